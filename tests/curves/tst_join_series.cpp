// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/curves/join_series.h"
#include "tests/curves/curve_samples.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <sstream>

namespace faultline {

samples::Reference samples::readReference()
{
    Reference reference;
    std::ifstream in(std::string(FAULTLINE_TESTS_DIR) + "/data/curves/reference.txt");
    std::string part;
    std::string name;
    for (std::string line; std::getline(in, line);) {
        std::istringstream words(line);
        std::string first;
        words >> first;
        if (first == "run" || first == "joined" || first == "smoothed") {
            part = first;
            words >> name;
            continue;
        }
        const std::int64_t step = std::stoll(first);
        const auto number = [&words] {
            std::string word;
            words >> word;
            return std::strtod(word.c_str(), nullptr);
        };
        if (part == "run") {
            reference.runs[name].push_back({.step = step, .value = number()});
        } else if (part == "smoothed") {
            reference.smoothed[std::stod(name)].push_back({.step = step, .value = number()});
        } else {
            JoinedRow row;
            row.step = step;
            for (double* figure :
                 {&row.count, &row.mean, &row.median, &row.least, &row.greatest, &row.deviation})
                *figure = number();
            reference.joined.push_back(row);
        }
    }
    return reference;
}

namespace {

using samples::kInfinity;
using samples::kNaN;
using samples::Reference;
using samples::seriesOf;
using samples::shared;
using samples::stepsOf;
using samples::valuesOf;
using SeriesPtr = std::shared_ptr<const ScalarSeries>;

constexpr double kClose = 1e-6; // what float values are exact to

std::vector<SeriesPtr> referenceRuns(const Reference& reference)
{
    std::vector<SeriesPtr> runs;
    for (const auto& run : reference.runs)
        runs.push_back(shared(seriesOf(run.second)));
    return runs;
}

TEST(JoinSeries, AgreesWithNumpyAtEveryStepOfTheUnion)
{
    const Reference reference = samples::readReference();
    ASSERT_EQ(reference.runs.size(), 4U);
    ASSERT_GT(reference.joined.size(), 60U);
    const std::vector<SeriesPtr> runs = referenceRuns(reference);
    const JoinedSeries mean = joinSeries(runs, {});
    const JoinedSeries median =
        joinSeries(runs, {.centre = JoinRule::Centre::Median, .spread = JoinRule::Spread::MinMax});
    ASSERT_EQ(mean.line.size(), reference.joined.size());
    for (std::size_t i = 0; i < reference.joined.size(); ++i) {
        const samples::JoinedRow& row = reference.joined[i];
        SCOPED_TRACE("step " + std::to_string(row.step));
        EXPECT_EQ(mean.line.step(i), row.step);
        EXPECT_EQ(mean.counts.value(i), row.count);
        EXPECT_NEAR(mean.line.value(i), row.mean, kClose);
        EXPECT_NEAR(median.line.value(i), row.median, kClose);
        if (row.count < 2) {
            EXPECT_TRUE(std::isnan(mean.lower.value(i)));
            EXPECT_TRUE(std::isnan(median.upper.value(i)));
            continue;
        }
        EXPECT_NEAR(mean.lower.value(i), row.mean - row.deviation, kClose);
        EXPECT_NEAR(mean.upper.value(i), row.mean + row.deviation, kClose);
        EXPECT_NEAR(median.lower.value(i), row.least, kClose);
        EXPECT_NEAR(median.upper.value(i), row.greatest, kClose);
    }
    EXPECT_TRUE(mean.spoiled.empty());
    EXPECT_FALSE(mean.isThinned);
}

TEST(JoinSeries, OneRunIsThatRun)
{
    const SeriesPtr run = shared(seriesOf({{3, 1.5}, {4, -2.0}, {9, 0.25}}));
    const JoinedSeries joined = joinSeries(std::vector<SeriesPtr>{run}, {});
    EXPECT_EQ(stepsOf(joined.line), stepsOf(*run));
    EXPECT_EQ(valuesOf(joined.line), valuesOf(*run));
    EXPECT_EQ(joined.line.wallTime(1), run->wallTime(1));
    EXPECT_EQ(valuesOf(joined.counts), std::vector<double>(3, 1.0));
    EXPECT_TRUE(std::isnan(joined.lower.value(1)));
}

TEST(JoinSeries, TheOrderOfTheRunsIsWithoutEffect)
{
    std::vector<SeriesPtr> runs = referenceRuns(samples::readReference());
    const JoinedSeries one = joinSeries(runs, {});
    std::reverse(runs.begin(), runs.end());
    const JoinedSeries other = joinSeries(runs, {});
    ASSERT_EQ(one.line.size(), other.line.size());
    for (std::size_t i = 0; i < one.line.size(); ++i) {
        EXPECT_NEAR(one.line.value(i), other.line.value(i), 1e-12);
        EXPECT_EQ(one.counts.value(i), other.counts.value(i));
    }
}

TEST(JoinSeries, AValueThatIsNoNumberLeavesItsRunOutAndIsCounted)
{
    const SeriesPtr broken = shared(seriesOf({{0, 1.0}, {2, kNaN}, {4, 3.0}, {6, kInfinity}}));
    const SeriesPtr whole =
        shared(seriesOf({{0, 5.0}, {1, 5.0}, {2, 5.0}, {3, 5.0}, {4, 5.0}, {5, 5.0}, {6, 5.0}}));
    const JoinedSeries joined = joinSeries(std::vector<SeriesPtr>{broken, whole}, {});
    EXPECT_EQ(valuesOf(joined.line), (std::vector<double>{3.0, 5.0, 5.0, 5.0, 4.0, 5.0, 5.0}));
    EXPECT_EQ(valuesOf(joined.counts), (std::vector<double>{2, 1, 1, 1, 2, 1, 1}));
    EXPECT_EQ(joined.nonFinite, 2U);
    ASSERT_EQ(joined.spoiled.size(), 7U);
    for (const std::size_t i : {1U, 2U, 3U, 5U, 6U})
        EXPECT_TRUE(std::isnan(joined.spoiled.value(i))) << i;
    EXPECT_EQ(joined.spoiled.value(0), 0.0);
    EXPECT_EQ(joined.spoiled.value(4), 0.0);
}

TEST(JoinSeries, ShowsNaNWhereNoRunHasANumber)
{
    const SeriesPtr one = shared(seriesOf({{0, 1.0}, {1, kNaN}, {2, 1.0}}));
    const SeriesPtr two = shared(seriesOf({{0, 3.0}, {1, kInfinity}, {2, 3.0}}));
    const JoinedSeries joined = joinSeries(std::vector<SeriesPtr>{one, two}, {});
    EXPECT_TRUE(std::isnan(joined.line.value(1)));
    EXPECT_EQ(joined.counts.value(1), 0.0);
    EXPECT_EQ(joined.line.value(2), 2.0);
}

TEST(JoinSeries, TheLaterAttemptOfARestartedRunCounts)
{
    const SeriesPtr restarted =
        shared(seriesOf({{0, 1.0}, {1, 1.0}, {2, 1.0}, {3, 1.0}, {1, 7.0}, {2, 7.0}}));
    const JoinedSeries joined = joinSeries(std::vector<SeriesPtr>{restarted}, {});
    EXPECT_EQ(stepsOf(joined.line), (std::vector<std::int64_t>{0, 1, 2}));
    EXPECT_EQ(valuesOf(joined.line), (std::vector<double>{1.0, 7.0, 7.0}));
}

TEST(JoinSeries, JoinsAlongTimesWithMeanSteps)
{
    const SeriesPtr slow =
        shared(samples::fromPoints({{.step = 0, .wallTime = 0.0, .value = 0.0},
                                    {.step = 10, .wallTime = 10.0, .value = 10.0}}));
    const SeriesPtr fast =
        shared(samples::fromPoints({{.step = 0, .wallTime = 0.0, .value = 0.0},
                                    {.step = 40, .wallTime = 5.0, .value = 20.0},
                                    {.step = 80, .wallTime = 10.0, .value = 40.0}}));
    const JoinedSeries joined =
        joinSeries(std::vector<SeriesPtr>{slow, fast}, {.along = JoinRule::Along::Times});
    ASSERT_EQ(joined.line.size(), 3U);
    EXPECT_EQ(joined.line.wallTime(1), 5.0);
    EXPECT_NEAR(joined.line.value(1), (5.0 + 20.0) / 2.0, kClose);
    EXPECT_EQ(joined.line.step(1), 23); // of 22.5
}

TEST(JoinSeries, HostileStepsAndTimesNeitherTrapNorHang)
{
    const std::int64_t least = std::numeric_limits<std::int64_t>::min();
    const std::int64_t greatest = std::numeric_limits<std::int64_t>::max();
    const SeriesPtr wild =
        shared(samples::fromPoints({{.step = least, .wallTime = kNaN, .value = 1e308},
                                    {.step = greatest, .wallTime = -kInfinity, .value = -1e308},
                                    {.step = greatest, .wallTime = kInfinity, .value = 1e308},
                                    {.step = 0, .wallTime = 5.0, .value = kNaN}}));
    const SeriesPtr calm = shared(seriesOf({{-1, 1e308}, {1, 1e308}}));
    for (const JoinRule::Along along : {JoinRule::Along::Steps, JoinRule::Along::Times}) {
        const JoinedSeries joined = joinSeries(
            std::vector<SeriesPtr>{wild, nullptr, calm, shared(ScalarSeries())}, {.along = along});
        EXPECT_FALSE(joined.line.empty());
    }
    EXPECT_TRUE(joinSeries(std::vector<SeriesPtr>{}, {}).line.empty());
}

TEST(JoinSeries, KeepsTheEvenlySpacedOfTooManySteps)
{
    // Two long runs on disjoint steps: together more than may be kept.
    const auto longRun = [](std::int64_t offset) {
        ScalarSeriesBuilder builder;
        std::vector<ScalarPoint> block;
        for (std::size_t i = 0; i < kMaxJoinedPoints / 2 + 5000; ++i) {
            block.push_back({.step = 2 * static_cast<std::int64_t>(i) + offset,
                             .wallTime = 0.0,
                             .value = static_cast<double>(offset)});
            if (block.size() == 4096) {
                builder.append(block);
                block.clear();
            }
        }
        builder.append(block);
        return shared(builder.snapshot());
    };
    const JoinedSeries joined = joinSeries(std::vector<SeriesPtr>{longRun(0), longRun(1)},
                                           {.spread = JoinRule::Spread::None});
    EXPECT_TRUE(joined.isThinned);
    EXPECT_LE(joined.line.size(), kMaxJoinedPoints);
    EXPECT_GT(joined.line.size(), kMaxJoinedPoints / 4);
    EXPECT_NEAR(joined.line.value(joined.line.size() / 2), 0.5, kClose);
}

} // namespace
} // namespace faultline
