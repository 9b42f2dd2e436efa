// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/analysis/case_analysis.h"

#include "model/diagnosis/evidence/dataset_evidence.h"
#include "model/diagnosis/evidence/memory_plan.h"
#include "model/diagnosis/setup/contradictions.h"
#include "model/diagnosis/setup/printed_settings.h"
#include "model/diagnosis/signals/log_course.h"

#include <algorithm>
#include <utility>

namespace faultline {

namespace {

Error cancelled()
{
    return {.code = ErrorCode::Cancelled,
            .detail = FAULTLINE_TR_NOOP("Errors", "the analysis was cancelled")};
}

/// Of each of the two passes over the trainings: a step for each run.
std::uint64_t stepsOfPass(const CaseData& data)
{
    return std::max<std::uint64_t>(data.runs.size(), 1);
}

void countRuns(CaseAnalysis& analysis, const ReadMonitor& monitor)
{
    analysis.totals = totalsOf(*analysis.data, monitor);
    for (const RunPtr& run : analysis.data->runs) {
        analysis.damageCount += run->damageCount();
        const std::optional<double> begin = run->startTime();
        if (begin && *begin > kEarliestWallTime)
            analysis.beginTime = std::min(analysis.beginTime.value_or(*begin), *begin);
        const std::optional<double> end = run->endTime();
        if (end && *end > kEarliestWallTime)
            analysis.endTime = std::max(analysis.endTime.value_or(*end), *end);
    }
}

/// Gives the trainings what depends on options other than the clocks. False if it was cancelled.
bool complete(CaseAnalysis& analysis, ReadMonitor& monitor)
{
    const Result<TargetMachine> chosen = chosenMachine(analysis.options.machine);
    const bool hasRuns = !analysis.data->runs.empty();
    for (Training& training : analysis.trainings) {
        if (monitor.isCancelled())
            return false;
        const ConfigDocumentPtr config = training.config();
        training.datasets =
            evidenceFor(training.datasetSources, config ? config->id() : ArtifactId(),
                        analysis.options.datasets);
        training.machine = std::make_shared<const TargetMachine>(
            machineOf(training, chosen ? &chosen.value() : nullptr));
        training.memoryPlan = planMemory(training);
        if (hasRuns)
            monitor.advance(training.runs.size());
    }
    if (!hasRuns)
        monitor.advance(1);
    return !monitor.isCancelled();
}

} // namespace

std::uint64_t analysisSteps(const CaseData& data)
{
    return 2 * stepsOfPass(data);
}

Result<CaseAnalysisPtr> analyse(CasePtr data, AnalysisOptions options, ReadMonitor& monitor)
{
    auto analysis = std::make_shared<CaseAnalysis>();
    analysis->data = std::move(data);
    analysis->options = std::move(options);
    const CaseData& judged =
        analysis->options.withLayers ? *analysis->options.withLayers : *analysis->data;
    analysis->clocks = guessClocks(judged, analysis->options.clockCorrections, monitor);
    if (monitor.isCancelled())
        return cancelled();
    analysis->trainings = findTrainings(judged, analysis->clocks, monitor);
    for (Training& training : analysis->trainings) {
        if (monitor.isCancelled())
            return cancelled();
        analysis->contradictions.push_back(setAsideContradictions(training));
    }
    followLogs(analysis->trainings, monitor);
    readPrintedSettings(analysis->trainings, monitor);
    countRuns(*analysis, monitor);
    if (!complete(*analysis, monitor))
        return cancelled();
    return CaseAnalysisPtr(std::move(analysis));
}

Result<CaseAnalysisPtr> analyseAgain(const CaseAnalysis& before, AnalysisOptions options,
                                     ReadMonitor& monitor)
{
    if (options.clockCorrections != before.options.clockCorrections
        || options.withLayers != before.options.withLayers)
        return analyse(before.data, std::move(options), monitor);
    auto analysis = std::make_shared<CaseAnalysis>(before);
    analysis->options = std::move(options);
    monitor.advance(stepsOfPass(*before.data));
    if (!complete(*analysis, monitor))
        return cancelled();
    return CaseAnalysisPtr(std::move(analysis));
}

} // namespace faultline
