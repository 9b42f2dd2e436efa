// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/lessons/front_matter.h"

#include "model/core/ascii.h"

#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/exceptions.h>
#include <yaml-cpp/parser.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <set>
#include <sstream>

namespace faultline {

namespace {

/// Takes the events of yaml-cpp: no graph is built, so nothing can be referred to.
class FrontHandler final : public YAML::EventHandler {
public:
    FrontHandler(std::uint32_t firstLine, LessonProblems& problems)
        : m_firstLine(firstLine), m_problems(problems)
    {
    }

    [[nodiscard]] std::vector<FrontEntry> take() { return std::move(m_entries); }

    void OnDocumentStart(const YAML::Mark& mark) override
    {
        if (++m_documents > 1)
            m_problems.add(lineOf(mark), FAULTLINE_TR_NOOP("Lessons", "The front matter is more "
                                                                      "than one YAML document."));
    }
    void OnDocumentEnd() override {}
    void OnNull(const YAML::Mark& mark, YAML::anchor_t anchor) override
    {
        refuse(mark, {}, anchor);
        add(mark, {});
    }
    void OnAlias(const YAML::Mark& mark, YAML::anchor_t) override
    {
        m_problems.add(lineOf(mark), FAULTLINE_TR_NOOP("Lessons", "The front matter may not use "
                                                                  "YAML aliases."));
        add(mark, {});
    }
    void OnScalar(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                  const std::string& value) override
    {
        refuse(mark, tag, anchor);
        add(mark, value);
    }
    void OnSequenceStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                         YAML::EmitterStyle::value) override
    {
        refuse(mark, tag, anchor);
        open(mark, true);
    }
    void OnSequenceEnd() override { close(); }
    void OnMapStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                    YAML::EmitterStyle::value) override
    {
        refuse(mark, tag, anchor);
        open(mark, false);
    }
    void OnMapEnd() override { close(); }

private:
    static constexpr int kDeepest = 2;

    [[nodiscard]] std::uint32_t lineOf(const YAML::Mark& mark) const
    {
        return m_firstLine + static_cast<std::uint32_t>(std::max(mark.line, 0));
    }
    void refuse(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor)
    {
        const bool isPlain = tag.empty() || tag == "?" || tag == "!";
        if (anchor != 0 || !isPlain)
            m_problems.add(lineOf(mark),
                           FAULTLINE_TR_NOOP("Lessons", "The front matter may not use YAML anchors "
                                                        "and tags."));
    }
    void open(const YAML::Mark& mark, bool isList)
    {
        ++m_depth;
        if (m_depth == 1 && isList)
            m_problems.add(lineOf(mark), FAULTLINE_TR_NOOP("Lessons", "The front matter should be "
                                                                      "lines \"key: value\"."));
        if (m_depth == kDeepest && m_wantsValue)
            m_entries.back().isList = isList;
        if (m_depth > kDeepest || (m_depth == kDeepest && !m_wantsValue))
            m_problems.add(lineOf(mark), FAULTLINE_TR_NOOP("Lessons", "The front matter is nested "
                                                                      "too deeply."));
    }
    void close()
    {
        --m_depth;
        if (m_depth == 1) {
            m_wantsValue = false;
            m_wantsInner = true;
        }
    }
    void add(const YAML::Mark& mark, std::string value)
    {
        if (m_depth == 0) {
            m_problems.add(lineOf(mark), FAULTLINE_TR_NOOP("Lessons", "The front matter should be "
                                                                      "lines \"key: value\"."));
        } else if (m_depth == 1 && !m_wantsValue) {
            m_entries.push_back({.key = std::move(value), .line = lineOf(mark)});
            m_wantsValue = true;
            m_wantsInner = true;
        } else if (m_depth == 1) {
            m_entries.back().values.push_back(std::move(value));
            m_wantsValue = false;
        } else if (m_depth == kDeepest && m_wantsValue) {
            FrontEntry& entry = m_entries.back();
            if (!entry.isList && m_wantsInner)
                entry.inner = std::move(value);
            else
                entry.values.push_back(std::move(value));
            m_wantsInner = !m_wantsInner;
        }
    }

    std::uint32_t m_firstLine;
    LessonProblems& m_problems;
    std::vector<FrontEntry> m_entries;
    int m_documents = 0;
    int m_depth = 0;
    bool m_wantsValue = false;
    bool m_wantsInner = true;
};

/// The values of one key of a lesson.
class FrontReader {
public:
    FrontReader(const std::vector<FrontEntry>& entries, std::uint32_t lastLine,
                LessonProblems& problems)
        : m_entries(entries), m_lastLine(lastLine), m_problems(problems)
    {
    }

