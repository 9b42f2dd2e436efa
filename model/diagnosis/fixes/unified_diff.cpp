// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/fixes/unified_diff.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace faultline {

namespace {

/// More changed lines than this are not matched one by one.
constexpr std::ptrdiff_t kMostChanges = 1000;

/// Lines with their ends.
std::vector<std::string_view> linesOf(std::string_view text)
{
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        const std::size_t length = end == std::string_view::npos ? text.size() : end + 1;
        lines.push_back(text.substr(0, length));
        text.remove_prefix(length);
    }
    return lines;
}

/// A stretch of lines that differ: [oldBegin, oldEnd) became [newBegin, newEnd).
struct Change {
    std::size_t oldBegin = 0;
    std::size_t oldEnd = 0;
    std::size_t newBegin = 0;
    std::size_t newEnd = 0;
};

using Lines = std::vector<std::string_view>;

/// The shortest edit script by Myers' greedy algorithm: E. W. Myers, "An O(ND) Difference Algorithm
/// and Its Variations", 1986. Steps are (old, new) points from the end to the start; empty if more
/// than kMostChanges lines differ.
std::vector<std::pair<std::ptrdiff_t, std::ptrdiff_t>> matchPath(const Lines& before,
                                                                 const Lines& after)
{
    const auto oldCount = static_cast<std::ptrdiff_t>(before.size());
    const auto newCount = static_cast<std::ptrdiff_t>(after.size());
    const std::ptrdiff_t most = std::min(oldCount + newCount, kMostChanges);
    std::vector<std::ptrdiff_t> furthest(static_cast<std::size_t>(2 * most + 3), 0);
    const auto at = [&furthest, most](std::ptrdiff_t diagonal) -> std::ptrdiff_t& {
        return furthest[static_cast<std::size_t>(diagonal + most + 1)];
    };
    std::vector<std::vector<std::ptrdiff_t>> trace;
    for (std::ptrdiff_t cost = 0; cost <= most; ++cost) {
        trace.push_back(furthest);
        for (std::ptrdiff_t k = -cost; k <= cost; k += 2) {
            const bool isDown = k == -cost || (k != cost && at(k - 1) < at(k + 1));
            std::ptrdiff_t x = isDown ? at(k + 1) : at(k - 1) + 1;
            while (x < oldCount && x - k < newCount
                   && before[static_cast<std::size_t>(x)] == after[static_cast<std::size_t>(x - k)])
                ++x;
            at(k) = x;
            if (x < oldCount || x - k < newCount)
                continue;
            // Walk back through the traces.
            std::vector<std::pair<std::ptrdiff_t, std::ptrdiff_t>> path{{oldCount, newCount}};
            std::ptrdiff_t diagonal = k;
            for (std::ptrdiff_t back = cost; back > 0; --back) {
                const std::vector<std::ptrdiff_t>& old = trace[static_cast<std::size_t>(back)];
                const auto reached = [&old, most](std::ptrdiff_t d) {
                    return old[static_cast<std::size_t>(d + most + 1)];
                };
                const bool wasDown =
                    diagonal == -back
                    || (diagonal != back && reached(diagonal - 1) < reached(diagonal + 1));
                diagonal += wasDown ? 1 : -1;
                path.emplace_back(reached(diagonal), reached(diagonal) - diagonal);
            }
            return path;
        }
    }
    return {};
}

/// From the first line that differs to the last.
Change allBetween(const Lines& before, const Lines& after)
{
    const auto [oldFirst, newFirst] =
        std::mismatch(before.begin(), before.end(), after.begin(), after.end());
    Change change;
    change.oldBegin = change.newBegin = static_cast<std::size_t>(oldFirst - before.begin());
    change.oldEnd = before.size();
    change.newEnd = after.size();
    while (change.oldEnd > change.oldBegin && change.newEnd > change.newBegin
           && before[change.oldEnd - 1] == after[change.newEnd - 1]) {
        --change.oldEnd;
        --change.newEnd;
    }
    return change;
}

std::vector<Change> changesOf(const Lines& before, const Lines& after)
{
    const auto path = matchPath(before, after);
    if (path.empty())
        return {allBetween(before, after)};
    std::vector<Change> changes;
    for (std::size_t i = path.size(); i-- > 1;) {
        // One line goes or comes, then equal ones follow up to the next point.
        const auto [x, y] = path[i];
        const auto [nextX, nextY] = path[i - 1];
        const bool isGone = nextX - x > nextY - y;
        Change change{static_cast<std::size_t>(x), static_cast<std::size_t>(x + (isGone ? 1 : 0)),
                      static_cast<std::size_t>(y), static_cast<std::size_t>(y + (isGone ? 0 : 1))};
        if (!changes.empty() && changes.back().oldEnd == change.oldBegin
            && changes.back().newEnd == change.newBegin) {
            changes.back().oldEnd = change.oldEnd;
            changes.back().newEnd = change.newEnd;
        } else {
            changes.push_back(change);
        }
    }
    return changes;
}

void addLine(std::string& diff, char mark, std::string_view line)
{
    diff += mark;
    diff += line;
    if (!line.ends_with('\n'))
        diff += "\n\\ No newline at end of file\n";
}

std::string range(std::size_t begin, std::size_t count)
{
    // An empty range is named by the line before it.
    std::string text = std::to_string(count == 0 ? begin : begin + 1);
    return count == 1 ? text : text + "," + std::to_string(count);
}

/// Changes [first, last) as one hunk.
void addHunk(std::string& diff, const Lines& before, const Lines& after,
             const std::vector<Change>& changes, std::size_t first, std::size_t last,
             std::size_t context)
{
    const std::size_t lead = std::min(context, changes[first].oldBegin);
    const std::size_t oldBegin = changes[first].oldBegin - lead;
    const std::size_t newBegin = changes[first].newBegin - lead;
    const std::size_t tail = std::min(context, before.size() - changes[last - 1].oldEnd);
    const std::size_t oldEnd = changes[last - 1].oldEnd + tail;
    const std::size_t newEnd = changes[last - 1].newEnd + tail;
    diff += "@@ -" + range(oldBegin, oldEnd - oldBegin) + " +" + range(newBegin, newEnd - newBegin)
            + " @@\n";
    std::size_t at = oldBegin;
    for (std::size_t i = first; i < last; ++i) {
        for (; at < changes[i].oldBegin; ++at)
            addLine(diff, ' ', before[at]);
        for (; at < changes[i].oldEnd; ++at)
            addLine(diff, '-', before[at]);
        for (std::size_t line = changes[i].newBegin; line < changes[i].newEnd; ++line)
            addLine(diff, '+', after[line]);
    }
    for (; at < oldEnd; ++at)
        addLine(diff, ' ', before[at]);
}

} // namespace

std::string unifiedDiff(std::string_view name, std::string_view before, std::string_view after,
                        std::size_t context)
{
    if (before == after)
        return {};
    const Lines oldLines = linesOf(before);
    const Lines newLines = linesOf(after);
    const std::vector<Change> changes = changesOf(oldLines, newLines);
    std::string diff = "--- a/" + std::string(name) + "\n+++ b/" + std::string(name) + "\n";
    for (std::size_t first = 0; first < changes.size();) {
        std::size_t last = first + 1;
        while (last < changes.size()
               && changes[last].oldBegin - changes[last - 1].oldEnd <= 2 * context)
            ++last;
        addHunk(diff, oldLines, newLines, changes, first, last, context);
        first = last;
    }
    return diff;
}

} // namespace faultline
