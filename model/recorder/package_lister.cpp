// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/recorder/package_lister.h"

#include "model/recorder/append_file.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <utility>

#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace faultline::recorder {

namespace {

constexpr std::string_view kVersionMark = "faultline-python ";
constexpr std::string_view kFallbackMark = "faultline-fallback";
constexpr std::string_view kEndMark = "faultline-end";

/// Tells the version first, in case that the rest fails; the end mark says that the list is whole.
constexpr const char* kScript = R"python(
import sys
out = sys.stdout
out.write("faultline-python %s\n" % sys.version.split()[0])
out.flush()
done = False
try:
    import runpy
    sys.argv = ["pip", "freeze"]
    try:
        runpy.run_module("pip", run_name="__main__", alter_sys=True)
    except SystemExit as end:
        done = not end.code
except Exception:
    pass
if not done:
    try:
        from importlib.metadata import distributions
        out.write("\nfaultline-fallback\n")
        for one in distributions():
            out.write("%s==%s\n" % (one.metadata["Name"], one.version))
        done = True
    except Exception:
        pass
if done:
    out.write("faultline-end\n")
out.flush()
)python";

void lowerPriority()
{
    constexpr int kWhoProcess = 1;
    constexpr int kIdleClass = 3 << 13;
    constexpr int kLow = 10; // a tenth of the time of a training that uses all cores;
    ::setpriority(PRIO_PROCESS, 0, kLow);
    ::syscall(SYS_ioprio_set, kWhoProcess, 0, kIdleClass);
}

std::vector<std::string_view> linesOf(std::string_view text)
{
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        std::string_view line = text.substr(0, end);
        if (line.ends_with('\r'))
            line.remove_suffix(1);
        lines.push_back(line);
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
    return lines;
}

} // namespace

std::string publicRequirement(std::string_view line)
{
    std::string made(line);
    std::size_t scheme = made.find("://");
    for (; scheme != std::string::npos; scheme = made.find("://", scheme + 1)) {
        const std::size_t begin = scheme + 3;
        const std::size_t end = std::min(made.find_first_of("/ \t?#", begin), made.size());
        const std::size_t at = std::string_view(made).substr(0, end).rfind('@');
        if (at != std::string::npos && at >= begin)
            made.replace(begin, at - begin, "***");
    }
    return made;
}

PackageLister::PackageLister(const std::string& folder) : m_path(folder + "/pip-freeze.txt") {}

PackageLister::~PackageLister()
{
    if (isRunning())
        giveUp("the command had ended");
}

void PackageLister::start(const std::string& python, const sigset_t& signals)
{
    m_facts.executable = python;
    m_began = steadyNow();
    std::array<int, 2> ends{-1, -1};
    if (python.empty() || ::pipe2(ends.data(), O_CLOEXEC) != 0) {
        m_facts.problem = python.empty() ? "no Python was found" : errorText(errno);
        return;
    }
    // All that the child needs is made before it is: between fork and exec nothing may allocate.
    std::array<const char*, 4> words{python.c_str(), "-c", kScript, nullptr};
    const int null = ::open("/dev/null", O_RDWR | O_CLOEXEC);
    const pid_t pid = ::fork();
    if (pid == 0) {
        ::prctl(PR_SET_PDEATHSIG, SIGKILL);
        ::setpgid(0, 0); // Ctrl+C is for the command
        lowerPriority();
        ::dup2(null, STDIN_FILENO);
        ::dup2(ends[1], STDOUT_FILENO);
        ::dup2(null, STDERR_FILENO);
        std::signal(SIGPIPE, SIG_DFL);
        std::signal(SIGXFSZ, SIG_DFL);
        ::sigprocmask(SIG_SETMASK, &signals, nullptr);
        // Python looks for modules where it stands: the training's own must not be run.
        if (::chdir("/") == 0)
            ::execv(words.front(), const_cast<char* const*>(words.data()));
        ::_exit(127);
    }
    const int forkError = errno;
    ::close(null);
    ::close(ends[1]);
    if (pid < 0) {
        ::close(ends[0]);
        m_facts.problem = errorText(forkError);
        return;
    }
    ::setpgid(pid, pid); // here too: it may not have run yet
    m_pid = pid;
    m_descriptor = ends[0];
    ::fcntl(m_descriptor, F_SETFL, O_NONBLOCK);
}

void PackageLister::readSome()
{
    std::array<char, 16384> block; // NOLINT: filled by read()
    const ssize_t count = ::read(m_descriptor, block.data(), block.size());
    if (count < 0 && (errno == EINTR || errno == EAGAIN))
        return;
    if (count <= 0) {
        finish();
        return;
    }
    m_text.append(block.data(), static_cast<std::size_t>(count));
    if (m_text.size() > kMostBytes)
        giveUp("the list is longer than 4 MiB");
}

void PackageLister::checkTime(Micros steady)
{
    if (isRunning() && steady - m_began > kPatience)
        giveUp("Python took longer than ten minutes");
}

void PackageLister::giveUp(std::string_view reason)
{
    if (m_pid > 0)
        ::kill(-m_pid, SIGKILL);
    finish(); // for the version
    if (m_facts.packages == 0)
        m_facts.problem = reason;
}

void PackageLister::finish()
{
    ::close(m_descriptor);
    m_descriptor = -1;
    std::string list;
    bool isWhole = false;
    for (const std::string_view line : linesOf(m_text)) {
        if (line.starts_with(kVersionMark)) {
            m_facts.version = line.substr(kVersionMark.size(), 40);
            list.clear(); // what came before is not pip's
            m_facts.packages = 0;
        } else if (line == kFallbackMark) {
            list.clear();
            m_facts.packages = 0;
        } else if (line == kEndMark) {
            isWhole = true;
        } else if (!line.empty() && !m_facts.version.empty()) {
            list += publicRequirement(line) + "\n";
            m_facts.packages += line.front() == '#' ? 0 : 1;
        }
    }
    m_text.clear();
    if (!isWhole || m_facts.packages == 0) {
        m_facts.packages = 0;
        m_facts.problem = isWhole                   ? "no package is installed"
                          : m_facts.version.empty() ? "Python did not start"
                                                    : "Python could not tell its packages";
        return;
    }
    Result<std::unique_ptr<AppendFile>> file = AppendFile::create(m_path);
    if (!file || !file.value()->append(list))
        m_facts.problem = file ? errorText(file.value()->lastError()) : file.error().message();
}

} // namespace faultline::recorder
