// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/pipeline/evidence/lab.h"

#include "model/core/decimal.h"
#include "model/pipeline/evidence/change_words.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace faultline::pipeline {

namespace {

constexpr double kMilli = 1e-3;

struct FactKey {
    std::string_view key;
    LabRange range;
};
constexpr std::array<FactKey, 7> kFacts{{{"work_ms", {1e-3, 1e7, false}},
                                         {"cpu_share", {0.0, 1.0, false}},
                                         {"decode_share", {0.0, 1.0, false}},
                                         {"element_bytes", {1.0, 1e12, false}},
                                         {"read_bytes", {1.0, 1e12, false}},
                                         {"start_ms", {0.0, 1e6, false}},
                                         {"epoch", {0.0, 1e7, true}}}};

Error refused(std::string_view key, std::string_view value, std::string allowed)
{
    return {.code = ErrorCode::Corrupt,
            .detail = {FAULTLINE_TR_NOOP("Pipeline", "%1 takes %2, not %3"),
                       {std::string(key), std::move(allowed), std::string(value)}}};
}

Result<double> numberFor(std::string_view key, std::string_view value, const LabRange& range)
{
    std::string_view rest = value;
    const std::optional<double> number = takeDecimal(rest);
    if (!number || !rest.empty() || !(*number >= range.least) || !(*number <= range.most)
        || (range.isWhole && *number != std::floor(*number)))
        return refused(key, value, roundTrip(range.least) + " to " + roundTrip(range.most));
    return *number;
}

/// Keeps the spread of what was measured.
void scaleTo(std::vector<double>& values, double mean)
{
    const double before = meanOf(values);
    if (!(before > 0.0)) {
        values.assign(1, mean);
        return;
    }
    for (double& value : values)
        value *= mean / before;
}

void setFact(InferredPipeline& known, std::string_view key, double value)
{
    Costs& costs = known.costs;
    if (key == "work_ms") {
        known.measuredStepsPerSecond = 0.0; // of other work than that
        if (costs.work.empty())
            costs.workBatch =
                known.setting.kind == LoaderKind::DataLoader ? std::max(1, known.setting.batch) : 1;
        scaleTo(costs.work, kMilli * value);
        known.workSource = InputSource::Given;
        known.workIsBound = false;
    } else if (key == "cpu_share") {
        costs.cpuShare = value;
    } else if (key == "decode_share") {
        costs.decodeShare = value;
    } else if (key == "element_bytes") {
        costs.elementBytes = value;
    } else if (key == "read_bytes") {
        costs.elementReadBytes = value;
    } else if (key == "start_ms") {
        costs.startSeconds = kMilli * value;
    } else {
        known.setting.batchesPerEpoch = static_cast<int>(value);
    }
}

/// A fact under the name that the list of inputs has for it.
void noteGiven(InferredPipeline& known, std::string_view key, std::string_view value)
{
    const bool isOfElement = key == "work_ms" && known.find("element_ms") != nullptr;
    const std::string_view name = isOfElement ? "element_ms" : key;
    const std::optional<double> number = takeDecimal(value);
    if (!number)
        return; // a choice is no number
    for (Input& input : known.inputs) {
        if (input.name == name) {
            input.value = number;
            input.source = InputSource::Given;
            return;
        }
    }
    known.inputs.push_back(
        {std::string(name), number, key.ends_with("_ms") ? "ms" : "", InputSource::Given});
}

/// Elements of a batch as a sample with some spread, its mean as said: quantiles of a log-normal
/// distribution, coarse.
std::vector<double> spreadSample(double mean, double deviation)
{
    static constexpr std::array<double, 10> kNormal{-1.64, -1.04, -0.67, -0.39, -0.13,
                                                    0.13,  0.39,  0.67,  1.04,  1.64};
    std::vector<double> values;
    for (const double z : kNormal)
        values.push_back(std::exp(deviation * z));
    scaleTo(values, mean);
    return values;
}

bool isSwitchOn(std::string_view value)
{
    return value == "true" || value == "1";
}

Result<void> setOrder(bool& field, std::string_view key, std::string_view value)
{
    if (!isSwitchOn(value) && value != "false" && value != "0")
        return refused(key, value, "true or false");
    field = isSwitchOn(value);
    return {};
}

bool isOfCore(std::string_view key)
{
    const auto keys = settingKeys();
    return !isLabFact(key) && std::find(keys.begin(), keys.end(), key) != keys.end();
}

std::string factValue(const InferredPipeline& known, std::string_view key)
{
    const Costs& costs = known.costs;
    const auto text = [](const std::optional<double>& value) {
        return value ? roundTrip(*value) : std::string();
    };
    if (key == "work_ms")
        return costs.work.empty() ? std::string() : roundTrip(costs.meanWork() / kMilli);
    if (key == "cpu_share")
        return text(costs.cpuShare);
    if (key == "decode_share")
        return text(costs.decodeShare);
    if (key == "element_bytes")
        return text(costs.elementBytes);
    if (key == "read_bytes")
        return text(costs.elementReadBytes);
    if (key == "start_ms")
        return roundTrip(costs.startSeconds / kMilli);
    return std::to_string(known.setting.batchesPerEpoch);
}

void clearRefusal(InferredPipeline& known)
{
    const Input* parallel =
        known.find(known.setting.kind == LoaderKind::DataLoader ? "workers" : "parallel_calls");
    const bool isParallelKnown = parallel != nullptr && parallel->value;
    if (!known.costs.work.empty() && !known.costs.step.empty() && isParallelKnown)
        known.refused = {};
}

} // namespace

