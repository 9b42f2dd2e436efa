// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/lessons/check_lesson.h"

#include "model/core/ascii.h"
#include "model/lessons/lesson_case.h"
#include "model/lessons/lesson_grammar.h"
#include "model/lessons/lesson_markdown.h"
#include "model/lessons/lesson_problems.h"

#include <algorithm>
#include <filesystem>
#include <map>
#include <memory>
#include <tuple>
#include <utility>

namespace faultline {

namespace {

namespace fs = std::filesystem;
using Kind = LessonBlock::Kind;

constexpr std::string_view kNone = "none";
constexpr std::string_view kToFill = "FILL IN";

/// One check of one folder.
class LessonChecker {
public:
    LessonChecker(const LessonFolder& folder, ReadMonitor& monitor)
        : m_folder(folder), m_monitor(monitor), m_problems(folder.texts.front().file)
    {
    }

    LessonCheck run()
    {
        const Lesson& lesson = m_folder.lesson();
        m_check.folder = m_folder.folder;
        m_check.id = lesson.id;
        m_check.title = lesson.title;
        m_check.caseBytes = m_folder.caseBytes;
        m_check.mayDiffer = !lesson.engineDiffers.empty();
        checkPages(lesson);
        checkRules(lesson);
        checkMainCase(lesson);
        checkBlocks(lesson);
        add(m_folder.problems);
        for (const LessonText& text : m_folder.texts)
            checkText(text);
        add(m_problems.take());
        const RuleInfo* const keyed = ruleNamed(m_check.keyedCause);
        if (!lesson.caseFolder.empty())
            add(checkTelling(m_folder, keyed != nullptr ? keyed->id : "",
                             keyed != nullptr ? keyed->title : ""));
        std::stable_sort(m_check.problems.begin(), m_check.problems.end(),
                         [](const LessonProblem& a, const LessonProblem& b) {
                             return std::tie(a.file, a.line) < std::tie(b.file, b.line);
                         });
        return std::move(m_check);
    }

private:
    void add(const std::vector<LessonProblem>& problems)
    {
        m_check.problems.insert(m_check.problems.end(), problems.begin(), problems.end());
    }

    /// Grammar, Markdown, gaps and, of a translation, what differs.
    void checkText(const LessonText& text)
    {
        add(text.parsed.problems);
        LessonProblems problems(text.file);
        for (const LessonLink& link : checkLessonMarkdown(text.parsed.lesson, problems)) {
            const bool isThere =
                std::any_of(m_folder.files.begin(), m_folder.files.end(),
                            [&link](const LessonFile& file) { return file.path == link.path; });
            if (!isThere)
                problems.add(
                    link.line,
                    {FAULTLINE_TR_NOOP("Lessons", "The lesson has no file \"%1\"."), {link.path}});
        }
        std::uint32_t line = 1;
        for (std::size_t at = 0; at < text.text.size(); ++line) {
            const std::size_t end = std::min(text.text.find('\n', at), text.text.size());
            const std::string_view one = std::string_view(text.text).substr(at, end - at);
            if (contains(one, kToFill))
                problems.add(line, {FAULTLINE_TR_NOOP("Lessons", "Still to be filled in: \"%1\"."),
                                    {std::string(trimmed(one))}});
            at = end + 1;
        }
        add(problems.take());
        if (text.language.empty())
            return;
        m_check.languages.push_back(text.language);
        // As the program asks for it (lessonLanguage()).
        constexpr std::size_t kLongestCode = 3;
        const bool isCode = text.language.size() >= 2 && text.language.size() <= kLongestCode
                            && std::all_of(text.language.begin(), text.language.end(),
                                           [](char c) { return c >= 'a' && c <= 'z'; });
        if (!isCode) {
            LessonProblems named(text.file);
            named.add(0, FAULTLINE_TR_NOOP("Lessons", "Nobody reads it: the name needs the code of "
                                                      "a language alone, as in lesson.zh.md."));
            add(named.take());
        }
        add(checkTranslation(m_folder.lesson(), text.parsed.lesson, text.file));
    }

    void checkPages(const Lesson& lesson)
    {
        for (const std::string& page : lesson.show) {
            if (pageOfLesson(page).empty() && !contains(page, kToFill))
                m_problems.add(lesson.lineOf("show"),
                               {FAULTLINE_TR_NOOP("Lessons", "There is no page \"%1\"."), {page}});
        }
    }

    void checkRules(const Lesson& lesson)
    {
        for (const std::string& rule : lesson.rules) {
            if (ruleNamed(rule) == nullptr)
                noSuchRule("rules", rule);
        }
        std::string cause = lesson.cause;
        if (cause.empty() && !lesson.rules.empty())
            cause = lesson.rules.front();
        const RuleInfo* const keyed = ruleNamed(cause);
        m_check.keyedCause = keyed != nullptr ? std::string(keyed->id) : cause;
        if (!lesson.cause.empty() && keyed == nullptr && cause != kNone)
            noSuchRule("cause", lesson.cause);
        if (cause.empty() && !lesson.caseFolder.empty())
            m_problems.add(lesson.lineOf("case"),
                           FAULTLINE_TR_NOOP("Lessons", "The lesson does not say which rule is the "
                                                        "answer: add \"cause\" or \"rules\"."));
    }

    void noSuchRule(std::string_view key, const std::string& rule)
    {
        if (contains(rule, kToFill))
            return; // told once
        m_problems.add(m_folder.lesson().lineOf(key),
                       {FAULTLINE_TR_NOOP("Lessons", "There is no rule \"%1\"."), {rule}});
    }

