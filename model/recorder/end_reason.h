// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/recorder/wall_clock.h"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace faultline::recorder {

/// What is known of the end of a command.
struct EndFacts {
    std::optional<int> exitStatus;
    std::optional<int> signal;
    bool coreDumped = false;
    std::uint64_t oomKills = 0; ///< of its control group while it ran
    std::vector<std::pair<std::string, Micros>> passedSignals;
};

/// Why a command ended, as a sentence in English: only what the facts say, with "probably" where
/// they say it only together.
[[nodiscard]] std::string endReason(const EndFacts& facts);

} // namespace faultline::recorder
