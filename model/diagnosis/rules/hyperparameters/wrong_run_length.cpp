// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/wrong_run_length.h"

#include "model/core/statistics.h"
#include "model/core/text_marker.h"
#include "model/diagnosis/evidence/learning_evidence.h"
#include "model/diagnosis/judged/judged_series.h"
#include "model/diagnosis/setup/learning_fixes.h"
#include "model/diagnosis/signals/divergence.h"
#include "model/diagnosis/signals/validation_curve.h"
#include "model/diagnosis/training/learning_curve.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace faultline::rules::wrong_run_length {

namespace {

constexpr std::size_t kTrendBlocks = 60; // Theil-Sen is quadratic in its values
constexpr double kImproving = -1.645;    // Mann-Kendall of costs: 5 % one-sided

struct Limits {
    double farTooLong;
    double saturated;
    double lastPart;
    double improvement;
    double gain;       ///< that makes a longer run worth its cost, the learning rate considered
    double worthwhile; ///< the same without
    std::size_t evaluations;
};

/// From where on the validation was as good as it ever got.
struct Saturation {
    std::size_t index = 0;
    double share = 0.0; ///< of the run
};

/// How much better the validation still got in the last part.
struct LateGain {
    std::size_t begin = 0;
    double gain = 0.0; ///< against the level
    double z = 0.0;
};

double shareOf(const LearningCurve& curve, std::size_t index)
{
    return curve.span() > 0.0 ? (curve.position(index) - curve.position(0)) / curve.span() : 0.0;
}

/// Improvement from evaluation `begin` to the end by the median of all slopes, against the level;
/// 0 if there is none to hold it against.
double gainSince(const ValidationCurve& validation, std::size_t begin)
{
    const auto part = std::span(validation.costs).subspan(begin);
    const std::vector<double> blocks = blockMedians(part, kTrendBlocks);
    const double level = std::abs(median(part));
    if (level <= 0.0 || blocks.size() < 2)
        return 0.0;
    return -theilSenSlope(blocks) * static_cast<double>(blocks.size() - 1) / level;
}

std::optional<Saturation> findSaturation(const ValidationCurve& validation, const Limits& limits)
{
    constexpr double kGainTolerance = 0.01; // of what was gained since the first evaluation
    constexpr double kNoiseTolerance = 1.5; // the best of many is partly luck
    const std::vector<double>& smooth = validation.smooth;
    const double best = smooth[validation.bestIndex()];
    const double tolerance =
        std::max({limits.improvement * std::abs(best), kGainTolerance * (smooth.front() - best),
                  kNoiseTolerance * differenceNoise(validation.costs)});
    const auto reached = std::find_if(smooth.begin(), smooth.end(),
                                      [&](double cost) { return cost <= best + tolerance; });
    // Noise reaches that level before the trend has: go on to where the trend ends. That no trend
    // is seen proves nothing where few evaluations are left, so their number and slope count too.
    const std::size_t stride = std::max<std::size_t>(smooth.size() / kTrendBlocks, 1);
    for (auto i = static_cast<std::size_t>(reached - smooth.begin());
         i + limits.evaluations <= smooth.size(); i += stride) {
        const double share = shareOf(validation.curve, i);
        if (share >= limits.saturated)
            break;
        if (worseningZ(validation, i, validation.size()) >= kImproving
            && gainSince(validation, i) < limits.worthwhile)
            return Saturation{.index = i, .share = share};
    }
    return std::nullopt;
}

std::optional<LateGain> findLateGain(const ValidationCurve& validation, const Limits& limits)
{
    constexpr std::size_t kFewest = 5;
    const std::size_t count = validation.size();
    LateGain found;
    found.begin = std::min(validation.curve.indexAtShare(1.0 - limits.lastPart),
                           count - std::min(kFewest, count));
    if (validation.bestIndex() < found.begin)
        return std::nullopt;
    found.gain = gainSince(validation, found.begin);
    found.z = worseningZ(validation, found.begin, count);
    if (found.z >= kImproving || found.gain < limits.gain)
        return std::nullopt;
    return found;
}

void reportTooLong(const ValidationCurve& validation, const Saturation& saturation,
                   const Limits& limits, FindingSink& sink);
void reportTooShort(const ValidationCurve& validation, const LateGain& late, const Limits& limits,
                    FindingSink& sink);

/// A schedule that has ended explains a late gain by itself, so more is asked of it.
double neededGain(const Training& training, double gain)
{
    constexpr double kDecayed = 0.1;
    constexpr double kMore = 2.5;
    const LearningCurve rate = learningCurve(training.best(SignalKind::LearningRate));
    if (rate.empty())
        return gain;
    const double peak = *std::max_element(rate.values.begin(), rate.values.end());
    return rate.values.back() < kDecayed * peak ? kMore * gain : gain;
}

void tell(const ValidationCurve& validation, const Limits& limits, FindingSink& sink)
{
    tellEvaluations(validation.size(), limits.evaluations, sink);
    sink.computed(numberEvidence(
        "best-at",
        {FAULTLINE_TR_NOOP("Diagnosis", "Part of the run after which the best came"), {}},
        {shareOf(validation.curve, validation.bestIndex()), Unit::Fraction}, limits.saturated));
    const std::size_t late =
        std::min(validation.curve.indexAtShare(1.0 - limits.lastPart), validation.size() - 1);
    sink.computed(numberEvidence("gain",
                                 {FAULTLINE_TR_NOOP("Diagnosis", "Gain over the last part"), {}},
                                 {gainSince(validation, late), Unit::Fraction}, limits.gain));
    sink.judged(judgedCurve(validation.curve, judgedLabel(validation)));
}

Fix setLength(const ValidationCurve& validation, std::int64_t steps, Text title, Text detail,
              Text check)
{
    Fix fix;
    fix.id = "set-run-length";
    fix.title = std::move(title);
    fix.detail = std::move(detail);
    fix.check = std::move(check);
    fix.snippets = runLengthSnippets(validation.signal->tag, steps);
    fix.edits = runLengthEdits(validation.signal->tag, steps);
    return fix;
}

void reportTooLong(const ValidationCurve& validation, const Saturation& saturation,
                   const Limits& limits, FindingSink& sink)
{
    constexpr double kMargin = 1.2;
    const LearningCurve& curve = validation.curve;
    const std::size_t last = curve.size() - 1;
    const double saved = 1.0 - std::min(kMargin * saturation.share, 1.0);
    const double seconds = saved * curve.secondsBetween(0, last);
    const double first = static_cast<double>(curve.steps.front());
    const double reached = static_cast<double>(curve.steps[saturation.index]);
    const auto steps =
        static_cast<std::int64_t>(std::ceil(first + kMargin * std::max(reached - first, 1.0)));
    Finding finding;
    finding.run = validation.signal->run->name;
    finding.severity = Severity::Info;
    finding.confidence = 0.6;
    finding.cost = saved / 2.0;
    finding.stake.gpuHours = seconds / 3600.0;
    const double value = validation.shown(validation.smooth[saturation.index]);
    finding.title =
        saturation.share < limits.farTooLong
            ? Text{FAULTLINE_TR_NOOP("Diagnosis",
                                     "Run is far too long: as good as it got (%1) at step %2, %3 "
                                     "of the way (%4)"),
                   {plain(value), stepOf(curve.steps[saturation.index]),
                    Quantity{saturation.share, Unit::Fraction}, validation.signal->tag}}
            : Text{FAULTLINE_TR_NOOP("Diagnosis",
                                     "Run is longer than useful: as good as it got (%1) at step "
                                     "%2, %3 of the way (%4)"),
                   {plain(value), stepOf(curve.steps[saturation.index]),
                    Quantity{saturation.share, Unit::Fraction}, validation.signal->tag}};
    finding.explanation = {
        FAULTLINE_TR_NOOP("Diagnosis",
                          "From there on the smoothed validation stayed as good as its best of %1 "
                          "within noise, without a trend to the better. A shorter run with the "
                          "same schedule compressed gives the same model; a lower learning rate "
                          "from that step on may give a better one."),
        {plain(validation.shown(validation.smooth[validation.bestIndex()]))}};
    finding.evidence.emplace_back(
        curveEvidence(*validation.signal, curve, saturation.index, last,
                      {FAULTLINE_TR_NOOP("Diagnosis", "The part without a gain"), {}}));
    finding.evidence.emplace_back(
        numberEvidence("best-reached",
                       {FAULTLINE_TR_NOOP("Diagnosis", "Part of the run after which it was as "
                                                       "good as its best"),
                        {}},
                       {saturation.share, Unit::Fraction}, limits.saturated));
    finding.evidence.emplace_back(
        numberEvidence("time-saved", {FAULTLINE_TR_NOOP("Diagnosis", "Time to be saved"), {}},
                       {seconds, Unit::Seconds}));
    finding.fixes = {setLength(
        validation, steps,
        {FAULTLINE_TR_NOOP("Diagnosis", "Train for %1 steps: saves %2 of the time (%3)"),
         {stepOf(steps), Quantity{saved, Unit::Fraction}, Quantity{seconds, Unit::Seconds}}},
        {FAULTLINE_TR_NOOP("Diagnosis",
                           "A fifth more than it took, with the schedule of the learning rate "
                           "compressed to end there."),
         {}},
        {FAULTLINE_TR_NOOP("Diagnosis", "The shorter run reaches %1."), {plain(value)}})};
    sink.report(std::move(finding));
}

void reportTooShort(const ValidationCurve& validation, const LateGain& late, const Limits& limits,
                    FindingSink& sink)
{
    constexpr double kLonger = 1.5;
    const LearningCurve& curve = validation.curve;
    const std::size_t last = curve.size() - 1;
    const auto steps = static_cast<std::int64_t>(
        std::ceil(kLonger * static_cast<double>(std::max<std::int64_t>(curve.steps.back(), 1))));
    const double best = validation.shown(validation.smooth[validation.bestIndex()]);
    Finding finding;
    finding.run = validation.signal->run->name;
    finding.severity = Severity::Info;
    finding.confidence = 0.6;
    finding.cost = std::min(late.gain, 0.5);
    finding.title = {
        FAULTLINE_TR_NOOP("Diagnosis", "Run ended too early: validation still improved by %1 in "
                                       "its last %2, to %3 at step %4 (%5)"),
        {Quantity{late.gain, Unit::Fraction}, Quantity{limits.lastPart, Unit::Fraction},
         plain(best), stepOf(curve.steps[last]), validation.signal->tag}};
    finding.explanation = {
        FAULTLINE_TR_NOOP("Diagnosis",
                          "The best evaluations are the last ones and their trend is certain (z = "
                          "%1). More steps are the cheapest gain there is."),
        {plain(-late.z)}};
    finding.evidence.emplace_back(
        curveEvidence(*validation.signal, curve, late.begin, last,
                      {FAULTLINE_TR_NOOP("Diagnosis", "Still improving"), {}}));
    finding.evidence.emplace_back(
        numberEvidence("gain", {FAULTLINE_TR_NOOP("Diagnosis", "Gain over the last part"), {}},
                       {late.gain, Unit::Fraction}, limits.gain));
    finding.fixes = {setLength(
        validation, steps,
        {FAULTLINE_TR_NOOP("Diagnosis", "Train for %1 steps: costs %2 more"),
         {stepOf(steps), Quantity{(kLonger - 1.0) * curve.secondsBetween(0, last), Unit::Seconds}}},
        {FAULTLINE_TR_NOOP("Diagnosis",
                           "Half as long again; stretch the schedule of the learning rate to the "
                           "new length."),
         {}},
        {FAULTLINE_TR_NOOP("Diagnosis",
                           "The next run ends better than %1, and its last quarter gains less "
                           "than %2."),
         {plain(best), Quantity{limits.gain, Unit::Fraction}}})};
    sink.report(std::move(finding));
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    const Training& training = input.training;
    const RuleSettings& settings = input.settings;
    const Limits limits{.farTooLong = settings.threshold(info(), "far-too-long"),
                        .saturated = settings.threshold(info(), "saturated"),
                        .lastPart = settings.threshold(info(), "last-part"),
                        .improvement = settings.threshold(info(), "improvement"),
                        .gain = neededGain(training, settings.threshold(info(), "gain")),
                        .worthwhile = settings.threshold(info(), "gain"),
                        .evaluations = static_cast<std::size_t>(
                            std::max(settings.threshold(info(), "evaluations"), 5.0))};
    const std::vector<ValidationCurve> validations = validationCurves(training);
    const auto judged = std::find_if(validations.begin(), validations.end(),
                                     [&limits](const ValidationCurve& validation) {
                                         return validation.size() >= limits.evaluations;
                                     });
    if (judged == validations.end()) {
        if (training.allSignals.empty())
            return tellEvaluations(0, limits.evaluations, sink);
        sink.abstain(abstainTooFewEvaluations(validations.empty() ? 0 : validations.front().size(),
                                              limits.evaluations));
        return;
    }
    if (hasOpposingLosses(training)) {
        sink.abstain(abstainOpposingLosses());
        return;
    }
    tell(*judged, limits, sink);
    const TrainingLoss train = trainingLoss(training);
    if (trainingBroke(training) || findOverfitting(*judged, train.curve, {}))
        return; // other rules tell that, and what to do about the length too
    if (const std::optional<Saturation> saturation = findSaturation(*judged, limits))
        reportTooLong(*judged, *saturation, limits, sink);
    else if (const std::optional<LateGain> late = findLateGain(*judged, limits))
        reportTooShort(*judged, *late, limits, sink);
}

} // namespace faultline::rules::wrong_run_length
