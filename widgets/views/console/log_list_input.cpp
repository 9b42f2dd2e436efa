// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What mouse and keyboard do to a LogList.
#include "model/qt/console_words.h"
#include "widgets/style/theme.h"
#include "widgets/views/console/log_list.h"
#include "widgets/views/console/problem_scroll_bar.h"

#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QScrollBar>
#include <QToolTip>

#include <algorithm>

namespace faultline::ui {

bool LogList::event(QEvent* event)
{
    // Keys of a list must not be taken for shortcuts of the window.
    if (event->type() == QEvent::ShortcutOverride) {
        auto* key = static_cast<QKeyEvent*>(event);
        if (key->matches(QKeySequence::Copy) || key->matches(QKeySequence::SelectAll)) {
            key->accept();
            return true;
        }
    }
    return QAbstractScrollArea::event(event);
}

bool LogList::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<const QHelpEvent*>(event);
        const std::optional<std::size_t> row = rowAt(help->pos().y());
        const QString text = row ? toolTipOf(*row) : QString();
        if (text.isEmpty())
            QToolTip::hideText();
        else
            QToolTip::showText(help->globalPos(), text, viewport(), rowRect(*row));
        return true;
    }
    return QAbstractScrollArea::viewportEvent(event);
}

QString LogList::toolTipOf(std::size_t row) const
{
    const ConsoleDigest& digest = *rows().digest();
    const ConsoleRows::Row& at = rows().row(row);
    QStringList parts;
    if (at.isHead()) {
        parts << foldSummary(digest, digest.folds[at.fold])
              << tr("%n line(s); click the arrow to see them", "",
                    static_cast<int>(digest.folds[at.fold].lineCount()));
    } else if (const LogEvent* event = m_tellsMeaning ? digest.eventOf(at.line) : nullptr) {
        parts << tr("%1: %2").arg(outcomeName(event->outcome), eventTitle(*event))
              << eventMeaning(*event) << eventFields(*event);
    }
    const LogLine& line = digest.log->lines[at.line];
    parts << logDateTime(line.wallTime, digest.log->timeKind);
    if (line.repeats > 1)
        parts << tr("Written %n time(s)", "", static_cast<int>(line.repeats));
    parts.removeAll(QString());
    if (parts.isEmpty())
        return {};
    // Escaped: a line of a log may look like HTML.
    return QStringLiteral("<p style='white-space:pre-wrap'>%1</p>")
        .arg(parts.join(u'\n').toHtmlEscaped());
}

void LogList::moveBy(std::ptrdiff_t rowCount, bool extend)
{
    if (rows().empty())
        return;
    const auto last = static_cast<std::ptrdiff_t>(rows().size()) - 1;
    const std::ptrdiff_t from =
        static_cast<std::ptrdiff_t>(m_hasCurrent ? m_current : firstVisibleRow());
    const std::ptrdiff_t step = m_hasCurrent || std::abs(rowCount) != 1 ? rowCount : 0;
    const auto row = static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(from + step, 0, last));
    setCurrentRow(row, extend);
    ensureVisible(m_current);
}

void LogList::pressSideways(bool right, bool extend)
{
    const bool onHead = m_hasCurrent && m_current < rows().size() && rows().row(m_current).isHead();
    if (onHead && isFoldOpen(m_current) != right) {
        toggleFold(m_current, right);
        return;
    }
    // As in a tree: from inside a fold, left goes to its head.
    if (!right && m_hasCurrent && !onHead && horizontalScrollBar()->value() == 0
        && m_current < rows().size()) {
        const LogFold* fold = rows().digest()->foldOf(rows().row(m_current).line);
        const std::size_t head = fold == nullptr ? m_current : rows().rowNear(fold->firstLine) - 1;
        if (fold != nullptr && head < rows().size() && rows().row(head).isHead()) {
            setCurrentRow(head, extend);
            ensureVisible(m_current);
            return;
        }
    }
    QScrollBar* bar = horizontalScrollBar();
    bar->setValue(bar->value() + (right ? 1 : -1) * bar->singleStep());
}

