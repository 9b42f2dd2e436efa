// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/read_monitor.h"
#include "model/dataset/partial/partial_file.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace faultline {

/// What near duplicates there are among the pictures of several partials. Depends on neither the
/// number nor the order of the partials.
struct NearDuplicates {
    struct Example {
        std::string first; ///< record ids
        std::string second;
        std::uint32_t distance = 0; ///< bits
    };
    static constexpr std::size_t kMostExamples = 100;

    std::uint64_t compared = 0;      ///< pictures with a hash that says something
    std::uint64_t hashes = 0;        ///< that differ
    std::uint64_t pictures = 0;      ///< that have another one near them
    std::uint64_t inOtherSplits = 0; ///< that have one near them in another split
    std::vector<Example> examples;   ///< of pairs, chosen by a hash
};

struct MergeHashesOptions {
    int mostBits = 4; ///< 0..7
    unsigned threads = 1;
    /// Hashes that one thread holds at once, 32 bytes each; more are looked at in turn.
    std::size_t chunk = std::size_t{10} << 20;
};

/// Exact: every pair of pictures at most mostBits apart is found. Hashes are cut into mostBits + 2
/// blocks; two that are near have two blocks in common, and each two blocks are a key by which
/// hashes are put together and compared. Equal hashes are joined first, by merging the sorted lists
/// of the files. Splits from the 33rd on count as one. `monitor` is asked to cancel.
[[nodiscard]] NearDuplicates findNearDuplicates(std::span<const PartialFile> files,
                                                const MergeHashesOptions& options,
                                                ReadMonitor& monitor);

} // namespace faultline
