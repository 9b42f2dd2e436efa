// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/text.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace faultline {

/// A protobuf message in text format, parsed without knowing its type and forgivingly: damage is
/// noted and reading goes on at the next line. Comments are left out.
struct TextProto {
    static constexpr std::size_t npos = static_cast<std::size_t>(-1);
    static constexpr std::size_t kMaxNodes = 200'000;
    static constexpr std::size_t kMaxDepth = 100;

    /// Which side of an unresolved merge something is written on.
    enum class Side : std::uint8_t { None, Ours, Base, Theirs };

    /// A field. The items of `name: [a, b]` are one node each, as if written one by one.
    struct Node {
        std::string name;
        std::string value; ///< of a scalar: strings without quotes and escapes, the rest as written
        std::uint32_t line = 0; ///< 1-based
        Side side = Side::None;
        bool isMessage = false;
        bool isString = false;
        std::size_t parent = npos;
        std::size_t firstChild = npos;
        std::size_t nextSibling = npos;
    };

    enum class Problem : std::uint8_t {
        Syntax,
        Conflict,  ///< markers of a merge; one for each conflict
        Backslash, ///< a path whose single backslashes a strict reader takes for escapes
        Limit,     ///< more nodes or nesting than the bounds
    };

    struct Note {
        Problem problem = Problem::Syntax;
        std::uint32_t line = 0;
        Text detail;
    };

    std::vector<Node> nodes; ///< [0] is the message itself
    std::vector<Note> notes; ///< at most kMaxNotes of each problem
    std::uint64_t noteCount = 0;
    bool isCut = false; ///< ends inside a message

    static constexpr std::size_t kMaxNotes = 100;
};

/// Linear in the text; no recursion.
[[nodiscard]] TextProto parseTextProto(std::string_view text);

/// What begins a message: its first field names with their nesting, for recognising a format.
/// Each is "name" at the top, "outer.inner" one level below. Stops at the first thing that
/// is no text format, or at the end of `head`, where the last word may be cut.
[[nodiscard]] std::vector<std::string> firstFields(std::string_view head, std::size_t maxFields);

} // namespace faultline
