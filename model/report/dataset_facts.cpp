// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/dataset_facts.h"

#include "model/dataset/statistics/dataset_statistics.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

namespace faultline {

namespace {

constexpr double kShare = 0.99;

} // namespace

vram::DatasetFacts datasetFacts(const Dataset& dataset)
{
    const std::vector<DatasetSplit>& splits = dataset.source().splits;
    const auto train = std::find_if(splits.begin(), splits.end(), [](const DatasetSplit& split) {
        return split.name == "train";
    });
    const auto trained = static_cast<std::size_t>(train - splits.begin());
    Distribution boxes;
    std::map<std::pair<std::int64_t, std::int64_t>, std::int64_t> sizes;
    vram::DatasetFacts facts;
    for (const ImageRow& row : dataset.images()) {
        if (train != splits.end() && row.split != trained)
            continue;
        ++facts.pictures;
        boxes.add(static_cast<float>(row.boxCount));
        const PixelSize size = pictureSize(row);
        if (size.width >= 1 && size.height >= 1)
            ++sizes[{std::lround(size.width), std::lround(size.height)}];
    }
    facts.boxesPerImage = std::llround(boxes.quantile(kShare));
    facts.mostBoxes = std::llround(boxes.max());
    for (const auto& [size, pictures] : sizes)
        facts.sizes.push_back({size.first, size.second, pictures});
    return facts;
}

} // namespace faultline
