// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace faultline {

/// A layer of a Keras model as its JSON describes it.
struct KerasLayerRow {
    std::string name; ///< with those of the models around it: "encoder/conv1"
    std::string className;
    std::vector<std::string> inputs;        ///< names of layers, of its first use
    std::string outputShape;                ///< "32 x 14 x 14" of one image; empty: not known
    std::optional<std::int64_t> parameters; ///< nothing: not known
};

struct KerasSummary {
    std::string name;
    std::vector<KerasLayerRow> layers;
    /// Of the whole model; nothing where a layer could not be worked out.
    std::optional<std::int64_t> parameters;
    Text remark; ///< why sizes are not known; empty if they are
};

/// The layers of the JSON that the Keras callback logs. Sizes come from the planner of memory,
/// which knows models of images. Fails when the JSON is no model.
[[nodiscard]] Result<KerasSummary> summariseKeras(std::string_view json);

} // namespace faultline
