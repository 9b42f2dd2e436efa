// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/ultralytics/pixel_box.h"
#include "model/augment/ultralytics/steps.h"
#include "model/core/text.h"

#include <algorithm>
#include <iterator>

namespace faultline::augment::ultralytics {

namespace {

constexpr int kTiles = 4;

/// Where the corner of a tile that touches the centre lies: the tile's far side is outside.
cv::Point topLeftOf(int tile, cv::Point centre, cv::Size size)
{
    const bool isLeft = tile % 2 == 0;
    const bool isTop = tile < 2;
    return {isLeft ? centre.x - size.width : centre.x, isTop ? centre.y - size.height : centre.y};
}

class Mosaic final : public Transform {
public:
    explicit Mosaic(double p) : m_p(p) {}

    bool apply(Sample& sample, TransformContext& context) const override
    {
        if (!context.random.chance(m_p))
            return false;
        const int side = context.networkSize.width;
        if (2 * side > kMaxSide)
            return false;
        const cv::Size canvasSize(2 * side, 2 * side);
        cv::Mat canvas(canvasSize, sample.image.type(), kFill);
        cv::Point centre;
        centre.y = static_cast<int>(context.random.uniform(0.5 * side, 1.5 * side));
        centre.x = static_cast<int>(context.random.uniform(0.5 * side, 1.5 * side));
        std::vector<Box> boxes;
        for (int tile = 0; tile < kTiles; ++tile) {
            Sample one = tile == 0 || !context.other ? sample : context.other(context.random);
            fitLongSide(one, side);
            const cv::Point corner = topLeftOf(tile, centre, one.image.size());
            const cv::Rect whole(corner, one.image.size());
            const cv::Rect inside = whole & cv::Rect({}, canvasSize);
            if (inside.area() > 0)
                one.image(inside - corner).copyTo(canvas(inside));
            place(one.boxes, one.image.size(), canvasSize, 1.0, cv::Point2d(corner));
            std::move(one.boxes.begin(), one.boxes.end(), std::back_inserter(boxes));
        }
        clipAndDropEmpty(boxes, canvasSize);
        sample.image = canvas;
        sample.boxes = std::move(boxes);
        sample.content = cv::Rect({}, canvasSize);
        sample.mosaicBorder = side / 2;
        return true;
    }

private:
    double m_p;
};

} // namespace

TransformInfo mosaicInfo()
{
    static const std::vector<ParameterInfo> kParameters{probability(
        "mosaic", 1.0, FAULTLINE_TR_NOOP("Augment", "How often four images are put together."))};
    TransformInfo info;
    info.id = "ultralytics/mosaic";
    info.library = Library::Ultralytics;
    info.name = "Mosaic";
    info.group = TransformGroup::Mix;
    info.summary = FAULTLINE_TR_NOOP(
        "Augment", "Puts four images around a random centre of a canvas twice as wide.");
    info.parameters = kParameters;
    info.isScaleFree = true;
    info.make = [](const PipelineStep& step, std::string_view, Text&) -> TransformPtr {
        const ParameterReader read(kParameters, step.parameters);
        return std::make_shared<Mosaic>(read.real("mosaic"));
    };
    return info;
}

} // namespace faultline::augment::ultralytics
