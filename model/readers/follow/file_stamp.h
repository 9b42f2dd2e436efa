// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace faultline {

/// What the file system says of a file or folder without its being read.
struct FileStamp {
    std::uint64_t device = 0;
    std::uint64_t inode = 0;
    std::uint64_t sizeBytes = 0;
    double modified = 0.0; ///< seconds since the epoch, by the clock of the file system

    [[nodiscard]] bool isSameFile(const FileStamp& other) const
    {
        return device == other.device && inode == other.inode;
    }
    friend bool operator==(const FileStamp&, const FileStamp&) = default;
};

/// None if there is nothing at the path, or it cannot be looked at.
[[nodiscard]] std::optional<FileStamp> stampOf(const std::string& path);

} // namespace faultline
