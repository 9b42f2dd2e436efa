// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QList>
#include <QMainWindow>

class QDockWidget;

namespace faultline::ui {

class CasePanel;
class IssuesPanel;
class NavigatorPanel;
class ChecklistPanel;
class RulePanel;
class ViewContext;

/// The docks of the window and what is in them. The window says when they are shown.
class WindowDocks {
public:
    /// Makes them children of `window`, at the places where they are until the user moves them.
    WindowDocks(ViewContext& context, QMainWindow& window);
    /// They look at the state, which may be gone before the window is.
    ~WindowDocks();
    WindowDocks(const WindowDocks&) = delete;
    WindowDocks& operator=(const WindowDocks&) = delete;

    /// For the menu: a toggle for each dock, and what steps through the curve events.
    [[nodiscard]] QList<QAction*> toggleActions() const;
    /// Brings a dock to the front of those it shares its place with.
    static void reveal(QDockWidget& dock);

    CasePanel* casePanel;
    IssuesPanel* issuesPanel;
    NavigatorPanel* navigatorPanel;
    RulePanel* rulePanel;
    ChecklistPanel* checklistPanel;
    QDockWidget* caseDock;
    QDockWidget* issuesDock;
    QDockWidget* navigatorDock;
    QDockWidget* ruleDock;
    QDockWidget* checklistDock;
};

} // namespace faultline::ui
