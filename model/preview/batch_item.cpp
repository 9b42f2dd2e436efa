// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/preview/batch_item.h"

#include "model/image/decode_image.h"
#include "model/preview/batch_order.h"
#include "model/preview/decoded_pictures.h"
#include "model/preview/picture_memory.h"

#include <chrono>
#include <utility>

namespace faultline {

namespace {

constexpr int kMostTries = 8;
/// So many pictures of an epoch, one block after the other, are mixed with each other. Fixed, so
/// that batches of any size show the same.
constexpr std::uint64_t kBufferedPictures = 64;

/// A picture that a trainer reads through OpenCV is turned upright on the way, one that TensorFlow
/// decodes is not.
bool appliesOrientation(augment::Library library)
{
    return library == augment::Library::Ultralytics;
}

bool isTurned(const ImageHeader& header, bool appliesIt)
{
    return appliesIt && header.orientation >= 5 && header.orientation <= 8;
}

cv::Size storedSize(const ImageHeader& header, bool appliesIt)
{
    const cv::Size size(static_cast<int>(header.width), static_cast<int>(header.height));
    return isTurned(header, appliesIt) ? cv::Size(size.height, size.width) : size;
}

DecodeOptions decodeOptions(std::span<const std::byte> bytes,
                            const augment::CompiledPipeline& pipeline, bool appliesIt)
{
    DecodeOptions options;
    options.applyOrientation = appliesIt;
    ImageHeader header;
    if (!readImageHeader(bytes, header))
        return options;
    cv::Size smallest = pipeline.smallestDecode(storedSize(header, appliesIt));
    if (isTurned(header, appliesIt))
        std::swap(smallest.width, smallest.height);
    options.minWidth = smallest.width;
    options.minHeight = smallest.height;
    return options;
}

std::vector<cv::Point2f> outlineOf(const Dataset& dataset, std::size_t box)
{
    std::vector<cv::Point2f> corners;
    for (const std::span<const OutlinePoint> ring : dataset.outline(box)) {
        for (const OutlinePoint& point : ring) {
            corners.emplace_back(static_cast<float>(point.x) / 65535.0F,
                                 static_cast<float>(point.y) / 65535.0F);
        }
    }
    return corners;
}

std::vector<augment::Box> boxesOf(const Dataset& dataset, std::size_t image, cv::Size stored)
{
    std::vector<augment::Box> boxes;
    const std::span<const BoxRow> rows = dataset.boxes(image);
    boxes.reserve(rows.size());
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const BoxRow& row = rows[i];
        const float scaleX = row.has(kBoxPixels) ? 1.0F / static_cast<float>(stored.width) : 1.0F;
        const float scaleY = row.has(kBoxPixels) ? 1.0F / static_cast<float>(stored.height) : 1.0F;
        augment::Box box{.xmin = row.xmin * scaleX,
                         .ymin = row.ymin * scaleY,
                         .xmax = row.xmax * scaleX,
                         .ymax = row.ymax * scaleY,
                         .classIndex = row.classIndex,
                         .weight = row.weight,
                         .image = static_cast<std::uint32_t>(image),
                         .index = static_cast<std::uint32_t>(i),
                         .flags = row.flags,
                         .clipped = false,
                         .outline = {}};
        if (row.has(kBoxPolygon))
            box.outline = outlineOf(dataset, dataset.image(image).firstBox + i);
        boxes.push_back(std::move(box));
    }
    return boxes;
}

DecodedSample decodeSample(const BatchRequest& request, const augment::CompiledPipeline& pipeline,
                           std::size_t image)
{
    const auto begin = std::chrono::steady_clock::now();
    const Dataset& dataset = *request.dataset;
    const bool appliesIt = appliesOrientation(request.pipeline.library);
    DecodedSample result;
    const Result<std::vector<std::byte>> bytes = dataset.readImage(image);
    if (!bytes) {
        result.error = bytes.error().text();
        return result;
    }
    Result<DecodedImage> decoded = decodeImage(*bytes, decodeOptions(*bytes, pipeline, appliesIt));
    if (!decoded || decoded->pixels.empty()) {
        result.error = {
            FAULTLINE_TR_NOOP("Errors", "%1: %2"),
            {dataset.where(image), decoded ? Text(FAULTLINE_TR_NOOP("Errors", "it has no pixels"))
                                           : decoded.error().detail}};
        return result;
    }
    augment::Sample& sample = result.sample;
    sample.image = decoded->pixels;
    sample.imageIndex = static_cast<std::uint32_t>(image);
    sample.storedSize = storedSize(decoded->header, appliesIt);
    sample.reduction = decoded->reduction;
    sample.content = cv::Rect({}, sample.image.size());
    sample.boxes = boxesOf(dataset, image, sample.storedSize);
    result.seconds =
        std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    return result;
}

DecodedPictures::SamplePtr decodedSample(const BatchSource& source, std::size_t image)
{
    const auto decode = [&] { return decodeSample(source.request, source.pipeline, image); };
    if (source.decoded != nullptr)
        return source.decoded->get(image, decode);
    return std::make_shared<const DecodedSample>(decode());
}

/// Hands out pictures for steps that mix several, of those that are near in the order of the epoch:
/// a trainer mixes with what it read lately (the buffer of Ultralytics' mosaic). A picture that
/// cannot be read is replaced by another; if that goes on, by the one that is being mixed.
augment::OtherSamples otherSamples(const BatchSource& source, std::uint64_t stream,
                                   const augment::Sample& fallback)
{
    const std::uint64_t first = stream / kBufferedPictures * kBufferedPictures;
    return [&source, first, &fallback](augment::Random& random) {
        for (int attempt = 0; attempt < kMostTries; ++attempt) {
            const auto place = static_cast<std::uint64_t>(
                random.integer(0, static_cast<std::int64_t>(kBufferedPictures)));
            const auto other = decodedSample(source, source.others.at(first + place));
            if (other->error.empty())
                return other->sample;
        }
        return fallback;
    };
}

} // namespace

