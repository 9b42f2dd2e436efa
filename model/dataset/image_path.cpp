// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/dataset/image_path.h"

#include <algorithm>
#include <filesystem>

namespace faultline {

namespace fs = std::filesystem;

namespace {

bool isInside(const fs::path& path, const fs::path& folder)
{
    const auto [end, rest] = std::mismatch(folder.begin(), folder.end(), path.begin(), path.end());
    return end == folder.end() || (std::next(end) == folder.end() && end->empty());
}

} // namespace

std::optional<std::string> resolveImagePath(const DatasetSource& source, std::string_view name)
{
    const fs::path root = fs::path(source.root).lexically_normal();
    const fs::path path = (root / fs::path(name)).lexically_normal();
    if (source.outsideAllowed)
        return path.string();
    if (!isInside(path, root))
        return std::nullopt;
    // A link inside the folder may still lead out of it. What does not exist leads nowhere.
    std::error_code error;
    const fs::path real = fs::weakly_canonical(path, error);
    if (error)
        return std::nullopt;
    const fs::path realRoot = fs::weakly_canonical(root, error);
    if (error || !isInside(real, realRoot))
        return std::nullopt;
    return path.string();
}

} // namespace faultline
