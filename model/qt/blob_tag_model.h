// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/run.h"
#include "model/qt/roles.h"
#include "model/qt/table_model_base.h"

#include <QString>

#include <vector>

namespace faultline {

/// The tags of a case that are no scalars, a row for each tag of each run. Roles: DisplayRole,
/// SortRole, RunRole.
class BlobTagModel final : public TableModelBase {
    Q_OBJECT

public:
    enum Column {
        TagColumn,
        RunColumn,
        KindColumn,
        PluginColumn,
        ValuesColumn,
        BytesColumn,
        StepsColumn,
        kColumns
    };

    using TableModelBase::TableModelBase;

    /// Null: nothing is open.
    void setCase(const CasePtr& data);
    [[nodiscard]] static int sortRole() { return SortRole; }

private:
    struct Row {
        RunPtr run;
        const std::string* tag = nullptr; ///< within `run`
        const BlobTag* blobs = nullptr;   ///< within `run`
    };
    [[nodiscard]] int rows() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] int columns() const override { return kColumns; }
    [[nodiscard]] QVariant cell(int row, int column, int role) const override;
    [[nodiscard]] QString columnTitle(int column) const override;
    [[nodiscard]] bool isNumber(int column) const override;

    std::vector<Row> m_rows;
};

} // namespace faultline
