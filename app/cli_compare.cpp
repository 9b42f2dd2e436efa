// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli_command.h"
#include "app/cli_judge.h"
#include "app/cli_load.h"
#include "app/cli_name_filter.h"
#include "app/cli_progress.h"
#include "model/casefile/case_file.h"
#include "model/casefile/patch_files.h"
#include "model/compare/compare.h"
#include "model/compare/machine_side.h"
#include "model/report/compare_report.h"
#include "model/report/plain_text.h"

#include <algorithm>
#include <filesystem>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace faultline::cli {

namespace {

constexpr std::string_view kCompare = "compare";

/// What the user asks: the paths of both sides, and how to compare.
struct Question {
    std::vector<std::string> good; ///< the baseline first
    std::vector<std::string> bad;
    CompareOptions options;
    std::optional<NameFilter> ignored;
    CaseFile file;
};

template <typename Value>
using OrUsage = std::variant<Value, UsageError>;

OrUsage<std::optional<CompareAxis>> axisOf(const Arguments& arguments)
{
    const std::string name = arguments.value("--axis").value_or("auto");
    if (name == "auto")
        return std::optional<CompareAxis>();
    for (const CompareAxis axis :
         {CompareAxis::Steps, CompareAxis::Images, CompareAxis::Epochs, CompareAxis::ActiveTime}) {
        if (name == toString(axis) || name + "s" == toString(axis))
            return std::optional(axis);
    }
    return UsageError{"--axis is auto, step, images, epoch or time, not " + printable(name)};
}

OrUsage<std::vector<ChangeArea>> areasOf(const Arguments& arguments)
{
    std::vector<ChangeArea> areas;
    std::string names = arguments.value("--only").value_or("");
    if (arguments.has("--environment"))
        names += (names.empty() ? "" : ",") + std::string("environment");
    std::size_t begin = 0;
    while (begin < names.size()) {
        const std::size_t end = std::min(names.find(',', begin), names.size());
        const std::string name = names.substr(begin, end - begin);
        bool isKnown = false;
        for (const ChangeArea area : {ChangeArea::Configuration, ChangeArea::Environment,
                                      ChangeArea::Data, ChangeArea::Code, ChangeArea::Console}) {
            if (name == toString(area)) {
                areas.push_back(area);
                isKnown = true;
            }
        }
        if (!isKnown)
            return UsageError{
                "--only takes configuration, environment, data, code and console, not "
                + printable(name)};
        begin = end + 1;
    }
    return areas;
}

/// One of the trainings of the demo case, as a PATH: "demo:ssd-tiny_lr0.4".
bool isOfDemo(const std::string& path)
{
    return path.starts_with(kDemoPath);
}

/// A and B, or what --good and --bad say. The first PATH is a good one, the last a bad one.
std::optional<UsageError> sortPaths(const Arguments& arguments, Question& question)
{
    question.good = arguments.list("--good");
    question.bad = arguments.list("--bad");
    std::vector<std::string> paths = arguments.paths;
    if (arguments.has("--demo") && paths.empty())
        paths = {std::string(kDemoPath) + "ssd-tiny_lr0.04",
                 std::string(kDemoPath) + "ssd-tiny_lr0.4"};
    if (paths.size() > 2)
        return UsageError{"give A and B; more runs go behind --good or --bad"};
    if (paths.size() == 2) {
        question.good.insert(question.good.begin(), paths.front());
        question.bad.insert(question.bad.begin(), paths.back());
    } else if (paths.size() == 1 && question.good.empty()) {
        question.good.push_back(paths.front());
    } else if (paths.size() == 1) {
        question.bad.insert(question.bad.begin(), paths.front());
    }
    if (question.good.empty() || question.bad.empty())
        return UsageError{"compare needs what worked (A) and what is asked about (B)"};
    return std::nullopt;
}

OrUsage<Question> questionOf(const Arguments& arguments)
{
    Question question;
    if (std::optional<UsageError> wrong = sortPaths(arguments, question))
        return *std::move(wrong);
    auto axis = axisOf(arguments);
    if (auto* wrong = std::get_if<UsageError>(&axis))
        return std::move(*wrong);
    question.options.axis = std::get<0>(axis);
    auto areas = areasOf(arguments);
    if (auto* wrong = std::get_if<UsageError>(&areas))
        return std::move(*wrong);
    question.options.only = std::get<0>(std::move(areas));
    question.options.withData = !arguments.has("--no-data");
    question.options.withOutcome = !arguments.has("--environment");
    if (const std::optional<std::string> pattern = arguments.value("--ignore")) {
        auto filter = NameFilter::compile("--ignore", *pattern);
        if (auto* wrong = std::get_if<UsageError>(&filter))
            return std::move(*wrong);
        question.ignored = std::get<NameFilter>(std::move(filter));
    }
    for (const char* option : {"--html", "--case", "--next-run"}) {
        if (arguments.value(option) == "")
            return UsageError{std::string(option) + " needs a name"};
    }
    const int formats = (arguments.has("--json") ? 1 : 0) + (arguments.has("--markdown") ? 1 : 0)
                        + (arguments.has("--html") ? 1 : 0);
    if (formats > 1)
        return UsageError{"give one of --json, --markdown and --html"};
    return question;
}

/// The analysis with the one training of that name; null if there is none.
CaseAnalysisPtr withOnly(const CaseAnalysis& analysis, std::string_view name)
{
    auto one = std::make_shared<CaseAnalysis>(analysis);
    one->trainings.clear();
    one->contradictions.clear();
    for (std::size_t i = 0; i < analysis.trainings.size(); ++i) {
        if (analysis.trainings[i].name == name) {
            one->trainings.push_back(analysis.trainings[i]);
            one->contradictions.push_back(analysis.contradictions[i]);
        }
    }
    return one->trainings.empty() ? nullptr : one;
}

/// A PATH that names a machine type, where environments are compared and there is no such file.
std::optional<ComparedCase> machineOf(const std::string& path, const Arguments& arguments)
{
    std::error_code error;
    if (!arguments.has("--environment") || std::filesystem::exists(path, error))
        return std::nullopt;
    return caseOfMachine(path);
}

/// Reads and judges the PATHs of a side; nothing readable among them is the code to exit with.
OrExit<std::vector<ComparedCase>> readSide(const std::vector<std::string>& paths,
                                           const Question& question, const Arguments& arguments)
{
    std::vector<ComparedCase> cases;
    for (const std::string& path : paths) {
        if (std::optional<ComparedCase> machine = machineOf(path, arguments)) {
            cases.push_back(*std::move(machine));
            continue;
        }
        Arguments one = arguments;
        one.values.erase("--demo");
        one.paths = {path};
        if (isOfDemo(path)) {
            one.paths.clear();
            one.values.emplace("--demo", "");
        }
        const Loaded loaded = loadPaths(kCompare, one, question.file.tables);
        if (const auto* code = std::get_if<ExitCode>(&loaded))
            return *code;
        Result<JudgedCase> judged = judgeCase(std::get<CasePtr>(loaded), question.file, one);
        if (!judged) {
            complain("interrupted: nothing was compared");
            return ExitCode::Interrupted;
        }
        if (isOfDemo(path) && path != kDemoPath) {
            const std::string_view name =
                std::string_view(path).substr(std::string_view(kDemoPath).size());
            judged->analysis = withOnly(*judged->analysis, name);
            if (!judged->analysis) {
                complain("the demo has no run " + printable(name));
                return ExitCode::NothingReadable;
            }
        }
        noteIssues(*std::get<CasePtr>(loaded), arguments, ReportListsIssues::No);
        cases.push_back(
            {.analysis = judged->analysis,
             .diagnosis = std::make_shared<const Diagnosis>(std::move(judged->diagnosis)),
             .path = isOfDemo(path) && path != kDemoPath
                         ? path.substr(std::string_view(kDemoPath).size())
                         : path});
    }
    return cases;
}

bool writeNextRuns(const CompareResult& result, const std::string& folder)
{
    namespace fs = std::filesystem;
    std::size_t written = 0;
    for (const RunComparison& comparison : result.comparisons) {
        if (!comparison.nextRun || comparison.nextRun->patch.empty())
            continue;
        std::error_code failure;
        fs::create_directories(folder, failure); // what fails here, writing tells
        const std::string name =
            written == 0 ? "next-run.patch" : "next-run-" + std::to_string(written + 1) + ".patch";
        const Result<void> done =
            writeWholeFile((fs::path(folder) / name).string(),
                           [&](TextSink& sink) { sink.write(comparison.nextRun->patch); });
        if (!done) {
            complain(printable(done.error().message()));
            return false;
        }
        ++written;
    }
    if (written == 0)
        complain(
            "no next run was written: nothing is left to decide, or no file holds the setting");
    return true;
}

bool isRead(const std::vector<ComparedCase>& side, const std::string& path)
{
    return std::any_of(side.begin(), side.end(), [&path](const ComparedCase& one) {
        return isFileOfCase(*one.analysis->data, path);
    });
}

ExitCode writeResult(const Arguments& arguments, const CompareResult& result,
                     const CompareReportOptions& told)
{
    bool differs = false;
    for (const RunComparison& comparison : result.comparisons)
        differs = differs || comparison.hasDifference();
    const ExitCode success = differs ? ExitCode::Critical : ExitCode::Good;
    if (const std::optional<std::string> file = arguments.value("--html"); file && *file != "-") {
        const Result<void> written =
            writeWholeFile(*file, [&](TextSink& sink) { writeComparisonHtml(sink, result, told); });
        if (written)
            return success;
        complain(printable(written.error().message()));
        return ExitCode::Failed;
    }
    return writeOutput(
        [&](TextSink& sink) {
            if (arguments.has("--html"))
                writeComparisonHtml(sink, result, told);
            else if (arguments.has("--json"))
                writeComparisonJson(sink, result, told);
            else if (arguments.has("--markdown"))
                writeComparisonMarkdown(sink, result, told);
            else
                writeComparisonText(sink, result, told, {.width = 100, .colour = wantsColour()});
        },
        success);
}

ExitCode runCompare(const Arguments& arguments)
{
    OrUsage<Question> asked = questionOf(arguments);
    if (const auto* wrong = std::get_if<UsageError>(&asked))
        return complainUsage(kCompare, wrong->message);
    Question& question = std::get<Question>(asked);
    if (const std::optional<std::string> path = arguments.value("--case")) {
        Result<CaseFile> file = loadCaseFile(*path);
        if (!file) {
            complain(printable(file.error().message()));
            return ExitCode::NothingReadable;
        }
        question.file = *std::move(file);
    }
    CompareReportOptions told{.listsAll = arguments.has("--all"), .ignored = {}};
    std::set<std::string> left;
    question.options.isIgnored = [&question, &left](const RunChange& change) {
        const bool isLeftOut =
            isIgnored(question.file.ignoredChanges, toString(change.area), change.path)
            || (question.ignored && question.ignored->matches(change.path));
        if (isLeftOut)
            left.insert(change.path);
        return isLeftOut;
    };
    const OrExit<std::vector<ComparedCase>> good = readSide(question.good, question, arguments);
    if (const auto* code = std::get_if<ExitCode>(&good))
        return *code;
    const OrExit<std::vector<ComparedCase>> bad = readSide(question.bad, question, arguments);
    if (const auto* code = std::get_if<ExitCode>(&bad))
        return *code;
    if (const std::optional<std::string> page = arguments.value("--html");
        page && (isRead(std::get<0>(good), *page) || isRead(std::get<0>(bad), *page)))
        return complainUsage(kCompare,
                             printable(*page) + " is one of the files read; it is not overwritten");
    const InterruptGuard guard;
    ProgressMonitor monitor(arguments.has("--quiet"), ProgressMonitor::Work::Judging);
    const Result<CompareResult> result =
        compare(std::get<0>(good), std::get<0>(bad), question.options, monitor);
    if (!result) {
        complain("interrupted: nothing was compared");
        return ExitCode::Interrupted;
    }
    told.ignored.assign(left.begin(), left.end());
    if (result->comparisons.empty()) {
        complain("there is no training on both sides that belongs together");
        return ExitCode::NothingReadable;
    }
    if (const std::optional<std::string> folder = arguments.value("--next-run");
        folder && !writeNextRuns(*result, *folder))
        return ExitCode::Failed;
    return writeResult(arguments, *result, told);
}

} // namespace

