// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/rule_tool/rule_file.h"

#include <string>
#include <string_view>

namespace faultline::rule_tool {

/// What the tool makes, as texts. Nothing of it needs YAML to be read when the program runs.

/// Constants and functions of one rule, for its .cpp.
[[nodiscard]] std::string headerOf(const RuleFile& rule);
/// Declares the factory of every rule.
[[nodiscard]] std::string factoriesOf(const Catalogue& catalogue);
/// Defines info() of every rule, its factory, the causal table and the clauses of the verdict.
[[nodiscard]] std::string catalogueOf(const Catalogue& catalogue);
/// Defines checklistItems().
[[nodiscard]] std::string checklistOf(const Catalogue& catalogue);
/// Every text that is translated, for lupdate; not compiled.
[[nodiscard]] std::string textsOf(const Catalogue& catalogue);
/// docs/rules/<id>.md.
[[nodiscard]] std::string pageOf(const RuleFile& rule);

/// "a \"b\"" with its quotation marks, as C++ has it.
[[nodiscard]] std::string literal(std::string_view text);
/// "loss_plateau", "lossPlateau", "LossPlateau" of "loss-plateau".
[[nodiscard]] std::string snakeCase(std::string_view name);
[[nodiscard]] std::string camelCase(std::string_view name);
[[nodiscard]] std::string pascalCase(std::string_view name);
/// Shortest text that reads back as the same double, with a point.
[[nodiscard]] std::string numberLiteral(double value);
/// The lines that every file begins with.
[[nodiscard]] std::string preamble(std::string_view source);

} // namespace faultline::rule_tool
