// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/dataset/partial/merge_hashes.h"

#include "model/dataset/partial/bottom_k.h"
#include "model/dataset/stable_hash.h"
#include "model/io/worker_pool.h"

#include <queue>

#include <algorithm>
#include <bit>
#include <mutex>
#include <optional>
#include <tuple>
#include <utility>

namespace faultline {

namespace {

/// A hash that some pictures have, as it is compared.
struct UniqueHash {
    std::uint64_t hash = 0;
    std::uint32_t number = 0;
    std::uint32_t splits = 0; ///< bit by split
};
static_assert(sizeof(UniqueHash) == 16);

/// All of them, by number: columns, because there may be 10^8.
struct UniqueHashes {
    std::vector<std::uint64_t> hash;   ///< ascending
    std::vector<std::uint32_t> splits; ///< of the pictures that have it
    std::vector<std::uint32_t> near;   ///< of those that have another one near it
};

constexpr std::uint32_t kMostSplits = 32;

std::uint32_t splitBit(const PictureHash& picture)
{
    return 1U << std::min<std::uint32_t>(picture.split(), kMostSplits - 1);
}

/// The next picture of each file, least hash first.
class Streams {
public:
    explicit Streams(std::span<const PartialFile> files) : m_files(files)
    {
        for (std::uint32_t file = 0; file < files.size(); ++file) {
            if (!files[file].hashes().empty())
                m_heads.push({files[file].hashes().front(), file, 0});
        }
    }

    /// Calls fn(hash, pictures of it) for each hash in order. `pictures` lives for the call.
    template <typename Fn>
    void forEachHash(Fn&& fn)
    {
        std::vector<PictureHash> same;
        while (!m_heads.empty()) {
            same.clear();
            const std::uint64_t hash = m_heads.top().picture.hash;
            while (!m_heads.empty() && m_heads.top().picture.hash == hash) {
                Head head = m_heads.top();
                m_heads.pop();
                const std::span<const PictureHash> all = m_files[head.file].hashes();
                while (head.at < all.size() && all[head.at].hash == hash)
                    same.push_back(all[head.at++]);
                if (head.at < all.size()) {
                    head.picture = all[head.at];
                    m_heads.push(head);
                }
            }
            fn(hash, std::span<const PictureHash>(same));
            m_passed += same.size();
            if (m_passed >= kReleaseEvery) { // mapped pages count as ours until they are given back
                m_passed = 0;
                for (const PartialFile& file : m_files)
                    file.release();
            }
        }
    }

private:
    struct Head {
        PictureHash picture;
        std::uint32_t file = 0;
        std::size_t at = 0;

        friend bool operator<(const Head& a, const Head& b) // the queue has the largest on top
        {
            return std::tie(b.picture, b.file) < std::tie(a.picture, a.file);
        }
    };

    static constexpr std::size_t kReleaseEvery = std::size_t{4} << 20;

    std::span<const PartialFile> m_files;
    std::priority_queue<Head> m_heads;
    std::size_t m_passed = 0;
};

/// Two blocks of a hash, as a number.
class BlockKey {
public:
    BlockKey(int blocks, int first, int second)
        : m_first(part(blocks, first)), m_second(part(blocks, second))
    {
    }

    [[nodiscard]] std::uint32_t of(std::uint64_t hash) const
    {
        const auto value = [hash](const Part& part) {
            return static_cast<std::uint32_t>(hash >> part.begin) & ((1U << part.width) - 1U);
        };
        return (value(m_first) << m_second.width) | value(m_second);
    }
    [[nodiscard]] std::uint32_t count() const { return 1U << (m_first.width + m_second.width); }

private:
    struct Part {
        unsigned begin;
        unsigned width;
    };
    /// At most 12 bits, so that tables by key stay small: of few blocks the rest is not asked.
    static Part part(int blocks, int block)
    {
        constexpr int kMostWidth = 12;
        const int begin = 64 * block / blocks;
        const int width = std::min(64 * (block + 1) / blocks - begin, kMostWidth);
        return {static_cast<unsigned>(begin), static_cast<unsigned>(width)};
    }

