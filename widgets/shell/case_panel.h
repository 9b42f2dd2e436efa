// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSet>
#include <QString>
#include <QWidget>

class QLabel;
class QLineEdit;
class QToolButton;
class QTreeView;

namespace faultline {
class RunTreeModel;
}

namespace faultline::ui {

class RunFilter;
class ViewState;

/// What the case holds: its runs as a tree with colour, visibility, points and damage.
class CasePanel : public QWidget {
    Q_OBJECT

public:
    explicit CasePanel(ViewState& state, QWidget* parent = nullptr);
    ~CasePanel() override;

    /// Selects a run and scrolls to it, whatever the filter says.
    void revealRun(const QString& run);

signals:
    /// The user wants to know more about a damage badge.
    void issuesRequested();

protected:
    void changeEvent(QEvent* event) override;

private:
    void buildTree();
    void buildFilter();
    void buildFooter();
    void refreshCase();
    void refreshVisibility();
    void refreshFooter();
    void refreshIcons();
    void restoreExpansion();
    void showMenu(const QPoint& position);

    ViewState& m_state;
    RunTreeModel* m_model;
    RunFilter* m_filter;
    QTreeView* m_tree;
    QLineEdit* m_filterEdit;
    QAction* m_filterIcon = nullptr;
    QLabel* m_count;
    QToolButton* m_showAll;
    QToolButton* m_hideAll;
    QSet<QString> m_collapsed; ///< ids of folded rows, kept over model resets
    bool m_restoring = false;
};

} // namespace faultline::ui
