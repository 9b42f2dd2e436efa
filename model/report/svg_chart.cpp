// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/svg_chart.h"

#include "model/core/decimate.h"
#include "model/core/text.h"
#include "model/report/plain_text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <limits>
#include <string_view>

namespace faultline {

namespace {

constexpr double kChartWidth = 720.0;
constexpr double kHeight = 220.0;
constexpr double kLeft = 64.0;
constexpr double kRight = 12.0;
constexpr double kChartTop = 18.0;
constexpr double kBottom = 26.0;
constexpr double kPlotWidth = kChartWidth - kLeft - kRight;
constexpr double kPlotHeight = kHeight - kChartTop - kBottom;
/// Two points a pixel column would be too fine to see and four times as large.
constexpr int kColumns = 320;
/// Beyond three decades a linear axis shows the largest values and a flat line.
constexpr double kLogRatio = 1e3;

/// A coordinate with a tenth of a pixel: short and locale-independent.
std::string coordinate(double value)
{
    std::array<char, 64> buffer{};
    const double bounded = std::clamp(value, -1e4, 1e4);
    const auto result = std::to_chars(buffer.data(), buffer.data() + buffer.size(), bounded,
                                      std::chars_format::fixed, 1);
    return {buffer.data(), result.ptr};
}

/// Maps data to the plot area.
class Frame {
public:
    Frame(double xMin, double xMax, double yMin, double yMax, bool logY)
        : m_xMin(xMin), m_xMax(xMax), m_yMin(yMin), m_yMax(yMax), m_logY(logY)
    {
        if (!(m_xMax > m_xMin)) {
            m_xMin -= 0.5;
            m_xMax += 0.5;
        }
        padY();
    }

    [[nodiscard]] double x(double value) const
    {
        // Halved, so that the width of the full range of doubles does not overflow.
        return kLeft + kPlotWidth * ((value / 2 - m_xMin / 2) / (m_xMax / 2 - m_xMin / 2));
    }
    [[nodiscard]] double y(double value) const
    {
        const double position = m_logY ? std::log10(value) : value;
        return kChartTop
               + kPlotHeight * (1.0 - (position / 2 - m_yMin / 2) / (m_yMax / 2 - m_yMin / 2));
    }
    /// Whole steps only: a short series would otherwise show the same label several times.
    [[nodiscard]] std::vector<double> xTicks() const
    {
        std::vector<double> ticks = roundTicks(m_xMin, m_xMax, 6);
        std::erase_if(ticks, [](double tick) { return tick != std::round(tick); });
        return ticks;
    }
    /// A power of ten far from one with its exponent: 10⁹, not 1e+09.
    [[nodiscard]] std::string yLabel(double tick) const
    {
        static constexpr std::array<std::string_view, 10> kRaised{"⁰", "¹", "²", "³", "⁴",
                                                                  "⁵", "⁶", "⁷", "⁸", "⁹"};
        constexpr int kPlainUpTo = 3;
        const auto power = static_cast<int>(std::lround(std::log10(std::max(tick, 1e-300))));
        if (!m_logY || std::abs(power) <= kPlainUpTo)
            return toEnglish(Quantity{tick, Unit::None});
        std::string label = power < 0 ? "10⁻" : "10";
        for (const char digit : std::to_string(std::abs(power)))
            label += kRaised.at(static_cast<std::size_t>(digit - '0'));
        return label;
    }
    [[nodiscard]] std::vector<double> yTicks() const
    {
        if (!m_logY)
            return roundTicks(m_yMin, m_yMax, 4);
        std::vector<double> ticks;
        const double decades = m_yMax - m_yMin;
        const double stride = std::max(1.0, std::ceil(decades / 5.0));
        for (double power = std::ceil(m_yMin); power <= m_yMax; power += stride)
            ticks.push_back(std::pow(10.0, power));
        return ticks;
    }

private:
    void padY()
    {
        if (m_logY) {
            m_yMin = std::log10(m_yMin);
            m_yMax = std::log10(m_yMax);
        }
        double padding = (m_yMax / 2 - m_yMin / 2) * 0.08;
        if (!(padding > 0.0))
            padding = std::max(std::abs(m_yMin) * 0.05, 1e-12);
        constexpr double kLargest = std::numeric_limits<double>::max();
        m_yMin = std::max(m_yMin - padding, -kLargest);
        m_yMax = std::min(m_yMax + padding, kLargest);
    }

