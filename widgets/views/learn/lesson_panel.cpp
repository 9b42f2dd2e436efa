// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/learn/lesson_panel.h"

#include "model/qt/messages.h"
#include "model/qt/text.h"
#include "widgets/controls/text_labels.h"
#include "widgets/style/theme.h"
#include "widgets/views/learn/knob_box.h"
#include "widgets/views/learn/lesson_text.h"
#include "widgets/views/learn/question_box.h"

#include <QBoxLayout>
#include <QEvent>
#include <QFrame>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QShortcut>
#include <QTimer>
#include <QToolButton>

#include <algorithm>

namespace faultline::ui {

namespace {

constexpr int kLessonWidth = 45 * kGrid; ///< 360 pixels
constexpr int kLectureWidth = 72 * kGrid;
constexpr double kLectureFont = 1.6;

} // namespace

LessonPanel::LessonPanel(LessonWalk& walk, const JobQueuePtr& jobs, QWidget* parent)
    : QWidget(parent), m_walk(walk), m_jobs(jobs)
{
    setAccessibleName(tr("Lesson"));
    setFixedWidth(kLessonWidth);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(buildHeader());
    m_scroll = new QScrollArea(this);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_content = new QWidget(m_scroll);
    m_column = new QVBoxLayout(m_content);
    m_column->setContentsMargins(2 * kGrid, kGrid, 2 * kGrid, 2 * kGrid);
    m_column->setSpacing(2 * kGrid);
    m_column->addStretch(1);
    m_scroll->setWidget(m_content);
    column->addWidget(m_scroll, 1);
    column->addWidget(buildFooter());
    connect(&walk, &LessonWalk::ready, this, &LessonPanel::takeLesson);
    connect(&walk, &LessonWalk::partChanged, this, [this] { addPart(m_walk.current()); });
    connect(&walk, &LessonWalk::answered, this, [this](std::size_t) {
        refreshFooter();
        emit proofAsked(false);
        if (m_walk.isAtEnd() && m_walk.isRevealed(m_walk.current()))
            addEnd();
    });
    auto* reveal = new QShortcut(QKeySequence(Qt::Key_F9), this);
    reveal->setContext(Qt::WindowShortcut);
    connect(reveal, &QShortcut::activated, this, [this] {
        if (m_isLecture)
            revealPresent();
    });
    refreshFooter();
    if (walk.isReady())
        takeLesson();
}

QWidget* LessonPanel::buildHeader()
{
    auto* header = new QWidget(this);
    auto* column = new QVBoxLayout(header);
    column->setContentsMargins(2 * kGrid, kGrid, 2 * kGrid, kGrid / 2);
    column->setSpacing(kGrid / 2);
    auto* row = new QHBoxLayout;
    m_leave = new QToolButton(header);
    auto* leave = m_leave;
    leave->setText(tr("Leave the lesson"));
    refreshIcons();
    leave->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    leave->setAutoRaise(true);
    leave->setFocusPolicy(Qt::StrongFocus);
    leave->setToolTip(tr("Back to the list of lessons. Your own case is as you left it."));
    connect(leave, &QToolButton::clicked, this, &LessonPanel::leaveRequested);
    row->addWidget(leave);
    row->addStretch(1);
    m_lecture = new QToolButton(header);
    m_lecture->setText(tr("Lecture"));
    m_lecture->setCheckable(true);
    m_lecture->setAutoRaise(true);
    m_lecture->setFocusPolicy(Qt::StrongFocus);
    m_lecture->setToolTip(tr("Large type; F9 shows the answer"));
    connect(m_lecture, &QToolButton::toggled, this, &LessonPanel::setLecture);
    row->addWidget(m_lecture);
    column->addLayout(row);
    m_title = makePageHeading({}, header);
    m_title->setWordWrap(true);
    column->addWidget(m_title);
    m_step = makeMutedLabel({}, header);
    column->addWidget(m_step);
    return header;
}

QWidget* LessonPanel::buildFooter()
{
    auto* footer = new QFrame(this);
    auto* row = new QHBoxLayout(footer);
    m_footer = row;
    row->setContentsMargins(2 * kGrid, kGrid, 2 * kGrid, kGrid);
    m_reveal = new QPushButton(tr("Reveal (F9)"), footer);
    m_reveal->setMinimumHeight(4 * kGrid);
    connect(m_reveal, &QPushButton::clicked, this, &LessonPanel::revealPresent);
    row->addWidget(m_reveal);
    m_next = new QPushButton(tr("Next"), footer);
    m_next->setMinimumHeight(4 * kGrid);
    m_next->setAutoDefault(true);
    connect(m_next, &QPushButton::clicked, this, &LessonPanel::goOn);
    row->addWidget(m_next, 1);
    return footer;
}

void LessonPanel::takeLesson()
{
    m_title->setText(toQString(m_walk.lesson().title));
    m_title->setVisible(!m_title->text().isEmpty());
    showProblems();
    if (!m_walk.parts().empty())
        addPart(0);
    refreshFooter();
}

/// With file and line, above all else; the lesson goes on with what there is.
void LessonPanel::showProblems()
{
    QStringList lines = m_walk.problems();
    if (!m_walk.error().isEmpty())
        lines.prepend(m_walk.error());
    if (lines.isEmpty())
        return;
    auto* box = new QFrame(m_content);
    box->setFrameShape(QFrame::StyledPanel);
    box->setObjectName(QStringLiteral("lessonProblems"));
    auto* column = new QVBoxLayout(box);
    column->addWidget(makeCardHeading(m_walk.error().isEmpty()
                                          ? tr("Parts of this lesson are missing")
                                          : tr("This lesson cannot be shown"),
                                      box));
    constexpr qsizetype kMost = 5;
    for (const QString& line : lines.first(std::min(kMost, lines.size())))
        column->addWidget(makeTextLabel(line, box));
    if (lines.size() > kMost)
        column->addWidget(makeMutedLabel(
            tr("and %n more", nullptr, static_cast<int>(lines.size() - kMost)), box));
    m_column->insertWidget(m_column->count() - 1, box);
}

QString LessonPanel::headingOf(std::size_t part) const
{
    const LessonBlock& block = m_walk.block(part);
    switch (block.kind) {
    case LessonBlock::Kind::Text: return part == 0 ? tr("The situation") : QString();
    case LessonBlock::Kind::Ask:
        return block.argument == "cause" ? tr("What is the cause?") : tr("A question");
    case LessonBlock::Kind::Reveal: return tr("Why");
    case LessonBlock::Kind::Knob: return tr("Turn one knob");
    case LessonBlock::Kind::Contrast: return tr("Compare with a twin");
    case LessonBlock::Kind::Check: return tr("A new case");
    case LessonBlock::Kind::Principle: return tr("Keep in mind");
    case LessonBlock::Kind::Unknown: break;
    }
    return {};
}

void LessonPanel::addPart(std::size_t number)
{
    const LessonBlock& block = m_walk.block(number);
    Part part;
    part.widget = new QWidget(m_content);
    auto* column = new QVBoxLayout(part.widget);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kGrid);
    const QString heading = headingOf(number);
    part.widget->setAccessibleName(heading);
    part.heading = makeCardHeading(heading, part.widget);
    part.heading->setFocusPolicy(Qt::TabFocus);
    part.heading->setVisible(!heading.isEmpty());
    column->addWidget(part.heading);
    QString text = m_walk.textOf(number, block.text);
    if (block.kind == LessonBlock::Kind::Principle) {
        // A line each, as they were written.
        QStringList lines = text.split(u'\n', Qt::SkipEmptyParts);
        for (QString& line : lines)
            line = QStringLiteral("* ") + line.trimmed();
        text = lines.join(u'\n');
    }
    if (!text.trimmed().isEmpty()) {
        auto* words = new LessonPageText(text, toQString(m_walk.folder()), part.widget);
        column->addWidget(words);
    }
    if (block.knob) {
        part.knob = new KnobBox(m_walk, number, m_jobs, part.widget);
        part.question = part.knob->question();
        connect(part.knob, &KnobBox::turned, this,
                [this, knob = *block.knob](const std::string& value) { emit turned(knob, value); });
        column->addWidget(part.knob);
    } else if (!block.options.empty()) {
        part.question = new QuestionBox(m_walk, number, false, part.widget);
        connect(part.question, &QuestionBox::proofShown, this, &LessonPanel::proofShown);
        column->addWidget(part.question);
    }
    takeCommit(part.question);
    m_column->insertWidget(m_column->count() - 1, part.widget);
    part.widget->show(); // now, so that it can have the focus
    m_parts.push_back(part);
    emit proofAsked(part.question != nullptr && part.question->asksProof());
    refreshFooter();
    if (m_walk.isAtEnd() && m_walk.isRevealed(number))
        addEnd();
    scrollTo(*part.widget);
    part.heading->setFocus(Qt::OtherFocusReason);
}

