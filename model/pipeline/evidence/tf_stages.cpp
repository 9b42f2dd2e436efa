// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/pipeline/evidence/tf_stages.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

namespace faultline::pipeline {

namespace {

constexpr std::string_view kIterator = "Iterator::";

/// "Iterator::Root::Prefetch::Zip[0]::Map" in its parts, without what tf.data puts around all of
/// them and the numbers of branches.
std::vector<std::string> partsOf(std::string_view name)
{
    std::vector<std::string> parts;
    name.remove_prefix(kIterator.size());
    while (!name.empty()) {
        const std::size_t end = std::min(name.find("::"), name.size());
        std::string_view part = name.substr(0, end);
        name.remove_prefix(std::min(end + 2, name.size()));
        part = part.substr(0, part.find('['));
        if (part != "Root" && part != "Model" && part != "Options" && !part.starts_with("MaxIntra")
            && !part.starts_with("PrivateThread") && !part.empty())
            parts.emplace_back(part);
    }
    return parts;
}

enum class StageKind { Prefetch, Batch, Map, Cache, Shuffle, Repeat, Part };

bool isStage(std::string_view stage, StageKind kind)
{
    const auto has = [stage](std::string_view word) {
        return stage.find(word) != std::string_view::npos;
    };
    switch (kind) {
    case StageKind::Prefetch: return stage.starts_with("Prefetch");
    case StageKind::Batch: return has("Batch") && !has("Unbatch") && !has("Rebatch");
    case StageKind::Map: return has("Map") && !has("FlatMap");
    case StageKind::Cache: return has("Cache");
    case StageKind::Shuffle: return has("Shuffle");
    case StageKind::Repeat: return has("Repeat");
    case StageKind::Part: return has("Take") || has("Shard");
    }
    return false;
}

/// Whether a stage of one kind comes after one of another, as the program writes them.
bool isAfter(std::span<const std::string> stages, StageKind later, StageKind earlier)
{
    const auto first = std::find_if(stages.begin(), stages.end(), [later](const std::string& one) {
        return isStage(one, later);
    });
    return first != stages.end()
           && std::any_of(first + 1, stages.end(),
                          [earlier](const std::string& one) { return isStage(one, earlier); });
}

struct OrderTrap {
    StageKind later;
    StageKind earlier;
    Translatable text;
};

std::span<const OrderTrap> allTraps()
{
    using enum StageKind;
    static const std::array<OrderTrap, 7> kTraps{
        {{Shuffle, Batch,
          FAULTLINE_TR_NOOP("Pipeline", "shuffle comes after batch: whole batches are shuffled, "
                                        "their images stay together.")},
         {Cache, Batch,
          FAULTLINE_TR_NOOP("Pipeline",
                            "cache comes after batch: each epoch has the same batches.")},
         {Cache, Shuffle,
          FAULTLINE_TR_NOOP("Pipeline",
                            "cache comes after shuffle: each epoch has the order of the "
                            "first.")},
         {Cache, Map,
          FAULTLINE_TR_NOOP("Pipeline", "cache comes after map: what map draws at random is drawn "
                                        "once for each image, and kept.")},
         {Shuffle, Map,
          FAULTLINE_TR_NOOP("Pipeline", "shuffle comes after map: its buffer holds what map made, "
                                        "decoded images rather than records.")},
         {Shuffle, Repeat,
          FAULTLINE_TR_NOOP("Pipeline", "shuffle comes after repeat: epochs run into each other.")},
         {Part, Map,
          FAULTLINE_TR_NOOP("Pipeline",
                            "take or shard comes after map: what it throws away was made "
                            "first.")}}};
    return kTraps;
}

} // namespace

std::vector<std::string> tfStagesOf(const TraceProfile& profile)
{
    std::vector<std::string> longest;
    for (const InputStageTotal& stage : profile.inputStages) {
        if (!stage.name.starts_with(kIterator))
            continue;
        std::vector<std::string> parts = partsOf(stage.name);
        if (parts.size() > longest.size())
            longest = std::move(parts);
    }
    return longest;
}

std::optional<int> tracedBatch(const TraceProfile& profile, std::size_t steps)
{
    constexpr double kWhole = 0.1; // a batch more or less was under way when the trace began
    if (steps == 0)
        return std::nullopt;
    std::uint64_t elements = 0;
    for (const InputStageTotal& stage : profile.inputStages) {
        if (!stage.name.starts_with(kIterator))
            continue;
        const std::vector<std::string> parts = partsOf(stage.name);
        // The stage below batching is asked once for each element.
        if (parts.size() >= 2 && isStage(parts[parts.size() - 2], StageKind::Batch))
            elements = std::max(elements, stage.count);
    }
    const double ratio = static_cast<double>(elements) / static_cast<double>(steps);
    const double whole = std::round(ratio);
    if (!(whole >= 1.0) || !(whole <= 1e6) || std::abs(ratio - whole) > kWhole * whole)
        return std::nullopt;
    return static_cast<int>(whole);
}

bool isFusedMap(std::span<const std::string> stages)
{
    return std::any_of(stages.begin(), stages.end(), [](const std::string& one) {
        return one.find("MapAndBatch") != std::string::npos;
    });
}

bool hasPrefetch(std::span<const std::string> stages)
{
    return std::any_of(stages.begin(), stages.end(),
                       [](const std::string& one) { return isStage(one, StageKind::Prefetch); });
}

std::vector<Text> orderTraps(std::span<const std::string> stages)
{
    std::vector<Text> traps;
    if (stages.empty())
        return traps;
    for (const OrderTrap& trap : allTraps()) {
        if (isAfter(stages, trap.later, trap.earlier))
            traps.emplace_back(trap.text);
    }
    if (!hasPrefetch(stages))
        traps.emplace_back(FAULTLINE_TR_NOOP(
            "Pipeline", "there is no prefetch: each step waits until its whole batch is made."));
    else if (!isStage(stages.front(), StageKind::Prefetch))
        traps.emplace_back(FAULTLINE_TR_NOOP(
            "Pipeline", "prefetch is not the last stage: what comes after it is done while the "
                        "training waits."));
    return traps;
}

} // namespace faultline::pipeline
