// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/config/literals.h"

#include "model/core/ascii.h"
#include "model/readers/config/literal_cursor.h"

#include <algorithm>

namespace faultline {

namespace {

constexpr std::size_t kMaxIssues = 1000;
constexpr std::size_t kLongestExpression = 200;

class LiteralParser {
public:
    LiteralParser(std::string_view text, SourceSyntax syntax, const LineIssueSink& issues)
        : m_cursor(text, syntax), m_builder(syntax, text.size(), issues), m_syntax(syntax)
    {
    }

    ConfigSource run()
    {
        if (m_syntax == SourceSyntax::Json)
            document();
        else
            assignments();
        if (m_builder.isFull())
            m_builder.report(IssueCode::CountLimit, m_cursor.line(),
                             FAULTLINE_TR_NOOP("Errors", "more than 200,000 fields"));
        return m_builder.take();
    }

private:
    void document()
    {
        m_cursor.skipBlanks();
        const char c = m_cursor.peek();
        if (c == '{' || c == '[')
            value(0, 0);
        else
            complain(FAULTLINE_TR_NOOP("Errors", "an object"));
        m_cursor.skipBlanks();
        if (!m_cursor.atEnd() && !m_isCut)
            complain(FAULTLINE_TR_NOOP("Errors", "the end of the file"));
    }

    void assignments()
    {
        for (m_cursor.skipBlanks(); !m_cursor.atEnd(); m_cursor.skipBlanks()) {
            const std::uint32_t line = m_cursor.line();
            const std::size_t begin = m_cursor.position();
            const std::string name(m_cursor.word());
            m_cursor.skipBlanks(true);
            if (name.empty() || m_cursor.peek() != '=' || m_cursor.peek(1) == '=') {
                complain(FAULTLINE_TR_NOOP("Errors", "\"name = value\""));
                m_cursor.skipToLineEnd();
                continue;
            }
            m_cursor.skip();
            m_cursor.skipBlanks(true);
            value(m_builder.add(0, name, begin, line), 0);
            m_cursor.skipBlanks(true);
            if (!m_cursor.atEnd() && m_cursor.peek() != '\n') {
                complain(FAULTLINE_TR_NOOP("Errors", "the end of the line"));
                m_cursor.skipToLineEnd();
            }
        }
    }

    void complain(Text expected)
    {
        if (++m_complaints > kMaxIssues)
            return;
        const std::string_view rest = m_cursor.rest().substr(0, 41);
        m_builder.report(IssueCode::SyntaxError, m_cursor.line(),
                         m_cursor.atEnd()
                             ? Text{FAULTLINE_TR_NOOP("Errors", "%1 expected, the file ends"),
                                    {std::move(expected)}}
                             : Text{FAULTLINE_TR_NOOP("Errors", "%1 expected, \"%2\" found"),
                                    {std::move(expected),
                                     shortened(rest.substr(0, rest.find_first_of("\r\n")), 40)}});
    }

    /// What stands here is the value of a field that has been added.
    void value(std::size_t field, std::size_t depth)
    {
        const char c = m_cursor.peek();
        const bool isPython = m_syntax == SourceSyntax::Python;
        m_builder.at(field).valueBegin = m_cursor.position();
        if (c == '{' || c == '[' || (isPython && (c == '(' || isDictCall())))
            container(field, depth);
        else
            m_builder.at(field).value = scalar();
        m_builder.at(field).end = m_lastEnd;
    }

    [[nodiscard]] bool isDictCall() const
    {
        const std::string_view rest = m_cursor.rest();
        return rest.starts_with("dict(") || rest.starts_with("dict (")
               || rest.starts_with("ConfigDict(");
    }

