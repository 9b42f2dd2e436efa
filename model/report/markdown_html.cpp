// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/markdown_html.h"

#include "model/core/ascii.h"
#include "model/report/plain_text.h"

#include <algorithm>
#include <vector>

namespace faultline {

namespace {

std::vector<std::string_view> linesOf(std::string_view text)
{
    std::vector<std::string_view> lines;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        lines.push_back(text.substr(at, end - at));
        at = end + 1;
    }
    return lines;
}

/// Code, strong words and links within a line of text.
std::string inlineHtml(std::string_view text)
{
    std::string out;
    while (!text.empty()) {
        const std::size_t mark = std::min(text.find_first_of("`*["), text.size());
        out += htmlEscaped(text.substr(0, mark));
        text.remove_prefix(mark);
        const auto pair = [&](std::string_view open, std::string_view close) {
            if (!text.starts_with(open))
                return std::string_view::npos;
            return text.find(close, open.size());
        };
        if (const std::size_t code = pair("`", "`"); code != std::string_view::npos) {
            out += "<code>" + htmlEscaped(text.substr(1, code - 1)) + "</code>";
            text.remove_prefix(code + 1);
        } else if (const std::size_t strong = pair("**", "**"); strong != std::string_view::npos) {
            out += "<strong>" + htmlEscaped(text.substr(2, strong - 2)) + "</strong>";
            text.remove_prefix(strong + 2);
        } else if (const std::size_t link = pair("[", "](");
                   link != std::string_view::npos
                   && text.find(')', link) != std::string_view::npos) {
            out += htmlEscaped(text.substr(1, link - 1));
            text.remove_prefix(text.find(')', link) + 1);
        } else if (!text.empty()) {
            out += htmlEscaped(text.substr(0, 1));
            text.remove_prefix(1);
        }
    }
    return out;
}

/// Reads blocks line by line.
class Converter {
public:
    explicit Converter(std::string_view markdown) : m_lines(linesOf(markdown)) {}

    std::string run()
    {
        while (m_at < m_lines.size()) {
            const std::string_view line = m_lines[m_at];
            if (trimmed(line).empty())
                ++m_at;
            else if (line.starts_with("```"))
                fence();
            else if (line.starts_with("    "))
                indentedCode();
            else if (line.starts_with("|"))
                table();
            else if (line.starts_with("#"))
                heading();
            else if (isItem(line))
                list();
            else
                paragraph();
        }
        return std::move(m_out);
    }

private:
    static std::size_t itemMark(std::string_view line)
    {
        if (line.starts_with("- "))
            return 2;
        const std::size_t digits = line.find_first_not_of("0123456789");
        return digits != 0 && digits != std::string_view::npos
                       && line.substr(digits).starts_with(". ")
                   ? digits + 2
                   : 0;
    }
    static bool isItem(std::string_view line) { return itemMark(line) > 0; }
    static bool beginsBlock(std::string_view line)
    {
        return trimmed(line).empty() || line.starts_with("```") || line.starts_with("|")
               || line.starts_with("#") || isItem(line);
    }

    void fence()
    {
        std::string code;
        for (++m_at; m_at < m_lines.size() && !m_lines[m_at].starts_with("```"); ++m_at)
            code += std::string(m_lines[m_at]) + "\n";
        ++m_at;
        addCode(code);
    }

    void indentedCode()
    {
        std::string code;
        for (; m_at < m_lines.size() && m_lines[m_at].starts_with("    "); ++m_at)
            code += std::string(m_lines[m_at].substr(4)) + "\n";
        addCode(code);
    }

    void addCode(const std::string& code)
    {
        m_out += "<pre>" + htmlEscaped(code, ControlCharacters::KeepLines) + "</pre>\n";
    }

    void table()
    {
        m_out += "<table>\n";
        for (bool isHead = true; m_at < m_lines.size() && m_lines[m_at].starts_with("|"); ++m_at) {
            const std::string_view line = trimmed(m_lines[m_at]);
            if (line.find_first_not_of("|-: ") == std::string_view::npos)
                continue; // the rule below the head
            m_out += "<tr>";
            std::string_view cells = line.substr(1);
            while (!cells.empty()) {
                const std::size_t end = std::min(cells.find('|'), cells.size());
                const std::string cell = inlineHtml(trimmed(cells.substr(0, end)));
                m_out += isHead ? "<th>" + cell + "</th>" : "<td>" + cell + "</td>";
                cells.remove_prefix(std::min(end + 1, cells.size()));
            }
            m_out += "</tr>\n";
            isHead = false;
        }
        m_out += "</table>\n";
    }

    void heading()
    {
        const std::string_view line = m_lines[m_at++];
        m_out +=
            "<h4>"
            + inlineHtml(trimmed(line.substr(std::min(line.find_first_not_of('#'), line.size()))))
            + "</h4>\n";
    }

    void list()
    {
        const auto isOrderedAt = [this] { return !m_lines[m_at].starts_with("- "); };
        const bool isOrdered = isOrderedAt();
        m_out += isOrdered ? "<ol>\n" : "<ul>\n";
        while (m_at < m_lines.size() && isItem(m_lines[m_at]) && isOrderedAt() == isOrdered) {
            std::string text(m_lines[m_at].substr(itemMark(m_lines[m_at])));
            for (++m_at; m_at < m_lines.size() && !beginsBlock(m_lines[m_at]); ++m_at)
                text += " " + std::string(trimmed(m_lines[m_at]));
            m_out += "<li>" + inlineHtml(text) + "</li>\n";
        }
        m_out += isOrdered ? "</ol>\n" : "</ul>\n";
    }

    void paragraph()
    {
        std::string text(trimmed(m_lines[m_at]));
        for (++m_at; m_at < m_lines.size() && !beginsBlock(m_lines[m_at]); ++m_at)
            text += " " + std::string(trimmed(m_lines[m_at]));
        m_out += "<p>" + inlineHtml(text) + "</p>\n";
    }

    std::vector<std::string_view> m_lines;
    std::size_t m_at = 0;
    std::string m_out;
};

} // namespace

std::string markdownToHtml(std::string_view markdown)
{
    return Converter(markdown).run();
}

} // namespace faultline
