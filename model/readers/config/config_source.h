// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/text.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace faultline {

/// How a configuration is written.
enum class SourceSyntax : std::uint8_t { TextProto, Yaml, Json, Python };

/// A field with the places of its parts in the text, so that it can be changed and nothing else.
struct SourceField {
    enum class Kind : std::uint8_t {
        Scalar,
        Map,
        List,
        Opaque, ///< an alias, an anchor, a block of text: what is inside is not looked at
    };
    enum class Style : std::uint8_t {
        Block,  ///< by indentation, or a file's own top
        Braces, ///< { } < > [ ] ( )
        Call,   ///< dict( )
    };
    static constexpr std::size_t npos = static_cast<std::size_t>(-1);

    std::string name; ///< "[3]" of a list item
    Kind kind = Kind::Scalar;
    Style style = Style::Block;  ///< of a group
    std::uint32_t line = 0;      ///< 1-based, of its beginning
    std::size_t begin = 0;       ///< of the name, or of a list item's dash
    std::size_t end = 0;         ///< behind the value
    std::size_t valueBegin = 0;  ///< of the opening bracket, if there is one
    std::size_t bodyBegin = 0;   ///< of a group in brackets: behind the opening one
    std::size_t bodyEnd = 0;     ///< ... and the closing one's place
    std::size_t childIndent = 0; ///< of a block: the column of its fields
    std::size_t parent = npos;
    std::vector<std::size_t> children;
};

/// The fields of a text. Only whole and unambiguous texts have one: the others have a problem.
struct ConfigSource {
    SourceSyntax syntax = SourceSyntax::TextProto;
    std::vector<SourceField> fields; ///< [0] is the text itself
    Text problem;                    ///< English; empty: there is none
    std::uint32_t problemLine = 0;   ///< 1-based
};

/// Finds every field. Linear in the text but for nesting, of which 100 levels are followed.
[[nodiscard]] ConfigSource parseConfigSource(std::string_view text, SourceSyntax syntax);

/// One part of a path: "name" or "[3]".
[[nodiscard]] std::vector<std::string> pathParts(std::string_view path);

/// What a path leads to.
struct SourcePlace {
    std::size_t field = 0;               ///< the deepest field of the path that is there
    std::size_t found = 0;               ///< how many parts of the path that is
    std::vector<std::size_t> candidates; ///< several fields that the next part may mean
};
/// Follows a path as ConfigDocument::path() writes it. In textproto "name[1]" is the second field
/// of that name, and "name" alone the only one.
[[nodiscard]] SourcePlace locate(const ConfigSource& source, const std::vector<std::string>& path);

} // namespace faultline
