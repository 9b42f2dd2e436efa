// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/svg_chart.h"
#include "tests/report/report_samples.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <sstream>

namespace faultline {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

constexpr double kNoValue = std::numeric_limits<double>::quiet_NaN();
constexpr double kLargest = std::numeric_limits<double>::max();

struct Point {
    double x;
    double y;
};

/// All points of all lines of a chart.
std::vector<Point> linePoints(const std::string& svg)
{
    std::vector<Point> points;
    const std::string begin = "points=\"";
    for (std::size_t at = svg.find(begin); at != std::string::npos; at = svg.find(begin, at + 1)) {
        const std::size_t from = at + begin.size();
        std::istringstream stream(svg.substr(from, svg.find('"', from) - from));
        Point point{};
        char comma = 0;
        while (stream >> point.x >> comma >> point.y)
            points.push_back(point);
    }
    return points;
}

/// No coordinate or label is the text of a NaN or an infinity.
void expectFiniteNumbers(std::string svg)
{
    const std::string innocent = "dominant";
    for (std::size_t at = svg.find(innocent); at != std::string::npos; at = svg.find(innocent, at))
        svg.erase(at, innocent.size());
    EXPECT_THAT(svg, Not(HasSubstr("nan")));
    EXPECT_THAT(svg, Not(HasSubstr("inf,")));
    EXPECT_THAT(svg, Not(HasSubstr("inf\"")));
    EXPECT_THAT(svg, Not(HasSubstr("infinity")));
}

void expectInside(const std::vector<Point>& points)
{
    for (const Point& point : points) {
        EXPECT_GE(point.x, 0.0);
        EXPECT_LE(point.x, 720.0);
        EXPECT_GE(point.y, 0.0);
        EXPECT_LE(point.y, 220.0);
    }
}

TEST(RoundTicks, AreRoundAndWithinTheRange)
{
    EXPECT_THAT(roundTicks(0.0, 10.0, 5), ElementsAre(0.0, 2.0, 4.0, 6.0, 8.0, 10.0));
    EXPECT_THAT(roundTicks(-1.0, 1.0, 4), ElementsAre(-1.0, -0.5, 0.0, 0.5, 1.0));
    EXPECT_THAT(roundTicks(3.0, 97.0, 4), ElementsAre(50.0));
}

TEST(RoundTicks, HaveNoNegativeZero)
{
    for (const double tick : roundTicks(-3.0, 3.0, 3))
        EXPECT_FALSE(tick == 0.0 && std::signbit(tick));
}

TEST(RoundTicks, AreNoneForARangeThatIsNone)
{
    EXPECT_TRUE(roundTicks(1.0, 1.0, 4).empty());
    EXPECT_TRUE(roundTicks(2.0, 1.0, 4).empty());
    EXPECT_TRUE(roundTicks(kNoValue, 1.0, 4).empty());
    EXPECT_TRUE(roundTicks(0.0, std::numeric_limits<double>::infinity(), 4).empty());
}

TEST(RoundTicks, StayFewForAnyRange)
{
    EXPECT_LE(roundTicks(-kLargest, kLargest, 4).size(), 9U);
    EXPECT_LE(roundTicks(0.0, 5e-324, 4).size(), 9U);
    EXPECT_LE(roundTicks(1.0, std::nextafter(1.0, 2.0), 4).size(), 9U);
}

TEST(SvgChart, DrawsTheExtremes)
{
    const std::string svg = svgChart(test::seriesOfValues({1.0, 5.0, 2.0, 3.0}), 1, 2, "loss");
    const std::vector<Point> points = linePoints(svg);
    ASSERT_EQ(points.size(), 4U);
    expectInside(points);
    EXPECT_LT(points[1].y, points[3].y) << "the largest value is the highest point";
    EXPECT_GT(points[0].y, points[2].y);
    EXPECT_THAT(svg, HasSubstr("aria-label=\"loss\""));
}

TEST(SvgChart, LabelsWholeStepsOnce)
{
    const std::string svg = svgChart(test::seriesOfValues({1.0, 2.0}), 0, 1, "x");
    const std::string label = "y=\"212.0\">0</text>";
    const std::size_t first = svg.find(label);
    ASSERT_NE(first, std::string::npos);
    EXPECT_EQ(svg.find(label, first + 1), std::string::npos);
}

TEST(SvgChart, SizeDoesNotGrowWithThePoints)
{
    std::vector<double> values(200000);
    for (std::size_t i = 0; i < values.size(); ++i)
        values[i] = std::sin(static_cast<double>(i));
    EXPECT_LT(svgChart(test::seriesOfValues(values), 0, 10, "x").size(), 40000U);
}

TEST(SvgChart, BreaksTheLineAtNanAndMarksIt)
{
    const std::string svg =
        svgChart(test::seriesOfValues({1.0, 2.0, kNoValue, 3.0, 4.0}), 2, 2, "x");
    EXPECT_THAT(svg, HasSubstr("chart-mark"));
    EXPECT_THAT(svg, HasSubstr("1 sample NaN or infinite"));
    expectFiniteNumbers(svg);
}

TEST(SvgChart, SeriesOfNanAloneHasMarksAndNoLine)
{
    const std::string svg = svgChart(test::seriesOfValues({kNoValue, kNoValue}), 0, 1, "x");
    EXPECT_THAT(svg, HasSubstr("chart-mark"));
    EXPECT_TRUE(linePoints(svg).empty());
    expectFiniteNumbers(svg);
}

TEST(SvgChart, CopesWithConstantSingleAndExtremeValues)
{
    const std::vector<std::vector<double>> cases{
        {3.0, 3.0, 3.0},       {0.0, 0.0},         {7.0},
        {-kLargest, kLargest}, {5e-324, kLargest}, {-1e300, 0.0},
    };
    for (const std::vector<double>& values : cases) {
        const std::string svg = svgChart(test::seriesOfValues(values), 0, 1, "x");
        expectInside(linePoints(svg));
        expectFiniteNumbers(svg);
    }
}

TEST(SvgChart, ShadesARangeOfOneStepVisibly)
{
    const std::string svg =
        svgChart(test::seriesOfValues(std::vector<double>(1000, 1.0)), 500, 500, "x");
    EXPECT_THAT(svg, Not(HasSubstr("chart-range\" x=\"64.0\" y=\"18.0\" width=\"0.0\"")));
    EXPECT_THAT(svg, HasSubstr("width=\"3.0\""));
}

TEST(SvgChart, KeepsAShadeOutsideOfTheSeriesWithinTheFrame)
{
    const std::string svg = svgChart(test::seriesOfValues({1.0, 2.0}), -1000, 1000, "x");
    EXPECT_THAT(svg, HasSubstr("chart-range\" x=\"64.0\""));
    EXPECT_THAT(svg, HasSubstr("width=\"644.0\""));
}

TEST(SvgChart, IsEmptyForAnEmptySeries)
{
    EXPECT_EQ(svgChart(ScalarSeries{}, 0, 1, "x"), "");
}

} // namespace
} // namespace faultline
