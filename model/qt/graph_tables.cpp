// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/graph_tables.h"

#include "model/qt/messages.h"
#include "model/qt/roles.h"
#include "model/qt/text.h"

#include <utility>

namespace faultline {

namespace {

QVariant number(std::uint64_t value, int role)
{
    return role == SortRole ? QVariant::fromValue<qulonglong>(value)
                            : QVariant(formatted(static_cast<double>(value), Unit::Count));
}

bool isAsked(int role)
{
    return role == Qt::DisplayRole || role == SortRole;
}

} // namespace

void OperationTableModel::setTree(std::shared_ptr<const GraphTree> tree)
{
    beginResetModel();
    m_tree = std::move(tree);
    endResetModel();
}

int OperationTableModel::rows() const
{
    return m_tree ? static_cast<int>(m_tree->operations().size()) : 0;
}

QVariant OperationTableModel::cell(int row, int column, int role) const
{
    if (!isAsked(role))
        return {};
    const auto& [operation, count] = m_tree->operations()[static_cast<std::size_t>(row)];
    if (column == CountColumn)
        return number(count, role);
    return operation.empty() ? tr("(none)") : toQString(operation);
}

QString OperationTableModel::columnTitle(int column) const
{
    return column == OperationColumn ? tr("Operation") : tr("Nodes");
}

void OperationCostModel::setCosts(std::vector<OperationCost> costs)
{
    beginResetModel();
    m_costs = std::move(costs);
    endResetModel();
}

QVariant OperationCostModel::cell(int row, int column, int role) const
{
    const OperationCost& cost = m_costs[static_cast<std::size_t>(row)];
    if (role == Qt::ToolTipRole && column <= DeviceColumn)
        return toQString(column == NameColumn ? cost.name : cost.device);
    if (!isAsked(role))
        return {};
    constexpr double kMicro = 1e-6;
    switch (column) {
    case NameColumn: return toQString(cost.name);
    case DeviceColumn: return toQString(cost.device);
    case TimeColumn:
        return role == SortRole ? QVariant(cost.microseconds)
                                : QVariant(formatted(cost.microseconds * kMicro, Unit::Seconds));
    case MemoryColumn:
        return role == SortRole ? QVariant::fromValue<qulonglong>(cost.bytes)
                                : QVariant(formatted(static_cast<double>(cost.bytes), Unit::Bytes));
    case ExecutionsColumn: return number(cost.executions, role);
    default: return {};
    }
}

QString OperationCostModel::columnTitle(int column) const
{
    switch (column) {
    case NameColumn: return tr("Operation");
    case DeviceColumn: return tr("Device");
    case TimeColumn: return tr("Time");
    case MemoryColumn: return tr("Memory");
    case ExecutionsColumn: return tr("Runs");
    default: return {};
    }
}

void KerasLayerModel::setLayers(std::vector<KerasLayerRow> layers)
{
    beginResetModel();
    m_layers = std::move(layers);
    endResetModel();
}

QVariant KerasLayerModel::cell(int row, int column, int role) const
{
    if (!isAsked(role))
        return {};
    const KerasLayerRow& layer = m_layers[static_cast<std::size_t>(row)];
    switch (column) {
    case NameColumn: return toQString(layer.name);
    case ClassColumn: return toQString(layer.className);
    case ShapeColumn: return toQString(layer.outputShape);
    case ParametersColumn:
        if (!layer.parameters)
            return role == SortRole ? QVariant(-1LL) : QVariant(tr("–", "not known"));
        return role == SortRole
                   ? QVariant::fromValue<qlonglong>(*layer.parameters)
                   : QVariant(formatted(static_cast<double>(*layer.parameters), Unit::Count));
    case InputsColumn: {
        QStringList inputs;
        for (const std::string& input : layer.inputs)
            inputs.push_back(toQString(input));
        return inputs.join(tr(", "));
    }
    default: return {};
    }
}

QString KerasLayerModel::columnTitle(int column) const
{
    switch (column) {
    case NameColumn: return tr("Layer");
    case ClassColumn: return tr("Class");
    case ShapeColumn: return tr("Output shape");
    case ParametersColumn: return tr("Parameters");
    case InputsColumn: return tr("Reads");
    default: return {};
    }
}

} // namespace faultline
