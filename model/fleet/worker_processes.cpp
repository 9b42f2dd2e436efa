// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/fleet/worker_processes.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <deque>
#include <fstream>
#include <optional>
#include <system_error>
#include <utility>
#include <vector>

#include <poll.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

namespace faultline {

namespace {

using WorkerClock = std::chrono::steady_clock;

/// Before each task and reply on the socket.
struct MessageHead {
    std::uint64_t bytes = 0;
    std::uint64_t isLast = 0; ///< the child ends after this reply
};

bool writeAll(int descriptor, const char* data, std::size_t size)
{
    while (size > 0) {
        const ssize_t wrote = ::send(descriptor, data, size, MSG_NOSIGNAL);
        if (wrote < 0 && errno == EINTR)
            continue;
        if (wrote <= 0)
            return false;
        data += wrote;
        size -= static_cast<std::size_t>(wrote);
    }
    return true;
}

bool readAll(int descriptor, char* data, std::size_t size)
{
    while (size > 0) {
        const ssize_t got = ::recv(descriptor, data, size, 0);
        if (got < 0 && errno == EINTR)
            continue;
        if (got <= 0)
            return false;
        data += got;
        size -= static_cast<std::size_t>(got);
    }
    return true;
}

bool sendMessage(int descriptor, std::string_view text, bool isLast)
{
    MessageHead head{.bytes = text.size(), .isLast = isLast ? 1U : 0U};
    std::array<char, sizeof(head)> bytes{};
    std::memcpy(bytes.data(), &head, sizeof(head));
    return writeAll(descriptor, bytes.data(), bytes.size())
           && writeAll(descriptor, text.data(), text.size());
}

std::uint64_t residentBytes()
{
    std::ifstream file("/proc/self/statm");
    std::uint64_t all = 0;
    std::uint64_t resident = 0;
    file >> all >> resident;
    return resident * static_cast<std::uint64_t>(::sysconf(_SC_PAGESIZE));
}

/// What a child does until its parent closes the socket.
[[noreturn]] void serve(int socket, const WorkerProcesses::Work& work, std::uint64_t most)
{
    for (;;) {
        MessageHead head;
        std::array<char, sizeof(head)> bytes{};
        if (!readAll(socket, bytes.data(), bytes.size()))
            ::_exit(0);
        std::memcpy(&head, bytes.data(), sizeof(head));
        if (head.bytes > WorkerProcesses::kMostTaskBytes)
            ::_exit(1);
        std::string task(head.bytes, '\0');
        if (!readAll(socket, task.data(), task.size()))
            ::_exit(0);
        const std::string reply = work(task);
        const bool isLast = residentBytes() > most;
        if (!sendMessage(socket, reply, isLast) || isLast)
            ::_exit(0);
    }
}

struct Child {
    pid_t pid = -1;
    int socket = -1;
    std::optional<std::size_t> task; ///< number of the one that it works on
    WorkerClock::time_point begun;
    std::string received;

    [[nodiscard]] bool isAlive() const { return pid > 0; }
};

/// A task that was handed out, until its result and all before it were told.
struct Pending {
    std::string task;
    std::optional<TaskResult> result;
};

std::string endOfChild(int status)
{
    if (WIFSIGNALED(status)) {
        const int signal = WTERMSIG(status);
        return "the process that read it was ended by signal " + std::to_string(signal) + " ("
               + ::strsignal(signal) + ")";
    }
    return "the process that read it ended with code " + std::to_string(WEXITSTATUS(status));
}

class Parent {
public:
    Parent(const WorkerProcesses::Work& work, const WorkerOptions& options,
           const WorkerProcesses::Source& source, const WorkerProcesses::Target& target)
        : m_work(work),
          m_options(options),
          m_source(source),
          m_target(target),
          m_children(std::max(options.processes, 1U))
    {
    }
    ~Parent()
    {
        for (Child& child : m_children) {
            if (child.isAlive())
                end(child, child.task.has_value());
        }
    }
    Parent(const Parent&) = delete;
    Parent& operator=(const Parent&) = delete;

    Result<void> run(const std::function<bool()>& isCancelled)
    {
        while (!isCancelled()) {
            if (!handOut())
                return Error{.code = ErrorCode::Io,
                             .detail = {FAULTLINE_TR_NOOP("Fleet", "no process can be started: %1"),
                                        {std::generic_category().message(errno)}}};
            if (!tell() || m_pending.empty())
                break;
            wait();
        }
        return {};
    }

private:
    /// How far results may be ahead of the first that is not known yet: bounds what is held.
    static constexpr std::size_t kMostPending = 256;

