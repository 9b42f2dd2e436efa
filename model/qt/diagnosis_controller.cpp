// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/diagnosis_controller.h"

#include "model/session/jobs/background_release.h"

#include <QLoggingCategory>

#include <algorithm>
#include <chrono>
#include <utility>

namespace faultline {

namespace {

Q_LOGGING_CATEGORY(lcDiagnosis, "faultline.diagnosis", QtWarningMsg)

constexpr std::chrono::milliseconds kProgressInterval(100);

/// What stands for a diagnosis that came to a bad end.
Judgement failedJudgement(CaseAnalysisPtr analysis, const Error& error)
{
    auto failed = std::make_shared<Diagnosis>();
    ImportIssue issue;
    issue.code = IssueCode::RuleFailed;
    issue.detail = error.detail;
    failed->issues.add(std::move(issue));
    return {.analysis = std::move(analysis), .diagnosis = std::move(failed)};
}

} // namespace

DiagnosisSteps DiagnosisSteps::builtin()
{
    return {.measure = measureCase, .diagnose = judgeCase};
}

DiagnosisController::DiagnosisController(const JobQueuePtr& jobs, DiagnosisSteps steps,
                                         QObject* parent)
    : QObject(parent), m_jobs(jobs), m_steps(std::move(steps)), m_measuring(jobs), m_judging(jobs)
{
    m_measuring.setLabel(tr("Measuring the datasets"));
    m_judging.setLabel(tr("Diagnosing the case"));
    m_progressTimer.setInterval(kProgressInterval);
    connect(&m_progressTimer, &QTimer::timeout, this, [this] { emit progressChanged(progress()); });
}

DiagnosisController::~DiagnosisController() = default;

void DiagnosisController::drop()
{
    m_measuring.drop();
    m_judging.drop();
    m_analysis.reset();
    m_prepared.reset();
    m_options.datasets.clear();
    m_isJudgingFirst = false;
    m_isJudgingGrowth = false;
    setStage(Stage::Idle);
}

void DiagnosisController::expect()
{
    drop();
    m_isJudgingFirst = true;
    setStage(Stage::Judging);
}

void DiagnosisController::begin(CaseAnalysisPtr analysis, DiagnosisOptions options)
{
    expect();
    m_analysis = std::move(analysis);
    m_options = std::move(options);
    m_options.datasets.clear();
    judge();
}

void DiagnosisController::resume(CaseAnalysisPtr analysis, DiagnosisOptions options)
{
    drop();
    m_analysis = std::move(analysis);
    m_options = std::move(options);
    m_options.datasets.clear();
    if (!m_analysis->data->datasets.empty())
        measure();
}

void DiagnosisController::setAnalysis(CaseAnalysisPtr analysis)
{
    if (!m_analysis || !analysis)
        return;
    m_analysis = std::move(analysis);
    m_isJudgingGrowth = false;
    judge();
}

void DiagnosisController::setGrown(CaseAnalysisPtr analysis)
{
    if (!m_analysis || !analysis)
        return;
    const bool sameDatasets = analysis->data->datasets == m_analysis->data->datasets;
    m_analysis = std::move(analysis);
    m_isJudgingGrowth = sameDatasets;
    if (sameDatasets)
        judge();
    else
        measure();
}

void DiagnosisController::setOptions(DiagnosisOptions options)
{
    if (options.settings == m_options.settings && options.machine == m_options.machine)
        return;
    options.datasets = std::move(m_options.datasets);
    m_options = std::move(options);
    m_isJudgingGrowth = false;
    // Datasets that are being measured are judged with these anyway, but that may take long.
    if (m_analysis)
        judge();
}

void DiagnosisController::cancel()
{
    if (m_isJudgingFirst) {
        drop();
        emit cancelled();
    } else if (m_measuring.isRunning()) {
        m_measuring.drop();
        setStage(m_judging.isRunning() ? Stage::Judging : Stage::Idle);
    }
}

int DiagnosisController::progress() const
{
    if (m_totalBytes == 0)
        return 0;
    const double share =
        static_cast<double>(m_measuring.progress()) / static_cast<double>(m_totalBytes);
    return static_cast<int>(std::min(share, 1.0) * kProgressMax);
}

void DiagnosisController::measure()
{
    m_totalBytes = 0;
    for (const auto& dataset : m_analysis->data->datasets)
        m_totalBytes += dataset->file.sizeBytes;
    setStage(Stage::Measuring);
    m_measuring.start(
        [analysis = m_analysis, steps = m_steps,
         total = m_totalBytes](WorkMonitor& monitor) -> Result<DiagnosisSteps::Datasets> {
            monitor.expect(total);
            return steps.measure(*analysis, monitor);
        },
        [this](const Result<DiagnosisSteps::Datasets>& measured) {
            if (!measured) {
                qCWarning(lcDiagnosis, "datasets were not measured: %s",
                          measured.error().message().c_str());
                setStage(m_judging.isRunning() ? Stage::Judging : Stage::Idle);
                return;
            }
            m_options.datasets = *measured;
            judge();
        });
}

void DiagnosisController::judge()
{
    setStage(m_measuring.isRunning() ? Stage::Measuring : Stage::Judging);
    const bool isPrepared =
        m_prepared && m_prepared->data == m_analysis->data
        && m_prepared->options.clockCorrections == m_analysis->options.clockCorrections;
    m_judging.start(
        [before = isPrepared ? m_prepared : m_analysis, steps = m_steps, options = m_options,
         jobs = m_jobs](WorkMonitor& monitor) -> Result<Judgement> {
            Result<Judgement> judgement = steps.diagnose(*before, options, monitor);
            if (!judgement)
                return judgement;
            return Judgement{.analysis = releasedInBackground(jobs, judgement->analysis),
                             .diagnosis = releasedInBackground(jobs, judgement->diagnosis)};
        },
        [this](const Result<Judgement>& judgement) { takeJudgement(judgement); });
}

void DiagnosisController::takeJudgement(const Result<Judgement>& judgement)
{
    if (!judgement && judgement.error().code == ErrorCode::Cancelled && m_isJudgingFirst) {
        cancel(); // the user did, in the list of jobs
        return;
    }
    const bool isFirst = std::exchange(m_isJudgingFirst, false);
    if (isFirst && !m_analysis->data->datasets.empty())
        measure();
    else
        setStage(m_measuring.isRunning() ? Stage::Measuring : Stage::Idle);
    if (!judgement)
        qCWarning(lcDiagnosis, "diagnosing stopped: %s", judgement.error().message().c_str());
    if (judgement) {
        m_prepared = judgement->analysis;
        emit diagnosed(*judgement);
    } else if (isFirst) {
        emit diagnosed(failedJudgement(m_analysis, judgement.error()));
    }
}

void DiagnosisController::setStage(Stage stage)
{
    if (stage == Stage::Measuring)
        m_progressTimer.start();
    else
        m_progressTimer.stop();
    if (stage == m_stage)
        return;
    m_stage = stage;
    emit stageChanged(stage);
}

void DiagnosisController::finish()
{
    while (m_judging.isRunning() || m_measuring.isRunning()) {
        m_judging.finish();
        m_measuring.finish();
    }
}

} // namespace faultline
