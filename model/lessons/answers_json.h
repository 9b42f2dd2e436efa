// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/lessons/lesson_answers.h"

#include <nlohmann/json.hpp>

namespace faultline {

/// Private to model/lessons: how answers stand in files.

using AnswersJson = nlohmann::ordered_json;

[[nodiscard]] AnswersJson attemptJson(const LessonAttempt& attempt);
/// False: a member is missing or makes no sense.
[[nodiscard]] bool readAttempt(const AnswersJson& json, LessonAttempt& attempt);
/// A document with invalid UTF-8 replaced, ended by a line end.
[[nodiscard]] std::string documentText(const AnswersJson& json);
/// The object of a text if its "schema" is `schema`; else why not.
[[nodiscard]] Result<AnswersJson> documentOf(std::string_view text, std::string_view schema);

} // namespace faultline
