// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/trace/analysis/device_totals.h"

#include "model/readers/trace/analysis/intervals.h"
#include "model/readers/trace/analysis/kernel_totals.h"

#include <algorithm>
#include <map>
#include <unordered_map>

namespace faultline::trace {

namespace {

struct Work {
    IntervalCollector busy;
    std::int64_t kernelNs = 0;
    std::int64_t tensorCoreNs = 0;
    std::int64_t hostToDeviceNs = 0;
    std::uint64_t kernels = 0;
    std::uint64_t shortKernels = 0;
    std::uint64_t hostToDeviceBytes = 0;
};

class WorkCounter {
public:
    WorkCounter(const TraceProfile& profile, const AnalysisInput& input)
        : m_profile(profile), m_input(input)
    {
    }

    void add(std::size_t i)
    {
        const TraceEvent& event = m_profile.events[i];
        const TraceTrack& track = m_profile.tracks[event.track];
        if (!track.isDevice)
            return;
        const std::int64_t duration = m_profile.durationOf(i);
        switch (event.category) {
        case TraceCategory::Kernel:
        case TraceCategory::Collective: addKernel(m_byDevice[track.device], event, duration); break;
        case TraceCategory::MemcpyHostToDevice: {
            Work& work = m_byDevice[track.device];
            work.hostToDeviceNs += duration;
            work.hostToDeviceBytes += static_cast<std::uint64_t>(
                std::max<std::int64_t>(0, m_input.extras[m_input.links[i].extra].bytes));
            break;
        }
        case TraceCategory::MemcpyDeviceToHost:
        case TraceCategory::MemcpyOther:
        case TraceCategory::Memset: break;
        default: return;
        }
        m_byDevice[track.device].busy.add(event.beginNs, event.beginNs + duration);
    }

    [[nodiscard]] std::map<int, Work>& byDevice() { return m_byDevice; }

private:
    void addKernel(Work& work, const TraceEvent& event, std::int64_t duration)
    {
        ++work.kernels;
        work.kernelNs += duration;
        if (duration < kLaunchCostNs)
            ++work.shortKernels;
        const auto [known, isNew] = m_usesTensorCores.try_emplace(event.name, false);
        if (isNew)
            known->second = usesTensorCores(m_profile.names[event.name]);
        if (known->second)
            work.tensorCoreNs += duration;
    }

    const TraceProfile& m_profile;
    const AnalysisInput& m_input;
    std::map<int, Work> m_byDevice;
    std::unordered_map<std::uint32_t, bool> m_usesTensorCores; ///< by name
};

DeviceTotal& rowOf(TraceProfile& profile, int device)
{
    const auto it = std::find_if(profile.devices.begin(), profile.devices.end(),
                                 [device](const DeviceTotal& row) { return row.device == device; });
    if (it != profile.devices.end())
        return *it;
    DeviceTotal& row = profile.devices.emplace_back();
    row.device = device;
    return row;
}

double busyShare(const TraceProfile& profile, const IntervalSet& busy)
{
    std::int64_t window = 0;
    std::int64_t busyNs = 0;
    for (const TraceStep& step : profile.steps) {
        window += step.endNs - step.beginNs;
        busyNs += busy.lengthWithin(step.beginNs, step.endNs);
    }
    return window > 0 ? static_cast<double>(busyNs) / static_cast<double>(window) : 0.0;
}

} // namespace

void completeDevices(TraceProfile& profile, const AnalysisInput& input)
{
    WorkCounter counter(profile, input);
    for (std::size_t i = 0; i < profile.events.size(); ++i)
        counter.add(i);
    for (auto& [device, work] : counter.byDevice()) {
        DeviceTotal& row = rowOf(profile, device);
        row.busyShare = busyShare(profile, work.busy.take());
        row.kernelSeconds = 1e-9 * static_cast<double>(work.kernelNs);
        row.tensorCoreSeconds = 1e-9 * static_cast<double>(work.tensorCoreNs);
        row.hostToDeviceSeconds = 1e-9 * static_cast<double>(work.hostToDeviceNs);
        row.kernelCount = work.kernels;
        row.shortKernelCount = work.shortKernels;
        row.hostToDeviceBytes = work.hostToDeviceBytes;
    }
    std::sort(profile.devices.begin(), profile.devices.end(),
              [](const DeviceTotal& a, const DeviceTotal& b) { return a.device < b.device; });
}

} // namespace faultline::trace
