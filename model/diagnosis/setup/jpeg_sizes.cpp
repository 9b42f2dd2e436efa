// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/setup/jpeg_sizes.h"

#include "model/dataset/statistics/config_geometry.h"
#include "model/diagnosis/evidence/dataset_evidence.h"
#include "model/diagnosis/setup/stated_settings.h"

#include <cstddef>
#include <string>

namespace faultline {

namespace {

/// How the configuration resizes; Identity: nothing says.
ResizerGeometry resizerOf(const Training& training)
{
    constexpr double kLargestSide = 1e5;
    if (const ConfigDocumentPtr config = training.config()) {
        const ResizerGeometry resizer = resizerOfConfig(*config);
        if (resizer.kind != ResizerGeometry::Kind::Identity)
            return resizer;
    }
    const auto side =
        statedSetting(training, {"imgsz", "img_size", "image_size", "input_size", "crop_size"});
    const std::optional<double> pixels = side ? side->number() : std::nullopt;
    if (!pixels || !(*pixels >= 8.0) || *pixels > kLargestSide)
        return {};
    return {.kind = ResizerGeometry::Kind::Letterbox,
            .width = static_cast<float>(*pixels),
            .height = static_cast<float>(*pixels)};
}

/// The training part of a dataset that is mostly JPEG of known size; nullptr: there is none.
const SplitStatistics* jpegsOf(const Training& training)
{
    for (const auto& evidence : training.datasets) {
        for (const SplitStatistics& split : evidence->statistics.splits) {
            const std::uint64_t jpegs = split.formats[static_cast<std::size_t>(ImageFormat::Jpeg)];
            if (split.name.find("train") != std::string::npos && 2 * jpegs > split.images
                && !split.imageWidth.empty() && !split.imageHeight.empty())
                return &split;
        }
    }
    return nullptr;
}

} // namespace

std::optional<JpegSizes> jpegSizes(const Training& training)
{
    const SplitStatistics* jpegs = jpegsOf(training);
    const ResizerGeometry resizer = resizerOf(training);
    if (jpegs == nullptr || resizer.kind == ResizerGeometry::Kind::Identity)
        return std::nullopt;
    const auto width = static_cast<float>(jpegs->imageWidth.quantile(0.5));
    const auto height = static_cast<float>(jpegs->imageHeight.quantile(0.5));
    if (!(width > 0.0F) || !(height > 0.0F))
        return std::nullopt;
    const PixelSize trained = resizedSize(resizer, width, height);
    return JpegSizes{width, height, trained.width, trained.height};
}

} // namespace faultline
