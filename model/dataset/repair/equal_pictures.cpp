// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/dataset/repair/equal_pictures.h"

#include "model/dataset/defects/duplicates.h"

#include <algorithm>
#include <map>

namespace faultline {

std::vector<std::vector<std::size_t>> findEqualPictures(const Dataset& dataset,
                                                        ReadMonitor& monitor)
{
    WorkerPool pool(1);
    // Pairs name the first picture of each split; following them leads to the first of all.
    std::map<std::size_t, std::size_t> firstOf;
    const auto first = [&firstOf](std::size_t image) {
        while (firstOf.contains(image))
            image = firstOf[image];
        return image;
    };
    for (const PicturePair& pair : findEqualPairs(dataset, pool, monitor)) {
        const std::size_t a = first(pair.first);
        const std::size_t b = first(pair.second);
        if (a != b)
            firstOf[std::max(a, b)] = std::min(a, b);
    }
    std::map<std::size_t, std::vector<std::size_t>> groups;
    for (const auto& entry : firstOf) {
        std::vector<std::size_t>& group = groups[first(entry.first)];
        if (group.empty())
            group.push_back(first(entry.first));
        group.push_back(entry.first);
    }
    std::vector<std::vector<std::size_t>> equal;
    for (auto& entry : groups)
        equal.push_back(std::move(entry.second));
    return equal;
}

} // namespace faultline
