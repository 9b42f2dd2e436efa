// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/trace/trace_rows.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace faultline::ui {

namespace {

constexpr std::size_t kCheckCancelEvery = 1 << 16;

std::int64_t endOfRow(const TraceRow& row)
{
    return row.begins.empty() ? std::numeric_limits<std::int64_t>::min()
                              : row.endOf(row.size() - 1);
}

/// A length that a damaged file cannot turn into an overflow.
std::int64_t saneDuration(const TraceProfile& profile, std::size_t event)
{
    constexpr std::int64_t kMost = std::numeric_limits<std::int64_t>::max() / 4;
    return std::clamp<std::int64_t>(profile.durationOf(event), 0, kMost);
}

} // namespace

std::size_t TraceRow::firstEndingAfter(std::int64_t ns) const
{
    const auto next = std::upper_bound(begins.begin(), begins.end(), ns);
    auto position = static_cast<std::size_t>(next - begins.begin());
    if (position > 0 && endOf(position - 1) > ns)
        --position;
    return position;
}

std::int64_t TraceRow::busyBetween(std::int64_t begin, std::int64_t end) const
{
    const auto busyUntil = [this](std::int64_t ns) {
        const auto next = std::upper_bound(begins.begin(), begins.end(), ns);
        const auto position = static_cast<std::size_t>(next - begins.begin());
        if (position == 0)
            return std::int64_t{0};
        const std::int64_t inLast = std::min(ns - begins[position - 1], durationOf(position - 1));
        return busyBefore[position - 1] + inLast;
    };
    return end > begin ? busyUntil(end) - busyUntil(begin) : 0;
}

std::shared_ptr<const TraceRows> TraceRows::build(TraceProfilePtr profile,
                                                  const ReadMonitor& monitor)
{
    std::shared_ptr<TraceRows> rows(new TraceRows);
    rows->m_profile = std::move(profile);
    if (!rows->addTracks(monitor))
        return nullptr;
    rows->computeOverview();
    return rows;
}

bool TraceRows::addTracks(const ReadMonitor& monitor)
{
    const std::vector<TraceEvent>& events = m_profile->events;
    std::int64_t begin = std::numeric_limits<std::int64_t>::max();
    std::int64_t end = std::numeric_limits<std::int64_t>::min();
    std::size_t next = 0;
    for (std::size_t track = 0; track < m_profile->tracks.size(); ++track) {
        const std::size_t firstRow = m_rows.size();
        m_firstRow.push_back(firstRow);
        for (; next < events.size() && events[next].track == track; ++next) {
            if (next % kCheckCancelEvery == 0 && monitor.isCancelled())
                return false;
            begin = std::min(begin, events[next].beginNs);
            end = std::max(end, events[next].beginNs + saneDuration(*m_profile, next));
            addEvent(firstRow, next);
        }
        closeTrack(firstRow);
    }
    m_firstRow.push_back(m_rows.size());
    m_notDrawn += events.size() - next; // of tracks that the profile does not have
    if (begin <= end) {
        m_beginNs = begin;
        m_endNs = std::max(end, begin + 1);
    }
    return true;
}

void TraceRows::addEvent(std::size_t firstRow, std::size_t event)
{
    const TraceEvent& added = m_profile->events[event];
    std::size_t depth = added.depth;
    // One that overlaps its neighbour without being inside it goes further down.
    while (firstRow + depth < m_rows.size() && endOfRow(m_rows[firstRow + depth]) > added.beginNs)
        ++depth;
    if (depth >= kMostRowsOfTrack) {
        ++m_notDrawn;
        return;
    }
    while (m_rows.size() <= firstRow + depth) {
        TraceRow row;
        row.track = added.track;
        row.depth = static_cast<std::uint16_t>(m_rows.size() - firstRow);
        row.busyBefore.push_back(0);
        m_rows.push_back(std::move(row));
    }
    TraceRow& row = m_rows[firstRow + depth];
    row.begins.push_back(added.beginNs);
    row.busyBefore.push_back(row.busyBefore.back() + saneDuration(*m_profile, event));
    row.events.push_back(static_cast<std::uint32_t>(event));
}

