// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/cursor_layer.h"

#include "widgets/charts/chart_style.h"
#include "widgets/charts/cursor_box.h"
#include "widgets/charts/value_text.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <limits>

namespace faultline::ui {

namespace {

struct CursorText {
    Q_DECLARE_TR_FUNCTIONS(ChartCursor)
};

constexpr std::size_t kMostRows = 8;
constexpr std::size_t kMostCompactRows = 4;
constexpr double kCursorDotRadius = 3.5;

bool hasPlace(const CursorRow& row, const ChartFrame& frame)
{
    const double value = row.value.point.value;
    return std::isfinite(value) && (!frame.y.isLogarithmic() || value > 0.0);
}

double pixelY(const CursorRow& row, const ChartFrame& frame)
{
    return hasPlace(row, frame) ? frame.toPixel(row.x, row.value.point.value).y()
                                : frame.plot.top();
}

/// Nearest to the mouse first; without a mouse from the highest value to the lowest.
void sortRows(std::vector<CursorRow>& rows, const ChartFrame& frame,
              const std::optional<QPointF>& mouse)
{
    std::stable_sort(rows.begin(), rows.end(), [&](const CursorRow& a, const CursorRow& b) {
        const double ya = pixelY(a, frame);
        const double yb = pixelY(b, frame);
        return mouse ? std::abs(ya - mouse->y()) < std::abs(yb - mouse->y()) : ya < yb;
    });
}

void paintDots(QPainter& painter, const std::vector<CursorRow>& rows, const ChartFrame& frame,
               const ChartStyle& style)
{
    const QRectF reach = frame.plot.adjusted(-1.0, -1.0, 1.0, 1.0);
    painter.setPen(QPen(style.background, 1.5));
    for (auto row = rows.rbegin(); row != rows.rend(); ++row) {
        if (!hasPlace(*row, frame))
            continue;
        const QPointF place = frame.toPixel(row->x, row->value.point.value);
        if (!reach.contains(place))
            continue;
        painter.setBrush(row->value.color);
        painter.drawEllipse(place, kCursorDotRadius, kCursorDotRadius);
    }
}

QString placeText(const CursorRow& row, const ChartInput& input, const AxisContext& context)
{
    switch (input.xKind) {
    case XAxisKind::Step: return countText(row.x, context.locale);
    case XAxisKind::Relative: return durationText(row.x, context.locale);
    case XAxisKind::Value: return xText(row.x, input.xKind, context.locale);
    case XAxisKind::Wall:
        return context.locale.toString(
            QDateTime::fromMSecsSinceEpoch(static_cast<qint64>(row.x * 1e3), context.zone).time(),
            QStringLiteral("HH:mm:ss"));
    }
    return {};
}

CursorBox::Heads headsOf(const ChartInput& input)
{
    CursorBox::Heads heads{.value = CursorText::tr("smoothed", "column of values"),
                           .logged = CursorText::tr("value", "column of values"),
                           .place = {}};
    switch (input.xKind) {
    case XAxisKind::Step: heads.place = CursorText::tr("step", "column of steps"); break;
    case XAxisKind::Relative:
    case XAxisKind::Wall: heads.place = CursorText::tr("time", "column of times"); break;
    case XAxisKind::Value: break;
    }
    return heads;
}

/// "0.42 ± 0.03" or "0.42 [0.38 – 0.47]".
QString groupValueText(const CursorRow& row, const ChartInput& input, const AxisContext& context)
{
    const auto text = [&](double value) {
        return valueText(value, input.valueFormat, context.locale);
    };
    const QString line = text(row.value.point.value);
    const CurveBand* band = input.bandOf(row.curve);
    if (band == nullptr || !std::isfinite(row.low) || !std::isfinite(row.high))
        return line;
    if (band->kind == CurveBand::Kind::StandardDeviation)
        return CursorText::tr("%1 ± %2", "value and standard deviation")
            .arg(line, text((row.high - row.low) / 2.0));
    return CursorText::tr("%1 [%2 – %3]", "value, least and greatest")
        .arg(line, text(row.low), text(row.high));
}

/// How many runs stand behind the value, and how many of the group do not.
QString runsText(const CursorRow& row, const AxisContext& context)
{
    const QString count = countText(row.count, context.locale);
    if (row.isSpoiled)
        return CursorText::tr("n = %1 of %2, NaN left out")
            .arg(count, countText(row.runs, context.locale));
    return row.count == row.runs ? CursorText::tr("n = %1", "runs behind a value").arg(count)
                                 : CursorText::tr("n = %1 of %2", "runs behind a value")
                                       .arg(count, countText(row.runs, context.locale));
}

CursorBox::Row boxRow(const CursorRow& row, const ChartInput& input, const AxisContext& context)
{
    const Curve& curve = input.curves[row.curve];
    const double value = row.value.point.value;
    const bool isSmoothed =
        curve.original && curve.original != curve.series && std::isfinite(row.value.originalValue);
    return {.color = curve.color,
            .label = curve.label,
            .value = input.bandOf(row.curve) != nullptr
                         ? groupValueText(row, input, context)
                         : valueText(value, input.valueFormat, context.locale),
            .logged = isSmoothed
                          ? valueText(row.value.originalValue, input.valueFormat, context.locale)
                          : QString(),
            .place = beyondText(row, input, context),
            .dashed = curve.dashed,
            .isMuted = row.where != CursorRow::Where::Within};
}

/// The times of a group are means of its runs: no moment that anything happened at.
bool hasGroup(const std::vector<CursorRow>& rows)
{
    return std::any_of(rows.begin(), rows.end(), [](const CursorRow& row) { return row.runs > 0; });
}

/// Whether the wall time of a row is one: another quantity stands there on an axis of values, and
/// seconds of work on that of a comparison.
bool hasMoment(const CursorRow& row, const ChartInput& input)
{
    constexpr double kEarliest = 1e8; // 1973
    return input.xKind != XAxisKind::Value
           && (input.xKind != XAxisKind::Relative || row.value.point.wallTime >= kEarliest);
}

/// Where all rows agree on a point of the training, it is named in full.
void addTitle(CursorBox& box, const std::vector<CursorRow>& rows, const ChartInput& input, double x,
              const AxisContext& context)
{
    const bool sameX = std::all_of(rows.begin(), rows.end(),
                                   [&](const CursorRow& row) { return row.x == rows.front().x; });
    if (rows.empty() || !sameX || hasGroup(rows) || !hasMoment(rows.front(), input)) {
        box.title = xText(sameX && !rows.empty() ? rows.front().x : x, input.xKind, context.locale);
        return;
    }
    const ScalarPoint& point = rows.front().value.point;
    const QString step = xText(static_cast<double>(point.step), XAxisKind::Step, context.locale);
    if (rows.size() > 1 && input.xKind == XAxisKind::Step) {
        box.title = step; // the runs reached it at different times
        return;
    }
    box.title = CursorText::tr("%1 · %2", "step · time since the start")
                    .arg(step, durationText(rows.front().value.relativeSeconds, context.locale));
    box.subtitle = wallTimeText(point.wallTime, context.zone, context.locale);
}

CursorBox fullBox(const std::vector<CursorRow>& rows, const ChartInput& input, double x,
                  std::size_t mostRows, const AxisContext& context)
{
    CursorBox box;
    addTitle(box, rows, input, x, context);
    const std::size_t shown = std::min(rows.size(), mostRows);
    const bool placesDiffer = std::any_of(
        rows.begin(), rows.end(), [&](const CursorRow& row) { return row.x != rows.front().x; });
    for (std::size_t i = 0; i < shown; ++i) {
        box.rows.push_back(boxRow(rows[i], input, context));
        if (rows[i].runs > 0)
            box.rows.back().place = runsText(rows[i], context);
        else if (placesDiffer && box.rows.back().place.isEmpty())
            box.rows.back().place = placeText(rows[i], input, context);
    }
    const auto isSmoothed = [](const CursorBox::Row& row) { return !row.logged.isEmpty(); };
    if (std::any_of(box.rows.begin(), box.rows.end(), isSmoothed)) {
        box.heads = headsOf(input);
        if (hasGroup(rows))
            box.heads.place.clear(); // "n = 3" says what it is
        for (CursorBox::Row& row : box.rows) {
            if (row.logged.isEmpty())
                row.logged = row.value; // of a curve that is not smoothed
        }
    }
    if (rows.size() > shown)
        box.more = CursorText::tr("+%n more", "curves that are not listed",
                                  static_cast<int>(rows.size() - shown));
    return box;
}

CursorBox compactBox(const std::vector<CursorRow>& rows, const ChartInput& input,
                     const AxisContext& context)
{
    CursorBox box;
    const std::size_t shown = std::min(rows.size(), kMostCompactRows);
    for (std::size_t i = 0; i < shown; ++i) {
        box.rows.push_back(boxRow(rows[i], input, context));
        box.rows.back().label.clear();
        box.rows.back().logged.clear();
    }
    if (rows.size() > shown)
        box.more = CursorText::tr("+%n more", "curves that are not listed",
                                  static_cast<int>(rows.size() - shown));
    return box;
}

} // namespace

namespace {

void addGroup(const CurveBand& band, std::size_t index, CursorRow& row)
{
    row.runs = band.runs;
    row.isSpoiled =
        band.spoiled && index < band.spoiled->size() && std::isnan(band.spoiled->value(index));
    if (band.counts && index < band.counts->size())
        row.count = static_cast<int>(band.counts->value(index));
    if (band.lower && band.upper && index < band.lower->size() && index < band.upper->size()) {
        row.low = band.lower->value(index);
        row.high = band.upper->value(index);
    }
}

CursorRow::Where whereOf(const Curve& curve, XAxisKind axis, double x)
{
    // Curves that are logged at different steps end at different ones: that is no end.
    constexpr double kStrides = 2.0;
    double first = 0.0;
    double last = 0.0;
    if (curve.series->size() < 2 || !xExtent(*curve.series, axis, curve.origin, first, last))
        return CursorRow::Where::Within;
    const double slack = kStrides * (last - first) / static_cast<double>(curve.series->size() - 1);
    if (x > last + slack)
        return CursorRow::Where::After;
    return x < first - slack ? CursorRow::Where::Before : CursorRow::Where::Within;
}

} // namespace

std::vector<CursorRow> cursorRows(const ChartInput& input, double x)
{
    std::vector<CursorRow> rows;
    for (std::size_t i = 0; i < input.curves.size(); ++i) {
        const Curve& curve = input.curves[i];
        if (!curve.series)
            continue;
        const std::size_t index = nearestIndex(*curve.series, input.xKind, curve.origin, x);
        if (index == ScalarSeries::npos)
            continue;
        const ScalarPoint point = curve.series->point(index);
        const bool hasOriginal = curve.original && index < curve.original->size();
        rows.push_back(
            {.curve = i,
             .x = xOf(*curve.series, index, input.xKind, curve.origin),
             .where = whereOf(curve, input.xKind, x),
             .value = {.label = curve.label,
                       .color = curve.color,
                       .point = point,
                       .originalValue = hasOriginal ? curve.original->value(index) : point.value,
                       .relativeSeconds = point.wallTime - curve.origin}});
        if (const CurveBand* band = input.bandOf(i))
            addGroup(*band, index, rows.back());
    }
    return rows;
}

QString beyondText(const CursorRow& row, const ChartInput& input, const AxisContext& context)
{
    const QString place = placeText(row, input, context);
    switch (row.where) {
    case CursorRow::Where::Within: break;
    case CursorRow::Where::Before:
        return CursorText::tr("begins at %1", "curve; step or time").arg(place);
    case CursorRow::Where::After:
        return CursorText::tr("ended at %1", "curve; step or time").arg(place);
    }
    return {};
}

void paintCursor(QPainter& painter, const CursorState& cursor, const ChartFrame& frame,
                 const ChartInput& input, const ChartStyle& style, const AxisContext& context,
                 const std::vector<RimMark>& marks)
{
    if (!cursor.x)
        return;
    painter.save();
    const double pixel = frame.toPixelX(*cursor.x);
    if (pixel >= frame.plot.left() - 1.0 && pixel <= frame.plot.right() + 1.0) {
        painter.setRenderHint(QPainter::Antialiasing, false);
        painter.setPen(QPen(style.mutedText, 1.0));
        const double x = std::floor(pixel) + 0.5;
        painter.drawLine(QPointF(x, frame.plot.top()), QPointF(x, frame.plot.bottom()));
    }
    painter.setRenderHint(QPainter::Antialiasing);
    std::vector<CursorRow> rows = cursorRows(input, *cursor.x);
    sortRows(rows, frame, cursor.mouse);
    paintDots(painter, rows, frame, style);
    if (cursor.mouse) {
        const double lineHeight = QFontMetricsF(style.labelFont).height() + 2.0;
        const double fitting = std::floor((frame.size.height() - 20.0) / lineHeight) - 4.0;
        const auto mostRows =
            static_cast<std::size_t>(std::clamp(fitting, 1.0, static_cast<double>(kMostRows)));
        CursorBox box = fullBox(rows, input, *cursor.x, mostRows, context);
        if (const RimMark* mark = rimMarkAt(marks, frame, *cursor.mouse))
            box.notes.push_back(rimMarkText(*mark, input, context.locale));
        if (const RestartMark* mark = restartMarkAt(input.restarts, frame, *cursor.mouse))
            box.notes.push_back(mark->text);
        box.paint(painter, QRectF(QPointF(0.0, 0.0), frame.size).adjusted(2.0, 2.0, -2.0, -2.0),
                  cursor.mouse, style);
    } else if (!rows.empty()) {
        compactBox(rows, input, context)
            .paint(painter, frame.plot.adjusted(2.0, 2.0, -2.0, -2.0), std::nullopt, style);
    }
    painter.restore();
}

void paintSelection(QPainter& painter, double fromX, double toX, const ChartFrame& frame,
                    const ChartInput& input, const ChartStyle& style, const AxisContext& context)
{
    const double left = frame.toPixelX(std::min(fromX, toX));
    const double right = frame.toPixelX(std::max(fromX, toX));
    const QRectF band(left, frame.plot.top(), right - left, frame.plot.height());
    painter.save();
    QColor fill = style.accent;
    fill.setAlphaF(0.18F);
    painter.fillRect(band, fill);
    painter.setPen(QPen(style.accent, 1.0));
    for (const double x : {left, right}) {
        const double middle = std::floor(x) + 0.5;
        painter.drawLine(QPointF(middle, band.top()), QPointF(middle, band.bottom()));
    }
    const QString text = CursorText::tr("%1 – %2", "a range")
                             .arg(xText(std::min(fromX, toX), input.xKind, context.locale),
                                  xText(std::max(fromX, toX), input.xKind, context.locale));
    const QFontMetricsF metrics(style.labelFont);
    const double width = std::ceil(metrics.horizontalAdvance(text)) + 12.0;
    if (width <= frame.size.width()) {
        const double x =
            std::clamp(band.center().x() - width / 2.0, 0.0, frame.size.width() - width);
        const QRectF place(x, frame.plot.top() + 4.0, width, metrics.height() + 4.0);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(style.boxFill);
        painter.drawRoundedRect(place, 3.0, 3.0);
        painter.setPen(style.text);
        painter.setFont(style.labelFont);
        painter.drawText(place, Qt::AlignCenter, text);
    }
    painter.restore();
}

} // namespace faultline::ui
