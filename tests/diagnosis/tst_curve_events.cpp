// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/signals/curve_events.h"
#include "tests/diagnosis/support/run_maker.h"

#include <gtest/gtest.h>

#include <cmath>
#include <functional>
#include <limits>
#include <string>
#include <vector>

namespace faultline {
namespace {

using test::kStart;
using test::Noise;
using test::RunMaker;

constexpr double kNan = std::numeric_limits<double>::quiet_NaN();

ScalarSeries seriesOfForCurveEvents(const std::vector<double>& values)
{
    std::vector<ScalarPoint> points;
    for (const double value : values)
        points.push_back({.step = static_cast<std::int64_t>(points.size()),
                          .wallTime = kStart + static_cast<double>(points.size()),
                          .value = value});
    ScalarSeriesBuilder builder;
    builder.append(points);
    return builder.snapshot();
}

std::vector<double> valuesOf(std::size_t count, const std::function<double(double)>& value)
{
    std::vector<double> values;
    for (std::size_t i = 0; i < count; ++i)
        values.push_back(value(static_cast<double>(i)));
    return values;
}

/// "spike@300 jump@500"
std::string textOf(const std::vector<CurveEvent>& events)
{
    std::string text;
    for (const CurveEvent& event : events)
        text += (text.empty() ? "" : " ") + std::string(toString(event.kind)) + "@"
                + std::to_string(event.index);
    return text;
}

std::vector<double> noisyLoss(std::size_t count, std::uint64_t seed, double sigma = 0.05)
{
    Noise noise(seed);
    return valuesOf(count, [&](double i) {
        return (0.3 + 2.0 * std::exp(-i / (static_cast<double>(count) / 8.0)))
               * noise.factor(sigma);
    });
}

TEST(CurveEvents, OfAHealthyLossAreNone)
{
    std::size_t found = 0;
    for (std::uint64_t seed = 0; seed < 200; ++seed)
        found += findCurveEvents(seriesOfForCurveEvents(noisyLoss(1000, seed))).size();
    EXPECT_LE(found, 1U); // of 200 000 points
    for (std::uint64_t seed = 0; seed < 20; ++seed)
        EXPECT_EQ(textOf(findCurveEvents(seriesOfForCurveEvents(noisyLoss(5000, seed, 0.3)))), "")
            << seed;
}

TEST(CurveEvents, OfSmoothAndConstantCurvesAreNone)
{
    EXPECT_EQ(
        textOf(findCurveEvents(seriesOfForCurveEvents(valuesOf(1000, [](double) { return 0.1; })))),
        "");
    EXPECT_EQ(
        textOf(findCurveEvents(seriesOfForCurveEvents(valuesOf(1000, [](double) { return 0.0; })))),
        "");
    EXPECT_EQ(textOf(findCurveEvents(seriesOfForCurveEvents(
                  valuesOf(1000, [](double i) { return std::exp(-i / 30.0); })))),
              "");
    EXPECT_EQ(textOf(findCurveEvents(seriesOfForCurveEvents(
                  valuesOf(1000, [](double i) { return std::sin(i / 40.0); })))),
              "");
    EXPECT_TRUE(findCurveEvents({}).empty());
}

TEST(CurveEvents, FindTheFirstSpikeAndHowFarItIs)
{
    std::vector<double> values = noisyLoss(1000, 3);
    values[300] = 5.0;
    values[700] = 50.0;
    const std::vector<CurveEvent> events = findCurveEvents(seriesOfForCurveEvents(values));
    ASSERT_EQ(textOf(events), "spike@300");
    EXPECT_EQ(events[0].point.step, 300);
    EXPECT_EQ(events[0].point.value, 5.0);
    EXPECT_NEAR(events[0].usual, 0.3 + 2.0 * std::exp(-300.0 / 125.0), 0.05);
    EXPECT_NEAR(events[0].size, 5.0 - events[0].usual, 1e-12);
    EXPECT_GT(events[0].sigmas, kSpikeSigmas);
}

TEST(CurveEvents, FindADipAsWell)
{
    std::vector<double> values = noisyLoss(1000, 4);
    values[500] = -3.0;
    const std::vector<CurveEvent> events = findCurveEvents(seriesOfForCurveEvents(values));
    ASSERT_EQ(textOf(events), "spike@500");
    EXPECT_LT(events[0].size, 0.0);
}

TEST(CurveEvents, FindTheLargestJumpWhereItIs)
{
    Noise noise(5);
    const std::vector<CurveEvent> events =
        findCurveEvents(seriesOfForCurveEvents(valuesOf(1000, [&](double i) {
            return (i < 400 ? 1.0 : i < 800 ? 2.0 : 1.5) + 0.05 * noise.normal();
        })));
    ASSERT_EQ(textOf(events), "jump@400");
    EXPECT_NEAR(events[0].usual, 1.0, 0.05);
    EXPECT_NEAR(events[0].size, 1.0, 0.07);
}

TEST(CurveEvents, FindTheStepsOfALearningRate)
{
    const std::vector<CurveEvent> events =
        findCurveEvents(seriesOfForCurveEvents(valuesOf(900, [](double i) {
            return i < 300 ? 0.1 : i < 600 ? 0.01 : 0.001;
        })));
    ASSERT_EQ(textOf(events), "jump@300");
    EXPECT_DOUBLE_EQ(events[0].size, -0.09);
}

TEST(CurveEvents, FindWhereValuesCeaseToBeNumbers)
{
    std::vector<double> values = noisyLoss(200, 6);
    values[150] = kNan;
    values[180] = -std::numeric_limits<double>::infinity();
    const std::vector<CurveEvent> events = findCurveEvents(seriesOfForCurveEvents(values));
    ASSERT_EQ(textOf(events), "non-finite@150");
    EXPECT_EQ(events[0].count, 2U);
    EXPECT_TRUE(std::isnan(events[0].point.value));
    EXPECT_EQ(textOf(findCurveEvents(seriesOfForCurveEvents({kNan}))), "non-finite@0");
    EXPECT_EQ(textOf(findCurveEvents(seriesOfForCurveEvents(std::vector<double>(100, kNan)))),
              "non-finite@0");
}

TEST(CurveEvents, FindASpikeAmongTheLastPoints)
{
    std::vector<double> values = noisyLoss(300, 8);
    values[298] = 40.0;
    values[299] = kNan;
    EXPECT_EQ(textOf(findCurveEvents(seriesOfForCurveEvents(values))), "spike@298 non-finite@299");
}

TEST(CurveEvents, AreNotToldOfTooFewPoints)
{
    std::vector<double> values(kFewestEventPoints - 1, 1.0);
    values[20] = 100.0;
    EXPECT_EQ(textOf(findCurveEvents(seriesOfForCurveEvents(values))), "");
    values.push_back(1.0);
    EXPECT_EQ(textOf(findCurveEvents(seriesOfForCurveEvents(values))), "spike@20");
}

TEST(CurveEvents, DoNotTakeARestartForAJump)
{
    std::vector<ScalarPoint> points;
    for (int attempt = 0; attempt < 2; ++attempt) {
        for (std::int64_t step = 0; step < 300; ++step)
            points.push_back({.step = step,
                              .wallTime = kStart + attempt * 1000.0 + static_cast<double>(step),
                              .value = attempt == 0 ? 1.0 : 7.0});
    }
    const RunPtr run = RunMaker().points("loss", points).make();
    EXPECT_EQ(textOf(findCurveEvents(*run->findScalar("loss"))), "");
}

TEST(CurveEvents, AreFoundInEveryBlockOfALongSeries)
{
    for (const std::size_t at :
         {kEventBlockPoints - 20, kEventBlockPoints + 3, 2 * kEventBlockPoints + 100}) {
        std::vector<double> values(2 * kEventBlockPoints + 1000);
        for (std::size_t i = 0; i < values.size(); ++i)
            values[i] = 1.0 + 0.01 * static_cast<double>(i % 7);
        values[at] = 9.0;
        EXPECT_EQ(textOf(findCurveEvents(seriesOfForCurveEvents(values))),
                  "spike@" + std::to_string(at));
    }
}

TEST(RunEvents, AreInTheOrderOfTheirOnset)
{
    std::vector<double> late = noisyLoss(300, 9);
    late[200] = 50.0;
    std::vector<double> early = noisyLoss(300, 10);
    early[100] = kNan;
    const auto add = [](RunMaker& maker, const std::string& tag,
                        const std::vector<double>& values) {
        const ScalarSeries series = seriesOfForCurveEvents(values);
        std::vector<ScalarPoint> points;
        series.forEach([&](std::size_t, const ScalarPoint& point) { points.push_back(point); });
        maker.points(tag, points);
    };
    RunMaker a("a");
    add(a, "loss", late);
    add(a, "other", noisyLoss(300, 11));
    RunMaker b("b");
    add(b, "loss", early);
    const std::vector<RunPtr> runs{a.make(), b.make()};
    const std::vector<RunEvent> events = findRunEvents(runs);
    ASSERT_EQ(events.size(), 2U);
    EXPECT_EQ(events[0].run->name, "b");
    EXPECT_EQ(events[0].event.point.step, 100);
    EXPECT_EQ(events[1].run->name, "a");
    EXPECT_EQ(events[1].tag, "loss");
    EXPECT_TRUE(findRunEvents(runs, [] { return true; }).empty());
}

} // namespace
} // namespace faultline
