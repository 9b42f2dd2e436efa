// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/readers/format_reader.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace faultline {

/// A folder that is looked through. Lists names; looks further only where a format asks.
class FolderView {
public:
    /// `names`: of what lies directly in it, ascending.
    FolderView(std::string path, std::vector<std::string> names)
        : m_path(std::move(path)), m_names(std::move(names))
    {
    }

    [[nodiscard]] const std::string& path() const { return m_path; }
    [[nodiscard]] std::span<const std::string> names() const { return m_names; }
    [[nodiscard]] bool has(std::string_view name) const;

    // Names below are relative to the folder: "files/config.yaml". What cannot be read is as if it
    // were not there.
    /// Of a regular file; links are followed.
    [[nodiscard]] std::optional<std::uint64_t> sizeOf(const std::string& name) const;
    /// The first kSniffBytes of a file, unpacked.
    [[nodiscard]] std::string headOf(const std::string& name) const;
    /// Regular files at any depth of a folder in it, ascending; links to folders are not followed.
    [[nodiscard]] std::vector<std::string> filesBelow(const std::string& folder) const;

private:
    [[nodiscard]] std::string pathOf(const std::string& name) const;

    std::string m_path;
    std::vector<std::string> m_names;
};

/// What is fixed about a format that is a folder.
struct FolderFormatInfo {
    std::string_view id; ///< stable kebab-case; docs/formats/<page>.md tells of it
    std::string_view page;
};

/// What a format says of a folder. Names are relative to it.
struct FolderParts {
    /// Files that `reader` reads as one run, which is named after the folder.
    const FormatReader* reader = nullptr;
    std::vector<std::string> run;
    /// Names directly in the folder that are its own: nobody else looks at or into them.
    std::vector<std::string> own;
    /// Files that are not read, with the reason that is listed: English, FAULTLINE_TR_NOOP of
    /// "Sources", lives for ever. Files that the user chose a reader for are read all the same.
    struct NotRead {
        std::string file;
        std::string_view reason;
    };
    std::vector<NotRead> notRead;
};

/// A format of which the folder says more than its files: which of them are one run, which hold the
/// same once more, which belong to something that is read as a whole.
///
/// Stateless and const, as FormatReader is. A folder may be of several formats.
///
/// To add one: its class in a folder of model/readers/, one line in builtinFolderFormats(), its
/// sources in model/readers/CMakeLists.txt, tests, its words in docs/formats/<page>.md. Nothing
/// else needs touching.
class FolderFormat {
public:
    virtual ~FolderFormat() = default;
    [[nodiscard]] virtual const FolderFormatInfo& info() const = 0;
    /// Whether a folder with these names may be one. Every folder is asked about: no I/O.
    [[nodiscard]] virtual bool sniff(const FolderView& folder) const = 0;
    /// Empty if a closer look shows that it is none. Of files given one by one `folder` names only
    /// those, and only `notRead` counts.
    [[nodiscard]] virtual FolderParts partsOf(const FolderView& folder) const = 0;
};

} // namespace faultline
