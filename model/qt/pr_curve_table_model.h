// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/qt/table_model_base.h"

#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

namespace faultline {

/// What a precision-recall curve of one run at one step comes to.
struct PrCurveRow {
    QString run;
    std::int64_t step = 0;
    std::optional<double> averagePrecision; ///< none: the curve is empty
    std::optional<double> bestF1;
    double bestThreshold = 0.0; ///< where it is reached; meaningful if bestF1 is set
    double precision = 0.0;     ///< at that threshold, and recall
    double recall = 0.0;
    double positives = 0.0; ///< examples, by their weight
    double negatives = 0.0;
    QString problem; ///< why there is no curve; empty if there is one
};

/// A row for each run. Roles: DisplayRole, SortRole, RunRole.
class PrCurveTableModel final : public TableModelBase {
    Q_OBJECT

public:
    enum Column {
        RunColumn,
        StepColumn,
        AverageColumn,
        BestF1Column,
        ThresholdColumn,
        PrecisionColumn,
        RecallColumn,
        ExamplesColumn,
        kColumns
    };

    using TableModelBase::TableModelBase;

    void setRows(std::vector<PrCurveRow> rows);
    [[nodiscard]] static int sortRole();

private:
    [[nodiscard]] int rows() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] int columns() const override { return kColumns; }
    [[nodiscard]] QVariant cell(int row, int column, int role) const override;
    [[nodiscard]] QString columnTitle(int column) const override;
    [[nodiscard]] bool isNumber(int column) const override { return column != RunColumn; }
    [[nodiscard]] static std::optional<double> number(const PrCurveRow& row, int column);

    std::vector<PrCurveRow> m_rows;
};

} // namespace faultline
