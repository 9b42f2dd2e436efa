// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace faultline {

/// Whether a text of which neither name nor first lines say what it is may be what a program
/// printed.
enum class OutputGuess : std::uint8_t {
    No,      ///< numbers, lists, settings
    Perhaps, ///< sentences
    Yes,     ///< a shell prompt, a traceback, the output of a notebook's cell, an error, a step
};

/// `text`: all of it, or as much as one wants to look at.
[[nodiscard]] OutputGuess guessOutput(std::string_view fileName, std::span<const std::byte> text);

} // namespace faultline
