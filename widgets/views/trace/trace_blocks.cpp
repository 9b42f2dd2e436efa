// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/trace/trace_blocks.h"

#include <algorithm>
#include <cmath>

namespace faultline::ui {

namespace {

/// Narrower events are drawn together.
constexpr double kMergeBelowPixels = 1.5;
constexpr std::size_t kLookedAt = 8;

} // namespace

std::size_t gallop(const std::vector<std::int64_t>& begins, std::size_t from, std::int64_t ns)
{
    std::size_t step = 1;
    std::size_t low = from;
    while (low + step < begins.size() && begins[low + step] < ns) {
        low += step;
        step *= 2;
    }
    const auto first = begins.begin() + static_cast<std::ptrdiff_t>(low);
    const auto last =
        begins.begin() + static_cast<std::ptrdiff_t>(std::min(low + step + 1, begins.size()));
    return static_cast<std::size_t>(std::lower_bound(first, last, ns) - begins.begin());
}

void collectBlocks(const TraceRow& row, const TraceWindow& window, std::vector<TraceBlock>& blocks)
{
    blocks.clear();
    const double perPixel = window.nsPerPixel();
    const double mergeBelow = kMergeBelowPixels * perPixel;
    const double left = window.left();
    const double right = left + window.width();
    std::size_t i = row.firstEndingAfter(static_cast<std::int64_t>(std::floor(window.begin())));
    // An event without length ends where it begins: it may lie on the border itself.
    while (i > 0 && static_cast<double>(row.begins[i - 1]) >= window.begin())
        --i;
    while (i < row.size() && static_cast<double>(row.begins[i]) < window.end()) {
        const double x = window.toX(static_cast<double>(row.begins[i]));
        const auto duration = static_cast<double>(row.durationOf(i));
        if (duration >= mergeBelow) {
            blocks.push_back({.left = std::max(x, left),
                              .right = std::min(x + duration / perPixel, right),
                              .first = i,
                              .count = 1,
                              .coverage = 1.0});
            ++i;
            continue;
        }
        const double column = std::floor(x);
        const double columnEnd = window.toNs(column + 1.0);
        std::size_t next =
            std::max(i + 1, gallop(row.begins, i, static_cast<std::int64_t>(std::ceil(columnEnd))));
        // Only the last can be long: the others end before it begins.
        if (next - i > 1 && static_cast<double>(row.durationOf(next - 1)) >= mergeBelow)
            --next;
        const auto busy = static_cast<double>(row.busyBefore[next] - row.busyBefore[i]);
        blocks.push_back({.left = std::max(column, left),
                          .right = std::min(column + 1.0, right),
                          .first = i,
                          .count = next - i,
                          .coverage = std::clamp(busy / perPixel, 0.0, 1.0)});
        i = next;
    }
}

std::size_t representativeOf(const TraceRow& row, const TraceBlock& block)
{
    const std::size_t stride = std::max<std::size_t>(1, block.count / kLookedAt);
    std::size_t best = block.first;
    for (std::size_t i = block.first; i < block.first + block.count; i += stride) {
        if (row.durationOf(i) > row.durationOf(best))
            best = i;
    }
    return best;
}

} // namespace faultline::ui
