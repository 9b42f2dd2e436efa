// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/ascii.h"
#include "model/readers/config/source_parsers.h"

#include <algorithm>
#include <utility>

namespace faultline {

namespace {

bool isPythonBlank(char c)
{
    return isBlank(c) || c == '\f';
}

bool isOpener(char c)
{
    return c == '(' || c == '[' || c == '{';
}

bool isCloser(char c)
{
    return c == ')' || c == ']' || c == '}';
}

std::string unquoted(std::string_view text)
{
    if (text.size() >= 2 && (text.front() == '"' || text.front() == '\'')
        && text.back() == text.front())
        return std::string(text.substr(1, text.size() - 2));
    return std::string(text);
}

std::size_t endOfWord(std::string_view text, std::size_t at)
{
    while (at < text.size() && isWordCharacter(text[at]))
        ++at;
    return at;
}

} // namespace

SourceBuilder::SourceBuilder(std::string_view text, SourceSyntax syntax)
{
    m_source.syntax = syntax;
    SourceField& root = m_source.fields.emplace_back();
    root.kind = SourceField::Kind::Map;
    root.end = text.size();
    root.bodyEnd = text.size();
}

std::size_t SourceBuilder::add(std::size_t parent, std::string name, std::size_t begin,
                               std::uint32_t line)
{
    if (m_source.fields.size() >= kMaxFields) {
        fail(line, FAULTLINE_TR_NOOP("Errors", "more than 200,000 fields"));
        return SourceField::npos;
    }
    const std::size_t index = m_source.fields.size();
    SourceField& field = m_source.fields.emplace_back();
    field.name = std::move(name);
    field.begin = begin;
    field.end = begin;
    field.valueBegin = begin;
    field.line = line;
    field.parent = parent;
    m_source.fields[parent].children.push_back(index);
    return index;
}

void SourceBuilder::fail(std::uint32_t line, Text problem)
{
    if (hasFailed())
        return;
    m_source.problem = std::move(problem);
    m_source.problemLine = line;
}

void FlowParser::count(std::size_t from, std::size_t to, std::uint32_t& line) const
{
    const std::string_view passed = m_text.substr(from, to - from);
    line += static_cast<std::uint32_t>(std::count(passed.begin(), passed.end(), '\n'));
}

std::size_t FlowParser::skipBlanks(std::size_t at, std::uint32_t& line, bool withinLine) const
{
    while (at < m_text.size()) {
        const char c = m_text[at];
        if (isPythonBlank(c)) {
            ++at;
        } else if (c == '\n' && !withinLine) {
            ++line;
            ++at;
        } else if ((m_dialect != Dialect::Json && c == '#')
                   || (m_dialect == Dialect::Json && c == '/' && peek(at + 1) == '/')) {
            at = std::min(m_text.find('\n', at), m_text.size());
        } else {
            break;
        }
    }
    return at;
}

std::size_t FlowParser::endOfString(std::size_t at) const
{
    bool isRaw = false;
    while (isWordStart(peek(at))) {
        isRaw = isRaw || peek(at) == 'r';
        ++at;
    }
    const char quote = peek(at);
    const std::string triple(3, quote);
    const bool isTriple = m_dialect == Dialect::Python && m_text.substr(at).starts_with(triple);
    for (at += isTriple ? 3 : 1; at < m_text.size(); ++at) {
        const char c = m_text[at];
        if (m_dialect == Dialect::Yaml && quote == '\'' && c == '\'' && peek(at + 1) == '\'') {
            ++at; // a doubled quote
        } else if (c == '\\' && !isRaw && !(m_dialect == Dialect::Yaml && quote == '\'')) {
            ++at;
        } else if (isTriple ? m_text.substr(at).starts_with(triple) : c == quote) {
            return at + (isTriple ? 3 : 1);
        } else if (c == '\n' && !isTriple && m_dialect != Dialect::Yaml) {
            break;
        }
    }
    return SourceField::npos;
}

/// Strings beside each other are one in Python.
std::size_t FlowParser::endOfStrings(std::size_t at) const
{
    std::size_t end = endOfString(at);
    while (m_dialect == Dialect::Python && end != SourceField::npos) {
        std::uint32_t ignored = 0;
        const std::size_t next = skipBlanks(end, ignored, true);
        if (peek(next) != '"' && peek(next) != '\'')
            break;
        end = endOfString(next);
    }
    return end;
}

std::size_t FlowParser::openingOfCall(std::size_t at) const
{
    if (m_dialect != Dialect::Python || !isWordStart(peek(at)))
        return SourceField::npos;
    const std::size_t end = endOfWord(m_text, at);
    const std::string_view word = m_text.substr(at, end - at);
    const std::size_t bracket = peek(end) == ' ' ? end + 1 : end;
    return (word == "dict" || word == "ConfigDict") && peek(bracket) == '(' ? bracket
                                                                            : SourceField::npos;
}

/// A number, a word or an expression, without blanks at its end.
std::size_t FlowParser::endOfBare(std::size_t at) const
{
    const std::size_t begin = at;
    std::size_t open = 0;
    for (; at < m_text.size(); ++at) {
        const char c = m_text[at];
        if (open == 0
            && (c == ',' || c == '\n' || isCloser(c) || (m_dialect != Dialect::Yaml && c == ':')
                || (c == ':' && (peek(at + 1) == ' ' || peek(at + 1) == '\n'))))
            break;
        if (c == '#' && m_dialect != Dialect::Json && open == 0
            && (m_dialect == Dialect::Python || (at > begin && isPythonBlank(m_text[at - 1]))))
            break;
        if (m_dialect != Dialect::Yaml && (c == '"' || c == '\'')) {
            const std::size_t end = endOfString(at);
            if (end == SourceField::npos)
                break;
            at = end - 1;
            continue;
        }
        open += isOpener(c) ? 1 : 0;
        open -= isCloser(c) ? 1 : 0;
    }
    while (at > begin && (isPythonBlank(m_text[at - 1]) || m_text[at - 1] == '\n'))
        --at;
    return at;
}

std::size_t FlowParser::value(std::size_t field, std::size_t at, std::uint32_t& line,
                              std::size_t depth)
{
    SourceField& made = m_builder.at(field);
    made.valueBegin = at;
    const char c = peek(at);
    if (const std::size_t open = openingOfCall(at); open != SourceField::npos) {
        made.kind = SourceField::Kind::Map;
        made.style = SourceField::Style::Call;
        return group(field, open, line, depth);
    }
    if (c == '{' || c == '[' || (c == '(' && m_dialect == Dialect::Python)) {
        made.kind = c == '{' ? SourceField::Kind::Map : SourceField::Kind::List;
        made.style = SourceField::Style::Braces;
        return group(field, at, line, depth);
    }
    if (m_dialect == Dialect::Yaml && (c == '&' || c == '*' || c == '!'))
        made.kind = SourceField::Kind::Opaque;
    const char next = peek(at + 1);
    const bool isPrefixed = m_dialect == Dialect::Python
                            && (c == 'r' || c == 'b' || c == 'u' || c == 'f')
                            && (next == '"' || next == '\'');
    const bool isString = c == '"' || (c == '\'' && m_dialect != Dialect::Json) || isPrefixed;
    const std::size_t end = isString ? endOfStrings(at) : endOfBare(at);
    if (end == SourceField::npos || end == at) {
        m_builder.fail(line, isString ? FAULTLINE_TR_NOOP("Errors", "a string has no closing quote")
                                      : FAULTLINE_TR_NOOP("Errors", "a value is missing"));
        return m_text.size();
    }
    count(at, end, line);
    m_builder.at(field).end = end;
    return end;
}

std::size_t FlowParser::group(std::size_t field, std::size_t open, std::uint32_t& line,
                              std::size_t depth)
{
    if (depth >= SourceBuilder::kMaxDepth) {
        m_builder.fail(line, FAULTLINE_TR_NOOP("Errors", "nested more than 100 deep"));
        return m_text.size();
    }
    const char opener = m_text[open];
    const char closer = opener == '{' ? '}' : opener == '[' ? ']' : ')';
    const std::uint32_t openLine = line;
    m_builder.at(field).bodyBegin = open + 1;
    std::size_t at = skipBlanks(open + 1, line);
    while (!m_builder.hasFailed() && peek(at) != closer) {
        if (at >= m_text.size()) {
            m_builder.fail(
                line,
                {FAULTLINE_TR_NOOP("Errors", "the file ends, but the bracket of line %1 is open"),
                 {std::to_string(openLine)}});
            return m_text.size();
        }
        at = skipBlanks(entry(field, at, line, depth), line);
        if (peek(at) == ',')
            at = skipBlanks(at + 1, line);
        else if (peek(at) != closer)
            m_builder.fail(line, FAULTLINE_TR_NOOP("Errors", "\",\" expected"));
    }
    m_builder.at(field).bodyEnd = at;
    m_builder.at(field).end = std::min(at + 1, m_text.size());
    return m_builder.at(field).end;
}

std::size_t FlowParser::entry(std::size_t field, std::size_t at, std::uint32_t& line,
                              std::size_t depth)
{
    if (m_builder.at(field).kind == SourceField::Kind::List) {
        const std::size_t made = m_builder.add(
            field, "[" + std::to_string(m_builder.at(field).children.size()) + "]", at, line);
        return made == SourceField::npos ? m_text.size() : value(made, at, line, depth + 1);
    }
    const bool isCall = m_builder.at(field).style == SourceField::Style::Call;
    const bool isQuoted = peek(at) == '"' || peek(at) == '\'';
    std::size_t end = isQuoted ? endOfString(at) : isCall ? endOfWord(m_text, at) : endOfBare(at);
    if (end == SourceField::npos || end == at) {
        m_builder.fail(line, FAULTLINE_TR_NOOP("Errors", "a name is missing"));
        return m_text.size();
    }
    const std::string name = unquoted(m_text.substr(at, end - at));
    const std::size_t made = m_builder.add(field, name, at, line);
    end = skipBlanks(end, line);
    if (made == SourceField::npos || peek(end) != (isCall ? '=' : ':')) {
        m_builder.fail(line, isCall ? FAULTLINE_TR_NOOP("Errors", "\"=\" expected")
                                    : FAULTLINE_TR_NOOP("Errors", "\":\" expected"));
        return m_text.size();
    }
    const std::size_t begin = skipBlanks(end + 1, line);
    return value(made, begin, line, depth + 1);
}

namespace {

ConfigSource parseJson(std::string_view text)
{
    SourceBuilder builder(text, SourceSyntax::Json);
    FlowParser parser(text, FlowParser::Dialect::Json, builder);
    std::uint32_t line = 1;
    const std::size_t begin = parser.skipBlanks(0, line);
    std::size_t end = parser.value(0, begin, line, 0);
    end = parser.skipBlanks(end, line);
    if (end < text.size())
        builder.fail(line, FAULTLINE_TR_NOOP("Errors", "the end of the file expected"));
    return builder.take();
}

/// Statements other than assignments are passed over line by line.
ConfigSource parsePython(std::string_view text)
{
    SourceBuilder builder(text, SourceSyntax::Python);
    FlowParser parser(text, FlowParser::Dialect::Python, builder);
    std::uint32_t line = 1;
    std::size_t at = parser.skipBlanks(0, line);
    while (at < text.size() && !builder.hasFailed()) {
        const bool isAtLineStart = at == 0 || text[at - 1] == '\n';
        const std::size_t nameEnd = endOfWord(text, at);
        const std::size_t sign = parser.skipBlanks(nameEnd, line, true);
        const bool isAssignment = isAtLineStart && nameEnd > at && sign < text.size()
                                  && text[sign] == '='
                                  && (sign + 1 >= text.size() || text[sign + 1] != '=');
        if (!isAssignment) {
            at = parser.skipBlanks(std::min(text.find('\n', at), text.size()), line);
            continue;
        }
        const std::size_t made =
            builder.add(0, std::string(text.substr(at, nameEnd - at)), at, line);
        if (made == SourceField::npos)
            break;
        at = parser.value(made, parser.skipBlanks(sign + 1, line, true), line, 0);
        at = parser.skipBlanks(at, line, true);
        if (at < text.size() && text[at] != '\n')
            builder.at(made).kind = SourceField::Kind::Opaque; // an expression goes on
        at = parser.skipBlanks(std::min(text.find('\n', at), text.size()), line);
    }
    return builder.take();
}

} // namespace

ConfigSource parseLiteralSource(std::string_view text, SourceSyntax syntax)
{
    return syntax == SourceSyntax::Json ? parseJson(text) : parsePython(text);
}

} // namespace faultline
