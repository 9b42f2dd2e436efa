// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/case_analysis.h"

#include "model/qt/text.h"
#include "model/session/jobs/background_release.h"
#include "model/session/open_case.h"
#include "widgets/view_state.h"

#include <algorithm>
#include <utility>

namespace faultline::ui {

std::vector<const Training*> visibleTrainings(const CaseAnalysis& analysis, const ViewState& state)
{
    std::vector<const Training*> visible;
    for (const Training& training : analysis.trainings) {
        if (std::any_of(training.runs.begin(), training.runs.end(), [&state](const RunPtr& run) {
                return state.isRunVisible(toQString(run->name));
            }))
            visible.push_back(&training);
    }
    return visible;
}

CaseAnalyser& CaseAnalyser::of(ViewState& state)
{
    if (auto* existing = state.findChild<CaseAnalyser*>(QString(), Qt::FindDirectChildrenOnly))
        return *existing;
    return *new CaseAnalyser(state);
}

CaseAnalyser::CaseAnalyser(ViewState& state)
    : QObject(&state), m_state(state), m_work(state.opened().jobs(), JobLane::Long)
{
    connect(&state, &ViewState::caseChanged, this, &CaseAnalyser::start);
    connect(&state, &ViewState::clockCorrectionsChanged, this, &CaseAnalyser::start);
    start();
}

CaseAnalyser::~CaseAnalyser() = default;

void CaseAnalyser::finish()
{
    m_work.finish();
}

void CaseAnalyser::start()
{
    const CasePtr opened = m_state.caseData();
    if (!opened) {
        m_work.drop();
        if (std::exchange(m_analysis, nullptr))
            emit analysisChanged();
        return;
    }
    if (m_work.isRunning())
        return; // take() looks again
    m_work.start(
        [opened, corrections = m_state.clockCorrections(),
         jobs = m_state.opened().jobs()](WorkMonitor& monitor) -> Result<CaseAnalysisPtr> {
            AnalysisOptions options;
            options.clockCorrections = corrections;
            Result<CaseAnalysisPtr> analysis = analyse(opened, std::move(options), monitor);
            if (!analysis)
                return analysis;
            return releasedInBackground(jobs, std::move(*analysis));
        },
        [this](const Result<CaseAnalysisPtr>& analysis) { take(analysis); });
}

void CaseAnalyser::take(const Result<CaseAnalysisPtr>& analysis)
{
    if (!analysis)
        return; // memory that ran out is all that can fail; the next snapshot tries again
    m_analysis = *analysis;
    const bool outdated = m_analysis->data != m_state.caseData()
                          || m_analysis->options.clockCorrections != m_state.clockCorrections();
    emit analysisChanged();
    if (outdated)
        start();
}

} // namespace faultline::ui
