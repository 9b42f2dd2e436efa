// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/vram/layer_graph.h"

#include <optional>
#include <string_view>

namespace faultline::vram {

/// The inverse of toString(Part).
[[nodiscard]] std::optional<Part> partNamed(std::string_view name);

} // namespace faultline::vram
