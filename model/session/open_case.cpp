// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/session/open_case.h"

#include "model/core/dataset_source.h"
#include "model/qt/case_document.h"
#include "model/qt/hparam_loader.h"
#include "model/qt/summary_store.h"
#include "model/qt/text.h"
#include "model/session/case_analyser.h"
#include "model/session/case_comparison.h"
#include "model/session/grouped_runs.h"
#include "model/session/open_case_steps.h"
#include "model/session/restart_index.h"

#include <algorithm>
#include <chrono>
#include <utility>
#include <vector>

namespace faultline {

namespace {

DiagnosisOptions optionsOf(const CaseDocument& document)
{
    return {.settings = document.ruleSettings(), .machine = document.machine()};
}

} // namespace

OpenCase::OpenCase(QObject* parent) : OpenCase(OpenCaseSteps(), parent) {}

OpenCase::OpenCase(OpenCaseSteps steps, QObject* parent)
    : OpenCase(std::make_shared<JobQueue>(), std::move(steps), parent)
{
}

OpenCase::OpenCase(JobQueuePtr jobs, QObject* parent)
    : OpenCase(std::move(jobs), OpenCaseSteps(), parent)
{
    m_closesJobs = false;
}

OpenCase::OpenCase(JobQueuePtr jobs, OpenCaseSteps steps, QObject* parent)
    : QObject(parent),
      m_jobs(std::move(jobs)),
      m_document(std::make_unique<CaseDocument>()),
      m_analyser(std::make_unique<CaseAnalyser>(m_jobs)),
      m_diagnosing(std::make_unique<DiagnosisController>(m_jobs, std::move(steps.diagnosis))),
      m_datasets(std::make_unique<DatasetController>(m_jobs, std::move(steps.datasets))),
      m_hparams(std::make_unique<HparamLoader>(m_jobs)),
      m_groups(std::make_unique<GroupedRuns>(*m_hparams)),
      m_restarts(std::make_unique<RestartIndex>(m_jobs)),
      m_summaries(std::make_unique<SummaryStore>(m_jobs)),
      m_comparison(std::make_unique<CaseComparison>(*this))
{
    connect(m_analyser.get(), &CaseAnalyser::analysisChanged, this, [this] {
        emit analysisChanged();
        followAnalysis();
    });
    connect(m_diagnosing.get(), &DiagnosisController::diagnosed, this, &OpenCase::takeJudgement);
    connect(m_diagnosing.get(), &DiagnosisController::cancelled, this, &OpenCase::dropDiagnosing);
    connect(m_analyser.get(), &CaseAnalyser::failed, m_diagnosing.get(),
            &DiagnosisController::cancel);
    connect(m_document.get(), &CaseDocument::diagnosisOptionsChanged, this,
            [this] { m_diagnosing->setOptions(optionsOf(*m_document)); });
}

OpenCase::~OpenCase()
{
    if (m_closesJobs)
        (void)m_jobs->close(std::chrono::milliseconds(0));
}

void OpenCase::setCase(CasePtr data)
{
    if (data == m_data)
        return;
    // A later snapshot of the same sources is the same case.
    const bool sameSources = data && m_data && data->sources == m_data->sources;
    m_data = std::move(data);
    bool diagnosisWasSet = false;
    if (!sameSources) {
        dropDiagnosing();
        m_corrections.clear();
        diagnosisWasSet = std::exchange(m_diagnosis, nullptr) != nullptr;
        m_judged.reset();
        m_keptBack.reset();
        m_keptJudged.reset();
        setRetest(std::nullopt);
        setLive(Live::No);
    }
    m_analyser->setCase(m_data, m_corrections);
    m_datasets->setSources(m_data ? m_data->datasets
                                  : std::vector<std::shared_ptr<const DatasetSource>>());
    m_hparams->setCase(m_data);
    m_groups->setCase(m_data);
    m_restarts->setCase(m_data);
    emit caseChanged();
    if (diagnosisWasSet)
        emit diagnosisChanged();
}

void OpenCase::replaceDataset(const QString& name, std::shared_ptr<const DatasetSource> source)
{
    if (!m_data)
        return;
    auto data = std::make_shared<CaseData>(*m_data); // shares every artifact
    const auto known = std::find_if(data->datasets.begin(), data->datasets.end(),
                                    [&name](const std::shared_ptr<const DatasetSource>& dataset) {
                                        return toQString(dataset->name()) == name;
                                    });
    if (known == data->datasets.end())
        return;
    *known = std::move(source);
    setCase(std::move(data));
    emit datasetReplaced();
}

void OpenCase::setClockCorrection(const ArtifactId& artifact, std::optional<double> seconds)
{
    std::map<ArtifactId, double> corrections = m_corrections;
    if (seconds)
        corrections[artifact] = *seconds;
    else
        corrections.erase(artifact);
    if (corrections == m_corrections)
        return;
    m_corrections = std::move(corrections);
    m_analyser->setCase(m_data, m_corrections);
    emit clockCorrectionsChanged();
}

const CaseAnalysisPtr& OpenCase::analysis() const
{
    return m_analyser->analysis();
}

void OpenCase::finishAnalysis()
{
    m_analyser->finish();
}

void OpenCase::setDiagnosis(DiagnosisPtr diagnosis, CaseAnalysisPtr judged)
{
    if (m_isWithheld) {
        m_keptBack = std::move(diagnosis);
        m_keptJudged = std::move(judged);
        return;
    }
    m_judged = std::move(judged);
    if (diagnosis == m_diagnosis)
        return;
    m_diagnosis = std::move(diagnosis);
    emit diagnosisChanged();
}

void OpenCase::setVerdictWithheld(bool isWithheld)
{
    if (std::exchange(m_isWithheld, isWithheld) == isWithheld)
        return;
    // What is kept back stands apart: nobody comes by it, and what is told is one thing for all.
    DiagnosisPtr& from = isWithheld ? m_diagnosis : m_keptBack;
    DiagnosisPtr& to = isWithheld ? m_keptBack : m_diagnosis;
    to = std::exchange(from, nullptr);
    (isWithheld ? m_keptJudged : m_judged) =
        std::exchange(isWithheld ? m_judged : m_keptJudged, nullptr);
    emit verdictWithheldChanged();
    if (to != nullptr)
        emit diagnosisChanged();
}

void OpenCase::setLive(Live live)
{
    if (std::exchange(m_live, live) != live)
        emit liveChanged();
}

void OpenCase::setRetest(std::optional<RetestReport> report)
{
    if (!report && !m_retest)
        return;
    m_retest = std::move(report);
    emit retestChanged();
}

void OpenCase::diagnose()
{
    m_demand = Demand::Judge;
    m_awaitsFirst = true;
    m_diagnosing->expect();
    followAnalysis();
}

void OpenCase::resumeDiagnosing()
{
    dropDiagnosing();
    m_demand = Demand::Measure;
    followAnalysis();
}

void OpenCase::diagnoseGrowth()
{
    m_diagnosing->setGrown(analysis());
}

void OpenCase::dropDiagnosing()
{
    m_demand = Demand::None;
    m_awaitsFirst = false;
    m_diagnosing->drop();
}

void OpenCase::finishDiagnosis()
{
    m_analyser->finish();
    m_diagnosing->finish();
}

void OpenCase::followAnalysis()
{
    if (!analysis() || !m_data)
        return;
    // One that grows may never be analysed to its end; its trainings tell the datasets anyway.
    const bool hasDatasets = analysis()->data->datasets == m_data->datasets;
    if (m_demand == Demand::Judge && m_analyser->isUpToDate()) {
        m_demand = Demand::None;
        m_diagnosing->begin(analysis(), optionsOf(*m_document));
    } else if (m_demand == Demand::Measure && hasDatasets) {
        m_demand = Demand::None;
        m_diagnosing->resume(analysis(), optionsOf(*m_document));
    } else if (m_diagnosing->analysis()
               && m_diagnosing->analysis()->options.clockCorrections
                      != analysis()->options.clockCorrections) {
        m_diagnosing->setAnalysis(analysis());
    }
}

void OpenCase::takeJudgement(const Judgement& judgement)
{
    setDiagnosis(judgement.diagnosis, judgement.analysis);
    if (std::exchange(m_awaitsFirst, false))
        emit firstDiagnosed();
}

} // namespace faultline
