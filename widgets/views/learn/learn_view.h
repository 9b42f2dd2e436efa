// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/session/lesson_walk.h"
#include "model/session/open_case.h"
#include "widgets/page_roles.h"
#include "widgets/view_factory.h"

#include <QFileDialog>

#include <memory>
#include <string>

namespace faultline {
class LessonShelf;
}

namespace faultline::ui {

class FittingStack;
class LessonList;
class LessonPanel;
class LessonStage;

/// The page Learn: the list of lessons, and the lesson that is open, on the left beside live pages.
/// A lesson has a case and pages of its own, so that the user's case stays as it is behind it.
class LearnView : public View, public FramingPage {
    Q_OBJECT

public:
    LearnView(ViewContext& context, QWidget* parent);
    ~LearnView() override;

    void settle() override;
    void showPart(const QString& part) override; ///< the id of a lesson
    [[nodiscard]] ViewContext* ownContext() const override;
    [[nodiscard]] QString statusText() const override;

    [[nodiscard]] LessonList& list() const { return *m_list; }
    [[nodiscard]] LessonShelf& shelf() const { return m_shelf; }
    void openLesson(const QString& id);
    void leaveLesson();
    // Of the lesson that is open; null: none is.
    [[nodiscard]] LessonWalk* walk() const;
    [[nodiscard]] LessonPanel* panel() const;
    [[nodiscard]] LessonStage* stage() const;

private:
    struct Lesson;
    void openFolder(const std::string& folder, const QString& id);
    void connectLesson();
    void keepAnswers();
    void handIn();
    [[nodiscard]] QWidget* focusOfList() const;
    void askForLessons(const QString& title, QFileDialog::FileMode mode);
    [[nodiscard]] QString nextLesson() const; ///< its id; empty: none

    ViewContext& m_context;
    LessonShelf& m_shelf;
    FittingStack* m_stack = nullptr;
    LessonList* m_list = nullptr;
    QString m_wanted; ///< asked for before the lessons were found
    std::unique_ptr<Lesson> m_lesson;
};

} // namespace faultline::ui
