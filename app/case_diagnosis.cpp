// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/case_diagnosis.h"

#include "model/qt/case_document.h"
#include "model/session/open_case.h"

namespace faultline::ui {

CaseDiagnosis::CaseDiagnosis(ViewState& state, LoadController& loader, QObject* parent)
    : QObject(parent), m_state(state), m_loader(loader), m_controller(state.opened().jobs())
{
    connect(&state.document(), &CaseDocument::diagnosisOptionsChanged, this,
            &CaseDiagnosis::followOptions);
    connect(&state, &ViewState::clockCorrectionsChanged, this, &CaseDiagnosis::followOptions);
    connect(&m_controller, &DiagnosisController::diagnosed, &state,
            [&state](const DiagnosisPtr& diagnosis) { state.setDiagnosis(diagnosis); });
    // Queued: a stage is told before the diagnosis that ended it.
    connect(&m_controller, &DiagnosisController::stageChanged, this, &CaseDiagnosis::tellIfSettled,
            Qt::QueuedConnection);
    connect(&loader, &LoadController::stateChanged, this, [this](LoadState now) {
        if (now != LoadState::Loading)
            return;
        // What is measured or judged now is about a case that is going to be replaced.
        m_loadedWith = options();
        m_controller.setCase(nullptr, {});
    });
    // The case from before stays, and can be judged again.
    const auto goOn = [this] {
        if (m_state.caseData() && m_state.diagnosis())
            begin();
    };
    connect(&state, &ViewState::datasetReplaced, this, [this] {
        if (m_loader.state() != LoadState::Idle || !m_state.diagnosis())
            return; // it will begin when the load ends
        m_loadedWith = options();
        begin();
    });
    connect(&loader, &LoadController::loadFailed, this, goOn);
    connect(&loader, &LoadController::loadCancelled, this, goOn);
}

void CaseDiagnosis::begin()
{
    m_controller.setCase(m_state.caseData(), m_loadedWith);
    followOptions(); // changed while it was loaded
    tellIfSettled();
}

void CaseDiagnosis::grow()
{
    m_controller.setGrown(m_state.caseData());
}

void CaseDiagnosis::tellIfSettled()
{
    const bool isSettled = m_controller.stage() == DiagnosisController::Stage::Idle
                           && m_loader.state() == LoadState::Idle;
    if (!isSettled || !m_state.diagnosis() || m_state.diagnosis() == m_told)
        return;
    m_told = m_state.diagnosis();
    emit settled();
}

void CaseDiagnosis::followOptions()
{
    m_loader.setOptions(options());
    m_controller.setOptions(options());
}

DiagnosisOptions CaseDiagnosis::options() const
{
    const CaseDocument& document = m_state.document();
    return {.settings = document.ruleSettings(),
            .machine = document.machine(),
            .clockCorrections = m_state.clockCorrections()};
}

} // namespace faultline::ui
