// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/readers/config/config_tree.h"
#include "model/readers/config/source_builder.h"

#include <string_view>
#include <vector>

namespace faultline {

/// Reads a file of literals: JSON with NaN, Infinity, trailing commas and // comments, as training
/// programs write it, or Python's lines of `name = literal`, where a literal may be
/// dict(name=literal). Nothing is evaluated: of Python, calls other than dict() and expressions are
/// kept as the text that stands there. Goes on after what it cannot understand; says so to
/// `issues`. Nesting beyond 100 is left out.
[[nodiscard]] ConfigSource parseLiterals(std::string_view text, SourceSyntax syntax,
                                         const LineIssueSink& issues);

/// Adds what a file of literals holds to the root of a tree. Returns false if the text ends inside
/// something.
[[nodiscard]] bool addLiterals(std::string_view text, SourceSyntax syntax, ConfigTree& tree,
                               const LineIssueSink& issues);

/// The keys of the first JSON object in `head`, those of nested objects too: "model",
/// "model.backbone", at most two levels. `isFollowed`: the object ends within the head and text
/// follows it, as in a log of one object per line.
[[nodiscard]] std::vector<std::string> firstJsonKeys(std::string_view head, bool& isFollowed);

} // namespace faultline
