// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/trace/analysis/analyse.h"

#include "model/readers/trace/analysis/device_totals.h"
#include "model/readers/trace/analysis/input_stages.h"
#include "model/readers/trace/analysis/kernel_totals.h"
#include "model/readers/trace/analysis/memory_curves.h"
#include "model/readers/trace/analysis/step_breakdown.h"

#include <algorithm>
#include <limits>

namespace faultline::trace {

namespace {

bool hasCategory(const TraceProfile& profile, TraceCategory category)
{
    return std::any_of(profile.events.begin(), profile.events.end(),
                       [category](const TraceEvent& e) { return e.category == category; });
}

void addRemarks(TraceProfile& profile)
{
    if (profile.events.empty())
        return;
    const bool hasKernels = hasCategory(profile, TraceCategory::Kernel)
                            || hasCategory(profile, TraceCategory::Collective);
    if (!hasKernels) {
        profile.remarks.emplace_back(FAULTLINE_TR_NOOP(
            "Errors",
            "No kernels: the training ran on the CPU, or the profiler could not use CUPTI. "
            "Compute is the time of operators on the host."));
    }
    if (!profile.hasStepMarkers && profile.steps.size() > 1)
        profile.remarks.emplace_back(FAULTLINE_TR_NOOP(
            "Errors", "No step markers: each step goes from one batch to the next."));
    else if (!profile.hasStepMarkers)
        profile.remarks.emplace_back(
            FAULTLINE_TR_NOOP("Errors", "No step markers: the whole trace counts as one step."));
    if (!hasCategory(profile, TraceCategory::InputPipeline))
        profile.remarks.emplace_back(
            FAULTLINE_TR_NOOP("Errors", "No events of an input pipeline."));
}

} // namespace

void assignDepths(TraceProfile& profile)
{
    constexpr std::size_t kDeepest = std::numeric_limits<std::uint8_t>::max();
    std::vector<std::int64_t> ends;
    std::size_t longer = 0; // next of longDurations
    for (std::size_t i = 0; i < profile.events.size(); ++i) {
        TraceEvent& event = profile.events[i];
        if (i == 0 || event.track != profile.events[i - 1].track)
            ends.clear();
        while (!ends.empty() && ends.back() <= event.beginNs)
            ends.pop_back();
        event.depth = static_cast<std::uint8_t>(std::min(ends.size(), kDeepest));
        std::int64_t duration = event.durationNs;
        if (longer < profile.longDurations.size() && profile.longDurations[longer].first == i)
            duration = profile.longDurations[longer++].second;
        ends.push_back(event.beginNs + duration);
    }
}

void analyse(TraceProfile& profile, const AnalysisInput& input)
{
    assignDepths(profile);
    findSteps(profile, input);
    breakDownSteps(profile);
    profile.kernels = kernelTotals(profile, input);
    profile.inputStages = inputStageTotals(profile);
    completeDevices(profile, input);
    profile.memory = memoryCurves(profile, input);
    addRemarks(profile);
}

} // namespace faultline::trace
