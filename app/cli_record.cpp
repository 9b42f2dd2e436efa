// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli_command.h"
#include "model/recorder/recorder.h"
#include "model/report/plain_text.h"

#include <charconv>
#include <optional>

namespace faultline::cli {

namespace {

constexpr double kShortestInterval = 0.1;
constexpr double kLongestInterval = 60.0;
/// As env, nice and timeout do: the fault is not the command's.
constexpr auto kNotRecorded = static_cast<ExitCode>(125);

std::optional<double> intervalOf(const Arguments& arguments)
{
    const std::string text = arguments.value("--interval").value_or("1");
    double seconds = 0.0;
    const auto [stop, problem] = std::from_chars(text.data(), text.data() + text.size(), seconds);
    const bool isNumber = problem == std::errc() && stop == text.data() + text.size();
    if (!isNumber || !(seconds >= kShortestInterval && seconds <= kLongestInterval))
        return std::nullopt;
    return seconds;
}

ExitCode runRecord(const Arguments& arguments)
{
    for (const std::string_view option : {"--demo", "--threads"}) {
        if (arguments.has(option))
            return complainUsage("record", std::string(option) + " is not for record");
    }
    if (arguments.paths.empty())
        return complainUsage("record", "give the command to run, after --");
    const std::optional<double> interval = intervalOf(arguments);
    if (!interval)
        return complainUsage("record", "--interval takes seconds from 0.1 to 60");

    recorder::RecordOptions options;
    options.command = arguments.paths;
    options.folder = arguments.value("--out").value_or("");
    options.intervalSeconds = *interval;
    options.usesTerminal = arguments.has("--pty");
    options.tell = [](std::string_view note) { complain(printable(note)); };
    const Result<recorder::RecordOutcome> outcome = recorder::record(options);
    if (!outcome) {
        complain(printable(outcome.error().message()));
        return kNotRecorded;
    }
    if (!outcome->failure.empty())
        complain(printable(options.command.front()) + ": " + outcome->failure);
    else if (!arguments.has("--quiet"))
        complain("recorded in " + printable(outcome->folder));
    return static_cast<ExitCode>(outcome->exitStatus);
}

} // namespace

Command recordCommand()
{
    return {
        .name = "record",
        .synopsis = "[--out DIR] [--interval S] [--pty] -- COMMAND...",
        .summary = "runs a training command and records its console and the machine",
        .details = "Runs COMMAND and keeps what it prints, with times, how it ended, and what it "
                   "and the\nmachine used, as text, CSV and JSON in DIR. Everything is shown as "
                   "without it; the\nexit code is that of COMMAND (128 + the number of a signal), "
                   "126 or 127 if it cannot\nbe started, 125 if DIR cannot be made.\n",
        .options =
            {{"--out", "", "DIR",
              "where to write; must not be there yet; ./faultline-record-DATE-TIME "
              "without it"},
             {"--interval", "", "S", "seconds between samples, 0.1 to 60; 1 without it"},
             {"--pty", "", "",
              "let COMMAND print to a pseudo terminal: for progress that is shown only there"}},
        .examples = {"faultline-cli record -- python train.py --epochs 100",
                     "faultline-cli record --out runs/7/record -- torchrun train.py"},
        .run = runRecord,
        .readsPaths = false,
    };
}

} // namespace faultline::cli
