// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/recorder/recorder.h"

#include "model/recorder/append_file.h"
#include "model/recorder/console_lines.h"
#include "model/recorder/control_group.h"
#include "model/recorder/find_python.h"
#include "model/recorder/gpu_recorder.h"
#include "model/recorder/host_sampler.h"
#include "model/recorder/package_lister.h"
#include "model/recorder/run_file.h"
#include "model/recorder/sampler_thread.h"
#include "model/recorder/stream_ends.h"
#include "model/recorder/wall_clock.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <memory>
#include <optional>

#include <fcntl.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/signalfd.h>
#include <sys/wait.h>
#include <unistd.h>

namespace faultline::recorder {

namespace {

namespace fs = std::filesystem;

/// How long the list of packages is waited for after the command has ended.
constexpr Micros kPackagesPatience = 2 * kSecond;
/// Room for what a command writes while the recorder is not scheduled.
constexpr int kPipeBytes = 1 << 20;
constexpr std::array<int, 8> kHandled{SIGCHLD, SIGINT,  SIGTERM, SIGHUP,
                                      SIGQUIT, SIGUSR1, SIGUSR2, SIGWINCH};

/// One stream of the command: where it comes from, where it goes on to, its lines.
struct Stream {
    int source = -1;
    int terminal = -1; ///< -1 once nobody reads there any more
    ConsoleLines lines;
};

class Recording {
public:
    explicit Recording(const RecordOptions& options) : m_options(options) {}
    ~Recording();
    Recording(const Recording&) = delete;
    Recording& operator=(const Recording&) = delete;

    Result<RecordOutcome> run();

private:
    Result<void> openFiles();
    void blockSignals();
    void restoreSignals() const;
    int start(); ///< 0, or errno of what went wrong
    [[noreturn]] void becomeCommand(const StreamEnds& out, const StreamEnds& err, int report) const;
    void follow();
    void readStream(Stream& stream);
    void readSignals();
    void pass(int signal, bool cameFromTerminal);
    void resizeTerminals();
    void reap();
    void keep(std::string_view text);
    [[nodiscard]] int pollTimeout() const;
    [[nodiscard]] bool isOver() const;
    void listPackages();
    void followPackages(bool canRead);
    int finish();

