// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/pipeline/evidence/infer.h"
#include "model/pipeline/fit_work.h"

#include <optional>
#include <string>
#include <vector>

namespace faultline::pipeline {

/// Steps of a training loop with their waits, from the best of its files. Private to infer.cpp.
struct LoopSteps {
    std::vector<Stretch> stretches; ///< steps one after the other
    InputSource source = InputSource::DataTime;
    std::optional<bool> hasWorkers;      ///< of a DataLoader, where the trace tells
    bool isTfData = false;               ///< a trace of tf.data
    std::vector<std::string> stages;     ///< of it; see tfStagesOf()
    std::optional<int> batch;            ///< of it
    std::optional<double> decodeSeconds; ///< that decoding JPEG took, of all steps
    double meanSeconds = 0.0;            ///< of a step, pauses of the trainer left out
    std::size_t count = 0;

    [[nodiscard]] std::vector<double> seconds() const;
    [[nodiscard]] std::vector<double> waits() const;
    [[nodiscard]] std::vector<double> rests() const; ///< without the waits
};

/// Of a trace (spans of enumerate(DataLoader) of PyTorch, of IteratorGetNextOp of TensorFlow), else
/// of data_time and time.
[[nodiscard]] std::optional<LoopSteps> loopStepsOf(const Training& training);

/// Steps without waits, as their times in the log tell; each is a logged step or the mean of those
/// between two logged ones.
[[nodiscard]] std::vector<double> plainStepSeconds(const Training& training);

} // namespace faultline::pipeline
