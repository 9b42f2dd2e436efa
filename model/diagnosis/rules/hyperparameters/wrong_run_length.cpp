// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/wrong_run_length.h"

#include "model/core/ascii.h"
#include "model/core/decimal.h"
#include "model/core/statistics.h"
#include "model/diagnosis/evidence/learning_evidence.h"
#include "model/diagnosis/evidence/log_evidence.h"
#include "model/diagnosis/judged/judged_series.h"
#include "model/diagnosis/setup/learning_fixes.h"
#include "model/diagnosis/setup/stated_settings.h"
#include "model/diagnosis/signals/answer_curves.h"
#include "model/diagnosis/signals/chance_level.h"
#include "model/diagnosis/signals/divergence.h"
#include "model/diagnosis/signals/log_course.h"
#include "model/diagnosis/signals/rate_fit.h"
#include "model/diagnosis/signals/validation_curve.h"
#include "model/diagnosis/signals/validation_gap.h"
#include "model/diagnosis/training/learning_curve.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace faultline::rules::wrong_run_length {

namespace {

constexpr std::size_t kTrendBlocks = 60; // Theil-Sen is quadratic in its values
constexpr double kImproving = -1.645;    // Mann-Kendall of costs: 5 % one-sided

struct Limits {
    Thresholds thresholds;
    double gain; ///< that makes a longer run worth its cost, the learning rate considered
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
    const double tolerance = std::max({limits.thresholds.improvement * std::abs(best),
                                       kGainTolerance * (smooth.front() - best),
                                       kNoiseTolerance * differenceNoise(validation.costs)});
    const auto reached = std::find_if(smooth.begin(), smooth.end(),
                                      [&](double cost) { return cost <= best + tolerance; });
    // Noise reaches that level before the trend has: go on to where the trend ends. That no trend
    // is seen proves nothing where few evaluations are left, so their number and slope count too.
    const std::size_t stride = std::max<std::size_t>(smooth.size() / kTrendBlocks, 1);
    for (auto i = static_cast<std::size_t>(reached - smooth.begin());
         i + limits.evaluations <= smooth.size(); i += stride) {
        const double share = shareOf(validation.curve, i);
        if (share >= limits.thresholds.saturated)
            break;
        if (worseningZ(validation, i, validation.size()) >= kImproving
            && gainSince(validation, i) < limits.thresholds.gain)
            return Saturation{.index = i, .share = share};
    }
    return std::nullopt;
}

std::optional<LateGain> findLateGain(const ValidationCurve& validation, const Limits& limits)
{
    constexpr std::size_t kFewest = 5;
    const std::size_t count = validation.size();
    LateGain found;
    found.begin = std::min(validation.curve.indexAtShare(1.0 - limits.thresholds.lastPart),
                           count - std::min(kFewest, count));
    if (validation.bestIndex() < found.begin)
        return std::nullopt;
    found.gain = gainSince(validation, found.begin);
    found.z = worseningZ(validation, found.begin, count);
    if (found.z >= kImproving || found.gain < limits.gain)
        return std::nullopt;
    return found;
}

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
    sink.computed(number::bestAt(Fraction(shareOf(validation.curve, validation.bestIndex())),
                                 Fraction(limits.thresholds.saturated)));
    const std::size_t late = std::min(
        validation.curve.indexAtShare(1.0 - limits.thresholds.lastPart), validation.size() - 1);
    sink.computed(number::gain(Fraction(gainSince(validation, late)), Fraction(limits.gain)));
    sink.judged(judgedCurve(validation.curve, judgedLabel(validation)));
}

/// Whether another length would change nothing: nothing was learned, it was lost again, or the
/// metric never moved.
bool isMoot(const Training& training, const ValidationCurve& validation)
{
    const auto [low, high] = std::minmax_element(validation.costs.begin(), validation.costs.end());
    return *low == *high || validation.bestIndex() == 0 || lostSinceBest(validation) >= kFellApart
           || findChanceLevel(training) || isValidationApart(training);
}

