// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/scalars/curve_cache.h"

#include <algorithm>
#include <utility>

namespace faultline::ui {

CurveCache::CurveCache(JobQueuePtr jobs, QObject* parent) : QObject(parent), m_jobs(std::move(jobs))
{
}

CurveCache::~CurveCache()
{
    for (const Entry& entry : std::as_const(m_entries))
        entry.job.cancel();
}

BakedCurvePtr CurveCache::request(const QString& key, const CurveRecipe& recipe)
{
    Entry& entry = m_entries[key];
    entry.lastUse = ++m_clock;
    const bool isCurrent = entry.result && entry.result->recipe == recipe;
    if (!(entry.wanted == recipe))
        entry.wanted = recipe;
    if (!isCurrent && !entry.running)
        start(key, entry);
    return entry.result && entry.result->recipe.hasSameAxis(recipe) ? entry.result : nullptr;
}

void CurveCache::finish()
{
    // A result that arrives may start the next job of its key: until none is left.
    const auto running = [this] {
        return std::find_if(m_entries.cbegin(), m_entries.cend(),
                            [](const Entry& entry) { return entry.running; });
    };
    for (auto entry = running(); entry != m_entries.cend(); entry = running()) {
        const JobTicket job = entry->job;
        job.wait();
        m_receiver.deliver();
    }
}

void CurveCache::start(const QString& key, Entry& entry)
{
    entry.running = true;
    entry.job = m_jobs->submit(
        {.label = {}, .lane = JobLane::Short, .priority = JobPriority::Urgent, .key = {}},
        [this, key, recipe = entry.wanted, earlier = entry.result,
         post = m_receiver.post()](JobMonitor&) {
            auto result = std::make_shared<const BakedCurve>(bake(recipe, earlier.get()));
            post([this, key, result] { store(key, result); });
        });
}

void CurveCache::store(const QString& key, BakedCurvePtr result)
{
    Entry& entry = m_entries[key];
    entry.running = false;
    m_keptBytes -= entry.bytes;
    entry.bytes = result->memoryBytes();
    m_keptBytes += entry.bytes;
    entry.result = std::move(result);
    if (!(entry.result->recipe == entry.wanted))
        start(key, entry);
    evict();
    emit ready(key);
}

void CurveCache::evict()
{
    while (m_keptBytes > kKeptBytes && m_entries.size() > 1) {
        auto oldest = m_entries.end();
        for (auto it = m_entries.begin(); it != m_entries.end(); ++it) {
            const bool isOlder = oldest == m_entries.end() || it->lastUse < oldest->lastUse;
            if (it->result && !it->running && it->lastUse != m_clock && isOlder)
                oldest = it;
        }
        if (oldest == m_entries.end())
            return;
        m_keptBytes -= oldest->bytes;
        m_entries.erase(oldest);
    }
}

} // namespace faultline::ui
