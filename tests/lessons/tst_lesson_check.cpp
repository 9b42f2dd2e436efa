// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What `lesson check` finds in copies of a shipped lesson that were spoiled in one place.

#include "model/lessons/check_lesson.h"
#include "model/lessons/lesson_template.h"
#include "tests/lessons/lesson_samples.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace faultline {
namespace {

namespace fs = std::filesystem;
using samples::LessonTestFolder;
using samples::replaced;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

/// A copy of the lesson two-curves.
class LessonCheckTest : public ::testing::Test {
protected:
    void SetUp() override
    {
        fs::copy(samples::shippedLessons() + "/two-curves", m_folder / "lesson",
                 fs::copy_options::recursive);
    }

    void change(const std::string& file, std::string_view from, std::string_view to)
    {
        const std::string path = m_folder / ("lesson/" + file);
        samples::writeAll(path, replaced(samples::readAll(path), from, to));
    }

    /// In every language, so that the translations are no problem of their own.
    void changeAll(std::string_view from, std::string_view to)
    {
        for (const char* const file : {"lesson.md", "lesson.de.md", "lesson.zh.md"})
            change(file, from, to);
    }

    /// "file:line: sentence"
    std::vector<std::string> problems()
    {
        SilentMonitor monitor;
        std::vector<std::string> lines;
        for (const LessonProblem& problem : checkLesson(m_folder / "lesson", monitor).problems)
            lines.push_back(toEnglish(problem, problem.file));
        return lines;
    }

