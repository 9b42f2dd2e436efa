// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstddef>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace faultline {

/// What became known of the watched folders since the last look.
struct FolderChanges {
    std::set<std::string> files;   ///< written to: folder + "/" + name
    std::set<std::string> folders; ///< something in them was made, moved or removed
    bool isIncomplete = false;     ///< more happened than was told: look at everything

    [[nodiscard]] bool empty() const { return files.empty() && folders.empty() && !isIncomplete; }
};

/// Tells of changes in folders as they happen, where the system does (inotify). It watches folders,
/// not files: one watch tells of any number of files, and of new ones. It only ever hints: whoever
/// follows files looks at them now and then anyway.
///
/// wait() and watch() belong to one thread, wake() to any. Only the names of files are used, so
/// that nothing is opened or locked.
class FolderWatch {
public:
    /// More folders than this are polled.
    static constexpr std::size_t kMaxFolders = 8192;

    FolderWatch();
    ~FolderWatch();
    FolderWatch(const FolderWatch&) = delete;
    FolderWatch& operator=(const FolderWatch&) = delete;

    /// Watches these and no others. False: the system does not tell of changes in them (a network
    /// file system, no watches left), and wait() only waits.
    bool watch(const std::vector<std::string>& folders);
    [[nodiscard]] bool isTelling() const { return m_isTelling; }

    /// Waits until something changes, wake() is called or the time is over.
    [[nodiscard]] FolderChanges wait(std::chrono::milliseconds atMost);
    void wake();

private:
    void forget();
    void readEvents(FolderChanges& changes);

    int m_inotify = -1;
    int m_wake = -1;                      ///< an eventfd
    std::map<int, std::string> m_folders; ///< by watch
    std::set<std::string> m_watched;
    bool m_isTelling = false;
};

/// Whether other machines may write to the file system of a path: their writes are told to nobody
/// here.
[[nodiscard]] bool isOnNetwork(const std::string& path);

} // namespace faultline
