// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/session/jobs/job_queue.h"

#include "model/io/loop_threads.h"

#include <algorithm>
#include <array>
#include <condition_variable>
#include <cstddef>
#include <map>
#include <mutex>
#include <system_error>
#include <thread>
#include <utility>

namespace faultline {

namespace {

/// Jobs that were cancelled and do not stop take threads beyond the limit of their lane, up to
/// these.
constexpr unsigned kMostThreads = 48;

constexpr std::array kLanes{JobLane::Short, JobLane::Reading, JobLane::Long};

unsigned coreCount()
{
    return std::max(1U, std::thread::hardware_concurrency());
}

/// Of the job that the thread works for, so that its loops are helped in the same order.
JobPriority& priorityOfThisThread()
{
    thread_local JobPriority priority = JobPriority::Normal;
    return priority;
}

} // namespace

struct JobQueue::Job {
    enum class Phase { Waiting, Running, Ended };

    std::uint64_t id = 0;
    JobOptions options;
    Work work;
    Ended ended;
    JobMonitor monitor;
    // Guarded by the queue's mutex:
    Phase phase = Phase::Waiting;
    bool isCounted = false; ///< runs and was not cancelled
};

/// What the queue, its tickets and its threads share; the last of them frees it.
class JobQueue::State : public LoopThreads, public std::enable_shared_from_this<State> {
public:
    using JobPtr = std::shared_ptr<Job>;

    explicit State(const JobLimits& limits)
        : m_mostLoopThreads(limits.loopThreads.value_or(coreCount() - 1))
    {
        const auto orCores = [](unsigned most, unsigned least) {
            return most > 0 ? most : std::max(least, coreCount());
        };
        lane(JobLane::Short).limit = orCores(limits.shortJobs, 2);
        lane(JobLane::Reading).limit = orCores(limits.readingJobs, 2);
        // Two of them must not keep a third waiting for a minute on a small machine.
        lane(JobLane::Long).limit = orCores(limits.longJobs, 4);
    }

    JobPtr submit(JobOptions options, Work work, Ended ended);
    void cancel(const JobPtr& job);
    void cancel(std::uint64_t id);
    [[nodiscard]] bool hasEnded(const Job& job) const;
    bool waitUntil(const Job& job, std::optional<std::chrono::milliseconds> time) const;
    [[nodiscard]] std::vector<JobStatus> listed() const;
    void setListener(std::function<void()> changed);
    void waitUntilIdle();
    void stop();
    bool waitUntilStopped(std::chrono::milliseconds time);
    [[nodiscard]] bool isStopping() const
    {
        const std::lock_guard lock(m_mutex);
        return m_isStopping;
    }

    [[nodiscard]] unsigned count() const override { return m_mostLoopThreads; }
    std::uint64_t lend(unsigned most, std::function<void()> help) override;
    void reclaim(std::uint64_t loan) override;

private:
    using Lock = std::unique_lock<std::mutex>;
    /// The most urgent first, then the oldest.
    using Order = std::pair<int, std::uint64_t>;

    struct Lane {
        unsigned limit = 1;
        unsigned counted = 0; ///< jobs that run and were not cancelled
        unsigned threads = 0;
        unsigned idle = 0; ///< of those
        std::map<Order, JobPtr> waiting;
        std::condition_variable wake;
    };
    struct Loan {
        std::function<void()> help;
        unsigned left = 0;
        JobPriority priority{};
    };

    [[nodiscard]] Lane& lane(JobLane which) { return m_lanes.at(static_cast<std::size_t>(which)); }
    [[nodiscard]] static Order orderOf(const Job& job)
    {
        return {-static_cast<int>(job.options.priority), job.id};
    }
    // With the lock held:
    void addThread(Lane& lane);
    void startWaiting(Lane& lane);
    [[nodiscard]] bool dropWaiting(const JobPtr& job);
    void cancelRunning(Job& job);
    void forgetKey(const Job& job);
    void endOne();

    void end(const JobPtr& job, const JobEnd& end, bool wasRunning);
    void dropped(const JobPtr& job);
    void announce(const Job& job);
    void runLane(Lane& lane);
    void runJob(const JobPtr& job, Lane& lane, Lock& lock);
    void helpLoops();