    Part m_first;
    Part m_second;
};

/// Pairs of hashes, smaller first; the key of BottomK tells them apart.
using HashPair = std::pair<std::uint64_t, std::uint64_t>;
using PairSample = BottomK<HashPair>;

std::uint64_t pairKey(std::uint64_t a, std::uint64_t b)
{
    return mixHash(mixHash(0, std::min(a, b)), std::max(a, b));
}

/// One pass over a range of keys: what has a key in common is compared.
class Pass {
public:
    Pass(const BlockKey& key, std::uint32_t firstKey, std::uint32_t lastKey, int mostBits)
        : m_key(key),
          m_firstKey(firstKey),
          m_lastKey(lastKey),
          m_mostBits(mostBits),
          m_ends(std::size_t{lastKey} - firstKey + 2)
    {
    }

    void put(const UniqueHashes& all)
    {
        for (const std::uint64_t hash : all.hash) {
            if (const std::uint32_t key = m_key.of(hash); isWanted(key))
                ++m_ends[key - m_firstKey + 1];
        }
        for (std::size_t i = 1; i < m_ends.size(); ++i)
            m_ends[i] += m_ends[i - 1];
        m_sorted.resize(m_ends.back());
        for (std::size_t i = 0; i < all.hash.size(); ++i) {
            if (const std::uint32_t key = m_key.of(all.hash[i]); isWanted(key))
                m_sorted[m_ends[key - m_firstKey]++] = {.hash = all.hash[i],
                                                        .number = static_cast<std::uint32_t>(i),
                                                        .splits = all.splits[i]};
        }
    }
    /// After put(), m_ends[i] is the end of bucket i.
    void compare(std::vector<std::uint32_t>& near, std::mutex& lock, PairSample& sample) const
    {
        std::size_t begin = 0;
        for (std::size_t bucket = 0; bucket + 1 < m_ends.size(); ++bucket) {
            const std::size_t end = m_ends[bucket];
            for (std::size_t a = begin; a < end; ++a) {
                for (std::size_t b = a + 1; b < end; ++b) {
                    if (std::popcount(m_sorted[a].hash ^ m_sorted[b].hash) > m_mostBits)
                        continue;
                    const std::scoped_lock guard(lock);
                    near[m_sorted[a].number] |= m_sorted[b].splits;
                    near[m_sorted[b].number] |= m_sorted[a].splits;
                    sample.add(pairKey(m_sorted[a].hash, m_sorted[b].hash),
                               std::minmax(m_sorted[a].hash, m_sorted[b].hash));
                }
            }
            begin = end;
        }
    }

private:
    [[nodiscard]] bool isWanted(std::uint32_t key) const
    {
        return key >= m_firstKey && key <= m_lastKey;
    }