    /// An object, a list, a tuple or dict(...), from its opening bracket.
    void container(std::size_t group, std::size_t depth)
    {
        using Kind = SourceField::Kind;
        using Style = SourceField::Style;
        const bool isCall = isWordStart(m_cursor.peek());
        if (isCall)
            m_cursor.skip(m_cursor.rest().find('('));
        const char closer = m_cursor.peek() == '{' ? '}' : m_cursor.peek() == '[' ? ']' : ')';
        const bool isMap = closer == '}' || isCall;
        const bool isTooDeep = depth >= SourceBuilder::kMaxDepth;
        SourceField& made = m_builder.at(group);
        made.kind = isMap || isTooDeep ? Kind::Map : Kind::List; // no list of nothing
        made.style = isCall ? Style::Call : Style::Braces;
        made.bodyBegin = m_cursor.position() + 1;
        if (isTooDeep)
            skipNested(m_cursor.line());
        else
            entries(group, closer, isCall, depth);
        m_lastEnd = m_cursor.position();
        if (isMap)
            m_builder.reportRepeated(group);
    }

    void entries(std::size_t group, char closer, bool isCall, std::size_t depth)
    {
        const std::uint32_t line = m_cursor.line();
        m_cursor.skip();
        for (;;) {
            m_cursor.skipBlanks();
            m_builder.at(group).bodyEnd = m_cursor.position();
            if (m_cursor.atEnd()) {
                cut(closer, line);
                return;
            }
            if (m_cursor.peek() == closer) {
                m_cursor.skip();
                return;
            }
            const std::size_t before = m_cursor.position();
            if (closer == '}' || isCall)
                member(group, isCall, depth);
            else
                value(m_builder.addItem(group, before, m_cursor.line()), depth + 1);
            m_cursor.skipBlanks();
            if (m_cursor.peek() == ',') {
                m_cursor.skip();
            } else if (m_cursor.peek() != closer && !m_cursor.atEnd()) {
                complain(verbatim("\",\""));
                if (m_cursor.position() == before || isCloser(m_cursor.peek()))
                    m_cursor.skip();
            }
        }
    }

    static bool isCloser(char c) { return c == '}' || c == ']' || c == ')'; }

    void cut(char closer, std::uint32_t line)
    {
        if (!m_isCut)
            m_builder.report(
                IssueCode::SyntaxError, m_cursor.line(),
                {FAULTLINE_TR_NOOP("Errors", "the file ends, but \"%1\" is missing for line %2"),
                 {std::string(1, closer), std::to_string(line)}});
        m_isCut = true;
        m_builder.setCut();
    }

    void member(std::size_t group, bool isCall, std::size_t depth)
    {
        const std::uint32_t line = m_cursor.line();
        const std::size_t begin = m_cursor.position();
        std::string name;
        const char c = m_cursor.peek();
        if (c == '"' || (c == '\'' && m_syntax == SourceSyntax::Python))
            name = quoted();
        else if (isWordStart(c))
            name = std::string(m_cursor.word());
        else
            name = bare();
        m_cursor.skipBlanks();
        if (m_cursor.peek() != (isCall ? '=' : ':')) {
            complain(verbatim(isCall ? "\"=\"" : "\":\""));
            return;
        }
        m_cursor.skip();
        m_cursor.skipBlanks();
        value(m_builder.add(group, std::move(name), begin, line), depth + 1);
    }

    std::string scalar()
    {
        if (m_cursor.atString()) {
            std::string text = quoted();
            m_lastEnd = m_cursor.position();
            while (m_syntax == SourceSyntax::Python) { // "a" "b" is one string
                m_cursor.skipBlanks(true);
                if (m_cursor.peek() != '"' && m_cursor.peek() != '\'')
                    break;
                text += quoted();
                m_lastEnd = m_cursor.position();
            }
            return text;
        }
        std::string text = bare();
        if (text.empty())
            complain(FAULTLINE_TR_NOOP("Errors", "a value"));
        else if (m_syntax == SourceSyntax::Json)
            checkJson(text);
        return text;
    }

