// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/decimate.h"
#include "widgets/charts/chart_types.h"

#include <cstddef>
#include <vector>

namespace faultline::ui {

/// Points [begin, end) of a series, x ascending.
struct IndexSpan {
    std::size_t begin = 0;
    std::size_t end = 0;

    [[nodiscard]] std::size_t size() const { return end - begin; }
};

/// Where the points of a curve with x in `range` are: one span for each stretch of a restarted
/// training. A series without order gives all of its points as one span.
[[nodiscard]] std::vector<IndexSpan> visibleSpans(const Curve& curve, XAxisKind kind,
                                                  AxisRange range);

} // namespace faultline::ui
