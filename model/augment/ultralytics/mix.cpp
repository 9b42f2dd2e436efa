// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/ultralytics/pixel_box.h"
#include "model/augment/ultralytics/steps.h"
#include "model/core/text.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace faultline::augment::ultralytics {

namespace {

/// A step that takes a second picture with a probability, made as this one was.
class MixTransform : public Transform {
public:
    explicit MixTransform(double p) : m_p(p) {}

    bool apply(Sample& sample, TransformContext& context) const final
    {
        if (!context.random.chance(m_p) || !context.other)
            return false;
        const Sample other = context.other(context.random);
        if (other.image.size() != sample.image.size() || other.image.type() != sample.image.type())
            return false; // only after steps that give all pictures one size
        return mix(sample, other, context.random);
    }

    bool wantsPreparedOthers() const final { return true; }

protected:
    virtual bool mix(Sample& sample, const Sample& other, Random& random) const = 0;

private:
    double m_p;
};

class MixUp final : public MixTransform {
public:
    using MixTransform::MixTransform;

protected:
    bool mix(Sample& sample, const Sample& other, Random& random) const override
    {
        constexpr double kBeta = 32.0;
        constexpr double kCutOff = -0.4999; // the trainer cuts off where OpenCV rounds
        const double share = random.beta(kBeta, kBeta);
        cv::Mat mixed;
        cv::addWeighted(sample.image, share, other.image, 1.0 - share, kCutOff, mixed);
        sample.image = mixed;
        sample.boxes.insert(sample.boxes.end(), other.boxes.begin(), other.boxes.end());
        return true;
    }
};

class CutMix final : public MixTransform {
public:
    using MixTransform::MixTransform;

protected:
    bool mix(Sample& sample, const Sample& other, Random& random) const override
    {
        const cv::Size size = sample.image.size();
        const std::vector<cv::Rect> free = freeAreas(sample, random);
        if (free.empty())
            return false;
        const auto pick = random.integer(0, static_cast<std::int64_t>(free.size()));
        const cv::Rect area = free[static_cast<std::size_t>(pick)];
        const double least = haveOutlines(sample.boxes) ? 0.01 : 0.1;
        std::vector<Box> taken;
        for (const Box& box : other.boxes) {
            if (sharedOfSecond(asBox(area), pixelsOf(box, size)) >= least)
                taken.push_back(cutTo(box, area, size));
        }
        if (taken.empty())
            return false;
        cv::Mat mixed = sample.image.clone();
        other.image(area).copyTo(mixed(area));
        sample.image = mixed;
        std::move(taken.begin(), taken.end(), std::back_inserter(sample.boxes));
        return true;
    }

private:
    static PixelBox asBox(const cv::Rect& area)
    {
        return {double(area.x), double(area.y), double(area.br().x), double(area.br().y)};
    }

    static Box cutTo(const Box& box, const cv::Rect& area, cv::Size size)
    {
        const PixelBox limit = asBox(area);
        const PixelBox before = pixelsOf(box, size);
        const PixelBox after{std::clamp(before.xmin, limit.xmin, limit.xmax),
                             std::clamp(before.ymin, limit.ymin, limit.ymax),
                             std::clamp(before.xmax, limit.xmin, limit.xmax),
                             std::clamp(before.ymax, limit.ymin, limit.ymax)};
        Box cut = box;
        setPixels(cut, after, size);
        cut.clipped = before != after;
        for (cv::Point2f& corner : cut.outline)
            corner = {std::clamp(corner.x, cut.xmin, cut.xmax),
                      std::clamp(corner.y, cut.ymin, cut.ymax)};
        return cut;
    }

    /// Of three random areas those that touch no box.
    static std::vector<cv::Rect> freeAreas(const Sample& sample, Random& random)
    {
        constexpr int kAreas = 3;
        const cv::Size size = sample.image.size();
        std::vector<cv::Rect> free;
        for (int i = 0; i < kAreas; ++i) {
            const cv::Rect area = randomArea(size, random);
            const bool isFree =
                area.area() > 0
                && std::none_of(sample.boxes.begin(), sample.boxes.end(), [&](const Box& box) {
                       return sharedOfSecond(asBox(area), pixelsOf(box, size)) > 0.0;
                   });
            if (isFree)
                free.push_back(area);
        }
        return free;
    }

    static cv::Rect randomArea(cv::Size size, Random& random)
    {
        const double ratio = std::sqrt(1.0 - random.beta(1.0, 1.0));
        const int width = static_cast<int>(size.width * ratio);
        const int height = static_cast<int>(size.height * ratio);
        const auto x = static_cast<int>(random.integer(0, size.width));
        const auto y = static_cast<int>(random.integer(0, size.height));
        const cv::Point from(std::max(x - width / 2, 0), std::max(y - height / 2, 0));
        const cv::Point to(std::min(x + width / 2, size.width),
                           std::min(y + height / 2, size.height));
        return {from, to};
    }
};

} // namespace

TransformInfo mixUpInfo()
{
    static const std::vector<ParameterInfo> kParameters{probability(
        "mixup", 0.0, FAULTLINE_TR_NOOP("Augment", "How often a second image is blended in."))};
    TransformInfo info;
    info.id = "ultralytics/mixup";
    info.library = Library::Ultralytics;
    info.name = "MixUp";
    info.group = TransformGroup::Mix;
    info.summary = FAULTLINE_TR_NOOP(
        "Augment", "Blends the image with another that went through the steps before.");
    info.parameters = kParameters;
    info.isScaleFree = true;
    info.make = [](const PipelineStep& step, std::string_view, Text&) -> TransformPtr {
        const ParameterReader read(kParameters, step.parameters);
        return std::make_shared<MixUp>(read.real("mixup"));
    };
    return info;
}

TransformInfo cutMixInfo()
{
    static const std::vector<ParameterInfo> kParameters{
        probability("cutmix", 0.0,
                    FAULTLINE_TR_NOOP("Augment", "How often a part of a second image is put in."))};
    TransformInfo info;
    info.id = "ultralytics/cutmix";
    info.library = Library::Ultralytics;
    info.name = "CutMix";
    info.group = TransformGroup::Mix;
    info.summary = FAULTLINE_TR_NOOP(
        "Augment", "Puts a part of another image, with its boxes, where there are none.");
    info.parameters = kParameters;
    info.isScaleFree = true;
    info.make = [](const PipelineStep& step, std::string_view version, Text& why) -> TransformPtr {
        if (majorVersion(version) == 5) {
            why = FAULTLINE_TR_NOOP("Errors", "YOLOv5 has no CutMix");
            return nullptr;
        }
        const ParameterReader read(kParameters, step.parameters);
        return std::make_shared<CutMix>(read.real("cutmix"));
    };
    return info;
}

} // namespace faultline::augment::ultralytics