    LessonTestFolder m_folder;
};

TEST_F(LessonCheckTest, TheCopyIsGood)
{
    EXPECT_THAT(problems(), IsEmpty());
}

TEST_F(LessonCheckTest, ProofsAndValuesMustBeInTheCase)
{
    changeAll("point validation:epoch_loss@12..59 | point train:epoch_loss@12..59",
              "point validation:epoch_loss@60..99 | point test:epoch_loss@12..59");
    EXPECT_THAT(
        problems(),
        ElementsAre(HasSubstr("does not hold the proof \"point validation:epoch_loss@60..99\""),
                    HasSubstr("does not hold the proof \"point test:epoch_loss@12..59\"")));
}

TEST_F(LessonCheckTest, LinesFieldsAndQuantitiesMustBeInTheCase)
{
    changeAll("line console.log 5",
              "line console.log 5000 | line other.log 1 | config run.json:command "
              "| config no.such | hardware cpu-utilization | dataset boxes");
    const std::vector<std::string> found = problems();
    EXPECT_THAT(found, Contains(HasSubstr("\"line console.log 5000\"")));
    EXPECT_THAT(found, Contains(HasSubstr("\"line other.log 1\"")));
    EXPECT_THAT(found, Contains(HasSubstr("\"config no.such\"")));
    EXPECT_THAT(found, Contains(HasSubstr("\"dataset boxes\"")));
    EXPECT_EQ(found.size(), 4U);
}

TEST_F(LessonCheckTest, TheEngineMustNameTheKeyedCauseOrTheLessonSaysWhyNot)
{
    changeAll("rules: [O16, O08]", "rules: [O08, O16]");
    EXPECT_THAT(problems(),
                ElementsAre(HasSubstr("lesson.md:8: The engine names \"validation-apart\" "
                                      "first, not \"overfitting\"")));
    changeAll("case: case", "case: case\nengine:\n  differs: both say the same of this run");
    EXPECT_THAT(problems(), IsEmpty());
    changeAll("rules: [O08, O16]", "rules: [O16]");
    EXPECT_THAT(problems(),
                ElementsAre(HasSubstr("lesson.md:10: The engine does not differ any more")));
}

TEST_F(LessonCheckTest, RulesMustExist)
{
    changeAll("rules: [O16, O08]", "rules: [O16, Z99]");
    EXPECT_THAT(problems(), ElementsAre("lesson.md:8: There is no rule \"Z99\"."));
}

TEST_F(LessonCheckTest, PagesMustExist)
{
    changeAll("show: [", "show: [carves, ");
    EXPECT_THAT(problems(), ElementsAre("lesson.md:10: There is no page \"carves\"."));
}

TEST_F(LessonCheckTest, TranslationsMustBeAlike)
{
    change("lesson.de.md", "minutes: 12", "minutes: 13");
    change("lesson.de.md", " | line console.log 5", "");
    change("lesson.zh.md", "::: reveal", "::: principle");
    const std::vector<std::string> found = problems();
    EXPECT_THAT(found, Contains("lesson.de.md:7: \"minutes\" differs from lesson.md."));
    EXPECT_THAT(found, Contains(HasSubstr("The proofs differ from lesson.md.")));
    EXPECT_THAT(found,
                Contains(HasSubstr("Here lesson.md has a block \"reveal\", not \"principle\".")));
}

TEST_F(LessonCheckTest, NothingMayTellTheAnswer)
{
    change("case/run.json", "\"--logdir\"", "\"--fault\",\n    \"overfit\",\n    \"--logdir\"");
    fs::rename(m_folder / "lesson/case/host.csv", m_folder / "lesson/case/host-apart.csv");
    EXPECT_THAT(problems(),
                ElementsAre(HasSubstr("\"case/host-apart.csv\" gives the answer away by the word "
                                      "\"apart\""),
                            HasSubstr("case/run.json: \"--fault\" gives the answer away"),
                            HasSubstr("case/run.json: \"overfit\" gives the answer away")));
}

TEST_F(LessonCheckTest, LinksAreRefusedAndNotFollowed)
{
    fs::create_symlink("/etc/passwd", m_folder / "lesson/case/notes.txt");
    fs::create_directory_symlink("/usr", m_folder / "lesson/extra");
    const std::vector<std::string> found = problems();
    EXPECT_THAT(found, Contains(HasSubstr("\"case/notes.txt\" is a link")));
    EXPECT_THAT(found, Contains(HasSubstr("\"extra\" is a link")));
    EXPECT_EQ(found.size(), 2U); // a case with links in it is not read
}

TEST_F(LessonCheckTest, ACaseThatIsGoneEmptyOrTooLargeIsNamed)
{
    fs::remove_all(m_folder / "lesson/twin");
    const std::uintmax_t size = kMostLessonBytes + 1;
    samples::writeAll(m_folder / "lesson/check/big.bin", "");
    fs::resize_file(m_folder / "lesson/check/big.bin", size);
    const std::vector<std::string> found = problems();
    EXPECT_THAT(found, Contains(HasSubstr("The lesson has no folder \"twin\".")));
    EXPECT_THAT(found, Contains(HasSubstr("at most 20 MiB")));
}

TEST_F(LessonCheckTest, ACaseOutsideOfTheFolderIsRefused)
{
    changeAll("case: case", "case: ../elsewhere");
    EXPECT_THAT(problems(), Contains(HasSubstr("lesson.md:9: \"../elsewhere\" is not below")));
}

TEST_F(LessonCheckTest, KnobsMustBeTurnable)
{
    changeAll("::: knob view smoothing 0..0.9",
              "::: knob schedule gamma 0.1..0.9\nplan: family=NoSuch");
    EXPECT_THAT(problems(),
                ElementsAre(HasSubstr("lesson.md:46: no framework has a schedule NoSuch")));
}

TEST_F(LessonCheckTest, APipelineThatIsTurnedIsThatOfTheCase)
{
    changeAll("::: knob view smoothing 0..0.9",
              "::: knob pipeline workers 0..8\nplan: workers=0, step_ms=9");
    EXPECT_THAT(problems(), Contains(HasSubstr("lesson.md:46: The plan does not say work_ms")));
}

TEST_F(LessonCheckTest, TextsThatNobodyReadsAreNamed)
{
    fs::copy_file(m_folder / "lesson/lesson.md", m_folder / "lesson/lesson.zh_CN.md");
    EXPECT_THAT(problems(), ElementsAre(HasSubstr("lesson.zh_CN.md: Nobody reads it")));
}

TEST_F(LessonCheckTest, WithoutACaseThereIsNoProof)
{
    changeAll("::: check check", "::: check none");
    EXPECT_THAT(problems(), Contains(HasSubstr("\"none\" is no case")));
}

TEST_F(LessonCheckTest, PicturesMustBeThere)
{
    changeAll("::: principle\n", "::: principle\n![a](pictures/a.png)\n");
    EXPECT_THAT(problems(), Contains(HasSubstr("The lesson has no file \"pictures/a.png\".")));
}

TEST(LessonTemplate, IsALessonWithGapsAndNothingElse)
{
    const LessonTestFolder folder;
    ASSERT_TRUE(writeLessonTemplate(folder / "My Lesson"));
    EXPECT_FALSE(writeLessonTemplate(folder / "My Lesson")) << "written over";
    fs::copy(samples::shippedLessons() + "/two-curves/case", folder / "My Lesson/case",
             fs::copy_options::recursive | fs::copy_options::overwrite_existing);
    SilentMonitor monitor;
    const LessonCheck check = checkLesson(folder / "My Lesson", monitor);
    EXPECT_EQ(check.id, "my-lesson");
    ASSERT_FALSE(check.problems.empty());
    for (const LessonProblem& problem : check.problems) {
        const std::string what = toEnglish(problem.what);
        EXPECT_TRUE(what.find("FILL IN") != std::string::npos
                    || what.find("The engine names") != std::string::npos)
            << what;
        EXPECT_GT(problem.line, 0U);
    }
}

TEST(LessonCheckOfNothing, SaysSo)
{
    const LessonTestFolder folder;
    SilentMonitor monitor;
    const LessonCheck check = checkLesson(folder.path(), monitor);
    ASSERT_EQ(check.problems.size(), 1U);
    EXPECT_EQ(toEnglish(check.problems[0], "lesson.md"), "lesson.md: does not exist");
}

} // namespace
} // namespace faultline
