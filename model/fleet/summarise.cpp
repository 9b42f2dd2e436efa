// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/fleet/summarise.h"

#include "model/diagnosis/causes/causes.h"
#include "model/diagnosis/causes/verdict.h"
#include "model/diagnosis/environment/training_framework.h"
#include "model/diagnosis/evidence/memory_plan.h"
#include "model/diagnosis/evidence/target_machine.h"
#include "model/diagnosis/setup/stated_settings.h"
#include "model/diagnosis/setup/training_recipe.h"
#include "model/fleet/gpu_time.h"
#include "model/fleet/run_state.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <string>
#include <utility>

namespace faultline {

namespace {

bool isOf(const RunId& run, const Training& training)
{
    return std::any_of(training.runs.begin(), training.runs.end(),
                       [&run](const RunPtr& one) { return one->id == run; });
}

/// What a diagnosis says of one of its trainings, as if that had been alone.
Diagnosis partOf(const Diagnosis& whole, const Training& training)
{
    Diagnosis part;
    part.trainingCount = 1;
    for (const Finding& finding : whole.findings) {
        if (isOf(finding.run, training)) {
            part.findings.push_back(finding);
            part.findings.back().consequenceOf.reset();
        }
    }
    std::copy_if(whole.abstentions.begin(), whole.abstentions.end(),
                 std::back_inserter(part.abstentions),
                 [&training](const Abstention& one) { return isOf(one.run, training); });
    std::copy_if(whole.outcomes.begin(), whole.outcomes.end(), std::back_inserter(part.outcomes),
                 [&training](const RuleOutcome& one) { return isOf(one.run, training); });
    rankCauses(part, std::span(&training, 1));
    part.verdict = verdictOf(part);
    part.verdictSeverity = verdictSeverityOf(part);
    return part;
}

std::string modelOf(const Training& training)
{
    if (training.memoryPlan && !training.memoryPlan->model.empty())
        return training.memoryPlan->model;
    const std::optional<StatedSetting> stated =
        statedSetting(training, {"model_name_or_path", "model_name", "model", "arch",
                                 "architecture", "backbone", "net", "network"});
    if (stated && !stated->value.empty() && !stated->number())
        return stated->value;
    const std::optional<TrainingRecipe> recipe = recipeOf(training);
    return recipe ? recipe->model : std::string();
}

std::string_view frameworkName(const Training& training)
{
    switch (frameworkOf(training)) {
    case Framework::ObjectDetectionApi: return "object-detection-api";
    case Framework::TensorFlow: return "tensorflow";
    case Framework::PyTorch: return "pytorch";
    case Framework::Unknown: break;
    }
    return {};
}

std::optional<std::int64_t> lastStepIn(const Training& training)
{
    std::optional<std::int64_t> last;
    const auto take = [&last](std::int64_t step) { last = std::max(last.value_or(step), step); };
    if (!training.progress.empty()) {
        for (const MarkRange& attempt : training.progress.attempts)
            take(training.progress.lastOf(attempt).step);
        return last;
    }
    for (const ConsoleLogPtr& log : training.logs) {
        for (const auto& [tag, scalar] : log->series) {
            if (!scalar.series.empty())
                take(scalar.series.step(scalar.series.size() - 1));
        }
    }
    return last;
}

RunSummary summaryOf(const Training& training, const Diagnosis& diagnosis, bool isAlone,
                     bool isFresh)
{
    RunSummary summary;
    summary.training = training.name;
    summary.verdict = toEnglish(diagnosis.verdict);
    summary.severity = diagnosis.verdictSeverity;
    const Finding* first = nullptr;
    // A remark about a run that is well is no cause: it has cost nothing.
    if (diagnosis.verdictSeverity.value_or(Severity::Info) != Severity::Info)
        first = &diagnosis.findings[diagnosis.causes.front().finding];
    if (first != nullptr) {
        summary.code = first->code;
        summary.rule = first->ruleId.text();
        summary.confidence = first->confidence;
    }
    const Coverage coverage = coverageOf(diagnosis);
    if (coverage.checks > 0)
        summary.judged =
            static_cast<double>(coverage.judged) / static_cast<double>(coverage.checks);
    std::vector<const Finding*> findings;
    for (const Finding& finding : diagnosis.findings)
        findings.push_back(&finding);
    if (!training.isPlanned)
        summary.state = endOf(training, findings, isFresh);
    summary.model = modelOf(training);
    summary.framework = frameworkName(training);
    if (training.machine && training.machine->gpu)
        summary.gpu = training.machine->gpu->name;
    if (training.machine && training.machine->gpuCount > 0)
        summary.gpus = training.machine->gpuCount;
    const GpuTime time = gpuTimeOf(training, summary.state, first, isAlone);
    summary.start = time.start;
    summary.end = time.end;
    summary.gpuHours = time.hours;
    summary.gpuHoursLost = time.lost;
    summary.lastStep = lastStepIn(training);
    return summary;
}

} // namespace

std::vector<RunSummary> summarise(const CaseAnalysis& analysis, const Diagnosis& diagnosis,
                                  bool isFresh)
{
    std::vector<RunSummary> summaries;
    const std::vector<Training>& trainings = analysis.trainings;
    if (trainings.size() == 1) {
        summaries.push_back(summaryOf(trainings.front(), diagnosis, true, isFresh));
        return summaries;
    }
    for (const Training& training : trainings)
        summaries.push_back(summaryOf(training, partOf(diagnosis, training), false, isFresh));
    if (summaries.empty()) {
        RunSummary none;
        none.verdict = toEnglish(diagnosis.verdict);
        none.severity = diagnosis.verdictSeverity;
        summaries.push_back(std::move(none));
    }
    return summaries;
}

} // namespace faultline
