// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/compare/effects/effect_curves.h"

#include "model/compare/effects/curve_effects.h"
#include "model/compare/effects/fair_axis.h"
#include "model/compare/effects/seed_noise.h"
#include "model/compare/effects/separation.h"
#include "model/compare/effects/step_times.h"
#include "model/core/text_marker.h"
#include "model/diagnosis/memory/memory_growth.h"
#include "model/diagnosis/training/case_clocks.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <numeric>
#include <span>
#include <string_view>

namespace faultline {

namespace {

constexpr double kNoNumber = std::numeric_limits<double>::quiet_NaN();

bool startsWith(const Effect& effect, std::string_view prefix)
{
    return std::string_view(effect.id).starts_with(prefix);
}

/// One run of an effect, before it is laid over the others.
struct CurveOfRun {
    std::vector<ScalarPoint> drawn;
    AxisCurve compared; ///< what effects are judged by: finite, thinned if it is very long
    bool isJudged = true;
};

void addPoint(std::vector<ScalarPoint>& points, double x, double y)
{
    if (std::isfinite(x))
        points.push_back({.step = std::llround(x), .wallTime = x, .value = y});
}

std::shared_ptr<const ScalarSeries> seriesOf(std::span<const ScalarPoint> points, double ahead)
{
    ScalarSeriesBuilder builder;
    if (ahead == 0.0) {
        builder.append(points);
    } else {
        std::vector<ScalarPoint> moved(points.begin(), points.end());
        for (ScalarPoint& point : moved) {
            point.wallTime -= ahead;
            point.step = std::llround(point.wallTime);
        }
        builder.append(moved);
    }
    return std::make_shared<const ScalarSeries>(builder.snapshot());
}

/// Every point of the attempts that count, also those that are no numbers.
CurveOfRun curveOfSignal(const Training& training, const Signal& signal, CompareAxis axis)
{
    const LearningCurve curve = learningCurve(&signal);
    CurveOfRun made{.drawn = {},
                    .compared = placeOnAxis(training, signal, curve, axis).curve,
                    .isJudged = !curve.endsNonFinite};
    const AxisScale scale = axisScaleOf(training, signal, curve, axis);
    const Lineage lineage = findLineage(*signal.series);
    const std::size_t points = lineage.pointCount();
    made.drawn.reserve(points);
    // Of a curve that was thinned the index counts blocks of points.
    const double perPoint = points > kJudgedPoints
                                ? static_cast<double>(kJudgedPoints) / static_cast<double>(points)
                                : 1.0;
    double index = 0.0;
    for (const PointRange& range : lineage.ranges) {
        signal.series->forEach(range.begin, range.end, [&](std::size_t, const ScalarPoint& point) {
            const double position =
                lineage.stepsRepeat ? perPoint * index : static_cast<double>(point.step);
            index += 1.0;
            addPoint(made.drawn, scale.place(position, point.wallTime), point.value);
        });
    }
    return made;
}

CurveOfRun curveOfTimes(const PieceTimes& times)
{
    std::vector<std::size_t> order(std::min(times.at.size(), times.seconds.size()));
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&times](std::size_t one, std::size_t other) {
        return times.at[one] < times.at[other];
    });
    CurveOfRun made;
    for (const std::size_t i : order) {
        if (!std::isfinite(times.at[i]))
            continue;
        addPoint(made.drawn, times.at[i], times.seconds[i]);
        made.compared.x.push_back(times.at[i]);
        made.compared.y.push_back(times.seconds[i]);
    }
    return made;
}

/// Seconds between two moments, without the pauses of the training.
double workedSeconds(const Phases& phases, double from, double to)
{
    double worked = to - from;
    for (const PhaseSpan& span : phases.spans) {
        if (span.kind == PhaseKind::Idle)
            worked -= std::max(std::min(span.endTime, to) - std::max(span.beginTime, from), 0.0);
    }
    return worked;
}

CurveOfRun curveOfMemory(const Training& training, const MemorySeries& memory)
{
    const bool isOfLog = !memory.log.empty() && training.clocks;
    CurveOfRun made;
    std::optional<double> first;
    double last = 0.0;
    std::size_t index = 0;
    memory.series->forEach([&](std::size_t, const ScalarPoint& point) {
        double time = point.wallTime;
        if (!memory.hasTimes)
            time = memory.sampleSeconds * static_cast<double>(index++);
        else if (isOfLog)
            time = training.clocks->toWall(memory.log, point.wallTime);
        if (!std::isfinite(time))
            return;
        if (!first)
            first = time;
        const double x = workedSeconds(training.phases, *first, time);
        const double bytes = memory.scale * point.value;
        addPoint(made.drawn, x, bytes);
        if (x < last || !std::isfinite(bytes))
            return;
        last = x;
        made.compared.x.push_back(x);
        made.compared.y.push_back(bytes);
    });
    return made;
}

/// What is within noise where the good runs are at `good`.
struct NoiseBand {
    NoiseSource source = NoiseSource::None;
    /// Where both are given, a difference has to exceed one of them, as of losses and their seeds.
    std::optional<double> ratio = {}; ///< within [good / ratio, good * ratio]
    std::optional<double> width = {}; ///< within [good - width, good + width]

