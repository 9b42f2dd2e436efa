// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli_command.h"
#include "app/cli_progress.h"
#include "model/lessons/collect_answers.h"
#include "model/lessons/lesson_folder.h"
#include "model/lessons/lesson_report.h"
#include "model/lessons/lesson_template.h"
#include "model/report/plain_text.h"

#include <optional>
#include <string>
#include <vector>

namespace faultline::cli {

namespace {

constexpr std::string_view kLesson = "lesson";

/// The lessons that a path means; a path that means none is checked as one, which tells why.
std::vector<LessonPlace> placesOf(const std::vector<std::string>& paths)
{
    std::vector<LessonPlace> places;
    for (const std::string& path : paths) {
        std::vector<LessonPlace> more = lessonPlaces(path);
        if (more.empty())
            more.push_back({.folder = path});
        places.insert(places.end(), more.begin(), more.end());
    }
    return places;
}

ExitCode checkLessons(const Arguments& arguments, const std::vector<std::string>& paths)
{
    if (paths.empty())
        return complainUsage(kLesson, "lesson check needs a folder");
    std::vector<LessonCheck> checks;
    bool isGood = true;
    {
        const InterruptGuard guard;
        ProgressMonitor monitor(arguments.has("--quiet"));
        for (const LessonPlace& place : placesOf(paths)) {
            if (!place.error.empty()) {
                complain(printable(place.error));
                isGood = false;
                continue;
            }
            checks.push_back(checkLesson(place.folder, monitor));
            isGood = isGood && checks.back().isGood();
            if (InterruptGuard::wasInterrupted()) {
                complain("interrupted: not every lesson was checked");
                return ExitCode::Interrupted;
            }
        }
    }
    return writeOutput(
        [&](TextSink& sink) {
            if (arguments.has("--json"))
                writeLessonCheckJson(sink, checks);
            else
                writeLessonCheckText(sink, checks);
        },
        isGood ? ExitCode::Good : ExitCode::Critical);
}

ExitCode listLessons(const Arguments& arguments, const std::vector<std::string>& paths)
{
    const std::vector<FoundLesson> lessons = findLessons(paths.empty() ? lessonFolders() : paths);
    if (lessons.empty()) {
        complain(paths.empty() ? "no lessons are installed, and FAULTLINE_LESSONS names none"
                               : "there is no lesson in it");
        return ExitCode::NothingReadable;
    }
    return writeOutput(
        [&](TextSink& sink) {
            if (arguments.has("--json"))
                writeLessonListJson(sink, lessons);
            else
                writeLessonListText(sink, lessons);
        },
        ExitCode::Good);
}

ExitCode newLesson(const std::vector<std::string>& paths)
{
    if (paths.size() != 1)
        return complainUsage(kLesson, "lesson new needs one folder");
    const Result<std::string> written = writeLessonTemplate(paths.front());
    if (!written) {
        complain(printable(written.error().message()));
        return ExitCode::Failed;
    }
    return writeOutput(
        [&](TextSink& sink) {
            sink.write("Written: " + printable(*written) + "\nPut the run into "
                       + printable(paths.front())
                       + "/case and replace every FILL IN; faultline-cli lesson check names what "
                         "is left.\n");
        },
        ExitCode::Good);
}

ExitCode collectClass(const Arguments& arguments, const std::vector<std::string>& paths)
{
    if (paths.size() != 1)
        return complainUsage(kLesson, "lesson collect needs one folder");
    const Result<CollectedAnswers> collected = collectAnswers(paths.front());
    if (!collected) {
        complain(printable(collected.error().message()));
        return ExitCode::NothingReadable;
    }
    if (const std::optional<std::string> file = arguments.value("--csv")) {
        const Result<void> written =
            writeWholeFile(*file, [&](TextSink& sink) { writeCollectedCsv(sink, *collected); });
        if (!written) {
            complain(printable(written.error().message()));
            return ExitCode::Failed;
        }
    }
    return writeOutput(
        [&](TextSink& sink) {
            if (arguments.has("--json"))
                writeCollectedJson(sink, *collected);
            else
                writeCollectedText(sink, *collected);
        },
        collected->lessons.empty() ? ExitCode::NothingReadable : ExitCode::Good);
}

ExitCode runLesson(const Arguments& arguments)
{
    if (arguments.has("--demo"))
        return complainUsage(kLesson, "--demo does not go with lesson");
    if (arguments.paths.empty())
        return complainUsage(kLesson, "say what to do: check, list, new or collect");
    const std::string& verb = arguments.paths.front();
    const std::vector<std::string> paths(arguments.paths.begin() + 1, arguments.paths.end());
    if (arguments.has("--csv") && verb != "collect")
        return complainUsage(kLesson, "--csv goes with lesson collect");
    if (verb == "check")
        return checkLessons(arguments, paths);
    if (verb == "list")
        return listLessons(arguments, paths);
    if (verb == "new")
        return newLesson(paths);
    if (verb == "collect")
        return collectClass(arguments, paths);
    return complainUsage(kLesson, "there is no lesson " + printable(verb)
                                      + "; there are check, list, new and collect");
}

} // namespace

Command lessonCommand()
{
    return {
        .name = kLesson,
        .synopsis = "check DIR|ZIP... [--json] | list [DIR|ZIP...] [--json] | new DIR | "
                    "collect DIR [--csv FILE] [--json]",
        .summary = "lessons: check what a lecturer wrote, list, begin one, sum up a class",
        .details =
            "check holds lessons against their grammar, their case and the rules: every option "
            "has\n"
            "feedback, one is right, proofs are in the case, the engine names the keyed cause or\n"
            "the lesson says why not, all languages are alike, and nothing gives the answer away.\n"
            "A line \"file:line: message\" for each problem; code 1 if there is one. DIR is a "
            "lesson,\na folder of lessons, or a zip file with them.\n\n"
            "list shows the lessons in DIR, else those of FAULTLINE_LESSONS (folders parted by "
            "':')\n"
            "and those that are installed. new writes a lesson to fill in.\n\n"
            "collect sums the answers.json files below DIR that a class handed in: shares, missed\n"
            "proofs, calibration; --csv writes a row for each answer.\n\n"
            "docs/lessons.md tells how to write one.\n",
        .options = {{"--json", "", "",
                     "print JSON (schemas faultline/lesson-check/1, faultline/lesson-list/1, "
                     "faultline/lesson-class/1)"},
                    {"--csv", "", "FILE", "with collect: a row for each answer"}},
        .examples = {"faultline-cli lesson new lessons/two-curves",
                     "faultline-cli lesson check lessons/two-curves",
                     "FAULTLINE_LESSONS=/srv/course faultline-cli lesson list",
                     "faultline-cli lesson collect handed-in --csv class.csv"},
        .run = runLesson,
    };
}

} // namespace faultline::cli
