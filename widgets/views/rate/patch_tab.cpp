// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/rate/patch_tab.h"

#include "model/qt/text.h"
#include "model/session/open_case.h"
#include "widgets/controls/text_labels.h"
#include "widgets/style/theme.h"
#include "widgets/view_context.h"
#include "widgets/views/findings/fix_patch.h"

#include <QBoxLayout>
#include <QLabel>
#include <QScrollArea>

namespace faultline::ui {

namespace {

bool isSameFamily(const ScheduleSpec& spec, const std::optional<PlannedSchedule>& plan)
{
    return plan && plan->spec.framework == spec.framework && plan->spec.family == spec.family;
}

/// A live run is read again and again, and most of the time its files are what they were.
bool isSameFile(const ConfigDocumentPtr& a, const ConfigDocumentPtr& b)
{
    return a == b
           || (a && b && a->id() == b->id() && a->file.path == b->file.path && a->text == b->text);
}

} // namespace

PatchTab::PatchTab(ViewContext& context, RateLab& lab, QWidget* parent)
    : QWidget(parent), m_context(context), m_lab(lab)
{
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    auto* scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setAccessibleName(tr("Patch"));
    outer->addWidget(scroll);
    auto* content = new QWidget(scroll);
    m_column = new QVBoxLayout(content);
    m_column->setContentsMargins(0, kGrid, kGrid, kGrid);
    m_column->setSpacing(kGrid);
    m_text = makeTextLabel({}, content);
    m_column->addWidget(m_text);
    m_column->addStretch(1);
    scroll->setWidget(content);
    connect(&lab, &RateLab::triedChanged, this, &PatchTab::refresh);
    refresh();
}

void PatchTab::explain(const TriedSchedule& tried)
{
    const RatePicturePtr main = m_lab.main();
    QStringList said;
    if (!main || !main->study.config)
        said << tr("No file names the schedule, so there is nothing to patch.");
    else if (!m_lab.isChanged())
        said << tr("Change a parameter beside the curve: what it takes in %1 is shown here.")
                    .arg(toQString(main->study.config->file.displayName));
    else if (!isSameFamily(tried.spec, main->study.plan))
        said << tr("%1 keeps its schedule: another one cannot be written as a change of values.")
                    .arg(toQString(main->study.config->file.displayName));
    QStringList elsewhere;
    for (const std::string& name : tried.notInFile)
        elsewhere << toQString(name);
    if (!elsewhere.isEmpty())
        said << tr("Not a field of the file: %1.").arg(elsewhere.join(QStringLiteral(", ")));
    m_text->setText(said.join(u' '));
    m_text->setVisible(!said.isEmpty());
}

void PatchTab::refresh()
{
    const TriedSchedulePtr& tried = m_lab.tried();
    if (!tried || !isVisible())
        return;
    explain(*tried);
    const CasePtr& opened = m_context.opened().caseData();
    const RatePicturePtr main = m_lab.main();
    const ConfigDocumentPtr file = main ? main->study.config : nullptr;
    if (m_edits == tried->edits && isSameFile(m_file, file))
        return;
    delete m_patch;
    m_patch = nullptr;
    m_edits = tried->edits;
    m_file = file;
    if (m_edits.empty() || !opened)
        return;
    m_patch = new FixPatch(m_context.opened().jobs(), opened, m_edits, this);
    m_column->insertWidget(1, m_patch);
}

QString PatchTab::explanation() const
{
    return m_text->text();
}

void PatchTab::finish()
{
    refresh();
    if (m_patch != nullptr)
        m_patch->settle();
}

void PatchTab::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    refresh();
}

} // namespace faultline::ui
