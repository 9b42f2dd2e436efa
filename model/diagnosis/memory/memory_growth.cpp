// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/memory/memory_growth.h"

#include "model/core/ascii.h"
#include "model/core/hardware_names.h"
#include "model/core/statistics.h"
#include "model/diagnosis/evidence/target_machine.h"
#include "model/diagnosis/training/case_clocks.h"
#include "model/diagnosis/training/tag_meaning.h"

#include <algorithm>
#include <cmath>
#include <span>
#include <string_view>
#include <utility>

namespace faultline {

namespace {

constexpr std::size_t kBlocks = 60;
constexpr std::size_t kMostSkipped = 1000;
constexpr double kSkippedShare = 0.2;
constexpr double kSkippedOfShort = 0.1;
constexpr double kLeastLateShare = 0.3;
constexpr double kMostPullBack = 0.5;

double largestOf(const HardwareLog& log, HardwareQuantity quantity, int gpu = -1)
{
    const HardwareSeries* series = log.find(quantity, gpu);
    return series != nullptr && series->series.totals().range.finiteCount > 0
               ? series->series.totals().range.max
               : 0.0;
}

MemorySeries hardwareSeries(const HardwareLog& log, const HardwareSeries& series)
{
    MemorySeries memory;
    memory.series = &series.series;
    memory.hasTimes = log.timeKind != TimeKind::None;
    memory.sampleSeconds = log.sampleSeconds;
    memory.log = log.id();
    memory.quantity = std::string(hardwareQuantityInfo(series.quantity).id);
    memory.device = log.devices[series.device].index;
    return memory;
}

double cardBytes(const Training& training)
{
    for (const HardwareLogPtr& log : training.hardwareLogs) {
        if (const double total = largestOf(*log, HardwareQuantity::GpuMemoryTotal); total > 0.0)
            return total;
    }
    return training.machine && training.machine->gpu
               ? static_cast<double>(training.machine->gpu->totalBytes)
               : 0.0;
}

/// "train/gpu_mem_allocated_gb": what a training loop logs of the allocator.
void addTags(const Training& training, double card, std::vector<MemorySeries>& all)
{
    for (const Signal& signal : training.allSignals) {
        if (!signal.traits->isGpuMemory)
            continue;
        const std::optional<HardwareName> name = gpuMemoryNameOf(signal.tag);
        if (!name || name->form != HardwareName::Form::Value || signal.series->empty())
            continue;
        MemorySeries memory;
        memory.series = signal.series;
        memory.scale = name->scale;
        memory.capacity = card;
        memory.hasTimes = true;
        memory.isOfProcess = true;
        memory.run = signal.run->id;
        memory.quantity = signal.tag;
        memory.device = name->gpuIndex;
        all.push_back(std::move(memory));
    }
}

/// "system/rss_mb", "ram_used_gb", "cpu_mem_mb": what a training loop logs of main memory. Nothing
/// for a name that may be of the GPU.
std::optional<HardwareName> hostMemoryNameOf(std::string_view tag)
{
    const std::string lower = lowerAscii(tag);
    if (!contains(lower, "rss") && !contains(lower, "mem") && !contains(lower, "ram"))
        return std::nullopt;
    std::optional<HardwareName> name = hardwareQuantityOfTag(tag);
    if (!name) {
        std::string_view leaf = std::string_view(lower).substr(lower.rfind('/') + 1);
        if (leaf.starts_with("cpu_"))
            leaf.remove_prefix(4);
        name = hardwareQuantityOfName(leaf);
    }
    const bool isOfHost = contains(lower, "ram") || contains(lower, "host")
                          || contains(lower, "cpu") || contains(lower, "sys");
    const bool isHostMemory =
        name
        && (name->quantity == HardwareQuantity::ProcessMemory
            || (name->quantity == HardwareQuantity::MemoryUsed && isOfHost))
        && (name->form == HardwareName::Form::Value || name->form == HardwareName::Form::SomeBytes);
    return isHostMemory ? name : std::nullopt;
}

/// The series of main memory that `tags` name, of a run or of a console.
void addHostSeries(const std::string& tag, const ScalarSeries& series, const RunId& run,
                   bool hasTimes, double capacity, std::vector<MemorySeries>& all)
{
    const std::optional<HardwareName> name = hostMemoryNameOf(tag);
    if (!name || series.totals().range.finiteCount == 0)
        return;
    MemorySeries memory;
    memory.series = &series;
    memory.scale = name->form == HardwareName::Form::SomeBytes
                       ? byteScale(series.totals().range.max)
                       : name->scale;
    memory.capacity = capacity;
    memory.hasTimes = hasTimes;
    memory.isOfProcess = name->quantity == HardwareQuantity::ProcessMemory;
    memory.run = run;
    memory.quantity = tag;
    all.push_back(std::move(memory));
}

void addHostTags(const Training& training, double capacity, std::vector<MemorySeries>& all)
{
    for (const Signal& signal : training.allSignals)
        addHostSeries(signal.tag, *signal.series, signal.run->id, true, capacity, all);
    const bool isOfConsole = training.runs.front()->origin == RunOrigin::Console;
    for (const ConsoleLogPtr& log : training.logs) {
        if (isOfConsole)
            break; // its numbers are the signals
        for (const auto& [tag, scalar] : log->series)
            addHostSeries(tag, scalar.series, RunId(log->id().text()),
                          log->timeKind != TimeKind::None, capacity, all);
    }
}

void addConsoles(const Training& training, double card, std::vector<MemorySeries>& all)
{
    for (const ConsoleLogPtr& log : training.logs) {
        const auto found = log->series.find("gpu_memory");
        if (found == log->series.end() || found->second.series.empty())
            continue;
        MemorySeries memory;
        memory.series = &found->second.series;
        memory.capacity = card;
        memory.hasTimes = log->timeKind != TimeKind::None;
        memory.isOfProcess = true;
        memory.run = RunId(log->id().text()); // the run that the console makes
        memory.quantity = found->first;
        all.push_back(std::move(memory));
    }
}

/// Series of one of `quantities`, in their order.
void addHardware(const Training& training, std::span<const HardwareQuantity> quantities,
                 bool isOfProcess, double capacity, std::vector<MemorySeries>& all)
{
    for (const HardwareQuantity quantity : quantities) {
        for (const HardwareLogPtr& log : training.hardwareLogs) {
            for (const HardwareSeries& series : log->series) {
                if (series.quantity != quantity || series.series.empty())
                    continue;
                MemorySeries memory = hardwareSeries(*log, series);
                if (memory.hasTimes && !training.progress.empty() && training.clocks
                    && training.clocks->isPlaced(log->id()))
                    memory.firstStepTime = training.clocks->fromWall(
                        log->id(), training.progress.marks.front().wallTime);
                memory.isOfProcess = isOfProcess;
                memory.capacity = capacity;
                all.push_back(std::move(memory));
            }
        }
    }
}

/// Main memory; 0: not known.
double mainMemory(const Training& training)
{
    if (const std::optional<double> watched = watchedMemory(training))
        return *watched;
    return training.machine ? training.machine->memoryBytes.value_or(0.0) : 0.0;
}

/// Deepest fall behind a maximum.
double deepestFall(std::span<const double> values)
{
    double highest = values.front();
    double fall = 0.0;
    for (const double value : values) {
        highest = std::max(highest, value);
        fall = std::max(fall, highest - value);
    }
    return fall;
}

/// How many of `values` are those of a training: a process gives everything back as it ends, and a
/// log that goes on for some samples more would show a fall at the end of each run.
std::size_t countUntilTheEnd(std::span<const double> values)
{
    constexpr double kGone = 0.05;       // of the maximum: nothing of it is there any more
    constexpr double kGoing = 0.75;      // of the last level
    constexpr double kLongestEnd = 0.05; // of the samples
    constexpr std::size_t kFewAtTheEnd = 5;
    if (values.empty())
        return 0;
    const double most = *std::max_element(values.begin(), values.end());
    std::size_t count = values.size();
    while (count > 1 && values[count - 1] < kGone * most)
        --count;
    const std::size_t longest =
        std::max(kFewAtTheEnd, static_cast<std::size_t>(kLongestEnd * static_cast<double>(count)));
    const std::size_t from = count - std::min(count, 2 * longest);
    const double level = *std::max_element(values.begin() + static_cast<std::ptrdiff_t>(from),
                                           values.begin() + static_cast<std::ptrdiff_t>(count));
    std::size_t trimmed = count;
    while (trimmed > 1 && values[trimmed - 1] < kGoing * level)
        --trimmed;
    return count - trimmed <= longest ? trimmed : count;
}

} // namespace

Evidence MemorySeries::evidence(std::size_t first, std::size_t last, Text caption) const
{
    if (!log.empty())
        return HardwareEvidence{.log = log,
                                .quantity = quantity,
                                .device = device,
                                .firstTime = series->wallTime(first),
                                .lastTime = series->wallTime(last),
                                .caption = std::move(caption)};
    return SeriesEvidence{.run = run,
                          .tag = TagId(quantity),
                          .firstStep = StepIndex(series->step(first)),
                          .lastStep = StepIndex(series->step(last)),
                          .firstWallTime = WallTime(series->wallTime(first)),
                          .lastWallTime = WallTime(series->wallTime(last)),
                          .caption = std::move(caption)};
}

double MemorySeries::peakBytes() const
{
    const ValueRange& range = series->totals().range;
    return range.finiteCount > 0 ? range.max * scale : 0.0;
}

std::vector<MemorySeries> gpuMemorySeries(const Training& training)
{
    static constexpr HardwareQuantity kOfProcess[] = {HardwareQuantity::GpuAllocatorUsed,
                                                      HardwareQuantity::GpuAllocatorReserved,
                                                      HardwareQuantity::GpuProcessMemory};
    static constexpr HardwareQuantity kOfDevice[] = {HardwareQuantity::GpuMemoryUsed};
    const double card = cardBytes(training);
    std::vector<MemorySeries> all;
    addTags(training, card, all);
    addConsoles(training, card, all);
    addHardware(training, kOfProcess, true, card, all);
    addHardware(training, kOfDevice, false, card, all);
    return all;
}

std::vector<MemorySeries> hostMemorySeries(const Training& training)
{
    // A control group counts the files that were read as well: that always grows.
    static constexpr HardwareQuantity kOfProcess[] = {HardwareQuantity::ProcessMemory};
    static constexpr HardwareQuantity kOfMachine[] = {HardwareQuantity::MemoryUsed};
    const double total = mainMemory(training);
    std::vector<MemorySeries> all;
    addHostTags(training, total, all);
    addHardware(training, kOfProcess, true, total, all);
    addHardware(training, kOfMachine, false, total, all);
    return all;
}

bool MemoryGrowth::isSteady(double leastZ) const
{
    const bool isLarge =
        !isShort || (growthBytes >= kShortBytes && growthBytes >= kShortShare * beginBytes);
    return z > leastZ && growthBytes > 0.0 && lateShare >= kLeastLateShare
           && pullBack <= kMostPullBack && isLarge;
}

std::optional<MemoryGrowth> growthOf(const MemorySeries& memory, bool mayBeShort)
{
    const ScalarSeries& series = *memory.series;
    MemoryGrowth growth;
    const auto shareOfPoints = [&series](double share) {
        return static_cast<std::size_t>(share * static_cast<double>(series.size()));
    };
    growth.first = std::min(shareOfPoints(kSkippedShare), kMostSkipped);
    // Few samples of the whole machine may be of any other process.
    const bool isOfSteps = memory.log.empty() || (memory.isOfProcess && memory.firstStepTime);
    growth.isShort =
        mayBeShort && isOfSteps && series.size() - growth.first < MemoryGrowth::kFewestSamples;
    if (growth.isShort) {
        growth.first = shareOfPoints(kSkippedOfShort);
        while (memory.firstStepTime && growth.first < series.size()
               && series.wallTime(growth.first) < *memory.firstStepTime)
            ++growth.first;
    }
    std::vector<double> values;
    std::vector<std::size_t> indices;
    values.reserve(series.size() - growth.first);
    indices.reserve(series.size() - growth.first);
    series.forEach(growth.first, series.size(), [&](std::size_t i, const ScalarPoint& point) {
        if (!std::isfinite(point.value))
            return;
        values.push_back(point.value * memory.scale);
        indices.push_back(i);
    });
    values.resize(countUntilTheEnd(values));
    if (!values.empty())
        growth.last = indices[values.size() - 1];
    if (values.size()
        < (growth.isShort ? MemoryGrowth::kFewestOfShort : MemoryGrowth::kFewestSamples))
        return std::nullopt;
    const auto [least, most] = std::minmax_element(values.begin(), values.end());
    growth.isConstant = *least == *most;
    growth.blocks = blockMedians(values, kBlocks);
    const std::span<const double> blocks(growth.blocks);
    const double slope = theilSenSlope(blocks);
    growth.z = mannKendallZ(blocks);
    growth.growthBytes = slope * static_cast<double>(blocks.size() - 1);
    growth.beginBytes = growth.blocks.front();
    growth.endBytes = growth.blocks.back();
    if (slope > 0.0) {
        growth.lateShare = theilSenSlope(blocks.subspan(blocks.size() / 2)) / slope;
        growth.pullBack = deepestFall(blocks) / growth.growthBytes;
    }
    if (memory.hasTimes)
        growth.seconds = series.wallTime(growth.last) - series.wallTime(growth.first);
    else
        growth.seconds = memory.sampleSeconds * static_cast<double>(growth.last - growth.first);
    if (!(growth.seconds > 0.0))
        growth.seconds = 0.0;
    return growth;
}

} // namespace faultline
