// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli_arguments.h"
#include "app/cli_command.h"
#include "model/io/file_tree.h"
#include "model/io/ssh/ssh_target.h"
#include "model/report/plain_text.h"
#include "model/report/version.h"

#include <csignal>
#include <exception>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include <fcntl.h>
#include <unistd.h>

namespace faultline::cli {

namespace {

ExitCode print(const std::string& text)
{
    return writeOutput([&text](TextSink& sink) { sink.write(text); }, ExitCode::Good);
}

ExitCode unknownCommand(std::string_view name)
{
    std::vector<std::string_view> names;
    std::string list;
    for (const Command& command : commands()) {
        names.push_back(command.name);
        list += (list.empty() ? "" : ", ") + std::string(command.name);
    }
    if (name.starts_with('-'))
        return complainUsage("", "give a command before " + printable(name) + ": " + list);
    std::string message = "there is no command " + printable(name);
    if (const std::string_view close = closestMatch(name, names); !close.empty())
        message += "; did you mean " + std::string(close);
    else
        message += "; there are " + list;
    return complainUsage("", message);
}

/// What stands on the command line was opened by the user and may be fetched; from here on it has
/// its name without passwords and signatures.
void permitGiven(Arguments& arguments)
{
    permitNamedLocations(arguments.has("--fetch-named"));
    for (std::string& path : arguments.paths)
        path = permitLocation(path);
    for (auto& [name, value] : arguments.values)
        value = permitLocation(value);
    for (auto& [name, values] : arguments.lists) {
        for (std::string& value : values)
            value = permitLocation(value);
    }
}

/// ssh may ask for a passphrase where somebody sits at a terminal; else it must not wait for ever.
void chooseSshQuestions()
{
    const int terminal = ::open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY);
    if (terminal >= 0)
        ::close(terminal);
    if (terminal >= 0 && ::isatty(STDERR_FILENO) == 1)
        ssh::setSshQuestions(ssh::SshQuestions::Terminal);
}

ExitCode runCommand(const Command& command, std::span<const std::string_view> words)
{
    const std::vector<OptionSpec> options = allOptions(command);
    const std::variant<Arguments, UsageError> parsed = parseArguments(options, words);
    if (const auto* error = std::get_if<UsageError>(&parsed))
        return complainUsage(command.name, error->message);
    auto arguments = std::get<Arguments>(parsed);
    if (command.readsPaths) {
        permitGiven(arguments);
        chooseSshQuestions();
    }
    if (arguments.has("--help"))
        return print(commandHelp(command));
    const ExitCode code = command.run(arguments);
    return code == ExitCode::Critical && arguments.has("--exit-zero") ? ExitCode::Good : code;
}

ExitCode helpFor(std::span<const std::string_view> words)
{
    if (words.empty())
        return print(generalHelp());
    const Command* const command = findCommand(words.front());
    return command != nullptr ? print(commandHelp(*command)) : unknownCommand(words.front());
}

ExitCode runMain(std::span<const std::string_view> words)
{
    if (words.empty()) {
        DescriptorSink(STDERR_FILENO).write(generalHelp());
        return ExitCode::Usage;
    }
    const std::string_view first = words.front();
    if (first == "--version")
        return print("faultline-cli " + std::string(programVersion()) + "\n");
    if (first == "--help" || first == "-h" || first == "help")
        return helpFor(words.subspan(1));
    const Command* const command = findCommand(first);
    return command != nullptr ? runCommand(*command, words.subspan(1)) : unknownCommand(first);
}

} // namespace

} // namespace faultline::cli

int main(int argc, char* argv[])
{
    // A closed pipe is then an error of write(), which the sink understands.
    std::signal(SIGPIPE, SIG_IGN);
    try {
        const std::vector<std::string_view> words(argv + (argc > 0 ? 1 : 0), argv + argc);
        return static_cast<int>(faultline::cli::runMain(words));
    } catch (const std::exception& error) {
        faultline::cli::complain(std::string("internal error: ") + error.what());
        return static_cast<int>(faultline::cli::ExitCode::Failed);
    }
}
