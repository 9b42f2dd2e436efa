// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/run.h"
#include "model/diagnosis/findings/finding.h"
#include "model/lessons/lesson_answers.h"
#include "model/lessons/lesson_folder.h"
#include "model/session/jobs/background_work.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace faultline {

class OpenCase;

/// One walk of a learner through a lesson: its parts one after the other, the case of each, what
/// was answered, and whether what rules say is withheld. It alone opens cases in its OpenCase,
/// which is that of the lesson: the user's own case is another one. GUI thread only.
class LessonWalk : public QObject {
    Q_OBJECT

public:
    /// `opened` outlives it.
    LessonWalk(OpenCase& opened, std::string folder, std::string language,
               QObject* parent = nullptr);

    /// Reads the lesson and its cases in a job; ready() follows.
    void start();
    [[nodiscard]] bool isReady() const { return m_isReady; }
    /// Why the lesson cannot be shown at all; empty: it can.
    [[nodiscard]] const QString& error() const { return m_error; }
    /// What is wrong with its text or cases, "lesson.md:12: ...".
    [[nodiscard]] const QStringList& problems() const { return m_problems; }
    [[nodiscard]] const std::string& folder() const { return m_folderPath; }
    /// In the language of the reader; empty until ready().
    [[nodiscard]] const Lesson& lesson() const { return m_lesson; }

    /// The blocks that are shown, in their order; what is unknown or empty is left out.
    [[nodiscard]] const std::vector<std::size_t>& parts() const { return m_parts; }
    [[nodiscard]] const LessonBlock& block(std::size_t part) const;
    [[nodiscard]] std::size_t current() const { return m_current; } ///< into parts()
    [[nodiscard]] bool isAtEnd() const { return m_current + 1 >= m_parts.size(); }
    /// Whether the present part is done with: it asks nothing, or was answered.
    [[nodiscard]] bool mayGoOn() const;
    /// To the next part; nothing at the end, or while this one waits for an answer.
    void next();

    /// A text of a part with its values written in the reader's language.
    [[nodiscard]] QString textOf(std::size_t part, std::string_view text) const;

    /// What was answered to a part; null: nothing yet.
    [[nodiscard]] const BlockAnswer* answerTo(std::size_t part) const;
    /// Once for each part. `proof` is looked at where the block asks for one; nothing: none was
    /// found. `sureness` 0..1.
    void answer(std::size_t part, std::size_t option, const std::optional<Evidence>& proof,
                std::optional<double> sureness);
    /// Shows the answer of a part without one, as a lecturer does: nothing is kept of it.
    void reveal(std::size_t part);
    [[nodiscard]] bool isRevealed(std::size_t part) const;
    /// What the learner did so far.
    [[nodiscard]] const LessonAttempt& attempt() const { return m_attempt; }
    /// A place that proves the cause, to be shown; nothing: no page can show one.
    [[nodiscard]] std::optional<Evidence> proofOf(std::size_t part) const;

    /// Which of the cases of the lesson are looked at: its own, or one of a folder.
    [[nodiscard]] const std::string& shownCase() const { return m_shownCase; }
    /// The case of a part: "case" of the front matter, or the folder of a block; "none": no case.
    [[nodiscard]] std::string caseOf(std::size_t part) const;
    void showCase(const std::string& name);
    [[nodiscard]] bool hasCase(const std::string& name) const { return m_cases.contains(name); }

    void finish(); ///< waits. For pictures and tests

signals:
    void ready(); ///< error() says whether it can be shown
    void partChanged();
    void answered(std::size_t part); ///< or revealed
    void caseShown();

private:
    struct Read {
        LessonFolder folder;
        std::map<std::string, CasePtr> cases;
        QStringList problems;
    };
    [[nodiscard]] static Result<Read> readAll(const std::string& folder, ReadMonitor& monitor);
    void take(const Read& read);
    void refreshWithheld();
    [[nodiscard]] const CaseData* dataOf(std::size_t part) const;

    OpenCase& m_opened;
    std::string m_folderPath;
    std::string m_language;
    Lesson m_lesson;
    std::map<std::string, CasePtr> m_cases;
    QStringList m_problems;
    QString m_error;
    bool m_isReady = false;
    std::vector<std::size_t> m_parts;
    std::size_t m_current = 0;
    std::string m_shownCase;
    LessonAttempt m_attempt;
    std::vector<std::size_t> m_revealed; ///< parts, by reveal()
    BackgroundWork<Read> m_reading;
};

} // namespace faultline
