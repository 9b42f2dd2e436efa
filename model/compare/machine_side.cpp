// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/compare/machine_side.h"

#include "model/core/ascii.h"
#include "model/core/run.h"
#include "model/core/text.h"
#include "model/vram/hardware.h"

#include <algorithm>
#include <memory>
#include <span>
#include <string>
#include <utility>

namespace faultline {

namespace {

EnvironmentPtr environmentOf(const vram::MachineType& machine)
{
    constexpr double kGigabyte = 1024.0 * 1024.0 * 1024.0; // as clouds count them
    auto made = std::make_shared<Environment>();
    made->file.id = ArtifactId(machine.name);
    made->file.displayName = machine.name;
    made->source = EnvironmentSource::Recorder;
    const auto add = [&made](const char* component, std::string value) {
        made->facts.push_back({.component = component, .version = std::move(value), .detail = {}});
    };
    for (int i = 0; i < machine.gpuCount; ++i)
        add("gpu", machine.gpu);
    add("cpu cores", std::to_string(machine.cpus));
    add("memory", roundTrip(machine.memoryGigabytes * kGigabyte));
    return made;
}

} // namespace

std::optional<ComparedCase> caseOfMachine(std::string_view name)
{
    const std::span<const vram::MachineType> all = vram::machineTypes();
    const auto found = std::find_if(all.begin(), all.end(), [&name](const auto& machine) {
        return equalsNoCase(machine.name, name);
    });
    if (found == all.end())
        return std::nullopt;
    auto data = std::make_shared<CaseData>();
    data->environments.push_back(environmentOf(*found));
    SilentMonitor monitor;
    Result<CaseAnalysisPtr> analysis = analyse(std::move(data), {}, monitor);
    if (!analysis)
        return std::nullopt;
    return ComparedCase{
        .analysis = *std::move(analysis), .diagnosis = nullptr, .path = found->name};
}

} // namespace faultline
