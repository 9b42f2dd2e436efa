// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/run_pipeline.h"

#include <algorithm>
#include <chrono>
#include <map>
#include <utility>

namespace faultline::augment {

namespace {

using BoxId = std::pair<std::uint32_t, std::uint32_t>;

/// How often each box is there: mixed pictures may hold one twice. A box that a crop left without
/// area counts as gone, though some libraries drop it a step later.
using BoxCounts = std::map<BoxId, std::uint32_t>;

BoxCounts countsOf(const std::vector<Box>& boxes)
{
    BoxCounts counts;
    for (const Box& box : boxes) {
        if (box.area() > 0.0F)
            ++counts[{box.image, box.index}];
    }
    return counts;
}

/// Compares the boxes of a sample before and after a step.
void countBoxes(const BoxCounts& before, const std::vector<Box>& boxes, StepOutcome& outcome)
{
    BoxCounts left = before;
    for (const Box& box : boxes) {
        if (!(box.area() > 0.0F))
            continue;
        const auto same = left.find({box.image, box.index});
        if (same == left.end() || same->second == 0) {
            ++outcome.added;
            continue;
        }
        --same->second;
        outcome.clipped += box.clipped ? 1U : 0U;
    }
    outcome.boxesAfter = static_cast<std::uint32_t>(boxes.size());
    for (const auto& [id, count] : left)
        outcome.lost += count;
}

/// A step that knows nothing of padding leaves the whole picture as content.
void keepContentInside(Sample& sample, cv::Size sizeBefore, cv::Rect contentBefore)
{
    if (sample.image.size() != sizeBefore && sample.content == contentBefore)
        sample.content = cv::Rect({}, sample.image.size());
}

StepOutcome runStep(const Transform& transform, bool isLast, Sample& sample,
                    TransformContext& context)
{
    const BoxFilter* filter = context.filter;
    StepOutcome outcome;
    outcome.boxesBefore = static_cast<std::uint32_t>(sample.boxes.size());
    for (Box& box : sample.boxes)
        box.clipped = false;
    const BoxCounts before = countsOf(sample.boxes);
    const auto begin = std::chrono::steady_clock::now();
    Sample untouched = sample; // shares the pixels; a transform that writes in place detaches them
    context.failure = {};
    try {
        outcome.applied = transform.apply(sample, context);
        outcome.failure = context.failure;
        keepContentInside(sample, untouched.image.size(), untouched.content);
        if (filter != nullptr && outcome.applied)
            filter->afterStep(sample);
    } catch (const cv::Exception& error) {
        sample = std::move(untouched);
        outcome.failure = verbatim(error.err);
    }
    if (filter != nullptr && isLast)
        filter->end(sample);
    outcome.seconds =
        std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    countBoxes(before, sample.boxes, outcome);
    return outcome;
}

} // namespace

CompiledPipeline::CompiledPipeline(const Pipeline& pipeline, std::vector<PipelineRemark>& remarks,
                                   std::vector<std::int64_t> labelIds)
    : m_library(pipeline.library), m_labelIds(std::move(labelIds)), m_isScaleFree(true)
{
    if (m_library == Library::Albumentations)
        m_filter = albumentationsBoxFilter(pipeline.boxRules, pipeline.version);
    for (std::size_t i = 0; i < pipeline.steps.size(); ++i) {
        const PipelineStep& step = pipeline.steps[i];
        if (!step.enabled)
            continue;
        const TransformInfo* info = findTransform(step.transform);
        Text why = FAULTLINE_TR_NOOP("Errors", "there is no such transform");
        const TransformPtr made =
            info != nullptr ? info->make(step, pipeline.version, why) : nullptr;
        if (!made) {
            remarks.push_back({.step = step.transform,
                               .text = {FAULTLINE_TR_NOOP("Augment", "Left out: %1"), {why}},
                               .line = step.line,
                               .isLeftOut = true});
            continue;
        }
        m_steps.push_back({made, made->takesBytes() || info->group == TransformGroup::Boxes});
        m_indices.push_back(i);
        const cv::Size output = made->outputSize();
        const bool isResized = m_networkSize.area() > 0;
        m_fitsNetwork = m_fitsNetwork || (!isResized && made->fitsNetwork());
        m_isScaleFree = m_isScaleFree && (isResized || output.area() > 0 || info->isScaleFree);
        m_hasCrops = m_hasCrops || info->group == TransformGroup::Crop;
        m_mixes = m_mixes || info->group == TransformGroup::Mix;
        if (output.area() > 0)
            m_networkSize = output;
    }
}

void CompiledPipeline::run(Sample& sample, Random& random, const OtherSamples& other,
                           const Observer& observer) const
{
    const auto prepare = [inFloat = pixelDepthOf(m_library) == CV_32F](Sample& one) {
        if (inFloat && one.image.depth() == CV_8U)
            one.image.convertTo(one.image, CV_32F);
    };
    OtherSamples preparedOther;
    if (other) {
        preparedOther = [&](Random& chance) {
            Sample one = other(chance);
            prepare(one);
            return one;
        };
    }
    TransformContext context{.random = random,
                             .other = std::move(preparedOther),
                             .networkSize =
                                 m_networkSize.area() > 0 ? m_networkSize : cv::Size(640, 640),
                             .labelIds = m_labelIds,
                             .filter = m_filter.get()};
    sample.content = cv::Rect({}, sample.image.size());
    if (m_filter)
        m_filter->begin(sample);
    const OtherSamples asDecoded = context.other;
    for (std::size_t i = 0; i < m_steps.size(); ++i) {
        const Transform& transform = *m_steps[i].transform;
        context.other = asDecoded;
        if (asDecoded && transform.wantsPreparedOthers())
            context.other = preparedOthers(i, asDecoded, context.networkSize);
        if (!m_steps[i].takesBytes)
            prepare(sample);
        const StepOutcome outcome = runStep(transform, i + 1 == m_steps.size(), sample, context);
        if (observer)
            observer(m_indices[i], sample, outcome);
    }
    prepare(sample);
    if (m_filter && m_steps.empty())
        m_filter->end(sample);
}

OtherSamples CompiledPipeline::preparedOthers(std::size_t step, const OtherSamples& asDecoded,
                                              cv::Size networkSize) const
{
    return [this, step, &asDecoded, networkSize](Random& random) {
        Sample one = asDecoded(random);
        one.content = cv::Rect({}, one.image.size());
        TransformContext context{.random = random,
                                 .other = asDecoded,
                                 .networkSize = networkSize,
                                 .labelIds = m_labelIds,
                                 .filter = m_filter.get()};
        for (std::size_t i = 0; i < step; ++i) {
            if (!m_steps[i].transform->wantsPreparedOthers())
                m_steps[i].transform->apply(one, context);
        }
        return one;
    };
}

cv::Size CompiledPipeline::smallestDecode(cv::Size stored) const
{
    if (!m_isScaleFree || m_networkSize.area() == 0)
        return {};
    if (m_fitsNetwork) {
        const double scale = std::min(double(m_networkSize.width) / stored.width,
                                      double(m_networkSize.height) / stored.height);
        return {std::min(stored.width, cvCeil(stored.width * scale)),
                std::min(stored.height, cvCeil(stored.height * scale))};
    }
    // A crop shows a part of the picture at the network's size, so it needs more of it.
    const int factor = m_hasCrops ? 2 : 1;
    const cv::Size wanted = m_networkSize * factor;
    return {std::min(stored.width, wanted.width), std::min(stored.height, wanted.height)};
}

int pixelDepthOf(Library library)
{
    const bool isFloat = library == Library::ObjectDetectionApi || library == Library::Keras;
    return isFloat ? CV_32F : CV_8U;
}

cv::Mat toDisplay(const cv::Mat& image)
{
    if (image.empty())
        return {};
    cv::Mat shown;
    if (image.depth() == CV_8U) {
        shown = image;
    } else {
        double low = 0;
        double high = 0;
        cv::minMaxLoc(image.reshape(1), &low, &high);
        const bool isPixels = low >= 0.0 && high > 1.5; // 0..255, as decoded
        const double span = high > low ? high - low : 1.0;
        const double scale = isPixels ? 1.0 : 255.0 / span;
        image.convertTo(shown, CV_8U, scale, isPixels ? 0.0 : -low * scale);
    }
    if (shown.channels() == 1)
        cv::merge(std::vector<cv::Mat>{shown, shown, shown}, shown);
    return shown;
}

} // namespace faultline::augment
