// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/pipeline/flow.h"

#include <algorithm>

namespace faultline::pipeline {

namespace {

bool isMadeByTheLoop(const Setting& setting)
{
    return setting.kind == LoaderKind::DataLoader && setting.workers == 0;
}

/// What one worker does for a batch, by what is known of it.
std::vector<FlowStage> workStages(const Setting& setting, const Costs& costs,
                                  const Simulation& simulated)
{
    std::vector<FlowStage> stages;
    const double parallel = setting.parallelism();
    const auto add = [&](FlowPart part, double share) {
        if (!(share > 0.0))
            return;
        const double seconds = share * simulated.demandSeconds;
        stages.push_back({.part = part,
                          .seconds = seconds,
                          .busy = std::min(1.0, simulated.stepsPerSecond * seconds / parallel)});
    };
    const double decoding = std::clamp(costs.decodeShare.value_or(0.0), 0.0, 1.0);
    if (costs.cpuShare) {
        const double computing = std::clamp(*costs.cpuShare, 0.0, 1.0);
        add(FlowPart::Read, 1.0 - computing);
        add(FlowPart::Decode, std::min(decoding, computing));
        add(costs.decodeShare ? FlowPart::Augment : FlowPart::Compute,
            std::max(0.0, computing - decoding));
    } else {
        add(FlowPart::Decode, decoding);
        add(FlowPart::Make, 1.0 - decoding);
    }
    return stages;
}

bool computes(FlowPart part)
{
    return part == FlowPart::Decode || part == FlowPart::Compute || part == FlowPart::Augment;
}

void markLimit(std::vector<FlowStage>& stages, Bottleneck bottleneck)
{
    const auto isMeant = [bottleneck](FlowPart part) {
        switch (bottleneck) {
        case Bottleneck::Gpu: return part == FlowPart::Step;
        case Bottleneck::Cpu: return computes(part);
        case Bottleneck::Disk:
        case Bottleneck::Network: return part == FlowPart::Read;
        case Bottleneck::Copy: return part == FlowPart::HandOver;
        case Bottleneck::Lock:
        case Bottleneck::Unknown:
            return computes(part) || part == FlowPart::Make || part == FlowPart::Read;
        }
        return false;
    };
    FlowStage* most = nullptr; // of several the one that takes longest
    for (FlowStage& stage : stages) {
        if (isMeant(stage.part)
            && (most == nullptr || stage.seconds.value_or(0.0) > most->seconds.value_or(0.0)))
            most = &stage;
    }
    if (most != nullptr)
        most->isLimit = true;
}

double queueCapacity(const Setting& setting)
{
    if (setting.kind == LoaderKind::DataLoader)
        return static_cast<double>(setting.workers) * std::max(1, setting.prefetch);
    return setting.prefetch;
}

/// Steps of a timeline whose batches may be worked on between two moments: `done` ascends.
std::size_t stepAt(const Timeline& timeline, double time)
{
    const auto at = std::lower_bound(timeline.done.begin(), timeline.done.end(), time);
    return static_cast<std::size_t>(at - timeline.done.begin());
}

std::size_t epochBeginOf(const Setting& setting, std::size_t step)
{
    const auto length = static_cast<std::size_t>(std::max(0, setting.batchesPerEpoch));
    return length == 0 ? 0 : step - step % length;
}

} // namespace

std::vector<FlowStage> flowOf(const Setting& setting, const Costs& costs,
                              const Simulation& simulated)
{
    std::vector<FlowStage> stages{{.part = FlowPart::Storage}};
    const std::vector<FlowStage> work = workStages(setting, costs, simulated);
    stages.insert(stages.end(), work.begin(), work.end());
    if (!isMadeByTheLoop(setting)) {
        const double capacity = queueCapacity(setting);
        stages.push_back({.part = FlowPart::Queue,
                          .level = capacity > 0.0 ? std::min(capacity, simulated.batchesWaiting)
                                                  : simulated.batchesWaiting,
                          .capacity = capacity});
        stages.push_back({.part = FlowPart::HandOver,
                          .seconds = costs.handOverSeconds,
                          .busy = std::min(1.0, simulated.stepsPerSecond * costs.handOverSeconds)});
    }
    stages.push_back({.part = FlowPart::Step,
                      .seconds = simulated.stepSeconds,
                      .busy = 1.0 - simulated.gpuIdle});
    markLimit(stages, simulated.bottleneck);
    return stages;
}

std::vector<WorkSpan> workSpans(const Setting& setting, const Timeline& timeline, std::size_t first,
                                std::size_t count, std::size_t mostLanes)
{
    std::vector<WorkSpan> spans;
    const std::size_t steps = timeline.done.size();
    if (first >= steps || count == 0)
        return spans;
    const std::size_t last = std::min(steps, first + count);
    const double begin = first == 0 ? 0.0 : timeline.done[first - 1];
    const double end = timeline.done[last - 1];
    const bool takesTurns = setting.kind == LoaderKind::DataLoader && setting.isInOrder;
    const auto workers = static_cast<std::size_t>(std::max(1, setting.workers));
    std::vector<double> freeFrom(mostLanes, -1.0);
    // Batches are made ahead, at most by what the buffers hold.
    const auto ahead = static_cast<std::size_t>(queueCapacity(setting)) + 64;
    for (std::size_t k = first - std::min(first, workers);
         k < std::min(steps, last + ahead) && timeline.begun[k] < end; ++k) {
        if (timeline.ready[k] <= begin)
            continue;
        std::size_t lane = (k - epochBeginOf(setting, k)) % workers;
        if (!takesTurns) {
            const auto isFree = std::find_if(freeFrom.begin(), freeFrom.end(), [&](double from) {
                return from <= timeline.begun[k];
            });
            lane = static_cast<std::size_t>(isFree - freeFrom.begin());
        }
        if (lane >= mostLanes)
            continue;
        freeFrom[lane] = timeline.ready[k];
        spans.push_back(
            {.step = k, .lane = lane, .begin = timeline.begun[k], .end = timeline.ready[k]});
    }
    return spans;
}

std::vector<std::pair<double, int>> readyBatches(const Timeline& timeline, double begin, double end)
{
    std::vector<std::pair<double, int>> changes; // moment, by how much
    constexpr std::size_t kFurthest = 20'000;    // batches that can be ready before their step
    const std::size_t from = stepAt(timeline, begin);
    for (std::size_t k = from; k < std::min(timeline.done.size(), from + kFurthest); ++k) {
        if (timeline.ready[k] < end)
            changes.emplace_back(std::max(begin, timeline.ready[k]), 1);
        if (timeline.taken[k] < end)
            changes.emplace_back(std::max(begin, timeline.taken[k]), -1);
        if (timeline.begun[k] >= end && timeline.asked[k] >= end)
            break;
    }
    std::sort(changes.begin(), changes.end());
    int level = 0;
    std::vector<std::pair<double, int>> levels;
    for (const auto& [time, by] : changes) {
        level += by;
        if (!levels.empty() && levels.back().first == time)
            levels.back().second = level;
        else
            levels.emplace_back(time, level);
    }
    return levels;
}

} // namespace faultline::pipeline
