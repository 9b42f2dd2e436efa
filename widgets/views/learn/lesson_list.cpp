// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/learn/lesson_list.h"

#include "model/qt/roles.h"
#include "widgets/controls/empty_state.h"
#include "widgets/controls/fitting_stack.h"
#include "widgets/controls/text_labels.h"
#include "widgets/style/theme.h"

#include <QBoxLayout>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QToolButton>
#include <QTreeView>

#include <algorithm>

namespace faultline::ui {

namespace {

constexpr int kListWidth = 104 * kGrid;
constexpr int kLessonRow = 4 * kGrid;

using LessonColumn = LessonListModel::Column;

/// Themes as headings, what is done with its sign.
class LessonDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                                 const QModelIndex& index) const override
    {
        const QSize size = QStyledItemDelegate::sizeHint(option, index);
        const int height = index.parent().isValid() ? kLessonRow : kLessonRow + kGrid;
        return {size.width(), std::max(size.height(), height)};
    }

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        if (!index.parent().isValid()) {
            option->font.setWeight(QFont::DemiBold);
            option->displayAlignment = Qt::AlignLeft | Qt::AlignBottom;
            return;
        }
        const auto done = static_cast<LessonShelf::Done>(index.data(OutcomeRole).toInt());
        const bool isSelected = option->state.testFlag(QStyle::State_Selected);
        if (index.column() == static_cast<int>(LessonColumn::Done)
            && done == LessonShelf::Done::Whole) {
            option->icon = icon(QStringLiteral("check"),
                                isSelected ? option->palette.color(QPalette::HighlightedText)
                                           : accentColor(option->palette));
            option->features |= QStyleOptionViewItem::HasDecoration;
            option->decorationSize = QSize(2 * kGrid, 2 * kGrid);
        } else if (index.column() != static_cast<int>(LessonColumn::Title) && !isSelected) {
            option->palette.setColor(QPalette::Text, mutedTextColor(option->palette));
        }
    }
};

} // namespace

LessonList::LessonList(LessonShelf& shelf, QWidget* parent)
    : QWidget(parent), m_shelf(shelf), m_model(shelf)
{
    auto* outer = new QHBoxLayout(this);
    outer->setContentsMargins(3 * kGrid, 2 * kGrid, 3 * kGrid, kGrid);
    outer->addStretch(1);
    auto* page = new QWidget(this);
    page->setMaximumWidth(kListWidth);
    outer->addWidget(page, 1000);
    outer->addStretch(1);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kGrid);
    auto* top = new QHBoxLayout;
    top->addWidget(makePageHeading(tr("Learn to diagnose"), page), 1);
    top->addWidget(buildOpenButton(page));
    column->addLayout(top);
    m_lead = makeTextLabel(tr("Each lesson is a training that you diagnose: look at its pages, "
                              "name the cause and point at the proof. Only then Faultline shows "
                              "what it found. Your own case stays open behind it."),
                           page);
    column->addWidget(m_lead);
    m_problem = makeTextLabel({}, page);
    m_problem->hide();
    column->addWidget(m_problem);
    m_stack = new FittingStack(page);
    buildTree();
    m_empty = new EmptyState(QStringLiteral("learn"), m_stack);
    m_empty->setTexts(
        tr("No lessons were found"),
        tr("Faultline looks for lessons beside the program, in the data folders of the system and "
           "in FAULTLINE_LESSONS. You can also open a folder of lessons."));
    connect(m_empty->addButton(tr("Lessons from a folder…")), &QPushButton::clicked, this,
            &LessonList::folderRequested);
    m_stack->addWidget(m_tree);
    m_stack->addWidget(m_empty);
    column->addWidget(m_stack, 1);
    connect(&shelf, &LessonShelf::lessonsChanged, this, &LessonList::refresh);
    connect(&shelf, &LessonShelf::progressChanged, this, &LessonList::refresh);
    refresh();
}

QToolButton* LessonList::buildOpenButton(QWidget* parent)
{
    auto* button = new QToolButton(parent);
    button->setText(tr("Open lessons"));
    button->setToolTip(tr("Lessons that somebody else wrote"));
    button->setPopupMode(QToolButton::InstantPopup);
    button->setFocusPolicy(Qt::StrongFocus);
    button->setMinimumHeight(4 * kGrid);
    auto* menu = new QMenu(button);
    connect(menu->addAction(tr("From a folder…")), &QAction::triggered, this,
            &LessonList::folderRequested);
    connect(menu->addAction(tr("From a zip file…")), &QAction::triggered, this,
            &LessonList::packRequested);
    button->setMenu(menu);
    return button;
}

void LessonList::buildTree()
{
    m_tree = new QTreeView(this);
    m_tree->setModel(&m_model);
    m_tree->setItemDelegate(new LessonDelegate(m_tree));
    m_tree->setAccessibleName(tr("Lessons"));
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setRootIsDecorated(false);
    m_tree->setItemsExpandable(false);
    m_tree->setIndentation(0);
    m_tree->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_tree->setAllColumnsShowFocus(true);
    m_tree->setEditTriggers(QAbstractItemView::NoEditTriggers);
    QHeaderView* header = m_tree->header();
    header->setStretchLastSection(false);
    header->setSectionsMovable(false);
    header->setSectionResizeMode(static_cast<int>(LessonColumn::Title), QHeaderView::Stretch);
    for (const LessonColumn column :
         {LessonColumn::Level, LessonColumn::Minutes, LessonColumn::Done})
        header->setSectionResizeMode(static_cast<int>(column), QHeaderView::Fixed);
    header->resizeSection(static_cast<int>(LessonColumn::Level), 14 * kGrid);
    header->resizeSection(static_cast<int>(LessonColumn::Minutes), 10 * kGrid);
    header->resizeSection(static_cast<int>(LessonColumn::Done), 14 * kGrid);
    connect(m_tree, &QTreeView::activated, this, &LessonList::open);
    connect(m_tree, &QTreeView::clicked, this, &LessonList::open);
}

void LessonList::refresh()
{
    const bool isEmpty = m_shelf.isLoaded() && m_shelf.lessons().empty();
    m_stack->setCurrentWidget(isEmpty ? static_cast<QWidget*>(m_empty) : m_tree);
    m_problem->setText(m_shelf.problem());
    m_problem->setVisible(!m_shelf.problem().isEmpty());
    for (int theme = 0; theme < m_model.rowCount(); ++theme) {
        m_tree->setFirstColumnSpanned(theme, {}, true);
        m_tree->expand(m_model.index(theme, 0));
    }
    if (!m_tree->currentIndex().parent().isValid() && m_model.rowCount() > 0)
        m_tree->setCurrentIndex(m_model.index(0, 0, m_model.index(0, 0)));
}

void LessonList::choose(const QString& id)
{
    const QModelIndex index = m_model.indexOf(id.toStdString());
    if (index.isValid())
        m_tree->setCurrentIndex(index);
}

void LessonList::open(const QModelIndex& index)
{
    const ShelfLesson* const lesson = m_model.lesson(index);
    if (lesson != nullptr && lesson->isReadable())
        emit lessonChosen(index.siblingAtColumn(0).data(IdRole).toString());
}

void LessonList::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_tree != nullptr)
        m_tree->viewport()->update();
}

} // namespace faultline::ui
