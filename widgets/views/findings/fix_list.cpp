// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/findings/fix_list.h"

#include "model/checklist/checklist_items.h"
#include "model/qt/case_document.h"
#include "model/qt/checklist_model.h"
#include "model/session/open_case.h"
#include "widgets/controls/code_block.h"
#include "widgets/controls/text_labels.h"
#include "widgets/messages.h"
#include "widgets/style/theme.h"
#include "widgets/views/findings/fix_patch.h"

#include <QBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

#include <utility>

namespace faultline::ui {

FixList::FixList(ViewContext& context, DiagnosisPtr diagnosis, const Finding& finding,
                 QWidget* parent)
    : QWidget(parent),
      m_context(context),
      m_diagnosis(std::move(diagnosis)),
      m_finding(finding),
      m_column(new QVBoxLayout(this))
{
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(kGrid);
    m_column->addWidget(makeCardHeading(tr("What to do"), this));
    int number = 0;
    for (const Fix& fix : m_finding.fixes)
        addFix(fix, ++number);
}

void FixList::addFix(const Fix& fix, int number)
{
    QLabel* title = makeTextLabel(m_finding.fixes.size() > 1
                                      ? tr("%1. %2").arg(number).arg(translated(fix.title))
                                      : translated(fix.title),
                                  this);
    QFont bold = title->font();
    bold.setWeight(QFont::DemiBold);
    title->setFont(bold);
    m_column->addWidget(title);
    if (!fix.detail.empty())
        m_column->addWidget(makeTextLabel(translated(fix.detail), this));
    if (!fix.edits.empty() && m_context.opened().caseData())
        m_column->addWidget(new FixPatch(m_context.opened().jobs(), m_context.opened().caseData(),
                                         fix.edits, this));
    for (const Fix::Snippet& snippet : fix.snippets)
        m_column->addWidget(new CodeBlock(QString::fromStdString(snippet.language),
                                          QString::fromStdString(snippet.code), this));
    if (!fix.check.empty())
        m_column->addWidget(
            makeMutedLabel(tr("The next run must show: %1").arg(translated(fix.check)), this));
    if (checklistItemOf(m_finding.code) != nullptr)
        addTried(fix);
}

void FixList::addTried(const Fix& fix)
{
    auto* line = new QWidget(this);
    auto* row = new QHBoxLayout(line);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(kGrid);
    auto* tried = new QPushButton(icon(QStringLiteral("check"), palette()), tr("Tried it…"), line);
    tried->setAccessibleName(tr("Tried it: %1").arg(translated(fix.title)));
    tried->setToolTip(tr("Notes the numbers as they are now, to compare the next run with"));
    auto* note = new QLineEdit(line);
    note->setPlaceholderText(tr("What you changed (optional)"));
    note->setAccessibleName(tr("What you changed"));
    note->hide();
    auto* save = new QPushButton(tr("Save"), line);
    save->hide();
    QLabel* status = makeMutedLabel({}, line);
    row->addWidget(tried);
    row->addWidget(note, 1);
    row->addWidget(save);
    row->addWidget(status, 1);
    m_column->addWidget(line);

    const auto edit = [tried, note, save, status](bool edited) {
        tried->setVisible(!edited);
        status->setVisible(!edited && !status->text().isEmpty());
        note->setVisible(edited);
        save->setVisible(edited);
    };
    // `fix` belongs to the diagnosis that this holds.
    const auto refresh = [this, status, edit, &fix] {
        status->setText(triedText(fix));
        edit(false);
    };
    const auto take = [this, note, &fix] { noteTried(fix, note->text()); };
    connect(tried, &QPushButton::clicked, note, [note, edit] {
        edit(true);
        note->setFocus();
    });
    connect(note, &QLineEdit::returnPressed, this, take);
    connect(save, &QPushButton::clicked, this, take);
    connect(&m_context.opened().document(), &CaseDocument::progressChanged, line, refresh);
    refresh();
}

QString FixList::triedText(const Fix& fix) const
{
    const ChecklistItem* item = checklistItemOf(m_finding.code);
    const ItemProgress* progress =
        item == nullptr ? nullptr : m_context.opened().document().progress().find(item->id);
    if (progress == nullptr)
        return {};
    for (auto attempt = progress->attempts.rbegin(); attempt != progress->attempts.rend();
         ++attempt) {
        if (isOf(*attempt, m_finding.ruleId, fix))
            return tr("Tried on %1 · %2", "date, outcome")
                .arg(formatted(attempt->time, Unit::WallTime),
                     attemptOutcomeName(attempt->outcome));
    }
    return {};
}

void FixList::noteTried(const Fix& fix, const QString& note)
{
    const ChecklistItem* item = checklistItemOf(m_finding.code);
    FixAttempt attempt = takeFix(*m_diagnosis, m_finding, fix, CaseDocument::now());
    attempt.note = note.trimmed().toStdString();
    m_context.opened().document().addAttempt(item->id, std::move(attempt));
}

} // namespace faultline::ui
