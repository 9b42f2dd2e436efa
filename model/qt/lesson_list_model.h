// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/qt/lesson_shelf.h"

#include <QAbstractItemModel>

#include <vector>

namespace faultline {

[[nodiscard]] QString lessonLevelName(LessonLevel level); ///< "Guided"
[[nodiscard]] QString lessonDoneName(LessonShelf::Done done);

/// The lessons of a shelf as a tree: themes, below each its lessons. Roles: IdRole (id of the
/// lesson; of one that cannot be read its folder; of a theme its name), PathRole (folder),
/// DetailRole (why it cannot be read), OutcomeRole (int of LessonShelf::Done), CountRole (of a
/// theme), SortRole.
class LessonListModel : public QAbstractItemModel {
    Q_OBJECT

public:
    enum class Column { Title, Level, Minutes, Done, Count };

    /// `shelf` outlives it.
    explicit LessonListModel(LessonShelf& shelf, QObject* parent = nullptr);

    /// Null for a theme.
    [[nodiscard]] const ShelfLesson* lesson(const QModelIndex& index) const;
    [[nodiscard]] QModelIndex indexOf(std::string_view id) const;

    [[nodiscard]] QModelIndex index(int row, int column,
                                    const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& child) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    struct Theme {
        QString name;
        std::vector<std::size_t> lessons; ///< into m_lessons
    };
    void rebuild();
    [[nodiscard]] QString text(const ShelfLesson& lesson, Column column) const;
    [[nodiscard]] QVariant lessonData(const ShelfLesson& lesson, Column column, int role) const;

    LessonShelf& m_shelf;
    std::vector<ShelfLesson> m_lessons; ///< as the rows show them
    std::vector<Theme> m_themes;
};

} // namespace faultline