std::optional<LabRange> labRange(std::string_view key, LoaderKind kind)
{
    constexpr double kMostParallel = 1024.0;
    for (const FactKey& fact : kFacts) {
        if (fact.key == key)
            return fact.range;
    }
    if (key == "workers")
        return LabRange{0.0, kMostParallel, true};
    if (key == "prefetch")
        return LabRange{kind == LoaderKind::DataLoader ? 1.0 : 0.0, kMostParallel, true};
    if (key == "parallel_calls" || key == "threads")
        return LabRange{1.0, kMostParallel, true};
    if (key == "cores")
        return LabRange{0.1, 4096.0, false};
    if (key == "step_ms")
        return LabRange{1e-3, 1e7, false};
    if (key == "batch")
        return LabRange{1.0, 1e6, true};
    if (key == "shuffle")
        return LabRange{0.0, 1e9, true};
    return std::nullopt;
}

std::vector<std::string_view> labKeys(LoaderKind kind)
{
    if (kind == LoaderKind::DataLoader)
        return {"workers",   "prefetch",     "persistent",   "in_order",     "threads",
                "batch",     "step_ms",      "epoch",        "start_ms",     "cores",
                "storage",   "cache",        "decode_scale", "pin_memory",   "work_ms",
                "cpu_share", "decode_share", "read_bytes",   "element_bytes"};
    return {"parallel_calls", "prefetch",     "fused",   "shuffle",   "threads",
            "batch",          "step_ms",      "epoch",   "cores",     "storage",
            "cache",          "decode_scale", "work_ms", "cpu_share", "decode_share",
            "read_bytes",     "element_bytes"};
}

bool isLabFact(std::string_view key)
{
    return std::any_of(kFacts.begin(), kFacts.end(),
                       [key](const FactKey& fact) { return fact.key == key; });
}

Result<void> setInLab(Setting& setting, std::string_view key, std::string_view value)
{
    if (key == "in_order")
        return setOrder(setting.isInOrder, key, value);
    if (key == "fused")
        return setOrder(setting.isFused, key, value);
    if (key == "shuffle") {
        const Result<double> size = numberFor(key, value, *labRange(key, setting.kind));
        if (!size)
            return size.error();
        setting.shuffleSize = static_cast<std::int64_t>(*size);
        return {};
    }
    if (isLabFact(key))
        return refused(key, value, "no other value");
    return set(setting, key, value);
}

Result<void> setInLab(InferredPipeline& known, std::string_view key, std::string_view value)
{
    if (isLabFact(key)) {
        const Result<double> number = numberFor(key, value, *labRange(key, known.setting.kind));
        if (!number)
            return number.error();
        setFact(known, key, *number);
        return {};
    }
    if (key == "batch" && known.costs.workBatch > 1) {
        // The work of a batch is said for the batch size that it has.
        Setting wanted = known.setting;
        const Result<void> done = setInLab(wanted, key, value);
        if (!done)
            return done;
        if (std::optional<Costs> costs = costsFor(known.costs, known.setting, wanted))
            known.costs = *std::move(costs);
        known.setting = wanted;
        return {};
    }
    const Result<void> done = setInLab(known.setting, key, value);
    if (done && key == "step_ms") {
        scaleTo(known.costs.step, std::exchange(known.setting.stepSeconds, 0.0));
        known.stepSource = InputSource::Given;
        known.measuredStepsPerSecond = 0.0; // with other steps than those
    }
    return done;
}

