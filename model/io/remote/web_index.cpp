// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/io/remote/web_index.h"

#include "model/core/ascii.h"
#include "model/core/location.h"
#include "model/io/remote/transport.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace faultline::remote {

namespace {

constexpr std::size_t kMostEntries = 200'000;
constexpr std::size_t kMostRow = 400;

/// Entities that stand in links.
std::string withoutEntities(std::string_view text)
{
    static constexpr std::array<std::pair<std::string_view, char>, 6> kNamed{{{"amp;", '&'},
                                                                              {"lt;", '<'},
                                                                              {"gt;", '>'},
                                                                              {"quot;", '"'},
                                                                              {"apos;", '\''},
                                                                              {"#39;", '\''}}};
    std::string plain;
    while (!text.empty()) {
        const char c = text.front();
        text.remove_prefix(1);
        char meant = c;
        if (c == '&') {
            for (const auto& [name, character] : kNamed) {
                if (text.starts_with(name)) {
                    meant = character;
                    text.remove_prefix(name.size());
                    break;
                }
            }
            unsigned code = 0;
            const std::size_t end = text.find(';');
            const bool isNumber = meant == '&' && text.starts_with('#') && end < 8;
            const bool isHex = isNumber && end > 1 && lowerAscii(text[1]) == 'x';
            if (isNumber) {
                const char* first = text.data() + (isHex ? 2 : 1);
                const auto read = std::from_chars(first, text.data() + end, code, isHex ? 16 : 10);
                if (read.ptr == text.data() + end && code > 0 && code < 0x80) {
                    meant = static_cast<char>(code);
                    text.remove_prefix(end + 1);
                }
            }
        }
        plain += meant;
    }
    return plain;
}

/// The value of href in what stands between "<a" and ">"; empty if none.
std::string linkOf(std::string_view tag)
{
    const std::string lower = lowerAscii(tag);
    std::size_t at = lower.find("href");
    if (at == std::string::npos)
        return {};
    at += 4;
    while (at < tag.size() && (isBlank(tag[at]) || tag[at] == '='))
        ++at;
    if (at >= tag.size())
        return {};
    const char quote = tag[at] == '"' || tag[at] == '\'' ? tag[at] : ' ';
    const std::size_t begin = quote == ' ' ? at : at + 1;
    return withoutEntities(tag.substr(begin, tag.find(quote, begin) - begin));
}

/// What is said of an entry behind its link, without tags: "29-Nov-2026 14:31   1234".
std::string rowText(std::string_view html)
{
    std::string text;
    bool isTag = false;
    for (const char c : html.substr(0, std::min(html.size(), kMostRow))) {
        if (c == '<')
            isTag = true;
        const bool isSpace = isTag || isBlank(c) || c == '\n';
        if (!isSpace)
            text += c;
        else if (!text.empty() && text.back() != ' ')
            text += ' ';
        if (c == '>')
            isTag = false;
    }
    while (text.ends_with(' '))
        text.pop_back();
    return text;
}

std::optional<std::uint64_t> wholeNumber(std::string_view text)
{
    std::uint64_t value = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool isWhole = !text.empty() && read.ptr == text.data() + text.size();
    return isWhole && read.ec == std::errc() ? std::optional(value) : std::nullopt;
}

/// nginx ends its lines with the size in bytes; rclone has it in an attribute. Sizes with a letter
/// are rounded and tell nothing.
std::optional<std::uint64_t> exactSize(std::string_view html, std::string_view row)
{
    constexpr std::string_view kAttribute = "data-order=\"";
    html = html.substr(0, std::min(html.size(), kMostRow));
    if (const std::size_t at = html.find(kAttribute); at != std::string_view::npos) {
        html.remove_prefix(at + kAttribute.size());
        return wholeNumber(html.substr(0, html.find('"')));
    }
    const std::size_t blank = row.rfind(' ');
    // A date must stand before it, or a number of anything else would do.
    return blank != std::string_view::npos && row.find(':') < blank
               ? wholeNumber(row.substr(blank + 1))
               : std::nullopt;
}

} // namespace

std::vector<WebEntry> entriesOfIndex(std::string_view page, std::string_view folderPath)
{
    std::vector<WebEntry> entries;
    const std::string base(namePartOf(normalisedUri("http://h" + std::string(folderPath))));
    const std::string inside = base.empty() ? std::string() : base + "/";
    const std::string lower = lowerAscii(page);
    for (std::size_t at = lower.find("<a ");
         at != std::string::npos && entries.size() < kMostEntries; at = lower.find("<a ", at + 1)) {
        const std::size_t end = std::min(page.find('>', at), page.size());
        std::string link = linkOf(page.substr(at, end - at));
        link = link.substr(0, link.find('#'));
        if (link.empty() || link.find('?') != std::string::npos || isUri(link)
            || link.starts_with("//") || link.starts_with("mailto:"))
            continue;
        if (link.starts_with("./"))
            link.erase(0, 2);
        const bool isFolder = link.ends_with('/');
        const std::string whole = link.starts_with('/') ? link : std::string(folderPath) + link;
        const std::string name(namePartOf(normalisedUri("http://h" + whole)));
        if (!name.starts_with(inside) || name.size() <= inside.size())
            continue;
        WebEntry entry{.name = name.substr(inside.size()), .isFolder = isFolder};
        if (entry.name.find('/') != std::string::npos || entry.name == "." || entry.name == "..")
            continue;
        std::size_t close = lower.find("</a>", end);
        close = close == std::string::npos ? page.size() : close + 4;
        const std::size_t next = std::min(lower.find("<a ", close), page.size());
        const std::string_view rest = page.substr(close, next - close);
        entry.row = rowText(rest.substr(0, std::min(rest.find("</tr>"), rest.size())));
        entry.size =
            exactSize(rest, rowText(rest.substr(0, std::min(rest.find('\n'), rest.size()))));
        entries.push_back(std::move(entry));
    }
    std::stable_sort(entries.begin(), entries.end(),
                     [](const WebEntry& a, const WebEntry& b) { return a.name < b.name; });
    // Icons and names lead to the same.
    const auto twice =
        std::unique(entries.begin(), entries.end(),
                    [](const WebEntry& a, const WebEntry& b) { return a.name == b.name; });
    entries.erase(twice, entries.end());
    return entries;
}

bool isIndexPage(std::string_view page)
{
    const std::string head = lowerAscii(page.substr(0, std::min<std::size_t>(page.size(), 4096)));
    return head.find("index of ") != std::string::npos
           || head.find("directory listing ") != std::string::npos
           || head.find("<!-- rclone") != std::string::npos
           || head.find("class=\"listing\"") != std::string::npos;
}

std::string urlOfLocation(std::string_view location)
{
    const std::size_t authority = location.find("://") + 3;
    const std::size_t path = std::min(location.find('/', authority), location.size());
    const std::size_t query = std::min(location.find('?', path), location.size());
    std::string url(location.substr(0, path));
    if (path == query)
        url += '/';
    const std::string_view text = location.substr(path, query - path);
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        const bool isEscape =
            c == '%' && i + 2 < text.size() && isHexDigit(text[i + 1]) && isHexDigit(text[i + 2]);
        const bool isPlain =
            isEscape || std::string_view("/:@!$&'()*,;=+").find(c) != std::string_view::npos;
        url += isPlain ? std::string(1, c) : percentEncoded(text.substr(i, 1), false);
    }
    return url + std::string(location.substr(query));
}

} // namespace faultline::remote
