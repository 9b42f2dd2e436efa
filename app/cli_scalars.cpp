// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli_command.h"
#include "app/cli_load.h"
#include "app/cli_name_filter.h"
#include "model/readers/metrics/table_head.h"
#include "model/report/plain_text.h"
#include "model/report/scalars_report.h"

#include <functional>
#include <map>
#include <optional>
#include <variant>

namespace faultline::cli {

namespace {

constexpr std::string_view kScalarsCommand = "scalars";

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

/// The columns of the files that are to be read as tables; empty unless an option says so.
std::variant<std::map<std::string, TableChoice>, UsageError> chosenTables(
    const Arguments& arguments)
{
    const std::optional<std::string> step = arguments.value("--step-column");
    const std::optional<std::string> time = arguments.value("--time-column");
    std::function<bool(std::string_view)> accepts;
    if (const auto error = setFilter(arguments, "--columns", accepts))
        return *error;
    std::map<std::string, TableChoice> tables;
    if (!step && !time && !accepts)
        return tables;
    for (const std::string& path : arguments.paths) {
        TableChoice choice{.step = step, .time = time, .metrics = {}};
        const Result<std::unique_ptr<ByteSource>> source = openFile(path);
        if (!source)
            continue; // loading says why
        const metrics::TableGuess guess = metrics::guessOfTable(*source.value());
        for (const metrics::TableColumn& column : guess.columns) {
            if (accepts && accepts(column.name))
                choice.metrics.push_back(column.name);
        }
        if (accepts && choice.metrics.empty())
            return UsageError{"--columns: no column of " + printable(path) + " matches"};
        tables.emplace(path, std::move(choice));
    }
    return tables;
}

ExitCode runScalars(const Arguments& arguments)
{
    const std::optional<ScalarFormat> format = formatOf(arguments);
    if (!format)
        return complainUsage(kScalarsCommand, "--format is csv or jsonl, not "
                                                  + printable(*arguments.value("--format")));
    ScalarFilter filter;
    if (const auto error = setFilter(arguments, "--run", filter.acceptsRun))
        return complainUsage(kScalarsCommand, error->message);
    if (const auto error = setFilter(arguments, "--tag", filter.acceptsTag))
        return complainUsage(kScalarsCommand, error->message);

    auto tables = chosenTables(arguments);
    if (const auto* error = std::get_if<UsageError>(&tables))
        return complainUsage(kScalarsCommand, error->message);

    const Loaded loaded =
        loadPaths(kScalarsCommand, arguments,
                  std::get<std::map<std::string, TableChoice>>(std::move(tables)));
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
        .name = kScalarsCommand,
        .synopsis = "PATH... [--run RE] [--tag RE] [--format csv|jsonl] "
                    "[--step-column NAME] [--time-column NAME] [--columns RE]",
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
                    {"--step-column", "", "NAME",
                     "reads each PATH as a table (CSV or JSON lines) whose steps are in this "
                     "column; '' counts the rows"},
                    {"--time-column", "", "NAME", "the same for its times; '' takes none"},
                    {"--columns", "", "RE",
                     "the same for the columns that become tags; without it, all that hold "
                     "numbers"},
                    {"--format", "", "F",
                     "csv (with the header run,tag,step,wall_time,value) or "
                     "jsonl; csv without it"}},
        .examples = {"faultline-cli scalars runs/ > points.csv",
                     "faultline-cli scalars runs/ --run train --tag '[Ll]oss$' --format jsonl"},
        .run = runScalars,
    };
}

} // namespace faultline::cli
