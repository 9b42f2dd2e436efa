// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The bars of the window: toolbar, rail of pages, status bar.
#include "app/main_window.h"
#include "app/window_actions.h"
#include "model/session/open_case.h"
#include "widgets/shell/job_button.h"
#include "widgets/shell/load_status.h"
#include "widgets/shell/navigation_rail.h"
#include "widgets/shell/search_button.h"
#include "widgets/shell/transfer_status.h"

#include <QLabel>
#include <QLayout>
#include <QMenu>
#include <QStatusBar>
#include <QToolBar>
#include <QToolButton>

namespace faultline::ui {

void MainWindow::buildToolBar()
{
    auto* bar = new QToolBar(tr("Main toolbar"), this);
    bar->setObjectName(QStringLiteral("mainToolBar"));
    bar->setMovable(false);
    bar->setContextMenuPolicy(Qt::PreventContextMenu);
    bar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    bar->layout()->setContentsMargins(kGrid / 2, 2, kGrid / 2, 2);
    for (QAction* action : {m_actions->back, m_actions->forward}) {
        bar->addAction(action);
        auto* button = qobject_cast<QToolButton*>(bar->widgetForAction(action));
        button->setToolButtonStyle(Qt::ToolButtonIconOnly);
        button->setFocusPolicy(Qt::TabFocus);
    }

    m_openButton = new QToolButton(bar);
    m_openButton->setText(tr("Open"));
    m_openButton->setToolTip(tr("Open a folder of runs; the arrow offers more"));
    m_openButton->setAccessibleName(tr("Open"));
    m_openButton->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_openButton->setPopupMode(QToolButton::MenuButtonPopup);
    m_openButton->setFocusPolicy(Qt::TabFocus);
    auto* menu = new QMenu(m_openButton);
    menu->addActions({m_actions->openFolder, m_actions->openFiles, m_actions->openLocation,
                      m_actions->openDemo});
    m_openButton->setMenu(menu);
    connect(m_openButton, &QToolButton::clicked, this, &MainWindow::chooseFolder);
    bar->addWidget(m_openButton);
    bar->addAction(m_actions->follow);
    bar->widgetForAction(m_actions->follow)->setFocusPolicy(Qt::TabFocus);
    auto* space = new QWidget(bar);
    space->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    bar->addWidget(space);
    auto* search = new SearchButton(m_actions->search->shortcut(), bar);
    connect(search, &SearchButton::clicked, this, &MainWindow::openSwitcher);
    bar->addWidget(search);
    addToolBar(bar);
}

void MainWindow::buildPageBar()
{
    auto* bar = new QToolBar(tr("Pages"), this);
    bar->setObjectName(QStringLiteral("pageBar"));
    bar->setMovable(false);
    bar->setContextMenuPolicy(Qt::PreventContextMenu);
    bar->layout()->setContentsMargins(0, 0, 0, 0);
    auto* rail = new NavigationRail(m_actions->pages->actions(), bar);
    rail->setLabelsShown(m_settings.pageLabels());
    m_actions->pageLabels->setChecked(rail->areLabelsShown());
    connect(m_actions->pageLabels, &QAction::toggled, this, [this, rail](bool shown) {
        rail->setLabelsShown(shown);
        m_settings.setPageLabels(shown);
    });
    bar->addWidget(rail);
    addToolBar(Qt::LeftToolBarArea, bar);
}

void MainWindow::buildStatusBar()
{
    statusBar()->setSizeGripEnabled(false);
    m_statusText = new QLabel(this);
    m_statusText->setContentsMargins(kGrid, 0, kGrid, 0);
    m_issuesBadge = new QToolButton(this);
    m_issuesBadge->setAutoRaise(true);
    m_issuesBadge->setFocusPolicy(Qt::TabFocus);
    m_issuesBadge->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_issuesBadge->setIconSize(QSize(2 * kGrid, 2 * kGrid));
    m_issuesBadge->hide();
    connect(m_issuesBadge, &QToolButton::clicked, this, &MainWindow::showIssues);
    statusBar()->addWidget(new LoadStatus(m_loader, m_opened.diagnosing(), this));
    m_jobButton = new JobButton(m_opened.jobs(), this);
    statusBar()->addWidget(m_jobButton);
    m_followText = new QLabel(this);
    m_followText->setContentsMargins(kGrid, 0, kGrid, 0);
    m_followText->hide();
    statusBar()->addPermanentWidget(m_followText);
    statusBar()->addPermanentWidget(new TransferStatus(this));
    statusBar()->addPermanentWidget(m_statusText);
    statusBar()->addPermanentWidget(m_issuesBadge);
}

} // namespace faultline::ui
