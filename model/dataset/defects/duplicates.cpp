// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/dataset/defects/duplicates.h"

#include "model/dataset/defects/defect_collector.h"

#include <algorithm>
#include <numeric>
#include <optional>
#include <tuple>
#include <utility>

namespace faultline {

namespace {

/// What equal pictures have in common, as far as the index knows. A checksum of 0 was not made:
/// such pictures are held against all of their size.
auto keyOf(const ImageRow& row)
{
    return std::tuple(row.sizeBytes, row.width, row.height, row.checksum);
}

bool mayBeCompared(const ImageRow& row)
{
    return row.sizeBytes > 0 && !row.has(kImageMissing) && !row.has(kImageTooLarge)
           && !row.has(kImageOutside);
}

/// Bytes are kept as a strong enough sum while a group is sorted, then compared: memory stays that
/// of two pictures.
std::uint64_t sumOf(std::span<const std::byte> bytes)
{
    // FNV-1a, 64 bits. Equal sums are compared byte for byte, so nothing hangs on its strength.
    std::uint64_t sum = 0xCBF2'9CE4'8422'2325U;
    for (const std::byte byte : bytes)
        sum = (sum ^ std::to_integer<std::uint64_t>(byte)) * 0x0000'0100'0000'01B3U;
    return sum;
}

/// Candidates of one key, in the order of the pictures.
class Group {
public:
    Group(const Dataset& dataset, ReadMonitor& monitor) : m_dataset(dataset), m_monitor(monitor) {}

    void compare(std::span<const std::uint32_t> pictures, std::vector<PicturePair>& pairs)
    {
        struct First {
            std::uint64_t sum;
            std::uint32_t picture;
        };
        std::vector<First> firsts; // one of each content and split
        for (const std::uint32_t picture : pictures) {
            if (m_monitor.isCancelled())
                return;
            const auto bytes = read(picture);
            if (!bytes)
                continue;
            const std::uint64_t sum = sumOf(*bytes);
            bool isInSplit = false;
            bool isElsewhere = false;
            for (const First& first : firsts) {
                const bool sameSplit = splitOf(first.picture) == splitOf(picture);
                bool& isTold = sameSplit ? isInSplit : isElsewhere;
                if (first.sum != sum || isTold || !isEqual(first.picture, *bytes))
                    continue;
                isTold = true;
                pairs.push_back({.first = first.picture, .second = picture, .distance = 0});
            }
            if (!isInSplit)
                firsts.push_back({sum, picture});
        }
    }

private:
    [[nodiscard]] std::uint8_t splitOf(std::uint32_t picture) const
    {
        return m_dataset.image(picture).split;
    }
    [[nodiscard]] std::optional<std::vector<std::byte>> read(std::uint32_t picture) const
    {
        Result<std::vector<std::byte>> bytes = m_dataset.readImage(picture);
        if (!bytes)
            return std::nullopt;
        m_monitor.advance(bytes->size());
        return std::move(*bytes);
    }
    [[nodiscard]] bool isEqual(std::uint32_t earlier, const std::vector<std::byte>& bytes) const
    {
        const auto other = read(earlier);
        return other && *other == bytes;
    }

    const Dataset& m_dataset;
    ReadMonitor& m_monitor;
};

bool haveSameBoxes(const Dataset& dataset, std::uint32_t a, std::uint32_t b)
{
    const auto order = [&dataset](std::uint32_t image) {
        std::vector<std::tuple<std::int32_t, float, float, float, float>> boxes;
        for (const BoxRow& box : dataset.boxes(image))
            boxes.emplace_back(box.classIndex, box.xmin, box.ymin, box.xmax, box.ymax);
        std::sort(boxes.begin(), boxes.end());
        return boxes;
    };
    if (dataset.boxes(a).size() != dataset.boxes(b).size())
        return false;
    return order(a) == order(b);
}

} // namespace

std::vector<PicturePair> findEqualPairs(const Dataset& dataset, WorkerPool& pool,
                                        ReadMonitor& monitor)
{
    std::vector<std::uint32_t> order(dataset.imageCount());
    std::iota(order.begin(), order.end(), 0U);
    std::erase_if(order, [&](std::uint32_t i) { return !mayBeCompared(dataset.image(i)); });
    std::sort(order.begin(), order.end(), [&](std::uint32_t a, std::uint32_t b) {
        return std::tuple(keyOf(dataset.image(a)), a) < std::tuple(keyOf(dataset.image(b)), b);
    });
    std::vector<std::span<const std::uint32_t>> groups;
    for (std::size_t begin = 0; begin < order.size();) {
        std::size_t end = begin + 1;
        while (end < order.size()
               && keyOf(dataset.image(order[end])) == keyOf(dataset.image(order[begin])))
            ++end;
        if (end - begin > 1)
            groups.emplace_back(order.data() + begin, end - begin);
        begin = end;
    }
    std::vector<std::vector<PicturePair>> found(groups.size());
    pool.parallelFor(groups.size(), [&](std::size_t at) {
        Group(dataset, monitor).compare(groups[at], found[at]);
    });
    std::vector<PicturePair> pairs;
    for (const std::vector<PicturePair>& some : found)
        pairs.insert(pairs.end(), some.begin(), some.end());
    std::sort(pairs.begin(), pairs.end(), [](const PicturePair& a, const PicturePair& b) {
        return std::tie(a.second, a.first) < std::tie(b.second, b.first);
    });
    return pairs;
}

DefectReport duplicateDefects(const Dataset& dataset, std::span<const PicturePair> equal,
                              std::span<const PicturePair> near, const DefectOptions& options)
{
    DefectCollector found(options.keptPerKind);
    std::vector<std::tuple<std::uint32_t, std::uint32_t>> told;
    const auto isLeak = [&dataset](const PicturePair& pair) {
        return dataset.image(pair.first).split != dataset.image(pair.second).split;
    };
    for (const PicturePair& pair : equal) {
        told.emplace_back(pair.second, pair.first);
        Defect defect{.id = isLeak(pair) ? DefectId::PictureLeak : DefectId::PictureDuplicate,
                      .image = pair.second,
                      .other = pair.first};
        found.add(defect);
        if (haveSameBoxes(dataset, pair.first, pair.second))
            continue;
        defect.id = DefectId::DuplicateLabelsDiffer;
        found.add(defect);
    }
    std::sort(told.begin(), told.end());
    for (const PicturePair& pair : near) {
        if (std::binary_search(told.begin(), told.end(), std::tuple(pair.second, pair.first)))
            continue;
        found.add({.id = isLeak(pair) ? DefectId::PictureNearLeak : DefectId::PictureNearDuplicate,
                   .image = pair.second,
                   .other = pair.first,
                   .value = static_cast<float>(pair.distance),
                   .limit = static_cast<float>(options.thresholds.nearHashBits)});
    }
    return found.finish(dataset, options.thresholds);
}

} // namespace faultline
