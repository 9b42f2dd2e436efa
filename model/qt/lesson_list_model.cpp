// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/lesson_list_model.h"

#include "model/qt/roles.h"
#include "model/qt/text.h"

#include <QLocale>

#include <algorithm>
#include <limits>

namespace faultline {

namespace {

constexpr quintptr kThemeRow = std::numeric_limits<quintptr>::max();

} // namespace

QString lessonLevelName(LessonLevel level)
{
    switch (level) {
    case LessonLevel::Guided: return LessonListModel::tr("Guided");
    case LessonLevel::Gaps: return LessonListModel::tr("With gaps");
    case LessonLevel::Blind: return LessonListModel::tr("Blind");
    }
    return {};
}

QString lessonDoneName(LessonShelf::Done done)
{
    switch (done) {
    case LessonShelf::Done::Not: return LessonListModel::tr("Not yet");
    case LessonShelf::Done::Begun: return LessonListModel::tr("Begun");
    case LessonShelf::Done::Whole: return LessonListModel::tr("Done");
    }
    return {};
}

LessonListModel::LessonListModel(LessonShelf& shelf, QObject* parent)
    : QAbstractItemModel(parent), m_shelf(shelf)
{
    rebuild();
    connect(&shelf, &LessonShelf::lessonsChanged, this, &LessonListModel::rebuild);
    connect(&shelf, &LessonShelf::progressChanged, this, [this] {
        for (int theme = 0; theme < rowCount(); ++theme) {
            const QModelIndex top = index(theme, 0);
            const int last = static_cast<int>(Column::Done);
            if (rowCount(top) > 0)
                emit dataChanged(index(0, last, top), index(rowCount(top) - 1, last, top));
        }
    });
}

void LessonListModel::rebuild()
{
    beginResetModel();
    m_lessons = m_shelf.lessons();
    m_themes.clear();
    for (std::size_t i = 0; i < m_lessons.size(); ++i) {
        const ShelfLesson& lesson = m_lessons[i];
        const QString theme = !lesson.isReadable()     ? tr("Cannot be read")
                              : lesson.theme.isEmpty() ? tr("Other lessons")
                                                       : lesson.theme;
        if (m_themes.empty() || m_themes.back().name != theme)
            m_themes.push_back({.name = theme, .lessons = {}});
        m_themes.back().lessons.push_back(i);
    }
    endResetModel();
}

const ShelfLesson* LessonListModel::lesson(const QModelIndex& index) const
{
    if (!index.isValid() || index.internalId() == kThemeRow)
        return nullptr;
    const Theme& theme = m_themes[index.internalId()];
    return &m_lessons[theme.lessons[static_cast<std::size_t>(index.row())]];
}

QModelIndex LessonListModel::indexOf(std::string_view id) const
{
    for (int theme = 0; theme < rowCount(); ++theme) {
        const QModelIndex parent = index(theme, 0);
        for (int row = 0; row < rowCount(parent); ++row) {
            const QModelIndex at = index(row, 0, parent);
            if (lesson(at)->found.lesson.id == id)
                return at;
        }
    }
    return {};
}

QModelIndex LessonListModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column,
                       parent.isValid() ? static_cast<quintptr>(parent.row()) : kThemeRow);
}

QModelIndex LessonListModel::parent(const QModelIndex& child) const
{
    if (!child.isValid() || child.internalId() == kThemeRow)
        return {};
    return createIndex(static_cast<int>(child.internalId()), 0, kThemeRow);
}

int LessonListModel::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid())
        return static_cast<int>(m_themes.size());
    if (parent.internalId() != kThemeRow || parent.column() != 0)
        return 0;
    return static_cast<int>(m_themes[static_cast<std::size_t>(parent.row())].lessons.size());
}

int LessonListModel::columnCount(const QModelIndex&) const
{
    return static_cast<int>(Column::Count);
}

QString LessonListModel::text(const ShelfLesson& lesson, Column column) const
{
    switch (column) {
    case Column::Title: return lesson.title;
    case Column::Level:
        return lesson.isReadable() ? lessonLevelName(lesson.found.lesson.level) : QString();
    case Column::Minutes:
        return lesson.found.lesson.minutes > 0
                   ? tr("%1 min").arg(QLocale().toString(lesson.found.lesson.minutes))
                   : QString();
    case Column::Done:
        return lesson.isReadable() ? lessonDoneName(m_shelf.done(lesson)) : QString();
    case Column::Count: break;
    }
    return {};
}

QVariant LessonListModel::lessonData(const ShelfLesson& lesson, Column column, int role) const
{
    switch (role) {
    case Qt::DisplayRole: return text(lesson, column);
    case Qt::ToolTipRole:
    case DetailRole: return toQString(lesson.found.error);
    case Qt::AccessibleTextRole:
        // The row as a sentence: the view reads the first column of a row.
        return column == Column::Title
                   ? QStringList{lesson.title, text(lesson, Column::Level),
                                 text(lesson, Column::Minutes), text(lesson, Column::Done)}
                         .join(QStringLiteral(", "))
                   : text(lesson, column);
    case Qt::TextAlignmentRole:
        return column == Column::Minutes ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    case IdRole:
        return toQString(lesson.isReadable() ? lesson.found.lesson.id : lesson.found.folder);
    case PathRole: return toQString(lesson.found.folder);
    case OutcomeRole: return static_cast<int>(m_shelf.done(lesson));
    case SortRole:
        return column == Column::Minutes ? QVariant(lesson.found.lesson.minutes)
                                         : QVariant(text(lesson, column));
    default: return {};
    }
}

QVariant LessonListModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto column = static_cast<Column>(index.column());
    if (const ShelfLesson* const one = lesson(index))
        return lessonData(*one, column, role);
    const Theme& theme = m_themes[static_cast<std::size_t>(index.row())];
    if (role == CountRole)
        return static_cast<quint64>(theme.lessons.size());
    const bool isName = column == Column::Title && (role == Qt::DisplayRole || role == SortRole);
    return isName || role == IdRole ? QVariant(theme.name) : QVariant();
}

QVariant LessonListModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    const auto column = static_cast<Column>(section);
    if (role == Qt::TextAlignmentRole && column == Column::Minutes)
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (column) {
    case Column::Title: return tr("Lesson");
    case Column::Level: return tr("Level");
    case Column::Minutes: return tr("Time");
    case Column::Done: return tr("Done");
    case Column::Count: break;
    }
    return {};
}

} // namespace faultline
