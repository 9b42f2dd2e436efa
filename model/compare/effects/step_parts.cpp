// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/compare/effects/step_parts.h"

#include "model/core/text_marker.h"
#include "model/diagnosis/signals/logged_wait.h"
#include "model/diagnosis/signals/step_shares.h"

#include <algorithm>
#include <initializer_list>

namespace faultline {

namespace {

enum StepPart : std::size_t { kInput, kCopy, kCompute, kCommunication, kSaveAndEval, kIdle };

/// The profile with the most steps.
std::optional<StepShares> bestTrace(const Training& training)
{
    std::optional<StepShares> best;
    for (const StepShares& shares : stepSharesOf(training)) {
        if (!best || shares.steps() > best->steps())
            best = shares;
    }
    return best;
}

void addTrace(const StepShares& trace, StepParts& parts)
{
    parts.whole = trace.medianSeconds();
    parts.isTraced = true;
    parts.seconds[kInput] = trace.secondsOf({StepCategory::Input});
    parts.seconds[kCopy] =
        trace.secondsOf({StepCategory::HostToDevice, StepCategory::DeviceToHost});
    parts.seconds[kCompute] = trace.secondsOf({StepCategory::Compute});
    parts.seconds[kCommunication] = trace.secondsOf({StepCategory::Collectives});
    // While the host prepares kernels the device does nothing.
    parts.seconds[kIdle] = trace.secondsOf({StepCategory::KernelLaunch, StepCategory::Idle});
}

void addWait(const LoggedWait& wait, StepParts& parts)
{
    parts.whole = wait.stepSeconds;
    parts.seconds[kInput] = wait.median * wait.stepSeconds;
    parts.seconds[kCompute] = (1.0 - wait.median) * wait.stepSeconds;
}

/// Seconds of phases of some kinds for each step.
std::optional<double> secondsBetweenSteps(const Training& training,
                                          std::initializer_list<PhaseKind> kinds)
{
    double seconds = 0.0;
    for (const PhaseSpan& span : training.phases.spans) {
        if (std::find(kinds.begin(), kinds.end(), span.kind) != kinds.end())
            seconds += span.endTime - span.beginTime;
    }
    double steps = 0.0;
    for (const Attempt& attempt : training.phases.attempts)
        steps += static_cast<double>(attempt.lastStep - attempt.firstStep);
    if (training.phases.spans.empty() || !(steps > 0.0))
        return std::nullopt;
    return seconds / steps;
}

void addPhases(const Training& training, const PieceTimes* times, StepParts& parts)
{
    if (!(parts.whole > 0.0) && times != nullptr)
        parts.whole = times->typical();
    // Evaluations that nobody timed are not none.
    const auto saved =
        secondsBetweenSteps(training, {PhaseKind::Evaluation, PhaseKind::Checkpoint});
    const bool evaluates = training.best(SignalKind::ValidationLoss) != nullptr
                           || training.best(SignalKind::ValidationMetric) != nullptr;
    if (saved && (*saved > 0.0 || !evaluates))
        parts.seconds[kSaveAndEval] = saved;
    // Nor are pauses none where nothing tells how long a step is.
    const auto idle = secondsBetweenSteps(training, {PhaseKind::Idle});
    if (!parts.seconds[kIdle] && idle && (*idle > 0.0 || parts.whole > 0.0))
        parts.seconds[kIdle] = idle;
}

} // namespace

std::span<const StepPartInfo> stepParts()
{
    static constexpr Translatable kNoTrace =
        FAULTLINE_TR_NOOP("Compare", "no profiler trace of both sides");
    static constexpr std::array<StepPartInfo, kStepPartCount> kParts{
        {{.index = kInput,
          .id = "input-wait",
          .label = FAULTLINE_TR_NOOP("Compare", "Waiting for input, per step"),
          .missing = FAULTLINE_TR_NOOP(
              "Compare", "neither a profiler trace nor logged waiting times of both sides")},
         {.index = kCopy,
          .id = "copy",
          .label = FAULTLINE_TR_NOOP("Compare", "Copies to and from the GPU, per step"),
          .missing = kNoTrace},
         {.index = kCompute,
          .id = "compute",
          .label = FAULTLINE_TR_NOOP("Compare", "Computation, per step"),
          .missing = kNoTrace},
         {.index = kCommunication,
          .id = "communication",
          .label = FAULTLINE_TR_NOOP("Compare", "Communication between GPUs, per step"),
          .missing = kNoTrace},
         {.index = kSaveAndEval,
          .id = "save-and-eval",
          .label = FAULTLINE_TR_NOOP("Compare", "Evaluations and checkpoints, per step"),
          .missing = FAULTLINE_TR_NOOP("Compare", "no times of steps on both sides"),
          .isSpan = true},
         {.index = kIdle,
          .id = "idle",
          .label = FAULTLINE_TR_NOOP("Compare", "Idle or not attributed, per step"),
          .missing = FAULTLINE_TR_NOOP("Compare", "no times of steps on both sides"),
          .isSpan = true}}};
    return kParts;
}

std::pair<StepParts, StepParts> comparableParts(const Training& a, const Training& b,
                                                const PieceTimes* timesA, const PieceTimes* timesB)
{
    std::pair<StepParts, StepParts> parts;
    const std::optional<StepShares> traceA = bestTrace(a);
    const std::optional<StepShares> traceB = bestTrace(b);
    if (traceA && traceB) {
        addTrace(*traceA, parts.first);
        addTrace(*traceB, parts.second);
    } else {
        const std::optional<LoggedWait> waitA = loggedWait(a);
        const std::optional<LoggedWait> waitB = loggedWait(b);
        if (waitA && waitB) {
            addWait(*waitA, parts.first);
            addWait(*waitB, parts.second);
        }
    }
    addPhases(a, timesA, parts.first);
    addPhases(b, timesB, parts.second);
    return parts;
}

} // namespace faultline
