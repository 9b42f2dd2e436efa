// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/chart_frame.h"
#include "widgets/charts/chart_style.h"

#include <QApplication>

#include <utility>
#include <vector>

namespace faultline::ui::samples {

inline constexpr QSize kSize(500, 300);

inline ChartInput inputOf(std::vector<Curve> curves)
{
    ChartInput input;
    input.curves = std::move(curves);
    return input;
}

inline ChartFrame frameOf(const ChartInput& input, QSizeF size = kSize)
{
    const ChartStyle style = ChartStyle::of(QApplication::palette(), QApplication::font());
    return makeFrame(input, size, style, {.locale = QLocale(), .zone = QTimeZone::utc()}, {});
}

} // namespace faultline::ui::samples
