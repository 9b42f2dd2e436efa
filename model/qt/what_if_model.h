// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/pipeline/evidence/what_if.h"
#include "model/qt/table_model_base.h"

#include <vector>

namespace faultline {

/// What would make a pipeline faster: what to do first, all of it together, then single changes,
/// cheapest first. Roles: DisplayRole, ToolTipRole, SortRole, KindRole (1: all together).
class WhatIfModel final : public TableModelBase {
    Q_OBJECT

public:
    enum Column { SpeedColumn, IdleColumn, ChangeColumn, kColumns };

    using TableModelBase::TableModelBase;

    /// Changes that gain next to nothing are left out.
    void setReport(const pipeline::PipelineReport* report);
    [[nodiscard]] const pipeline::WhatIf& change(int row) const
    {
        return m_changes[static_cast<std::size_t>(row)];
    }
    [[nodiscard]] bool isRecommended(int row) const { return row < m_recommended; }

private:
    [[nodiscard]] int rows() const override { return static_cast<int>(m_changes.size()); }
    [[nodiscard]] int columns() const override { return kColumns; }
    [[nodiscard]] QVariant cell(int row, int column, int role) const override;
    [[nodiscard]] QString columnTitle(int column) const override;
    [[nodiscard]] bool isNumber(int column) const override { return column != ChangeColumn; }

    std::vector<pipeline::WhatIf> m_changes;
    int m_recommended = 0;
    bool m_hasNoGpu = false;
};

} // namespace faultline
