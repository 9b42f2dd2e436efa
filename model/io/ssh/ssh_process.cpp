// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/io/ssh/ssh_process.h"

#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <thread>
#include <vector>

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

extern char** environ; // NOLINT: as POSIX has it

namespace faultline::ssh {

namespace {

constexpr std::size_t kKeptErrors = std::size_t{16} << 10U;
constexpr std::chrono::milliseconds kEndPatience{200};

/// Descriptors that the child gets, and how it is started.
class SpawnSetup {
public:
    SpawnSetup(int socket, int errors, bool isDetached)
    {
        ::posix_spawn_file_actions_init(&m_actions);
        ::posix_spawn_file_actions_adddup2(&m_actions, socket, STDIN_FILENO);
        ::posix_spawn_file_actions_adddup2(&m_actions, socket, STDOUT_FILENO);
        ::posix_spawn_file_actions_adddup2(&m_actions, errors, STDERR_FILENO);
        ::posix_spawnattr_init(&m_attributes);
        sigset_t none;
        sigset_t normal;
        ::sigemptyset(&none);
        ::sigemptyset(&normal);
        for (const int signal : {SIGPIPE, SIGINT, SIGTERM, SIGCHLD})
            ::sigaddset(&normal, signal);
        ::posix_spawnattr_setsigmask(&m_attributes, &none);
        ::posix_spawnattr_setsigdefault(&m_attributes, &normal);
        short flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF;
        if (isDetached) // so that it finds no terminal to ask on
            flags = static_cast<short>(flags | POSIX_SPAWN_SETSID);
        ::posix_spawnattr_setflags(&m_attributes, flags);
    }
    SpawnSetup(const SpawnSetup&) = delete;
    SpawnSetup& operator=(const SpawnSetup&) = delete;
    ~SpawnSetup()
    {
        ::posix_spawn_file_actions_destroy(&m_actions);
        ::posix_spawnattr_destroy(&m_attributes);
    }

    int spawn(pid_t& pid, std::vector<std::string> words) const
    {
        std::vector<char*> pointers;
        for (std::string& word : words)
            pointers.push_back(word.data());
        pointers.push_back(nullptr);
        return ::posix_spawnp(&pid, pointers.front(), &m_actions, &m_attributes, pointers.data(),
                              environ);
    }

private:
    posix_spawn_file_actions_t m_actions{};
    posix_spawnattr_t m_attributes{};
};

} // namespace

Result<std::unique_ptr<SshProcess>> SshProcess::start(const SshTarget& target,
                                                      SshQuestions questions)
{
    std::array<int, 2> sockets{-1, -1};
    std::array<int, 2> errors{-1, -1};
    const auto failed = [](int code) {
        return Error{.code = ErrorCode::Io, .detail = verbatim(std::strerror(code))};
    };
    if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, sockets.data()) != 0)
        return failed(errno);
    if (::pipe2(errors.data(), O_CLOEXEC) != 0) {
        const int code = errno;
        ::close(sockets[0]);
        ::close(sockets[1]);
        return failed(code);
    }
    const std::vector<std::string> words = sshWords(target, questions);
    pid_t pid = -1;
    const int code =
        SpawnSetup(sockets[1], errors[1], questions != SshQuestions::Terminal).spawn(pid, words);
    ::close(sockets[1]);
    ::close(errors[1]);
    if (code != 0) {
        ::close(sockets[0]);
        ::close(errors[0]);
        if (code == ENOENT)
            return Error{.code = ErrorCode::Io,
                         .detail = {FAULTLINE_TR_NOOP("Ssh", "the program \"%1\" was not found: "
                                                             "install the OpenSSH client"),
                                    {words.front()}}};
        return failed(code);
    }
    ::fcntl(sockets[0], F_SETFL, O_NONBLOCK);
    ::fcntl(errors[0], F_SETFL, O_NONBLOCK);
    return std::unique_ptr<SshProcess>(
        new SshProcess(pid, sockets[0], errors[0], questions == SshQuestions::Terminal));
}