    const RecordOptions& m_options;
    std::string m_folder;
    std::unique_ptr<AppendFile> m_console;
    std::unique_ptr<AppendFile> m_host;
    std::unique_ptr<RunFile> m_run;
    std::unique_ptr<PackageLister> m_packages;
    std::vector<Stream> m_streams;
    sigset_t m_oldMask{};
    void (*m_oldFileSizeHandler)(int) = SIG_DFL;
    bool m_isMasked = false;
    ControlGroup m_group = ControlGroup::own(); ///< the command's, too
    std::uint64_t m_oomKillsBefore = m_group.oomKills().value_or(0);
    int m_signals = -1;
    pid_t m_child = -1;
    bool m_hasOwnGroup = false;
    bool m_hasEnded = false;
    bool m_isStopped = false; ///< a signal came after the end of the command
    int m_status = 0;
    Micros m_began = 0; ///< steady
    Micros m_ended = 0; ///< steady
    bool m_saidFull = false;
};

Recording::~Recording()
{
    for (const Stream& stream : m_streams) {
        if (stream.source >= 0)
            ::close(stream.source);
    }
    if (m_signals >= 0)
        ::close(m_signals);
    if (m_isMasked)
        restoreSignals();
}

Result<void> Recording::openFiles()
{
    m_folder =
        m_options.folder.empty() ? "faultline-record-" + localStamp(wallNow()) : m_options.folder;
    std::error_code problem;
    if (const fs::path parent = fs::path(m_folder).parent_path(); !parent.empty())
        fs::create_directories(parent, problem);
    if (!problem && !fs::create_directory(m_folder, problem) && !problem)
        return Error{.code = ErrorCode::Io,
                     .path = m_folder,
                     .detail = FAULTLINE_TR_NOOP("Errors", "is there already; name another one")};
    if (problem)
        return Error{
            .code = ErrorCode::Io, .path = m_folder, .detail = verbatim(problem.message())};
    Result<std::unique_ptr<AppendFile>> console = AppendFile::create(m_folder + "/console.log");
    if (!console)
        return console.error();
    Result<std::unique_ptr<AppendFile>> host = AppendFile::create(m_folder + "/host.csv");
    if (!host)
        return host.error();
    m_console = std::move(console).value();
    m_host = std::move(host).value();
    m_host->append(HostSampler::header());
    return {};
}

void Recording::blockSignals()
{
    sigset_t handled;
    sigemptyset(&handled);
    for (const int signal : kHandled)
        sigaddset(&handled, signal);
    ::pthread_sigmask(SIG_BLOCK, &handled, &m_oldMask);
    m_isMasked = true;
    // A file that may not grow any more is a full disk, and no reason to end.
    m_oldFileSizeHandler = std::signal(SIGXFSZ, SIG_IGN);
    m_signals = ::signalfd(-1, &handled, SFD_CLOEXEC | SFD_NONBLOCK);
}

void Recording::restoreSignals() const
{
    ::pthread_sigmask(SIG_SETMASK, &m_oldMask, nullptr);
    std::signal(SIGXFSZ, m_oldFileSizeHandler);
}

void Recording::becomeCommand(const StreamEnds& out, const StreamEnds& err, int report) const
{
    if (m_hasOwnGroup)
        ::setpgid(0, 0);
    ::dup2(out.writeEnd, STDOUT_FILENO);
    ::dup2(err.writeEnd, STDERR_FILENO);
    std::signal(SIGPIPE, SIG_DFL);
    restoreSignals();
    // Python keeps back what it prints to a pipe; then the times would be wrong.
    ::setenv("PYTHONUNBUFFERED", "1", 0);
    std::vector<char*> words;
    for (const std::string& word : m_options.command)
        words.push_back(const_cast<char*>(word.c_str()));
    words.push_back(nullptr);
    ::execvp(words.front(), words.data());
    const int error = errno;
    writeAll(report, {reinterpret_cast<const char*>(&error), sizeof error});
    ::_exit(127);
}

int Recording::start()
{
    // At a terminal the command stays in our group: in another one it could not read from there,
    // and Ctrl+C and Ctrl+Z reach both of us as they would reach a pipeline.
    m_hasOwnGroup = ::isatty(STDIN_FILENO) != 1 || ::tcgetpgrp(STDIN_FILENO) != ::getpgrp();
    ::prctl(PR_SET_CHILD_SUBREAPER, 1);
    const auto makeEnds = [this](int terminal) {
        return m_options.usesTerminal ? makeTerminal(terminal) : makePipe(kPipeBytes);
    };
    const StreamEnds out = makeEnds(STDOUT_FILENO);
    const StreamEnds err = makeEnds(STDERR_FILENO);
    const StreamEnds report = makePipe(0);
    for (const StreamEnds& ends : {out, err, report}) {
        if (ends.writeEnd < 0)
            return errno;
    }
    m_child = ::fork();
    if (m_child == 0)
        becomeCommand(out, err, report.writeEnd);
    const int forkError = m_child < 0 ? errno : 0;
    for (const int end : {out.writeEnd, err.writeEnd, report.writeEnd})
        ::close(end);
    const auto interval = static_cast<Micros>(m_options.intervalSeconds * 1e6);
    m_streams.push_back({out.readEnd, STDOUT_FILENO, ConsoleLines('O', interval)});
    m_streams.push_back({err.readEnd, STDERR_FILENO, ConsoleLines('E', interval)});
    int execError = 0;
    const bool failed = ::read(report.readEnd, &execError, sizeof execError) > 0;
    ::close(report.readEnd);
    if (forkError != 0)
        return forkError;
    if (failed)
        ::waitpid(m_child, nullptr, 0);
    return failed ? execError : 0;
}

void Recording::keep(std::string_view text)
{
    if (m_console->append(text) || m_saidFull)
        return;
    m_saidFull = true;
    if (m_options.tell)
        m_options.tell(m_console->path() + ": " + errorText(m_console->lastError())
                       + "; the command goes on, its output is not kept");
}

void Recording::readStream(Stream& stream)
{
    std::array<char, 65536> block; // NOLINT: filled by read()
    const ssize_t count = ::read(stream.source, block.data(), block.size());
    if (count < 0 && (errno == EINTR || errno == EAGAIN))
        return;
    std::string text;
    if (count <= 0) {
        stream.lines.finish(text);
        ::close(stream.source);
        stream.source = -1;
    } else {
        const std::string_view bytes(block.data(), static_cast<std::size_t>(count));
        stream.lines.feed(bytes, wallNow(), text);
        // Kept first: a terminal that is paused must not hold back the record.
        keep(text);
        text.clear();
        if (stream.terminal >= 0 && !writeAll(stream.terminal, bytes))
            stream.terminal = -1;
    }
    keep(text);
}

void Recording::pass(int signal, bool cameFromTerminal)
{
    m_run->change([signal](RunFacts& facts) {
        facts.end.passedSignals.emplace_back(std::string("SIG") + ::sigabbrev_np(signal),
                                             wallNow());
    });
    m_run->write(true);
    if (m_hasEnded) // what still holds the output is not waited for any longer
        m_isStopped = m_isStopped || signal == SIGINT || signal == SIGTERM || signal == SIGHUP;
    if (m_hasOwnGroup)
        ::kill(-m_child, signal);
    else if (!cameFromTerminal && !m_hasEnded)
        ::kill(m_child, signal); // the terminal has told it already
}

void Recording::readSignals()
{
    signalfd_siginfo info{};
    while (::read(m_signals, &info, sizeof info) == static_cast<ssize_t>(sizeof info)) {
        const int signal = static_cast<int>(info.ssi_signo);
        if (signal == SIGCHLD)
            reap();
        else if (signal == SIGWINCH)
            resizeTerminals();
        else
            pass(signal, info.ssi_code == SI_KERNEL);
    }
}

void Recording::resizeTerminals()
{
    for (const Stream& stream : m_streams) {
        if (m_options.usesTerminal && stream.source >= 0)
            copyTerminalSize(stream.terminal, stream.source);
    }
}

void Recording::reap()
{
    int status = 0;
    rusage usage{};
    for (pid_t pid = 0; (pid = ::wait4(-1, &status, WNOHANG, &usage)) > 0;) {
        if (pid == m_packages->pid()) {
            m_packages->forgetProcess();
            continue;
        }
        const auto peak = static_cast<std::uint64_t>(usage.ru_maxrss) * 1024;
        m_run->change([peak](RunFacts& facts) {
            facts.peakMemoryBytes = std::max(facts.peakMemoryBytes, peak);
        });
        if (pid != m_child)
            continue;
        m_hasEnded = true;
        m_status = status;
        m_ended = steadyNow();
        const double seconds = static_cast<double>(m_ended - m_began) / 1e6;
        const std::uint64_t oomKills = m_group.oomKills().value_or(0);
        m_run->change([this, status, seconds, oomKills](RunFacts& facts) {
            facts.end.oomKills = oomKills > m_oomKillsBefore ? oomKills - m_oomKillsBefore : 0;
            facts.endTime = wallNow();
            facts.durationSeconds = seconds;
            if (WIFEXITED(status))
                facts.end.exitStatus = WEXITSTATUS(status);
            else
                facts.end.signal = WTERMSIG(status);
            facts.end.coreDumped = WIFSIGNALED(status) && WCOREDUMP(status);
        });
        m_run->write(true);
    }
}

int Recording::pollTimeout() const
{
    std::optional<Micros> deadline;
    for (const Stream& stream : m_streams) {
        const std::optional<Micros> own = stream.lines.nextDeadline();
        if (own && (!deadline || *own < *deadline))
            deadline = own;
    }
    if (!deadline)
        return m_packages->isRunning() ? static_cast<int>(kSecond / 1000) : -1;
    const Micros left = std::clamp<Micros>(*deadline - wallNow(), 0, kSecond);
    return static_cast<int>(left / 1000) + 1;
}

bool Recording::isOver() const
{
    if (m_isStopped)
        return true;
    const bool hasOutput = std::any_of(m_streams.begin(), m_streams.end(),
                                       [](const Stream& stream) { return stream.source >= 0; });
    const bool awaitsPackages =
        m_packages->isRunning() && steadyNow() - m_ended < kPackagesPatience;
    return m_hasEnded && !hasOutput && !awaitsPackages;
}

void Recording::listPackages()
{
    const char* const path = std::getenv("PATH");
    m_packages = std::make_unique<PackageLister>(m_folder);
    m_packages->start(findPython(m_options.command, path != nullptr ? path : ""), m_oldMask);
}

void Recording::followPackages(bool canRead)
{
    if (!m_packages->isRunning())
        return;
    if (canRead)
        m_packages->readSome();
    m_packages->checkTime(steadyNow());
    if (!m_packages->isRunning())
        m_run->change([this](RunFacts& facts) { facts.python = m_packages->facts(); });
}

void Recording::follow()
{
    while (!isOver()) {
        std::array<pollfd, 4> waiting{{{m_signals, POLLIN, 0},
                                       {m_streams[0].source, POLLIN, 0},
                                       {m_streams[1].source, POLLIN, 0},
                                       {m_packages->descriptor(), POLLIN, 0}}};
        ::poll(waiting.data(), waiting.size(), pollTimeout());
        for (std::size_t i = 0; i < m_streams.size(); ++i) {
            if (waiting[i + 1].revents != 0)
                readStream(m_streams[i]);
            std::string text;
            m_streams[i].lines.flushStale(wallNow(), text);
            keep(text);
        }
        followPackages(waiting[3].revents != 0);
        readSignals();
    }
    if (m_packages->isRunning())
        m_packages->giveUp("the command ended before Python had told them");
    m_run->change([this](RunFacts& facts) { facts.python = m_packages->facts(); });
    for (Stream& stream : m_streams) {
        std::string text;
        stream.lines.finish(text);
        keep(text);
    }
}

int Recording::finish()
{
    m_run->change([this](RunFacts& facts) {
        facts.lostBytes += m_console->lostBytes() + m_host->lostBytes();
    });
    if (!m_run->write(true) && m_options.tell)
        m_options.tell(m_folder + "/run.json: could not be written");
    return WIFEXITED(m_status) ? WEXITSTATUS(m_status) : 128 + WTERMSIG(m_status);
}

Result<RecordOutcome> Recording::run()
{
    if (const Result<void> opened = openFiles(); !opened)
        return opened.error();
    blockSignals();
    const Micros startTime = wallNow();
    m_began = steadyNow();
    RecordOutcome outcome{.exitStatus = 0, .folder = m_folder, .failure = {}};
    if (const int error = start(); error != 0) {
        outcome.failure = errorText(error);
        outcome.exitStatus = error == ENOENT ? 127 : 126;
        std::error_code ignored; // only what was made above is in there
        fs::remove_all(m_folder, ignored);
        return outcome;
    }
    RunFacts facts;
    facts.command = publicCommand(m_options.command);
    std::error_code problem;
    facts.folder = fs::current_path(problem).string();
    facts.pid = m_child;
    facts.intervalSeconds = m_options.intervalSeconds;
    facts.startTime = startTime;
    facts.environment = publicVariables(environ);
    facts.code = codeFacts(m_options.command, facts.folder);
    m_run = std::make_unique<RunFile>(m_folder + "/run.json", std::move(facts));
    m_run->write(true);
    listPackages();
    const auto interval = static_cast<Micros>(m_options.intervalSeconds * 1e6);
    GpuRecorder gpus(m_folder, interval, ::getpid());
    {
        const SamplerThread sampler(*m_host, *m_console, gpus, *m_run, interval, m_packages->pid());
        follow();
    }
    gpus.stop();
    m_run->change([&gpus](RunFacts& now) {
        now.gpu = gpus.facts();
        now.lostBytes += gpus.lostBytes();
    });
    outcome.exitStatus = finish();
    return outcome;
}

} // namespace

Result<RecordOutcome> record(const RecordOptions& options)
{
    return Recording(options).run();
}

} // namespace faultline::recorder
