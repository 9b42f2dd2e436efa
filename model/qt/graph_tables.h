// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/qt/keras_summary.h"
#include "model/qt/table_model_base.h"
#include "model/summaries/graph_summary.h"

#include <QString>

#include <memory>
#include <vector>

namespace faultline {

// Tables about a graph. Roles of all: DisplayRole, SortRole.

/// How often each operation occurs.
class OperationTableModel final : public TableModelBase {
    Q_OBJECT

public:
    enum Column { OperationColumn, CountColumn, kColumns };
    using TableModelBase::TableModelBase;
    void setTree(std::shared_ptr<const GraphTree> tree);

private:
    [[nodiscard]] int rows() const override;
    [[nodiscard]] int columns() const override { return kColumns; }
    [[nodiscard]] QVariant cell(int row, int column, int role) const override;
    [[nodiscard]] QString columnTitle(int column) const override;
    [[nodiscard]] bool isNumber(int column) const override { return column == CountColumn; }

    std::shared_ptr<const GraphTree> m_tree;
};

/// What run metadata measured.
class OperationCostModel final : public TableModelBase {
    Q_OBJECT

public:
    enum Column { NameColumn, DeviceColumn, TimeColumn, MemoryColumn, ExecutionsColumn, kColumns };
    using TableModelBase::TableModelBase;
    void setCosts(std::vector<OperationCost> costs);

private:
    [[nodiscard]] int rows() const override { return static_cast<int>(m_costs.size()); }
    [[nodiscard]] int columns() const override { return kColumns; }
    [[nodiscard]] QVariant cell(int row, int column, int role) const override;
    [[nodiscard]] QString columnTitle(int column) const override;
    [[nodiscard]] bool isNumber(int column) const override { return column >= TimeColumn; }

    std::vector<OperationCost> m_costs;
};

/// The layers of a Keras model.
class KerasLayerModel final : public TableModelBase {
    Q_OBJECT

public:
    enum Column { NameColumn, ClassColumn, ShapeColumn, ParametersColumn, InputsColumn, kColumns };
    using TableModelBase::TableModelBase;
    void setLayers(std::vector<KerasLayerRow> layers);

private:
    [[nodiscard]] int rows() const override { return static_cast<int>(m_layers.size()); }
    [[nodiscard]] int columns() const override { return kColumns; }
    [[nodiscard]] QVariant cell(int row, int column, int role) const override;
    [[nodiscard]] QString columnTitle(int column) const override;
    [[nodiscard]] bool isNumber(int column) const override { return column == ParametersColumn; }

    std::vector<KerasLayerRow> m_layers;
};

} // namespace faultline
