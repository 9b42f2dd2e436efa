// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"
#include "model/vram/architecture/expression.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace faultline::vram {

enum class BuiltinFunction : std::uint8_t {
    Min,
    Max,
    Abs,
    Floor,
    Ceil,
    Round,
    Int,
    Sqrt,
    Len,
    Sum,
    Range,
    MakeDivisible,
};

[[nodiscard]] std::optional<BuiltinFunction> functionNamed(std::string_view name);

/// Fails when the arguments are of the wrong number or kind, or the result does not fit.
[[nodiscard]] Result<Value> callFunction(BuiltinFunction function,
                                         std::span<const Value> arguments);

/// Arithmetic, comparisons and `in`; `kind` is one of Add to In.
[[nodiscard]] Result<Value> applyOperator(Expression::Kind kind, const Value& a, const Value& b);

} // namespace faultline::vram
