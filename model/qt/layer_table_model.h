// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/qt/table_model_base.h"
#include "model/vram/estimate.h"

#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace faultline {

/// The layers of an estimate, one row each: what they are, what they keep. Filtered by part and by
/// text. Roles: DisplayRole, ToolTipRole, SortRole, IdRole (int: index into LayerGraph::ops),
/// SizeRole (quint64: kept bytes).
class LayerTableModel final : public TableModelBase {
    Q_OBJECT

public:
    enum Column {
        NameColumn,
        PartColumn,
        KindColumn,
        ShapeColumn,
        ParametersColumn,
        KeptColumn,
        WorkspaceColumn,
        FlopsColumn,
        kColumns,
    };

    using TableModelBase::TableModelBase;

    /// Keeps the filter.
    void setLayers(std::shared_ptr<const vram::LayerGraph> graph,
                   std::vector<vram::LayerRow> layers);
    /// nullopt: all parts.
    void setPart(std::optional<vram::Part> part);
    [[nodiscard]] std::optional<vram::Part> part() const { return m_part; }
    /// Part of a name or a kind, in any case; empty: all.
    void setText(const QString& text);

    [[nodiscard]] std::size_t layerCount() const { return m_layers.size(); } ///< unfiltered
    /// Sum over the listed layers.
    [[nodiscard]] std::int64_t listedBytes() const;
    [[nodiscard]] const vram::LayerRow& layer(int row) const;
    [[nodiscard]] const std::vector<vram::LayerRow>& layers() const { return m_layers; }
    [[nodiscard]] const std::shared_ptr<const vram::LayerGraph>& graph() const { return m_graph; }
    /// -1: not listed.
    [[nodiscard]] int rowOf(std::int32_t op) const;

private:
    [[nodiscard]] int rows() const override;
    [[nodiscard]] int columns() const override { return kColumns; }
    [[nodiscard]] QVariant cell(int row, int column, int role) const override;
    [[nodiscard]] QString columnTitle(int column) const override;
    [[nodiscard]] bool isNumber(int column) const override { return column >= ParametersColumn; }
    [[nodiscard]] const vram::Op& opOf(const vram::LayerRow& layer) const;
    [[nodiscard]] QString textOf(const vram::LayerRow& layer, int column) const;
    [[nodiscard]] QVariant valueOf(const vram::LayerRow& layer, int column) const;
    [[nodiscard]] bool matches(const vram::LayerRow& layer) const;
    void refilter();

    std::shared_ptr<const vram::LayerGraph> m_graph;
    std::vector<vram::LayerRow> m_layers;
    std::vector<std::size_t> m_listed; ///< indices into m_layers
    std::optional<vram::Part> m_part;
    QString m_text;
};

/// "256 × 200 × 336": channels, height, width of one image; with the number of items before it
/// where there are several.
[[nodiscard]] QString shapeText(const vram::Tensor& tensor);
/// "Convolution 3 × 3", "Activation (ReLU)".
[[nodiscard]] QString opText(const vram::Op& op);

} // namespace faultline
