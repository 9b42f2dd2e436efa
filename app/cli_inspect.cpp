// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli_command.h"
#include "app/cli_load.h"
#include "app/cli_progress.h"
#include "model/readers/tfevents/check_records.h"
#include "model/report/inspect_report.h"

namespace faultline::cli {

namespace {

CasePtr checked(const CasePtr& data, const Arguments& arguments)
{
    const InterruptGuard guard;
    ProgressMonitor monitor(arguments.has("--quiet"));
    monitor.setTotal(uncheckedBytes(*data));
    return checkLongRecords(data, monitor);
}

ExitCode runInspect(const Arguments& arguments)
{
    const Loaded loaded = loadPaths("inspect", arguments);
    if (const auto* code = std::get_if<ExitCode>(&loaded))
        return *code;
    const bool isChecked = arguments.has("--check");
    const CasePtr read = std::get<CasePtr>(loaded);
    const CasePtr shown = isChecked ? checked(read, arguments) : read;
    const CaseData& data = *shown;
    const LongRecords longRecords = isChecked ? LongRecords::Checked : LongRecords::Unchecked;
    const bool isJson = arguments.has("--json");
    noteIssues(data, arguments, isJson ? ReportListsIssues::No : ReportListsIssues::Yes);
    return writeOutput(
        [&](TextSink& sink) {
            if (isJson)
                writeInspectJson(sink, data, longRecords);
            else
                writeInspectText(sink, data, {.width = 100, .colour = wantsColour()}, longRecords);
        },
        ExitCode::Good);
}

} // namespace

Command inspectCommand()
{
    return {
        .name = "inspect",
        .synopsis = "PATH... [--check] [--json]",
        .summary = "runs, tags, kinds, points, step range, damage",
        .details = "Lists what the files hold: for each run its files, time span, restarts, scalar "
                   "tags\n(points, steps, NaN and infinite values, last value), other tags, and "
                   "everything\nthat is wrong with the files, with its offset and what to do.\n",
        .options = {{"--check", "", "", "verify the data of long records (images) too"},
                    {"--json", "", "", "print JSON (schema faultline/inspect/1)"}},
        .examples = {"faultline-cli inspect runs/", "faultline-cli inspect --json runs/ | jq "
                                                    "'.runs[].tags[].tag'"},
        .run = runInspect,
    };
}

} // namespace faultline::cli
