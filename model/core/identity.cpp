// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/identity.h"

#include "model/core/location.h"

#include <filesystem>
#include <system_error>

namespace faultline {

std::string placeOf(const std::string& path)
{
    if (path.empty() || path.starts_with(kDemoPath) || isUri(path))
        return path;
    std::error_code problem;
    const std::filesystem::path whole = std::filesystem::absolute(path, problem);
    std::string place = (problem ? std::filesystem::path(path) : whole).lexically_normal().string();
    while (place.size() > 1 && place.ends_with('/'))
        place.pop_back();
    return place;
}

std::optional<std::string> pathBelow(std::string_view place, std::string_view above)
{
    if (above.empty() || !place.starts_with(above))
        return std::nullopt;
    if (place.size() == above.size())
        return ".";
    const bool isSeparated = above.ends_with('/') || above == kDemoPath;
    if (!isSeparated && place[above.size()] != '/')
        return std::nullopt;
    return std::string(place.substr(above.size() + (isSeparated ? 0 : 1)));
}

std::string_view toString(ArtifactPart part)
{
    switch (part) {
    case ArtifactPart::Whole: return {};
    case ArtifactPart::Versions: return "versions";
    case ArtifactPart::Console: return "console";
    case ArtifactPart::System: return "system";
    case ArtifactPart::Settings: return "settings";
    }
    return {};
}

ArtifactId partOf(const ArtifactId& file, ArtifactPart part)
{
    if (part == ArtifactPart::Whole)
        return file;
    return ArtifactId(file.text() + "#" + std::string(toString(part)));
}

} // namespace faultline
