// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/artifact.h"

#include <QSet>
#include <QString>
#include <QWidget>

class QTreeView;

namespace faultline {
class ArtifactTreeModel;
}

namespace faultline::ui {

class SectionHeader;
class ViewContext;

/// What a case holds besides its runs: logs, configurations, traces, what was not recognised.
/// Opening a row (double click, Return) shows it on its page. Folds to its heading.
class ArtifactPanel : public QWidget {
    Q_OBJECT

public:
    explicit ArtifactPanel(ViewContext& context, QWidget* parent = nullptr);
    ~ArtifactPanel() override;

    void setFilter(const QString& text);
    [[nodiscard]] bool isEmpty() const; ///< nothing at all, whatever the filter
    [[nodiscard]] bool isFolded() const;
    [[nodiscard]] int heightForRows() const; ///< that shows every unfolded row
    [[nodiscard]] int foldedHeight() const;
    [[nodiscard]] QTreeView& tree() { return *m_tree; }

signals:
    void heightChanged(); ///< folded, unfolded, other rows
    /// The user wants to know more about damage.
    void issuesRequested();
    /// The user wants a file to be read as a table of metrics; its path.
    void columnsRequested(const QString& path);

private:
    class Filter;

    void buildTree();
    void refreshCase();
    void refreshHeader();
    void refreshCurrent(ArtifactKind kind);
    void restoreExpansion();
    void open(const QModelIndex& index);
    void showMenu(const QPoint& position);

    ViewContext& m_context;
    ArtifactTreeModel* m_model;
    Filter* m_filter;
    SectionHeader* m_header;
    QTreeView* m_tree;
    QSet<QString> m_folded; ///< ids of folded groups, kept over model resets
    bool m_restoring = false;
};

} // namespace faultline::ui