std::string labValue(const Setting& setting, std::string_view key)
{
    if (key == "cores" && !(setting.cores > 0.0))
        return {};
    if (key == "batch" && setting.batch <= 0)
        return {};
    return settingValue(setting, key);
}

std::string labValue(const InferredPipeline& known, std::string_view key)
{
    if (isLabFact(key))
        return factValue(known, key);
    if (key == "step_ms") {
        if (known.costs.step.empty())
            return {};
        return roundTrip(
            (known.setting.stepSeconds > 0.0 ? known.setting.stepSeconds : known.costs.meanStep())
            / kMilli);
    }
    if (key == "workers" || key == "parallel_calls") {
        const Input* input = known.find(key);
        if (input != nullptr && !input->value)
            return {};
    }
    return labValue(known.setting, key);
}

InferredPipeline examplePipeline(LoaderKind kind)
{
    constexpr double kStep = 0.1;
    constexpr double kElement = 0.008;
    InferredPipeline example;
    Setting& setting = example.setting;
    setting.kind = kind;
    setting.workers = 2;
    setting.parallelCalls = 2;
    setting.batch = 32;
    setting.cores = 8.0;
    Costs& costs = example.costs;
    const bool isDataLoader = kind == LoaderKind::DataLoader;
    costs.workBatch = isDataLoader ? setting.batch : 1;
    costs.work =
        isDataLoader ? spreadSample(kElement * setting.batch, 0.06) : spreadSample(kElement, 0.35);
    costs.step = spreadSample(kStep, 0.02);
    costs.handOverSeconds = usualHandOver(kind);
    costs.startSeconds = isDataLoader ? 0.2 : 0.0;
    costs.cpuShare = 0.9;
    costs.decodeShare = 0.5;
    costs.elementReadBytes = 150e3;
    costs.elementBytes = 224.0 * 224.0 * 3.0 * 4.0;
    for (const std::string_view key : labKeys(kind)) {
        const std::string text = labValue(example, key);
        std::string_view rest = text;
        if (const std::optional<double> value = takeDecimal(rest); value && rest.empty())
            example.inputs.push_back(
                {std::string(key), value, key.ends_with("_ms") ? "ms" : "", InputSource::Default});
    }
    return example;
}

void applyFacts(InferredPipeline& known, const LabValues& facts)
{
    // Times that are typed are those of the batch size that is.
    LabValues ordered = facts;
    std::stable_partition(ordered.begin(), ordered.end(),
                          [](const auto& fact) { return fact.first == "batch"; });
    for (const auto& [key, value] : ordered) {
        if (setInLab(known, key, value))
            noteGiven(known, key, value);
    }
    clearRefusal(known);
}

std::optional<InferredPipeline> inferInLab(const Training& training, const LabValues& facts,
                                           const std::optional<PreviewCosts>& preview)
{
    InferOptions options{.preview = preview};
    for (const auto& [key, value] : facts) {
        if (isOfCore(key))
            options.given.emplace_back(key, value);
    }
    std::optional<InferredPipeline> known = inferPipeline(training, options);
    if (known) {
        LabValues rest;
        std::copy_if(facts.begin(), facts.end(), std::back_inserter(rest),
                     [](const auto& fact) { return !isOfCore(fact.first); });
        applyFacts(*known, rest);
    }
    return known;
}

std::optional<Costs> costsInLab(const InferredPipeline& known, const Setting& wanted)
{
    Costs costs = known.costs;
    // What a loader with workers takes for each batch is not seen in a loop that has none.
    if (known.setting.kind == LoaderKind::DataLoader && known.setting.workers == 0
        && wanted.workers > 0)
        costs.handOverSeconds = usualHandOver(known.setting.kind);
    return costsFor(costs, known.setting, wanted);
}

std::optional<WhatIf> tryInLab(const InferredPipeline& known, const Outcome& present,
                               const LabValues& changes)
{
    InferredPipeline turned = known;
    LabValues ofCore;
    for (const auto& [key, value] : changes) {
        if (isOfCore(key))
            ofCore.emplace_back(key, value);
        else if (!setInLab(turned.setting, key, value))
            return std::nullopt;
    }
    std::optional<WhatIf> tried = tryChange(turned, present, ofCore);
    if (tried) {
        tried->set = changes;
        tried->sentence = sentenceOf(known, *tried);
    }
    return tried;
}

} // namespace faultline::pipeline