    void limit(DrawnBlock& block) const
    {
        block.low = block.high = kNoNumber;
        if (width) {
            block.low = block.good - *width;
            block.high = block.good + *width;
        }
        if (!ratio || !(block.good > 0.0))
            return;
        block.low = width ? std::max(block.low, block.good / *ratio) : block.good / *ratio;
        block.high = width ? std::min(block.high, block.good * *ratio) : block.good * *ratio;
    }
};

/// Of the axis that a block covers the middle of B's points, so that a difference of evaluations
/// stands below them.
double placeOf(const AlignedBlocks& blocks, std::size_t block, const AxisCurve& bad)
{
    const double begin = blocks.edge(block);
    const double end = blocks.edge(block + 1);
    const auto first = std::lower_bound(bad.x.begin(), bad.x.end(), begin);
    const auto last = block + 1 == blocks.count() ? std::upper_bound(first, bad.x.end(), end)
                                                  : std::lower_bound(first, bad.x.end(), end);
    return first < last ? (*first + *(last - 1)) / 2.0 : (begin + end) / 2.0;
}

/// What is never negative has no noise below zero, and a share none above one.
void cutToPossible(std::vector<DrawnBlock>& blocks)
{
    const auto areAll = [&blocks](const auto& isSo) {
        return std::all_of(blocks.begin(), blocks.end(), [&isSo](const DrawnBlock& block) {
            return isSo(block.good) && isSo(block.bad);
        });
    };
    const bool isPositive = areAll([](double value) { return value >= 0.0; });
    const bool isShare = isPositive && areAll([](double value) { return value <= 1.0; });
    for (DrawnBlock& block : blocks) {
        if (isPositive && block.low < 0.0)
            block.low = 0.0;
        if (isShare && block.high > 1.0)
            block.high = 1.0;
    }
}

void addBlocks(const AlignedBlocks& blocks, const AxisCurve& bad, const NoiseBand& band,
               EffectCurves& made)
{
    made.isRatio = blocks.isLog;
    made.noise = band.source;
    const std::vector<double> center = blocks.center();
    for (std::size_t i = 0; i < blocks.count(); ++i) {
        DrawnBlock block{.place = placeOf(blocks, i, bad),
                         .good = blocks.shown(center[i]),
                         .bad = blocks.shown(blocks.bad[i])};
        band.limit(block);
        made.blocks.push_back(block);
    }
    if (!blocks.isLog)
        cutToPossible(made.blocks);
}

/// Lays them over each other: B last.
void overlay(std::vector<std::pair<std::size_t, CurveOfRun>> curves, bool mayBeLog,
             const std::function<NoiseBand(const AlignedBlocks&)>& bandOf, EffectCurves& made)
{
    std::vector<AxisCurve> good;
    for (std::size_t i = 0; i + 1 < curves.size(); ++i) {
        const CurveOfRun& one = curves[i].second;
        if ((one.isJudged || i == 0) && !one.compared.empty())
            good.push_back(one.compared);
    }
    AxisCurve bad = curves.back().second.compared;
    if (!good.empty()) {
        made.movedBy = startAhead(good.front(), bad);
        alignStart(good.front(), bad);
    }
    for (const auto& [run, curve] : curves) {
        const bool isBad = run == curves.back().first;
        made.runs.push_back(
            {.run = run, .series = seriesOf(curve.drawn, isBad ? made.movedBy : 0.0)});
    }
    const AlignedBlocks blocks = alignBlocks(withoutCopies(std::move(good)), bad, mayBeLog);
    if (blocks.count() == 0) {
        made.whyNone = FAULTLINE_TR_NOOP("Compare", "the curves have no part in common");
        return;
    }
    addBlocks(blocks, bad, bandOf(blocks), made);
}

NoiseBand bandOfLevels(const Effect& effect, const AlignedBlocks& blocks)
{
    if (blocks.good.size() > 1) {
        NoiseBand band{.source = NoiseSource::GoodRuns};
        const double limit = separate(blocks).limit;
        (blocks.isLog ? band.ratio : band.width) = blocks.isLog ? std::exp(limit) : limit;
        return band;
    }
    if (!effect.noise)
        return {};
    NoiseBand band{.source = NoiseSource::Seeds, .ratio = {}, .width = effect.noise};
    if (blocks.isLog)
        band.ratio = std::exp(kSeedLossLogRatio);
    return band;
}

