// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/summary_store.h"

#include <QMetaObject>
#include <QThread>

#include <algorithm>
#include <exception>

namespace faultline {

namespace {

/// What a problem takes that is kept.
constexpr std::size_t kProblemBytes = 512;

/// Whether asking again later would give the same.
bool isLasting(const Error& error)
{
    return error.code != ErrorCode::Io && error.code != ErrorCode::Cancelled;
}

/// Gives back what a value took when the last view lets go of it.
class Counted {
public:
    Counted(SummaryStore::Made made, std::shared_ptr<std::atomic<std::size_t>> used)
        : m_content(std::move(made.content)), m_bytes(made.bytes), m_used(std::move(used))
    {
        *m_used += m_bytes;
    }
    Counted(const Counted&) = delete;
    Counted& operator=(const Counted&) = delete;
    ~Counted() { *m_used -= m_bytes; }

    [[nodiscard]] const void* content() const { return m_content.get(); }

private:
    std::shared_ptr<const void> m_content;
    std::size_t m_bytes;
    std::shared_ptr<std::atomic<std::size_t>> m_used;
};

Result<SummaryStore::Made> resultOf(const SummaryStore::Work& work, const std::string& path)
{
    try {
        return work();
    } catch (const std::exception& exception) { // decoders throw, and memory may be short
        return Error{
            .code = ErrorCode::Internal, .path = path, .detail = verbatim(exception.what())};
    }
}

} // namespace

/// One value that is asked for, by however many.
struct SummaryStore::Job {
    using Order = std::pair<std::int64_t, std::uint64_t>; ///< the latest turn first

    Key key;
    Work work;
    std::vector<std::uint64_t> waiters;
    Order order{};
    std::optional<Result<Made>> made; ///< set by the worker, taken by the GUI thread
};

/// What the workers and the GUI thread share.
struct SummaryStore::Shared {
    std::mutex mutex;
    std::map<Job::Order, JobPtr> queue;
    std::vector<JobPtr> finished;
    int workers = 0;
    bool isAnnounced = false;

