// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Edits of package lists and Dockerfiles, line by line.
#include "model/core/ascii.h"
#include "model/diagnosis/fixes/config_edit.h"
#include "model/diagnosis/fixes/text_edits.h"
#include "model/diagnosis/fixes/unified_diff.h"

#include <algorithm>
#include <set>
#include <utility>

namespace faultline {

namespace {

bool isNameChar(char c)
{
    return isWordCharacter(c) || c == '-' || c == '.';
}

/// A package's name as it is compared: small letters, one kind of dash.
std::string normalized(std::string_view name)
{
    std::string text = lowerAscii(name);
    std::replace_if(
        text.begin(), text.end(), [](char c) { return c == '_' || c == '.'; }, '-');
    return text;
}

std::string_view nameOf(std::string_view requirement)
{
    const auto end = std::find_if_not(requirement.begin(), requirement.end(), isNameChar);
    return requirement.substr(0, static_cast<std::size_t>(end - requirement.begin()));
}

struct Span {
    std::size_t begin = 0;
    std::size_t end = 0;
};

Span lineSpan(std::string_view text, std::uint32_t number)
{
    std::size_t begin = 0;
    for (std::uint32_t line = 1; line < number && begin < text.size(); ++line)
        begin = nextLine(text, begin);
    std::size_t end = std::min(text.find('\n', begin), text.size());
    if (end > begin && text[end - 1] == '\r')
        --end;
    return {begin, end};
}

/// Lines of the file that say something about a component.
std::set<std::uint32_t> linesAbout(const Environment& environment, std::string_view component)
{
    std::set<std::uint32_t> lines;
    for (const EnvironmentFact& fact : environment.facts) {
        if (fact.component == component && fact.line > 0
            && (fact.role == VersionRole::Required || fact.role == VersionRole::Installed))
            lines.insert(fact.line);
    }
    return lines;
}

class Editor {
public:
    Editor(const Environment& environment, std::string_view text)
        : m_environment(environment), m_text(text)
    {
    }

    Result<std::string> run(std::span<const ConfigEdit> edits)
    {
        std::string text(m_text);
        // Lines are counted in the original, so each edit keeps the number of lines; what is new
        // is added at the end and what goes is blanked until then.
        for (const ConfigEdit& edit : edits) {
            if (edit.config != m_environment.id())
                continue;
            if (Result<void> changed = change(text, edit); !changed)
                return changed.error();
        }
        return finish(std::move(text));
    }

private:
    [[nodiscard]] bool isDockerfile() const
    {
        return m_environment.source == EnvironmentSource::Dockerfile;
    }

    [[nodiscard]] Error refused(const ConfigEdit& edit, std::uint32_t line, Text detail) const
    {
        return {.code = ErrorCode::Corrupt,
                .path = m_environment.file.path,
                .detail = cannotBeChanged(edit.path, line, std::move(detail))};
    }

    Result<void> change(std::string& text, const ConfigEdit& edit)
    {
        const std::set<std::uint32_t> lines = linesAbout(m_environment, edit.path);
        if (edit.value.find_first_of("\r\n") != std::string::npos)
            return refused(edit, 0, FAULTLINE_TR_NOOP("Errors", "its value has several lines"));
        if (lines.size() > 1)
            return refused(edit, *lines.begin(),
                           {FAULTLINE_TR_NOOP("Errors", "it is in several lines, also in line %1"),
                            {std::to_string(*lines.rbegin())}});
        if (lines.empty()) {
            if (edit.path == "base-image")
                return refused(edit, 0, FAULTLINE_TR_NOOP("Errors", "no line names it"));
            if (!edit.value.empty())
                m_added.push_back(edit.value);
            return {};
        }
        const std::uint32_t line = *lines.begin();
        const Span span = lineSpan(text, line);
        const std::string_view content =
            std::string_view(text).substr(span.begin, span.end - span.begin);
        const Span part = isDockerfile() ? wordAbout(content, edit.path) : requirement(content);
        if (part.begin == part.end)
            return refused(edit, line,
                           FAULTLINE_TR_NOOP("Errors", "its place in the line could not be found"));
        if (edit.value.empty() && isDockerfile())
            return refused(edit, line,
                           FAULTLINE_TR_NOOP("Errors", "part of a command cannot be removed"));
        if (edit.value.empty())
            m_removed.insert(line);
        else
            text.replace(span.begin + part.begin, part.end - part.begin, edit.value);
        return {};
    }