void addLevels(const RunComparison& comparison, const Effect& effect, EffectCurves& made)
{
    const std::span good(comparison.runs.data(), comparison.runs.size() - 1);
    const ComparedRun& bad = comparison.runs.back();
    const std::vector<SharedCurve> all = sharedCurves(good, bad);
    const std::string_view name = std::string_view(effect.id).substr(effect.id.find(':') + 1);
    const bool isLoss = startsWith(effect, "loss:");
    const auto shared = std::find_if(all.begin(), all.end(), [&](const SharedCurve& one) {
        return one.name == name && one.isLoss == isLoss;
    });
    if (shared == all.end())
        return;
    made.axis = effect.axis.value_or(CompareAxis::Steps);
    made.axisReason = effect.axisReason;
    std::vector<std::pair<std::size_t, CurveOfRun>> curves;
    for (std::size_t i = 0; i < good.size(); ++i) {
        const Signal* signal = shared->good[i];
        if (signal != nullptr
            && axisScaleOf(good[i].of(), *signal, learningCurve(signal), made.axis).axis
                   == made.axis)
            curves.emplace_back(i, curveOfSignal(good[i].of(), *signal, made.axis));
    }
    if (curves.empty() || curves.front().first != 0) {
        made.whyNone = effect.reason;
        return;
    }
    curves.emplace_back(good.size(), curveOfSignal(bad.of(), *shared->bad, made.axis));
    overlay(
        std::move(curves), isLoss,
        [&effect](const AlignedBlocks& blocks) { return bandOfLevels(effect, blocks); }, made);
}

void addStepTimes(const RunComparison& comparison, const Effect& effect, EffectCurves& made)
{
    std::vector<std::pair<std::size_t, CurveOfRun>> curves;
    const auto asked = stepTimesOf(comparison.runs.back().of());
    for (std::size_t i = 0; asked && i < comparison.runs.size(); ++i) {
        const auto times = stepTimesOf(comparison.runs[i].of());
        if (times && times->isOfEpochs == asked->isOfEpochs
            && times->countsEpochs == asked->countsEpochs)
            curves.emplace_back(i, curveOfTimes(*times));
        else if (i == 0)
            break;
    }
    if (curves.size() < 2) {
        made.whyNone = effect.reason.empty()
                           ? FAULTLINE_TR_NOOP("Compare", "one side counts epochs and the other "
                                                          "steps")
                           : effect.reason;
        return;
    }
    made.axis = asked->countsEpochs ? CompareAxis::Epochs : CompareAxis::Steps;
    made.axisReason = asked->isOfEpochs
                          ? FAULTLINE_TR_NOOP("Compare", "because each value is of one epoch")
                          : FAULTLINE_TR_NOOP("Compare", "because each value is of one step");
    NoiseBand band;
    if (effect.noise && effect.valueA && *effect.valueA > 0.0)
        band = {.source = NoiseSource::Speed, .ratio = 1.0 + *effect.noise / *effect.valueA};
    overlay(
        std::move(curves), true, [&band](const AlignedBlocks&) { return band; }, made);
}

/// Of the host or of the GPU, of the process or of the whole device: what both sides have.
const MemorySeries* highestOf(const std::vector<MemorySeries>& all, bool isOfProcess)
{
    const MemorySeries* best = nullptr;
    for (const MemorySeries& one : all) {
        if (one.isOfProcess == isOfProcess
            && (best == nullptr || one.peakBytes() > best->peakBytes()))
            best = &one;
    }
    return best;
}

void addMemory(const RunComparison& comparison, const Effect& effect, EffectCurves& made)
{
    std::vector<std::vector<MemorySeries>> all;
    for (const ComparedRun& run : comparison.runs)
        all.push_back(effect.isOfHost ? hostMemorySeries(run.of()) : gpuMemorySeries(run.of()));
    for (const bool isOfProcess : {true, false}) {
        if (highestOf(all.front(), isOfProcess) == nullptr
            || highestOf(all.back(), isOfProcess) == nullptr)
            continue;
        std::vector<std::pair<std::size_t, CurveOfRun>> curves;
        for (std::size_t i = 0; i < all.size(); ++i) {
            if (const MemorySeries* memory = highestOf(all[i], isOfProcess))
                curves.emplace_back(i, curveOfMemory(comparison.runs[i].of(), *memory));
        }
        made.axis = CompareAxis::ActiveTime;
        made.axisReason = FAULTLINE_TR_NOOP("Compare", "because memory is sampled by the clock; "
                                                       "pauses are left out");
        NoiseBand band;
        if (effect.noise)
            band = {.source = NoiseSource::Memory, .ratio = {}, .width = effect.noise};
        overlay(
            std::move(curves), false, [&band](const AlignedBlocks&) { return band; }, made);
        return;
    }
    made.whyNone = effect.valueA
                       ? FAULTLINE_TR_NOOP("Compare", "the peaks are single numbers; no side or "
                                                      "only one sampled memory over time")
                       : effect.reason;
}

} // namespace

bool canHaveCurves(const Effect& effect)
{
    return startsWith(effect, "loss:") || startsWith(effect, "metric:") || effect.id == "step-time"
           || effect.id == "peak-memory";
}

EffectCurves effectCurves(const RunComparison& comparison, const Effect& effect)
{
    EffectCurves made;
    made.unit = effect.unit;
    if (comparison.runs.size() < 2)
        return made;
    if (effect.id == "step-time")
        addStepTimes(comparison, effect, made);
    else if (effect.id == "peak-memory")
        addMemory(comparison, effect, made);
    else if (canHaveCurves(effect))
        addLevels(comparison, effect, made);
    return made;
}

} // namespace faultline
