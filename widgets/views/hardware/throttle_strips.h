// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/hardware_log.h"
#include "widgets/views/hardware/hardware_panels.h"

#include <cstddef>
#include <vector>

namespace faultline::ui {

/// When each reason held down the clocks of one GPU: `series` is NVML's mask, or a share for one
/// reason alone. A sample holds until the next one. Linear.
[[nodiscard]] std::vector<HardwarePanel::Strip> throttleStrips(const ScalarSeries& series,
                                                               HardwareQuantity quantity,
                                                               std::size_t device);

/// One strip for each reason, filled while any of the strips of that reason is.
[[nodiscard]] std::vector<HardwarePanel::Strip> joinedByReason(
    const std::vector<HardwarePanel::Strip>& strips);

} // namespace faultline::ui