    /// One worker: until the queue is empty.
    template <typename Announce>
    void run(const Announce& announce)
    {
        for (;;) {
            JobPtr job;
            {
                const std::lock_guard lock(mutex);
                if (queue.empty()) {
                    --workers; // under the lock: who adds to the queue next sees it
                    return;
                }
                job = queue.begin()->second;
                queue.erase(queue.begin());
            }
            Result<Made> made = resultOf(job->work, job->key.path);
            const std::lock_guard lock(mutex);
            job->made = std::move(made);
            finished.push_back(std::move(job));
            if (!std::exchange(isAnnounced, true))
                announce();
        }
    }
};

void SummaryTicket::drop()
{
    if (m_store && m_id != 0)
        m_store->drop(m_id);
    m_store = nullptr;
    m_id = 0;
}

bool SummaryTicket::isPending() const
{
    return m_store && m_store->isPending(m_id);
}

std::size_t SummaryStore::KeyHash::operator()(const Key& key) const
{
    std::size_t hash = std::hash<std::string>{}(key.path);
    for (const std::uint64_t part :
         {key.record, std::uint64_t{key.offset}, static_cast<std::uint64_t>(key.variant),
          static_cast<std::uint64_t>(key.type.hash_code())})
        hash = (hash ^ std::hash<std::uint64_t>{}(part)) * 0x9E3779B97F4A7C15ULL;
    return hash;
}

SummaryStore::SummaryStore(JobQueuePtr jobs, QObject* parent, int threads)
    : QObject(parent),
      m_queue(std::move(jobs)),
      m_mostWorkers(threads > 0 ? threads : std::clamp(QThread::idealThreadCount(), 1, 4)),
      m_usedBytes(std::make_shared<std::atomic<std::size_t>>(0)),
      m_shared(std::make_shared<Shared>())
{
}

SummaryStore::~SummaryStore()
{
    const std::lock_guard lock(m_shared->mutex);
    m_shared->queue.clear();
    m_shared->isAnnounced = true; // nobody listens any more
}

void SummaryStore::setCeilingBytes(std::size_t bytes)
{
    m_ceilingBytes = bytes;
    evict();
    announceUsage();
}

void SummaryStore::clear()
{
    m_place.clear();
    m_kept.clear();
    m_keptBytes = 0;
    announceUsage();
}

std::optional<Result<std::shared_ptr<const void>>> SummaryStore::find(const Key& key)
{
    const auto place = m_place.find(key);
    if (place == m_place.end())
        return std::nullopt;
    m_kept.splice(m_kept.begin(), m_kept, place->second);
    return place->second->result;
}

SummaryTicket SummaryStore::request(Key key, Work work, Done done)
{
    if (const auto kept = find(key)) {
        done(*kept);
        return {};
    }
    JobPtr& job = m_jobs[key];
    const bool isNew = !job;
    if (isNew) {
        job = std::make_shared<Job>();
        job->key = std::move(key);
        job->work = std::move(work);
    }
    const std::uint64_t id = ++m_lastTicket;
    job->waiters.push_back(id);
    m_waiters.emplace(id, Waiter{.job = job, .done = std::move(done)});
    {
        // What is asked for again becomes urgent again, unless it is under way.
        const std::lock_guard lock(m_shared->mutex);
        if (!isNew && m_shared->queue.erase(job->order) == 0)
            return {this, id};
    }
    queue(job);
    return {this, id};
}

std::int64_t SummaryStore::turn()
{
    if (!std::exchange(m_isTurnOpen, true)) {
        ++m_turn;
        QMetaObject::invokeMethod(
            this, [this] { m_isTurnOpen = false; }, Qt::QueuedConnection);
    }
    return m_turn;
}

void SummaryStore::queue(const JobPtr& job)
{
    job->order = {-turn(), ++m_lastOrder};
    bool startsWorker = false;
    {
        const std::lock_guard lock(m_shared->mutex);
        m_shared->queue.emplace(job->order, job);
        startsWorker = m_shared->workers < m_mostWorkers;
        m_shared->workers += startsWorker ? 1 : 0;
    }
    if (!startsWorker)
        return;
    const auto announce = [this, post = m_receiver.post()] { post([this] { takeAll(); }); };
    std::erase_if(m_workers, [](const JobTicket& worker) { return worker.hasEnded(); });
    m_workers.push_back(m_queue->submit(
        {.label = {}, .lane = JobLane::Reading, .priority = JobPriority::Normal, .key = {}},
        [shared = m_shared, announce](JobMonitor&) { shared->run(announce); }));
}

void SummaryStore::drop(std::uint64_t id)
{
    const auto waiter = m_waiters.find(id);
    if (waiter == m_waiters.end())
        return;
    const JobPtr job = waiter->second.job;
    m_waiters.erase(waiter);
    std::erase(job->waiters, id);
    if (!job->waiters.empty())
        return;
    bool isQueued = false;
    {
        const std::lock_guard lock(m_shared->mutex);
        isQueued = m_shared->queue.erase(job->order) > 0;
    }
    if (isQueued)
        m_jobs.erase(job->key); // else it is being read, and is kept when it is there
}

void SummaryStore::takeAll()
{
    std::vector<JobPtr> finished;
    {
        const std::lock_guard lock(m_shared->mutex);
        finished.swap(m_shared->finished);
        m_shared->isAnnounced = false;
    }
    for (const JobPtr& job : finished)
        deliver(job);
    if (!finished.empty())
        announceUsage();
}

void SummaryStore::deliver(const JobPtr& job)
{
    m_jobs.erase(job->key);
    const auto result = [&]() -> Result<std::shared_ptr<const void>> {
        if (!*job->made)
            return job->made->error();
        const auto counted = std::make_shared<Counted>(std::move(**job->made), m_usedBytes);
        return std::shared_ptr<const void>(counted, counted->content());
    }();
    if (result || isLasting(result.error()))
        keep(job->key, result, result ? job->made->value().bytes : kProblemBytes);
    job->made.reset();
    // A listener may drop tickets, ask for more, or both.
    for (const std::uint64_t id : std::exchange(job->waiters, {})) {
        const auto waiter = m_waiters.find(id);
        if (waiter == m_waiters.end())
            continue;
        const Done done = std::move(waiter->second.done);
        m_waiters.erase(waiter);
        done(result);
    }
}

void SummaryStore::keep(const Key& key, Result<std::shared_ptr<const void>> result,
                        std::size_t bytes)
{
    if (m_place.contains(key))
        return;
    m_kept.push_front({.key = key, .result = std::move(result), .bytes = bytes});
    m_place.emplace(key, m_kept.begin());
    m_keptBytes += bytes;
    evict();
}

void SummaryStore::evict()
{
    // The newest one stays even if it is larger than the whole ceiling: it is being looked at.
    while (m_keptBytes > m_ceilingBytes && m_kept.size() > 1) {
        m_keptBytes -= m_kept.back().bytes;
        m_place.erase(m_kept.back().key);
        m_kept.pop_back();
    }
}

void SummaryStore::announceUsage()
{
    if (std::exchange(m_isUsageAnnounced, true))
        return;
    QMetaObject::invokeMethod(
        this,
        [this] {
            m_isUsageAnnounced = false;
            emit usageChanged();
        },
        Qt::QueuedConnection);
}

void SummaryStore::finish()
{
    while (isBusy()) {
        for (const JobTicket& worker : m_workers)
            worker.wait();
        takeAll();
    }
}

} // namespace faultline
