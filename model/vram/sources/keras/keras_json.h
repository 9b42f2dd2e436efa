// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"

#include <nlohmann/json.hpp>

#include <cstddef>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace faultline::vram {

/// Output `tensor` of call `call` of a layer.
struct KerasReference {
    std::size_t layer = 0; ///< index into KerasNetwork::layers
    std::size_t call = 0;
    std::size_t tensor = 0;
};

/// One use of a layer; a layer that is used several times shares its weights.
struct KerasCall {
    std::vector<KerasReference> inputs;
    nlohmann::json arguments; ///< of the call besides the tensors; null if there are none
};

struct KerasNetwork;

struct KerasLayer {
    std::string className;
    std::string name;
    nlohmann::json config;
    std::vector<KerasCall> calls;
    std::shared_ptr<const KerasNetwork> nested; ///< of a layer that is a model itself
};

/// A model as model.to_json() writes it, Keras 2 and 3: Functional or Sequential. Every reference
/// points to a layer; calls may still form a cycle.
struct KerasNetwork {
    std::string name;
    std::vector<KerasLayer> layers;
    std::vector<KerasReference> inputs; ///< its InputLayers, in order
    std::vector<KerasReference> outputs;
};

/// Reads the text of a model. Fails naming the layer and the field that is missing or odd, and for
/// subclassed models, whose JSON tells no layers.
[[nodiscard]] Result<KerasNetwork> readKerasJson(std::string_view text);

} // namespace faultline::vram
