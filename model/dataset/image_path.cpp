// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/dataset/image_path.h"

#include "model/core/location.h"

#include <algorithm>

namespace faultline {

namespace fs = std::filesystem;

namespace {

bool isInside(const fs::path& path, const fs::path& folder)
{
    const auto [end, rest] = std::mismatch(folder.begin(), folder.end(), path.begin(), path.end());
    return end == folder.end() || (std::next(end) == folder.end() && end->empty());
}

} // namespace

ImagePaths::ImagePaths(const DatasetSource& source)
    : m_root(fs::path(source.root).lexically_normal()), m_outsideAllowed(source.outsideAllowed)
{
    if (isUri(source.root)) {
        m_location = source.root;
        return;
    }
    std::error_code error;
    m_realRoot = fs::weakly_canonical(m_root, error);
    if (error)
        m_realRoot.clear();
}

bool ImagePaths::leadsInside(const fs::path& path) const
{
    // What does not exist leads nowhere.
    std::error_code error;
    const fs::path real = fs::weakly_canonical(path, error);
    return !error && !m_realRoot.empty() && isInside(real, m_realRoot);
}

std::optional<std::string> ImagePaths::resolve(std::string_view name)
{
    if (!m_location.empty()) {
        std::string location = isUri(name) ? std::string(name) : resolvedLocation(m_location, name);
        if (!m_outsideAllowed && !location.starts_with(m_location + "/"))
            return std::nullopt;
        return location;
    }
    const fs::path path = (m_root / fs::path(name)).lexically_normal();
    if (m_outsideAllowed)
        return path.string();
    if (!isInside(path, m_root))
        return std::nullopt;
    // A link inside the folder may still lead out of it.
    if (fs::path folder = path.parent_path(); folder != m_folder) {
        m_folder = std::move(folder);
        m_isFolderInside = leadsInside(m_folder);
    }
    std::error_code error;
    const bool isLink = fs::is_symlink(fs::symlink_status(path, error));
    if (!m_isFolderInside || (isLink && !leadsInside(path)))
        return std::nullopt;
    return path.string();
}

std::optional<std::string> resolveImagePath(const DatasetSource& source, std::string_view name)
{
    return ImagePaths(source).resolve(name);
}

} // namespace faultline
