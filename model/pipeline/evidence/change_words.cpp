// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/pipeline/evidence/change_words.h"

#include "model/pipeline/storage.h"

#include <cmath>
#include <string>
#include <utility>
#include <vector>

namespace faultline::pipeline {

namespace {

constexpr double kNothing = 0.03; // a difference that is none

/// As many digits as a promise has: 3.1, 0.95, 12; never "1 times" for 1.04.
Quantity factor(double value)
{
    const double digits = value >= 10.0 ? 1.0 : value >= 1.095 ? 10.0 : 100.0;
    return {std::round(value * digits) / digits, Unit::None};
}

Text joinedText(Text first, Text second)
{
    return {FAULTLINE_TR_NOOP("Pipeline", "%1, %2"), {std::move(first), std::move(second)}};
}

/// What differs from the present.
std::vector<std::string> changedKeys(const InferredPipeline& inferred, const WhatIf& change)
{
    std::vector<std::string> keys;
    for (const auto& [key, value] : change.set) {
        if (value != settingValue(inferred.setting, key))
            keys.push_back(key);
    }
    return keys;
}

/// Whether the simulation knows what a key changes.
bool isSimulated(const InferredPipeline& inferred, std::string_view key)
{
    const Setting& present = inferred.setting;
    if (key == "pin_memory")
        return false; // copies to the GPU are part of its step
    if (key == "persistent")
        return present.batchesPerEpoch > 0 && inferred.costs.startSeconds > 0.0;
    if (key == "threads")
        return present.cores > 0.0;
    if (key == "cores")
        return inferred.costs.cpuShare.has_value() || present.threads > 1;
    return true;
}

Text speedText(const InferredPipeline& inferred, const WhatIf& change)
{
    const Quantity low = factor(change.ratioLow);
    const Quantity high = factor(change.ratioHigh);
    if (std::abs(change.ratio - 1.0) < kNothing)
        return {FAULTLINE_TR_NOOP("Pipeline", "no faster [%1 to %2]"), {low, high}};
    const Quantity ratio = factor(change.ratio);
    if (change.setting.batch != inferred.setting.batch)
        return {FAULTLINE_TR_NOOP("Pipeline", "%1 times as many images a second [%2 to %3]"),
                {ratio, low, high}};
    if (change.ratio > 1.0 && change.ratioLow < 1.0)
        return {FAULTLINE_TR_NOOP("Pipeline", "perhaps %1 times as fast [%2 to %3]"),
                {ratio, low, high}};
    return {FAULTLINE_TR_NOOP("Pipeline", "%1 times as fast [%2 to %3]"), {ratio, low, high}};
}

/// What the changes give, as far as they are simulated.
Text gainText(const InferredPipeline& inferred, const WhatIf& change,
              const std::vector<std::string>& keys)
{
    Text changes;
    std::vector<std::string> unknown;
    for (const std::string& key : keys) {
        Text one = changeText(inferred.setting, key, settingValue(change.setting, key));
        changes = changes.empty() ? std::move(one) : joinedText(std::move(changes), std::move(one));
        if (!isSimulated(inferred, key))
            unknown.push_back(key);
    }
    if (unknown.size() == keys.size())
        return {FAULTLINE_TR_NOOP("Pipeline", "%1: not modelled, what it gains is not known"),
                {std::move(changes)}};
    Text text{FAULTLINE_TR_NOOP("Pipeline", "%1: %2, then %3 is the limit"),
              {std::move(changes), speedText(inferred, change),
               limitName(change.outcome.bottleneck, inferred.hasNoGpu)}};
    for (std::string& key : unknown)
        text = {FAULTLINE_TR_NOOP("Pipeline", "%1; %2 is not modelled"),
                {std::move(text), std::move(key)}};
    return text;
}

/// Where the cores are not known, what the gain stands on.
Text withCores(Text text, const InferredPipeline& inferred, const WhatIf& change)
{
    constexpr double kMostlyWaits = 0.5;
    const int wanted = change.setting.parallelism();
    const bool mayCompute = inferred.costs.cpuShare.value_or(1.0) > kMostlyWaits;
    if (change.setting.cores > 0.0 || !mayCompute || wanted < 2
        || wanted <= inferred.setting.parallelism())
        return text;
    return {FAULTLINE_TR_NOOP("Pipeline", "%1; if %2 CPU cores are free"),
            {std::move(text), std::to_string(wanted)}};
}

Text withMemory(Text text, const WhatIf& change)
{
    constexpr double kWorthTelling = 1e6; // bytes
    if (change.setting.cache == CacheKind::Memory && !change.outcome.hostBytes)
        return {FAULTLINE_TR_NOOP("Pipeline", "%1; the memory of the cache is not known"),
                {std::move(text)}};
    if (!change.addedHostBytes || *change.addedHostBytes < kWorthTelling)
        return text;
    const Text memory = sizeText(*change.addedHostBytes);
    if (change.addedShmBytes && *change.addedShmBytes >= kWorthTelling)
        return {FAULTLINE_TR_NOOP("Pipeline", "%1; needs %2 more memory, %3 of it in /dev/shm"),
                {std::move(text), memory, sizeText(*change.addedShmBytes)}};
    return {FAULTLINE_TR_NOOP("Pipeline", "%1; needs %2 more memory"), {std::move(text), memory}};
}

Text otherText(std::string_view key, const std::string& to)
{
    const bool isOn = to == "true";
    if (key == "in_order" && !isOn)
        return FAULTLINE_TR_NOOP("Pipeline", "batches in the order in which they get ready");
    if (key == "in_order")
        return FAULTLINE_TR_NOOP("Pipeline", "batches in the order of the workers");
    if (key == "fused" && !isOn)
        return FAULTLINE_TR_NOOP("Pipeline", "map not followed by batch");
    if (key == "fused")
        return FAULTLINE_TR_NOOP("Pipeline", "map followed by batch");
    if (key == "cache")
        return FAULTLINE_TR_NOOP("Pipeline", "no cache");
    if (key == "shuffle")
        return {FAULTLINE_TR_NOOP("Pipeline", "a shuffle buffer of %1"), {to}};
    return verbatim(std::string(key) + " " + to);
}

} // namespace

Text limitName(Bottleneck bottleneck, bool hasNoGpu)
{
    switch (bottleneck) {
    case Bottleneck::Gpu:
        if (hasNoGpu)
            return FAULTLINE_TR_NOOP("Pipeline", "the training step itself");
        return FAULTLINE_TR_NOOP("Pipeline", "the GPU");
    case Bottleneck::Cpu: return FAULTLINE_TR_NOOP("Pipeline", "CPU time for making batches");
    case Bottleneck::Disk: return FAULTLINE_TR_NOOP("Pipeline", "reading from the disk");
    case Bottleneck::Network: return FAULTLINE_TR_NOOP("Pipeline", "reading from network storage");
    case Bottleneck::Lock: return FAULTLINE_TR_NOOP("Pipeline", "a lock between threads");
    case Bottleneck::Copy: return FAULTLINE_TR_NOOP("Pipeline", "handing over finished batches");
    case Bottleneck::Unknown: return FAULTLINE_TR_NOOP("Pipeline", "making batches");
    }
    return {};
}

Text sizeText(double bytes)
{
    constexpr double kLeastGigabytes = 0.95e8;
    const bool isLarge = bytes >= kLeastGigabytes;
    const double amount = isLarge ? std::round(bytes / 1e8) / 10.0 : std::round(bytes / 1e6);
    const Quantity quantity{amount, Unit::None};
    if (isLarge)
        return {FAULTLINE_TR_NOOP("Pipeline", "%1 GB"), {quantity}};
    return {FAULTLINE_TR_NOOP("Pipeline", "%1 MB"), {quantity}};
}

Text changeText(const Setting& present, std::string_view key, std::string_view value)
{
    const std::string to(value);
    const std::string from = settingValue(present, key);
    if (key == "workers" && to == "1")
        return {FAULTLINE_TR_NOOP("Pipeline", "1 worker instead of %1"), {from}};
    if (key == "workers")
        return {FAULTLINE_TR_NOOP("Pipeline", "%1 workers instead of %2"), {to, from}};
    if (key == "parallel_calls")
        return {FAULTLINE_TR_NOOP("Pipeline", "%1 parallel calls instead of %2"), {to, from}};
    if (key == "prefetch")
        return {FAULTLINE_TR_NOOP("Pipeline", "prefetch %1 instead of %2"), {to, from}};
    if (key == "persistent")
        return to == "true" ? FAULTLINE_TR_NOOP("Pipeline", "workers kept between epochs")
                            : FAULTLINE_TR_NOOP("Pipeline", "new workers in each epoch");
    if (key == "pin_memory")
        return to == "true" ? FAULTLINE_TR_NOOP("Pipeline", "batches in pinned memory")
                            : FAULTLINE_TR_NOOP("Pipeline", "batches not in pinned memory");
    if (key == "threads")
        return {FAULTLINE_TR_NOOP("Pipeline", "%1 threads in each worker instead of %2"),
                {to, from}};
    if (key == "decode_scale")
        return {FAULTLINE_TR_NOOP("Pipeline", "JPEG decoded at %1 of its size"), {to}};
    if (key == "cache" && to == "memory")
        return FAULTLINE_TR_NOOP("Pipeline", "decoded images cached in memory");
    if (key == "cache" && to == "disk")
        return FAULTLINE_TR_NOOP("Pipeline", "decoded images cached on a local SSD");
    if (const Storage* storage = key == "storage" ? findStorage(value) : nullptr)
        return {FAULTLINE_TR_NOOP("Pipeline", "data on %1"), {storage->title}};
    if (key == "cores" && to == "1")
        return {FAULTLINE_TR_NOOP("Pipeline", "1 core instead of %1"), {from}};
    if (key == "cores")
        return {FAULTLINE_TR_NOOP("Pipeline", "%1 cores instead of %2"), {to, from}};
    if (key == "shuffle")
        return {FAULTLINE_TR_NOOP("Pipeline", "a shuffle buffer of %1 instead of %2"), {to, from}};
    if (key == "epoch")
        return {FAULTLINE_TR_NOOP("Pipeline", "epochs of %1 batches"), {to}};
    if (key == "start_ms")
        return {FAULTLINE_TR_NOOP("Pipeline", "new workers after %1 ms"), {to}};
    if (key == "step_ms")
        return {FAULTLINE_TR_NOOP("Pipeline", "a step of %1 ms"), {to}};
    if (key == "work_ms")
        return {FAULTLINE_TR_NOOP("Pipeline", "%1 ms of work on a batch"), {to}};
    if (key == "element_ms")
        return {FAULTLINE_TR_NOOP("Pipeline", "%1 ms of work on an image"), {to}};
    if (key == "batch")
        return {FAULTLINE_TR_NOOP("Pipeline", "batch size %1 instead of %2"), {to, from}};
    return otherText(key, to);
}

Text sentenceOf(const InferredPipeline& inferred, const WhatIf& change)
{
    const std::vector<std::string> keys = changedKeys(inferred, change);
    if (keys.empty())
        return FAULTLINE_TR_NOOP("Pipeline", "This is the present setting");
    return withMemory(withCores(gainText(inferred, change, keys), inferred, change), change);
}

} // namespace faultline::pipeline
