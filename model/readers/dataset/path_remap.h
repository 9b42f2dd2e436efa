// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/dataset_source.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace faultline {

/// Where paths of another machine are on this one: what begins with `first` begins with `second`
/// here. Backslashes and slashes are the same.
struct PathRemap {
    std::vector<std::pair<std::string, std::string>> pairs;

    /// The longest pair that fits is used; without one the path stays, with slashes.
    [[nodiscard]] std::string apply(std::string_view written) const;
};

/// The files and folders that a path of a configuration stands for: as it is, from `folder`, or
/// from a folder above it (trainers are started from there). May have wildcards (*, ?, [...]).
/// Absolute, by name; empty if there is nothing.
[[nodiscard]] std::vector<std::string> resolveWritten(std::string_view written,
                                                      const std::string& folder,
                                                      const PathRemap& remap);

/// Looks below `folder` for what is missing: the file or folder that agrees with the longest end of
/// each path. Gives the pairs that would lead there, the one that helps most first. Walks at most
/// 200,000 entries.
[[nodiscard]] std::vector<std::pair<std::string, std::string>> suggestRemap(
    std::span<const MissingPath> missing, const std::string& folder);

} // namespace faultline
