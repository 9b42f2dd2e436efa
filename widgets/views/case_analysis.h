// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/analysis/case_analysis.h"

#include <QFutureWatcher>
#include <QObject>
#include <QThreadPool>

#include <vector>

namespace faultline::ui {

class ViewState;

/// The trainings with a visible run. They live as long as the analysis.
[[nodiscard]] std::vector<const Training*> visibleTrainings(const CaseAnalysis& analysis,
                                                            const ViewState& state);

/// Keeps the analysis of the case that is open, under the clocks that the user corrected, up to
/// date in the background. One for each
/// ViewState, shared by its pages. While a case grows, snapshots that come faster than they can be
/// analysed are skipped, never queued.
class CaseAnalyser : public QObject {
    Q_OBJECT

public:
    /// The one of `state`, made on first use and owned by it.
    static CaseAnalyser& of(ViewState& state);
    ~CaseAnalyser() override;

    /// Of the latest snapshot that is done; null if nothing is open or ready.
    [[nodiscard]] const CaseAnalysisPtr& analysis() const { return m_analysis; }
    /// Waits until it is up to date.
    void finish();

signals:
    void analysisChanged();

private:
    explicit CaseAnalyser(ViewState& state);

    void start();
    void take();

    ViewState& m_state;
    CaseAnalysisPtr m_analysis;
    QFutureWatcher<CaseAnalysisPtr> m_watcher;
    bool m_busy = false;
    QThreadPool m_pool;
};

} // namespace faultline::ui
