// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/input_lab/flow_chart.h"

#include "model/pipeline/storage.h"
#include "model/qt/input_words.h"
#include "model/qt/messages.h"
#include "model/qt/text.h"
#include "widgets/style/theme.h"

#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>
#include <QResizeEvent>

#include <algorithm>
#include <cmath>

namespace faultline::ui {

namespace {

using pipeline::FlowPart;
using pipeline::FlowStage;

constexpr double kStageGap = 20.0; ///< an arrow fits in
constexpr double kMakersRoom = 20.0;
constexpr double kStagePad = 6.0;
constexpr double kLeastStage = 84.0;
constexpr int kRowHeight = 14 * kGrid;
constexpr int kMostCells = 16;
constexpr double kBarHeight = 6.0;

bool isWork(FlowPart part)
{
    return part == FlowPart::Read || part == FlowPart::Decode || part == FlowPart::Compute
           || part == FlowPart::Augment || part == FlowPart::Make;
}

QString shareText(double share)
{
    return formatted(share, Unit::Fraction);
}

QString batchesText(double count)
{
    return QLocale().toString(count, 'f', count >= 9.95 ? 0 : 1);
}

} // namespace

FlowChart::FlowChart(QWidget* parent) : ChartCanvas(parent)
{
    setAccessibleName(tr("Drawing of the pipeline"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void FlowChart::setPicture(LabPicturePtr picture, const QString& why)
{
    const std::optional<std::size_t> cursor = cursorMark();
    const bool isAlike = picture && m_picture && picture->flow.size() == m_picture->flow.size();
    m_picture = std::move(picture);
    m_why = why;
    invalidate();
    if (isAlike)
        setCursorMark(cursor);
    updateGeometry();
}

const std::vector<FlowStage>& FlowChart::stages() const
{
    static const std::vector<FlowStage> kNone;
    return m_picture ? m_picture->flow : kNone;
}

std::size_t FlowChart::markCount() const
{
    return stages().size();
}

QString FlowChart::emptyText() const
{
    return stages().empty() ? m_why : QString();
}

int FlowChart::rowCount() const
{
    const auto count = static_cast<double>(std::max<std::size_t>(1, stages().size()));
    return (width() - kStageGap) / count - kStageGap < kLeastStage ? 2 : 1;
}

QSize FlowChart::sizeHint() const
{
    return {80 * kGrid, rowCount() * kRowHeight};
}

QSize FlowChart::minimumSizeHint() const
{
    return {40 * kGrid, rowCount() * kRowHeight};
}

void FlowChart::resizeEvent(QResizeEvent* event)
{
    ChartCanvas::resizeEvent(event);
    updateGeometry();
}

bool FlowChart::isMade(std::size_t stage) const
{
    return isWork(stages()[stage].part);
}

/// One row from left to right, or two where there is little room: what makes batches above what
/// uses them.
QRectF FlowChart::placeOf(std::size_t stage) const
{
    const std::vector<FlowStage>& all = stages();
    std::size_t begin = 0;
    std::size_t end = all.size();
    int row = 0;
    if (rowCount() == 2) {
        const auto queue = std::find_if(all.begin(), all.end(), [](const FlowStage& one) {
            return one.part == FlowPart::Queue || one.part == FlowPart::Step;
        });
        const auto split = static_cast<std::size_t>(queue - all.begin());
        row = stage >= split ? 1 : 0;
        begin = row == 1 ? split : 0;
        end = row == 1 ? all.size() : split;
    }
    const auto count = static_cast<double>(end - begin);
    const double wide = (width() - 2.0 * kStagePad - (count - 1.0) * kStageGap) / count;
    const double left = kStagePad + static_cast<double>(stage - begin) * (wide + kStageGap);
    const double top = row * kRowHeight + kMakersRoom;
    return {left, top, wide, kRowHeight - kMakersRoom - 2.0 * kStagePad};
}

QString FlowChart::nameOf(const FlowStage& stage) const
{
    if (stage.part == FlowPart::Storage) {
        const pipeline::Storage* storage = pipeline::findStorage(m_picture->setting.storage);
        return storage != nullptr ? storageName(*storage) : tr("Storage");
    }
    return flowPartName(stage.part, m_picture->setting.kind, m_picture->hasNoGpu);
}

QString FlowChart::valueOf(const FlowStage& stage) const
{
    switch (stage.part) {
    case FlowPart::Storage:
        return m_picture->batchBytesRead > 0.0
                   ? formatted(m_picture->batchBytesRead * m_picture->simulated.stepsPerSecond,
                               Unit::BytesPerSecond)
                   : QString();
    case FlowPart::Queue:
        return stage.capacity > 0.0
                   ? tr("%1 of %2", "batches that are ready, that fit")
                         .arg(batchesText(stage.level), batchesText(stage.capacity))
                   : batchesText(stage.level);
    default: return stage.seconds ? formatted(*stage.seconds, Unit::Seconds) : QString();
    }
}

bool FlowChart::hasMakers() const
{
    return m_picture->setting.kind == pipeline::LoaderKind::TfData
           || m_picture->setting.workers > 0;
}

QString FlowChart::makersName() const
{
    const pipeline::Setting& setting = m_picture->setting;
    if (setting.kind == pipeline::LoaderKind::TfData)
        return tr("%n parallel call(s)", nullptr, setting.parallelCalls);
    return hasMakers() ? tr("%n worker(s)", nullptr, setting.workers)
                       : tr("The training itself, between two steps");
}

QString FlowChart::markText(std::size_t mark) const
{
    const FlowStage& stage = stages()[mark];
    QStringList lines{nameOf(stage)};
    switch (stage.part) {
    case FlowPart::Storage:
        lines << (m_picture->batchBytesRead > 0.0
                      ? tr("%1 are read", "of storage").arg(valueOf(stage))
                      : tr("How much is read is not known"));
        break;
    case FlowPart::Queue:
        lines << tr("%1 batches are ready in the mean").arg(batchesText(stage.level));
        if (stage.capacity > 0.0)
            lines << tr("%1 fit").arg(batchesText(stage.capacity));
        break;
    case FlowPart::Step:
        lines << tr("%1 a step").arg(valueOf(stage))
              << (m_picture->hasNoGpu ? tr("It takes %1 of the time, waiting takes %2")
                                      : tr("The GPU is busy %1 of the time and idles %2"))
                     .arg(shareText(*stage.busy), shareText(1.0 - *stage.busy));
        break;
    case FlowPart::HandOver: lines << tr("%1 a batch").arg(valueOf(stage)); break;
    default:
        lines << tr("%1 a batch").arg(valueOf(stage))
              << tr("%1 of the time of those who do it").arg(shareText(stage.busy.value_or(0.0)));
        break;
    }
    if (stage.isLimit)
        lines << tr("This is the limit");
    return lines.join(u'\n');
}

QString FlowChart::summary() const
{
    if (stages().empty())
        return m_why;
    QStringList said{makersName()};
    for (std::size_t i = 0; i < stages().size(); ++i)
        said << markText(i).replace(u'\n', QStringLiteral(", "));
    return said.join(QStringLiteral("; "));
}

ChartTable FlowChart::table() const
{
    ChartTable table{.titles = {tr("Part"), tr("Value"), tr("Busy (share)"), tr("Limit")},
                     .rows = {}};
    for (const FlowStage& stage : stages())
        table.rows.push_back({nameOf(stage), valueOf(stage),
                              stage.busy ? QString::number(*stage.busy) : QString(),
                              stage.isLimit ? tr("yes") : QString()});
    return table;
}

std::size_t FlowChart::firstMark() const
{
    const auto limit = std::find_if(stages().begin(), stages().end(),
                                    [](const FlowStage& stage) { return stage.isLimit; });
    return limit == stages().end() ? 0 : static_cast<std::size_t>(limit - stages().begin());
}

std::optional<std::size_t> FlowChart::markAt(QPointF position) const
{
    for (std::size_t i = 0; i < stages().size(); ++i) {
        if (placeOf(i).contains(position))
            return i;
    }
    return std::nullopt;
}

QPointF FlowChart::markPlace(std::size_t mark) const
{
    return placeOf(mark).center();
}

void FlowChart::paintAbove(QPainter& painter) const
{
    paintMakers(painter);
    for (std::size_t i = 0; i < stages().size(); ++i) {
        if (i + 1 < stages().size())
            paintArrow(painter, i);
        paintStage(painter, i);
    }
}

void FlowChart::paintMakers(QPainter& painter) const
{
    QRectF around;
    for (std::size_t i = 0; i < stages().size(); ++i) {
        if (isMade(i))
            around = around.united(placeOf(i));
    }
    if (around.isEmpty())
        return;
    around.adjust(-kStagePad, -kMakersRoom + 2.0, kStagePad, kStagePad);
    painter.setPen(QPen(style().mutedText, 1.0, Qt::DashLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(around.adjusted(0.5, 0.5, -0.5, -0.5), 6.0, 6.0);
    painter.setPen(style().text);
    const QRectF caption(around.left() + kStagePad, around.top() + 1.0,
                         around.width() - 2.0 * kStagePad, kMakersRoom - 3.0);
    const QFontMetricsF metrics(painter.font());
    QString name = makersName();
    const QString whole =
        tr("%1, busy %2", "who makes batches, share of the time")
            .arg(name, shareText(std::min(1.0, m_picture->simulated.workersBusy)));
    if (hasMakers() && metrics.horizontalAdvance(whole) <= caption.width())
        name = whole;
    painter.drawText(caption, Qt::AlignLeft | Qt::AlignVCenter,
                     metrics.elidedText(name, Qt::ElideRight, caption.width()));
}

void FlowChart::paintArrow(QPainter& painter, std::size_t from) const
{
    const QRectF one = placeOf(from);
    const QRectF other = placeOf(from + 1);
    if (other.left() < one.right())
        return; // the next row
    const double y = one.center().y();
    painter.setPen(QPen(style().mutedText, 1.5));
    painter.drawLine(QPointF(one.right() + 3.0, y), QPointF(other.left() - 4.0, y));
    painter.drawLine(QPointF(other.left() - 8.0, y - 4.0), QPointF(other.left() - 4.0, y));
    painter.drawLine(QPointF(other.left() - 8.0, y + 4.0), QPointF(other.left() - 4.0, y));
}

void FlowChart::paintStage(QPainter& painter, std::size_t index) const
{
    const FlowStage& stage = stages()[index];
    const QRectF place = placeOf(index);
    const QColor warning = severityColor(Severity::Warning, palette());
    const QColor edge = stage.isLimit ? warning : hairlineColor(palette());
    painter.setPen(QPen(edge, stage.isLimit ? 2.0 : 1.0));
    painter.setBrush(stage.isLimit ? mixed(warning, cardColor(palette()), 0.12)
                                   : cardColor(palette()));
    painter.drawRoundedRect(place.adjusted(0.5, 0.5, -0.5, -0.5), 5.0, 5.0);
    const QRectF inner = place.adjusted(kStagePad, kStagePad - 2.0, -kStagePad, -kStagePad);
    QFont bold = style().labelFont;
    bold.setWeight(QFont::DemiBold);
    const QFontMetricsF metrics(bold);
    painter.setFont(bold);
    painter.setPen(style().text);
    const QRectF name(inner.left(), inner.top(), inner.width(), 3.0 * metrics.height());
    painter.drawText(name, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, nameOf(stage));
    painter.setFont(style().labelFont);
    const double barTop = inner.bottom() - kBarHeight;
    const QRectF value(inner.left(), barTop - metrics.height() - 2.0, inner.width(),
                       metrics.height());
    painter.setPen(style().mutedText);
    painter.drawText(value, Qt::AlignLeft | Qt::AlignVCenter, valueOf(stage));
    const QRectF bar(inner.left(), barTop, inner.width(), kBarHeight);
    if (stage.part == FlowPart::Queue) {
        paintQueue(painter, bar, stage);
        return;
    }
    if (!stage.busy)
        return;
    painter.setPen(stage.isLimit ? warning : style().mutedText);
    // Whole percents: there is little room.
    painter.drawText(value, Qt::AlignRight | Qt::AlignVCenter,
                     shareText(std::round(*stage.busy * 100.0) / 100.0));
    painter.setPen(Qt::NoPen);
    painter.setBrush(hairlineColor(palette()));
    painter.drawRoundedRect(bar, 2.0, 2.0);
    painter.setBrush(stage.isLimit ? warning : style().accent);
    painter.drawRoundedRect(QRectF(bar.topLeft(), QSizeF(bar.width() * *stage.busy, kBarHeight)),
                            2.0, 2.0);
}

void FlowChart::paintQueue(QPainter& painter, const QRectF& area, const FlowStage& stage) const
{
    const int cells =
        stage.capacity > 0.0 ? std::min(kMostCells, static_cast<int>(stage.capacity)) : kMostCells;
    const double full = stage.capacity > 0.0 ? stage.level / stage.capacity : 0.0;
    const double wide = (area.width() - (cells - 1) * 2.0) / cells;
    painter.setPen(Qt::NoPen);
    for (int i = 0; i < cells; ++i) {
        const QRectF cell(area.left() + i * (wide + 2.0), area.top(), wide, area.height());
        painter.setBrush(hairlineColor(palette()));
        painter.drawRect(cell);
        const double filled = std::clamp(full * cells - i, 0.0, 1.0);
        painter.setBrush(style().accent);
        painter.drawRect(QRectF(cell.topLeft(), QSizeF(wide * filled, cell.height())));
    }
}

void FlowChart::paintCursor(QPainter& painter, std::size_t mark) const
{
    painter.setPen(QPen(style().accent, 2.0));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(placeOf(mark).adjusted(-1.0, -1.0, 1.0, 1.0), 6.0, 6.0);
}

} // namespace faultline::ui
