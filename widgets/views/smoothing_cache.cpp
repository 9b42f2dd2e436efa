// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/smoothing_cache.h"

#include "model/core/smoothing.h"

#include <QCoreApplication>
#include <QEvent>
#include <QThread>
#include <QtConcurrentRun>

#include <algorithm>
#include <utility>

namespace faultline::ui {

SmoothingCache::SmoothingCache(QObject* parent) : QObject(parent)
{
    m_pool.setMaxThreadCount(std::max(1, QThread::idealThreadCount() - 1));
}

SmoothingCache::~SmoothingCache()
{
    m_pool.clear();
    m_pool.waitForDone();
}

SeriesPtr SmoothingCache::request(const QString& key, const SeriesPtr& series, double weight)
{
    if (!series || series->empty() || weight <= 0.0)
        return nullptr;
    Entry& entry = m_entries[key];
    entry.lastUse = ++m_clock;
    entry.wanted = series;
    entry.wantedWeight = weight;
    const bool current = entry.result && entry.source == series && entry.weight == weight;
    if (!current && !entry.running)
        start(key, entry);
    return entry.result;
}

void SmoothingCache::finish()
{
    // A result that arrives may start the next job of its key: until none is left.
    const auto anyRunning = [this] {
        return std::any_of(m_entries.cbegin(), m_entries.cend(),
                           [](const Entry& entry) { return entry.running; });
    };
    while (anyRunning()) {
        m_pool.waitForDone();
        QCoreApplication::sendPostedEvents(this, QEvent::MetaCall);
    }
}

void SmoothingCache::start(const QString& key, Entry& entry)
{
    entry.running = true;
    const SeriesPtr source = entry.wanted;
    const double weight = entry.wantedWeight;
    // The pool ends before this object does, and a queued call dies with its receiver.
    (void)QtConcurrent::run(&m_pool, [this, key, source, weight] {
        auto result = std::make_shared<const ScalarSeries>(smoothed(*source, weight));
        QMetaObject::invokeMethod(
            this, [this, key, source, weight, result] { store(key, source, weight, result); },
            Qt::QueuedConnection);
    });
}

void SmoothingCache::store(const QString& key, const SeriesPtr& source, double weight,
                           SeriesPtr result)
{
    Entry& entry = m_entries[key];
    entry.running = false;
    m_keptBytes += result->memoryBytes();
    if (entry.result)
        m_keptBytes -= entry.result->memoryBytes();
    entry.source = source;
    entry.weight = weight;
    entry.result = std::move(result);
    if (entry.wanted != source || entry.wantedWeight != weight)
        start(key, entry);
    evict();
    emit ready(key);
}

void SmoothingCache::evict()
{
    while (m_keptBytes > kKeptBytes && m_entries.size() > 1) {
        auto oldest = m_entries.end();
        for (auto it = m_entries.begin(); it != m_entries.end(); ++it) {
            const bool older = oldest == m_entries.end() || it->lastUse < oldest->lastUse;
            if (it->result && !it->running && it->lastUse != m_clock && older)
                oldest = it;
        }
        if (oldest == m_entries.end())
            return;
        m_keptBytes -= oldest->result->memoryBytes();
        m_entries.erase(oldest);
    }
}

} // namespace faultline::ui
