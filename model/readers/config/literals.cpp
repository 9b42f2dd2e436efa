// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/config/literals.h"

#include "model/core/ascii.h"
#include "model/readers/whole_text.h"

#include <algorithm>
#include <charconv>

namespace faultline {

namespace {

constexpr std::size_t kMaxLiteralDepth = 100;
constexpr std::size_t kMaxIssues = 1000;
constexpr std::size_t kLongestExpression = 200;

bool isPythonSpace(char c)
{
    return isSpace(c) || c == '\f';
}

/// Where the text is, and in which line.
class Cursor {
public:
    Cursor(std::string_view text, LiteralSyntax syntax) : m_text(text), m_syntax(syntax) {}

    [[nodiscard]] bool atEnd() const { return m_at >= m_text.size(); }
    [[nodiscard]] char peek(std::size_t ahead = 0) const
    {
        return m_at + ahead < m_text.size() ? m_text[m_at + ahead] : '\0';
    }
    [[nodiscard]] std::uint32_t line() const { return m_line; }
    [[nodiscard]] std::size_t position() const { return m_at; }
    [[nodiscard]] std::string_view since(std::size_t begin) const
    {
        return m_text.substr(begin, m_at - begin);
    }
    [[nodiscard]] std::string_view rest() const
    {
        return m_text.substr(std::min(m_at, m_text.size()));
    }

    void skip(std::size_t count = 1)
    {
        for (; count > 0 && m_at < m_text.size(); --count, ++m_at)
            m_line += m_text[m_at] == '\n' ? 1 : 0;
    }

    /// Blanks and comments, line ends too unless `withinLine`.
    void skipBlanks(bool withinLine = false)
    {
        for (;;) {
            const bool isPython = m_syntax == LiteralSyntax::Python;
            if (!atEnd() && isPythonSpace(peek()) && !(withinLine && peek() == '\n'))
                skip();
            else if ((isPython && peek() == '#') || (!isPython && peek() == '/' && peek(1) == '/'))
                skipToLineEnd();
            else
                return;
        }
    }

    void skipToLineEnd() { skip(std::min(m_text.find('\n', m_at), m_text.size()) - m_at); }

    [[nodiscard]] std::string_view word()
    {
        const std::size_t begin = m_at;
        while (
            !atEnd()
            && (isWordCharacter(peek()) || (m_at > begin && peek() == '.' && isWordStart(peek(1)))))
            ++m_at;
        return since(begin);
    }

private:
    std::string_view m_text;
    LiteralSyntax m_syntax;
    std::size_t m_at = 0;
    std::uint32_t m_line = 1;
};

void appendCodePoint(std::string& text, std::uint32_t code)
{
    const auto put = [&text](std::uint32_t byte) { text += static_cast<char>(byte); };
    if (code < 0x80) {
        put(code);
    } else if (code < 0x800) {
        put(0xC0 | code >> 6);
        put(0x80 | (code & 0x3F));
    } else if (code < 0x10000) {
        put(0xE0 | code >> 12);
        put(0x80 | (code >> 6 & 0x3F));
        put(0x80 | (code & 0x3F));
    } else if (code < 0x110000) {
        put(0xF0 | code >> 18);
        put(0x80 | (code >> 12 & 0x3F));
        put(0x80 | (code >> 6 & 0x3F));
        put(0x80 | (code & 0x3F));
    }
}

class LiteralParser {
public:
    LiteralParser(std::string_view text, LiteralSyntax syntax, ConfigTree& tree,
                  const LineIssueSink& issues)
        : m_cursor(text, syntax), m_tree(tree), m_issues(issues), m_syntax(syntax)
    {
    }

