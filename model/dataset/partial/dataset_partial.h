// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"
#include "model/dataset/defects/defect.h"
#include "model/dataset/defects/picture_scan.h"
#include "model/dataset/partial/bottom_k.h"
#include "model/dataset/partial/shard.h"
#include "model/dataset/statistics/dataset_statistics.h"

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace faultline {

/// A picture as near duplicates are looked for: sorted by hash, then by key.
struct PictureHash {
    std::uint64_t hash = 0; ///< perceptualHash()
    std::uint64_t key = 0;  ///< upper 56 bits of pictureKey(), below it the split

    [[nodiscard]] std::uint8_t split() const { return static_cast<std::uint8_t>(key & 0xFFU); }
    friend auto operator<=>(const PictureHash&, const PictureHash&) = default;
};
static_assert(sizeof(PictureHash) == 16);

/// An example of a defect, as a report shows it.
struct DefectExample {
    std::string record; ///< empty: of a class or of all of it
    std::string where;
    std::string otherRecord;
    std::uint32_t box = 0; ///< from 1; 0: none
    std::string className;
    std::optional<std::array<float, 4>> corners;
    std::string reason; ///< English
};

/// What the shards of a dataset have of one kind of defect.
struct PartialDefects {
    static constexpr std::size_t kMostExamples = 100;

    DefectSeverity severity = DefectSeverity::Info; ///< of the whole dataset where it is known
    std::uint64_t count = 0;
    std::uint64_t images = 0;
    /// Of the whole dataset by the index, to which all shards agree; 0: needs pixels.
    std::uint64_t wholeCount = 0;
    double wholeShare = 0.0;
    BottomK<DefectExample> examples{kMostExamples};
};

/// Statistics of one split, with what SplitStatistics leaves out.
struct PartialSplit {
    SplitStatistics counts;
    std::map<std::uint32_t, std::uint64_t> sizes; ///< of pictures: width << 16 | height
};

/// What one shard of a dataset tells, or several that were merged. Merging neither depends on the
/// order nor on the number of shards.
struct DatasetPartial {
    static constexpr std::size_t kMostDistinct = 4096;

    // The same in all shards of one dataset, or they are not merged.
    std::string version; ///< of the program
    std::string dataset; ///< name
    std::string format;
    std::uint64_t key = 0; ///< datasetKey() of the whole
    std::string options;   ///< what the shards were made with
    std::vector<std::string> classes;
    std::uint32_t shardCount = 1;
    std::uint64_t wholePictures = 0;
    std::map<std::string, std::uint64_t> issues; ///< of reading the index: id, how often
    bool hasPixels = false;

    std::vector<std::uint32_t> shards; ///< that it is made of; ascending
    std::uint64_t bytesRead = 0;       ///< encoded bytes of the pictures that were looked at
    std::uint64_t failedPictures = 0;  ///< that could not be read or decoded
    PartialSplit all;
    std::vector<PartialSplit> splits;
    std::map<DefectId, PartialDefects> defects;
    BottomK<bool> contents{kMostDistinct}; ///< of encoded pictures: hash of size and checksum
};

struct PartialOptions {
    DefectOptions defects;
    bool withPixels = false;
    std::string version;
    std::string options; ///< text that differs where the options do
};

/// What is written for one shard.
struct ShardResult {
    DatasetPartial partial;
    std::vector<PictureHash> hashes; ///< sorted
    std::vector<std::string> names;  ///< record ids, of `hashes`
};

/// Counts and judges a shard. The index is that of the whole dataset; only pictures of the shard
/// are opened. Cancelled: an Error.
[[nodiscard]] Result<ShardResult> makePartial(const DatasetPtr& whole, DatasetShard shard,
                                              const PartialOptions& options, WorkerPool& pool,
                                              ReadMonitor& monitor);

/// Why the second does not go with the first: another dataset, version or option, or a shard that
/// is there already. Empty: it does.
[[nodiscard]] Text whyNotMerged(const DatasetPartial& first, const DatasetPartial& second);
/// Takes the other's counts; whyNotMerged() must have been empty.
void mergeInto(DatasetPartial& into, const DatasetPartial& other);

/// The statistics of what was merged.
[[nodiscard]] DatasetStatistics statisticsOf(const DatasetPartial& partial,
                                             const ResizerGeometry& resizer);
[[nodiscard]] std::vector<std::uint32_t> missingShards(const DatasetPartial& partial);

} // namespace faultline
