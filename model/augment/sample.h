// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <opencv2/core.hpp>

#include <cstdint>
#include <vector>

namespace faultline::augment {

/// Where a box comes from, and what became of it so far.
struct Box {
    /// Normalised to the sides of Sample::image, origin top left, ends exclusive. May lie partly
    /// outside where the trainer leaves it so.
    float xmin = 0;
    float ymin = 0;
    float xmax = 0;
    float ymax = 0;
    std::int32_t classIndex = -1; ///< into Dataset::classes()
    float weight = 1;
    std::uint32_t image = 0; ///< index of the picture it was drawn on, in the dataset
    std::uint32_t index = 0; ///< which box of that picture; copies keep it
    std::uint16_t flags = 0; ///< BoxFlag (model/dataset/dataset.h)
    bool clipped = false;    ///< the present step cut it at the rim; reset by the runner
    /// Corners of the outline, normalised; carried along by transforms that use it (Ultralytics),
    /// empty otherwise. Rings are joined.
    std::vector<cv::Point2f> outline;

    [[nodiscard]] float width() const { return xmax - xmin; }
    [[nodiscard]] float height() const { return ymax - ymin; }
    /// 0 for a box whose corners are swapped.
    [[nodiscard]] float area() const
    {
        return width() > 0 && height() > 0 ? width() * height() : 0.0F;
    }
};

/// A picture with its boxes on the way through a pipeline.
///
/// A transform works in the number type in which the library that it stands for does: that of the
/// Object Detection API and Keras in CV_32FC3 with values 0..255, Albumentations and Ultralytics in
/// CV_8UC3. Always RGB; one channel after a conversion to grey that drops the others. The runner
/// converts between libraries, never a transform: before the first step that does not take bytes,
/// and at the end (Transform::takesBytes()).
struct Sample {
    cv::Mat image;
    std::vector<Box> boxes;
    std::uint32_t imageIndex = 0; ///< in the dataset
    /// Size of the picture as it is stored; image is smaller by `reduction` if it was decoded so.
    cv::Size storedSize;
    int reduction = 1;
    /// The part of `image` that is picture, not padding, once a resizer has padded; else all of it.
    cv::Rect content;
    /// By how many pixels a mosaic is wider on each side than what the network is fed; the step
    /// after it cuts that off (Ultralytics).
    int mosaicBorder = 0;
};

} // namespace faultline::augment
