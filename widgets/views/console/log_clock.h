// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/console_log.h"
#include "widgets/visible_trainings.h"

#include <optional>

namespace faultline::ui {

/// Between the times that a log writes and the wall time of the charts (seconds since the epoch),
/// by the clock of the log in its case. None where nothing tells when the log was written. Before
/// the clocks are known (`analysis` null) only absolute times are taken.
[[nodiscard]] std::optional<double> logToWallTime(const CaseAnalysisPtr& analysis,
                                                  const ConsoleLog& log, double logTime);
[[nodiscard]] std::optional<double> wallToLogTime(const CaseAnalysisPtr& analysis,
                                                  const ConsoleLog& log, double wallTime);

} // namespace faultline::ui
