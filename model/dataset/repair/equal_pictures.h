// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/read_monitor.h"
#include "model/dataset/dataset.h"

#include <cstddef>
#include <vector>

namespace faultline {

/// Groups of pictures whose encoded bytes are the same, each of at least two, by index. Those of
/// equal checksum and size are read and compared, those without a checksum by size; advance()
/// counts their bytes. Blocks.
[[nodiscard]] std::vector<std::vector<std::size_t>> findEqualPictures(const Dataset& dataset,
                                                                      ReadMonitor& monitor);

} // namespace faultline
