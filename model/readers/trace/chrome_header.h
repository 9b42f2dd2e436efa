// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/profile.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace faultline::trace {

/// What the members beside traceEvents say.
struct ChromeHeader {
    std::vector<DeviceTotal> devices;
    std::optional<DistributedInfo> distributed;
    std::int64_t baseTimeNs = 0;
    bool isKineto = false;
};

/// Takes over one member of the outer object; those not known are passed over.
void readHeaderMember(std::string_view key, std::string_view value, ChromeHeader& header);

} // namespace faultline::trace
