// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/scalars/restart_index.h"

#include "model/qt/text.h"
#include "widgets/curve_options.h"
#include "widgets/view_state.h"

#include <QCoreApplication>
#include <QtConcurrentRun>

namespace faultline::ui {

struct RestartIndex::Shared {
    std::shared_ptr<const RunRestarts> restarts; ///< null until the first tag is asked for
};

RestartIndex& RestartIndex::of(const ViewState& state)
{
    CurveOptions& options = state.curveOptions();
    if (auto* existing = options.findChild<RestartIndex*>(QString(), Qt::FindDirectChildrenOnly))
        return *existing;
    return *new RestartIndex(state);
}

RestartIndex::RestartIndex(const ViewState& state) : QObject(&state.curveOptions()), m_state(state)
{
    m_pool.setMaxThreadCount(1);
    connect(&state, &ViewState::caseChanged, this, &RestartIndex::forgetOtherRuns);
}

RestartIndex::~RestartIndex()
{
    m_pool.clear();
    m_pool.waitForDone();
}

void RestartIndex::forgetOtherRuns()
{
    std::set<RunPtr> current;
    if (const CasePtr& data = m_state.caseData())
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
    (void)QtConcurrent::run(&m_pool, [this, key, shared] {
        if (!shared->restarts)
            shared->restarts = std::make_shared<const RunRestarts>(key.first);
        auto known = std::make_shared<const KnownRestarts>(
            KnownRestarts{.run = shared->restarts, .series = shared->restarts->of(key.second)});
        QMetaObject::invokeMethod(
            this, [this, key, known] { take(key, known); }, Qt::QueuedConnection);
    });
    return nullptr;
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
    m_pool.waitForDone();
    QCoreApplication::sendPostedEvents(this, QEvent::MetaCall);
}

} // namespace faultline::ui
