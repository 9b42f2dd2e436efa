// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/pipeline/evidence/given.h"
#include "model/pipeline/evidence/lab.h"

#include <gtest/gtest.h>

#include <array>
#include <string>
#include <vector>

namespace faultline::pipeline {
namespace {

constexpr std::array kKinds{LoaderKind::DataLoader, LoaderKind::TfData};

std::vector<std::string_view> keysOf(LoaderKind kind)
{
    std::vector<std::string_view> keys;
    for (const std::string_view key : settingKeys()) {
        if (isKeyOf(kind, key))
            keys.push_back(key);
    }
    return keys;
}

TEST(Lab, EveryKeyTakesTheEndsOfItsRangeAndNothingBeyond)
{
    for (const LoaderKind kind : kKinds) {
        for (const std::string_view key : keysOf(kind)) {
            const std::optional<KeyRange> range = rangeOf(kind, key);
            if (!range)
                continue;
            InferredPipeline known = examplePipeline(kind);
            const std::string name(key);
            EXPECT_TRUE(takeGiven(known, key, roundTrip(range->least)).has_value()) << name;
            const std::string most = range->most >= 1e6
                                         ? std::to_string(static_cast<long long>(range->most))
                                         : roundTrip(range->most);
            EXPECT_TRUE(takeGiven(known, key, most).has_value()) << name << " " << most;
            EXPECT_FALSE(takeGiven(known, key, most + "9").has_value()) << name;
            for (const char* wrong : {"nan", "inf", "-1", "", "1x", "1e400"})
                EXPECT_FALSE(takeGiven(known, key, wrong).has_value()) << name << " " << wrong;
        }
    }
}

TEST(Lab, ZeroLengthStepsAreRefused)
{
    InferredPipeline known = examplePipeline(LoaderKind::DataLoader);
    EXPECT_FALSE(takeGiven(known, "step_ms", "0").has_value());
    EXPECT_FALSE(takeGiven(known, "work_ms", "0").has_value());
    EXPECT_FALSE(takeGiven(known, "workers", "2.5").has_value());
    EXPECT_FALSE(takeGiven(known, "no_such_key", "1").has_value());
}

TEST(Lab, WhatIsSetIsWhatStandsThere)
{
    for (const LoaderKind kind : kKinds) {
        for (const std::string_view key : keysOf(kind)) {
            InferredPipeline known = examplePipeline(kind);
            const std::string before = labValue(known, key);
            if (before.empty())
                continue; // storage: as it is
            ASSERT_TRUE(takeGiven(known, key, before).has_value()) << key;
            EXPECT_EQ(labValue(known, key), before) << key;
        }
    }
}

TEST(Lab, ACostKeepsItsSpread)
{
    InferredPipeline known = examplePipeline(LoaderKind::TfData);
    const double ratio = known.costs.work.back() / known.costs.work.front();
    ASSERT_TRUE(takeGiven(known, "element_ms", "20").has_value());
    EXPECT_NEAR(known.costs.meanWork(), 0.02, 1e-12);
    EXPECT_NEAR(known.costs.work.back() / known.costs.work.front(), ratio, 1e-9);
}

TEST(Lab, AnotherBatchSizeMakesMoreWork)
{
    InferredPipeline known = examplePipeline(LoaderKind::DataLoader);
    const double before = known.costs.meanWork();
    ASSERT_TRUE(takeGiven(known, "batch", "64").has_value());
    EXPECT_EQ(known.costs.workBatch, 64);
    EXPECT_NEAR(known.costs.meanWork(), 2.0 * before, 1e-6);
}

TEST(Lab, TimesThatAreTypedAreThoseOfTheBatchThatIs)
{
    for (const LabValues& facts : {LabValues{{"work_ms", "100"}, {"batch", "64"}},
                                   LabValues{{"batch", "64"}, {"work_ms", "100"}}}) {
        InferredPipeline known = examplePipeline(LoaderKind::DataLoader);
        applyFacts(known, facts);
        EXPECT_NEAR(known.costs.meanWork(), 0.1, 1e-9);
        EXPECT_EQ(known.setting.batch, 64);
    }
}

TEST(Lab, AnotherCostIsNotHeldAgainstTheMeasuredSpeed)
{
    InferredPipeline known = examplePipeline(LoaderKind::DataLoader);
    known.measuredStepsPerSecond = 4.0;
    applyFacts(known, {{"work_ms", "900"}});
    const PipelineReport report = reportPipeline(known);
    EXPECT_TRUE(report.refused.empty()) << toEnglish(report.refused);
    ASSERT_TRUE(report.present);
    EXPECT_LT(report.present->stepsPerSecond, 3.0);
}

TEST(Lab, ACostThatNothingToldIsHeldAgainstTheMeasuredSpeed)
{
    InferredPipeline known = examplePipeline(LoaderKind::DataLoader);
    known.measuredStepsPerSecond = 4.0;
    known.costs.work.clear();
    applyFacts(known, {{"work_ms", "900"}});
    EXPECT_FALSE(reportPipeline(known).refused.empty());
}

TEST(Lab, StepsGrowWithTheBatchOfAnyLoader)
{
    for (const LoaderKind kind : kKinds) {
        InferredPipeline known = examplePipeline(kind);
        applyFacts(known, {{"batch", "64"}});
        EXPECT_NEAR(known.costs.meanStep(), 0.2, 1e-9);
    }
}

TEST(Lab, TheWorkOfABatchIsStatedAnewAfterItsSize)
{
    InferredPipeline known = examplePipeline(LoaderKind::DataLoader);
    ASSERT_TRUE(takeGiven(known, "work_ms", "100").has_value());
    ASSERT_TRUE(takeGiven(known, "batch", "64").has_value());
    EXPECT_EQ(labValue(known, "work_ms"), "200");
    ASSERT_TRUE(takeGiven(known, "work_ms", "100").has_value());
    EXPECT_EQ(labValue(known, "work_ms"), "100");
}

TEST(Lab, FactsEndARefusal)
{
    InferredPipeline known;
    known.setting.batch = 8;
    known.inputs = {{"workers", std::nullopt, "", InputSource::Default}};
    known.refused = {"what is missing", {}};
    applyFacts(known, {{"work_ms", "40"}});
    EXPECT_FALSE(known.refused.empty());
    applyFacts(known, {{"step_ms", "10"}});
    EXPECT_FALSE(known.refused.empty());
    applyFacts(known, {{"workers", "2"}});
    EXPECT_TRUE(known.refused.empty());
    EXPECT_EQ(known.find("workers")->value, 2.0);
    EXPECT_EQ(known.find("workers")->source, InputSource::Given);
}

TEST(Lab, OrdersAreTriedLikeSettings)
{
    const InferredPipeline known = examplePipeline(LoaderKind::DataLoader);
    const PipelineReport report = reportPipeline(known);
    ASSERT_TRUE(report.present.has_value());
    const std::optional<WhatIf> tried =
        tryChange(known, *report.present, {{"workers", "4"}, {"in_order", "false"}});
    ASSERT_TRUE(tried.has_value());
    EXPECT_EQ(tried->setting.workers, 4);
    EXPECT_FALSE(tried->setting.isInOrder);
    EXPECT_GT(tried->ratio, 1.1);
    const std::string sentence = toEnglish(tried->sentence);
    EXPECT_NE(sentence.find("4 workers instead of 2"), std::string::npos) << sentence;
    EXPECT_NE(sentence.find("in which they get ready"), std::string::npos) << sentence;
}

TEST(Lab, ChangesAreLinesOfAProgram)
{
    Setting setting;
    setting.workers = 8;
    EXPECT_EQ(loaderCode(setting, {{"workers", "8"}, {"persistent", "true"}}),
              "loader = DataLoader(dataset, num_workers=8, persistent_workers=True, ...)\n");
    EXPECT_EQ(loaderCode(setting, {{"prefetch", "4"}}),
              "loader = DataLoader(dataset, num_workers=8, prefetch_factor=4, ...)\n");
    EXPECT_TRUE(loaderCode(setting, {{"cores", "16"}}).empty());
    setting.kind = LoaderKind::TfData;
    setting.parallelCalls = 4;
    EXPECT_EQ(loaderCode(setting, {{"parallel_calls", "4"}}),
              "dataset = dataset.map(prepare, num_parallel_calls=4)\n");
}

} // namespace
} // namespace faultline::pipeline
