// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/signals/final_silence.h"

#include "model/core/statistics.h"
#include "model/diagnosis/evidence/recorded_end.h"
#include "model/diagnosis/signals/run_length.h"
#include "model/diagnosis/training/case_clocks.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>
#include <string_view>
#include <vector>

namespace faultline {

namespace {

constexpr double kStillHeld = 0.5;    // of the memory that it held while it stepped
constexpr double kBusyGpu = 0.95;     // a spinning kernel shows as full
constexpr double kIdleGpu = 0.05;     // the display and the driver stay below
constexpr double kLowPower = 0.6;     // of that of the training: kernels that do no work
constexpr double kWaitsForDisk = 0.2; // of all processors
constexpr double kBusyHost = 0.15;    // more than a process that only waits
constexpr double kDoneFrom = 0.99;    // of the planned steps: the end was reached
constexpr std::size_t kFewestSamples = 5;

/// Median of a series between two times of its own; nothing with too few samples.
std::optional<double> medianBetween(const HardwareSeries* series, double from, double to)
{
    if (series == nullptr)
        return std::nullopt;
    std::vector<double> values;
    for (std::size_t i = 0; i < series->series.size(); ++i) {
        const ScalarPoint point = series->series.point(i);
        if (point.wallTime >= from && point.wallTime <= to && std::isfinite(point.value))
            values.push_back(point.value);
    }
    if (values.size() < kFewestSamples)
        return std::nullopt;
    return median(values);
}

bool hasEnded(const Training& training)
{
    for (const ConsoleLogPtr& log : training.logs) {
        // The command timeout ends what hangs.
        const bool isTimeLimit =
            log->cause && log->events[*log->cause].signature == "host.timeoutcmd";
        if ((log->cause && !isTimeLimit) || log->exitCode)
            return true;
    }
    // Who waits for a run that hangs ends it by a signal in the end.
    return std::any_of(training.configs.begin(), training.configs.end(),
                       [](const ConfigDocumentPtr& config) {
                           const std::optional<RecordedEnd> end = recordedEnd(*config);
                           return end && end->signal == 0;
                       });
}

std::optional<std::int64_t> plannedSteps(const Training& training)
{
    const ConfigDocumentPtr config = training.config();
    if (!config)
        return std::nullopt;
    const std::optional<std::string_view> text = config->value("train_config.num_steps");
    std::int64_t steps = 0;
    if (!text
        || std::from_chars(text->data(), text->data() + text->size(), steps).ec != std::errc())
        return std::nullopt;
    return steps > 0 ? std::optional(steps) : std::nullopt;
}

/// The last mark of the curves, or the time of a later line of the console.
StepMark lastSign(const Training& training)
{
    StepMark last = training.progress.marks.back();
    for (const ConsoleLogPtr& log : training.logs) {
        if (!training.clocks->isPlaced(log->id()) || log->lines.empty())
            continue;
        const double written = log->lines.back().wallTime;
        const double wall = training.clocks->toWall(log->id(), written);
        if (std::isfinite(wall) && log->timeKind != TimeKind::None)
            last.wallTime = std::max(last.wallTime, wall);
    }
    return last;
}

SilencePattern patternOf(const FinalSilence& silence)
{
    if (silence.gpuShare >= kBusyGpu)
        return silence.powerShare && *silence.powerShare < kLowPower ? SilencePattern::Collective
                                                                     : SilencePattern::Unclear;
    if (silence.gpuShare > kIdleGpu)
        return SilencePattern::Unclear;
    if (silence.waitShare && *silence.waitShare > kWaitsForDisk)
        return SilencePattern::Storage;
    if (!silence.cpuShare)
        return SilencePattern::Unclear;
    return *silence.cpuShare > kBusyHost ? SilencePattern::Host : SilencePattern::Deadlock;
}

/// What the processors did meanwhile, from whichever log of the training tells.
void addHost(const Training& training, const StepMark& last, double until, FinalSilence& silence)
{
    for (const HardwareLogPtr& log : training.hardwareLogs) {
        if (!training.clocks->isPlaced(log->id()))
            continue;
        const double from = training.clocks->fromWall(log->id(), last.wallTime);
        const double to = training.clocks->fromWall(log->id(), until);
        const auto of = [&](HardwareQuantity quantity) {
            return medianBetween(log->find(quantity), from, to);
        };
        if (!silence.cpuShare)
            silence.cpuShare = of(HardwareQuantity::CpuUtilization);
        if (!silence.waitShare)
            silence.waitShare = of(HardwareQuantity::CpuIoWait);
    }
}

/// The silence as one GPU of a log shows it.
std::optional<FinalSilence> silenceOf(const Training& training, const HardwareLog& log, int gpu,
                                      const StepMark& last, double least)
{
    const HardwareSeries* utilization = log.find(HardwareQuantity::GpuUtilization, gpu);
    const HardwareSeries* memory = log.find(HardwareQuantity::GpuMemoryUsed, gpu);
    if (utilization == nullptr || memory == nullptr || utilization->series.empty())
        return std::nullopt;
    const double from = training.clocks->fromWall(log.id(), last.wallTime);
    const double to = utilization->series.maxWallTime();
    const double begin =
        training.clocks->fromWall(log.id(), training.progress.marks.front().wallTime);
    const std::optional<double> used = medianBetween(utilization, from, to);
    const std::optional<double> held = medianBetween(memory, from, to);
    const std::optional<double> before = medianBetween(memory, begin, from);
    const std::optional<double> usedBefore = medianBetween(utilization, begin, from);
    const bool isAlive = held && before && *held >= kStillHeld * *before;
    // A GPU that the training never used tells nothing of it.
    if (to - from < least || !used || !isAlive || !usedBefore || *usedBefore <= kIdleGpu)
        return std::nullopt;
    FinalSilence silence;
    silence.log = log.id();
    silence.gpu = gpu;
    silence.last = last;
    silence.seconds = to - from;
    silence.firstWritten = from;
    silence.lastWritten = to;
    silence.gpuShare = *used;
    silence.heldBytes = *held;
    const HardwareSeries* power = log.find(HardwareQuantity::GpuPower, gpu);
    const std::optional<double> watts = medianBetween(power, from, to);
    const std::optional<double> wattsBefore = medianBetween(power, begin, from);
    if (watts && wattsBefore && *wattsBefore > 0.0)
        silence.powerShare = *watts / *wattsBefore;
    return silence;
}

/// The longest time that passed from one point to the next in the last attempt: its evaluations
/// and checkpoints are in it.
double longestInterval(const Training& training)
{
    double longest = 0.0;
    for (const StepInterval& interval :
         intervalsOf(training.progress, training.progress.attempts.back()))
        longest = std::max(longest, interval.seconds);
    return longest;
}

/// How long the samples of a process must go on behind its last sign, and how many there must be.
struct Watch {
    double seconds = 0.0;
    std::size_t samples = kFewestSamples;
};

/// Where signs came many times a second, a silence of some seconds is one already. `isUnfinished`:
/// the plan is known and was not kept.
Watch watchFor(const Training& training, double least, bool isUnfinished)
{
    constexpr double kShortSeconds = 10.0;
    constexpr double kTimesLongest = 100.0;
    constexpr std::size_t kFewestPoints = 8;
    constexpr std::size_t kFewSamples = 1; // every ten or fifteen seconds one
    const Watch usual{.seconds = least, .samples = kFewestSamples};
    const double longest = longestInterval(training);
    const MarkRange& attempt = training.progress.attempts.back();
    if (!isUnfinished || attempt.end - attempt.begin <= kFewestPoints || !(longest > 0.0))
        return usual;
    const double brief = std::max(kShortSeconds, kTimesLongest * longest);
    return brief < least ? Watch{.seconds = brief, .samples = kFewSamples} : usual;
}

/// The silence as the samples of the training's own process show it, where these go on.
std::optional<FinalSilence> silenceOfProcess(const Training& training, const HardwareLog& log,
                                             const StepMark& last, const Watch& watch)
{
    constexpr double kFrozen = 0.002; // of the level: a process that works takes and gives back
    constexpr double kSettling = 0.2; // of the silence: the step that never ended
    const HardwareSeries* memory = log.find(HardwareQuantity::ProcessMemory);
    if (memory == nullptr || memory->series.empty())
        return std::nullopt;
    const ScalarSeries& series = memory->series;
    const double from = training.clocks->fromWall(log.id(), last.wallTime);
    const double to = series.maxWallTime();
    if (to - from < watch.seconds)
        return std::nullopt;
    std::vector<double> held;
    for (std::size_t i = 0; i < series.size(); ++i) {
        if (series.wallTime(i) > from + kSettling * (to - from) && std::isfinite(series.value(i)))
            held.push_back(series.value(i));
    }
    if (held.size() < watch.samples)
        return std::nullopt;
    const auto [low, high] = std::minmax_element(held.begin(), held.end());
    const double level = median(held);
    if (!(level > 0.0) || *high - *low > kFrozen * level)
        return std::nullopt;
    FinalSilence silence;
    silence.log = log.id();
    silence.last = last;
    silence.seconds = to - from;
    silence.firstWritten = from;
    silence.lastWritten = to;
    silence.heldBytes = level;
    silence.cpuShare = medianBetween(log.find(HardwareQuantity::ProcessCpu), from, to);
    return silence;
}

} // namespace

bool isHeldToTheEnd(const Training& training)
{
    constexpr std::size_t kLastSamples = 10;
    constexpr double kSlackSeconds = 60.0; // between two lines of a log
    if (training.progress.empty() || !training.clocks)
        return false;
    const StepMark last = lastSign(training);
    for (const HardwareLogPtr& log : training.hardwareLogs) {
        // What the process samples of itself ends with it.
        const bool isBeside = log->part != ArtifactPart::System && log->timeKind != TimeKind::None
                              && training.clocks->isPlaced(log->id());
        if (!isBeside)
            continue;
        const double begin =
            training.clocks->fromWall(log->id(), training.progress.marks.front().wallTime);
        const double end = training.clocks->fromWall(log->id(), last.wallTime);
        for (const HardwareSeries& one : log->series) {
            const ScalarSeries& series = one.series;
            const bool isMemory = one.quantity == HardwareQuantity::GpuMemoryUsed
                                  || one.quantity == HardwareQuantity::ProcessMemory;
            if (!isMemory || series.size() < kLastSamples
                || series.maxWallTime() < end - kSlackSeconds)
                continue;
            const std::optional<double> before = medianBetween(&one, begin, end);
            const std::optional<double> held = medianBetween(
                &one, series.wallTime(series.size() - kLastSamples), series.maxWallTime());
            if (before && held && *before > 0.0 && *held >= kStillHeld * *before)
                return true;
        }
    }
    return false;
}

std::optional<FinalSilence> findFinalSilence(const Training& training, double least,
                                             double leastOfProcess)
{
    if (training.progress.empty() || !training.clocks || hasEnded(training))
        return std::nullopt;
    const StepMark last = lastSign(training);
    const std::optional<std::int64_t> planned = plannedSteps(training);
    if (planned && static_cast<double>(last.step) >= kDoneFrom * static_cast<double>(*planned))
        return std::nullopt;
    for (const HardwareLogPtr& log : training.hardwareLogs) {
        if (log->timeKind == TimeKind::None || !training.clocks->isPlaced(log->id()))
            continue;
        for (const HardwareDevice& device : log->devices) {
            if (device.kind != HardwareDevice::Kind::Gpu)
                continue;
            std::optional<FinalSilence> silence =
                silenceOf(training, *log, device.index, last, least);
            if (!silence)
                continue;
            addHost(training, last, last.wallTime + silence->seconds, *silence);
            silence->pattern = patternOf(*silence);
            return silence;
        }
    }
    std::optional<RunCourse> course;
    for (const HardwareLogPtr& log : training.hardwareLogs) {
        if (log->timeKind == TimeKind::None || !training.clocks->isPlaced(log->id())
            || log->find(HardwareQuantity::ProcessMemory) == nullptr)
            continue;
        if (!course)
            course = runCourse(training);
        if (course->length && course->length->isWhole())
            continue;
        const bool isUnfinished = course->length && !course->isEndSeen();
        std::optional<FinalSilence> silence = silenceOfProcess(
            training, *log, last, watchFor(training, leastOfProcess, isUnfinished));
        if (!silence)
            continue;
        addHost(training, last, last.wallTime + silence->seconds, *silence);
        silence->pattern = patternOf(*silence);
        return silence;
    }
    return std::nullopt;
}

} // namespace faultline
