// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/signals/curve_events.h"
#include "model/session/jobs/background_work.h"

#include <QObject>

#include <map>
#include <utility>
#include <vector>

namespace faultline {

/// Looks for the events of the curves of some runs, off the GUI thread. What was found of a run is
/// kept as long as the run is asked for or in the case, so that hiding and showing it costs
/// nothing. GUI thread only; its destructor cancels and waits.
class CurveEventFinder : public QObject {
    Q_OBJECT

public:
    explicit CurveEventFinder(const JobQueuePtr& jobs, QObject* parent = nullptr);
    ~CurveEventFinder() override;

    /// The runs of the case: what is known of others is forgotten.
    void setCase(const CasePtr& data);
    /// Looks at those of these runs that it does not know yet. changed() follows, at once if there
    /// is nothing to look at. Work for runs that are wanted no more is cancelled.
    void look(std::vector<RunPtr> runs);
    void stop();

    /// Of the runs last asked for, as far as they are known, in order of onset.
    [[nodiscard]] std::vector<RunEvent> events() const;
    [[nodiscard]] bool isRunning() const { return m_work.isRunning(); }
    /// Runs and scalar tags that the events are of.
    [[nodiscard]] std::size_t runCount() const { return m_runs.size(); }
    [[nodiscard]] std::size_t tagCount() const;
    /// Waits. For pictures and tests.
    void finish() { m_work.finish(); }

signals:
    void changed();

private:
    using Found = std::vector<std::pair<RunPtr, std::vector<RunEvent>>>;

    std::vector<RunPtr> m_runs;
    std::map<RunPtr, std::vector<RunEvent>> m_known;
    BackgroundWork<Found> m_work;
};

} // namespace faultline
