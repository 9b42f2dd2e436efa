// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/fleet/judge_path.h"

#include "model/dataset/load_dataset.h"
#include "model/diagnosis/analysis/case_analysis.h"
#include "model/diagnosis/engine/builtin_rules.h"
#include "model/diagnosis/engine/diagnose.h"
#include "model/fleet/summarise.h"
#include "model/readers/load_case.h"
#include "model/report/version.h"
#include "model/summaries/measure_layers.h"

#include <chrono>
#include <exception>
#include <memory>
#include <utility>

namespace faultline {

namespace {

/// A training that wrote longer ago than this is not running: an epoch may take minutes.
constexpr double kFreshSeconds = 600.0;

double clockNow()
{
    using Seconds = std::chrono::duration<double>;
    return Seconds(std::chrono::system_clock::now().time_since_epoch()).count();
}

/// Files that were copied are new while what they tell is old.
bool isFresh(const CaseAnalysis& analysis, const PathState& state, double now)
{
    return now - state.newest < kFreshSeconds && analysis.endTime
           && now - *analysis.endTime < kFreshSeconds;
}

Result<std::vector<RunSummary>> judged(const std::string& path, const PathState& state,
                                       const JudgePathOptions& options, ReadMonitor& monitor)
{
    LoadOptions loading;
    loading.threads = options.threads;
    const std::vector<std::string> paths{path};
    const Result<CasePtr> data = loadCase(paths, monitor, loading);
    if (!data)
        return data.error();
    AnalysisOptions analysing;
    analysing.withLayers = std::make_shared<const CaseData>(withLayerSeries(**data, monitor));
    Result<CaseAnalysisPtr> analysis = analyse(*data, analysing, monitor);
    if (!analysis)
        return analysis.error();
    if (options.withData && !(*data)->datasets.empty()) {
        DatasetLoadOptions reading;
        reading.cacheFolder = defaultDatasetCacheFolder();
        reading.threads = options.threads;
        analysing.datasets =
            measureDatasets((*analysis)->trainings, monitor, reading, options.pixels);
        Result<CaseAnalysisPtr> again = analyseAgain(**analysis, analysing, monitor);
        if (!again)
            return again.error();
        analysis = std::move(again);
    }
    const Result<Diagnosis> diagnosis = diagnose(**analysis, builtinRules(), {}, monitor);
    if (!diagnosis)
        return diagnosis.error();
    const double now = options.now > 0.0 ? options.now : clockNow();
    return summarise(**analysis, *diagnosis, isFresh(**analysis, state, now));
}

void stamp(const std::string& path, const PathState& state, RunSummary& summary)
{
    summary.path = path;
    summary.bytes = state.bytes;
    summary.fingerprint = state.fingerprint;
    summary.version = std::string(programVersion());
}

} // namespace

RunSummary failedSummary(const std::string& path, const Result<PathState>& state, std::string error)
{
    RunSummary summary;
    stamp(path, state ? *state : PathState(), summary);
    summary.error = std::move(error);
    return summary;
}

std::vector<RunSummary> judgePath(const std::string& path, const Result<PathState>& state,
                                  const JudgePathOptions& options, ReadMonitor& monitor)
{
    if (!state)
        return {failedSummary(path, state, toEnglish(state.error().detail))};
    try {
        Result<std::vector<RunSummary>> summaries = judged(path, *state, options, monitor);
        if (!summaries)
            return {failedSummary(path, state, toEnglish(summaries.error().detail))};
        for (RunSummary& summary : *summaries)
            stamp(path, *state, summary);
        return std::move(*summaries);
    } catch (const std::exception& error) {
        return {failedSummary(path, state, error.what())};
    }
}

} // namespace faultline
