// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/lessons/lesson_markdown.h"

#include "model/core/ascii.h"

#include <algorithm>
#include <filesystem>

namespace faultline {

namespace {

constexpr std::size_t kLongestLine = 8192; ///< looking for code takes its square at worst

/// A line without its `code`: blanks stand for it.
std::string withoutCode(std::string_view line)
{
    std::string out(line);
    for (std::size_t at = out.find('`'); at != std::string::npos;) {
        std::size_t run = at;
        while (run < out.size() && out[run] == '`')
            ++run;
        const std::string fence = out.substr(at, run - at);
        const std::size_t end = out.find(fence, run);
        if (end == std::string::npos) {
            at = out.find('`', run);
            continue;
        }
        std::fill(out.begin() + static_cast<std::ptrdiff_t>(at),
                  out.begin() + static_cast<std::ptrdiff_t>(end + fence.size()), ' ');
        at = out.find('`', end + fence.size());
    }
    return out;
}

bool hasHtml(std::string_view line)
{
    for (std::size_t at = line.find('<'); at != std::string_view::npos;
         at = line.find('<', at + 1)) {
        if (at > 0 && line[at - 1] == '\\')
            continue;
        const char next = at + 1 < line.size() ? line[at + 1] : ' ';
        if (isLetter(next) || next == '/' || next == '!' || next == '?')
            return true;
    }
    return false;
}

bool hasAddress(std::string_view line)
{
    const std::string lower = lowerAscii(line);
    static constexpr std::string_view kStarts[]{"://", "www.", "mailto:", "data:image",
                                                "javascript:"};
    return std::any_of(std::begin(kStarts), std::end(kStarts), [&lower](std::string_view start) {
        return lower.find(start) != std::string::npos;
    });
}

/// "[name]: where" at the start of a line.
bool isDefinition(std::string_view line)
{
    const std::size_t begin = line.find_first_not_of(' ');
    if (begin == std::string_view::npos || line[begin] != '[')
        return false;
    const std::size_t end = line.find("]:", begin);
    return end != std::string_view::npos && line.find(']', begin) == end;
}

} // namespace

bool staysInside(std::string_view path)
{
    if (path.empty() || path.front() == '/' || path.front() == '\\'
        || path.find(':') != std::string_view::npos || path.find('\0') != std::string_view::npos)
        return false;
    const std::filesystem::path normal = std::filesystem::path(path).lexically_normal();
    return normal.is_relative() && *normal.begin() != "..";
}

void checkLessonMarkdown(std::string_view text, std::uint32_t line, std::vector<LessonLink>& links,
                         LessonProblems& problems)
{
    bool isFenced = false;
    for (std::size_t at = 0; at < text.size(); ++line) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        const std::string_view raw = text.substr(at, end - at);
        at = end + 1;
        if (raw.size() > kLongestLine) {
            problems.add(line, FAULTLINE_TR_NOOP("Lessons", "The line is longer than 8 KiB."));
            continue;
        }
        const std::size_t first = raw.find_first_not_of(' ');
        const std::string_view bare = first == std::string_view::npos ? "" : raw.substr(first);
        if (bare.starts_with("```") || bare.starts_with("~~~")) {
            isFenced = !isFenced;
            continue;
        }
        if (isFenced)
            continue;
        const std::string shown = withoutCode(raw);
        if (hasHtml(shown))
            problems.add(line,
                         FAULTLINE_TR_NOOP("Lessons", "A lesson has no HTML; write \\< for the "
                                                      "sign."));
        if (hasAddress(shown))
            problems.add(line, FAULTLINE_TR_NOOP("Lessons", "A lesson leads to no address: what it "
                                                            "shows lies in its folder."));
        if (isDefinition(shown))
            problems.add(line, FAULTLINE_TR_NOOP("Lessons", "A lesson defines no links: write "
                                                            "[text](path)."));
        for (std::size_t open = shown.find("]("); open != std::string::npos;
             open = shown.find("](", open + 2)) {
            const std::size_t close = std::min(shown.find(')', open), shown.size());
            std::string path = shown.substr(open + 2, close - open - 2);
            if (const std::size_t blank = path.find(' '); blank != std::string::npos)
                path.resize(blank); // a title follows
            if (!staysInside(path))
                problems.add(line,
                             {FAULTLINE_TR_NOOP("Lessons", "The link \"%1\" leaves the folder "
                                                           "of the lesson."),
                              {path}});
            else
                links.push_back({.path = path, .line = line});
        }
    }
}

std::vector<LessonLink> checkLessonMarkdown(const Lesson& lesson, LessonProblems& problems)
{
    std::vector<LessonLink> links;
    for (const LessonBlock& block : lesson.blocks) {
        checkLessonMarkdown(block.text, block.textLine, links, problems);
        for (const LessonOption& option : block.options) {
            for (const std::string* text : {&option.text, &option.feedback, &option.shows})
                checkLessonMarkdown(*text, option.line, links, problems);
        }
    }
    return links;
}

} // namespace faultline
