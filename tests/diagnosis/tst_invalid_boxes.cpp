// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/rules/rules.h"
#include "tests/diagnosis/support/data_maker.h"
#include "tests/support/log_maker.h"

#include <gtest/gtest.h>

#include <limits>
#include <string>
#include <variant>

namespace faultline::test {

namespace {

/// `count` pictures with a sound box each; `odd` boxes of the last picture besides.
DatasetMaker healthy(int count, DatasetFormat format = DatasetFormat::TfRecord)
{
    DatasetMaker maker(format);
    maker.split("train");
    for (int i = 0; i < count; ++i)
        maker.picture("p" + std::to_string(i) + ".jpg", 640, 480)
            .box("cat", 0.1F, 0.1F, 0.5F, 0.5F, 1);
    return maker;
}

Judgement judgedForInvalidBoxes(DatasetMaker& maker)
{
    return judge(*makeInvalidBoxes(), plannedOn(evidenceOf(maker.make())));
}

} // namespace

TEST(InvalidBoxes, OneNanIsCriticalBeforeTheLaunch)
{
    DatasetMaker maker = healthy(5000);
    maker.box("cat", 0.1F, std::numeric_limits<float>::quiet_NaN(), 0.5F, 0.5F, 1);
    const Judgement said = judgedForInvalidBoxes(maker);
    ASSERT_EQ(said.findings.size(), 1U);
    const Finding& finding = said.findings.front();
    EXPECT_EQ(finding.severity, Severity::Critical);
    EXPECT_EQ(said.title().find("Boxes with NaN or infinite coordinates: 1 (0.02 %)"), 0U)
        << said.title();
    const auto& records = std::get<RecordEvidence>(finding.evidence.front());
    EXPECT_EQ(records.defect, "box-not-finite");
    EXPECT_EQ(records.count, 1U);
    EXPECT_EQ(records.image, 4999U);
    ASSERT_EQ(records.records.size(), 1U);
    EXPECT_NE(snippetTexts(finding).find("--repair repaired --fix drop-degenerate-boxes"),
              std::string::npos)
        << snippetTexts(finding);
    EXPECT_DOUBLE_EQ(said.number("boxes"), 5001.0);
}

TEST(InvalidBoxes, ALossThatStayedFiniteMakesItAWarning)
{
    DatasetMaker maker = healthy(100);
    maker.box("cat", 0.5F, 0.1F, 0.1F, 0.5F, 1).box("cat", 0.5F, 0.5F, 0.1F, 0.6F, 1);
    const auto evidence = evidenceOf(maker.make());
    const Judgement planned = judge(*makeInvalidBoxes(), plannedOn(evidence));
    ASSERT_EQ(planned.findings.size(), 1U);
    EXPECT_EQ(planned.findings.front().severity, Severity::Critical);
    const Judgement ran = judge(*makeInvalidBoxes(), ranOn(evidence));
    ASSERT_EQ(ran.findings.size(), 1U);
    EXPECT_EQ(ran.findings.front().severity, Severity::Warning);
    EXPECT_EQ(ran.title().find("Boxes with swapped corners: 2 (1.96 %)"), 0U) << ran.title();
}

TEST(InvalidBoxes, AFewInvertedBoxesAreAWarning)
{
    DatasetMaker maker = healthy(3000);
    maker.box("cat", 0.5F, 0.1F, 0.1F, 0.5F, 1);
    const Judgement said = judgedForInvalidBoxes(maker);
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings.front().severity, Severity::Warning);
    EXPECT_NE(snippetTexts(said.findings.front()).find("--fix swap-corners,drop-degenerate-boxes"),
              std::string::npos);
}

TEST(InvalidBoxes, PixelsInPlaceOfFractionsAreCritical)
{
    DatasetMaker maker(DatasetFormat::TfRecord);
    maker.split("train");
    for (int i = 0; i < 20; ++i)
        maker.picture("p" + std::to_string(i), 640, 480).box("cat", 64, 48, 320, 240, 1);
    const Judgement said = judgedForInvalidBoxes(maker);
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings.front().severity, Severity::Critical);
    EXPECT_NE(said.title().find("Boxes in pixels instead of fractions of the image: 20 (100 %)"),
              std::string::npos)
        << said.title();
    EXPECT_NE(snippetTexts(said.findings.front()).find("normalise-pixel-boxes"), std::string::npos);
}

