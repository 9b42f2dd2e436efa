// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli_command.h"
#include "app/cli_judge.h"
#include "app/cli_load.h"
#include "model/casefile/case_file.h"
#include "model/diagnosis/signals/range_test_snippets.h"
#include "model/report/lr_report.h"
#include "model/report/plain_text.h"
#include "model/schedules/schedule.h"

#include <array>
#include <charconv>
#include <cmath>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace faultline::cli {

namespace {

constexpr std::string_view kLr = "lr";

/// "0,100,2000" as numbers.
std::variant<std::vector<double>, UsageError> stepsOf(const std::string& list)
{
    constexpr double kLast = 1e15; // whole numbers that a double holds
    std::vector<double> steps;
    for (std::size_t at = 0; at <= list.size();) {
        const std::size_t end = std::min(list.find(',', at), list.size());
        double step = 0.0;
        const auto [rest, error] = std::from_chars(list.data() + at, list.data() + end, step);
        const bool isNumber = error == std::errc() && rest == list.data() + end;
        if (!isNumber || !(step >= 0.0 && step <= kLast) || step != std::floor(step))
            return UsageError{"--at takes whole numbers from 0 with commas, not \""
                              + printable(list.substr(at, end - at)) + "\""};
        steps.push_back(step);
        at = end + 1;
    }
    return steps;
}

std::string digits(double value)
{
    constexpr int kAll = 17; // as many as any double needs
    std::array<char, 40> text{};
    const auto written = std::to_chars(text.data(), text.data() + text.size(), value,
                                       std::chars_format::general, kAll);
    return {text.data(), written.ptr};
}

ExitCode writeRates(const Schedule& schedule, const std::vector<double>& steps)
{
    const std::vector<double> rates = schedule.at(steps);
    return writeOutput(
        [&](TextSink& sink) {
            for (std::size_t i = 0; i < steps.size(); ++i) {
                const std::string rate = std::isnan(rates[i]) ? "nan" : digits(rates[i]);
                sink.write(digits(steps[i]) + "," + rate + "\n");
            }
        },
        ExitCode::Good);
}

ExitCode evaluate(const Arguments& arguments)
{
    if (!arguments.paths.empty() || arguments.has("--demo") || arguments.has("--json")
        || arguments.has("--no-data"))
        return complainUsage(kLr, "give a PATH or --family, not both; --json and --no-data need a "
                                  "PATH");
    const std::optional<std::string> at = arguments.value("--at");
    if (!at)
        return complainUsage(kLr, "--family needs --at with the steps to evaluate");
    const auto steps = stepsOf(*at);
    if (const auto* wrong = std::get_if<UsageError>(&steps))
        return complainUsage(kLr, wrong->message);
    ScheduleSpec spec{.framework = arguments.value("--framework").value_or(""),
                      .family = *arguments.value("--family"),
                      .parameters = nlohmann::json::parse(
                          arguments.value("--parameters").value_or("{}"), nullptr, false)};
    if (spec.parameters.is_discarded())
        return complainUsage(kLr, "--parameters is no JSON: write {\"name\": value, ...}");
    if (spec.framework.empty() && frameworksOf(spec.family).size() > 1) {
        std::string names;
        for (const std::string_view name : frameworksOf(spec.family))
            names += (names.empty() ? "" : ", ") + std::string(name);
        return complainUsage(kLr, "add --framework: " + printable(spec.family)
                                      + " is a schedule of " + names);
    }
    const Result<Schedule> schedule = Schedule::make(spec);
    if (!schedule)
        return complainUsage(kLr, printable(toEnglish(schedule.error().detail)));
    return writeRates(*schedule, std::get<0>(steps));
}

/// What the trainings of a case say of their learning rates.
ExitCode study(const Arguments& arguments)
{
    for (const char* const option : {"--framework", "--parameters", "--at"}) {
        if (arguments.has(option))
            return complainUsage(kLr, std::string(option) + " goes with --family");
    }
    const Loaded loaded = loadPaths(kLr, arguments);
    if (const auto* code = std::get_if<ExitCode>(&loaded))
        return *code;
    const CasePtr& data = std::get<CasePtr>(loaded);
    const Result<JudgedCase> judged = judgeCase(data, CaseFile{}, arguments);
    if (!judged) {
        complain("interrupted: nothing was judged");
        return ExitCode::Interrupted;
    }
    noteIssues(*data, arguments, ReportListsIssues::No);
    if (judged->analysis->trainings.empty()) {
        complain("there is no training in it");
        return ExitCode::NothingReadable;
    }
    return writeOutput(
        [&](TextSink& sink) {
            if (arguments.has("--json"))
                writeLearningRateJson(sink, *judged->analysis, judged->diagnosis);
            else
                writeLearningRateText(sink, *judged->analysis, judged->diagnosis,
                                      {.width = 100, .colour = wantsColour()});
        },
        ExitCode::Good);
}

ExitCode printSnippet(const Arguments& arguments, const std::string& framework)
{
    const bool isAlone = arguments.paths.empty() && !arguments.has("--demo")
                         && !arguments.has("--json") && !arguments.has("--no-data")
                         && !arguments.has("--family") && !arguments.has("--at")
                         && !arguments.has("--framework") && !arguments.has("--parameters");
    if (!isAlone)
        return complainUsage(kLr, "--snippet stands alone");
    if (const RangeTestSnippet* const snippet = rangeTestSnippet(framework))
        return writeOutput([snippet](TextSink& sink) { sink.write(snippet->code); },
                           ExitCode::Good);
    std::string names;
    for (const RangeTestSnippet& one : rangeTestSnippets())
        names += (names.empty() ? "" : ", ") + std::string(one.framework);
    return complainUsage(kLr, "--snippet is one of " + names);
}

ExitCode runLr(const Arguments& arguments)
{
    if (const std::optional<std::string> framework = arguments.value("--snippet"))
        return printSnippet(arguments, *framework);
    return arguments.value("--family") ? evaluate(arguments) : study(arguments);
}

} // namespace

