// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/console_log.h"
#include "model/diagnosis/training/case_clocks.h"

#include <optional>
#include <span>
#include <vector>

namespace faultline {

/// What console logs tell of the phases of a training, on the clock of its own numbers. Each list
/// ascends.
struct PhaseMarks {
    std::optional<double> begin; ///< first and last line of any log
    std::optional<double> end;
    std::vector<double> evaluationBegins; ///< "Running evaluation"
    std::vector<double> evaluationEnds;   ///< "Evaluation finished"
    std::vector<double> checkpointBegins; ///< "Saving checkpoint to"
    std::vector<double> checkpointEnds;   ///< "Saved checkpoint"
};

/// What a line of a console says of the phase of a training.
enum class PhaseWord { None, EvaluationBegin, EvaluationEnd, CheckpointBegin, CheckpointEnd };

/// By the words of the OD API, Estimators, Keras, Hugging Face, Lightning, Ultralytics, mmengine
/// and detectron2.
[[nodiscard]] PhaseWord phaseWordOf(std::string_view line);

/// Reads the logs of a run, each by its clock; those whose clock is a guess of more than some
/// minutes are left out. `runClock` is that of the run's own numbers. Linear in the text; of no use
/// if `monitor` was cancelled.
[[nodiscard]] PhaseMarks phaseMarks(std::span<const ConsoleLogPtr> logs, const CaseClocks& clocks,
                                    const Clock& runClock,
                                    const ReadMonitor& monitor = SilentMonitor());

} // namespace faultline
