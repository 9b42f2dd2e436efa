// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/signals/measured_scores.h"

#include "model/diagnosis/signals/answer_curves.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace faultline {

namespace {

constexpr std::array<std::string_view, 13> kBoxWords{"box",  "bbox", "boxes", "loc", "localization",
                                                     "giou", "ciou", "diou",  "iou", "dfl",
                                                     "xy",   "wh",   "coord"};

/// What a loss is of: the total, the boxes or something else.
Measure measureOfLoss(const Signal& signal)
{
    constexpr int kTotal = 120; // tellingRank()
    const bool isTerm = signal.kind == SignalKind::LossComponent
                        || (signal.kind == SignalKind::ValidationLoss && signal.rank < kTotal
                            && hasAny(signal.words(), {"loss"}));
    if (isTerm)
        return hasAny(signal.words(), kBoxWords) ? Measure::BoxTerm : Measure::OtherTerm;
    const bool isTotal = signal.kind == SignalKind::TrainLoss
                         || (signal.kind == SignalKind::ValidationLoss && signal.rank >= kTotal);
    return isTotal ? Measure::Loss : Measure::None;
}

bool isShare(Measure measure)
{
    return measure >= Measure::Precision && measure <= Measure::RecallAt10
           && measure != Measure::Agreement;
}

/// Only an evaluation computes it.
bool isOfEvaluationOnly(Measure measure)
{
    return measure >= Measure::AveragePrecision && measure <= Measure::AverageRecall;
}

/// Scores without a word for their part of the data are those of the evaluation where the run has a
/// loss of the evaluation at their steps, and the same score of no other part.
void assignUnnamedParts(std::vector<MeasuredCurve>& curves)
{
    for (MeasuredCurve& one : curves) {
        if (one.isEvaluation || one.measure >= Measure::Loss
            || hasAny(one.signal->words(), {"train", "training"}))
            continue;
        const auto isTwin = [&one](const MeasuredCurve& other) {
            return &other != &one && other.measure == one.measure && other.of == one.of
                   && other.signal->run == one.signal->run && other.isEvaluation;
        };
        const auto isLossBeside = [&one](const MeasuredCurve& other) {
            return other.measure == Measure::Loss && other.isEvaluation
                   && other.signal->run == one.signal->run && other.curve.steps == one.curve.steps;
        };
        one.isEvaluation = std::any_of(curves.begin(), curves.end(), isLossBeside)
                           && std::none_of(curves.begin(), curves.end(), isTwin);
    }
}

} // namespace

std::vector<MeasuredCurve> measuredCurves(const Training& training)
{
    std::vector<MeasuredCurve> curves;
    for (const Signal& signal : training.allSignals) {
        if (signal.traits->isLayerSeries)
            continue; // thousands of tags, and none of them is a score
        const MeasureOfTag named = measureOf(signal.tag);
        const bool isNamed = named.measure != Measure::None;
        const Measure measure = isNamed ? named.measure : measureOfLoss(signal);
        if (measure == Measure::None)
            continue;
        MeasuredCurve one{.measure = measure,
                          .isEvaluation = isOfEvaluation(signal) || isOfEvaluationOnly(measure),
                          .of = isNamed ? named.of : std::string(),
                          .signal = &signal,
                          .curve = learningCurve(&signal)};
        const bool isOfWords =
            measure == Measure::WordErrors || measure == Measure::CharacterErrors;
        if (one.curve.empty()
            || ((isShare(measure) || isOfWords) && !toShares(one.curve, isOfWords)))
            continue;
        curves.push_back(std::move(one));
    }
    assignUnnamedParts(curves);
    return curves;
}

} // namespace faultline