BatchItem makeItem(const BatchSource& source, std::size_t image, std::uint64_t stream,
                   const augment::CompiledPipeline::Observer& observer)
{
    const BatchRequest& request = source.request;
    BatchItem item;
    item.image = image;
    item.stream = stream;
    if (!request.dataset || image >= request.dataset->imageCount()) {
        item.error = FAULTLINE_TR_NOOP("Errors", "there is no such image");
        return item;
    }
    const DecodedPictures::SamplePtr decoded = decodedSample(source, image);
    item.decodeSeconds = decoded->seconds;
    item.error = decoded->error;
    if (!item.error.empty())
        return item;
    item.sample = decoded->sample;
    if (request.keepOriginals)
        item.original = decoded->sample;
    augment::SeededRandom random(request.seed, stream);
    augment::OtherSamples other;
    if (source.others.count() > 0)
        other = otherSamples(source, stream, decoded->sample);
    source.pipeline.run(
        item.sample, random, other,
        [&](std::size_t step, const augment::Sample& sample, const augment::StepOutcome& outcome) {
            item.steps.push_back(outcome);
            if (observer)
                observer(step, sample, outcome);
        });
    return item;
}

BatchItem makeItem(const BatchRequest& request, const augment::CompiledPipeline& pipeline,
                   std::size_t image, std::uint64_t stream,
                   const augment::CompiledPipeline::Observer& observer)
{
    BatchRequest all = request; // mixes with all of the selection, not with itself
    all.onlyImage.reset();
    const BatchSelection others(all);
    return makeItem({.request = request, .pipeline = pipeline, .others = others}, image, stream,
                    observer);
}

void prepareOpenCv()
{
    reusePictureMemory();
    if (cv::getNumThreads() != 1)
        cv::setNumThreads(1);
}

} // namespace faultline
