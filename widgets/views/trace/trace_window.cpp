// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/trace/trace_window.h"

#include <algorithm>

namespace faultline::ui {

void TraceWindow::setLimits(double beginNs, double endNs)
{
    m_limitBegin = beginNs;
    m_limitEnd = std::max(endNs, beginNs + 1.0);
    m_begin = m_limitBegin;
    m_end = m_limitEnd;
}

void TraceWindow::setPixels(double left, double width)
{
    m_left = left;
    m_width = std::max(width, 1.0);
}

bool TraceWindow::show(double beginNs, double endNs)
{
    const double whole = m_limitEnd - m_limitBegin;
    const double length = std::clamp(endNs - beginNs, std::min(kNarrowestNs, whole), whole);
    // One that was asked to be too narrow grows around its middle.
    double begin = length > endNs - beginNs ? (beginNs + endNs - length) / 2.0 : beginNs;
    begin = std::clamp(begin, m_limitBegin, m_limitEnd - length);
    if (begin == m_begin && begin + length == m_end)
        return false;
    m_begin = begin;
    m_end = begin + length;
    return true;
}

bool TraceWindow::zoomAt(double ns, double factor)
{
    const double length =
        std::clamp(span() * factor, std::min(kNarrowestNs, m_limitEnd - m_limitBegin),
                   m_limitEnd - m_limitBegin);
    const double share = std::clamp((ns - m_begin) / span(), 0.0, 1.0);
    const double begin = m_begin + share * span() - share * length;
    return show(begin, begin + length);
}

} // namespace faultline::ui
