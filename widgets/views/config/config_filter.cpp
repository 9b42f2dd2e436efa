// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/config/config_filter.h"

#include "model/core/config_document.h"
#include "model/qt/config_tree_model.h"
#include "model/qt/roles.h"

#include <algorithm>

namespace faultline::ui {

ConfigFilter::ConfigFilter(QObject* parent) : QSortFilterProxyModel(parent)
{
    setRecursiveFilteringEnabled(true);
}

void ConfigFilter::setText(const QString& text)
{
    m_words = text.split(u' ', Qt::SkipEmptyParts);
    invalidateFilter();
}

void ConfigFilter::setFields(Fields fields)
{
    m_fields = fields;
    invalidateFilter();
}

bool ConfigFilter::filterAcceptsRow(int row, const QModelIndex& parent) const
{
    const QModelIndex index = sourceModel()->index(row, 0, parent);
    // A group is no field: it is there for what is in it.
    if (m_fields != Fields::All && sourceModel()->rowCount(index) > 0)
        return false;
    const auto state = static_cast<FieldState>(index.data(FieldStateRole).toInt());
    const bool isWritten = index.data(LineRole).toUInt() > 0;
    const auto text = [&index](ConfigTreeModel::Column column) {
        return index.siblingAtColumn(static_cast<int>(column)).data().toString();
    };
    switch (m_fields) {
    case Fields::All: break;
    case Fields::Written:
        if (!isWritten)
            return false;
        break;
    case Fields::Changed:
        if (!isWritten
            || text(ConfigTreeModel::Column::Value) == text(ConfigTreeModel::Column::Default))
            return false;
        break;
    case Fields::Odd:
        if (state != FieldState::Unknown && state != FieldState::Conflict)
            return false;
        break;
    }
    const QString path = index.data(FilterRole).toString();
    return std::all_of(m_words.begin(), m_words.end(), [&path](const QString& word) {
        return path.contains(word, Qt::CaseInsensitive);
    });
}

} // namespace faultline::ui
