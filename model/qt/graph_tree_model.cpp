// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/graph_tree_model.h"

#include "model/qt/messages.h"
#include "model/qt/text.h"

#include <utility>

namespace faultline {

namespace {

bool isNumber(int column)
{
    return column == GraphTreeModel::NodesColumn || column == GraphTreeModel::ParametersColumn
           || column == GraphTreeModel::BytesColumn;
}

} // namespace

void GraphTreeModel::setTree(std::shared_ptr<const GraphTree> tree)
{
    beginResetModel();
    m_tree = std::move(tree);
    endResetModel();
}

std::uint32_t GraphTreeModel::entryOf(const QModelIndex& index)
{
    return index.isValid() ? static_cast<std::uint32_t>(index.internalId()) : 0;
}

QModelIndex GraphTreeModel::indexOf(std::uint32_t entry) const
{
    if (!m_tree || entry == 0 || entry >= m_tree->entries().size())
        return {};
    return createIndex(static_cast<int>(m_tree->entries()[entry].row), 0, quintptr{entry});
}

QModelIndex GraphTreeModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!m_tree || row < 0 || column < 0 || column >= kColumns
        || (parent.isValid() && parent.column() != 0))
        return {};
    const std::vector<std::uint32_t>& children = m_tree->entries()[entryOf(parent)].children;
    if (static_cast<std::size_t>(row) >= children.size())
        return {};
    return createIndex(row, column, quintptr{children[static_cast<std::size_t>(row)]});
}

QModelIndex GraphTreeModel::parent(const QModelIndex& child) const
{
    return child.isValid() && m_tree ? indexOf(m_tree->entries()[entryOf(child)].parent)
                                     : QModelIndex();
}

int GraphTreeModel::rowCount(const QModelIndex& parent) const
{
    if (!m_tree || (parent.isValid() && parent.column() != 0))
        return 0;
    return static_cast<int>(m_tree->entries()[entryOf(parent)].children.size());
}

int GraphTreeModel::columnCount(const QModelIndex&) const
{
    return kColumns;
}

QString GraphTreeModel::text(const GraphTree::Entry& entry, int column) const
{
    const bool isNode = entry.node != GraphTree::kNone;
    const auto count = [](std::uint64_t number) {
        return number == 0 ? QString() : formatted(static_cast<double>(number), Unit::Count);
    };
    switch (column) {
    case NameColumn: return entry.name.empty() ? tr("(no name)") : toQString(entry.name);
    case OperationColumn:
        if (isNode)
            return toQString(m_tree->node(entry.node).op);
        return entry.isFunction ? tr("function") : QString();
    case NodesColumn: return entry.children.empty() ? QString() : count(entry.totals.nodes);
    case ParametersColumn:
        return entry.totals.unknownVariables > 0 && entry.totals.parameters == 0
                   ? tr("unknown")
                   : count(entry.totals.parameters);
    case BytesColumn: {
        const std::uint64_t bytes = entry.totals.parameterBytes + entry.totals.constantBytes;
        return bytes == 0 ? QString() : formatted(static_cast<double>(bytes), Unit::Bytes);
    }
    case ShapeColumn: {
        QStringList shapes;
        if (isNode) {
            for (const std::string& shape : outputShapes(m_tree->node(entry.node)))
                shapes.push_back(toQString(shape));
        }
        return shapes.join(tr(", "));
    }
    default: return {};
    }
}

QVariant GraphTreeModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || !m_tree)
        return {};
    const std::uint32_t entry = entryOf(index);
    switch (role) {
    case Qt::DisplayRole: return text(m_tree->entries()[entry], index.column());
    case Qt::ToolTipRole: return toQString(m_tree->path(entry));
    case Qt::TextAlignmentRole:
        if (isNumber(index.column()))
            return QVariant::fromValue(Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter));
        return {};
    default: return {};
    }
}

QVariant GraphTreeModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole && isNumber(section))
        return QVariant::fromValue(Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter));
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case NameColumn: return tr("Name");
    case OperationColumn: return tr("Operation");
    case NodesColumn: return tr("Nodes");
    case ParametersColumn: return tr("Parameters");
    case BytesColumn: return tr("Size");
    case ShapeColumn: return tr("Output shape");
    default: return {};
    }
}

} // namespace faultline
