// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/artifact.h"

#include <QSet>
#include <QString>
#include <QWidget>

class QLineEdit;
class QMenu;
class QModelIndex;
class QToolButton;
class QTreeView;

namespace faultline {
class ArtifactTreeModel;
class JoinedTreeModel;
class RunTreeModel;
} // namespace faultline

namespace faultline::ui {

class CaseFilter;
class ElidedLabel;
class ViewContext;

/// What the case holds, as one tree: its runs with colour, visibility, points and damage, and below
/// them everything else by kind. Opening a file (double click, Return) shows it on its page.
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
    /// CaseComparison holds what is to be compared.
    void comparisonRequested();
    /// Runs that lie beside a training, known by its first run, are to be looked for.
    void nearbyRequested(const faultline::RunId& asked);
    /// A run of another folder is to be opened and compared with.
    void otherFolderRequested();

protected:
    void changeEvent(QEvent* event) override;

private:
    void buildTree();
    void buildFilter();
    [[nodiscard]] QWidget* buildFooter();
    void refreshCase();
    void refreshFiles();
    void refreshVisibility();
    void refreshRestarts();
    void refreshFooter();
    void refreshCurrent(ArtifactKind kind);
    void refreshIcons();
    void restoreExpansion();
    void showMenu(const QPoint& position);
    void fillRunMenu(QMenu& menu, const QModelIndex& index);
    void fillCompareMenu(QMenu& menu, const QString& run);
    void fillFileMenu(QMenu& menu, const QModelIndex& index);
    void openFile(const QModelIndex& index);
    /// The row of a run or an artifact in the tree; invalid if the filter hides it.
    [[nodiscard]] QModelIndex shownIndex(const QModelIndex& source) const;
    /// Path of the table that makes a run; empty if none does.
    [[nodiscard]] QString tableOf(const QString& run) const;

    ViewContext& m_context;
    RunTreeModel* m_runs;
    ArtifactTreeModel* m_files;
    JoinedTreeModel* m_joined;
    CaseFilter* m_filter;
    QTreeView* m_tree;
    QLineEdit* m_filterEdit;
    QAction* m_filterIcon = nullptr;
    ElidedLabel* m_count;
    QToolButton* m_showAll;
    QToolButton* m_hideAll;
    QSet<QString> m_collapsed; ///< ids of folded rows, kept over model resets
    bool m_restoring = false;
};

} // namespace faultline::ui
