// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/dataset/path_remap.h"

#include "model/core/location.h"
#include "model/io/file_tree.h"
#include "model/readers/dataset/picture_folders.h"

#include <algorithm>
#include <filesystem>
#include <map>

#include <fnmatch.h>
#include <glob.h>

namespace faultline {

namespace {

namespace fs = std::filesystem;

constexpr int kFoldersAbove = 4;
constexpr std::size_t kMostMappedEntries = 200'000;
constexpr int kMostDepth = 16;

std::string withSlashes(std::string_view path)
{
    std::string plain;
    for (const char c : path) {
        const char slash = c == '\\' ? '/' : c;
        if (slash != '/' || !plain.ends_with('/'))
            plain.push_back(slash);
    }
    return plain;
}

std::vector<std::string> partsOf(std::string_view path)
{
    std::vector<std::string> parts;
    while (!path.empty()) {
        const std::size_t slash = std::min(path.find('/'), path.size());
        if (slash > 0)
            parts.emplace_back(path.substr(0, slash));
        path.remove_prefix(std::min(slash + 1, path.size()));
    }
    return parts;
}

bool hasWildcard(std::string_view path)
{
    return path.find_first_of("*?[") != std::string_view::npos;
}

/// Whether a pattern may be expanded: one with wildcards in every folder would walk the whole disk,
/// and one of many stars takes long to compare. Shards need neither.
bool isModest(const std::vector<std::string>& parts)
{
    constexpr std::size_t kFoldersWithWildcards = 1;
    constexpr std::ptrdiff_t kStars = 6;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const bool isFront = i + 1 + kFoldersWithWildcards < parts.size();
        if ((isFront && hasWildcard(parts[i]))
            || std::count(parts[i].begin(), parts[i].end(), '*') > kStars)
            return false;
    }
    return true;
}

/// What a location that a file names matches. It is fetched only where the user wished it: without
/// that only what lies in an opened root is found, which takes no request.
std::vector<std::string> matchesInStore(const std::string& written)
{
    const std::string location = normalisedUri(written);
    const std::string folder = parentLocation(location);
    const std::string name = nameOfLocation(location);
    const bool isPattern = hasWildcard(name);
    const std::string& asked = isPattern ? folder : location;
    if (!statusOf(asked) && isPermitted(asked)) {
        SilentMonitor monitor;
        (void)ensureRoot(asked, monitor);
    }
    std::vector<std::string> found;
    if (!isPattern && statusOf(location))
        found.push_back(location);
    for (const FolderEntry& entry :
         isPattern ? entriesOf(folder).entries : std::vector<FolderEntry>()) {
        if (::fnmatch(name.c_str(), entry.name.c_str(), 0) == 0)
            found.push_back(joinedLocation(folder, entry.name));
    }
    return found;
}

std::vector<std::string> existing(const std::string& path)
{
    if (isUri(path)) // the folder of a configuration that lies in a store
        return matchesInStore(path);
    std::error_code error;
    if (fs::exists(path, error))
        return {fs::path(path).lexically_normal().string()};
    std::vector<std::string> found;
    if (!hasWildcard(path) || !isModest(partsOf(path)))
        return found;
    glob_t matches{};
    if (::glob(path.c_str(), 0, nullptr, &matches) == 0) {
        for (std::size_t i = 0; i < matches.gl_pathc; ++i)
            found.push_back(fs::path(matches.gl_pathv[i]).lexically_normal().string());
    }
    ::globfree(&matches);
    return found;
}

/// How many parts at the end of `path` agree with those of `pattern`.
std::size_t agreement(const std::vector<std::string>& pattern, const std::vector<std::string>& path)
{
    std::size_t count = 0;
    while (count < std::min(pattern.size(), path.size())) {
        const std::string& wanted = pattern[pattern.size() - 1 - count];
        const std::string& there = path[path.size() - 1 - count];
        if (::fnmatch(wanted.c_str(), there.c_str(), 0) != 0)
            break;
        ++count;
    }
    return count;
}

/// The first `count` parts of a path, which may begin with a slash or a drive.
std::string frontOf(const std::string& path, const std::vector<std::string>& parts,
                    std::size_t count)
{
    std::string front = path.starts_with('/') ? "/" : "";
    for (std::size_t i = 0; i < count; ++i)
        front += (i == 0 ? "" : "/") + parts[i];
    return front;
}

} // namespace

