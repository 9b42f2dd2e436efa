// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/pipeline/buffers.h"

#include "model/pipeline/recurrences.h"

#include <algorithm>

namespace faultline::pipeline {

namespace {

/// What a forked worker has for itself once it has imported and run the dataset's code: 100 to
/// 300 MB.
constexpr double kWorkerBytes = 200e6;

void addDataLoader(BufferBytes& bytes, const Setting& setting, double batch)
{
    if (setting.workers == 0) {
        bytes.batches = batch;
        bytes.sharedMemory = 0.0;
        return;
    }
    const double ahead = static_cast<double>(setting.workers) * std::max(1, setting.prefetch);
    bytes.sharedMemory = ahead * batch;
    bytes.batches = (ahead + 1.0) * batch;
    if (setting.isPinned)
        bytes.pinned = ahead * batch; // what has arrived, at most all of it
}

void addTfData(BufferBytes& bytes, const Setting& setting, double element, double batch)
{
    bytes.sharedMemory = 0.0;
    bytes.elements = setting.parallelism() * element;
    const double filled =
        setting.isFused ? std::min(static_cast<double>(kMostBatchesFilled),
                                   1.0 + setting.parallelism() / std::max(1.0, batch / element))
                        : 1.0;
    bytes.batches = (setting.prefetch + filled + 1.0) * batch;
}

} // namespace

std::optional<double> BufferBytes::total() const
{
    if (!batches || cacheIsUnknown)
        return std::nullopt;
    return workers + elements.value_or(0.0) + *batches + shuffle.value_or(0.0)
           + pinned.value_or(0.0) + cache.value_or(0.0);
}

BufferBytes bufferBytes(const Setting& setting, const Costs& costs)
{
    BufferBytes bytes;
    if (setting.kind == LoaderKind::DataLoader)
        bytes.workers = kWorkerBytes * setting.workers;
    if (setting.shuffleSize > 0 && costs.elementReadBytes)
        bytes.shuffle = static_cast<double>(setting.shuffleSize) * *costs.elementReadBytes;
    if (!costs.elementBytes || setting.batch <= 0)
        return bytes;
    const double element = *costs.elementBytes;
    const double batch = element * setting.batch;
    if (setting.kind == LoaderKind::DataLoader)
        addDataLoader(bytes, setting, batch);
    else
        addTfData(bytes, setting, element, batch);
    if (setting.cache == CacheKind::Memory && costs.datasetElements)
        bytes.cache = *costs.datasetElements * element;
    bytes.cacheIsUnknown = setting.cache == CacheKind::Memory && !bytes.cache;
    return bytes;
}

} // namespace faultline::pipeline
