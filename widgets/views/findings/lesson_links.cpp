// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/findings/lesson_links.h"

#include "model/qt/lesson_shelf.h"
#include "model/qt/text.h"
#include "widgets/style/theme.h"
#include "widgets/view_context.h"

#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

namespace faultline::ui {

LessonLinks::LessonLinks(ViewContext& context, std::string ruleId, QWidget* parent)
    : QWidget(parent),
      m_context(context),
      m_ruleId(std::move(ruleId)),
      m_column(new QVBoxLayout(this))
{
    m_column->setContentsMargins(0, 0, 0, 0);
    connect(&context.lessons(), &LessonShelf::lessonsChanged, this, &LessonLinks::refresh);
    context.lessons().loadOnce();
    refresh();
}

void LessonLinks::refresh()
{
    while (QLayoutItem* item = m_column->takeAt(0)) {
        item->widget()->deleteLater();
        delete item;
    }
    const std::vector<const ShelfLesson*> lessons = m_context.lessons().about(m_ruleId);
    for (const ShelfLesson* lesson : lessons) {
        auto* button = new QPushButton(icon(QStringLiteral("learn"), palette()),
                                       tr("Lesson: %1").arg(lesson->title), this);
        button->setToolTip(tr("Learn to find this cause yourself; the case stays as it is"));
        connect(button, &QPushButton::clicked, this,
                [this, id = toQString(lesson->found.lesson.id)] { m_context.openLesson(id); });
        m_column->addWidget(button, 0, Qt::AlignLeft);
    }
    setVisible(!lessons.empty());
}

} // namespace faultline::ui
