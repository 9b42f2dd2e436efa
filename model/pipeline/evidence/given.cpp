// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/pipeline/evidence/given.h"

#include "model/pipeline/simulate.h"

#include <algorithm>
#include <utility>

namespace faultline::pipeline {

bool isWorkKey(std::string_view key)
{
    return key == "work_ms" || key == "element_ms";
}

Result<void> takeGiven(InferredPipeline& known, std::string_view key, std::string_view value)
{
    // Costs are those of the setting as it is, whatever was said of them before.
    Setting before = known.setting;
    before.stated = {};
    Setting told = before;
    Result<void> done = set(told, key, value);
    if (!done)
        return done;
    const bool isReplaced = (isWorkKey(key) && !known.costs.work.empty())
                            || (key == "step_ms" && !known.costs.step.empty());
    if (std::optional<Costs> costs = costsFor(known.costs, before, told))
        known.costs = *std::move(costs);
    static_cast<void>(set(known.setting, key, value)); // was tried
    if (isReplaced)
        known.measuredStepsPerSecond = 0.0;
    if (isWorkKey(key)) {
        known.workSource = InputSource::Given;
        known.workIsBound = false;
    }
    listGiven(known.inputs, told, key);
    if (key == "step_ms") {
        known.stepSource = InputSource::Given;
        known.setting.stepSeconds = 0.0; // it is what is, not what is tried
    }
    known.refused = whatIsMissing(known);
    return done;
}

void listGiven(std::vector<Input>& inputs, const Setting& setting, std::string_view key)
{
    const std::optional<double> value = settingNumber(setting, key);
    if (!value)
        return;
    const auto at = std::find_if(inputs.begin(), inputs.end(), [key](const Input& input) {
        return input.name == key || (isWorkKey(key) && isWorkKey(input.name));
    });
    Input given{std::string(key), value, unitOfKey(key), InputSource::Given, true};
    if (at == inputs.end())
        inputs.push_back(std::move(given));
    else
        *at = std::move(given);
}

Text whatIsMissing(const InferredPipeline& known)
{
    const bool isDataLoader = known.setting.kind == LoaderKind::DataLoader;
    const Input* parallel = known.find(isDataLoader ? "workers" : "parallel_calls");
    const bool isParallelKnown = parallel != nullptr && parallel->value;
    if (known.costs.step.empty())
        return {FAULTLINE_TR_NOOP(
                    "Pipeline",
                    "Not known: how long a step takes once it has its batch. Log the time that "
                    "each step waits for data (data_time), record a profiler trace, "
                    "or say it with --set step_ms=N."),
                {}};
    if (!isParallelKnown && !isDataLoader)
        return {FAULTLINE_TR_NOOP("Pipeline", "Not known: how many elements are made in parallel "
                                              "(num_parallel_calls). Say it with --set "
                                              "parallel_calls=N."),
                {}};
    if (!isParallelKnown)
        return {FAULTLINE_TR_NOOP("Pipeline",
                                  "Not known: how many workers load data (num_workers). "
                                  "Put the configuration beside the log, or say it with "
                                  "--set workers=N."),
                {}};
    if (known.costs.work.empty())
        return {FAULTLINE_TR_NOOP("Pipeline", "Not known: how long a batch takes to make. Log the "
                                              "time that each step waits for data (data_time), "
                                              "record a profiler trace, or say it with --set "
                                              "work_ms=N."),
                {}};
    return {};
}

} // namespace faultline::pipeline
