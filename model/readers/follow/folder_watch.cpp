// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/follow/folder_watch.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdint>
#include <cstring>

#include <poll.h>
#include <sys/eventfd.h>
#include <sys/inotify.h>
#include <sys/vfs.h>
#include <unistd.h>

namespace faultline {

namespace {

constexpr std::uint32_t kWritten = IN_MODIFY | IN_CLOSE_WRITE;
constexpr std::uint32_t kRearranged =
    IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF | IN_MOVE_SELF;

/// f_type of statfs(2) for file systems to which others may write, from linux/magic.h and the
/// sources of those that are not in the kernel.
constexpr std::array<std::uint32_t, 15> kNetworkTypes{
    0x6969,     // NFS
    0xFF534D42, // CIFS
    0xFE534D42, // SMB2
    0x517B,     // SMB
    0x65735546, // FUSE: sshfs, gcsfuse, s3fs, Google Drive, GlusterFS
    0x01021997, // 9p: WSL, virtual machines
    0x0BD00BD0, // Lustre
    0x00C36400, // Ceph
    0x47504653, // GPFS (Spectrum Scale)
    0x19830326, // BeeGFS
    0x5346414F, // AFS
    0x6B414653, // kAFS
    0x73757245, // Coda
    0x7461636F, // OCFS2
    0x01161970, // GFS2
};

} // namespace

bool isOnNetwork(const std::string& path)
{
    struct statfs status {};
    if (::statfs(path.c_str(), &status) != 0)
        return false;
    const auto type = static_cast<std::uint32_t>(status.f_type);
    return std::find(kNetworkTypes.begin(), kNetworkTypes.end(), type) != kNetworkTypes.end();
}

FolderWatch::FolderWatch() : m_wake(::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)) {}

FolderWatch::~FolderWatch()
{
    forget();
    if (m_wake >= 0)
        ::close(m_wake);
}

void FolderWatch::forget()
{
    if (m_inotify >= 0)
        ::close(m_inotify); // its watches go with it
    m_inotify = -1;
    m_folders.clear();
    m_watched.clear();
    m_isTelling = false;
}

bool FolderWatch::watch(const std::vector<std::string>& folders)
{
    const std::set<std::string> wanted(folders.begin(), folders.end());
    if (m_isTelling && wanted == m_watched)
        return true;
    const bool onlyMore =
        std::includes(wanted.begin(), wanted.end(), m_watched.begin(), m_watched.end());
    if (!m_isTelling || !onlyMore)
        forget();
    if (wanted.empty() || wanted.size() > kMaxFolders
        || std::any_of(wanted.begin(), wanted.end(), isOnNetwork)) {
        forget();
        return false;
    }
    if (m_inotify < 0)
        m_inotify = ::inotify_init1(IN_CLOEXEC | IN_NONBLOCK);
    for (const std::string& folder : wanted) {
        if (m_watched.contains(folder))
            continue;
        const int watch = m_inotify < 0 ? -1
                                        : ::inotify_add_watch(m_inotify, folder.c_str(),
                                                              kWritten | kRearranged | IN_ONLYDIR);
        if (watch < 0 && (errno == ENOENT || errno == ENOTDIR || errno == EACCES))
            continue; // removed just now, or never to be looked into
        if (watch < 0) {
            forget(); // no watches left: half of the folders would be worse than none
            return false;
        }
        m_folders[watch] = folder;
        m_watched.insert(folder);
    }
    m_isTelling = true;
    return true;
}

FolderChanges FolderWatch::wait(std::chrono::milliseconds atMost)
{
    std::array<pollfd, 2> descriptors{pollfd{.fd = m_wake, .events = POLLIN, .revents = 0},
                                      pollfd{.fd = m_inotify, .events = POLLIN, .revents = 0}};
    const int ready = ::poll(descriptors.data(), m_inotify >= 0 ? 2 : 1,
                             static_cast<int>(std::max<std::int64_t>(atMost.count(), 0)));
    FolderChanges changes;
    if (ready <= 0)
        return changes;
    if (descriptors[0].revents != 0) {
        std::uint64_t count = 0;
        [[maybe_unused]] const ssize_t got = ::read(m_wake, &count, sizeof count);
    }
    if (m_inotify >= 0 && descriptors[1].revents != 0)
        readEvents(changes);
    return changes;
}

void FolderWatch::wake()
{
    const std::uint64_t one = 1;
    [[maybe_unused]] const ssize_t done = ::write(m_wake, &one, sizeof one);
}

void FolderWatch::readEvents(FolderChanges& changes)
{
    alignas(inotify_event) std::array<char, 64U << 10> buffer{};
    for (;;) {
        const ssize_t got = ::read(m_inotify, buffer.data(), buffer.size());
        if (got <= 0)
            return;
        for (std::size_t at = 0; at + sizeof(inotify_event) <= static_cast<std::size_t>(got);) {
            inotify_event event{};
            std::memcpy(&event, buffer.data() + at, sizeof event);
            const char* name = buffer.data() + at + sizeof event;
            at += sizeof event + event.len;
            if ((event.mask & IN_Q_OVERFLOW) != 0)
                changes.isIncomplete = true;
            const auto folder = m_folders.find(event.wd);
            if (folder == m_folders.end())
                continue;
            if ((event.mask & kRearranged) != 0)
                changes.folders.insert(folder->second);
            if (event.len > 0)
                changes.files.insert(folder->second + "/" + name);
            if ((event.mask & IN_IGNORED) != 0) { // the folder is gone, and its watch with it
                m_watched.erase(folder->second);
                m_folders.erase(folder);
            }
        }
    }
}

} // namespace faultline
