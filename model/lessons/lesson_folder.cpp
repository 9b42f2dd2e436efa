// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/lessons/lesson_folder.h"

#include "model/core/read_monitor.h"
#include "model/core/sha256.h"
#include "model/lessons/lesson_pack.h"
#include "model/lessons/lesson_problems.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <span>
#include <system_error>
#include <tuple>

namespace faultline {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view kMainText = "lesson.md";
constexpr std::size_t kMostLessons = 1000; ///< that a folder is searched for

/// "de" of lesson.de.md, empty of lesson.md; nothing of another file.
std::optional<std::string> languageOf(const std::string& name)
{
    constexpr std::string_view kStart = "lesson.";
    constexpr std::string_view kEnd = ".md";
    if (name == kMainText)
        return std::string();
    if (!name.starts_with(kStart) || !name.ends_with(kEnd)
        || name.size() <= kStart.size() + kEnd.size())
        return std::nullopt;
    return name.substr(kStart.size(), name.size() - kStart.size() - kEnd.size());
}

void listFiles(LessonFolder& lesson, LessonProblems& problems)
{
    std::error_code problem;
    fs::recursive_directory_iterator it(lesson.folder, problem);
    for (; !problem && it != fs::recursive_directory_iterator(); it.increment(problem)) {
        const std::string path = it->path().lexically_relative(lesson.folder).generic_string();
        std::error_code ignored;
        const fs::file_status status = it->symlink_status(ignored);
        if (fs::is_symlink(status)) {
            problems.add(0, {FAULTLINE_TR_NOOP("Lessons", "\"%1\" is a link: a lesson holds files "
                                                          "and folders only."),
                             {path}});
        } else if (fs::is_regular_file(status)) {
            const std::uintmax_t size = it->file_size(ignored);
            lesson.files.push_back({.path = path, .bytes = ignored ? 0 : size});
            if (!languageOf(path))
                lesson.caseBytes += lesson.files.back().bytes;
        } else if (!fs::is_directory(status)) {
            problems.add(0, {FAULTLINE_TR_NOOP("Lessons", "\"%1\" is neither a file nor a folder."),
                             {path}});
        }
        if (lesson.files.size() > kMostLessonFiles) {
            problems.add(0, FAULTLINE_TR_NOOP("Lessons", "The lesson has more than 10,000 files."));
            break;
        }
    }
    if (problem)
        problems.add(0, {FAULTLINE_TR_NOOP("Lessons", "The folder cannot be read: %1."),
                         {problem.message()}});
    if (lesson.caseBytes > kMostLessonBytes)
        problems.add(0, {FAULTLINE_TR_NOOP("Lessons", "The files of the lesson take %1; at most 20 "
                                                      "MiB are allowed."),
                         {Quantity{static_cast<double>(lesson.caseBytes), Unit::Bytes}}});
    std::sort(lesson.files.begin(), lesson.files.end(),
              [](const LessonFile& a, const LessonFile& b) { return a.path < b.path; });
}

/// Parts of a list of folders; empty ones are left out.
std::vector<std::string> foldersOf(const char* list)
{
    std::vector<std::string> folders;
    const std::string_view text = list != nullptr ? list : "";
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t end = std::min(text.find(':', at), text.size());
        if (end > at)
            folders.emplace_back(text.substr(at, end - at));
        at = end + 1;
    }
    return folders;
}

FoundLesson found(const std::string& folder)
{
    FoundLesson one{.folder = folder};
    const Result<LessonFolder> read = readLessonFolder(folder);
    if (!read) {
        one.error = read.error().message();
        return one;
    }
    one.lesson = read->lesson();
    one.version = read->version();
    for (const LessonText& text : read->texts) {
        one.problemCount += text.parsed.problems.size();
        if (!text.language.empty())
            one.languages.push_back(text.language);
    }
    if (one.lesson.id.empty())
        one.error = toEnglish(
            Text{FAULTLINE_TR_NOOP("Lessons", "\"%1\" is missing in the front matter."), {"id"}});
    return one;
}

/// A pack within a pack is not unpacked: nobody knows how many there are in it.
std::vector<LessonPlace> placesInPack(const std::string& pack);

std::vector<LessonPlace> placesInFolder(const std::string& folder, bool unpacks)
{
    std::error_code problem;
    if (fs::exists(fs::path(folder) / kMainText, problem))
        return {{.folder = folder}};
    std::set<std::string> below;
    for (fs::directory_iterator it(folder, problem), end; !problem && it != end;
         it.increment(problem)) {
        std::error_code ignored;
        const std::string one = it->path().string();
        const bool isMeant =
            fs::exists(it->path() / kMainText, ignored) || (unpacks && isLessonPack(one));
        if (isMeant && below.size() < kMostLessons)
            below.insert(one);
    }
    std::vector<LessonPlace> places;
    for (const std::string& one : below) {
        const std::vector<LessonPlace> more =
            isLessonPack(one) ? placesInPack(one) : std::vector<LessonPlace>{{.folder = one}};
        places.insert(places.end(), more.begin(), more.end());
    }
    return places;
}