void TraceRows::closeTrack(std::size_t firstRow)
{
    // Depths that nothing is drawn at would be empty lines.
    const auto isEmpty = [](const TraceRow& row) { return row.size() == 0; };
    const auto first = m_rows.begin() + static_cast<std::ptrdiff_t>(firstRow);
    m_rows.erase(std::remove_if(first, m_rows.end(), isEmpty), m_rows.end());
    for (std::size_t i = firstRow; i < m_rows.size(); ++i)
        m_rows[i].depth = static_cast<std::uint16_t>(i - firstRow);
}

void TraceRows::computeOverview()
{
    const double width =
        static_cast<double>(m_endNs - m_beginNs) / static_cast<double>(TraceOverview::kBins);
    for (const TraceRow& row : m_rows) {
        if (row.depth != 0)
            continue;
        const bool isDevice = m_profile->tracks[row.track].isDevice;
        (isDevice ? m_overview.hasDevice : m_overview.hasHost) = true;
        auto& bins = isDevice ? m_overview.device : m_overview.host;
        for (std::size_t bin = 0; bin < TraceOverview::kBins; ++bin) {
            const auto edge = [this, width](std::size_t i) {
                return m_beginNs + static_cast<std::int64_t>(width * static_cast<double>(i));
            };
            const std::int64_t length = std::max<std::int64_t>(edge(bin + 1) - edge(bin), 1);
            const auto busy = static_cast<double>(row.busyBetween(edge(bin), edge(bin + 1)));
            bins[bin] = std::max(bins[bin], static_cast<float>(busy / static_cast<double>(length)));
        }
    }
}

std::pair<std::size_t, std::size_t> TraceRows::rowsOf(std::size_t track) const
{
    return {m_firstRow.at(track), m_firstRow.at(track + 1)};
}

const TraceEvent& TraceRows::event(TraceSpot spot) const
{
    return m_profile->events[m_rows[spot.row].events[spot.position]];
}

const std::string& TraceRows::nameOf(TraceSpot spot) const
{
    static const std::string kNone;
    const std::uint32_t name = event(spot).name;
    return name < m_profile->names.size() ? m_profile->names[name] : kNone;
}

std::int64_t TraceRows::beginOf(TraceSpot spot) const
{
    return m_rows[spot.row].begins[spot.position];
}

std::int64_t TraceRows::endOf(TraceSpot spot) const
{
    return m_rows[spot.row].endOf(spot.position);
}

std::int64_t TraceRows::selfTimeOf(TraceSpot spot) const
{
    const std::int64_t whole = endOf(spot) - beginOf(spot);
    const std::size_t below = spot.row + 1;
    if (below >= m_rows.size() || m_rows[below].track != m_rows[spot.row].track)
        return whole;
    return whole - m_rows[below].busyBetween(beginOf(spot), endOf(spot));
}

std::optional<TraceSpot> TraceRows::spotAt(std::size_t row, double ns, double tolerance) const
{
    if (row >= m_rows.size())
        return std::nullopt;
    const TraceRow& line = m_rows[row];
    const auto distance = [&line, ns](std::size_t i) {
        return std::max({static_cast<double>(line.begins[i]) - ns,
                         ns - static_cast<double>(line.endOf(i)), 0.0});
    };
    const std::size_t after = line.firstEndingAfter(std::llround(ns));
    std::optional<std::size_t> best;
    for (const std::size_t candidate : {after, after - 1}) { // after - 1 of 0 is out of range
        if (candidate >= line.size() || distance(candidate) > tolerance)
            continue;
        if (!best || distance(candidate) < distance(*best))
            best = candidate;
    }
    if (!best)
        return std::nullopt;
    return TraceSpot{.row = row, .position = *best};
}

std::optional<TraceSpot> TraceRows::parentOf(TraceSpot spot) const
{
    if (m_rows[spot.row].depth == 0)
        return std::nullopt;
    return spotAt(spot.row - 1, static_cast<double>(beginOf(spot)), 0.0);
}

std::optional<TraceSpot> TraceRows::childOf(TraceSpot spot) const
{
    const std::size_t below = spot.row + 1;
    if (below >= m_rows.size() || m_rows[below].track != m_rows[spot.row].track)
        return std::nullopt;
    const TraceRow& row = m_rows[below];
    const auto first = std::lower_bound(row.begins.begin(), row.begins.end(), beginOf(spot));
    if (first == row.begins.end() || *first >= endOf(spot))
        return std::nullopt;
    return TraceSpot{.row = below,
                     .position = static_cast<std::size_t>(first - row.begins.begin())};
}

} // namespace faultline::ui
