// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <mutex>
#include <optional>
#include <string>

namespace faultline::remote {

/// Pieces of remote files on disk, one file each, in the user's cache folder. A key holds the
/// location and the version, so what changed is another piece. The ones not used for longest go
/// first. Files are written beside their place and renamed, with a checksum; several processes may
/// use one folder. What cannot be cached is no problem of the user's: functions, not errors.
class ObjectCache {
public:
    static constexpr std::uint64_t kMostBytes = std::uint64_t{4} << 30U;

    /// In `folder`; nothing is cached if it is empty.
    explicit ObjectCache(std::string folder, std::uint64_t mostBytes = kMostBytes);

    /// The one of the user: userCachePath("objects"); FAULTLINE_CACHE_SIZE ("500M", "0") bounds it.
    [[nodiscard]] static ObjectCache& ofUser();

    [[nodiscard]] std::optional<std::string> find(const std::string& key, std::uint64_t piece);
    void store(const std::string& key, std::uint64_t piece, const std::string& bytes);

private:
    [[nodiscard]] std::string pathOf(const std::string& key, std::uint64_t piece) const;
    void measure();
    void makeRoom();

    std::string m_folder;
    std::uint64_t m_mostBytes;
    std::mutex m_mutex;
    std::uint64_t m_bytes = 0;
    bool m_isMeasured = false;
};

} // namespace faultline::remote
