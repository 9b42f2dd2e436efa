// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/lessons/lesson.h"

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

namespace faultline {

/// Collects what is wrong with one file of a lesson.
class LessonProblems {
public:
    static constexpr std::size_t kMost = 200;

    explicit LessonProblems(std::string file) : m_file(std::move(file)) {}

    void add(std::uint32_t line, Text what)
    {
        if (m_problems.size() < kMost)
            m_problems.push_back({.file = m_file, .line = line, .what = std::move(what)});
    }
    /// By line; those of one line in the order in which they were found.
    [[nodiscard]] std::vector<LessonProblem> take();

private:
    std::string m_file;
    std::vector<LessonProblem> m_problems;
};

} // namespace faultline
