// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/qt/console_model.h"
#include "widgets/views/console/log_row_painter.h"

#include <QAbstractScrollArea>
#include <QVariantAnimation>

#include <cstdint>
#include <optional>
#include <string>

namespace faultline::ui {

class ProblemScrollBar;

/// The lines of a log, however many: only those in sight are laid out and drawn, and scrolling
/// counts rows, so that nothing depends on the length of the log.
///
/// Lines are chosen with the keyboard as in any list (arrows, Page, Home, End, Shift for more of
/// them, Ctrl+A, Ctrl+C); Left and Right fold, unfold and scroll sideways; Return unfolds.
class LogList : public QAbstractScrollArea {
    Q_OBJECT

public:
    explicit LogList(ConsoleModel& model, QWidget* parent = nullptr);

    void setWrapped(bool wrapped);
    [[nodiscard]] bool isWrapped() const { return m_wrapped; }
    void setTimes(LogTimes times);
    /// Whether it says what lines mean, beside showing them.
    void setTellsMeaning(bool tells) { m_tellsMeaning = tells; }
    [[nodiscard]] LogTimes times() const { return m_times; }
    /// The line nearest to the time cursor of the charts; none: no mark.
    void setTimeMark(std::optional<std::uint32_t> line);
    [[nodiscard]] std::optional<std::uint32_t> timeMark() const { return m_timeMark; }

    /// The line that the keyboard acts on; none in an empty log.
    [[nodiscard]] std::optional<std::uint32_t> currentLine() const;
    /// Goes to a line, unfolds what hides it, puts it in the middle if it was out of sight; with a
    /// flash, so that the eye finds it. False if the filter leaves it out.
    bool showLine(std::uint32_t line, bool flash);
    /// Brings a line into sight without choosing it.
    void scrollToLine(std::uint32_t line);
    void scrollToEnd();
    [[nodiscard]] bool isAtEnd() const;

    /// The chosen lines as text, those of folded rows included.
    [[nodiscard]] QString selectedText(bool withColumns) const;
    void copySelection(bool withColumns);
    void selectAll();

    [[nodiscard]] std::size_t rowCount() const { return rows().size(); }
    [[nodiscard]] std::size_t firstVisibleRow() const;
    [[nodiscard]] QRect rowRect(std::size_t row) const; ///< in the viewport; null if out of sight
    [[nodiscard]] std::optional<std::size_t> rowAt(int y) const; ///< at a height of the viewport
    [[nodiscard]] std::optional<std::size_t> currentRow() const;
    [[nodiscard]] bool isRowSelected(std::size_t row) const;
    /// A row in words, for screen readers.
    [[nodiscard]] QString spokenRow(std::size_t row) const;
    [[nodiscard]] ProblemScrollBar& problemBar() { return *m_bar; }

signals:
    void currentLineChanged();
    /// With the mouse, or with Return or Space.
    void lineChosen(std::uint32_t line);
    void problemRequested(bool forward);

protected:
    bool event(QEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] const ConsoleRows& rows() const { return m_model.rows(); }
    void adoptRows();
    void refreshLook();
    void refreshColumns();
    void refreshScrollBars();
    void refreshMarks();
    [[nodiscard]] int textWidth() const;
    [[nodiscard]] std::size_t pageRows() const;
    void setCurrentRow(std::size_t row, bool extend);
    void ensureVisible(std::size_t row);
    void centre(std::size_t row);
    void toggleFold(std::size_t row, bool open);
    [[nodiscard]] bool isFoldOpen(std::size_t row) const;
    [[nodiscard]] QString toolTipOf(std::size_t row) const;
    void moveBy(std::ptrdiff_t rowCount, bool extend);
    void pressSideways(bool right, bool extend);

    ConsoleModel& m_model;
    ProblemScrollBar* m_bar;
    LogRowPainter m_painter;
    LogTimes m_times = LogTimes::OfDay;
    bool m_tellsMeaning = true;
    bool m_wrapped = false;
    std::size_t m_current = 0; ///< rows
    std::size_t m_anchor = 0;
    std::uint32_t m_currentLine = 0; ///< keeps the place while rows change
    std::string m_shownLog;          ///< its name
    ConsoleDigestPtr m_shownDigest;
    bool m_hasCurrent = false;
    bool m_currentOnHead = false;
    std::optional<std::uint32_t> m_timeMark;
    std::optional<std::uint32_t> m_flashLine;
    QVariantAnimation m_flash;
};

} // namespace faultline::ui