/// Whether there is little left to gain: a score near the top of its scale, or a run that its own
/// early stopping ended.
bool isDone(const Training& training, const ValidationCurve& validation, double nearTop)
{
    constexpr double kPercent = 1.5; // scores above it are percents
    const auto isNearTop = [nearTop](double best) {
        const double top = best > kPercent ? 100.0 : 1.0;
        return best <= top && best >= nearTop * top;
    };
    const std::vector<AnswerCurve> scores = evaluationScores(training);
    const std::optional<RateMisfit> misfit = findRateMisfit(training);
    return (validation.higherIsBetter && isNearTop(-validation.smooth[validation.bestIndex()]))
           || stoppedEarly(training)
           || (misfit && !misfit->isHigh) // learning-rate-off has the better advice
           || std::any_of(scores.begin(), scores.end(), [&](const AnswerCurve& score) {
                  const std::vector<double> smooth = runningMedian(score.curve.values, 1);
                  return isNearTop(*std::max_element(smooth.begin(), smooth.end()));
              });
}

/// Whether a metric stands still while the validation loss goes on falling: the run is of use.
bool lossStillFalls(const std::vector<ValidationCurve>& validations, const ValidationCurve& judged)
{
    constexpr double kLeast = 0.02;
    return std::any_of(validations.begin(), validations.end(), [&](const ValidationCurve& one) {
        const std::size_t half = one.curve.indexAtShare(0.5);
        return one.signal != judged.signal && !one.higherIsBetter && one.size() > half + 3
               && worseningZ(one, half, one.size()) < kImproving && gainSince(one, half) > kLeast;
    });
}

Fix setLength(const Training& training, const ValidationCurve& validation, std::int64_t steps,
              Fix fix)
{
    const std::string tag = countsEpochs(training, *validation.signal, validation.curve)
                                ? std::string("epoch")
                                : validation.signal->tag;
    fix.snippets = runLengthSnippets(tag, steps);
    fix.edits = runLengthEdits(tag, steps);
    return fix;
}

void reportTooLong(const Training& training, const ValidationCurve& validation,
                   const Saturation& saturation, const Limits& limits, FindingSink& sink)
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
    finding.run = validation.signal->run->id;
    finding.severity = Severity::Info;
    finding.confidence = confidence::length;
    finding.cost = saved * cost::timeSaved;
    finding.stake.gpuHours = seconds / 3600.0;
    const double value = validation.shown(validation.smooth[saturation.index]);
    const Text place = placeOf(training, *validation.signal, curve, saturation.index);
    finding.title = saturation.share < limits.thresholds.farTooLong
                        ? text::farTooLong({.value = Plain(value),
                                            .place = place,
                                            .share = Fraction(saturation.share),
                                            .tag = validation.signal->tag})
                        : text::longerThanUseful({.value = Plain(value),
                                                  .place = place,
                                                  .share = Fraction(saturation.share),
                                                  .tag = validation.signal->tag});
    finding.explanation =
        text::tooLongExplained(Plain(validation.shown(validation.smooth[validation.bestIndex()])));
    finding.evidence.emplace_back(
        curveEvidence(*validation.signal, curve, saturation.index, last, text::withoutGain()));
    finding.evidence.emplace_back(
        number::bestReached(Fraction(saturation.share), Fraction(limits.thresholds.saturated)));
    finding.evidence.emplace_back(number::timeSaved(Seconds(seconds)));
    finding.fixes = {
        setLength(training, validation, steps,
                  fix::trainShorter({.length = lengthIn(training, *validation.signal, curve, steps),
                                     .share = Fraction(saved),
                                     .saved = Seconds(seconds),
                                     .value = Plain(value)}))};
    sink.report(std::move(finding));
}