    bool run()
    {
        if (m_syntax == LiteralSyntax::Json)
            document();
        else
            assignments();
        if (m_tree.isFull())
            m_issues(IssueCode::CountLimit, m_cursor.line(),
                     FAULTLINE_TR_NOOP("Errors", "more than 200,000 fields"));
        return !m_isCut;
    }

private:
    void document()
    {
        m_cursor.skipBlanks();
        const char c = m_cursor.peek();
        if (c == '{' || c == '[')
            container(0, 0);
        else
            complain("an object");
        m_cursor.skipBlanks();
        if (!m_cursor.atEnd() && !m_isCut)
            complain("the end of the file");
    }

    void assignments()
    {
        for (m_cursor.skipBlanks(); !m_cursor.atEnd(); m_cursor.skipBlanks()) {
            const std::uint32_t line = m_cursor.line();
            const std::string name(m_cursor.word());
            m_cursor.skipBlanks(true);
            if (name.empty() || m_cursor.peek() != '=' || m_cursor.peek(1) == '=') {
                complain("\"name = value\"");
                m_cursor.skipToLineEnd();
                continue;
            }
            m_cursor.skip();
            m_cursor.skipBlanks(true);
            value(0, name, line, 0);
            m_cursor.skipBlanks(true);
            if (!m_cursor.atEnd() && m_cursor.peek() != '\n') {
                complain("the end of the line");
                m_cursor.skipToLineEnd();
            }
        }
    }

    void complain(std::string_view expected)
    {
        if (++m_complaints > kMaxIssues)
            return;
        if (m_cursor.atEnd()) {
            m_issues(IssueCode::SyntaxError, m_cursor.line(),
                     {FAULTLINE_TR_NOOP("Errors", "%1 expected, the file ends"),
                      {std::string(expected)}});
            return;
        }
        const std::string_view rest = m_cursor.rest();
        const std::string_view found =
            rest.substr(0, std::min<std::size_t>(rest.find_first_of("\r\n"), 41));
        m_issues(IssueCode::SyntaxError, m_cursor.line(),
                 {FAULTLINE_TR_NOOP("Errors", "%1 expected, \"%2\" found"),
                  {std::string(expected), shortened(found, 40)}});
    }

    void value(std::size_t into, std::string name, std::uint32_t line, std::size_t depth)
    {
        const char c = m_cursor.peek();
        const bool isDict = m_syntax == LiteralSyntax::Python && isDictCall();
        ConfigNode node;
        node.name = std::move(name);
        node.line = line;
        if (c == '{' || c == '[' || isDict || (m_syntax == LiteralSyntax::Python && c == '(')) {
            node.isGroup = true;
            const std::size_t group = m_tree.add(into, std::move(node));
            container(group, depth);
            return;
        }
        scalar(node);
        m_tree.add(into, std::move(node));
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
        const bool isCall = isWordStart(m_cursor.peek());
        if (isCall)
            m_cursor.skip(m_cursor.rest().find('('));
        const char closer = m_cursor.peek() == '{' ? '}' : m_cursor.peek() == '[' ? ']' : ')';
        const bool isMap = closer == '}' || isCall;
        const std::uint32_t line = m_cursor.line();
        if (depth >= kMaxLiteralDepth) {
            skipNested(line);
            return;
        }
        m_cursor.skip();
        for (std::size_t index = 0;; ++index) {
            m_cursor.skipBlanks();
            if (m_cursor.atEnd()) {
                cut(closer, line);
                break;
            }
            if (m_cursor.peek() == closer) {
                m_cursor.skip();
                break;
            }
            const std::size_t before = m_cursor.position();
            if (isMap)
                member(group, isCall, depth);
            else
                value(group, "[" + std::to_string(index) + "]", m_cursor.line(), depth + 1);
            m_cursor.skipBlanks();
            if (m_cursor.peek() == ',') {
                m_cursor.skip();
            } else if (m_cursor.peek() != closer && !m_cursor.atEnd()) {
                complain("\",\"");
                if (m_cursor.position() == before || isCloser(m_cursor.peek()))
                    m_cursor.skip();
            }
        }
        if (isMap)
            reportTwice(group);
        else
            m_tree.at(group).value = m_tree.listSummary(group);
    }

