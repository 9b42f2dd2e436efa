// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/pipeline/flow.h"
#include "model/pipeline/traps.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace faultline::pipeline {
namespace {

/// Two workers that need 100 ms for a batch, a GPU that needs 20 ms.
Setting slowLoader()
{
    Setting setting;
    setting.workers = 2;
    setting.batch = 8;
    return setting;
}

Costs slowCosts()
{
    Costs costs;
    costs.work = {0.1};
    costs.workBatch = 8;
    costs.step = {0.02};
    costs.cpuShare = 0.8;
    costs.decodeShare = 0.5;
    costs.elementBytes = 1e6;
    return costs;
}

const FlowStage* stageOf(const std::vector<FlowStage>& flow, FlowPart part)
{
    const auto at = std::find_if(flow.begin(), flow.end(),
                                 [part](const FlowStage& stage) { return stage.part == part; });
    return at == flow.end() ? nullptr : &*at;
}

std::vector<FlowStage> flowFor(const Setting& setting, const Costs& costs)
{
    return flowOf(setting, costs, simulate(setting, costs, {.steps = 1000}));
}

TEST(Flow, PartsAddUpToTheWorkAndTheLimitIsMarked)
{
    const std::vector<FlowStage> flow = flowFor(slowLoader(), slowCosts());
    ASSERT_NE(stageOf(flow, FlowPart::Decode), nullptr);
    EXPECT_NEAR(*stageOf(flow, FlowPart::Read)->seconds, 0.02, 1e-9);
    EXPECT_NEAR(*stageOf(flow, FlowPart::Decode)->seconds, 0.05, 1e-9);
    EXPECT_NEAR(*stageOf(flow, FlowPart::Augment)->seconds, 0.03, 1e-9);
    EXPECT_NEAR(*stageOf(flow, FlowPart::Step)->busy, 0.4, 0.02); // 20 steps/s
    EXPECT_EQ(stageOf(flow, FlowPart::Queue)->capacity, 4.0);
    const auto limits =
        std::count_if(flow.begin(), flow.end(), [](const FlowStage& one) { return one.isLimit; });
    EXPECT_EQ(limits, 1);
    EXPECT_TRUE(stageOf(flow, FlowPart::Decode)->isLimit);
}

TEST(Flow, WhatIsNotKnownIsNotToldApart)
{
    Costs costs = slowCosts();
    costs.cpuShare.reset();
    costs.decodeShare.reset();
    const std::vector<FlowStage> flow = flowFor(slowLoader(), costs);
    EXPECT_EQ(stageOf(flow, FlowPart::Read), nullptr);
    ASSERT_NE(stageOf(flow, FlowPart::Make), nullptr);
    EXPECT_TRUE(stageOf(flow, FlowPart::Make)->isLimit);
}

TEST(Flow, WithoutWorkersNothingWaitsToBeUsed)
{
    Setting setting = slowLoader();
    setting.workers = 0;
    const std::vector<FlowStage> flow = flowFor(setting, slowCosts());
    EXPECT_EQ(stageOf(flow, FlowPart::Queue), nullptr);
    EXPECT_EQ(stageOf(flow, FlowPart::HandOver), nullptr);
    const Simulation simulated = simulate(setting, slowCosts(), {.steps = 100});
    const std::vector<WorkSpan> spans = workSpans(setting, simulated.timeline, 10, 5, 8);
    ASSERT_EQ(spans.size(), 5U);
    EXPECT_EQ(spans.front().lane, 0U);
}

TEST(Flow, AFastLoaderLeavesTheGpuAsTheLimit)
{
    Costs costs = slowCosts();
    costs.step = {0.2};
    const std::vector<FlowStage> flow = flowFor(slowLoader(), costs);
    EXPECT_TRUE(stageOf(flow, FlowPart::Step)->isLimit);
    EXPECT_GT(stageOf(flow, FlowPart::Queue)->level, 1.0);
}

TEST(Flow, WorkersTakeTurnsAndNeverOverlap)
{
    const Setting setting = slowLoader();
    const Simulation simulated = simulate(setting, slowCosts(), {.steps = 200});
    const std::vector<WorkSpan> spans = workSpans(setting, simulated.timeline, 50, 20, 8);
    ASSERT_GE(spans.size(), 20U);
    std::vector<double> freeFrom(2, -1.0);
    for (const WorkSpan& span : spans) {
        ASSERT_EQ(span.lane, span.step % 2);
        EXPECT_GE(span.begin, freeFrom[span.lane] - 1e-9);
        freeFrom[span.lane] = span.end;
    }
    // Only as many as there is room for.
    for (const WorkSpan& span : workSpans(setting, simulated.timeline, 50, 20, 1))
        EXPECT_EQ(span.lane, 0U);
    EXPECT_TRUE(workSpans(setting, simulated.timeline, 1000, 20, 8).empty());
}

TEST(Flow, ReadyBatchesNeverExceedTheBuffers)
{
    Costs costs = slowCosts();
    costs.step = {0.2};
    const Setting setting = slowLoader();
    const Timeline& at = simulate(setting, costs, {.steps = 200}).timeline;
    int most = 0;
    for (const auto& [time, level] : readyBatches(at, at.done[50], at.done[100])) {
        EXPECT_GE(level, 0);
        EXPECT_GE(time, at.done[50]);
        most = std::max(most, level);
    }
    EXPECT_GT(most, 0);
    EXPECT_LE(most, 4);
}

std::vector<std::string> trapsFor(const Setting& setting)
{
    const Costs costs = slowCosts();
    std::vector<std::string> ids;
    for (const Trap& trap : trapsOf(setting, costs, simulate(setting, costs, {.steps = 400}),
                                    bufferBytes(setting, costs)))
        ids.emplace_back(trap.id);
    return ids;
}

TEST(Traps, EachIsFoundWhereItIs)
{
    Setting setting = slowLoader();
    EXPECT_TRUE(trapsFor(setting).empty());
    setting.workers = 0;
    EXPECT_EQ(trapsFor(setting), std::vector<std::string>{"no-workers"});
    setting.workers = 16; // 256 MB of batches
    EXPECT_EQ(trapsFor(setting), std::vector<std::string>{"shared-memory"});
    setting.cores = 4.0;
    setting.threads = 4;
    EXPECT_EQ(trapsFor(setting),
              (std::vector<std::string>{"shared-memory", "more-than-cores", "threads"}));
    setting = slowLoader();
    setting.batchesPerEpoch = 3;
    EXPECT_EQ(trapsFor(setting), (std::vector<std::string>{"epoch-boundary", "small-epoch"}));
    setting = slowLoader();
    setting.kind = LoaderKind::TfData;
    setting.prefetch = 0;
    EXPECT_TRUE(trapsFor(setting).empty()) << "map_and_batch makes batches ahead";
    setting.isFused = false;
    EXPECT_EQ(trapsFor(setting), std::vector<std::string>{"no-prefetch"});
}

} // namespace
} // namespace faultline::pipeline
