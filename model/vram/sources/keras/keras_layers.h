// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"
#include "model/vram/sources/network_writer.h"

#include <nlohmann/json.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace faultline::vram {

/// What a layer reads or makes.
struct KerasValue {
    TensorId tensor = kNoTensor;
    Dims dims; ///< of one image, without the batch
};

/// One use of a layer.
struct KerasUse {
    std::string className;
    std::string path; ///< "encoder/conv1": names the layer, and its parameters when used again
    const nlohmann::json& config;
    const nlohmann::json& arguments;
    std::vector<KerasValue> inputs;
    bool isFrozen = false; ///< a model that it stands in is not trained
};

/// Writes what a layer does and returns what it makes. Sizes are those of Keras (2.15 and 3).
///
/// A class that is not known (a layer of the user's own) is taken as keeping the size of what it
/// reads, without parameters; a remark says so. Fails, naming the layer and the field, where the
/// configuration is odd or sizes do not fit.
[[nodiscard]] Result<KerasValue> writeKerasLayer(const KerasUse& use, NetworkWriter& writer);

} // namespace faultline::vram