std::vector<LessonPlace> placesInPack(const std::string& pack)
{
    SilentMonitor monitor; // what a pack may hold is read in a second or two
    const Result<std::string> folder = unpackLessons(pack, defaultPackCache(), monitor);
    if (!folder)
        return {{.folder = pack, .error = folder.error().message()}};
    return placesInFolder(*folder, false);
}

} // namespace

std::string LessonFolder::version() const
{
    return sha256Hex(std::as_bytes(std::span(texts.front().text)));
}

Result<std::string> readSmallFile(const std::string& path, std::size_t most)
{
    std::error_code problem;
    const fs::file_status status = fs::symlink_status(path, problem);
    if (!fs::exists(status))
        return Error{.code = ErrorCode::Io,
                     .path = path,
                     .detail = FAULTLINE_TR_NOOP("Errors", "does not exist")};
    if (!fs::is_regular_file(status))
        return Error{.code = ErrorCode::Io,
                     .path = path,
                     .detail = FAULTLINE_TR_NOOP("Errors", "is no regular file")};
    // What is added to it meanwhile is not read; one byte beyond `most` tells that it is too long.
    const std::uintmax_t size = fs::file_size(path, problem);
    std::ifstream stream(path, std::ios::binary);
    std::string text(static_cast<std::size_t>(std::min<std::uintmax_t>(size, most + 1)), '\0');
    stream.read(text.data(), static_cast<std::streamsize>(text.size()));
    if (!stream && !stream.eof())
        return Error{.code = ErrorCode::Io,
                     .path = path,
                     .detail = FAULTLINE_TR_NOOP("Errors", "cannot be read")};
    text.resize(static_cast<std::size_t>(std::max<std::streamsize>(stream.gcount(), 0)));
    if (text.size() > most)
        return Error{.code = ErrorCode::TooLarge,
                     .path = path,
                     .detail = {FAULTLINE_TR_NOOP("Errors", "is longer than %1"),
                                {Quantity{static_cast<double>(most), Unit::Bytes}}}};
    return text;
}

Result<LessonFolder> readLessonFolder(const std::string& folder)
{
    LessonFolder lesson{.folder = folder};
    LessonProblems problems("");
    listFiles(lesson, problems);
    const std::string mainPath = (fs::path(folder) / kMainText).string();
    Result<std::string> text = readSmallFile(mainPath, kMostLessonText);
    if (!text)
        return text.error();
    ParsedLesson parsed = parseLesson(*text, std::string(kMainText));
    lesson.texts.push_back({.file = std::string(kMainText),
                            .language = {},
                            .text = *std::move(text),
                            .parsed = std::move(parsed)});
    for (const LessonFile& file : lesson.files) {
        const std::optional<std::string> language = languageOf(file.path);
        if (!language || language->empty())
            continue;
        Result<std::string> other =
            readSmallFile((fs::path(folder) / file.path).string(), kMostLessonText);
        if (!other) {
            problems.add(0, other.error().text());
            continue;
        }
        ParsedLesson translation = parseLesson(*other, file.path);
        lesson.texts.push_back({.file = file.path,
                                .language = *language,
                                .text = *std::move(other),
                                .parsed = std::move(translation)});
    }
    lesson.problems = problems.take();
    return lesson;
}

std::vector<std::string> lessonFolders()
{
    std::vector<std::string> folders = foldersOf(std::getenv("FAULTLINE_LESSONS"));
    std::error_code problem;
    const fs::path program = fs::read_symlink("/proc/self/exe", problem);
    if (!problem)
        folders.push_back(
            (program.parent_path().parent_path() / "share/faultline/lessons").string());
    std::vector<std::string> data = foldersOf(std::getenv("XDG_DATA_DIRS"));
    if (data.empty())
        data = {"/usr/local/share", "/usr/share"};
    for (const std::string& folder : data)
        folders.push_back((fs::path(folder) / "faultline/lessons").string());
    std::vector<std::string> distinct;
    for (std::string& folder : folders) {
        if (std::find(distinct.begin(), distinct.end(), folder) == distinct.end())
            distinct.push_back(std::move(folder));
    }
    return distinct;
}

std::vector<LessonPlace> lessonPlaces(const std::string& path)
{
    return isLessonPack(path) ? placesInPack(path) : placesInFolder(path, true);
}

std::vector<FoundLesson> findLessons(const std::vector<std::string>& paths)
{
    std::vector<FoundLesson> lessons;
    for (const std::string& path : paths) {
        for (const LessonPlace& place : lessonPlaces(path))
            lessons.push_back(place.error.empty()
                                  ? found(place.folder)
                                  : FoundLesson{.folder = place.folder, .error = place.error});
    }
    std::map<std::string, std::string> firstFolders;
    for (FoundLesson& one : lessons) {
        if (!one.error.empty())
            continue;
        const auto [first, isNew] = firstFolders.emplace(one.lesson.id, one.folder);
        if (!isNew)
            one.error = toEnglish(Text{
                FAULTLINE_TR_NOOP("Lessons", "has the id of the lesson in %1"), {first->second}});
    }
    std::stable_sort(lessons.begin(), lessons.end(),
                     [](const FoundLesson& a, const FoundLesson& b) {
                         return std::tuple(!a.error.empty(), a.lesson.level, a.lesson.id)
                                < std::tuple(!b.error.empty(), b.lesson.level, b.lesson.id);
                     });
    return lessons;
}

} // namespace faultline
