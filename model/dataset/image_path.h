// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/dataset_source.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace faultline {

/// The file that a picture's name in an annotation means: `name` below DatasetSource::root. None if
/// it leads out of that folder ("../", an absolute path elsewhere, a link) and the user has not
/// allowed that. Does not check whether the file exists.
[[nodiscard]] std::optional<std::string> resolveImagePath(const DatasetSource& source,
                                                          std::string_view name);

/// The same for many names of a dataset: what they share is looked up once. Not thread-safe.
class ImagePaths {
public:
    explicit ImagePaths(const DatasetSource& source);

    [[nodiscard]] std::optional<std::string> resolve(std::string_view name);

private:
    [[nodiscard]] bool leadsInside(const std::filesystem::path& path) const;

    std::string m_location;           ///< the root where it is a URI, which has no links
    std::filesystem::path m_root;     ///< as named
    std::filesystem::path m_realRoot; ///< links resolved; empty if that failed
    std::filesystem::path m_folder;   ///< of the name before
    bool m_isFolderInside = false;
    bool m_outsideAllowed = false;
};

} // namespace faultline
