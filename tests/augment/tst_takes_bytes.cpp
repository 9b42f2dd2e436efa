// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/pipeline.h"
#include "model/augment/random.h"
#include "model/augment/transform.h"

#include <gtest/gtest.h>

namespace faultline::augment {

namespace {

cv::Mat picture()
{
    cv::Mat made(90, 130, CV_8UC3);
    cv::RNG(3).fill(made, cv::RNG::UNIFORM, 0, 256);
    return made;
}

Sample sampleOf(const cv::Mat& image)
{
    Sample sample;
    sample.image = image;
    sample.content = cv::Rect({}, image.size());
    Box box;
    box.xmin = 0.2F;
    box.ymin = 0.1F;
    box.xmax = 0.7F;
    box.ymax = 0.9F;
    box.classIndex = 0;
    sample.boxes = {box};
    return sample;
}

} // namespace

/// What takes the picture as it was decoded gives what it gives for the same numbers as floats.
TEST(TakesBytes, GivesTheSameNumbersAsFloats)
{
    cv::Mat floats;
    picture().convertTo(floats, CV_32F);
    int count = 0;
    for (const TransformInfo& info : catalogue()) {
        PipelineStep step;
        step.transform = info.id;
        Text why;
        const TransformPtr transform = info.make(step, {}, why);
        if (!transform || !transform->takesBytes())
            continue;
        ++count;
        for (std::uint64_t stream = 0; stream < 8; ++stream) {
            SeededRandom random(1, stream);
            SeededRandom sameRandom(1, stream);
            TransformContext context{.random = random, .other = {}};
            TransformContext sameContext{.random = sameRandom, .other = {}};
            Sample fromBytes = sampleOf(picture());
            Sample fromFloats = sampleOf(floats);
            EXPECT_EQ(transform->apply(fromBytes, context),
                      transform->apply(fromFloats, sameContext))
                << info.id;
            cv::Mat made;
            fromBytes.image.convertTo(made, CV_32F);
            ASSERT_EQ(made.size(), fromFloats.image.size()) << info.id;
            EXPECT_EQ(cv::norm(made, fromFloats.image, cv::NORM_INF), 0.0) << info.id;
            ASSERT_EQ(fromBytes.boxes.size(), fromFloats.boxes.size()) << info.id;
            for (std::size_t i = 0; i < fromBytes.boxes.size(); ++i)
                EXPECT_EQ(fromBytes.boxes[i].xmin, fromFloats.boxes[i].xmin) << info.id;
        }
    }
    EXPECT_GT(count, 20);
}

} // namespace faultline::augment