/// The button that commits stands where the next part is asked for afterwards, always in sight.
void LessonPanel::takeCommit(const QuestionBox* question)
{
    delete m_commit;
    m_commit = question != nullptr ? &question->commit() : nullptr;
    if (m_commit != nullptr)
        m_footer->addWidget(m_commit, 1);
}

QuestionBox* LessonPanel::question() const
{
    return m_parts.empty() ? nullptr : m_parts.back().question;
}

KnobBox* LessonPanel::knob() const
{
    return m_parts.empty() ? nullptr : m_parts.back().knob;
}

void LessonPanel::goOn()
{
    if (m_walk.mayGoOn())
        m_walk.next();
}

QString LessonPanel::scoreText() const
{
    const std::vector<BlockAnswer>& answers = m_walk.attempt().answers;
    if (answers.empty())
        return {};
    const auto right = std::count_if(answers.begin(), answers.end(),
                                     [](const BlockAnswer& one) { return one.isRight; });
    QStringList sentences{tr("%1 of %2 answers were right.")
                              .arg(QLocale().toString(static_cast<qlonglong>(right)),
                                   QLocale().toString(static_cast<qlonglong>(answers.size())))};
    for (const BlockAnswer& answer : answers) {
        if (answer.isProofRight)
            sentences << (*answer.isProofRight ? tr("Your proof was right.")
                                               : tr("Your proof did not show it."));
    }
    if (const std::optional<double> brier = brierScore(answers))
        sentences << tr("Calibration (Brier score): %1; 0 is perfect, 0.25 a coin.")
                         .arg(formatted(*brier, Unit::None));
    return sentences.join(u' ');
}

