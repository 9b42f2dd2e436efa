// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/target_machine.h"

#include "model/vram/hardware.h"

#include <algorithm>
#include <utility>

namespace faultline {

namespace {

constexpr double kGigabyte = 1e9;

/// The GPUs of the first hardware log that names one that is known.
void takeFromHardwareLogs(const Training& training, TargetMachine& machine)
{
    for (const HardwareLogPtr& log : training.hardwareLogs) {
        int count = 0;
        for (const HardwareDevice& device : log->devices) {
            if (device.kind != HardwareDevice::Kind::Gpu)
                continue;
            ++count;
            if (machine.gpu || device.name.empty())
                continue;
            if (Result<vram::Gpu> gpu = vram::findGpu(device.name)) {
                machine.gpu = std::move(gpu.value());
                machine.namedBy = log->name();
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
        if (Result<vram::Gpu> gpu = vram::findGpu(fact->version)) {
            machine.gpu = std::move(gpu.value());
            machine.namedBy = environment->name();
            if (fact->line > 0)
                machine.namedBy += ", line " + std::to_string(fact->line);
        }
    }
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
                         .path = {},
                         .offsetBytes = std::nullopt,
                         .detail = "no machine type is called " + choice.machineType};
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
    takeFromHardwareLogs(training, machine);
    takeFromEnvironments(training, machine);
    if (machine.gpu)
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

} // namespace faultline
