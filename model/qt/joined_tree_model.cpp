// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/joined_tree_model.h"

#include <utility>

namespace faultline {

JoinedTreeModel::JoinedTreeModel(QList<QAbstractItemModel*> sources, QObject* parent)
    : QAbstractItemModel(parent), m_sources(std::move(sources))
{
    using Model = QAbstractItemModel;
    for (const Model* source : std::as_const(m_sources)) {
        connect(source, &Model::modelAboutToBeReset, this, &JoinedTreeModel::beginChange);
        connect(source, &Model::modelReset, this, &JoinedTreeModel::endChange);
        connect(source, &Model::rowsAboutToBeInserted, this, &JoinedTreeModel::beginChange);
        connect(source, &Model::rowsInserted, this, &JoinedTreeModel::endChange);
        connect(source, &Model::rowsAboutToBeRemoved, this, &JoinedTreeModel::beginChange);
        connect(source, &Model::rowsRemoved, this, &JoinedTreeModel::endChange);
        connect(source, &Model::rowsAboutToBeMoved, this, &JoinedTreeModel::beginChange);
        connect(source, &Model::rowsMoved, this, &JoinedTreeModel::endChange);
        connect(source, &Model::layoutAboutToBeChanged, this, &JoinedTreeModel::beginChange);
        connect(source, &Model::layoutChanged, this, &JoinedTreeModel::endChange);
        connect(source, &Model::dataChanged, this, &JoinedTreeModel::tellChange);
    }
    forgetLevels();
}

void JoinedTreeModel::forgetLevels()
{
    m_levels.clear();
    m_levelOf.clear();
    for (int source = 0; source < m_sources.size(); ++source)
        m_levels.push_back({.source = source, .parent = {}});
}

void JoinedTreeModel::beginChange()
{
    if (m_changes++ == 0)
        beginResetModel();
}

void JoinedTreeModel::endChange()
{
    if (--m_changes > 0)
        return;
    forgetLevels();
    endResetModel();
}

quintptr JoinedTreeModel::levelOf(int source, const QModelIndex& parent) const
{
    if (!parent.isValid())
        return static_cast<quintptr>(source);
    const auto known = m_levelOf.constFind(parent);
    if (known != m_levelOf.constEnd())
        return *known;
    const quintptr level = m_levels.size();
    m_levels.push_back({.source = source, .parent = parent});
    m_levelOf.insert(parent, level);
    return level;
}

int JoinedTreeModel::rowsBefore(int source) const
{
    int rows = 0;
    for (int i = 0; i < source; ++i)
        rows += m_sources[i]->rowCount();
    return rows;
}

QModelIndex JoinedTreeModel::mapToSource(const QModelIndex& index) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::DoNotUseParent))
        return {};
    const Level& level = m_levels[static_cast<std::size_t>(index.internalId())];
    const int row = level.parent.isValid() ? index.row() : index.row() - rowsBefore(level.source);
    return m_sources[level.source]->index(row, index.column(), level.parent);
}

QModelIndex JoinedTreeModel::mapFromSource(const QModelIndex& source) const
{
    if (!source.isValid())
        return {};
    const auto at =
        static_cast<int>(m_sources.indexOf(const_cast<QAbstractItemModel*>(source.model())));
    if (at < 0)
        return {};
    const QModelIndex parent = source.parent();
    const int row = parent.isValid() ? source.row() : source.row() + rowsBefore(at);
    return createIndex(row, source.column(), levelOf(at, parent));
}

QModelIndex JoinedTreeModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    if (parent.isValid()) {
        const Level& level = m_levels[static_cast<std::size_t>(parent.internalId())];
        const int source = level.source; // the next line may move the levels
        return createIndex(row, column, levelOf(source, mapToSource(parent)));
    }
    int source = 0;
    for (int left = row; left >= m_sources[source]->rowCount(); ++source)
        left -= m_sources[source]->rowCount();
    return createIndex(row, column, levelOf(source, {}));
}

QModelIndex JoinedTreeModel::parent(const QModelIndex& child) const
{
    if (!child.isValid())
        return {};
    return mapFromSource(m_levels[static_cast<std::size_t>(child.internalId())].parent);
}

int JoinedTreeModel::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid())
        return rowsBefore(static_cast<int>(m_sources.size()));
    if (parent.column() != 0)
        return 0;
    const QModelIndex source = mapToSource(parent);
    return source.isValid() ? source.model()->rowCount(source) : 0;
}

int JoinedTreeModel::columnCount(const QModelIndex&) const
{
    return 1;
}

QVariant JoinedTreeModel::data(const QModelIndex& index, int role) const
{
    return mapToSource(index).data(role);
}

bool JoinedTreeModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    const QModelIndex source = mapToSource(index);
    return source.isValid()
           && m_sources[m_levels[static_cast<std::size_t>(index.internalId())].source]->setData(
               source, value, role);
}

Qt::ItemFlags JoinedTreeModel::flags(const QModelIndex& index) const
{
    return index.isValid() ? mapToSource(index).flags() : Qt::NoItemFlags;
}

void JoinedTreeModel::tellChange(const QModelIndex& first, const QModelIndex& last,
                                 const QList<int>& roles)
{
    if (m_changes == 0)
        emit dataChanged(mapFromSource(first), mapFromSource(last), roles);
}

} // namespace faultline
