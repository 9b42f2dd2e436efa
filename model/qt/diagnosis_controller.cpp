// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/diagnosis_controller.h"

#include <QLoggingCategory>

#include <algorithm>
#include <chrono>
#include <utility>

namespace faultline {

namespace {

Q_LOGGING_CATEGORY(lcDiagnosis, "faultline.diagnosis", QtWarningMsg)

constexpr std::chrono::milliseconds kProgressInterval(100);

} // namespace

DiagnosisSteps DiagnosisSteps::builtin()
{
    return {.measure = measureCase, .diagnose = judgeCase};
}

DiagnosisController::DiagnosisController(DiagnosisSteps steps, QObject* parent)
    : QObject(parent), m_steps(std::move(steps))
{
    m_progressTimer.setInterval(kProgressInterval);
    connect(&m_progressTimer, &QTimer::timeout, this, [this] { emit progressChanged(progress()); });
}

DiagnosisController::~DiagnosisController()
{
    // Their workers hold the case, not this.
    m_measuring.drop();
    m_judging.drop();
}

void DiagnosisController::setCase(CasePtr data, DiagnosisOptions options)
{
    m_measuring.drop();
    m_judging.drop();
    m_case = std::move(data);
    m_isJudgingGrowth = false;
    m_options = std::move(options);
    m_options.datasets.clear();
    setStage(Stage::Idle);
    if (m_case && !m_case->datasets.empty())
        measure();
}

void DiagnosisController::setGrown(CasePtr data)
{
    if (!m_case || !data)
        return;
    const bool sameDatasets = data->datasets == m_case->datasets;
    m_case = std::move(data);
    m_isJudgingGrowth = sameDatasets;
    if (sameDatasets)
        judge();
    else
        measure();
}

void DiagnosisController::setOptions(DiagnosisOptions options)
{
    if (options.settings == m_options.settings && options.machine == m_options.machine
        && options.clockCorrections == m_options.clockCorrections)
        return;
    options.datasets = std::move(m_options.datasets);
    m_options = std::move(options);
    m_isJudgingGrowth = false;
    // Datasets that are being measured are judged with these anyway, but that may take long.
    if (m_case)
        judge();
}

void DiagnosisController::cancelMeasuring()
{
    if (!m_measuring.isRunning())
        return;
    m_measuring.drop();
    setStage(m_judging.isRunning() ? Stage::Judging : Stage::Idle);
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
    for (const auto& dataset : m_case->datasets)
        m_totalBytes += dataset->file.sizeBytes;
    setStage(Stage::Measuring);
    m_measuring.start(
        [data = m_case, steps = m_steps, options = m_options](WorkMonitor& monitor)
            -> Result<DiagnosisSteps::Datasets> { return steps.measure(data, options, monitor); },
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
    m_judging.start(
        [data = m_case, steps = m_steps,
         options = m_options](WorkMonitor& monitor) -> Result<DiagnosisPtr> {
            Result<Diagnosis> diagnosis = steps.diagnose(data, options, monitor);
            if (!diagnosis)
                return diagnosis.error();
            return std::make_shared<const Diagnosis>(std::move(*diagnosis));
        },
        [this](const Result<DiagnosisPtr>& diagnosis) {
            setStage(m_measuring.isRunning() ? Stage::Measuring : Stage::Idle);
            if (diagnosis)
                emit diagnosed(*diagnosis);
            else
                qCWarning(lcDiagnosis, "diagnosing stopped: %s",
                          diagnosis.error().message().c_str());
        });
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
    m_measuring.finish();
    m_judging.finish();
}

} // namespace faultline
