// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/lessons/lesson_progress.h"

#include "model/core/user_folders.h"
#include "model/lessons/answers_json.h"
#include "model/lessons/lesson_folder.h"
#include "model/report/text_sink.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdlib>
#include <filesystem>
#include <random>
#include <system_error>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

namespace faultline {

namespace {

namespace fs = std::filesystem;

/// Holds a lock file as long as it lives; others wait.
class ProgressLock {
public:
    explicit ProgressLock(const std::string& path)
        : m_descriptor(::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600))
    {
        if (m_descriptor < 0)
            return;
        while (::flock(m_descriptor, LOCK_EX) != 0 && errno == EINTR) {
        }
    }
    ~ProgressLock()
    {
        if (m_descriptor >= 0)
            ::close(m_descriptor);
    }
    ProgressLock(const ProgressLock&) = delete;
    ProgressLock& operator=(const ProgressLock&) = delete;

private:
    int m_descriptor;
};

std::string randomPerson()
{
    static constexpr std::string_view kDigits = "0123456789abcdef";
    std::random_device device;
    std::string person;
    for (int i = 0; i < 16; ++i)
        person.push_back(kDigits[device() % kDigits.size()]);
    return person;
}

Result<LessonProgress> parseProgress(std::string_view text)
{
    const Result<AnswersJson> json = documentOf(text, kProgressSchema);
    if (!json)
        return json.error();
    LessonProgress progress;
    const auto person = json->find("person");
    const auto attempts = json->find("attempts");
    bool isSound = person != json->end() && person->is_string() && attempts != json->end()
                   && attempts->is_array();
    if (isSound) {
        progress.person = person->get<std::string>();
        for (const AnswersJson& one : *attempts) {
            LessonAttempt attempt;
            isSound = isSound && readAttempt(one, attempt);
            progress.attempts.push_back(std::move(attempt));
        }
    }
    if (!isSound)
        return Error::corrupt(
            FAULTLINE_TR_NOOP("Lessons", "holds answers that make no sense, or lacks some"));
    return progress;
}

std::string progressText(const LessonProgress& progress)
{
    AnswersJson attempts = AnswersJson::array();
    for (const LessonAttempt& attempt : progress.attempts)
        attempts.push_back(attemptJson(attempt));
    return documentText({{"schema", kProgressSchema},
                         {"person", progress.person},
                         {"attempts", std::move(attempts)}});
}

/// Whether one is the same walk as another, with more answers.
bool goesOn(const LessonAttempt& before, const LessonAttempt& now)
{
    return before.lesson == now.lesson && before.version == now.version
           && before.answers.size() < now.answers.size()
           && std::equal(before.answers.begin(), before.answers.end(), now.answers.begin());
}

/// Renames a file to a name that is free. Empty: it could not be.
std::string setAside(const std::string& path)
{
    constexpr int kMost = 1000;
    for (int number = 1; number <= kMost; ++number) {
        const std::string place = path + ".kept-" + std::to_string(number);
        // A link fails where the name is taken, so nothing is ever replaced.
        if (::link(path.c_str(), place.c_str()) == 0)
            return ::unlink(path.c_str()) == 0 ? place : std::string();
        if (errno != EEXIST)
            return {};
    }
    return {};
}

} // namespace

const LessonAttempt* LessonProgress::last(std::string_view lesson) const
{
    const auto it =
        std::find_if(attempts.rbegin(), attempts.rend(),
                     [lesson](const LessonAttempt& attempt) { return attempt.lesson == lesson; });
    return it == attempts.rend() ? nullptr : &*it;
}

std::string defaultProgressPath()
{
    return userDataPath("progress.json");
}

Result<ReadProgress> loadProgress(const std::string& path)
{
    ReadProgress read;
    std::error_code problem;
    if (!fs::exists(fs::symlink_status(path, problem)))
        return read;
    const Result<std::string> text = readSmallFile(path, kMostProgressBytes);
    if (!text && text.error().code != ErrorCode::TooLarge)
        return text.error();
    Result<LessonProgress> progress = text ? parseProgress(*text) : text.error();
    if (progress) {
        read.progress = *std::move(progress);
        return read;
    }
    read.problem = progress.error().detail;
    read.keptAside = setAside(path);
    if (read.keptAside.empty())
        return Error{.code = ErrorCode::Io, .path = path, .detail = read.problem};
    return read;
}

Result<ReadProgress> addAttempt(const std::string& path, const LessonAttempt& attempt)
{
    if (path.empty())
        return Error{.code = ErrorCode::Io,
                     .detail = FAULTLINE_TR_NOOP("Lessons", "no folder for progress is known")};
    const std::string folder = fs::path(path).parent_path().string();
    std::error_code problem;
    fs::create_directories(folder, problem);
    if (problem)
        return Error{
            .code = ErrorCode::Io,
            .path = folder,
            .detail = {FAULTLINE_TR_NOOP("Errors", "cannot be made: %1"), {problem.message()}}};
    const ProgressLock lock(path + ".lock");
    Result<ReadProgress> read = loadProgress(path);
    if (!read)
        return read;
    LessonProgress& progress = read->progress;
    if (progress.person.empty())
        progress.person = randomPerson();
    if (!progress.attempts.empty() && goesOn(progress.attempts.back(), attempt))
        progress.attempts.back() = attempt;
    else
        progress.attempts.push_back(attempt);
    const std::string text = progressText(progress);
    if (const Result<void> written =
            writeWholeFile(path, [&text](TextSink& sink) { sink.write(text); });
        !written)
        return written.error();
    return read;
}

} // namespace faultline
