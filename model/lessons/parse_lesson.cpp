// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/ascii.h"
#include "model/io/utf8.h"
#include "model/lessons/front_matter.h"
#include "model/lessons/lesson_grammar.h"
#include "model/lessons/lesson_markdown.h"

#include <algorithm>
#include <array>
#include <utility>

namespace faultline {

namespace {

using Kind = LessonBlock::Kind;

constexpr std::array kBlockKinds{Kind::Ask,      Kind::Reveal, Kind::Knob,
                                 Kind::Contrast, Kind::Check,  Kind::Principle};

struct Line {
    std::string_view text;
    std::uint32_t number = 0;
};

std::vector<Line> linesOf(std::string_view text)
{
    std::vector<Line> lines;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        std::string_view line = text.substr(at, end - at);
        if (line.ends_with('\r'))
            line.remove_suffix(1);
        lines.push_back({line, static_cast<std::uint32_t>(lines.size() + 1)});
        at = end + 1;
    }
    return lines;
}

bool isFence(std::string_view line)
{
    const std::string_view bare = trimmed(line);
    return bare.starts_with("```") || bare.starts_with("~~~");
}

bool hasOptions(Kind kind)
{
    return kind == Kind::Ask || kind == Kind::Knob || kind == Kind::Contrast || kind == Kind::Check;
}

/// Reads the blocks behind the front matter.
class BodyParser {
public:
    BodyParser(Lesson& lesson, LessonProblems& problems) : m_lesson(lesson), m_problems(problems) {}

    void add(const Line& line)
    {
        if (isFence(line.text))
            m_isFenced = !m_isFenced;
        if (m_isFenced || !line.text.starts_with(":::")) {
            addText(line);
            return;
        }
        const std::string_view rest = trimmed(line.text.substr(3));
        if (m_isOpen && !rest.empty())
            m_problems.add(m_block.line,
                           {FAULTLINE_TR_NOOP("Lessons", "The block \"%1\" has no end "
                                                         "\":::\"."),
                            {m_block.name}});
        if (!m_isOpen && rest.empty())
            m_problems.add(line.number,
                           FAULTLINE_TR_NOOP("Lessons", "\":::\" ends a block that did "
                                                        "not begin."));
        close();
        if (!rest.empty())
            open(rest, line.number);
    }

    void finish()
    {
        if (m_isOpen)
            m_problems.add(m_block.line,
                           {FAULTLINE_TR_NOOP("Lessons", "The block \"%1\" has no end "
                                                         "\":::\"."),
                            {m_block.name}});
        close();
    }

private:
    void open(std::string_view rest, std::uint32_t number)
    {
        const std::size_t end = std::min(rest.find_first_of(" \t"), rest.size());
        m_block = {};
        m_block.name = rest.substr(0, end);
        m_block.argument = trimmed(rest.substr(end));
        m_block.line = number;
        m_block.kind = Kind::Unknown;
        for (const Kind kind : kBlockKinds) {
            if (toString(kind) == m_block.name)
                m_block.kind = kind;
        }
        if (m_block.kind == Kind::Unknown)
            m_problems.add(number, {FAULTLINE_TR_NOOP("Lessons", "There is no block \"%1\"; it is "
                                                                 "kept and not shown."),
                                    {m_block.name}});
        if (m_block.kind == Kind::Knob)
            m_block.knob = parseKnob(m_block.argument, number, m_problems);
        m_isOpen = true;
        m_isInOption = false;
    }

    void addText(const Line& line)
    {
        const bool isSpecial = m_isOpen && !m_isFenced && hasOptions(m_block.kind);
        if (isSpecial && addOption(line))
            return;
        if (isSpecial && addSetting(line))
            return;
        if (m_block.text.empty()) {
            if (trimmed(line.text).empty())
                return;
            m_block.textLine = line.number;
            if (!m_isOpen)
                m_block.line = line.number;
        }
        m_block.text.append(line.text).push_back('\n');
    }

