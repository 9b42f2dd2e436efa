// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli_each.h"

#include "app/cli_load.h"
#include "app/cli_progress.h"
#include "model/core/location.h"
#include "model/dataset/stable_hash.h"
#include "model/diagnosis/analysis/case_analysis.h"
#include "model/diagnosis/engine/builtin_rules.h"
#include "model/diagnosis/engine/diagnose.h"
#include "model/fleet/judge_path.h"
#include "model/fleet/summary_file.h"
#include "model/fleet/summary_line.h"
#include "model/fleet/worker_processes.h"
#include "model/io/file_tree.h"
#include "model/readers/load_case.h"
#include "model/report/plain_text.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <memory>
#include <optional>
#include <string>
#include <system_error>
#include <thread>
#include <unordered_set>
#include <utility>
#include <vector>

#include <unistd.h>

namespace faultline::cli {

namespace {

/// What the parent knows of a path goes with it, so that a line tells of the files that the skip
/// was decided by. A location is looked at by the child: what asks a server has threads, and a
/// process with threads cannot be forked.
struct EachTask {
    struct Known {
        PathState state;
        std::uint64_t key = 0; ///< of a location: SummaryFile::keyOf()
    };
    Known known;
    std::string path;
    std::string given;   ///< with what is secret in it
    std::string problem; ///< the path itself could not be looked at
};

std::string packed(const EachTask& task)
{
    std::string text(sizeof(EachTask::Known), '\0');
    std::memcpy(text.data(), &task.known, sizeof(EachTask::Known));
    return text + task.path + '\0' + task.given + '\0' + task.problem;
}

EachTask unpacked(std::string_view text)
{
    EachTask task;
    std::memcpy(&task.known, text.data(), sizeof(EachTask::Known));
    text.remove_prefix(sizeof(EachTask::Known));
    for (std::string* part : {&task.path, &task.given}) {
        *part = text.substr(0, text.find('\0'));
        text.remove_prefix(part->size() + 1);
    }
    task.problem = text;
    return task;
}

Result<PathState> stateIn(const EachTask& task)
{
    if (task.problem.empty())
        return task.known.state;
    return Error{.code = ErrorCode::Io, .path = task.path, .detail = verbatim(task.problem)};
}

/// What a child says of a path: how it went, of which state, and its lines.
struct EachReply {
    enum class Kind : char { Judged, Critical, Unreadable, Unchanged };
    Kind kind = Kind::Judged;
    PathState state;
    std::string lines;
};

std::string packed(const EachReply& reply)
{
    std::string text(1 + sizeof(PathState), static_cast<char>(reply.kind));
    std::memcpy(text.data() + 1, &reply.state, sizeof(PathState));
    return text + reply.lines;
}

EachReply unpackedReply(std::string_view text)
{
    EachReply reply;
    reply.kind = static_cast<EachReply::Kind>(text.front());
    std::memcpy(&reply.state, text.data() + 1, sizeof(PathState));
    reply.lines = text.substr(1 + sizeof(PathState));
    return reply;
}

/// The paths of the command line, or the lines of a file, one after the other.
class PathSource {
public:
    /// A complaint, or nothing.
    std::optional<std::string> open(const Arguments& arguments)
    {
        m_given = &arguments.paths;
        const std::optional<std::string> list = arguments.value("--paths-from");
        if (!list)
            return std::nullopt;
        m_lines = &std::cin;
        if (*list != "-") {
            m_file.open(*list, std::ios::binary);
            if (!m_file)
                return printable(*list) + ": cannot be read";
            m_lines = &m_file;
        }
        return std::nullopt;
    }

    bool next(std::string& path)
    {
        while (m_at < m_given->size()) {
            path = (*m_given)[m_at++];
            if (!path.empty())
                return true;
        }
        while (m_lines != nullptr && std::getline(*m_lines, path)) {
            if (path.ends_with('\r'))
                path.pop_back();
            if (!path.empty())
                return true;
        }
        return false;
    }

private:
    const std::vector<std::string>* m_given = nullptr;
    std::size_t m_at = 0;
    std::ifstream m_file;
    std::istream* m_lines = nullptr;
};

std::string wholePath(const std::string& path)
{
    if (isUri(path))
        return permitLocation(path);
    std::error_code problem;
    const std::filesystem::path absolute = std::filesystem::absolute(path, problem);
    std::string whole =
        (problem ? std::filesystem::path(path) : absolute).lexically_normal().string();
    if (whole.size() > 1 && whole.ends_with('/'))
        whole.pop_back();
    return whole;
}

/// Makes in this process what every child needs (tables of rules and signatures), so that they
/// share it: a child that replaces another then begins at once.
void warmUp()
{
    SilentMonitor monitor;
    LoadOptions options;
    options.threads = 1;
    const Result<CasePtr> demo = loadDemoCase(monitor, options);
    if (!demo)
        return;
    const Result<CaseAnalysisPtr> analysis = analyse(*demo, {}, monitor);
    if (analysis)
        static_cast<void>(diagnose(**analysis, builtinRules(), {}, monitor));
}

class EachRun {
public:
    EachRun(const Arguments& arguments, WorkerOptions options, JudgePathOptions judging)
        : m_arguments(arguments), m_options(options), m_judging(judging)
    {
    }

