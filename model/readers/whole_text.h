// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/io/utf8.h"
#include "model/readers/format_reader.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace faultline {

/// Files that are read as a whole are never longer than this.
inline constexpr std::uint64_t kMaxWholeText = std::uint64_t{16} << 20;

struct WholeText {
    std::string text;
    ReadEnd end = ReadEnd::Complete;
};

/// Reads a file to its end, unpacked if it is gzip. What is cut, damaged, too long or a Git LFS
/// pointer goes to the issues of `context.file`. An Error if nothing is left. Memory: about
/// kMaxWholeText.
[[nodiscard]] Result<WholeText> readWhole(const ByteSource& source, ReadContext& context);

/// Turns the bytes of a text file into valid UTF-8 without a byte order mark and without NULs;
/// UTF-16 is known by its byte order mark. What had to go is an issue.
void decodeText(std::string& text, const ByteSource& source, ReadContext& context);

/// Both.
[[nodiscard]] Result<WholeText> readWholeText(const ByteSource& source, ReadContext& context);

/// Adds an issue about a line: its detail is "line N: detail".
void addLineIssue(ReadContext& context, const ByteSource& source, IssueCode code,
                  std::uint32_t line, Text detail);

/// Adds an issue about the file as a whole.
void addFileIssue(ReadContext& context, const ByteSource& source, IssueCode code, Text detail);

/// Whether a head is that of a Git LFS pointer.
[[nodiscard]] bool isLfsPointer(std::string_view head);

} // namespace faultline