std::string PathRemap::apply(std::string_view written) const
{
    const std::string path = withSlashes(written);
    std::string best = path;
    std::size_t bestLength = 0;
    for (const auto& [from, to] : pairs) {
        std::string prefix = withSlashes(from);
        while (prefix.size() > 1 && prefix.ends_with('/'))
            prefix.pop_back();
        const bool fits = path.starts_with(prefix)
                          && (path.size() == prefix.size() || path[prefix.size()] == '/'
                              || prefix.ends_with('/') || prefix.empty());
        if (!fits || (bestLength > 0 && prefix.size() <= bestLength))
            continue;
        const std::string rest = path.substr(prefix.size());
        best = withSlashes(rest.empty() ? to : to + "/" + rest);
        bestLength = std::max<std::size_t>(prefix.size(), 1);
    }
    return best;
}

std::vector<std::string> resolveWritten(std::string_view written, const std::string& folder,
                                        const PathRemap& remap)
{
    if (isUri(written) && remap.apply(written) == withSlashes(written))
        return matchesInStore(std::string(written)); // no pair is for it
    const std::string path = remap.apply(written);
    if (path.empty())
        return {};
    if (path.front() == '/')
        return existing(path);
    std::string_view above = folder;
    for (int step = 0; step <= kFoldersAbove && above.size() > 1; ++step) {
        std::vector<std::string> found = existing(isUri(above) ? resolvedLocation(above, path)
                                                               : std::string(above) + "/" + path);
        if (!found.empty())
            return found;
        above = parentOf(above);
    }
    return {};
}

std::vector<std::pair<std::string, std::string>> suggestRemap(std::span<const MissingPath> missing,
                                                              const std::string& folder)
{
    struct Wanted {
        std::string path;
        std::vector<std::string> parts;
        std::size_t agreed = 0;
        std::string found;
    };
    std::vector<Wanted> wanted;
    for (const MissingPath& one : missing) {
        std::string path = withSlashes(one.written);
        std::vector<std::string> parts = partsOf(path);
        if (!parts.empty() && isModest(parts))
            wanted.push_back(
                {.path = std::move(path), .parts = std::move(parts), .agreed = 0, .found = {}});
    }
    std::error_code error;
    fs::recursive_directory_iterator it(folder, fs::directory_options::skip_permission_denied,
                                        error);
    for (std::size_t seen = 0;
         !error && it != fs::recursive_directory_iterator() && seen < kMostMappedEntries;
         it.increment(error), ++seen) {
        if (it.depth() >= kMostDepth)
            it.disable_recursion_pending();
        const std::string name = it->path().filename().string();
        for (Wanted& one : wanted) {
            if (::fnmatch(one.parts.back().c_str(), name.c_str(), 0) != 0)
                continue;
            const std::string path = it->path().string();
            const std::size_t agreed = agreement(one.parts, partsOf(path));
            if (agreed > one.agreed || (agreed == one.agreed && path < one.found)) {
                one.agreed = agreed;
                one.found = path;
            }
        }
    }
    std::map<std::pair<std::string, std::string>, std::size_t> votes;
    for (const Wanted& one : wanted) {
        if (one.agreed == 0)
            continue;
        const std::vector<std::string> there = partsOf(one.found);
        ++votes[{frontOf(one.path, one.parts, one.parts.size() - one.agreed),
                 frontOf(one.found, there, there.size() - one.agreed)}];
    }
    std::vector<std::pair<std::string, std::string>> pairs;
    for (const auto& [pair, count] : votes)
        pairs.push_back(pair);
    std::stable_sort(pairs.begin(), pairs.end(),
                     [&votes](const auto& a, const auto& b) { return votes[a] > votes[b]; });
    return pairs;
}

} // namespace faultline
