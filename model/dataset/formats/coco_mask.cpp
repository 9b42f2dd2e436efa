// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/dataset/formats/coco_mask.h"

#include <algorithm>

namespace faultline::annotation {

std::optional<std::vector<std::int64_t>> runsOfText(std::string_view text)
{
    constexpr unsigned kMore = 0x20;
    constexpr unsigned kSign = 0x10;
    std::vector<std::int64_t> runs;
    for (std::size_t at = 0; at < text.size();) {
        std::uint64_t value = 0;
        unsigned shift = 0;
        bool isMore = true;
        while (isMore) {
            if (at >= text.size() || text[at] < '0' || text[at] >= '0' + 64 || shift > 55)
                return std::nullopt;
            const auto bits = static_cast<unsigned>(text[at++] - '0');
            value |= std::uint64_t{bits & 0x1FU} << shift;
            shift += 5;
            isMore = (bits & kMore) != 0;
            if (!isMore && (bits & kSign) != 0)
                value |= ~std::uint64_t{0} << shift;
        }
        auto run = static_cast<std::int64_t>(value);
        if (runs.size() > 2)
            run += runs[runs.size() - 2];
        // Far beyond any picture; sums stay far from overflow.
        constexpr std::int64_t kMost = std::int64_t{1} << 40;
        if (run < 0 || run > kMost)
            return std::nullopt;
        runs.push_back(run);
    }
    return runs;
}

std::optional<MaskExtent> extentOfRuns(const std::vector<std::int64_t>& runs, std::int64_t height,
                                       std::int64_t width)
{
    constexpr std::int64_t kMostSide = std::int64_t{1} << 20;
    if (height <= 0 || width <= 0 || height > kMostSide || width > kMostSide)
        return std::nullopt;
    const std::int64_t total = height * width;
    MaskExtent extent;
    std::int64_t at = 0;
    std::int64_t left = width;
    std::int64_t right = 0;
    std::int64_t top = height;
    std::int64_t bottom = 0;
    bool isSet = false;
    for (const std::int64_t run : runs) {
        if (run < 0 || run > total - at)
            return std::nullopt;
        if (isSet && run > 0) {
            const std::int64_t last = at + run - 1;
            const bool isOneColumn = at / height == last / height;
            left = std::min(left, at / height);
            right = std::max(right, last / height + 1);
            top = std::min(top, isOneColumn ? at % height : 0);
            bottom = std::max(bottom, isOneColumn ? last % height + 1 : height);
            extent.area += static_cast<std::uint64_t>(run);
        }
        at += run;
        isSet = !isSet;
    }
    if (at != total)
        return std::nullopt;
    extent.xmin = static_cast<double>(left);
    extent.ymin = static_cast<double>(top);
    extent.xmax = static_cast<double>(right);
    extent.ymax = static_cast<double>(bottom);
    return extent;
}

} // namespace faultline::annotation
