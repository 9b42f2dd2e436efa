// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/lessons/lesson_pack.h"

#include "model/core/sha256.h"
#include "model/core/user_folders.h"
#include "model/io/archive_unpack.h"
#include "model/io/byte_source.h"
#include "model/io/private_folder.h"
#include "model/lessons/lesson_folder.h"

#include <filesystem>
#include <memory>
#include <span>
#include <system_error>

namespace faultline {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view kPackEnding = ".zip";
constexpr int kMostAround = 4; ///< folders around the lessons of a pack
constexpr std::size_t kLongestName = 1000;

Error unusable(const std::string& pack, Text why)
{
    return {.code = ErrorCode::Corrupt, .path = pack, .detail = std::move(why)};
}

Error refusedEntry(const std::string& pack, Translatable why, const std::string& entry)
{
    return unusable(pack, {why, {entry}});
}

Error damaged(const std::string& pack, const std::string& why)
{
    return unusable(pack, {FAULTLINE_TR_NOOP("Lessons", "is damaged, or no zip file: %1"), {why}});
}

Error tooMuch(const std::string& pack)
{
    return {.code = ErrorCode::TooLarge,
            .path = pack,
            .detail = {FAULTLINE_TR_NOOP("Lessons", "holds more than %1 of files; a pack of "
                                                    "lessons is smaller"),
                       {Quantity{static_cast<double>(kMostPackBytes), Unit::Bytes}}}};
}

/// Why a pack is refused whole.
Error refusal(const std::string& pack, const OddEntry& entry)
{
    switch (entry.problem) {
    case EntryProblem::Encrypted:
        return refusedEntry(pack, FAULTLINE_TR_NOOP("Lessons", "is refused: \"%1\" is encrypted"),
                            entry.name);
    case EntryProblem::NotAFile:
    case EntryProblem::LinkLeadsOut:
        return refusedEntry(
            pack, FAULTLINE_TR_NOOP("Lessons", "is refused: \"%1\" is neither a file nor a folder"),
            entry.name);
    case EntryProblem::Twice:
        return refusedEntry(pack, FAULTLINE_TR_NOOP("Lessons", "is refused: \"%1\" is in it twice"),
                            entry.name);
    case EntryProblem::BadContent: return damaged(pack, entry.detail);
    case EntryProblem::LeadsOut:
    case EntryProblem::LongName:
    case EntryProblem::Unwritable:
    case EntryProblem::WasAbsolute: break;
    }
    return refusedEntry(pack,
                        FAULTLINE_TR_NOOP("Lessons",
                                          "is refused: the name \"%1\" leads out of the pack or "
                                          "cannot be a file here"),
                        entry.name);
}

Result<void> unpackInto(const std::string& pack, const std::string& bytes, const fs::path& folder,
                        ReadMonitor& monitor)
{
    const UnpackRules rules{.mostBytes = kMostPackBytes,
                            .mostEntries = kMostPackEntries,
                            .longestName = kLongestName,
                            .zipOnly = true,
                            .isStrict = true};
    const std::unique_ptr<ByteSource> source = openMemory(pack, std::as_bytes(std::span(bytes)));
    const Result<UnpackOutcome> done = unpackArchive(*source, rules, folder.string(), monitor);
    if (!done && done.error().code == ErrorCode::UnknownFormat)
        return unusable(pack, FAULTLINE_TR_NOOP("Lessons", "is no zip file"));
    if (!done)
        return done.error();
    if (!done->odd.empty())
        return refusal(pack, done->odd.front());
    switch (done->end) {
    case UnpackEnd::Complete: return {};
    case UnpackEnd::Cut:
    case UnpackEnd::Damaged: return damaged(pack, done->reason);
    case UnpackEnd::TooManyBytes:
    case UnpackEnd::Bomb: return tooMuch(pack);
    case UnpackEnd::TooManyEntries: break;
    }
    return Error{.code = ErrorCode::TooLarge,
                 .path = pack,
                 .detail = FAULTLINE_TR_NOOP("Lessons", "holds more than 10,000 files and folders; "
                                                        "a pack of lessons is smaller")};
}

/// Whether a lesson lies in a folder or directly below it.
bool holdsLessons(const fs::path& folder)
{
    std::error_code problem;
    if (fs::exists(folder / "lesson.md", problem))
        return true;
    for (fs::directory_iterator it(folder, problem), end; !problem && it != end;
         it.increment(problem)) {
        std::error_code ignored;
        if (fs::exists(it->path() / "lesson.md", ignored))
            return true;
    }
    return false;
}

/// Goes into the folders that a zip program puts around what it packs.
Result<std::string> lessonsIn(const std::string& pack, fs::path folder)
{
    for (int depth = 0; depth <= kMostAround && !holdsLessons(folder); ++depth) {
        std::error_code problem;
        fs::directory_iterator it(folder, problem);
        if (problem || it == fs::directory_iterator() || !it->is_directory(problem))
            break;
        const fs::path only = it->path();
        if (it.increment(problem); problem || it != fs::directory_iterator())
            break;
        folder = only;
    }
    if (!holdsLessons(folder))
        return unusable(pack, FAULTLINE_TR_NOOP("Lessons", "holds no lesson: no folder of it has a "
                                                           "lesson.md"));
    return folder.string();
}

} // namespace

bool isLessonPack(const std::string& path)
{
    std::error_code problem;
    return path.ends_with(kPackEnding) && fs::is_regular_file(path, problem);
}

Result<std::string> unpackLessons(const std::string& path, const std::string& cache,
                                  ReadMonitor& monitor)
{
    if (cache.empty())
        return Error{.code = ErrorCode::Io,
                     .path = path,
                     .detail = FAULTLINE_TR_NOOP("Lessons",
                                                 "cannot be unpacked: neither XDG_CACHE_HOME nor "
                                                 "HOME names a folder for it")};
    const Result<std::string> bytes = readSmallFile(path, kMostPackBytes);
    if (!bytes)
        return bytes.error();
    std::error_code problem;
    const fs::path place = fs::path(cache) / sha256Hex(std::as_bytes(std::span(*bytes)));
    if (fs::is_directory(place, problem))
        return lessonsIn(path, place);
    fs::create_directories(cache, problem);
    PrivateFolder unpacked(cache);
    if (unpacked.path().empty())
        return Error{.code = ErrorCode::Io,
                     .path = cache,
                     .detail = FAULTLINE_TR_NOOP("Errors", "cannot be written")};
    const fs::path folder = unpacked.path();
    if (const Result<void> done = unpackInto(path, *bytes, folder, monitor); !done)
        return done.error();
    if (Result<std::string> lessons = lessonsIn(path, folder); !lessons)
        return lessons;
    if (!unpacked.moveTo(place) && !fs::is_directory(place, problem))
        return Error{.code = ErrorCode::Io,
                     .path = place.string(),
                     .detail = FAULTLINE_TR_NOOP("Errors", "cannot be written")};
    return lessonsIn(path, place);
}

std::string defaultPackCache()
{
    return userCachePath("lessons");
}

} // namespace faultline
