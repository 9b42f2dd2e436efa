// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/judge_case.h"

#include "model/diagnosis/analysis/case_analysis.h"
#include "model/diagnosis/engine/builtin_rules.h"
#include "model/diagnosis/engine/diagnose.h"
#include "model/summaries/measure_layers.h"

#include <memory>

namespace faultline {

namespace {

AnalysisOptions analysisOptions(const DiagnosisOptions& options)
{
    return {.clockCorrections = options.clockCorrections,
            .machine = options.machine,
            .datasets = options.datasets,
            .withLayers = nullptr};
}

} // namespace

Result<Diagnosis> judgeCase(const CasePtr& data, const DiagnosisOptions& options,
                            ReadMonitor& monitor)
{
    AnalysisOptions wanted = analysisOptions(options);
    wanted.withLayers = std::make_shared<const CaseData>(withLayerSeries(*data, monitor));
    const Result<CaseAnalysisPtr> analysis = analyse(data, wanted, monitor);
    if (!analysis)
        return analysis.error();
    return diagnose(**analysis, builtinRules(), options.settings, monitor);
}

std::vector<DatasetEvidencePtr> measureCase(const CasePtr& data, const DiagnosisOptions& options,
                                            ReadMonitor& monitor)
{
    DatasetLoadOptions loading;
    loading.cacheFolder = defaultDatasetCacheFolder();
    // Progress counts the bytes of datasets, and finding trainings takes no time beside those.
    SilentMonitor silent;
    const Result<CaseAnalysisPtr> analysis = analyse(data, analysisOptions(options), silent);
    return measureDatasets((*analysis)->trainings, monitor, loading);
}

} // namespace faultline
