// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/loss_unstable.h"

#include "model/core/statistics.h"
#include "model/diagnosis/evidence/learning_evidence.h"
#include "model/diagnosis/judged/judged_log.h"
#include "model/diagnosis/setup/learning_fixes.h"
#include "model/diagnosis/setup/stated_settings.h"
#include "model/diagnosis/setup/training_recipe.h"
#include "model/diagnosis/signals/answer_curves.h"
#include "model/diagnosis/signals/data_order.h"
#include "model/diagnosis/training/learning_curve.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace faultline::rules::loss_unstable {

namespace {

/// Standard error of a median of n normal values: this times sigma / sqrt(n).
constexpr double kMedianError = 1.2533;

/// The loss on the scale on which its noise is even: its logarithm, unless it is not positive.
struct EvenScale {
    std::vector<double> values;
    bool isLogarithm = false;

    explicit EvenScale(const LearningCurve& curve)
        : values(curve.values),
          isLogarithm(std::all_of(values.begin(), values.end(), [](double v) { return v > 0.0; }))
    {
        if (isLogarithm) {
            for (double& value : values)
                value = std::log(value);
        }
    }
    /// The difference on this scale that a ratio of the loss makes at `level`.
    [[nodiscard]] double ofRatio(double ratio, double level) const
    {
        return isLogarithm ? std::log(ratio) : (ratio - 1.0) * std::abs(level);
    }
};

/// A rise near the start that was made good again; indices of the curve.
struct EarlyRise {
    std::size_t low = 0;
    std::size_t peak = 0;
    std::size_t recovered = 0;
    double lowLevel = 0.0; ///< medians of the blocks, of the loss itself
    double peakLevel = 0.0;
    double risenBySigma = 0.0;
};

struct Spike {
    std::size_t index = 0;
    double around = 0.0; ///< the running median there
    double sigma = 0.0;  ///< height in sigmaMAD
    bool inGradient = false;
};

std::optional<EarlyRise> findEarlyRise(const LearningCurve& curve, const EvenScale& scale,
                                       const Thresholds& thresholds)
{
    constexpr std::size_t kFewestEarly = 5;
    constexpr std::size_t kNoisePoints = 20;
    constexpr std::size_t kBlocks = 10;
    constexpr double kNoiseMargin = 4.5; // of the difference between two medians of many
    constexpr double kLeastRise = 1.2;
    constexpr double kJudgedUntil = 3.0; // times the early share
    const std::size_t earlyEnd = curve.indexAtShare(thresholds.earlyShare);
    const std::size_t judgedEnd = curve.indexAtShare(kJudgedUntil * thresholds.earlyShare);
    if (earlyEnd < kFewestEarly || judgedEnd < earlyEnd + kFewestEarly)
        return std::nullopt;
    const std::span<const double> values(scale.values);
    const double sigma =
        differenceNoise(values.first(std::min(std::max(earlyEnd, kNoisePoints), values.size())));
    const std::size_t width = std::max<std::size_t>(earlyEnd / kBlocks, 1);
    const std::vector<double> blocks = windowMedians(values.first(earlyEnd), width);
    const double error =
        width < 3 ? sigma : kMedianError * sigma / std::sqrt(static_cast<double>(width));

    std::size_t lowest = 0;
    std::size_t low = 0;
    std::size_t peak = 0;
    double rise = 0.0;
    for (std::size_t i = 1; i < blocks.size(); ++i) {
        if (blocks[i] < blocks[lowest])
            lowest = i;
        if (blocks[i] - blocks[lowest] > rise) {
            rise = blocks[i] - blocks[lowest];
            low = lowest;
            peak = i;
        }
    }
    const double needed =
        std::max({thresholds.earlySigma * sigma, kNoiseMargin * std::sqrt(2.0) * error,
                  scale.ofRatio(kLeastRise, blocks[low])});
    if (rise <= needed)
        return std::nullopt;
    const double later = median(values.subspan(earlyEnd, judgedEnd - earlyEnd));
    const double halfWay = blocks[low] + rise / 2.0;
    if (later >= halfWay)
        return std::nullopt; // not made good: a divergence, if it lasts
    EarlyRise found{.low = low * width + width / 2,
                    .peak = peak * width + width / 2,
                    .recovered = earlyEnd,
                    .lowLevel = scale.isLogarithm ? std::exp(blocks[low]) : blocks[low],
                    .peakLevel = scale.isLogarithm ? std::exp(blocks[peak]) : blocks[peak],
                    .risenBySigma = sigma > 0.0 ? rise / sigma : 0.0};
    for (std::size_t i = peak + 1; i < blocks.size(); ++i) {
        if (blocks[i] < halfWay) {
            found.recovered = i * width;
            break;
        }
    }
    return found;
}

/// Whether the gradient norm stands out where point `i` of the loss was logged.
bool standsOut(const LearningCurve& norm, double usual, const LearningCurve& loss, std::size_t i,
               double ratio)
{
    const std::size_t at = norm.indexMatching(loss, i);
    const std::size_t from = at > 0 ? at - 1 : 0;
    const std::size_t to = std::min(at + 2, norm.size());
    return *std::max_element(norm.values.begin() + static_cast<std::ptrdiff_t>(from),
                             norm.values.begin() + static_cast<std::ptrdiff_t>(to))
           > ratio * usual;
}

/// Running median or, for long series, the median of the block around each value: as good where
/// the trend is slow, and linear.
std::vector<double> localLevel(std::span<const double> values, std::size_t halfWindow)
{
    constexpr std::size_t kLong = 10'000;
    if (values.size() <= kLong)
        return runningMedian(values, halfWindow);
    std::vector<double> level(values.size());
    const std::size_t width = 2 * halfWindow + 1;
    for (std::size_t begin = 0; begin < values.size(); begin += width) {
        const std::size_t count = std::min(width, values.size() - begin);
        std::fill_n(level.begin() + static_cast<std::ptrdiff_t>(begin), count,
                    median(values.subspan(begin, count)));
    }
    return level;
}

std::vector<Spike> findSpikes(const LearningCurve& curve, const EvenScale& scale,
                              const LearningCurve& norm, const Thresholds& thresholds)
{
    constexpr std::size_t kHalfWindow = 15;
    constexpr std::size_t kLongestSpike = 5; // points; longer is not isolated
    constexpr double kLeastRatio = 1.5;
    const std::size_t begin = curve.indexAtShare(thresholds.earlyShare);
    const std::vector<double> baseline = localLevel(scale.values, kHalfWindow);
    std::vector<double> residuals(scale.values.size());
    for (std::size_t i = 0; i < residuals.size(); ++i)
        residuals[i] = scale.values[i] - baseline[i];
    const double sigma = sigmaMad(std::span(residuals).subspan(begin));
    const double usualNorm = norm.empty() ? 0.0 : median(norm.values);
    const auto isHigh = [&](std::size_t i) {
        return residuals[i] > thresholds.spikeSigma * sigma
               && residuals[i] > scale.ofRatio(kLeastRatio, baseline[i]);
    };

    std::vector<Spike> spikes;
    for (std::size_t i = begin; i < residuals.size();) {
        std::size_t end = i;
        std::size_t highest = i;
        for (; end < residuals.size() && isHigh(end); ++end) {
            if (residuals[end] > residuals[highest])
                highest = end;
        }
        if (end > i && end - i <= kLongestSpike && end < residuals.size()) {
            const double around =
                scale.isLogarithm ? std::exp(baseline[highest]) : baseline[highest];
            spikes.push_back({.index = highest,
                              .around = around,
                              .sigma = sigma > 0.0 ? residuals[highest] / sigma : 0.0,
                              .inGradient = usualNorm > 0.0
                                            && standsOut(norm, usualNorm, curve, highest,
                                                         thresholds.gradientRatio)});
        }
        i = std::max(end, i + 1);
    }
    // Every thirtieth value is no event: that is how the loss of small batches is distributed once
    // most of them are learned.
    constexpr double kMostShare = 0.03;
    if (static_cast<double>(spikes.size())
        > kMostShare * static_cast<double>(residuals.size() - begin))
        spikes.clear();
    return spikes;
}

/// The spikes to report: those that the gradient norm confirms or, without one, only many and
/// high ones (small batches make single high losses, and they are harmless).
std::vector<Spike> tellingSpikes(std::vector<Spike> spikes, const LearningCurve& curve,
                                 bool hasNorm)
{
    constexpr std::size_t kFewestUnconfirmed = 3;
    constexpr double kUnconfirmedRatio = 3.0;
    std::vector<Spike> telling;
    for (const Spike& spike : spikes) {
        const bool isHigh = curve.values[spike.index] >= kUnconfirmedRatio * std::abs(spike.around);
        if (hasNorm ? spike.inGradient : isHigh)
            telling.push_back(spike);
    }
    if (!hasNorm && telling.size() < kFewestUnconfirmed)
        telling.clear();
    return telling;
}

void tell(const LearningCurve& curve, const std::optional<EarlyRise>& rise,
          const std::vector<Spike>& spikes, const Thresholds& thresholds, FindingSink& sink)
{
    double highest = 0.0;
    for (const Spike& spike : spikes)
        highest = std::max(highest, spike.sigma);
    sink.computed(number::rise(Ratio(rise ? rise->risenBySigma : 0.0), thresholds));
    sink.computed(number::spikes(Count(spikes.size()), Count(0)));
    sink.computed(number::highestSpike(Ratio(highest), thresholds));
    sink.computed(number::interval(Count(medianStepInterval(curve)),
                                   Count(thresholds.longestInterval * curve.span())));
    sink.computed(number::lastStep(Step(curve.steps.back())));
    if (!spikes.empty())
        tellOnset(curve.steps[spikes.front().index], sink);
}

/// Twice the warm-up that was not enough, at most a tenth of the run.
Fix warmUpLonger(const Training& training, const LearningCurve& curve, const EarlyRise& rise)
{
    constexpr double kLonger = 2.0;
    constexpr double kLongestShare = 0.1;
    const auto first = static_cast<double>(curve.steps.front());
    const auto recovered = static_cast<double>(curve.steps[rise.recovered]) - first;
    const LearningCurve rate = learningCurve(training.best(SignalKind::LearningRate));
    double now = 0.0;
    if (!rate.empty()) {
        const auto peak = std::max_element(rate.values.begin(), rate.values.end());
        now = static_cast<double>(rate.steps[static_cast<std::size_t>(peak - rate.values.begin())])
              - first;
    }
    const double longest = std::max(kLongestShare * curve.span(), 1.0);
    const double wanted = std::min(kLonger * std::max(now, recovered), longest);
    if (now > wanted)
        return fix::startWarmUpLower(Step(now));
    const std::string steps = configNumber(std::max(std::round(wanted), 1.0), 2 + 4);
    Fix fix = fix::warmUpLonger({.steps = steps, .recovered = Step(curve.steps[rise.recovered])});
    fix.edits = {{.config = {}, .path = std::string(setting::kWarmupSteps), .value = steps}};
    return fix;
}

/// From random weights a small rise cost nothing if the loss fell far below where it was before.
bool isForgotten(const Training& training, const TrainingLoss& loss, const EarlyRise& rise)
{
    constexpr double kFarBelow = 0.7;
    constexpr double kSmall = 2.0;
    const AnswerCurve curve{.signal = loss.parts.front(), .curve = loss.curve};
    return !loss.curve.endsNonFinite && rise.lowLevel > 0.0
           && rise.peakLevel < kSmall * rise.lowLevel && curve.level() < kFarBelow * rise.lowLevel
           && !beginsFromWeights(training);
}

void reportEarly(const Training& training, const TrainingLoss& loss, const EarlyRise& rise,
                 const Thresholds& thresholds, FindingSink& sink)
{
    const LearningCurve& curve = loss.curve;
    Finding finding;
    finding.run = loss.parts.front()->run->id;
    finding.severity = isForgotten(training, loss, rise) ? Severity::Info : Severity::Warning;
    finding.confidence = confidence::earlyRise;
    finding.cost = thresholds.earlyShare;
    finding.title = text::roseEarly({.low = Plain(rise.lowLevel),
                                     .peak = Plain(rise.peakLevel),
                                     .step = Step(curve.steps[rise.peak]),
                                     .share = thresholds.earlyShare,
                                     .tag = loss.name()});
    finding.explanation = text::roseEarlyExplained(Ratio(rise.risenBySigma));
    finding.evidence.emplace_back(curveEvidence(*loss.parts.front(), curve, 0,
                                                std::min(2 * rise.recovered, curve.size() - 1),
                                                text::startOfRun()));
    finding.evidence.emplace_back(number::rise(Ratio(rise.risenBySigma), thresholds));
    if (auto evidence = matchingEvidence(training.best(SignalKind::LearningRate), curve, 0,
                                         rise.recovered, text::learningRateOverSameSteps()))
        finding.evidence.emplace_back(std::move(*evidence));
    finding.fixes = {warmUpLonger(training, curve, rise),
                     clipGradients(healthyGradientNorm(training, curve, curve.size() - 1)),
                     lowerLearningRate(rateAt(training, curve, rise.peak), curve.steps[rise.peak])};
    sink.report(std::move(finding));
}

void reportSpikes(const Training& training, const TrainingLoss& loss,
                  const std::vector<Spike>& spikes, const Thresholds& thresholds, FindingSink& sink)
{
    constexpr std::size_t kMany = 3;
    constexpr std::size_t kShown = 3;
    const LearningCurve& curve = loss.curve;
    std::vector<Spike> byHeight = spikes;
    std::stable_sort(byHeight.begin(), byHeight.end(),
                     [](const Spike& a, const Spike& b) { return a.sigma > b.sigma; });
    const Spike& highest = byHeight.front();
    const bool isConfirmed = highest.inGradient;

    Finding finding;
    finding.run = loss.parts.front()->run->id;
    finding.severity = isConfirmed && spikes.size() >= kMany ? Severity::Warning : Severity::Info;
    finding.confidence = isConfirmed ? confidence::spikesInGradient : confidence::spikesAlone;
    finding.cost = std::min(cost::oneSpike * static_cast<double>(spikes.size()), cost::allSpikes);
    finding.title = text::spikes({.count = Count(spikes.size()),
                                  .step = Step(curve.steps[highest.index]),
                                  .height = Plain(curve.values[highest.index]),
                                  .around = Plain(highest.around),
                                  .tag = loss.name()});
    finding.explanation = isConfirmed ? text::spikesInGradient() : text::spikesAlone();
    for (std::size_t i = 0; i < std::min(kShown, byHeight.size()); ++i) {
        constexpr std::size_t kAround = 30;
        const std::size_t at = byHeight[i].index;
        finding.evidence.emplace_back(curveEvidence(
            *loss.parts.front(), curve, at > kAround ? at - kAround : 0,
            std::min(at + kAround, curve.size() - 1),
            text::spikeAt({.step = Step(curve.steps[at]), .sigma = Ratio(byHeight[i].sigma)})));
    }
    finding.evidence.emplace_back(number::highestSpike(Ratio(highest.sigma), thresholds));
    finding.fixes = {
        clipGradients(healthyGradientNorm(training, curve, curve.size() - 1)),
        lowerLearningRate(rateAt(training, curve, highest.index), curve.steps[highest.index])};
    sink.report(std::move(finding));
}

bool reportOrder(const Training& training, FindingSink& sink)
{
    const std::optional<DataOrder> order = findDataOrder(training);
    if (!order)
        return false;
    const std::string& tag = order->shown.signal->tag;
    const Plain before(order->before);
    const Plain after(order->after);
    Finding finding;
    finding.run = order->shown.signal->run->id;
    finding.severity = Severity::Warning;
    finding.confidence = confidence::sorted;
    finding.cost = cost::sorted;
    finding.stake.modelQuality = true;
    switch (order->sign) {
    case DataOrder::Sign::RisesInEpochs:
        finding.title = text::risesInEpochs({.before = before, .after = after, .tag = tag});
        break;
    case DataOrder::Sign::BeginsTooLow:
        finding.title = text::beginsTooLow(
            {.first = before, .highest = after, .level = Plain(order->level), .tag = tag});
        break;
    case DataOrder::Sign::BelowGuess:
        finding.title = text::belowGuess(
            {.tag = tag, .before = before, .after = after, .level = Plain(order->level)});
        break;
    }
    finding.explanation = text::sortedExplained();
    finding.evidence.emplace_back(curveEvidence(*order->shown.signal, order->shown.curve, 0,
                                                order->shown.size() - 1, text::courseOfTheLoss()));
    finding.fixes = {fix::shuffle()};
    sink.report(std::move(finding));
    return true;
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    const Training& training = input.training;
    const Thresholds thresholds(input.settings);
    const TrainingLoss loss = finestTrainingLoss(training);
    if (loss.parts.empty()) {
        sink.abstain(abstainWithoutTotal());
        return;
    }
    if (hasOpposingLosses(training)) {
        sink.abstain(abstainOpposingLosses());
        return;
    }
    const LearningCurve& curve = loss.curve;
    sink.judged(judgedCurve(curve, text::trainingLoss()));
    if (reportOrder(training, sink))
        return;
    const auto needed = static_cast<std::size_t>(std::ceil(1.0 / thresholds.longestInterval));
    if (curve.size() < 2) {
        sink.abstain(abstainTooFewPoints(loss.name(), curve, needed));
        return;
    }
    const double interval = medianStepInterval(curve);
    if (interval > thresholds.longestInterval * curve.span()) {
        sink.abstain(abstention::tooCoarse({.tag = loss.name(),
                                            .interval = Step(interval),
                                            .points = Count(curve.size()),
                                            .needed = Count(needed)}));
        return;
    }
    const EvenScale scale(curve);
    const LearningCurve norm = learningCurve(training.best(SignalKind::GradientNorm));
    const std::optional<EarlyRise> rise = findEarlyRise(curve, scale, thresholds);
    const std::vector<Spike> spikes =
        tellingSpikes(findSpikes(curve, scale, norm, thresholds), curve, !norm.empty());
    tell(curve, rise, spikes, thresholds, sink);
    if (rise)
        reportEarly(training, loss, *rise, thresholds, sink);
    if (!spikes.empty())
        reportSpikes(training, loss, spikes, thresholds, sink);
}

} // namespace faultline::rules::loss_unstable
