// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/memory/host_memory_plan.h"

#include <algorithm>
#include <charconv>
#include <optional>

namespace faultline {

namespace {

/// A field and the values that it may be lowered to, falling.
struct Knob {
    const char* path;
    std::vector<std::string> values;
};

std::vector<Knob> knobsOf(const ConfigDocument& config)
{
    switch (config.kind) {
    case ConfigKind::PipelineConfig:
        return {{"train_input_reader.shuffle_buffer_size",
                 {"32768", "16384", "8192", "4096", "2048", "1024", "512", "256", "128"}},
                {"train_input_reader.num_parallel_batches", {"4", "2", "1"}},
                {"train_input_reader.num_readers", {"32", "16", "8", "4"}},
                {"train_input_reader.num_prefetch_batches", {"1"}}};
    case ConfigKind::Ultralytics:
        return {{"cache", {"False"}}, {"workers", {"8", "6", "4", "2", "1"}}};
    case ConfigKind::MmDetection:
        return {{"train_dataloader.num_workers", {"8", "4", "2", "1"}},
                {"data.workers_per_gpu", {"8", "4", "2", "1"}}};
    default: break;
    }
    return {};
}

std::optional<double> numberIn(std::string_view text)
{
    double value = 0.0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc() ? std::optional(value) : std::nullopt;
}

/// The next value of a knob below what is set; nothing if it is at its lowest.
std::optional<std::string> nextBelow(const ConfigDocument& config, const Knob& knob)
{
    const std::optional<std::string_view> now = config.value(knob.path);
    if (!now)
        return std::nullopt;
    const std::optional<double> number = numberIn(*now);
    for (const std::string& value : knob.values) {
        const std::optional<double> lower = numberIn(value);
        const bool isCacheOn = !lower && (*now == "True" || *now == "true" || *now == "ram");
        if (isCacheOn || (lower && number && *lower < *number))
            return value;
    }
    return std::nullopt;
}

} // namespace

HostMemoryPlan fitHostMemory(const ConfigDocument& config, const vram::DatasetSizes& sizes,
                             std::int64_t targetBytes)
{
    HostMemoryPlan plan;
    ConfigDocument edited = config;
    Result<vram::HostEstimate> now = vram::hostMemory(edited, sizes);
    const std::vector<Knob> knobs = knobsOf(config);
    while (now && now->totalBytes > targetBytes) {
        std::int64_t least = now->totalBytes;
        const Knob* best = nullptr;
        std::string bestValue;
        for (const Knob& knob : knobs) {
            const std::optional<std::string> value = nextBelow(edited, knob);
            if (!value)
                continue;
            ConfigNode& node = edited.nodes[edited.find(knob.path)];
            const std::string before = std::exchange(node.value, *value);
            const Result<vram::HostEstimate> tried = vram::hostMemory(edited, sizes);
            node.value = before;
            if (tried && tried->totalBytes < least) {
                least = tried->totalBytes;
                best = &knob;
                bestValue = *value;
            }
        }
        if (best == nullptr)
            break;
        edited.nodes[edited.find(best->path)].value = bestValue;
        const auto same =
            std::find_if(plan.changes.begin(), plan.changes.end(),
                         [best](const auto& change) { return change.first == best->path; });
        if (same == plan.changes.end())
            plan.changes.emplace_back(best->path, bestValue);
        else
            same->second = bestValue;
        now = vram::hostMemory(edited, sizes);
    }
    if (now) {
        plan.bytes = now->totalBytes;
        plan.fits = now->totalBytes <= targetBytes;
    }
    return plan;
}

} // namespace faultline
