// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>

namespace faultline {

/// A new folder that only the user can read, removed with all that is in it unless it is kept.
/// While one lives its folder is locked, so that removeStale() of another process leaves it alone.
class PrivateFolder {
public:
    /// Below `parent`, which exists.
    explicit PrivateFolder(const std::string& parent);
    PrivateFolder(const PrivateFolder&) = delete;
    PrivateFolder& operator=(const PrivateFolder&) = delete;
    ~PrivateFolder();

    [[nodiscard]] const std::filesystem::path& path() const { return m_path; } ///< empty: not made

    /// False where another process was faster, which is as good.
    bool moveTo(const std::filesystem::path& place);

    /// Removes those below `parent` whose process ended without doing so.
    static void removeStale(const std::string& parent);

private:
    std::filesystem::path m_path;
    int m_lock = -1;
};

/// A lock on a folder that several processes may hold (Shared) or one (Sole), until the descriptor
/// is closed. -1 where it cannot be had at once.
enum class FolderLock { Shared, Sole };
[[nodiscard]] int lockFolder(const std::string& folder, FolderLock kind);

} // namespace faultline
