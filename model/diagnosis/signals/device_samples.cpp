// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/signals/device_samples.h"

#include "model/core/ascii.h"
#include "model/diagnosis/training/case_clocks.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <string>
#include <utility>

namespace faultline {

DeviceSamples::DeviceSamples(const HardwareLog& log, std::size_t device)
    : m_log(log), m_device(device)
{
    std::map<std::int64_t, double> times;
    for (const HardwareSeries& series : log.series) {
        if (series.device != device)
            continue;
        for (std::size_t i = 0; i < series.series.size(); ++i)
            times.try_emplace(series.series.step(i), series.series.wallTime(i));
    }
    m_steps.reserve(times.size());
    m_times.reserve(times.size());
    for (const auto& [step, time] : times) {
        m_steps.push_back(step);
        m_times.push_back(time);
    }
}

bool DeviceSamples::has(HardwareQuantity quantity) const
{
    return std::any_of(m_log.series.begin(), m_log.series.end(), [&](const HardwareSeries& one) {
        return one.device == m_device && one.quantity == quantity && !one.series.empty();
    });
}

std::vector<double> DeviceSamples::spread(const ScalarSeries& series) const
{
    std::vector<double> values(m_steps.size(), std::numeric_limits<double>::quiet_NaN());
    for (std::size_t i = 0; i < series.size(); ++i) {
        const auto at = std::lower_bound(m_steps.begin(), m_steps.end(), series.step(i));
        values[static_cast<std::size_t>(at - m_steps.begin())] = series.value(i);
    }
    return values;
}

std::vector<double> DeviceSamples::of(HardwareQuantity quantity) const
{
    for (const HardwareSeries& one : m_log.series) {
        if (one.device == m_device && one.quantity == quantity && !one.series.empty())
            return spread(one.series);
    }
    return {};
}

std::vector<double> DeviceSamples::ofColumn(std::string_view part) const
{
    for (const HardwareSeries& one : m_log.series) {
        if (one.device == m_device && !one.series.empty()
            && lowerAscii(one.column).find(part) != std::string::npos)
            return spread(one.series);
    }
    return {};
}

HardwareEvidence DeviceSamples::evidence(HardwareQuantity quantity, std::size_t first,
                                         std::size_t last, Text caption) const
{
    return {.log = m_log.id(),
            .quantity = std::string(hardwareQuantityInfo(quantity).id),
            .device = device().index,
            .firstTime = m_times[first],
            .lastTime = m_times[last],
            .caption = std::move(caption)};
}

std::vector<std::size_t> gpusOf(const HardwareLog& log)
{
    std::vector<std::size_t> gpus;
    for (std::size_t i = 0; i < log.devices.size(); ++i) {
        if (log.devices[i].kind == HardwareDevice::Kind::Gpu)
            gpus.push_back(i);
    }
    return gpus;
}

std::vector<double> taken(const std::vector<double>& values, const std::vector<bool>& isTaken)
{
    std::vector<double> found;
    for (std::size_t i = 0; i < std::min(values.size(), isTaken.size()); ++i) {
        if (isTaken[i] && std::isfinite(values[i]))
            found.push_back(values[i]);
    }
    return found;
}

std::vector<bool> atLeast(const std::vector<double>& values, double least)
{
    std::vector<bool> isTaken(values.size());
    for (std::size_t i = 0; i < values.size(); ++i)
        isTaken[i] = values[i] >= least; // false for NaN
    return isTaken;
}

bool watchedTheSteps(const HardwareLog& log, const Training& training)
{
    if (training.progress.empty())
        return false;
    const StepMark& first = training.progress.marks.front();
    const StepMark& last = training.progress.marks.back();
    for (const HardwareSeries& series : log.series) {
        if (series.series.empty())
            continue;
        double begin = series.series.minWallTime();
        double end = series.series.maxWallTime();
        const double lasted = last.wallTime - first.wallTime;
        if (training.clocks == nullptr || !training.clocks->isPlaced(log.id()))
            return end - begin >= 0.5 * lasted;
        begin = training.clocks->toWall(log.id(), begin);
        end = training.clocks->toWall(log.id(), end);
        return std::min(end, last.wallTime) - std::max(begin, first.wallTime) >= 0.5 * lasted;
    }
    return false;
}

} // namespace faultline
