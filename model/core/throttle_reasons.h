// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace faultline {

/// Why the clocks of a GPU were not at their highest: one bit of what NVML calls "clocks event
/// reasons" (before: "clocks throttle reasons"), as nvmlDeviceGetCurrentClocksEventReasons() and
/// nvidia-smi's clocks_throttle_reasons.active give them.
struct ThrottleReason {
    std::uint64_t bit = 0;
    std::string_view id;     ///< as nvidia-smi names the column, "sw_power_cap"
    std::string_view title;  ///< FAULTLINE_TR_NOOP("Hardware", ...)
    bool costsSpeed = false; ///< false: nothing was lost (idle, a setting)
};

/// All known bits, ascending.
[[nodiscard]] std::span<const ThrottleReason> allThrottleReasons();

} // namespace faultline
