// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/pipeline/evidence/infer.h"
#include "model/qt/table_model_base.h"

#include <vector>

namespace faultline {

class InputLab;

/// The numbers that a simulation of an input pipeline stands on, and from where, in the order of
/// trust; those that are not known last. Roles: DisplayRole, ToolTipRole, SortRole.
class PipelineInputModel final : public TableModelBase {
    Q_OBJECT

public:
    enum Column { NameColumn, ValueColumn, SourceColumn, kColumns };

    /// `lab` outlives it.
    explicit PipelineInputModel(const InputLab& lab, QObject* parent = nullptr);

    /// Takes over what the lab knows; whether there are other rows now.
    bool refresh();

private:
    [[nodiscard]] int rows() const override { return static_cast<int>(m_inputs.size()); }
    [[nodiscard]] int columns() const override { return kColumns; }
    [[nodiscard]] QVariant cell(int row, int column, int role) const override;
    [[nodiscard]] QString columnTitle(int column) const override;
    [[nodiscard]] bool isNumber(int column) const override { return column == ValueColumn; }

    const InputLab& m_lab;
    std::vector<pipeline::Input> m_inputs;
    pipeline::LoaderKind m_kind = pipeline::LoaderKind::DataLoader;
};

} // namespace faultline
