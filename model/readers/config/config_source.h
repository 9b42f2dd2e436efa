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

/// A field as it is written: what it says, and the places of its parts in the text, so that it can
/// be changed and nothing else. The readers and the editor share it.
struct SourceField {
    enum class Kind : std::uint8_t {
        Scalar,
        Map,
        List,
        Alias, ///< YAML's *name: a copy of `target`
    };
    enum class Style : std::uint8_t {
        Block,  ///< by indentation, or a file's own top
        Braces, ///< { } < > [ ] ( )
        Call,   ///< dict( )
    };
    /// Which side of an unresolved merge a field of textproto is written on.
    enum class Side : std::uint8_t { None, Ours, Base, Theirs };
    static constexpr std::size_t npos = static_cast<std::size_t>(-1);

    std::string name;  ///< without quotes and escapes; "[3]" of a list item
    std::string value; ///< of a scalar: strings without quotes and escapes, the rest as written
    std::string type;  ///< the tag of a value of YAML
    Kind kind = Kind::Scalar;
    Style style = Style::Block; ///< of a group
    Side side = Side::None;
    bool isString = false;       ///< in textproto: in quotes
    bool isRepeated = false;     ///< its group has another field of its name (not in textproto)
    bool isOpaque = false;       ///< an alias, an anchor, a tag, a block of text: not to be edited
    bool isOpen = false;         ///< reading stopped inside of it
    std::uint32_t line = 0;      ///< 1-based, of its name, or of the value of a list item
    std::size_t begin = 0;       ///< of the name, or of a list item's dash
    std::size_t end = 0;         ///< behind the value
    std::size_t valueBegin = 0;  ///< of the opening bracket, if there is one
    std::size_t bodyBegin = 0;   ///< of a group in brackets: behind the opening one
    std::size_t bodyEnd = 0;     ///< ... and the closing one's place
    std::size_t childIndent = 0; ///< of a block: the column of its fields
    std::size_t target = npos;   ///< of an alias; npos: of what is still open
    std::size_t parent = npos;
    std::vector<std::size_t> children;
};

/// The fields of a text. What was read with a problem must not be edited: its places may be wrong,
/// or mean something else than what was read.
struct ConfigSource {
    SourceSyntax syntax = SourceSyntax::TextProto;
    std::vector<SourceField> fields; ///< [0] is the text itself; parents before children
    Text problem;                    ///< empty: there is none
    std::uint32_t problemLine = 0;   ///< 1-based; 0: no line
    bool isCut = false;              ///< ends inside something, or could not be read to its end
};

/// Finds every field, as the reader of that syntax does. Of a text with a problem nothing but [0]
/// is given. Linear in the text; at most 200,000 fields, 100 levels deep.
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
/// of that name, and "name" alone the only one. What is opaque is not entered.
[[nodiscard]] SourcePlace locate(const ConfigSource& source, const std::vector<std::string>& path);

} // namespace faultline
