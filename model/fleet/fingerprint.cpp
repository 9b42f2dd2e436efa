// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/fleet/fingerprint.h"

#include "model/core/location.h"
#include "model/dataset/stable_hash.h"
#include "model/io/file_tree.h"

#include <algorithm>
#include <bit>
#include <filesystem>
#include <optional>
#include <string_view>
#include <system_error>

#include <sys/stat.h>

namespace faultline {

namespace {

namespace fs = std::filesystem;

void addFile(std::string_view name, const struct stat& file, PathState& state)
{
    constexpr double kNano = 1e-9;
    std::uint64_t hash = stableHash(name);
    hash = mixHash(hash, static_cast<std::uint64_t>(file.st_size));
    hash = mixHash(hash, static_cast<std::uint64_t>(file.st_mtim.tv_sec));
    hash = mixHash(hash, static_cast<std::uint64_t>(file.st_mtim.tv_nsec));
    state.fingerprint += hash; // a sum does not ask for an order
    state.bytes += static_cast<std::uint64_t>(file.st_size);
    ++state.files;
    state.newest = std::max(state.newest, static_cast<double>(file.st_mtim.tv_sec)
                                              + static_cast<double>(file.st_mtim.tv_nsec) * kNano);
}

void addFile(const StoredFile& file, PathState& state)
{
    std::uint64_t hash = mixHash(stableHash(file.name), file.size);
    hash = mixHash(hash, stableHash(file.version));
    hash = mixHash(hash, std::bit_cast<std::uint64_t>(file.modified));
    state.fingerprint += hash;
    state.bytes += file.size;
    ++state.files;
    state.newest = std::max(state.newest, file.modified);
}

Result<PathState> stateOfLocation(const std::string& location, ReadMonitor& monitor)
{
    if (const Result<void> listed = ensureRoot(location, monitor); !listed)
        return listed.error();
    const std::optional<RootState> root = rootState(location);
    PathState state;
    if (!root || !root->listing)
        return state;
    if (const std::optional<StoredFile> itself = root->listing->find(""))
        addFile(*itself, state);
    for (const std::string& name : root->listing->filesBelow("")) {
        const std::optional<StoredFile> file = root->listing->find(name);
        if (file && !name.empty())
            addFile(*file, state);
    }
    return state;
}

} // namespace

Result<PathState> stateOfPath(const std::string& path, ReadMonitor& monitor)
{
    if (isUri(path))
        return stateOfLocation(path, monitor);
    PathState state;
    struct stat top {};
    if (::stat(path.c_str(), &top) != 0)
        return Error{.code = ErrorCode::Io,
                     .path = path,
                     .detail = verbatim(std::error_code(errno, std::generic_category()).message())};
    if (!S_ISDIR(top.st_mode)) {
        addFile(fs::path(path).filename().string(), top, state);
        return state;
    }
    std::error_code problem;
    fs::recursive_directory_iterator at(path, fs::directory_options::skip_permission_denied,
                                        problem);
    if (problem)
        return Error{.code = ErrorCode::Io, .path = path, .detail = verbatim(problem.message())};
    std::uint64_t seen = 0;
    const std::size_t prefix = path.size();
    for (; at != fs::recursive_directory_iterator() && seen < kMostLookedAt;
         at.increment(problem), ++seen) {
        if (problem)
            break;
        const std::string& name = at->path().native();
        struct stat file {};
        if (::stat(name.c_str(), &file) != 0 || !S_ISREG(file.st_mode))
            continue;
        addFile(std::string_view(name).substr(prefix), file, state);
    }
    return state;
}

} // namespace faultline
