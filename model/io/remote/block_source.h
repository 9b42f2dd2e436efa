// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/io/byte_source.h"
#include "model/io/remote/transport.h"
#include "model/io/store.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace faultline::remote {

/// Pieces in which files are fetched.
inline constexpr std::uint64_t kBlockBytes = std::uint64_t{8} << 20U;
/// What is fetched for a look into the middle or the head of a file.
inline constexpr std::uint64_t kLookBytes = std::uint64_t{256} << 10U;
inline constexpr std::uint64_t kReadAheadBlocks = 4;
/// Of all files together that are kept in memory.
inline constexpr std::uint64_t kMemoryBytes = std::uint64_t{256} << 20U;

/// Fetches ranges of one file of a store, in the version that was listed.
class RangeReader {
public:
    virtual ~RangeReader() = default;

    struct Answer {
        enum class Kind {
            Bytes,   ///< all that were asked for, but at the end of the file
            Changed, ///< the file has another version now
            Failed,
        };
        Kind kind = Kind::Failed;
        std::string bytes = {};
        Text problem = {};
        bool isCancelled = false;
    };
    /// Blocks; from any thread.
    [[nodiscard]] virtual Answer read(std::uint64_t begin, std::uint64_t size,
                                      const IsUnwanted& isUnwanted) = 0;
    /// The file as it is now; further reads are of that version. An error: it is gone.
    [[nodiscard]] virtual Result<StoredFile> renew(const IsUnwanted& isUnwanted) = 0;
};

/// A file of a store as bytes at offsets: fetched in blocks, ahead where it is read on, kept in
/// memory and on disk by location and version. Where the file changed meanwhile but has only
/// grown, as logs do, reading goes on up to the size that it had; otherwise reads fail and say so.
/// `origin` tells servers apart that have files of the same location. Changes are noted
/// (takeChangedFiles()).
[[nodiscard]] std::unique_ptr<ByteSource> openBlocks(std::string name, const std::string& origin,
                                                     const StoredFile& file,
                                                     std::shared_ptr<RangeReader> reader);

/// What of a file will be read soon.
enum class Ahead {
    Head,  ///< as much as a look fetches
    Begin, ///< as much as is fetched at once
};
/// Begins to fetch it; never blocks. Sources that openBlocks() did not open have nothing to fetch.
void fetchAhead(const ByteSource& source, Ahead part);

/// Locations of files that changed while they were read, since the last call.
[[nodiscard]] std::vector<std::string> takeChangedFiles();

} // namespace faultline::remote
