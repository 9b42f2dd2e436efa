// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/profile.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace faultline::ui {

/// A category of the mean step.
struct BreakdownPart {
    StepCategory category = StepCategory::Idle;
    double seconds = 0.0;
    double share = 0.0; ///< of the mean step
};

/// The parts of the mean step that take any time, in the order of StepCategory.
[[nodiscard]] std::vector<BreakdownPart> breakdownOf(const TraceProfile& profile);
/// The same for a single step.
[[nodiscard]] std::vector<BreakdownPart> breakdownOf(const TraceStep& step);

/// What the breakdown says: "38 % of each step waits for input. The GPU is busy 41 % of the time."
/// Empty when there are neither steps nor devices.
[[nodiscard]] QString summarySentence(const TraceProfile& profile);
/// "PyTorch 1.9 · 12 steps · 2.31 s · 1 GPU · 84,211 events"
[[nodiscard]] QString factsLine(const TraceProfile& profile);
/// What the trace lacks, one sentence each.
[[nodiscard]] QStringList remarksOf(const TraceProfile& profile);
/// A step in words, for tooltips and screen readers: "Step 12: 34.5 ms", then a line a part.
[[nodiscard]] QString stepText(const TraceStep& step);
/// The mean step in words, a line a part.
[[nodiscard]] QString breakdownText(const std::vector<BreakdownPart>& parts);

} // namespace faultline::ui
