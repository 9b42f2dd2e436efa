// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace faultline {

/// The pictures that lie below the sources, by folder: names only, so that a million of them fit.
/// Paths are absolute.
class PictureFolders {
public:
    struct Folder {
        std::vector<std::string> names;
        std::uint64_t bytes = 0;
        bool isSorted = true;
        bool isClaimed = false; ///< a dataset has its pictures there
    };

    void add(const std::string& folder, std::string_view name, std::uint64_t bytes);
    /// Whether a folder holds a picture whose name is `stem` and any extension.
    [[nodiscard]] bool hasStem(const std::string& folder, std::string_view stem);

    /// Names of pictures as annotations give them.
    struct Names {
        std::vector<std::string> names; ///< "a.jpg", "train/a.jpg", "/home/x/a.jpg", "C:\\x\\a.jpg"
        bool areStems = false;          ///< without extension
    };
    /// The folder that `names` start from: the one in which most of them are, of several the
    /// nearest to `near`. None if not one is anywhere.
    [[nodiscard]] std::optional<std::string> rootOf(const Names& names, const std::string& near);
    /// Marks a folder and all below it as pictures of a dataset; gives their bytes.
    std::uint64_t claim(const std::string& folder);

    [[nodiscard]] std::map<std::string, Folder>& folders() { return m_folders; }

private:
    [[nodiscard]] std::size_t hits(Folder& folder, const Names& names) const;

    std::map<std::string, Folder> m_folders;
    Folder* m_last = nullptr; ///< the folder added to last: files come folder by folder
    std::string m_lastName;
};

/// How many steps lead from a folder to another.
[[nodiscard]] std::size_t folderDistance(std::string_view from, std::string_view to);
/// The folder that holds both (or is one of them).
[[nodiscard]] std::string commonFolder(std::string_view a, std::string_view b);
/// What stands behind the last slash, of whatever system.
[[nodiscard]] std::string_view baseName(std::string_view path);
[[nodiscard]] std::string_view parentOf(std::string_view path);

} // namespace faultline
