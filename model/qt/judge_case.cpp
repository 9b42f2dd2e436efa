// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/judge_case.h"

#include "model/diagnosis/engine/builtin_rules.h"
#include "model/diagnosis/engine/diagnose.h"
#include "model/summaries/measure_layers.h"

#include <utility>

namespace faultline {

namespace {

/// Null if no run logged what layers are measured by: then the analysis stays as it is.
CasePtr layersOf(const CaseAnalysis& before, ReadMonitor& monitor)
{
    if (before.options.withLayers)
        return before.options.withLayers;
    auto with = std::make_shared<CaseData>(withLayerSeries(*before.data, monitor));
    return with->runs == before.data->runs ? nullptr : CasePtr(std::move(with));
}

} // namespace

Result<Judgement> judgeCase(const CaseAnalysis& before, const DiagnosisOptions& options,
                            ReadMonitor& monitor)
{
    AnalysisOptions wanted{.clockCorrections = before.options.clockCorrections,
                           .machine = options.machine,
                           .datasets = options.datasets,
                           .withLayers = layersOf(before, monitor)};
    Result<CaseAnalysisPtr> analysis = analyseAgain(before, std::move(wanted), monitor);
    if (!analysis)
        return analysis.error();
    Result<Diagnosis> diagnosis = diagnose(**analysis, builtinRules(), options.settings, monitor);
    if (!diagnosis)
        return diagnosis.error();
    return Judgement{.analysis = std::move(*analysis),
                     .diagnosis = std::make_shared<const Diagnosis>(std::move(*diagnosis))};
}

std::vector<DatasetEvidencePtr> measureCase(const CaseAnalysis& analysis, ReadMonitor& monitor)
{
    DatasetLoadOptions loading;
    loading.cacheFolder = defaultDatasetCacheFolder();
    return measureDatasets(analysis.trainings, monitor, loading);
}

} // namespace faultline