    /// Of a line of requirements what stands before its comment, without blanks at its ends.
    static Span requirement(std::string_view line)
    {
        const std::size_t begin = std::min(line.find_first_not_of(kLineBlanks), line.size());
        std::size_t end = std::min(line.find(" #"), line.size());
        while (end > begin && kLineBlanks.find(line[end - 1]) != std::string_view::npos)
            --end;
        return {begin, end};
    }

    /// The word of a command that names a package, or the image of a FROM line.
    static Span wordAbout(std::string_view line, std::string_view component)
    {
        bool isFirst = true;
        for (std::size_t at = 0; at < line.size();) {
            const std::size_t begin =
                std::min(line.find_first_not_of(kLineBlanks, at), line.size());
            const std::size_t end = std::min(line.find_first_of(kLineBlanks, begin), line.size());
            const std::string_view word = line.substr(begin, end - begin);
            const bool isImage = component == "base-image" && !isFirst && !word.starts_with("--");
            const std::size_t quote = word.find_first_not_of("\"'");
            const bool isPackage =
                quote != std::string_view::npos && !word.starts_with('-')
                && normalized(nameOf(word.substr(quote))) == normalized(component);
            if (isImage || isPackage) {
                const std::size_t inner = isImage ? 0 : quote;
                return {begin + inner, end - inner};
            }
            isFirst = false;
            at = end;
        }
        return {};
    }

    Result<std::string> finish(std::string text) const
    {
        for (auto line = m_removed.rbegin(); line != m_removed.rend(); ++line) {
            const Span span = lineSpan(text, *line);
            text.erase(span.begin, nextLine(text, span.begin) - span.begin);
        }
        const std::string lineEnd(lineEndOf(m_text));
        for (const std::string& value : m_added) {
            if (isDockerfile()) {
                const std::size_t at = behindInstalls(text);
                text.insert(at, "RUN pip install '" + value + "'" + lineEnd);
            } else {
                if (!text.empty() && text.back() != '\n')
                    text += lineEnd;
                text += value + lineEnd;
            }
        }
        return text;
    }

    /// Behind the last RUN of a Dockerfile, or its last FROM, with the lines that go on from it.
    static std::size_t behindInstalls(std::string& text)
    {
        if (!text.empty() && text.back() != '\n')
            text += lineEndOf(text);
        std::size_t found = text.size();
        for (std::size_t at = 0; at < text.size();) {
            const std::string_view line =
                std::string_view(text).substr(at, nextLine(text, at) - at);
            const bool isInstall =
                lowerAscii(line.substr(0, 4)) == "run " || lowerAscii(line.substr(0, 5)) == "from ";
            std::size_t next = at + line.size();
            while (isInstall && next < text.size() && goesOn(text, next))
                next = nextLine(text, next);
            if (isInstall)
                found = next;
            at = next;
        }
        return found;
    }

    /// Whether the line that ends before `at` ends with a backslash.
    static bool goesOn(std::string_view text, std::size_t at)
    {
        const std::size_t last = text.substr(0, at).find_last_not_of(" \t\r\n");
        return last != std::string_view::npos && text[last] == '\\';
    }

    const Environment& m_environment;
    std::string_view m_text;
    std::vector<std::string> m_added;
    std::set<std::uint32_t> m_removed;
};

} // namespace

Result<PatchedFile> patchEnvironment(const Environment& environment, std::string_view text,
                                     std::span<const ConfigEdit> edits)
{
    const bool isList = environment.source == EnvironmentSource::PipFreeze
                        || environment.source == EnvironmentSource::Requirements
                        || environment.source == EnvironmentSource::Dockerfile;
    if (!isList || environment.file.end != ReadEnd::Complete)
        return Error{
            .code = ErrorCode::Corrupt,
            .path = environment.file.path,
            .detail = isList
                          ? FAULTLINE_TR_NOOP("Errors", "cannot be changed: it was not read whole")
                          : FAULTLINE_TR_NOOP("Errors",
                                              "is not a list of packages that is written by hand")};
    Result<std::string> changed = Editor(environment, text).run(edits);
    if (!changed)
        return changed.error();
    PatchedFile patched;
    patched.file = environment.id();
    patched.name = environment.name();
    patched.path = environment.file.path;
    patched.text = std::move(*changed);
    patched.diff = unifiedDiff(patched.name, text, patched.text);
    return patched;
}

} // namespace faultline
