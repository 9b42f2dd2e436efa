// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/lesson_shelf.h"

#include "model/lessons/lesson_case.h"
#include "model/qt/messages.h"
#include "model/qt/text.h"

#include <QLocale>

#include <algorithm>
#include <filesystem>
#include <tuple>
#include <utility>

namespace faultline {

namespace {

/// Of a file that could not be taken, and where it is now.
QString keptAsideText(const ReadProgress& read)
{
    if (read.problem.empty())
        return {};
    return LessonShelf::tr("Your progress could not be read: it %1. It was kept as %2, and a new "
                           "one begun.")
        .arg(translated(read.problem), toQString(read.keptAside));
}

/// Questions of a lesson that an attempt has to answer.
std::size_t questionCount(const Lesson& lesson)
{
    return static_cast<std::size_t>(
        std::count_if(lesson.blocks.begin(), lesson.blocks.end(), [](const LessonBlock& block) {
            return block.kind != LessonBlock::Kind::Unknown && !block.options.empty();
        }));
}

ShelfLesson listed(FoundLesson found, const std::string& language)
{
    ShelfLesson lesson{.found = std::move(found), .title = {}, .theme = {}};
    Lesson shown = lesson.found.lesson;
    const std::vector<std::string>& languages = lesson.found.languages;
    if (!language.empty()
        && std::find(languages.begin(), languages.end(), language) != languages.end()) {
        const std::string file = "lesson." + language + ".md";
        const Result<std::string> text = readSmallFile(
            (std::filesystem::path(lesson.found.folder) / file).string(), kMostLessonText);
        if (text)
            shown = parseLesson(*text, file).lesson;
    }
    lesson.title = toQString(shown.title.empty() ? lesson.found.lesson.title : shown.title);
    lesson.theme = toQString(shown.theme.empty() ? lesson.found.lesson.theme : shown.theme);
    if (lesson.title.isEmpty())
        lesson.title = toQString(std::filesystem::path(lesson.found.folder).filename().string());
    return lesson;
}

} // namespace

std::string lessonLanguage()
{
    return QLocale().name().section(u'_', 0, 0).toStdString();
}

const LessonText& textOf(const LessonFolder& folder, const std::string& language)
{
    const auto text =
        std::find_if(folder.texts.begin(), folder.texts.end(),
                     [&language](const LessonText& one) { return one.language == language; });
    return text == folder.texts.end() ? folder.texts.front() : *text;
}

LessonShelf::LessonShelf(JobQueuePtr jobs, std::string progressPath, QObject* parent)
    : QObject(parent), m_progressPath(std::move(progressPath)), m_loading(jobs), m_writing(jobs)
{
}

LessonShelf::Loaded LessonShelf::loadAll(const std::vector<std::string>& folders,
                                         const std::string& language, const std::string& progress)
{
    Loaded loaded;
    for (FoundLesson& found : findLessons(folders))
        loaded.lessons.push_back(listed(std::move(found), language));
    std::stable_sort(loaded.lessons.begin(), loaded.lessons.end(),
                     [](const ShelfLesson& a, const ShelfLesson& b) {
                         const auto key = [](const ShelfLesson& one) {
                             return std::tuple(!one.isReadable(), one.theme, one.found.lesson.level,
                                               one.found.lesson.id);
                         };
                         return key(a) < key(b);
                     });
    if (progress.empty())
        return loaded;
    const Result<ReadProgress> read = loadProgress(progress);
    if (read) {
        loaded.progress = read->progress;
        loaded.problem = keptAsideText(*read);
    } else {
        loaded.problem = errorMessage(read.error());
    }
    return loaded;
}

void LessonShelf::addFolder(const QString& folder)
{
    m_folders.removeAll(folder);
    m_folders.prepend(folder);
    m_folders = m_folders.first(std::min(kMostFolders, m_folders.size()));
    load();
}

void LessonShelf::load()
{
    std::vector<std::string> all;
    for (const QString& folder : m_folders)
        all.push_back(folder.toStdString());
    for (std::string& folder : lessonFolders())
        all.push_back(std::move(folder));
    m_loading.start([all, language = lessonLanguage(), progress = m_progressPath](
                        WorkMonitor&) { return Result<Loaded>(loadAll(all, language, progress)); },
                    [this](const Result<Loaded>& loaded) {
                        m_isLoaded = true;
                        if (!loaded) {
                            noteProblem(errorMessage(loaded.error()));
                            emit lessonsChanged();
                            return;
                        }
                        m_lessons = loaded->lessons;
                        // What is being written is newer than what was read.
                        if (!m_writing.isRunning())
                            m_progress = loaded->progress;
                        emit lessonsChanged();
                        if (!loaded->problem.isEmpty())
                            noteProblem(loaded->problem);
                    });
}

void LessonShelf::loadOnce()
{
    if (!m_isLoaded && !m_loading.isRunning())
        load();
}

const ShelfLesson* LessonShelf::find(std::string_view id) const
{
    const auto lesson = std::find_if(m_lessons.begin(), m_lessons.end(), [id](const auto& one) {
        return one.isReadable() && one.found.lesson.id == id;
    });
    return lesson == m_lessons.end() ? nullptr : &*lesson;
}

std::vector<const ShelfLesson*> LessonShelf::about(std::string_view ruleId) const
{
    std::vector<const ShelfLesson*> found;
    for (const ShelfLesson& lesson : m_lessons) {
        const std::vector<std::string>& rules = lesson.found.lesson.rules;
        if (std::any_of(rules.begin(), rules.end(), [ruleId](const std::string& name) {
                const RuleInfo* const rule = ruleNamed(name);
                return rule != nullptr && rule->id == ruleId;
            }))
            found.push_back(&lesson);
    }
    return found;
}

LessonShelf::Done LessonShelf::done(const ShelfLesson& lesson) const
{
    Done done = Done::Not;
    for (const LessonAttempt& attempt : m_progress.attempts) {
        if (attempt.lesson != lesson.found.lesson.id || attempt.version != lesson.found.version)
            continue;
        if (attempt.answers.size() >= questionCount(lesson.found.lesson))
            return Done::Whole;
        done = Done::Begun;
    }
    return done;
}

void LessonShelf::record(const LessonAttempt& attempt)
{
    const auto goesOn = [&attempt](const LessonAttempt& before) {
        return before.lesson == attempt.lesson && before.version == attempt.version
               && before.answers.size() < attempt.answers.size()
               && std::equal(before.answers.begin(), before.answers.end(), attempt.answers.begin());
    };
    if (!m_progress.attempts.empty() && goesOn(m_progress.attempts.back()))
        m_progress.attempts.back() = attempt;
    else
        m_progress.attempts.push_back(attempt);
    emit progressChanged();
    if (m_progressPath.empty())
        return;
    m_writing.submit<ReadProgress>(
        {}, [path = m_progressPath, attempt](JobMonitor&) { return addAttempt(path, attempt); },
        [this](const Result<ReadProgress>& written) {
            if (!written) {
                noteProblem(errorMessage(written.error()));
                return;
            }
            m_progress.person = written->progress.person;
            if (const QString kept = keptAsideText(*written); !kept.isEmpty())
                noteProblem(kept);
        });
}

void LessonShelf::noteProblem(const QString& problem)
{
    m_problem = problem;
    emit progressChanged();
}

void LessonShelf::finish()
{
    m_loading.finish();
    m_writing.finish();
}

} // namespace faultline
