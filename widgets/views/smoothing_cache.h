// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/scalar_series.h"

#include <QHash>
#include <QObject>
#include <QString>
#include <QThreadPool>

#include <cstdint>
#include <memory>

namespace faultline::ui {

using SeriesPtr = std::shared_ptr<const ScalarSeries>;

/// Smooths series at full resolution on threads of its own and keeps the results.
///
/// For each key only the latest request counts: one job runs, and when it ends the request
/// of that moment is next, so dragging a slider never piles up work. GUI thread only.
class SmoothingCache : public QObject {
    Q_OBJECT

public:
    explicit SmoothingCache(QObject* parent = nullptr);
    ~SmoothingCache() override;

    /// What there is to show for `key` now: the smoothed series if it is ready, else the one of
    /// the previous weight or snapshot (so that nothing flickers), else null: draw the raw
    /// one. Starts the work if needed; ready(key) follows.
    [[nodiscard]] SeriesPtr request(const QString& key, const SeriesPtr& series, double weight);

    /// Waits for all work and delivers it.
    void finish();

    /// Results are kept up to about this many bytes; the least recently asked for go first.
    static constexpr std::size_t kKeptBytes = std::size_t{256} << 20;

signals:
    void ready(const QString& key);

private:
    struct Entry {
        SeriesPtr wanted; ///< the latest request
        double wantedWeight = 0.0;
        SeriesPtr source; ///< what `result` was made of; held, so that it cannot be mistaken
        double weight = 0.0;
        SeriesPtr result;
        bool running = false;
        std::uint64_t lastUse = 0;
    };

    void start(const QString& key, Entry& entry);
    void store(const QString& key, const SeriesPtr& source, double weight, SeriesPtr result);
    void evict();

    QHash<QString, Entry> m_entries;
    std::size_t m_keptBytes = 0;
    std::uint64_t m_clock = 0;
    QThreadPool m_pool; ///< own: loading must not starve it, nor it the rest
};

} // namespace faultline::ui
