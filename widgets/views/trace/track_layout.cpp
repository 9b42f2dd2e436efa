// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/trace/track_layout.h"

#include <algorithm>
#include <map>
#include <utility>

namespace faultline::ui {

namespace {

std::size_t eventsOf(const TraceRows& rows, const TrackLayout::Track& track)
{
    std::size_t count = 0;
    for (std::size_t row = track.firstRow; row < track.lastRow; ++row)
        count += rows.rows()[row].size();
    return count;
}

} // namespace

TrackLayout::TrackLayout(const TraceRows& rows)
{
    // Some profilers give the streams of a device the name of the host's process.
    std::map<std::pair<std::string, bool>, std::size_t> known;
    const std::vector<TraceTrack>& tracks = rows.profile().tracks;
    for (std::size_t i = 0; i < tracks.size(); ++i) {
        const auto [first, last] = rows.rowsOf(i);
        if (first == last)
            continue;
        const auto [found, isNew] =
            known.emplace(std::pair(tracks[i].process, tracks[i].isDevice), m_groups.size());
        if (isNew) {
            Group group;
            group.process = tracks[i].process;
            group.isDevice = tracks[i].isDevice;
            m_groups.push_back(std::move(group));
        }
        Group& group = m_groups[found->second];
        Track track;
        track.track = i;
        track.firstRow = first;
        track.lastRow = last;
        group.eventCount += eventsOf(rows, track);
        group.tracks.push_back(track);
    }
    for (Group& group : m_groups)
        std::stable_sort(group.tracks.begin(), group.tracks.end(),
                         [&rows](const Track& a, const Track& b) {
                             return eventsOf(rows, a) > eventsOf(rows, b);
                         });
    std::stable_sort(m_groups.begin(), m_groups.end(), [](const Group& a, const Group& b) {
        return a.isDevice != b.isDevice ? a.isDevice : a.eventCount > b.eventCount;
    });
    place();
}

void TrackLayout::place()
{
    int y = 0;
    for (Group& group : m_groups) {
        group.top = y;
        y += kGroupHeight;
        for (Track& track : group.tracks) {
            track.top = y;
            track.height =
                group.folded ? 0 : static_cast<int>(track.lastRow - track.firstRow) * kRowHeight;
            y += group.folded ? 0 : track.height + kTrackGap;
        }
    }
    m_height = y;
}

void TrackLayout::setFolded(std::size_t group, bool folded)
{
    m_groups.at(group).folded = folded;
    place();
}

std::optional<std::size_t> TrackLayout::headingAt(int y) const
{
    for (std::size_t i = 0; i < m_groups.size(); ++i) {
        if (y >= m_groups[i].top && y < m_groups[i].top + kGroupHeight)
            return i;
    }
    return std::nullopt;
}

const TrackLayout::Track* TrackLayout::trackAt(int y) const
{
    for (const Group& group : m_groups) {
        for (const Track& track : group.tracks) {
            if (y >= track.top && y < track.top + track.height)
                return &track;
        }
    }
    return nullptr;
}

std::optional<std::size_t> TrackLayout::rowAt(int y) const
{
    const Track* track = trackAt(y);
    if (track == nullptr)
        return std::nullopt;
    return track->firstRow + static_cast<std::size_t>((y - track->top) / kRowHeight);
}

std::size_t TrackLayout::groupOfRow(std::size_t row) const
{
    for (std::size_t i = 0; i < m_groups.size(); ++i) {
        for (const Track& track : m_groups[i].tracks) {
            if (row >= track.firstRow && row < track.lastRow)
                return i;
        }
    }
    return 0;
}

std::optional<int> TrackLayout::topOfRow(std::size_t row) const
{
    for (const Group& group : m_groups) {
        for (const Track& track : group.tracks) {
            if (row < track.firstRow || row >= track.lastRow)
                continue;
            if (group.folded)
                return std::nullopt;
            return track.top + static_cast<int>(row - track.firstRow) * kRowHeight;
        }
    }
    return std::nullopt;
}

} // namespace faultline::ui
