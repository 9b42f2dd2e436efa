// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli_judge.h"

#include "app/cli_command.h"
#include "app/cli_progress.h"
#include "model/dataset/load_dataset.h"
#include "model/diagnosis/engine/builtin_rules.h"
#include "model/diagnosis/engine/diagnose.h"
#include "model/diagnosis/evidence/dataset_evidence.h"
#include "model/report/plain_text.h"
#include "model/summaries/measure_layers.h"

#include <memory>
#include <utility>
#include <vector>

namespace faultline::cli {

namespace {

/// Reads the datasets of the case, with progress on standard error, unless --no-data says not to.
/// Says which could not be read; Ctrl+C leaves out what was not read by then.
std::vector<DatasetEvidencePtr> readDatasets(const CaseAnalysis& analysis,
                                             const Arguments& arguments)
{
    if (analysis.data->datasets.empty() || arguments.has("--no-data"))
        return {};
    DatasetLoadOptions options;
    options.cacheFolder = defaultDatasetCacheFolder();
    std::vector<DatasetEvidencePtr> datasets;
    {
        const InterruptGuard guard;
        ProgressMonitor monitor(arguments.has("--quiet"));
        datasets =
            measureDatasets(analysis.trainings, monitor, options,
                            arguments.has("--pixels") ? PixelScan::Decode : PixelScan::IfKnown);
    }
    for (const DatasetEvidencePtr& evidence : datasets) {
        if (!evidence->problem.empty() && !arguments.has("--quiet"))
            complain(printable(evidence->source->name()) + ": "
                     + printable(toEnglish(evidence->problem)));
    }
    return datasets;
}

/// The case before its datasets were read. Fails only on Ctrl+C.
Result<CaseAnalysisPtr> analysed(const CasePtr& data, const CaseFile& file,
                                 const Arguments& arguments)
{
    AnalysisOptions options{.clockCorrections = file.clockCorrections, .machine = file.machine};
    const InterruptGuard guard;
    {
        ProgressMonitor reading(arguments.has("--quiet"));
        options.withLayers = std::make_shared<const CaseData>(withLayerSeries(*data, reading));
    }
    ProgressMonitor monitor(arguments.has("--quiet"), ProgressMonitor::Work::Judging);
    monitor.setTotal(analysisSteps(*data));
    return analyse(data, std::move(options), monitor);
}

/// Judges it with its datasets. Fails only on Ctrl+C.
Result<JudgedCase> diagnosed(const CaseAnalysis& before, const RuleSettings& settings,
                             const Arguments& arguments)
{
    AnalysisOptions options = before.options;
    options.datasets = readDatasets(before, arguments);
    const InterruptGuard guard;
    ProgressMonitor monitor(arguments.has("--quiet"), ProgressMonitor::Work::Judging);
    monitor.setTotal(analysisSteps(*before.data) + diagnosisSteps(before, builtinRules()));
    JudgedCase judged;
    Result<CaseAnalysisPtr> analysis = analyseAgain(before, std::move(options), monitor);
    if (!analysis)
        return analysis.error();
    judged.analysis = *std::move(analysis);
    Result<Diagnosis> diagnosis = diagnose(*judged.analysis, builtinRules(), settings, monitor);
    if (!diagnosis)
        return diagnosis.error();
    judged.diagnosis = *std::move(diagnosis);
    return judged;
}

} // namespace

Result<JudgedCase> judgeCase(const CasePtr& data, const CaseFile& file, const Arguments& arguments)
{
    const Result<CaseAnalysisPtr> analysis = analysed(data, file, arguments);
    if (!analysis)
        return analysis.error();
    return diagnosed(**analysis, file.rules, arguments);
}

} // namespace faultline::cli
