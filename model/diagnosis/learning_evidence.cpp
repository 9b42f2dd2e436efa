// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/learning_evidence.h"

#include "model/core/text_marker.h"

#include <utility>

namespace faultline {

SeriesEvidence curveEvidence(const Signal& signal, const LearningCurve& curve, std::size_t first,
                             std::size_t last, Text caption)
{
    return {.run = signal.run->name,
            .tag = signal.tag,
            .firstStep = curve.steps[first],
            .lastStep = curve.steps[last],
            .firstWallTime = curve.wallTimes[first],
            .lastWallTime = curve.wallTimes[last],
            .caption = std::move(caption)};
}

std::optional<SeriesEvidence> matchingEvidence(const Signal* signal, const LearningCurve& curve,
                                               std::size_t first, std::size_t last, Text caption)
{
    const LearningCurve other = learningCurve(signal);
    if (other.empty() || curve.empty())
        return std::nullopt;
    return curveEvidence(*signal, other, other.indexMatching(curve, first),
                         other.indexMatching(curve, last), std::move(caption));
}

NumberEvidence numberEvidence(std::string name, Text label, Quantity value,
                              std::optional<double> threshold)
{
    return {.name = std::move(name),
            .label = std::move(label),
            .value = value,
            .threshold = threshold};
}

Abstention abstainWithoutLoss()
{
    Abstention abstention;
    abstention.reason = {FAULTLINE_TR_NOOP("Diagnosis", "No training loss was logged."), {}};
    abstention.remedy = {FAULTLINE_TR_NOOP("Diagnosis", "Log the total loss of every step, or "
                                                        "at least of every hundredth part of the "
                                                        "run."),
                         {}};
    abstention.command = "writer.add_scalar(\"train/loss\", loss.item(), step)";
    return abstention;
}

Abstention abstainTooFewPoints(const std::string& tag, const LearningCurve& curve,
                               std::size_t needed)
{
    Abstention abstention;
    abstention.reason =
        curve.attempts > 1
            ? Text{FAULTLINE_TR_NOOP("Diagnosis", "The newest of %1 attempts logged only %2 "
                                                  "finite values of %3; %4 are needed."),
                   {countOf(curve.attempts), countOf(curve.size()), tag, countOf(needed)}}
            : Text{FAULTLINE_TR_NOOP("Diagnosis",
                                     "Only %1 finite values of %2 were logged; %3 are needed."),
                   {countOf(curve.size()), tag, countOf(needed)}};
    abstention.remedy = {
        FAULTLINE_TR_NOOP("Diagnosis", "Log the loss more often, or let the training run longer."),
        {}};
    return abstention;
}

Abstention abstainOpposingLosses()
{
    Abstention abstention;
    abstention.reason = {FAULTLINE_TR_NOOP("Diagnosis",
                                           "The training has opposing objectives (a generator "
                                           "against a discriminator, or rewards): its losses need "
                                           "not fall, so their course proves nothing."),
                         {}};
    abstention.remedy = {FAULTLINE_TR_NOOP("Diagnosis",
                                           "Judge such a training by samples or by a metric of "
                                           "its results."),
                         {}};
    return abstention;
}

Abstention abstainTooFewEvaluations(std::size_t have, std::size_t needed)
{
    Abstention abstention;
    abstention.reason =
        have == 0 ? Text{FAULTLINE_TR_NOOP("Diagnosis",
                                           "No validation loss or metric was logged."),
                         {}}
                  : Text{FAULTLINE_TR_NOOP("Diagnosis",
                                           "Only %1 evaluations were logged; %2 are needed."),
                         {countOf(have), countOf(needed)}};
    abstention.remedy = {FAULTLINE_TR_NOOP("Diagnosis",
                                           "Evaluate at least ten times during the training, on "
                                           "the same validation data."),
                         {}};
    abstention.command = "python model_main_tf2.py --pipeline_config_path=pipeline.config "
                         "--model_dir=model_dir --checkpoint_dir=model_dir";
    return abstention;
}

} // namespace faultline
