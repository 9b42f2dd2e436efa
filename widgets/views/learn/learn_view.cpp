// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/learn/learn_view.h"

#include "model/qt/lesson_shelf.h"
#include "model/qt/text.h"
#include "widgets/controls/fitting_stack.h"
#include "widgets/view_context.h"
#include "widgets/views/learn/hand_in_dialog.h"
#include "widgets/views/learn/lesson_list.h"
#include "widgets/views/learn/lesson_panel.h"
#include "widgets/views/learn/lesson_stage.h"
#include "widgets/views/views.h"

#include <QBoxLayout>
#include <QFileDialog>
#include <QFrame>
#include <QTreeView>

#include <utility>

namespace faultline::ui {

/// A lesson that is open, with its own case and pages. Members go in the reverse of their order.
struct LearnView::Lesson {
    OpenCase opened;
    ViewContext context{opened};
    std::unique_ptr<LessonWalk> walk;
    QString id;
    std::unique_ptr<QWidget> page;
    LessonPanel* panel = nullptr;
    LessonStage* stage = nullptr;
    std::size_t kept = 0; ///< answers that the shelf has

    explicit Lesson(JobQueuePtr jobs) : opened(std::move(jobs)) {}
    Lesson(const Lesson&) = delete;
    Lesson& operator=(const Lesson&) = delete;
    ~Lesson() { page.reset(); }
};

LearnView::LearnView(ViewContext& context, QWidget* parent)
    : View(parent), m_context(context), m_shelf(context.lessons())
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    m_stack = new FittingStack(this);
    column->addWidget(m_stack);
    m_list = new LessonList(m_shelf, m_stack);
    m_stack->addWidget(m_list);
    connect(m_list, &LessonList::lessonChosen, this, &LearnView::openLesson);
    connect(m_list, &LessonList::folderRequested, this,
            [this] { askForLessons(tr("Lessons from a folder"), QFileDialog::Directory); });
    connect(m_list, &LessonList::packRequested, this,
            [this] { askForLessons(tr("Lessons from a zip file"), QFileDialog::ExistingFile); });
    connect(&m_shelf, &LessonShelf::lessonsChanged, this, [this] {
        emit statusTextChanged();
        if (!m_lesson)
            setFocusProxy(focusOfList());
        if (!m_wanted.isEmpty())
            openLesson(std::exchange(m_wanted, {}));
    });
    m_shelf.loadOnce();
    setFocusProxy(focusOfList());
}

LearnView::~LearnView()
{
    keepAnswers();
}

void LearnView::settle()
{
    m_shelf.finish();
    if (!m_lesson)
        return;
    m_lesson->walk->finish();
    m_lesson->stage->settle();
    m_lesson->panel->finish();
}

void LearnView::showPart(const QString& part)
{
    if (!part.isEmpty())
        openLesson(part);
}

ViewContext* LearnView::ownContext() const
{
    return m_lesson ? &m_lesson->context : nullptr;
}

QString LearnView::statusText() const
{
    if (m_lesson)
        return {};
    return m_shelf.isLoaded()
               ? tr("%n lesson(s)", nullptr, static_cast<int>(m_shelf.lessons().size()))
               : QString();
}

LessonWalk* LearnView::walk() const
{
    return m_lesson ? m_lesson->walk.get() : nullptr;
}

LessonPanel* LearnView::panel() const
{
    return m_lesson ? m_lesson->panel : nullptr;
}

LessonStage* LearnView::stage() const
{
    return m_lesson ? m_lesson->stage : nullptr;
}

void LearnView::openLesson(const QString& id)
{
    if (!m_shelf.isLoaded()) {
        m_wanted = id;
        return;
    }
    if (m_lesson && m_lesson->id == id && !m_lesson->walk->isReady())
        return; // a click and its double click
    if (const ShelfLesson* const lesson = m_shelf.find(id.toStdString()))
        openFolder(lesson->found.folder, id);
}

