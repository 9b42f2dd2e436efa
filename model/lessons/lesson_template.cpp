// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/lessons/lesson_template.h"

#include "model/core/ascii.h"
#include "model/report/text_sink.h"

#include <filesystem>
#include <string_view>
#include <system_error>

namespace faultline {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view kBody = R"(title: FILL IN the title
theme: FILL IN what the lesson is listed under
level: guided
minutes: 12
rules: [FILL IN]
case: case
show: [curves, config, console]
licence: FILL IN the licence
source: FILL IN where the run is from
---
FILL IN the situation, as a colleague would tell it: what was trained, what was expected,
what was seen.

::: ask cause
What is the cause?
- ( ) FILL IN a cause :: FILL IN why it is not this one
  shows: FILL IN what would be seen if it were
- (x) FILL IN the cause :: FILL IN the proof in one sentence
  shows: FILL IN what is seen
- ( ) FILL IN a cause :: FILL IN why it is not this one
  shows: FILL IN what would be seen if it were
- ( ) FILL IN a cause :: FILL IN why it is not this one
  shows: FILL IN what would be seen if it were
prove: line console.log 1
sure
:::

::: reveal
FILL IN the proof, and why the other causes fail.
:::

::: knob view smoothing 0..0.99
FILL IN what is turned, and what to predict.
- ( ) FILL IN a prediction :: FILL IN what is seen
- (x) FILL IN a prediction :: FILL IN what is seen
:::

::: contrast none
FILL IN what looks alike and is not it; better with a folder in place of "none".
:::

::: check none
FILL IN a question about a new case; better with a folder in place of "none".
- ( ) FILL IN an answer :: FILL IN why it is wrong
- (x) FILL IN an answer :: FILL IN why it is right
:::

::: principle
FILL IN what to remember, in at most three lines.
:::
)";

std::string idOf(const fs::path& folder)
{
    std::string id;
    for (const char c : folder.filename().string()) {
        if (isLetterOrDigit(c))
            id.push_back(lowerAscii(c));
        else if (!id.empty() && id.back() != '-')
            id.push_back('-');
    }
    while (id.ends_with('-'))
        id.pop_back();
    return id.empty() ? "lesson" : id;
}

} // namespace

Result<std::string> writeLessonTemplate(const std::string& folder)
{
    const fs::path normal = fs::path(folder + "/").lexically_normal().parent_path();
    const std::string path = (normal / "lesson.md").string();
    std::error_code problem;
    if (fs::exists(fs::symlink_status(path, problem)))
        return Error{.code = ErrorCode::Io,
                     .path = path,
                     .detail = FAULTLINE_TR_NOOP("Errors", "is there already; it is not "
                                                           "overwritten")};
    fs::create_directories(normal / "case", problem);
    if (problem)
        return Error{
            .code = ErrorCode::Io,
            .path = folder,
            .detail = {FAULTLINE_TR_NOOP("Errors", "cannot be made: %1"), {problem.message()}}};
    const Result<void> written = writeWholeFile(path, [&normal](TextSink& sink) {
        sink.write("---\nschema: faultline/lesson/1\nid: " + idOf(normal) + "\n");
        sink.write(kBody);
    });
    if (!written)
        return written.error();
    return path;
}

} // namespace faultline
