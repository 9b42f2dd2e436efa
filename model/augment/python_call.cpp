// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/python_call.h"

#include "model/core/ascii.h"
#include "model/readers/config/literal_cursor.h"

#include <algorithm>
#include <charconv>
#include <limits>

namespace faultline::augment {

namespace {

constexpr int kDeepest = 32;
constexpr std::size_t kMostItems = 10'000;

class Parser {
public:
    Parser(std::string_view text, std::size_t offset) : m_cursor(text, SourceSyntax::Python, offset)
    {
    }

    std::optional<PythonValue> call()
    {
        PythonValue value = named(0);
        return m_isBroken || value.kind != PythonValue::Kind::Call ? std::nullopt
                                                                   : std::optional(value);
    }

private:
    using Kind = PythonValue::Kind;

    [[nodiscard]] bool atEnd() const { return m_cursor.atEnd(); }
    [[nodiscard]] char peek() const { return m_cursor.peek(); }
    /// Blanks and comments; with line ends and commas where arguments are parted.
    void skip(bool isBetween)
    {
        for (;;) {
            m_cursor.skipBlanks(!isBetween);
            if (peek() != '\\' && !(isBetween && peek() == ','))
                return;
            m_cursor.skip();
        }
    }

    [[nodiscard]] PythonValue begun(Kind kind) const
    {
        PythonValue value;
        value.kind = kind;
        value.line = m_cursor.line();
        return value;
    }

    PythonValue broken()
    {
        m_isBroken = true;
        return begun(Kind::Other);
    }

    /// Everything up to the end of the argument.
    PythonValue other(std::size_t from)
    {
        PythonValue value = begun(Kind::Other);
        m_cursor.skipExpression(false, [](std::uint32_t) {});
        value.text = std::string(m_cursor.since(from));
        return value;
    }

    /// A name with dots: a constant, a call or anything else.
    PythonValue named(int depth)
    {
        const std::size_t from = m_cursor.position();
        while (!atEnd() && (isWordCharacter(peek()) || peek() == '.'))
            m_cursor.skip();
        const std::string_view name = m_cursor.since(from);
        if (peek() == '(')
            return arguments(std::string(name), depth);
        PythonValue value = begun(Kind::Other);
        if (name == "None")
            value.kind = Kind::None;
        else if (name == "True" || name == "False") {
            value.kind = Kind::Boolean;
            value.number = name == "True" ? 1.0 : 0.0;
        }
        value.text = std::string(name);
        return value;
    }

    PythonValue arguments(std::string name, int depth)
    {
        PythonValue value = begun(Kind::Call);
        value.text = std::move(name);
        if (depth > kDeepest)
            return broken();
        while (peek() == '(' && !m_isBroken) { // RandomChoice(...)(p=None)
            m_cursor.skip();
            for (skip(true); !atEnd() && peek() != ')' && !m_isBroken; skip(true)) {
                value.keywords.push_back(keyword());
                value.items.push_back(expression(depth + 1));
                if (++m_items > kMostItems)
                    return broken();
            }
            if (atEnd())
                return broken();
            m_cursor.skip();
        }
        return value;
    }

    /// "p=" before a value; empty if there is none.
    std::string keyword()
    {
        const std::string_view rest = m_cursor.rest();
        std::size_t end = 0;
        while (end < rest.size() && isWordCharacter(rest[end]))
            ++end;
        const std::size_t equals = std::min(rest.find_first_not_of(' ', end), rest.size());
        if (end == 0 || !isWordStart(rest.front()) || !rest.substr(equals).starts_with('=')
            || rest.substr(equals).starts_with("=="))
            return {};
        m_cursor.skip(equals + 1);
        skip(false);
        return std::string(rest.substr(0, end));
    }

    PythonValue expression(int depth)
    {
        const std::size_t from = m_cursor.position();
        PythonValue value = term(depth);
        for (skip(false); !m_isBroken; skip(false)) {
            const char sign = peek();
            if (atEnd() || sign == ',' || sign == ')' || sign == ']' || sign == '\n')
                return value;
            const bool isSum = sign == '+' || sign == '-';
            if (value.kind != Kind::Number || (!isSum && sign != '*' && sign != '/'))
                return other(from);
            m_cursor.skip();
            skip(false);
            if (peek() == sign || isSum) // powers, whole divisions, and what binds otherwise
                return other(from);
            const PythonValue right = term(depth);
            if (right.kind != Kind::Number)
                return other(from);
            value.number = sign == '*' ? value.number * right.number : value.number / right.number;
        }
        return value;
    }

