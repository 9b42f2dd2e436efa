// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/console/log_row_painter.h"

#include "model/qt/console_words.h"
#include "model/qt/text.h"
#include "widgets/messages.h"
#include "widgets/style/theme.h"

#include <QCoreApplication>
#include <QFontMetrics>
#include <QLocale>
#include <QPainter>
#include <QTextOption>

#include <algorithm>
#include <cmath>
#include <utility>

namespace faultline::ui {

namespace {

constexpr int kRowPadding = 3;
constexpr int kTabChars = 8;
constexpr int kRowIconSize = 14;
/// Lines longer than this are laid out only where they are in sight.
constexpr qsizetype kWholeLineChars = 400;
/// Marks of one line beyond these make nothing clearer.
constexpr int kMaxHighlights = 200;

QColor withAlpha(QColor color, double alpha)
{
    color.setAlphaF(static_cast<float>(alpha));
    return color;
}

QString levelLetter(LogLevel level)
{
    switch (level) {
    case LogLevel::Debug: return QStringLiteral("D");
    case LogLevel::Info: return QStringLiteral("I");
    case LogLevel::Warning: return QStringLiteral("W");
    case LogLevel::Error: return QStringLiteral("E");
    case LogLevel::Fatal: return QStringLiteral("F");
    case LogLevel::None: break;
    }
    return {};
}

LineWeight weightOfRow(const ConsoleDigest& digest, const ConsoleRows::Row& row)
{
    return row.isHead() ? digest.weightOf(digest.folds[row.fold]) : digest.weights[row.line];
}

} // namespace

QColor lineWeightColor(LineWeight weight, const QPalette& palette)
{
    switch (weight) {
    case LineWeight::Fatal:
    case LineWeight::Failure: return severityColor(Severity::Critical, palette);
    case LineWeight::Warning: return severityColor(Severity::Warning, palette);
    case LineWeight::Note: return severityColor(Severity::Info, palette);
    case LineWeight::Benign: return mutedTextColor(palette);
    case LineWeight::Plain: break;
    }
    return palette.color(QPalette::Text);
}

QString lineWeightIconName(LineWeight weight)
{
    switch (weight) {
    case LineWeight::Fatal: return QStringLiteral("cancel");
    case LineWeight::Failure: return severityIconName(Severity::Critical);
    case LineWeight::Warning: return severityIconName(Severity::Warning);
    case LineWeight::Note: return severityIconName(Severity::Info);
    case LineWeight::Benign: return QStringLiteral("check-circle");
    case LineWeight::Plain: break;
    }
    return {};
}

void LogRowPainter::setLook(const QFont& font, const QPalette& palette, double pixelRatio)
{
    m_font = font;
    m_bold = font;
    m_bold.setWeight(QFont::Bold);
    m_palette = palette;
    m_pixelRatio = pixelRatio;
    const QFontMetrics metrics(font);
    m_charWidth = std::max(1, metrics.horizontalAdvance(u'0'));
    m_lineHeight = metrics.height();
    m_ascent = metrics.ascent();
    m_pixmaps.clear();
}

const QPixmap& LogRowPainter::pixmap(const QString& name, const QColor& color) const
{
    const QString key = name + color.name(QColor::HexRgb);
    auto it = m_pixmaps.find(key);
    if (it == m_pixmaps.end())
        it = m_pixmaps.insert(
            key, icon(name, color).pixmap(QSize(kRowIconSize, kRowIconSize), m_pixelRatio));
    return *it;
}

QString LogRowPainter::textOf(const ConsoleRows& rows, const ConsoleRows::Row& row) const
{
    const ConsoleDigest& digest = *rows.digest();
    if (row.isHead())
        return foldSummary(digest, digest.folds[row.fold]);
    const std::string_view text = digest.log->text(row.line);
    const auto shown = std::min<std::size_t>(text.size(), kMaxShownBytes);
    QString result = toQString(text.substr(0, shown));
    if (shown < text.size())
        result += QCoreApplication::translate("faultline::ui::LogList",
                                              " … %1 more; copying gives all of it")
                      .arg(formatted(static_cast<double>(text.size() - shown), Unit::Bytes));
    return result;
}

LogRowPainter::Piece LogRowPainter::visiblePiece(const QString& text, int width,
                                                 int scrolledBy) const
{
    if (m_wrapped || text.size() <= kWholeLineChars)
        return {.text = text, .left = 0};
    const qsizetype first = std::max(0, scrolledBy / m_charWidth - 1);
    const qsizetype count = width / m_charWidth + 3;
    return {.text = text.mid(first, count), .left = static_cast<int>(first) * m_charWidth};
}

QList<QTextLayout::FormatRange> LogRowPainter::highlights(const QString& text) const
{
    QList<QTextLayout::FormatRange> ranges;
    if (!m_matcher)
        return ranges;
    const QByteArray bytes = text.toUtf8();
    const std::string_view line(bytes.constData(), static_cast<std::size_t>(bytes.size()));
    const bool ascii = bytes.size() == text.size();
    const auto charsBefore = [&](std::size_t byte) {
        return ascii ? static_cast<int>(byte)
                     : static_cast<int>(
                         QString::fromUtf8(bytes.constData(), static_cast<qsizetype>(byte)).size());
    };
    QTextCharFormat format;
    const bool dark = isDark(m_palette);
    format.setBackground(QColor::fromRgb(dark ? 0xff6b5413 : 0xffffe28a));
    format.setForeground(QColor::fromRgb(dark ? 0xffffffff : 0xff1b1f24));
    std::size_t from = 0;
    while (ranges.size() < kMaxHighlights) {
        const std::optional<LogMatcher::Range> hit = m_matcher->find(line, from);
        if (!hit)
            break;
        const int begin = charsBefore(hit->begin);
        ranges.push_back(
            {.start = begin, .length = charsBefore(hit->end) - begin, .format = format});
        from = hit->end;
    }
    return ranges;
}

std::unique_ptr<QTextLayout> LogRowPainter::layOut(const QString& text, int width) const
{
    auto layout = std::make_unique<QTextLayout>(text, m_font);
    QTextOption option;
    option.setWrapMode(m_wrapped ? QTextOption::WrapAtWordBoundaryOrAnywhere : QTextOption::NoWrap);
    option.setTabStopDistance(static_cast<qreal>(kTabChars) * m_charWidth);
    option.setTextDirection(Qt::LeftToRight);
    layout->setTextOption(option);
    layout->beginLayout();
    int y = 0;
    for (QTextLine line = layout->createLine(); line.isValid(); line = layout->createLine()) {
        line.setLineWidth(m_wrapped ? std::max(width, 8 * m_charWidth) : 1e6);
        line.setPosition(QPointF(0, y));
        y += m_lineHeight;
    }
    layout->endLayout();
    return layout;
}

int LogRowPainter::rowHeight(const ConsoleRows& rows, std::size_t row, int textWidth) const
{
    int lines = 1;
    if (m_wrapped && row < rows.size()) {
        const QString text = textOf(rows, rows.row(row));
        if (text.size() * m_charWidth > textWidth || text.contains(u'\t'))
            lines = std::max(1, layOut(text, textWidth)->lineCount());
    }
    return lines * m_lineHeight + kRowPadding;
}

QColor LogRowPainter::textColor(LineWeight weight, const LogLine& line) const
{
    if (weight >= LineWeight::Warning)
        return lineWeightColor(weight, m_palette);
    const bool quiet =
        weight == LineWeight::Benign || line.level == LogLevel::Debug || line.isProgress;
    return quiet ? mutedTextColor(m_palette) : m_palette.color(QPalette::Text);
}

QColor LogRowPainter::background(LineWeight weight, const State& state) const
{
    if (state.selected)
        return withAlpha(accentColor(m_palette), state.focused ? 0.22 : 0.14);
    if (weight == LineWeight::Fatal)
        return withAlpha(lineWeightColor(weight, m_palette), 0.13);
    if (weight == LineWeight::Failure)
        return withAlpha(lineWeightColor(weight, m_palette), 0.06);
    return {};
}

void LogRowPainter::paint(QPainter& painter, const QRect& area, const ConsoleRows& rows,
                          std::size_t row, const State& state, int scrolledBy) const
{
    const ConsoleDigest& digest = *rows.digest();
    const ConsoleRows::Row& at = rows.row(row);
    const LogLine& line = digest.log->lines[at.line];
    const LineWeight weight = weightOfRow(digest, at);

    const QColor fill = background(weight, state);
    if (fill.isValid())
        painter.fillRect(area, fill);
    if (state.flash > 0.0)
        painter.fillRect(area, withAlpha(accentColor(m_palette), 0.45 * state.flash));
    paintColumns(painter, area, rows, at, state);

    const QRect textArea = area.adjusted(m_columns.text, 0, 0, 0);
    const QString text = textOf(rows, at);
    const Piece piece = visiblePiece(text, textArea.width(), scrolledBy);
    const std::unique_ptr<QTextLayout> layout = layOut(piece.text, textArea.width());
    QList<QTextLayout::FormatRange> formats;
    if (at.isHead()) {
        QTextCharFormat head;
        head.setFontItalic(true);
        formats.push_back(
            {.start = 0, .length = static_cast<int>(piece.text.size()), .format = head});
    } else {
        formats = highlights(piece.text);
    }
    painter.save();
    painter.setClipRect(textArea);
    painter.setPen(textColor(weight, line));
    layout->draw(&painter,
                 QPointF(textArea.left() - scrolledBy + piece.left, area.top() + kRowPadding / 2),
                 formats);
    painter.restore();
    if (!at.isHead() && line.repeats > 1)
        paintRepeats(painter, area, line.repeats);
}

void LogRowPainter::paintColumns(QPainter& painter, const QRect& area, const ConsoleRows& rows,
                                 const ConsoleRows::Row& row, const State& state) const
{
    const ConsoleDigest& digest = *rows.digest();
    const LogLine& line = digest.log->lines[row.line];
    const auto cell = [&](const LogColumns::Column& column) {
        return QRect(area.left() + column.left, area.top() + kRowPadding / 2, column.width,
                     m_lineHeight);
    };
    paintMark(painter, cell(m_columns.mark), digest, row, weightOfRow(digest, row));
    painter.setFont(m_font);
    // On the red of an error muted text would be too pale to read.
    const QColor muted = background(weightOfRow(digest, row), state).isValid()
                             ? m_palette.color(QPalette::Text)
                             : mutedTextColor(m_palette);
    // The lines below an unfolded head have numbers of their own.
    const bool openHead = row.isHead() && rows.isOpen(row.fold);
    painter.setPen(state.current ? m_palette.color(QPalette::Text) : muted);
    if (!openHead)
        painter.drawText(cell(m_columns.number), Qt::AlignRight | Qt::AlignVCenter,
                         QString::number(line.sourceLine));
    if (m_columns.time.width > 0 && std::isfinite(line.wallTime) && !openHead) {
        // Slanted: the time of the line before.
        QFont font = m_font;
        font.setItalic(!line.hasOwnTime);
        painter.setFont(font);
        painter.setPen(muted);
        const QString time =
            m_times == LogTimes::Relative
                ? relativeTime(line.wallTime - digest.firstTime.value_or(line.wallTime))
                : logTimeOfDay(line.wallTime, digest.log->timeKind);
        painter.drawText(cell(m_columns.time), Qt::AlignRight | Qt::AlignVCenter, time);
        painter.setFont(m_font);
    }
    if (m_columns.rank.width > 0 && line.rank >= 0) {
        painter.setPen(muted);
        painter.drawText(cell(m_columns.rank), Qt::AlignRight | Qt::AlignVCenter,
                         u'r' + QString::number(line.rank));
    }
    if (row.isHead()) {
        const QRect place = cell(m_columns.fold);
        painter.drawPixmap(place.left() + (place.width() - kRowIconSize) / 2,
                           place.top() + (place.height() - kRowIconSize) / 2,
                           pixmap(rows.isOpen(row.fold) ? QStringLiteral("chevron-down")
                                                        : QStringLiteral("chevron-right"),
                                  m_palette.color(QPalette::Text)));
    }
    if (state.timeMark)
        painter.fillRect(QRect(area.left(), area.top(), 3, area.height()), accentColor(m_palette));
}

void LogRowPainter::paintMark(QPainter& painter, const QRect& area, const ConsoleDigest& digest,
                              const ConsoleRows::Row& row, LineWeight weight) const
{
    const LogLine& line = digest.log->lines[row.line];
    const LogEvent* event = digest.eventOf(row.line);
    const bool beginsEvent = event != nullptr && event->firstLine == row.line;
    const LineWeight shown = beginsEvent && !row.isHead() ? weightOf(event->outcome) : weight;
    const bool asIcon = beginsEvent || (row.isHead() && weight != LineWeight::Plain);
    if (asIcon) {
        painter.drawPixmap(area.left() + (area.width() - kRowIconSize) / 2,
                           area.top() + (area.height() - kRowIconSize) / 2,
                           pixmap(lineWeightIconName(shown), lineWeightColor(shown, m_palette)));
        return;
    }
    if (line.isContinuation || row.isHead())
        return;
    painter.setFont(weight >= LineWeight::Warning ? m_bold : m_font);
    painter.setPen(weight >= LineWeight::Warning ? lineWeightColor(weight, m_palette)
                                                 : mutedTextColor(m_palette));
    painter.drawText(area, Qt::AlignCenter, levelLetter(line.level));
}

void LogRowPainter::paintRepeats(QPainter& painter, const QRect& area, std::uint32_t repeats) const
{
    const QString text = QStringLiteral("×") + QLocale().toString(repeats);
    const QFontMetrics metrics(m_font);
    const int width = metrics.horizontalAdvance(text) + kGrid;
    const QRect pill(area.right() - width - kGrid / 2, area.top() + 1, width, m_lineHeight);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(hairlineColor(m_palette), 1));
    painter.setBrush(m_palette.color(QPalette::Window));
    painter.drawRoundedRect(QRectF(pill).adjusted(0.5, 0.5, -0.5, -0.5), pill.height() / 2.0,
                            pill.height() / 2.0);
    painter.setFont(m_font);
    painter.setPen(m_palette.color(QPalette::Text));
    painter.drawText(pill, Qt::AlignCenter, text);
    painter.restore();
}

} // namespace faultline::ui
