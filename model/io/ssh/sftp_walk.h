// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/import_issue.h"
#include "model/io/listing.h"
#include "model/io/ssh/sftp_client.h"
#include "model/io/store.h"

#include <cstdint>
#include <memory>
#include <string>

namespace faultline::ssh {

/// What tells one content of a file from another: size and time.
[[nodiscard]] std::string versionOf(const SftpAttributes& attributes);

/// More than these are left out, and an issue says so: a server may list without an end.
struct WalkLimits {
    std::size_t entries = Listing::kMostFiles + 500'000; ///< files, folders and links
    std::size_t folders = 500'000;
};

/// Lists all files below a path of a server as a walk over folders on disk would find them: links
/// followed, every folder once, pipes and broken links told. Folders are read side by side, so that
/// the time goes with their depth and not with their number.
///
/// `location`: of the path, for issues.
[[nodiscard]] Result<void> listBelow(const std::shared_ptr<SftpClient>& client,
                                     const std::string& path, const std::string& location,
                                     const IsUnwanted& isUnwanted, const StoredFileSink& take,
                                     ImportLog& issues, const WalkLimits& limits = {});

/// Part of a file.
struct ReadPart {
    bool isChanged = false; ///< another version than the one asked for; no bytes then
    std::string bytes;      ///< fewer than asked for: the file ends there
};

/// Reads a range of a file if it still has that version (versionOf()).
[[nodiscard]] Result<ReadPart> readPart(const std::shared_ptr<SftpClient>& client,
                                        const std::string& path, const std::string& version,
                                        std::uint64_t begin, std::uint64_t size,
                                        const IsUnwanted& isUnwanted);

/// A file as it is now.
[[nodiscard]] Result<StoredFile> statusOfFile(const std::shared_ptr<SftpClient>& client,
                                              const std::string& path,
                                              const IsUnwanted& isUnwanted);

} // namespace faultline::ssh