void reportTooShort(const Training& training, const ValidationCurve& validation,
                    const LateGain& late, const Limits& limits, FindingSink& sink)
{
    constexpr double kLonger = 1.5;
    const LearningCurve& curve = validation.curve;
    const std::size_t last = curve.size() - 1;
    const auto steps = static_cast<std::int64_t>(
        std::ceil(kLonger * static_cast<double>(std::max<std::int64_t>(curve.steps.back(), 1))));
    const double best = validation.shown(validation.smooth[validation.bestIndex()]);
    Finding finding;
    finding.run = validation.signal->run->id;
    finding.severity = Severity::Info;
    finding.confidence = confidence::length;
    finding.cost = std::min(late.gain, cost::mostOfGain);
    finding.title = text::tooShort({.gain = Fraction(late.gain),
                                    .lastPart = limits.thresholds.lastPart,
                                    .best = Plain(best),
                                    .place = placeOf(training, *validation.signal, curve, last),
                                    .tag = validation.signal->tag});
    finding.explanation = text::tooShortExplained(Plain(-late.z));
    finding.evidence.emplace_back(
        curveEvidence(*validation.signal, curve, late.begin, last, text::stillImproving()));
    finding.evidence.emplace_back(number::gain(Fraction(late.gain), Fraction(limits.gain)));
    finding.fixes = {setLength(
        training, validation, steps,
        fix::trainLonger({.length = lengthIn(training, *validation.signal, curve, steps),
                          .more = Seconds((kLonger - 1.0) * curve.secondsBetween(0, last)),
                          .best = Plain(best),
                          .gain = Fraction(limits.gain)}))};
    sink.report(std::move(finding));
}

/// A setting that trains only a few batches of each epoch.
std::optional<StatedSetting> debugLimit(const Training& training)
{
    constexpr double kFewBatches = 50.0;
    constexpr double kSmallPart = 0.5;
    if (std::optional<StatedSetting> found =
            statedNumber(training, {"limit_train_batches", "overfit_batches"})) {
        const double value = *found->number();
        const bool isPart = contains(found->value, ".");
        if (isPart ? value < kSmallPart : value >= 1.0 && value <= kFewBatches)
            return found;
    }
    if (std::optional<StatedSetting> found = statedSetting(training, {"fast_dev_run"})) {
        const std::string value = lowerAscii(found->value);
        if (value == "true" || found->number().value_or(0.0) >= 1.0)
            return found;
    }
    return std::nullopt;
}

void reportLimit(const StatedSetting& limit, FindingSink& sink)
{
    Finding finding;
    finding.severity = Severity::Warning;
    finding.confidence = confidence::debugLimit;
    finding.cost = cost::debugLimit;
    finding.stake.modelQuality = true;
    finding.title = text::debugLimit({.name = limit.name, .value = limit.value});
    finding.explanation = text::debugLimitExplained();
    finding.evidence = {limit.evidence(text::theLimit())};
    finding.fixes = {fix::removeLimit(limit.name)};
    sink.report(std::move(finding));
}

/// The steps of all epochs, where the console closes each with a bar of its steps: "2/2 - 4s".
struct FewSteps {
    double steps = 0.0;
    double perEpoch = 0.0;
    const ConsoleLog* log = nullptr;
    std::size_t line = 0;
};

std::optional<FewSteps> closedEpochs(const Training& training)
{
    for (const ConsoleLogPtr& log : training.logs) {
        FewSteps found{.log = log.get()};
        for (std::size_t i = 0; i < log->lines.size(); ++i) {
            std::string_view text = trimmedStart(log->text(i), " ");
            const std::optional<double> done = takeDecimal(text);
            if (!done || !text.starts_with("/") || !contains(text, "loss: "))
                continue;
            text.remove_prefix(1);
            const std::optional<double> whole = takeDecimal(text);
            if (!whole || *whole != *done || !text.starts_with(" "))
                continue;
            found.steps += *whole;
            found.perEpoch = std::max(found.perEpoch, *whole);
            found.line = i;
        }
        if (found.steps > 0.0)
            return found;
    }
    return std::nullopt;
}

