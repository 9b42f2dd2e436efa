// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/qt/lesson_list_model.h"

#include <QWidget>

class QLabel;
class QToolButton;
class QTreeView;

namespace faultline::ui {

class EmptyState;
class FittingStack;

/// The lessons by theme, with level, time and what was done of them.
class LessonList : public QWidget {
    Q_OBJECT

public:
    /// `shelf` outlives it.
    explicit LessonList(LessonShelf& shelf, QWidget* parent = nullptr);

    [[nodiscard]] QTreeView& tree() const { return *m_tree; }
    [[nodiscard]] LessonListModel& model() { return m_model; }
    void choose(const QString& id); ///< makes it the present row

signals:
    void lessonChosen(const QString& id);
    void folderRequested();
    void packRequested(); ///< a zip file of lessons

protected:
    void changeEvent(QEvent* event) override;

private:
    void buildTree();
    [[nodiscard]] QToolButton* buildOpenButton(QWidget* parent);
    void refresh();
    void open(const QModelIndex& index);

    LessonShelf& m_shelf;
    LessonListModel m_model;
    QLabel* m_lead = nullptr;
    QLabel* m_problem = nullptr;
    FittingStack* m_stack = nullptr;
    QTreeView* m_tree = nullptr;
    EmptyState* m_empty = nullptr;
};

} // namespace faultline::ui
