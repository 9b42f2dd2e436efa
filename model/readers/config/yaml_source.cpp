// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/config/source_parsers.h"

#include <algorithm>
#include <utility>

namespace faultline {

namespace {

/// A line that is neither blank nor a comment.
struct Line {
    std::size_t begin = 0; ///< behind its indentation
    std::size_t end = 0;   ///< without the line end and blanks before it
    std::size_t indent = 0;
    std::uint32_t number = 0;
};

/// Places of the fields of a YAML document in block style, with flow style for values. What is
/// behind an anchor, an alias or a tag is not looked at; a text of several documents, complex keys
/// or tabs for indentation is a problem.
class YamlParser {
public:
    explicit YamlParser(std::string_view text)
        : m_text(text),
          m_builder(text, SourceSyntax::Yaml),
          m_flow(text, FlowParser::Dialect::Yaml, m_builder)
    {
    }

    ConfigSource run()
    {
        splitLines();
        if (!m_builder.hasFailed() && !m_lines.empty()) {
            const std::string_view first = content(m_lines.front());
            if (first.starts_with('{') || first.starts_with('[')) {
                m_at = 1;
                flow(0, m_lines.front().begin, m_lines.front());
            } else {
                block(0, 0, 0);
            }
            if (m_at < m_lines.size())
                m_builder.fail(m_lines[m_at].number,
                               FAULTLINE_TR_NOOP("Errors", "its indentation fits no field above"));
        }
        return m_builder.take();
    }

private:
    [[nodiscard]] std::string_view content(const Line& line) const
    {
        return m_text.substr(line.begin, line.end - line.begin);
    }

    void splitLines()
    {
        std::uint32_t number = 0;
        for (std::size_t at = 0; at < m_text.size();) {
            const std::size_t stop = std::min(m_text.find('\n', at), m_text.size());
            ++number;
            std::size_t end = stop;
            while (
                end > at
                && (m_text[end - 1] == ' ' || m_text[end - 1] == '\r' || m_text[end - 1] == '\t'))
                --end;
            const std::size_t begin = std::min(m_text.find_first_not_of(' ', at), end);
            addLine({begin, end, begin - at, number});
            at = stop + 1;
        }
    }

    void addLine(const Line& line)
    {
        const std::string_view text = content(line);
        if (text.empty() || text.front() == '#')
            return;
        if (line.indent == 0 && (text == "---" || text == "...")) {
            if (!m_lines.empty() && text == "---")
                m_builder.fail(line.number,
                               FAULTLINE_TR_NOOP("Errors", "it holds several documents"));
        } else if (text.front() == '\t') {
            m_builder.fail(line.number, FAULTLINE_TR_NOOP("Errors", "it is indented with tabs"));
        } else if (line.indent == 0 && (text.front() == '%' || text.starts_with("--- "))) {
            m_builder.fail(
                line.number,
                FAULTLINE_TR_NOOP("Errors", "a directive or a value on the line of \"---\""));
        } else {
            m_lines.push_back(line);
        }
    }

    static bool isDash(std::string_view text) { return text == "-" || text.starts_with("- "); }

    /// Reads lines indented by `indent` as the fields or items of `parent`.
    void block(std::size_t parent, std::size_t indent, std::size_t depth)
    {
        if (depth >= SourceBuilder::kMaxDepth) {
            m_builder.fail(m_lines[m_at].number,
                           FAULTLINE_TR_NOOP("Errors", "nested more than 100 deep"));
            return;
        }
        const bool isList = isDash(content(m_lines[m_at]));
        SourceField& group = m_builder.at(parent);
        group.kind = isList ? SourceField::Kind::List : SourceField::Kind::Map;
        group.style = SourceField::Style::Block;
        group.childIndent = indent;
        while (m_at < m_lines.size() && !m_builder.hasFailed() && m_lines[m_at].indent == indent
               && isDash(content(m_lines[m_at])) == isList) {
            if (isList)
                item(parent, depth);
            else
                member(parent, m_lines[m_at].begin, indent, depth);
        }
        if (m_at < m_lines.size() && m_lines[m_at].indent > indent)
            m_builder.fail(m_lines[m_at].number,
                           FAULTLINE_TR_NOOP("Errors", "its indentation fits no field above"));
        if (parent != 0 && !m_builder.at(parent).children.empty())
            m_builder.at(parent).end = m_builder.at(m_builder.at(parent).children.back()).end;
    }

    void item(std::size_t parent, std::size_t depth)
    {
        Line& line = m_lines[m_at];
        const std::size_t made =
            m_builder.add(parent, "[" + std::to_string(m_builder.at(parent).children.size()) + "]",
                          line.begin, line.number);
        if (made == SourceField::npos)
            return;
        m_builder.at(made).end = line.begin + 1;
        const std::size_t begin = std::min(m_text.find_first_not_of(' ', line.begin + 1), line.end);
        const std::size_t outer = line.indent;
        if (begin >= line.end || m_text[begin] == '#') {
            ++m_at;
            nested(made, outer + 1, line, depth);
            return;
        }
        const std::string_view rest = m_text.substr(begin, line.end - begin);
        if (isDash(rest) || keyEnd(begin, line.end) != SourceField::npos) {
            // What follows the dash is a block of its own, as if it stood on a line of its own.
            line.indent += begin - line.begin;
            line.begin = begin;
            m_builder.at(made).valueBegin = begin;
            block(made, line.indent, depth + 1);
            return;
        }
        value(made, begin, outer);
    }

