// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/profile.h"
#include "model/core/read_monitor.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace faultline::ui {

/// A line of a timeline: events of one track and nesting depth, which never overlap. Three arrays
/// beside each other, because drawing millions of events is searching in them: 20 bytes an event.
struct TraceRow {
    std::uint16_t track = 0;
    std::uint16_t depth = 0;
    std::vector<std::int64_t> begins;     ///< ns, ascending
    std::vector<std::int64_t> busyBefore; ///< ns that events [0, i) last; one more than begins
    std::vector<std::uint32_t> events;    ///< index into TraceProfile::events

    [[nodiscard]] std::size_t size() const { return begins.size(); }
    [[nodiscard]] std::int64_t durationOf(std::size_t i) const
    {
        return busyBefore[i + 1] - busyBefore[i];
    }
    [[nodiscard]] std::int64_t endOf(std::size_t i) const { return begins[i] + durationOf(i); }
    /// The first event that ends after `ns`; size() if none does. O(log n).
    [[nodiscard]] std::size_t firstEndingAfter(std::int64_t ns) const;
    /// Nanoseconds of [begin, end) with an event, O(log n).
    [[nodiscard]] std::int64_t busyBetween(std::int64_t begin, std::int64_t end) const;
};

/// An event by its place on the screen.
struct TraceSpot {
    std::size_t row = 0;
    std::size_t position = 0; ///< in the row
    friend bool operator==(const TraceSpot&, const TraceSpot&) = default;
};

/// How busy the trace is over its whole time, for the minimap.
struct TraceOverview {
    static constexpr std::size_t kBins = 1024;
    std::array<float, kBins> device{}; ///< 0..1, the busiest stream
    std::array<float, kBins> host{};   ///< 0..1, the busiest thread
    bool hasDevice = false;
    bool hasHost = false;
};

/// The events of a profile laid out in rows. Immutable; made on a worker thread.
class TraceRows {
public:
    /// A track never gets more rows than this: what is nested deeper is counted, not drawn.
    static constexpr std::size_t kMostRowsOfTrack = 256;

    /// Null if `cancelled` became true. The profile must not be null. Takes about 20 bytes and
    /// 100 ns an event. Events that overlap without being nested, as kernels of one stream
    /// may, are moved to a row of their own.
    [[nodiscard]] static std::shared_ptr<const TraceRows> build(TraceProfilePtr profile,
                                                                const ReadMonitor& monitor);

    [[nodiscard]] const TraceProfile& profile() const { return *m_profile; }
    [[nodiscard]] const std::vector<TraceRow>& rows() const { return m_rows; } ///< by track, depth
    /// Rows [first, last) of a track.
    [[nodiscard]] std::pair<std::size_t, std::size_t> rowsOf(std::size_t track) const;
    [[nodiscard]] std::int64_t beginNs() const { return m_beginNs; } ///< of the first event
    [[nodiscard]] std::int64_t endNs() const { return m_endNs; }     ///< of the last one; > beginNs
    [[nodiscard]] const TraceOverview& overview() const { return m_overview; }
    [[nodiscard]] std::uint64_t notDrawnCount() const { return m_notDrawn; }

    [[nodiscard]] const TraceEvent& event(TraceSpot spot) const;
    [[nodiscard]] const std::string& nameOf(TraceSpot spot) const;
    [[nodiscard]] std::int64_t beginOf(TraceSpot spot) const;
    [[nodiscard]] std::int64_t endOf(TraceSpot spot) const;
    /// The event's time without the events directly inside it.
    [[nodiscard]] std::int64_t selfTimeOf(TraceSpot spot) const;
    /// The event of a row at a time, or one at most `tolerance` ns away.
    [[nodiscard]] std::optional<TraceSpot> spotAt(std::size_t row, double ns,
                                                  double tolerance) const;
    /// The event around this one, a row up; the first event inside it, a row down.
    [[nodiscard]] std::optional<TraceSpot> parentOf(TraceSpot spot) const;
    [[nodiscard]] std::optional<TraceSpot> childOf(TraceSpot spot) const;

private:
    TraceRows() = default;
    bool addTracks(const ReadMonitor& monitor);
    void addEvent(std::size_t firstRow, std::size_t event);
    void closeTrack(std::size_t firstRow);
    void computeOverview();

    TraceProfilePtr m_profile;
    std::vector<TraceRow> m_rows;
    std::vector<std::size_t> m_firstRow; ///< by track; one more than there are tracks
    std::int64_t m_beginNs = 0;
    std::int64_t m_endNs = 1;
    std::uint64_t m_notDrawn = 0;
    TraceOverview m_overview;
};

using TraceRowsPtr = std::shared_ptr<const TraceRows>;

} // namespace faultline::ui
