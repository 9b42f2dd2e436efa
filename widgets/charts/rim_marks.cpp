// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/rim_marks.h"

#include "widgets/charts/chart_frame.h"
#include "widgets/charts/chart_painter.h"
#include "widgets/charts/chart_style.h"
#include "widgets/charts/value_text.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>
#include <QPolygonF>

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>

namespace faultline::ui {

namespace {

struct RimMarkText {
    Q_DECLARE_TR_FUNCTIONS(RimMark)
};

constexpr double kGlyphWidth = 9.0;
constexpr double kGlyphHeight = 7.0;
constexpr double kRowHeight = kGlyphHeight + 1.0;
constexpr double kRimReach = 6.0;        ///< how far from a glyph the mouse still means it
constexpr std::uint64_t kDenseCount = 3; ///< from here on a bar tells its count

double topOf(const RimMark& mark, const ChartFrame& frame)
{
    return mark.kind == CurveMark::Kind::NonFinite
               ? frame.plot.top() + mark.row * kRowHeight
               : frame.plot.bottom() - (mark.row + 1) * kRowHeight + 1.0;
}

/// From the first to the last marked column, a glyph wide at least.
QRectF shapeRect(const RimMark& mark, const ChartFrame& frame)
{
    const double left = frame.toPixelX(mark.x.min) - kGlyphWidth / 2.0;
    const double right = frame.toPixelX(mark.x.max) + kGlyphWidth / 2.0;
    return {left, topOf(mark, frame), right - left, kGlyphHeight};
}

/// A triangle that points out of the plot, its tip drawn out to a bar for a stretch.
QPolygonF shapeOf(const RimMark& mark, const ChartFrame& frame)
{
    const QRectF rect = shapeRect(mark, frame);
    const double tipLeft = rect.left() + kGlyphWidth / 2.0;
    const double tipRight = rect.right() - kGlyphWidth / 2.0;
    if (mark.kind == CurveMark::Kind::NonFinite)
        return QPolygonF(
            {rect.bottomLeft(), {tipLeft, rect.top()}, {tipRight, rect.top()}, rect.bottomRight()});
    return QPolygonF(
        {rect.topLeft(), {tipLeft, rect.bottom()}, {tipRight, rect.bottom()}, rect.topRight()});
}

void appendMarks(const DecimatedCurve& line, std::size_t curve, CurveMark::Kind kind, int row,
                 const ChartFrame& frame, std::vector<RimMark>& marks)
{
    std::vector<CurveMark> sorted;
    const AxisRange visible = frame.x.range();
    std::copy_if(line.marks.begin(), line.marks.end(), std::back_inserter(sorted),
                 [&](const CurveMark& mark) {
                     return mark.kind == kind && mark.x >= visible.min && mark.x <= visible.max;
                 });
    // Attempts of a restarted training overlap in x.
    std::stable_sort(sorted.begin(), sorted.end(),
                     [](const CurveMark& a, const CurveMark& b) { return a.x < b.x; });
    const std::size_t begin = marks.size();
    for (const CurveMark& mark : sorted) {
        const bool touches =
            marks.size() > begin
            && frame.toPixelX(mark.x) - frame.toPixelX(marks.back().x.max) <= kGlyphWidth;
        if (touches) {
            marks.back().x.max = mark.x;
            marks.back().count += mark.count;
        } else {
            marks.push_back({.curve = curve,
                             .kind = kind,
                             .x = {mark.x, mark.x},
                             .count = mark.count,
                             .firstIndex = mark.firstIndex,
                             .row = row});
        }
    }
}

/// Where the samples of a mark are found: those of a curve that stands for several runs may be
/// hidden behind the numbers of the others.
const ScalarSeries& markedSeries(const RimMark& mark, const ChartInput& input)
{
    const CurveBand* band = input.bandOf(mark.curve);
    return band != nullptr && band->spoiled && mark.kind == CurveMark::Kind::NonFinite
               ? *band->spoiled
               : *input.curves[mark.curve].series;
}

enum class Nature { NaN, Infinity, Either };

/// What the samples of a mark are. A series that holds both kinds is looked at, but not for long.
Nature natureOf(const RimMark& mark, const ScalarSeries& series)
{
    const ScalarSeries::Totals& totals = series.totals();
    if (totals.positiveInfinityCount + totals.negativeInfinityCount == 0)
        return Nature::NaN;
    if (totals.nanCount == 0)
        return Nature::Infinity;
    constexpr std::size_t kMostSamples = 4096;
    const std::size_t end = std::min(series.size(), mark.firstIndex + kMostSamples);
    std::uint64_t nans = 0;
    std::uint64_t infinities = 0;
    for (std::size_t i = mark.firstIndex; i < end && nans + infinities < mark.count; ++i) {
        const double value = series.value(i);
        nans += std::isnan(value) ? 1U : 0U;
        infinities += std::isinf(value) ? 1U : 0U;
    }
    if (nans + infinities < mark.count || (nans > 0 && infinities > 0))
        return Nature::Either;
    return nans > 0 ? Nature::NaN : Nature::Infinity;
}

QString badgeText(const RimMark& mark, const ChartInput& input, const QLocale& locale)
{
    const QString count = countText(static_cast<double>(mark.count), locale);
    if (mark.kind == CurveMark::Kind::NotPositive)
        return RimMarkText::tr("%1 ≤ 0", "samples at or below zero").arg(count);
    switch (natureOf(mark, markedSeries(mark, input))) {
    case Nature::NaN: return RimMarkText::tr("%1 NaN").arg(count);
    case Nature::Infinity: return RimMarkText::tr("%1 ∞").arg(count);
    case Nature::Either: break;
    }
    return RimMarkText::tr("%1 NaN/∞").arg(count);
}

/// Where a badge may go, best first: on the inner side of the bar, left of it, right of it.
std::array<QRectF, 3> badgePlaces(const QRectF& shape, QSizeF size, CurveMark::Kind kind,
                                  const QRectF& plot)
{
    const double inner = kind == CurveMark::Kind::NonFinite ? shape.bottom() + 1.0
                                                            : shape.top() - size.height() - 1.0;
    const double beside =
        kind == CurveMark::Kind::NonFinite ? shape.top() : shape.bottom() - size.height();
    const double least = plot.left() + 3.0;
    const double centered = std::clamp(shape.center().x() - size.width() / 2.0, least,
                                       std::max(least, plot.right() - size.width() - 3.0));
    return {QRectF(QPointF(centered, inner), size),
            QRectF(QPointF(shape.left() - size.width() - 4.0, beside), size),
            QRectF(QPointF(shape.right() + 4.0, beside), size)};
}

/// The count beside a bar, where no other mark or badge of its row is in the way.
void paintBadges(QPainter& painter, const std::vector<RimMark>& marks, const ChartFrame& frame,
                 const ChartInput& input, const ChartStyle& style, const QLocale& locale)
{
    const QFontMetricsF metrics(style.labelFont);
    std::vector<QRectF> taken;
    for (const RimMark& mark : marks)
        taken.push_back(shapeRect(mark, frame));
    const auto isFree = [&](const QRectF& rect) {
        return frame.plot.contains(rect)
               && std::none_of(taken.begin(), taken.end(),
                               [&](const QRectF& other) { return other.intersects(rect); });
    };
    painter.setFont(style.labelFont);
    for (const RimMark& mark : marks) {
        if (mark.count < kDenseCount)
            continue;
        const QString text = badgeText(mark, input, locale);
        const QRectF shape = shapeRect(mark, frame);
        const QSizeF size(std::ceil(metrics.horizontalAdvance(text)), metrics.height());
        for (const QRectF& place : badgePlaces(shape, size, mark.kind, frame.plot)) {
            if (!isFree(place))
                continue;
            paintPlate(painter, place, style);
            painter.setPen(style.text);
            painter.drawText(place, Qt::AlignCenter, text);
            taken.push_back(place);
            break;
        }
    }
}

/// The first sample of the mark itself: a column's mark only knows where its column begins.
std::size_t firstSample(const RimMark& mark, const ScalarSeries& series)
{
    constexpr std::size_t kFarthest = 1 << 16;
    const std::size_t end = std::min(series.size(), mark.firstIndex + kFarthest);
    for (std::size_t i = mark.firstIndex; i < end; ++i) {
        const double value = series.value(i);
        if (mark.kind == CurveMark::Kind::NonFinite ? !std::isfinite(value) : value <= 0.0)
            return i;
    }
    return mark.firstIndex;
}

} // namespace

std::vector<RimMark> rimMarks(const ChartFrame& frame, const ChartInput& input)
{
    std::vector<RimMark> marks;
    for (const CurveMark::Kind kind : {CurveMark::Kind::NonFinite, CurveMark::Kind::NotPositive}) {
        int row = 0;
        for (std::size_t i = 0; i < frame.curves.size() && i < input.curves.size(); ++i) {
            const std::size_t before = marks.size();
            appendMarks(frame.curves[i].line, i, kind, row, frame, marks);
            if (marks.size() > before)
                row = std::min(row + 1, kRimRows - 1);
        }
    }
    return marks;
}

void paintRimMarks(QPainter& painter, const std::vector<RimMark>& marks, const ChartFrame& frame,
                   const ChartInput& input, const ChartStyle& style, const QLocale& locale)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (const RimMark& mark : marks) {
        const QColor color = input.curves[mark.curve].color;
        painter.setPen(QPen(color, 1.0));
        // Filled: no number at all. Hollow: a number that this axis cannot show.
        painter.setBrush(mark.kind == CurveMark::Kind::NonFinite ? color : style.background);
        painter.drawPolygon(shapeOf(mark, frame));
    }
    paintBadges(painter, marks, frame, input, style, locale);
    painter.restore();
}

