// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/curve_parts.h"

namespace faultline::ui {

std::vector<CurvePart> partsOfRun(const Run&, const std::string&, RestartView)
{
    // One curve for the whole run: the chart itself breaks the line where steps go backwards.
    return {CurvePart{}};
}

} // namespace faultline::ui
