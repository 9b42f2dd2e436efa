// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/augment/pipeline.h"
#include "model/image/encode_image.h"
#include "tests/support/dataset_maker.h"

#include <opencv2/core.hpp>

#include <string>
#include <utility>
#include <vector>

namespace faultline::samples {

inline augment::PipelineStep step(const std::string& name,
                                  std::vector<augment::PipelineStep> children = {})
{
    augment::PipelineStep made;
    made.transform = "made/" + name;
    made.children = std::move(children);
    return made;
}

/// A, B with B1 and B2 below it, C. No library has these transforms.
inline augment::Pipeline smallPipeline()
{
    augment::Pipeline pipeline;
    pipeline.steps = {step("A"), step("B", {step("B1"), step("B2")}), step("C")};
    pipeline.steps[0].parameters["p"] = 0.5;
    return pipeline;
}

/// Pictures on disk, each of one colour with a box in its middle.
struct PicturesOnDisk {
    test::ScratchFolder folder;
    DatasetPtr dataset;

    explicit PicturesOnDisk(int count = 6, cv::Size size = {96, 64},
                            std::vector<std::pair<std::int64_t, std::string>> labelMap = {})
    {
        test::DatasetMaker maker(DatasetFormat::PascalVoc, folder.path());
        maker.labelMap(std::move(labelMap));
        maker.split("train");
        for (int i = 0; i < count; ++i) {
            const std::string name = std::to_string(i) + ".png";
            const cv::Mat pixels(size, CV_8UC3, cv::Scalar(20 + i * 30, 200 - i * 20, 90));
            folder.write(name, *encodePng(pixels));
            maker.picture(name, static_cast<std::uint16_t>(size.width),
                          static_cast<std::uint16_t>(size.height));
            maker.edit([](ImageRow& row) { row.format = ImageFormat::Png; });
            maker.box("thing", 0.25F, 0.25F, 0.75F, 0.75F);
        }
        dataset = maker.make();
    }
};

} // namespace faultline::samples