    /// Behind the key of "key: ..." at `at`, at its colon; npos if there is none.
    [[nodiscard]] std::size_t keyEnd(std::size_t at, std::size_t end) const
    {
        const char c = m_text[at];
        if (c == '"' || c == '\'') {
            const std::size_t close = m_flow.endOfString(at);
            return close < end && m_text[close] == ':' ? close : SourceField::npos;
        }
        if (c == '{' || c == '[')
            return SourceField::npos;
        for (std::size_t i = at; i < end; ++i) {
            if (m_text[i] == ':' && (i + 1 == end || m_text[i + 1] == ' '))
                return i;
            if (m_text[i] == '#' && i > at && m_text[i - 1] == ' ')
                break;
        }
        return SourceField::npos;
    }

    void member(std::size_t parent, std::size_t begin, std::size_t indent, std::size_t depth)
    {
        const Line line = m_lines[m_at];
        const std::size_t colon = keyEnd(begin, line.end);
        if (colon == SourceField::npos || m_text[begin] == '?' || m_text[begin] == '&'
            || m_text[begin] == '*' || m_text[begin] == '!') {
            m_builder.fail(line.number, FAULTLINE_TR_NOOP("Errors", "\"key: value\" expected"));
            return;
        }
        std::string_view name = m_text.substr(begin, colon - begin);
        if (name.size() >= 2 && (name.front() == '"' || name.front() == '\''))
            name = name.substr(1, name.size() - 2);
        const std::size_t made = m_builder.add(parent, std::string(name), begin, line.number);
        if (made == SourceField::npos)
            return;
        m_builder.at(made).end = colon + 1;
        m_builder.at(made).valueBegin = colon + 1;
        const std::size_t at = std::min(m_text.find_first_not_of(' ', colon + 1), line.end);
        if (at >= line.end || m_text[at] == '#') {
            ++m_at;
            // The items of a list may stand below the key itself.
            const bool isListBelow = m_at < m_lines.size() && m_lines[m_at].indent == indent
                                     && isDash(content(m_lines[m_at]));
            nested(made, isListBelow ? indent : indent + 1, line, depth);
            return;
        }
        value(made, at, indent);
    }

    /// What stands on the lines below a key or dash, if they are indented by `least`.
    void nested(std::size_t field, std::size_t least, const Line& line, std::size_t depth)
    {
        if (m_at < m_lines.size() && m_lines[m_at].indent >= least) {
            if (keyEnd(m_lines[m_at].begin, m_lines[m_at].end) != SourceField::npos
                || isDash(content(m_lines[m_at]))) {
                m_builder.at(field).valueBegin = m_lines[m_at].begin;
                block(field, m_lines[m_at].indent, depth + 1);
            } else {
                value(field, m_lines[m_at].begin, least - 1);
            }
            return;
        }
        m_builder.at(field).line = line.number; // nothing: null
    }

    void flow(std::size_t field, std::size_t at, const Line& line)
    {
        std::uint32_t number = line.number;
        const std::size_t end = m_flow.value(field, at, number, 0);
        while (m_at < m_lines.size() && m_lines[m_at].begin < end)
            ++m_at;
    }

    /// The value at `at` of the line that is the present one, and the lines that belong to it.
    void value(std::size_t field, std::size_t at, std::size_t indent)
    {
        const Line line = m_lines[m_at++];
        m_builder.at(field).valueBegin = at;
        const char c = m_text[at];
        if (c == '{' || c == '[' || c == '"' || c == '\'') {
            flow(field, at, line);
            return;
        }
        const bool isOpaque =
            c == '&' || c == '*' || c == '!' || c == '|' || c == '>' || c == '%' || c == '@';
        std::size_t end = at;
        while (end < line.end && !(m_text[end] == '#' && end > at && m_text[end - 1] == ' '))
            ++end;
        while (end > at && m_text[end - 1] == ' ')
            --end;
        m_builder.at(field).end = end;
        if (isOpaque)
            m_builder.at(field).kind = SourceField::Kind::Opaque;
        // A plain text may go on below; of what is behind an anchor or bar everything belongs to
        // it.
        while (
            m_at < m_lines.size()
            && (m_lines[m_at].indent > indent
                || (c == '&' && m_lines[m_at].indent == indent && isDash(content(m_lines[m_at])))))
            m_builder.at(field).end = m_lines[m_at++].end;
    }

    std::string_view m_text;
    SourceBuilder m_builder;
    FlowParser m_flow;
    std::vector<Line> m_lines;
    std::size_t m_at = 0;
};

} // namespace

ConfigSource parseYamlSource(std::string_view text)
{
    return YamlParser(text).run();
}

} // namespace faultline
