// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/blob_index.h"

#include <cstddef>
#include <cstdint>
#include <optional>

namespace faultline {

/// Which value of a tag is shown at a step: of those logged at or before it the one with the
/// greatest step, and of several with that step the last that was read. No step: the last value
/// of all. Nothing if there is no such value. Linear.
[[nodiscard]] std::optional<std::size_t> valueAtStep(const BlobIndex& items,
                                                     std::optional<std::int64_t> step);

} // namespace faultline