    bool start(Child& child)
    {
        std::array<int, 2> pair{};
        if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, pair.data()) != 0)
            return false;
        const pid_t parent = ::getpid();
        const pid_t pid = ::fork();
        if (pid < 0) {
            ::close(pair[0]);
            ::close(pair[1]);
            return false;
        }
        if (pid == 0) {
            // Who kills the parent means its children, and Ctrl+C is the parent's to handle.
            ::prctl(PR_SET_PDEATHSIG, SIGKILL);
            std::signal(SIGINT, SIG_IGN);
            if (::getppid() != parent)
                ::_exit(0);
            for (const Child& other : m_children) {
                if (other.socket >= 0)
                    ::close(other.socket);
            }
            ::close(pair[0]);
            serve(pair[1], m_work, m_options.mostResidentBytes);
        }
        ::close(pair[1]);
        child = Child{.pid = pid, .socket = pair[0], .task = {}, .begun = {}, .received = {}};
        return true;
    }

    /// Closes the socket and waits for the end; what that was.
    static int end(Child& child, bool isToBeKilled)
    {
        ::close(child.socket);
        if (isToBeKilled)
            ::kill(child.pid, SIGKILL);
        int status = 0;
        while (::waitpid(child.pid, &status, 0) < 0 && errno == EINTR)
            ;
        child = Child{};
        return status;
    }

    /// False: there is work and no process to do it.
    bool handOut()
    {
        for (Child& child : m_children) {
            if (child.task || m_isEmpty || m_pending.size() >= kMostPending)
                continue;
            std::string task;
            if (!m_source(task)) {
                m_isEmpty = true;
                break;
            }
            const std::size_t number = m_first + m_pending.size();
            m_pending.push_back({.task = std::move(task), .result = std::nullopt});
            if (!child.isAlive() && !start(child)) {
                const bool isOneLeft = std::any_of(m_children.begin(), m_children.end(),
                                                   [](const Child& one) { return one.isAlive(); });
                if (!isOneLeft)
                    return false;
                setResult(number, {{}, "no process could be started for it"});
                continue;
            }
            child.task = number;
            child.begun = WorkerClock::now();
            // A child that just died is noticed by wait().
            static_cast<void>(sendMessage(child.socket, m_pending.back().task, false));
        }
        return true;
    }

    void wait()
    {
        std::vector<pollfd> sockets;
        std::vector<Child*> busy;
        for (Child& child : m_children) {
            if (!child.task)
                continue;
            sockets.push_back({.fd = child.socket, .events = POLLIN, .revents = 0});
            busy.push_back(&child);
        }
        if (busy.empty())
            return;
        constexpr int kPollMs = 200;
        if (::poll(sockets.data(), sockets.size(), kPollMs) < 0)
            return; // interrupted: the caller looks why
        for (std::size_t i = 0; i < busy.size(); ++i) {
            Child& child = *busy[i];
            if ((sockets[i].revents & (POLLIN | POLLHUP | POLLERR)) != 0)
                receive(child);
            else if (WorkerClock::now() - child.begun > m_options.limit)
                giveUp(child);
        }
    }

    void receive(Child& child)
    {
        std::array<char, 65536> block{};
        const ssize_t got = ::recv(child.socket, block.data(), block.size(), 0);
        if (got < 0 && errno == EINTR)
            return;
        const std::size_t task = *child.task;
        if (got <= 0) {
            const int status = end(child, false);
            setResult(task, {{}, endOfChild(status)});
            return;
        }
        child.received.append(block.data(), static_cast<std::size_t>(got));
        MessageHead head;
        if (child.received.size() < sizeof(head))
            return;
        std::memcpy(&head, child.received.data(), sizeof(head));
        if (child.received.size() < sizeof(head) + head.bytes)
            return;
        setResult(task, {child.received.substr(sizeof(head)), {}});
        child.received.clear();
        child.task.reset();
        if (head.isLast != 0)
            end(child, false);
    }

    void giveUp(Child& child)
    {
        const std::size_t task = *child.task;
        end(child, true);
        setResult(
            task,
            {{}, "reading it took longer than " + std::to_string(m_options.limit.count()) + " s"});
    }

    void setResult(std::size_t task, TaskResult result)
    {
        m_pending[task - m_first].result = std::move(result);
    }

    /// False: the target has enough.
    bool tell()
    {
        while (!m_pending.empty() && m_pending.front().result) {
            Pending done = std::move(m_pending.front());
            m_pending.pop_front();
            ++m_first;
            if (!m_target(done.task, std::move(*done.result)))
                return false;
        }
        return true;
    }

    const WorkerProcesses::Work& m_work;
    const WorkerOptions& m_options;
    const WorkerProcesses::Source& m_source;
    const WorkerProcesses::Target& m_target;
    std::vector<Child> m_children;
    std::deque<Pending> m_pending;
    std::size_t m_first = 0; ///< number of the task at the front of m_pending
    bool m_isEmpty = false;
};

} // namespace

Result<void> WorkerProcesses::run(const Source& source, const Target& target,
                                  const std::function<bool()>& isCancelled) const
{
    return Parent(m_work, m_options, source, target).run(isCancelled);
}

} // namespace faultline
