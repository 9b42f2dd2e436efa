// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/trace/trace_worker.h"

#include <utility>

namespace faultline::ui {

TraceWorker::TraceWorker(const JobQueuePtr& jobs, QObject* parent)
    : QObject(parent),
      m_rows(jobs, JobLane::Long, JobPriority::Urgent),
      m_matches(jobs, JobLane::Long, JobPriority::Urgent)
{
}

TraceWorker::~TraceWorker() = default;

void TraceWorker::prepare(TraceProfilePtr profile)
{
    m_rows.drop();
    m_matches.drop();
    if (!profile)
        return;
    m_rows.start(
        [profile = std::move(profile)](WorkMonitor& monitor) -> Result<TraceRowsPtr> {
            return TraceRows::build(profile, monitor);
        },
        [this](const Result<TraceRowsPtr>& rows) {
            if (rows && *rows)
                emit prepared(*rows);
        });
}

void TraceWorker::search(TraceRowsPtr rows, const QString& text)
{
    m_matches.start(
        [rows = std::move(rows), text](WorkMonitor& monitor) -> Result<TraceMatchesPtr> {
            return TraceMatches::find(rows, text, monitor);
        },
        [this](const Result<TraceMatchesPtr>& matches) {
            if (matches && *matches)
                emit found(*matches);
        });
}

void TraceWorker::finish()
{
    m_rows.finish();
    m_matches.finish();
}

} // namespace faultline::ui
