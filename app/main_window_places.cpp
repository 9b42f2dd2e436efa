// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the window leads to: a run, a tag, a finding, what is searched for; and what stands around
// the page.
#include "app/main_window.h"
#include "app/settings.h"
#include "app/switcher_entries.h"
#include "app/window_actions.h"
#include "model/core/location.h"
#include "model/qt/text.h"
#include "model/session/open_case.h"
#include "widgets/shell/case_panel.h"
#include "widgets/shell/open_location_dialog.h"
#include "widgets/shell/page_stack.h"
#include "widgets/shell/quick_switcher.h"
#include "widgets/views/checklist/checklist_strip.h"
#include "widgets/views/findings/finding_proof.h"

namespace faultline::ui {

namespace {

void openFindingIn(ViewContext& context, std::size_t index)
{
    const DiagnosisPtr& diagnosis = context.opened().diagnosis();
    if (diagnosis == nullptr || index >= diagnosis->findings.size())
        return;
    const Finding& finding = diagnosis->findings[index];
    if (const Evidence* proof = bestProof(finding))
        context.openProof(*proof, finding.severity);
    else
        context.openFinding(QString::fromStdString(finding.ruleId.text()),
                            context.nameOf(finding.run));
}

} // namespace

/// Around a lesson there is nothing of the user's own case, which it could be mistaken for.
void MainWindow::refreshFrame()
{
    const bool open = m_opened.caseData() != nullptr;
    const bool isLesson = m_pages->ownContext() != nullptr;
    m_docks.showCaseDock(open && !isLesson);
    m_docks.setAside(isLesson);
    m_strip->parentWidget()->setHidden(isLesson);
    const bool isJudged = open && !isLesson && m_opened.diagnosis() != nullptr;
    for (QAction* action :
         {m_actions->exportReport, m_actions->copyVerdict, m_actions->copyMarkdown})
        action->setEnabled(isJudged);
}

void MainWindow::showRun(const QString& run)
{
    WindowDocks::reveal(*m_docks.caseDock);
    m_docks.casePanel->revealRun(run);
}

void MainWindow::showTag(const QString& tag)
{
    m_context.openTag(tag);
}

void MainWindow::showFinding(std::size_t index)
{
    openFindingIn(m_context, index);
}

void MainWindow::openSwitcher()
{
    if (ViewContext* const lesson = m_pages->ownContext()) {
        const SwitcherTargets targets{
            .showRun = [lesson](const QString& run) { lesson->setRunVisible(run, true); },
            .showTag = [lesson](const QString& tag) { lesson->openTag(tag); },
            .showFinding = [lesson](std::size_t index) { openFindingIn(*lesson, index); }};
        const CasePtr& looked = lesson->opened().caseData();
        m_switcher->open(switcherEntries(*lesson, m_actions->pages->actions(),
                                         m_actions->searchable(),
                                         looked ? collectTags(*looked) : QStringList(), targets));
        return;
    }
    const SwitcherTargets targets{.showRun = [this](const QString& run) { showRun(run); },
                                  .showTag = [this](const QString& tag) { showTag(tag); },
                                  .showFinding = [this](std::size_t index) { showFinding(index); }};
    m_switcher->open(switcherEntries(m_context, m_actions->pages->actions(),
                                     m_actions->searchable(), m_tags, targets));
}

void MainWindow::chooseLocation()
{
    QStringList recent;
    for (const QStringList& paths : m_settings.recent()) {
        if (paths.size() == 1 && isUri(paths.first().toStdString()))
            recent << paths;
    }
    auto* dialog = new OpenLocationDialog(recent, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &OpenLocationDialog::chosen, this,
            [this](const QString& location) { openPaths({location}); });
    dialog->open();
}

} // namespace faultline::ui
