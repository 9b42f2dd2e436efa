// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/io/archive_store.h"

#include "model/core/identity.h"
#include "model/core/location.h"
#include "model/io/archive_cache.h"
#include "model/io/file_tree.h"
#include "model/io/sparse_source.h"

#include <algorithm>
#include <mutex>
#include <set>
#include <string>
#include <utility>

namespace faultline {

namespace {

constexpr int kMostFolderDepth = 64; // as the scan has it; what lies deeper it tells itself

/// A file in the cache, by the name that people know it by.
class MemberSource final : public ByteSource, public SparseSource {
public:
    MemberSource(std::string name, std::unique_ptr<ByteSource> file, UnpackedArchivePtr archive)
        : m_name(std::move(name)),
          m_file(std::move(file)),
          m_archive(std::move(archive)),
          m_sparse(dynamic_cast<const SparseSource*>(m_file.get()))
    {
    }

    const std::string& name() const override { return m_name; }
    std::uint64_t size() const override { return m_file->size(); }

    Result<std::size_t> readAt(std::uint64_t offsetBytes, std::span<std::byte> into) const override
    {
        Result<std::size_t> got = m_file->readAt(offsetBytes, into);
        return got ? std::move(got) : Result<std::size_t>(got.error().in(m_name));
    }

    std::uint64_t nextData(std::uint64_t offsetBytes) const override
    {
        return m_sparse != nullptr ? m_sparse->nextData(offsetBytes) : offsetBytes;
    }

private:
    std::string m_name;
    std::unique_ptr<ByteSource> m_file;
    UnpackedArchivePtr m_archive; ///< keeps it in the cache
    const SparseSource* m_sparse;
};

class ArchiveStore final : public Store {
public:
    explicit ArchiveStore(std::string location) : m_location(std::move(location)) {}

    Result<void> list(ReadMonitor& monitor, const StoredFileSink& take) override
    {
        Result<Underlying> found = openUnderlying(m_location, monitor);
        if (!found)
            return found.error();
        {
            const std::lock_guard lock(m_mutex);
            m_store = found->store;
        }
        if (found->version.empty()) // so that one content is not taken for another
            found->version = std::to_string(found->source->size());
        const ArchiveCacheLimits limits = archiveCacheLimits();
        Result<UnpackedArchivePtr> archive =
            openArchive(*found->source, placeOf(m_location) + '\n' + found->version,
                        defaultArchiveCache(), limits, monitor);
        if (!archive)
            return archive.error();
        ImportLog issues = issuesOf((*archive)->outcome(), m_location, limits);
        std::set<std::pair<std::uint64_t, std::uint64_t>> seen;
        const bool wantsMore = walk((*archive)->folder(), {}, 0, seen, issues, monitor, take);
        const std::lock_guard lock(m_mutex);
        m_archive = std::move(*archive);
        m_issues = std::move(issues);
        if (!wantsMore && monitor.isCancelled())
            return Error{.code = ErrorCode::Cancelled, .path = m_location};
        return {};
    }

    Result<std::unique_ptr<ByteSource>> open(const std::string& name,
                                             const StoredFile& file) override
    {
        UnpackedArchivePtr archive;
        {
            const std::lock_guard lock(m_mutex);
            archive = m_archive;
        }
        if (!archive)
            return Error{.code = ErrorCode::Internal, .path = name};
        Result<std::unique_ptr<ByteSource>> source = openFile(archive->folder() + "/" + file.name);
        if (!source)
            return source.error().in(name);
        return std::unique_ptr<ByteSource>(
            std::make_unique<MemberSource>(name, std::move(*source), std::move(archive)));
    }

    Text access() const override
    {
        const std::lock_guard lock(m_mutex);
        return m_store ? m_store->access() : Text();
    }

    StoreCounters counters() const override
    {
        const std::lock_guard lock(m_mutex);
        return m_store ? m_store->counters() : StoreCounters();
    }

    ImportLog issues() const override
    {
        const std::lock_guard lock(m_mutex);
        return m_issues;
    }

private:
    /// As a scan walks a folder on disk: by name, links followed, each folder once. False: over.
    bool walk(const std::string& folder, const std::string& prefix, int depth,
              std::set<std::pair<std::uint64_t, std::uint64_t>>& seen, ImportLog& issues,
              ReadMonitor& monitor, const StoredFileSink& take) const
    {
        const std::optional<FileStatus> self = statusOf(folder);
        if (self && !seen.emplace(self->device, self->inode).second) {
            issues.add(
                {.code = IssueCode::SymlinkLoop, .path = joinedLocation(m_location, prefix)});
            return true;
        }
        if (depth > kMostFolderDepth + 1)
            return true;
        for (const FolderEntry& entry : entriesOf(folder).entries) {
            if (monitor.isCancelled())
                return false;
            const std::string path = folder + "/" + entry.name;
            const std::string name = prefix.empty() ? entry.name : prefix + "/" + entry.name;
            const std::optional<FileStatus> status = statusOf(path);
            if (!status)
                continue;
            if (status->kind == FileStatus::Kind::Folder) {
                if (!walk(path, name, depth + 1, seen, issues, monitor, take))
                    return false;
            } else if (!take({.name = name,
                              .size = status->sizeBytes,
                              .version = {},
                              .modified = status->modified})) {
                return false;
            }
        }
        return true;
    }

    const std::string m_location;
    mutable std::mutex m_mutex;
    std::shared_ptr<Store> m_store; ///< that the archive lies in; null: on this machine
    UnpackedArchivePtr m_archive;
    ImportLog m_issues;
};

bool isArchiveLocation(std::string_view location)
{
    return isArchiveName(isUri(location) ? namePartOf(location) : location);
}

Result<std::shared_ptr<Store>> makeArchiveStore(const std::string& location, const SplitLocation&)
{
    return std::shared_ptr<Store>(std::make_shared<ArchiveStore>(location));
}

} // namespace

StoreKind archiveStore()
{
    return {.name = "archive",
            .isArchive = true,
            .claims = isArchiveLocation,
            .make = makeArchiveStore};
}

} // namespace faultline
