// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/preview/batch.h"

#include "model/preview/batch_item.h"
#include "model/preview/batch_order.h"
#include "model/preview/decoded_pictures.h"

#include <algorithm>

namespace faultline {

namespace {

bool isTiny(const augment::Box& box, const cv::Size& size)
{
    const double shortSide =
        std::min(double{box.width()} * size.width, double{box.height()} * size.height);
    return !(shortSide >= kTinyPixels); // NaN counts
}

std::string elementTypeOf(const cv::Mat& image)
{
    switch (image.depth()) {
    case CV_8U: return "uint8";
    case CV_32F: return "float32";
    case CV_64F: return "float64";
    default: return "unknown";
    }
}

} // namespace

std::vector<std::int64_t> labelIdsOf(const Dataset& dataset)
{
    std::vector<std::int64_t> ids;
    ids.reserve(dataset.classes().size());
    for (const DatasetClass& one : dataset.classes()) {
        const auto place = static_cast<std::int64_t>(ids.size()) + 1;
        ids.push_back(one.mapId.value_or(one.id.value_or(place)));
    }
    return ids;
}

augment::CompiledPipeline compiledPipeline(const BatchRequest& request,
                                           std::vector<augment::PipelineRemark>& remarks)
{
    return {request.pipeline, remarks,
            request.dataset ? labelIdsOf(*request.dataset) : std::vector<std::int64_t>()};
}

void makeBatch(const BatchRequest& request, WorkerPool& pool, ReadMonitor& monitor,
               const std::function<void(std::size_t position, BatchItem item)>& ready)
{
    prepareOpenCv();
    std::vector<augment::PipelineRemark> remarks;
    const std::vector<std::size_t> images = imagesOfBatch(request);
    if (images.empty())
        return;
    const augment::CompiledPipeline pipeline = compiledPipeline(request, remarks);
    BatchRequest all = request;
    all.onlyImage.reset();
    const BatchSelection others(all);
    DecodedPictures decoded(kDecodedBytes);
    const bool areReused = pipeline.mixes() || request.onlyImage;
    const BatchSource source{.request = request,
                             .pipeline = pipeline,
                             .others = others,
                             .decoded = areReused ? &decoded : nullptr};
    pool.parallelFor(images.size(), [&](std::size_t position) {
        if (monitor.isCancelled())
            return;
        ready(position, makeItem(source, images[position], streamOf(request, position)));
        monitor.advance(1);
    });
}

BatchShape shapeOf(std::span<const BatchItem> items)
{
    BatchShape shape;
    std::vector<std::int64_t> one;
    std::uint64_t elementBytes = 0;
    for (const BatchItem& item : items) {
        const cv::Mat& image = item.sample.image;
        if (image.empty())
            continue;
        const std::vector<std::int64_t> dimensions{image.rows, image.cols, image.channels()};
        if (one.empty()) {
            one = dimensions;
            shape.elementType = elementTypeOf(image);
            elementBytes = image.elemSize1();
        }
        for (std::size_t i = 0; i < one.size(); ++i) {
            if (one[i] != dimensions[i])
                one[i] = -1;
        }
    }
    if (one.empty())
        return shape;
    shape.dimensions = {static_cast<std::int64_t>(items.size())};
    shape.dimensions.insert(shape.dimensions.end(), one.begin(), one.end());
    shape.cannotBeStacked = std::count(one.begin(), one.end(), -1) > 0;
    if (!shape.cannotBeStacked) {
        shape.bytes = elementBytes;
        for (const std::int64_t side : shape.dimensions)
            shape.bytes *= static_cast<std::uint64_t>(side);
    }
    return shape;
}

void PipelineTotals::add(const BatchItem& item, std::span<const std::size_t> stepIndices)
{
    ++samples;
    decodeSeconds += item.decodeSeconds;
    if (item.sample.image.empty()) {
        ++failedSamples;
        return;
    }
    const std::size_t count = std::min(item.steps.size(), stepIndices.size());
    for (std::size_t i = steps.size(); i < count; ++i)
        steps.push_back({.step = stepIndices[i]});
    for (std::size_t i = 0; i < count; ++i) {
        const augment::StepOutcome& outcome = item.steps[i];
        StepTotals& totals = steps[i];
        ++totals.samples;
        totals.applied += outcome.applied ? 1 : 0;
        totals.boxesBefore += outcome.boxesBefore;
        totals.lost += outcome.lost;
        totals.clipped += outcome.clipped;
        totals.added += outcome.added;
        totals.failures += outcome.failure.empty() ? 0 : 1;
        totals.seconds += outcome.seconds;
    }
    const cv::Size size = item.sample.image.size();
    boxes += item.sample.boxes.size();
    tinyBoxes += static_cast<std::uint64_t>(
        std::count_if(item.sample.boxes.begin(), item.sample.boxes.end(),
                      [&size](const augment::Box& box) { return isTiny(box, size); }));
    const bool hadBoxes = count > 0 && item.steps.front().boxesBefore > 0;
    emptySamples += hadBoxes && item.sample.boxes.empty() ? 1 : 0;
}

double starvedShare(double imagesPerSecond, double batchSize, double stepSeconds)
{
    if (!(imagesPerSecond > 0.0) || !(batchSize > 0.0) || !(stepSeconds > 0.0))
        return 0.0;
    return std::clamp(1.0 - stepSeconds * imagesPerSecond / batchSize, 0.0, 1.0);
}

} // namespace faultline
