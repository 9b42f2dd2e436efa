// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/pipeline/evidence/lab.h"
#include "model/pipeline/evidence/stated_names.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace faultline::pipeline {

namespace {

/// A switch is written as the file writes it: True in Python, true elsewhere.
std::string asWritten(const StatedSetting& stated, const std::string& value)
{
    const bool isSwitch = value == "true" || value == "false";
    if (!isSwitch || stated.value.empty()
        || std::isupper(static_cast<unsigned char>(stated.value.front())) == 0)
        return value;
    return value == "true" ? "True" : "False";
}

std::string argumentOf(std::string_view key, const std::string& value)
{
    static constexpr std::array<std::pair<std::string_view, std::string_view>, 6> kNames{
        {{"batch", "batch_size"},
         {"workers", "num_workers"},
         {"prefetch", "prefetch_factor"},
         {"persistent", "persistent_workers"},
         {"pin_memory", "pin_memory"},
         {"in_order", "in_order"}}};
    for (const auto& [from, to] : kNames) {
        if (from == key)
            return std::string(to) + "="
                   + (value == "true"    ? "True"
                      : value == "false" ? "False"
                                         : value);
    }
    return {};
}

std::string dataLoaderCode(const Setting& setting, const LabValues& changes)
{
    std::string code;
    std::vector<std::string> arguments;
    const bool needsWorkers = setting.workers == 0; // PyTorch refuses the others without
    for (const auto& [key, value] : changes) {
        if (needsWorkers && (key == "prefetch" || key == "persistent"))
            continue;
        if (std::string argument = argumentOf(key, value); !argument.empty())
            arguments.push_back(std::move(argument));
        if (key == "threads")
            code += "cv2.setNumThreads(" + value + ")  # in worker_init_fn\n";
    }
    if (arguments.empty())
        return code;
    const bool hasWorkers = std::any_of(changes.begin(), changes.end(),
                                        [](const auto& one) { return one.first == "workers"; });
    if (!hasWorkers && setting.workers > 0) // the others need them
        arguments.insert(arguments.begin(), "num_workers=" + std::to_string(setting.workers));
    code += "loader = DataLoader(dataset";
    for (const std::string& argument : arguments)
        code += ", " + argument;
    return code + ", ...)\n";
}

std::string tfDataCode(const Setting& setting, const LabValues& changes)
{
    const auto has = [&changes](std::string_view key) {
        return std::any_of(changes.begin(), changes.end(),
                           [key](const auto& one) { return one.first == key; });
    };
    std::string code;
    if (has("shuffle"))
        code += "dataset = dataset.shuffle(" + std::to_string(setting.shuffleSize)
                + ")  # of records, before they are decoded\n";
    if (has("parallel_calls"))
        code += "dataset = dataset.map(prepare, num_parallel_calls="
                + std::to_string(setting.parallelCalls) + ")\n";
    if (has("cache"))
        code += setting.cache == CacheKind::Disk ? "dataset = dataset.cache(\"/local/ssd/cache\")\n"
                                                 : "dataset = dataset.cache()\n";
    if (has("batch"))
        code += "dataset = dataset.batch(" + std::to_string(setting.batch) + ")\n";
    if (has("prefetch"))
        code += "dataset = dataset.prefetch(" + std::to_string(setting.prefetch) + ")\n";
    return code;
}

} // namespace

std::map<std::string, StatedSetting> statedInLab(const Training& training, LoaderKind kind)
{
    std::map<std::string, StatedSetting> stated;
    for (const std::string_view key : {"workers", "prefetch", "persistent", "pin_memory",
                                       "parallel_calls", "shuffle", "batch"}) {
        if (std::optional<StatedSetting> found = statedFor(training, key, kind))
            stated.emplace(key, *std::move(found));
    }
    return stated;
}

std::vector<ConfigEdit> editsOf(const std::map<std::string, StatedSetting>& stated,
                                const LabValues& changes)
{
    std::vector<ConfigEdit> edits;
    for (const auto& [key, value] : changes) {
        const auto at = stated.find(key);
        if (at == stated.end())
            continue;
        const std::vector<ConfigEdit> some = at->second.edits(asWritten(at->second, value));
        edits.insert(edits.end(), some.begin(), some.end());
    }
    return edits;
}

std::string loaderCode(const Setting& setting, const LabValues& changes)
{
    return setting.kind == LoaderKind::DataLoader ? dataLoaderCode(setting, changes)
                                                  : tfDataCode(setting, changes);
}

} // namespace faultline::pipeline
