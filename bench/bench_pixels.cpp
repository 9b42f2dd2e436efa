// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Own ways over the pixels beside OpenCV's: a copy of what OpenCV computes stays only where it is
// more than 1.3 times as fast and gives the same. One thread, a picture of 500 x 375 and one of
// 1280 x 720; `--benchmark_repetitions=5 --benchmark_enable_random_interleaving=true` runs them in
// turn. Ends at the first result that is not the same to the last bit.

#include "model/augment/bilinear.h"
#include "model/augment/byte_kernels.h"
#include "model/augment/lookup.h"
#include "model/augment/warp_bytes.h"
#include "model/preview/picture_memory.h"

#include <benchmark/benchmark.h>
#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace {

using namespace faultline::augment;

using Compute = std::function<cv::Mat(const cv::Mat&)>;

struct Pair {
    const char* name;
    Compute own;
    Compute theirs;
    bool isSame = true; ///< to the last bit; else what differs is told in the header
    int type = CV_8UC3;
};

const cv::Matx23d kTurn{0.94, -0.21, 31.0, 0.17, 0.9, -12.0};
const cv::Matx33d kTilt{0.94, -0.21, 31.0, 0.17, 0.9, -12.0, 2e-4, -1e-4, 1.0};

cv::Mat picture(cv::Size size, int type)
{
    cv::Mat made(size, CV_8UC3);
    cv::RNG random(7);
    random.fill(made, cv::RNG::UNIFORM, 0, 256);
    cv::blur(made, made, {3, 3});
    made.convertTo(made, type);
    return made;
}

/// Where an elastic distortion samples.
std::pair<cv::Mat, cv::Mat> mapsFor(cv::Size size)
{
    cv::Mat x(size, CV_32F);
    cv::Mat y(size, CV_32F);
    for (int row = 0; row < size.height; ++row) {
        for (int column = 0; column < size.width; ++column) {
            x.at<float>(row, column) =
                static_cast<float>(column + 4.0 * std::sin(0.07 * row + 0.03 * column));
            y.at<float>(row, column) = static_cast<float>(row + 3.0 * std::cos(0.05 * column));
        }
    }
    return {x, y};
}

template <typename Function>
Compute into(Function&& function)
{
    return [function](const cv::Mat& image) {
        cv::Mat made;
        function(image, made);
        return made;
    };
}

std::vector<Neighbours> neighbours(int from, int to)
{
    std::vector<Neighbours> made(static_cast<std::size_t>(to));
    for (int i = 0; i < to; ++i) {
        const float at = std::clamp((static_cast<float>(i) + 0.5F) * static_cast<float>(from)
                                            / static_cast<float>(to)
                                        - 0.5F,
                                    0.0F, static_cast<float>(from - 1));
        const int low = static_cast<int>(at);
        made[static_cast<std::size_t>(i)] = {.low = low,
                                             .high = std::min(low + 1, from - 1),
                                             .weight = at - static_cast<float>(low)};
    }
    return made;
}

