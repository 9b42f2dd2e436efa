// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/summaries/graph_tree.h"

#include <QAbstractItemModel>

#include <memory>

namespace faultline {

/// A graph by its name scopes. Copies nothing: rows are looked up when they are shown, however
/// large the graph. Roles: DisplayRole, ToolTipRole (the whole name).
class GraphTreeModel final : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Column {
        NameColumn,
        OperationColumn,
        NodesColumn,
        ParametersColumn,
        BytesColumn,
        ShapeColumn,
        kColumns
    };

    using QAbstractItemModel::QAbstractItemModel;

    /// Null: nothing to show.
    void setTree(std::shared_ptr<const GraphTree> tree);
    [[nodiscard]] const std::shared_ptr<const GraphTree>& tree() const { return m_tree; }

    /// Entry of the tree, 0 for an invalid index.
    [[nodiscard]] static std::uint32_t entryOf(const QModelIndex& index);
    [[nodiscard]] QModelIndex indexOf(std::uint32_t entry) const;

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& child) const override;
    using QObject::parent;
    [[nodiscard]] int rowCount(const QModelIndex& parent) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    [[nodiscard]] QString text(const GraphTree::Entry& entry, int column) const;

    std::shared_ptr<const GraphTree> m_tree;
};

} // namespace faultline
