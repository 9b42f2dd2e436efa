// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/run.h"

#include <cstdint>
#include <string>
#include <vector>

namespace faultline {

/// What is wrong with one file in one way, however often.
struct IssueGroup {
    IssueCode code = IssueCode::UnrecognisedFile;
    std::string path;
    std::uint64_t count = 0;                 ///< exact, also where the log kept only the first ones
    std::uint64_t bytesLost = 0;             ///< over the occurrences kept
    std::vector<std::uint64_t> firstOffsets; ///< in bytes; the first kNamedOffsets of them
    std::string firstDetail;

    static constexpr std::size_t kNamedOffsets = 5;
};

/// The issues of a case by file and code, in the order in which they first occur.
[[nodiscard]] std::vector<IssueGroup> issueGroups(const CaseData& data);
/// Those of one file.
[[nodiscard]] std::vector<IssueGroup> issueGroups(const FileReport& file);
/// Those of the search for files: a path that could not be read, a loop of links. They
/// belong to no file that was read.
[[nodiscard]] std::vector<IssueGroup> scanIssueGroups(const CaseData& data);

/// All groups of one code: what is said about it once, and the files that it happened to.
struct IssueKind {
    IssueCode code = IssueCode::UnrecognisedFile;
    std::vector<IssueGroup> files;
};
/// Worst severity first, then by code; the files keep their order.
[[nodiscard]] std::vector<IssueKind> issueKinds(std::vector<IssueGroup> groups);

/// "2 times, at bytes 1234, 5678; 45 bytes lost (detail of the first)"; empty if there is
/// nothing to add to the sentence of the code. Printable.
[[nodiscard]] std::string particularsOf(const IssueGroup& group);
/// "runs/a/events.1: at byte 1234, 45 bytes lost". Printable.
[[nodiscard]] std::string placeOf(const IssueGroup& group);
/// The sentence of the code with these particulars, without a full stop.
[[nodiscard]] std::string sentenceOf(const IssueGroup& group);

} // namespace faultline
