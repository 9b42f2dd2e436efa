// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/pipeline/evidence/lab.h"

#include "model/core/decimal.h"
#include "model/pipeline/evidence/given.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace faultline::pipeline {

namespace {

/// Elements of a batch as a sample with some spread, its mean as said: quantiles of a log-normal
/// distribution, coarse.
std::vector<double> spreadSample(double mean, double deviation)
{
    static constexpr std::array<double, 10> kNormal{-1.64, -1.04, -0.67, -0.39, -0.13,
                                                    0.13,  0.39,  0.67,  1.04,  1.64};
    std::vector<double> values;
    for (const double z : kNormal)
        values.push_back(std::exp(deviation * z));
    const double before = meanOf(values);
    for (double& value : values)
        value *= mean / before;
    return values;
}

/// Costs as they would be stated.
StatedCosts asStated(const InferredPipeline& known)
{
    const Costs& costs = known.costs;
    StatedCosts stated{.handOverSeconds = costs.handOverSeconds,
                       .startSeconds = costs.startSeconds,
                       .cpuShare = costs.cpuShare,
                       .decodeShare = costs.decodeShare,
                       .elementBytes = costs.elementBytes,
                       .elementReadBytes = costs.elementReadBytes,
                       .datasetElements = costs.datasetElements};
    if (!costs.work.empty()) {
        const double each = std::max(1, costs.workBatch);
        stated.elementSeconds = costs.meanWork() / each;
        stated.batchSeconds = costs.meanWork() * std::max(1, known.setting.batch) / each;
    }
    return stated;
}

} // namespace

std::string_view workKey(LoaderKind kind)
{
    return kind == LoaderKind::DataLoader ? "work_ms" : "element_ms";
}

std::string labValue(const InferredPipeline& known, std::string_view key)
{
    Setting now = known.setting;
    now.stated = asStated(known);
    if (!(now.stepSeconds > 0.0))
        now.stepSeconds = known.costs.meanStep();
    const Input* input = known.find(key);
    const bool isParallel = key == "workers" || key == "parallel_calls";
    const bool isUnknown = (key == "cores" && !(now.cores > 0.0))
                           || (key == "batch" && now.batch <= 0)
                           || (key == "step_ms" && !(now.stepSeconds > 0.0))
                           || (isParallel && input != nullptr && !input->value);
    return isUnknown ? std::string() : settingValue(now, key);
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
    for (const std::string_view key : settingKeys()) {
        if (!isKeyOf(kind, key) || (isWorkKey(key) && key != workKey(kind)))
            continue;
        const std::string text = labValue(example, key);
        std::string_view rest = text;
        if (const std::optional<double> value = takeDecimal(rest); value && rest.empty())
            example.inputs.push_back(
                {std::string(key), value, unitOfKey(key), InputSource::Default});
    }
    return example;
}

void applyFacts(InferredPipeline& known, const LabValues& facts)
{
    // Times that are typed are those of the batch size that is.
    LabValues ordered = facts;
    std::stable_partition(ordered.begin(), ordered.end(),
                          [](const auto& fact) { return fact.first == "batch"; });
    for (const auto& [key, value] : ordered)
        static_cast<void>(takeGiven(known, key, value)); // was tried before
}

} // namespace faultline::pipeline
