// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/io/remote/parallel_list.h"

#include "model/io/cancel_scope.h"

#include <algorithm>
#include <mutex>
#include <optional>
#include <thread>

namespace faultline::remote {

namespace {

constexpr std::size_t kMostParts = 8;
constexpr int kMostLevels = 4;

Error cancelledListing()
{
    return Error{.code = ErrorCode::Cancelled};
}

/// The listing, and what its threads share.
class PartedListing {
public:
    PartedListing(std::string prefix, const AskPage& ask, ReadMonitor& monitor,
                  const StoredFileSink& take)
        : m_prefix(std::move(prefix)), m_ask(ask), m_monitor(monitor), m_take(take)
    {
    }

    Result<void> run()
    {
        Result<ListPage> first = m_ask({.prefix = m_prefix});
        if (!first)
            return first.error();
        const std::string last = first->files.empty() ? std::string() : first->files.back().name;
        hand(*first, {});
        if (first->next.empty() || m_isFull)
            return {};
        const std::vector<std::string> bounds = boundsAfter(last);
        if (bounds.empty()) {
            listFrom({.prefix = m_prefix, .token = first->next});
        } else {
            // The first part goes on from the page that is there.
            std::vector<std::thread> threads;
            for (std::size_t i = 0; i < bounds.size(); ++i) {
                PageQuery query{.prefix = m_prefix, .after = bounds[i]};
                if (i + 1 < bounds.size())
                    query.before = bounds[i + 1];
                threads.emplace_back([this, query] {
                    const CancelScope scope(&m_monitor);
                    listFrom(query);
                });
            }
            listFrom({.prefix = m_prefix, .before = bounds.front(), .token = first->next});
            for (std::thread& thread : threads)
                thread.join();
        }
        if (m_error)
            return *m_error;
        return m_monitor.isCancelled() ? Result<void>(cancelledListing()) : Result<void>();
    }

private:
    /// False: no more is wanted.
    bool hand(ListPage& page, const std::string& before)
    {
        const std::lock_guard lock(m_mutex);
        for (StoredFile& file : page.files) {
            if (!before.empty() && file.name >= before)
                return false;
            m_isFull = m_isFull || !m_take(std::move(file));
            if (m_isFull)
                return false;
        }
        return !m_error;
    }

    void listFrom(PageQuery query)
    {
        while (!m_monitor.isCancelled()) {
            Result<ListPage> page = m_ask(query);
            if (!page) {
                const std::lock_guard lock(m_mutex);
                if (!m_error)
                    m_error = page.error();
                return;
            }
            if (!hand(*page, query.before) || page->next.empty())
                return;
            query.token = page->next;
            query.after.clear();
        }
    }

    /// Names at which parts begin, ascending, all behind `last`.
    std::vector<std::string> boundsAfter(const std::string& last) const
    {
        std::string folder = m_prefix;
        std::vector<std::string> folders;
        for (int level = 0; level < kMostLevels; ++level) {
            Result<ListPage> page = m_ask({.prefix = folder, .isShallow = true});
            if (!page)
                return {};
            folders = std::move(page->folders);
            if (folders.size() != 1 || !page->files.empty() || folders.front() == folder)
                break;
            folder = folders.front();
        }
        std::erase_if(folders, [&last](const std::string& name) { return name <= last; });
        std::sort(folders.begin(), folders.end());
        std::vector<std::string> bounds;
        const std::size_t parts = std::min(folders.size(), kMostParts);
        for (std::size_t i = 0; i < parts; ++i)
            bounds.push_back(folders[i * folders.size() / parts]);
        return bounds;
    }

    std::string m_prefix;
    const AskPage& m_ask;
    ReadMonitor& m_monitor;
    const StoredFileSink& m_take;
    std::mutex m_mutex;
    bool m_isFull = false;
    std::optional<Error> m_error;
};

} // namespace

Result<void> listInParallel(const std::string& prefix, const AskPage& ask, ReadMonitor& monitor,
                            const StoredFileSink& take)
{
    return PartedListing(prefix, ask, monitor, take).run();
}

} // namespace faultline::remote
