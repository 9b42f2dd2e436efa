// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/config_document.h"

#include <QAbstractItemModel>

namespace faultline {

/// A configuration as a tree: field, value, default, where it is set. Roles: IdRole (path of the
/// field), FilterRole, LineRole, FieldStateRole, SortRole (raw text of the cell).
class ConfigTreeModel : public QAbstractItemModel {
    Q_OBJECT

public:
    enum class Column { Field, Value, Default, Where, Count };

    using QAbstractItemModel::QAbstractItemModel;

    /// Null empties the model.
    void setDocument(ConfigDocumentPtr document);
    [[nodiscard]] const ConfigDocumentPtr& document() const { return m_document; }

    /// Invalid if there is no such field.
    [[nodiscard]] QModelIndex indexOfPath(const QString& path) const;
    /// The field written on a line, or the last one written above it; invalid if there is none.
    [[nodiscard]] QModelIndex indexOfLine(std::uint32_t line) const;

    [[nodiscard]] QModelIndex index(int row, int column,
                                    const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& child) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    [[nodiscard]] std::size_t nodeOf(const QModelIndex& index) const;
    [[nodiscard]] QModelIndex indexOf(std::size_t node) const;
    [[nodiscard]] QString cellText(const ConfigNode& node, Column column) const;
    [[nodiscard]] static QString whereText(const ConfigNode& node);

    ConfigDocumentPtr m_document;
    std::vector<std::vector<std::size_t>> m_children; ///< by node
    std::vector<int> m_rows;                          ///< by node: its row below its parent
};

} // namespace faultline
