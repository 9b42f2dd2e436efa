// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/pipeline/recurrences.h"
#include "model/pipeline/shared_resources.h"
#include "model/pipeline/simulate.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <string>
#include <vector>

namespace faultline::pipeline {
namespace {

constexpr double kInfinite = std::numeric_limits<double>::infinity();

/// Work with a tail, steps that vary a little.
Costs someCosts(double work, double step, double tail, std::uint64_t seed = 7)
{
    Costs costs;
    Draws draws(seed);
    for (int i = 0; i < 200; ++i) {
        const bool isSlow = draws.uniform() < 0.02;
        costs.work.push_back(work * (0.6 + 0.8 * draws.uniform()) * (isSlow ? tail : 1.0));
        costs.step.push_back(step * (0.95 + 0.1 * draws.uniform()));
    }
    return costs;
}

Setting dataLoader(int workers, int prefetch)
{
    Setting setting;
    setting.workers = workers;
    setting.prefetch = prefetch;
    return setting;
}

Setting tfData(int calls, int prefetch, int batch, bool fused)
{
    Setting setting;
    setting.kind = LoaderKind::TfData;
    setting.parallelCalls = calls;
    setting.prefetch = prefetch;
    setting.batch = batch;
    setting.isFused = fused;
    return setting;
}

std::vector<Setting> manySettings()
{
    std::vector<Setting> settings;
    for (const int parallel : {1, 2, 3, 4, 8}) {
        for (const int prefetch : {1, 2, 8}) {
            settings.push_back(dataLoader(parallel, prefetch));
            settings.push_back(tfData(parallel, prefetch, 4, true));
            settings.push_back(tfData(parallel, prefetch, 4, false));
        }
    }
    settings.push_back(dataLoader(0, 2));
    settings.push_back(tfData(2, 0, 3, true));
    return settings;
}

std::string nameOf(const Setting& setting)
{
    return std::string(toString(setting.kind)) + " parallel "
           + std::to_string(setting.parallelism()) + " prefetch " + std::to_string(setting.prefetch)
           + (setting.isFused ? " fused" : "");
}

/// The laws of docs/pipeline.md, which hold of any pipeline whatever its details.
void expectLaws(const Setting& setting, const Costs& costs, const Simulation& simulated)
{
    const std::string name = nameOf(setting);
    const Timeline& at = simulated.timeline;
    ASSERT_GT(simulated.stepsPerSecond, 0.0) << name;
    for (std::size_t k = 0; k < at.done.size(); ++k) {
        ASSERT_LE(at.begun[k], at.ready[k] + 1e-9) << name << " step " << k;
        ASSERT_LE(at.ready[k], at.taken[k] + 1e-9) << name << " step " << k;
        ASSERT_LE(at.asked[k], at.taken[k] + 1e-9) << name << " step " << k;
        ASSERT_LE(at.taken[k], at.done[k]) << name << " step " << k;
    }
    // What lay in the buffers when counting began was made before.
    const double buffered = static_cast<double>(setting.parallelism() * setting.prefetch);
    const double slack = 1.02 + buffered / static_cast<double>(at.done.size());
    // The bottleneck law.
    EXPECT_LE(simulated.stepsPerSecond, slack * mostStepsPerSecond(setting, costs)) << name;
    // Utilisation, which nothing exceeds.
    EXPECT_LE(simulated.workersBusy, slack) << name;
    EXPECT_LE(simulated.coresBusy, slack) << name;
    // Idle: what is not a step. The steps drawn have the mean of the sample.
    EXPECT_NEAR(simulated.gpuIdle, 1.0 - simulated.stepsPerSecond * costs.meanStep(), 0.01) << name;
    // Little, counted by looking at the buffer at many instants.
    const double from = at.done[simulated.settledFrom];
    const double until = at.done[at.done.size() - 1];
    constexpr int kLooks = 4000;
    double seen = 0.0;
    for (int i = 0; i < kLooks; ++i) {
        const double now = from + (until - from) * (i + 0.5) / kLooks;
        const auto ready = std::upper_bound(at.ready.begin(), at.ready.end(), now);
        const auto taken = std::upper_bound(at.taken.begin(), at.taken.end(), now);
        seen += static_cast<double>((ready - at.ready.begin()) - (taken - at.taken.begin()));
    }
    // Batches that are complete before those ahead of them are in nobody's order: leave those out.
    if (std::is_sorted(at.ready.begin(), at.ready.end())) {
        EXPECT_NEAR(seen / kLooks, simulated.batchesWaiting, 0.05 * simulated.batchesWaiting + 0.1)
            << name;
    }
}

/// Says after some calls that it is to stop.
class StopAfter final : public ReadMonitor {
public:
    explicit StopAfter(int calls) : m_left(calls) {}
    void advance(std::uint64_t) override {}
    [[nodiscard]] bool isCancelled() const override { return m_left-- <= 0; }
    [[nodiscard]] int left() const { return m_left; }

private:
    mutable int m_left;
};

TEST(Simulate, KeepsTheLaws)
{
    for (const Setting& setting : manySettings()) {
        for (const double step : {0.001, 0.01, 0.1}) {
            for (const double tail : {1.0, 20.0}) {
                const Costs costs = someCosts(0.02, step, tail);
                expectLaws(setting, costs, simulate(setting, costs, {.steps = 2000}));
            }
        }
    }
}

TEST(Simulate, KeepsTheLawsWhereCoresAreShared)
{
    for (Setting setting : manySettings()) {
        setting.cores = 2.0;
        for (const double share : {0.3, 1.0}) {
            Costs costs = someCosts(0.02, 0.004, 5.0);
            costs.cpuShare = share;
            expectLaws(setting, costs, simulate(setting, costs, {.steps = 1000}));
        }
    }
}

TEST(Simulate, SharingChangesNothingWhereNothingIsShort)
{
    Draws draws(3);
    const Costs costs = someCosts(0.02, 0.008, 20.0);
    for (Setting setting : manySettings()) {
        if (setting.workers == 0 && setting.kind == LoaderKind::DataLoader)
            continue;
        // Both rules of when a window of map_and_batch grows agree but for ties.
        if (setting.kind == LoaderKind::TfData && setting.isFused)
            continue;
        for (const int epoch : {0, 37}) {
            setting.batchesPerEpoch = epoch;
            const std::size_t each =
                setting.kind == LoaderKind::TfData ? static_cast<std::size_t>(setting.batch) : 1;
            const std::vector<double> work = draws.many(costs.work, 300 * each);
            const std::vector<double> step = draws.many(costs.step, 300);
            const Durations durations{.work = work, .step = step, .handOver = 0.0, .start = 0.05};
            const Timeline plain = setting.kind == LoaderKind::TfData
                                       ? tfDataTimeline(setting, durations)
                                       : dataLoaderTimeline(setting, durations);
            const Timeline events = sharedTimeline(
                setting, durations, {.cores = kInfinite, .storage = kInfinite, .cpuShare = 0.5});
            for (std::size_t k = 0; k < step.size(); ++k)
                ASSERT_NEAR(plain.done[k], events.done[k], 1e-6)
                    << nameOf(setting) << " step " << k << " epoch " << epoch;
        }
    }
}

TEST(Simulate, FusedCallsAgreeWithSharingOnAverage)
{
    Draws draws(5);
    const Costs costs = someCosts(0.02, 0.012, 3.0);
    for (const int calls : {2, 4, 8}) {
        const Setting setting = tfData(calls, 2, 4, true);
        const std::vector<double> work = draws.many(costs.work, 4000);
        const std::vector<double> step = draws.many(costs.step, 1000);
        const Durations durations{.work = work, .step = step};
        const Timeline plain = tfDataTimeline(setting, durations);
        const Timeline events =
            sharedTimeline(setting, durations, {.cores = kInfinite, .storage = kInfinite});
        EXPECT_NEAR(events.done.back() / plain.done.back(), 1.0, 0.02) << calls;
    }
}

TEST(Simulate, TwoCoresFeedNoMoreThanTwoWorkers)
{
    Costs costs = someCosts(0.1, 0.001, 1.0);
    costs.cpuShare = 1.0;
    Setting setting = dataLoader(8, 2);
    setting.cores = 2.0;
    const double shared = simulate(setting, costs).stepsPerSecond;
    EXPECT_NEAR(shared, 2.0 / costs.meanWork(), 0.03 / costs.meanWork());
    costs.cpuShare = 0.0; // waiting needs no core
    EXPECT_NEAR(simulate(setting, costs).stepsPerSecond, 8.0 / costs.meanWork(),
                0.8 / costs.meanWork());
}

TEST(Simulate, ADiskServesSoManyReadersAtOnce)
{
    Costs costs;
    costs.work = {0.01}; // a file of 10 ms from a hard disk that gives 100 files a second
    costs.step = {0.0001};
    costs.cpuShare = 0.0;
    costs.elementReadBytes = 1000.0;
    Setting setting = dataLoader(8, 2);
    setting.batch = 1;
    setting.storage = "hdd";
    EXPECT_NEAR(simulate(setting, costs).stepsPerSecond, 100.0, 3.0);
}

TEST(Simulate, NewWorkersAreWaitedForInEachEpoch)
{
    Costs costs = someCosts(0.02, 0.01, 1.0);
    costs.startSeconds = 0.5;
    Setting setting = dataLoader(4, 2);
    setting.batchesPerEpoch = 50;
    const double anew = simulate(setting, costs, {.steps = 1000}).stepsPerSecond;
    // An epoch: its steps, the start and the work on its first batch.
    EXPECT_NEAR(50.0 / anew, 50 * 0.01 + 0.5 + 0.02, 0.02);
    setting.isPersistent = true;
    EXPECT_NEAR(50.0 / simulate(setting, costs, {.steps = 1000}).stepsPerSecond, 0.52, 0.02);
}

TEST(Simulate, OneSlowBatchHoldsUpThoseBehindItOnlyInOrder)
{
    Costs costs = someCosts(0.03, 0.009, 20.0);
    Setting setting = dataLoader(4, 2);
    const double inOrder = simulate(setting, costs).stepsPerSecond;
    setting.isInOrder = false;
    EXPECT_GT(simulate(setting, costs).stepsPerSecond, 1.05 * inOrder);
}

TEST(Simulate, IsTheSameEachTime)
{
    const Costs costs = someCosts(0.02, 0.008, 20.0);
    const Setting setting = dataLoader(3, 2);
    EXPECT_EQ(simulate(setting, costs).timeline.done, simulate(setting, costs).timeline.done);
    EXPECT_NE(simulate(setting, costs, {.seed = 1}).timeline.done,
              simulate(setting, costs, {.seed = 2}).timeline.done);
}

TEST(Simulate, BoundsWhatItIsAskedFor)
{
    Costs costs = someCosts(0.02, 0.008, 1.0);
    EXPECT_EQ(simulate(dataLoader(1, 2), Costs{}).stepsPerSecond, 0.0);
    EXPECT_EQ(simulate(dataLoader(1, 2), costs, {.steps = 0}).timeline.done.size(), 0U);
    EXPECT_EQ(simulate(dataLoader(1, 2), costs, {.steps = 100'000'000}).timeline.done.size(),
              kMostSteps);
    const Simulation big = simulate(tfData(8, 2, 1'000'000, true), costs, {.steps = 10'000'000});
    EXPECT_LE(big.timeline.done.size(), kMostWork / 256);
    EXPECT_NEAR(big.stepsPerSecond * 1e6 * costs.meanWork() / 8, 1.0, 0.01);
    // Batches of a DataLoader of which the work on one element is known.
    Setting many = dataLoader(4, 2);
    many.batch = 1'000'000;
    const Simulation sums = simulate(many, costs, {.steps = 10'000});
    EXPECT_NEAR(sums.stepsPerSecond * 1e6 * costs.meanWork() / 4, 1.0, 0.01);
    const Simulation one = simulate(dataLoader(1024, 1024), costs, {.steps = 1});
    EXPECT_TRUE(std::isfinite(one.stepsPerSecond));
    Costs nothing;
    nothing.work = {0.0};
    nothing.step = {0.0};
    EXPECT_TRUE(std::isfinite(simulate(dataLoader(2, 2), nothing).stepsPerSecond));
}

TEST(Simulate, StopsWhenItIsTold)
{
    Costs costs = someCosts(0.05, 0.01, 1.0);
    costs.cpuShare = 1.0;
    Setting shared = dataLoader(8, 2);
    shared.cores = 2.0;
    for (const Setting& setting : {dataLoader(0, 2), dataLoader(4, 2), shared,
                                   tfData(4, 2, 8, true), tfData(4, 2, 64, false)}) {
        const SimulationOptions all{.steps = 20'000};
        const StopAfter never(1'000'000);
        SimulationOptions asked = all;
        asked.monitor = &never;
        EXPECT_EQ(simulate(setting, costs, asked).timeline.done,
                  simulate(setting, costs, all).timeline.done);
        const int calls = 1'000'000 - never.left();
        EXPECT_GE(calls, 6); // once for some thousand events
        for (const int after : {0, 1, 2, 3, calls - 1}) {
            const StopAfter soon(after);
            asked.monitor = &soon;
            const Simulation stopped = simulate(setting, costs, asked);
            EXPECT_TRUE(stopped.timeline.done.empty()) << after;
            EXPECT_EQ(stopped.stepsPerSecond, 0.0);
        }
    }
}

TEST(Simulate, ElementsTakenTogetherGiveTheSameSpeed)
{
    // 512 elements of a batch are followed in sums of two; 1024 calls follow each.
    Costs costs = someCosts(0.001, 0.02, 20.0);
    const Setting setting = tfData(8, 2, 512, true);
    const double together = simulate(setting, costs, {.steps = 400}).stepsPerSecond;
    Draws draws(1);
    const std::vector<double> work = draws.many(costs.work, 400 * 512);
    const std::vector<double> step = draws.many(costs.step, 400);
    const Timeline each = tfDataTimeline(setting, {.work = work, .step = step});
    EXPECT_NEAR(together * (each.done[399] - each.done[99]) / 300.0, 1.0, 0.02);
}

TEST(Simulate, FewerStepsAreEnoughWhereEachIsOfManyElements)
{
    EXPECT_EQ(boundedSteps(dataLoader(2, 2), {.steps = 1500}).steps, 1500U);
    EXPECT_EQ(boundedSteps(tfData(2, 2, 8, true), {.steps = 1500}).steps, 1500U);
    // 4096 elements of a batch are followed as 256.
    EXPECT_EQ(boundedSteps(tfData(2, 2, 4096, true), {.steps = 1500}).steps, 40'000U / 256);
    EXPECT_EQ(boundedSteps(tfData(2, 2, 4096, true), {.steps = 1500}, 1000).steps, 40U);
}

TEST(Simulate, AllCoresBusyAreTheLimitWhateverElseIsWaitedFor)
{
    Costs costs = someCosts(0.1, 0.001, 1.0);
    costs.cpuShare = 0.4;
    Setting setting = dataLoader(8, 2);
    EXPECT_EQ(simulate(setting, costs).bottleneck, Bottleneck::Unknown);
    setting.cores = 1.0;
    EXPECT_EQ(simulate(setting, costs).bottleneck, Bottleneck::Cpu);
}

TEST(Simulate, LongStepsWithNextToNoWorkEnd)
{
    for (const double step : {5.0, 10.0, 1e4}) {
        for (const bool isInOrder : {true, false}) {
            Setting setting = dataLoader(16, 2);
            setting.cores = 8.0;
            setting.isInOrder = isInOrder;
            Costs costs;
            costs.work = {1e-4, 3e-6};
            costs.step = {step};
            costs.cpuShare = 1.0;
            const Simulation made = simulate(setting, costs, {.steps = 3000});
            EXPECT_NEAR(made.stepsPerSecond * step, 1.0, 1e-3) << step;
        }
    }
}

TEST(CostsFor, ACacheLeavesNothingToDecode)
{
    Costs costs = someCosts(0.1, 0.01, 1.0);
    costs.cpuShare = 0.9;
    costs.decodeShare = 0.6;
    const Setting measured = dataLoader(1, 2);
    Setting cached = measured;
    cached.cache = CacheKind::Memory;
    Setting both = cached;
    both.decodeScale = 0.125;
    const auto alone = costsFor(costs, measured, cached);
    const auto smaller = costsFor(costs, measured, both);
    ASSERT_TRUE(alone && smaller);
    EXPECT_NEAR(smaller->meanWork() / alone->meanWork(), 1.0, 1e-9);
    EXPECT_NEAR(*smaller->cpuShare, *alone->cpuShare, 1e-9);
}

TEST(CostsFor, WorkersThatWaitDoNotCrowdTheCores)
{
    Costs costs = someCosts(0.02, 0.008, 1.0);
    Setting measured = dataLoader(2, 2);
    measured.cores = 2.0;
    Setting wanted = measured;
    wanted.workers = 8;
    costs.cpuShare = 1.0;
    EXPECT_NEAR(costsFor(costs, measured, wanted)->meanWork() / costs.meanWork(), 1.15, 1e-9);
    costs.cpuShare = 0.25; // two of the eight compute at a time
    EXPECT_NEAR(costsFor(costs, measured, wanted)->meanWork() / costs.meanWork(), 1.0, 1e-9);
}

TEST(CostsFor, StatedCostsReplaceThoseMeasuredBeforeAllElse)
{
    Costs costs = someCosts(0.02, 0.008, 5.0);
    costs.workBatch = 8;
    Setting measured = dataLoader(2, 2);
    measured.batch = 8;
    Setting wanted = measured;
    ASSERT_TRUE(set(wanted, "element_ms", "5"));
    const auto told = costsFor(costs, measured, wanted);
    EXPECT_NEAR(told->meanWork(), 0.04, 1e-12);
    // The tail stays.
    EXPECT_NEAR(told->work[3] / told->meanWork(), costs.work[3] / costs.meanWork(), 1e-9);
    ASSERT_TRUE(set(wanted, "work_ms", "30"));
    EXPECT_NEAR(costsFor(costs, measured, wanted)->meanWork(), 0.03, 1e-12);
    ASSERT_TRUE(set(wanted, "decode_share", "0.5"));
    ASSERT_TRUE(set(wanted, "decode_scale", "0.5"));
    EXPECT_NEAR(costsFor(costs, measured, wanted)->meanWork(), 0.03 * (1 - 0.5 * 0.17), 1e-12);
    Costs nothing;
    nothing.workBatch = 8;
    EXPECT_NEAR(costsFor(nothing, measured, wanted)->meanWork(), 0.03 * (1 - 0.5 * 0.17), 1e-12);
}

TEST(CostsFor, TellsWhatIsNotKnown)
{
    const Costs costs = someCosts(0.02, 0.008, 1.0);
    const Setting measured = dataLoader(2, 2);
    Setting wanted = measured;
    wanted.decodeScale = 0.5;
    EXPECT_FALSE(costsFor(costs, measured, wanted));
    Costs known = costs;
    known.decodeShare = 0.5;
    const auto reduced = costsFor(known, measured, wanted);
    ASSERT_TRUE(reduced);
    EXPECT_NEAR(reduced->meanWork() / costs.meanWork(), 1.0 - 0.5 * 0.17, 1e-9);
    wanted = measured;
    wanted.cache = CacheKind::Memory;
    EXPECT_FALSE(costsFor(costs, measured, wanted));
    known.cpuShare = 0.9;
    // What is waited for may be no reading.
    EXPECT_NEAR(costsFor(known, measured, wanted)->meanWork() / costs.meanWork(), 0.5, 1e-9);
    known.elementReadBytes = 1e5;
    const auto cached = costsFor(known, measured, wanted);
    ASSERT_TRUE(cached); // 10 % reading and 50 % decoding are gone
    EXPECT_NEAR(cached->meanWork() / costs.meanWork(), 0.4, 1e-9);
    EXPECT_NEAR(*cached->cpuShare, 1.0, 1e-9);
    Costs computing = costs; // without the share of decoding there is nothing to cache
    computing.cpuShare = 0.5;
    computing.elementReadBytes = 1e5;
    EXPECT_FALSE(costsFor(computing, measured, wanted));
    wanted = measured;
    wanted.stepSeconds = 0.1;
    EXPECT_NEAR(costsFor(costs, measured, wanted)->meanStep(), 0.1, 1e-9);
}

TEST(Simulate, ABucketIsReplacedByADisk)
{
    Costs costs;
    costs.work = {0.1};
    costs.step = {0.001};
    costs.cpuShare = 0.4;
    costs.elementReadBytes = 1e5;
    Setting measured = dataLoader(2, 2);
    measured.storage = "gcs";
    Setting wanted = measured;
    wanted.storage = "nvme";
    const auto local = costsFor(costs, measured, wanted);
    ASSERT_TRUE(local);
    EXPECT_NEAR(local->meanWork(), 0.04 + 0.0001 + 1e5 / 2e9, 1e-6);
}

} // namespace
} // namespace faultline::pipeline
