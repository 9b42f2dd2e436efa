// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/dataset/dataset_storage.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace faultline {

// The file of IndexCache: a header with a table of sections, then the sections, each aligned and
// with a CRC-32C: the tables (containers, classes, issues, as numbers and strings), and the columns
// of DatasetStorage as they lie in memory. Little-endian; the header carries the sizes of the rows.

/// Raise it when what readers make of the same files changes, or the layout does.
inline constexpr std::uint32_t kIndexFileVersion = 3;

struct IndexFile {
    std::shared_ptr<DatasetStorage> storage; ///< spans point into the file
    std::uint64_t stateHash = 0;             ///< SourceState::hash when it was written
};

/// Checks everything and points a storage into `bytes`, which must outlive it. None if anything
/// does not fit. No byte sequence makes it, or what it gives, read outside.
[[nodiscard]] std::optional<IndexFile> parseIndexFile(std::span<const std::byte> bytes,
                                                      const DatasetSource& source,
                                                      std::string_view key);

/// The same for a file, which is mapped: it is never changed in its place, only replaced.
[[nodiscard]] std::optional<IndexFile> openIndexFile(const std::string& path,
                                                     const DatasetSource& source,
                                                     std::string_view key);

[[nodiscard]] std::uint64_t indexFileBytes(const DatasetStorage& storage, std::string_view key);

/// Creates the file, readable for the user alone. False if it could not be written whole.
[[nodiscard]] bool writeIndexFile(const std::string& path, const DatasetStorage& storage,
                                  std::string_view key, std::uint64_t stateHash);

} // namespace faultline
