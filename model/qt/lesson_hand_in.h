// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/lessons/lesson.h"
#include "model/lessons/lesson_answers.h"

#include <QString>

#include <string>

namespace faultline {

/// What a learner hands in, as a page for people: HTML without anything that is loaded.
[[nodiscard]] QString handInPage(const Lesson& lesson, const HandedIn& handed);

/// Writes answers.json and answers.html into a folder, or with a number in their names where these
/// are taken: nothing is replaced. Returns the path of the first. Any thread.
[[nodiscard]] Result<std::string> writeHandIn(const std::string& folder, const HandedIn& handed,
                                              const std::string& page);

} // namespace faultline
