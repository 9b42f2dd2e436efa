// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/compare/effects/outcome_effects.h"
#include "model/compare/effects/run_end.h"
#include "model/compare/effects/separation.h"
#include "model/core/text_marker.h"
#include "model/diagnosis/evidence/crash.h"
#include "model/diagnosis/evidence/memory_plan.h"
#include "model/diagnosis/evidence/planned_run.h"
#include "model/diagnosis/memory/memory_growth.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <map>
#include <numeric>
#include <optional>

namespace faultline {

namespace {

/// Ways to measure the peak, the most telling first. What two tools report is only comparable if
/// they measure the same.
enum class PeakKind : std::uint8_t { Allocated, Reserved, Process, Device, Resident, Host };

struct PeakValue {
    double bytes = 0.0;
    bool isLowerBound = false;
};
using Peaks = std::map<PeakKind, PeakValue>;

constexpr double kMiB = 1024.0 * 1024.0;

void keepHighest(Peaks& peaks, PeakKind kind, PeakValue value)
{
    if (!(value.bytes > 0.0))
        return;
    PeakValue& known = peaks[kind];
    if (value.bytes > known.bytes)
        known = value;
}

PeakKind kindOf(vram::Measure measure)
{
    switch (measure) {
    case vram::Measure::Allocated: return PeakKind::Allocated;
    case vram::Measure::Reserved: return PeakKind::Reserved;
    case vram::Measure::Device: break;
    }
    return PeakKind::Device;
}

/// What the recorder saw of the processes, whatever else was watched.
double recordedPeak(const Training& training)
{
    double most = 0.0;
    for (const ConfigDocumentPtr& config : training.configs) {
        if (const auto end = recordedEnd(*config))
            most = std::max(most, end->peakBytes);
    }
    return most;
}

Peaks peaksOf(const ComparedRun& run)
{
    Peaks peaks;
    const Training& training = run.of();
    for (const vram::MeasuredPeak& peak : measuredPeaks(training))
        keepHighest(peaks, kindOf(peak.measure),
                    {.bytes = static_cast<double>(peak.bytes), .isLowerBound = peak.isLowerBound});
    for (const MemorySeries& series : gpuMemorySeries(training))
        keepHighest(peaks, series.isOfProcess ? PeakKind::Process : PeakKind::Device,
                    {.bytes = series.peakBytes(), .isLowerBound = false});
    for (const MemorySeries& series : hostMemorySeries(training))
        keepHighest(peaks, series.isOfProcess ? PeakKind::Resident : PeakKind::Host,
                    {.bytes = series.peakBytes(), .isLowerBound = false});
    keepHighest(peaks, PeakKind::Resident,
                {.bytes = recordedPeak(training), .isLowerBound = false});
    // What had been sampled before the run died of it was not yet the peak.
    if (runEndOf(run).isGpuMemory) {
        for (auto& [kind, value] : peaks)
            value.isLowerBound = value.isLowerBound || kind < PeakKind::Resident;
    }
    return peaks;
}

bool isOfGpu(PeakKind kind)
{
    return kind < PeakKind::Resident;
}

/// The memory of a whole machine says little of one run on it; only where there is nothing else.
std::optional<PeakKind> commonKind(const Peaks& a, const Peaks& b)
{
    for (const PeakKind kind : {PeakKind::Allocated, PeakKind::Reserved, PeakKind::Process,
                                PeakKind::Device, PeakKind::Resident}) {
        if (a.contains(kind) && b.contains(kind))
            return kind;
    }
    return std::nullopt;
}

bool hasGpu(const Peaks& peaks)
{
    return !peaks.empty() && isOfGpu(peaks.begin()->first); // in the order of the kinds
}

Text bytesText(const PeakValue& value)
{
    const Quantity bytes{value.bytes, Unit::Bytes};
    if (value.isLowerBound)
        return {FAULTLINE_TR_NOOP("Compare", "at least %1"), {bytes}};
    return {FAULTLINE_TR_NOOP("Compare", "%1"), {bytes}};
}

/// Where the GPU's memory ended a run and nobody measured both: what the planner says of both.
bool judgePlanned(const ComparedRun& good, const ComparedRun& bad, double share, double least,
                  Effect& effect)
{
    if (!runEndOf(bad).isGpuMemory && !runEndOf(good).isGpuMemory)
        return false;
    const auto before = plannedRunOf(good.of());
    const auto after = before ? plannedRunOf(bad.of()) : std::nullopt;
    constexpr std::size_t kMostFields = 5; // each more doubles the work
    if (!before || !after || vram::differences(*before, *after).size() > kMostFields)
        return false;
    const Result<vram::Explanation> figures = vram::explainDifference(*before, *after);
    if (!figures)
        return false;
    const auto a = static_cast<double>(figures->beforeBytes);
    const auto b = static_cast<double>(figures->afterBytes);
    const auto text = [](double bytes) {
        return Text{FAULTLINE_TR_NOOP("Compare", "about %1 (estimated)"),
                    {Quantity{bytes, Unit::Bytes}}};
    };
    effect.a = text(a);
    effect.b = text(b);
    judgeNumber({.mean = a, .halfWidth = 0.0, .spread = 0.0, .runs = 1}, a, b,
                std::max(least, share * a), true, effect);
    return true;
}

void tellOneSide(const Peaks& a, const Peaks& b, Effect& effect)
{
    effect.reason = FAULTLINE_TR_NOOP("Compare", "the peak was not measured alike on both sides");
    if (!a.empty())
        effect.a = bytesText(a.begin()->second);
    if (!b.empty())
        effect.b = bytesText(b.begin()->second);
    if (a.empty() && b.empty())
        effect.reason = FAULTLINE_TR_NOOP("Compare", "no memory was measured");
}

} // namespace

Effect memoryEffect(std::span<const ComparedRun> good, const ComparedRun& bad)
{
    constexpr double kGpuShare = 0.03;
    constexpr double kHostShare = 0.1;
    constexpr double kLeastGpu = 64.0 * kMiB;
    constexpr double kLeastHost = 64.0 * kMiB;
    Effect effect;
    effect.id = "peak-memory";
    effect.label = FAULTLINE_TR_NOOP("Compare", "Peak GPU memory");
    effect.unit = Unit::Bytes;
    const Peaks base = peaksOf(good.front());
    const Peaks asked = peaksOf(bad);
    const std::optional<PeakKind> kind = commonKind(base, asked);
    if (!kind || !isOfGpu(*kind)) {
        if (judgePlanned(good.front(), bad, kGpuShare, kLeastGpu, effect))
            return effect;
    }
    if (!kind) {
        tellOneSide(base, asked, effect);
        return effect;
    }
    effect.isOfHost = !isOfGpu(*kind);
    if (effect.isOfHost)
        effect.label = FAULTLINE_TR_NOOP("Compare", "Peak host memory");
    std::vector<double> values;
    for (const ComparedRun& run : good) {
        const Peaks peaks = peaksOf(run);
        if (const auto found = peaks.find(*kind); found != peaks.end())
            values.push_back(found->second.bytes);
    }
    const PeakValue& before = base.at(*kind);
    const PeakValue& after = asked.at(*kind);
    const double least = isOfGpu(*kind) ? std::max(kLeastGpu, kGpuShare * before.bytes)
                                        : std::max(kLeastHost, kHostShare * before.bytes);
    effect.a = bytesText(before);
    effect.b = bytesText(after);
    judgeNumber(goodRange(values), before.bytes, after.bytes, least, true, effect);
    // What a run had taken when it ended does not show that it needs less than the other.
    const bool isLess = after.bytes < before.bytes;
    const PeakValue& smaller = isLess ? after : before;
    if (smaller.isLowerBound && before.bytes != after.bytes
        && runEndOf(isLess ? bad : good.front()).isBad()) {
        effect.state = EffectState::Unknown;
        effect.isWorse = false;
        effect.reason =
            FAULTLINE_TR_NOOP("Compare", "a run ended before its peak, which is not known");
    } else if (effect.isOfHost && effect.state == EffectState::WithinNoise
               && hasGpu(base) != hasGpu(asked)) {
        effect.state = EffectState::Unknown;
        effect.reason =
            FAULTLINE_TR_NOOP("Compare", "the GPU memory of one of the two is not recorded");
    }
    return effect;
}

GoodRange goodRange(std::span<const double> values, std::optional<double> most)
{
    GoodRange range{.mean = 0.0, .halfWidth = 0.0, .spread = 0.0, .runs = values.size()};
    if (values.empty())
        return range;
    constexpr double kHalf = 0.5; // of the mean: no healthy runs are that far off
    range.mean =
        std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
    const auto [low, high] = std::minmax_element(values.begin(), values.end());
    range.spread = *high - *low;
    range.halfWidth = std::min(predictionHalfWidth(values).value_or(0.0),
                               std::max(range.spread, most.value_or(kHalf * std::abs(range.mean))));
    return range;
}

void judgeNumber(const GoodRange& good, double baseline, double bad, double least,
                 bool largerIsWorse, Effect& effect)
{
    effect.valueA = baseline;
    effect.valueB = bad;
    effect.difference = bad - baseline;
    effect.noise = std::max(least, good.halfWidth);
    const double center = good.runs > 1 ? good.mean : baseline;
    const double apart = bad - center;
    effect.state =
        std::abs(apart) > *effect.noise ? EffectState::Differs : EffectState::WithinNoise;
    effect.isWorse =
        effect.state == EffectState::Differs && (largerIsWorse ? apart > 0.0 : apart < 0.0);
}

} // namespace faultline
