// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/qt/roles.h"
#include "model/qt/table_model_base.h"
#include "model/vram/mitigations.h"

#include <vector>

namespace faultline {

/// What would make a training take less, the best first: bytes saved, whether it fits then, what it
/// costs. Roles: DisplayRole, ToolTipRole, SortRole, IdRole (id of its lever), FitRole,
/// AdviceRole (lines for the configuration), DetailRole (what it costs, in a sentence).
class MitigationModel final : public TableModelBase {
    Q_OBJECT

public:
    enum Column {
        ChangeColumn,
        SavedColumn,
        PeakColumn,
        FitColumn,
        SpeedColumn,
        RateColumn,
        kColumns,
    };

    using TableModelBase::TableModelBase;

    void setMitigations(std::vector<vram::Mitigation> mitigations);
    [[nodiscard]] const vram::Mitigation& mitigation(int row) const;

private:
    [[nodiscard]] int rows() const override { return static_cast<int>(m_mitigations.size()); }
    [[nodiscard]] int columns() const override { return kColumns; }
    [[nodiscard]] QVariant cell(int row, int column, int role) const override;
    [[nodiscard]] QString columnTitle(int column) const override;
    [[nodiscard]] bool isNumber(int column) const override
    {
        return column == SavedColumn || column == PeakColumn || column == SpeedColumn
               || column == RateColumn;
    }
    [[nodiscard]] QString textOf(const vram::Mitigation& mitigation, int column) const;
    [[nodiscard]] QVariant valueOf(const vram::Mitigation& mitigation, int column) const;

    std::vector<vram::Mitigation> m_mitigations;
};

} // namespace faultline
