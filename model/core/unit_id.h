// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/text.h"

#include <optional>
#include <string_view>

namespace faultline {

/// Stable id of a unit, as files and reports have it: "bytes-per-second".
[[nodiscard]] std::string_view unitId(Unit unit);
/// The unit of an id.
[[nodiscard]] std::optional<Unit> unitOfId(std::string_view id);

} // namespace faultline
