// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/rules/rules.h"
#include "tests/diagnosis/support/data_maker.h"

#include <gtest/gtest.h>

namespace faultline::test {

namespace {

constexpr std::uint32_t kTrain = 300;

/// 300 pictures to train on, 100 to validate with; the first `leaks` of those are in both.
std::shared_ptr<DatasetEvidence> leaking(std::uint32_t leaks)
{
    DatasetMaker maker(DatasetFormat::TfRecord);
    maker.split("train");
    for (std::uint32_t i = 0; i < kTrain; ++i)
        maker.picture("t" + std::to_string(i), 640, 480).box("cat", 0.1F, 0.1F, 0.5F, 0.5F, 1);
    maker.split("val");
    for (int i = 0; i < 100; ++i)
        maker.picture("v" + std::to_string(i), 640, 480).box("cat", 0.1F, 0.1F, 0.5F, 0.5F, 1);
    std::vector<PicturePair> pairs;
    for (std::uint32_t i = 0; i < leaks; ++i)
        pairs.push_back({.first = i, .second = kTrain + i, .distance = 0});
    return evidenceOf(maker.make(), nullptr, pairs);
}

} // namespace

TEST(SplitLeak, SharesAreOfTheValidation)
{
    const Judgement said = judge(*makeSplitLeak(), plannedOn(leaking(12)));
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings.front().severity, Severity::Warning);
    EXPECT_EQ(said.title(), "Training and validation overlap: 12 of 100 validation images (12 %) "
                            "are also in the training set");
    EXPECT_NE(snippetTexts(said.findings.front()).find("--drop-list drop.txt"), std::string::npos);
}

TEST(SplitLeak, HalfOfItIsCritical)
{
    const Judgement said = judge(*makeSplitLeak(), plannedOn(leaking(60)));
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings.front().severity, Severity::Critical);
}

TEST(SplitLeak, NoneIsSilent)
{
    EXPECT_TRUE(judge(*makeSplitLeak(), plannedOn(leaking(0))).silent());
}

TEST(SplitLeak, OnePictureInAThousandIsSilent)
{
    DatasetMaker maker(DatasetFormat::TfRecord);
    maker.split("train").picture("t", 640, 480);
    maker.split("val");
    for (int i = 0; i < 1000; ++i)
        maker.picture("v" + std::to_string(i), 640, 480);
    const auto evidence = evidenceOf(maker.make(), nullptr, {{.first = 0, .second = 1}});
    EXPECT_TRUE(judge(*makeSplitLeak(), plannedOn(evidence)).silent());
}

TEST(SplitLeak, EqualPicturesWithDifferentBoxesAreARemarkAndManyAWarning)
{
    const auto contradicting = [](std::uint32_t count) {
        DatasetMaker maker(DatasetFormat::TfRecord);
        maker.split("train");
        for (std::uint32_t i = 0; i < 100; ++i) {
            const float at = 0.001F * static_cast<float>(i);
            maker.picture("t" + std::to_string(i), 640, 480).box("cat", at, 0.1F, 0.5F, 0.5F, 1);
        }
        std::vector<PicturePair> pairs;
        for (std::uint32_t i = 0; i < count; ++i)
            pairs.push_back({.first = 2 * i, .second = 2 * i + 1});
        return evidenceOf(maker.make(), nullptr, pairs);
    };
    const Judgement few = judge(*makeSplitLeak(), plannedOn(contradicting(2)));
    ASSERT_EQ(few.findings.size(), 1U);
    EXPECT_EQ(few.findings.front().severity, Severity::Info);
    const Judgement many = judge(*makeSplitLeak(), plannedOn(contradicting(20)));
    ASSERT_EQ(many.findings.size(), 1U);
    EXPECT_EQ(many.findings.front().severity, Severity::Warning);
    EXPECT_EQ(many.title().find("Images that occur twice with different boxes: 20,"), 0U)
        << many.title();
}

TEST(SplitLeak, PicturesThatCannotBeReadAreNoLeak)
{
    DatasetMaker maker(DatasetFormat::TfRecord);
    maker.split("train").picture("t", 640, 480).edit([](ImageRow& row) {
        row.flags |= kImageUnreadable;
    });
    maker.split("val").picture("v", 640, 480).edit([](ImageRow& row) {
        row.flags |= kImageUnreadable;
    });
    const auto evidence = evidenceOf(maker.make(), nullptr, {{.first = 0, .second = 1}});
    EXPECT_TRUE(judge(*makeSplitLeak(), plannedOn(evidence)).silent());
}

TEST(SplitLeak, AbstainsWherePicturesWereNotCompared)
{
    const auto evidence = leaking(0);
    evidence->comparedFiles = false;
    const Judgement said = judge(*makeSplitLeak(), plannedOn(evidence));
    EXPECT_TRUE(said.findings.empty());
    ASSERT_EQ(said.abstentions.size(), 1U);
    EXPECT_EQ(said.abstentions.front().command, "faultline-cli diagnose --pixels PATH");
}

} // namespace faultline::test
