// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/import_issue.h"
#include "model/core/result.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace faultline {
class JsonCursor;
}

namespace faultline::annotation {

/// An element of a list of a JSON file is never longer than this; the file may be of any size.
inline constexpr std::size_t kMaxJsonElement = std::size_t{64} << 20;

/// The annotation of one picture is never longer than this; what a LabelMe file embeds counts.
inline constexpr std::uint64_t kMaxAnnotationBytes = std::uint64_t{64} << 20;

/// A file whole. TooLarge if it is longer than `maxBytes`.
[[nodiscard]] Result<std::string> readAnnotation(const std::string& path,
                                                 std::uint64_t maxBytes = kMaxAnnotationBytes);

/// A number with nothing but blanks around it; none if it is anything else. NaN and infinity count
/// as numbers.
[[nodiscard]] std::optional<double> numberOf(std::string_view text);
/// The same, a whole one; "3.0" is one too.
[[nodiscard]] std::optional<std::int64_t> wholeNumberOf(std::string_view text);
/// A number that cannot be read stands as this.
[[nodiscard]] double notANumber();
/// "1", "true", "yes", in any case.
[[nodiscard]] bool isTrue(std::string_view text);

/// The number that a cursor stands on; notANumber() if it is anything else.
[[nodiscard]] double numberAt(JsonCursor& cursor);

/// For messages: not longer than `most` characters, bytes that are no UTF-8 replaced.
[[nodiscard]] std::string quoted(std::string_view text, std::size_t most = 60);

[[nodiscard]] ImportIssue issueAt(IssueCode code, const std::string& path, Text detail,
                                  std::optional<std::uint64_t> offset = {});

} // namespace faultline::annotation
