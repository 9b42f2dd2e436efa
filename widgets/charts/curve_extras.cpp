// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/curve_extras.h"

#include <utility>

namespace faultline::ui {

void CurveExtras::setBands(std::vector<CurveBand> bands)
{
    if (m_bands.empty() && bands.empty())
        return;
    m_bands = std::move(bands);
    emit bandsChanged();
}

void CurveExtras::setRestarts(std::vector<RestartMark> marks)
{
    if (m_restarts.empty() && marks.empty())
        return;
    m_restarts = std::move(marks);
    emit restartsChanged();
}

} // namespace faultline::ui
