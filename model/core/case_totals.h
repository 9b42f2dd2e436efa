// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/read_monitor.h"
#include "model/core/run.h"

#include <cstdint>

namespace faultline {

/// A case in numbers, as every report states them.
struct CaseTotals {
    std::uint64_t runs = 0;
    std::uint64_t files = 0;
    std::uint64_t sizeBytes = 0;
    std::uint64_t records = 0;
    std::uint64_t scalarTags = 0;
    std::uint64_t otherTags = 0;
    std::uint64_t points = 0;
    std::uint64_t nonFinitePoints = 0;
};

/// Of no use if `monitor` was cancelled.
[[nodiscard]] CaseTotals totalsOf(const CaseData& data,
                                  const ReadMonitor& monitor = SilentMonitor());

/// NaN and infinities together.
[[nodiscard]] std::uint64_t nonFiniteCount(const ScalarSeries& series);

} // namespace faultline
