// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/analysis/case_analysis.h"
#include "model/session/jobs/background_work.h"

#include <QObject>

#include <map>
#include <string>

namespace faultline {

/// Keeps the analysis of a case up to date in the background. While a case grows, snapshots that
/// come faster than they can be analysed are skipped, never queued. GUI thread only.
class CaseAnalyser : public QObject {
    Q_OBJECT

public:
    explicit CaseAnalyser(const JobQueuePtr& jobs, QObject* parent = nullptr);
    ~CaseAnalyser() override;

    /// Analyses it, unless that was done, under the clocks that the user corrected. Null: nothing
    /// is open.
    void setCase(CasePtr data, std::map<ArtifactId, double> clockCorrections);
    /// Of the latest snapshot that is done; null if nothing is open or ready.
    [[nodiscard]] const CaseAnalysisPtr& analysis() const { return m_analysis; }
    /// analysis() is of the case and the corrections that were set last.
    [[nodiscard]] bool isUpToDate() const;
    /// Waits until it is. For pictures and tests.
    void finish() { m_work.finish(); }

signals:
    void analysisChanged();
    void failed(); ///< memory ran out

private:
    void start();
    void take(const Result<CaseAnalysisPtr>& analysis);

    JobQueuePtr m_jobs;
    CasePtr m_wanted;
    std::map<ArtifactId, double> m_corrections;
    CasePtr m_running;
    std::map<ArtifactId, double> m_runningCorrections;
    CaseAnalysisPtr m_analysis;
    BackgroundWork<CaseAnalysisPtr> m_work;
};

} // namespace faultline
