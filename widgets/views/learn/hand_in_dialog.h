// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/lessons/lesson.h"
#include "model/lessons/lesson_answers.h"
#include "model/session/jobs/write_queue.h"

#include <QDialog>

#include <string>

class QLabel;
class QLineEdit;
class QPushButton;

namespace faultline::ui {

/// Writes what a learner answered into a folder: answers.json for a lecturer's program, and a page
/// for people. There is no name in them unless one is typed.
class HandInDialog : public QDialog {
    Q_OBJECT

public:
    HandInDialog(Lesson lesson, LessonAttempt attempt, std::string person, const JobQueuePtr& jobs,
                 QWidget* parent = nullptr);

    [[nodiscard]] QLineEdit& name() const { return *m_name; }
    /// As if that folder had been chosen.
    void writeTo(const QString& folder);
    [[nodiscard]] QString message() const;
    void finish(); ///< waits. For tests

private:
    void chooseFolder();

    Lesson m_lesson;
    LessonAttempt m_attempt;
    std::string m_person;
    QLineEdit* m_name = nullptr;
    QPushButton* m_write = nullptr;
    QLabel* m_message = nullptr;
    WriteQueue m_writing;
};

} // namespace faultline::ui
