// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/views/trace/trace_rows.h"
#include "widgets/views/trace/trace_search.h"

#include <QFutureWatcher>
#include <QObject>
#include <QString>
#include <QThreadPool>

#include <atomic>
#include <memory>

namespace faultline::ui {

/// Prepares a trace for its timeline and searches it, on a thread of its own: laying out or
/// searching millions of events would stop the window. What is asked last wins.
class TraceWorker : public QObject {
    Q_OBJECT

public:
    explicit TraceWorker(QObject* parent = nullptr);
    /// Cancels and waits.
    ~TraceWorker() override;

    /// Null cancels only.
    void prepare(TraceProfilePtr profile);
    void search(TraceRowsPtr rows, const QString& text);
    [[nodiscard]] bool isPreparing() const { return !m_rowsTaken; }
    /// Waits for what was asked and hands it over, for pictures and tests.
    void finish();

signals:
    void prepared(faultline::ui::TraceRowsPtr rows);
    void found(faultline::ui::TraceMatchesPtr matches);

private:
    using Flag = std::shared_ptr<std::atomic<bool>>;
    /// Stops the work that the flag was given to, and gives a new one for the next.
    static void cancel(Flag& flag);
    void takeRows();
    void takeMatches();

    QThreadPool m_pool;
    QFutureWatcher<TraceRowsPtr> m_rowsWatcher;
    QFutureWatcher<TraceMatchesPtr> m_matchesWatcher;
    Flag m_rowsCancelled;
    Flag m_matchesCancelled;
    bool m_rowsTaken = true;
    bool m_matchesTaken = true;
};

} // namespace faultline::ui
