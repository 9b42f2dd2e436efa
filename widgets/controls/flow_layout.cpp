// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/flow_layout.h"

#include <QStyle>
#include <QWidget>

#include <algorithm>

namespace faultline::ui {

namespace {

/// An item wider than the whole row is squeezed rather than cut off; text then takes more lines.
QSize sizeIn(const QLayoutItem& item, int width)
{
    const int given = std::min(item.sizeHint().width(), width);
    return {given,
            item.hasHeightForWidth() ? item.heightForWidth(given) : item.sizeHint().height()};
}

} // namespace

FlowLayout::FlowLayout(int horizontalSpacing, int verticalSpacing, QWidget* parent)
    : QLayout(parent), m_horizontalSpacing(horizontalSpacing), m_verticalSpacing(verticalSpacing)
{
    setContentsMargins(0, 0, 0, 0);
}

FlowLayout::~FlowLayout() = default;

void FlowLayout::addItem(QLayoutItem* item)
{
    m_items.emplace_back(item);
}

int FlowLayout::count() const
{
    return static_cast<int>(m_items.size());
}

QLayoutItem* FlowLayout::itemAt(int index) const
{
    return index >= 0 && index < count() ? m_items[static_cast<std::size_t>(index)].get() : nullptr;
}

QLayoutItem* FlowLayout::takeAt(int index)
{
    if (index < 0 || index >= count())
        return nullptr;
    QLayoutItem* item = m_items[static_cast<std::size_t>(index)].release();
    m_items.erase(m_items.begin() + index);
    return item;
}

int FlowLayout::heightForWidth(int width) const
{
    return arrange(QRect(0, 0, width, 0), Pass::Measure);
}

QSize FlowLayout::sizeHint() const
{
    // The width of one row; what follows from a narrower one is told by heightForWidth().
    int width = 0;
    int height = 0;
    for (const auto& item : m_items) {
        if (item->isEmpty())
            continue;
        width += item->sizeHint().width() + (width > 0 ? m_horizontalSpacing : 0);
        height = std::max(height, item->sizeHint().height());
    }
    const QMargins margins = contentsMargins();
    return {width + margins.left() + margins.right(), height + margins.top() + margins.bottom()};
}

QSize FlowLayout::minimumSize() const
{
    QSize size;
    for (const auto& item : m_items) {
        if (!item->isEmpty())
            size = size.expandedTo(item->minimumSize());
    }
    const QMargins margins = contentsMargins();
    return size + QSize(margins.left() + margins.right(), margins.top() + margins.bottom());
}

void FlowLayout::setGeometry(const QRect& rect)
{
    QLayout::setGeometry(rect);
    (void)arrange(rect, Pass::Place);
}

int FlowLayout::arrange(const QRect& rect, Pass pass) const
{
    const QRect area = rect.marginsRemoved(contentsMargins());
    int x = 0;
    int y = area.top();
    int rowHeight = 0;
    std::size_t rowBegin = 0;
    for (std::size_t i = 0; i < m_items.size(); ++i) {
        if (m_items[i]->isEmpty())
            continue;
        const QSize size = sizeIn(*m_items[i], area.width());
        if (x > 0 && x + size.width() > area.width()) {
            if (pass == Pass::Place)
                placeRow(area, rowBegin, i, y, rowHeight);
            y += rowHeight + m_verticalSpacing;
            x = 0;
            rowHeight = 0;
            rowBegin = i;
        }
        x += size.width() + m_horizontalSpacing;
        rowHeight = std::max(rowHeight, size.height());
    }
    if (pass == Pass::Place)
        placeRow(area, rowBegin, m_items.size(), y, rowHeight);
    return y + rowHeight - rect.top() + contentsMargins().bottom();
}

void FlowLayout::placeRow(const QRect& area, std::size_t begin, std::size_t end, int y,
                          int height) const
{
    const Qt::LayoutDirection direction =
        parentWidget() != nullptr ? parentWidget()->layoutDirection() : Qt::LeftToRight;
    int x = area.left();
    for (std::size_t i = begin; i < end; ++i) {
        if (m_items[i]->isEmpty())
            continue;
        QSize size = sizeIn(*m_items[i], area.width());
        if (m_items[i]->expandingDirections().testFlag(Qt::Vertical))
            size.setHeight(height);
        const QRect place(QPoint(x, y + (height - size.height()) / 2), size);
        m_items[i]->setGeometry(QStyle::visualRect(direction, area, place));
        x += size.width() + m_horizontalSpacing;
    }
}

} // namespace faultline::ui
