// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/read_monitor.h"
#include "model/dataset/dataset.h"
#include "model/dataset/defects/find_defects.h"
#include "model/io/worker_pool.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace faultline {

/// Two pictures that are alike; `first` is the earlier one.
struct PicturePair {
    std::uint32_t first = 0;
    std::uint32_t second = 0;
    std::uint32_t distance = 0; ///< bits in which their hashes differ; 0 for equal files

    friend bool operator==(const PicturePair&, const PicturePair&) = default;
};

/// Pictures whose encoded bytes are the same, each later one with the first of its kind and, if it
/// has one in another split, with the first of those. Candidates have the same size and checksum;
/// they are read and compared byte for byte. Pictures whose checksum the index lacks are compared
/// by size and read. `monitor` is told of the bytes read.
[[nodiscard]] std::vector<PicturePair> findEqualPairs(const Dataset& dataset, WorkerPool& pool,
                                                      ReadMonitor& monitor);

/// Pairs of hashes at most `mostBits` (0..7) apart, each later one with the nearest earlier one,
/// of the same group and of other groups apart (a group is a split): at most two pairs for each.
/// `hashes` and `groups` are of one length. Hashes whose `usable` is 0 are left out.
///
/// Exact: hashes are cut into mostBits + 1 bands, of which two that close share one. Equal hashes
/// are joined first. About 0.1 s for 100,000 hashes that are spread; a band value that more than
/// kMostPerBand share is searched in its first kMostPerBand only, so that the time stays bounded.
[[nodiscard]] std::vector<PicturePair> findNearHashes(std::span<const std::uint64_t> hashes,
                                                      std::span<const std::uint8_t> groups,
                                                      std::span<const std::uint8_t> usable,
                                                      int mostBits);
inline constexpr std::size_t kMostPerBand = 4096;

/// D06 from pairs: leaks between splits, duplicates within one, equal pictures whose boxes differ.
/// Pairs with distance 0 that `equal` has are not told again as near ones.
[[nodiscard]] DefectReport duplicateDefects(const Dataset& dataset,
                                            std::span<const PicturePair> equal,
                                            std::span<const PicturePair> near,
                                            const DefectOptions& options);

} // namespace faultline
