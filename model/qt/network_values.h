// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/augment/run_pipeline.h"

#include <opencv2/core.hpp>

#include <cstddef>
#include <cstdint>
#include <vector>

namespace faultline {

/// Gives back to a picture the values that people know, wherever in the pipeline it was normalised:
/// at the end, or, as models for SSD do, before the resizer that pads it.
///
/// A step that normalises maps the values of each pixel alike: three numbers by a matrix and an
/// offset. That map is found by showing the step a few pixels, and undone on the result. Where a
/// map depends on the picture (its own mean, its own extremes) there is nothing to undo: then the
/// picture from before the step is taken if nothing moved its pixels since, else the result as it
/// is.
///
/// One for each picture: it follows the steps of one run. Not thread-safe.
class NetworkValues {
public:
    explicit NetworkValues(const augment::Pipeline& pipeline);

    /// Whether a step that is switched on normalises.
    [[nodiscard]] bool isNormalised() const { return m_isNormalised; }
    /// An Observer of CompiledPipeline: every step, in order.
    void follow(std::size_t step, const augment::Sample& sample,
                const augment::StepOutcome& outcome);
    /// The result of the pipeline for a picture that was `decoded`, normalisation undone; the same
    /// pixels if there was none.
    [[nodiscard]] cv::Mat undone(const cv::Mat& result, const cv::Mat& decoded) const;

private:
    enum class Role : std::uint8_t { Other, Boxes, Normalises };

    [[nodiscard]] bool mapOf(std::size_t step, int channels, int depth);

    const augment::Pipeline& m_pipeline;
    std::vector<Role> m_roles; ///< of each step
    bool m_isNormalised = false;
    int m_channels = 3; ///< of the picture before the step that follows
    int m_depth;        ///< OpenCV's, the same
    cv::Mat m_before;   ///< the picture before the step that follows, until one normalises
    cv::Matx33d m_scale = cv::Matx33d::eye();
    cv::Vec3d m_offset;
    bool m_isMapped = false;  ///< m_scale and m_offset were changed
    bool m_isUnknown = false; ///< a step's map depends on the picture
    bool m_hasMoved = false;  ///< since the first step that normalises
};

} // namespace faultline
