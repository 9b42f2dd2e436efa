// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/compare/effects/step_times.h"
#include "model/core/text.h"
#include "model/diagnosis/training/training.h"

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <utility>

namespace faultline {

/// A part of the time of a step.
struct StepPartInfo {
    std::size_t index = 0;
    const char* id = ""; ///< Effect::id
    Translatable label;
    Translatable missing; ///< why it is not known
    bool isSpan = false;  ///< of what lies between steps, spread over them
};
inline constexpr std::size_t kStepPartCount = 6;
[[nodiscard]] std::span<const StepPartInfo> stepParts();

/// Seconds of a step by part; what is not recorded is empty.
struct StepParts {
    std::array<std::optional<double>, kStepPartCount> seconds;
    double whole = 0.0; ///< seconds of a step
    bool isTraced = false;
};

/// The parts of both sides by the same source: profiler traces if both have one, else the waits
/// that both logged. Evaluations, checkpoints and pauses come from the phases in either case.
[[nodiscard]] std::pair<StepParts, StepParts> comparableParts(const Training& a, const Training& b,
                                                              const PieceTimes* timesA,
                                                              const PieceTimes* timesB);

} // namespace faultline
