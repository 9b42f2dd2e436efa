// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/qt/table_model_base.h"
#include "model/vram/estimate.h"

#include <optional>
#include <vector>

namespace faultline {

/// What memory is made of at the peak, one row for each component that takes any. Beside another
/// estimate (a preview) each row tells the change too. Roles: DisplayRole, ToolTipRole, SortRole,
/// IdRole (int of vram::Component), MeaningRole.
class ComponentTableModel final : public TableModelBase {
    Q_OBJECT

public:
    enum Column { NameColumn, BytesColumn, ShareColumn, ChangeColumn, NoteColumn, kColumns };

    using TableModelBase::TableModelBase;

    void setComponents(std::vector<vram::ComponentBytes> components);
    /// What it would be instead; empty: nothing to compare with.
    void setPreview(std::vector<vram::ComponentBytes> components);
    /// -1: not listed.
    [[nodiscard]] int rowOf(vram::Component component) const;

private:
    struct Row {
        vram::Component component = vram::Component::Weights;
        std::int64_t bytes = 0;
        std::int64_t preview = 0;
        Text note;
    };
    [[nodiscard]] int rows() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] int columns() const override { return kColumns; }
    [[nodiscard]] QVariant cell(int row, int column, int role) const override;
    [[nodiscard]] QString columnTitle(int column) const override;
    [[nodiscard]] bool isNumber(int column) const override
    {
        return column != NameColumn && column != NoteColumn;
    }
    void refresh();
    [[nodiscard]] QString textOf(const Row& row, int column) const;

    std::vector<vram::ComponentBytes> m_components;
    std::vector<vram::ComponentBytes> m_preview;
    std::vector<Row> m_rows;
    std::int64_t m_total = 0;
};

} // namespace faultline
