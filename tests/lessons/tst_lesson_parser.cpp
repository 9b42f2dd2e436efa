// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/lessons/lesson.h"
#include "model/lessons/lesson_markdown.h"
#include "model/lessons/lesson_problems.h"
#include "tests/lessons/lesson_samples.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <random>

namespace faultline {
namespace {

using samples::kSmallLesson;
using samples::replaced;
using samples::told;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using Kind = LessonBlock::Kind;

ParsedLesson parsed(const std::string& text)
{
    return parseLesson(text, "lesson.md");
}

std::vector<std::string> problemsOf(const std::string& text)
{
    return told(parsed(text).problems);
}

std::vector<std::string> markdownProblems(const std::string& text)
{
    LessonProblems problems("lesson.md");
    std::vector<LessonLink> links;
    checkLessonMarkdown(text, 1, links, problems);
    return told(problems.take());
}

TEST(LessonParser, ReadsEveryBlock)
{
    const ParsedLesson read = parsed(kSmallLesson);
    EXPECT_THAT(told(read.problems), IsEmpty());
    const Lesson& lesson = read.lesson;
    EXPECT_EQ(lesson.id, "small");
    EXPECT_EQ(lesson.level, LessonLevel::Gaps);
    EXPECT_EQ(lesson.minutes, 5);
    EXPECT_THAT(lesson.rules, ElementsAre("O16"));
    ASSERT_EQ(lesson.blocks.size(), 5U);
    EXPECT_EQ(lesson.blocks[0].kind, Kind::Text);
    EXPECT_EQ(lesson.blocks[0].line, 12U);
    const LessonBlock& ask = lesson.blocks[1];
    EXPECT_EQ(ask.kind, Kind::Ask);
    EXPECT_EQ(ask.line, 14U);
    EXPECT_EQ(ask.text, "Which is it?\n");
    ASSERT_EQ(ask.options.size(), 4U);
    EXPECT_TRUE(ask.options[1].isRight);
    EXPECT_EQ(ask.options[1].shows, "two");
    EXPECT_EQ(ask.options[3].feedback, "No, and it goes on.");
    EXPECT_TRUE(ask.asksSureness);
    ASSERT_EQ(ask.proofs.size(), 5U);
    EXPECT_EQ(ask.proofs[0].last, 5);
    EXPECT_EQ(ask.proofs[1].where, "console");
    EXPECT_EQ(ask.proofs[4].where, "val");
    EXPECT_EQ(ask.proofs[4].name, "images");
    ASSERT_EQ(ask.values.size(), 1U);
    EXPECT_EQ(ask.values[0].run, "train");
    EXPECT_EQ(ask.values[0].step, 7);
    EXPECT_EQ(ask.values[0].line, 18U);
    ASSERT_TRUE(lesson.blocks[3].knob.has_value());
    EXPECT_EQ(lesson.blocks[3].knob->high, 8.0);
    EXPECT_EQ(lesson.blocks[3].knob->plan.at("framework"), "torchvision");
}

TEST(LessonParser, ReadsLineEndsOfWindowsAlike)
{
    std::string text;
    for (const char c : kSmallLesson)
        text += c == '\n' ? std::string("\r\n") : std::string(1, c);
    const ParsedLesson read = parsed("\xEF\xBB\xBF" + text);
    EXPECT_THAT(told(read.problems), IsEmpty());
    EXPECT_EQ(read.lesson.lineOf("id"), 3U);
    EXPECT_EQ(read.lesson.blocks.size(), 5U);
}

TEST(LessonParser, KeepsAndNamesUnknownBlocks)
{
    const ParsedLesson read = parsed(
        replaced(kSmallLesson, "::: reveal", "::: film a.mp4\nraw {{text\n:::\n\n::: reveal"));
    EXPECT_THAT(told(read.problems),
                ElementsAre("29: There is no block \"film\"; it is kept and not shown."));
    ASSERT_EQ(read.lesson.blocks.size(), 6U);
    EXPECT_EQ(read.lesson.blocks[2].kind, Kind::Unknown);
    EXPECT_EQ(read.lesson.blocks[2].argument, "a.mp4");
    EXPECT_EQ(read.lesson.blocks[2].text, "raw {{text\n");
}

TEST(LessonParser, NamesTheLineOfWhatIsWrong)
{
    const auto change = [](std::string_view from, std::string_view to) {
        return problemsOf(replaced(kSmallLesson, from, to));
    };
    EXPECT_THAT(change(" :: No.\n  shows: one", "\n  shows: one"),
                ElementsAre(HasSubstr("16: The option has no feedback")));
    EXPECT_THAT(change("  shows: three\n", ""), ElementsAre(HasSubstr("20: The option does not")));
    EXPECT_THAT(change("- (x) That", "- ( ) That"),
                ElementsAre(HasSubstr("14: The block \"ask\" has 0 right options")));
    EXPECT_THAT(change("- ( ) This", "- (x) This"),
                ElementsAre(HasSubstr("14: The block \"ask\" has 2 right options")));
    EXPECT_THAT(change("loss@1..5", "loss@5..1"),
                ElementsAre(HasSubstr("25: \"point loss@5..1\"")));
    EXPECT_THAT(change("dataset boxes", "dataset colour"),
                ElementsAre(HasSubstr("25: \"dataset colour\"")));
    EXPECT_THAT(change("knob vram batch 1..8", "knob vram batch 8..1"),
                ElementsAre(HasSubstr("33: A knob needs a range")));
    EXPECT_THAT(change("knob vram batch", "knob vram colour"),
                ElementsAre(HasSubstr("33: A knob \"vram\" has no parameter \"colour\".")));
    EXPECT_THAT(change("{{value train:loss@7}}", "{{value loss}}"),
                ElementsAre(HasSubstr("18: \"{{value loss\" should be {{value TAG@STEP}}")));
    EXPECT_THAT(change("\nsure\n", "\n"), ElementsAre(HasSubstr("14: The question for the cause")));
    EXPECT_THAT(change("Look first.", "a\nb\nc\nd"),
                ElementsAre(HasSubstr("39: The principle has 4 lines")));
    EXPECT_THAT(change("level: gaps", "level: hard"),
                ElementsAre("5: \"level\" should be guided, gaps, blind."));
    EXPECT_THAT(change("minutes: 5", "minutes: 5x"),
                ElementsAre("6: \"minutes\" should be 1..180."));
    EXPECT_THAT(change("id: small", "id: Small One"),
                ElementsAre("3: \"id\" should be like-this."));
    EXPECT_THAT(change("source: made up", "colour: red"),
                ElementsAre("10: The front matter has an unknown key \"colour\".",
                            "11: \"source\" is missing in the front matter."));
    EXPECT_THAT(change("lesson/1", "lesson/2"),
                ElementsAre("2: \"schema\" should be faultline/lesson/1."));
}

TEST(LessonParser, RefusesAliasesAnchorsTagsAndDepth)
{
    const auto front = [](std::string_view yaml) {
        return problemsOf(replaced(kSmallLesson, "source: made up", yaml));
    };
    EXPECT_THAT(front("source: &a made up"), Contains(HasSubstr("10: The front matter may not use "
                                                                "YAML anchors")));
    EXPECT_THAT(front("source: *a"), Contains(HasSubstr("10: The front matter")));
    EXPECT_THAT(front("source: !!python/object x"),
                Contains(HasSubstr("10: The front matter may not use YAML anchors and tags.")));
    EXPECT_THAT(front("source: {a: {b: c}}"), Contains(HasSubstr("nested too deeply")));
    EXPECT_THAT(front("source: [a, [b]]"), Contains(HasSubstr("nested too deeply")));
    EXPECT_THAT(front("source: a: b"), Contains(HasSubstr("10: The front matter is no YAML")));
    // A laugh of a billion: an alias is never followed.
    std::string bomb = "after: &a [x, x]\nshow: [*a, *a, *a, *a]\nsource: made up";
    EXPECT_THAT(front(bomb), Contains(HasSubstr("aliases")));
    EXPECT_THAT(front("source: " + std::string(30'000, '[')), Contains(HasSubstr("10: ")));
    EXPECT_THAT(front("source: " + std::string(kMostFrontMatter, 'x')),
                Contains(HasSubstr("longer than 32 KiB")));
}

TEST(LessonParser, TakesEveryCut)
{
    const std::string text =
        samples::readAll(samples::shippedLessons() + "/two-curves/lesson.zh.md");
    ASSERT_GT(text.size(), 1000U);
    for (std::size_t length = 0; length + 1 < text.size(); ++length) {
        const ParsedLesson read = parsed(text.substr(0, length));
        // The last block needs its end; nothing shorter is a whole lesson.
        EXPECT_FALSE(read.problems.empty()) << length;
        for (const LessonProblem& problem : read.problems)
            EXPECT_EQ(problem.file, "lesson.md");
    }
}

TEST(LessonParser, TakesAnyChangedByte)
{
    const std::string text = samples::readAll(samples::shippedLessons() + "/two-curves/lesson.md");
    std::mt19937 random(7);
    for (int round = 0; round < 3000; ++round) {
        std::string changed = text;
        for (int i = 0; i < 4; ++i)
            changed[random() % changed.size()] = "\0\n:-{}[]()@|`x\xFF"[random() % 15];
        const ParsedLesson read = parsed(changed);
        LessonProblems problems("lesson.md");
        static_cast<void>(checkLessonMarkdown(read.lesson, problems));
    }
}

TEST(LessonParser, LongTextsTakeLinearTime)
{
    const std::string head = kSmallLesson.substr(0, kSmallLesson.find("What was seen"));
    for (const std::string_view unit : {"{{", "::: ask cause\n- (x) a :: b\n", "- ( ) a\n", "`",
                                        "](", "<", ":::\n", "x ", "```\n"}) {
        std::string text = head;
        while (text.size() < kMostLessonText + 10)
            text += unit;
        const auto begin = std::chrono::steady_clock::now();
        const ParsedLesson read = parsed(text);
        LessonProblems problems("lesson.md");
        static_cast<void>(checkLessonMarkdown(read.lesson, problems));
        EXPECT_LE(read.problems.size(), LessonProblems::kMost);
        EXPECT_THAT(told(read.problems), Contains(HasSubstr("longer than 1 MiB"))) << unit;
        EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(20)) << unit;
    }
}

TEST(LessonMarkdown, HasNoHtmlAndLeadsNowhere)
{
    EXPECT_THAT(markdownProblems("a < b, 3 <4, `<b>`, \\<b>\n```\n<script>\n```\n"), IsEmpty());
    EXPECT_THAT(markdownProblems("x\n<b>"), ElementsAre(HasSubstr("2: A lesson has no HTML")));
    EXPECT_THAT(markdownProblems("<!-- x"), ElementsAre(HasSubstr("no HTML")));
    EXPECT_THAT(markdownProblems("see HTTPS://example.org"),
                ElementsAre(HasSubstr("1: A lesson leads to no address")));
    EXPECT_THAT(markdownProblems("[a]: picture.png"), ElementsAre(HasSubstr("defines no links")));
    EXPECT_THAT(markdownProblems("![a](../b.png)"), ElementsAre(HasSubstr("\"../b.png\" leaves")));
    EXPECT_THAT(markdownProblems("![a](/etc/passwd)"), ElementsAre(HasSubstr("leaves")));
    EXPECT_THAT(markdownProblems("![a](a/../../b)"), ElementsAre(HasSubstr("leaves")));
    EXPECT_THAT(markdownProblems("[a](file:b)"), ElementsAre(HasSubstr("leaves")));
    EXPECT_THAT(markdownProblems("![a](pictures/b.png \"title\")"), IsEmpty());
}

} // namespace
} // namespace faultline
