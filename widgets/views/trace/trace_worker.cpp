// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/trace/trace_worker.h"

#include <QtConcurrentRun>

#include <utility>

namespace faultline::ui {

TraceWorker::TraceWorker(QObject* parent) : QObject(parent)
{
    m_pool.setMaxThreadCount(1);
    connect(&m_rowsWatcher, &QFutureWatcherBase::finished, this, &TraceWorker::takeRows);
    connect(&m_matchesWatcher, &QFutureWatcherBase::finished, this, &TraceWorker::takeMatches);
}

TraceWorker::~TraceWorker()
{
    cancel(m_rowsCancelled);
    cancel(m_matchesCancelled);
    m_rowsWatcher.disconnect(this);
    m_matchesWatcher.disconnect(this);
    m_pool.waitForDone();
}

void TraceWorker::cancel(Flag& flag)
{
    if (flag)
        *flag = true;
    flag = std::make_shared<std::atomic<bool>>(false);
}

void TraceWorker::prepare(TraceProfilePtr profile)
{
    cancel(m_rowsCancelled);
    cancel(m_matchesCancelled);
    m_matchesTaken = true;
    m_rowsTaken = profile == nullptr;
    if (!profile) {
        m_rowsWatcher.setFuture({});
        return;
    }
    const Flag flag = m_rowsCancelled;
    m_rowsWatcher.setFuture(QtConcurrent::run(&m_pool, [profile = std::move(profile), flag] {
        return TraceRows::build(profile, *flag);
    }));
}

void TraceWorker::search(TraceRowsPtr rows, const QString& text)
{
    cancel(m_matchesCancelled);
    m_matchesTaken = false;
    const Flag flag = m_matchesCancelled;
    m_matchesWatcher.setFuture(QtConcurrent::run(&m_pool, [rows = std::move(rows), text, flag] {
        return TraceMatches::find(rows, text, *flag);
    }));
}

void TraceWorker::takeRows()
{
    if (m_rowsTaken || !m_rowsWatcher.isFinished())
        return;
    m_rowsTaken = true;
    if (const TraceRowsPtr rows = m_rowsWatcher.result())
        emit prepared(rows);
}

void TraceWorker::takeMatches()
{
    if (m_matchesTaken || !m_matchesWatcher.isFinished())
        return;
    m_matchesTaken = true;
    if (const TraceMatchesPtr matches = m_matchesWatcher.result())
        emit found(matches);
}

void TraceWorker::finish()
{
    if (!m_rowsTaken)
        m_rowsWatcher.waitForFinished();
    takeRows();
    if (!m_matchesTaken)
        m_matchesWatcher.waitForFinished();
    takeMatches();
}

} // namespace faultline::ui
