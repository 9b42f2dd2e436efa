// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>

namespace faultline {

/// The part of a flat table model that is easy to get wrong, done once: counts are 0
/// below a valid parent, every index is checked. A model gives rows, columns and cells.
class TableModelBase : public QAbstractTableModel {
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const final;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const final;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const final;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const final;

private:
    [[nodiscard]] virtual int rows() const = 0;
    [[nodiscard]] virtual int columns() const = 0;
    /// Row and column are in range.
    [[nodiscard]] virtual QVariant cell(int row, int column, int role) const = 0;
    [[nodiscard]] virtual QString columnTitle(int column) const = 0;
    /// Numbers stand at the right edge, their title too.
    [[nodiscard]] virtual bool isNumber(int column) const = 0;
};

} // namespace faultline
