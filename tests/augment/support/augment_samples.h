// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/augment/run_pipeline.h"

#include <opencv2/core.hpp>

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace faultline::test {

/// Draws what it is told to, then 0.5 for ever; `left` says whether all was used.
class ScriptedRandom final : public augment::Random {
public:
    using augment::Random::uniform;

    explicit ScriptedRandom(std::vector<double> draws) : m_draws(std::move(draws)) {}
    [[nodiscard]] double uniform() override
    {
        ++m_asked;
        return m_asked <= m_draws.size() ? m_draws[m_asked - 1] : 0.5;
    }
    [[nodiscard]] std::size_t asked() const { return m_asked; }

private:
    std::vector<double> m_draws;
    std::size_t m_asked = 0;
};

inline augment::Box makeBox(float xmin, float ymin, float xmax, float ymax,
                            std::int32_t classIndex = 0, std::uint32_t index = 0)
{
    augment::Box box;
    box.xmin = xmin;
    box.ymin = ymin;
    box.xmax = xmax;
    box.ymax = ymax;
    box.classIndex = classIndex;
    box.index = index;
    return box;
}

/// The picture of tests/augment/reference/make_odapi_reference.py: every value differs from its
/// neighbours.
inline cv::Mat patternImage(int rows, int cols)
{
    cv::Mat image(rows, cols, CV_32FC3);
    for (int y = 0; y < rows; ++y) {
        for (int x = 0; x < cols; ++x) {
            for (int c = 0; c < 3; ++c) {
                image.at<cv::Vec3f>(y, x)[c] =
                    static_cast<float>((x * 37 + y * 59 + c * 83 + x * y * 7) % 256);
            }
        }
    }
    return image;
}

/// A step of a transform, or nullptr with the reason in `why`.
inline augment::TransformPtr makeTransform(const std::string& id,
                                           const augment::Parameters& parameters = {})
{
    augment::PipelineStep step;
    step.transform = id;
    step.parameters = parameters;
    const augment::TransformInfo* info = augment::findTransform(id);
    Text why;
    return info != nullptr ? info->make(step, "", why) : nullptr;
}

} // namespace faultline::test
