// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/dataset/statistics/anchors.h"

#include "model/dataset/statistics/dataset_statistics.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <utility>

namespace faultline {

namespace {

constexpr std::size_t kMostBoxes = 20'000;
constexpr int kRounds = 50;

float overlap(PixelSize a, PixelSize b)
{
    const float both = std::min(a.width, b.width) * std::min(a.height, b.height);
    return both / (a.width * a.height + b.width * b.height - both);
}

/// Calls `take` with the size after the resizer of every box that has one.
template <typename Take>
void forEachSize(const Dataset& dataset, const ResizerGeometry& resizer, Take take)
{
    for (std::size_t image = 0; image < dataset.imageCount(); ++image) {
        const PixelSize picture = pictureSize(dataset.image(image));
        if (picture.width <= 0.0F)
            continue;
        const PixelSize resized = resizedSize(resizer, picture.width, picture.height);
        for (const BoxRow& box : dataset.boxes(image)) {
            const PixelSize size{(box.xmax - box.xmin) * resized.width,
                                 (box.ymax - box.ymin) * resized.height};
            const bool isUsable = size.width > 0.0F && size.height > 0.0F
                                  && std::isfinite(size.width) && std::isfinite(size.height)
                                  && !box.has(kBoxPixels) && !box.has(kBoxCrowd);
            if (isUsable)
                take(size);
        }
    }
}

float areaOf(PixelSize size)
{
    return size.width * size.height;
}

bool isSmaller(PixelSize a, PixelSize b)
{
    return std::pair(areaOf(a), a.width) < std::pair(areaOf(b), b.width);
}

/// One round of k-means: every box goes to the centre that overlaps it most, every centre becomes
/// the mean of its boxes. True if a centre moved.
bool improve(std::vector<PixelSize>& centres, const std::vector<PixelSize>& boxes)
{
    struct Sum {
        double width = 0;
        double height = 0;
        std::uint64_t count = 0;
    };
    std::vector<Sum> sums(centres.size());
    for (const PixelSize box : boxes) {
        std::size_t best = 0;
        float bestIou = -1.0F;
        for (std::size_t i = 0; i < centres.size(); ++i) {
            if (const float iou = overlap(centres[i], box); iou > bestIou) {
                bestIou = iou;
                best = i;
            }
        }
        sums[best].width += double{box.width};
        sums[best].height += double{box.height};
        ++sums[best].count;
    }
    bool hasMoved = false;
    for (std::size_t i = 0; i < centres.size(); ++i) {
        if (sums[i].count == 0)
            continue;
        const auto count = static_cast<double>(sums[i].count);
        const PixelSize mean{static_cast<float>(sums[i].width / count),
                             static_cast<float>(sums[i].height / count)};
        hasMoved = hasMoved || std::abs(mean.width - centres[i].width) > 0.01F
                   || std::abs(mean.height - centres[i].height) > 0.01F;
        centres[i] = mean;
    }
    return hasMoved;
}

} // namespace

float bestAnchorIou(const AnchorSet& anchors, PixelSize box)
{
    float best = 0.0F;
    for (const PixelSize anchor : anchors.sizes)
        best = std::max(best, overlap(anchor, box));
    return best;
}

AnchorSet suggestAnchors(const Dataset& dataset, const ResizerGeometry& resizer, std::size_t count)
{
    std::vector<PixelSize> boxes;
    const std::size_t stride = std::max(dataset.boxCount() / kMostBoxes, std::size_t{1});
    std::size_t at = 0;
    forEachSize(dataset, resizer, [&](PixelSize size) {
        if (at++ % stride == 0)
            boxes.push_back(size);
    });
    std::sort(boxes.begin(), boxes.end(), isSmaller);
    AnchorSet made;
    if (boxes.empty() || count == 0)
        return made;
    for (std::size_t i = 0; i < count; ++i) {
        const PixelSize start = boxes[boxes.size() * (2 * i + 1) / (2 * count)];
        const bool isNew = made.sizes.empty() || isSmaller(made.sizes.back(), start);
        if (isNew)
            made.sizes.push_back(start);
    }
    for (int round = 0; round < kRounds && improve(made.sizes, boxes); ++round) {
    }
    std::sort(made.sizes.begin(), made.sizes.end(), isSmaller);
    return made;
}

AnchorFit anchorFit(const Dataset& dataset, const ResizerGeometry& resizer,
                    const AnchorSet& anchors, float iou)
{
    std::uint64_t count = 0;
    std::uint64_t below = 0;
    double sum = 0;
    forEachSize(dataset, resizer, [&](PixelSize size) {
        const float best = bestAnchorIou(anchors, size);
        ++count;
        sum += double{best};
        below += best < iou ? 1 : 0;
    });
    if (count == 0)
        return {};
    return {.shareBelow = static_cast<double>(below) / static_cast<double>(count),
            .meanIou = sum / static_cast<double>(count)};
}

} // namespace faultline
