// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/batch_picture.h"

#include "model/qt/network_values.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <utility>

namespace faultline {

namespace {

/// As it can be shown, not larger than `side`, sharing no pixels with what it is made of.
cv::Mat toKeep(const cv::Mat& image, int side)
{
    if (image.empty())
        return {};
    cv::Mat shown = augment::toDisplay(image);
    const int longer = std::max(shown.cols, shown.rows);
    if (longer > side) {
        const double scale = static_cast<double>(side) / longer;
        cv::Mat smaller;
        cv::resize(shown, smaller,
                   cv::Size(std::max(1, static_cast<int>(std::lround(shown.cols * scale))),
                            std::max(1, static_cast<int>(std::lround(shown.rows * scale)))),
                   0, 0, cv::INTER_AREA);
        return smaller;
    }
    return shown.data == image.data ? shown.clone() : shown;
}

std::vector<ChannelFigures> figuresOf(const cv::Mat& image)
{
    std::vector<ChannelFigures> figures(static_cast<std::size_t>(image.channels()));
    if (image.empty() || image.channels() > 4)
        return {};
    cv::Mat row;
    cv::Mat low;
    cv::Mat high;
    cv::reduce(image, row, 0, cv::REDUCE_MIN);
    cv::reduce(row, low, 1, cv::REDUCE_MIN);
    cv::reduce(image, row, 0, cv::REDUCE_MAX);
    cv::reduce(row, high, 1, cv::REDUCE_MAX);
    const cv::Scalar mean = cv::mean(image);
    low.convertTo(low, CV_64F);
    high.convertTo(high, CV_64F);
    for (int channel = 0; channel < image.channels(); ++channel) {
        figures[static_cast<std::size_t>(channel)] = {.minimum = low.ptr<double>()[channel],
                                                      .mean = mean[channel],
                                                      .maximum = high.ptr<double>()[channel]};
    }
    return figures;
}

BatchRequest withOriginals(BatchRequest request)
{
    request.keepOriginals = true;
    return request;
}

/// Everything but the pictures that were taken on the way.
std::shared_ptr<BatchPicture> pictureOf(BatchItem item, std::size_t position, int side)
{
    auto made = std::make_shared<BatchPicture>();
    made->position = position;
    made->image = item.image;
    made->stream = item.stream;
    made->original = toKeep(item.original.image, side);
    made->originalBoxes = std::move(item.original.boxes);
    made->size = item.sample.image.size();
    made->tensorType = item.sample.image.type();
    made->channels = figuresOf(item.sample.image);
    made->boxes = std::move(item.sample.boxes);
    made->steps = std::move(item.steps);
    made->decodeSeconds = item.decodeSeconds;
    made->error = std::move(item.error);
    if (item.sample.image.empty() && made->error.empty())
        made->error = FAULTLINE_TR_NOOP("Errors", "the pipeline left no image");
    return made;
}

} // namespace

BatchPicturePtr makePicture(const BatchRequest& request, const augment::CompiledPipeline& pipeline,
                            std::size_t position, std::size_t image, bool withNetwork)
{
    NetworkValues values(request.pipeline);
    augment::CompiledPipeline::Observer observer;
    if (values.isNormalised()) {
        observer = [&values](std::size_t step, const augment::Sample& sample,
                             const augment::StepOutcome& outcome) {
            values.follow(step, sample, outcome);
        };
    }
    BatchItem item =
        makeItem(withOriginals(request), pipeline, image, streamOf(request, position), observer);
    const cv::Mat result = item.sample.image;
    const cv::Mat people = values.undone(result, item.original.image);
    const std::shared_ptr<BatchPicture> made =
        pictureOf(std::move(item), position, kGridPictureSide);
    made->shown = toKeep(people, kGridPictureSide);
    if (withNetwork)
        made->network = values.isNormalised() ? toKeep(result, kGridPictureSide) : made->shown;
    return made;
}

StepSequence makeSteps(const BatchRequest& request, std::size_t position, std::size_t image)
{
    std::vector<augment::PipelineRemark> remarks;
    const augment::CompiledPipeline pipeline = compiledPipeline(request, remarks);
    StepSequence sequence;
    BatchItem item =
        makeItem(withOriginals(request), pipeline, image, streamOf(request, position),
                 [&sequence](std::size_t step, const augment::Sample& sample,
                             const augment::StepOutcome& outcome) {
                     sequence.steps.push_back({.step = step,
                                               .outcome = outcome,
                                               .shown = toKeep(sample.image, kStepPictureSide),
                                               .boxes = sample.boxes,
                                               .size = sample.image.size()});
                 });
    const std::shared_ptr<BatchPicture> made =
        pictureOf(std::move(item), position, kStepPictureSide);
    made->shown = sequence.steps.empty() ? made->original : sequence.steps.back().shown;
    sequence.picture = made;
    return sequence;
}

BatchShape shapeOf(const std::vector<BatchPicturePtr>& pictures)
{
    cv::Size largest;
    for (const BatchPicturePtr& picture : pictures) {
        if (picture) {
            largest.width = std::max(largest.width, picture->size.width);
            largest.height = std::max(largest.height, picture->size.height);
        }
    }
    // The results themselves are gone. Their sizes are told by parts of memory that is never
    // touched, so that there is one definition of what a batch is as a tensor.
    cv::Mat pixels;
    std::vector<BatchItem> items;
    for (const BatchPicturePtr& picture : pictures) {
        if (!picture)
            continue;
        BatchItem item;
        if (picture->error.empty() && picture->size.area() > 0) {
            if (pixels.empty() || pixels.type() != picture->tensorType)
                pixels.create(largest, picture->tensorType);
            item.sample.image = pixels(cv::Rect({}, picture->size));
        }
        items.push_back(std::move(item));
    }
    return shapeOf(std::span<const BatchItem>(items));
}

std::vector<ChannelFigures> channelsOf(const std::vector<BatchPicturePtr>& pictures)
{
    std::vector<ChannelFigures> all;
    double count = 0.0;
    for (const BatchPicturePtr& picture : pictures) {
        if (!picture || picture->channels.empty())
            continue;
        const double pixels = static_cast<double>(picture->size.width) * picture->size.height;
        if (all.empty()) {
            all = picture->channels;
        } else if (all.size() != picture->channels.size()) {
            return {};
        } else {
            for (std::size_t i = 0; i < all.size(); ++i) {
                const ChannelFigures& one = picture->channels[i];
                all[i].minimum = std::min(all[i].minimum, one.minimum);
                all[i].maximum = std::max(all[i].maximum, one.maximum);
                all[i].mean += (one.mean - all[i].mean) * pixels / (count + pixels);
            }
        }
        count += pixels;
    }
    return all;
}

} // namespace faultline