    PythonValue term(int depth)
    {
        const char c = peek();
        if (c == '(' || c == '[')
            return list(depth);
        if (m_cursor.atString())
            return quoted();
        if (isDigit(c) || c == '-' || c == '+' || c == '.')
            return number();
        if (isWordStart(c))
            return named(depth);
        const std::size_t before = m_cursor.position();
        PythonValue value = other(before);
        if (m_cursor.position() == before && !atEnd())
            return broken(); // a bracket that was never opened
        return value;
    }

    PythonValue number()
    {
        PythonValue value = begun(Kind::Number);
        const std::size_t from = m_cursor.position();
        const bool isNegative = peek() == '-';
        if (isNegative || peek() == '+')
            m_cursor.skip();
        const std::string_view rest = m_cursor.rest();
        const auto [stop, problem] =
            std::from_chars(rest.data(), rest.data() + rest.size(), value.number);
        if (problem != std::errc())
            return other(from);
        m_cursor.skip(static_cast<std::size_t>(stop - rest.data()));
        if (isNegative)
            value.number = -value.number;
        return isWordCharacter(peek()) || peek() == '.' ? other(from) : value;
    }

    PythonValue quoted()
    {
        PythonValue value = begun(Kind::Text);
        LiteralCursor::String string = m_cursor.string();
        value.text = std::move(string.text);
        return string.isClosed ? value : broken();
    }

    PythonValue list(int depth)
    {
        PythonValue value = begun(Kind::List);
        const char close = peek() == '(' ? ')' : ']';
        if (depth > kDeepest)
            return broken();
        m_cursor.skip();
        for (skip(true); !atEnd() && peek() != close && !m_isBroken; skip(true)) {
            value.items.push_back(expression(depth + 1));
            if (++m_items > kMostItems)
                return broken();
        }
        if (atEnd())
            return broken();
        m_cursor.skip();
        return value;
    }

    LiteralCursor m_cursor;
    std::size_t m_items = 0;
    bool m_isBroken = false;
};

} // namespace

const PythonValue* PythonValue::argument(std::string_view keyword) const
{
    for (std::size_t i = 0; i < keywords.size(); ++i) {
        if (keywords[i] == keyword)
            return &items[i];
    }
    return nullptr;
}

std::string_view PythonValue::plainName() const
{
    const std::size_t dot = text.rfind('.');
    return std::string_view(text).substr(dot == std::string::npos ? 0 : dot + 1);
}

std::vector<double> PythonValue::numbers() const
{
    if (kind == Kind::Number)
        return {number};
    std::vector<double> all;
    for (const PythonValue& item : items) {
        if (kind != Kind::List || item.kind != Kind::Number)
            return {};
        all.push_back(item.number);
    }
    return all;
}

std::optional<PythonValue> parsePythonCall(std::string_view text, std::size_t offset)
{
    return offset < text.size() ? Parser(text, offset).call() : std::nullopt;
}

std::size_t findPythonCall(std::string_view text, std::string_view name, std::size_t from)
{
    const std::string opened = std::string(name) + "(";
    for (std::size_t at = text.find(opened, from); at != std::string_view::npos;
         at = text.find(opened, at + 1)) {
        std::size_t begin = at;
        while (begin > 0 && (isWordCharacter(text[begin - 1]) || text[begin - 1] == '.'))
            --begin;
        const bool isWhole = begin == at || text[at - 1] == '.';
        const std::size_t lineStart = text.rfind('\n', begin) + 1; // npos + 1 is 0
        const std::string_view before = text.substr(lineStart, begin - lineStart);
        const std::size_t word = before.find_first_not_of(" \t");
        const bool isCode = word == std::string_view::npos
                            || (before[word] != '#' && !before.substr(word).starts_with("class ")
                                && !before.substr(word).starts_with("def "));
        if (isWhole && isCode)
            return begin;
    }
    return std::string_view::npos;
}

} // namespace faultline::augment