    ExitCode run()
    {
        if (const std::optional<std::string> problem = m_paths.open(m_arguments)) {
            complain(*problem);
            return ExitCode::NothingReadable;
        }
        if (const std::optional<std::string> name = m_arguments.value("--out")) {
            Result<SummaryFile> opened = SummaryFile::open(*name);
            if (!opened) {
                complain(printable(opened.error().message()));
                return opened.error().code == ErrorCode::UnknownFormat ? ExitCode::Usage
                                                                       : ExitCode::Failed;
            }
            m_file = std::move(*opened);
            tellFile();
        }
        warmUp();
        const InterruptGuard guard;
        const WorkerProcesses workers(
            [judging = m_judging](std::string_view task) { return workOn(task, judging); },
            m_options);
        const Result<void> done = workers.run([this](std::string& task) { return next(task); },
                                              [this](std::string_view task, TaskResult result) {
                                                  return take(unpacked(task), result);
                                              },
                                              [] { return InterruptGuard::wasInterrupted(); });
        return finish(done);
    }

private:
    static std::string workOn(std::string_view text, const JudgePathOptions& judging)
    {
        const EachTask task = unpacked(text);
        SilentMonitor monitor;
        Result<PathState> state = stateIn(task);
        if (isUri(task.path)) {
            permitLocation(task.given);
            state = stateOfPath(task.path, monitor);
        }
        EachReply reply;
        reply.state = state ? *state : PathState();
        if (state && SummaryFile::stateKey(state->fingerprint) == task.known.key) {
            reply.kind = EachReply::Kind::Unchanged;
            return packed(reply);
        }
        for (const RunSummary& summary : judgePath(task.path, state, judging, monitor)) {
            if (summary.severity == Severity::Critical)
                reply.kind = EachReply::Kind::Critical;
            if (!summary.error.empty())
                reply.kind = EachReply::Kind::Unreadable;
            reply.lines += summaryLine(summary);
        }
        return packed(reply);
    }

    bool next(std::string& text)
    {
        EachTask task;
        while (m_paths.next(task.given)) {
            task.path = wholePath(task.given);
            if (!m_seen.insert(stableHash(task.path)).second) {
                ++m_unchanged; // given twice
                continue;
            }
            if (isUri(task.path)) {
                task.known = {.state = {}, .key = m_file ? m_file->keyOf(task.path) : 0};
                text = packed(task);
                return true;
            }
            SilentMonitor monitor;
            const Result<PathState> state = stateOfPath(task.path, monitor);
            task.problem = state ? std::string() : toEnglish(state.error().detail);
            task.known.state = state ? *state : PathState();
            if (m_file && state && m_file->holds(task.path, state->fingerprint)) {
                ++m_unchanged;
                continue;
            }
            text = packed(task);
            return true;
        }
        return false;
    }

    bool take(const EachTask& task, const TaskResult& result)
    {
        EachReply reply;
        if (result.problem.empty()) {
            reply = unpackedReply(result.reply);
        } else {
            reply.kind = EachReply::Kind::Unreadable;
            reply.state = task.known.state;
            reply.lines = summaryLine(failedSummary(task.path, stateIn(task), result.problem));
        }
        if (reply.kind == EachReply::Kind::Unchanged) {
            ++m_unchanged;
            return true;
        }
        ++m_judged;
        m_failed += reply.kind == EachReply::Kind::Unreadable ? 1U : 0U;
        m_isCritical = m_isCritical || reply.kind == EachReply::Kind::Critical;
        if (!m_file) {
            m_output.write(reply.lines);
            m_written = m_output.finish();
            return m_written.has_value();
        }
        m_written = m_file->append(task.path, reply.state.fingerprint, reply.lines);
        return m_written.has_value();
    }

