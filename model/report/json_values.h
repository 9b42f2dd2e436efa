// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/import_issue.h"
#include "model/core/text.h"
#include "model/core/unit_id.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <string>

namespace faultline {

/// How every JSON report writes its values. Private to model/report: the JSON library is
/// slow to compile and not part of any interface.

/// Keeps members in the order in which they are added: that is how people read them.
using Json = nlohmann::ordered_json;

/// JSON has no NaN: non-finite numbers become "NaN", "Infinity", "-Infinity".
[[nodiscard]] Json jsonNumber(double value);
/// null if there is none.
[[nodiscard]] Json jsonNumber(const std::optional<double>& value);

/// The text of a document; invalid UTF-8 in any string becomes U+FFFD instead of an exception.
/// Lines after the first are begun by `margin` blanks, so that it can stand inside another.
[[nodiscard]] std::string indentedJson(const Json& json, std::size_t margin = 0);
[[nodiscard]] std::string compactJson(const Json& json);

/// {id, severity, path, offset, bytes_lost, sentence, detail, advice}
[[nodiscard]] Json issueJson(const ImportIssue& issue);
[[nodiscard]] Json issuesJson(const ImportLog& log);
/// {id: number of occurrences}, without the zeros: issuesJson() holds the first ones only.
[[nodiscard]] Json issueCountsJson(const ImportLog& log);

} // namespace faultline