    static bool isCloser(char c) { return c == '}' || c == ']' || c == ')'; }

    void cut(char closer, std::uint32_t line)
    {
        if (!m_isCut)
            m_issues(
                IssueCode::SyntaxError, m_cursor.line(),
                {FAULTLINE_TR_NOOP("Errors", "the file ends, but \"%1\" is missing for line %2"),
                 {std::string(1, closer), std::to_string(line)}});
        m_isCut = true;
    }

    void reportTwice(std::size_t group)
    {
        for (const std::size_t again : m_tree.markDuplicates(group))
            m_issues(
                IssueCode::DuplicateField, m_tree.at(again).line,
                {FAULTLINE_TR_NOOP("Errors", "\"%1\""), {shortened(m_tree.at(again).name, 60)}});
    }

    void member(std::size_t group, bool isCall, std::size_t depth)
    {
        const std::uint32_t line = m_cursor.line();
        std::string name;
        const char c = m_cursor.peek();
        if (c == '"' || (c == '\'' && m_syntax == LiteralSyntax::Python))
            name = quoted();
        else if (isWordStart(c))
            name = std::string(m_cursor.word());
        else
            name = bare();
        m_cursor.skipBlanks();
        if (m_cursor.peek() != (isCall ? '=' : ':')) {
            complain(isCall ? "\"=\"" : "\":\"");
            return;
        }
        m_cursor.skip();
        m_cursor.skipBlanks();
        value(group, std::move(name), line, depth + 1);
    }

    void scalar(ConfigNode& node)
    {
        const char c = m_cursor.peek();
        const char next = m_cursor.peek(1);
        const bool isPython = m_syntax == LiteralSyntax::Python;
        const bool isPrefixed = isPython && (c == 'r' || c == 'b' || c == 'u' || c == 'f')
                                && (next == '"' || next == '\'');
        if (c == '"' || (isPython && c == '\'') || isPrefixed) {
            node.value = quoted();
            while (isPython) { // "a" "b" is one string
                m_cursor.skipBlanks(true);
                if (m_cursor.peek() != '"' && m_cursor.peek() != '\'')
                    break;
                node.value += quoted();
            }
        } else {
            node.value = bare();
            if (node.value.empty())
                complain("a value");
            else if (!isPython)
                checkJson(node.value);
        }
    }

    void checkJson(const std::string& value)
    {
        static constexpr std::string_view kStarts = "-+0123456789.";
        const bool isNumber = kStarts.find(value.front()) != std::string_view::npos;
        static constexpr std::string_view kWords[] = {"true", "false", "null", "NaN", "Infinity"};
        if (!isNumber && std::find(std::begin(kWords), std::end(kWords), value) == std::end(kWords)
            && ++m_complaints <= kMaxIssues)
            m_issues(
                IssueCode::SyntaxError, m_cursor.line(),
                {FAULTLINE_TR_NOOP("Errors", "\"%1\" is no JSON value"), {shortened(value, 40)}});
    }

    /// What stands up to the next separator outside brackets and quotes, as written.
    std::string bare()
    {
        const std::size_t begin = m_cursor.position();
        std::size_t open = 0;
        while (!m_cursor.atEnd()) {
            const char c = m_cursor.peek();
            const bool isOpener = c == '(' || c == '[' || c == '{';
            if (open == 0 && (c == ',' || c == ':' || c == '\n' || isCloser(c)))
                break;
            if (m_syntax == LiteralSyntax::Python && c == '#' && open == 0)
                break;
            if (c == '"' || c == '\'') {
                const std::size_t before = m_cursor.position();
                static_cast<void>(quoted());
                if (m_cursor.position() == before)
                    m_cursor.skip();
                continue;
            }
            open += isOpener ? 1 : 0;
            open -= isCloser(c) ? 1 : 0;
            m_cursor.skip();
        }
        std::string_view text = m_cursor.since(begin);
        while (!text.empty() && isPythonSpace(text.back()))
            text.remove_suffix(1);
        return shortened(text, kLongestExpression);
    }

