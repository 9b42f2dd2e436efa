// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window_docks.h"

#include "widgets/shell/case_panel.h"
#include "widgets/shell/issues_panel.h"
#include "widgets/shell/navigator_panel.h"
#include "widgets/style/theme.h"
#include "widgets/views/checklist/checklist_panel.h"
#include "widgets/views/rules/rule_panel.h"

#include <QCoreApplication>
#include <QDockWidget>

namespace faultline::ui {

namespace {

constexpr int kCaseDockWidth = 28 * kGrid;
constexpr int kSideDockWidth = 40 * kGrid;
constexpr int kLeastSideWidth = 28 * kGrid; ///< three words a line

class DockTexts {
    Q_DECLARE_TR_FUNCTIONS(WindowDocks)
};

QDockWidget* addDock(QMainWindow& window, const QString& name, const QString& title, QWidget* panel,
                     Qt::DockWidgetArea area, const QKeySequence& keys)
{
    auto* dock = new QDockWidget(title, &window);
    dock->setObjectName(name);
    dock->setWidget(panel);
    dock->toggleViewAction()->setShortcut(keys);
    window.addDockWidget(area, dock);
    return dock;
}

} // namespace

WindowDocks::WindowDocks(ViewContext& context, QMainWindow& window)
    : casePanel(new CasePanel(context, &window)),
      issuesPanel(new IssuesPanel(context, &window)),
      navigatorPanel(new NavigatorPanel(context, &window)),
      rulePanel(new RulePanel(context, &window)),
      checklistPanel(new ChecklistPanel(context, &window)),
      caseDock(addDock(window, QStringLiteral("caseDock"), DockTexts::tr("Case"), casePanel,
                       Qt::LeftDockWidgetArea, QKeySequence(Qt::CTRL | Qt::Key_B))),
      issuesDock(addDock(window, QStringLiteral("issuesDock"), DockTexts::tr("Issues with files"),
                         issuesPanel, Qt::BottomDockWidgetArea,
                         QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_I))),
      navigatorDock(addDock(
          window, QStringLiteral("navigatorDock"), DockTexts::tr("Curve navigator"), navigatorPanel,
          Qt::BottomDockWidgetArea, QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_N))),
      ruleDock(addDock(window, QStringLiteral("ruleDock"), DockTexts::tr("Rule"), rulePanel,
                       Qt::RightDockWidgetArea, QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_U))),
      checklistDock(addDock(window, QStringLiteral("checklistDock"), DockTexts::tr("Checklist"),
                            checklistPanel, Qt::RightDockWidgetArea,
                            QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C)))
{
    checklistPanel->setMinimumWidth(kLeastSideWidth);
    rulePanel->setMinimumWidth(kLeastSideWidth);
    window.tabifyDockWidget(checklistDock, ruleDock);
    window.tabifyDockWidget(issuesDock, navigatorDock);
    window.resizeDocks({caseDock, checklistDock}, {kCaseDockWidth, kSideDockWidth}, Qt::Horizontal);
    issuesDock->hide();
    navigatorDock->hide();
    ruleDock->hide();
    QObject::connect(rulePanel, &RulePanel::ruleShown, ruleDock,
                     [dock = ruleDock] { reveal(*dock); });
    QObject::connect(navigatorPanel, &NavigatorPanel::stepRequested, navigatorDock,
                     [dock = navigatorDock] { reveal(*dock); });
}

WindowDocks::~WindowDocks()
{
    delete caseDock;
    delete issuesDock;
    delete navigatorDock;
    delete ruleDock;
    delete checklistDock;
}

QList<QAction*> WindowDocks::toggleActions() const
{
    return QList<QAction*>{caseDock->toggleViewAction(), issuesDock->toggleViewAction(),
                           navigatorDock->toggleViewAction(), ruleDock->toggleViewAction(),
                           checklistDock->toggleViewAction()}
           + navigatorPanel->stepActions();
}

void WindowDocks::reveal(QDockWidget& dock)
{
    dock.show();
    dock.raise();
}

} // namespace faultline::ui