    const BlockKey& m_key;
    std::uint32_t m_firstKey;
    std::uint32_t m_lastKey;
    int m_mostBits;
    std::vector<std::size_t> m_ends;
    std::vector<UniqueHash> m_sorted;
};

/// Cuts the keys into ranges that at most `chunk` hashes have, or that are one key.
std::vector<std::uint32_t> edgesOf(const BlockKey& key, std::span<const std::uint64_t> hashes,
                                   std::size_t chunk)
{
    std::vector<std::uint32_t> counts(key.count());
    for (const std::uint64_t hash : hashes)
        ++counts[key.of(hash)];
    std::vector<std::uint32_t> edges{0};
    std::size_t held = 0;
    for (std::uint32_t at = 0; at < key.count(); ++at) {
        if (held > 0 && held + counts[at] > chunk) {
            edges.push_back(at);
            held = 0;
        }
        held += counts[at];
    }
    edges.push_back(key.count());
    return edges;
}

/// The two pictures of a pair of hashes: the least keys, whatever file they are in.
std::optional<NearDuplicates::Example> exampleOf(std::span<const PartialFile> files,
                                                 const HashPair& pair)
{
    struct Found {
        PictureHash picture;
        std::string_view name;
        auto operator<=>(const Found&) const = default;
    };
    std::vector<Found> first;
    std::vector<Found> second;
    const auto collect = [&files](std::uint64_t hash, std::vector<Found>& into) {
        constexpr std::size_t kFew = 2; // of each file: its least keys
        for (const PartialFile& file : files) {
            const std::span<const PictureHash> all = file.hashes();
            const PictureHash least{.hash = hash, .key = 0};
            auto at = static_cast<std::size_t>(std::lower_bound(all.begin(), all.end(), least)
                                               - all.begin());
            for (std::size_t i = 0; i < kFew && at < all.size() && all[at].hash == hash; ++i, ++at)
                into.push_back({all[at], file.name(at)});
        }
        std::sort(into.begin(), into.end());
    };
    collect(pair.first, first);
    collect(pair.second, second);
    if (pair.first == pair.second && second.size() > 1)
        second.erase(second.begin());
    if (first.empty() || second.empty())
        return std::nullopt;
    return NearDuplicates::Example{
        .first = std::string(first.front().name),
        .second = std::string(second.front().name),
        .distance = static_cast<std::uint32_t>(std::popcount(pair.first ^ pair.second))};
}

} // namespace

NearDuplicates findNearDuplicates(std::span<const PartialFile> files,
                                  const MergeHashesOptions& options, ReadMonitor& monitor)
{
    NearDuplicates result;
    const int mostBits = std::clamp(options.mostBits, 0, 7);
    PairSample sample(NearDuplicates::kMostExamples);
    UniqueHashes unique;
    std::size_t most = 0;
    for (const PartialFile& file : files)
        most += file.hashes().size();
    unique.hash.reserve(most);
    unique.splits.reserve(most);
    Streams(files).forEachHash([&](std::uint64_t hash, std::span<const PictureHash> pictures) {
        std::uint32_t splits = 0;
        for (const PictureHash& picture : pictures)
            splits |= splitBit(picture);
        unique.hash.push_back(hash);
        unique.splits.push_back(splits);
        result.compared += pictures.size();
        if (pictures.size() > 1)
            sample.add(pairKey(hash, hash), {hash, hash});
    });
    result.hashes = unique.hash.size();
    unique.near.resize(unique.hash.size());

    std::mutex lock;
    WorkerPool pool(std::max(options.threads, 1U));
    const int blocks = mostBits + 2;
    for (int first = 0; first < blocks && mostBits > 0; ++first) {
        for (int second = first + 1; second < blocks; ++second) {
            const BlockKey key(blocks, first, second);
            const std::vector<std::uint32_t> edges = edgesOf(key, unique.hash, options.chunk);
            pool.parallelFor(edges.size() - 1, [&](std::size_t at) {
                if (monitor.isCancelled())
                    return;
                Pass pass(key, edges[at], edges[at + 1] - 1, mostBits);
                pass.put(unique);
                pass.compare(unique.near, lock, sample);
            });
        }
    }

    std::size_t number = 0;
    Streams(files).forEachHash([&](std::uint64_t, std::span<const PictureHash> pictures) {
        const std::uint32_t others = unique.near[number];
        const std::uint32_t own = unique.splits[number++];
        for (const PictureHash& picture : pictures) {
            result.pictures += pictures.size() > 1 || others != 0 ? 1U : 0U;
            result.inOtherSplits += ((own | others) & ~splitBit(picture)) != 0 ? 1U : 0U;
        }
    });
    for (const auto& [key, pair] : sample.kept()) {
        if (std::optional<NearDuplicates::Example> example = exampleOf(files, pair))
            result.examples.push_back(*std::move(example));
        for (const PartialFile& file : files)
            file.release(); // each probe of a search maps the pages around it, too
    }
    return result;
}

} // namespace faultline
