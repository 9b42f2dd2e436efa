// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/casefile/autosave.h"

#include "model/casefile/case_members.h"
#include "model/report/text_sink.h"

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <charconv>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <system_error>
#include <utility>

#include <signal.h>
#include <sys/stat.h>
#include <unistd.h>

namespace faultline {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view kSuffix = ".autosave.json";
constexpr std::string_view kCopySchema = "faultline/autosave/1";
constexpr std::size_t kMostFiles = 100;
constexpr std::size_t kMaxCopyDepth = 40;

/// When a process began, in ticks since the machine started; 0 if the system does not tell.
/// Distinguishes it from a later one of the same number.
std::uint64_t startOfProcess(long pid)
{
    std::ifstream stream("/proc/" + std::to_string(pid) + "/stat");
    std::string text{std::istreambuf_iterator<char>(stream), {}};
    // The second field is a name in parentheses that may hold anything; the start is the 22nd.
    const std::size_t name = text.rfind(')');
    if (name == std::string::npos)
        return 0;
    std::size_t at = name + 1;
    for (int field = 3; field < 22 && at != std::string::npos; ++field)
        at = text.find(' ', at + 1);
    if (at == std::string::npos)
        return 0;
    std::uint64_t ticks = 0;
    std::from_chars(text.data() + at + 1, text.data() + text.size(), ticks);
    return ticks;
}

/// "<pid>-<start>-<number>", the owner of an autosave file; false if it is none.
bool isOwnerAlive(std::string_view name)
{
    long pid = 0;
    const char* end = name.data() + name.size();
    const auto [next, failed] = std::from_chars(name.data(), end, pid);
    if (failed != std::errc() || next == end || *next != '-' || pid <= 0)
        return false;
    std::uint64_t start = 0;
    std::from_chars(next + 1, end, start);
    const bool isThere = ::kill(static_cast<pid_t>(pid), 0) == 0 || errno == EPERM;
    return isThere && startOfProcess(pid) == start;
}

std::optional<double> changeTime(const std::string& path)
{
    struct stat status {};
    if (path.empty() || ::stat(path.c_str(), &status) != 0)
        return std::nullopt;
    return static_cast<double>(status.st_mtim.tv_sec)
           + static_cast<double>(status.st_mtim.tv_nsec) * 1e-9;
}

Result<RecoverableCase> readAutosave(const std::string& path)
{
    std::error_code ignored;
    if (fs::file_size(path, ignored) > kMaxCaseBytes * 2)
        return Error{.code = ErrorCode::Corrupt,
                     .path = path,
                     .detail = FAULTLINE_TR_NOOP("Errors", "is longer than any case file")};
    std::ifstream stream(path, std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(stream), {}};
    Text problem;
    const casefile::Json json = casefile::readJson(text, kMaxCopyDepth, problem);
    if (!problem.empty())
        return Error{.code = ErrorCode::Corrupt, .path = path, .detail = problem};
    const casefile::Members members(json, {}, problem);
    if (problem.empty() && members.text("schema") != kCopySchema)
        return Error{.code = ErrorCode::Corrupt,
                     .path = path,
                     .detail = FAULTLINE_TR_NOOP("Errors", "is no autosaved case of this version")};
    RecoverableCase recoverable;
    recoverable.path = path;
    recoverable.casePath = members.text("case_path");
    recoverable.name = members.text("name");
    recoverable.time = members.number("time");
    if (!members.has("case"))
        return Error{.code = ErrorCode::Corrupt,
                     .path = path,
                     .detail = FAULTLINE_TR_NOOP("Errors", "holds no case")};
    if (!problem.empty())
        return Error{.code = ErrorCode::Corrupt, .path = path, .detail = problem};
    Result<CaseFile> file =
        parseCase(json["case"].dump(-1, ' ', false, casefile::Json::error_handler_t::replace), {});
    if (!file)
        return Error{.code = ErrorCode::Corrupt, .path = path, .detail = file.error().detail};
    recoverable.file = std::move(*file);
    const std::optional<double> saved = changeTime(recoverable.casePath);
    recoverable.isNewerThanCase = !saved || recoverable.time > *saved;
    return recoverable;
}

} // namespace

Autosave::Autosave(std::string folder) : m_folder(std::move(folder))
{
    static std::atomic<int> count{0};
    const long pid = ::getpid();
    m_path = m_folder + "/" + std::to_string(pid) + "-" + std::to_string(startOfProcess(pid)) + "-"
             + std::to_string(++count) + std::string(kSuffix);
}

Result<void> Autosave::store(const CaseFile& file, const std::string& casePath,
                             const std::string& name, double time) const
{
    if (m_folder.empty())
        return Error{.code = ErrorCode::Io,
                     .detail = FAULTLINE_TR_NOOP("Errors", "no folder for unsaved work is known")};
    std::error_code problem;
    fs::create_directories(m_folder, problem);
    if (problem)
        return Error{
            .code = ErrorCode::Io,
            .path = m_folder,
            .detail = {FAULTLINE_TR_NOOP("Errors", "cannot be made: %1"), {problem.message()}}};
    fs::permissions(m_folder, fs::perms::owner_all, problem);
    casefile::Json json{{"schema", kCopySchema},
                        {"case_path", casePath},
                        {"name", name},
                        {"time", time},
                        {"case", nullptr}};
    json["case"] = casefile::Json::parse(caseText(file, {}));
    const std::string text = json.dump(2, ' ', false, casefile::Json::error_handler_t::replace);
    return writeWholeFile(m_path, [&text](TextSink& sink) { sink.write(text + "\n"); });
}

void Autosave::discard() const
{
    std::error_code ignored;
    fs::remove(m_path, ignored);
}

std::vector<RecoverableCase> findRecoverable(const std::string& folder,
                                             std::vector<Error>* problems)
{
    std::vector<std::string> paths;
    std::error_code problem;
    for (fs::directory_iterator it(folder, problem), end; !problem && it != end;
         it.increment(problem)) {
        const std::string name = it->path().filename().string();
        std::error_code ignored;
        if (name.ends_with(kSuffix) && it->is_regular_file(ignored) && !isOwnerAlive(name))
            paths.push_back(it->path().string());
    }
    std::sort(paths.begin(), paths.end());
    paths.resize(std::min(paths.size(), kMostFiles));

    std::vector<RecoverableCase> found;
    for (const std::string& path : paths) {
        Result<RecoverableCase> one = readAutosave(path);
        if (one)
            found.push_back(std::move(*one));
        else if (problems != nullptr)
            problems->push_back(one.error());
    }
    std::stable_sort(
        found.begin(), found.end(),
        [](const RecoverableCase& a, const RecoverableCase& b) { return a.time > b.time; });
    return found;
}

void dropRecoverable(const RecoverableCase& recoverable)
{
    std::error_code ignored;
    fs::remove(recoverable.path, ignored);
}

std::string defaultAutosaveFolder()
{
    if (const char* state = std::getenv("XDG_STATE_HOME"); state != nullptr && *state == '/')
        return std::string(state) + "/faultline/autosave";
    if (const char* home = std::getenv("HOME"); home != nullptr && *home == '/')
        return std::string(home) + "/.local/state/faultline/autosave";
    return {};
}

} // namespace faultline
