// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/session/case_analyser.h"

#include "model/session/jobs/background_release.h"

#include <utility>

namespace faultline {

CaseAnalyser::CaseAnalyser(const JobQueuePtr& jobs, QObject* parent)
    : QObject(parent), m_jobs(jobs), m_work(jobs, JobLane::Long)
{
    m_work.setLabel(tr("Analysing the case"));
}

CaseAnalyser::~CaseAnalyser() = default;

void CaseAnalyser::setCase(CasePtr data, std::map<ArtifactId, double> clockCorrections)
{
    m_wanted = std::move(data);
    m_corrections = std::move(clockCorrections);
    if (!m_wanted) {
        m_work.drop();
        if (std::exchange(m_analysis, nullptr))
            emit analysisChanged();
        return;
    }
    if (isUpToDate())
        return;
    // A snapshot of a case that grows is analysed to its end, or none would ever be done; what was
    // read of one that has now been read whole, or under other clocks, is of no use any more.
    const bool isWorthIt = m_running && m_running->isComplete == m_wanted->isComplete
                           && m_running->sources == m_wanted->sources
                           && m_runningCorrections == m_corrections;
    if (!m_work.isRunning() || !isWorthIt)
        start();
}

bool CaseAnalyser::isUpToDate() const
{
    return m_analysis && m_analysis->data == m_wanted
           && m_analysis->options.clockCorrections == m_corrections;
}

void CaseAnalyser::start()
{
    m_running = m_wanted;
    m_runningCorrections = m_corrections;
    m_work.start(
        [data = m_running, corrections = m_corrections,
         jobs = m_jobs](WorkMonitor& monitor) -> Result<CaseAnalysisPtr> {
            monitor.expect(analysisSteps(*data));
            AnalysisOptions options;
            options.clockCorrections = corrections;
            Result<CaseAnalysisPtr> analysis = analyse(data, std::move(options), monitor);
            if (!analysis)
                return analysis;
            return releasedInBackground(jobs, std::move(*analysis));
        },
        [this](const Result<CaseAnalysisPtr>& analysis) { take(analysis); });
}

void CaseAnalyser::take(const Result<CaseAnalysisPtr>& analysis)
{
    m_running.reset();
    if (!analysis) {
        emit failed(); // the next snapshot tries again
        return;
    }
    m_analysis = *analysis;
    emit analysisChanged();
    if (!m_work.isRunning() && m_wanted && !isUpToDate())
        start();
}

} // namespace faultline
