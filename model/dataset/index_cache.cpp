// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/dataset/index_cache.h"

#include "model/dataset/dataset_storage.h"
#include "model/dataset/index_file.h"
#include "model/dataset/source_state.h"
#include "model/dataset/stable_hash.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <filesystem>
#include <optional>
#include <system_error>
#include <vector>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace faultline {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view kExtension = ".flindex";
constexpr std::string_view kTemporary = ".part";

std::string keyOf(const DatasetSource& source, bool verifyHashes)
{
    std::string key(toString(source.format));
    const auto add = [&key](std::string_view part) {
        key += '\0';
        key += part;
    };
    add(source.root);
    add(source.labelMapPath);
    add(source.outsideAllowed ? "outside" : "inside");
    add(verifyHashes ? "hashes" : "");
    for (const DatasetSplit& split : source.splits) {
        add("split");
        add(split.name);
        add(split.imageRoot);
        for (const std::string& path : split.paths)
            add(path);
    }
    return key;
}

std::string hexadecimal(std::uint64_t value)
{
    std::array<char, 17> text{};
    std::snprintf(text.data(), text.size(), "%016llx", static_cast<unsigned long long>(value));
    return text.data();
}

/// For the user alone: names of pictures may say more than they should.
bool makePrivateFolder(const std::string& path)
{
    std::error_code ignored;
    for (std::size_t slash = path.find('/', 1); slash != std::string::npos;
         slash = path.find('/', slash + 1))
        ::mkdir(path.substr(0, slash).c_str(), S_IRWXU);
    ::mkdir(path.c_str(), S_IRWXU);
    return fs::is_directory(path, ignored);
}

} // namespace

std::int64_t wallClockNs()
{
    struct timespec now {};
    ::clock_gettime(CLOCK_REALTIME_COARSE, &now); // the clock that files are stamped with
    return std::int64_t{now.tv_sec} * 1'000'000'000 + now.tv_nsec;
}

IndexCache::IndexCache(std::string folder, const DatasetSource& source, bool verifyHashes,
                       std::uint64_t maxBytes)
    : m_folder(std::move(folder)),
      m_source(source),
      m_maxBytes(maxBytes),
      m_key(keyOf(source, verifyHashes)),
      m_path(m_folder + "/" + hexadecimal(stableHash(m_key)) + std::string(kExtension))
{
}

DatasetPtr IndexCache::open(WorkerPool& pool) const
{
    std::optional<IndexFile> file = openIndexFile(m_path, m_source, m_key);
    if (!file || sourceStateOf(*file->storage, pool).hash != file->stateHash)
        return nullptr;
    ::utimensat(AT_FDCWD, m_path.c_str(), nullptr, 0); // used now: the last one to go
    return std::make_shared<const Dataset>(std::move(file->storage));
}

bool IndexCache::store(const Dataset& dataset, std::int64_t readStartNs, WorkerPool& pool) const
{
    const DatasetStorage& storage = dataset.storage();
    if (!storage.isComplete)
        return false;
    const SourceState state = sourceStateOf(storage, pool);
    // A file stamped since reading began may have been read before or after the change. Stamps in
    // the future come from another machine's clock and say nothing of now.
    constexpr std::int64_t kClocksDiffer = 10'000'000'000;
    if (state.newestNs >= readStartNs && state.newestNs <= wallClockNs() + kClocksDiffer)
        return false;
    const std::uint64_t bytes = indexFileBytes(storage, m_key);
    if (bytes > m_maxBytes || !makePrivateFolder(m_folder))
        return false;
    makeRoom(bytes);
    const std::string temporary =
        m_path + '.' + std::to_string(::getpid()) + std::string(kTemporary);
    const bool isWritten = writeIndexFile(temporary, storage, m_key, state.hash);
    if (isWritten && std::rename(temporary.c_str(), m_path.c_str()) == 0)
        return true;
    ::unlink(temporary.c_str());
    return false;
}

void IndexCache::makeRoom(std::uint64_t bytes) const
{
    struct Entry {
        fs::file_time_type time;
        std::uint64_t bytes = 0;
        fs::path path;
    };
    std::vector<Entry> entries;
    std::uint64_t total = bytes;
    std::error_code error;
    for (fs::directory_iterator it(m_folder, error), end; !error && it != end;
         it.increment(error)) {
        const fs::path& path = it->path();
        std::error_code failed;
        Entry entry{
            .time = it->last_write_time(failed), .bytes = it->file_size(failed), .path = path};
        if (failed)
            continue;
        constexpr auto kDay = std::chrono::hours(24);
        const bool isLeftOver =
            path.extension() == kTemporary && fs::file_time_type::clock::now() - entry.time > kDay;
        if (isLeftOver || path == m_path)
            fs::remove(path, failed);
        else if (path.extension() == kExtension) {
            total += entry.bytes;
            entries.push_back(std::move(entry));
        }
    }
    std::sort(entries.begin(), entries.end(),
              [](const Entry& a, const Entry& b) { return a.time < b.time; });
    for (const Entry& entry : entries) {
        if (total <= m_maxBytes)
            break;
        fs::remove(entry.path, error);
        total -= entry.bytes;
    }
}

} // namespace faultline