TEST(InvalidBoxes, ABoxALittleOutsideIsARemark)
{
    DatasetMaker maker = healthy(1000);
    maker.box("cat", 0.5F, 0.5F, 1.01F, 0.9F, 1);
    const Judgement said = judgedForInvalidBoxes(maker);
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings.front().severity, Severity::Info);
}

TEST(InvalidBoxes, RoundingAndCloseUpsAreSilent)
{
    DatasetMaker maker = healthy(50);
    maker.box("cat", -0.0005F, 0.0F, 1.0005F, 1.0F, 1); // within the tolerance
    maker.picture("crowd.jpg", 640, 480)
        .box("cat", 0.2F, 0.2F, 0.9F, 0.9F, 1)
        .box("dog", 0.2F, 0.2F, 0.9F, 0.9F, 2); // one place, two classes
    EXPECT_TRUE(judgedForInvalidBoxes(maker).silent());
}

TEST(InvalidBoxes, AnEmptyDatasetHasNone)
{
    DatasetMaker maker(DatasetFormat::TfRecord);
    maker.split("train").picture("a.jpg", 10, 10);
    EXPECT_TRUE(judgedForInvalidBoxes(maker).silent());
}

TEST(InvalidBoxes, FarOutsideIsAWarningWhateverTheShare)
{
    DatasetMaker maker = healthy(500);
    for (int i = 0; i < 2; ++i)
        maker.box("cat", 0.5F, 0.1F + 0.2F * static_cast<float>(i), 1.4F, 0.9F, 1);
    const Judgement said = judgedForInvalidBoxes(maker);
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings.front().severity, Severity::Warning);
}

TEST(InvalidBoxes, AbstainsWithoutADataset)
{
    Training training = ranOn(nullptr);
    training.datasets.clear();
    const Judgement said = judge(*makeInvalidBoxes(), training);
    EXPECT_TRUE(said.findings.empty());
    ASSERT_EQ(said.abstentions.size(), 1U);
    EXPECT_EQ(said.abstentions.front().missing, "dataset");
    EXPECT_TRUE(makeInvalidBoxes()->info().judgesPlans);
}

TEST(InvalidBoxes, ATrainerThatStopsAtABoxTellsItWithoutTheData)
{
    Training training = ranOn(nullptr);
    training.datasets.clear();
    training.logs = {LogMaker()
                         .line("epoch 0")
                         .line("AssertionError: All bounding boxes should have positive height and "
                               "width. Found invalid box [3.0, 5.0, 3.0, 9.0] for target at index "
                               "1.")
                         .build()};
    const Judgement said = judge(*makeInvalidBoxes(), training);
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings.front().severity, Severity::Critical);
    EXPECT_EQ(std::get<LogEvidence>(said.findings.front().evidence.front()).sourceLine, 2U);
}

TEST(InvalidBoxes, CountsWhatTheTrainerIgnored)
{
    const auto scanned = [](const char* counts) {
        Training training = ranOn(nullptr);
        training.datasets.clear();
        training.logs = {LogMaker()
                             .line(std::string("train: Scanning /d/labels... ") + counts
                                   + ": 100%|####| 500/500")
                             .line("Epoch 1/3")
                             .build()};
        return judge(*makeInvalidBoxes(), training);
    };
    const Judgement most = scanned("500 images, 3 backgrounds, 410 corrupt");
    ASSERT_EQ(most.findings.size(), 1U);
    EXPECT_EQ(most.findings.front().severity, Severity::Critical);
    EXPECT_EQ(most.title(),
              "The trainer ignores 410 of 500 images (82 %): their labels are invalid");
    const Judgement few = scanned("500 images, 3 backgrounds, 4 corrupt");
    ASSERT_EQ(few.findings.size(), 1U);
    EXPECT_EQ(few.findings.front().severity, Severity::Warning);
    EXPECT_TRUE(scanned("500 images, 3 backgrounds, 0 corrupt").findings.empty());
}

} // namespace faultline::test