SshProcess::SshProcess(pid_t pid, int socket, int errors, bool isShown)
    : m_pid(pid), m_socket(socket), m_errors(errors), m_isShown(isShown)
{
}

SshProcess::~SshProcess()
{
    ::close(m_socket);
    ::close(m_errors);
    const auto until = std::chrono::steady_clock::now() + kEndPatience;
    bool isAsked = false;
    for (;;) {
        const pid_t ended = ::waitpid(m_pid, nullptr, WNOHANG);
        if (ended == m_pid || (ended < 0 && errno != EINTR))
            return;
        if (std::chrono::steady_clock::now()
            > until + (isAsked ? kEndPatience : kEndPatience * 0)) {
            ::kill(m_pid, isAsked ? SIGKILL : SIGTERM);
            if (isAsked) {
                ::waitpid(m_pid, nullptr, 0);
                return;
            }
            isAsked = true;
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(2));
    }
}

void SshProcess::takeErrors()
{
    std::array<char, 4096> block; // NOLINT: filled by read()
    for (;;) {
        const ssize_t count = ::read(m_errors, block.data(), block.size());
        if (count <= 0)
            return;
        if (m_isShown && ::write(STDERR_FILENO, block.data(), static_cast<std::size_t>(count)) < 0)
            m_isShown = false;
        const std::lock_guard lock(m_mutex);
        m_written.append(block.data(), static_cast<std::size_t>(count));
        if (m_written.size() > 2 * kKeptErrors)
            m_written.erase(0, m_written.size() - kKeptErrors);
    }
}

SshProcess::Wait SshProcess::waitForOutput(std::chrono::milliseconds most)
{
    std::array<pollfd, 2> waits{pollfd{.fd = m_socket, .events = POLLIN, .revents = 0},
                                pollfd{.fd = m_errors, .events = POLLIN, .revents = 0}};
    const int ready = ::poll(waits.data(), waits.size(), static_cast<int>(most.count()));
    if (ready <= 0)
        return Wait::TimedOut;
    if ((waits[1].revents & POLLIN) != 0)
        takeErrors();
    if ((waits[0].revents & (POLLIN | POLLHUP | POLLERR)) != 0)
        return Wait::Ready;
    if ((waits[1].revents & (POLLHUP | POLLERR)) != 0) // poll() would return at once for ever
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    return Wait::TimedOut;
}

std::size_t SshProcess::read(std::span<std::byte> into)
{
    const ssize_t count = ::recv(m_socket, into.data(), into.size(), MSG_DONTWAIT);
    return count > 0 ? static_cast<std::size_t>(count) : 0;
}

std::size_t SshProcess::write(std::string_view bytes, bool& hasEnded)
{
    const ssize_t count = ::send(m_socket, bytes.data(), bytes.size(), MSG_DONTWAIT | MSG_NOSIGNAL);
    hasEnded = count < 0 && errno != EAGAIN && errno != EINTR;
    return count > 0 ? static_cast<std::size_t>(count) : 0;
}

void SshProcess::waitForRoom(std::chrono::milliseconds most) const
{
    pollfd wait{.fd = m_socket, .events = POLLOUT, .revents = 0};
    ::poll(&wait, 1, static_cast<int>(most.count()));
}

void SshProcess::hangUp()
{
    ::shutdown(m_socket, SHUT_RDWR);
}

std::string SshProcess::written()
{
    // The reason comes after the end of the output.
    for (int i = 0; i < 20; ++i) {
        pollfd wait{.fd = m_errors, .events = POLLIN, .revents = 0};
        if (::poll(&wait, 1, 25) > 0) {
            takeErrors();
            if ((wait.revents & POLLIN) == 0)
                break; // closed
        }
    }
    const std::lock_guard lock(m_mutex);
    return m_written;
}

} // namespace faultline::ssh