    double m_xMin;
    double m_xMax;
    double m_yMin;
    double m_yMax;
    bool m_logY;
};

bool wantsLogAxis(const ValueRange& range)
{
    return range.hasFinite() && range.min > 0.0 && range.max / range.min > kLogRatio;
}

std::string gridAndLabels(const Frame& frame)
{
    std::string out;
    const std::string left = coordinate(kLeft);
    const std::string right = coordinate(kChartWidth - kRight);
    for (const double tick : frame.yTicks()) {
        const std::string y = coordinate(frame.y(tick));
        out += "<line class=\"chart-grid\" x1=\"" + left + "\" x2=\"" + right + "\" y1=\"" + y
               + "\" y2=\"" + y
               + "\"/><text class=\"chart-text\" text-anchor=\"end\" "
                 "dominant-baseline=\"middle\" x=\""
               + coordinate(kLeft - 6) + "\" y=\"" + y + "\">" + frame.yLabel(tick) + "</text>\n";
    }
    for (const double tick : frame.xTicks())
        out += "<text class=\"chart-text\" text-anchor=\"middle\" x=\"" + coordinate(frame.x(tick))
               + "\" y=\"" + coordinate(kHeight - 8) + "\">" + toEnglish(Quantity{tick, Unit::Step})
               + "</text>\n";
    return out;
}

std::string shadedRange(const Frame& frame, std::int64_t firstStep, std::int64_t lastStep)
{
    const double limitLeft = kLeft;
    const double limitRight = kChartWidth - kRight;
    double left = std::clamp(frame.x(static_cast<double>(firstStep)), limitLeft, limitRight);
    double right = std::clamp(frame.x(static_cast<double>(lastStep)), limitLeft, limitRight);
    // A single step must be seen, too.
    if (right - left < 3.0) {
        left = std::max(limitLeft, left - 1.5);
        right = std::min(limitRight, right + 1.5);
    }
    return "<rect class=\"chart-range\" x=\"" + coordinate(left) + "\" y=\"" + coordinate(kChartTop)
           + "\" width=\"" + coordinate(right - left) + "\" height=\"" + coordinate(kPlotHeight)
           + "\"/>\n";
}

std::string curve(const Frame& frame, const DecimatedCurve& decimated)
{
    std::string out;
    for (const std::vector<CurvePoint>& line : decimated.lines) {
        if (line.size() == 1) {
            out += "<circle class=\"chart-dot\" r=\"1.5\" cx=\"" + coordinate(frame.x(line[0].x))
                   + "\" cy=\"" + coordinate(frame.y(line[0].y)) + "\"/>\n";
            continue;
        }
        out += "<polyline class=\"chart-line\" points=\"";
        for (const CurvePoint& point : line)
            out += coordinate(frame.x(point.x)) + "," + coordinate(frame.y(point.y)) + " ";
        out += "\"/>\n";
    }
    return out;
}

std::string marks(const Frame& frame, const DecimatedCurve& decimated)
{
    std::string out;
    for (const CurveMark& mark : decimated.marks) {
        const double x = frame.x(mark.x);
        const double y = kChartTop - 4;
        out += "<path class=\"chart-mark\" d=\"M" + coordinate(x - 4) + " " + coordinate(y - 8)
               + "h8l-4 8z\"><title>" + counted(mark.count, "sample", "samples")
               + (mark.kind == CurveMark::Kind::NonFinite ? " NaN or infinite" : " not positive")
               + " from step " + toEnglish(Quantity{mark.x, Unit::Step}) + "</title></path>\n";
    }
    return out;
}

} // namespace

std::vector<double> roundTicks(double min, double max, int count)
{
    if (!std::isfinite(min) || !std::isfinite(max) || !(min < max) || count < 1)
        return {};
    const double rough = (max / 2 - min / 2) / count * 2;
    const double magnitude = std::pow(10.0, std::floor(std::log10(rough)));
    if (!std::isfinite(magnitude) || !(magnitude > 0.0))
        return {};
    static constexpr std::array<double, 4> kFactors{1.0, 2.0, 5.0, 10.0};
    double stride = magnitude * kFactors.back();
    for (const double factor : kFactors) {
        if (magnitude * factor >= rough) {
            stride = magnitude * factor;
            break;
        }
    }
    std::vector<double> ticks;
    const double first = std::ceil(min / stride);
    for (int i = 0; i <= 2 * count; ++i) {
        const double tick = (first + i) * stride;
        if (!(tick <= max))
            break;
        // -0 would be written with its sign.
        ticks.push_back(tick == 0.0 ? 0.0 : tick);
    }
    return ticks;
}

std::string svgChart(const ScalarSeries& series, std::int64_t firstStep, std::int64_t lastStep,
                     const std::string& label)
{
    if (series.empty())
        return {};
    DecimateRequest request;
    request.xMin = static_cast<double>(series.minStep());
    request.xMax = static_cast<double>(series.maxStep());
    if (!(request.xMax > request.xMin)) {
        request.xMin -= 0.5;
        request.xMax += 0.5;
    }
    request.columns = kColumns;
    request.logY = wantsLogAxis(series.totals().range);
    const DecimatedCurve decimated = decimate(series, request);

    const bool hasY = decimated.hasY;
    const double emptyMin = request.logY ? 1.0 : 0.0;
    const double emptyMax = request.logY ? 10.0 : 1.0;
    const Frame frame(request.xMin, request.xMax, hasY ? decimated.yMin : emptyMin,
                      hasY ? decimated.yMax : emptyMax, request.logY);
    std::string out = "<svg viewBox=\"0 0 " + coordinate(kChartWidth) + " " + coordinate(kHeight)
                      + "\" role=\"img\" aria-label=\"" + label + "\">\n";
    out += shadedRange(frame, firstStep, lastStep);
    out += gridAndLabels(frame);
    out += curve(frame, decimated);
    out += marks(frame, decimated);
    return out + "</svg>\n";
}

} // namespace faultline
