// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/dataset/repair/equal_pictures.h"

#include <algorithm>
#include <tuple>

namespace faultline {

namespace {

/// Splits pictures that may be equal into those that are.
std::vector<std::vector<std::size_t>> compared(const Dataset& dataset,
                                               std::span<const std::size_t> candidates,
                                               ReadMonitor& monitor)
{
    struct Group {
        std::vector<std::byte> bytes;
        std::vector<std::size_t> images;
    };
    std::vector<Group> groups;
    for (const std::size_t image : candidates) {
        if (monitor.isCancelled())
            break;
        Result<std::vector<std::byte>> bytes = dataset.readImage(image);
        if (!bytes)
            continue;
        monitor.advance(bytes->size());
        const auto same = std::find_if(groups.begin(), groups.end(),
                                       [&](const Group& group) { return group.bytes == *bytes; });
        if (same != groups.end())
            same->images.push_back(image);
        else
            groups.push_back({std::move(*bytes), {image}});
    }
    std::vector<std::vector<std::size_t>> equal;
    for (Group& group : groups) {
        if (group.images.size() > 1)
            equal.push_back(std::move(group.images));
    }
    return equal;
}

} // namespace

std::vector<std::vector<std::size_t>> findEqualPictures(const Dataset& dataset,
                                                        ReadMonitor& monitor)
{
    std::vector<std::size_t> order;
    for (std::size_t image = 0; image < dataset.imageCount(); ++image) {
        const ImageRow& row = dataset.image(image);
        if (row.checksum != 0 && row.sizeBytes != 0)
            order.push_back(image);
    }
    const auto key = [&dataset](std::size_t image) {
        const ImageRow& row = dataset.image(image);
        return std::pair(row.checksum, row.sizeBytes);
    };
    std::sort(order.begin(), order.end(), [&key](std::size_t a, std::size_t b) {
        return std::tuple(key(a), a) < std::tuple(key(b), b);
    });
    std::vector<std::vector<std::size_t>> equal;
    for (auto begin = order.begin(); begin != order.end();) {
        const auto end = std::find_if(begin, order.end(),
                                      [&](std::size_t image) { return key(image) != key(*begin); });
        if (end - begin > 1) {
            for (auto& group : compared(dataset, std::span(begin, end), monitor))
                equal.push_back(std::move(group));
        }
        begin = end;
    }
    std::sort(equal.begin(), equal.end());
    return equal;
}

} // namespace faultline
