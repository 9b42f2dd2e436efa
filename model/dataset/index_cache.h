// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/dataset/dataset.h"
#include "model/io/worker_pool.h"

#include <cstdint>
#include <string>

namespace faultline {

/// Finished indices of datasets, one file each, in a folder of the user's own (docs/datasets.md).
///
/// A file is used only if every byte of it is as it was written (checksums), if every index in it
/// lies within its columns, if it was made of the same description of the dataset, and if every
/// file that was read has the size and time it had. Anything else means: read anew. Files are
/// written beside their place and renamed, so nobody sees half of one. Several processes may use
/// one folder. Functions, not errors: a cache that cannot be used is no problem of the user's.
class IndexCache {
public:
    /// All files together; the ones not used for longest go first.
    static constexpr std::uint64_t kMaxBytes = std::uint64_t{2} << 30;

    /// `verifyHashes`: an index with compared hashes is another one.
    IndexCache(std::string folder, const DatasetSource& source, bool verifyHashes,
               std::uint64_t maxBytes = kMaxBytes);

    /// The dataset, its columns in the mapped file; null if there is none that fits.
    [[nodiscard]] DatasetPtr open(WorkerPool& pool) const;
    /// Stores a complete dataset whose reading began at `readStartNs` (since the epoch). A dataset
    /// whose files changed since then is not stored. False if it was not stored.
    bool store(const Dataset& dataset, std::int64_t readStartNs, WorkerPool& pool) const;

    [[nodiscard]] const std::string& path() const { return m_path; }

private:
    void makeRoom(std::uint64_t bytes) const;

    std::string m_folder;
    const DatasetSource& m_source;
    std::uint64_t m_maxBytes;
    std::string m_key; ///< everything that decides what is read, and how
    std::string m_path;
};

/// Now, as file systems stamp it; for IndexCache::store().
[[nodiscard]] std::int64_t wallClockNs();

} // namespace faultline
