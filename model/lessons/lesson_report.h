// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/lessons/check_lesson.h"
#include "model/report/text_sink.h"

#include <span>

namespace faultline {

/// What is told of lessons; docs/lessons.md lists the members of the JSON. English, deterministic.

/// A line "path:line: sentence" for each problem, and one for each lesson without.
void writeLessonCheckText(TextSink& sink, std::span<const LessonCheck> checks);
/// "schema": "faultline/lesson-check/1"
void writeLessonCheckJson(TextSink& sink, std::span<const LessonCheck> checks);

/// A table, and below it what cannot be read.
void writeLessonListText(TextSink& sink, std::span<const FoundLesson> lessons);
/// "schema": "faultline/lesson-list/1"
void writeLessonListJson(TextSink& sink, std::span<const FoundLesson> lessons);

} // namespace faultline
