// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/vram/dataset_facts.h"

#include "model/vram/sources/config_fields.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <string_view>
#include <utility>

namespace faultline::vram {

namespace {

constexpr double kShare = 0.99;
constexpr std::int64_t kUsualMultiple = 32;
constexpr std::int64_t kLargestSide = 1 << 16;
constexpr double kMostBoxes = 1 << 20;

struct Sides {
    std::int64_t longer = 0;
    std::int64_t shorter = 0;
    std::int64_t pictures = 0;
};

std::int64_t padded(double side, std::int64_t multiple)
{
    const auto pixels = static_cast<std::int64_t>(std::ceil(side - 1e-6));
    return std::max<std::int64_t>(1, (pixels + multiple - 1) / multiple) * multiple;
}

Sides resized(const PictureSize& size, const InputRule& rule)
{
    const auto longer = static_cast<double>(std::max(size.width, size.height));
    const auto shorter = static_cast<double>(std::min(size.width, size.height));
    const double scale = std::min(static_cast<double>(rule.minSide) / shorter,
                                  static_cast<double>(rule.maxSide) / longer);
    return {padded(longer * scale, rule.multiple), padded(shorter * scale, rule.multiple),
            size.pictures};
}

/// The entry that a share of all pictures does not exceed in the order of `less`.
template <typename Less>
const Sides& percentile(std::vector<Sides>& all, Less less)
{
    std::sort(all.begin(), all.end(), less);
    double rest = 0;
    for (const Sides& one : all)
        rest += static_cast<double>(one.pictures);
    rest *= kShare;
    for (const Sides& one : all) {
        rest -= static_cast<double>(one.pictures);
        if (rest <= 1e-9)
            return one;
    }
    return all.back();
}

void setSize(TrainingSetup& setup, const InputRule& rule, const DatasetFacts& facts)
{
    std::vector<Sides> all;
    for (const PictureSize& size : facts.sizes) {
        const bool isUsable = size.pictures > 0 && std::min(size.width, size.height) > 0
                              && std::max(size.width, size.height) <= kLargestSide;
        if (isUsable)
            all.push_back(resized(size, rule));
    }
    if (all.empty())
        return;
    if (setup.batchPerReplica <= 1) {
        const Sides& largest = percentile(all, [](const Sides& a, const Sides& b) {
            return a.longer * a.shorter < b.longer * b.shorter;
        });
        setup.imageWidth = largest.longer;
        setup.imageHeight = largest.shorter;
        return;
    }
    setup.imageWidth =
        percentile(all, [](const Sides& a, const Sides& b) { return a.longer < b.longer; }).longer;
    setup.imageHeight = percentile(all, [](const Sides& a, const Sides& b) {
                            return a.shorter < b.shorter;
                        }).shorter;
}

std::int64_t sideOf(const ConfigFields& fields, const std::string& path, double otherwise)
{
    const double side = fields.number(path, otherwise);
    return side >= 1.0 && side <= static_cast<double>(kLargestSide) ? std::llround(side) : 0;
}

} // namespace

InputRule inputRuleOf(const ConfigDocument& config)
{
    const ConfigFields fields(config);
    InputRule rule;
    for (const std::string_view kind : {"ssd", "faster_rcnn", "center_net"}) {
        const std::string resizer =
            "model." + std::string(kind) + ".image_resizer.keep_aspect_ratio_resizer";
        if (!fields.isSet(resizer) || fields.flag(resizer + ".pad_to_max_dimension", false))
            continue;
        rule.minSide = sideOf(fields, resizer + ".min_dimension", 600);
        rule.maxSide = sideOf(fields, resizer + ".max_dimension", 1024);
        if (rule.minSide == 0 || rule.maxSide == 0)
            rule.minSide = rule.maxSide = 0;
    }
    const double live = fields.number("train_input_reader.max_number_of_boxes", 100);
    const double boxes = fields.isSet("train_input_reader.max_number_of_boxes")
                             ? live
                             : fields.number("train_config.max_number_of_boxes", live);
    if (boxes >= 1.0 && boxes <= kMostBoxes)
        rule.boxLimit = std::llround(boxes);
    rule.padsBoxes = !fields.flag("train_config.unpad_groundtruth_tensors", true);
    return rule;
}

InputRule inputRuleOf(const TrainingSetup& setup)
{
    constexpr std::array<std::string_view, 4> kKeepShape{"mmdetection", "detectron2", "torchvision",
                                                         "swin"};
    const bool keepsShape =
        setup.imageWidth != setup.imageHeight
        && std::find(kKeepShape.begin(), kKeepShape.end(), setup.framework) != kKeepShape.end();
    if (!keepsShape)
        return {};
    return {.minSide = std::min(setup.imageWidth, setup.imageHeight),
            .maxSide = std::max(setup.imageWidth, setup.imageHeight),
            .multiple = kUsualMultiple};
}

TrainingSetup withDataset(TrainingSetup setup, const InputRule& rule, const DatasetFacts& facts)
{
    if (facts.boxesPerImage > 0) {
        setup.boxesPerImage = rule.padsBoxes ? rule.boxLimit : facts.boxesPerImage;
        if (rule.boxLimit > 0)
            setup.boxesPerImage = std::min(setup.boxesPerImage, rule.boxLimit);
    }
    if (rule.minSide > 0)
        setSize(setup, rule, facts);
    return setup;
}

} // namespace faultline::vram
