// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/augment/pipeline.h"
#include "model/augment/sample.h"
#include "model/augment/transform.h"

#include <opencv2/core.hpp>

#include <deque>
#include <string>
#include <string_view>
#include <vector>

namespace faultline::test {

/// A picture of smooth colours, so that half a pixel more or less changes values little.
[[nodiscard]] cv::Mat smoothPicture(cv::Size size);

/// A sample with one box, in pixels, on a smooth picture.
[[nodiscard]] augment::Sample sampleWith(cv::Size size, cv::Rect2f box);
[[nodiscard]] cv::Rect2f pixelsOf(const augment::Box& box, cv::Size size);

/// Gives out what it was told, then 0.5.
class ScriptedRandom final : public augment::Random {
public:
    ScriptedRandom() = default;
    explicit ScriptedRandom(std::deque<double> values) : m_values(std::move(values)) {}
    using Random::uniform;
    double uniform() override;

private:
    std::deque<double> m_values;
};

/// A step of a version; fails the test if it makes no sense.
[[nodiscard]] augment::TransformPtr made(const augment::PipelineStep& step,
                                         std::string_view version);
[[nodiscard]] augment::PipelineStep stepOf(std::string_view name,
                                           augment::Parameters parameters = {});

/// Runs a step that draws from a seed; true if it did anything.
bool run(const augment::Transform& transform, augment::Sample& sample, std::uint64_t seed = 1);

/// Reads a serialised pipeline, as a file of that name.
[[nodiscard]] augment::Pipeline pipelineOf(const std::string& text,
                                           const std::string& name = "aug.json");

/// What a step needs to be made at all: sizes and the like, small ones.
[[nodiscard]] augment::Parameters neededBy(std::string_view name);

} // namespace faultline::test
