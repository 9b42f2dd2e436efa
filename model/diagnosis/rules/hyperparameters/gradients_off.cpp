// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/gradients_off.h"

#include "model/core/statistics.h"
#include "model/diagnosis/evidence/learning_evidence.h"
#include "model/diagnosis/evidence/missing_signal.h"
#include "model/diagnosis/setup/learning_fixes.h"
#include "model/diagnosis/signals/layer_gradients.h"
#include "model/diagnosis/training/learning_curve.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <span>
#include <utility>

namespace faultline::rules::gradients_off {

namespace {

constexpr std::size_t kFewestPoints = 30;
constexpr std::size_t kWindows = 20;

/// The norm of the gradients in windows.
struct Norms {
    std::vector<double> windows; ///< medians
    double usual = 0.0;          ///< median of the first half
    double last = 0.0;           ///< median of the last two windows
};

Norms measure(const LearningCurve& curve)
{
    Norms norms;
    norms.windows = blockMedians(curve.values, kWindows);
    const std::span<const double> windows(norms.windows);
    norms.usual = median(windows.first(windows.size() / 2));
    norms.last = median(windows.last(2));
    return norms;
}

/// First point from which all windows up to the end lie above the limit.
std::size_t onsetAbove(const LearningCurve& curve, const Norms& norms, double limit)
{
    std::size_t window = norms.windows.size();
    while (window > 0 && norms.windows[window - 1] > limit)
        --window;
    return std::min(window * curve.size() / norms.windows.size(), curve.size() - 1);
}

/// Gradients of a loss that is as good as 0 vanish by right.
bool hasConverged(const Training& training)
{
    constexpr double kLeft = 0.1;
    const TrainingLoss loss = trainingLoss(training);
    if (loss.parts.empty() || loss.curve.size() < 2)
        return false;
    const std::size_t tail = std::max<std::size_t>(loss.curve.size() / 10, 1);
    const double start = std::abs(median(std::span(loss.curve.values).first(tail)));
    return std::abs(median(std::span(loss.curve.values).last(tail))) < kLeft * start;
}

/// The first and the last level of a loss that hardly fell; nothing of one that did.
std::optional<std::pair<double, double>> highLoss(const Training& training)
{
    constexpr double kHigh = 0.85;
    const TrainingLoss loss = finestTrainingLoss(training);
    if (loss.parts.empty() || loss.curve.size() < kFewestPoints || loss.curve.endsNonFinite)
        return std::nullopt;
    const std::vector<double> blocks = blockMedians(loss.curve.values, kWindows);
    const double first = blocks.front();
    const double last = median(std::span(blocks).last(2));
    return first > 0.0 && last > kHigh * first ? std::optional(std::pair(first, last))
                                               : std::nullopt;
}

/// Norms of parts of the network are told apart from that of all of it by their tags.
const Signal* totalNorm(const Training& training)
{
    const Signal* best = nullptr;
    for (const Signal* signal : training.all(SignalKind::GradientNorm)) {
        if (best == nullptr || signal->tag.size() < best->tag.size())
            best = signal;
    }
    return best;
}

LayerBounds bounds(const Thresholds& thresholds)
{
    return {.vanished = thresholds.vanished,
            .ratio = thresholds.ratio,
            .huge = thresholds.huge,
            .depthRatio = thresholds.depthRatio,
            .depthSize = thresholds.depthSize,
            .dead = thresholds.deadShare,
            .deadUnits = thresholds.deadUnits,
            .saturated = thresholds.saturatedShare};
}

void reportExploding(const RuleInput& input, const Signal& signal, const LearningCurve& curve,
                     const Norms& norms, std::size_t onset, FindingSink& sink)
{
    constexpr double kPercentile = 0.9;
    constexpr std::size_t kHealthy = 10;
    const Thresholds thresholds(input.settings);
    const TrainingLoss loss = trainingLoss(input.training);
    const bool isLost = loss.curve.endsNonFinite;
    Finding finding;
    finding.run = signal.run->id;
    finding.severity = isLost ? Severity::Critical : Severity::Warning;
    finding.confidence = confidence::exploding;
    finding.cost = isLost ? cost::lossLost : cost::exploding;
    finding.stake.modelQuality = true;
    finding.title = text::exploding({.step = Step(curve.steps[onset]),
                                     .usual = Plain(norms.usual),
                                     .last = Plain(norms.last),
                                     .tag = signal.tag});
    finding.explanation = text::explodingExplained();
    finding.evidence = {
        curveEvidence(signal, curve, onset, curve.size() - 1, text::normToTheEnd()),
        number::normRatio(Ratio(norms.usual > 0.0 ? norms.last / norms.usual : 0.0), thresholds)};
    const auto healthy = std::span(curve.values).first(onset);
    finding.fixes = {clipGradients(healthy.size() >= kHealthy
                                       ? std::optional(quantile(healthy, kPercentile))
                                       : std::nullopt),
                     lowerLearningRate(rateAt(input.training, curve, onset), curve.steps[onset])};
    for (Fix& fix : finding.fixes) {
        fix.promises = {{.kind = Promise::Kind::NumberAtMost,
                         .ruleId = RuleId(kId),
                         .number = "norm-ratio",
                         .value = {thresholds.ratio, Unit::Ratio}}};
    }
    sink.report(std::move(finding));
}

void reportVanished(const RuleInput& input, const Signal& signal, const LearningCurve& curve,
                    const Norms& norms, FindingSink& sink)
{
    const Thresholds thresholds(input.settings);
    std::size_t window = norms.windows.size();
    while (window > 0 && norms.windows[window - 1] < thresholds.vanished)
        --window;
    const std::size_t onset =
        std::min(window * curve.size() / norms.windows.size(), curve.size() - 1);
    Finding finding;
    finding.run = signal.run->id;
    finding.severity = Severity::Warning;
    finding.confidence = confidence::vanished;
    finding.cost = cost::vanished;
    finding.stake.modelQuality = true;
    finding.title = text::vanishing(
        {.step = Step(curve.steps[onset]), .norm = Plain(norms.last), .tag = signal.tag});
    finding.explanation = text::vanishingExplained();
    finding.evidence = {curveEvidence(signal, curve, onset, curve.size() - 1, text::normToTheEnd()),
                        number::lastNorm(Plain(norms.last), thresholds)};
    finding.fixes = {fix::findDeadLayers(Plain(thresholds.vanished.value))};
    sink.report(std::move(finding));
}

/// A norm that fell to a small part of what it was, beside a loss that did not fall with it.
bool reportSaturated(const Training& training, const Signal& signal, const LearningCurve& curve,
                     const Norms& norms, const Thresholds& thresholds, FindingSink& sink)
{
    const double first = median(std::span(norms.windows).first(2));
    const std::optional<std::pair<double, double>> loss = highLoss(training);
    if (!loss || !(norms.last < thresholds.saturatedNorm * first))
        return false;
    Finding finding;
    finding.run = signal.run->id;
    finding.severity = Severity::Warning;
    finding.confidence = confidence::vanished;
    finding.cost = cost::vanished;
    finding.stake.modelQuality = true;
    finding.title = text::saturated({.first = Plain(first),
                                     .norm = Plain(norms.last),
                                     .loss = Plain(loss->second),
                                     .lossFirst = Plain(loss->first),
                                     .tag = signal.tag});
    finding.explanation = text::saturatedExplained();
    finding.evidence = {curveEvidence(signal, curve, 0, curve.size() - 1, text::normToTheEnd())};
    finding.fixes = {fix::scaleTargets()};
    sink.report(std::move(finding));
    return true;
}

/// True if it fired.
bool judgeNorm(const RuleInput& input, const Signal& signal, bool hasLayers, FindingSink& sink)
{
    const Training& training = input.training;
    const Thresholds thresholds(input.settings);
    const LearningCurve curve = learningCurve(&signal);
    if (curve.size() < kFewestPoints) {
        if (!hasLayers)
            sink.abstain(abstainTooFewPoints(signal.tag, curve, kFewestPoints));
        return false;
    }
    const Norms norms = measure(curve);
    const double ratio = norms.usual > 0.0 ? norms.last / norms.usual : 0.0;
    JudgedPoints points;
    points.label = text::medianNorms();
    points.xLabel = text::window();
    for (std::size_t i = 0; i < norms.windows.size(); ++i)
        points.points.emplace_back(static_cast<double>(i), norms.windows[i]);
    points.limits = {{.label = text::explodingLimit(), .value = norms.usual * thresholds.ratio}};
    sink.judged(std::move(points));
    sink.computed(number::normRatio(Ratio(ratio), thresholds));
    if (ratio > thresholds.ratio) {
        const double limit = norms.usual * std::sqrt(thresholds.ratio);
        reportExploding(input, signal, curve, norms, onsetAbove(curve, norms, limit), sink);
    } else if (norms.last > thresholds.huge && norms.usual <= thresholds.huge) {
        reportExploding(input, signal, curve, norms, onsetAbove(curve, norms, thresholds.huge),
                        sink);
    } else if (norms.last < thresholds.vanished && !hasConverged(training)) {
        reportVanished(input, signal, curve, norms, sink);
    } else {
        return reportSaturated(training, signal, curve, norms, thresholds, sink);
    }
    return true;
}

Text titleOf(const LayerReport& layers)
{
    const LayerState& worst = layers.troubled.front();
    const Count count(layers.troubled.size());
    const Count all(
        std::count_if(layers.all.begin(), layers.all.end(),
                      [&worst](const LayerState& one) { return one.part == worst.part; }));
    const Step step(worst.lateStep);
    const Fraction zeros(worst.lateZeros);
    switch (*layers.trouble) {
    case LayerTrouble::Exploding:
        return text::layersExploding({.count = count,
                                      .all = all,
                                      .layer = worst.tag,
                                      .late = Plain(worst.lateSize),
                                      .step = step,
                                      .early = Plain(worst.earlySize)});
    case LayerTrouble::Vanished:
        return text::layersVanishing({.count = count,
                                      .all = all,
                                      .layer = worst.tag,
                                      .late = Plain(worst.lateSize),
                                      .step = step,
                                      .early = Plain(worst.earlySize)});
    case LayerTrouble::Depth:
        return text::layersLostInDepth(
            {.count = count, .all = all, .layer = worst.tag, .late = Plain(worst.lateSize)});
    case LayerTrouble::Dead:
        return text::layersDead(
            {.count = count, .all = all, .zeros = zeros, .layer = worst.tag, .step = step});
    case LayerTrouble::DeadUnits:
        return text::layersDeadUnits(
            {.count = count, .all = all, .zeros = zeros, .layer = worst.tag});
    case LayerTrouble::Saturated:
        return text::layersSaturated(
            {.count = count, .all = all, .edges = Fraction(worst.lateEdges), .layer = worst.tag});
    }
    return {};
}

Fix fixOfLayers(LayerTrouble trouble)
{
    const bool isDead = trouble == LayerTrouble::Dead || trouble == LayerTrouble::DeadUnits;
    Fix fix = trouble == LayerTrouble::Exploding ? clipGradients(std::nullopt)
              : isDead                           ? fix::leakyActivation()
                                                 : fix::normaliseLayers();
    fix.check = text::noLayerStandsOut();
    return fix;
}

void reportLayers(const Training& training, const LayerReport& layers, FindingSink& sink)
{
    constexpr std::size_t kMostNamed = 5;
    const LayerState& worst = layers.troubled.front();
    // A network that has learned shows that it can: what stands out is worth a look only.
    const bool isMinor = hasConverged(training);
    Finding finding;
    finding.run = worst.run;
    finding.severity = isMinor ? Severity::Info : Severity::Warning;
    finding.confidence = confidence::layers;
    finding.cost = isMinor ? cost::layersOfLearned : cost::layers;
    finding.stake.modelQuality = !isMinor;
    finding.title = titleOf(layers);
    finding.explanation = text::layersExplained(Count(layers.all.size()));
    for (std::size_t i = 0; i < std::min(layers.troubled.size(), kMostNamed); ++i) {
        const LayerState& layer = layers.troubled[i];
        finding.evidence.emplace_back(numberEvidence(
            "layer-" + std::to_string(i + 1), text::meanSize(layer.tag), plain(layer.lateSize)));
    }
    finding.fixes = {fixOfLayers(*layers.trouble)};
    sink.report(std::move(finding));
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    const Training& training = input.training;
    if (hasOpposingLosses(training)) {
        sink.abstain(abstainOpposingLosses());
        return;
    }
    const LayerBounds held = bounds(Thresholds(input.settings));
    const LayerReport layers = judgeLayers(training, held);
    tellLayers(layers, held, sink);
    const Signal* norm = totalNorm(training);
    const bool isTold = norm != nullptr && judgeNorm(input, *norm, !layers.all.empty(), sink);
    if (!isTold && layers.trouble)
        reportLayers(training, layers, sink);
    if (norm == nullptr && layers.all.empty())
        sink.abstain(abstainWithoutSignal(SignalKind::GradientNorm));
}

} // namespace faultline::rules::gradients_off
