// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/memory/tree_map_layout.h"

#include <algorithm>
#include <limits>

namespace faultline::ui {

namespace {

/// The worst ratio of sides in a row of rectangles of these areas along a side.
double worstRatio(const std::vector<double>& areas, std::size_t begin, std::size_t end, double sum,
                  double side)
{
    double worst = 0.0;
    const double depth = sum / side;
    for (std::size_t i = begin; i < end; ++i) {
        const double length = areas[i] / depth;
        worst = std::max(worst, std::max(length / depth, depth / length));
    }
    return worst;
}

/// Lays a row along the shorter side of `area` and takes it off.
void placeRow(const std::vector<double>& areas, std::size_t begin, std::size_t end, double sum,
              QRectF& area, std::vector<QRectF>& placed)
{
    const bool isColumn = area.width() >= area.height();
    const double side = isColumn ? area.height() : area.width();
    const double depth = side > 0.0 ? sum / side : 0.0;
    double along = 0.0;
    for (std::size_t i = begin; i < end; ++i) {
        const double length = depth > 0.0 ? areas[i] / depth : 0.0;
        placed[i] = isColumn ? QRectF(area.left(), area.top() + along, depth, length)
                             : QRectF(area.left() + along, area.top(), length, depth);
        along += length;
    }
    if (isColumn)
        area.setLeft(std::min(area.right(), area.left() + depth));
    else
        area.setTop(std::min(area.bottom(), area.top() + depth));
}

} // namespace

std::vector<QRectF> treeMapLayout(const std::vector<std::int64_t>& sizes, QRectF area)
{
    std::vector<QRectF> placed(sizes.size());
    double total = 0.0;
    for (const std::int64_t size : sizes)
        total += static_cast<double>(std::max<std::int64_t>(0, size));
    if (total <= 0.0 || area.width() <= 0.0 || area.height() <= 0.0)
        return placed;
    const double scale = area.width() * area.height() / total;
    std::vector<double> areas;
    for (const std::int64_t size : sizes) {
        if (size <= 0)
            break; // they fall
        areas.push_back(static_cast<double>(size) * scale);
    }
    std::size_t begin = 0;
    while (begin < areas.size()) {
        const double side = std::min(area.width(), area.height());
        if (side <= 0.0)
            break;
        std::size_t end = begin;
        double sum = 0.0;
        double worst = std::numeric_limits<double>::infinity();
        while (end < areas.size()) {
            const double next = worstRatio(areas, begin, end + 1, sum + areas[end], side);
            if (next > worst)
                break;
            worst = next;
            sum += areas[end];
            ++end;
        }
        placeRow(areas, begin, end, sum, area, placed);
        begin = end;
    }
    return placed;
}

} // namespace faultline::ui
