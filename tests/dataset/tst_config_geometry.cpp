// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Resizer, anchors and limits as a pipeline.config gives them.
#include "model/dataset/defects/find_defects.h"
#include "model/dataset/statistics/config_geometry.h"
#include "model/readers/builtin_readers.h"
#include "tests/support/read_artifacts.h"

#include <gtest/gtest.h>

#include <string>

namespace faultline {
namespace {

ConfigDocumentPtr configOf(const std::string& text)
{
    const test::ReadResult read =
        test::readBytes(*readerOfId("pipeline-config"), text, "pipeline.config");
    return read.artifacts.configs.empty() ? nullptr : read.artifacts.configs.front();
}

/// A pipeline.config around a model.
ConfigDocumentPtr ssdConfig(const std::string& resizer, const std::string& anchors)
{
    return configOf("model {\n ssd {\n num_classes: 3\n image_resizer {" + resizer
                    + "}\n anchor_generator {" + anchors
                    + "}\n }\n}\ntrain_config {\n batch_size: 4\n}\n");
}

TEST(ConfigGeometry, SsdAnchorsAreThoseOfTheTrainer)
{
    // ssd_mobilenet: 6 maps, 0.2 to 0.95; values of create_ssd_anchors(), by hand.
    const ConfigDocumentPtr config = ssdConfig(
        "fixed_shape_resizer { height: 300 width: 300 }",
        "ssd_anchor_generator { num_layers: 6 min_scale: 0.2 max_scale: 0.95 aspect_ratios: 1.0 "
        "aspect_ratios: 2.0 aspect_ratios: 0.5 aspect_ratios: 3.0 aspect_ratios: 0.3333 }");
    ASSERT_NE(config, nullptr);
    const DefectOptions options = defectOptionsOfConfig(*config);
    EXPECT_EQ(options.resizer, ResizerGeometry::fixed(300, 300));
    EXPECT_EQ(options.numClasses, 3);
    EXPECT_EQ(options.maxBoxes, 100U);
    ASSERT_EQ(options.anchors.sizes.size(), 3U + 5U * 6U);
    EXPECT_NEAR(options.anchors.sizes[0].width, 30.0F, 0.01F);  // 0.1
    EXPECT_NEAR(options.anchors.sizes[1].width, 84.85F, 0.01F); // 0.2, ratio 2
    EXPECT_NEAR(options.anchors.sizes[1].height, 42.43F, 0.01F);
    EXPECT_NEAR(options.anchors.sizes[3].width, 105.0F, 0.01F);      // 0.35, ratio 1
    EXPECT_NEAR(options.anchors.sizes[8].width, 125.50F, 0.01F);     // sqrt(0.35 * 0.5)
    EXPECT_NEAR(options.anchors.sizes.back().width, 292.40F, 0.01F); // sqrt(0.95 * 1)
}

TEST(ConfigGeometry, MultiscaleAndGridAnchors)
{
    const ConfigDocumentPtr retina = ssdConfig(
        "fixed_shape_resizer { height: 640 width: 640 }",
        "multiscale_anchor_generator { min_level: 3 max_level: 4 anchor_scale: 4.0 aspect_ratios: "
        "1.0 aspect_ratios: 4.0 scales_per_octave: 2 }");
    ASSERT_NE(retina, nullptr);
    const AnchorSet many = anchorsOfConfig(*retina, resizerOfConfig(*retina));
    ASSERT_EQ(many.sizes.size(), 8U);
    EXPECT_NEAR(many.sizes[0].width, 32.0F, 0.01F);
    EXPECT_NEAR(many.sizes[1].width, 64.0F, 0.01F);
    EXPECT_NEAR(many.sizes[1].height, 16.0F, 0.01F);
    EXPECT_NEAR(many.sizes[2].width, 45.25F, 0.01F);
    const ConfigDocumentPtr faster = configOf(
        "model { faster_rcnn { num_classes: 1 image_resizer { keep_aspect_ratio_resizer { "
        "min_dimension: 600 max_dimension: 1024 } } first_stage_anchor_generator { "
        "grid_anchor_generator { scales: [0.25, 0.5] aspect_ratios: 1.0 aspect_ratios: 2.0 } } } } "
        "train_config { max_number_of_boxes: 50 }");
    ASSERT_NE(faster, nullptr);
    const DefectOptions options = defectOptionsOfConfig(*faster);
    EXPECT_EQ(options.resizer, ResizerGeometry::keepAspect(600, 1024));
    EXPECT_EQ(options.maxBoxes, 50U);
    ASSERT_EQ(options.anchors.sizes.size(), 4U);
    EXPECT_NEAR(options.anchors.sizes[0].width, 64.0F, 0.01F);
    EXPECT_NEAR(options.anchors.sizes[3].width, 181.02F, 0.01F);
    EXPECT_NEAR(options.anchors.sizes[3].height, 90.51F, 0.01F);
}

TEST(ConfigGeometry, WithoutAnchorsOrResizerThereIsNothingToJudge)
{
    const ConfigDocumentPtr center =
        configOf("model { center_net { num_classes: 90 image_resizer { keep_aspect_ratio_resizer { "
                 "min_dimension: 512 max_dimension: 512 pad_to_max_dimension: true } } } }");
    ASSERT_NE(center, nullptr);
    const DefectOptions options = defectOptionsOfConfig(*center);
    EXPECT_TRUE(options.anchors.empty());
    EXPECT_EQ(options.numClasses, 90);
    const ConfigDocument empty;
    EXPECT_EQ(resizerOfConfig(empty), ResizerGeometry());
    EXPECT_TRUE(anchorsOfConfig(empty, {}).empty());
    EXPECT_FALSE(defectOptionsOfConfig(empty).numClasses);
}

TEST(ConfigGeometry, HostileNumbersAreBounded)
{
    const ConfigDocumentPtr config = ssdConfig(
        "fixed_shape_resizer { height: 1e30 width: -5 }",
        "multiscale_anchor_generator { min_level: -2000000000 max_level: 2000000000 anchor_scale: "
        "1e300 aspect_ratios: -1 aspect_ratios: nan aspect_ratios: 0 scales_per_octave: "
        "2000000000 }");
    ASSERT_NE(config, nullptr);
    const DefectOptions options = defectOptionsOfConfig(*config);
    EXPECT_LE(options.anchors.sizes.size(), 1000U);
    EXPECT_GE(options.resizer.width, 1.0F);
    EXPECT_LE(options.resizer.height, 65535.0F);
}

} // namespace
} // namespace faultline
