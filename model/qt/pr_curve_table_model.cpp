// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/pr_curve_table_model.h"

#include "model/qt/messages.h"
#include "model/qt/roles.h"

#include <QLocale>

#include <utility>

namespace faultline {

void PrCurveTableModel::setRows(std::vector<PrCurveRow> rows)
{
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

int PrCurveTableModel::sortRole()
{
    return SortRole;
}

std::optional<double> PrCurveTableModel::number(const PrCurveRow& row, int column)
{
    const auto atBest = [&row](double value) {
        return row.bestF1 ? std::optional<double>(value) : std::nullopt;
    };
    switch (column) {
    case StepColumn: return static_cast<double>(row.step);
    case AverageColumn: return row.averagePrecision;
    case BestF1Column: return row.bestF1;
    case ThresholdColumn: return atBest(row.bestThreshold);
    case PrecisionColumn: return atBest(row.precision);
    case RecallColumn: return atBest(row.recall);
    case ExamplesColumn: return row.positives + row.negatives;
    default: return std::nullopt;
    }
}

QVariant PrCurveTableModel::cell(int row, int column, int role) const
{
    const PrCurveRow& entry = m_rows[static_cast<std::size_t>(row)];
    switch (role) {
    case RunRole: return entry.run;
    case Qt::ToolTipRole:
        return entry.problem.isEmpty() ? (column == RunColumn ? entry.run : QString())
                                       : entry.problem;
    case SortRole:
        if (column == RunColumn)
            return entry.run;
        return number(entry, column).value_or(-1.0);
    case Qt::DisplayRole: break;
    default: return {};
    }
    if (column == RunColumn)
        return entry.run;
    if (column == StepColumn)
        return formatted(static_cast<double>(entry.step), Unit::Step);
    const std::optional<double> value = number(entry, column);
    if (!value || !entry.problem.isEmpty())
        return tr("–", "no number");
    if (column == ExamplesColumn)
        return tr("%1 + %2", "positive and negative examples")
            .arg(formatted(entry.positives, Unit::None), formatted(entry.negatives, Unit::None));
    constexpr int kDecimals = 3;
    return QLocale().toString(*value, 'f', kDecimals);
}

QString PrCurveTableModel::columnTitle(int column) const
{
    switch (column) {
    case RunColumn: return tr("Run");
    case StepColumn: return tr("Step");
    case AverageColumn: return tr("AP");
    case BestF1Column: return tr("Best F1");
    case ThresholdColumn: return tr("at threshold");
    case PrecisionColumn: return tr("Precision");
    case RecallColumn: return tr("Recall");
    case ExamplesColumn: return tr("Pos. + neg.");
    default: return {};
    }
}

} // namespace faultline
