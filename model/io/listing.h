// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/io/store.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace faultline {

/// The flat listing of a root as a tree of folders. About 32 bytes a file and its name and version,
/// so that a million fit; more than kMostFiles or kMostText are counted and left out.
///
/// A name may be a file and a folder at once ("x" and "x/y"): both are there.
class Listing {
public:
    static constexpr std::size_t kMostFiles = 2'000'000;
    static constexpr std::size_t kMostText = std::size_t{384} << 20U;

    struct Entry {
        std::string name; ///< of the folder's own
        bool isFolder = false;
        std::uint64_t size = 0;
        double modified = 0.0;
    };

    explicit Listing(std::size_t mostFiles = kMostFiles) : m_mostFiles(mostFiles) {}

    /// False: there is no room for more.
    bool add(const StoredFile& file);
    /// Before the first question.
    void finish();

    [[nodiscard]] std::size_t fileCount() const { return m_rows.size(); }
    [[nodiscard]] bool isCut() const { return m_isCut; }
    [[nodiscard]] std::uint64_t totalBytes() const;

    // Names are relative to the root; "" is the root.
    [[nodiscard]] std::optional<StoredFile> find(std::string_view name) const;
    [[nodiscard]] bool isFolder(std::string_view name) const;
    /// What lies directly in a folder, by name.
    [[nodiscard]] std::vector<Entry> entriesIn(std::string_view folder) const;
    /// Names of all files below a folder, relative to it.
    [[nodiscard]] std::vector<std::string> filesBelow(std::string_view folder) const;
    /// Whether the other one has the same names.
    [[nodiscard]] bool hasSameNames(const Listing& other) const;

private:
    struct Row {
        std::uint64_t text = 0; ///< of name, then version
        std::uint32_t nameBytes = 0;
        std::uint32_t versionBytes = 0;
        std::uint64_t size = 0;
        double modified = 0.0;
    };

    [[nodiscard]] std::string_view nameOf(const Row& row) const
    {
        return std::string_view(m_text).substr(row.text, row.nameBytes);
    }
    [[nodiscard]] std::vector<Row>::const_iterator firstFrom(std::string_view name) const;

    std::size_t m_mostFiles;
    std::string m_text;
    std::vector<Row> m_rows; ///< by name
    bool m_isCut = false;
};

} // namespace faultline
