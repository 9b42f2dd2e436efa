// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/text.h"
#include "model/readers/config/config_source.h"

#include <string_view>

namespace faultline {

/// Private to model/readers/config: parseConfigSource() chooses one.

[[nodiscard]] ConfigSource parseProtoSource(std::string_view text);
[[nodiscard]] ConfigSource parseYamlSource(std::string_view text);
/// JSON with what training programs make of it, and lines of Python assignments.
[[nodiscard]] ConfigSource parseLiteralSource(std::string_view text, SourceSyntax syntax);

/// Adds fields to a source and notes its first problem.
class SourceBuilder {
public:
    static constexpr std::size_t kMaxFields = 200'000;
    static constexpr std::size_t kMaxDepth = 100;

    SourceBuilder(std::string_view text, SourceSyntax syntax);

    /// npos if there are too many.
    std::size_t add(std::size_t parent, std::string name, std::size_t begin, std::uint32_t line);
    [[nodiscard]] SourceField& at(std::size_t field) { return m_source.fields[field]; }
    void fail(std::uint32_t line, Text problem);
    [[nodiscard]] bool hasFailed() const { return !m_source.problem.empty(); }
    [[nodiscard]] ConfigSource take() { return std::move(m_source); }

private:
    ConfigSource m_source;
};

/// A value in brackets, quotes or bare, as JSON, Python and the flow style of YAML have it.
class FlowParser {
public:
    enum class Dialect : std::uint8_t { Json, Python, Yaml };

    FlowParser(std::string_view text, Dialect dialect, SourceBuilder& builder)
        : m_text(text), m_dialect(dialect), m_builder(builder)
    {
    }

    /// Reads the value at `at` into `field`; returns the place behind it. `line` is moved along.
    std::size_t value(std::size_t field, std::size_t at, std::uint32_t& line, std::size_t depth);
    /// Behind blanks, line ends (unless `withinLine`) and comments.
    std::size_t skipBlanks(std::size_t at, std::uint32_t& line, bool withinLine = false) const;
    /// Behind a string that begins at `at`, or npos if it has no end.
    [[nodiscard]] std::size_t endOfString(std::size_t at) const;
    /// Where the opening bracket of dict( is, if that is what stands at `at`; else npos.
    [[nodiscard]] std::size_t openingOfCall(std::size_t at) const;

private:
    std::size_t group(std::size_t field, std::size_t open, std::uint32_t& line, std::size_t depth);
    std::size_t entry(std::size_t field, std::size_t at, std::uint32_t& line, std::size_t depth);
    [[nodiscard]] std::size_t endOfBare(std::size_t at) const;
    [[nodiscard]] std::size_t endOfStrings(std::size_t at) const;
    [[nodiscard]] char peek(std::size_t at) const { return at < m_text.size() ? m_text[at] : '\0'; }
    void count(std::size_t from, std::size_t to, std::uint32_t& line) const;

    std::string_view m_text;
    Dialect m_dialect;
    SourceBuilder& m_builder;
};

} // namespace faultline
