// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/readers/config/config_tree.h"
#include "model/readers/config/source_builder.h"

#include <string>
#include <string_view>
#include <vector>

namespace faultline {

/// Reads the documents of a YAML text; fields of all stand side by side. yaml-cpp is the judge of
/// what they are; where they stand is certain or a problem of the source. At the first error
/// reading stops, as yaml-cpp cannot go on; what came before is kept. Deeper than 100 levels
/// nothing is kept.
[[nodiscard]] ConfigSource parseYaml(const std::string& text, const LineIssueSink& issues);

/// Adds what a YAML file holds to the root of a tree, with lines. An alias becomes a copy of what
/// it stands for, within the bounds of the tree. Returns false if there was an error.
[[nodiscard]] bool addYaml(const std::string& text, ConfigTree& tree, const LineIssueSink& issues);

/// Blanks out the lines of merge markers, so that lines keep their numbers. What stands between
/// them then follows each other; fields that are on both sides are found as duplicates.
void blankMergeMarkers(std::string& text, const LineIssueSink& issues);

/// Keys at the start of the lines of `head` with how deep they are indented: "epochs", and
/// "  lr" for an indented one (two blanks, whatever its depth).
[[nodiscard]] std::vector<std::string> firstYamlKeys(std::string_view head);

} // namespace faultline
