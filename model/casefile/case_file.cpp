// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/casefile/case_file.h"

#include "model/casefile/case_places.h"
#include "model/casefile/source_paths.h"
#include "model/core/location.h"
#include "model/readers/load_case.h"
#include "model/report/text_sink.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <system_error>
#include <utility>

namespace faultline {

namespace fs = std::filesystem;

namespace {

std::string folderOf(const std::string& path)
{
    std::error_code problem;
    const fs::path absolute = fs::absolute(path, problem);
    return (problem ? fs::path(path) : absolute).lexically_normal().parent_path().string();
}

bool isBelow(const fs::path& path, const fs::path& folder)
{
    const fs::path relative = path.lexically_relative(folder);
    return !relative.empty() && *relative.begin() != "..";
}

/// Whether writing to `path` would replace something that the case reads.
bool replacesSource(const CaseFile& file, const std::string& path)
{
    std::error_code ignored;
    if (!fs::exists(path, ignored))
        return false;
    return std::any_of(file.sources.begin(), file.sources.end(), [&](const std::string& source) {
        if (fs::equivalent(source, path, ignored))
            return true;
        const bool isInside =
            fs::is_directory(source, ignored)
            && isBelow(fs::weakly_canonical(path, ignored), fs::weakly_canonical(source, ignored));
        return isInside && !isCasePath(path);
    });
}

std::vector<std::string> partsOf(const fs::path& path)
{
    std::vector<std::string> parts;
    for (const fs::path& part : path.lexically_normal())
        parts.push_back(part.string());
    while (!parts.empty() && parts.back().empty())
        parts.pop_back();
    return parts;
}

fs::path joined(std::vector<std::string>::const_iterator begin,
                std::vector<std::string>::const_iterator end)
{
    fs::path path;
    for (auto part = begin; part != end; ++part)
        path /= *part;
    return path;
}

/// Runs and artifacts of a source that moved.
void movePlaces(CaseFile& file, const std::string& before, const std::string& after)
{
    const std::string from = placeOf(before);
    casefile::forEachPlace(file, [&](std::string& place) {
        if (const auto stored = casefile::placeBelow(place, {&from, 1}))
            place = casefile::placeAt(after, stored->below);
    });
}

/// The choices for a source that moved, or for files below it.
void moveTables(CaseFile& file, const std::string& before, const std::string& after)
{
    const fs::path from = fs::path(before).lexically_normal();
    std::map<std::string, TableChoice> moved;
    for (auto& [path, choice] : file.tables) {
        const fs::path table = fs::path(path).lexically_normal();
        if (table == from)
            moved[after] = std::move(choice);
        else if (isBelow(table, from))
            moved[(fs::path(after) / table.lexically_relative(from)).string()] = std::move(choice);
        else
            moved[path] = std::move(choice);
    }
    file.tables = std::move(moved);
}

bool isMissing(const std::string& source)
{
    std::error_code ignored;
    return source != kDemoPath && !isUri(source) && !fs::exists(source, ignored);
}

} // namespace

namespace {

/// The path of a run below its source.
std::string pathIn(const CaseData& data, const Run& run)
{
    const auto stored = casefile::placeBelow(run.id.text(), data.sources);
    return stored ? stored->below : std::string();
}

} // namespace

DiagnosisSummary summaryOf(const CaseData& data, const Diagnosis& diagnosis, double time)
{
    DiagnosisSummary summary;
    summary.time = time;
    summary.verdict = toEnglish(diagnosis.verdict);
    for (const RunPtr& run : data.runs)
        summary.runs.push_back(
            {.id = run->id, .below = pathIn(data, *run), .startTime = run->startTime()});
    for (const Finding& finding : diagnosis.findings)
        summary.findings.push_back({findingKey(finding), finding.ruleId, finding.code,
                                    std::string(toString(finding.severity)),
                                    toEnglish(finding.title)});
    return summary;
}

std::vector<RunId> newRuns(const DiagnosisSummary& summary, const CaseData& data)
{
    std::vector<RunId> ids;
    for (const RunPtr& run : data.runs) {
        const std::string below = pathIn(data, *run);
        const bool isKnown =
            std::any_of(summary.runs.begin(), summary.runs.end(), [&](const auto& known) {
                // A folder that was moved holds the same run; one that was reused another.
                if (known.startTime || run->startTime())
                    return known.startTime == run->startTime()
                           && (known.id == run->id || (!below.empty() && known.below == below));
                return known.id == run->id;
            });
        if (!isKnown)
            ids.push_back(run->id);
    }
    return ids;
}

bool isIgnored(const std::vector<IgnoredChange>& ignored, std::string_view area,
               std::string_view path)
{
    return std::any_of(ignored.begin(), ignored.end(), [&](const IgnoredChange& one) {
        return one.area == area && one.path == path;
    });
}

bool isCasePath(std::string_view path)
{
    return path.ends_with(kCaseSuffix);
}

Result<CaseFile> loadCaseFile(const std::string& path)
{
    std::error_code problem;
    const fs::file_status status = fs::status(path, problem);
    if (!fs::exists(status))
        return Error{.code = ErrorCode::Io,
                     .path = path,
                     .detail = FAULTLINE_TR_NOOP("Errors", "does not exist")};
    if (!fs::is_regular_file(status))
        return Error{.code = ErrorCode::Io,
                     .path = path,
                     .detail = FAULTLINE_TR_NOOP("Errors", "is no regular file")};
    const std::uintmax_t size = fs::file_size(path, problem);
    if (problem)
        return Error{.code = ErrorCode::Io, .path = path, .detail = verbatim(problem.message())};
    if (size > kMaxCaseBytes)
        return Error{.code = ErrorCode::TooLarge,
                     .path = path,
                     .detail = FAULTLINE_TR_NOOP("Errors", "is longer than any case file (8 MiB)")};
    std::ifstream stream(path, std::ios::binary);
    std::string text(static_cast<std::size_t>(size), '\0');
    stream.read(text.data(), static_cast<std::streamsize>(text.size()));
    if (!stream && !stream.eof())
        return Error{.code = ErrorCode::Io,
                     .path = path,
                     .detail = FAULTLINE_TR_NOOP("Errors", "cannot be read")};
    text.resize(static_cast<std::size_t>(std::max<std::streamsize>(stream.gcount(), 0)));
    Result<CaseFile> file = parseCase(text, folderOf(path));
    if (!file)
        return file.error().in(path);
    return file;
}

Result<void> saveCaseFile(const CaseFile& file, const std::string& path)
{
    if (replacesSource(file, path))
        return Error{.code = ErrorCode::Io,
                     .path = path,
                     .detail = FAULTLINE_TR_NOOP(
                         "Errors", "is one of the files of the case; it is not overwritten")};
    const std::string text = caseText(file, folderOf(path));
    return writeWholeFile(path, [&text](TextSink& sink) { sink.write(text); });
}

std::vector<CaseSource> caseSources(const CaseFile& file, const std::string& folder)
{
    using State = CaseSource::State;
    std::vector<CaseSource> states;
    for (const std::string& source : file.sources) {
        CaseSource state;
        state.path = source;
        if (isUri(source)) {
            // Whether it is there is not asked: that takes the network, and the user's wish.
            state.isOutside = true;
        } else if (source != kDemoPath) {
            std::error_code problem;
            const fs::file_status status = fs::status(source, problem);
            if (status.type() == fs::file_type::not_found)
                state.state = State::Missing;
            else if (problem || status.type() == fs::file_type::none)
                state.state = State::Unreadable;
            const fs::path from = fs::path(folder).lexically_normal();
            const fs::path to = fs::path(source).lexically_normal();
            state.isOutside = !folder.empty() && to != from && !isBelow(to, from);
        }
        states.push_back(std::move(state));
    }
    return states;
}

std::size_t relocateSource(CaseFile& file, std::size_t source, const std::string& newPath)
{
    if (source >= file.sources.size() || file.sources[source] == kDemoPath)
        return 0;
    const std::vector<std::string> before = partsOf(file.sources[source]);
    const std::vector<std::string> after = partsOf(newPath);
    const auto [oldEnd, newEnd] =
        std::mismatch(before.rbegin(), before.rend(), after.rbegin(), after.rend());
    const fs::path oldRoot = joined(before.begin(), oldEnd.base());
    const fs::path newRoot = joined(after.begin(), newEnd.base());

    std::string newSource = fs::path(newPath).lexically_normal().string();
    moveTables(file, file.sources[source], newSource);
    movePlaces(file, file.sources[source], newSource);
    file.sources[source] = std::move(newSource);
    std::size_t moved = 1;
    for (std::string& other : file.sources) {
        if (!isMissing(other) || !isBelow(fs::path(other).lexically_normal(), oldRoot))
            continue;
        const fs::path relative = fs::path(other).lexically_normal().lexically_relative(oldRoot);
        std::string place = (newRoot / relative).lexically_normal().string();
        if (isMissing(place))
            continue; // it did not move along
        moveTables(file, other, place);
        movePlaces(file, other, place);
        other = std::move(place);
        ++moved;
    }
    return moved;
}

} // namespace faultline
