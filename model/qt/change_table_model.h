// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/qt/roles.h"
#include "model/qt/table_model_base.h"

#include <QString>

#include <cstdint>
#include <vector>

namespace faultline {

/// Something that two trainings differ in and the bytes that it makes.
struct MemoryChange {
    QString what;   ///< "Batch"
    QString before; ///< "16"
    QString after;  ///< "32"
    std::int64_t bytes = 0;
};

/// From what one training needs to what another needs, a row for each difference: their bytes and
/// the sum up to there. The first and last row are the trainings themselves. Roles: DisplayRole,
/// SortRole and those below.
class ChangeTableModel final : public TableModelBase {
    Q_OBJECT

public:
    enum Column { WhatColumn, BeforeColumn, AfterColumn, BytesColumn, BarColumn, kColumns };
    enum ChangeRole : int {
        BeginRole = Qt::UserRole + 200, ///< qlonglong: the sum before the row
        EndRole,                        ///< qlonglong: the sum after it
        IsTotalRole,                    ///< bool: a training itself
    };

    using TableModelBase::TableModelBase;

    void setChanges(const QString& beforeName, std::int64_t beforeBytes,
                    std::vector<MemoryChange> changes, const QString& afterName,
                    std::int64_t afterBytes);
    void clear();
    [[nodiscard]] std::int64_t lowest() const;  ///< of the sums; 0 without rows
    [[nodiscard]] std::int64_t highest() const; ///< of the sums; 0 without rows

private:
    struct Row {
        MemoryChange change;
        std::int64_t begin = 0;
        std::int64_t end = 0;
        bool isTotal = false;
    };
    [[nodiscard]] int rows() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] int columns() const override { return kColumns; }
    [[nodiscard]] QVariant cell(int row, int column, int role) const override;
    [[nodiscard]] QString columnTitle(int column) const override;
    [[nodiscard]] bool isNumber(int column) const override { return column == BytesColumn; }

    std::vector<Row> m_rows;
};

} // namespace faultline
