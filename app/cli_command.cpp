// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli_command.h"

#include "model/report/plain_text.h"

#include <algorithm>
#include <array>
#include <cstdlib>

#include <unistd.h>

namespace faultline::cli {

namespace {

constexpr std::size_t kHelpWidth = 80;

constexpr std::array<OptionSpec, 6> kCommonOptions{{
    {"--demo", "", "", "use the built-in demo case in place of PATH"},
    {"--threads", "", "N", "read with N threads (1 to 256); without it, one for each core"},
    {"--fetch-named", "", "", "fetch remote locations that a case or a configuration names"},
    {"--exit-zero", "", "",
     "exit with 0 where the exit code would be 1: for schedulers, which take 1 for a failed job"},
    {"--quiet", "-q", "", "no progress and no notes about files on standard error"},
    {"--help", "-h", "", "print this text"},
}};

std::string exitCodeHelp()
{
    return "Exit code: 0 nothing critical, 1 a critical finding or defect, or outcomes that\n"
           "differ, 2 usage, 3 nothing readable, 4 output could not be written, 130\n"
           "interrupted.\n";
}

std::string optionTable(std::span<const OptionSpec> options)
{
    constexpr std::size_t kColumn = 20;
    std::string out;
    for (const OptionSpec& option : options) {
        std::string left = "  ";
        if (!option.shortName.empty())
            left += std::string(option.shortName) + ", ";
        left += option.name;
        if (!option.valueName.empty())
            left += " " + std::string(option.valueName);
        if (left.size() + 2 > kColumn)
            left += "\n" + std::string(kColumn, ' ');
        else
            left.append(kColumn - left.size(), ' ');
        std::string text = wrapped(option.help, kHelpWidth, kColumn);
        out += left + text.substr(kColumn);
    }
    return out;
}

} // namespace

std::span<const Command> commands()
{
    static const std::array kCommands{inspectCommand(),  scalarsCommand(), diagnoseCommand(),
                                      compareCommand(),  datasetCommand(), mergeCommand(),
                                      augmentCommand(),  lrCommand(),      vramCommand(),
                                      pipelineCommand(), lessonCommand(),  recordCommand()};
    return kCommands;
}

const Command* findCommand(std::string_view name)
{
    const std::span<const Command> all = commands();
    const auto it = std::find_if(all.begin(), all.end(),
                                 [name](const Command& command) { return command.name == name; });
    return it == all.end() ? nullptr : &*it;
}

std::vector<OptionSpec> allOptions(const Command& command)
{
    std::vector<OptionSpec> options = command.options;
    options.insert(options.end(), kCommonOptions.begin(), kCommonOptions.end());
    return options;
}

std::string generalHelp()
{
    std::string out =
        "Usage: faultline-cli COMMAND PATH... [OPTIONS]\n\n"
        "Finds out why a training run failed. PATH is a folder or file of TensorBoard "
        "event\nlogs; folders are searched for runs.\n\nCommands:\n";
    for (const Command& command : commands())
        out += "  " + std::string(command.name) + std::string(12 - command.name.size(), ' ')
               + std::string(command.summary) + "\n";
    return out
           + "\nfaultline-cli COMMAND --help tells more about each, faultline-cli --version the "
             "version.\n\nResults go to standard output, what is wrong with the files to standard "
             "error.\n"
           + exitCodeHelp();
}

std::string commandHelp(const Command& command)
{
    std::string out = "Usage: faultline-cli " + std::string(command.name) + " "
                      + std::string(command.synopsis) + "\n\n" + std::string(command.details)
                      + "\nOptions:\n" + optionTable(allOptions(command)) + "\nExamples:\n";
    for (const std::string_view example : command.examples)
        out += "  " + std::string(example) + "\n";
    return out + "\n" + exitCodeHelp();
}

void complain(std::string_view message)
{
    // One write call: lines of several processes on one terminal do not mix.
    DescriptorSink sink(STDERR_FILENO);
    sink.write("faultline-cli: " + std::string(message) + "\n");
}

ExitCode complainUsage(std::string_view command, std::string_view message)
{
    std::string help = "faultline-cli";
    if (!command.empty())
        help += " " + std::string(command);
    complain(std::string(message) + "\nTry: " + help + " --help");
    return ExitCode::Usage;
}

ExitCode writeOutput(const std::function<void(TextSink&)>& fill, ExitCode success)
{
    DescriptorSink sink(STDOUT_FILENO);
    fill(sink);
    const Result<void> finished = sink.finish();
    if (finished || sink.isPipeBroken())
        return success;
    complain("standard output " + toEnglish(finished.error().detail));
    return ExitCode::Failed;
}

bool wantsColour()
{
    const char* const noColour = std::getenv("NO_COLOR");
    const char* const terminal = std::getenv("TERM");
    const bool isRefused = noColour != nullptr && *noColour != '\0';
    const bool isDumb = terminal == nullptr || std::string_view(terminal) == "dumb";
    return !isRefused && !isDumb && ::isatty(STDOUT_FILENO) == 1;
}

} // namespace faultline::cli
