// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/cards/legend_strip.h"

#include "widgets/style/theme.h"

#include <QPainter>

#include <algorithm>

namespace faultline::ui {

namespace {

constexpr int kSwatchWidth = 14;
constexpr int kBandHeight = 10;
constexpr int kFixedWidth = kSwatchWidth + kGrid / 2; ///< of an item without its label
constexpr int kMinLabelWidth = 24;

} // namespace

LegendStrip::LegendStrip(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void LegendStrip::setItems(std::vector<Item> items)
{
    m_items = std::move(items);
    QStringList names;
    for (const Item& item : m_items)
        names.push_back(item.label);
    setAccessibleName(tr("Legend: %1").arg(names.join(tr(", "))));
    setToolTip(names.mid(0, 40).join(u'\n'));
    setVisible(!m_items.empty());
    update();
}

QSize LegendStrip::sizeHint() const
{
    return {40 * kGrid, fontMetrics().height() + 2};
}

QSize LegendStrip::minimumSizeHint() const
{
    return {4 * kGrid, fontMetrics().height() + 2};
}

void LegendStrip::paintEvent(QPaintEvent*)
{
    if (m_items.empty())
        return;
    QPainter painter(this);
    const QFontMetrics metrics = fontMetrics();
    const int moreWidth = metrics.horizontalAdvance(tr("+ %1").arg(m_items.size()));

    // Long names share the room; short ones take only what they need.
    const auto count = static_cast<int>(m_items.size());
    const int fairShare = (width() + 2 * kGrid) / count - 2 * kGrid;
    int x = 0;
    for (int i = 0; i < count; ++i) {
        const Item& item = m_items[static_cast<std::size_t>(i)];
        // Eliding measures a little wider than the advance does.
        const int wanted = metrics.horizontalAdvance(item.label) + 2;
        const bool last = i + 1 == count;
        const int room = width() - x - (last ? 0 : moreWidth + 2 * kGrid);
        const int fair = count == 1 ? room : std::max(fairShare - kFixedWidth, 8 * kGrid);
        const int label = std::min({wanted, fair, room - kFixedWidth});
        if (label < std::min(wanted, kMinLabelWidth)) {
            painter.setPen(mutedTextColor(palette()));
            painter.drawText(x, 0, width() - x, height(), Qt::AlignVCenter,
                             tr("+ %1").arg(count - i));
            return;
        }
        paintItem(painter, item, x, label);
        x += kFixedWidth + label + 2 * kGrid;
    }
}

void LegendStrip::paintItem(QPainter& painter, const Item& item, int x, int labelWidth) const
{
    if (item.hasBand) {
        QColor band = item.color;
        band.setAlphaF(0.25F);
        painter.fillRect(QRect(x, height() / 2 - kBandHeight / 2, kSwatchWidth, kBandHeight), band);
    }
    painter.setPen(QPen(item.color, 2.5, item.dashed ? Qt::DotLine : Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(x, height() / 2, x + kSwatchWidth, height() / 2);
    x += kFixedWidth;
    painter.setPen(mutedTextColor(palette()));
    painter.drawText(x, 0, labelWidth, height(), Qt::AlignVCenter,
                     fontMetrics().elidedText(item.label, Qt::ElideMiddle, labelWidth));
}

} // namespace faultline::ui
