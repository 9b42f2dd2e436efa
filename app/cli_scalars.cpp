// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli_command.h"
#include "app/cli_load.h"
#include "app/cli_name_filter.h"
#include "model/report/plain_text.h"
#include "model/report/scalars_report.h"

#include <optional>

namespace faultline::cli {

namespace {

constexpr std::string_view kCommand = "scalars";

std::optional<ScalarFormat> formatOf(const Arguments& arguments)
{
    const std::string name = arguments.value("--format").value_or("csv");
    if (name == "csv")
        return ScalarFormat::Csv;
    if (name == "jsonl")
        return ScalarFormat::JsonLines;
    return std::nullopt;
}

/// Sets `accepts` if the option was given; the message if its pattern is wrong.
std::optional<UsageError> setFilter(const Arguments& arguments, std::string_view option,
                                    std::function<bool(std::string_view)>& accepts)
{
    const std::optional<std::string> pattern = arguments.value(option);
    if (!pattern)
        return std::nullopt;
    std::variant<NameFilter, UsageError> compiled = NameFilter::compile(option, *pattern);
    if (auto* error = std::get_if<UsageError>(&compiled))
        return *error;
    accepts = [filter = std::get<NameFilter>(std::move(compiled))](std::string_view name) {
        return filter.matches(name);
    };
    return std::nullopt;
}

ExitCode runScalars(const Arguments& arguments)
{
    const std::optional<ScalarFormat> format = formatOf(arguments);
    if (!format)
        return complainUsage(kCommand, "--format is csv or jsonl, not "
                                           + printable(*arguments.value("--format")));
    ScalarFilter filter;
    if (const auto error = setFilter(arguments, "--run", filter.acceptsRun))
        return complainUsage(kCommand, error->message);
    if (const auto error = setFilter(arguments, "--tag", filter.acceptsTag))
        return complainUsage(kCommand, error->message);

    const Loaded loaded = loadPaths(kCommand, arguments);
    if (const auto* code = std::get_if<ExitCode>(&loaded))
        return *code;
    const CaseData& data = *std::get<CasePtr>(loaded);
    noteIssues(data, arguments, ReportListsIssues::No);
    std::uint64_t written = 0;
    const ExitCode code =
        writeOutput([&](TextSink& sink) { written = writeScalars(sink, data, *format, filter); },
                    ExitCode::Good);
    const bool hasFilter = filter.acceptsRun || filter.acceptsTag;
    if (written == 0 && hasFilter && data.pointCount() > 0)
        complain("no run and tag match; faultline-cli inspect lists what there is");
    return code;
}

} // namespace

Command scalarsCommand()
{
    return {
        .name = kCommand,
        .synopsis = "PATH... [--run RE] [--tag RE] [--format csv|jsonl]",
        .summary = "every point: run, tag, step, wall_time, value",
        .details = "Prints every scalar point that could be read, ordered by run, tag, then as "
                   "logged.\nNumbers read back exactly; NaN and infinities are nan, inf, -inf in "
                   "CSV and\n\"NaN\", \"Infinity\", \"-Infinity\" in JSON lines. wall_time is in "
                   "seconds since 1970.\n",
        .options = {{"--run", "", "RE",
                     "only runs in whose name this regular expression "
                     "(ECMAScript) is found; upper and lower case differ"},
                    {"--tag", "", "RE",
                     "only tags in whose name it is found; ^ and $ mark the "
                     "ends"},
                    {"--format", "", "F",
                     "csv (with the header run,tag,step,wall_time,value) or "
                     "jsonl; csv without it"}},
        .examples = {"faultline-cli scalars runs/ > points.csv",
                     "faultline-cli scalars runs/ --run train --tag '[Ll]oss$' --format jsonl"},
        .run = runScalars,
    };
}

} // namespace faultline::cli
