// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/profile.h"

#include <algorithm>

namespace faultline {

std::string_view toString(StepCategory category)
{
    switch (category) {
    case StepCategory::Input: return "input";
    case StepCategory::HostToDevice: return "host-to-device";
    case StepCategory::DeviceToHost: return "device-to-host";
    case StepCategory::Compute: return "compute";
    case StepCategory::KernelLaunch: return "kernel-launch";
    case StepCategory::Collectives: return "collectives";
    case StepCategory::Idle: return "idle";
    }
    return "idle";
}

std::string_view toString(TraceCategory category)
{
    switch (category) {
    case TraceCategory::CpuOp: return "cpu-op";
    case TraceCategory::UserAnnotation: return "user-annotation";
    case TraceCategory::Runtime: return "runtime";
    case TraceCategory::Kernel: return "kernel";
    case TraceCategory::MemcpyHostToDevice: return "memcpy-host-to-device";
    case TraceCategory::MemcpyDeviceToHost: return "memcpy-device-to-host";
    case TraceCategory::MemcpyOther: return "memcpy-other";
    case TraceCategory::Memset: return "memset";
    case TraceCategory::Collective: return "collective";
    case TraceCategory::InputPipeline: return "input-pipeline";
    case TraceCategory::Python: return "python";
    case TraceCategory::Step: return "step";
    case TraceCategory::Other: return "other";
    }
    return "other";
}

std::string_view toString(ProfileSource source)
{
    switch (source) {
    case ProfileSource::XPlane: return "xplane";
    case ProfileSource::ChromeTrace: return "chrome-trace";
    case ProfileSource::Kineto: return "kineto";
    case ProfileSource::TfMemoryProfile: return "tf-memory-profile";
    case ProfileSource::TorchMemorySnapshot: return "torch-memory-snapshot";
    case ProfileSource::XProfOverview: return "xprof-overview";
    case ProfileSource::TfTrace: return "tf-trace";
    }
    return "kineto";
}

std::int64_t TraceProfile::durationOf(std::size_t event) const
{
    const auto it =
        std::lower_bound(longDurations.begin(), longDurations.end(), event,
                         [](const auto& entry, std::size_t index) { return entry.first < index; });
    if (it != longDurations.end() && it->first == event)
        return it->second;
    return events[event].durationNs;
}

std::array<double, kStepCategoryCount> TraceProfile::meanBreakdown() const
{
    std::array<double, kStepCategoryCount> mean{};
    if (steps.empty())
        return mean;
    for (const TraceStep& step : steps) {
        for (std::size_t i = 0; i < kStepCategoryCount; ++i)
            mean[i] += step.seconds[i] / static_cast<double>(steps.size());
    }
    return mean;
}

} // namespace faultline
