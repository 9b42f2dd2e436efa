// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QDockWidget>
#include <QList>
#include <QMainWindow>

namespace faultline::ui {

class CasePanel;
class HelpPanel;
class IssuesPanel;
class NavigatorPanel;
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
    /// The tree of a case is there only while a case is, and if the user did not close it.
    void showCaseDock(bool isOpen);
    /// Hides those that are about the case of the window while another is looked at; the ones that
    /// were shown come back.
    void setAside(bool isAside);
    /// After the window has put its docks where they were.
    void noteRestored() { m_isCaseWanted = !caseDock->isHidden(); }
    /// Brings a dock to the front of those it shares its place with.
    static void reveal(QDockWidget& dock);

    CasePanel* casePanel;
    IssuesPanel* issuesPanel;
    NavigatorPanel* navigatorPanel;
    RulePanel* rulePanel;
    HelpPanel* helpPanel;
    QDockWidget* caseDock;
    QDockWidget* issuesDock;
    QDockWidget* navigatorDock;
    QDockWidget* ruleDock;
    QDockWidget* helpDock;

private:
    bool m_isCaseWanted = true;
    bool m_isChanging = false;
    bool m_isAside = false;
    QList<QDockWidget*> m_hidden; ///< by setAside()
};

} // namespace faultline::ui
