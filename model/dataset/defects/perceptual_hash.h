// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <opencv2/core.hpp>

#include <bit>
#include <cstdint>

namespace faultline {

/// 64 bits that change little when a picture is resized or encoded again: the signs, against their
/// median, of the 64 lowest frequencies (without the mean) of the cosine transform of the picture
/// as 32 x 32 grey levels. `grey` is CV_8UC1, not empty.
[[nodiscard]] std::uint64_t perceptualHash(const cv::Mat& grey);

/// Bits in which two hashes differ.
[[nodiscard]] inline int hashDistance(std::uint64_t a, std::uint64_t b)
{
    return std::popcount(a ^ b);
}

} // namespace faultline
