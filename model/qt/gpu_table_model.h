// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/qt/roles.h"
#include "model/qt/table_model_base.h"
#include "model/qt/vram_plan.h"
#include "model/qt/vram_text.h"

#include <optional>
#include <string>
#include <vector>

namespace faultline {

/// Which GPU a training needs: one row for each device, the smallest first, with whether the plan
/// fits and the largest batch. Roles: DisplayRole, ToolTipRole, SortRole, IdRole (name of the
/// device), FitRole, IsSmallestRole.
class GpuTableModel final : public TableModelBase {
    Q_OBJECT

public:
    enum Column {
        NameColumn,
        MemoryColumn,
        FitColumn,
        LargestColumn,
        SafeColumn,
        kColumns,
    };
    enum GpuRole : int {
        IsSmallestRole = Qt::UserRole + 200, ///< whether it is the smallest that surely fits
    };

    using TableModelBase::TableModelBase;

    void setPlan(const VramPlanPtr& plan); ///< null: no rows
    /// Of the rows, in order; nullopt while they are worked out.
    void setMaxBatches(const std::optional<std::vector<vram::MaxBatch>>& batches);
    [[nodiscard]] const vram::Gpu& gpu(int row) const;
    [[nodiscard]] Fit fit(int row) const;
    /// The first row that surely fits; -1: none.
    [[nodiscard]] int smallestFitting() const { return m_smallest; }
    [[nodiscard]] int rowOf(const std::string& gpu) const; ///< -1: none

private:
    [[nodiscard]] int rows() const override { return static_cast<int>(m_gpus.size()); }
    [[nodiscard]] int columns() const override { return kColumns; }
    [[nodiscard]] QVariant cell(int row, int column, int role) const override;
    [[nodiscard]] QString columnTitle(int column) const override;
    [[nodiscard]] bool isNumber(int column) const override
    {
        return column == MemoryColumn || column == LargestColumn || column == SafeColumn;
    }
    [[nodiscard]] QString textOf(int row, int column) const;
    [[nodiscard]] QVariant valueOf(int row, int column) const;

    VramPlanPtr m_plan;
    std::vector<vram::Gpu> m_gpus;
    std::vector<vram::MaxBatch> m_batches; ///< empty: not known yet
    int m_smallest = -1;
};

} // namespace faultline
