// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/rules/rules.h"
#include "tests/diagnosis/support/data_maker.h"

#include <gtest/gtest.h>

namespace faultline::test {

namespace {

/// `pictures` with 10 boxes each, and one with `most`.
DatasetPtr crowded(int pictures, int most)
{
    DatasetMaker maker(DatasetFormat::TfRecord);
    maker.split("train");
    const auto fill = [&maker](int boxes) {
        for (int i = 0; i < boxes; ++i) {
            const float at = 0.9F * static_cast<float>(i) / static_cast<float>(boxes);
            maker.box("cat", at, at, at + 0.1F, at + 0.1F, 1);
        }
    };
    for (int i = 0; i < pictures; ++i) {
        maker.picture("p" + std::to_string(i), 640, 480);
        fill(10);
    }
    maker.picture("crowd", 640, 480);
    fill(most);
    return maker.make();
}

Judgement judged(const DatasetPtr& dataset, const std::string& rest = {})
{
    const ConfigDocumentPtr config = ssdConfig(1, 300, {}, rest);
    return judge(*makeBoxesDropped(), plannedOn(evidenceOf(dataset, config), config));
}

} // namespace

TEST(BoxesDropped, CountsWhatIsOverTheDefaultLimit)
{
    const Judgement said = judged(crowded(10, 153));
    ASSERT_EQ(said.findings.size(), 1U);
    const Finding& finding = said.findings.front();
    EXPECT_EQ(finding.severity, Severity::Warning);
    EXPECT_EQ(said.title(),
              "53 of 253 boxes (20.9 %) are dropped: the trainer uses at most 100 per image");
    EXPECT_DOUBLE_EQ(said.number("most-boxes"), 153.0);
    const Fix& fix = finding.fixes.front();
    EXPECT_EQ(toEnglish(fix.title), "Raise max_number_of_boxes from 100 to 160");
    EXPECT_EQ(fix.edits.front(), (ConfigEdit{ArtifactId("pipeline.config"),
                                             "train_input_reader.max_number_of_boxes", "160"}));
}

TEST(BoxesDropped, HalfOfAllObjectsIsCritical)
{
    const Judgement said =
        judged(crowded(2, 180), "train_input_reader {\n max_number_of_boxes: 20\n}");
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings.front().severity, Severity::Critical);
    EXPECT_DOUBLE_EQ(said.number("lost-share"), 160.0 / 200.0);
}

TEST(BoxesDropped, OneInThousandsIsARemark)
{
    const Judgement said = judged(crowded(200, 101));
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings.front().severity, Severity::Info);
}

TEST(BoxesDropped, TheLimitItselfIsEnough)
{
    EXPECT_TRUE(judged(crowded(10, 100)).silent());
    EXPECT_TRUE(
        judged(crowded(10, 153), "train_input_reader {\n max_number_of_boxes: 200\n}").silent());
}

TEST(BoxesDropped, TheFieldOfTheReaderCountsBeforeTheOldOne)
{
    const ConfigDocumentPtr config = pipelineConfig(
        "model { ssd { num_classes: 1 } }\ntrain_config {\n max_number_of_boxes: 10\n}\n"
        "train_input_reader {\n max_number_of_boxes: 200\n}\n");
    ASSERT_NE(config, nullptr);
    EXPECT_EQ(defectOptionsFor(config.get()).maxBoxes, 200U);
}

TEST(BoxesDropped, WithoutAConfigurationThereIsNoLimit)
{
    EXPECT_TRUE(judge(*makeBoxesDropped(), plannedOn(evidenceOf(crowded(2, 500)))).silent());
}

} // namespace faultline::test