Command lrCommand()
{
    return {
        .name = kLr,
        .synopsis = "PATH... [--no-data] [--json] | --family NAME --at STEP[,STEP...] "
                    "[--framework F] [--parameters JSON] | --snippet FRAMEWORK",
        .summary = "the learning rate: what is planned, what was logged, what fits",
        .details =
            "Of each training in PATH: the schedule that its configuration asks for, whether the\n"
            "logged rate follows it and by which clock, a range test if one was run, a rate that\n"
            "fits, and what the rules say about it.\n\n"
            "Without PATH it prints a line \"step,rate\" for each step of a schedule, as the "
            "library\nitself computes it. NAME is the name that the library has for it, JSON its "
            "parameters by\ntheir names; \"base\" is the rate of the optimizer, "
            "\"batches_per_epoch\" what an epoch has,\n\"metric\" what a plateau is looked for in. "
            "What is left out is as the library has it. A\nrate that the library does not have is "
            "nan.\n\n"
            "--snippet prints a Python function that runs a range test: give what it logs as "
            "PATH.\n",
        .options = {{"--json", "", "", "print JSON (schema faultline/lr/1)"},
                    {"--no-data", "", "", "do not read the datasets that are found"},
                    {"--family", "", "NAME", "the schedule: OneCycleLR, cosine, CosineDecay, ..."},
                    {"--framework", "", "F",
                     "whose it is, where several have one of that name: detectron2, huggingface, "
                     "keras, lightning, mmcv1, mmengine, odapi, timm, torch, ultralytics"},
                    {"--parameters", "", "JSON", "its parameters, as a JSON object"},
                    {"--at", "", "STEPS", "steps from 0, with commas"},
                    {"--snippet", "", "FRAMEWORK",
                     "print a range test for keras, pytorch or ultralytics"}},
        .examples = {"faultline-cli lr runs/june",
                     "faultline-cli lr --framework torch --family OneCycleLR --parameters "
                     "'{\"max_lr\": 0.1, \"total_steps\": 1000}' --at 0,300,999",
                     "faultline-cli lr --family WarmupCosineLR --parameters "
                     "'{\"base\": 0.02, \"max_iter\": 90000, \"warmup_iters\": 1000}' --at 1000",
                     "faultline-cli lr --snippet pytorch > range_test.py"},
        .run = runLr,
    };
}

} // namespace faultline::cli
