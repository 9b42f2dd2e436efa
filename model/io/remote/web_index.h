// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace faultline::remote {

/// A line of a web server's page that lists a folder.
struct WebEntry {
    std::string name; ///< of the entry alone, decoded as locations have it (normalisedUri())
    bool isFolder = false;
    std::optional<std::uint64_t> size = {}; ///< only where the page tells it to the byte
    std::string row = {};                   ///< what else the page says of it: date, size
};

/// The entries of a page as rclone, nginx, Apache and Python's server write it. `folderPath`: the
/// path of the folder in the URL, percent-encoded, with a slash at its end. Links that lead
/// anywhere but directly into the folder are left out.
[[nodiscard]] std::vector<WebEntry> entriesOfIndex(std::string_view page,
                                                   std::string_view folderPath);

/// Whether a page lists a folder, by how these servers entitle it or by links into the folder.
[[nodiscard]] bool isIndexPage(std::string_view page);

/// A location of http(s) as the URL to send: everything encoded that must be.
[[nodiscard]] std::string urlOfLocation(std::string_view location);

} // namespace faultline::remote
