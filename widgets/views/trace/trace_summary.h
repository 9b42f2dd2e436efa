// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/profile.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace faultline::ui {

/// A category of the typical step.
struct BreakdownPart {
    StepCategory category = StepCategory::Idle;
    double seconds = 0.0;
    double share = 0.0; ///< of the typical step
};

/// The parts of the typical step that take any time, in the order of StepCategory.
[[nodiscard]] std::vector<BreakdownPart> breakdownOf(const TraceProfile& profile);
/// The same for a single step.
[[nodiscard]] std::vector<BreakdownPart> breakdownOf(const TraceStep& step);

/// "A typical step takes 157 ms: 65 % compute, 25 % waiting for input. The GPU is busy 68 % of the
/// time." Of a trace without a device: what the host is busy with. Empty when there are neither
/// steps nor devices.
[[nodiscard]] QString summarySentence(const TraceProfile& profile);
/// "PyTorch 1.9 · 12 steps · 2.31 s · 1 GPU · 84,211 events"
[[nodiscard]] QString factsLine(const TraceProfile& profile);
/// What is left out of the typical step and what the trace lacks, one sentence each.
[[nodiscard]] QStringList remarksOf(const TraceProfile& profile);
/// A step in words, for tooltips and screen readers: "Step 12: 34.5 ms", then a line a part.
[[nodiscard]] QString stepText(const TraceStep& step);
/// The typical step in words, a line a part.
[[nodiscard]] QString breakdownText(const std::vector<BreakdownPart>& parts);

} // namespace faultline::ui
