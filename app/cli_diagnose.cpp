// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli_case.h"
#include "app/cli_command.h"
#include "app/cli_each.h"
#include "app/cli_judge.h"
#include "app/cli_load.h"
#include "app/cli_progress.h"
#include "model/casefile/patch_files.h"
#include "model/checklist/evaluate.h"
#include "model/checklist/retest.h"
#include "model/compare/compare.h"
#include "model/compare/explain/explain.h"
#include "model/report/diagnosis_report.h"
#include "model/report/plain_text.h"

#include <algorithm>
#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace faultline::cli {

namespace {

constexpr std::string_view kCommand = "diagnose";

/// What was judged, and what the report says apart from it.
struct Told : JudgedCase {
    EvaluatedChecklist checklist;
    RetestReport retest;
};

double now()
{
    using Seconds = std::chrono::duration<double>;
    return Seconds(std::chrono::system_clock::now().time_since_epoch()).count();
}

/// Judges the case, and holds what was promised against the runs that are new in it.
Result<Told> judgeAndTell(const CasePtr& data, CaseFile& file, const Arguments& arguments)
{
    Result<JudgedCase> result = judgeCase(data, file, arguments);
    if (!result)
        return result.error();
    Told judged{std::move(*result), {}, {}};
    const std::vector<RunId> fresh = file.last ? newRuns(*file.last, *data) : std::vector<RunId>();
    if (fresh.empty()) {
        rememberProblems(file.checklist, judged.diagnosis);
    } else {
        judged.retest = retestProgress(file.checklist, judged.diagnosis, now(), fresh);
        file.checklist = judged.retest.progress;
    }
    judged.checklist = evaluateChecklist(judged.diagnosis, file.checklist);
    return judged;
}

ExitCode writeHtmlFile(const std::string& path, const CaseAnalysis& analysis,
                       const Diagnosis& diagnosis, const ReportExtras& extras, ExitCode success)
{
    if (isFileOfCase(*analysis.data, path))
        return complainUsage(kCommand,
                             printable(path) + " is one of the files read; it is not overwritten");
    const Result<void> written = writeWholeFile(
        path, [&](TextSink& sink) { writeDiagnosisHtml(sink, analysis, diagnosis, extras); });
    if (!written) {
        complain(printable(written.error().message()));
        return ExitCode::Failed;
    }
    return success;
}

/// What fired, without the rules that found nothing or could not judge.
Diagnosis findingsOnly(Diagnosis diagnosis)
{
    diagnosis.abstentions.clear();
    std::erase_if(diagnosis.outcomes, [](const RuleOutcome& outcome) {
        return outcome.state != RuleOutcome::State::Fired;
    });
    return diagnosis;
}

ExitCode writeReport(const Arguments& arguments, const CaseAnalysis& analysis,
                     const Diagnosis& diagnosis, const ReportExtras& extras)
{
    const ExitCode success = diagnosis.hasCritical() ? ExitCode::Critical : ExitCode::Good;
    if (const std::optional<std::string> file = arguments.value("--html"); file && *file != "-")
        return writeHtmlFile(*file, analysis, diagnosis, extras, success);
    return writeOutput(
        [&](TextSink& sink) {
            if (arguments.has("--html"))
                writeDiagnosisHtml(sink, analysis, diagnosis, extras);
            else if (arguments.has("--json"))
                writeDiagnosisJson(sink, analysis, diagnosis, extras);
            else if (arguments.has("--markdown"))
                writeDiagnosisMarkdown(sink, analysis, diagnosis, extras);
            else
                writeDiagnosisText(sink, analysis, diagnosis,
                                   {.width = 100, .colour = wantsColour()}, extras);
        },
        success);
}

/// Reads the run that worked and tells for each finding what changed since, or the code to exit
/// with. A finding of a training without a partner has no changes.
OrExit<std::vector<std::vector<RunChange>>> changesSince(const std::string& path,
                                                         const JudgedCase& judged,
                                                         const CaseFile& file,
                                                         const Arguments& arguments)
{
    Arguments one = arguments;
    one.paths = {path};
    one.values.erase("--demo");
    const Loaded loaded = loadPaths(kCommand, one, file.tables);
    if (const auto* code = std::get_if<ExitCode>(&loaded))
        return *code;
    Result<JudgedCase> good = judgeCase(std::get<CasePtr>(loaded), file, one);
    if (!good) {
        complain("interrupted: nothing was compared");
        return ExitCode::Interrupted;
    }
    const auto sideOf = [](const JudgedCase& side, const std::string& from) {
        return ComparedCase{.analysis = side.analysis,
                            .diagnosis = std::make_shared<const Diagnosis>(side.diagnosis),
                            .path = from};
    };
    const std::vector<ComparedCase> a{sideOf(*good, path)};
    const std::vector<ComparedCase> b{
        sideOf(judged, arguments.paths.empty() ? std::string() : arguments.paths.front())};
    CompareOptions options;
    options.isIgnored = [&file](const RunChange& change) {
        return isIgnored(file.ignoredChanges, toString(change.area), change.path);
    };
    const InterruptGuard guard;
    ProgressMonitor monitor(arguments.has("--quiet"), ProgressMonitor::Work::Judging);
    const Result<CompareResult> result = compare(a, b, options, monitor);
    if (!result) {
        complain("interrupted: nothing was compared");
        return ExitCode::Interrupted;
    }
    std::vector<std::vector<RunChange>> changes;
    for (const Finding& finding : judged.diagnosis.findings) {
        changes.emplace_back();
        for (const RunComparison& pair : result->comparisons) {
            const std::vector<RunPtr>& runs = pair.runs.back().of().runs;
            if (std::any_of(runs.begin(), runs.end(),
                            [&](const RunPtr& run) { return run->id == finding.run; }))
                changes.back() = changesBehind(pair, finding);
        }
    }
    return changes;
}

ExitCode runDiagnose(const Arguments& given)
{
    Arguments arguments = given;
    if (isEach(given))
        return diagnoseEach(kCommand, given);
    const int formats = (arguments.has("--json") ? 1 : 0) + (arguments.has("--markdown") ? 1 : 0)
                        + (arguments.has("--html") ? 1 : 0);
    if (formats > 1)
        return complainUsage(kCommand, "give one of --json, --markdown and --html");
    for (const char* option : {"--html", "--case", "--save-case", "--patch", "--against"}) {
        if (arguments.value(option) == "")
            return complainUsage(kCommand, std::string(option) + " needs a name");
    }

    OpenedCase opened = openCase(kCommand, arguments);
    if (const auto* code = std::get_if<ExitCode>(&opened))
        return *code;
    CaseFile& file = std::get<CaseFile>(opened);
    const Loaded loaded = loadPaths(kCommand, arguments, file.tables);
    if (const auto* code = std::get_if<ExitCode>(&loaded))
        return *code;
    const CasePtr& read = std::get<CasePtr>(loaded);
    const CaseData& data = *read;
    const Result<Told> result = judgeAndTell(read, file, arguments);
    if (!result) {
        complain("interrupted: nothing was judged");
        return ExitCode::Interrupted;
    }
    const Told& judged = *result;
    noteIssues(data, arguments, formats == 0 ? ReportListsIssues::Yes : ReportListsIssues::No);

    const bool onlyFindings = arguments.has("--findings-only");
    // Programs get the checklist with a case: else it says nothing that outcomes do not.
    const bool isWanted =
        !onlyFindings
        && (!arguments.has("--json") || arguments.has("--case") || arguments.has("--save-case"));
    std::optional<std::vector<std::vector<RunChange>>> changes;
    if (const std::optional<std::string> against = arguments.value("--against")) {
        auto since = changesSince(*against, judged, file, arguments);
        if (const auto* code = std::get_if<ExitCode>(&since))
            return *code;
        changes = std::get<0>(std::move(since));
    }
    const ReportExtras extras{.checklist = isWanted ? &judged.checklist : nullptr,
                              .progress = isWanted ? &file.checklist : nullptr,
                              .retest = isWanted ? &judged.retest : nullptr,
                              .settings = &file.rules,
                              .machine = &file.machine,
                              .changes = changes ? &*changes : nullptr};
    const ExitCode code =
        writeReport(arguments, *judged.analysis,
                    onlyFindings ? findingsOnly(judged.diagnosis) : judged.diagnosis, extras);
    if (code != ExitCode::Good && code != ExitCode::Critical)
        return code;
    if (const std::optional<std::string> folder = arguments.value("--patch");
        folder && !writePatches(*judged.analysis, judged.diagnosis, *folder))
        return ExitCode::Failed;
    if (const std::optional<std::string> path = arguments.value("--save-case")) {
        file.last = summaryOf(data, judged.diagnosis, now());
        if (!saveCase(file, *path))
            return ExitCode::Failed;
    }
    return code;
}

} // namespace

