// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/albumentations/displacement.h"

#include "model/augment/bilinear.h"
#include "model/augment/bulk_noise.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <span>
#include <vector>

namespace faultline::augment::albumentations {

namespace {

constexpr double kFinest = 4.0; ///< deviations in cells of the coarse grid that suffice
constexpr double kReach = 4.0;  ///< deviations that a kernel covers

cv::Mat whiteNoise(cv::Size size, FieldNoise noise, Random& random)
{
    cv::Mat field(size, CV_32FC1);
    const std::span<float> values(field.ptr<float>(), field.total());
    if (noise == FieldNoise::Uniform)
        fillUniform(values, random.seed(), -1.0F, 1.0F);
    else
        fillNormal(values, random.seed(), 0.0F, 1.0F);
    return field;
}

/// About the largest of `count` normal numbers, by the distribution of the largest.
double largestOf(double count, Random& random)
{
    // P(all within t) = u; the tail beyond t of both sides is then -ln(u) / count.
    const double tail = -std::log(std::max(random.uniform(), 1e-12)) / std::max(count, 1.0);
    double low = 0.0;
    double high = 8.0;
    for (int i = 0; i < 50; ++i) {
        const double middle = 0.5 * (low + high);
        (std::erfc(middle / std::sqrt(2.0)) > tail ? low : high) = middle;
    }
    return std::max(low, 0.1);
}

int kernelSide(double sigma)
{
    return 2 * static_cast<int>(std::ceil(kReach * sigma)) + 1;
}

/// Between which cells each pixel of a side lies; the first cell is beyond the rim.
std::vector<Neighbours> cellsOf(int length, double step)
{
    std::vector<Neighbours> cells(static_cast<std::size_t>(length));
    for (int i = 0; i < length; ++i) {
        const double at = 1.0 + i / step;
        const int low = static_cast<int>(at);
        cells[static_cast<std::size_t>(i)] = {low, low + 1, static_cast<float>(at - low)};
    }
    return cells;
}

double scaleOf(FieldNoise noise, cv::Size size, double alpha, Random& random)
{
    return noise == FieldNoise::Uniform
               ? alpha
               : alpha / largestOf(static_cast<double>(size.area()), random);
}

} // namespace

cv::Mat displacementField(cv::Size size, double alpha, double sigma, FieldNoise noise,
                          Random& random)
{
    const double scale = scaleOf(noise, size, alpha, random);
    const double step = std::max(1.0, std::floor(sigma / kFinest));
    if (step <= 1.0) {
        cv::Mat field = whiteNoise(size, noise, random);
        if (sigma > 0.0)
            cv::GaussianBlur(field, field, {kernelSide(sigma), kernelSide(sigma)}, sigma, sigma,
                             cv::BORDER_REPLICATE);
        field *= scale;
        return field;
    }
    // A cell stands for step * step pixels, whose mean deviates less by the factor step. Cells
    // beyond the rim make the blur see noise there, as a mirrored picture would.
    const double coarseSigma = sigma / step;
    const cv::Size cells(static_cast<int>(std::ceil(size.width / step)) + 3,
                         static_cast<int>(std::ceil(size.height / step)) + 3);
    cv::Mat coarse = whiteNoise(cells, noise, random);
    cv::GaussianBlur(coarse, coarse, {kernelSide(coarseSigma), kernelSide(coarseSigma)},
                     coarseSigma, coarseSigma, cv::BORDER_REFLECT);
    coarse *= scale / step;
    return resizeBilinear(coarse, cellsOf(size.width, step), cellsOf(size.height, step),
                          cv::Rect({}, size));
}

cv::Mat approximateField(cv::Size size, double alpha, double sigma, FieldNoise noise,
                         Random& random)
{
    cv::Mat field = whiteNoise(size, noise, random);
    cv::GaussianBlur(field, field, {17, 17}, sigma, sigma,
                     noise == FieldNoise::Uniform ? cv::BORDER_REFLECT_101 : cv::BORDER_REPLICATE);
    field *= scaleOf(noise, size, alpha, random);
    return field;
}

} // namespace faultline::augment::albumentations
