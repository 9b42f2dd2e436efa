// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/chart_types.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace faultline::ui {

/// Maps the values of an axis to 0..1 and back, linearly or in log10. The one place that knows
/// about logarithms: lines, grid, marks and mouse all go through it, so they always agree.
class AxisMap {
public:
    AxisMap() = default;
    AxisMap(AxisRange range, bool logarithmic) : m_range(range), m_logarithmic(logarithmic)
    {
        m_low = transformed(range.min);
        const double span = transformed(range.max) - m_low;
        m_span = span > 0.0 && std::isfinite(span) ? span : 1.0;
    }

    [[nodiscard]] const AxisRange& range() const { return m_range; }
    [[nodiscard]] bool isLogarithmic() const { return m_logarithmic; }

    /// 0 at range().min, 1 at range().max, beyond that outside of the range.
    [[nodiscard]] double toUnit(double value) const
    {
        return (transformed(value) - m_low) / m_span;
    }
    [[nodiscard]] double fromUnit(double unit) const
    {
        const double position = m_low + unit * m_span;
        return m_logarithmic ? std::pow(10.0, position) : position;
    }
    /// The stretch of the axis between two places given in units.
    [[nodiscard]] AxisRange slice(double unitMin, double unitMax) const
    {
        return {fromUnit(unitMin), fromUnit(unitMax)};
    }

private:
    [[nodiscard]] double transformed(double value) const
    {
        // Zero and less have no logarithm; they land far below every range.
        return m_logarithmic ? std::log10(std::max(value, std::numeric_limits<double>::min()))
                             : value;
    }

    AxisRange m_range;
    bool m_logarithmic = false;
    double m_low = 0.0;
    double m_span = 1.0;
};

} // namespace faultline::ui
