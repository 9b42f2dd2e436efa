// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace faultline {

struct Text;

/// A literal of ours and the context under which lupdate files it. Made by the markers below; a
/// plain literal has no context: the window looks it up in all those that the core has texts in.
struct Translatable {
    const char* context = nullptr;
    std::string_view text = {}; ///< lives for ever

    constexpr Translatable() = default;
    constexpr Translatable(const char* itsContext, std::string_view itsText)
        : context(itsContext), text(itsText)
    {
    }
    constexpr Translatable(std::string_view literal) : text(literal) {} // NOLINT(*-explicit-*)
    constexpr Translatable(const char* literal) : text(literal) {}      // NOLINT(*-explicit-*)

    constexpr operator std::string_view() const { return text; } // NOLINT(*-explicit-*)
    operator Text() const; ///< without arguments; NOLINT(*-explicit-*)
    [[nodiscard]] constexpr bool empty() const { return text.empty(); }

    friend constexpr bool operator==(const Translatable& a, const Translatable& b)
    {
        return a.text == b.text;
    }
    friend constexpr bool operator==(const Translatable& a, std::string_view b)
    {
        return a.text == b;
    }
    friend constexpr bool operator==(const Translatable& a, const char* b) { return a.text == b; }
};

} // namespace faultline

/// Marks a literal of the Qt-free layers for translation: lupdate is told that this is an
/// alias of QT_TRANSLATE_NOOP, and the window looks the text up under `context`.
#define FAULTLINE_TR_NOOP(context, text)                                                           \
    ::faultline::Translatable                                                                      \
    {                                                                                              \
        context, text                                                                              \
    }

/// The same for a sentence that depends on a count, an alias of QT_TRANSLATE_N_NOOP: "%n" is the
/// number, and each language has its own forms. In the English one "(s)" is an s unless there is
/// one: "%n image(s)". Goes into a Text with a count.
#define FAULTLINE_TR_N_NOOP(context, text)                                                         \
    ::faultline::Translatable                                                                      \
    {                                                                                              \
        context, text                                                                              \
    }
