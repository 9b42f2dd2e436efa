// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"
#include "model/core/run.h"
#include "model/session/jobs/job_runner.h"

#include <QObject>
#include <QPointer>

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <list>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <typeindex>
#include <unordered_map>
#include <utility>
#include <vector>

namespace faultline {

class SummaryStore;

/// Stands for one request. Nothing is delivered once it is gone, and what has not begun by then is
/// not read: a view keeps it for as long as it wants the value. GUI thread only.
class [[nodiscard]] SummaryTicket {
public:
    SummaryTicket() = default;
    SummaryTicket(SummaryStore* store, std::uint64_t id) : m_store(store), m_id(id) {}
    SummaryTicket(SummaryTicket&& other) noexcept
        : m_store(std::exchange(other.m_store, nullptr)), m_id(std::exchange(other.m_id, 0))
    {
    }
    SummaryTicket& operator=(SummaryTicket&& other) noexcept
    {
        if (this != &other) {
            drop();
            m_store = std::exchange(other.m_store, nullptr);
            m_id = std::exchange(other.m_id, 0);
        }
        return *this;
    }
    SummaryTicket(const SummaryTicket&) = delete;
    SummaryTicket& operator=(const SummaryTicket&) = delete;
    ~SummaryTicket() { drop(); }

    void drop();
    /// Whether something is still to come.
    [[nodiscard]] bool isPending() const;

private:
    QPointer<SummaryStore> m_store;
    std::uint64_t m_id = 0;
};

/// Logged values that were read and decoded, for every view, under one ceiling of
/// memory: what was used longest ago goes first and can be read again. SummaryLoader is the typed
/// face of it.
///
/// Reads in jobs. What was asked for last is read first; of what is asked for in one
/// turn of the event loop, the first. GUI thread only.
class SummaryStore : public QObject {
    Q_OBJECT

public:
    static constexpr std::size_t kDefaultCeilingBytes = std::size_t{256} << 20;

    /// What a value is kept under: its place, and what it was made into. The step, the time and the
    /// size tell a file that was written anew from the one before.
    struct Key {
        std::string path;
        std::uint64_t record = 0;
        std::uint64_t timeBits = 0; ///< of the wall time: NaN must equal itself
        std::int64_t step = 0;
        std::uint32_t offset = 0;
        std::uint32_t size = 0;
        std::type_index type = typeid(void);
        int variant = 0;

        friend bool operator==(const Key&, const Key&) = default;
    };
    /// A decoded value.
    struct Made {
        std::shared_ptr<const void> content;
        std::size_t bytes = 0; ///< that it takes
    };
    /// Reads and decodes; in a worker thread. An exception that leaves it becomes an Error.
    using Work = std::function<Result<Made>()>;
    using Done = std::function<void(const Result<std::shared_ptr<const void>>& result)>;

    /// `threads`: that read; 0: as many as the machine has cores, at most four.
    explicit SummaryStore(JobQueuePtr jobs, QObject* parent = nullptr, int threads = 0);
    ~SummaryStore() override;

    /// What it may keep beyond what views hold. Takes effect at once.
    void setCeilingBytes(std::size_t bytes);
    [[nodiscard]] std::size_t ceilingBytes() const { return m_ceilingBytes; }
    /// Memory of all decoded values that are alive, also of those that only views hold.
    [[nodiscard]] std::size_t usedBytes() const { return *m_usedBytes; }
    /// Of those that it keeps; at most the ceiling, or one value that is larger.
    [[nodiscard]] std::size_t keptBytes() const { return m_keptBytes; }
    /// Lets go of everything that is kept.
    void clear();

    /// The value or its problem if it is kept; never starts anything.
    [[nodiscard]] std::optional<Result<std::shared_ptr<const void>>> find(const Key& key);
    /// Calls `done` once: before it returns if the value is kept, else later from the event loop.
    /// The run is kept alive by `work`.
    SummaryTicket request(Key key, Work work, Done done);

    [[nodiscard]] bool isBusy() const { return !m_jobs.empty(); }
    /// Waits for everything that is asked for and delivers it, also what that asks for. For
    /// pictures and tests.
    void finish();

signals:
    /// usedBytes() or the ceiling is another; at most once each turn of the event loop.
    void usageChanged();

private:
    friend class SummaryTicket;

    struct KeyHash {
        std::size_t operator()(const Key& key) const;
    };
    struct Job;
    using JobPtr = std::shared_ptr<Job>;
    struct Shared;
    struct Waiter {
        JobPtr job;
        Done done;
    };
    struct Kept {
        Key key;
        Result<std::shared_ptr<const void>> result;
        std::size_t bytes = 0;
    };

    void drop(std::uint64_t id);
    [[nodiscard]] bool isPending(std::uint64_t id) const { return m_waiters.contains(id); }
    void queue(const JobPtr& job);
    void takeAll();
    void deliver(const JobPtr& job);
    void keep(const Key& key, Result<std::shared_ptr<const void>> result, std::size_t bytes);
    void evict();
    void announceUsage();
    [[nodiscard]] std::int64_t turn();

    JobQueuePtr m_queue;
    int m_mostWorkers;
    std::size_t m_ceilingBytes = kDefaultCeilingBytes;
    std::size_t m_keptBytes = 0;
    std::shared_ptr<std::atomic<std::size_t>> m_usedBytes; ///< outlives the store with its values
    std::list<Kept> m_kept;                                ///< used last first
    std::unordered_map<Key, std::list<Kept>::iterator, KeyHash> m_place;
    std::unordered_map<Key, JobPtr, KeyHash> m_jobs; ///< waited for, or being read
    std::map<std::uint64_t, Waiter> m_waiters;       ///< by ticket
    std::uint64_t m_lastTicket = 0;
    std::uint64_t m_lastOrder = 0;
    std::int64_t m_turn = 0;
    bool m_isTurnOpen = false;
    bool m_isUsageAnnounced = false;
    std::shared_ptr<Shared> m_shared;
    std::vector<JobTicket> m_workers; ///< those that run among them
    JobReceiver m_receiver;
};

} // namespace faultline
