// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/change_table_model.h"

#include "model/qt/vram_text.h"

#include <algorithm>
#include <utility>

namespace faultline {

void ChangeTableModel::setChanges(const QString& beforeName, std::int64_t beforeBytes,
                                  std::vector<MemoryChange> changes, const QString& afterName,
                                  std::int64_t afterBytes)
{
    beginResetModel();
    m_rows.clear();
    const auto total = [](const QString& name, std::int64_t bytes) {
        return Row{.change = {.what = name, .before = {}, .after = {}, .bytes = bytes},
                   .begin = 0,
                   .end = bytes,
                   .isTotal = true};
    };
    m_rows.push_back(total(beforeName, beforeBytes));
    std::int64_t sum = beforeBytes;
    for (MemoryChange& change : changes) {
        const std::int64_t next = sum + change.bytes;
        m_rows.push_back(
            {.change = std::move(change), .begin = sum, .end = next, .isTotal = false});
        sum = next;
    }
    m_rows.push_back(total(afterName, afterBytes));
    endResetModel();
}

void ChangeTableModel::clear()
{
    beginResetModel();
    m_rows.clear();
    endResetModel();
}

std::int64_t ChangeTableModel::lowest() const
{
    std::int64_t lowest = m_rows.empty() ? 0 : m_rows.front().end;
    for (const Row& row : m_rows)
        lowest = std::min(lowest, row.end);
    return lowest;
}

std::int64_t ChangeTableModel::highest() const
{
    std::int64_t highest = 0;
    for (const Row& row : m_rows)
        highest = std::max(highest, row.end);
    return highest;
}

QString ChangeTableModel::columnTitle(int column) const
{
    switch (column) {
    case WhatColumn: return tr("What differs");
    case BeforeColumn: return tr("Before");
    case AfterColumn: return tr("Now");
    case BytesColumn: return tr("Memory");
    default: return {};
    }
}

QVariant ChangeTableModel::cell(int row, int column, int role) const
{
    const Row& shown = m_rows[static_cast<std::size_t>(row)];
    switch (role) {
    case Qt::DisplayRole:
        switch (column) {
        case WhatColumn: return shown.change.what;
        case BeforeColumn: return shown.change.before;
        case AfterColumn: return shown.change.after;
        case BytesColumn: return bytesText(shown.change.bytes, !shown.isTotal);
        default: return {};
        }
    case SortRole:
        // A waterfall has one order.
        return row;
    case BeginRole: return qlonglong{shown.begin};
    case EndRole: return qlonglong{shown.end};
    case IsTotalRole: return shown.isTotal;
    default: return {};
    }
}

} // namespace faultline
