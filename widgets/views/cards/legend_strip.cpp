// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/cards/legend_strip.h"

#include "widgets/charts/chart_accessible.h"
#include "widgets/style/theme.h"

#include <QEvent>
#include <QPainter>
#include <QResizeEvent>

#include <algorithm>
#include <utility>

namespace faultline::ui {

namespace {

constexpr int kSwatchWidth = 14;
constexpr int kBandHeight = 10;
constexpr int kFixedWidth = kSwatchWidth + kGrid / 2; ///< of an item without its label
constexpr int kMinLabelWidth = 24;

} // namespace

LegendStrip::LegendStrip(QWidget* parent) : QWidget(parent)
{
    makeChartsAccessible();
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void LegendStrip::setItems(std::vector<Item> items)
{
    if (items == m_items && isHidden() == items.empty())
        return;
    m_items = std::move(items);
    QStringList names;
    for (const Item& item : m_items)
        names.push_back(item.label);
    setAccessibleName(tr("Legend: %1").arg(names.join(tr(", "))));
    setToolTip(names.mid(0, 40).join(u'\n'));
    setVisible(!m_items.empty());
    layOut();
}

void LegendStrip::setMostRows(int rows)
{
    m_mostRows = rows;
    layOut();
}

std::vector<AccessibleItem> LegendStrip::accessibleItems() const
{
    std::vector<AccessibleItem> items;
    for (std::size_t i = 0; i < m_items.size(); ++i)
        items.push_back({.name = m_items[i].label,
                         .description = {},
                         .rect = i < m_places.size() ? m_places[i] : QRect()});
    return items;
}

int LegendStrip::rowHeight() const
{
    return fontMetrics().height() + 2;
}

QSize LegendStrip::sizeHint() const
{
    return {40 * kGrid, m_rows * rowHeight()};
}

QSize LegendStrip::minimumSizeHint() const
{
    return {4 * kGrid, m_rows * rowHeight()};
}

std::vector<QRect> LegendStrip::placesInFull() const
{
    std::vector<QRect> places;
    int x = 0;
    int y = 0;
    for (const Item& item : m_items) {
        // Eliding measures a little wider than the advance does.
        const int wide =
            std::min(kFixedWidth + fontMetrics().horizontalAdvance(item.label) + 2, width());
        if (x > 0 && x + wide > width()) {
            x = 0;
            y += rowHeight();
        }
        places.emplace_back(x, y, wide, rowHeight());
        x += wide + 2 * kGrid;
    }
    return places;
}

std::vector<QRect> LegendStrip::placesInOneRow() const
{
    const QFontMetrics metrics = fontMetrics();
    const int moreWidth = metrics.horizontalAdvance(tr("+ %1").arg(m_items.size()));
    // Long names share the room; short ones take only what they need.
    const auto count = static_cast<int>(m_items.size());
    const int fairShare = (width() + 2 * kGrid) / count - 2 * kGrid;
    std::vector<QRect> places;
    int x = 0;
    for (int i = 0; i < count; ++i) {
        const int wanted =
            metrics.horizontalAdvance(m_items[static_cast<std::size_t>(i)].label) + 2;
        const bool last = i + 1 == count;
        const int room = width() - x - (last ? 0 : moreWidth + 2 * kGrid);
        const int fair = count == 1 ? room : std::max(fairShare - kFixedWidth, 8 * kGrid);
        const int label = std::min({wanted, fair, room - kFixedWidth});
        if (label < std::min(wanted, kMinLabelWidth))
            break;
        places.emplace_back(x, 0, kFixedWidth + label, rowHeight());
        x += kFixedWidth + label + 2 * kGrid;
    }
    return places;
}

void LegendStrip::layOut()
{
    m_places = m_items.empty() ? std::vector<QRect>() : placesInFull();
    int rows = m_places.empty() ? 1 : m_places.back().bottom() / rowHeight() + 1;
    if (rows > m_mostRows) {
        m_places = placesInOneRow();
        rows = 1;
    }
    if (std::exchange(m_rows, rows) != rows)
        updateGeometry();
    update();
}

void LegendStrip::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    if (event->oldSize().width() != event->size().width())
        layOut();
}

void LegendStrip::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        layOut();
}

void LegendStrip::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    for (std::size_t i = 0; i < m_places.size(); ++i)
        paintItem(painter, m_items[i], m_places[i]);
    if (m_places.size() == m_items.size())
        return;
    const int x = m_places.empty() ? 0 : m_places.back().right() + 2 * kGrid;
    painter.setPen(mutedTextColor(palette()));
    painter.drawText(x, 0, width() - x, rowHeight(), Qt::AlignVCenter,
                     tr("+ %1").arg(m_items.size() - m_places.size()));
}

void LegendStrip::paintItem(QPainter& painter, const Item& item, const QRect& place) const
{
    const int middle = place.center().y();
    if (item.hasBand) {
        QColor band = item.color;
        band.setAlphaF(0.25F);
        painter.fillRect(QRect(place.x(), middle - kBandHeight / 2, kSwatchWidth, kBandHeight),
                         band);
    }
    painter.setPen(QPen(item.color, 2.5, item.dashed ? Qt::DotLine : Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(place.x(), middle, place.x() + kSwatchWidth, middle);
    painter.setPen(mutedTextColor(palette()));
    const QRect label = place.adjusted(kFixedWidth, 0, 0, 0);
    painter.drawText(label, Qt::AlignVCenter,
                     fontMetrics().elidedText(item.label, Qt::ElideMiddle, label.width()));
}

} // namespace faultline::ui
