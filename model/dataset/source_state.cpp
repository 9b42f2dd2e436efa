// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/dataset/source_state.h"

#include "model/core/location.h"
#include "model/dataset/stable_hash.h"
#include "model/io/file_tree.h"

#include <algorithm>
#include <filesystem>
#include <set>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace faultline {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t kChunk = 16384;

/// A folder that relative paths start from.
class Folder {
public:
    explicit Folder(const std::string& path)
        : m_descriptor(::open(path.c_str(), O_PATH | O_DIRECTORY | O_CLOEXEC))
    {
    }
    ~Folder()
    {
        if (m_descriptor >= 0)
            ::close(m_descriptor);
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;

    void add(const char* path, SourceState& state) const
    {
        struct stat status {};
        if (::fstatat(m_descriptor, path, &status, 0) != 0) {
            state.hash = mixHash(state.hash, 1); // that it is not there is a state, too
            return;
        }
        const std::int64_t time =
            std::int64_t{status.st_mtim.tv_sec} * 1'000'000'000 + status.st_mtim.tv_nsec;
        // The size of a folder tells nothing that its time does not.
        const auto size = S_ISDIR(status.st_mode) ? 0U : static_cast<std::uint64_t>(status.st_size);
        state.hash = mixHash(mixHash(state.hash, size), static_cast<std::uint64_t>(time));
        state.newestNs = std::max(state.newestNs, time);
    }

private:
    int m_descriptor;
};

/// Folders of files, with those above them up to the root of the dataset.
class FolderSet {
public:
    explicit FolderSet(std::string root) : m_root(std::move(root)) {}

    void addParentsOf(std::string_view file)
    {
        std::string_view folder = parentOf(file);
        if (folder == m_last) // neighbours lie in the same folder
            return;
        m_last = folder;
        while (!folder.empty() && folder != m_root && m_folders.emplace(folder).second)
            folder = parentOf(folder);
    }
    [[nodiscard]] const std::set<std::string, std::less<>>& folders() const { return m_folders; }

private:
    static std::string_view parentOf(std::string_view path)
    {
        const std::size_t slash = path.rfind('/');
        return slash == std::string_view::npos ? std::string_view{} : path.substr(0, slash);
    }

    std::string m_root;
    std::string m_last;
    std::set<std::string, std::less<>> m_folders;
};

bool namesFolder(const DatasetSource& source)
{
    std::error_code ignored;
    for (const DatasetSplit& split : source.splits) {
        for (const std::string& path : split.paths) {
            if (fs::is_directory(path, ignored))
                return true;
        }
    }
    return false;
}

FolderSet foldersOf(const DatasetStorage& storage)
{
    FolderSet folders(storage.source.root);
    for (const std::string& container : storage.containers)
        folders.addParentsOf(container);
    if (storage.source.format == DatasetFormat::TfRecord)
        return folders; // the names of its pictures are no files
    FolderSet ofPictures = folders;
    FolderSet ofAnnotations = folders;
    for (const ImageRow& row : storage.images) {
        ofPictures.addParentsOf(storage.names.data() + row.name);
        if (row.annotation != 0)
            ofAnnotations.addParentsOf(storage.names.data() + row.annotation);
    }
    for (const std::string& folder : ofPictures.folders())
        folders.addParentsOf(folder + "/");
    for (const std::string& folder : ofAnnotations.folders())
        folders.addParentsOf(folder + "/");
    return folders;
}

/// Of a store the listing tells: what is new, gone or changed below the root.
SourceState stateInStore(const DatasetStorage& storage)
{
    constexpr double kNano = 1e9;
    SourceState state;
    const auto add = [&state](const std::string& location) {
        const std::optional<FileStatus> status = statusOf(location);
        if (!status) {
            state.hash = mixHash(state.hash, 1);
            return;
        }
        const auto time = static_cast<std::int64_t>(status->modified * kNano);
        state.hash =
            mixHash(mixHash(state.hash, status->sizeBytes), static_cast<std::uint64_t>(time));
        state.newestNs = std::max(state.newestNs, time);
    };
    for (const std::string& name : filesBelow(storage.source.root)) {
        state.hash = mixHash(state.hash, stableHash(name));
        add(joinedLocation(storage.source.root, name));
    }
    // What lies elsewhere.
    for (const std::string& container : storage.containers)
        add(container);
    if (!storage.source.labelMapPath.empty())
        add(storage.source.labelMapPath);
    return state;
}

void addPictures(const DatasetStorage& storage, const Folder& root, WorkerPool& pool,
                 SourceState& state)
{
    const std::size_t count = storage.images.size();
    std::vector<SourceState> chunks((count + kChunk - 1) / kChunk);
    pool.parallelFor(chunks.size(), [&](std::size_t chunk) {
        const std::size_t end = std::min(count, (chunk + 1) * kChunk);
        for (std::size_t at = chunk * kChunk; at < end; ++at) {
            const ImageRow& row = storage.images[at];
            root.add(storage.names.data() + row.name, chunks[chunk]);
            if (row.annotation != 0)
                root.add(storage.names.data() + row.annotation, chunks[chunk]);
        }
    });
    for (const SourceState& chunk : chunks) {
        state.hash = mixHash(state.hash, chunk.hash);
        state.newestNs = std::max(state.newestNs, chunk.newestNs);
    }
}

} // namespace

SourceState sourceStateOf(const DatasetStorage& storage, WorkerPool& pool)
{
    const DatasetSource& source = storage.source;
    if (isStored(source.root))
        return stateInStore(storage);
    const Folder root(source.root);
    SourceState state;
    for (const std::string& container : storage.containers)
        root.add(container.c_str(), state);
    if (!source.labelMapPath.empty())
        root.add(source.labelMapPath.c_str(), state);
    for (const DatasetSplit& split : source.splits) {
        for (const std::string& path : split.paths)
            root.add(path.c_str(), state);
    }
    if (namesFolder(source)) {
        root.add(source.root.c_str(), state);
        const FolderSet folders = foldersOf(storage);
        for (const std::string& folder : folders.folders())
            root.add(folder.c_str(), state);
    }
    if (source.format != DatasetFormat::TfRecord)
        addPictures(storage, root, pool, state);
    return state;
}

} // namespace faultline
