// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/tensorboard_purge.h"
#include "model/readers/load_case.h"
#include "tests/support/event_writer.h"
#include "tests/support/read_events.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <fstream>
#include <limits>
#include <map>
#include <random>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

namespace faultline {
namespace {

using Points = std::vector<std::pair<std::int64_t, double>>;

Points pointsOf(const ScalarSeries& series)
{
    Points points;
    series.forEach([&points](std::size_t, const ScalarPoint& point) {
        points.emplace_back(point.step, point.value);
    });
    return points;
}

/// "30:7" of tests/data/restarts/kept.txt.
std::pair<std::int64_t, double> readPoint(const std::string& text)
{
    const std::size_t colon = text.find(':');
    return {std::stoll(text.substr(0, colon)), std::stod(text.substr(colon + 1))};
}

const std::string kRestarts = std::string(FAULTLINE_TESTS_DIR) + "/data/restarts";

/// What both readers of TensorBoard keep of real files, asked by make_restarts.py.
TEST(TensorBoardPurge, KeepsWhatTensorBoardKeeps)
{
    SilentMonitor monitor;
    const std::vector<std::string> paths{kRestarts};
    const Result<CasePtr> loaded = loadCase(paths, monitor);
    ASSERT_TRUE(loaded);
    const CasePtr data = *loaded;
    std::ifstream lines(kRestarts + "/kept.txt");
    std::size_t compared = 0;
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with('#'))
            continue;
        std::istringstream words(line);
        std::string folder;
        std::string reader;
        std::string tag;
        words >> folder >> reader >> tag;
        Points expected;
        for (std::string word; words >> word;)
            expected.push_back(readPoint(word));
        const RunPtr run = data->runNamed(folder);
        ASSERT_NE(run, nullptr) << folder;
        const ScalarSeries* series = run->findScalar(tag);
        ASSERT_NE(series, nullptr) << line;
        const PurgedSeries purged =
            reader == "python" ? purgedAsTensorBoard(*run, tag) : purgedAsDataServer(*series);
        EXPECT_EQ(pointsOf(purged.of(*series)), expected) << line;
        EXPECT_EQ(purged.dropped, series->size() - expected.size()) << line;
        EXPECT_TRUE(TensorBoardPurge(*run).isOrderKnown()) << folder;
        ++compared;
    }
    EXPECT_GE(compared, 30U);
}

ScalarSeries seriesOf(const std::vector<std::int64_t>& steps)
{
    std::vector<ScalarPoint> points;
    for (const std::int64_t step : steps)
        points.push_back({.step = step,
                          .wallTime = 1e9 + static_cast<double>(points.size()),
                          .value = static_cast<double>(points.size())});
    ScalarSeriesBuilder builder;
    builder.append(points);
    return builder.snapshot();
}

/// The rule as it is said, point by point.
Points keptByTheWordOfTheRule(const ScalarSeries& series)
{
    Points kept;
    series.forEach([&kept](std::size_t, const ScalarPoint& point) {
        std::erase_if(kept, [&point](const auto& one) { return one.first >= point.step; });
        kept.emplace_back(point.step, point.value);
    });
    return kept;
}

TEST(DataServerPurge, IsTheRuleOnRandomSteps)
{
    std::mt19937 engine(7);
    for (int round = 0; round < 300; ++round) {
        std::vector<std::int64_t> steps(engine() % 200);
        const std::size_t span = 1 + engine() % 60;
        for (std::size_t i = 0; i < steps.size(); ++i)
            steps[i] = static_cast<std::int64_t>(engine() % span)
                       + (round % 2 == 0 ? static_cast<std::int64_t>(i) : 0);
        const ScalarSeries series = seriesOf(steps);
        const PurgedSeries purged = purgedAsDataServer(series);
        ASSERT_EQ(pointsOf(purged.of(series)), keptByTheWordOfTheRule(series)) << round;
        ASSERT_EQ(pointCount(purged.kept) + purged.dropped, series.size());
    }
}

TEST(DataServerPurge, TellsStepsApartThatAreTheSameAsDouble)
{
    constexpr std::int64_t kFar = (std::int64_t{1} << 60) + 1;
    constexpr auto kHigh = std::numeric_limits<std::int64_t>::max();
    const ScalarSeries series = seriesOf({kFar, kFar + 1, kFar + 2, kFar + 1, kHigh, kHigh});
    EXPECT_EQ(pointsOf(purgedAsDataServer(series).of(series)), keptByTheWordOfTheRule(series));
}

TEST(DataServerPurge, SharesAllOfASeriesThatGoesForward)
{
    std::vector<std::int64_t> steps(10'000);
    for (std::size_t i = 0; i < steps.size(); ++i)
        steps[i] = static_cast<std::int64_t>(i);
    const ScalarSeries series = seriesOf(steps);
    const PurgedSeries purged = purgedAsDataServer(series);
    EXPECT_EQ(purged.kept, (std::vector<IndexRange>{{0, 10'000}}));
    EXPECT_EQ(purged.dropped, 0U);
    EXPECT_TRUE(purgedAsDataServer({}).kept.empty());
}

TEST(TensorBoardPurge, HasNothingToSayOfWhatTensorBoardDoesNotShow)
{
    faultline::Run run;
    run.origin = RunOrigin::Metrics;
    run.scalars["loss"].series = seriesOf({1, 2, 1, 2});
    EXPECT_EQ(purgedAsTensorBoard(run, "loss").dropped, 0U);
    EXPECT_TRUE(purgedAsTensorBoard(run, "other").kept.empty());
}

/// A million points that each drop one of a million: neither a hang nor a wrong count.
TEST(TensorBoardPurge, StaysFastOnHostileSteps)
{
    constexpr std::int64_t kPoints = 200'000;
    std::vector<std::int64_t> steps;
    for (std::int64_t i = 0; i < kPoints; ++i)
        steps.push_back(i);
    for (std::int64_t i = kPoints; i-- > 0;)
        steps.push_back(i);
    faultline::Run run;
    run.scalars["loss"].series = seriesOf(steps);
    FileReport file;
    file.scalarCount = steps.size();
    file.firstWallTime = 1e9;
    file.lastWallTime = 2e9;
    run.files.push_back(file);
    EXPECT_EQ(purgedAsTensorBoard(run, "loss").dropped, steps.size() - 1);
    EXPECT_EQ(purgedAsDataServer(run.scalars["loss"].series).dropped, steps.size() - 1);
}

TEST(TensorBoardPurge, SaysWhenTheOrderOfEventsIsAGuess)
{
    faultline::Run run;
    run.scalars["loss"].series = seriesOf({1, 2, 3});
    for (const double begin : {1e9, 1e9 + 50.0}) {
        FileReport file;
        file.fileVersion = "brain.Event:2";
        file.scalarCount = 10;
        file.firstWallTime = begin;
        file.lastWallTime = begin + 100.0;
        run.files.push_back(file);
    }
    EXPECT_FALSE(TensorBoardPurge(run).isOrderKnown());
}

} // namespace
} // namespace faultline