    /// "- (x) text :: feedback", and the indented lines below it.
    bool addOption(const Line& line)
    {
        const bool isRight = line.text.starts_with("- (x) ");
        if (isRight || line.text.starts_with("- ( ) ")) {
            LessonOption option{.isRight = isRight, .line = line.number};
            const std::string_view rest = line.text.substr(6);
            const std::size_t sign = rest.find(" :: ");
            option.text = trimmed(rest.substr(0, sign));
            if (sign != std::string_view::npos)
                option.feedback = trimmed(rest.substr(sign + 4));
            m_block.options.push_back(std::move(option));
            m_isInOption = true;
            return true;
        }
        const bool isBelow = line.text.starts_with("  ") && !trimmed(line.text).empty();
        m_isInOption = m_isInOption && isBelow;
        if (!m_isInOption)
            return false;
        LessonOption& option = m_block.options.back();
        const std::string_view text = trimmed(line.text);
        if (text.starts_with("shows:"))
            option.shows = trimmed(text.substr(6));
        else
            (option.shows.empty() ? option.feedback : option.shows).append(" ").append(text);
        return true;
    }

    /// "prove:", "plan:", "sure".
    bool addSetting(const Line& line)
    {
        const std::string_view text = trimmed(line.text);
        if (text.starts_with("prove:")) {
            std::vector<ProofTarget> found = parseProofs(text.substr(6), line.number, m_problems);
            std::move(found.begin(), found.end(), std::back_inserter(m_block.proofs));
            return true;
        }
        if (text.starts_with("plan:") && m_block.kind == Kind::Knob) {
            if (m_block.knob)
                parsePlan(text.substr(5), line.number, *m_block.knob, m_problems);
            return true;
        }
        if (text != "sure")
            return false;
        m_block.asksSureness = true;
        return true;
    }

    void close()
    {
        while (m_block.text.ends_with("\n\n"))
            m_block.text.pop_back();
        if (m_isOpen || !trimmed(m_block.text).empty()) {
            readValues();
            m_lesson.blocks.push_back(std::move(m_block));
        }
        m_block = {};
        m_isOpen = false;
    }

    void readValues()
    {
        if (m_block.kind == Kind::Unknown)
            return;
        parseValues(m_block.text, m_block.textLine, m_block.values, m_problems);
        for (const LessonOption& option : m_block.options) {
            for (const std::string* text : {&option.text, &option.feedback, &option.shows})
                parseValues(*text, option.line, m_block.values, m_problems);
        }
    }

    Lesson& m_lesson;
    LessonProblems& m_problems;
    LessonBlock m_block;
    bool m_isOpen = false;
    bool m_isFenced = false;
    bool m_isInOption = false;
};

void checkOptions(const LessonBlock& block, LessonProblems& problems)
{
    const bool isCause = block.kind == Kind::Ask && block.argument == "cause";
    for (const LessonOption& option : block.options) {
        if (option.text.empty())
            problems.add(option.line, FAULTLINE_TR_NOOP("Lessons", "The option has no text."));
        if (option.feedback.empty())
            problems.add(option.line, FAULTLINE_TR_NOOP("Lessons", "The option has no feedback: "
                                                                   "write \" :: \" and what it "
                                                                   "tells."));
        if (isCause && option.shows.empty())
            problems.add(option.line,
                         FAULTLINE_TR_NOOP("Lessons", "The option does not say what it "
                                                      "would show: add a line \"  "
                                                      "shows: ...\" below it."));
    }
    const auto right = std::count_if(block.options.begin(), block.options.end(),
                                     [](const LessonOption& option) { return option.isRight; });
    if (!block.options.empty() && right != 1)
        problems.add(block.line, {FAULTLINE_TR_NOOP("Lessons", "The block \"%1\" has %2 right "
                                                               "options and needs one, \"(x)\"."),
                                  {block.name, std::to_string(right)}});
    const std::size_t fewest = isCause ? 4 : block.kind == Kind::Contrast ? 0 : 2;
    const std::size_t most = isCause ? 5 : 6;
    if (block.options.size() < fewest || block.options.size() > most)
        problems.add(block.line,
                     {FAULTLINE_TR_NOOP("Lessons", "The block \"%1\" has %2 options and needs %3 "
                                                   "to %4."),
                      {block.name, std::to_string(block.options.size()), std::to_string(fewest),
                       std::to_string(most)}});
}

void checkBlock(const LessonBlock& block, const Lesson& lesson, LessonProblems& problems)
{
    if (hasOptions(block.kind))
        checkOptions(block, problems);
    const bool needsArgument =
        block.kind == Kind::Ask || block.kind == Kind::Contrast || block.kind == Kind::Check;
    if (needsArgument && block.argument.empty())
        problems.add(block.line, {FAULTLINE_TR_NOOP("Lessons", "The block \"%1\" does not say what "
                                                               "it is about."),
                                  {block.name}});
    const bool isCause = block.kind == Kind::Ask && block.argument == "cause";
    if (isCause && !lesson.caseFolder.empty() && block.proofs.empty())
        problems.add(block.line, FAULTLINE_TR_NOOP("Lessons", "The question for the cause names no "
                                                              "proof: add \"prove: ...\"."));
    if (isCause && !block.asksSureness)
        problems.add(block.line, FAULTLINE_TR_NOOP("Lessons", "The question for the cause does not "
                                                              "ask how sure: add a line "
                                                              "\"sure\"."));
    if (block.kind == Kind::Principle) {
        std::size_t count = 0;
        for (const Line& line : linesOf(block.text))
            count += trimmed(line.text).empty() ? 0 : 1;
        if (count < 1 || count > 3)
            problems.add(block.line, {FAULTLINE_TR_NOOP("Lessons", "The principle has %1 lines and "
                                                                   "needs 1 to 3."),
                                      {std::to_string(count)}});
    }
    if ((block.kind == Kind::Reveal) && block.text.empty())
        problems.add(block.line,
                     {FAULTLINE_TR_NOOP("Lessons", "The block \"%1\" is empty."), {block.name}});
}

void checkShape(const Lesson& lesson, LessonProblems& problems)
{
    std::array<std::size_t, 3> counts{};
    for (const LessonBlock& block : lesson.blocks) {
        checkBlock(block, lesson, problems);
        counts[0] += block.kind == Kind::Ask && block.argument == "cause" ? 1 : 0;
        counts[1] += block.kind == Kind::Reveal ? 1 : 0;
        counts[2] += block.kind == Kind::Principle ? 1 : 0;
    }
    static constexpr std::array<std::string_view, 3> kNames{"ask cause", "reveal", "principle"};
    for (std::size_t i = 0; i < counts.size(); ++i) {
        if (counts[i] != 1)
            problems.add(0,
                         {FAULTLINE_TR_NOOP("Lessons", "The lesson has %1 blocks \"%2\" and needs "
                                                       "one."),
                          {std::to_string(counts[i]), std::string(kNames[i])}});
    }
}

} // namespace

