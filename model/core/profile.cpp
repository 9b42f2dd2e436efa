// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/profile.h"

#include "model/core/statistics.h"

#include <algorithm>
#include <numeric>

namespace faultline {

namespace {

std::vector<double> lengthsOf(const std::vector<TraceStep>& steps)
{
    std::vector<double> lengths;
    lengths.reserve(steps.size());
    for (const TraceStep& step : steps)
        lengths.push_back(step.totalSeconds());
    return lengths;
}

} // namespace

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

bool TraceProfile::isHostOnly() const
{
    return !events.empty()
           && std::none_of(tracks.begin(), tracks.end(),
                           [](const TraceTrack& track) { return track.isDevice; })
           && std::none_of(devices.begin(), devices.end(),
                           [](const DeviceTotal& device) { return device.isUsed(); });
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

std::vector<std::size_t> TraceProfile::outlierSteps() const
{
    constexpr std::size_t kFewestToCompare = 3;
    constexpr double kFarLonger = 3.0;
    constexpr std::size_t kSingleOf = 20; // one of so many is a single one
    if (steps.size() < kFewestToCompare)
        return {};
    const double limit = kFarLonger * median(lengthsOf(steps));
    std::vector<std::size_t> warmUp;
    std::vector<std::size_t> later;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        if (limit > 0.0 && steps[i].totalSeconds() > limit)
            (warmUp.size() == i ? warmUp : later).push_back(i);
    }
    if (later.size() <= std::max<std::size_t>(1, steps.size() / kSingleOf))
        warmUp.insert(warmUp.end(), later.begin(), later.end());
    return warmUp;
}

std::array<double, kStepCategoryCount> TraceProfile::typicalBreakdown() const
{
    std::vector<TraceStep> typical = steps;
    const std::vector<std::size_t> outliers = outlierSteps();
    for (auto it = outliers.rbegin(); it != outliers.rend(); ++it)
        typical.erase(typical.begin() + static_cast<std::ptrdiff_t>(*it));
    std::array<double, kStepCategoryCount> seconds{};
    for (std::size_t i = 0; i < kStepCategoryCount; ++i) {
        std::vector<double> shares;
        for (const TraceStep& step : typical) {
            if (step.totalSeconds() > 0.0)
                shares.push_back(step.seconds[i] / step.totalSeconds());
        }
        seconds[i] = median(shares);
    }
    // Medians of shares do not sum to one.
    const double all = std::accumulate(seconds.begin(), seconds.end(), 0.0);
    const double usual = median(lengthsOf(typical));
    for (double& spent : seconds)
        spent = all > 0.0 ? spent * usual / all : 0.0;
    return seconds;
}

} // namespace faultline