    /// A case of the lesson, read and judged once; null: it cannot be, which is told at `line`.
    const JudgedLessonCase* judged(const std::string& path, std::uint32_t line)
    {
        if (const auto known = m_cases.find(path); known != m_cases.end())
            return known->second.get();
        std::unique_ptr<JudgedLessonCase>& place = m_cases[path];
        std::error_code ignored;
        const std::string whole = (fs::path(m_folder.folder) / path).string();
        if (path != kDemoPath && !staysInside(path)) {
            m_problems.add(line, {FAULTLINE_TR_NOOP("Lessons", "\"%1\" is not below the folder of "
                                                               "the lesson."),
                                  {path}});
        } else if (path != kDemoPath && !fs::is_directory(whole, ignored)) {
            m_problems.add(
                line, {FAULTLINE_TR_NOOP("Lessons", "The lesson has no folder \"%1\"."), {path}});
        } else if (m_folder.problems.empty()) { // links, or too much of it: it is not read
            Result<JudgedLessonCase> read =
                judgeLessonCase(path == kDemoPath ? path : whole, m_monitor);
            if (read)
                place = std::make_unique<JudgedLessonCase>(*std::move(read));
            else
                m_problems.add(line,
                               {FAULTLINE_TR_NOOP("Lessons", "The case \"%1\" cannot be read: "
                                                             "%2"),
                                {path, NestedText(read.error().detail)}});
        }
        return place.get();
    }

    void checkMainCase(const Lesson& lesson)
    {
        if (lesson.caseFolder.empty())
            return;
        const std::uint32_t line = lesson.lineOf("case");
        const JudgedLessonCase* const main = judged(lesson.caseFolder, line);
        if (main == nullptr)
            return;
        for (const ImportIssue& issue : main->data->issues.kept()) {
            if (issueInfo(issue.code).severity == IssueSeverity::Error)
                m_problems.add(line, {FAULTLINE_TR_NOOP("Lessons", "The case is damaged: \"%1\" "
                                                                   "could not be read."),
                                      {fs::path(issue.path).filename().string()}});
        }
        const Finding* const first = firstCause(main->diagnosis);
        m_check.engineCause = first != nullptr ? first->ruleId.text() : std::string(kNone);
        const bool isSame = m_check.engineCause == m_check.keyedCause;
        if (!isSame && lesson.engineDiffers.empty() && !m_check.keyedCause.empty())
            m_problems.add(lesson.lineOf(lesson.cause.empty() ? "rules" : "cause"),
                           {FAULTLINE_TR_NOOP("Lessons", "The engine names \"%1\" first, not "
                                                         "\"%2\": correct the key, or add "
                                                         "\"engine\" with \"differs: why\"."),
                            {m_check.engineCause, m_check.keyedCause}});
        if (isSame && !lesson.engineDiffers.empty())
            m_problems.add(lesson.lineOf("engine"),
                           FAULTLINE_TR_NOOP("Lessons", "The engine does not differ any more: take "
                                                        "\"engine\" out."));
    }

    void checkBlocks(const Lesson& lesson)
    {
        for (const LessonBlock& block : lesson.blocks) {
            const bool isOther = block.kind == Kind::Contrast || block.kind == Kind::Check;
            const std::string& path = isOther ? block.argument : lesson.caseFolder;
            const bool needsCase = !block.proofs.empty() || !block.values.empty();
            if (isOther && path == kNone) {
                if (needsCase)
                    m_problems.add(block.line,
                                   FAULTLINE_TR_NOOP("Lessons", "\"none\" is no case: the block "
                                                                "can have no proof and no value."));
                continue;
            }
            if (path.empty() && needsCase)
                m_problems.add(block.line,
                               FAULTLINE_TR_NOOP("Lessons", "The block refers to a case, and the "
                                                            "lesson has none."));
            if (!path.empty() && (needsCase || isOther))
                checkPlaces(block, path);
            if (block.knob)
                checkKnob(block);
        }
    }

    void checkPlaces(const LessonBlock& block, const std::string& path)
    {
        const JudgedLessonCase* const held = judged(path, block.line);
        if (held == nullptr)
            return;
        for (const ProofTarget& proof : block.proofs) {
            if (Text missing = missingIn(*held->data, proof); !missing.empty())
                m_problems.add(proof.line, std::move(missing));
        }
        for (const LessonValue& value : block.values) {
            if (Text missing = missingIn(*held->data, value); !missing.empty())
                m_problems.add(value.line, std::move(missing));
        }
    }

    void checkKnob(const LessonBlock& block)
    {
        if (Text wrong = wrongKnob(*block.knob); !wrong.empty())
            m_problems.add(block.line, std::move(wrong));
        if (block.knob->kind != KnobKind::Runs)
            return;
        for (const std::string& folder : block.knob->choices)
            static_cast<void>(judged(folder, block.line));
    }

    const LessonFolder& m_folder;
    ReadMonitor& m_monitor;
    LessonProblems m_problems;
    LessonCheck m_check;
    std::map<std::string, std::unique_ptr<JudgedLessonCase>> m_cases;
};

} // namespace

LessonCheck checkLesson(const std::string& folder, ReadMonitor& monitor)
{
    const Result<LessonFolder> read = readLessonFolder(folder);
    if (read)
        return LessonChecker(*read, monitor).run();
    LessonCheck check{.folder = folder};
    check.problems.push_back({.file = "lesson.md", .line = 0, .what = read.error().detail});
    return check;
}

} // namespace faultline
