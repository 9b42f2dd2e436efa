// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/hardware_log.h"

#include <optional>
#include <string_view>

namespace faultline::hardware {

/// What a column of vmstat, sar, sadf or iostat measures.
struct HostColumn {
    HardwareQuantity quantity = HardwareQuantity::Other;
    double scale = 1.0;
    HardwareDevice::Kind device = HardwareDevice::Kind::Host;
};

/// By the name that sysstat (sar, sadf, iostat) writes.
[[nodiscard]] std::optional<HostColumn> sysstatColumn(std::string_view name);

/// By the name that vmstat writes; memory in KiB, its default.
[[nodiscard]] std::optional<HostColumn> vmstatColumn(std::string_view name);

} // namespace faultline::hardware
