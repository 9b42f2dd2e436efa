// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/dataset/defects/duplicates.h"
#include "model/dataset/defects/perceptual_hash.h"

#include <algorithm>
#include <tuple>
#include <unordered_map>

namespace faultline {

namespace {

/// Cuts 64 bits into bands of nearly equal width.
class Bands {
public:
    explicit Bands(int count) : m_count(count) {}

    [[nodiscard]] int count() const { return m_count; }
    [[nodiscard]] std::uint64_t value(std::uint64_t hash, int band) const
    {
        const int begin = 64 * band / m_count;
        const int width = 64 * (band + 1) / m_count - begin;
        const std::uint64_t mask =
            width >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << width) - 1;
        return (hash >> begin) & mask;
    }

private:
    int m_count;
};

/// Pictures of one hash and one group; all but the first are pairs with the first at once.
struct Entry {
    std::uint64_t hash = 0;
    std::uint32_t picture = 0; ///< the first one
    std::uint8_t group = 0;
};

/// Nearest earlier picture of the same group and of the others.
struct Nearest {
    PicturePair same{.first = Defect::kNone, .second = 0, .distance = 65};
    PicturePair other = same;

    void offer(const Entry& earlier, std::uint32_t second, std::uint8_t group,
               std::uint32_t distance)
    {
        PicturePair& place = earlier.group == group ? same : other;
        if (std::tie(distance, earlier.picture) < std::tie(place.distance, place.first))
            place = {.first = earlier.picture, .second = second, .distance = distance};
    }
};

class Search {
public:
    explicit Search(int mostBits)
        : m_mostBits(static_cast<std::uint32_t>(std::clamp(mostBits, 0, 7))),
          m_bands(std::clamp(mostBits, 0, 7) + 1),
          m_tables(static_cast<std::size_t>(m_bands.count()))
    {
    }

    /// Pairs of a picture with those that came before; then it is one of them.
    void add(std::uint32_t picture, std::uint64_t hash, std::uint8_t group,
             std::vector<PicturePair>& pairs)
    {
        const Nearest nearest = nearestOf(picture, hash, group);
        for (const PicturePair& pair : {nearest.same, nearest.other}) {
            if (pair.first != Defect::kNone)
                pairs.push_back(pair);
        }
        // A later picture like this one finds the first of its hash and group instead.
        if (nearest.same.distance == 0)
            return;
        const auto entry = static_cast<std::uint32_t>(m_entries.size());
        m_entries.push_back({.hash = hash, .picture = picture, .group = group});
        for (int band = 0; band < m_bands.count(); ++band) {
            std::vector<std::uint32_t>& bucket =
                m_tables[static_cast<std::size_t>(band)][m_bands.value(hash, band)];
            if (bucket.size() < kMostPerBand)
                bucket.push_back(entry);
        }
    }

private:
    [[nodiscard]] Nearest nearestOf(std::uint32_t picture, std::uint64_t hash,
                                    std::uint8_t group) const
    {
        Nearest nearest;
        for (int band = 0; band < m_bands.count(); ++band) {
            const auto& table = m_tables[static_cast<std::size_t>(band)];
            const auto bucket = table.find(m_bands.value(hash, band));
            if (bucket == table.end())
                continue;
            for (const std::uint32_t at : bucket->second) {
                const Entry& entry = m_entries[at];
                const auto distance = static_cast<std::uint32_t>(hashDistance(entry.hash, hash));
                if (distance <= m_mostBits)
                    nearest.offer(entry, picture, group, distance);
            }
        }
        return nearest;
    }

    std::uint32_t m_mostBits;
    Bands m_bands;
    std::vector<Entry> m_entries;
    std::vector<std::unordered_map<std::uint64_t, std::vector<std::uint32_t>>> m_tables;
};

} // namespace

std::vector<PicturePair> findNearHashes(std::span<const std::uint64_t> hashes,
                                        std::span<const std::uint8_t> groups,
                                        std::span<const std::uint8_t> usable, int mostBits)
{
    std::vector<PicturePair> pairs;
    Search search(mostBits);
    for (std::size_t i = 0; i < hashes.size(); ++i) {
        if (usable[i] != 0)
            search.add(static_cast<std::uint32_t>(i), hashes[i], groups[i], pairs);
    }
    return pairs;
}

} // namespace faultline
