// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/text.h"

#include <span>
#include <string>
#include <string_view>

namespace faultline::vram {

/// "; did you mean a, b or c" with the names that `written` is most likely a slip of, at most
/// three; empty if none is near. Upper and lower case are the same.
[[nodiscard]] Text suggestion(std::string_view written, std::span<const std::string_view> names);

} // namespace faultline::vram
