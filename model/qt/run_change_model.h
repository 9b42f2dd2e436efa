// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/compare/comparison.h"

#include <QAbstractTableModel>

#include <memory>
#include <vector>

namespace faultline {

/// The differences of one area of a comparison, most consequential first. Roles: IdRole (of the
/// change), KindRole (ChangeKind), DetailRole (its note), FilterRole.
class RunChangeModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum class Column { Path, A, B, About, Where };

    using QAbstractTableModel::QAbstractTableModel;

    /// Null: nothing. `listsAll`: cosmetic and renamed ones, too.
    void setComparison(std::shared_ptr<const RunComparison> comparison, ChangeArea area,
                       bool listsAll);
    [[nodiscard]] const RunChange& changeAt(int row) const { return *m_rows.at(std::size_t(row)); }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    std::shared_ptr<const RunComparison> m_comparison; ///< keeps what m_rows point at
    std::vector<const RunChange*> m_rows;
};

} // namespace faultline
