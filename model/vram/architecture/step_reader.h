// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"
#include "model/vram/architecture/step.h"

#include <nlohmann/json_fwd.hpp>

#include <string_view>
#include <vector>

namespace faultline::vram {

/// JSON of the architecture data to what the expansion runs. Everything is checked that can be
/// without running it: unknown keys and verbs, expressions that do not parse, nesting. Errors name
/// the place in the module.

/// The document, or null if it is not JSON or nested too deeply for the stack.
[[nodiscard]] nlohmann::ordered_json parsedData(std::string_view text);

/// A number, a truth value, the text of an expression, or a list of these. Null is the empty
/// expression.
[[nodiscard]] Result<Expression> readExpression(const nlohmann::ordered_json& json);

/// The members of an object as expressions, in their order.
[[nodiscard]] Result<std::vector<Binding>> readBindings(const nlohmann::ordered_json& json);

/// A module as it stands below its name.
[[nodiscard]] Result<Module> readModule(const nlohmann::ordered_json& json);

} // namespace faultline::vram
