// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/switcher_entries.h"

#include "app/window_actions.h"
#include "model/qt/text.h"
#include "model/session/open_case.h"
#include "widgets/messages.h"
#include "widgets/style/theme.h"
#include "widgets/view_context.h"

#include <QCoreApplication>

#include <set>
#include <string_view>

namespace faultline::ui {

namespace {

class Switcher {
    Q_DECLARE_TR_FUNCTIONS(Switcher)
};

QString plainText(QString text)
{
    text.replace(QStringLiteral("&&"), QStringLiteral("\x01"));
    text.remove(u'&');
    text.replace(u'\x01', u'&');
    return text;
}

void addAction(std::vector<SwitcherEntry>& entries, QAction* action, const QString& kind)
{
    const QString name = WindowActions::iconName(*action);
    entries.push_back({.title = plainText(action->text()),
                       .kind = kind,
                       .iconName = name.isEmpty() ? QStringLiteral("chevron-right") : name,
                       .shortcut = action->shortcut().toString(QKeySequence::NativeText),
                       .activate = [action] { action->trigger(); }});
}

void addFindings(std::vector<SwitcherEntry>& entries, const Diagnosis& diagnosis,
                 const SwitcherTargets& targets)
{
    for (std::size_t i = 0; i < diagnosis.findings.size(); ++i) {
        const Finding& finding = diagnosis.findings[i];
        entries.push_back({.title = translated(finding.title),
                           .kind = Switcher::tr("Finding"),
                           .iconName = severityIconName(finding.severity),
                           .shortcut = {},
                           .activate = [show = targets.showFinding, i] { show(i); }});
    }
}

void addNames(std::vector<SwitcherEntry>& entries, const QStringList& names, const QString& kind,
              const QString& iconName, const std::function<void(const QString&)>& show)
{
    for (const QString& name : names) {
        entries.push_back({.title = name,
                           .kind = kind,
                           .iconName = iconName,
                           .shortcut = {},
                           .activate = [show, name] { show(name); }});
    }
}

} // namespace

std::vector<SwitcherEntry> switcherEntries(const ViewContext& context, const QList<QAction*>& pages,
                                           const QList<QAction*>& actions, const QStringList& tags,
                                           const SwitcherTargets& targets)
{
    std::vector<SwitcherEntry> entries;
    QStringList runs;
    if (const CasePtr& opened = context.opened().caseData()) {
        for (QAction* page : pages)
            addAction(entries, page, Switcher::tr("Page"));
        for (const RunPtr& run : opened->runs)
            runs << toQString(run->name);
    }
    if (context.opened().diagnosis())
        addFindings(entries, *context.opened().diagnosis(), targets);
    for (QAction* action : actions)
        addAction(entries, action, Switcher::tr("Action"));
    addNames(entries, runs, Switcher::tr("Run"), QStringLiteral("run"), targets.showRun);
    addNames(entries, tags, Switcher::tr("Tag"), QStringLiteral("tag"), targets.showTag);
    return entries;
}

QStringList collectTags(const CaseData& data)
{
    std::set<std::string_view> different;
    for (const RunPtr& run : data.runs) {
        for (const auto& entry : run->scalars)
            different.insert(entry.first);
    }
    QStringList tags;
    tags.reserve(static_cast<qsizetype>(different.size()));
    for (const std::string_view tag : different)
        tags << toQString(tag);
    return tags;
}

} // namespace faultline::ui
