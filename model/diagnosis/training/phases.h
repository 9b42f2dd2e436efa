// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/run.h"

#include <cstdint>
#include <span>
#include <vector>

namespace faultline {

struct Progress;
class TagDictionary;
struct PhaseMarks;

/// What a training was doing. Half of the false alarms of other rule engines come from judging
/// warm-up, evaluation or checkpoint time as if it were training.
enum class PhaseKind { StartUp, WarmUp, Steady, Evaluation, Checkpoint, Idle, End };
[[nodiscard]] std::string_view toString(PhaseKind kind);

/// A stretch of wall time in one phase. Steps are those logged within it.
struct PhaseSpan {
    PhaseKind kind = PhaseKind::Steady;
    double beginTime = 0.0; ///< seconds since the epoch
    double endTime = 0.0;
    std::int64_t firstStep = 0;
    std::int64_t lastStep = 0;
};

/// One session of the process: from a start (or a step that goes backwards) to the next.
struct Attempt {
    double beginTime = 0.0;
    double endTime = 0.0;
    std::int64_t firstStep = 0;
    std::int64_t lastStep = 0;
    std::int64_t repeatedSteps = 0; ///< steps that later attempts did again (lost work)
    double lostSeconds = 0.0;       ///< wall time of that lost work
    bool isConcurrent = false;      ///< began while an earlier one still wrote: two processes
};

/// Time structure of one training, computed once and shared by the rules and the timeline.
struct Phases {
    std::vector<PhaseSpan> spans;   ///< ordered, not overlapping
    std::vector<Attempt> attempts;  ///< at least one if anything was logged
    double medianStepSeconds = 0.0; ///< over steady time; 0 if unknown

    [[nodiscard]] bool isSteady(double wallTime) const;
    /// True if a span of the kind lies within [begin, end] or reaches into it.
    [[nodiscard]] bool touches(PhaseKind kind, double begin, double end) const;
};

/// Derives phases from the wall times of the training's own scalar events, evaluation runs and
/// session marks. Works without any special logging; unknown time between two bursts
/// is Idle, not guessed at. Time between two attempts belongs to no span. A long series is thinned
/// to about kProgressMarks points; the spans are then as coarse as these.
///
/// `marks`, from console logs, tell when the process began and ended and what long intervals were
/// spent on. A training that never came to its first step is all StartUp.
[[nodiscard]] Phases findPhases(const Run& trainRun, std::span<const RunPtr> evaluationRuns,
                                const Progress& progress, TagDictionary& tags,
                                const PhaseMarks& marks);
[[nodiscard]] Phases findPhases(const Run& trainRun, std::span<const RunPtr> evaluationRuns,
                                const Progress& progress, TagDictionary& tags);
[[nodiscard]] Phases findPhases(const Run& trainRun, std::span<const RunPtr> evaluationRuns);

} // namespace faultline
