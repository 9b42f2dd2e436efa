// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/lessons/lesson.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

namespace faultline::samples {

/// A folder that goes with the test.
class LessonTestFolder {
public:
    LessonTestFolder()
    {
        std::string pattern = (std::filesystem::temp_directory_path() / "lesson-XXXXXX").string();
        m_path = ::mkdtemp(pattern.data());
    }
    ~LessonTestFolder()
    {
        std::error_code ignored;
        std::filesystem::remove_all(m_path, ignored);
    }
    LessonTestFolder(const LessonTestFolder&) = delete;
    LessonTestFolder& operator=(const LessonTestFolder&) = delete;

    [[nodiscard]] std::string operator/(std::string_view name) const
    {
        return m_path + "/" + std::string(name);
    }
    [[nodiscard]] const std::string& path() const { return m_path; }

private:
    std::string m_path;
};

inline std::string readAll(const std::string& path)
{
    std::ifstream stream(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

inline void writeAll(const std::string& path, std::string_view text)
{
    std::filesystem::create_directories(std::filesystem::path(path).parent_path());
    std::ofstream(path, std::ios::binary) << text;
}

/// `text` with its one `from` made `to`.
inline std::string replaced(std::string text, std::string_view from, std::string_view to)
{
    const std::size_t at = text.find(from);
    if (at == std::string::npos)
        std::abort(); // a test that changes nothing proves nothing
    return text.replace(at, from.size(), to);
}

/// "12: sentence" for each problem.
inline std::vector<std::string> told(const std::vector<LessonProblem>& problems)
{
    std::vector<std::string> lines;
    for (const LessonProblem& problem : problems)
        lines.push_back(std::to_string(problem.line) + ": " + toEnglish(problem.what));
    return lines;
}

/// Where the shipped lessons are.
inline std::string shippedLessons()
{
    return (std::filesystem::path(FAULTLINE_TESTS_DIR).parent_path() / "resources/lessons")
        .string();
}

/// A small lesson without problems; its third line is the id.
inline const std::string kSmallLesson = R"(---
schema: faultline/lesson/1
id: small
title: A small one
level: gaps
minutes: 5
rules: [O16]
case: case
licence: GPL-3.0-or-later OR CC-BY-SA-4.0
source: made up
---
What was seen.

::: ask cause
Which is it?
- ( ) This :: No.
  shows: one
- (x) That :: Yes: {{value train:loss@7}}.
  shows: two
- ( ) Another :: No.
  shows: three
- ( ) A fourth :: No,
  and it goes on.
  shows: four
prove: point loss@1..5 | line console 3 | config train.batch | dataset boxes | picture val:images@9
sure
:::

::: reveal
It was that.
:::

::: knob vram batch 1..8
- (x) More :: Yes.
- ( ) Less :: No.
plan: model=retinanet_r50_fpn, framework=torchvision
:::

::: principle
Look first.
:::
)";

} // namespace faultline::samples
