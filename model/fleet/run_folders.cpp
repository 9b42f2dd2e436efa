// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/fleet/run_folders.h"

#include "model/core/location.h"
#include "model/io/file_tree.h"
#include "model/io/store.h"

#include <optional>
#include <utility>

namespace faultline {

Result<std::vector<std::string>> runFoldersIn(const std::string& given, ReadMonitor& monitor)
{
    const std::string folder = permitLocation(given);
    const StoreKind* const kind = storeKindOf(folder);
    if (kind != nullptr && kind->isArchive)
        return std::vector<std::string>{given};
    if (kind != nullptr) {
        if (const Result<void> listed = openRoot(folder, monitor); !listed)
            return listed.error();
    }
    FolderEntries found = entriesOf(folder);
    if (found.problem)
        return Error{.code = ErrorCode::Io, .path = folder, .detail = std::move(*found.problem)};
    // A query belongs to the end of a location, not into the middle.
    const bool hasQuery = isUri(given) && given.find('?') != std::string::npos;
    std::string prefix = hasQuery ? folder : given;
    while (prefix.size() > 1 && prefix.ends_with('/'))
        prefix.pop_back();
    std::vector<std::string> runs;
    for (const FolderEntry& entry : found.entries) {
        const std::optional<FileStatus> status =
            entry.status ? entry.status : statusOf(joinedLocation(folder, entry.name));
        if (status && status->kind == FileStatus::Kind::Folder)
            runs.push_back(joinedLocation(prefix, entry.name));
    }
    if (runs.empty())
        return Error{.code = ErrorCode::UnknownFormat,
                     .path = folder,
                     .detail = {FAULTLINE_TR_NOOP("Fleet", "holds no folders of runs"), {}}};
    return runs;
}

} // namespace faultline
