// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"
#include "model/vram/layer_graph.h"
#include "model/vram/sources/network_writer.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace faultline::vram {

/// Fields of the configuration of a Keras layer. Reading does not fail: the first field that is
/// missing or odd is kept as problem(), and further reads give harmless values.
class KerasFields {
public:
    /// Both outlive it.
    KerasFields(const nlohmann::json& config, const std::string& layer)
        : m_config(config), m_layer(layer)
    {
    }

    /// A whole number in [low, 2^40]; `otherwise` if it is absent or null.
    [[nodiscard]] std::int64_t whole(const char* name, std::int64_t low,
                                     std::optional<std::int64_t> otherwise = {});
    [[nodiscard]] bool flag(const char* name, bool otherwise) const;
    [[nodiscard]] std::string text(const char* name, std::string_view otherwise) const;
    /// `count` numbers: a list of as many, or one for all.
    [[nodiscard]] Dims list(const char* name, std::size_t count, std::int64_t low,
                            std::optional<std::int64_t> otherwise = {});
    [[nodiscard]] const nlohmann::json& value(const char* name) const;
    /// The name of a function: "relu", or that of an object; empty for "linear" and null.
    [[nodiscard]] std::string functionName(const char* name) const;

    [[nodiscard]] const std::optional<Error>& problem() const { return m_problem; }
    void fail(Text what);

private:
    [[nodiscard]] std::int64_t checked(const nlohmann::json& value, const char* name,
                                       std::int64_t low);

    const nlohmann::json& m_config;
    const std::string& m_layer;
    std::optional<Error> m_problem;
};

/// Nothing for a function that is no activation of the planner's.
[[nodiscard]] std::optional<Function> kerasFunction(std::string_view name);

} // namespace faultline::vram
