// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/vram/architecture/step.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <utility>

namespace faultline::vram {

/// What stands at the key of a verb.
enum class VerbArgument : std::uint8_t {
    Flag, ///< true
    Expression,
    Text,
    Names, ///< of tensors
    Bindings,
    Steps,
    Shape,  ///< true, or an object of items, channels, height, width
    Factor, ///< an expression, or an object as of Shape
};

struct VerbRow {
    std::string_view name;
    Verb verb;
    VerbArgument argument;
    std::string_view options; ///< its own ones, separated by spaces, besides those of every step
};

/// By verb; "from" and "do", which are options of others too, stand at the end.
[[nodiscard]] std::span<const VerbRow> verbRows();

/// Nothing where the verb does not have that option.
[[nodiscard]] std::optional<Option> optionNamed(const VerbRow& row, std::string_view key);
[[nodiscard]] std::optional<TextOption> textOptionNamed(const VerbRow& row, std::string_view key);

[[nodiscard]] const std::array<std::pair<std::string_view, Storage>, 6>& storageNames();

} // namespace faultline::vram
