// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/console/log_list.h"

#include "model/qt/console_words.h"
#include "model/qt/text.h"
#include "widgets/style/theme.h"
#include "widgets/views/console/log_accessible.h"
#include "widgets/views/console/problem_scroll_bar.h"

#include <QClipboard>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>
#include <limits>
#include <map>

namespace faultline::ui {

namespace {

constexpr int kFlashMs = 1200;
/// Marks of the scroll bar are told apart no finer than this.
constexpr int kMarkSlots = 2000;
/// More text than this is no use in a clipboard.
constexpr std::size_t kMaxCopiedBytes = std::size_t{256} << 20;

int asBarValue(std::size_t row)
{
    return static_cast<int>(std::min<std::size_t>(row, std::numeric_limits<int>::max()));
}

} // namespace

LogList::LogList(ConsoleModel& model, QWidget* parent)
    : QAbstractScrollArea(parent), m_model(model), m_bar(new ProblemScrollBar(this))
{
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setVerticalScrollBar(m_bar);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    viewport()->setBackgroundRole(QPalette::Base);
    viewport()->setCursor(Qt::ArrowCursor);
    setAccessibleName(tr("Console log"));
    makeLogsAccessible();
    m_flash.setDuration(kFlashMs);
    m_flash.setStartValue(1.0);
    m_flash.setEndValue(0.0);
    connect(&m_flash, &QVariantAnimation::valueChanged, viewport(), qOverload<>(&QWidget::update));
    connect(m_bar, &ProblemScrollBar::markClicked, this, [this](std::uint32_t line) {
        showLine(line, true);
        emit lineChosen(line);
    });
    m_bar->setDescription([this](std::uint32_t line) {
        return rows().digest() ? spokenLine(*rows().digest(), line, m_tellsMeaning) : QString();
    });
    connect(&m_model, &ConsoleModel::rowsChanged, this, &LogList::adoptRows);
    connect(&m_model, &ConsoleModel::searchChanged, this, [this] {
        m_painter.setMatcher(m_model.matcher());
        viewport()->update();
    });
    refreshLook();
    adoptRows();
}

void LogList::adoptRows()
{
    const ConsoleDigestPtr& digest = rows().digest();
    // Another log begins at its beginning; a longer one goes on where it was.
    const std::string name = digest ? digest->log->name() : std::string();
    const bool sameLog = name == m_shownLog;
    if (!sameLog || !digest || m_currentLine >= digest->lineCount()) {
        m_shownLog = name;
        m_currentLine = 0;
        m_hasCurrent = false;
        m_flashLine.reset();
        m_bar->setValue(0);
    }
    const bool atEnd = m_bar->maximum() > 0 && isAtEnd();
    const std::size_t offset = m_current - std::min(m_current, firstVisibleRow());
    m_current = rows().rowNear(m_currentLine);
    // The head of an unfolded fold has the line of the row below it.
    if (m_currentOnHead && m_current > 0 && rows().row(m_current - 1).isHead()
        && rows().row(m_current - 1).line == m_currentLine)
        --m_current;
    m_anchor = m_current;
    m_painter.setMatcher(m_model.matcher());
    refreshColumns();
    refreshScrollBars();
    refreshMarks();
    const bool grew = sameLog && digest != m_shownDigest;
    m_shownDigest = digest;
    if (atEnd && grew) {
        scrollToEnd(); // who reads the end of a live log goes on reading it
    } else if (m_hasCurrent) {
        // The current line stays at its height.
        m_bar->setValue(asBarValue(m_current - std::min(m_current, offset)));
        ensureVisible(m_current);
    }
    announceRow(*this);
    viewport()->update();
}

void LogList::refreshLook()
{
    QFont mono = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    mono.setPointSizeF(font().pointSizeF() > 0 ? font().pointSizeF() : mono.pointSizeF());
    mono.setStyleHint(QFont::Monospace);
    m_painter.setLook(mono, palette(), devicePixelRatioF());
    refreshColumns();
    refreshScrollBars();
    viewport()->update();
}

void LogList::refreshColumns()
{
    const ConsoleDigestPtr& digest = rows().digest();
    const bool timed = digest && digest->firstTime.has_value();
    const bool dated = timed
                       && (digest->log->timeKind == TimeKind::Local
                           || digest->log->timeKind == TimeKind::Absolute);
    m_painter.setTimes(m_times);
    m_painter.setWrapped(m_wrapped);
    m_painter.setColumns(LogColumns::layOut(m_painter.charWidth(),
                                            digest ? lineNumberDigits(*digest) : 1,
                                            !timed  ? LogTimes::Hidden
                                            : dated ? m_times
                                                    : LogTimes::Relative,
                                            digest && digest->log->ranks.size() > 1));
}

int LogList::textWidth() const
{
    return std::max(1, viewport()->width() - m_painter.columns().text - kGrid / 2);
}

std::size_t LogList::pageRows() const
{
    if (!m_wrapped || rows().empty())
        return static_cast<std::size_t>(
            std::max(1, viewport()->height() / m_painter.rowHeight(rows(), 0, textWidth())));
    // What fits above the end, where it matters.
    int height = 0;
    std::size_t count = 0;
    for (std::size_t row = rows().size(); row-- > 0;) {
        height += m_painter.rowHeight(rows(), row, textWidth());
        if (height > viewport()->height())
            break;
        ++count;
    }
    return std::max<std::size_t>(count, 1);
}

void LogList::refreshScrollBars()
{
    const std::size_t page = pageRows();
    const std::size_t last = rows().size() - std::min(rows().size(), page);
    m_bar->setPageStep(asBarValue(page));
    m_bar->setRange(0, asBarValue(last));
    const ConsoleDigestPtr& digest = rows().digest();
    int sideways = 0;
    if (!m_wrapped && digest) {
        const auto longest =
            std::min<qsizetype>(digest->longestLine, LogRowPainter::kMaxShownBytes + 64);
        sideways = static_cast<int>(longest + 2) * m_painter.charWidth() - textWidth();
    }
    QScrollBar* bar = horizontalScrollBar();
    bar->setPageStep(textWidth());
    bar->setSingleStep(4 * m_painter.charWidth());
    bar->setRange(0, std::max(0, sideways));
}

void LogList::refreshMarks()
{
    std::vector<ProblemScrollBar::Mark> marks;
    if (const ConsoleDigestPtr& digest = rows().digest(); digest && !rows().empty()) {
        std::map<int, ProblemScrollBar::Mark> bySlot;
        for (const LogProblem& problem : digest->problems) {
            const std::optional<std::size_t> row = rows().rowOf(problem.line);
            if (!row)
                continue;
            const double position =
                static_cast<double>(*row)
                / static_cast<double>(std::max<std::size_t>(rows().size() - 1, 1));
            const auto [it, isNew] = bySlot.try_emplace(
                static_cast<int>(position * kMarkSlots),
                ProblemScrollBar::Mark{
                    .position = position, .weight = problem.weight, .line = problem.line});
            if (!isNew && problem.weight > it->second.weight)
                it->second = {.position = position, .weight = problem.weight, .line = problem.line};
        }
        for (const auto& slot : bySlot)
            marks.push_back(slot.second);
    }
    m_bar->setMarks(std::move(marks));
}

void LogList::setWrapped(bool wrapped)
{
    if (wrapped == m_wrapped)
        return;
    m_wrapped = wrapped;
    refreshColumns();
    refreshScrollBars();
    if (m_hasCurrent)
        ensureVisible(m_current);
    viewport()->update();
}

void LogList::setTimes(LogTimes times)
{
    m_times = times;
    refreshColumns();
    refreshScrollBars();
    viewport()->update();
}

void LogList::setTimeMark(std::optional<std::uint32_t> line)
{
    if (line == m_timeMark)
        return;
    m_timeMark = line;
    viewport()->update();
}

std::optional<std::uint32_t> LogList::currentLine() const
{
    if (!m_hasCurrent || m_current >= rows().size())
        return std::nullopt;
    return rows().row(m_current).line;
}

std::size_t LogList::firstVisibleRow() const
{
    return static_cast<std::size_t>(m_bar->value());
}

QRect LogList::rowRect(std::size_t row) const
{
    int y = 0;
    for (std::size_t at = firstVisibleRow(); at < rows().size() && y < viewport()->height(); ++at) {
        const int height = m_painter.rowHeight(rows(), at, textWidth());
        if (at == row)
            return {0, y, viewport()->width(), height};
        y += height;
    }
    return {};
}

std::optional<std::size_t> LogList::rowAt(int y) const
{
    int top = 0;
    for (std::size_t at = firstVisibleRow(); at < rows().size() && top <= y; ++at) {
        top += m_painter.rowHeight(rows(), at, textWidth());
        if (y < top)
            return at;
    }
    return std::nullopt;
}

void LogList::ensureVisible(std::size_t row)
{
    if (row < firstVisibleRow()) {
        m_bar->setValue(asBarValue(row));
        return;
    }
    const QRect rect = rowRect(row);
    if (!rect.isNull() && rect.bottom() < viewport()->height())
        return;
    int height = 0;
    std::size_t first = row + 1;
    while (first > 0) {
        height += m_painter.rowHeight(rows(), first - 1, textWidth());
        if (height > viewport()->height())
            break;
        --first;
    }
    m_bar->setValue(asBarValue(std::min(first, row)));
}

void LogList::centre(std::size_t row)
{
    const QRect rect = rowRect(row);
    const bool inSight = !rect.isNull() && rect.bottom() < viewport()->height();
    if (!inSight)
        m_bar->setValue(asBarValue(row - std::min(row, pageRows() / 2)));
    ensureVisible(row);
}

bool LogList::showLine(std::uint32_t line, bool flash)
{
    if (!rows().digest() || line >= rows().digest()->lineCount())
        return false;
    std::optional<std::size_t> row = rows().rowOf(line);
    if (row && rows().row(*row).isHead() && !isFoldOpen(*row)) {
        toggleFold(*row, true);
        row = rows().rowOf(line);
    }
    if (!row)
        return false;
    setCurrentRow(*row, false);
    centre(*row);
    if (flash) {
        m_flashLine = line;
        m_flash.stop();
        m_flash.start();
    }
    return true;
}

void LogList::scrollToLine(std::uint32_t line)
{
    if (!rows().empty())
        centre(rows().rowNear(line));
}

void LogList::scrollToEnd()
{
    m_bar->setValue(m_bar->maximum());
}

bool LogList::isAtEnd() const
{
    return m_bar->value() == m_bar->maximum();
}

void LogList::setCurrentRow(std::size_t row, bool extend)
{
    if (rows().empty())
        return;
    const bool had = m_hasCurrent;
    const std::size_t before = m_current;
    m_current = std::min(row, rows().size() - 1);
    m_currentLine = rows().row(m_current).line;
    m_currentOnHead = rows().row(m_current).isHead();
    m_hasCurrent = true;
    if (!extend)
        m_anchor = m_current;
    viewport()->update();
    if (!had || before != m_current) {
        announceRow(*this);
        emit currentLineChanged();
    }
}

std::optional<std::size_t> LogList::currentRow() const
{
    return currentLine() ? std::optional(m_current) : std::nullopt;
}

bool LogList::isRowSelected(std::size_t row) const
{
    return m_hasCurrent && row >= std::min(m_anchor, m_current)
           && row <= std::max(m_anchor, m_current);
}

QString LogList::spokenRow(std::size_t row) const
{
    const ConsoleRows::Row& at = rows().row(row);
    const ConsoleDigest& digest = *rows().digest();
    return at.isHead() ? foldSummary(digest, digest.folds[at.fold])
                       : spokenLine(digest, at.line, m_tellsMeaning);
}

bool LogList::isFoldOpen(std::size_t row) const
{
    return rows().row(row).isHead() && rows().isOpen(rows().row(row).fold);
}

void LogList::toggleFold(std::size_t row, bool open)
{
    if (rows().row(row).isHead())
        m_model.setFoldOpen(rows().row(row).fold, open);
}

QString LogList::selectedText(bool withColumns) const
{
    if (!m_hasCurrent || rows().empty())
        return {};
    const ConsoleDigest& digest = *rows().digest();
    std::string text;
    const auto add = [&](std::uint32_t line) {
        const LogLine& entry = digest.log->lines[line];
        if (withColumns)
            text += std::to_string(entry.sourceLine) + '\t'
                    + logDateTime(entry.wallTime, digest.log->timeKind).toStdString() + '\t';
        text += digest.log->text(line);
        text += '\n';
    };
    const std::size_t last = std::min(std::max(m_anchor, m_current), rows().size() - 1);
    for (std::size_t row = std::min(m_anchor, m_current);
         row <= last && text.size() < kMaxCopiedBytes; ++row) {
        const ConsoleRows::Row& at = rows().row(row);
        if (!at.isHead()) {
            add(at.line);
        } else if (!isFoldOpen(row)) {
            const LogFold& fold = digest.folds[at.fold];
            for (std::uint32_t line = fold.firstLine; line <= fold.lastLine; ++line)
                add(line);
        }
    }
    return toQString(text);
}

void LogList::copySelection(bool withColumns)
{
    const QString text = selectedText(withColumns);
    if (!text.isEmpty())
        QGuiApplication::clipboard()->setText(text);
}

void LogList::selectAll()
{
    if (rows().empty())
        return;
    m_anchor = 0;
    setCurrentRow(rows().size() - 1, true);
}

void LogList::paintEvent(QPaintEvent*)
{
    QPainter painter(viewport());
    const double flash =
        m_flash.state() == QAbstractAnimation::Running ? m_flash.currentValue().toDouble() : 0.0;
    // A line that is folded or filtered out is marked where it would be.
    const std::size_t markRow =
        m_timeMark && !rows().empty() ? rows().rowNear(*m_timeMark) : rows().size();
    int y = 0;
    for (std::size_t row = firstVisibleRow(); row < rows().size() && y < viewport()->height();
         ++row) {
        const int height = m_painter.rowHeight(rows(), row, textWidth());
        const std::uint32_t line = rows().row(row).line;
        const bool head = rows().row(row).isHead();
        const LogRowPainter::State state{.selected = isRowSelected(row),
                                         .current = m_hasCurrent && row == m_current,
                                         .focused = hasFocus(),
                                         .timeMark = markRow == row,
                                         .flash = m_flashLine == line && !head ? flash : 0.0};
        m_painter.paint(painter, QRect(0, y, viewport()->width(), height), rows(), row, state,
                        m_wrapped ? 0 : horizontalScrollBar()->value());
        y += height;
    }
    if (rows().empty()) {
        const bool reading = m_model.isPreparing() && !rows().digest();
        painter.setPen(mutedTextColor(palette()));
        painter.drawText(viewport()->rect(), Qt::AlignCenter,
                         reading                    ? tr("Reading…")
                         : rows().filter().isOpen() ? tr("This log is empty")
                                                    : tr("No line passes the filter"));
        return;
    }
    // One hairline parts the columns from the text.
    painter.fillRect(QRect(m_painter.columns().text - kGrid / 2 - 1, 0, 1, viewport()->height()),
                     hairlineColor(palette()));
}

void LogList::resizeEvent(QResizeEvent* event)
{
    QAbstractScrollArea::resizeEvent(event);
    refreshScrollBars();
}

void LogList::changeEvent(QEvent* event)
{
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        refreshLook();
}

} // namespace faultline::ui
