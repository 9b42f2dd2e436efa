// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/evidence/progress_evidence.h"

#include "model/core/text_marker.h"

#include <algorithm>
#include <utility>

namespace faultline {

SeriesEvidence progressEvidence(const Training& training, const Progress& progress,
                                const StepMark& from, const StepMark& to, Text caption)
{
    return {.run = training.runs.front()->id,
            .tag = TagId(progress.tag),
            .firstStep = StepIndex(std::min(from.step, to.step)),
            .lastStep = StepIndex(std::max(from.step, to.step)),
            .firstWallTime = WallTime(from.wallTime),
            .lastWallTime = WallTime(to.wallTime),
            .caption = std::move(caption)};
}

Abstention abstainCoarseClock(double usualSeconds)
{
    Abstention abstention;
    abstention.reason = {
        FAULTLINE_TR_NOOP("Diagnosis", "The log records times in whole seconds, with a point every "
                                       "%1: too coarse to time single steps."),
        {seconds(usualSeconds)}};
    abstention.remedy = {
        FAULTLINE_TR_NOOP("Diagnosis",
                          "Pass timestamps with fractions of a second to the log writer."),
        {}};
    abstention.command = "writer.add_scalar(\"loss\", loss, step, walltime=time.time())";
    return abstention;
}

Abstention abstainTooFewStepTimes(std::size_t have, std::size_t needed)
{
    Abstention abstention;
    abstention.reason = {FAULTLINE_TR_NOOP("Diagnosis",
                                           "The log gives only %1 step times of one attempt; %2 "
                                           "are needed."),
                         {countOf(have), countOf(needed)}};
    abstention.remedy = {
        FAULTLINE_TR_NOOP("Diagnosis",
                          "Log a scalar at every step, or at least once per hundredth of the run."),
        {}};
    abstention.command = "tf.keras.callbacks.TensorBoard(log_dir, update_freq=\"batch\")";
    return abstention;
}

} // namespace faultline
