// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/tensorboard_purge.h"

#include <queue>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>
#include <tuple>
#include <utility>

namespace faultline {

namespace {

constexpr double kSessionVersion = 2.0;
constexpr std::string_view kVersionPrefix = "brain.Event:";

/// -1 if the text announces no number.
double versionOf(std::string_view announced)
{
    const std::size_t at = announced.rfind(kVersionPrefix);
    const std::string_view digits =
        at == std::string_view::npos ? announced : announced.substr(at + kVersionPrefix.size());
    double version = -1.0;
    const auto [end, error] =
        std::from_chars(digits.data(), digits.data() + digits.size(), version);
    return error == std::errc() && end == digits.data() + digits.size() ? version : -1.0;
}

void appendIndex(std::vector<IndexRange>& ranges, std::size_t i)
{
    if (!ranges.empty() && ranges.back().end == i)
        ++ranges.back().end;
    else
        ranges.push_back({i, i + 1});
}

std::vector<IndexRange> allOf(const ScalarSeries& series)
{
    return series.empty() ? std::vector<IndexRange>() : std::vector<IndexRange>{{0, series.size()}};
}

/// What is kept while points come and others expire; each point costs O(log n) however they do.
class KeptPoints {
public:
    void add(std::int64_t step, std::size_t index) { m_kept.emplace(step, index); }
    void expireFrom(std::int64_t step)
    {
        while (!m_kept.empty() && m_kept.top().first >= step)
            m_kept.pop();
    }
    /// Leaves this empty.
    [[nodiscard]] std::vector<IndexRange> takeRanges()
    {
        std::vector<std::size_t> indices;
        indices.reserve(m_kept.size());
        for (; !m_kept.empty(); m_kept.pop())
            indices.push_back(m_kept.top().second);
        std::sort(indices.begin(), indices.end());
        std::vector<IndexRange> ranges;
        for (const std::size_t i : indices)
            appendIndex(ranges, i);
        return ranges;
    }

private:
    std::priority_queue<std::pair<std::int64_t, std::size_t>> m_kept;
};

/// First index of a range of ascending steps whose step is not below `step`. In whole numbers:
/// beyond 2^53 ScalarSeries::lowerBoundStep() could not tell neighbours apart.
std::size_t firstNotBelow(const ScalarSeries& series, IndexRange range, std::int64_t step)
{
    while (range.begin < range.end) {
        const std::size_t middle = range.begin + (range.end - range.begin) / 2;
        if (series.step(middle) < step)
            range.begin = middle + 1;
        else
            range.end = middle;
    }
    return range.begin;
}

PurgedSeries purgedOf(std::vector<IndexRange> kept, const ScalarSeries& series)
{
    const std::size_t count = pointCount(kept);
    return {.kept = std::move(kept), .dropped = series.size() - count};
}

} // namespace

PurgedSeries purgedAsDataServer(const ScalarSeries& series)
{
    // The steps kept ascend strictly, so what a point removes is at the end.
    std::vector<IndexRange> kept;
    series.forEach([&](std::size_t i, const ScalarPoint& point) {
        while (!kept.empty()) {
            IndexRange& last = kept.back();
            if (series.step(last.end - 1) < point.step)
                break;
            last.end = firstNotBelow(series, last, point.step);
            if (last.end > last.begin)
                break;
            kept.pop_back();
        }
        appendIndex(kept, i);
    });
    return purgedOf(std::move(kept), series);
}

TensorBoardPurge::TensorBoardPurge(const Run& run) : m_run(run)
{
    if (run.origin != RunOrigin::Events)
        return; // nothing that TensorBoard would show
    readVersions();
    for (const SessionMark& mark : run.sessions) {
        if (mark.status == SessionMark::Status::Start && followsSessions(mark.wallTime))
            m_starts.push_back(mark);
    }
    if (!m_starts.empty())
        m_starts.erase(m_starts.begin());
    readSummaries();
}

void TensorBoardPurge::readVersions()
{
    double end = -std::numeric_limits<double>::infinity();
    for (const FileReport& file : m_run.files) {
        if (!file.firstWallTime)
            continue;
        if (file.scalarCount > 0) {
            m_isOrderKnown = m_isOrderKnown && *file.firstWallTime >= end;
            end = std::max(end, file.lastWallTime.value_or(*file.firstWallTime));
        }
        if (!file.fileVersion.empty())
            m_versions.push_back({.from = *file.firstWallTime,
                                  .hasSessions = versionOf(file.fileVersion) >= kSessionVersion});
    }
    std::stable_sort(m_versions.begin(), m_versions.end(),
                     [](const Version& a, const Version& b) { return a.from < b.from; });
}

bool TensorBoardPurge::followsSessions(double wallTime) const
{
    const auto next =
        std::upper_bound(m_versions.begin(), m_versions.end(), wallTime,
                         [](double time, const Version& version) { return time < version.from; });
    return next != m_versions.begin() && std::prev(next)->hasSessions;
}

void TensorBoardPurge::readSummaries()
{
    const bool areAllNew =
        !m_versions.empty()
        && std::all_of(m_versions.begin(), m_versions.end(),
                       [](const Version& version) { return version.hasSessions; })
        && m_run.startTime() >= m_versions.front().from;
    if (areAllNew)
        return;
    const auto add = [this](double wallTime, std::int64_t step) {
        if (std::isfinite(wallTime))
            m_summaries.push_back({.wallTime = wallTime, .step = step});
    };
    for (const auto& [tag, scalar] : m_run.scalars)
        scalar.series.forEach(
            [&](std::size_t, const ScalarPoint& point) { add(point.wallTime, point.step); });
    for (const auto& [tag, blob] : m_run.blobs) {
        const bool isSummary = blob.kind != TagKind::Graph || !blob.plugin.empty();
        for (std::size_t i = 0; isSummary && i < blob.items.size(); ++i)
            add(blob.items[i].wallTime, blob.items[i].step);
    }
    std::sort(m_summaries.begin(), m_summaries.end(), [](const Summary& a, const Summary& b) {
        return std::tie(a.wallTime, a.step) < std::tie(b.wallTime, b.step);
    });
}

bool TensorBoardPurge::goesBack(const ScalarPoint& point) const
{
    if (m_summaries.empty() || followsSessions(point.wallTime))
        return false;
    const auto own = std::lower_bound(m_summaries.begin(), m_summaries.end(), point,
                                      [](const Summary& summary, const ScalarPoint& wanted) {
                                          return std::tie(summary.wallTime, summary.step)
                                                 < std::tie(wanted.wallTime, wanted.step);
                                      });
    return own != m_summaries.begin() && point.step < std::prev(own)->step;
}

PurgedSeries TensorBoardPurge::purged(std::string_view tag) const
{
    static const ScalarSeries kNone;
    const ScalarSeries* found = m_run.findScalar(tag);
    const ScalarSeries& series = found != nullptr ? *found : kNone;
    if (m_starts.empty() && m_summaries.empty())
        return {.kept = allOf(series), .dropped = 0};
    KeptPoints kept;
    auto start = m_starts.begin();
    series.forEach([&](std::size_t i, const ScalarPoint& point) {
        for (; start != m_starts.end() && start->wallTime <= point.wallTime; ++start)
            kept.expireFrom(start->step);
        if (goesBack(point))
            kept.expireFrom(point.step);
        kept.add(point.step, i);
    });
    for (; start != m_starts.end(); ++start)
        kept.expireFrom(start->step);
    return purgedOf(kept.takeRanges(), series);
}

PurgedSeries purgedAsTensorBoard(const Run& run, std::string_view tag)
{
    return TensorBoardPurge(run).purged(tag);
}

} // namespace faultline