    void tellFile() const
    {
        if (m_file->wasCut())
            complain(printable(m_file->path())
                     + ": its last line was cut; that path is judged again");
        for (const SummaryFile::BadLine& bad : m_file->badLines())
            complain(printable(m_file->path()) + ": line " + std::to_string(bad.line) + " "
                     + printable(bad.problem) + "; it stays as it is");
        if (m_file->badLineCount() > m_file->badLines().size())
            complain("and "
                     + counted(m_file->badLineCount() - m_file->badLines().size(), "more such line",
                               "more such lines"));
    }

    ExitCode finish(const Result<void>& done)
    {
        if (m_written && m_file)
            m_written = m_file->finish();
        if (!m_arguments.has("--quiet"))
            complain("judged " + counted(m_judged, "path", "paths") + ", "
                     + std::to_string(m_failed) + " of them could not be read; "
                     + std::to_string(m_unchanged) + " unchanged");
        if (!m_written) {
            if (!m_file && m_output.isPipeBroken())
                return ExitCode::Good;
            complain((m_file ? printable(m_written.error().message())
                             : "standard output " + toEnglish(m_written.error().detail))
                     + "; what is written so far is whole, and the same command goes on there");
            return ExitCode::Failed;
        }
        if (InterruptGuard::wasInterrupted()) {
            complain("interrupted");
            return ExitCode::Interrupted;
        }
        if (!done) {
            complain(printable(done.error().message()));
            return ExitCode::Failed;
        }
        if (m_isCritical)
            return ExitCode::Critical;
        const bool isNothing = m_failed == m_judged && m_unchanged == 0;
        // Lines tell what could not be read; a scheduler would run such a shard again and again.
        return isNothing && !m_arguments.has("--exit-zero") ? ExitCode::NothingReadable
                                                            : ExitCode::Good;
    }

    const Arguments& m_arguments;
    WorkerOptions m_options;
    JudgePathOptions m_judging;
    PathSource m_paths;
    std::optional<SummaryFile> m_file;
    DescriptorSink m_output{STDOUT_FILENO};
    Result<void> m_written;
    std::unordered_set<std::uint64_t> m_seen; ///< hashes of paths: 10^5 of them are few bytes
    std::size_t m_judged = 0;
    std::size_t m_failed = 0;
    std::size_t m_unchanged = 0;
    bool m_isCritical = false;
};

} // namespace

bool isEach(const Arguments& arguments)
{
    constexpr std::array<std::string_view, 5> kOptions{"--each", "--summary", "--paths-from",
                                                       "--out", "--limit"};
    return std::any_of(kOptions.begin(), kOptions.end(),
                       [&arguments](std::string_view option) { return arguments.has(option); });
}

ExitCode diagnoseEach(std::string_view command, const Arguments& arguments)
{
    constexpr unsigned kLongestLimit = 7 * 24 * 3600;
    if (!arguments.has("--each") || !arguments.has("--summary"))
        return complainUsage(command, "--each and --summary belong together; --paths-from, --out "
                                      "and --limit need both");
    for (const std::string_view option :
         {"--json", "--markdown", "--html", "--case", "--save-case", "--patch", "--against",
          "--findings-only", "--demo", "--gpu", "--machine", "--ram"}) {
        if (arguments.has(option))
            return complainUsage(command,
                                 std::string(option) + " does not go together with --each");
    }
    if (arguments.paths.empty() && !arguments.has("--paths-from"))
        return complainUsage(command, "give at least one PATH, or --paths-from FILE");
    for (const std::string_view option : {"--paths-from", "--out"}) {
        if (arguments.value(option) == "")
            return complainUsage(command, std::string(option) + " needs a name");
    }
    WorkerOptions options;
    options.processes = std::max(1U, std::thread::hardware_concurrency());
    if (const std::optional<std::string> text = arguments.value("--threads")) {
        const std::optional<unsigned> threads = parseNumber(*text, 1, kMostThreads);
        if (!threads)
            return complainUsage(command, "--threads takes a number from 1 to "
                                              + std::to_string(kMostThreads));
        options.processes = *threads;
    }
    if (const std::optional<std::string> text = arguments.value("--limit")) {
        const std::optional<unsigned> limit = parseNumber(*text, 1, kLongestLimit);
        if (!limit)
            return complainUsage(command, "--limit takes a number of seconds from 1 to "
                                              + std::to_string(kLongestLimit));
        options.limit = std::chrono::seconds(*limit);
    }
    const JudgePathOptions judging{.withData = !arguments.has("--no-data"),
                                   .pixels = arguments.has("--pixels") ? PixelScan::Decode
                                                                       : PixelScan::IfKnown};
    return EachRun(arguments, options, judging).run();
}

} // namespace faultline::cli
