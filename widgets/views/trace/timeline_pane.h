// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/session/jobs/job_queue.h"
#include "widgets/views/trace/trace_worker.h"

#include <QTimer>
#include <QWidget>

#include <cstdint>
#include <optional>
#include <utility>

class QLabel;
class QLineEdit;
class QStackedWidget;

namespace faultline::ui {

class ElidedLabel;
class EmptyState;
class IconButton;
class TraceMinimap;
class TraceTimeline;

/// The timeline with what belongs to it: search, zoom, overview, and what is known of an event.
/// Keyboard: Ctrl+F or / to search, F3 and Shift+F3 from match to match.
class TimelinePane : public QWidget {
    Q_OBJECT

public:
    explicit TimelinePane(const JobQueuePtr& jobs, QWidget* parent = nullptr);

    /// Null: nothing is open.
    void setProfile(const TraceProfilePtr& profile);
    /// Shades a step and zooms to it; nullopt: the whole trace.
    void showStep(std::optional<std::size_t> step);
    /// Zooms to a stretch, in nanoseconds since the begin of the trace; the step goes on being
    /// shaded.
    void showStretch(std::int64_t beginNs, std::int64_t endNs);
    /// Waits for the layout and the search.
    void settle();
    [[nodiscard]] TraceTimeline& timeline() { return *m_timeline; }
    [[nodiscard]] QString statusText() const;

signals:
    void statusTextChanged();

private:
    [[nodiscard]] QWidget* buildToolbar();
    void buildShortcuts();
    void takeRows(const TraceRowsPtr& rows);
    void startSearch();
    void takeMatches(const TraceMatchesPtr& matches);
    void goToMatch(bool forward);
    void refreshMatchCount();
    void refreshDetail();

    TraceProfilePtr m_profile;
    TraceMatchesPtr m_matches;
    std::optional<std::size_t> m_match; ///< index into the matches
    std::optional<std::size_t> m_step;
    /// Asked for before there were rows.
    std::optional<std::pair<std::int64_t, std::int64_t>> m_stretch;
    TraceWorker m_worker;
    QTimer m_searchTimer;

    QStackedWidget* m_stack = nullptr;
    EmptyState* m_empty = nullptr;
    QLineEdit* m_search = nullptr;
    QLabel* m_matchCount = nullptr;
    IconButton* m_previous = nullptr;
    IconButton* m_next = nullptr;
    TraceMinimap* m_minimap = nullptr;
    TraceTimeline* m_timeline = nullptr;
    ElidedLabel* m_detailName = nullptr;
    ElidedLabel* m_detailFacts = nullptr;
};

} // namespace faultline::ui
