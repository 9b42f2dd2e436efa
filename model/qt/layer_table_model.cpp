// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/layer_table_model.h"

#include "model/qt/roles.h"
#include "model/qt/text.h"
#include "model/qt/vram_text.h"

#include <QLocale>

#include <algorithm>
#include <utility>

namespace faultline {

namespace {

QString countText(std::int64_t count)
{
    return QLocale().toString(qlonglong{count});
}

/// "231 G": operations are told by their order of magnitude.
QString flopsText(double flops)
{
    static constexpr const char* kPrefixes[] = {"", "k", "M", "G", "T", "P", "E"};
    std::size_t step = 0;
    for (; flops >= 1000.0 && step + 1 < std::size(kPrefixes); ++step)
        flops /= 1000.0;
    const int digits = step == 0 || flops >= 100.0 ? 0 : 1;
    const QString number = QLocale().toString(flops, 'f', digits);
    return step == 0 ? number : number + u' ' + QLatin1String(kPrefixes[step]);
}

} // namespace

QString shapeText(const vram::Tensor& tensor)
{
    const QString shape =
        LayerTableModel::tr("%1 × %2 × %3")
            .arg(countText(tensor.channels), countText(tensor.height), countText(tensor.width));
    return tensor.items > 1 ? LayerTableModel::tr("%1 × (%2)").arg(countText(tensor.items), shape)
                            : shape;
}

QString opText(const vram::Op& op)
{
    const QString name = opKindName(op.kind);
    switch (op.kind) {
    case vram::OpKind::Convolution:
    case vram::OpKind::TransposedConvolution:
    case vram::OpKind::MaxPool:
    case vram::OpKind::AveragePool:
        return LayerTableModel::tr("%1 %2 × %3")
            .arg(name, countText(op.kernelHeight), countText(op.kernelWidth));
    case vram::OpKind::Activation:
        return op.function == vram::Function::None ? name : functionName(op.function);
    default: return name;
    }
}

void LayerTableModel::setLayers(std::shared_ptr<const vram::LayerGraph> graph,
                                std::vector<vram::LayerRow> layers)
{
    beginResetModel();
    m_graph = std::move(graph);
    m_layers = std::move(layers);
    // A row of no op has nothing to say.
    std::erase_if(m_layers, [this](const vram::LayerRow& layer) {
        return layer.op < 0 || !m_graph
               || static_cast<std::size_t>(layer.op) >= m_graph->ops.size();
    });
    refilter();
    endResetModel();
}

void LayerTableModel::setPart(std::optional<vram::Part> part)
{
    if (part == m_part)
        return;
    beginResetModel();
    m_part = part;
    refilter();
    endResetModel();
}

void LayerTableModel::setText(const QString& text)
{
    if (text == m_text)
        return;
    beginResetModel();
    m_text = text;
    refilter();
    endResetModel();
}

void LayerTableModel::refilter()
{
    m_listed.clear();
    for (std::size_t i = 0; i < m_layers.size(); ++i) {
        if (matches(m_layers[i]))
            m_listed.push_back(i);
    }
}

bool LayerTableModel::matches(const vram::LayerRow& layer) const
{
    const vram::Op& op = opOf(layer);
    if (m_part && op.part != *m_part)
        return false;
    return m_text.isEmpty() || toQString(op.name).contains(m_text, Qt::CaseInsensitive)
           || opText(op).contains(m_text, Qt::CaseInsensitive);
}

std::int64_t LayerTableModel::listedBytes() const
{
    std::int64_t sum = 0;
    for (const std::size_t index : m_listed)
        sum += m_layers[index].keptBytes;
    return sum;
}

const vram::LayerRow& LayerTableModel::layer(int row) const
{
    return m_layers[m_listed[static_cast<std::size_t>(row)]];
}

int LayerTableModel::rowOf(std::int32_t op) const
{
    const auto found =
        std::find_if(m_listed.begin(), m_listed.end(),
                     [this, op](std::size_t index) { return m_layers[index].op == op; });
    return found == m_listed.end() ? -1 : static_cast<int>(found - m_listed.begin());
}

int LayerTableModel::rows() const
{
    return static_cast<int>(m_listed.size());
}

const vram::Op& LayerTableModel::opOf(const vram::LayerRow& layer) const
{
    return m_graph->ops[static_cast<std::size_t>(layer.op)];
}

QString LayerTableModel::columnTitle(int column) const
{
    switch (column) {
    case NameColumn: return tr("Layer");
    case PartColumn: return tr("Part");
    case KindColumn: return tr("Kind");
    case ShapeColumn: return tr("Output of one image");
    case ParametersColumn: return tr("Parameters");
    case KeptColumn: return tr("Kept");
    case WorkspaceColumn: return tr("Workspace");
    case FlopsColumn: return tr("FLOPs");
    default: return {};
    }
}

QString LayerTableModel::textOf(const vram::LayerRow& layer, int column) const
{
    const vram::Op& op = opOf(layer);
    const auto orNothing = [](std::int64_t value, const QString& text) {
        return value == 0 ? QString() : text;
    };
    switch (column) {
    case NameColumn: return toQString(op.name);
    case PartColumn: return partName(op.part);
    case KindColumn: return opText(op);
    case ShapeColumn:
        return op.output < 0 || static_cast<std::size_t>(op.output) >= m_graph->tensors.size()
                   ? QString()
                   : shapeText(m_graph->tensors[static_cast<std::size_t>(op.output)]);
    case ParametersColumn: return orNothing(layer.parameters, countText(layer.parameters));
    case KeptColumn: return orNothing(layer.keptBytes, bytesText(layer.keptBytes));
    case WorkspaceColumn: return orNothing(layer.workspaceBytes, bytesText(layer.workspaceBytes));
    case FlopsColumn:
        return orNothing(layer.multiplyAdds,
                         flopsText(2.0 * static_cast<double>(layer.multiplyAdds)));
    default: return {};
    }
}

QVariant LayerTableModel::valueOf(const vram::LayerRow& layer, int column) const
{
    const vram::Op& op = opOf(layer);
    switch (column) {
    case NameColumn: return layer.op; // the order of the network
    case PartColumn: return static_cast<int>(op.part);
    case ShapeColumn:
        return op.output < 0 || static_cast<std::size_t>(op.output) >= m_graph->tensors.size()
                   ? qlonglong{0}
                   : qlonglong{
                       m_graph->tensors[static_cast<std::size_t>(op.output)].extent.perImage};
    case ParametersColumn: return qlonglong{layer.parameters};
    case KeptColumn: return qlonglong{layer.keptBytes};
    case WorkspaceColumn: return qlonglong{layer.workspaceBytes};
    case FlopsColumn: return qlonglong{layer.multiplyAdds};
    default: return textOf(layer, column);
    }
}

QVariant LayerTableModel::cell(int row, int column, int role) const
{
    const vram::LayerRow& shown = layer(row);
    switch (role) {
    case Qt::DisplayRole: return textOf(shown, column);
    case Qt::ToolTipRole: return column == NameColumn ? textOf(shown, column) : QVariant();
    case SortRole: return valueOf(shown, column);
    case IdRole: return shown.op;
    case SizeRole: return static_cast<qulonglong>(std::max<std::int64_t>(0, shown.keptBytes));
    default: return {};
    }
}

} // namespace faultline
