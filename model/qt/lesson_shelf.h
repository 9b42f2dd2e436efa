// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/lessons/lesson_folder.h"
#include "model/lessons/lesson_progress.h"
#include "model/session/jobs/background_work.h"
#include "model/session/jobs/write_queue.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <string>
#include <vector>

namespace faultline {

/// A lesson as the reader's language lists it.
struct ShelfLesson {
    FoundLesson found;
    QString title;
    QString theme;

    [[nodiscard]] bool isReadable() const { return found.error.empty(); }
};

/// The language of a lesson that is closest to that of the program: "de", "zh"; empty: lesson.md.
[[nodiscard]] std::string lessonLanguage();
/// The text of a lesson in that language, else lesson.md.
[[nodiscard]] const LessonText& textOf(const LessonFolder& folder, const std::string& language);

/// The lessons that were found, and what the learner did. Everything is read and written in jobs.
/// GUI thread only.
class LessonShelf : public QObject {
    Q_OBJECT

public:
    /// How far a learner came.
    enum class Done { Not, Begun, Whole };

    /// `progressPath` empty: nothing is kept.
    explicit LessonShelf(JobQueuePtr jobs, std::string progressPath = defaultProgressPath(),
                         QObject* parent = nullptr);

    static constexpr qsizetype kMostFolders = 10;

    /// Folders and zip files that the user chose, newest first; looked into before those where the
    /// program looks itself (lessonFolders()).
    [[nodiscard]] const QStringList& folders() const { return m_folders; }
    /// Before lessons are asked for: those of the last start.
    void setFolders(const QStringList& folders) { m_folders = folders; }
    /// Puts one before the others, and loads.
    void addFolder(const QString& folder);
    void load();
    /// The same unless that was done.
    void loadOnce();
    [[nodiscard]] bool isLoaded() const { return m_isLoaded; }
    [[nodiscard]] bool isLoading() const { return m_loading.isRunning(); }

    /// By theme, level and id; those that cannot be read last.
    [[nodiscard]] const std::vector<ShelfLesson>& lessons() const { return m_lessons; }
    [[nodiscard]] const ShelfLesson* find(std::string_view id) const; ///< null: there is none
    /// Those that are about a rule, by its id; empty until they were read.
    [[nodiscard]] std::vector<const ShelfLesson*> about(std::string_view ruleId) const;

    [[nodiscard]] const LessonProgress& progress() const { return m_progress; }
    [[nodiscard]] Done done(const ShelfLesson& lesson) const;
    /// Keeps what was answered; told at once, written in the background.
    void record(const LessonAttempt& attempt);
    /// What went wrong with the file of the progress, in words; empty: nothing.
    [[nodiscard]] const QString& problem() const { return m_problem; }

    void finish(); ///< waits for all. For pictures and tests

signals:
    void lessonsChanged();
    void progressChanged(); ///< or problem()

private:
    struct Loaded {
        std::vector<ShelfLesson> lessons;
        LessonProgress progress;
        QString problem;
    };
    [[nodiscard]] static Loaded loadAll(const std::vector<std::string>& folders,
                                        const std::string& language, const std::string& progress);
    void noteProblem(const QString& problem);

    std::string m_progressPath;
    QStringList m_folders;
    std::vector<ShelfLesson> m_lessons;
    LessonProgress m_progress;
    QString m_problem;
    bool m_isLoaded = false;
    BackgroundWork<Loaded> m_loading;
    WriteQueue m_writing;
};

} // namespace faultline
