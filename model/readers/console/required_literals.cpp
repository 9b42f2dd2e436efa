// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/console/required_literals.h"

#include "model/core/ascii.h"

#include <algorithm>
#include <cctype>
#include <cstddef>

namespace faultline::console {

namespace {

using Literals = std::vector<std::string>;

/// A set is worth as much as its shortest member; fewer members break a tie.
bool isBetter(const Literals& a, const Literals& b)
{
    const auto shortest = [](const Literals& set) {
        std::size_t length = set.empty() ? 0 : set.front().size();
        for (const std::string& literal : set)
            length = std::min(length, literal.size());
        return length;
    };
    const std::size_t lengthOfA = shortest(a);
    const std::size_t lengthOfB = shortest(b);
    return lengthOfA != lengthOfB ? lengthOfA > lengthOfB
                                  : !a.empty() && (b.empty() || a.size() < b.size());
}

/// Reads a pattern by recursive descent. Patterns are the program's own: nesting is small.
class Reader {
public:
    explicit Reader(std::string_view pattern) : m_pattern(pattern) {}

    Literals alternatives()
    {
        Literals all = concatenation();
        bool complete = !all.empty();
        while (peek() == '|') {
            ++m_at;
            const Literals next = concatenation();
            complete = complete && !next.empty();
            all.insert(all.end(), next.begin(), next.end());
        }
        return complete ? all : Literals();
    }

private:
    [[nodiscard]] char peek() const { return m_at < m_pattern.size() ? m_pattern[m_at] : '\0'; }
    [[nodiscard]] bool atEnd() const { return m_at >= m_pattern.size(); }

    Literals concatenation()
    {
        Literals best;
        std::string run;
        const auto flush = [&] {
            if (!run.empty() && isBetter({run}, best))
                best = {run};
            run.clear();
        };
        while (!atEnd() && peek() != '|' && peek() != ')') {
            if (peek() == '(') {
                flush();
                Literals inner = group();
                if (!isOptional() && isBetter(inner, best))
                    best = std::move(inner);
                continue;
            }
            const char literal = atom();
            const bool repeats = peek() == '+';
            if (isOptional() || literal == '\0') {
                flush();
                continue;
            }
            run += literal;
            if (repeats)
                flush();
        }
        flush();
        return best;
    }

    Literals group()
    {
        ++m_at;              // "("
        if (peek() == '?') { // (?:, (?i), (?P<name>
            while (!atEnd() && peek() != ':' && peek() != '>' && peek() != ')')
                ++m_at;
            if (peek() != ')')
                ++m_at;
        }
        Literals inner = alternatives();
        ++m_at; // ")"
        return inner;
    }

    /// One character, class or anchor; '\0' if it stands for no single literal.
    char atom()
    {
        const char c = m_pattern[m_at++];
        if (c == '[') {
            skipClass();
            return '\0';
        }
        if (c == '.' || c == '^' || c == '$')
            return '\0';
        if (c != '\\')
            return c;
        const char escaped = peek();
        ++m_at;
        return isLetterOrDigit(escaped) ? '\0' : escaped;
    }

    void skipClass()
    {
        if (peek() == '^')
            ++m_at;
        for (bool first = true; !atEnd() && (first || peek() != ']'); first = false)
            m_at += peek() == '\\' ? 2 : 1;
        ++m_at;
    }

    /// Consumes a quantifier; true if it allows nothing at all.
    bool isOptional()
    {
        bool optional = false;
        while (!atEnd() && (peek() == '*' || peek() == '?' || peek() == '+' || peek() == '{')) {
            const char c = peek();
            ++m_at;
            if (c == '{') {
                optional = optional || peek() == '0' || peek() == ',';
                while (!atEnd() && peek() != '}')
                    ++m_at;
                ++m_at;
            } else if (!m_afterQuantifier) {
                optional = optional || c != '+';
            }
            m_afterQuantifier = true; // a "?" behind it only makes it lazy
        }
        m_afterQuantifier = false;
        return optional;
    }

    std::string_view m_pattern;
    std::size_t m_at = 0;
    bool m_afterQuantifier = false;
};

} // namespace

std::vector<std::string> requiredLiterals(std::string_view pattern)
{
    Literals found = Reader(pattern).alternatives();
    std::sort(found.begin(), found.end());
    found.erase(std::unique(found.begin(), found.end()), found.end());
    return found;
}

} // namespace faultline::console
