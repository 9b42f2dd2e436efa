// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/albumentations/box_rules.h"

#include "model/augment/albumentations/boxes.h"
#include "model/augment/albumentations/step.h"
#include "model/core/text_marker.h"

#include <algorithm>
#include <cmath>
#include <memory>

namespace faultline::augment::albumentations {

namespace {

constexpr double kTolerance = 1e-7; ///< of 2.x

double areaOf(const PixelBox& box)
{
    return (box.x2 - box.x1) * (box.y2 - box.y1);
}

float inside(float value)
{
    return std::clamp(value, 0.0F, 1.0F); // NaN stays
}

/// Sets Box::clipped where that moved a side by more than rounding does.
Box clippedToPicture(Box box)
{
    constexpr float kRounding = 1e-5F;
    const Box before = box;
    box.xmin = inside(box.xmin);
    box.ymin = inside(box.ymin);
    box.xmax = inside(box.xmax);
    box.ymax = inside(box.ymax);
    const float moved =
        std::max({std::abs(before.xmin - box.xmin), std::abs(before.ymin - box.ymin),
                  std::abs(before.xmax - box.xmax), std::abs(before.ymax - box.ymax)});
    box.clipped = before.clipped || moved > kRounding;
    return box;
}

} // namespace

std::vector<Parameter> boxRuleParameters(Generation generation)
{
    Definition rules;
    rules.parameters = {
        choice("format", "pascal_voc", {"coco", "pascal_voc", "albumentations", "yolo"},
               FAULTLINE_TR_NOOP("Augment", "How boxes are given to the library")),
        {.info = {.name = "label_fields",
                  .kind = ParameterKind::Texts,
                  .defaultValue = std::vector<std::string>{},
                  .choices = {},
                  .unit = {},
                  .help = FAULTLINE_TR_NOOP("Augment", "Names of the lists that go with boxes")}},
        real("min_area", 0.0, 0.0, 1e9,
             FAULTLINE_TR_NOOP("Augment", "Boxes of fewer pixels are dropped")),
        real("min_visibility", 0.0, 0.0, 1.0,
             FAULTLINE_TR_NOOP("Augment", "Boxes of which a smaller share is inside are dropped")),
        real("min_width", 0.0, 0.0, kMaxSide,
             FAULTLINE_TR_NOOP("Augment", "Boxes narrower than that many pixels are dropped")),
        real("min_height", 0.0, 0.0, kMaxSide,
             FAULTLINE_TR_NOOP("Augment", "Boxes lower than that many pixels are dropped")),
        flag("check_each_transform", true,
             FAULTLINE_TR_NOOP("Augment", "Clip and drop after each step, not at the end only")),
        with(flag("clip", false,
                  FAULTLINE_TR_NOOP("Augment", "Clip boxes to the image before the first step")),
             kFromMiddle),
        with(flag("filter_invalid_bboxes", false,
                  FAULTLINE_TR_NOOP("Augment", "Drop invalid boxes before the first step")),
             kSecond),
        with(real("max_accept_ratio", 0.0, 0.0, 1e6,
                  FAULTLINE_TR_NOOP("Augment", "Boxes longer than that many widths are dropped; "
                                               "0: none")),
             kSecond),
    };
    std::vector<Parameter> made;
    for (Parameter& parameter : rules.parameters) {
        if (parameter.isIn(generation))
            made.push_back(std::move(parameter));
    }
    return made;
}

BoxRuleFilter::BoxRuleFilter(const Parameters& rules, std::string_view version)
    : m_generation(generationOf(version))
{
    const std::vector<ParameterInfo> infos = infosOf(boxRuleParameters(m_generation));
    const ParameterReader reader(infos, rules);
    m_minArea = reader.real("min_area");
    m_minVisibility = reader.real("min_visibility");
    m_minWidth = reader.real("min_width");
    m_minHeight = reader.real("min_height");
    m_maxRatio = reader.real("max_accept_ratio");
    m_checksEach = reader.boolean("check_each_transform");
    m_clips = reader.boolean("clip");
    m_dropsInvalid = reader.boolean("filter_invalid_bboxes");
}

void BoxRuleFilter::begin(Sample& sample) const
{
    if (m_clips) {
        for (Box& box : sample.boxes)
            box = clippedToPicture(std::move(box));
    }
    if (m_clips || m_dropsInvalid)
        std::erase_if(sample.boxes,
                      [](const Box& box) { return !(box.xmax > box.xmin && box.ymax > box.ymin); });
}

void BoxRuleFilter::afterStep(Sample& sample) const
{
    if (m_checksEach)
        filter(sample);
}

void BoxRuleFilter::end(Sample& sample) const
{
    filter(sample);
}

bool BoxRuleFilter::keeps(const Box& before, const Box& clipped, cv::Size size) const
{
    const PixelBox inside = toPixels(clipped, size);
    const double whole = areaOf(toPixels(before, size));
    const double part = areaOf(inside);
    const double width = inside.x2 - inside.x1;
    const double height = inside.y2 - inside.y1;
    if (m_generation == Generation::First)
        return part != 0.0 && part >= m_minArea && part / whole >= m_minVisibility
               && width >= m_minWidth && height >= m_minHeight;
    const double ratio = std::max(width / (height + kTolerance), height / (width + kTolerance));
    return whole >= kTolerance && part >= m_minArea - kTolerance
           && part / (whole + kTolerance) >= m_minVisibility && width >= m_minWidth - kTolerance
           && height >= m_minHeight - kTolerance && (m_maxRatio <= 0.0 || ratio <= m_maxRatio);
}

void BoxRuleFilter::filter(Sample& sample) const
{
    const cv::Size size = sample.image.size();
    std::vector<Box> kept;
    kept.reserve(sample.boxes.size());
    for (Box& box : sample.boxes) {
        Box clipped = clippedToPicture(box);
        if (keeps(box, clipped, size))
            kept.push_back(std::move(clipped));
    }
    sample.boxes = std::move(kept);
}

void filterWithin(Sample& sample, const TransformContext& context, Generation generation)
{
    if (generation != Generation::First && context.filter != nullptr)
        context.filter->afterStep(sample);
}

} // namespace faultline::augment::albumentations

namespace faultline::augment {

BoxFilterPtr albumentationsBoxFilter(const Parameters& rules, std::string_view version)
{
    return std::make_shared<const albumentations::BoxRuleFilter>(rules, version);
}

} // namespace faultline::augment
