// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/session/lesson_walk.h"

#include <QPointer>
#include <QWidget>

#include <vector>

class QBoxLayout;
class QLabel;
class QProgressBar;
class QPushButton;
class QScrollArea;
class QToolButton;
class QVBoxLayout;

namespace faultline::ui {

class KnobBox;
class QuestionBox;

/// The lesson itself, beside the live pages: part after part, the earlier ones above.
class LessonPanel : public QWidget {
    Q_OBJECT

public:
    /// `walk` outlives it.
    LessonPanel(LessonWalk& walk, const JobQueuePtr& jobs, QWidget* parent = nullptr);

    /// What an asked question of the present part is; null: none.
    [[nodiscard]] QuestionBox* question() const;
    [[nodiscard]] KnobBox* knob() const; ///< of the present part; null: none
    [[nodiscard]] QPushButton& nextButton() const { return *m_next; }
    /// Large type, and answers on a key without one's own.
    void setLecture(bool isLecture);
    [[nodiscard]] bool isLecture() const { return m_isLecture; }
    /// Shows the answer of the present question; nothing is kept of it.
    void revealPresent();
    /// What the learner says proves the answer to the present question.
    void takeProof(const Evidence& place, const QString& words);
    void setNextLesson(const QString& title); ///< offered at the end; empty: none
    void finish();                            ///< waits for a knob. For pictures and tests

signals:
    void leaveRequested();
    void againRequested();
    void handInRequested();
    void nextLessonRequested();
    void proofAsked(bool asks);
    void proofShown(const faultline::Evidence& place);
    void turned(const faultline::LessonKnob& knob, const std::string& value);

protected:
    void changeEvent(QEvent* event) override;

private:
    void refreshIcons();
    /// What was made for a part.
    struct Part {
        QWidget* widget = nullptr;
        QuestionBox* question = nullptr;
        KnobBox* knob = nullptr;
        QLabel* heading = nullptr;
    };
    [[nodiscard]] QWidget* buildHeader();
    [[nodiscard]] QWidget* buildFooter();
    void takeLesson();
    void showProblems();
    void addPart(std::size_t number);
    void addEnd();
    void takeCommit(const QuestionBox* question);
    void goOn();
    void refreshFooter();
    void scrollTo(QWidget& widget);
    [[nodiscard]] QString headingOf(std::size_t part) const;
    [[nodiscard]] QString scoreText() const;

    LessonWalk& m_walk;
    JobQueuePtr m_jobs;
    bool m_isLecture = false;
    QString m_nextTitle;
    QLabel* m_title = nullptr;
    QLabel* m_step = nullptr;
    QToolButton* m_leave = nullptr;
    QToolButton* m_lecture = nullptr;
    QScrollArea* m_scroll = nullptr;
    QWidget* m_content = nullptr;
    QVBoxLayout* m_column = nullptr;
    QBoxLayout* m_footer = nullptr;
    QPointer<QPushButton> m_commit; ///< of the present question
    QPushButton* m_next = nullptr;
    QPushButton* m_reveal = nullptr;
    QWidget* m_end = nullptr;
    std::vector<Part> m_parts;
};

} // namespace faultline::ui
