// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/qt/table_model_base.h"
#include "model/readers/metrics/table_guess.h"

namespace faultline {

/// What a column of a table is read as, in the user's language: "Steps", "Curve".
[[nodiscard]] QString columnRoleName(metrics::ColumnRole role);

/// The first rows of a table of metrics as they stand in the file. The title of a column has its
/// role in a second line.
class TableRowsModel : public TableModelBase {
    Q_OBJECT

public:
    using TableModelBase::TableModelBase;

    void setTable(metrics::TableGuess table);

private:
    [[nodiscard]] int rows() const override;
    [[nodiscard]] int columns() const override;
    [[nodiscard]] QVariant cell(int row, int column, int role) const override;
    [[nodiscard]] QString columnTitle(int column) const override;
    [[nodiscard]] bool isNumber(int column) const override;

    metrics::TableGuess m_table;
};

} // namespace faultline
