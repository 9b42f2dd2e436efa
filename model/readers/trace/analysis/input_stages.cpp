// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/trace/analysis/input_stages.h"

#include <algorithm>
#include <array>
#include <map>

namespace faultline::trace {

namespace {

constexpr std::array<std::string_view, 5> kInputPrefixes{
    "Iterator::",             // tf.data, each stage
    "IteratorGetNext",        // tf.data, the training's own call
    "dataset::GetNext",       // the same as SageMaker's profiler writes it
    "enumerate(DataLoader)#", // PyTorch
    "enumerate(DataPipe)#"};

struct OpenStage {
    std::int64_t endNs;
    std::int64_t durationNs;
    std::int64_t insideNs;
    std::uint32_t name;
};

struct StageSum {
    std::uint64_t count = 0;
    std::int64_t ns = 0;
    std::int64_t selfNs = 0;
    std::int64_t longestNs = 0;
};

/// tf.data writes what it knows of a call behind the name: "Iterator::Map#id=3#".
std::string_view stageName(std::string_view name)
{
    return name.starts_with("Iterator::") ? name.substr(0, name.find('#')) : name;
}

} // namespace

bool isInputEvent(std::string_view name)
{
    // "IteratorGetNext/_3:_Send" hands the batch on: that is not the pipeline.
    if (name.find("/_") != std::string_view::npos && !name.starts_with("Iterator::"))
        return false;
    return std::any_of(kInputPrefixes.begin(), kInputPrefixes.end(),
                       [name](std::string_view prefix) { return name.starts_with(prefix); });
}

std::vector<InputStageTotal> inputStageTotals(const TraceProfile& profile)
{
    std::map<std::string_view, StageSum> sums;
    std::vector<OpenStage> open;
    const auto close = [&] {
        const OpenStage& stage = open.back();
        StageSum& sum = sums[stageName(profile.names[stage.name])];
        ++sum.count;
        sum.ns += stage.durationNs;
        sum.selfNs += std::max<std::int64_t>(0, stage.durationNs - stage.insideNs);
        sum.longestNs = std::max(sum.longestNs, stage.durationNs);
        open.pop_back();
    };
    std::uint16_t track = 0;
    for (std::size_t i = 0; i < profile.events.size(); ++i) {
        const TraceEvent& event = profile.events[i];
        if (event.category != TraceCategory::InputPipeline)
            continue;
        while (!open.empty() && (event.track != track || open.back().endNs <= event.beginNs))
            close();
        track = event.track;
        const std::int64_t duration = profile.durationOf(i);
        if (!open.empty())
            open.back().insideNs += duration;
        open.push_back({event.beginNs + duration, duration, 0, event.name});
    }
    while (!open.empty())
        close();

    std::vector<InputStageTotal> totals;
    totals.reserve(sums.size());
    for (const auto& [name, sum] : sums) {
        totals.push_back({.name = std::string(name),
                          .count = sum.count,
                          .seconds = 1e-9 * static_cast<double>(sum.ns),
                          .selfSeconds = 1e-9 * static_cast<double>(sum.selfNs),
                          .longestSeconds = 1e-9 * static_cast<double>(sum.longestNs)});
    }
    std::stable_sort(totals.begin(), totals.end(),
                     [](const InputStageTotal& a, const InputStageTotal& b) {
                         return a.selfSeconds > b.selfSeconds;
                     });
    return totals;
}

} // namespace faultline::trace
