// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/case_diagnosis.h"

#include "model/qt/diagnosis_controller.h"

namespace faultline::ui {

CaseDiagnosis::CaseDiagnosis(OpenCase& opened, LoadController& loader, QObject* parent)
    : QObject(parent), m_opened(opened), m_loader(loader)
{
    // Queued: a stage is told before the diagnosis that ended it.
    connect(&opened.diagnosing(), &DiagnosisController::stageChanged, this,
            &CaseDiagnosis::tellIfSettled, Qt::QueuedConnection);
    connect(&loader, &LoadController::stateChanged, this, [this](LoadState now) {
        // What is measured or judged now is about a case that is going to be replaced.
        if (now == LoadState::Loading)
            m_opened.dropDiagnosing();
    });
    // The case from before stays, and can be judged again.
    connect(&loader, &LoadController::loadFailed, this, &CaseDiagnosis::resume);
    connect(&loader, &LoadController::loadCancelled, this, &CaseDiagnosis::resume);
    connect(&opened, &OpenCase::datasetReplaced, this, [this] {
        if (m_loader.state() == LoadState::Idle) // else it begins when the load ends
            resume();
    });
}

void CaseDiagnosis::resume()
{
    if (!m_opened.caseData() || !m_opened.diagnosis())
        return;
    m_opened.resumeDiagnosing();
    tellIfSettled();
}

void CaseDiagnosis::tellIfSettled()
{
    const bool isSettled = m_opened.diagnosing().stage() == DiagnosisController::Stage::Idle
                           && m_loader.state() == LoadState::Idle;
    if (!isSettled || !m_opened.diagnosis() || m_opened.diagnosis() == m_told)
        return;
    m_told = m_opened.diagnosis();
    emit settled();
}

} // namespace faultline::ui
