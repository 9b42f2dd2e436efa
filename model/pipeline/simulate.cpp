// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/pipeline/simulate.h"

#include "model/pipeline/recurrences.h"
#include "model/pipeline/shared_resources.h"
#include "model/pipeline/storage.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numeric>

namespace faultline::pipeline {

namespace {

constexpr double kInfinite = std::numeric_limits<double>::infinity();
constexpr std::size_t kBlocks = 20;
constexpr double kStudent = 2.093; // two-sided 95 %, 19 degrees of freedom
/// A GPU that idles less than this is the limit.
constexpr double kLittleIdle = 0.03;
constexpr double kMuchHandingOver = 0.2; // of the time
constexpr double kAllCores = 0.95;       // are busy: they are the limit whatever else is waited for

/// Values of Costs::work and of the simulation that make a batch.
struct Unit {
    std::size_t perBatch = 1;
    std::size_t simulated = 1; ///< 1 for a DataLoader, which makes whole batches
};

/// Where a batch has far more elements than calls, how it is parted hardly matters.
std::size_t mostSimulated(const Setting& setting)
{
    constexpr std::size_t kUsual = 256;
    constexpr std::size_t kOfEachCall = 4;
    return std::max(kUsual, kOfEachCall * static_cast<std::size_t>(setting.parallelism()));
}

Unit unitOf(const Setting& setting, const Costs& costs)
{
    const int batch = std::max(1, setting.batch);
    const int each = std::max(1, costs.workBatch);
    Unit unit;
    unit.perBatch = static_cast<std::size_t>(
        std::max(1L, std::lround(static_cast<double>(batch) / static_cast<double>(each))));
    if (setting.batch == 0)
        unit.perBatch = 1;
    if (setting.kind == LoaderKind::TfData)
        unit.simulated = std::min(unit.perBatch, mostSimulated(setting));
    return unit;
}

/// `count` sums of `of` values of the work each: their mean is exact, the spread that of sums.
std::vector<double> drawSums(Draws& draws, const Costs& costs, std::size_t count, double of)
{
    constexpr double kMostTogether = 256.0; // more of them differ as a normal distribution tells
    const auto together = static_cast<std::size_t>(std::clamp(std::round(of), 1.0, kMostTogether));
    const std::vector<double> drawn = draws.many(costs.work, count * together);
    std::vector<double> sums(count, 0.0);
    for (std::size_t i = 0; i < drawn.size(); ++i)
        sums[i / together] += drawn[i];
    const double mean = meanOf(sums);
    const double root = std::sqrt(of / static_cast<double>(together));
    for (double& sum : sums)
        sum = std::max(0.0, of * costs.meanWork() + (sum - mean) * root);
    return sums;
}

std::vector<double> drawWork(Draws& draws, const Costs& costs, const Unit& unit, std::size_t steps)
{
    constexpr double kFewestSums = 100.0;
    const std::size_t count = steps * unit.simulated;
    if (unit.simulated == unit.perBatch)
        return draws.many(costs.work, count);
    const double together =
        static_cast<double>(unit.perBatch) / static_cast<double>(unit.simulated);
    // As many values are drawn as are needed; so many sums come again and again.
    const double sums = std::max(kFewestSums, static_cast<double>(count) / together);
    return draws.many(
        drawSums(draws, costs, std::min(count, static_cast<std::size_t>(sums)), together), count);
}

/// Readers that the storage of a setting serves at full speed.
double readersAtFullSpeed(const Setting& setting, const Costs& costs)
{
    const Storage* storage = findStorage(setting.storage);
    if (storage == nullptr || !costs.elementReadBytes)
        return kInfinite;
    const double bytes = *costs.elementReadBytes;
    return std::max(1.0, storage->mostFilesPerSecond(bytes) * storage->fileSeconds(bytes));
}

/// Until a shuffle buffer is full nothing leaves it. Records are shuffled as they were read, so
/// only the reading counts; where that is not known, nothing does.
double fillSeconds(const Setting& setting, const Costs& costs)
{
    if (setting.kind != LoaderKind::TfData || !costs.cpuShare || setting.shuffleSize <= 0)
        return 0.0;
    const double reading =
        (1.0 - *costs.cpuShare) * costs.meanWork() / static_cast<double>(costs.workBatch);
    return static_cast<double>(setting.shuffleSize) * reading
           / static_cast<double>(setting.parallelism());
}

std::size_t settledStep(const Setting& setting, std::size_t steps)
{
    const auto epoch = static_cast<std::size_t>(std::max(0, setting.batchesPerEpoch));
    if (epoch > 0 && steps >= 2 * epoch)
        return epoch; // whole epochs, the first of which warms up
    const std::size_t buffers = static_cast<std::size_t>(
        setting.kind == LoaderKind::DataLoader ? setting.workers * std::max(1, setting.prefetch)
                                               : setting.prefetch + 16);
    return std::min(buffers + 1, steps / 4);
}

Bottleneck bottleneckOf(const Setting& setting, const Costs& costs, const Simulation& simulated)
{
    // What the loop itself does with each batch keeps the GPU idle, too, and no loader changes it.
    const double handingOver = simulated.stepsPerSecond * costs.handOverSeconds;
    if (simulated.gpuIdle - handingOver < kLittleIdle)
        return handingOver > kMuchHandingOver ? Bottleneck::Copy : Bottleneck::Gpu;
    if (!costs.cpuShare)
        return Bottleneck::Unknown;
    if (*costs.cpuShare >= 0.5 || simulated.coresBusy > kAllCores)
        return Bottleneck::Cpu;
    const Storage* storage = findStorage(setting.storage);
    if (storage == nullptr)
        return Bottleneck::Unknown;
    return storage->isNetwork ? Bottleneck::Network : Bottleneck::Disk;
}

/// Steps a second by blocks of equal length, and the band of their mean.
void measureBlocks(Simulation& simulated)
{
    const std::vector<double>& done = simulated.timeline.done;
    const std::size_t from = std::max<std::size_t>(1, simulated.settledFrom);
    const std::size_t count = done.size() - from;
    const double seconds = done.back() - done[from - 1];
    simulated.stepsPerSecond = seconds > 0.0 ? static_cast<double>(count) / seconds : 0.0;
    simulated.low = simulated.high = simulated.stepsPerSecond;
    if (count < 2 * kBlocks)
        return;
    std::array<double, kBlocks> blocks{};
    for (std::size_t b = 0; b < kBlocks; ++b) {
        const std::size_t begin = from + b * count / kBlocks;
        const std::size_t end = from + (b + 1) * count / kBlocks;
        blocks[b] = (done[end - 1] - done[begin - 1]) / static_cast<double>(end - begin);
    }
    const double mean = meanOf(blocks);
    double squares = 0.0;
    for (const double block : blocks)
        squares += (block - mean) * (block - mean);
    const double half = kStudent * std::sqrt(squares / (kBlocks - 1) / kBlocks);
    simulated.low = 1.0 / (mean + half);
    simulated.high = mean > half ? 1.0 / (mean - half) : simulated.stepsPerSecond;
}

void measureBuffers(Simulation& simulated)
{
    const Timeline& at = simulated.timeline;
    double waited = 0.0;
    for (std::size_t k = simulated.settledFrom; k < at.done.size(); ++k)
        waited += std::max(0.0, at.taken[k] - at.ready[k]);
    const auto count = static_cast<double>(at.done.size() - simulated.settledFrom);
    simulated.secondsWaiting = waited / count;
    simulated.batchesWaiting = simulated.stepsPerSecond * simulated.secondsWaiting;
}

} // namespace

std::string_view toString(Bottleneck bottleneck)
{
    switch (bottleneck) {
    case Bottleneck::Gpu: return "gpu";
    case Bottleneck::Cpu: return "cpu";
    case Bottleneck::Disk: return "disk";
    case Bottleneck::Network: return "network";
    case Bottleneck::Lock: return "lock";
    case Bottleneck::Copy: return "copy";
    case Bottleneck::Unknown: return "unknown";
    }
    return {};
}

SimulationOptions boundedSteps(const Setting& setting, const SimulationOptions& wanted,
                               std::size_t mostElements)
{
    constexpr std::size_t kFewest = 40;
    if (setting.kind == LoaderKind::DataLoader)
        return wanted;
    const std::size_t each =
        std::min(static_cast<std::size_t>(std::max(1, setting.batch)), mostSimulated(setting));
    return {.steps = std::min(wanted.steps, std::max(kFewest, mostElements / each)),
            .seed = wanted.seed,
            .monitor = wanted.monitor};
}

Simulation simulate(const Setting& setting, const Costs& costs, const SimulationOptions& options)
{
    Simulation simulated;
    if (costs.step.empty() || costs.work.empty() || options.steps == 0 || options.isCancelled())
        return simulated;
    const Unit unit = unitOf(setting, costs);
    const std::size_t steps =
        std::max<std::size_t>(1, std::min({options.steps, kMostSteps, kMostWork / unit.simulated}));
    Draws draws(options.seed);
    const std::vector<double> work = drawWork(draws, costs, unit, steps);
    const std::vector<double> step = draws.many(costs.step, steps);
    if (options.isCancelled())
        return simulated;
    const Durations durations{.work = work,
                              .step = step,
                              .handOver = costs.handOverSeconds,
                              .start = costs.startSeconds + fillSeconds(setting, costs),
                              .monitor = options.monitor};
    // The values drawn for one call or worker, of elements each.
    Setting drawn = setting;
    drawn.batch = static_cast<int>(unit.simulated);

    const SharedResources shared{.cores = setting.cores > 0.0 ? setting.cores : kInfinite,
                                 .storage = readersAtFullSpeed(setting, costs),
                                 .cpuShare = costs.cpuShare.value_or(0.0)};
    const double parallel = setting.parallelism();
    const bool isShort = parallel * shared.cpuShare > shared.cores
                         || (parallel > shared.storage && shared.cpuShare < 1.0);
    const bool isSerial = setting.kind == LoaderKind::DataLoader && setting.workers == 0;
    if (!isSerial && (isShort || !setting.isInOrder))
        simulated.timeline = sharedTimeline(drawn, durations, shared);
    else if (setting.kind == LoaderKind::DataLoader)
        simulated.timeline = dataLoaderTimeline(drawn, durations);
    else
        simulated.timeline = tfDataTimeline(drawn, durations);
    if (options.isCancelled())
        return {};

    simulated.settledFrom = settledStep(setting, steps);
    simulated.demandSeconds =
        std::accumulate(work.begin(), work.end(), 0.0) / static_cast<double>(steps);
    simulated.stepSeconds = meanOf(step);
    measureBlocks(simulated);
    measureBuffers(simulated);
    const auto from = static_cast<std::ptrdiff_t>(std::max<std::size_t>(1, simulated.settledFrom));
    const double stepping = meanOf(std::span(step).subspan(static_cast<std::size_t>(from)));
    simulated.gpuIdle = std::clamp(1.0 - simulated.stepsPerSecond * stepping, 0.0, 1.0);
    simulated.workersBusy = simulated.stepsPerSecond * simulated.demandSeconds / parallel;
    if (setting.cores > 0.0)
        simulated.coresBusy =
            simulated.stepsPerSecond * simulated.demandSeconds * shared.cpuShare / setting.cores;
    simulated.bottleneck = bottleneckOf(setting, costs, simulated);
    return simulated;
}

double mostStepsPerSecond(const Setting& setting, const Costs& costs)
{
    const double perBatch = static_cast<double>(unitOf(setting, costs).perBatch);
    const double work = costs.meanWork() * perBatch;
    const double step = costs.meanStep() + costs.handOverSeconds;
    if (setting.kind == LoaderKind::DataLoader && setting.workers == 0)
        return 1.0 / (work + costs.meanStep());
    double most = step > 0.0 ? 1.0 / step : kInfinite;
    if (work > 0.0) {
        most = std::min(most, setting.parallelism() / work);
        if (setting.cores > 0.0 && costs.cpuShare && *costs.cpuShare > 0.0)
            most = std::min(most, setting.cores / (work * *costs.cpuShare));
    }
    return most;
}

} // namespace faultline::pipeline
