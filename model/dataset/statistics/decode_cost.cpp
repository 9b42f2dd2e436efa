// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/dataset/statistics/decode_cost.h"

#include "model/core/statistics.h"
#include "model/image/decode_image.h"

#include <algorithm>
#include <chrono>
#include <vector>

namespace faultline {

namespace {

using Clock = std::chrono::steady_clock;

double millisecondsSince(Clock::time_point begin)
{
    return std::chrono::duration<double, std::milli>(Clock::now() - begin).count();
}

struct Measured {
    double readMs = 0;
    double decodeMs = 0;
    double megapixels = 0;
    bool isTried = false;
    bool isDecoded = false;
};

Measured measureOne(const Dataset& dataset, std::size_t image, ReadMonitor& monitor)
{
    Measured made{.isTried = true};
    const Clock::time_point start = Clock::now();
    const Result<std::vector<std::byte>> bytes = dataset.readImage(image);
    made.readMs = millisecondsSince(start);
    if (!bytes)
        return made;
    monitor.advance(bytes->size());
    const Clock::time_point decodeStart = Clock::now();
    const Result<DecodedImage> decoded = decodeImage(*bytes);
    made.decodeMs = millisecondsSince(decodeStart);
    if (!decoded)
        return made;
    made.isDecoded = true;
    made.megapixels = static_cast<double>(decoded->pixels.total()) / 1e6;
    return made;
}

} // namespace

DecodeCost measureDecodeCost(const Dataset& dataset, std::size_t sample, WorkerPool& pool,
                             ReadMonitor& monitor)
{
    const std::size_t count = std::min(sample, dataset.imageCount());
    std::vector<Measured> all(count);
    const Clock::time_point start = Clock::now();
    pool.parallelFor(count, [&](std::size_t at) {
        if (!monitor.isCancelled())
            all[at] = measureOne(dataset, dataset.imageCount() * at / count, monitor);
    });
    DecodeCost cost;
    cost.wallSeconds = millisecondsSince(start) / 1000.0;
    cost.threads = pool.threadCount();
    std::vector<double> reads;
    std::vector<double> decodes;
    double megapixels = 0;
    double decodeSum = 0;
    for (const Measured& one : all) {
        cost.failed += one.isTried && !one.isDecoded ? 1 : 0;
        if (!one.isDecoded)
            continue;
        ++cost.pictures;
        reads.push_back(one.readMs);
        decodes.push_back(one.decodeMs);
        megapixels += one.megapixels;
        decodeSum += one.decodeMs;
    }
    cost.readMs = median(reads);
    cost.decodeMs = median(decodes);
    cost.decodeMsP90 = quantile(decodes, 0.9);
    if (decodeSum > 0)
        cost.megapixelsPerSecond = megapixels / (decodeSum / 1000.0);
    if (cost.wallSeconds > 0)
        cost.imagesPerSecond = static_cast<double>(cost.pictures) / cost.wallSeconds;
    return cost;
}

} // namespace faultline