Command compareCommand()
{
    return {
        .name = kCompare,
        .synopsis = "A B [--good PATH...] [--bad PATH...] [--json | --markdown | --html FILE]",
        .summary =
            "what differs between a run that worked and one that did not, and what explains it",
        .details =
            "Compares B with A, the run that worked: how the outcomes differ beyond noise, what\n"
            "went into them and differs (configuration, environment, data, code, console), which\n"
            "change explains the difference, and the run that would decide between several.\n"
            "A PATH may hold several trainings; they are paired by their names below it. More\n"
            "good runs tell how much runs differ by chance.\n",
        .options =
            {{"--good", "", "PATH...", "more runs that worked", true},
             {"--bad", "", "PATH...", "more runs to ask about", true},
             {"--axis", "", "AXIS",
              "lay curves over each other by auto, step, images, epoch or time"},
             {"--only", "", "AREAS",
              "only these, with commas: configuration, environment, data, code, console"},
             {"--environment", "", "", "only the environments; a PATH may be a machine type"},
             {"--all", "", "", "list what is only cosmetic, too"},
             {"--ignore", "", "RE", "leave out changes whose path matches"},
             {"--case", "", "FILE", "take clocks, tables and settings from a case file"},
             {"--json", "", "", "print JSON (schema faultline/compare/1)"},
             {"--markdown", "", "", "print Markdown of at most 60 lines, for a pull request"},
             {"--html", "", "FILE",
              "write one self-contained page to FILE (- for standard output)"},
             {"--no-data", "", "", "do not read the datasets that are found"},
             {"--next-run", "", "DIR", "write the patch of the run that decides most to DIR"}},
        .examples = {"faultline-cli compare runs/june runs/august",
                     "faultline-cli compare runs/june runs/august --markdown",
                     "faultline-cli compare runs/s1 runs/bad --good runs/s2 runs/s3",
                     "faultline-cli compare --environment laptop/ Dockerfile",
                     "faultline-cli compare --environment runs/june a2-highgpu-1g"},
        .run = runCompare,
    };
}

} // namespace faultline::cli
