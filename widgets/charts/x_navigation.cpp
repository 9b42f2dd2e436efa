// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/x_navigation.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace faultline::ui {

namespace {

double narrowest(XAxisKind kind)
{
    return kind == XAxisKind::Step ? 2.0 : 2e-3;
}

bool showsAll(AxisRange range, AxisRange full)
{
    const double slack = (full.max - full.min) * 1e-9;
    return range.min <= full.min + slack && range.max >= full.max - slack;
}

} // namespace

std::optional<AxisRange> zoomedRange(const AxisMap& view, AxisRange full, XAxisKind kind,
                                     double unit, double factor)
{
    const AxisRange range = view.slice(unit - unit * factor, unit + (1.0 - unit) * factor);
    if (!std::isfinite(range.min) || !std::isfinite(range.max) || showsAll(range, full))
        return std::nullopt;
    if (range.max - range.min < narrowest(kind)) {
        const AxisRange now = view.range();
        return now.max - now.min <= narrowest(kind) ? now : selectedRange(range, kind);
    }
    return range;
}

std::optional<AxisRange> pannedRange(const AxisMap& view, AxisRange full, double units)
{
    const double left = std::min(view.toUnit(full.min) - 0.5, 0.0);
    const double right = std::max(view.toUnit(full.max) - 0.5, 0.0);
    const double shift = std::clamp(units, left, right);
    const AxisRange range = view.slice(shift, 1.0 + shift);
    if (showsAll(range, full))
        return std::nullopt;
    return range;
}

AxisRange selectedRange(AxisRange range, XAxisKind kind)
{
    if (range.max < range.min)
        std::swap(range.min, range.max);
    const double missing = narrowest(kind) - (range.max - range.min);
    if (missing > 0.0)
        range = {range.min - missing / 2.0, range.max + missing / 2.0};
    return range;
}

} // namespace faultline::ui
