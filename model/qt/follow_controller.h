// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/run.h"
#include "model/core/table_choice.h"
#include "model/readers/follow/case_follower.h"
#include "model/session/jobs/job_runner.h"

#include <QObject>

#include <chrono>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace faultline {

/// How changes are found out.
enum class FollowMethod {
    Told,   ///< by the system, as they happen
    Looked, ///< by looking every second: a network file system, or no watches left
};

/// Follows a case in the background: what is appended to its files arrives as snapshots, at most a
/// few a second; a newer one replaces one that was not yet taken. One case at a time; of the one
/// before nothing is heard any more. GUI thread only; its destructor asks to stop.
class FollowController : public QObject {
    Q_OBJECT

public:
    static constexpr std::chrono::milliseconds kShortestPause{250};

    /// `best`: Looked, where what the system tells is not to be relied on.
    explicit FollowController(JobQueuePtr jobs, FollowMethod best = FollowMethod::Told,
                              QObject* parent = nullptr);
    ~FollowController() override;

    /// `loaded`: whole, with sources on disk. `tables`: what it was loaded with
    /// (LoadOptions::tables).
    void start(const CasePtr& loaded, const std::map<std::string, TableChoice>& tables = {});
    void stop();
    [[nodiscard]] bool isRunning() const { return m_loop != nullptr; }

    /// Time between two snapshots, at least; for whoever needs long to show one.
    void setPause(std::chrono::milliseconds pause);

    /// As of the last look; nothing before the first.
    [[nodiscard]] const FollowStatus& status() const { return m_status; }
    [[nodiscard]] FollowMethod method() const { return m_method; }

signals:
    void runningChanged(bool isRunning);
    void grown(const faultline::CasePtr& data);
    void statusChanged();
    void filesChanged(const std::vector<faultline::FileNotice>& notices);

private:
    class Loop;

    void end();
    void take(const std::shared_ptr<Loop>& loop);

    JobQueuePtr m_jobs;
    FollowMethod m_best;
    JobTicket m_ticket;
    std::shared_ptr<Loop> m_loop;
    FollowStatus m_status;
    FollowMethod m_method = FollowMethod::Told;
    std::chrono::milliseconds m_pause = kShortestPause;
    JobReceiver m_receiver;
};

} // namespace faultline
