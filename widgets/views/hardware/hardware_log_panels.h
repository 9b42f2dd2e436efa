// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/case_artifacts.h"
#include "widgets/views/hardware/hardware_panels.h"

#include <vector>

namespace faultline::ui {

/// The same points at the times of a clock. Shares them where the clock only adds something.
[[nodiscard]] std::shared_ptr<const ScalarSeries> onTheWall(
    std::shared_ptr<const ScalarSeries> series, const Clock& clock);

/// Lowest, mean, highest and sum of several series, sample by sample (ScalarSeries::step()).
/// Samples that one of them lacks have no sum. Linear in all points.
struct AggregatedSeries {
    ScalarSeries lowest;
    ScalarSeries mean;
    ScalarSeries highest;
    ScalarSeries sum;
};
[[nodiscard]] AggregatedSeries aggregated(const std::vector<const ScalarSeries*>& series);

/// The panels of all hardware logs of a case, with the limits that console logs tell. Logs that
/// no clock places are on an axis of their own, from zero.
[[nodiscard]] std::vector<HardwarePanel> hardwareLogPanels(const CaseData& data,
                                                           const HardwareOptions& options);

} // namespace faultline::ui
