// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/vram/sources/measured_peaks.h"

#include "model/core/text.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace faultline::vram {

namespace {

constexpr double kMostBytes = 70'368'744'177'664.0; // 64 TiB

std::optional<std::int64_t> bytesIn(double value)
{
    if (!(value >= 1.0) || value > kMostBytes)
        return std::nullopt;
    return static_cast<std::int64_t>(value);
}

void add(std::vector<MeasuredPeak>& peaks, double bytes, Measure measure, bool isLowerBound,
         std::string source)
{
    if (const auto whole = bytesIn(bytes))
        peaks.push_back({*whole, measure, 0, isLowerBound, std::move(source)});
}

std::string placeIn(const ConsoleLog& log, std::size_t line)
{
    std::string place = log.name();
    if (line < log.lines.size())
        place += ", line " + std::to_string(log.lines[line].sourceLine);
    return place;
}

/// The dump with the highest use.
void addDumps(const ConsoleLog& log, std::vector<MeasuredPeak>& peaks)
{
    const AllocatorDump* fullest = nullptr;
    for (const AllocatorDump& dump : log.dumps) {
        const bool isOfGpu = dump.allocator.empty()
                             || (dump.allocator.starts_with("GPU")
                                 && dump.allocator.find("host") == std::string::npos);
        if (isOfGpu && (fullest == nullptr || dump.maxInUseBytes > fullest->maxInUseBytes))
            fullest = &dump;
    }
    if (fullest == nullptr || fullest->maxInUseBytes == 0)
        return;
    const double asked =
        static_cast<double>(fullest->inUseBytes) + static_cast<double>(fullest->requestBytes);
    add(peaks, std::max(static_cast<double>(fullest->maxInUseBytes), asked), Measure::Allocated,
        fullest->requestBytes > 0, placeIn(log, fullest->firstLine) + ": MaxInUse");
}

void addShortages(const ConsoleLog& log, std::vector<MeasuredPeak>& peaks)
{
    double most = 0;
    std::size_t line = 0;
    for (const LogEvent& event : log.events) {
        if (!event.signature.starts_with("pt.oom."))
            continue;
        const double allocated = bytesOfText(event.field("alloc"));
        const double needed = allocated > 0 ? allocated + bytesOfText(event.field("req")) : 0.0;
        if (needed > most) {
            most = needed;
            line = event.firstLine;
        }
    }
    add(peaks, most, Measure::Allocated, true,
        placeIn(log, line) + ": allocated when memory ran out, and what was asked for");
}

/// Ultralytics prints decimal gigabytes with the unit behind ("4.21G"), and reserved memory.
bool printsReserved(const ConsoleLog& log)
{
    return std::any_of(log.series.begin(), log.series.end(), [](const auto& entry) {
        return entry.first == "box_loss" || entry.first == "dfl_loss" || entry.first == "obj_loss";
    });
}

void addSeries(const ConsoleLog& log, std::vector<MeasuredPeak>& peaks)
{
    const auto memory = log.series.find("gpu_memory");
    if (memory == log.series.end() || memory->second.series.totals().range.finiteCount == 0)
        return;
    add(peaks, memory->second.series.totals().range.max,
        printsReserved(log) ? Measure::Reserved : Measure::Allocated, false,
        log.name() + ": highest GPU memory that was printed");
}

} // namespace

std::vector<MeasuredPeak> measuredPeaks(const TraceProfile& profile)
{
    std::vector<MeasuredPeak> peaks;
    const MemoryCurve* fullest = nullptr;
    for (const MemoryCurve& curve : profile.memory) {
        const bool isHost = curve.allocator.find("cpu") != std::string::npos
                            || curve.allocator.find("host") != std::string::npos;
        if (!isHost && (fullest == nullptr || curve.peakBytes > fullest->peakBytes))
            fullest = &curve;
    }
    if (fullest != nullptr)
        add(peaks, static_cast<double>(fullest->peakBytes), Measure::Allocated,
            fullest->isRelative || !profile.outOfMemory.empty(),
            profile.name() + ": peak of " + fullest->allocator);
    return peaks;
}

std::vector<MeasuredPeak> measuredPeaks(const ConsoleLog& log)
{
    std::vector<MeasuredPeak> peaks;
    addSeries(log, peaks);
    addDumps(log, peaks);
    addShortages(log, peaks);
    return peaks;
}

std::vector<MeasuredPeak> measuredPeaks(const HardwareLog& log)
{
    struct Kind {
        HardwareQuantity quantity;
        Measure measure;
        std::string_view title;
    };
    static constexpr Kind kKinds[] = {
        {HardwareQuantity::GpuAllocatorUsed, Measure::Allocated, "allocator in use"},
        {HardwareQuantity::GpuAllocatorReserved, Measure::Reserved, "allocator reserved"},
        {HardwareQuantity::GpuProcessMemory, Measure::Device, "memory of the process"},
        {HardwareQuantity::GpuMemoryUsed, Measure::Device, "memory of the GPU"},
    };
    std::vector<MeasuredPeak> peaks;
    for (const Kind& kind : kKinds) {
        double most = 0;
        for (const HardwareSeries& series : log.series) {
            const ValueRange& range = series.series.totals().range;
            if (series.quantity == kind.quantity && range.finiteCount > 0)
                most = std::max(most, range.max);
        }
        add(peaks, most, kind.measure, true,
            log.name() + ": highest sample of " + std::string(kind.title));
    }
    return peaks;
}

std::vector<MeasuredPeak> measuredPeaks(const Run& run)
{
    struct Kind {
        std::string_view name; ///< last part of the tag
        Measure measure;
        double unit; ///< in bytes
    };
    static constexpr Kind kKinds[] = {
        {"memory", Measure::Allocated, 1 << 20},
        {"allocated_bytes.all.peak", Measure::Allocated, 1.0},
        {"reserved_bytes.all.peak", Measure::Reserved, 1.0},
    };
    std::vector<MeasuredPeak> peaks;
    if (run.origin == RunOrigin::Console)
        return peaks; // the console itself tells it better
    for (const Kind& kind : kKinds) {
        double most = 0;
        std::string_view fullest;
        for (const auto& [tag, scalar] : run.scalars) {
            const std::string_view name = std::string_view(tag).substr(tag.find_last_of('/') + 1);
            const ValueRange& range = scalar.series.totals().range;
            if (name != kind.name || range.finiteCount == 0 || range.max * kind.unit <= most)
                continue;
            most = range.max * kind.unit;
            fullest = tag;
        }
        add(peaks, most, kind.measure, false,
            "run " + run.name + ": highest value of " + std::string(fullest));
    }
    return peaks;
}

std::vector<MeasuredPeak> measuredPeaks(const CaseData& opened)
{
    std::vector<MeasuredPeak> peaks;
    const auto append = [&peaks](std::vector<MeasuredPeak> more) {
        peaks.insert(peaks.end(), std::make_move_iterator(more.begin()),
                     std::make_move_iterator(more.end()));
    };
    for (const auto& profile : opened.profiles)
        append(measuredPeaks(*profile));
    for (const auto& log : opened.logs)
        append(measuredPeaks(*log));
    for (const auto& run : opened.runs)
        append(measuredPeaks(*run));
    for (const auto& log : opened.hardwareLogs)
        append(measuredPeaks(*log));
    return peaks;
}

} // namespace faultline::vram