std::vector<Pair> pairs(cv::Size size)
{
    const cv::Scalar fill(114, 114, 114);
    const auto maps = mapsFor(size);
    Table table = tableOf([](int i) { return 1.1 * i - 7.0; });
    const cv::Mat lut(1, 256, CV_8U, table.data());
    const cv::Size half(size.width / 2, size.height / 2);
    return {
        {"flip left to right", flippedLeftRight,
         into([](const cv::Mat& from, cv::Mat& to) { cv::flip(from, to, 1); })},
        {"grey in three channels", greyInThree, into([](const cv::Mat& from, cv::Mat& to) {
             cv::Mat grey;
             cv::cvtColor(from, grey, cv::COLOR_RGB2GRAY);
             cv::cvtColor(grey, to, cv::COLOR_GRAY2RGB);
         })},
        {"box blur 5 x 5", [](const cv::Mat& from) { return boxBlurred(from, 5); },
         into([](const cv::Mat& from, cv::Mat& to) {
             cv::blur(from, to, {5, 5});
         })},
        {"median blur 5 x 5", [](const cv::Mat& from) { return medianBlurred(from, 5); },
         into([](const cv::Mat& from, cv::Mat& to) { cv::medianBlur(from, to, 5); })},
        {"median blur 3 x 3", [](const cv::Mat& from) { return medianBlurred(from, 3); },
         into([](const cv::Mat& from, cv::Mat& to) { cv::medianBlur(from, to, 3); })},
        {"affine warp",
         [=](const cv::Mat& from) {
             return warpAffineLinear(from, kTurn, size, cv::BORDER_CONSTANT, fill);
         },
         into([=](const cv::Mat& from, cv::Mat& to) {
             cv::warpAffine(from, to, kTurn, size, cv::INTER_LINEAR, cv::BORDER_CONSTANT, fill);
         })},
        {"perspective warp",
         [=](const cv::Mat& from) {
             return warpPerspectiveLinear(from, kTilt, size, cv::BORDER_CONSTANT, fill);
         },
         into([=](const cv::Mat& from, cv::Mat& to) {
             cv::warpPerspective(from, to, kTilt, size, cv::INTER_LINEAR, cv::BORDER_CONSTANT,
                                 fill);
         })},
        {"remap",
         [=](const cv::Mat& from) {
             return remapLinear(from, maps.first, maps.second, cv::BORDER_REFLECT_101, fill);
         },
         into([=](const cv::Mat& from, cv::Mat& to) {
             cv::remap(from, to, maps.first, maps.second, cv::INTER_LINEAR, cv::BORDER_REFLECT_101,
                       fill);
         })},
        {"lookup table", [table](const cv::Mat& from) { return looked(from, table); },
         into([lut = lut.clone()](const cv::Mat& from, cv::Mat& to) { cv::LUT(from, lut, to); })},
        {"table per channel",
         [table](const cv::Mat& from) {
             return looked(from, std::array<Table, 3>{table, table, table});
         },
         into([lut = lut.clone()](const cv::Mat& from, cv::Mat& to) {
             const std::array<cv::Mat, 3> parts{lut, lut, lut};
             cv::Mat three;
             cv::merge(parts.data(), parts.size(), three);
             cv::LUT(from, three, to);
         })},
        {"times and plus, cut off", [](const cv::Mat& from) { return scaled(from, 1.1F, -7.0F); },
         into([](const cv::Mat& from, cv::Mat& to) { from.convertTo(to, CV_8U, 1.1, -7.0); }),
         false},
        {"resize to half, in floats",
         [=](const cv::Mat& from) {
             return resizeBilinear(from, neighbours(size.width, half.width),
                                   neighbours(size.height, half.height), {{0, 0}, half});
         },
         into([=](const cv::Mat& from, cv::Mat& to) {
             cv::Mat floats;
             from.convertTo(floats, CV_32F);
             cv::resize(floats, to, half, 0, 0, cv::INTER_LINEAR);
         }),
         false},
        {"affine warp, in floats",
         [=](const cv::Mat& from) { return warpBilinear(from, kTurn, cv::BORDER_REFLECT, fill); },
         into([=](const cv::Mat& from, cv::Mat& to) {
             cv::warpAffine(from, to, kTurn, size, cv::INTER_LINEAR | cv::WARP_INVERSE_MAP,
                            cv::BORDER_REFLECT, fill);
         }),
         false, CV_32FC3},
    };
}

void run(benchmark::State& state, const Compute& compute, const cv::Mat& image)
{
    for (auto _ : state)
        benchmark::DoNotOptimize(compute(image).data);
}

} // namespace

int main(int argc, char** argv)
{
    cv::setNumThreads(1);
    faultline::reusePictureMemory(); // as wherever batches are made
    benchmark::Initialize(&argc, argv);
    for (const cv::Size size : {cv::Size(500, 375), cv::Size(1280, 720)}) {
        for (const Pair& pair : pairs(size)) {
            const cv::Mat image = picture(size, pair.type);
            if (pair.isSame && cv::norm(pair.own(image), pair.theirs(image), cv::NORM_INF) != 0.0) {
                std::fprintf(stderr, "%s: not what OpenCV gives\n", pair.name);
                return 1;
            }
            const std::string name =
                std::string(pair.name) + ", " + std::to_string(size.width) + ": ";
            for (const bool isOwn : {true, false})
                benchmark::RegisterBenchmark((name + (isOwn ? "own" : "OpenCV")).c_str(), run,
                                             isOwn ? pair.own : pair.theirs, image)
                    ->Unit(benchmark::kMicrosecond);
        }
    }
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
