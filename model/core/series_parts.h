// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/scalar_series.h"

#include <cstddef>
#include <span>

namespace faultline {

/// Points [begin, end) of a series, indices in logging order.
struct IndexRange {
    std::size_t begin = 0;
    std::size_t end = 0;

    friend bool operator==(const IndexRange&, const IndexRange&) = default;
};

/// The points of these ranges, ascending and not overlapping, as a series. Shares the chunks if
/// they are all of it, else copies.
[[nodiscard]] ScalarSeries partsOf(const ScalarSeries& series, std::span<const IndexRange> ranges);

[[nodiscard]] std::size_t pointCount(std::span<const IndexRange> ranges);

} // namespace faultline
