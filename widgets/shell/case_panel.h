// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSet>
#include <QString>
#include <QWidget>

class QLabel;
class QLineEdit;
class QSplitter;
class QToolButton;
class QTreeView;

namespace faultline {
class RunTreeModel;
}

namespace faultline::ui {

class ArtifactPanel;
class RunFilter;
class ViewContext;

/// What the case holds: its runs as a tree with colour, visibility, points and damage, and below
/// them everything else, by kind. One filter for both.
class CasePanel : public QWidget {
    Q_OBJECT

public:
    explicit CasePanel(ViewContext& context, QWidget* parent = nullptr);
    ~CasePanel() override;

    /// Selects a run and scrolls to it, whatever the filter says.
    void revealRun(const QString& run);

signals:
    /// The user wants to know more about a damage badge.
    void issuesRequested();
    /// The user wants to say which columns of a file are read; its path.
    void columnsRequested(const QString& path);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void buildTree();
    void buildFilter();
    [[nodiscard]] QWidget* buildFooter();
    void shareHeight();
    void refreshCase();
    void refreshVisibility();
    void refreshRestarts();
    void refreshFooter();
    void refreshIcons();
    void restoreExpansion();
    void showMenu(const QPoint& position);
    /// Path of the table that makes a run; empty if none does.
    [[nodiscard]] QString tableOf(const QString& run) const;

    ViewContext& m_context;
    RunTreeModel* m_model;
    RunFilter* m_filter;
    QSplitter* m_splitter;
    QTreeView* m_tree;
    QLineEdit* m_filterEdit;
    QAction* m_filterIcon = nullptr;
    QLabel* m_count;
    QToolButton* m_showAll;
    QToolButton* m_hideAll;
    ArtifactPanel* m_artifacts;
    QSet<QString> m_collapsed; ///< ids of folded rows, kept over model resets
    bool m_restoring = false;
    bool m_splitByUser = false;
};

} // namespace faultline::ui