void LessonPanel::addEnd()
{
    if (m_end != nullptr)
        return;
    m_end = new QFrame(m_content);
    auto* column = new QVBoxLayout(m_end);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kGrid);
    column->addWidget(makeCardHeading(tr("End of the lesson"), m_end));
    if (const QString score = scoreText(); !score.isEmpty())
        column->addWidget(makeTextLabel(score, m_end));
    const auto add = [&](const QString& text, auto signal) {
        auto* button = new QPushButton(text, m_end);
        button->setMinimumHeight(4 * kGrid);
        connect(button, &QPushButton::clicked, this, signal);
        column->addWidget(button);
        return button;
    };
    if (!m_nextTitle.isEmpty())
        add(tr("Next lesson: %1").arg(m_nextTitle), &LessonPanel::nextLessonRequested);
    if (!m_walk.attempt().answers.empty())
        add(tr("Hand in…"), &LessonPanel::handInRequested);
    add(tr("Start again"), &LessonPanel::againRequested);
    add(tr("All lessons"), &LessonPanel::leaveRequested);
    m_column->insertWidget(m_column->count() - 1, m_end);
    refreshFooter();
}

void LessonPanel::takeProof(const Evidence& place, const QString& words)
{
    if (QuestionBox* const asked = question())
        asked->setProof(place, words);
}

void LessonPanel::setNextLesson(const QString& title)
{
    m_nextTitle = title;
}

void LessonPanel::refreshFooter()
{
    const std::size_t count = m_walk.parts().size();
    m_step->setText(count == 0
                        ? QString()
                        : tr("Part %1 of %2")
                              .arg(QLocale().toString(static_cast<qlonglong>(m_walk.current() + 1)),
                                   QLocale().toString(static_cast<qlonglong>(count))));
    m_step->setVisible(count > 0);
    m_next->setEnabled(m_walk.mayGoOn());
    const bool asks = count > 0 && !m_walk.isRevealed(m_walk.current());
    m_next->setVisible(count > 0 && !asks && !m_walk.isAtEnd());
    m_reveal->setVisible(m_isLecture && asks);
}

void LessonPanel::setLecture(bool isLecture)
{
    m_isLecture = isLecture;
    m_lecture->setChecked(isLecture);
    QFont font = parentWidget() != nullptr ? parentWidget()->font() : this->font();
    if (isLecture)
        font.setPointSizeF(font.pointSizeF() * kLectureFont);
    setFont(font);
    setFixedWidth(isLecture ? kLectureWidth : kLessonWidth);
    refreshFooter();
}

void LessonPanel::revealPresent()
{
    if (!m_walk.parts().empty())
        m_walk.reveal(m_walk.current());
}

/// Once it has its place: the layout is made in the next round of the event loop.
void LessonPanel::scrollTo(QWidget& widget)
{
    QTimer::singleShot(0, &widget, [this, &widget] {
        m_content->layout()->activate();
        m_scroll->verticalScrollBar()->setValue(widget.y() - kGrid);
    });
}

void LessonPanel::refreshIcons()
{
    m_leave->setIcon(icon(QStringLiteral("back"), palette()));
}

void LessonPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_leave != nullptr)
        refreshIcons();
}

void LessonPanel::finish()
{
    for (const Part& part : m_parts) {
        if (part.knob != nullptr)
            part.knob->finish();
    }
}

} // namespace faultline::ui