    void checkJson(const std::string& value)
    {
        static constexpr std::string_view kStarts = "-+0123456789.";
        const bool isNumber = kStarts.find(value.front()) != std::string_view::npos;
        static constexpr std::string_view kWords[] = {"true", "false", "null", "NaN", "Infinity"};
        if (!isNumber && std::find(std::begin(kWords), std::end(kWords), value) == std::end(kWords)
            && ++m_complaints <= kMaxIssues)
            m_builder.report(
                IssueCode::SyntaxError, m_cursor.line(),
                {FAULTLINE_TR_NOOP("Errors", "\"%1\" is no JSON value"), {shortened(value, 40)}});
    }

    /// What stands up to the next separator outside brackets and quotes, as written.
    std::string bare()
    {
        const std::size_t begin = m_cursor.position();
        m_cursor.skipExpression(true, [this](std::uint32_t line) { complainOfString(line); });
        const std::string_view text = LiteralCursor::trimmedEnd(m_cursor.since(begin));
        m_lastEnd = begin + text.size();
        return shortened(text, kLongestExpression);
    }

    std::string quoted()
    {
        const std::uint32_t line = m_cursor.line();
        LiteralCursor::String string = m_cursor.string();
        if (!string.isClosed)
            complainOfString(line);
        return std::move(string.text);
    }

    void complainOfString(std::uint32_t line)
    {
        if (++m_complaints <= kMaxIssues)
            m_builder.report(IssueCode::SyntaxError, line,
                             FAULTLINE_TR_NOOP("Errors", "a string has no closing quote"));
    }

    void skipNested(std::uint32_t line)
    {
        if (!m_isTooDeep)
            m_builder.report(IssueCode::CountLimit, line,
                             FAULTLINE_TR_NOOP("Errors", "nested more than 100 deep"));
        m_isTooDeep = true;
        std::size_t open = 0;
        do {
            const char c = m_cursor.peek();
            open += c == '(' || c == '[' || c == '{' ? 1 : 0;
            open -= isCloser(c) ? 1 : 0;
            m_cursor.skip();
        } while (open > 0 && !m_cursor.atEnd());
    }

    LiteralCursor m_cursor;
    SourceBuilder m_builder;
    SourceSyntax m_syntax;
    std::size_t m_lastEnd = 0; ///< of the value before
    std::size_t m_complaints = 0;
    bool m_isCut = false;
    bool m_isTooDeep = false;
};

} // namespace

ConfigSource parseLiterals(std::string_view text, SourceSyntax syntax, const LineIssueSink& issues)
{
    return LiteralParser(text, syntax, issues).run();
}

bool addLiterals(std::string_view text, SourceSyntax syntax, ConfigTree& tree,
                 const LineIssueSink& issues)
{
    const ConfigSource source = parseLiterals(text, syntax, issues);
    addFields(source, tree);
    return !source.isCut;
}

std::vector<std::string> firstJsonKeys(std::string_view head, bool& isFollowed)
{
    std::vector<std::string> keys;
    std::vector<std::string> open; // names of the open objects; "[" for a list
    std::string last;
    isFollowed = false;
    for (std::size_t at = 0; at < head.size(); ++at) {
        const char c = head[at];
        if (c == '"') {
            const std::size_t begin = ++at;
            while (at < head.size() && head[at] != '"')
                at += head[at] == '\\' ? 2 : 1;
            if (at >= head.size())
                return keys;
            last = std::string(head.substr(begin, at - begin));
        } else if (c == ':' && !open.empty() && open.back() != "[") {
            if (open.size() <= 2)
                keys.push_back(open.size() == 1 ? last : open.back() + "." + last);
        } else if (c == '{' || c == '[') {
            open.push_back(c == '[' ? "[" : last);
        } else if (c == '}' || c == ']') {
            if (!open.empty())
                open.pop_back();
            if (open.empty()) {
                isFollowed = head.find_first_not_of(" \t\r\n", at + 1) != std::string_view::npos;
                return keys;
            }
        }
    }
    return keys;
}

} // namespace faultline
