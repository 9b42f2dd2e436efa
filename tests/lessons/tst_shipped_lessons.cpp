// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Every lesson that is installed passes its own check: no rule changes under one unseen.

#include "model/lessons/check_lesson.h"
#include "tests/lessons/lesson_samples.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace faultline {
namespace {

std::vector<std::string> folders()
{
    std::vector<std::string> found;
    for (const auto& entry : std::filesystem::directory_iterator(samples::shippedLessons())) {
        if (entry.is_directory() && entry.path().filename() != "__pycache__")
            found.push_back(entry.path().filename().string());
    }
    std::sort(found.begin(), found.end());
    return found;
}

class ShippedLesson : public ::testing::TestWithParam<std::string> {};

TEST_P(ShippedLesson, PassesItsCheck)
{
    SilentMonitor monitor;
    const std::string folder = samples::shippedLessons() + "/" + GetParam();
    const LessonCheck check = checkLesson(folder, monitor);
    for (const LessonProblem& problem : check.problems)
        ADD_FAILURE() << toEnglish(problem, folder + "/" + problem.file);
    EXPECT_EQ(check.id, GetParam()) << "the folder is named after the id";
    EXPECT_THAT(check.languages, ::testing::ElementsAre("de", "zh"));
}

INSTANTIATE_TEST_SUITE_P(Lessons, ShippedLesson, ::testing::ValuesIn(folders()),
                         [](const auto& one) {
                             std::string name = one.param;
                             std::replace(name.begin(), name.end(), '-', '_');
                             return name;
                         });

TEST(ShippedLessons, AreSmallAltogether)
{
    const std::vector<FoundLesson> lessons = findLessons({samples::shippedLessons()});
    EXPECT_GE(lessons.size(), 2U);
    std::uint64_t bytes = 0;
    for (const FoundLesson& lesson : lessons) {
        EXPECT_EQ(lesson.error, "") << lesson.folder;
        EXPECT_EQ(lesson.lesson.licence, "GPL-3.0-or-later OR CC-BY-SA-4.0");
        const Result<LessonFolder> folder = readLessonFolder(lesson.folder);
        ASSERT_TRUE(folder);
        bytes += folder->caseBytes;
    }
    EXPECT_LE(bytes, std::uint64_t{12} << 20);
}

} // namespace
} // namespace faultline
