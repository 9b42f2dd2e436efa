// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/evidence/target_machine.h"

#include "model/diagnosis/evidence/log_evidence.h"
#include "model/vram/hardware.h"
#include "model/vram/name_match.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <set>
#include <string_view>
#include <utility>
#include <vector>

namespace faultline {

namespace {

constexpr double kGigabyte = 1e9;
constexpr double kGibibyte = 1073741824.0;
constexpr double kMostBytes = 1e15; // beyond it a file is damaged, not a machine large
constexpr double kMostCpus = 1e5;
// Sizes as one table has them and another prints them differ by less.
constexpr double kSameSize = 0.1;

void setGpu(vram::Gpu gpu, std::string namedBy, TargetMachine& machine)
{
    if (machine.gpu)
        return;
    machine.gpu = std::move(gpu);
    machine.namedBy = std::move(namedBy);
}

/// The number at `path` of the recorder's facts; nothing for "null" and what is absurd.
std::optional<double> factAt(const ConfigDocument& facts, std::string_view path, double most)
{
    const std::size_t node = facts.find(path);
    if (node == ConfigNode::npos)
        return std::nullopt;
    const std::string& text = facts.nodes[node].value;
    double value = 0.0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || !(value > 0.0) || value > most)
        return std::nullopt;
    return value;
}

void takeFromRecorder(const Training& training, TargetMachine& machine)
{
    constexpr int kMostGpus = 64;
    for (const ConfigDocumentPtr& facts : training.configs) {
        if (facts->kind != ConfigKind::RunFacts)
            continue;
        const auto memory = factAt(*facts, "host.memory_bytes", kMostBytes);
        const auto limit = factAt(*facts, "host.cgroup_memory_limit_bytes", kMostBytes);
        if (memory || limit)
            machine.memoryBytes = std::min(memory.value_or(kMostBytes), limit.value_or(kMostBytes));
        const auto cores = factAt(*facts, "host.cpu_cores", kMostCpus);
        const auto quota = factAt(*facts, "host.cgroup_cpu_limit_cores", kMostCpus);
        if (cores || quota)
            machine.cpus = static_cast<int>(
                std::ceil(std::min(cores.value_or(kMostCpus), quota.value_or(kMostCpus))));
        for (int i = 0; i < kMostGpus; ++i) {
            const auto name = facts->value("gpu.devices[" + std::to_string(i) + "].name");
            if (!name)
                break;
            machine.gpuCount = i + 1;
            if (Result<vram::Gpu> gpu = vram::findGpu(*name))
                setGpu(*std::move(gpu), facts->name(), machine);
        }
    }
}

/// A card of this size, where its name tells nothing; nothing if that is no size of a card.
std::optional<vram::Gpu> gpuOfSize(double bytes)
{
    if (!(bytes >= kGibibyte) || bytes > kMostBytes)
        return std::nullopt;
    Result<vram::Gpu> gpu = vram::findGpu(std::to_string(std::lround(bytes / kGibibyte)) + " GiB");
    if (!gpu)
        return std::nullopt;
    gpu->totalBytes = std::llround(bytes);
    return *std::move(gpu);
}

/// The GPUs of the first hardware log that has any: by name, or else by size.
void takeFromHardwareLogs(const Training& training, TargetMachine& machine)
{
    for (const HardwareLogPtr& log : training.hardwareLogs) {
        int count = 0;
        for (const HardwareDevice& device : log->devices) {
            if (device.kind != HardwareDevice::Kind::Gpu)
                continue;
            ++count;
            const HardwareSeries* total = log->find(HardwareQuantity::GpuMemoryTotal, device.index);
            const double bytes = total != nullptr && total->series.totals().range.finiteCount > 0
                                     ? total->series.totals().range.max
                                     : 0.0;
            Result<vram::Gpu> named = vram::findGpu(device.name);
            if (!device.name.empty() && named) {
                const auto known = static_cast<double>(named->totalBytes);
                // One name, two sizes: what was measured counts.
                if (bytes > 0.0 && std::abs(bytes - known) > kSameSize * known)
                    named->totalBytes = std::llround(bytes);
                setGpu(*std::move(named), log->name(), machine);
            } else if (std::optional<vram::Gpu> sized = gpuOfSize(bytes)) {
                setGpu(*std::move(sized), log->name(), machine);
            }
        }
        machine.gpuCount = std::max(machine.gpuCount, count);
    }
}

void takeFromEnvironments(const Training& training, TargetMachine& machine)
{
    for (const EnvironmentPtr& environment : training.environments) {
        const EnvironmentFact* fact = environment->find("gpu");
        if (machine.gpu || fact == nullptr)
            continue;
        std::string place = environment->name();
        if (fact->line > 0)
            place += ", line " + std::to_string(fact->line);
        if (Result<vram::Gpu> gpu = vram::findGpu(fact->version))
            setGpu(*std::move(gpu), std::move(place), machine);
    }
}

/// TensorFlow's lines about the devices that it made.
void takeFromConsole(const Training& training, TargetMachine& machine)
{
    std::set<std::string> devices;
    for (const LoggedEvent& event : findEvents(training, {"tf.dev.created", "tf.dev.old"})) {
        devices.emplace(event.event->field("idx"));
        if (Result<vram::Gpu> gpu = vram::findGpu(event.event->field("name")))
            setGpu(*std::move(gpu),
                   event.log->name() + ", line "
                       + std::to_string(event.log->lines[event.event->firstLine].sourceLine),
                   machine);
    }
    if (machine.gpuCount == 0)
        machine.gpuCount = static_cast<int>(std::min<std::size_t>(devices.size(), 64));
}

double largestOf(const HardwareLog& log, HardwareQuantity quantity)
{
    const HardwareSeries* series = log.find(quantity);
    return series != nullptr && series->series.totals().range.finiteCount > 0
               ? series->series.totals().range.max
               : 0.0;
}

Text nearestTypes(std::string_view written)
{
    std::vector<std::string_view> names;
    for (const vram::MachineType& type : vram::machineTypes())
        names.push_back(type.name);
    return vram::suggestion(written, names);
}

} // namespace

