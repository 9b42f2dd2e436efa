// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/session/jobs/background_work.h"
#include "widgets/views/trace/trace_rows.h"
#include "widgets/views/trace/trace_search.h"

#include <QObject>
#include <QString>

namespace faultline::ui {

/// Prepares a trace for its timeline and searches it, in jobs: laying out or searching millions of
/// events would stop the window. What is asked last wins.
class TraceWorker : public QObject {
    Q_OBJECT

public:
    explicit TraceWorker(const JobQueuePtr& jobs, QObject* parent = nullptr);
    ~TraceWorker() override;

    /// Null cancels only.
    void prepare(TraceProfilePtr profile);
    void search(TraceRowsPtr rows, const QString& text);
    [[nodiscard]] bool isPreparing() const { return m_rows.isRunning(); }
    /// Waits for what was asked and hands it over, for pictures and tests.
    void finish();

signals:
    void prepared(faultline::ui::TraceRowsPtr rows);
    void found(faultline::ui::TraceMatchesPtr matches);

private:
    BackgroundWork<TraceRowsPtr> m_rows;
    BackgroundWork<TraceMatchesPtr> m_matches;
};

} // namespace faultline::ui
