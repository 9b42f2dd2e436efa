// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window_docks.h"

#include "widgets/shell/case_panel.h"
#include "widgets/shell/help_panel.h"
#include "widgets/shell/issues_panel.h"
#include "widgets/shell/navigator_panel.h"
#include "widgets/style/theme.h"
#include "widgets/views/rules/rule_panel.h"

#include <QCoreApplication>

#include <utility>

namespace faultline::ui {

namespace {

/// With the rail it leaves 1000 of 1280 pixels to the page.
constexpr int kCaseDockWidth = 27 * kGrid;
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
      helpPanel(new HelpPanel(&window)),
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
      helpDock(addDock(window, QStringLiteral("helpDock"), DockTexts::tr("Help"), helpPanel,
                       Qt::RightDockWidgetArea, QKeySequence(Qt::Key_F1)))
{
    rulePanel->setMinimumWidth(kLeastSideWidth);
    helpPanel->setMinimumWidth(kLeastSideWidth);
    window.tabifyDockWidget(ruleDock, helpDock);
    window.tabifyDockWidget(issuesDock, navigatorDock);
    window.resizeDocks({caseDock, ruleDock}, {kCaseDockWidth, kSideDockWidth}, Qt::Horizontal);
    // By the menu or by its own button; not when the whole window goes.
    QObject::connect(caseDock->toggleViewAction(), &QAction::toggled, caseDock, [this] {
        if (!m_isChanging)
            m_isCaseWanted = !caseDock->isHidden();
    });
    issuesDock->hide();
    navigatorDock->hide();
    ruleDock->hide();
    helpDock->hide();
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
    delete helpDock;
}

QList<QAction*> WindowDocks::toggleActions() const
{
    return QList<QAction*>{caseDock->toggleViewAction(), issuesDock->toggleViewAction(),
                           navigatorDock->toggleViewAction(), ruleDock->toggleViewAction()}
           + navigatorPanel->stepActions();
}

void WindowDocks::showCaseDock(bool isOpen)
{
    caseDock->toggleViewAction()->setEnabled(isOpen);
    m_isChanging = true;
    caseDock->setVisible(isOpen && m_isCaseWanted);
    m_isChanging = false;
}

void WindowDocks::setAside(bool isAside)
{
    if (std::exchange(m_isAside, isAside) == isAside)
        return;
    for (QDockWidget* dock : {issuesDock, navigatorDock, ruleDock}) {
        if (isAside && !dock->isHidden()) {
            m_hidden << dock;
            dock->hide();
        }
        dock->toggleViewAction()->setEnabled(!isAside);
    }
    if (!isAside) {
        for (QDockWidget* dock : std::exchange(m_hidden, {}))
            dock->show();
    }
}

void WindowDocks::reveal(QDockWidget& dock)
{
    dock.show();
    dock.raise();
}

} // namespace faultline::ui
