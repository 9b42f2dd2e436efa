// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/dataset/defects/perceptual_hash.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>

namespace faultline {

namespace {

constexpr int kSide = 32;
constexpr int kLowest = 8;

} // namespace

std::uint64_t perceptualHash(const cv::Mat& grey)
{
    cv::Mat small;
    cv::resize(grey, small, {kSide, kSide}, 0, 0, cv::INTER_AREA);
    cv::Mat levels;
    small.convertTo(levels, CV_32F);
    cv::Mat waves;
    cv::dct(levels, waves);
    // The mean tells only how bright it is: the next wave takes its place.
    std::array<float, 64> lowest{};
    std::size_t at = 0;
    for (int y = 0; y < kLowest; ++y) {
        for (int x = 0; x < kLowest; ++x)
            lowest[at++] = waves.at<float>(y, x);
    }
    lowest[0] = waves.at<float>(0, kLowest);
    std::array<float, 64> sorted = lowest;
    std::nth_element(sorted.begin(), sorted.begin() + 32, sorted.end());
    const float median = sorted[32];
    std::uint64_t hash = 0;
    for (std::size_t bit = 0; bit < lowest.size(); ++bit)
        hash |= std::uint64_t{lowest[bit] > median ? 1U : 0U} << bit;
    return hash;
}

} // namespace faultline
