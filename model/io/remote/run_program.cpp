// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/io/remote/run_program.h"

#include <array>
#include <csignal>

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

extern char** environ;

namespace faultline::remote {

namespace {

constexpr std::size_t kMostOutput = std::size_t{1} << 20U;

/// Starts it in a process group of its own, with its output in `out`; 0: it could not be started.
pid_t startProgram(const std::vector<std::string>& command, int out)
{
    std::vector<char*> words;
    for (const std::string& word : command)
        words.push_back(const_cast<char*>(word.c_str()));
    words.push_back(nullptr);
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
    posix_spawn_file_actions_adddup2(&actions, out, STDOUT_FILENO);
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP);
    posix_spawnattr_setpgroup(&attributes, 0);
    pid_t child = 0;
    const int failed =
        ::posix_spawnp(&child, words.front(), &actions, &attributes, words.data(), environ);
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    return failed == 0 ? child : 0;
}

} // namespace

std::optional<std::string> outputOf(const std::vector<std::string>& command,
                                    std::chrono::milliseconds atMost, const IsUnwanted& isUnwanted)
{
    using Clock = std::chrono::steady_clock;
    std::array<int, 2> ends{};
    if (::pipe2(ends.data(), O_CLOEXEC) != 0)
        return std::nullopt;
    const pid_t child = startProgram(command, ends[1]);
    ::close(ends[1]);
    std::string output;
    bool isWhole = false;
    const Clock::time_point end = Clock::now() + atMost;
    while (child > 0 && Clock::now() < end && !(isUnwanted && isUnwanted())) {
        pollfd ready{.fd = ends[0], .events = POLLIN, .revents = 0};
        if (::poll(&ready, 1, 50) <= 0)
            continue;
        std::array<char, 4096> piece{};
        const ssize_t got = ::read(ends[0], piece.data(), piece.size());
        isWhole = got == 0;
        if (got <= 0 || output.size() + static_cast<std::size_t>(got) > kMostOutput)
            break;
        output.append(piece.data(), static_cast<std::size_t>(got));
    }
    ::close(ends[0]);
    if (child <= 0)
        return std::nullopt;
    if (!isWhole)
        ::kill(-child, SIGKILL);
    int status = 0;
    while (::waitpid(child, &status, 0) < 0 && errno == EINTR) {
    }
    const bool isGood = isWhole && WIFEXITED(status) && WEXITSTATUS(status) == 0;
    return isGood ? std::optional(output) : std::nullopt;
}

} // namespace faultline::remote
