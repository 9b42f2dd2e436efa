// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/console_log.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace faultline {

/// Where a rank of a distributed training waited for the others when that ended.
struct RankStop {
    std::int16_t rank = 0;
    const Traceback* trace = nullptr;
    const Traceback::Frame* own = nullptr; ///< the line of the user's program
    std::string_view collective;           ///< that this line calls itself: "all_reduce"; or empty
    bool isTraining = false;               ///< within a forward or backward pass
};

/// Two ranks that waited for each other at different places of the program.
struct RanksApart {
    RankStop first;
    RankStop second; ///< calls a collective operation itself
    /// One still trained while the other was past its loop.
    [[nodiscard]] bool isUneven() const { return first.isTraining && !second.isTraining; }
};

/// Whether an exception only says that another process did not answer.
[[nodiscard]] bool isLostRank(std::string_view message);

/// Nothing where the ranks stopped at one place, or where one of them failed by itself. Linear in
/// the stack traces.
[[nodiscard]] std::optional<RanksApart> ranksApart(const ConsoleLog& log);

} // namespace faultline
