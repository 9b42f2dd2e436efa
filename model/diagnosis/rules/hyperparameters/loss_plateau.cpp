// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/loss_plateau.h"

#include "model/core/ascii.h"
#include "model/core/statistics.h"
#include "model/diagnosis/evidence/learning_evidence.h"
#include "model/diagnosis/judged/judged_series.h"
#include "model/diagnosis/setup/learning_fixes.h"
#include "model/diagnosis/setup/stated_settings.h"
#include "model/diagnosis/signals/answer_curves.h"
#include "model/diagnosis/signals/chance_level.h"
#include "model/diagnosis/signals/divergence.h"
#include "model/diagnosis/signals/log_course.h"
#include "model/diagnosis/signals/validation_curve.h"
#include "model/diagnosis/signals/validation_gap.h"
#include "model/diagnosis/training/learning_curve.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace faultline::rules::loss_plateau {

namespace {

constexpr std::size_t kTrendBlocks = 60; // Theil-Sen is quadratic in its values

/// A validation that no longer gets better.
struct Plateau {
    std::size_t begin = 0;    ///< first evaluation of the last part of the run
    double improvement = 0.0; ///< over that part, against the level
    bool isFlat = false;      ///< it stands still: no improvement, no trend
};

/// A validation too noisy to compare checkpoints by.
struct LateNoise {
    std::size_t begin = 0;
    double level = 0.0; ///< median, as shown
    double noise = 0.0; ///< MAD around the trend, against the level
};

/// True if there is nothing left to gain: a metric at its ceiling, a loss that has all but
/// vanished.
bool isPerfect(const ValidationCurve& validation)
{
    constexpr double kCeiling = 0.95;
    constexpr double kVanished = 0.01;
    const double best = validation.smooth[validation.bestIndex()];
    if (validation.higherIsBetter) {
        const double highest = -best;
        return highest >= kCeiling && highest <= 1.0;
    }
    return std::abs(best) < kVanished * std::abs(validation.smooth.front());
}

/// A few noisy evaluations cannot resolve the limit: then the improvement is taken from the second
/// half of the run and scaled to the window. A curve that levels off rose faster there, so this
/// takes none for flat that is not. Nothing if the window itself resolves it.
std::optional<double> improvementOfHalf(const ValidationCurve& validation,
                                        std::span<const double> window,
                                        const Thresholds& thresholds)
{
    constexpr double kVarianceOfTrend = 12.0; // of n values over their whole length, times n
    const double level = std::abs(median(window));
    const double error = differenceNoise(window) / level
                         * std::sqrt(kVarianceOfTrend / static_cast<double>(window.size()));
    const std::size_t begin = validation.curve.indexAtShare(0.5);
    const auto half = std::span(validation.costs).subspan(begin);
    if (!(error > thresholds.improvement) || half.size() < 2 * window.size())
        return std::nullopt;
    const std::vector<double> blocks = blockMedians(half, kTrendBlocks);
    const double whole = -theilSenSlope(blocks) * static_cast<double>(blocks.size() - 1) / level;
    return whole * static_cast<double>(window.size()) / static_cast<double>(half.size());
}

std::optional<Plateau> lastPart(const ValidationCurve& validation, const Thresholds& thresholds)
{
    constexpr std::size_t kFewestInWindow = 5;
    constexpr double kImproving = -1.645;
    constexpr double kWorsening = 2.33;
    const std::size_t count = validation.size();
    Plateau plateau;
    plateau.begin = std::min(validation.curve.indexAtShare(1.0 - thresholds.window),
                             count - std::min(kFewestInWindow, count));
    const auto longer =
        std::min(validation.curve.indexAtShare(1.0 - 2.0 * thresholds.window), plateau.begin);
    const auto part = std::span(validation.costs).subspan(plateau.begin);
    const std::vector<double> blocks = blockMedians(part, kTrendBlocks);
    const double level = std::abs(median(part));
    if (level <= 0.0 || blocks.size() < 2)
        return std::nullopt;
    plateau.improvement = -theilSenSlope(blocks) * static_cast<double>(blocks.size() - 1) / level;
    if (plateau.improvement >= thresholds.improvement) {
        if (const std::optional<double> ofHalf = improvementOfHalf(validation, part, thresholds))
            plateau.improvement = *ofHalf;
    }
    plateau.isFlat = plateau.improvement < thresholds.improvement
                     && worseningZ(validation, longer, count) > kImproving
                     && worseningZ(validation, plateau.begin, count) < kWorsening;
    return plateau;
}

std::optional<LateNoise> lateNoise(const ValidationCurve& validation)
{
    constexpr std::size_t kFewest = 6;
    constexpr double kLastPart = 0.75;
    constexpr double kLeastMetric = 0.05;
    const std::size_t count = validation.size();
    LateNoise late;
    late.begin =
        std::min(validation.curve.indexAtShare(kLastPart), count - std::min(kFewest, count));
    const auto part = std::span(validation.costs).subspan(late.begin);
    const std::size_t blockCount = std::min(part.size(), kTrendBlocks);
    const double slope = theilSenSlope(blockMedians(part, kTrendBlocks))
                         * static_cast<double>(blockCount) / static_cast<double>(part.size());
    std::vector<double> detrended(part.begin(), part.end());
    for (std::size_t i = 0; i < detrended.size(); ++i)
        detrended[i] -= slope * static_cast<double>(i);
    const double level = std::abs(median(part));
    if (level <= (validation.higherIsBetter ? kLeastMetric : 0.0))
        return std::nullopt;
    const double centre = median(detrended);
    for (double& value : detrended)
        value = std::abs(value - centre);
    late.noise = median(detrended) / level;
    late.level = validation.shown(median(part));
    return late;
}

void tell(std::size_t fewest, const ValidationCurve& validation,
          const std::optional<LateNoise>& late, const std::optional<Plateau>& plateau,
          const Thresholds& thresholds, FindingSink& sink)
{
    tellEvaluations(validation.size(), fewest, sink);
    if (plateau)
        sink.computed(number::improvement(Fraction(plateau->improvement), thresholds));
    if (late)
        sink.computed(number::noise(Fraction(late->noise), thresholds));
}

Fix decayRate(double rate, std::int64_t step)
{
    constexpr double kLower = 10.0;
    return fix::decayLearningRate({.lower = configNumber(rate / kLower),
                                   .step = Step(step),
                                   .rate = Plain(rate),
                                   .rateAsCode = configNumber(rate)});
}

void judgePlateau(const Training& training, const ValidationCurve& validation,
                  const Plateau& plateau, const Thresholds& thresholds, FindingSink& sink)
{
    const LearningCurve& curve = validation.curve;
    const std::size_t last = curve.size() - 1;
    const LearningCurve rate = learningCurve(training.best(SignalKind::LearningRate));
    if (rate.empty()) {
        sink.abstain(abstention::noLearningRate(validation.signal->tag));
        return;
    }
    const double peak = *std::max_element(rate.values.begin(), rate.values.end());
    const double lowest = std::min(rate.values[rate.indexMatching(curve, plateau.begin)],
                                   rate.values[rate.indexMatching(curve, last)]);
    if (lowest <= thresholds.rateShare * peak)
        return; // the schedule has done its work
    const std::size_t best = validation.bestIndex();
    Finding finding;
    finding.run = validation.signal->run->id;
    finding.severity = Severity::Info; // most good runs end so: how low it could go is not known
    finding.confidence = confidence::trendOrScatter;
    finding.cost = thresholds.window; // what was trained in vain
    finding.title = text::standsStill({.best = Plain(validation.shown(validation.smooth[best])),
                                       .step = Step(curve.steps[best]),
                                       .share = Fraction(lowest / peak),
                                       .tag = validation.signal->tag});
    finding.explanation =
        text::standsStillExplained({.window = thresholds.window,
                                    .improvement = Fraction(std::max(plateau.improvement, 0.0)),
                                    .limit = thresholds.improvement});
    finding.evidence.emplace_back(
        curveEvidence(*validation.signal, curve, plateau.begin, last, text::partThatStandsStill()));
    if (auto evidence = matchingEvidence(training.best(SignalKind::LearningRate), curve,
                                         plateau.begin, last, text::rateOverTheSameSteps()))
        finding.evidence.emplace_back(std::move(*evidence));
    finding.evidence.emplace_back(number::improvement(Fraction(plateau.improvement), thresholds));
    finding.evidence.emplace_back(number::rateShare(Fraction(lowest / peak), thresholds));
    finding.fixes = {decayRate(lowest, curve.steps[best])};
    sink.report(std::move(finding));
}

void reportNoise(const ValidationCurve& validation, const LateNoise& late,
                 const Thresholds& thresholds, FindingSink& sink)
{
    constexpr double kLoud = 2.0;    // times the limit
    constexpr double kLearned = 0.5; // of its start
    const double factor = std::ceil(std::pow(late.noise / thresholds.noise, 2.0));
    const LearningCurve& curve = validation.curve;
    Finding finding;
    finding.run = validation.signal->run->id;
    // A loss that fell to a small part of its start scatters by much of what is left.
    const std::span<const double> costs(validation.costs);
    const double start = median(costs.first(std::min<std::size_t>(costs.size(), 3)));
    const double end = median(costs.subspan(std::min(late.begin, costs.size() - 1)));
    const bool hasLearned = start - end > kLearned * std::abs(start);
    const bool isLoud = late.noise > kLoud * thresholds.noise;
    finding.severity = isLoud && !hasLearned ? Severity::Warning : Severity::Info;
    finding.confidence = confidence::trendOrScatter;
    finding.cost = std::min(late.noise, 1.0) * cost::mostOfScatter;
    finding.title = text::scatters(
        {.noise = Fraction(late.noise), .level = Plain(late.level), .tag = validation.signal->tag});
    finding.explanation = text::scattersExplained(thresholds.noise);
    finding.evidence.emplace_back(curveEvidence(*validation.signal, curve, late.begin,
                                                curve.size() - 1, text::lastQuarter()));
    finding.evidence.emplace_back(number::noise(Fraction(late.noise), thresholds));
    finding.fixes = {fix::averageWeights(thresholds.noise),
                     fix::evaluateMoreExamples(
                         {.factor = Count(std::max(factor, 2.0)), .limit = thresholds.noise})};
    sink.report(std::move(finding));
}

/// A setting that leaves the network without a non-linearity. "None" and null mean the default;
/// outputs and heads are linear by design.
std::optional<StatedSetting> linearNetwork(const Training& training)
{
    constexpr double kGood = 0.95;
    std::optional<StatedSetting> found =
        statedSetting(training, {"nonlinearity", "hidden_activation", "activation_fn", "act_fn"});
    // Of a network that is named by its parts it is that of the output.
    if (!found && !statedSetting(training, {"arch", "encoder", "encoder_name", "backbone"}))
        found = statedSetting(training, {"activation"});
    if (!found
        || (found->value != "none" && found->value != "identity" && found->value != "linear"))
        return std::nullopt;
    if (found->config) {
        const std::string path = lowerAscii(found->config->path(found->node));
        constexpr std::array<std::string_view, 7> kLinear{"head",    "output",  "last", "final",
                                                          "decoder", "predict", "norm"};
        if (containsAny(path, kLinear))
            return std::nullopt;
    }
    return training.allSignals.empty() || endsWithScore(training, kGood) ? std::nullopt : found;
}

void reportLinear(const StatedSetting& setting, FindingSink& sink)
{
    Finding finding;
    finding.severity = Severity::Warning;
    finding.confidence = confidence::noActivation;
    finding.cost = cost::noActivation;
    finding.stake.modelQuality = true;
    finding.title = text::noActivation({.name = setting.name, .value = setting.value});
    finding.explanation = text::noActivationExplained();
    finding.evidence = {setting.evidence(text::theActivation())};
    finding.fixes = {fix::setActivation(setting.name)};
    sink.report(std::move(finding));
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    const Training& training = input.training;
    const Thresholds thresholds(input.settings);
    if (const std::optional<StatedSetting> setting = linearNetwork(training)) {
        reportLinear(*setting, sink);
        return;
    }
    const auto fewest = static_cast<std::size_t>(std::max(thresholds.evaluations.value, 5.0));
    const std::vector<ValidationCurve> validations = validationCurves(training);
    const auto judged = std::find_if(
        validations.begin(), validations.end(),
        [fewest](const ValidationCurve& validation) { return validation.size() >= fewest; });
    if (judged == validations.end()) {
        if (training.allSignals.empty())
            return tellEvaluations(0, fewest, sink);
        sink.abstain(
            abstainTooFewEvaluations(validations.empty() ? 0 : validations.front().size(), fewest));
        return;
    }
    // A metric of the results can be judged; the losses of opponents cannot.
    if (!judged->higherIsBetter && hasOpposingLosses(training)) {
        sink.abstain(abstainOpposingLosses());
        return;
    }
    sink.judged(judgedCurve(judged->curve, judgedLabel(*judged)));
    const std::optional<LateNoise> late = lateNoise(*judged);
    const std::optional<Plateau> plateau = lastPart(*judged, thresholds);
    tell(fewest, *judged, late, plateau, thresholds, sink);
    if (trainingBroke(training) || isPerfect(*judged) || hasLearnedAll(training)
        || stoppedEarly(training))
        return;
    // What fell back or never left the level of a guess is no plateau.
    if (lostSinceBest(*judged) >= kFellApart || findChanceLevel(training)
        || isValidationApart(training))
        return;
    if (late && late->noise > thresholds.noise) {
        reportNoise(*judged, *late, thresholds, sink);
        return; // what scatters so cannot be said to stand still
    }
    if (plateau && plateau->isFlat && !findOverfitting(*judged, trainingLoss(training).curve, {}))
        judgePlateau(training, *judged, *plateau, thresholds, sink);
}

} // namespace faultline::rules::loss_plateau
