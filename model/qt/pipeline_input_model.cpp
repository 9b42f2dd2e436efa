// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/pipeline_input_model.h"

#include "model/qt/input_lab.h"
#include "model/qt/input_words.h"
#include "model/qt/roles.h"

#include <algorithm>
#include <limits>
#include <tuple>
#include <utility>

namespace faultline {

PipelineInputModel::PipelineInputModel(const InputLab& lab, QObject* parent)
    : TableModelBase(parent), m_lab(lab)
{
}

bool PipelineInputModel::refresh()
{
    std::vector<pipeline::Input> inputs;
    if (m_lab.known()) {
        inputs = m_lab.known()->inputs;
        m_kind = m_lab.known()->setting.kind;
    }
    std::stable_sort(inputs.begin(), inputs.end(), [](const auto& one, const auto& other) {
        return std::tuple(!one.value, one.source) < std::tuple(!other.value, other.source);
    });
    const bool isAlike =
        std::equal(inputs.begin(), inputs.end(), m_inputs.begin(), m_inputs.end(),
                   [](const auto& one, const auto& other) { return one.name == other.name; });
    if (isAlike && !inputs.empty()) {
        m_inputs = std::move(inputs);
        emit dataChanged(index(0, 0), index(rowCount() - 1, kColumns - 1));
        return false;
    }
    beginResetModel();
    m_inputs = std::move(inputs);
    endResetModel();
    return true;
}

QString PipelineInputModel::columnTitle(int column) const
{
    switch (column) {
    case NameColumn: return tr("What");
    case ValueColumn: return tr("Value");
    case SourceColumn: return tr("From");
    default: return {};
    }
}

QVariant PipelineInputModel::cell(int row, int column, int role) const
{
    const pipeline::Input& input = m_inputs[static_cast<std::size_t>(row)];
    switch (role) {
    case Qt::DisplayRole:
        switch (column) {
        case NameColumn: return inputName(input.name);
        case ValueColumn: return inputValue(input);
        case SourceColumn: return inputSourceName(m_lab, input);
        default: return {};
        }
    case Qt::ToolTipRole: return labKeyMeaning(input.name);
    case SortRole:
        if (column == ValueColumn)
            return input.value.value_or(std::numeric_limits<double>::quiet_NaN());
        return row;
    default: return {};
    }
}

} // namespace faultline
