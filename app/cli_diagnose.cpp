// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli_command.h"
#include "app/cli_load.h"
#include "app/cli_progress.h"
#include "model/diagnosis/builtin_rules.h"
#include "model/diagnosis/dataset_evidence.h"
#include "model/diagnosis/diagnose.h"
#include "model/report/diagnosis_report.h"
#include "model/report/plain_text.h"

#include <algorithm>
#include <filesystem>
#include <system_error>

namespace faultline::cli {

namespace {

constexpr std::string_view kCommand = "diagnose";

/// Opened files are never written, whatever the user typed.
bool isOpenedFile(const CaseData& data, const std::string& path)
{
    return std::any_of(data.runs.begin(), data.runs.end(), [&path](const RunPtr& run) {
        return std::any_of(run->files.begin(), run->files.end(), [&path](const FileReport& file) {
            std::error_code ignored;
            return std::filesystem::equivalent(file.path, path, ignored);
        });
    });
}

ExitCode writeHtmlFile(const std::string& path, const CaseData& data, const Diagnosis& diagnosis,
                       ExitCode success)
{
    if (isOpenedFile(data, path))
        return complainUsage(kCommand,
                             printable(path) + " is one of the files read; it is not overwritten");
    const Result<void> written =
        writeWholeFile(path, [&](TextSink& sink) { writeDiagnosisHtml(sink, data, diagnosis); });
    if (!written) {
        complain(printable(written.error().message()));
        return ExitCode::Failed;
    }
    return success;
}

ExitCode writeReport(const Arguments& arguments, const CaseData& data, const Diagnosis& diagnosis)
{
    const ExitCode success = diagnosis.hasCritical() ? ExitCode::Critical : ExitCode::Good;
    if (const std::optional<std::string> file = arguments.value("--html"); file && *file != "-")
        return writeHtmlFile(*file, data, diagnosis, success);
    return writeOutput(
        [&](TextSink& sink) {
            if (arguments.has("--html"))
                writeDiagnosisHtml(sink, data, diagnosis);
            else if (arguments.has("--json"))
                writeDiagnosisJson(sink, data, diagnosis);
            else if (arguments.has("--markdown"))
                writeDiagnosisMarkdown(sink, data, diagnosis);
            else
                writeDiagnosisText(sink, data, diagnosis, {.width = 100, .colour = wantsColour()});
        },
        success);
}

/// Reads the datasets of the case, with progress on standard error, unless --no-data says not to.
/// Says which could not be read; Ctrl+C leaves out what was not read by then.
std::vector<DatasetEvidencePtr> readDatasets(const CaseData& data, const Arguments& arguments)
{
    if (data.datasets.empty() || arguments.has("--no-data"))
        return {};
    DatasetLoadOptions options;
    options.cacheFolder = defaultDatasetCacheFolder();
    std::vector<DatasetEvidencePtr> datasets;
    {
        const InterruptGuard guard;
        ProgressMonitor monitor(arguments.has("--quiet"));
        datasets =
            measureDatasets(data, monitor, options,
                            arguments.has("--pixels") ? PixelScan::Decode : PixelScan::IfKnown);
    }
    for (const DatasetEvidencePtr& evidence : datasets) {
        if (!evidence->problem.empty() && !arguments.has("--quiet"))
            complain(printable(evidence->source->name()) + ": " + printable(evidence->problem));
    }
    return datasets;
}

ExitCode runDiagnose(const Arguments& arguments)
{
    const int formats = (arguments.has("--json") ? 1 : 0) + (arguments.has("--markdown") ? 1 : 0)
                        + (arguments.has("--html") ? 1 : 0);
    if (formats > 1)
        return complainUsage(kCommand, "give one of --json, --markdown and --html");
    if (arguments.value("--html") == "")
        return complainUsage(kCommand, "--html needs the name of a file");

    const Loaded loaded = loadPaths(kCommand, arguments);
    if (const auto* code = std::get_if<ExitCode>(&loaded))
        return *code;
    const CaseData& data = *std::get<CasePtr>(loaded);
    const DiagnosisOptions options{
        .settings = {}, .machine = {}, .datasets = readDatasets(data, arguments)};
    const Diagnosis diagnosis = diagnose(data, builtinRules(), options);
    noteIssues(data, arguments, formats == 0 ? ReportListsIssues::Yes : ReportListsIssues::No);
    return writeReport(arguments, data, diagnosis);
}

} // namespace

Command diagnoseCommand()
{
    return {
        .name = kCommand,
        .synopsis = "PATH... [--no-data | --pixels] [--json | --markdown | --html FILE]",
        .summary = "the findings with their proof and fixes, and what could not be judged",
        .details = "Judges each training by the built-in rules: the verdict first, then the "
                   "findings,\nbest first, each with the steps and numbers that prove it, what to "
                   "change and how\nthe next run shows that it helped. A rule without the data it "
                   "needs says so, and\nhow to record that data.\n",
        .options = {{"--no-data", "", "", "do not read the datasets that are found"},
                    {"--pixels", "", "",
                     "decode every picture of them: near duplicates, broken and empty pictures"},
                    {"--json", "", "", "print JSON (schema faultline/diagnose/1)"},
                    {"--markdown", "", "", "print Markdown, for an issue tracker"},
                    {"--html", "", "FILE",
                     "write one self-contained page with charts to FILE "
                     "(- for standard output)"}},
        .examples = {"faultline-cli diagnose runs/broken",
                     "faultline-cli diagnose runs/ --html report.html",
                     "faultline-cli diagnose runs/ --json | jq -r .verdict"},
        .run = runDiagnose,
    };
}

} // namespace faultline::cli
