// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/python_call.h"

#include "model/core/ascii.h"

#include <algorithm>
#include <charconv>
#include <limits>

namespace faultline::augment {

namespace {

constexpr int kDeepest = 32;
constexpr std::size_t kMostItems = 10'000;

class Parser {
public:
    Parser(std::string_view text, std::size_t offset)
        : m_text(text),
          m_at(offset),
          m_line(static_cast<std::uint32_t>(
              1
              + std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(offset), '\n')))
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

    [[nodiscard]] bool atEnd() const { return m_at >= m_text.size(); }
    [[nodiscard]] char peek() const { return atEnd() ? '\0' : m_text[m_at]; }
    void advance()
    {
        if (peek() == '\n')
            ++m_line;
        ++m_at;
    }
    /// Blanks; with line ends, commas and comments where arguments are parted.
    void skip(bool isBetween)
    {
        while (!atEnd()) {
            const char c = peek();
            if (isBetween && c == '#') {
                while (!atEnd() && peek() != '\n')
                    advance();
                continue;
            }
            const bool isGap = isBlank(c) || c == '\\';
            if (!isGap && !(isBetween && (c == '\n' || c == ',')))
                return;
            advance();
        }
    }

    [[nodiscard]] PythonValue begun(Kind kind) const
    {
        PythonValue value;
        value.kind = kind;
        value.line = m_line;
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
        int open = 0;
        while (!atEnd()) {
            const char c = peek();
            if (open == 0 && (c == ',' || c == ')' || c == ']' || c == '\n'))
                break;
            open += c == '(' || c == '[' || c == '{' ? 1 : 0;
            open -= c == ')' || c == ']' || c == '}' ? 1 : 0;
            advance();
        }
        value.text = std::string(m_text.substr(from, m_at - from));
        return value;
    }

    /// A name with dots: a constant, a call or anything else.
    PythonValue named(int depth)
    {
        const std::size_t from = m_at;
        while (!atEnd() && (isWordCharacter(peek()) || peek() == '.'))
            advance();
        const std::string_view name = m_text.substr(from, m_at - from);
        const std::size_t behind = m_at;
        if (peek() == '(')
            return arguments(std::string(name), depth);
        PythonValue value = begun(Kind::Other);
        if (name == "None")
            value.kind = Kind::None;
        else if (name == "True" || name == "False") {
            value.kind = Kind::Boolean;
            value.number = name == "True" ? 1.0 : 0.0;
        }
        value.text = std::string(m_text.substr(from, behind - from));
        return value;
    }

    PythonValue arguments(std::string name, int depth)
    {
        PythonValue value = begun(Kind::Call);
        value.text = std::move(name);
        if (depth > kDeepest)
            return broken();
        while (peek() == '(' && !m_isBroken) { // RandomChoice(...)(p=None)
            advance();
            for (skip(true); !atEnd() && peek() != ')' && !m_isBroken; skip(true)) {
                value.keywords.push_back(keyword());
                value.items.push_back(expression(depth + 1));
                if (++m_items > kMostItems)
                    return broken();
            }
            if (atEnd())
                return broken();
            advance();
        }
        return value;
    }

    /// "p=" before a value; empty if there is none.
    std::string keyword()
    {
        std::size_t end = m_at;
        while (end < m_text.size() && isWordCharacter(m_text[end]))
            ++end;
        std::size_t equals = end;
        while (equals < m_text.size() && m_text[equals] == ' ')
            ++equals;
        const bool isKeyword = end > m_at && isWordStart(m_text[m_at]) && equals < m_text.size()
                               && m_text[equals] == '=' && m_text.substr(equals, 2) != "==";
        if (!isKeyword)
            return {};
        std::string name(m_text.substr(m_at, end - m_at));
        m_at = equals + 1;
        skip(false);
        return name;
    }

    PythonValue expression(int depth)
    {
        const std::size_t from = m_at;
        PythonValue value = term(depth);
        for (skip(false); !m_isBroken; skip(false)) {
            const char sign = peek();
            if (atEnd() || sign == ',' || sign == ')' || sign == ']' || sign == '\n' || sign == '#')
                return value;
            const bool isSum = sign == '+' || sign == '-';
            if (value.kind != Kind::Number || (!isSum && sign != '*' && sign != '/'))
                return other(from);
            advance();
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
        if (c == '\'' || c == '"')
            return quoted();
        if (isDigit(c) || c == '-' || c == '+' || c == '.')
            return number();
        if (isWordStart(c))
            return named(depth);
        const std::size_t before = m_at;
        PythonValue value = other(m_at);
        if (m_at == before && !atEnd())
            return broken(); // a bracket that was never opened
        return value;
    }

    PythonValue number()
    {
        PythonValue value = begun(Kind::Number);
        const std::size_t from = m_at;
        const bool isNegative = peek() == '-';
        if (isNegative || peek() == '+')
            advance();
        const char* const end = m_text.data() + m_text.size();
        const auto [stop, problem] = std::from_chars(m_text.data() + m_at, end, value.number);
        if (problem != std::errc())
            return other(from);
        m_at = static_cast<std::size_t>(stop - m_text.data());
        if (isNegative)
            value.number = -value.number;
        return isWordCharacter(peek()) || peek() == '.' ? other(from) : value;
    }

    PythonValue quoted()
    {
        PythonValue value = begun(Kind::Text);
        const char quote = peek();
        for (advance(); !atEnd() && peek() != quote && peek() != '\n'; advance()) {
            if (peek() == '\\')
                advance();
            value.text += peek();
        }
        if (peek() != quote)
            return broken();
        advance();
        return value;
    }

    PythonValue list(int depth)
    {
        PythonValue value = begun(Kind::List);
        const char close = peek() == '(' ? ')' : ']';
        if (depth > kDeepest)
            return broken();
        advance();
        for (skip(true); !atEnd() && peek() != close && !m_isBroken; skip(true)) {
            value.items.push_back(expression(depth + 1));
            if (++m_items > kMostItems)
                return broken();
        }
        if (atEnd())
            return broken();
        advance();
        return value;
    }

    std::string_view m_text;
    std::size_t m_at;
    std::uint32_t m_line;
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
