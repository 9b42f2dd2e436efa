// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/pipeline/evidence/change_words.h"

#include <cmath>

namespace faultline::pipeline {

namespace {

/// As many digits as a promise has: 3.1, 0.95, 12.
Quantity factor(double value)
{
    const double digits = value >= 10.0 ? 1.0 : value >= 0.95 ? 10.0 : 100.0;
    return {std::round(value * digits) / digits, Unit::None};
}

Text limitText(Bottleneck bottleneck)
{
    switch (bottleneck) {
    case Bottleneck::Gpu: return FAULTLINE_TR_NOOP("Pipeline", "then the GPU is the limit");
    case Bottleneck::Cpu: return FAULTLINE_TR_NOOP("Pipeline", "then the CPU cores are the limit");
    case Bottleneck::Disk: return FAULTLINE_TR_NOOP("Pipeline", "then the disk is the limit");
    case Bottleneck::Network:
        return FAULTLINE_TR_NOOP("Pipeline", "then the network storage is the limit");
    case Bottleneck::Lock: return FAULTLINE_TR_NOOP("Pipeline", "then a lock is the limit");
    case Bottleneck::Copy:
        return FAULTLINE_TR_NOOP("Pipeline", "then handing over batches is the limit");
    case Bottleneck::Unknown:
        return FAULTLINE_TR_NOOP("Pipeline", "making batches is still the limit");
    }
    return {};
}

Text joinedText(Text first, Text second)
{
    return {FAULTLINE_TR_NOOP("Pipeline", "%1, %2"), {std::move(first), std::move(second)}};
}

Text changesText(const Setting& present, const WhatIf& change)
{
    Text text;
    for (const auto& [key, value] : change.set) {
        Text one = changeText(present, key, value);
        text = text.empty() ? std::move(one) : joinedText(std::move(text), std::move(one));
    }
    return text;
}

Text speedText(const WhatIf& change)
{
    constexpr double kNothing = 0.03;
    if (std::abs(change.ratio - 1.0) < kNothing)
        return {FAULTLINE_TR_NOOP("Pipeline", "no faster [%1 to %2]"),
                {factor(change.ratioLow), factor(change.ratioHigh)}};
    return {FAULTLINE_TR_NOOP("Pipeline", "%1 times as fast [%2 to %3]"),
            {factor(change.ratio), factor(change.ratioLow), factor(change.ratioHigh)}};
}

Text withMemory(Text text, const WhatIf& change)
{
    constexpr double kWorthTelling = 1e6; // bytes
    if (!change.addedHostBytes || *change.addedHostBytes < kWorthTelling)
        return text;
    const Quantity memory{*change.addedHostBytes, Unit::Bytes};
    if (change.addedShmBytes && *change.addedShmBytes >= kWorthTelling)
        return {FAULTLINE_TR_NOOP("Pipeline", "%1; needs %2 more memory, %3 of it in /dev/shm"),
                {std::move(text), memory, Quantity{*change.addedShmBytes, Unit::Bytes}}};
    return {FAULTLINE_TR_NOOP("Pipeline", "%1; needs %2 more memory"), {std::move(text), memory}};
}

} // namespace

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
        return FAULTLINE_TR_NOOP("Pipeline", "workers kept between epochs");
    if (key == "threads")
        return {FAULTLINE_TR_NOOP("Pipeline", "%1 threads in each worker instead of %2"),
                {to, from}};
    if (key == "decode_scale")
        return {FAULTLINE_TR_NOOP("Pipeline", "JPEG decoded at %1 of its size"), {to}};
    if (key == "cache" && to == "memory")
        return FAULTLINE_TR_NOOP("Pipeline", "decoded images cached in memory");
    if (key == "cache" && to == "disk")
        return FAULTLINE_TR_NOOP("Pipeline", "decoded images cached on a local SSD");
    if (key == "storage")
        return {FAULTLINE_TR_NOOP("Pipeline", "data on %1"), {to}};
    if (key == "cores")
        return {FAULTLINE_TR_NOOP("Pipeline", "%1 cores instead of %2"), {to, from}};
    if (key == "step_ms")
        return {FAULTLINE_TR_NOOP("Pipeline", "a GPU step of %1 ms"), {to}};
    if (key == "batch")
        return {FAULTLINE_TR_NOOP("Pipeline", "batch size %1 instead of %2"), {to, from}};
    return verbatim(std::string(key) + " " + to);
}

Text sentenceOf(const Setting& present, const WhatIf& change)
{
    Text text{
        FAULTLINE_TR_NOOP("Pipeline", "%1: %2, %3"),
        {changesText(present, change), speedText(change), limitText(change.outcome.bottleneck)}};
    return withMemory(std::move(text), change);
}

} // namespace faultline::pipeline
