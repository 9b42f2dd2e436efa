// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/lessons/collect_answers.h"
#include "model/lessons/lesson_progress.h"
#include "tests/lessons/lesson_samples.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <thread>

namespace faultline {
namespace {

namespace fs = std::filesystem;
using samples::LessonTestFolder;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

BlockAnswer answer(std::size_t option, bool isRight, std::optional<bool> proved, double sure)
{
    BlockAnswer one;
    one.block = 1;
    one.question = "ask cause";
    one.option = option;
    one.isRight = isRight;
    one.isProofRight = proved;
    one.proof = proved ? "point loss@3" : "";
    one.sureness = sure;
    return one;
}

LessonAttempt attempt(double time, const BlockAnswer& given, std::string version = "v1")
{
    return {
        .lesson = "two-curves", .version = std::move(version), .time = time, .answers = {given}};
}

std::string handedIn(const std::string& person, const LessonAttempt& made, std::string name = {})
{
    return answersText({.person = person, .name = std::move(name), .attempt = made});
}

TEST(LessonAnswers, ComeBackAsTheyWere)
{
    const LessonAttempt made = attempt(5.5, answer(2, true, true, 0.7));
    const Result<HandedIn> read = parseAnswers(handedIn("a1", made, "Zoë"));
    ASSERT_TRUE(read);
    EXPECT_EQ(read->person, "a1");
    EXPECT_EQ(read->name, "Zoë");
    EXPECT_EQ(read->attempt, made);
    EXPECT_EQ(handedIn("a1", made).find("name"), std::string::npos);
}

TEST(LessonAnswers, EveryCutAndWrongMembersAreRefused)
{
    const std::string text = handedIn("a1", attempt(5.0, answer(2, true, true, 0.7)));
    for (std::size_t length = 0; length + 2 < text.size(); ++length)
        EXPECT_FALSE(parseAnswers(text.substr(0, length))) << length;
    const auto changed = [&text](std::string_view from, std::string_view to) {
        return static_cast<bool>(parseAnswers(samples::replaced(text, from, to)));
    };
    EXPECT_TRUE(changed("0.7", "1"));
    EXPECT_FALSE(changed("0.7", "1.5"));
    EXPECT_FALSE(changed("\"option\": 2", "\"option\": -2"));
    EXPECT_FALSE(changed("\"option\": 2", "\"option\": 1e300"));
    EXPECT_FALSE(changed("\"right\": true", "\"right\": 1"));
    EXPECT_FALSE(changed("answers/1", "answers/2"));
    EXPECT_FALSE(parseAnswers(std::string(100'000, '[')));
}

TEST(LessonAnswers, CalibrationIsTheMeanSquare)
{
    EXPECT_FALSE(brierScore({}));
    EXPECT_NEAR(*brierScore({answer(0, true, {}, 0.8), answer(1, false, {}, 0.6)}), 0.2, 1e-12);
}

TEST(LessonProgress, IsKeptAtomicallyAndComesBack)
{
    const LessonTestFolder folder;
    const std::string path = folder / "data/faultline/progress.json";
    ASSERT_TRUE(loadProgress(path));
    ASSERT_TRUE(addAttempt(path, attempt(1.0, answer(0, false, false, 0.9))));
    ASSERT_TRUE(addAttempt(path, attempt(2.0, answer(2, true, true, 0.7))));
    const Result<ReadProgress> read = loadProgress(path);
    ASSERT_TRUE(read);
    EXPECT_TRUE(read->problem.empty());
    ASSERT_EQ(read->progress.attempts.size(), 2U);
    EXPECT_EQ(read->progress.last("two-curves")->time, 2.0);
    EXPECT_EQ(read->progress.last("other"), nullptr);
    EXPECT_EQ(read->progress.person.size(), 16U);
}

TEST(LessonProgress, NothingOfADamagedFileIsLost)
{
    const LessonTestFolder folder;
    const std::string path = folder / "progress.json";
    ASSERT_TRUE(addAttempt(path, attempt(1.0, answer(0, false, false, 0.9))));
    const std::string whole = samples::readAll(path);
    int kept = 0;
    for (const std::string& text :
         {whole.substr(0, whole.size() / 2), std::string("{}"),
          samples::replaced(whole, "progress/1", "progress/9"), std::string("\xFF\xFE")}) {
        samples::writeAll(path, text);
        const Result<ReadProgress> read =
            addAttempt(path, attempt(2.0, answer(1, true, true, 0.5)));
        ASSERT_TRUE(read);
        EXPECT_FALSE(read->problem.empty());
        EXPECT_EQ(read->keptAside, path + ".kept-" + std::to_string(++kept));
        EXPECT_EQ(samples::readAll(read->keptAside), text);
        EXPECT_EQ(loadProgress(path)->progress.attempts.size(), 1U);
    }
}

TEST(LessonProgress, TwoProgramsLoseNothing)
{
    const LessonTestFolder folder;
    const std::string path = folder / "progress.json";
    const auto add = [&path] {
        for (int i = 0; i < 20; ++i)
            EXPECT_TRUE(addAttempt(path, attempt(i, answer(0, true, {}, 0.5))));
    };
    std::thread other(add);
    add();
    other.join();
    EXPECT_EQ(loadProgress(path)->progress.attempts.size(), 40U);
}

TEST(LessonClass, SumsAndNamesWhatItLeavesOut)
{
    const LessonTestFolder folder;
    const auto write = [&folder](const std::string& name, const std::string& text) {
        samples::writeAll(folder / name, text);
    };
    write("a/answers.json", handedIn("p1", attempt(1.0, answer(0, false, false, 0.9))));
    write("b/answers.json", handedIn("p1", attempt(2.0, answer(2, true, false, 0.6))));
    write("c.json", handedIn("p2", attempt(1.0, answer(2, true, true, 1.0)), "=1+1"));
    write("d.json", handedIn("p3", attempt(1.0, answer(1, false, false, 0.5), "v0")));
    write("e.json", handedIn("p4", attempt(1.0, answer(2, true, true, 1.0))).substr(0, 80));
    write("notes.txt", "not looked at");
    fs::create_symlink(folder / "c.json", folder / "f.json");

    const Result<CollectedAnswers> collected = collectAnswers(folder.path());
    ASSERT_TRUE(collected);
    ASSERT_EQ(collected->lessons.size(), 1U);
    const CollectedLesson& lesson = collected->lessons[0];
    EXPECT_EQ(lesson.people, 2U);
    ASSERT_EQ(lesson.blocks.size(), 1U);
    EXPECT_EQ(lesson.blocks[0].right, 2U);
    EXPECT_EQ(lesson.blocks[0].missedProofs, 1U);
    EXPECT_EQ(lesson.mostMissedProof, 0U);
    EXPECT_NEAR(*lesson.brier, 0.08, 1e-12);

    StringSink text;
    writeCollectedText(text, *collected);
    EXPECT_EQ(text.text(), R"(two-curves: 2 people
  question     right  chosen (option: share)  proof missed
  2 ask cause  100 %  3: 100 %                        50 %
  most missed proof: ask cause
  calibration (Brier): 0.08; 0 is perfect, 0.25 a coin

Left out:
  a/answers.json: the same person handed in again: b/answers.json
  d.json: is about another version of two-curves
  e.json: is cut or no JSON
)");
    StringSink csv;
    writeCollectedCsv(csv, *collected);
    EXPECT_THAT(csv.text(), HasSubstr("\"p2\",\"'=1+1\",\"c.json\",1,\"ask cause\",2,1,"
                                      "\"point loss@3\",1,1\n"));
    StringSink json;
    writeCollectedJson(json, *collected);
    EXPECT_THAT(json.text(), HasSubstr("\"schema\": \"faultline/lesson-class/1\""));
    EXPECT_FALSE(collectAnswers(folder / "no-such-folder"));
}

} // namespace
} // namespace faultline
