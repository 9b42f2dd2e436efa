// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/memory/gpu_occupancy.h"

#include "model/diagnosis/evidence/log_evidence.h"
#include "model/diagnosis/evidence/target_machine.h"

#include <algorithm>
#include <charconv>
#include <set>
#include <string_view>
#include <utility>

namespace faultline {

namespace {

constexpr double kMebibyte = 1048576.0;
// TensorFlow leaves the system at most 6 % and 1 GiB (MinSystemMemory); the rest up to here is
// rounding, the context and a desktop.
constexpr double kUsualLimit = 0.8;
constexpr double kPlannedPart = 0.92;
// A pool that is refused in pieces of this share of the card was to be all of it.
constexpr double kPoolShare = 0.5;

/// Memory of the card as the artifacts tell it; 0: not known.
double statedCardBytes(const Training& training)
{
    for (const LoggedEvent& event : findEvents(training, {"tf.dev.props"})) {
        if (const double bytes = bytesOfText(event.event->field("mem")); bytes > 0.0)
            return bytes;
    }
    for (const HardwareLogPtr& log : training.hardwareLogs) {
        const HardwareSeries* total = log->find(HardwareQuantity::GpuMemoryTotal);
        if (total != nullptr && total->series.totals().range.finiteCount > 0)
            return total->series.totals().range.max;
    }
    if (training.machine && training.machine->gpu)
        return static_cast<double>(training.machine->gpu->totalBytes);
    return 0.0;
}

/// Processes that PyTorch's message or a table of nvidia-smi names, besides the largest of a
/// table, which is taken for the training itself.
std::vector<GpuProcess> otherProcesses(const Training& training)
{
    std::vector<GpuProcess> found;
    for (const LoggedEvent& event : findEvents(training, {"pt.oom.proc"})) {
        GpuProcess process;
        const std::string_view pid = event.event->field("proc_pid");
        std::from_chars(pid.data(), pid.data() + pid.size(), process.pid);
        process.memoryBytes = bytesOfText(event.event->field("proc_mem"));
        found.push_back(std::move(process));
    }
    if (!found.empty())
        return found;
    std::set<std::pair<int, std::int64_t>> seen;
    for (const HardwareLogPtr& log : training.hardwareLogs) {
        for (const GpuProcess& process : log->processes) {
            const bool computes =
                process.type.find('C') != std::string::npos || process.type.empty();
            if (computes && process.memoryBytes > 0.0
                && seen.insert({process.gpu, process.pid}).second)
                found.push_back(process);
        }
    }
    const auto largest =
        std::max_element(found.begin(), found.end(), [](const GpuProcess& a, const GpuProcess& b) {
            return a.memoryBytes < b.memoryBytes;
        });
    if (largest == found.end())
        return {};
    const int gpu = largest->gpu;
    found.erase(largest);
    std::erase_if(found, [gpu](const GpuProcess& process) { return process.gpu != gpu; });
    return found;
}

/// The pool that TensorFlow made, by its line about the device; 0: not said.
double poolBytes(const Training& training, const Crash* crash)
{
    if (crash != nullptr && crash->memory && crash->memory->isTensorFlow
        && crash->memory->totalBytes > 0.0)
        return crash->memory->totalBytes;
    double bytes = 0.0;
    for (const LoggedEvent& event : findEvents(training, {"tf.dev.created"}))
        bytes = std::max(bytes, numberOf(event.event->field("mb")) * kMebibyte);
    return bytes;
}

void takeRefusal(const Training& training, GpuOccupancy& found)
{
    for (const LoggedEvent& event : findEvents(training, {"tf.oom.driver"})) {
        const double bytes = numberOf(event.event->field("bytes"));
        if (found.totalBytes > 0.0 && bytes < kPoolShare * found.totalBytes)
            continue; // the pool of a card that is filled already grows on
        found.refusalLog = event.log;
        found.refusalLine = event.event->firstLine;
        return;
    }
}

} // namespace

std::optional<GpuOccupancy> occupancyOf(const Training& training, const Crash* crash)
{
    GpuOccupancy found;
    found.totalBytes = statedCardBytes(training);
    found.processes = otherProcesses(training);
    std::sort(
        found.processes.begin(), found.processes.end(),
        [](const GpuProcess& a, const GpuProcess& b) { return a.memoryBytes > b.memoryBytes; });
    for (const GpuProcess& process : found.processes)
        found.takenBytes += process.memoryBytes;
    const MemoryShortage* memory = crash != nullptr && crash->memory ? &*crash->memory : nullptr;
    if (memory != nullptr && !memory->isTensorFlow && memory->totalBytes > 0.0) {
        found.totalBytes = memory->totalBytes;
        found.takenBytes = std::max(found.takenBytes, memory->othersBytes);
        found.wouldHaveFitted =
            memory->askedBytes <= memory->freeBytes + memory->unusedBytes + found.takenBytes;
    }
    const double pool = poolBytes(training, crash);
    if (pool > 0.0 && found.totalBytes > 0.0 && pool < kUsualLimit * found.totalBytes) {
        found.isByLimit = found.takenBytes <= 0.0;
        found.takenBytes = std::max(found.takenBytes, found.totalBytes - pool);
        if (memory != nullptr && memory->isTensorFlow) {
            const double needed = memory->totalBytes - memory->freeBytes + memory->askedBytes;
            found.wouldHaveFitted = needed <= kPlannedPart * found.totalBytes;
        }
    }
    takeRefusal(training, found);
    if (found.takenBytes <= 0.0 && found.refusalLog == nullptr)
        return std::nullopt;
    return found;
}

} // namespace faultline
