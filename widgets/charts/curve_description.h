// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/accessible_items.h"

#include <QString>

#include <cstddef>

namespace faultline::ui {

class CurveView;

// What a chart of curves says to those who cannot see it. Made when it is asked for.

/// How many curves, what part of the axes is shown, what cannot be drawn; then each of the first
/// curves in a line.
[[nodiscard]] QString curvesDescription(const CurveView& chart);
/// A curve with its first and last value, least and greatest, and where it is NaN.
[[nodiscard]] AccessibleItem curveItem(const CurveView& chart, std::size_t position);

} // namespace faultline::ui
