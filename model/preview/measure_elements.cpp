// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/preview/measure_elements.h"

#include "model/image/decode_image.h"
#include "model/image/encode_image.h"
#include "model/preview/measure_source.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <chrono>

namespace faultline {

namespace {

using Clock = std::chrono::steady_clock;

double secondsSince(Clock::time_point begin)
{
    return std::chrono::duration<double>(Clock::now() - begin).count();
}

constexpr std::size_t kWarmUp = 3;
/// Stacking 16 pictures of 640 x 640 took 0.13 s as 79 MB of floats and 0.02 s as 20 MB of bytes,
/// the filling of fresh memory included: 1 to 1.6 ns a byte (docs/pipeline.md).
constexpr double kStackSecondsPerByte = 1.3e-9;

/// A picture with detail at every scale, which compresses as a photograph does: squares of noise,
/// each half as large and half as strong as those before.
cv::Mat probePicture()
{
    constexpr int kWidth = 640;
    constexpr int kHeight = 480;
    cv::RNG random(20260101);
    cv::Mat sum(kHeight, kWidth, CV_32FC3, cv::Scalar::all(128.0));
    double strength = 46.0;
    for (int cells = 4; cells <= 2 * kHeight; cells *= 2, strength /= 1.17) {
        cv::Mat noise(cells, cells * kWidth / kHeight, CV_32FC3);
        random.fill(noise, cv::RNG::NORMAL, 0.0, strength);
        cv::resize(noise, noise, sum.size(), 0.0, 0.0, cv::INTER_LINEAR);
        sum += noise;
    }
    cv::Mat picture;
    sum.convertTo(picture, CV_8UC3);
    return picture;
}

} // namespace

ElementTimes measureElements(const BatchRequest& request, ReadMonitor& monitor,
                             const MeasureLimits& limits)
{
    const MeasureSource measured(request);
    const BatchSelection& selection = measured.selection();
    const BatchSource& source = measured.items();
    ElementTimes times;
    if (selection.count() == 0)
        return times;
    double decoding = 0.0;
    double sum = 0.0;
    const Clock::time_point begin = Clock::now();
    for (std::size_t place = 0; !monitor.isCancelled(); ++place) {
        const std::size_t image = selection.at(place);
        if (!source.pipeline.mixes())
            (void)makeItem(source, image, place); // its file is in memory from now on
        const Clock::time_point started = Clock::now();
        const BatchItem item = makeItem(source, image, place);
        double seconds = secondsSince(started);
        if (place >= kWarmUp) {
            if (item.error.empty()) {
                times.elementSize = item.sample.image.total() * item.sample.image.elemSize();
                seconds += kStackSecondsPerByte * static_cast<double>(times.elementSize);
                times.seconds.push_back(seconds);
                sum += seconds;
                decoding += item.decodeSeconds;
            } else {
                ++times.failed;
            }
        }
        const bool isEnough = times.seconds.size() + times.failed >= limits.elements;
        if (isEnough || (place >= kWarmUp && secondsSince(begin) > limits.seconds))
            break;
    }
    times.decodeShare = sum > 0.0 ? std::clamp(decoding / sum, 0.0, 1.0) : 0.0;
    return times;
}

DecodeProbe probeDecoding(double seconds)
{
    prepareOpenCv();
    constexpr int kQuality = 90;
    const Result<std::vector<std::byte>> jpeg = encodeJpeg(probePicture(), kQuality);
    if (!jpeg)
        return {};
    (void)decodeImage(*jpeg);
    std::size_t decoded = 0;
    const Clock::time_point begin = Clock::now();
    double passed = 0.0;
    do {
        if (decodeImage(*jpeg))
            ++decoded;
        passed = secondsSince(begin);
    } while (passed < seconds);
    return {.imagesPerSecond = static_cast<double>(decoded) / passed, .bytes = jpeg->size()};
}

} // namespace faultline