    mutable std::mutex m_mutex;
    mutable std::condition_variable m_ended; ///< a job or a thread
    std::array<Lane, kLanes.size()> m_lanes;
    std::map<std::uint64_t, JobPtr> m_jobs; ///< that have not ended
    std::map<std::string, JobPtr, std::less<>> m_keys;
    std::uint64_t m_lastId = 0;
    unsigned m_ending = 0; ///< jobs whose ended() is under way
    bool m_isStopping = false;
    unsigned m_threads = 0; ///< all that are left

    const unsigned m_mostLoopThreads;
    unsigned m_loopThreads = 0;
    unsigned m_idleLoopThreads = 0;
    std::map<std::uint64_t, Loan> m_loans;
    std::condition_variable m_wakeLoops;

    std::mutex m_listenerMutex;
    std::function<void()> m_listener;
};

// ---------------------------------------------------------------------------------------------
// Jobs

JobQueue::State::JobPtr JobQueue::State::submit(JobOptions options, Work work, Ended ended)
{
    auto job = std::make_shared<Job>();
    job->options = std::move(options);
    job->work = std::move(work);
    job->ended = std::move(ended);
    JobPtr replaced;
    bool isReplacedDropped = false;
    bool isTaken = false;
    {
        const std::lock_guard lock(m_mutex);
        job->id = ++m_lastId;
        isTaken = !m_isStopping;
        if (isTaken) {
            Lane& lane = this->lane(job->options.lane);
            if (lane.threads == 0)
                addThread(lane); // throws before anything has changed
            if (!job->options.key.empty()) {
                replaced = std::exchange(m_keys[job->options.key], job);
                isReplacedDropped = replaced && dropWaiting(replaced);
                if (replaced)
                    cancelRunning(*replaced);
            }
            m_jobs.emplace(job->id, job);
            lane.waiting.emplace(orderOf(*job), job);
            startWaiting(lane);
        } else {
            ++m_ending;
            job->phase = Job::Phase::Ended;
        }
    }
    if (!isTaken)
        dropped(job);
    else
        announce(*job);
    if (isReplacedDropped)
        dropped(replaced);
    return job;
}

void JobQueue::State::cancel(const JobPtr& job)
{
    bool isDropped = false;
    {
        const std::lock_guard lock(m_mutex);
        isDropped = dropWaiting(job);
        if (!isDropped)
            cancelRunning(*job);
    }
    if (isDropped)
        dropped(job);
    else
        announce(*job);
}

void JobQueue::State::cancel(std::uint64_t id)
{
    JobPtr job;
    {
        const std::lock_guard lock(m_mutex);
        const auto place = m_jobs.find(id);
        if (place != m_jobs.end())
            job = place->second;
    }
    if (job)
        cancel(job);
}

/// Takes a job that waits out of its lane; the caller calls dropped() without the lock.
bool JobQueue::State::dropWaiting(const JobPtr& job)
{
    if (job->phase != Job::Phase::Waiting)
        return false;
    job->monitor.cancel();
    job->phase = Job::Phase::Ended;
    lane(job->options.lane).waiting.erase(orderOf(*job));
    m_jobs.erase(job->id);
    forgetKey(*job);
    ++m_ending;
    return true;
}

/// Its place in the lane is free at once: what is to come does not wait until it has wound down.
void JobQueue::State::cancelRunning(Job& job)
{
    job.monitor.cancel();
    if (!std::exchange(job.isCounted, false))
        return;
    Lane& lane = this->lane(job.options.lane);
    --lane.counted;
    startWaiting(lane);
}

void JobQueue::State::forgetKey(const Job& job)
{
    const auto place = m_keys.find(job.options.key);
    if (place != m_keys.end() && place->second.get() == &job)
        m_keys.erase(place);
}

void JobQueue::State::dropped(const JobPtr& job)
{
    job->work = nullptr;
    end(job, {}, false);
}

/// Tells that it has ended, without the lock; `ended` may submit more or cancel.
void JobQueue::State::end(const JobPtr& job, const JobEnd& end, bool wasRunning)
{
    if (const Ended ended = std::exchange(job->ended, nullptr)) {
        try {
            ended(end);
        } catch (...) { // it has nobody to tell it to
        }
    }
    if (!wasRunning) {
        const std::lock_guard lock(m_mutex);
        endOne();
    }
    announce(*job);
}

void JobQueue::State::endOne()
{
    --m_ending;
    m_ended.notify_all();
}

bool JobQueue::State::hasEnded(const Job& job) const
{
    const std::lock_guard lock(m_mutex);
    return job.phase == Job::Phase::Ended;
}

bool JobQueue::State::waitUntil(const Job& job, std::optional<std::chrono::milliseconds> time) const
{
    Lock lock(m_mutex);
    const auto hasEnded = [&job] { return job.phase == Job::Phase::Ended; };
    if (time)
        return m_ended.wait_for(lock, *time, hasEnded);
    m_ended.wait(lock, hasEnded);
    return true;
}

void JobQueue::State::waitUntilIdle()
{
    Lock lock(m_mutex);
    m_ended.wait(lock, [this] { return m_jobs.empty() && m_ending == 0; });
}

// ---------------------------------------------------------------------------------------------
// Threads of the lanes

void JobQueue::State::addThread(Lane& lane)
{
    std::thread([self = shared_from_this(), &lane] { self->runLane(lane); }).detach();
    ++lane.threads;
    ++m_threads;
}

/// Sees to it that as many threads as the limit allows take what waits.
void JobQueue::State::startWaiting(Lane& lane)
{
    const std::size_t places = lane.limit > lane.counted ? lane.limit - lane.counted : 0;
    const std::size_t wanted = std::min(places, lane.waiting.size());
    try {
        for (std::size_t i = lane.idle; i < wanted && lane.threads < kMostThreads; ++i)
            addThread(lane);
    } catch (const std::system_error&) { // those that there are take it later
    }
    for (std::size_t i = 0; i < wanted; ++i)
        lane.wake.notify_one();
}

void JobQueue::State::runLane(Lane& lane)
{
    const LoopThreads::Scope loops(shared_from_this());
    Lock lock(m_mutex);
    while (!m_isStopping) {
        if (lane.waiting.empty() || lane.counted >= lane.limit) {
            ++lane.idle;
            lane.wake.wait(lock);
            --lane.idle;
            continue;
        }
        const JobPtr job = lane.waiting.begin()->second;
        lane.waiting.erase(lane.waiting.begin());
        runJob(job, lane, lock);
    }
    --lane.threads;
    --m_threads;
    m_ended.notify_all();
}

void JobQueue::State::runJob(const JobPtr& job, Lane& lane, Lock& lock)
{
    job->phase = Job::Phase::Running;
    job->isCounted = true;
    ++lane.counted;
    lock.unlock();
    announce(*job);
    priorityOfThisThread() = job->options.priority;
    JobEnd end{.hasRun = true, .failure = nullptr};
    try {
        job->work(job->monitor);
    } catch (...) {
        end.failure = std::current_exception();
    }
    job->work = nullptr; // what it holds goes before its end is told

    lock.lock();
    ++m_ending;
    if (std::exchange(job->isCounted, false))
        --lane.counted;
    m_jobs.erase(job->id);
    forgetKey(*job);
    lock.unlock();
    this->end(job, end, true);
    lock.lock();
    job->phase = Job::Phase::Ended;
    endOne();
}

// ---------------------------------------------------------------------------------------------
// Threads of the loops

std::uint64_t JobQueue::State::lend(unsigned most, std::function<void()> help)
{
    const std::lock_guard lock(m_mutex);
    const std::uint64_t loan = ++m_lastId;
    m_loans.emplace(
        loan, Loan{.help = std::move(help), .left = most, .priority = priorityOfThisThread()});
    try {
        for (unsigned i = m_idleLoopThreads; i < most && m_loopThreads < m_mostLoopThreads; ++i) {
            std::thread([self = shared_from_this()] { self->helpLoops(); }).detach();
            ++m_loopThreads;
            ++m_threads;
        }
    } catch (const std::system_error&) { // the caller does it alone
    }
    m_wakeLoops.notify_all();
    return loan;
}

void JobQueue::State::reclaim(std::uint64_t loan)
{
    const std::lock_guard lock(m_mutex);
    m_loans.erase(loan);
}

void JobQueue::State::helpLoops()
{
    const LoopThreads::Scope loops(shared_from_this());
    Lock lock(m_mutex);
    while (!m_isStopping) {
        // The newest is the innermost: helping it lets its caller come back soonest.
        const auto best = std::max_element(
            m_loans.begin(), m_loans.end(), [](const auto& one, const auto& other) {
                return std::pair(one.second.priority, one.first)
                       < std::pair(other.second.priority, other.first);
            });
        if (best == m_loans.end()) {
            ++m_idleLoopThreads;
            m_wakeLoops.wait(lock);
            --m_idleLoopThreads;
            continue;
        }
        const std::function<void()> help = best->second.help;
        priorityOfThisThread() = best->second.priority;
        if (--best->second.left == 0)
            m_loans.erase(best);
        lock.unlock();
        help();
        lock.lock();
    }
    --m_loopThreads;
    --m_threads;
    m_ended.notify_all();
}

// ---------------------------------------------------------------------------------------------
// What is listed; the end

std::vector<JobStatus> JobQueue::State::listed() const
{
    std::vector<JobStatus> listed;
    const std::lock_guard lock(m_mutex);
    for (const auto& [id, job] : m_jobs) {
        if (job->options.label.empty())
            continue;
        listed.push_back({.id = id,
                          .label = job->options.label,
                          .isRunning = job->phase == Job::Phase::Running,
                          .isCancelled = job->monitor.isCancelled(),
                          .done = job->monitor.done(),
                          .total = job->monitor.total()});
    }
    return listed;
}

void JobQueue::State::setListener(std::function<void()> changed)
{
    const std::lock_guard lock(m_listenerMutex);
    m_listener = std::move(changed);
}

void JobQueue::State::announce(const Job& job)
{
    if (job.options.label.empty())
        return;
    const std::lock_guard lock(m_listenerMutex);
    if (m_listener)
        m_listener();
}

void JobQueue::State::stop()
{
    setListener(nullptr);
    std::vector<JobPtr> waiting;
    {
        const std::lock_guard lock(m_mutex);
        m_isStopping = true;
        const std::map<std::uint64_t, JobPtr> jobs = m_jobs;
        for (const auto& [id, job] : jobs) {
            job->monitor.cancel();
            if (dropWaiting(job))
                waiting.push_back(job);
        }
        for (const JobLane which : kLanes)
            lane(which).wake.notify_all();
        m_wakeLoops.notify_all();
    }
    for (const JobPtr& job : waiting)
        dropped(job);
}

bool JobQueue::State::waitUntilStopped(std::chrono::milliseconds time)
{
    Lock lock(m_mutex);
    return m_ended.wait_for(lock, time, [this] { return m_threads == 0; });
}

// ---------------------------------------------------------------------------------------------

struct JobTicket::Parts {
    std::shared_ptr<JobQueue::State> state;
    std::shared_ptr<JobQueue::Job> job;
};

void JobTicket::cancel() const
{
    if (m_parts)
        m_parts->state->cancel(m_parts->job);
}

bool JobTicket::hasEnded() const
{
    return !m_parts || m_parts->state->hasEnded(*m_parts->job);
}

void JobTicket::wait() const
{
    if (m_parts)
        (void)m_parts->state->waitUntil(*m_parts->job, std::nullopt);
}

bool JobTicket::waitFor(std::chrono::milliseconds time) const
{
    return !m_parts || m_parts->state->waitUntil(*m_parts->job, time);
}

const JobMonitor* JobTicket::monitor() const
{
    return m_parts ? &m_parts->job->monitor : nullptr;
}

JobQueue::JobQueue(const JobLimits& limits) : m_state(std::make_shared<State>(limits)) {}

JobQueue::~JobQueue()
{
    m_state->stop();
}

JobTicket JobQueue::submit(JobOptions options, Work work, Ended ended)
{
    return JobTicket(std::make_shared<const JobTicket::Parts>(JobTicket::Parts{
        .state = m_state,
        .job = m_state->submit(std::move(options), std::move(work), std::move(ended))}));
}

std::vector<JobStatus> JobQueue::listed() const
{
    return m_state->listed();
}

void JobQueue::cancel(std::uint64_t id)
{
    m_state->cancel(id);
}

void JobQueue::setListener(std::function<void()> changed)
{
    m_state->setListener(std::move(changed));
}

void JobQueue::wait()
{
    m_state->waitUntilIdle();
}

bool JobQueue::close(std::chrono::milliseconds time)
{
    m_state->stop();
    return m_state->waitUntilStopped(time);
}

bool JobQueue::isClosed() const
{
    return m_state->isStopping();
}

} // namespace faultline
