// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/run.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace faultline {

/// What is wrong with one file in one way, however often.
struct IssueGroup {
    IssueCode code = IssueCode::UnrecognisedFile;
    std::string path;
    std::uint64_t count = 0; ///< exact, also where the log kept only the first ones
    std::uint64_t bytesLost = 0; ///< over the occurrences kept
    std::optional<std::uint64_t> firstOffsetBytes;
    std::string firstDetail;
};

/// The issues of a case by file and code, in the order in which they first occur.
[[nodiscard]] std::vector<IssueGroup> issueGroups(const CaseData& data);
/// Those of one file.
[[nodiscard]] std::vector<IssueGroup> issueGroups(const FileReport& file);
/// Those of the search for files: a path that could not be read, a loop of links. They
/// belong to no file that was read.
[[nodiscard]] std::vector<IssueGroup> scanIssueGroups(const CaseData& data);

/// "A record's checksum does not match its data, at byte 1,234; 3 times; 45 bytes lost (detail)"
[[nodiscard]] std::string sentenceOf(const IssueGroup& group);

/// Whether anything at all was read: a case of pointers and unreadable files has runs, but
/// nothing in them.
[[nodiscard]] bool hasReadableFile(const CaseData& data);

} // namespace faultline
