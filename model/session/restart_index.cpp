// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/session/restart_index.h"

#include "model/qt/text.h"

#include <utility>

namespace faultline {

struct RestartIndex::Shared {
    std::shared_ptr<const RunRestarts> restarts; ///< null until the first tag is asked for
};

RestartIndex::RestartIndex(const JobQueuePtr& jobs, QObject* parent)
    : QObject(parent), m_work(jobs, JobLane::Short)
{
}

RestartIndex::~RestartIndex() = default;

void RestartIndex::setCase(const CasePtr& data)
{
    std::set<RunPtr> current;
    if (data)
        current.insert(data->runs.begin(), data->runs.end());
    std::erase_if(m_runs, [&current](const auto& item) { return !current.contains(item.first); });
    std::erase_if(m_known,
                  [&current](const auto& item) { return !current.contains(item.first.first); });
}

KnownRestartsPtr RestartIndex::request(const RunPtr& run, const std::string& tag)
{
    const Key key{run, tag};
    if (const auto known = m_known.find(key); known != m_known.end())
        return known->second;
    if (!m_working.insert(key).second)
        return nullptr;
    std::shared_ptr<Shared>& shared = m_runs[run];
    if (!shared)
        shared = std::make_shared<Shared>();
    m_wanted.emplace_back(key, shared);
    startWork();
    return nullptr;
}

void RestartIndex::startWork()
{
    if (m_work.isRunning() || m_wanted.empty())
        return;
    m_work.start(
        [this, wanted = std::exchange(m_wanted, {}),
         post = m_receiver.post()](WorkMonitor& monitor) -> Result<bool> {
            for (const auto& [key, shared] : wanted) {
                if (monitor.isCancelled())
                    break;
                if (!shared->restarts)
                    shared->restarts = std::make_shared<const RunRestarts>(key.first);
                const auto known = std::make_shared<const KnownRestarts>(KnownRestarts{
                    .run = shared->restarts, .series = shared->restarts->of(key.second)});
                post([this, key = key, known] { take(key, known); });
            }
            return true;
        },
        [this](const Result<bool>&) { startWork(); });
}

void RestartIndex::take(const Key& key, const KnownRestartsPtr& known)
{
    m_working.erase(key);
    if (!m_runs.contains(key.first))
        return; // the case went on meanwhile
    m_known.insert_or_assign(key, known);
    emit ready(toQString(key.first->name), toQString(key.second));
}

void RestartIndex::finish()
{
    m_work.finish();
    m_receiver.deliver();
}

} // namespace faultline
