// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/config_tree_model.h"

#include "model/qt/messages.h"
#include "model/qt/roles.h"
#include "model/qt/text.h"

namespace faultline {

void ConfigTreeModel::setDocument(ConfigDocumentPtr document)
{
    beginResetModel();
    m_document = std::move(document);
    const std::size_t count = m_document ? m_document->nodes.size() : 0;
    m_children.assign(count, {});
    m_rows.assign(count, 0);
    for (std::size_t node = 0; node < count; ++node) {
        std::size_t child = m_document->nodes[node].firstChild;
        while (child < count && m_children[node].size() < count) {
            m_rows[child] = static_cast<int>(m_children[node].size());
            m_children[node].push_back(child);
            child = m_document->nodes[child].nextSibling;
        }
    }
    endResetModel();
}

std::size_t ConfigTreeModel::nodeOf(const QModelIndex& index) const
{
    return index.isValid() ? static_cast<std::size_t>(index.internalId()) : 0;
}

QModelIndex ConfigTreeModel::indexOf(std::size_t node) const
{
    if (node == 0 || node >= m_rows.size())
        return {};
    return createIndex(m_rows[node], 0, static_cast<quintptr>(node));
}

QModelIndex ConfigTreeModel::indexOfPath(const QString& path) const
{
    if (!m_document || path.isEmpty())
        return {};
    return indexOf(m_document->find(path.toStdString()));
}

QModelIndex ConfigTreeModel::indexOfLine(std::uint32_t line) const
{
    std::size_t best = 0;
    std::uint32_t bestLine = 0;
    for (std::size_t node = 1; node < m_rows.size(); ++node) {
        const std::uint32_t at = m_document->nodes[node].line;
        if (at <= line && at > bestLine) {
            best = node;
            bestLine = at;
        }
    }
    return indexOf(best);
}

QModelIndex ConfigTreeModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(
        row, column,
        static_cast<quintptr>(m_children[nodeOf(parent)][static_cast<std::size_t>(row)]));
}

QModelIndex ConfigTreeModel::parent(const QModelIndex& child) const
{
    if (!child.isValid() || !m_document)
        return {};
    const std::size_t above = m_document->nodes[nodeOf(child)].parent;
    return above == ConfigNode::npos ? QModelIndex() : indexOf(above);
}

int ConfigTreeModel::rowCount(const QModelIndex& parent) const
{
    if (parent.column() > 0 || nodeOf(parent) >= m_children.size())
        return 0;
    return static_cast<int>(m_children[nodeOf(parent)].size());
}

int ConfigTreeModel::columnCount(const QModelIndex&) const
{
    return static_cast<int>(Column::Count);
}

QString ConfigTreeModel::whereText(const ConfigNode& node)
{
    const QString line = formatted(static_cast<double>(node.line), Unit::Count);
    switch (node.state) {
    case FieldState::Set: return node.line > 0 ? tr("line %1").arg(line) : tr("in the file");
    case FieldState::Default: return tr("default");
    case FieldState::Unset: return tr("not set");
    case FieldState::Unknown: return tr("line %1, unknown field").arg(line);
    case FieldState::Conflict: return tr("line %1, set twice").arg(line);
    }
    return {};
}

QString ConfigTreeModel::cellText(const ConfigNode& node, Column column) const
{
    switch (column) {
    case Column::Field: return toQString(node.name);
    case Column::Value: return toQString(node.value);
    case Column::Default: return toQString(node.defaultValue);
    case Column::Where: return node.isGroup && node.line == 0 ? QString() : whereText(node);
    case Column::Count: break;
    }
    return {};
}

QVariant ConfigTreeModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const std::size_t number = nodeOf(index);
    const ConfigNode& node = m_document->nodes[number];
    const auto column = static_cast<Column>(index.column());
    switch (role) {
    case Qt::DisplayRole:
    case SortRole: return cellText(node, column);
    case Qt::ToolTipRole: {
        const QString type = toQString(node.type);
        const QString path = toQString(m_document->path(number));
        return type.isEmpty() ? path : tr("%1 (%2)").arg(path, type);
    }
    case Qt::AccessibleTextRole:
        return column == Column::Field ? tr("%1: %2, %3")
                                             .arg(toQString(node.name), toQString(node.value),
                                                  cellText(node, Column::Where))
                                       : cellText(node, column);
    case IdRole: return toQString(m_document->path(number));
    case FilterRole:
        return QString(toQString(m_document->path(number)) + u' ' + toQString(node.value));
    case LineRole: return node.line;
    case FieldStateRole: return static_cast<int>(node.state);
    default: return {};
    }
}

QVariant ConfigTreeModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (static_cast<Column>(section)) {
    case Column::Field: return tr("Field");
    case Column::Value: return tr("Value");
    case Column::Default: return tr("Default");
    case Column::Where: return tr("Set");
    case Column::Count: break;
    }
    return {};
}

} // namespace faultline
