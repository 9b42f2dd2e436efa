// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/signals/joined_samples.h"

#include "model/diagnosis/training/case_clocks.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <utility>

namespace faultline {

namespace {

constexpr double kUnknown = std::numeric_limits<double>::quiet_NaN();
constexpr double kIntervals = 1.5; ///< that samples may lie apart and still be of one moment

/// A log with a quantity, the first that has points.
const HardwareLog* logWith(const Training& training, HardwareQuantity quantity)
{
    for (const HardwareLogPtr& log : training.hardwareLogs) {
        for (const HardwareSeries& series : log->series) {
            if (series.quantity == quantity && !series.series.empty())
                return log.get();
        }
    }
    return nullptr;
}

/// Puts the times of one log on the clock of the phases.
class WallClock {
public:
    WallClock(const Training& training, const HardwareLog& log)
        : m_clocks(training.clocks.get()), m_log(log)
    {
    }
    [[nodiscard]] bool isPlaced() const
    {
        if (m_clocks == nullptr)
            return m_log.timeKind == TimeKind::Absolute;
        return m_log.timeKind != TimeKind::None && m_clocks->isPlaced(m_log.id());
    }
    [[nodiscard]] double wall(double written) const
    {
        return m_clocks == nullptr ? written : m_clocks->toWall(m_log.id(), written);
    }

private:
    const CaseClocks* m_clocks;
    const HardwareLog& m_log;
};

/// The GPUs of a log at each moment: the busiest.
std::map<double, double> busiestGpu(const HardwareLog& log)
{
    std::map<double, double> busiest;
    for (const HardwareSeries& series : log.series) {
        if (series.quantity != HardwareQuantity::GpuUtilization)
            continue;
        series.series.forEach([&](std::size_t, const ScalarPoint& point) {
            if (!std::isfinite(point.value) || !std::isfinite(point.wallTime))
                return;
            const auto [known, isNew] = busiest.try_emplace(point.wallTime, point.value);
            if (!isNew)
                known->second = std::max(known->second, point.value);
        });
    }
    return busiest;
}

/// The GPU that a proof is shown on: of several the one with the highest mean.
int busiestIndex(const HardwareLog& log)
{
    int index = -1;
    double highest = -1.0;
    for (const HardwareSeries& series : log.series) {
        if (series.quantity != HardwareQuantity::GpuUtilization || series.series.empty())
            continue;
        double sum = 0.0;
        series.series.forEach([&sum](std::size_t, const ScalarPoint& point) {
            sum += std::isfinite(point.value) ? point.value : 0.0;
        });
        const double mean = sum / static_cast<double>(series.series.size());
        if (mean > highest) {
            highest = mean;
            index = log.devices[series.device].index;
        }
    }
    return index;
}

/// Value of a series nearest to a moment; the moments asked for do not go back.
class Follower {
public:
    Follower(const HardwareSeries* series, const WallClock& clock, double reach)
        : m_series(series), m_clock(clock), m_reach(reach)
    {
    }
    double at(double wall)
    {
        if (m_series == nullptr || m_series->series.empty())
            return kUnknown;
        const ScalarSeries& points = m_series->series;
        while (m_next + 1 < points.size() && distance(m_next + 1, wall) <= distance(m_next, wall))
            ++m_next;
        return distance(m_next, wall) <= m_reach ? points.value(m_next) : kUnknown;
    }

private:
    [[nodiscard]] double distance(std::size_t point, double wall) const
    {
        return std::abs(m_clock.wall(m_series->series.wallTime(point)) - wall);
    }

    const HardwareSeries* m_series;
    const WallClock& m_clock;
    double m_reach;
    std::size_t m_next = 0;
};

bool knowsPhases(const Training& training)
{
    return std::any_of(training.phases.spans.begin(), training.phases.spans.end(),
                       [](const PhaseSpan& span) { return span.kind == PhaseKind::Steady; });
}

} // namespace

std::optional<JoinedSamples> joinSamples(const Training& training)
{
    const HardwareLog* gpu = logWith(training, HardwareQuantity::GpuUtilization);
    const HardwareLog* host = logWith(training, HardwareQuantity::CpuUtilization);
    if (gpu == nullptr || host == nullptr)
        return std::nullopt;
    const WallClock gpuClock(training, *gpu);
    const WallClock hostClock(training, *host);
    const bool isOneLog = gpu == host;
    if (!isOneLog && (!gpuClock.isPlaced() || !hostClock.isPlaced()))
        return std::nullopt;
    JoinedSamples joined;
    joined.gpuLog = gpu->id();
    joined.gpu = busiestIndex(*gpu);
    joined.hostLog = host->id();
    joined.isSteadyOnly = gpuClock.isPlaced() && knowsPhases(training);
    const double reach =
        std::max(kIntervals * std::max(gpu->sampleSeconds, host->sampleSeconds), 1.0);
    Follower cpu(host->find(HardwareQuantity::CpuUtilization), hostClock, reach);
    Follower iowait(host->find(HardwareQuantity::CpuIoWait), hostClock, reach);
    double first = kUnknown;
    for (const auto& [written, busy] : busiestGpu(*gpu)) {
        const double wall = gpuClock.wall(written);
        if (joined.isSteadyOnly && !training.phases.isSteady(wall))
            continue;
        JoinedSample sample{
            .time = written, .gpu = busy, .cpu = cpu.at(wall), .iowait = iowait.at(wall)};
        if (std::isnan(sample.cpu))
            continue;
        if (joined.samples.empty())
            first = wall;
        joined.seconds = wall - first;
        joined.samples.push_back(sample);
    }
    return joined;
}

std::vector<double> gpuUtilization(const Training& training)
{
    std::vector<double> values;
    const HardwareLog* gpu = logWith(training, HardwareQuantity::GpuUtilization);
    if (gpu == nullptr)
        return values;
    const WallClock clock(training, *gpu);
    const bool isSteadyOnly = clock.isPlaced() && knowsPhases(training);
    for (const auto& [written, busy] : busiestGpu(*gpu)) {
        if (!isSteadyOnly || training.phases.isSteady(clock.wall(written)))
            values.push_back(busy);
    }
    return values;
}

} // namespace faultline
