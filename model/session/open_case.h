// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/session/jobs/job_queue.h"

#include <QObject>

#include <memory>

namespace faultline {

class SummaryStore;

/// The case that is open, and all that is worked out of it: one owner for what the pages share. It
/// outlives every page. GUI thread only.
class OpenCase : public QObject {
    Q_OBJECT

public:
    explicit OpenCase(QObject* parent = nullptr);
    /// Cancels all jobs and waits for none.
    ~OpenCase() override;

    /// Where all background work is done.
    [[nodiscard]] const JobQueuePtr& jobs() const { return m_jobs; }
    /// Logged values that were read.
    [[nodiscard]] SummaryStore& summaries() const { return *m_summaries; }

private:
    JobQueuePtr m_jobs;
    std::unique_ptr<SummaryStore> m_summaries;
};

} // namespace faultline
