// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/dataset/picture_folders.h"

#include "model/readers/dataset/dataset_marks.h"

#include <algorithm>

namespace faultline {

namespace {

void sortNames(PictureFolders::Folder& folder)
{
    if (!folder.isSorted)
        std::sort(folder.names.begin(), folder.names.end());
    folder.isSorted = true;
}

bool holdsName(const PictureFolders::Folder& folder, std::string_view name)
{
    return std::binary_search(folder.names.begin(), folder.names.end(), name);
}

bool holdsStem(const PictureFolders::Folder& folder, std::string_view stem)
{
    const std::string prefix = std::string(stem) + ".";
    auto it = std::lower_bound(folder.names.begin(), folder.names.end(), prefix);
    for (; it != folder.names.end() && it->starts_with(prefix); ++it) {
        if (stemOf(*it) == stem)
            return true;
    }
    return false;
}

bool isAbsolute(std::string_view path)
{
    return path.starts_with('/') || path.starts_with('\\') || (path.size() > 1 && path[1] == ':');
}

/// The folder part of a relative name, empty if it has none.
std::string_view folderPart(std::string_view name)
{
    const std::size_t slash = name.find_last_of("/\\");
    return slash == std::string_view::npos || isAbsolute(name) ? std::string_view()
                                                               : name.substr(0, slash);
}

std::size_t commonLength(std::string_view a, std::string_view b)
{
    std::size_t common = 0;
    for (std::size_t at = 0; at <= std::min(a.size(), b.size()); ++at) {
        const bool endA = at == a.size() || a[at] == '/';
        const bool endB = at == b.size() || b[at] == '/';
        if (endA && endB)
            common = at;
        if (at < std::min(a.size(), b.size()) && a[at] != b[at])
            break;
    }
    return common;
}

} // namespace

std::string_view baseName(std::string_view path)
{
    const std::size_t slash = path.find_last_of("/\\");
    return slash == std::string_view::npos ? path : path.substr(slash + 1);
}

std::string_view parentOf(std::string_view path)
{
    const std::size_t slash = path.rfind('/');
    if (slash == std::string_view::npos)
        return {};
    return slash == 0 ? path.substr(0, 1) : path.substr(0, slash);
}

std::string commonFolder(std::string_view a, std::string_view b)
{
    const std::size_t common = commonLength(a, b);
    return common == 0 ? "/" : std::string(a.substr(0, common));
}

std::size_t folderDistance(std::string_view from, std::string_view to)
{
    const std::size_t common = commonLength(from, to);
    return static_cast<std::size_t>(
        std::count(from.begin() + static_cast<std::ptrdiff_t>(common), from.end(), '/')
        + std::count(to.begin() + static_cast<std::ptrdiff_t>(common), to.end(), '/'));
}

void PictureFolders::add(const std::string& folder, std::string_view name, std::uint64_t bytes)
{
    if (m_last == nullptr || m_lastName != folder) {
        m_last = &m_folders[folder];
        m_lastName = folder;
    }
    if (!m_last->names.empty() && name < m_last->names.back())
        m_last->isSorted = false;
    m_last->names.emplace_back(name);
    m_last->bytes += bytes;
}

bool PictureFolders::hasStem(const std::string& folder, std::string_view stem)
{
    const auto it = m_folders.find(folder);
    if (it == m_folders.end())
        return false;
    sortNames(it->second);
    return holdsStem(it->second, stem);
}

std::size_t PictureFolders::hits(Folder& folder, const Names& names) const
{
    sortNames(folder);
    return static_cast<std::size_t>(
        std::count_if(names.names.begin(), names.names.end(), [&](const std::string& name) {
            const std::string_view base = baseName(name);
            return names.areStems ? holdsStem(folder, base) : holdsName(folder, base);
        }));
}

std::optional<std::string> PictureFolders::rootOf(const Names& names, const std::string& near)
{
    if (names.names.empty())
        return std::nullopt;
    if (const auto own = m_folders.find(near);
        own != m_folders.end() && hits(own->second, names) == names.names.size())
        return near;
    const std::string_view inner = folderPart(names.names.front());
    std::optional<std::string> best;
    std::size_t bestHits = 0;
    std::size_t bestDistance = 0;
    for (auto& [path, folder] : m_folders) {
        const std::size_t found = hits(folder, names);
        if (found == 0 || found < bestHits)
            continue;
        std::string root = path;
        // "train/a.jpg" found in ".../images/train" starts from ".../images".
        if (!inner.empty() && path.size() > inner.size() && path.ends_with(inner)
            && path[path.size() - inner.size() - 1] == '/')
            root.resize(path.size() - inner.size() - 1);
        const std::size_t distance = folderDistance(near, path);
        if (found > bestHits || distance < bestDistance) {
            best = std::move(root);
            bestHits = found;
            bestDistance = distance;
        }
    }
    return best;
}

std::uint64_t PictureFolders::claim(const std::string& folder)
{
    std::uint64_t bytes = 0;
    const std::string below = folder + "/";
    const auto mark = [&bytes](Folder& one) {
        one.isClaimed = true;
        bytes += one.bytes;
    };
    if (const auto own = m_folders.find(folder); own != m_folders.end())
        mark(own->second);
    for (auto it = m_folders.lower_bound(below);
         it != m_folders.end() && it->first.starts_with(below); ++it)
        mark(it->second);
    return bytes;
}

} // namespace faultline
