// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/axis_ticks.h"

namespace faultline::ui {

/// Round local times in `range` (seconds since the Unix epoch): from milliseconds to years, days
/// beginning at local midnight also where the clock changes. The date stands under the first
/// tick and wherever it changes.
[[nodiscard]] std::vector<AxisTick> wallTicks(AxisRange range, int maxLabels,
                                              const AxisContext& context);

} // namespace faultline::ui
