// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/curves/curve_recipe.h"
#include "model/session/jobs/job_runner.h"

#include <QHash>
#include <QObject>
#include <QString>

#include <cstdint>
#include <memory>

namespace faultline::ui {

using BakedCurvePtr = std::shared_ptr<const BakedCurve>;

/// Works out curves at full resolution in jobs and keeps the results.
///
/// For each key only the latest request counts: one job runs, and when it ends the request
/// of that moment is next, so dragging a slider never piles up work. GUI thread only.
class CurveCache : public QObject {
    Q_OBJECT

public:
    explicit CurveCache(JobQueuePtr jobs, QObject* parent = nullptr);
    ~CurveCache() override;

    /// What there is to show for `key` now: the curve if it is ready, else the one of an earlier
    /// recipe on the same axis (so that nothing flickers), else null. Starts the work if needed;
    /// ready(key) follows.
    [[nodiscard]] BakedCurvePtr request(const QString& key, const CurveRecipe& recipe);

    /// Waits for all work and delivers it.
    void finish();

    /// Results are kept up to about this many bytes; the least recently asked for go first.
    static constexpr std::size_t kKeptBytes = std::size_t{256} << 20;

signals:
    void ready(const QString& key);

private:
    struct Entry {
        CurveRecipe wanted; ///< the latest request
        BakedCurvePtr result;
        std::size_t bytes = 0;
        JobTicket job;
        bool running = false; ///< or done and not yet taken
        std::uint64_t lastUse = 0;
    };

    void start(const QString& key, Entry& entry);
    void store(const QString& key, BakedCurvePtr result);
    void evict();

    JobQueuePtr m_jobs;
    QHash<QString, Entry> m_entries;
    std::size_t m_keptBytes = 0;
    std::uint64_t m_clock = 0;
    JobReceiver m_receiver;
};

} // namespace faultline::ui
