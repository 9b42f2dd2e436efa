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

/// Nanoseconds with any event; of a row that others are nested in, the outermost.
std::int64_t busyOf(const TraceRows& rows, const TrackLayout::Track& track)
{
    return rows.rows()[track.firstRow].busyBefore.back();
}

/// Whether anything happens on a track in the steps that are like the others; true where there are
/// none.
bool isUsedBySteps(const TraceRows& rows, const TrackLayout::Track& track,
                   const std::vector<std::size_t>& outliers)
{
    const std::vector<TraceStep>& steps = rows.profile().steps;
    if (steps.size() < 2)
        return true;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const bool isTypical = !std::binary_search(outliers.begin(), outliers.end(), i);
        const TraceRow& row = rows.rows()[track.firstRow];
        if (isTypical && row.busyBetween(steps[i].beginNs, steps[i].endNs) > 0)
            return true;
    }
    return false;
}

/// Moves the quiet tracks of a group, whose busiest is first, to one of their own, if that is
/// worth it.
std::optional<TrackLayout::Group> takeQuiet(TrackLayout::Group& group, const TraceRows& rows)
{
    constexpr std::size_t kFewest = 3;
    constexpr double kHardly = 0.01; // of the events of the busiest, and of the trace's time
    const auto mostEvents = static_cast<double>(eventsOf(rows, group.tracks.front()));
    const auto time = static_cast<double>(rows.endNs() - rows.beginNs());
    const std::vector<std::size_t> outliers = rows.profile().outlierSteps();
    const auto isUsed = [&](const TrackLayout::Track& track) {
        const bool isOften = static_cast<double>(eventsOf(rows, track)) >= kHardly * mostEvents
                             || static_cast<double>(busyOf(rows, track)) >= kHardly * time;
        return isOften && isUsedBySteps(rows, track, outliers);
    };
    const auto quiet = std::stable_partition(group.tracks.begin(), group.tracks.end(), isUsed);
    if (group.tracks.end() - quiet < static_cast<std::ptrdiff_t>(kFewest))
        return std::nullopt;
    TrackLayout::Group taken{.process = group.process,
                             .isDevice = group.isDevice,
                             .isQuiet = true,
                             .folded = true,
                             .top = 0,
                             .eventCount = 0,
                             .tracks = {quiet, group.tracks.end()}};
    group.tracks.erase(quiet, group.tracks.end());
    for (const TrackLayout::Track& track : taken.tracks)
        taken.eventCount += eventsOf(rows, track);
    group.eventCount -= taken.eventCount;
    return taken;
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
    for (std::size_t i = 0; i < m_groups.size(); ++i) {
        if (std::optional<Group> quiet = takeQuiet(m_groups[i], rows))
            m_groups.insert(m_groups.begin() + static_cast<std::ptrdiff_t>(++i), std::move(*quiet));
    }
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
