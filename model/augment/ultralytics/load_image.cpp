// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/ultralytics/pixel_box.h"
#include "model/augment/ultralytics/steps.h"
#include "model/core/text.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>

namespace faultline::augment::ultralytics {

namespace {

/// To so many points the trainer resamples an outline.
constexpr std::size_t kOutlinePoints = 1000;
constexpr int kMostSide = 8192;

/// Points spread evenly over the edges of a closed outline, as many on each, its corners among
/// them. So clipping a point outside does not bend the edge that leads to it.
std::vector<cv::Point2f> resampled(const std::vector<cv::Point2f>& outline)
{
    if (outline.size() < 3 || outline.size() >= kOutlinePoints)
        return outline;
    const std::size_t perEdge = kOutlinePoints / outline.size();
    std::vector<cv::Point2f> points;
    points.reserve(perEdge * outline.size());
    for (std::size_t i = 0; i < outline.size(); ++i) {
        const cv::Point2f& from = outline[i];
        const cv::Point2f edge = outline[(i + 1) % outline.size()] - from;
        for (std::size_t k = 0; k < perEdge; ++k)
            points.push_back(from + edge * (static_cast<float>(k) / static_cast<float>(perEdge)));
    }
    return points;
}

class LoadImage final : public Transform {
public:
    bool apply(Sample& sample, TransformContext& context) const override
    {
        fitLongSide(sample, context.networkSize.width);
        return true;
    }

    bool fitsNetwork() const override { return true; }
};

class Letterbox final : public Transform {
public:
    explicit Letterbox(int side) : m_size(side, side) {}

    bool apply(Sample& sample, TransformContext&) const override
    {
        if (sample.mosaicBorder > 0)
            return false; // a mosaic is cut to its size by what follows
        const cv::Size from = sample.image.size();
        const double scale =
            std::min(double(m_size.width) / from.width, double(m_size.height) / from.height);
        const cv::Size fitted(std::clamp(rounded(from.width * scale), 1, m_size.width),
                              std::clamp(rounded(from.height * scale), 1, m_size.height));
        cv::Mat resized = sample.image;
        if (fitted != from)
            cv::resize(sample.image, resized, fitted, 0, 0, cv::INTER_LINEAR);
        const double padX = (m_size.width - fitted.width) / 2.0;
        const double padY = (m_size.height - fitted.height) / 2.0;
        const int left = rounded(padX - 0.1);
        const int top = rounded(padY - 0.1);
        cv::Mat padded;
        cv::copyMakeBorder(resized, padded, top, m_size.height - fitted.height - top, left,
                           m_size.width - fitted.width - left, cv::BORDER_CONSTANT, kFill);
        sample.image = padded;
        sample.content = cv::Rect({left, top}, fitted);
        place(sample.boxes, from, m_size, scale, cv::Point2d(left, top));
        return true;
    }

    cv::Size outputSize() const override { return m_size; }

private:
    /// Half to even, as Python's round().
    static int rounded(double value) { return static_cast<int>(std::nearbyint(value)); }

    cv::Size m_size;
};

} // namespace

void fitLongSide(Sample& sample, int side)
{
    for (Box& box : sample.boxes)
        box.outline = resampled(box.outline);
    const cv::Size from = sample.image.size();
    const double scale = double(side) / std::max(from.width, from.height);
    const cv::Size to(std::clamp(static_cast<int>(std::ceil(from.width * scale)), 1, side),
                      std::clamp(static_cast<int>(std::ceil(from.height * scale)), 1, side));
    if (to != from) {
        cv::Mat resized;
        cv::resize(sample.image, resized, to, 0, 0, cv::INTER_LINEAR);
        sample.image = resized;
    }
    sample.content = cv::Rect({}, to);
}

TransformInfo loadImageInfo()
{
    TransformInfo info;
    info.id = "ultralytics/load_image";
    info.library = Library::Ultralytics;
    info.name = "load_image";
    info.group = TransformGroup::Size;
    info.summary = FAULTLINE_TR_NOOP(
        "Augment", "Resizes the image so that its long side is that of the network.");
    info.isScaleFree = true;
    info.fidelity = FAULTLINE_TR_NOOP(
        "Augment", "Ultralytics drops an image whose labels lie outside it; here it is shown.");
    info.make = [](const PipelineStep&, std::string_view, Text&) -> TransformPtr {
        return std::make_shared<LoadImage>();
    };
    return info;
}

TransformInfo letterboxInfo()
{
    static const std::vector<ParameterInfo> kParameters{
        {.name = "imgsz",
         .kind = ParameterKind::Integer,
         .defaultValue = std::int64_t{640},
         .minimum = 32,
         .maximum = kMostSide,
         .choices = {},
         .unit = "px",
         .help = FAULTLINE_TR_NOOP("Augment", "Side of the square that the network is fed.")}};
    TransformInfo info;
    info.id = "ultralytics/letterbox";
    info.library = Library::Ultralytics;
    info.name = "LetterBox";
    info.group = TransformGroup::Size;
    info.summary = FAULTLINE_TR_NOOP(
        "Augment", "Fits an image that is no mosaic into the square and pads it with grey.");
    info.parameters = kParameters;
    info.isScaleFree = true;
    info.make = [](const PipelineStep& step, std::string_view, Text&) -> TransformPtr {
        const ParameterReader read(kParameters, step.parameters);
        const auto side = std::clamp<std::int64_t>(read.integer("imgsz"), 32, kMostSide);
        return std::make_shared<Letterbox>(static_cast<int>(side));
    };
    return info;
}

} // namespace faultline::augment::ultralytics