QString rimMarkText(const RimMark& mark, const ChartInput& input, const QLocale& locale)
{
    const Curve& curve = input.curves[mark.curve];
    const ScalarSeries& series = markedSeries(mark, input);
    const std::size_t first = firstSample(mark, series);
    const double value = series.value(first);
    QString what = mark.kind == CurveMark::Kind::NotPositive
                       ? RimMarkText::tr("zero or less")
                       : valueText(value, ValueFormat::Plain, locale);
    if (&series != curve.series.get())
        what = RimMarkText::tr("NaN or ∞ in a run of the group");
    const double firstX = xOf(series, first, input.xKind, curve.origin);
    const QString from = xText(firstX, input.xKind, locale);
    if (mark.count == 1)
        return RimMarkText::tr("%1 at %2").arg(what, from);
    const QString count = countText(static_cast<double>(mark.count), locale);
    const bool reachesEnd = !std::isfinite(series.value(series.size() - 1))
                            && mark.kind == CurveMark::Kind::NonFinite
                            && series.size() - first == mark.count;
    if (reachesEnd)
        return RimMarkText::tr("%1 from %2 to the end: %3 samples").arg(what, from, count);
    return RimMarkText::tr("%1 from %2 on: %3 samples").arg(what, from, count);
}

const RimMark* rimMarkAt(const std::vector<RimMark>& marks, const ChartFrame& frame,
                         QPointF position)
{
    for (const RimMark& mark : marks) {
        if (shapeRect(mark, frame)
                .adjusted(-kRimReach / 2, -kRimReach, kRimReach / 2, kRimReach)
                .contains(position))
            return &mark;
    }
    return nullptr;
}

} // namespace faultline::ui
