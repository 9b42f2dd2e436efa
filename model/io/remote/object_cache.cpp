// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/io/remote/object_cache.h"

#include "model/core/text.h"
#include "model/core/user_folders.h"
#include "model/io/crc32c.h"
#include "model/io/remote/sigv4.h"

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <span>
#include <vector>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace faultline::remote {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view kTemporary = ".tmp";
/// Makes room for more than the one piece, or every piece would look through the folder.
constexpr std::uint64_t kKeptOfTen = 8;

std::uint32_t checksumOf(const std::string& bytes)
{
    return maskCrc(crc32c(std::as_bytes(std::span(bytes.data(), bytes.size()))));
}

bool writeAll(int file, const void* data, std::size_t size)
{
    const auto* at = static_cast<const char*>(data);
    while (size > 0) {
        const ssize_t done = ::write(file, at, size);
        if (done <= 0)
            return false;
        at += done;
        size -= static_cast<std::size_t>(done);
    }
    return true;
}

} // namespace

ObjectCache::ObjectCache(std::string folder, std::uint64_t mostBytes)
    : m_folder(mostBytes == 0 ? std::string() : std::move(folder)), m_mostBytes(mostBytes)
{
}

ObjectCache& ObjectCache::ofUser()
{
    static ObjectCache cache = [] {
        const char* bound = std::getenv("FAULTLINE_CACHE_SIZE");
        const std::uint64_t most =
            bound == nullptr ? kMostBytes : static_cast<std::uint64_t>(bytesOfText(bound));
        return ObjectCache(userCachePath("objects"), most);
    }();
    return cache;
}

std::string ObjectCache::pathOf(const std::string& key, std::uint64_t piece) const
{
    const std::string name = sha256Hex(key);
    return m_folder + "/" + name.substr(0, 2) + "/" + name.substr(2) + "-" + std::to_string(piece);
}

std::optional<std::string> ObjectCache::find(const std::string& key, std::uint64_t piece)
{
    if (m_folder.empty())
        return std::nullopt;
    const std::string path = pathOf(key, piece);
    const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW);
    if (file < 0)
        return std::nullopt;
    struct stat status {};
    std::uint32_t checksum = 0;
    std::string bytes;
    bool isGood = ::fstat(file, &status) == 0
                  && status.st_size >= static_cast<off_t>(sizeof checksum)
                  && ::read(file, &checksum, sizeof checksum) == sizeof checksum;
    if (isGood) {
        bytes.resize(static_cast<std::size_t>(status.st_size) - sizeof checksum);
        std::size_t done = 0;
        while (done < bytes.size()) {
            const ssize_t got = ::read(file, bytes.data() + done, bytes.size() - done);
            if (got <= 0)
                break;
            done += static_cast<std::size_t>(got);
        }
        isGood = done == bytes.size() && checksumOf(bytes) == checksum;
    }
    ::futimens(file, nullptr); // used just now
    ::close(file);
    if (!isGood) {
        ::unlink(path.c_str());
        return std::nullopt;
    }
    return bytes;
}

void ObjectCache::store(const std::string& key, std::uint64_t piece, const std::string& bytes)
{
    if (m_folder.empty() || bytes.size() > m_mostBytes / 4)
        return;
    static std::atomic<unsigned> count{0};
    const std::string path = pathOf(key, piece);
    const std::string folder = fs::path(path).parent_path().string();
    std::error_code ignored;
    if (!fs::exists(folder, ignored)) {
        fs::create_directories(folder, ignored);
        // What is private in a bucket is private here.
        fs::permissions(m_folder, fs::perms::owner_all, ignored);
    }
    const std::string temporary = path + "." + std::to_string(::getpid()) + "."
                                  + std::to_string(++count) + std::string(kTemporary);
    const int file =
        ::open(temporary.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0600);
    if (file < 0)
        return;
    const std::uint32_t checksum = checksumOf(bytes);
    const bool isWritten =
        writeAll(file, &checksum, sizeof checksum) && writeAll(file, bytes.data(), bytes.size());
    ::close(file);
    if (!isWritten || ::rename(temporary.c_str(), path.c_str()) != 0) {
        ::unlink(temporary.c_str());
        return;
    }
    const std::lock_guard lock(m_mutex);
    if (!m_isMeasured)
        measure();
    else
        m_bytes += bytes.size() + sizeof checksum;
    if (m_bytes > m_mostBytes)
        makeRoom();
}

void ObjectCache::measure()
{
    m_isMeasured = true;
    m_bytes = 0;
    std::error_code error;
    fs::recursive_directory_iterator it(m_folder, error);
    for (; !error && it != fs::recursive_directory_iterator(); it.increment(error)) {
        std::error_code gone;
        const std::uintmax_t size = it->is_regular_file(gone) ? it->file_size(gone) : 0;
        m_bytes += gone ? 0 : size;
    }
}

void ObjectCache::makeRoom()
{
    struct File {
        fs::file_time_type time;
        std::uint64_t bytes = 0;
        fs::path path;
    };
    std::vector<File> files;
    std::error_code error;
    fs::recursive_directory_iterator it(m_folder, error);
    for (; !error && it != fs::recursive_directory_iterator(); it.increment(error)) {
        std::error_code gone;
        if (!it->is_regular_file(gone))
            continue;
        File file{
            .time = it->last_write_time(gone), .bytes = it->file_size(gone), .path = it->path()};
        if (!gone)
            files.push_back(std::move(file));
    }
    std::sort(files.begin(), files.end(),
              [](const File& a, const File& b) { return a.time < b.time; });
    m_bytes = 0;
    for (const File& file : files)
        m_bytes += file.bytes;
    const std::uint64_t kept = m_mostBytes / 10 * kKeptOfTen;
    for (const File& file : files) {
        if (m_bytes <= kept)
            break;
        std::error_code gone;
        if (fs::remove(file.path, gone))
            m_bytes -= std::min(m_bytes, file.bytes);
    }
}

} // namespace faultline::remote
