// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/causes/calibration.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace faultline {

namespace {

struct Point {
    double said;
    double right;
};

// First findings on fresh-2 to fresh-4, each counted once before anybody looked at it, 216 in all.
// Rules say 0.95 of what a message or a value states; all else is read from curves and settings.
constexpr std::array<Point, 8> kPoints{{{0.0, 0.0},
                                        {0.6, 0.4},
                                        {0.7, 0.5},
                                        {0.8, 0.58},
                                        {0.9, 0.62},
                                        {0.94, 0.66},
                                        {0.95, 0.9},
                                        {1.0, 0.96}}};

} // namespace

double calibrated(double said)
{
    if (!(said > 0.0))
        return 0.0;
    const auto above = std::find_if(kPoints.begin() + 1, kPoints.end(),
                                    [said](const Point& point) { return point.said >= said; });
    if (above == kPoints.end())
        return kPoints.back().right;
    const Point& below = *(above - 1);
    const double share = (said - below.said) / (above->said - below.said);
    // More digits than two would pretend more than was counted.
    constexpr double kDigits = 100.0;
    return std::round(kDigits * std::lerp(below.right, above->right, share)) / kDigits;
}

} // namespace faultline
