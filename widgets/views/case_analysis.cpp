// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/case_analysis.h"

#include "model/qt/background_release.h"
#include "model/qt/text.h"
#include "widgets/view_state.h"

#include <QtConcurrentRun>

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

CaseAnalyser::CaseAnalyser(ViewState& state) : QObject(&state), m_state(state)
{
    m_pool.setMaxThreadCount(1);
    connect(&m_watcher, &QFutureWatcherBase::finished, this, &CaseAnalyser::take);
    connect(&state, &ViewState::caseChanged, this, &CaseAnalyser::start);
    connect(&state, &ViewState::clockCorrectionsChanged, this, &CaseAnalyser::start);
    start();
}

CaseAnalyser::~CaseAnalyser()
{
    m_watcher.disconnect(this);
    m_pool.waitForDone();
}

void CaseAnalyser::finish()
{
    while (m_busy) {
        m_watcher.waitForFinished();
        take();
    }
}

void CaseAnalyser::start()
{
    const CasePtr opened = m_state.caseData();
    if (!opened) {
        m_busy = false;
        m_watcher.setFuture({});
        if (std::exchange(m_analysis, nullptr))
            emit analysisChanged();
        return;
    }
    if (m_busy)
        return; // take() looks again
    m_busy = true;
    const std::map<std::string, double> corrections = m_state.clockCorrections();
    m_watcher.setFuture(QtConcurrent::run(&m_pool, [opened, corrections]() -> CaseAnalysisPtr {
        SilentMonitor monitor;
        AnalysisOptions options;
        options.clockCorrections = corrections;
        return releasedInBackground(*analyse(opened, std::move(options), monitor));
    }));
}

void CaseAnalyser::take()
{
    // finish() may have taken the result before the event that announces it arrives.
    if (!m_busy || !m_watcher.isFinished())
        return;
    m_busy = false;
    m_analysis = m_watcher.result();
    const bool outdated = m_analysis->data != m_state.caseData()
                          || m_analysis->options.clockCorrections != m_state.clockCorrections();
    emit analysisChanged();
    if (outdated)
        start();
}

} // namespace faultline::ui
