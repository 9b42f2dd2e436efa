// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/rules/rules.h"
#include "tests/diagnosis/support/data_maker.h"

#include <gtest/gtest.h>

namespace faultline::test {

namespace {

/// 1000 x 1000 pictures with one box each: `small` of 20 pixels, the others of 300.
DatasetPtr withSmall(int small, int large)
{
    DatasetMaker maker(DatasetFormat::TfRecord);
    maker.split("train");
    for (int i = 0; i < small + large; ++i) {
        const float side = i < small ? 0.02F : 0.3F;
        maker.picture("p" + std::to_string(i), 1000, 1000)
            .box("cat", 0.1F, 0.1F, 0.1F + side, 0.1F + side, 1);
    }
    return maker.make();
}

Judgement judgedForObjectsTooSmall(const DatasetPtr& dataset, const ConfigDocumentPtr& config)
{
    return judge(*makeObjectsTooSmall(), plannedOn(evidenceOf(dataset, config), config));
}

const char* const kSsdAnchors =
    "anchor_generator { ssd_anchor_generator { num_layers: 6\n min_scale: 0.2\n max_scale: 0.95\n "
    "aspect_ratios: 1.0 } }";

} // namespace

TEST(ObjectsTooSmall, ATwentiethOfAPictureIsSixPixelsAt300)
{
    const ConfigDocumentPtr config = ssdConfig(1);
    const Judgement said = judgedForObjectsTooSmall(withSmall(30, 70), config);
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings.front().severity, Severity::Warning);
    EXPECT_EQ(said.title(),
              "Objects are too small: 30 % of them are below 8 pixels at the network's input size");
    EXPECT_NEAR(said.number("small-share"), 0.3, 1e-6);
    // 0.02 x 300 = 6; 8 / 6 x 300 = 400, whole cells of 64: 448
    const Fix& fix = said.findings.front().fixes.front();
    EXPECT_EQ(fix.id, "larger-input");
    ASSERT_EQ(fix.edits.size(), 2U);
    EXPECT_EQ(fix.edits.front().path, "model.ssd.image_resizer.fixed_shape_resizer.height");
    EXPECT_EQ(fix.edits.front().value, "448");
}

TEST(ObjectsTooSmall, NearlyAllOfThemIsCriticalAndNeedsTiles)
{
    DatasetMaker maker(DatasetFormat::TfRecord);
    maker.split("train");
    for (int i = 0; i < 100; ++i)
        maker.picture("p" + std::to_string(i), 4000, 3000)
            .box("cat", 0.1F, 0.1F, 0.103F, 0.104F, 1); // 0.9 x 1.2 pixels at 300
    const Judgement said = judgedForObjectsTooSmall(maker.make(), ssdConfig(1));
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings.front().severity, Severity::Critical);
    const std::string snippets = snippetTexts(said.findings.front());
    EXPECT_NE(snippets.find("image.unfold(1, 480, 384)"), std::string::npos) << snippets;
}

TEST(ObjectsTooSmall, AFifthIsTolerated)
{
    EXPECT_TRUE(judgedForObjectsTooSmall(withSmall(19, 81), ssdConfig(1)).silent());
    EXPECT_FALSE(judgedForObjectsTooSmall(withSmall(21, 79), ssdConfig(1)).silent());
}

TEST(ObjectsTooSmall, AnchorsOfAnotherShapeAreARemarkOrAWarning)
{
    const ConfigDocumentPtr config = ssdConfig(1, 300, kSsdAnchors);
    const auto elongated = [](int count, int all) {
        DatasetMaker maker(DatasetFormat::TfRecord);
        maker.split("train");
        for (int i = 0; i < all; ++i) {
            maker.picture("p" + std::to_string(i), 1000, 1000);
            if (i < count)
                maker.box("pole", 0.1F, 0.05F, 0.15F, 0.95F, 1); // 1 : 18
            else
                maker.box("cat", 0.1F, 0.1F, 0.45F, 0.45F, 1);
        }
        return maker.make();
    };
    EXPECT_TRUE(judgedForObjectsTooSmall(elongated(5, 100), config).silent());
    const Judgement some = judgedForObjectsTooSmall(elongated(20, 100), config);
    ASSERT_EQ(some.findings.size(), 1U);
    EXPECT_EQ(some.findings.front().severity, Severity::Info);
    const Judgement many = judgedForObjectsTooSmall(elongated(60, 100), config);
    ASSERT_EQ(many.findings.size(), 1U);
    EXPECT_EQ(many.findings.front().severity, Severity::Warning);
    EXPECT_EQ(many.title(), "Anchors do not fit: 60 % of the boxes match none of them");
    const std::string snippets = snippetTexts(many.findings.front());
    EXPECT_NE(snippets.find("ssd_anchor_generator"), std::string::npos) << snippets;
    EXPECT_NE(snippets.find("aspect_ratios: 0.05"), std::string::npos) << snippets;
}

TEST(ObjectsTooSmall, DetectorsWithoutAnchorsAreNotJudgedByThem)
{
    const ConfigDocumentPtr config =
        pipelineConfig("model { center_net { num_classes: 1\n image_resizer { "
                       "keep_aspect_ratio_resizer { min_dimension: 512\n max_dimension: 512 } } } "
                       "}\ntrain_config { batch_size: 8 }\n");
    ASSERT_NE(config, nullptr);
    EXPECT_TRUE(judgedForObjectsTooSmall(withSmall(10, 90), config).silent());
}

TEST(ObjectsTooSmall, AbstainsFromAHandfulOfBoxes)
{
    const Judgement said = judgedForObjectsTooSmall(withSmall(5, 5), ssdConfig(1));
    EXPECT_TRUE(said.findings.empty());
    EXPECT_EQ(said.abstentions.size(), 1U);
}

} // namespace faultline::test
