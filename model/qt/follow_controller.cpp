// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/follow_controller.h"

#include "model/session/jobs/background_release.h"

#include <QLoggingCategory>

#include <algorithm>
#include <atomic>
#include <mutex>
#include <thread>
#include <utility>

namespace faultline {

namespace {

Q_LOGGING_CATEGORY(lcFollow, "faultline.follow", QtWarningMsg)

using namespace std::chrono_literals;
using SteadyClock = std::chrono::steady_clock;

/// The longest wait for a change that nobody tells of.
constexpr std::chrono::milliseconds kLook = 1s;
/// A writer that writes a record in pieces is given the time to finish it.
constexpr std::chrono::milliseconds kGather = 30ms;
/// Making snapshots may take at most a fifth of the time.
constexpr int kSnapshotFactor = 4;

double secondsNow()
{
    return std::chrono::duration<double>(std::chrono::system_clock::now().time_since_epoch())
        .count();
}

} // namespace

/// The work in its thread, and where it leaves what it found for the GUI thread to take.
class FollowController::Loop : public std::enable_shared_from_this<Loop> {
public:
    struct News {
        CasePtr data; ///< null: as before
        FollowStatus status;
        FollowMethod method = FollowMethod::Told;
        std::vector<FileNotice> notices;
    };

    Loop(FollowController& controller, FollowMethod best)
        : m_controller(&controller),
          m_jobs(controller.m_jobs),
          m_post(controller.m_receiver.post()),
          m_best(best)
    {
    }

    /// After its job was cancelled.
    void wake() { m_watch.wake(); }
    void setPause(std::chrono::milliseconds pause) { m_pause = pause.count(); }

    [[nodiscard]] News takeNews()
    {
        const std::lock_guard lock(m_mutex);
        m_isAnnounced = false;
        News news = m_news;
        m_news.data.reset();
        m_news.notices.clear();
        return news;
    }

    void run(CasePtr loaded, const std::map<std::string, TableChoice>& tables, JobMonitor& monitor)
    {
        try {
            CaseFollower follower(std::move(loaded), monitor, secondsNow(), tables);
            while (!monitor.isCancelled())
                step(follower, monitor);
        } catch (const std::exception& exception) {
            qCWarning(lcFollow, "following stopped with an exception: %s", exception.what());
            m_post([controller = m_controller, self = shared_from_this()] {
                if (controller->m_loop == self)
                    controller->stop();
            });
        }
    }

private:
    void step(CaseFollower& follower, JobMonitor& monitor)
    {
        if (follower.foldersChanged() && m_best == FollowMethod::Told)
            m_watch.watch(follower.folders());
        tell(follower);
        const FolderChanges changes = m_watch.wait(timeToWait(follower));
        if (monitor.isCancelled())
            return;
        if (!changes.empty())
            std::this_thread::sleep_for(kGather);
        follower.poll(changes, m_watch.isTelling(), monitor, secondsNow());
    }

    [[nodiscard]] std::chrono::milliseconds timeToWait(const CaseFollower& follower) const
    {
        if (!follower.hasNews())
            return kLook;
        const auto left =
            std::chrono::ceil<std::chrono::milliseconds>(m_nextSnapshot - SteadyClock::now());
        return std::clamp<std::chrono::milliseconds>(left, 0ms, kLook);
    }

    void tell(CaseFollower& follower)
    {
        CasePtr data;
        const SteadyClock::time_point begin = SteadyClock::now();
        if (follower.hasNews() && begin >= m_nextSnapshot) {
            data = releasedInBackground(m_jobs, follower.snapshot());
            const SteadyClock::duration took = SteadyClock::now() - begin;
            m_nextSnapshot = SteadyClock::now()
                             + std::max<SteadyClock::duration>(std::chrono::milliseconds(m_pause),
                                                               kSnapshotFactor * took);
        }
        const std::lock_guard lock(m_mutex);
        const FollowStatus status = follower.status(secondsNow());
        const FollowMethod method = m_watch.isTelling() ? FollowMethod::Told : FollowMethod::Looked;
        std::vector<FileNotice> notices = follower.takeNotices();
        const bool isNews = data != nullptr || !notices.empty() || !m_hasTold
                            || status != m_news.status || method != m_news.method;
        if (!isNews)
            return;
        m_hasTold = true;
        if (data)
            m_news.data = std::move(data);
        m_news.status = status;
        m_news.method = method;
        m_news.notices.insert(m_news.notices.end(), notices.begin(), notices.end());
        if (std::exchange(m_isAnnounced, true))
            return;
        m_post([controller = m_controller, self = shared_from_this()] { controller->take(self); });
    }

    FollowController* m_controller; // touched in what is posted alone: it may have gone
    JobQueuePtr m_jobs;
    JobReceiver::Post m_post;
    FollowMethod m_best;
    FolderWatch m_watch;
    SteadyClock::time_point m_nextSnapshot{};
    std::atomic<std::chrono::milliseconds::rep> m_pause = kShortestPause.count();
    std::mutex m_mutex; // guards what follows
    News m_news;
    bool m_isAnnounced = false;
    bool m_hasTold = false;
};

FollowController::FollowController(JobQueuePtr jobs, FollowMethod best, QObject* parent)
    : QObject(parent), m_jobs(std::move(jobs)), m_best(best)
{
}

FollowController::~FollowController()
{
    end();
}

void FollowController::end()
{
    m_ticket.cancel();
    if (m_loop)
        m_loop->wake();
    m_loop.reset();
}

void FollowController::start(const CasePtr& loaded,
                             const std::map<std::string, TableChoice>& tables)
{
    const bool wasRunning = isRunning();
    end();
    m_status = {};
    m_loop = std::make_shared<Loop>(*this, m_best);
    m_loop->setPause(m_pause);
    m_ticket = m_jobs->submit(
        {.label = {}, .lane = JobLane::Reading, .priority = JobPriority::Normal, .key = {}},
        [loop = m_loop, loaded, tables](JobMonitor& monitor) {
            loop->run(loaded, tables, monitor);
        });
    if (!wasRunning)
        emit runningChanged(true);
}

void FollowController::stop()
{
    if (!m_loop)
        return;
    end();
    emit runningChanged(false);
}

void FollowController::setPause(std::chrono::milliseconds pause)
{
    m_pause = std::max(pause, kShortestPause);
    if (m_loop)
        m_loop->setPause(m_pause);
}

void FollowController::take(const std::shared_ptr<Loop>& loop)
{
    if (loop != m_loop)
        return; // of a case that is not followed any more
    const Loop::News news = loop->takeNews();
    m_status = news.status;
    m_method = news.method;
    if (news.data)
        emit grown(news.data);
    if (loop != m_loop)
        return; // whoever took the news stopped it
    emit statusChanged();
    if (!news.notices.empty())
        emit filesChanged(news.notices);
}

} // namespace faultline
