// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/fleet/summary_file.h"

#include "model/dataset/stable_hash.h"
#include "model/fleet/summary_line.h"
#include "model/report/version.h"

#include <cerrno>
#include <system_error>
#include <utility>
#include <vector>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace faultline {

namespace {

std::uint64_t keyOfState(std::uint64_t fingerprint, std::string_view version)
{
    return mixHash(stableHash(version), fingerprint);
}

/// Longer than any line: without a line end in so much, it is no file of summaries.
constexpr std::size_t kLongestLine = std::size_t{1} << 20;

/// What the lines of a path begin with.
std::string beginOfLines(const std::string& path)
{
    RunSummary summary;
    summary.path = path;
    const std::string line = summaryLine(summary);
    return line.substr(0, line.find(",\"training\":null,"));
}

} // namespace

/// Where the last lines of one path begin: they go together if the end was cut.
struct SummaryFile::Reading {
    std::uint64_t offset = 0; ///< of the line
    std::uint64_t groupOffset = 0;
    std::string groupPath;
    std::size_t line = 0;
    std::size_t good = 0;
};

SummaryFile::~SummaryFile()
{
    if (m_descriptor >= 0)
        ::close(m_descriptor);
}

SummaryFile::SummaryFile(SummaryFile&& other) noexcept
{
    *this = std::move(other);
}

SummaryFile& SummaryFile::operator=(SummaryFile&& other) noexcept
{
    std::swap(m_path, other.m_path);
    std::swap(m_descriptor, other.m_descriptor);
    std::swap(m_size, other.m_size);
    std::swap(m_known, other.m_known);
    std::swap(m_badLines, other.m_badLines);
    std::swap(m_badLineCount, other.m_badLineCount);
    std::swap(m_wasCut, other.m_wasCut);
    return *this;
}

Error SummaryFile::failure() const
{
    return {.code = ErrorCode::Io,
            .path = m_path,
            .detail = verbatim(std::generic_category().message(errno))};
}

Result<SummaryFile> SummaryFile::open(const std::string& path)
{
    SummaryFile file;
    file.m_path = path;
    file.m_descriptor = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0666);
    if (file.m_descriptor < 0)
        return file.failure();
    if (::flock(file.m_descriptor, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK)
        return Error{
            .code = ErrorCode::Io,
            .path = path,
            .detail = {FAULTLINE_TR_NOOP("Fleet", "is being written by another process"), {}}};
    if (const Result<void> read = file.read(); !read)
        return read.error();
    return file;
}

Result<void> SummaryFile::read()
{
    struct stat status {};
    if (::fstat(m_descriptor, &status) != 0)
        return failure();
    if (!S_ISREG(status.st_mode))
        return Error{.code = ErrorCode::Io,
                     .path = m_path,
                     .detail = {FAULTLINE_TR_NOOP("Fleet", "is no regular file"), {}}};
    Reading at;
    std::string rest;
    std::vector<char> block(std::size_t{1} << 20);
    const auto take = [this, &at](std::string_view line) {
        ++at.line;
        Result<RunSummary> summary = parseSummaryLine(line);
        if (summary) {
            ++at.good;
            if (at.groupPath != summary->path) {
                at.groupPath = summary->path;
                at.groupOffset = at.offset;
            }
            m_known[stableHash(summary->path)] = keyOfState(summary->fingerprint, summary->version);
        } else if (!line.empty()) {
            at.groupPath.clear();
            ++m_badLineCount;
            if (m_badLines.size() < kMostBadLines)
                m_badLines.push_back({at.line, toEnglish(summary.error().detail)});
        }
        at.offset += line.size() + 1;
    };
    const auto isForeign = [this, &at] { return at.good == 0 && m_badLineCount > 0; };
    for (;;) {
        const ssize_t got = ::read(m_descriptor, block.data(), block.size());
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0)
            return failure();
        if (got == 0)
            break;
        m_size += static_cast<std::uint64_t>(got);
        std::string_view text(block.data(), static_cast<std::size_t>(got));
        for (std::size_t end = text.find('\n'); end != std::string_view::npos;
             end = text.find('\n')) {
            rest += text.substr(0, end);
            take(rest);
            rest.clear();
            text.remove_prefix(end + 1);
        }
        rest += text;
        if (rest.size() > kLongestLine)
            break;
    }
    // The beginning of a first line that was cut is no reason to refuse the file.
    const bool isCutFirst = at.line == 0 && rest.starts_with("{\"schema\":\"faultline/summary/1\"");
    if ((isForeign() || (at.line == 0 && !rest.empty() && !isCutFirst))
        || rest.size() > kLongestLine)
        return Error{
            .code = ErrorCode::UnknownFormat,
            .path = m_path,
            .detail = {FAULTLINE_TR_NOOP("Fleet", "holds something else than summaries of runs; "
                                                  "nothing was added to it"),
                       {}}};
    if (rest.empty())
        return {};
    if (parseSummaryLine(rest)) { // whole but for its end: somebody edited the file
        take(rest);
        return ::pwrite(m_descriptor, "\n", 1, static_cast<off_t>(m_size++)) == 1
                   ? Result<void>()
                   : Result<void>(failure());
    }
    // Killed while it wrote: the lines of that path are made again.
    m_wasCut = true;
    const std::string begin = beginOfLines(at.groupPath);
    const bool isOfGroup = !at.groupPath.empty() && rest.starts_with(begin);
    // Too short to tell: that path is made again, and its lines stay in case nobody asks for it.
    const bool mayBeOfGroup = !at.groupPath.empty() && begin.starts_with(rest);
    m_size = isOfGroup ? at.groupOffset : at.offset;
    if (isOfGroup || mayBeOfGroup)
        m_known.erase(stableHash(at.groupPath));
    return ::ftruncate(m_descriptor, static_cast<off_t>(m_size)) == 0 ? Result<void>()
                                                                      : Result<void>(failure());
}

bool SummaryFile::holds(std::string_view path, std::uint64_t fingerprint) const
{
    return keyOf(path) == stateKey(fingerprint);
}

std::uint64_t SummaryFile::keyOf(std::string_view path) const
{
    const auto known = m_known.find(stableHash(path));
    return known != m_known.end() ? known->second : 0;
}

std::uint64_t SummaryFile::stateKey(std::uint64_t fingerprint)
{
    // A version that judges by other rules would write another line.
    return keyOfState(fingerprint, programVersion());
}

Result<void> SummaryFile::append(std::string_view path, std::uint64_t fingerprint,
                                 std::string_view lines)
{
    std::size_t done = 0;
    while (done < lines.size()) {
        const ssize_t wrote = ::pwrite(m_descriptor, lines.data() + done, lines.size() - done,
                                       static_cast<off_t>(m_size + done));
        if (wrote < 0 && errno == EINTR)
            continue;
        if (wrote <= 0) {
            const Error error = failure();
            static_cast<void>(::ftruncate(m_descriptor, static_cast<off_t>(m_size)));
            return error;
        }
        done += static_cast<std::size_t>(wrote);
    }
    m_size += lines.size();
    m_known[stableHash(path)] = stateKey(fingerprint);
    return {};
}

Result<void> SummaryFile::finish() const
{
    return ::fsync(m_descriptor) == 0 ? Result<void>() : failure();
}

} // namespace faultline