Command diagnoseCommand()
{
    return {
        .name = kCommand,
        .synopsis =
            "PATH... [--no-data | --pixels] [--json | --markdown | --html FILE] [--case FILE]\n"
            "       faultline-cli diagnose --each --summary (PATH... | --paths-from FILE|-) "
            "[--out FILE]",
        .summary = "the findings with their proof and fixes, and what could not be judged",
        .details = "Judges each training by the built-in rules: the verdict first, then the "
                   "findings,\nbest first, each with the steps and numbers that prove it, what to "
                   "change and how\nthe next run shows that it helped. A rule without the data it "
                   "needs says so, and\nhow to record that data.\n\nA folder without a run is "
                   "judged as a plan: its configuration, data and environment,\nfor the machine "
                   "that is named. A case file keeps what was tried; the next run, given as\n"
                   "another PATH, shows whether it helped.\n\nWith --each --summary every PATH is "
                   "a case of "
                   "its own: read, judged and forgotten,\nas many at once as --threads says. Each "
                   "training is one line of JSON\n(faultline/summary/1), and so is each PATH that "
                   "holds none or cannot be read.\n",
        .options = {{"--no-data", "", "", "do not read the datasets that are found"},
                    {"--pixels", "", "",
                     "decode every image of them: near duplicates, broken and empty images"},
                    {"--against", "", "RUN",
                     "a run that worked: findings name what changed since and may explain them"},
                    {"--findings-only", "", "",
                     "leave out the rules that found nothing or could not judge"},
                    {"--json", "", "", "print JSON (schema faultline/diagnose/1)"},
                    {"--markdown", "", "", "print Markdown, for an issue tracker"},
                    {"--html", "", "FILE",
                     "write one self-contained page with charts to FILE "
                     "(- for standard output)"},
                    {"--each", "", "", "judge every PATH by itself (with --summary)"},
                    {"--summary", "", "",
                     "print one line for each training (schema faultline/summary/1; with --each)"},
                    {"--paths-from", "", "FILE",
                     "with --each: take the PATHs from FILE, one a line (- for standard input)"},
                    {"--out", "", "FILE",
                     "with --each: append to FILE and skip what it holds unchanged"},
                    {"--limit", "", "SECONDS", "with --each: give up a PATH after so long (600)"},
                    {"--gpu", "", "NAME", "judge for this GPU: T4, L4, A100-40"},
                    {"--machine", "", "TYPE", "judge for this machine type: g2-standard-8"},
                    {"--ram", "", "SIZE", "judge for a machine with this main memory: 32G"},
                    {"--case", "", "FILE", "open a case file; PATHs are added to what it names"},
                    {"--save-case", "", "FILE", "write a case file, that of --case or another"},
                    {"--patch", "", "DIR",
                     "write patched copies of configurations and package lists to DIR, "
                     "and faultline.patch"}},
        .examples = {"faultline-cli diagnose runs/broken",
                     "faultline-cli diagnose runs/ --html report.html",
                     "faultline-cli diagnose runs/ --json | jq -r .verdict",
                     "faultline-cli diagnose plan/ --gpu T4 --patch fixed/",
                     "faultline-cli diagnose runs/broken --save-case broken.faultline",
                     "faultline-cli diagnose --case broken.faultline runs/next",
                     "find /archive -mindepth 2 -maxdepth 2 -type d | "
                     "faultline-cli diagnose --each --summary --paths-from - --out fleet.jsonl"},
        .run = runDiagnose,
    };
}

} // namespace faultline::cli