Result<TargetMachine> chosenMachine(const MachineChoice& choice)
{
    TargetMachine machine;
    if (choice.gpu.empty() && choice.machineType.empty() && !choice.memoryBytes)
        return machine;
    machine.origin = TargetMachine::Origin::Chosen;
    std::string gpuName = choice.gpu;
    if (!choice.machineType.empty()) {
        const auto types = vram::machineTypes();
        const auto type = std::find_if(types.begin(), types.end(), [&choice](const auto& one) {
            return one.name == choice.machineType;
        });
        if (type == types.end())
            return Error{.code = ErrorCode::UnknownFormat,
                         .detail = {FAULTLINE_TR_NOOP("Errors", "no machine type is called %1%2"),
                                    {choice.machineType, nearestTypes(choice.machineType)}}};
        machine.machineType = type->name;
        machine.gpuCount = type->gpuCount;
        machine.cpus = type->cpus;
        machine.memoryBytes = type->memoryGigabytes * kGigabyte;
        if (gpuName.empty())
            gpuName = type->gpu;
    }
    if (choice.memoryBytes)
        machine.memoryBytes = choice.memoryBytes;
    if (!gpuName.empty()) {
        Result<vram::Gpu> gpu = vram::findGpu(gpuName);
        if (!gpu)
            return gpu.error();
        machine.gpu = std::move(gpu.value());
        machine.gpuCount = std::max(machine.gpuCount, 1);
    }
    return machine;
}

TargetMachine machineOf(const Training& training, const TargetMachine* chosen)
{
    TargetMachine machine;
    takeFromRecorder(training, machine);
    takeFromHardwareLogs(training, machine);
    takeFromEnvironments(training, machine);
    takeFromConsole(training, machine);
    if (!machine.memoryBytes)
        machine.memoryBytes = watchedMemory(training);
    if (machine.gpu || machine.memoryBytes || machine.cpus)
        machine.origin = TargetMachine::Origin::Named;
    if (chosen == nullptr || chosen->origin != TargetMachine::Origin::Chosen)
        return machine;
    machine.origin = TargetMachine::Origin::Chosen;
    if (chosen->gpu) {
        machine.gpu = chosen->gpu;
        machine.gpuCount = chosen->gpuCount;
    }
    if (chosen->memoryBytes)
        machine.memoryBytes = chosen->memoryBytes;
    if (chosen->cpus)
        machine.cpus = chosen->cpus;
    if (!chosen->machineType.empty())
        machine.machineType = chosen->machineType;
    return machine;
}

std::optional<double> watchedMemory(const Training& training)
{
    double bytes = 0.0;
    for (const HardwareLogPtr& log : training.hardwareLogs) {
        double total = largestOf(*log, HardwareQuantity::MemoryTotal);
        if (total <= 0.0) {
            const HardwareSeries* used = log->find(HardwareQuantity::MemoryUsed);
            const HardwareSeries* free = log->find(HardwareQuantity::MemoryAvailable);
            const bool isPair = used != nullptr && free != nullptr && !used->series.empty()
                                && !free->series.empty();
            total = isPair ? used->series.value(0) + free->series.value(0) : 0.0;
        }
        const double limit = largestOf(*log, HardwareQuantity::CgroupMemoryLimit);
        if (limit > 0.0 && limit < kMostBytes)
            total = total > 0.0 ? std::min(total, limit) : limit;
        if (std::isfinite(total) && total < kMostBytes)
            bytes = std::max(bytes, total);
    }
    return bytes > 0.0 ? std::optional(bytes) : std::nullopt;
}

} // namespace faultline