ParsedLesson parseLesson(std::string_view text, const std::string& file)
{
    ParsedLesson parsed;
    LessonProblems problems(file);
    std::string valid(text.substr(0, kMostLessonText));
    if (text.size() > kMostLessonText)
        problems.add(0, FAULTLINE_TR_NOOP("Lessons", "The text is longer than 1 MiB; the rest was "
                                                     "left out."));
    if (makeValidUtf8(valid) > 0)
        problems.add(0, FAULTLINE_TR_NOOP("Lessons", "The text is not UTF-8 throughout."));
    std::string_view whole = valid;
    if (whole.starts_with("\xEF\xBB\xBF"))
        whole.remove_prefix(3);
    const std::vector<Line> lines = linesOf(whole);
    const auto isDashes = [](const Line& line) { return trimmed(line.text) == "---"; };
    if (lines.empty() || !isDashes(lines.front())) {
        problems.add(1, FAULTLINE_TR_NOOP("Lessons", "A lesson begins with a line \"---\" and its "
                                                     "front matter."));
        parsed.problems = problems.take();
        return parsed;
    }
    const auto end = std::find_if(lines.begin() + 1, lines.end(), isDashes);
    const std::size_t begin = lines.size() > 1
                                  ? static_cast<std::size_t>(lines[1].text.data() - whole.data())
                                  : whole.size();
    const std::size_t stop = end == lines.end()
                                 ? whole.size()
                                 : static_cast<std::size_t>(end->text.data() - whole.data());
    const std::string_view front =
        begin < stop ? whole.substr(begin, stop - begin) : std::string_view();
    const std::uint32_t lastLine = end == lines.end() ? lines.back().number : end->number;
    if (end == lines.end())
        problems.add(lastLine,
                     FAULTLINE_TR_NOOP("Lessons", "The front matter has no end \"---\"."));
    applyFrontMatter(readFrontMatter(front, 2, problems), lastLine, parsed.lesson, problems);
    BodyParser body(parsed.lesson, problems);
    for (auto line = end == lines.end() ? end : end + 1; line != lines.end(); ++line)
        body.add(*line);
    body.finish();
    checkShape(parsed.lesson, problems);
    parsed.problems = problems.take();
    return parsed;
}

} // namespace faultline
