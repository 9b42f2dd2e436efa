// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace faultline::ui {

/// The stretch of a trace that is seen, in nanoseconds from TraceProfile::beginTime, and the
/// pixels that it is drawn on.
class TraceWindow {
public:
    /// Deeper than this there is nothing: times are whole nanoseconds.
    static constexpr double kNarrowestNs = 50.0;

    /// What can be seen at all; the window becomes all of it.
    void setLimits(double beginNs, double endNs);
    void setPixels(double left, double width);

    [[nodiscard]] double begin() const { return m_begin; }
    [[nodiscard]] double end() const { return m_end; }
    [[nodiscard]] double span() const { return m_end - m_begin; }
    [[nodiscard]] double limitBegin() const { return m_limitBegin; }
    [[nodiscard]] double limitEnd() const { return m_limitEnd; }
    [[nodiscard]] double left() const { return m_left; }
    [[nodiscard]] double width() const { return m_width; }
    [[nodiscard]] bool isWhole() const { return m_begin <= m_limitBegin && m_end >= m_limitEnd; }

    [[nodiscard]] double toX(double ns) const { return m_left + (ns - m_begin) / nsPerPixel(); }
    [[nodiscard]] double toNs(double x) const { return m_begin + (x - m_left) * nsPerPixel(); }
    [[nodiscard]] double nsPerPixel() const { return span() / m_width; }

    /// Keeps the span where it can; false if nothing changed.
    bool show(double beginNs, double endNs);
    bool panBy(double ns) { return show(m_begin + ns, m_end + ns); }
    /// Makes the span `factor` times as long around a time that keeps its place.
    bool zoomAt(double ns, double factor);
    bool showAll() { return show(m_limitBegin, m_limitEnd); }

private:
    double m_limitBegin = 0.0;
    double m_limitEnd = 1.0;
    double m_begin = 0.0;
    double m_end = 1.0;
    double m_left = 0.0;
    double m_width = 1.0;
};

} // namespace faultline::ui