void LogList::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Copy)) {
        copySelection(false);
        return;
    }
    if (event->matches(QKeySequence::SelectAll)) {
        selectAll();
        return;
    }
    const bool extend = event->modifiers().testFlag(Qt::ShiftModifier);
    const auto page = static_cast<std::ptrdiff_t>(pageRows());
    const auto all = static_cast<std::ptrdiff_t>(rows().size());
    switch (event->key()) {
    case Qt::Key_Up: moveBy(-1, extend); return;
    case Qt::Key_Down: moveBy(1, extend); return;
    case Qt::Key_PageUp: moveBy(-page, extend); return;
    case Qt::Key_PageDown: moveBy(page, extend); return;
    case Qt::Key_Home: moveBy(-all, extend); return;
    case Qt::Key_End: moveBy(all, extend); return;
    case Qt::Key_Left: pressSideways(false, extend); return;
    case Qt::Key_Right: pressSideways(true, extend); return;
    case Qt::Key_N: emit problemRequested(!extend); return;
    case Qt::Key_P: emit problemRequested(false); return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (const std::optional<std::uint32_t> line = currentLine()) {
            if (rows().row(m_current).isHead())
                toggleFold(m_current, !isFoldOpen(m_current));
            emit lineChosen(*line);
        }
        return;
    default: QAbstractScrollArea::keyPressEvent(event);
    }
}

void LogList::mousePressEvent(QMouseEvent* event)
{
    const QPoint place = event->position().toPoint();
    const std::optional<std::size_t> row = rowAt(place.y());
    if (event->button() != Qt::LeftButton || !row)
        return;
    if (rows().row(*row).isHead() && m_painter.columns().fold.holds(place.x())) {
        setCurrentRow(*row, false);
        toggleFold(*row, !isFoldOpen(*row));
        return;
    }
    setCurrentRow(*row, event->modifiers().testFlag(Qt::ShiftModifier));
    emit lineChosen(rows().row(m_current).line);
}

void LogList::mouseMoveEvent(QMouseEvent* event)
{
    if (!event->buttons().testFlag(Qt::LeftButton) || !m_hasCurrent)
        return;
    const int y = event->position().toPoint().y();
    if (y < 0 || y >= viewport()->height()) {
        moveBy(y < 0 ? -1 : 1, true);
        return;
    }
    if (const std::optional<std::size_t> row = rowAt(y))
        setCurrentRow(*row, true);
}

void LogList::mouseDoubleClickEvent(QMouseEvent* event)
{
    const std::optional<std::size_t> row = rowAt(event->position().toPoint().y());
    if (row && rows().row(*row).isHead()
        && !m_painter.columns().fold.holds(event->position().toPoint().x()))
        toggleFold(*row, !isFoldOpen(*row));
}

void LogList::contextMenuEvent(QContextMenuEvent* event)
{
    if (event->reason() == QContextMenuEvent::Mouse) {
        const std::optional<std::size_t> row = rowAt(event->pos().y());
        const auto [low, high] = std::minmax(m_anchor, m_current);
        if (row && (!m_hasCurrent || *row < low || *row > high))
            setCurrentRow(*row, false);
    }
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    QAction* copy = menu->addAction(icon(QStringLiteral("copy"), palette()), tr("Copy lines"));
    copy->setShortcut(QKeySequence::Copy);
    copy->setEnabled(m_hasCurrent);
    connect(copy, &QAction::triggered, this, [this] { copySelection(false); });
    QAction* copyAll = menu->addAction(tr("Copy with line numbers and times"));
    copyAll->setEnabled(m_hasCurrent);
    connect(copyAll, &QAction::triggered, this, [this] { copySelection(true); });
    menu->addSeparator();
    const auto addStep = [this, menu](const QString& text, const QKeySequence& keys, bool forward) {
        QAction* step = menu->addAction(text);
        step->setShortcut(keys);
        step->setEnabled(rows().digest() && !rows().digest()->problems.empty());
        connect(step, &QAction::triggered, this,
                [this, forward] { emit problemRequested(forward); });
    };
    addStep(tr("Next problem"), QKeySequence(Qt::Key_N), true);
    addStep(tr("Previous problem"), QKeySequence(Qt::SHIFT | Qt::Key_N), false);
    menu->addSeparator();
    connect(menu->addAction(tr("Unfold everything")), &QAction::triggered, &m_model,
            [this] { m_model.setAllFoldsOpen(true); });
    connect(menu->addAction(tr("Fold everything")), &QAction::triggered, &m_model,
            [this] { m_model.setAllFoldsOpen(false); });
    menu->popup(event->globalPos());
}

void LogList::focusInEvent(QFocusEvent* event)
{
    QAbstractScrollArea::focusInEvent(event);
    viewport()->update();
}

void LogList::focusOutEvent(QFocusEvent* event)
{
    QAbstractScrollArea::focusOutEvent(event);
    viewport()->update();
}

} // namespace faultline::ui
