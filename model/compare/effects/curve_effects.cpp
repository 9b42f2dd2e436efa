// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/compare/effects/curve_effects.h"

#include "model/compare/effects/seed_noise.h"
#include "model/core/statistics.h"
#include "model/core/text_marker.h"
#include "model/diagnosis/signals/wrong_direction.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <utility>

namespace faultline {

namespace {

constexpr std::size_t kMostLosses = 3;
constexpr std::size_t kMostMetrics = 4;
constexpr double kShownGap = 0.05; ///< of what a curve spans: less is not worth a doubt

/// A signal that can be compared, under the name that both sides have for it.
struct NamedSignal {
    const Signal* signal = nullptr;
    bool isLoss = true;
    bool higherIsBetter = false;
    int rank = 0; ///< higher first
};

/// Of the run of an evaluation the tag alone may be that of the training, too.
std::string nameOf(const Training& training, const Signal& signal)
{
    if (signal.run == training.runs.front())
        return signal.tag;
    const std::string& run = signal.run->name;
    return run.substr(run.rfind('/') + 1) + "/" + signal.tag;
}

bool isReward(const Signal& signal)
{
    return signal.traits->measured.measure == Measure::Reward && signal.traits->measured.of.empty();
}

void addNamed(const Training& training, NamedSignal named, std::map<std::string, NamedSignal>& all)
{
    all.emplace(nameOf(training, *named.signal), named);
}

std::map<std::string, NamedSignal> comparableSignals(const Training& training)
{
    constexpr int kOfTraining = 1000; // the loss of the training before those of evaluations
    constexpr int kPartial = 500;     // terms come last
    std::map<std::string, NamedSignal> all;
    for (const DirectedCurve& curve : directedCurves(training, 1)) {
        const bool isLoss = curve.signal->kind == SignalKind::ValidationLoss
                            && curve.signal->traits->measured.measure == Measure::None;
        addNamed(training,
                 {.signal = curve.signal,
                  .isLoss = isLoss,
                  .higherIsBetter = curve.higherIsBetter,
                  .rank = curve.signal->rank},
                 all);
    }
    for (const Signal& signal : training.allSignals) {
        if (signal.series->empty())
            continue;
        const bool isSummary = signal.series->size() < kBlocksInARow; // of the whole run, mostly
        if (signal.kind == SignalKind::TrainLoss)
            addNamed(training,
                     {.signal = &signal, .rank = (isSummary ? 0 : kOfTraining) + signal.rank}, all);
        else if (signal.kind == SignalKind::LossComponent)
            addNamed(training, {.signal = &signal, .rank = signal.rank - kPartial}, all);
        else if (isReward(signal))
            addNamed(training,
                     {.signal = &signal, .isLoss = false, .higherIsBetter = true, .rank = 0}, all);
    }
    return all;
}

/// Terms of a loss are compared only where no total is.
void keepBest(std::vector<std::pair<int, SharedCurve>>& curves, std::size_t most)
{
    std::stable_sort(curves.begin(), curves.end(),
                     [](const auto& one, const auto& other) { return one.first > other.first; });
    if (!curves.empty() && curves.front().first >= 0)
        std::erase_if(curves, [](const auto& one) { return one.first < -100; });
    if (curves.size() > most)
        curves.resize(most);
}

/// The points of a curve, when it ended in values that are no numbers, and when.
struct RunCurve {
    PlacedCurve placed;
    bool endsNonFinite = false;
    std::optional<double> nonFiniteFrom; ///< on the axis
    std::optional<std::int64_t> nonFiniteStep;
};

RunCurve runCurve(const Training& training, const Signal& signal, CompareAxis axis)
{
    const LearningCurve curve = learningCurve(&signal);
    RunCurve made{.placed = placeOnAxis(training, signal, curve, axis),
                  .endsNonFinite = curve.endsNonFinite,
                  .nonFiniteFrom = {},
                  .nonFiniteStep = {}};
    const Lineage lineage = findLineage(*signal.series);
    const NonFinite bad = findNonFinite(*signal.series, lineage);
    if (!bad.isPermanent())
        return made;
    made.endsNonFinite = true;
    made.nonFiniteStep = signal.series->step(bad.onset);
    const double last = made.placed.curve.empty() ? 0.0 : made.placed.curve.x.back();
    made.nonFiniteFrom = made.placed.axis == CompareAxis::Steps && !curve.stepsRepeat
                             ? static_cast<double>(*made.nonFiniteStep)
                             : last;
    return made;
}

/// Median of the last tenth of the points up to a place.
double levelAt(const AxisCurve& curve, double end)
{
    constexpr std::size_t kShare = 10;
    constexpr std::size_t kMost = 50;
    const auto last = std::upper_bound(curve.x.begin(), curve.x.end(), end);
    const auto count = std::max<std::size_t>(static_cast<std::size_t>(last - curve.x.begin()), 1);
    const std::size_t taken = std::clamp<std::size_t>(count / kShare, 1, kMost);
    return median(std::span(curve.y).subspan(count - taken, taken));
}

double spanWithin(const AlignedBlocks& blocks, const std::vector<double>& curve)
{
    double least = blocks.shown(curve.front());
    double most = least;
    for (const double value : curve) {
        least = std::min(least, blocks.shown(value));
        most = std::max(most, blocks.shown(value));
    }
    return most - least;
}

Text shownValue(double value)
{
    return {FAULTLINE_TR_NOOP("Compare", "%1"), {Quantity{value, Unit::None}}};
}

Text notANumberFrom(const RunCurve& curve)
{
    if (!curve.nonFiniteStep)
        return FAULTLINE_TR_NOOP("Compare", "not a number at the end");
    return {FAULTLINE_TR_NOOP("Compare", "not a number from step %1 on"),
            {Quantity{static_cast<double>(*curve.nonFiniteStep), Unit::Step}}};
}

Text labelOf(const SharedCurve& shared)
{
    if (shared.isLoss)
        return {FAULTLINE_TR_NOOP("Compare", "Loss (%1)"), {shared.name}};
    return {FAULTLINE_TR_NOOP("Compare", "Metric (%1)"), {shared.name}};
}

/// One side ends in values that are no numbers: an event, not a level.
void judgeNonFinite(const RunCurve& good, const RunCurve& bad, Effect& effect)
{
    effect.a = good.endsNonFinite ? notANumberFrom(good)
               : good.placed.curve.empty()
                   ? Text{}
                   : shownValue(levelAt(good.placed.curve, good.placed.curve.x.back()));
    effect.b = bad.endsNonFinite ? notANumberFrom(bad)
               : bad.placed.curve.empty()
                   ? Text{}
                   : shownValue(levelAt(bad.placed.curve, bad.placed.curve.x.back()));
    if (good.endsNonFinite && bad.endsNonFinite) {
        constexpr double kSamePlace = 0.1;
        const double a = good.nonFiniteFrom.value_or(0.0);
        const double b = bad.nonFiniteFrom.value_or(0.0);
        const bool isSame = std::abs(a - b) <= kSamePlace * std::max(std::abs(a), std::abs(b));
        effect.state = isSame ? EffectState::WithinNoise : EffectState::Unsure;
        effect.isWorse = !isSame && b < a;
        if (!isSame)
            effect.reason =
                FAULTLINE_TR_NOOP("Compare", "both end as not a number, at other steps");
        return;
    }
    effect.state = EffectState::Differs;
    effect.isWorse = bad.endsNonFinite;
    const RunCurve& broken = bad.endsNonFinite ? bad : good;
    if (!broken.nonFiniteFrom)
        return;
    // As levels are: on the baseline's steps, where B goes on from a later one.
    const double ahead = bad.endsNonFinite ? startAhead(good.placed.curve, bad.placed.curve) : 0.0;
    const double from = *broken.nonFiniteFrom - ahead;
    const double before = broken.placed.curve.empty() ? from : broken.placed.curve.x.back() - ahead;
    effect.onset = {std::min(before, from), from};
}

void placeOnset(const AlignedBlocks& blocks, const Separation& separation, Effect& effect)
{
    if (separation.onset)
        effect.onset = {blocks.edge(separation.onset->first),
                        blocks.edge(std::min(separation.onset->second + 1, blocks.count()))};
}

/// Whether two runs are further apart than healthy ones of two seeds ever were.
bool isBeyondSeeds(const SharedCurve& shared, const CurveDistance& distance,
                   std::size_t goodRuns = 1)
{
    const double part = seedShare(goodRuns);
    const double span = std::max(distance.spanA, distance.spanB);
    const double gap = std::abs(distance.levelB - distance.levelA);
    const bool hasCourse = distance.blocks >= kBlocksInARow; // else a span says nothing
    if (!shared.isLoss) {
        const double most = std::max(std::abs(distance.levelA), std::abs(distance.levelB));
        const bool isShare = most <= 1.0 && std::min(distance.levelA, distance.levelB) >= 0.0;
        return (hasCourse && gap > part * kSeedMetricGap * span)
               || (isShare && gap > part * kSeedMetricPoints);
    }
    if (distance.levelA > 0.0 && distance.levelB > 0.0
        && std::abs(std::log(distance.levelB / distance.levelA)) > part * kSeedLossLogRatio)
        return true;
    if (!hasCourse)
        return false;
    if (shared.bad->kind == SignalKind::ValidationLoss)
        return gap > part * kSeedValidationLossGap * span;
    return std::max(gap, std::abs(distance.sustainedPlain)) > part * kSeedTrainLossGap * span;
}

double seedNoise(const SharedCurve& shared, const CurveDistance& distance)
{
    const double share = !shared.isLoss                                   ? kSeedMetricGap
                         : shared.bad->kind == SignalKind::ValidationLoss ? kSeedValidationLossGap
                                                                          : kSeedTrainLossGap;
    return share * std::max(distance.spanA, distance.spanB);
}

/// With one good run: only what no seed has done is a difference.
void judgeAgainstSeeds(const SharedCurve& shared, const Separation& separation,
                       const CurveDistance& distance, Effect& effect)
{
    effect.noise = seedNoise(shared, distance);
    const double gap = std::abs(distance.levelB - distance.levelA);
    const double shownGap =
        kShownGap
        * std::max({distance.spanA, distance.spanB,
                    distance.blocks < kBlocksInARow ? std::abs(distance.levelA) : 0.0});
    if (gap > 0.0 && isBeyondSeeds(shared, distance)) {
        effect.state = EffectState::Differs;
    } else if (separation.isBeyond || gap > shownGap) {
        effect.state = EffectState::Unsure;
        effect.reason = FAULTLINE_TR_NOOP(
            "Compare", "may be the seed: healthy runs that differ in nothing but "
                       "the seed were as far apart; two more good runs would tell");
    } else {
        effect.state = EffectState::WithinNoise;
    }
}

/// The distance from the middle of the good runs, for the same limits.
CurveDistance distanceFromMiddle(const AlignedBlocks& blocks, double goodLevel, double badLevel)
{
    CurveDistance distance;
    const std::vector<double> center = blocks.center();
    std::vector<double> plain;
    for (std::size_t i = 0; i < center.size(); ++i)
        plain.push_back(blocks.shown(blocks.bad[i]) - blocks.shown(center[i]));
    distance.blocks = blocks.count();
    distance.sustainedPlain = sustainedDifference(plain);
    distance.spanA = spanWithin(blocks, center);
    distance.spanB = spanWithin(blocks, blocks.bad);
    distance.levelA = goodLevel;
    distance.levelB = badLevel;
    return distance;
}

void judgeOverSeeds(const SharedCurve& shared, const AlignedBlocks& blocks,
                    const Separation& separation, std::span<const double> goodLevels,
                    double badLevel, Effect& effect)
{
    const double mean = std::accumulate(goodLevels.begin(), goodLevels.end(), 0.0)
                        / static_cast<double>(goodLevels.size());
    effect.noise = blocks.isLog ? std::abs(mean) * std::expm1(separation.limit) : separation.limit;
    bool isBeyond = separation.isBeyond;
    if (const auto half = predictionHalfWidth(goodLevels); half && !shared.isLoss) {
        isBeyond = isBeyond || std::abs(badLevel - mean) > *half;
        effect.noise = *half;
    }
    const CurveDistance distance = distanceFromMiddle(blocks, mean, badLevel);
    if (!isBeyond) {
        effect.state = EffectState::WithinNoise;
    } else if (isBeyondSeeds(shared, distance, goodLevels.size())) {
        effect.state = EffectState::Differs;
    } else {
        effect.state = EffectState::Unsure;
        effect.reason = FAULTLINE_TR_NOOP(
            "Compare",
            "beyond what the good runs differ by, and not beyond what seeds can do; more "
            "good runs would tell");
    }
}

void judgeLevels(const SharedCurve& shared, std::span<const AxisCurve> good, const AxisCurve& bad,
                 Effect& effect)
{
    const AlignedBlocks blocks = alignBlocks(good, bad, shared.isLoss);
    if (blocks.count() == 0) {
        effect.state = EffectState::Unknown;
        effect.reason = FAULTLINE_TR_NOOP("Compare", "the curves have no part in common");
        return;
    }
    std::vector<double> levels;
    for (const AxisCurve& curve : good)
        levels.push_back(levelAt(curve, blocks.end));
    effect.valueA = levels.front();
    effect.valueB = levelAt(bad, blocks.end);
    effect.a = shownValue(*effect.valueA);
    effect.b = shownValue(*effect.valueB);
    effect.difference = *effect.valueB - *effect.valueA;
    const Separation separation = separate(blocks);
    const CurveDistance distance = curveDistance(good.front(), bad, shared.isLoss);
    if (good.size() > 1)
        judgeOverSeeds(shared, blocks, separation, levels, *effect.valueB, effect);
    else
        judgeAgainstSeeds(shared, separation, distance, effect);
    if (effect.state == EffectState::Differs || effect.state == EffectState::Unsure) {
        placeOnset(blocks, separation, effect);
        const double apart = separation.isBeyond ? separation.sustained : *effect.difference;
        effect.isWorse = shared.higherIsBetter ? apart < 0.0 : apart > 0.0;
    }
}

Effect effectOf(std::span<const ComparedRun> good, const ComparedRun& bad,
                const SharedCurve& shared, const FairAxis& axis)
{
    Effect effect;
    effect.id = (shared.isLoss ? "loss:" : "metric:") + shared.name;
    effect.label = labelOf(shared);
    const RunCurve asked = runCurve(bad.of(), *shared.bad, axis.axis);
    const RunCurve base = runCurve(good.front().of(), *shared.good.front(), axis.axis);
    effect.axis = asked.placed.axis;
    if (asked.placed.axis == axis.axis)
        effect.axisReason = axis.reason;
    else
        effect.axisReason = FAULTLINE_TR_NOOP("Compare", "because it is logged once an epoch");
    if (asked.placed.axis != base.placed.axis) {
        effect.reason = FAULTLINE_TR_NOOP("Compare", "one side counts epochs and the other steps");
        return effect;
    }
    if (asked.endsNonFinite || base.endsNonFinite) {
        judgeNonFinite(base, asked, effect);
        return effect;
    }
    std::vector<AxisCurve> curves{base.placed.curve};
    for (std::size_t i = 1; i < good.size(); ++i) {
        if (shared.good[i] == nullptr)
            continue;
        RunCurve more = runCurve(good[i].of(), *shared.good[i], axis.axis);
        if (!more.endsNonFinite && more.placed.axis == base.placed.axis
            && !more.placed.curve.empty())
            curves.push_back(std::move(more.placed.curve));
    }
    curves = withoutCopies(std::move(curves));
    AxisCurve askedCurve = asked.placed.curve;
    alignStart(curves.front(), askedCurve);
    judgeLevels(shared, curves, askedCurve, effect);
    return effect;
}

/// Losses of adversaries and policies rise and fall with each other: their level says little.
void doubtOpposing(const ComparedRun& bad, Effect& effect)
{
    if (effect.state != EffectState::Differs || !effect.valueB || !hasOpposingLosses(bad.of()))
        return;
    effect.state = EffectState::Unsure;
    effect.reason = FAULTLINE_TR_NOOP(
        "Compare", "the level of an adversarial or policy loss does not show how well it learns");
}

} // namespace

std::vector<SharedCurve> sharedCurves(std::span<const ComparedRun> good, const ComparedRun& bad)
{
    std::vector<std::map<std::string, NamedSignal>> ofGood;
    for (const ComparedRun& run : good)
        ofGood.push_back(comparableSignals(run.of()));
    std::vector<std::pair<int, SharedCurve>> losses;
    std::vector<std::pair<int, SharedCurve>> metrics;
    for (const auto& [name, asked] : comparableSignals(bad.of())) {
        const auto base = ofGood.front().find(name);
        if (base == ofGood.front().end() || base->second.isLoss != asked.isLoss)
            continue;
        SharedCurve shared{.name = name,
                           .isLoss = asked.isLoss,
                           .higherIsBetter = asked.higherIsBetter,
                           .good = {},
                           .bad = asked.signal};
        for (const auto& signals : ofGood) {
            const auto found = signals.find(name);
            shared.good.push_back(found == signals.end() ? nullptr : found->second.signal);
        }
        (asked.isLoss ? losses : metrics).emplace_back(asked.rank, std::move(shared));
    }
    keepBest(losses, kMostLosses);
    keepBest(metrics, kMostMetrics);
    std::vector<SharedCurve> all;
    for (auto* some : {&losses, &metrics}) {
        for (auto& [rank, shared] : *some)
            all.push_back(std::move(shared));
    }
    return all;
}

CurveDistance curveDistance(const AxisCurve& good, const AxisCurve& bad, bool isLoss)
{
    CurveDistance distance;
    const AlignedBlocks blocks = alignBlocks(std::span(&good, 1), bad, isLoss);
    distance.blocks = blocks.count();
    distance.isLog = blocks.isLog;
    if (blocks.count() == 0)
        return distance;
    const std::vector<double>& base = blocks.good.front();
    std::vector<double> differences;
    std::vector<double> plain;
    for (std::size_t i = 0; i < base.size(); ++i) {
        differences.push_back(blocks.bad[i] - base[i]);
        plain.push_back(blocks.shown(blocks.bad[i]) - blocks.shown(base[i]));
    }
    distance.sustained = sustainedDifference(differences);
    distance.sustainedPlain = sustainedDifference(plain);
    distance.spanA = spanWithin(blocks, base);
    distance.spanB = spanWithin(blocks, blocks.bad);
    distance.levelA = levelAt(good, blocks.end);
    distance.levelB = levelAt(bad, blocks.end);
    return distance;
}

void addCurveEffects(std::span<const ComparedRun> good, const ComparedRun& bad,
                     const FairAxis& axis, std::vector<Effect>& effects)
{
    for (const SharedCurve& shared : sharedCurves(good, bad)) {
        Effect effect = effectOf(good, bad, shared, axis);
        if (shared.isLoss)
            doubtOpposing(bad, effect);
        effects.push_back(std::move(effect));
    }
}

} // namespace faultline
