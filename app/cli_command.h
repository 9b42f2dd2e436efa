// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli_arguments.h"
#include "model/report/text_sink.h"

#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace faultline::cli {

/// What the program tells its caller; docs/cli.md is the reference. `record` passes on any other
/// code of its command.
enum class ExitCode {
    Good = 0,            ///< nothing critical
    Critical = 1,        ///< `diagnose` has a critical finding
    Usage = 2,           ///< the command line makes no sense
    NothingReadable = 3, ///< none of the paths gave anything
    Failed = 4,          ///< the output could not be written, or a bug of ours
    Interrupted = 130,   ///< by Ctrl+C, as shells count it
};

/// The value that was made, or the code to exit with (its reason has been told).
template <typename T>
using OrExit = std::variant<T, ExitCode>;

/// A command: what it is called, what it says about itself, what it does.
///
/// To add one: app/cli_<name>.cpp with its factory and one line in cli_command.cpp.
struct Command {
    std::string_view name;
    std::string_view synopsis;       ///< "PATH... [--json]", without the common options
    std::string_view summary;        ///< one line for the list of commands
    std::string_view details;        ///< paragraphs for --help; may be several lines
    std::vector<OptionSpec> options; ///< its own; those common to all are added by allOptions()
    std::vector<std::string_view> examples;
    ExitCode (*run)(const Arguments& arguments) = nullptr;
    bool readsPaths = true; ///< false: its words are a command to run
};

[[nodiscard]] Command inspectCommand();
[[nodiscard]] Command scalarsCommand();
[[nodiscard]] Command diagnoseCommand();
[[nodiscard]] Command compareCommand();
[[nodiscard]] Command datasetCommand();
[[nodiscard]] Command mergeCommand();
[[nodiscard]] Command augmentCommand();
[[nodiscard]] Command lrCommand();
[[nodiscard]] Command vramCommand();
[[nodiscard]] Command pipelineCommand();
[[nodiscard]] Command lessonCommand();
[[nodiscard]] Command recordCommand();

/// Every command, in the order of the help text.
[[nodiscard]] std::span<const Command> commands();
/// nullptr if there is none of this name.
[[nodiscard]] const Command* findCommand(std::string_view name);
/// Its own options and those that every command has.
[[nodiscard]] std::vector<OptionSpec> allOptions(const Command& command);

[[nodiscard]] std::string generalHelp();
[[nodiscard]] std::string commandHelp(const Command& command);

/// One line on standard error, begun by the name of the program. `message` must be printable.
void complain(std::string_view message);
/// complain(), with the way to the help text of `command` (empty: the general one).
ExitCode complainUsage(std::string_view command, std::string_view message);

/// Lets `fill` write to standard output and flushes it: `success`, or Failed with a complaint. A
/// reader that closed the pipe (head, less) had enough; that is not a failure.
ExitCode writeOutput(const std::function<void(TextSink&)>& fill, ExitCode success);

/// Whether text on standard output may be coloured: a terminal that is not told otherwise by
/// NO_COLOR or TERM=dumb.
[[nodiscard]] bool wantsColour();

} // namespace faultline::cli
