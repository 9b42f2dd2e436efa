// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/evidence/judged_points.h"
#include "model/diagnosis/findings/rule.h"
#include "model/diagnosis/memory/memory_growth.h"
#include "model/diagnosis/training/training.h"

#include <cstddef>
#include <vector>

namespace faultline {

/// Series that several rules look at, as points beside their formulas.

/// Seconds per step from mark to mark, warm-up left out, over the time since the first.
[[nodiscard]] JudgedPoints judgedStepTimes(const Training& training);

/// Seconds from one sign of life to the next, over the same time.
[[nodiscard]] JudgedPoints judgedSilences(const Training& training);

/// The step that was reached, over time: falls where an attempt began anew.
[[nodiscard]] JudgedPoints judgedCourse(const Training& training);

/// The points of a series over its clock, each times `scale`.
[[nodiscard]] JudgedPoints judgedValues(const ScalarSeries& series, Text label, Unit unit,
                                        double scale = 1.0);

/// Memory in use in bytes, held against the capacity where that is known.
[[nodiscard]] JudgedPoints judgedMemory(const MemorySeries& memory, Text label);

/// Tells the first of `all` that has points, by judgedMemory(); nothing if none has.
void tellMemory(const std::vector<MemorySeries>& all, Text label, FindingSink& sink);

/// The learning rate as it was logged, over the steps; nothing if it was not.
void tellRate(const Training& training, FindingSink& sink);

/// The self times of the stages of an input pipeline, and which is the slowest; nothing if none was
/// traced.
void tellStages(const TraceProfile& profile, FindingSink& sink);

/// "evaluations": how many there are, of those that are needed.
void tellEvaluations(std::size_t have, std::size_t needed, FindingSink& sink);

} // namespace faultline
