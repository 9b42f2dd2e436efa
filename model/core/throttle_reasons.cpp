// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/throttle_reasons.h"

#include "model/core/text_marker.h"

#include <array>

namespace faultline {

std::span<const ThrottleReason> allThrottleReasons()
{
    static constexpr std::array<ThrottleReason, 9> kReasons{{
        {0x1, "gpu_idle", FAULTLINE_TR_NOOP("Hardware", "Idle"), false},
        {0x2, "applications_clocks_setting",
         FAULTLINE_TR_NOOP("Hardware", "Application clocks set"), false},
        {0x4, "sw_power_cap", FAULTLINE_TR_NOOP("Hardware", "Power cap"), true},
        {0x8, "hw_slowdown", FAULTLINE_TR_NOOP("Hardware", "Hardware slowdown"), true},
        {0x10, "sync_boost", FAULTLINE_TR_NOOP("Hardware", "Sync boost group"), false},
        {0x20, "sw_thermal_slowdown", FAULTLINE_TR_NOOP("Hardware", "Thermal slowdown"), true},
        {0x40, "hw_thermal_slowdown", FAULTLINE_TR_NOOP("Hardware", "Hardware thermal slowdown"),
         true},
        {0x80, "hw_power_brake_slowdown", FAULTLINE_TR_NOOP("Hardware", "Power brake"), true},
        {0x100, "display_clock_setting", FAULTLINE_TR_NOOP("Hardware", "Display clocks set"),
         false},
    }};
    return kReasons;
}

} // namespace faultline
