// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"

#include <opencv2/core.hpp>

#include <cstddef>
#include <vector>

namespace faultline {

/// Encodes CV_8UC3 (RGB), CV_8UC4 (RGBA) or CV_8UC1 (grey) as PNG.
[[nodiscard]] Result<std::vector<std::byte>> encodePng(const cv::Mat& pixels);

/// How JPEG stores colour: 4:2:0 is what OpenCV, PIL and TensorFlow write by default.
enum class ChromaSampling { Halved, Full };

/// Encodes CV_8UC3 (RGB) or CV_8UC1 as baseline JPEG. `quality` 1..100, libjpeg's scale.
[[nodiscard]] Result<std::vector<std::byte>> encodeJpeg(
    const cv::Mat& pixels, int quality, ChromaSampling chroma = ChromaSampling::Halved);

/// Encodes CV_8UC3 (RGB) as lossy WebP. `quality` 1..100.
[[nodiscard]] Result<std::vector<std::byte>> encodeWebp(const cv::Mat& pixels, int quality);

} // namespace faultline
