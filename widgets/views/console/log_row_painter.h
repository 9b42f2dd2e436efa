// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/log_search.h"
#include "model/qt/console_rows.h"
#include "widgets/views/console/log_columns.h"

#include <QColor>
#include <QFont>
#include <QHash>
#include <QPalette>
#include <QPixmap>
#include <QRect>
#include <QString>
#include <QTextLayout>

#include <memory>
#include <optional>
#include <vector>

class QPainter;

namespace faultline::ui {

/// Draws rows of a log, one at a time: only what is in sight is ever laid out.
class LogRowPainter {
public:
    /// More of one line is not drawn; copying gives all of it.
    static constexpr qsizetype kMaxShownBytes = 16 * 1024;

    struct State {
        bool selected = false;
        bool current = false;
        bool focused = false;
        bool timeMark = false; ///< nearest to the time cursor of the charts
        double flash = 0.0;    ///< 0..1
    };

    void setLook(const QFont& font, const QPalette& palette, double pixelRatio);
    void setTimes(LogTimes times) { m_times = times; }
    void setWrapped(bool wrapped) { m_wrapped = wrapped; }
    void setMatcher(std::shared_ptr<const LogMatcher> matcher) { m_matcher = std::move(matcher); }
    void setColumns(const LogColumns& columns) { m_columns = columns; }
    [[nodiscard]] const LogColumns& columns() const { return m_columns; }
    [[nodiscard]] int charWidth() const { return m_charWidth; }
    [[nodiscard]] int lineHeight() const { return m_lineHeight; }

    /// Height of a row where the text has `textWidth` pixels.
    [[nodiscard]] int rowHeight(const ConsoleRows& rows, std::size_t row, int textWidth) const;
    /// `scrolledBy`: pixels that the text, not the columns before it, is moved to the left.
    void paint(QPainter& painter, const QRect& area, const ConsoleRows& rows, std::size_t row,
               const State& state, int scrolledBy) const;

private:
    struct Piece {
        QString text;
        int left = 0; ///< of the text, in pixels from the begin of the line
    };

    [[nodiscard]] QString textOf(const ConsoleRows& rows, const ConsoleRows::Row& row) const;
    [[nodiscard]] Piece visiblePiece(const QString& text, int width, int scrolledBy) const;
    [[nodiscard]] QList<QTextLayout::FormatRange> highlights(const QString& text) const;
    [[nodiscard]] std::unique_ptr<QTextLayout> layOut(const QString& text, int width) const;
    [[nodiscard]] QColor textColor(LineWeight weight, const LogLine& line) const;
    [[nodiscard]] QColor background(LineWeight weight, const State& state) const;
    [[nodiscard]] const QPixmap& pixmap(const QString& name, const QColor& color) const;
    void paintMark(QPainter& painter, const QRect& area, const ConsoleDigest& digest,
                   const ConsoleRows::Row& row, LineWeight weight) const;
    void paintColumns(QPainter& painter, const QRect& area, const ConsoleRows& rows,
                      const ConsoleRows::Row& row, const State& state) const;
    void paintRepeats(QPainter& painter, const QRect& area, std::uint32_t repeats) const;

    QFont m_font;
    QFont m_bold;
    QPalette m_palette;
    double m_pixelRatio = 1.0;
    int m_charWidth = 8;
    int m_lineHeight = 16;
    int m_ascent = 12;
    LogTimes m_times = LogTimes::OfDay;
    bool m_wrapped = false;
    std::shared_ptr<const LogMatcher> m_matcher;
    LogColumns m_columns;
    mutable QHash<QString, QPixmap> m_pixmaps;
};

/// Colour of a weight for marks and text; that of plain text for what is not worth one.
[[nodiscard]] QColor lineWeightColor(LineWeight weight, const QPalette& palette);
[[nodiscard]] QString lineWeightIconName(LineWeight weight); ///< empty for Plain

} // namespace faultline::ui
