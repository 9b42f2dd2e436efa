// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/profile.h"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace faultline::ui {

/// A column of the chart of steps: one step, or neighbours of which the longest is shown.
struct StepColumn {
    std::size_t first = 0; ///< index into the steps
    std::size_t count = 1;
    std::size_t shown = 0; ///< the longest of them
};

/// At most `mostColumns` columns (at least 1) of equally many steps each; the last may have less.
[[nodiscard]] std::vector<StepColumn> stepColumns(std::span<const TraceStep> steps,
                                                  std::size_t mostColumns);

/// The seconds that the height stands for. One warm-up step a hundred times as long as the
/// others would make them all flat: from three times the usual length (95th percentile) on, columns
/// are cut and say so.
[[nodiscard]] double stepColumnsTop(std::span<const TraceStep> steps);

} // namespace faultline::ui