/// The same by bars that came to their end, one for each epoch: "Epoch 0: 100%|###| 2/2 [...]".
std::optional<FewSteps> closedBars(const Training& training)
{
    for (const ConsoleLogPtr& log : training.logs) {
        FewSteps found{.log = log.get(), .line = log->lines.empty() ? 0 : log->lines.size() - 1};
        std::map<double, double> ended; // by length
        const BarState* before = nullptr;
        for (const BarState& state : log->bars) {
            const bool isRedrawn =
                before != nullptr && before->done == state.done && before->whole == state.whole;
            if (state.done == state.whole && !isRedrawn)
                ended[state.whole] += 1.0;
            before = &state;
        }
        for (const auto& [whole, times] : ended) {
            if (whole * times > found.steps) {
                found.steps = whole * times;
                found.perEpoch = whole;
            }
        }
        if (found.steps > 0.0)
            return found;
    }
    return std::nullopt;
}

/// Too few updates to learn anything, and nothing was learned, or it had only begun to.
bool judgeFewSteps(const Training& training, bool hadOnlyBegun, FindingSink& sink)
{
    constexpr double kTooFew = 50.0;
    constexpr double kGood = 0.8;
    constexpr double kFewPerEpoch = 3.0;
    constexpr double kFall = 0.5;
    std::optional<FewSteps> few = closedEpochs(training);
    if (!few)
        few = closedBars(training);
    // What answers well was trained elsewhere, or more than is counted here: the run was resumed,
    // or the bars are of something else.
    if (!few || few->steps > kTooFew || endsWithScore(training, kGood)
        || trainingLossFell(training, kFall))
        return false;
    const bool isHardlyAny = hadOnlyBegun && few->perEpoch <= kFewPerEpoch;
    if (!isHardlyAny && !findChanceLevel(training))
        return false;
    Finding finding;
    finding.severity = Severity::Warning;
    finding.confidence = confidence::length;
    finding.cost = cost::debugLimit;
    finding.stake.modelQuality = true;
    finding.title = text::fewSteps({.steps = Count(few->steps), .perEpoch = Count(few->perEpoch)});
    finding.explanation = text::debugLimitExplained();
    finding.evidence = {lineEvidence(*few->log, few->line, few->line, text::lastEpoch())};
    finding.fixes = {fix::trainAllBatches()};
    sink.report(std::move(finding));
    return true;
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    const Training& training = input.training;
    constexpr double kOnlyBegun = 0.5; // gain of the last part
    const Thresholds thresholds(input.settings);
    const Limits limits{.thresholds = thresholds,
                        .gain = neededGain(training, thresholds.gain),
                        .evaluations =
                            static_cast<std::size_t>(std::max(thresholds.evaluations.value, 5.0))};
    if (const std::optional<StatedSetting> limit = debugLimit(training);
        limit && !training.allSignals.empty()) {
        reportLimit(*limit, sink);
        return;
    }
    const bool isTold = judgeFewSteps(training, false, sink);
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
    if (!judged->higherIsBetter && hasOpposingLosses(training)) {
        sink.abstain(abstainOpposingLosses());
        return;
    }
    tell(*judged, limits, sink);
    const TrainingLoss train = trainingLoss(training);
    if (trainingBroke(training) || findOverfitting(*judged, train.curve, {}))
        return; // other rules tell that, and what to do about the length too
    if (isMoot(training, *judged))
        return;
    if (const std::optional<Saturation> saturation =
            lossStillFalls(validations, *judged) ? std::nullopt : findSaturation(*judged, limits))
        reportTooLong(training, *judged, *saturation, limits, sink);
    else if (const std::optional<LateGain> late = isDone(training, *judged, thresholds.nearTop)
                                                      ? std::nullopt
                                                      : findLateGain(*judged, limits)) {
        if (isTold || late->gain < kOnlyBegun || !judgeFewSteps(training, true, sink))
            reportTooShort(training, *judged, *late, limits, sink);
    }
}

} // namespace faultline::rules::wrong_run_length
