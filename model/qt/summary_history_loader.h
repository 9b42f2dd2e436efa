// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/qt/summary_loader.h"
#include "model/summaries/summary_history.h"

#include <cstddef>
#include <functional>
#include <memory>
#include <utility>
#include <vector>

namespace faultline {

/// The values of one tag of one run over time, for one view: each of them through SummaryLoader, so
/// that a run that grows costs what is new, and what no view shows any more may go. GUI thread
/// only.
template <typename T>
class SummaryHistoryLoader {
public:
    using History = SummaryHistory<T>;
    using Done = std::function<void(History history)>;

    explicit SummaryHistoryLoader(SummaryDecoder<T> decoder, SummaryStore& store)
        : m_loader(std::move(decoder), store)
    {
    }
    SummaryHistoryLoader(const SummaryHistoryLoader&) = delete;
    SummaryHistoryLoader& operator=(const SummaryHistoryLoader&) = delete;
    ~SummaryHistoryLoader() = default;

    /// Asks for up to `most` values of `index`, evenly chosen. Calls `done` once they are all
    /// there, before it returns if they are known already. One that cannot be read is counted.
    /// Lets go of what was asked for before.
    void request(const RunPtr& run, const BlobIndex& index, std::size_t most, Done done)
    {
        drop();
        // Of its own, because `done` may ask for something else.
        const auto pending = std::make_shared<Pending>();
        m_pending = pending;
        pending->done = std::move(done);
        pending->history.logged = index.size();
        for (const std::size_t at : evenlyChosen(index.size(), most))
            pending->history.items.push_back({.ref = index[at], .value = nullptr});
        pending->left = pending->history.items.size() + 1; // one for this loop
        for (std::size_t i = 0; i < pending->history.items.size(); ++i) {
            // Weak: the store holds what is to be called, and that goes with the ticket.
            const std::weak_ptr<Pending> waiting = pending;
            pending->tickets.push_back(m_loader.request(
                run, pending->history.items[i].ref,
                [this, waiting, i](const Result<typename SummaryLoader<T>::Value>& result) {
                    if (const std::shared_ptr<Pending> mine = waiting.lock())
                        take(mine, i, result);
                }));
        }
        finishOne(pending);
    }
    /// Nothing is delivered any more; what has not begun is not read.
    void drop() { m_pending.reset(); }
    [[nodiscard]] bool isPending() const { return m_pending != nullptr; }
    [[nodiscard]] SummaryStore& store() const { return m_loader.store(); }

private:
    struct Pending {
        History history;
        Done done;
        std::size_t left = 0;
        std::vector<SummaryTicket> tickets;
    };

    void take(const std::shared_ptr<Pending>& pending, std::size_t item,
              const Result<typename SummaryLoader<T>::Value>& result)
    {
        History& history = pending->history;
        if (result) {
            history.items[item].value = *result;
        } else {
            ++history.failed;
            if (history.errors.size() < History::kMostErrors)
                history.errors.push_back(result.error());
        }
        finishOne(pending);
    }
    void finishOne(const std::shared_ptr<Pending>& pending)
    {
        if (--pending->left > 0 || m_pending != pending)
            return;
        m_pending.reset();
        pending->done(std::move(pending->history));
    }

    SummaryLoader<T> m_loader;
    std::shared_ptr<Pending> m_pending; ///< null: nothing is asked for
};

} // namespace faultline
