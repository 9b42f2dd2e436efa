// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/memory/memory_leak.h"

#include "model/core/text_marker.h"
#include "model/diagnosis/evidence/learning_evidence.h"

#include <algorithm>
#include <utility>

namespace faultline {

namespace {

constexpr double kNearlyAll = 0.8;
constexpr double kNearlyFull = 0.9;

NumberEvidence trendZ(double z, const LeakLimits& limits)
{
    return numberEvidence("trend-z",
                          {FAULTLINE_TR_NOOP("Diagnosis", "Mann-Kendall test of the rise"), {}},
                          plain(z), limits.leastZ);
}

NumberEvidence growthShare(Text label, double share, const LeakLimits& limits)
{
    return numberEvidence("growth-share", std::move(label), {share, Unit::Fraction},
                          limits.leastShare);
}

} // namespace

LeakReport findLeak(const std::vector<MemorySeries>& all, const LeakLimits& limits)
{
    LeakReport report;
    report.seriesSeen = all.size();
    std::size_t constant = 0;
    std::size_t judged = 0;
    for (const MemorySeries& series : all) {
        const std::optional<MemoryGrowth> growth = growthOf(series, limits.mayBeShort);
        if (!growth)
            continue;
        ++judged;
        if (!series.isOfProcess && series.capacity > 0.0
            && growth->endBytes > kNearlyAll * series.capacity && growth->growthBytes <= 0.0)
            ++constant;
        LeakFound leak{.series = series, .growth = *growth};
        const double whole = series.capacity > 0.0 ? series.capacity : growth->endBytes;
        leak.share = whole > 0.0 ? growth->growthBytes / whole : 0.0;
        if (!report.judged) {
            report.judged = growth;
            report.judgedShare = leak.share;
        }
        // A short rise has been held against its own level: that of the machine is no measure.
        const bool isLarge = growth->isShort || leak.share > limits.leastShare;
        if (!growth->isSteady(limits.leastZ) || !isLarge)
            continue;
        leak.isFull = series.capacity > 0.0 && growth->endBytes > kNearlyFull * series.capacity;
        if (series.capacity > growth->endBytes && growth->seconds > 0.0)
            leak.secondsToLimit =
                (series.capacity - growth->endBytes) / (growth->growthBytes / growth->seconds);
        // What the process holds says more than what the machine does.
        const auto rank = [](const LeakFound& found) {
            return std::pair(found.series.isOfProcess, found.share);
        };
        if (!report.leak || rank(leak) > rank(*report.leak)) {
            report.judged = growth;
            report.judgedShare = leak.share;
            report.leak = std::move(leak);
        }
    }
    report.isPreallocated = judged > 0 && constant == judged;
    return report;
}

LeakReport findGpuLeak(const Training& training, const LeakLimits& limits)
{
    return findLeak(gpuMemorySeries(training), limits);
}

Finding leakFinding(const LeakFound& leak, const LeakLimits& limits, bool isFatal, Text caption,
                    Text shareLabel)
{
    const bool isSerious = leak.share >= limits.seriousShare || leak.isFull || leak.growth.isShort;
    Finding finding;
    finding.severity = isFatal     ? Severity::Critical
                       : isSerious ? Severity::Warning
                                   : Severity::Info;
    finding.evidence = {
        leak.series.evidence(leak.growth.first, leak.growth.last, std::move(caption)),
        trendZ(leak.growth.z, limits), growthShare(std::move(shareLabel), leak.share, limits)};
    return finding;
}

JudgedPoints judgedBlocks(const MemoryGrowth& growth)
{
    JudgedPoints points;
    points.label = {FAULTLINE_TR_NOOP("Diagnosis", "Median memory of %1 blocks"),
                    {Quantity{static_cast<double>(growth.blocks.size()), Unit::Count}}};
    points.xLabel = {FAULTLINE_TR_NOOP("Diagnosis", "Block"), {}};
    points.unit = Unit::Bytes;
    for (std::size_t i = 0; i < growth.blocks.size(); ++i)
        points.points.emplace_back(static_cast<double>(i + 1), growth.blocks[i]);
    return points;
}

void tellGrowth(const LeakReport& report, const LeakLimits& limits, Text shareLabel,
                FindingSink& sink)
{
    if (!report.judged)
        return;
    sink.computed(trendZ(report.judged->z, limits));
    sink.computed(growthShare(std::move(shareLabel), report.judgedShare, limits));
    if (!report.judged->blocks.empty())
        sink.judged(judgedBlocks(*report.judged));
}

} // namespace faultline
