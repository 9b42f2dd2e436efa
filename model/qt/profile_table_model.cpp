// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/profile_table_model.h"

#include "model/qt/roles.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace faultline {

void ProfileTableModel::setTable(ProfileTable table)
{
    beginResetModel();
    m_table = std::move(table);
    endResetModel();
}

int ProfileTableModel::rows() const
{
    constexpr std::size_t kMost = std::numeric_limits<int>::max();
    return static_cast<int>(std::min(m_table.rowCount, kMost));
}

int ProfileTableModel::columns() const
{
    return static_cast<int>(m_table.columns.size());
}

const ProfileColumn& ProfileTableModel::at(int column) const
{
    return m_table.columns.at(static_cast<std::size_t>(column));
}

QVariant ProfileTableModel::cell(int row, int column, int role) const
{
    const auto index = static_cast<std::size_t>(row);
    const ProfileColumn& shown = at(column);
    switch (role) {
    case Qt::DisplayRole:
    case FilterRole: return shown.text(index);
    case Qt::ToolTipRole:
        if (shown.isNumber)
            return {};
        return shown.fullText ? shown.fullText(index) : shown.text(index);
    case FullTextRole: return shown.fullText ? QVariant(shown.fullText(index)) : QVariant();
    case SortRole: return shown.value(index);
    default: return {};
    }
}

QString ProfileTableModel::columnTitle(int column) const
{
    return at(column).title;
}

bool ProfileTableModel::isNumber(int column) const
{
    return at(column).isNumber;
}

} // namespace faultline
