// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/session/jobs/job_queue.h"
#include "model/session/jobs/job_runner.h"

#include <QElapsedTimer>
#include <QTimer>
#include <QToolButton>

#include <cstdint>
#include <map>
#include <vector>

class QAction;
class QMenu;

namespace faultline::ui {

/// The listed jobs of a queue, in the status bar: how many there are, and a menu with the name and
/// the progress of each, whose items stop them. Hidden while none has been there for kPatienceMs.
class JobButton : public QToolButton {
    Q_OBJECT

public:
    static constexpr int kPatienceMs = 300;

    explicit JobButton(JobQueuePtr jobs, QWidget* parent = nullptr);
    ~JobButton() override;

private:
    void follow();
    void refresh();
    void refreshMenu();

    JobQueuePtr m_jobs;
    QMenu* m_menu;
    QElapsedTimer m_clock;
    std::map<std::uint64_t, qint64> m_firstSeen; ///< by job, on that clock
    std::vector<JobStatus> m_shown;              ///< those that have been there for long enough
    std::map<std::uint64_t, QAction*> m_items;
    QTimer m_timer; ///< while any is listed
    JobReceiver m_receiver;
};

} // namespace faultline::ui
