// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/table_rows_model.h"

#include "model/qt/text.h"

#include <QCoreApplication>

#include <utility>

namespace faultline {

namespace {

class ColumnRoles {
    Q_DECLARE_TR_FUNCTIONS(ColumnRoles)
};

} // namespace

QString columnRoleName(metrics::ColumnRole role)
{
    switch (role) {
    case metrics::ColumnRole::Ignored: return ColumnRoles::tr("Not read");
    case metrics::ColumnRole::Step: return ColumnRoles::tr("Steps");
    case metrics::ColumnRole::Time: return ColumnRoles::tr("Times");
    case metrics::ColumnRole::Metric: return ColumnRoles::tr("Curve");
    case metrics::ColumnRole::Run: return ColumnRoles::tr("Run");
    }
    return {};
}

void TableRowsModel::setTable(metrics::TableGuess table)
{
    const bool isSameShape =
        table.rows == m_table.rows && table.columns.size() == m_table.columns.size();
    if (isSameShape) {
        m_table = std::move(table);
        if (columns() > 0)
            emit headerDataChanged(Qt::Horizontal, 0, columns() - 1);
        return;
    }
    beginResetModel();
    m_table = std::move(table);
    endResetModel();
}

int TableRowsModel::rows() const
{
    return static_cast<int>(m_table.rows.size());
}

int TableRowsModel::columns() const
{
    return static_cast<int>(m_table.columns.size());
}

QVariant TableRowsModel::cell(int row, int column, int role) const
{
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    const std::vector<std::string>& cells = m_table.rows[static_cast<std::size_t>(row)];
    const auto at = static_cast<std::size_t>(column);
    return at < cells.size() ? toQString(cells[at]) : QString();
}

QString TableRowsModel::columnTitle(int column) const
{
    const metrics::TableColumn& described = m_table.columns[static_cast<std::size_t>(column)];
    return toQString(described.name) + u'\n' + columnRoleName(described.role);
}

bool TableRowsModel::isNumber(int column) const
{
    const metrics::ColumnType type = m_table.columns[static_cast<std::size_t>(column)].type;
    return type == metrics::ColumnType::Whole || type == metrics::ColumnType::Real;
}

} // namespace faultline
