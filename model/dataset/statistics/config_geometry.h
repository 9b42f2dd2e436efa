// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/config_document.h"
#include "model/dataset/statistics/resizer_geometry.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace faultline {

/// Fields of a pipeline.config that lie under the one model of it, whichever that is.
class ModelFields {
public:
    explicit ModelFields(const ConfigDocument& config);

    /// The group of this name that is written anywhere under the model, e.g.
    /// "ssd_anchor_generator".
    [[nodiscard]] bool hasGroup(std::string_view name) const;
    [[nodiscard]] std::optional<double> number(std::string_view group,
                                               std::string_view field) const;
    [[nodiscard]] double number(std::string_view group, std::string_view field,
                                double otherwise) const
    {
        return number(group, field).value_or(otherwise);
    }
    [[nodiscard]] bool flag(std::string_view group, std::string_view field, bool otherwise) const;
    /// All values of a repeated field.
    [[nodiscard]] std::vector<double> numbers(std::string_view group, std::string_view field) const;
    /// A field right under the model (num_classes).
    [[nodiscard]] std::optional<double> modelNumber(std::string_view field) const;

private:
    [[nodiscard]] std::size_t groupNode(std::string_view name) const;
    [[nodiscard]] std::size_t childOf(std::size_t node, std::string_view name) const;

    const ConfigDocument& m_config;
    std::size_t m_model = ConfigNode::npos; ///< the node below "model"
};

/// The resizer of a pipeline.config; Identity if it has none.
[[nodiscard]] ResizerGeometry resizerOfConfig(const ConfigDocument& config);

} // namespace faultline
