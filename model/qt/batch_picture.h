// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/preview/batch.h"

#include <opencv2/core.hpp>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace faultline {

/// Values of one channel of what the network is fed.
struct ChannelFigures {
    double minimum = 0.0;
    double mean = 0.0;
    double maximum = 0.0;
};

/// A picture of a batch, made ready to be looked at. Immutable once made.
struct BatchPicture {
    std::size_t position = 0; ///< in the batch
    std::size_t image = 0;    ///< in the dataset
    std::uint64_t stream = 0;
    cv::Mat shown;    ///< CV_8UC3, RGB: after the pipeline, its normalisation undone
    cv::Mat network;  ///< as the network is fed, stretched; empty unless it was asked for
    cv::Mat original; ///< as decoded
    std::vector<augment::Box> boxes; ///< after the pipeline
    std::vector<augment::Box> originalBoxes;
    cv::Size size;      ///< of the result in pixels; `shown` may have been made smaller
    int tensorType = 0; ///< OpenCV's, of the result
    std::vector<ChannelFigures> channels;
    std::vector<augment::StepOutcome> steps; ///< in the order of CompiledPipeline::stepIndices()
    double decodeSeconds = 0.0;
    Text error; ///< why there is no picture
};
using BatchPicturePtr = std::shared_ptr<const BatchPicture>;

/// What one step made of a picture.
struct StepPicture {
    std::size_t step = 0; ///< index into Pipeline::steps
    augment::StepOutcome outcome;
    cv::Mat shown; ///< CV_8UC3, RGB
    std::vector<augment::Box> boxes;
    cv::Size size;
};

/// One picture from decoding to the network, step by step.
struct StepSequence {
    BatchPicturePtr picture; ///< the decoded picture is its `original`
    std::vector<StepPicture> steps;
};

/// How large pictures are kept at most, in pixels of the longer side.
inline constexpr int kGridPictureSide = 1024;
inline constexpr int kStepPictureSide = 1600;

/// Makes one picture of the request. Any thread.
[[nodiscard]] BatchPicturePtr makePicture(const BatchRequest& request,
                                          const augment::CompiledPipeline& pipeline,
                                          std::size_t position, std::size_t image,
                                          bool withNetwork);

/// The same once more, with every step to be looked at. Compiles the pipeline. Any thread.
[[nodiscard]] StepSequence makeSteps(const BatchRequest& request, std::size_t position,
                                     std::size_t image);

/// The tensor that the pictures make together; null pointers are not counted.
[[nodiscard]] BatchShape shapeOf(const std::vector<BatchPicturePtr>& pictures);

/// The least minimum, the greatest maximum and the mean of all, channel by channel.
[[nodiscard]] std::vector<ChannelFigures> channelsOf(const std::vector<BatchPicturePtr>& pictures);

} // namespace faultline