    const FrontEntry* find(std::string_view key)
    {
        m_known.insert(key);
        const auto it = std::find_if(m_entries.begin(), m_entries.end(),
                                     [key](const FrontEntry& entry) { return entry.key == key; });
        return it == m_entries.end() ? nullptr : &*it;
    }
    std::string text(std::string_view key, bool isNeeded)
    {
        const FrontEntry* const entry = find(key);
        const bool isText = entry != nullptr && !entry->isList && entry->inner.empty();
        const std::string value = isText && !entry->values.empty() ? entry->values.front() : "";
        if (entry != nullptr && !isText)
            m_problems.add(entry->line, {FAULTLINE_TR_NOOP("Lessons", "\"%1\" should be a text."),
                                         {std::string(key)}});
        else if (isNeeded && value.empty())
            m_problems.add(entry != nullptr ? entry->line : m_lastLine,
                           {FAULTLINE_TR_NOOP("Lessons", "\"%1\" is missing in the front matter."),
                            {std::string(key)}});
        return value;
    }
    std::vector<std::string> list(std::string_view key)
    {
        const FrontEntry* const entry = find(key);
        if (entry == nullptr)
            return {};
        if (!entry->isList)
            m_problems.add(entry->line,
                           {FAULTLINE_TR_NOOP("Lessons", "\"%1\" should be a list: [a, b]."),
                            {std::string(key)}});
        return entry->values;
    }
    void wrong(std::string_view key, std::string allowed)
    {
        const FrontEntry* const entry = find(key);
        if (entry != nullptr && !entry->values.empty())
            m_problems.add(entry->line, {FAULTLINE_TR_NOOP("Lessons", "\"%1\" should be %2."),
                                         {std::string(key), std::move(allowed)}});
    }
    void nameUnknown()
    {
        std::set<std::string_view> seen;
        for (const FrontEntry& entry : m_entries) {
            if (!m_known.contains(entry.key))
                m_problems.add(entry.line,
                               {FAULTLINE_TR_NOOP("Lessons", "The front matter has an unknown "
                                                             "key \"%1\"."),
                                {entry.key}});
            else if (!seen.insert(entry.key).second)
                m_problems.add(entry.line, {FAULTLINE_TR_NOOP("Lessons", "\"%1\" is given twice."),
                                            {entry.key}});
        }
    }

private:
    const std::vector<FrontEntry>& m_entries;
    std::uint32_t m_lastLine;
    LessonProblems& m_problems;
    std::set<std::string_view> m_known;
};

bool isKebab(std::string_view id)
{
    bool wasDash = true;
    for (const char c : id) {
        if (c == '-' ? wasDash : !isLower(c) && !isDigit(c))
            return false;
        wasDash = c == '-';
    }
    return !wasDash;
}

} // namespace

std::vector<FrontEntry> readFrontMatter(std::string_view yaml, std::uint32_t firstLine,
                                        LessonProblems& problems)
{
    FrontHandler handler(firstLine, problems);
    if (yaml.size() > kMostFrontMatter) {
        problems.add(firstLine, FAULTLINE_TR_NOOP("Lessons", "The front matter is longer than 32 "
                                                             "KiB."));
        return {};
    }
    std::istringstream stream{std::string(yaml)};
    try {
        YAML::Parser parser(stream);
        while (parser.HandleNextDocument(handler)) {
        }
    } catch (const YAML::Exception& error) {
        const int line = error.mark.is_null() ? 0 : error.mark.line;
        problems.add(
            firstLine + static_cast<std::uint32_t>(std::max(line, 0)),
            {FAULTLINE_TR_NOOP("Lessons", "The front matter is no YAML: %1."), {error.msg}});
    }
    return handler.take();
}

void applyFrontMatter(const std::vector<FrontEntry>& entries, std::uint32_t lastLine,
                      Lesson& lesson, LessonProblems& problems)
{
    FrontReader reader(entries, lastLine, problems);
    for (const FrontEntry& entry : entries)
        lesson.keyLines.emplace(entry.key, entry.line);
    if (const std::string schema = reader.text("schema", true); schema != kLessonSchema)
        reader.wrong("schema", std::string(kLessonSchema));
    lesson.id = reader.text("id", true);
    if (!lesson.id.empty() && !isKebab(lesson.id))
        reader.wrong("id", "like-this");
    lesson.title = reader.text("title", true);
    lesson.theme = reader.text("theme", false);
    const std::string level = reader.text("level", true);
    bool isLevel = false;
    for (const LessonLevel one : {LessonLevel::Guided, LessonLevel::Gaps, LessonLevel::Blind}) {
        if (toString(one) == level) {
            lesson.level = one;
            isLevel = true;
        }
    }
    if (!isLevel)
        reader.wrong("level", "guided, gaps, blind");
    const std::string minutes = reader.text("minutes", true);
    constexpr int kLongest = 180;
    const auto [end, failed] =
        std::from_chars(minutes.data(), minutes.data() + minutes.size(), lesson.minutes);
    if (failed != std::errc() || end != minutes.data() + minutes.size() || lesson.minutes < 1
        || lesson.minutes > kLongest)
        reader.wrong("minutes", "1..180");
    lesson.after = reader.list("after");
    lesson.rules = reader.list("rules");
    lesson.cause = reader.text("cause", false);
    lesson.caseFolder = reader.text("case", true);
    if (lesson.caseFolder == "none")
        lesson.caseFolder.clear();
    lesson.show = reader.list("show");
    lesson.licence = reader.text("licence", true);
    lesson.source = reader.text("source", true);
    if (const FrontEntry* const engine = reader.find("engine")) {
        if (engine->inner == "differs" && engine->values.size() == 1)
            lesson.engineDiffers = engine->values.front();
        if (lesson.engineDiffers.empty())
            problems.add(engine->line, FAULTLINE_TR_NOOP("Lessons", "\"engine\" should be a line "
                                                                    "\"  differs: why\" below "
                                                                    "it."));
    }
    reader.nameUnknown();
}

} // namespace faultline
