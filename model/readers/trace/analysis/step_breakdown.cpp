// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/trace/analysis/step_breakdown.h"

#include "model/readers/trace/analysis/intervals.h"

#include <algorithm>
#include <map>
#include <optional>

namespace faultline::trace {

namespace {

constexpr std::string_view kLoaderCall = "enumerate(DataLoader)#";
constexpr std::size_t kPartCount = kStepCategoryCount - 1; // idle is what is left

/// Highest first.
constexpr std::array<StepCategory, kPartCount> kPriority{
    StepCategory::Compute,      StepCategory::Collectives, StepCategory::HostToDevice,
    StepCategory::DeviceToHost, StepCategory::Input,       StepCategory::KernelLaunch};

bool isDeviceWork(const TraceEvent& event)
{
    switch (event.category) {
    case TraceCategory::Kernel:
    case TraceCategory::MemcpyHostToDevice:
    case TraceCategory::MemcpyDeviceToHost:
    case TraceCategory::MemcpyOther:
    case TraceCategory::Memset:
    case TraceCategory::Collective: return true;
    default: return false;
    }
}

std::optional<StepCategory> partOf(const TraceProfile& profile, const TraceEvent& event,
                                   bool hasDevice)
{
    switch (event.category) {
    case TraceCategory::Kernel:
    case TraceCategory::Memset:
    case TraceCategory::MemcpyOther: return StepCategory::Compute;
    case TraceCategory::Collective: return StepCategory::Collectives;
    case TraceCategory::MemcpyHostToDevice: return StepCategory::HostToDevice;
    case TraceCategory::MemcpyDeviceToHost: return StepCategory::DeviceToHost;
    case TraceCategory::InputPipeline:
        if (isInputWait(profile.names[event.name]))
            return StepCategory::Input;
        return std::nullopt;
    case TraceCategory::Runtime: return StepCategory::KernelLaunch;
    case TraceCategory::CpuOp:
        return hasDevice ? StepCategory::KernelLaunch : StepCategory::Compute;
    default: return std::nullopt;
    }
}

using Layers = std::array<IntervalSet, kStepCategoryCount>;

/// What each category covers and nothing of higher priority does.
Layers layersOf(const TraceProfile& profile)
{
    const bool hasDevice = std::any_of(profile.events.begin(), profile.events.end(), isDeviceWork);
    std::array<IntervalCollector, kStepCategoryCount> collected;
    for (std::size_t i = 0; i < profile.events.size(); ++i) {
        const TraceEvent& event = profile.events[i];
        if (const auto part = partOf(profile, event, hasDevice)) {
            collected[static_cast<std::size_t>(*part)].add(event.beginNs,
                                                           event.beginNs + profile.durationOf(i));
        }
    }
    // Without a device operators are the work itself: those that make a batch are input.
    std::array<StepCategory, kPartCount> order = kPriority;
    if (!hasDevice)
        std::rotate(order.begin(), order.begin() + 4, order.begin() + 5);
    Layers layers;
    IntervalSet taken;
    for (const StepCategory category : order) {
        const auto index = static_cast<std::size_t>(category);
        const IntervalSet all = collected[index].take();
        layers[index] = all.without(taken);
        taken = taken.united(all);
    }
    return layers;
}

struct Marker {
    std::int64_t number;
    std::int64_t beginNs;
    std::int64_t endNs;
};

/// The markers of the thread that has the most.
std::vector<Marker> markersOf(const TraceProfile& profile, const AnalysisInput& input)
{
    std::map<std::uint16_t, std::vector<Marker>> byTrack;
    for (std::size_t i = 0; i < profile.events.size(); ++i) {
        const std::int64_t number = input.extras[input.links[i].extra].step;
        const TraceEvent& event = profile.events[i];
        if (number == kNoStep || profile.tracks[event.track].isDevice)
            continue;
        std::vector<Marker>& markers = byTrack[event.track];
        if (markers.empty() || event.beginNs >= markers.back().endNs) {
            markers.push_back({number, event.beginNs, event.beginNs + profile.durationOf(i)});
        }
    }
    std::vector<Marker> most;
    for (auto& [track, markers] : byTrack) {
        if (markers.size() > most.size())
            most = std::move(markers);
    }
    return most;
}

/// Where no marker is: a step from each call for a batch to the next, on the thread with the most.
std::vector<Marker> guessedFromInput(const TraceProfile& profile)
{
    std::map<std::uint16_t, std::vector<Marker>> byTrack;
    for (std::size_t i = 0; i < profile.events.size(); ++i) {
        const TraceEvent& event = profile.events[i];
        const bool isCall = event.category == TraceCategory::InputPipeline
                            && profile.names[event.name].starts_with(kLoaderCall);
        if (!isCall)
            continue;
        std::vector<Marker>& markers = byTrack[event.track];
        if (!markers.empty() && event.beginNs < markers.back().endNs)
            continue; // nested
        markers.push_back({static_cast<std::int64_t>(markers.size()), event.beginNs,
                           event.beginNs + profile.durationOf(i)});
    }
    std::vector<Marker> most;
    for (auto& [track, markers] : byTrack) {
        if (markers.size() > most.size())
            most = std::move(markers);
    }
    if (most.size() < 2)
        return {};
    for (std::size_t i = 0; i + 1 < most.size(); ++i)
        most[i].endNs = most[i + 1].beginNs;
    most.back().endNs = profile.durationNs;
    return most;
}

} // namespace

bool isInputWait(std::string_view name)
{
    return !name.starts_with("Iterator::");
}

void findSteps(TraceProfile& profile, const AnalysisInput& input)
{
    profile.steps.clear();
    if (profile.events.empty())
        return;
    std::vector<Marker> markers = markersOf(profile, input);
    profile.hasStepMarkers = !markers.empty();
    if (markers.empty())
        markers = guessedFromInput(profile);
    for (std::size_t i = 0; i < markers.size(); ++i) {
        const Marker& marker = markers[i];
        std::int64_t end = marker.endNs;
        if (i + 1 < markers.size()) {
            const std::int64_t next = markers[i + 1].beginNs;
            if (next - end <= end - marker.beginNs)
                end = next;
        }
        profile.steps.push_back(
            {.number = marker.number, .beginNs = marker.beginNs, .endNs = end, .seconds = {}});
    }
    if (markers.empty())
        profile.steps.push_back(
            {.number = 0, .beginNs = 0, .endNs = profile.durationNs, .seconds = {}});
}

void breakDownSteps(TraceProfile& profile)
{
    const Layers layers = layersOf(profile);
    for (TraceStep& step : profile.steps) {
        std::int64_t left = step.endNs - step.beginNs;
        for (const StepCategory category : kPriority) {
            const auto index = static_cast<std::size_t>(category);
            const std::int64_t length = layers[index].lengthWithin(step.beginNs, step.endNs);
            step.seconds[index] = 1e-9 * static_cast<double>(length);
            left -= length;
        }
        step.seconds[static_cast<std::size_t>(StepCategory::Idle)] =
            1e-9 * static_cast<double>(left);
    }
}

} // namespace faultline::trace
