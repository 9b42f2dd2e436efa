// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/augment/pipeline.h"
#include "model/augment/sample.h"

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <vector>

namespace faultline::augment {

/// What a step did to one sample.
struct StepOutcome {
    bool applied = false;
    double seconds = 0.0; ///< wall time of the step
    std::uint32_t boxesBefore = 0;
    std::uint32_t boxesAfter = 0;
    std::uint32_t lost = 0;    ///< boxes of the sample that are no longer there
    std::uint32_t clipped = 0; ///< boxes that are still there and were cut at the rim
    std::uint32_t added = 0;   ///< boxes that other pictures or copies brought
    Text failure;              ///< why the step did nothing though it should have
};

/// A pipeline made ready to run. Immutable; any number of threads may run it.
class CompiledPipeline {
public:
    /// Steps that make no sense are left out and named in `remarks`; disabled ones too, unnamed.
    /// `labelIds` as in TransformContext.
    CompiledPipeline(const Pipeline& pipeline, std::vector<PipelineRemark>& remarks,
                     std::vector<std::int64_t> labelIds = {});

    /// Called after each step: the index of the step in Pipeline::steps, the sample as it stands.
    using Observer =
        std::function<void(std::size_t step, const Sample& sample, const StepOutcome& outcome)>;

    /// Runs the steps on a decoded picture (CV_8UC3, RGB). The same sample, seed and stream give
    /// the same result on every machine, on any thread. Converts the picture to what the library
    /// works in before the first step that needs it, and never back. A step that OpenCV throws
    /// from leaves the sample as it was; its outcome says so.
    void run(Sample& sample, Random& random, const OtherSamples& other = {},
             const Observer& observer = {}) const;

    /// By how much the picture may be decoded smaller (>= 1 in both directions) without changing
    /// what the pipeline does: the size below which decoding must not go; 0 x 0: full size.
    [[nodiscard]] cv::Size smallestDecode(cv::Size stored) const;
    /// What the resizer gives where that does not depend on the picture; 0 x 0 otherwise.
    [[nodiscard]] cv::Size networkSize() const { return m_networkSize; }
    [[nodiscard]] std::span<const std::size_t> stepIndices() const { return m_indices; }
    /// Whether any step puts several pictures together.
    [[nodiscard]] bool mixes() const { return m_mixes; }

private:
    [[nodiscard]] OtherSamples preparedOthers(std::size_t step, const OtherSamples& asDecoded,
                                              cv::Size networkSize) const;

    Library m_library;
    std::vector<std::int64_t> m_labelIds;
    BoxFilterPtr m_filter; ///< may be null
    struct Step {
        TransformPtr transform;
        bool takesBytes = false; ///< or does not look at pixels
    };

    std::vector<Step> m_steps;
    std::vector<std::size_t> m_indices; ///< of each in Pipeline::steps
    cv::Size m_networkSize;
    bool m_isScaleFree = false;
    bool m_hasCrops = false;
    bool m_fitsNetwork = false;
    bool m_mixes = false;
};

/// OpenCV's depth of the numbers that a library's transforms work in.
[[nodiscard]] int pixelDepthOf(Library library);

/// A picture of any type as CV_8UC3, to be looked at: 0..255 as it is; normalised pictures are
/// stretched from their minimum and maximum.
[[nodiscard]] cv::Mat toDisplay(const cv::Mat& image);

} // namespace faultline::augment
