// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/augment/random.h"
#include "model/augment/sample.h"

#include <opencv2/core.hpp>

#include <functional>
#include <vector>

namespace faultline::augment::odapi {

// The operations of utils/autoaugment_utils.py, on CV_8UC3. What they uncover is grey, 128.

inline constexpr int kGrey = 128;

/// image1 + factor * (image2 - image1), cut off to whole numbers.
[[nodiscard]] cv::Mat blend(const cv::Mat& image1, const cv::Mat& image2, float factor);

// Pixels only. Factors as in `blend` with a degenerate picture, 1 changes nothing.
[[nodiscard]] cv::Mat autoContrast(const cv::Mat& image);
[[nodiscard]] cv::Mat equalize(const cv::Mat& image);
[[nodiscard]] cv::Mat posterize(const cv::Mat& image, int bits);
[[nodiscard]] cv::Mat solarize(const cv::Mat& image, int threshold);
[[nodiscard]] cv::Mat solarizeAdd(const cv::Mat& image, int addition);
[[nodiscard]] cv::Mat color(const cv::Mat& image, float factor);
/// The degenerate picture has not the mean grey but the number of pixels by 256, at most 255:
/// white for all but tiny pictures.
[[nodiscard]] cv::Mat contrast(const cv::Mat& image, float factor);
[[nodiscard]] cv::Mat brightness(const cv::Mat& image, float factor);
[[nodiscard]] cv::Mat sharpness(const cv::Mat& image, float factor);
/// A grey square that reaches `pad` to each side of a random pixel.
[[nodiscard]] cv::Mat cutout(const cv::Mat& image, Random& random, int pad);

/// Nearest pixels of contrib.image.transform: target pixel (x, y) is taken from
/// (a x + b y + c, d x + e y + f), rounded half away from zero.
[[nodiscard]] cv::Mat projected(const cv::Mat& image, const cv::Matx23f& fromTarget);
[[nodiscard]] cv::Mat rotated(const cv::Mat& image, float degrees);
[[nodiscard]] cv::Mat shearedX(const cv::Mat& image, float level);
[[nodiscard]] cv::Mat shearedY(const cv::Mat& image, float level);
/// Left or up by `pixels`.
[[nodiscard]] cv::Mat translatedX(const cv::Mat& image, float pixels);
[[nodiscard]] cv::Mat translatedY(const cv::Mat& image, float pixels);

// Boxes that go with these: rounded down to pixels, cut off at the picture, and of 0.05 of a side
// where that leaves none.
void rotateBox(Box& box, cv::Size size, float degrees);
void shearBox(Box& box, cv::Size size, float level, bool isHorizontal);
void shiftBox(Box& box, cv::Size size, float pixels, bool isHorizontal);

/// The pixels of a box with its last row and column; empty if it has none.
[[nodiscard]] cv::Rect boxPixels(const Box& box, cv::Size size);
/// Changes the pixels of boxes, in random order, each with a third of `probability`; the boxes
/// stay.
void changeInBoxes(cv::Mat& image, const std::vector<Box>& boxes, double probability,
                   Random& random, const std::function<cv::Mat(const cv::Mat& part)>& change);
/// Greys a part of one random box.
[[nodiscard]] cv::Mat boxCutout(const cv::Mat& image, const std::vector<Box>& boxes, Random& random,
                                float padFraction);

} // namespace faultline::augment::odapi