void LearnView::openFolder(const std::string& folder, const QString& id)
{
    const bool isLecture = m_lesson && m_lesson->panel->isLecture();
    keepAnswers();
    m_lesson = std::make_unique<Lesson>(m_context.opened().jobs());
    Lesson& open = *m_lesson;
    open.id = id;
    open.walk = std::make_unique<LessonWalk>(open.opened, folder, lessonLanguage());
    open.page = std::make_unique<QWidget>();
    auto* row = new QHBoxLayout(open.page.get());
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    m_stack->addWidget(open.page.get()); // before its parts: shortcuts are of the window
    open.panel = new LessonPanel(*open.walk, open.opened.jobs(), open.page.get());
    row->addWidget(open.panel);
    auto* line = new QFrame(open.page.get());
    line->setFrameShape(QFrame::VLine);
    line->setFrameShadow(QFrame::Plain);
    line->setForegroundRole(QPalette::Mid);
    row->addWidget(line);
    open.stage = new LessonStage(open.context, *open.walk, open.page.get());
    row->addWidget(open.stage, 1);
    connectLesson();
    if (const ShelfLesson* next = m_shelf.find(nextLesson().toStdString()))
        open.panel->setNextLesson(next->title);
    open.panel->setLecture(isLecture);
    m_stack->setCurrentWidget(open.page.get());
    setFocusProxy(open.panel); // not to the list, which is hidden
    emit statusTextChanged();
    open.walk->start();
}

void LearnView::connectLesson()
{
    LessonWalk* walk = m_lesson->walk.get();
    LessonPanel* panel = m_lesson->panel;
    LessonStage* stage = m_lesson->stage;
    // Later: it is a button of the lesson that asks.
    connect(panel, &LessonPanel::leaveRequested, this, &LearnView::leaveLesson,
            Qt::QueuedConnection);
    connect(
        panel, &LessonPanel::againRequested, this,
        [this] {
            if (m_lesson)
                openFolder(std::string(m_lesson->walk->folder()), QString(m_lesson->id));
        },
        Qt::QueuedConnection);
    connect(
        panel, &LessonPanel::nextLessonRequested, this, [this] { openLesson(nextLesson()); },
        Qt::QueuedConnection);
    connect(panel, &LessonPanel::handInRequested, this, &LearnView::handIn);
    connect(panel, &LessonPanel::proofAsked, stage, &LessonStage::setAsksProof);
    connect(panel, &LessonPanel::proofShown, stage, &LessonStage::showProof);
    connect(panel, &LessonPanel::turned, stage, &LessonStage::turn);
    connect(stage, &LessonStage::proofTaken, panel, &LessonPanel::takeProof);
    connect(walk, &LessonWalk::answered, this, &LearnView::keepAnswers);
    // A rule's page within the lesson leads to another lesson.
    connect(&m_lesson->context, &ViewContext::lessonRequested, this, &LearnView::openLesson,
            Qt::QueuedConnection);
}

void LearnView::keepAnswers()
{
    if (!m_lesson || m_lesson->walk->attempt().answers.size() == m_lesson->kept)
        return;
    m_lesson->kept = m_lesson->walk->attempt().answers.size();
    m_shelf.record(m_lesson->walk->attempt());
}

void LearnView::leaveLesson()
{
    if (!m_lesson)
        return;
    keepAnswers();
    const QString id = m_lesson->id;
    m_stack->setCurrentWidget(m_list);
    setFocusProxy(focusOfList());
    m_lesson.reset();
    m_list->choose(id);
    m_list->tree().setFocus(Qt::OtherFocusReason);
    emit statusTextChanged();
}

/// Null where there is no list: a proxy that is hidden would take the focus and show none.
QWidget* LearnView::focusOfList() const
{
    return m_shelf.lessons().empty() ? nullptr : &m_list->tree();
}

QString LearnView::nextLesson() const
{
    const std::vector<ShelfLesson>& lessons = m_shelf.lessons();
    for (std::size_t i = 0; m_lesson && i + 1 < lessons.size(); ++i) {
        if (toQString(lessons[i].found.lesson.id) == m_lesson->id && lessons[i + 1].isReadable())
            return toQString(lessons[i + 1].found.lesson.id);
    }
    return {};
}

void LearnView::handIn()
{
    if (!m_lesson)
        return;
    auto* dialog = new HandInDialog(m_lesson->walk->lesson(), m_lesson->walk->attempt(),
                                    m_shelf.progress().person, m_context.opened().jobs(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void LearnView::askForLessons(const QString& title, QFileDialog::FileMode mode)
{
    auto* dialog = new QFileDialog(this, title);
    dialog->setFileMode(mode);
    if (mode == QFileDialog::ExistingFile)
        dialog->setNameFilter(tr("Zip files (*.zip)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QFileDialog::fileSelected, &m_shelf, &LessonShelf::addFolder);
    dialog->open();
}

std::unique_ptr<const ViewFactory> makeLearnViewFactory()
{
    return std::make_unique<StandardViewFactory<LearnView>>(
        QStringLiteral("learn"), QStringLiteral("learn"), [] { return LearnView::tr("Learn"); },
        std::vector<ArtifactKind>(), WithoutCase::Works);
}

} // namespace faultline::ui
