// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/config_document.h"

#include <nlohmann/json.hpp>

#include <string_view>

namespace faultline::schedules {

/// A part of a configuration as JSON: what is set, and the known defaults. Numbers, booleans and
/// null by how they are written ("1e-3", "True", "None"), all else as text; null if there is no
/// such part. Of very deep or large ones the rest is left out.
[[nodiscard]] nlohmann::json valuesOf(const ConfigDocument& config, std::string_view path);
[[nodiscard]] nlohmann::json valuesOf(const ConfigDocument& config, std::size_t node);

} // namespace faultline::schedules
