// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/augment/albumentations/definition.h"
#include "model/core/config_document.h"

#include <nlohmann/json_fwd.hpp>

#include <optional>
#include <string>
#include <string_view>

namespace faultline::augment::albumentations {

/// A field of a configuration as the value of a parameter, as the constructor would take it: a
/// number for a range becomes two, OpenCV's numbers become words. nullopt if the field is null or
/// cannot be that; `problem` then says what is wrong with it, in English (empty: it is null).
[[nodiscard]] std::optional<Value> readValue(const ConfigDocument& config, std::size_t node,
                                             const Parameter& parameter, Text& problem);

/// Equal up to rounding.
[[nodiscard]] bool isSame(const Value& a, const Value& b);

/// The value as it stands in a file; null for one that is unset.
[[nodiscard]] nlohmann::ordered_json writtenValue(const Value& value, const Parameter& parameter);

/// A document as YAML, in blocks, short lists in one line.
[[nodiscard]] std::string toYaml(const nlohmann::ordered_json& document);

} // namespace faultline::augment::albumentations
