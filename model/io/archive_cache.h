// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/import_issue.h"
#include "model/core/read_monitor.h"
#include "model/core/result.h"
#include "model/io/archive_unpack.h"
#include "model/io/byte_source.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace faultline {

// Archives of runs that the user opens: they are unpacked once into the user's cache, and read
// there as the folder that they are. What is shown and kept of their files is the archive's own
// path with the member's behind it ("runs.zip/train/events.out.tfevents…"), never where it lies in
// the cache.

/// Whether a name is that of an archive: .zip, .tar, .tar.gz, .tgz, .tar.zst, .tzst.
[[nodiscard]] bool isArchiveName(std::string_view name);

/// Of all archives in the cache together, and so of one as well.
struct ArchiveCacheLimits {
    std::uint64_t bytes = std::uint64_t{20} << 30U;
    std::size_t entries = 500'000;
    std::uint64_t smallBytes = std::uint64_t{256} << 20U; ///< below this nothing is a bomb
};

/// FAULTLINE_ARCHIVE_CACHE_GIB, a whole number, in place of the default of `bytes`.
[[nodiscard]] ArchiveCacheLimits archiveCacheLimits();

/// $XDG_CACHE_HOME/faultline/archives, or below ~/.cache; empty if neither is known.
[[nodiscard]] std::string defaultArchiveCache();

/// An archive whose members lie in the cache. While one lives, no process removes them.
class UnpackedArchive {
public:
    UnpackedArchive(std::string folder, UnpackOutcome outcome, int lock);
    ~UnpackedArchive();
    UnpackedArchive(const UnpackedArchive&) = delete;
    UnpackedArchive& operator=(const UnpackedArchive&) = delete;

    /// Where the members lie, by their paths in the archive. Nothing there is ever written to.
    [[nodiscard]] const std::string& folder() const { return m_folder; }
    [[nodiscard]] const UnpackOutcome& outcome() const { return m_outcome; }

private:
    std::string m_folder;
    UnpackOutcome m_outcome;
    int m_lock;
};
using UnpackedArchivePtr = std::shared_ptr<const UnpackedArchive>;

/// What was left out or is damaged; `archive` is what its members' paths begin with.
[[nodiscard]] ImportLog issuesOf(const UnpackOutcome& outcome, const std::string& archive,
                                 const ArchiveCacheLimits& limits);

/// Unpacks an archive below the folder `cache`, or takes what lies there from before. `identity`
/// tells one content from another: a path with size and time, a URI with its generation or ETag.
/// Archives that nobody has open make room, the one that was opened longest ago first.
///
/// An Error if it is no archive or cannot be read, if the cache cannot be written to, or if the
/// monitor cancels; nothing of it is in the cache then. Any thread; two processes may open the
/// same.
[[nodiscard]] Result<UnpackedArchivePtr> openArchive(const ByteSource& archive,
                                                     const std::string& identity,
                                                     const std::string& cache,
                                                     const ArchiveCacheLimits& limits,
                                                     ReadMonitor& monitor);

/// Where the members of an archive of that identity lie; empty if it is not unpacked.
[[nodiscard]] std::string unpackedFolder(const std::string& identity, const std::string& cache);

} // namespace faultline