    /// A string from its opening quote (or the prefix before it); without a closing one it ends at
    /// the end of the line.
    std::string quoted()
    {
        bool isRaw = false;
        while (isWordStart(m_cursor.peek())) {
            isRaw = isRaw || m_cursor.peek() == 'r';
            m_cursor.skip();
        }
        const char quote = m_cursor.peek();
        const std::string triple(3, quote);
        const bool isTriple =
            m_syntax == LiteralSyntax::Python && m_cursor.rest().starts_with(triple);
        const std::uint32_t line = m_cursor.line();
        m_cursor.skip(isTriple ? 3 : 1);
        std::string text;
        while (!m_cursor.atEnd()) {
            const char c = m_cursor.peek();
            if (isTriple ? m_cursor.rest().starts_with(triple) : c == quote) {
                m_cursor.skip(isTriple ? 3 : 1);
                makeValidUtf8(text);
                return text;
            }
            if (c == '\n' && !isTriple)
                break;
            if (c == '\\' && !isRaw) {
                escape(text);
            } else {
                text += c;
                m_cursor.skip();
            }
        }
        if (++m_complaints <= kMaxIssues)
            m_issues(IssueCode::SyntaxError, line,
                     FAULTLINE_TR_NOOP("Errors", "a string has no closing quote"));
        makeValidUtf8(text);
        return text;
    }

    void escape(std::string& text)
    {
        m_cursor.skip();
        const char c = m_cursor.peek();
        static constexpr std::string_view kLetters = "nrtbf";
        static constexpr std::string_view kMeanings = "\n\r\t\b\f";
        if (const std::size_t at = kLetters.find(c); at != std::string_view::npos && c != '\0') {
            text += kMeanings[at];
            m_cursor.skip();
        } else if (c == 'u' || c == 'x') {
            std::uint32_t code = hex(c == 'u' ? 4 : 2);
            const bool isHigh = code >= 0xD800 && code < 0xDC00;
            if (isHigh && m_cursor.rest().starts_with("\\u")) {
                m_cursor.skip();
                const std::uint32_t low = hex(4);
                code = low >= 0xDC00 && low < 0xE000
                           ? 0x10000 + ((code - 0xD800) << 10) + (low - 0xDC00)
                           : 0xFFFD;
            }
            appendCodePoint(text, code);
        } else if (c == '\\' || c == '/' || c == '"' || c == '\'') {
            text += c;
            m_cursor.skip();
        } else if (c == '\n' && m_syntax == LiteralSyntax::Python) {
            m_cursor.skip();
        } else {
            text += '\\'; // no escape: Python keeps it as well
        }
    }

    /// Behind the letter of an escape.
    std::uint32_t hex(std::size_t digits)
    {
        m_cursor.skip();
        const std::string_view text = m_cursor.rest().substr(0, digits);
        std::uint32_t code = 0;
        const auto end = std::from_chars(text.data(), text.data() + text.size(), code, 16).ptr;
        m_cursor.skip(static_cast<std::size_t>(end - text.data()));
        return code;
    }

    void skipNested(std::uint32_t line)
    {
        if (!m_isTooDeep)
            m_issues(IssueCode::CountLimit, line,
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

    Cursor m_cursor;
    ConfigTree& m_tree;
    const LineIssueSink& m_issues;
    LiteralSyntax m_syntax;
    std::size_t m_complaints = 0;
    bool m_isCut = false;
    bool m_isTooDeep = false;
};

} // namespace

bool addLiterals(std::string_view text, LiteralSyntax syntax, ConfigTree& tree,
                 const LineIssueSink& issues)
{
    return LiteralParser(text, syntax, tree, issues).run();
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
