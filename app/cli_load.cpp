// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli_load.h"

#include "app/cli_progress.h"
#include "model/core/case_artifacts.h"
#include "model/core/identity.h"
#include "model/core/location.h"
#include "model/core/text.h"
#include "model/io/file_tree.h"
#include "model/readers/load_case.h"
#include "model/report/issue_summary.h"
#include "model/report/plain_text.h"
#include "model/report/text_style.h"

#include <algorithm>
#include <filesystem>
#include <optional>
#include <set>
#include <system_error>

#include <unistd.h>

namespace faultline::cli {

namespace {

/// More lines than this about files hide the result; `inspect` lists them all.
constexpr std::size_t kMostNotes = 20;

/// The paths that are there; says which are not.
std::vector<std::string> existingPaths(const std::vector<std::string>& paths)
{
    std::vector<std::string> existing;
    for (const std::string& path : paths) {
        if (isUri(path)) { // whether it is there, listing it says
            existing.push_back(path);
            continue;
        }
        std::error_code problem;
        const std::filesystem::file_status status = std::filesystem::status(path, problem);
        if (std::filesystem::exists(status))
            existing.push_back(path);
        else if (status.type() == std::filesystem::file_type::not_found)
            complain(printable(path) + ": no such file or folder");
        else
            complain(printable(path) + ": " + printable(problem.message()));
    }
    return existing;
}

std::optional<unsigned> threadCount(const Arguments& arguments)
{
    const std::optional<std::string> text = arguments.value("--threads");
    return text ? parseNumber(*text, 1, kMostThreads) : std::optional(0U);
}

ExitCode tellInterrupted(const ProgressMonitor& monitor, const CaseData* data)
{
    const auto bytes = [](std::uint64_t count) {
        return toEnglish(Quantity{static_cast<double>(count), Unit::Bytes});
    };
    std::string message = "interrupted after " + bytes(monitor.bytesRead());
    if (monitor.bytesTotal() > 0)
        message += " of " + bytes(monitor.bytesTotal());
    if (data != nullptr)
        message += ": " + counted(data->pointCount(), "point", "points") + " of "
                   + counted(data->runs.size(), "run", "runs") + " had been read";
    complain(message);
    return ExitCode::Interrupted;
}

/// Why nothing could be read. The error of the whole names one path; with several, each is
/// tried alone for its own reason, which costs little, as there is nothing to read.
void tellUnreadable(const std::vector<std::string>& paths, const Error& error)
{
    if (paths.size() < 2) {
        complain(printable(error.message()));
        return;
    }
    for (const std::string& path : paths) {
        SilentMonitor monitor;
        const std::vector<std::string> alone{path};
        if (const Result<CasePtr> result = loadCase(alone, monitor); !result)
            complain(printable(result.error().message()));
    }
}

/// The spelling that "./a", "a/" and "b/../a" have in common. Links are left alone: the reader
/// names files by the path that it was given.
std::filesystem::path normalised(const std::string& path)
{
    const std::filesystem::path normal = std::filesystem::absolute(path).lexically_normal();
    return normal.has_filename() ? normal : normal.parent_path();
}

bool liesUnder(const std::string& path, const std::string& given)
{
    if (isUri(given) || isUri(path))
        return pathBelow(path, normalisedUri(given)).has_value();
    const std::filesystem::path folder = normalised(given);
    const std::filesystem::path normal = normalised(path);
    const auto [inFolder, unused] =
        std::mismatch(folder.begin(), folder.end(), normal.begin(), normal.end());
    return inFolder == folder.end();
}

/// Says which of the paths the case holds nothing of: a typing mistake that must not pass.
void tellBarrenPaths(const std::vector<std::string>& paths, const CaseData& data)
{
    for (const std::string& path : paths) {
        bool hasFile = false;
        forEachFile(
            data, [&](const FileReport& file) { hasFile = hasFile || liesUnder(file.path, path); });
        const std::vector<ImportIssue>& issues = data.issues.kept();
        const bool hasIssue =
            std::any_of(issues.begin(), issues.end(),
                        [&path](const ImportIssue& issue) { return liesUnder(issue.path, path); });
        if (!hasFile && !hasIssue)
            complain(printable(path) + ": holds nothing that a training run leaves behind");
    }
}

/// What was fetched, and as whom.
void tellTransfers()
{
    for (const RootState& state : rootStates()) {
        if (!isUri(state.root))
            continue;
        const auto bytes = static_cast<double>(state.counters.bytes);
        std::string line = printable(shownLocation(state.root)) + ": "
                           + counted(state.counters.requests, "request", "requests") + ", "
                           + toEnglish(Quantity{bytes, Unit::Bytes}) + " fetched";
        if (!state.access.empty())
            line += "; credentials: " + printable(toEnglish(state.access));
        complain(line);
    }
}

} // namespace

Loaded loadPaths(std::string_view command, const Arguments& arguments,
                 std::map<std::string, TableChoice> tables)
{
    const bool isDemo = arguments.has("--demo");
    if (isDemo && !arguments.paths.empty())
        return complainUsage(command, "give paths or --demo, not both");
    if (!isDemo && arguments.paths.empty())
        return complainUsage(command, "give at least one PATH to read, or --demo");
    const std::optional<unsigned> threads = threadCount(arguments);
    if (!threads)
        return complainUsage(command,
                             "--threads takes a number from 1 to " + std::to_string(kMostThreads));

    const std::vector<std::string> paths = existingPaths(arguments.paths);
    if (!isDemo && paths.empty())
        return ExitCode::NothingReadable;

    const InterruptGuard guard;
    std::optional<ProgressMonitor> monitor(std::in_place, arguments.has("--quiet"));
    LoadOptions options;
    options.threads = *threads;
    options.tables = std::move(tables);
    options.onScanned = [&monitor](std::uint64_t bytes) { monitor->setTotal(bytes); };
    const Result<CasePtr> loaded =
        isDemo ? loadDemoCase(*monitor, options) : loadCase(paths, *monitor, options);

    if (InterruptGuard::wasInterrupted())
        return tellInterrupted(*monitor, loaded ? loaded->get() : nullptr);
    monitor.reset(); // wipes the progress line before anything else is written
    if (!loaded) {
        tellUnreadable(paths, loaded.error());
        return ExitCode::NothingReadable;
    }
    tellBarrenPaths(paths, **loaded);
    if (!arguments.has("--quiet"))
        tellTransfers();
    return *loaded;
}

void noteIssues(const CaseData& data, const Arguments& arguments, ReportListsIssues listed)
{
    const bool isSameTerminal = ::isatty(STDOUT_FILENO) == 1 && ::isatty(STDERR_FILENO) == 1;
    if (arguments.has("--quiet") || (listed == ReportListsIssues::Yes && isSameTerminal))
        return;
    std::vector<IssueGroup> groups = issueGroups(data);
    std::erase_if(groups, [](const IssueGroup& group) {
        return issueInfo(group.code).severity == IssueSeverity::Info;
    });
    std::set<IssueCode> advised;
    const std::size_t told = std::min(groups.size(), kMostNotes);
    for (std::size_t i = 0; i < told; ++i) {
        const IssueInfo& info = issueInfo(groups[i].code);
        std::string line = TextStyle{}.severityWord(info.severity) + ": "
                           + printable(groups[i].path) + ": " + sentenceOf(groups[i]) + ".";
        if (advised.insert(info.code).second)
            line += " " + std::string(info.advice);
        complain(line);
    }
    if (groups.size() > told)
        complain("and " + counted(groups.size() - told, "more note", "more notes")
                 + " about files; inspect lists them all");
}

} // namespace faultline::cli
