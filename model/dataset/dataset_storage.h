// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/dataset/dataset.h"
#include "model/dataset/packed_shards.h"

#include <memory>
#include <span>
#include <string>
#include <vector>

namespace faultline {

/// The columns behind a Dataset. They are spans, so that they can lie in vectors of this very
/// object or in a cache file that is mapped.
struct DatasetStorage {
    DatasetSource source;
    std::vector<std::string> containers;
    std::vector<DatasetClass> classes;
    ImportLog issues;
    std::uint64_t sourceBytes = 0;
    bool isComplete = true;

    std::span<const ImageRow> images;
    std::span<const BoxRow> boxes;
    std::span<const char> names;             ///< each ended by a NUL; the first one is empty
    std::span<const std::uint32_t> boxRings; ///< of every box: end in ringEnds; or empty
    std::span<const std::uint32_t> ringEnds; ///< of every ring: end in points
    std::span<const OutlinePoint> points;

    struct Columns {
        std::vector<ImageRow> images;
        std::vector<BoxRow> boxes;
        std::vector<char> names{'\0'};
        std::vector<std::uint32_t> boxRings;
        std::vector<std::uint32_t> ringEnds;
        std::vector<OutlinePoint> points;
    };
    Columns owned;
    std::shared_ptr<const void> mapping; ///< keeps a mapped file alive
    std::unique_ptr<PackedShards> packedShards = std::make_unique<PackedShards>();

    /// Points the spans at `owned`.
    void useOwned();
};

} // namespace faultline
