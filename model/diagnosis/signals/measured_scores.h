// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/training/learning_curve.h"
#include "model/diagnosis/training/measure.h"
#include "model/diagnosis/training/training.h"

#include <string>
#include <vector>

namespace faultline {

/// A curve of something that is known by name. Percentages are shares.
struct MeasuredCurve {
    Measure measure = Measure::None;
    bool isEvaluation = false;
    std::string of; ///< what is left of the tag: an output, a class, a task
    const Signal* signal = nullptr;
    LearningCurve curve;
};

/// All curves of a training that are known by name, in the order of their signals.
[[nodiscard]] std::vector<MeasuredCurve> measuredCurves(const Training& training);

} // namespace faultline
