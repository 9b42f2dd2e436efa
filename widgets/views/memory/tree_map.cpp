// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/memory/tree_map.h"

#include "model/qt/layer_table_model.h"
#include "model/qt/text.h"
#include "model/qt/trace_text.h"
#include "model/qt/vram_text.h"
#include "widgets/style/theme.h"
#include "widgets/views/memory/component_style.h"
#include "widgets/views/memory/tree_map_layout.h"
#include "widgets/views/trace/trace_style.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace faultline::ui {

namespace {

/// What takes less than this share of all is drawn with others of its kind.
constexpr double kLeastShare = 0.0015;
constexpr double kTitleFromHeight = 5.0 * kGrid;

} // namespace

TreeMap::TreeMap(QWidget* parent) : ChartCanvas(parent)
{
    setAccessibleName(tr("Map of kept activations"));
}

void TreeMap::setLayers(std::shared_ptr<const vram::LayerGraph> graph,
                        const std::vector<vram::LayerRow>& layers)
{
    m_graph = std::move(graph);
    m_tiles.clear();
    m_groups.clear();
    m_current = -1;
    m_total = 0;
    for (const vram::LayerRow& layer : layers)
        m_total += std::max<std::int64_t>(0, layer.keptBytes);
    const auto least = static_cast<std::int64_t>(static_cast<double>(m_total) * kLeastShare);
    for (const vram::Part part :
         {vram::Part::Input, vram::Part::Backbone, vram::Part::Neck, vram::Part::Head,
          vram::Part::SecondHead, vram::Part::Loss, vram::Part::Assignment}) {
        Group group{.part = part, .bytes = 0, .begin = m_tiles.size(), .end = 0, .rect = {}};
        Tile small{.op = -1, .part = part, .bytes = 0, .count = 0, .rect = {}};
        for (const vram::LayerRow& layer : layers) {
            if (layer.keptBytes <= 0
                || m_graph->ops[static_cast<std::size_t>(layer.op)].part != part)
                continue;
            group.bytes += layer.keptBytes;
            if (layer.keptBytes > least) {
                m_tiles.push_back({.op = layer.op,
                                   .part = part,
                                   .bytes = layer.keptBytes,
                                   .count = 1,
                                   .rect = {}});
            } else {
                small.bytes += layer.keptBytes;
                ++small.count;
            }
        }
        if (small.bytes > 0)
            m_tiles.push_back(small);
        group.end = m_tiles.size();
        std::stable_sort(m_tiles.begin() + static_cast<std::ptrdiff_t>(group.begin), m_tiles.end(),
                         [](const Tile& a, const Tile& b) { return a.bytes > b.bytes; });
        if (group.bytes > 0)
            m_groups.push_back(group);
    }
    std::stable_sort(m_groups.begin(), m_groups.end(),
                     [](const Group& a, const Group& b) { return a.bytes > b.bytes; });
    place();
    invalidate();
}

void TreeMap::place()
{
    std::vector<std::int64_t> sizes;
    for (const Group& group : m_groups)
        sizes.push_back(group.bytes);
    const std::vector<QRectF> areas = treeMapLayout(sizes, QRectF(rect()).adjusted(1, 1, -1, -1));
    for (std::size_t i = 0; i < m_groups.size(); ++i) {
        m_groups[i].rect = areas[i];
        placeTiles(m_groups[i]);
    }
}

QRectF TreeMap::titleRect(const Group& group) const
{
    const double height = fontMetrics().height() + 2.0;
    if (group.rect.height() < kTitleFromHeight || group.rect.width() < kTitleFromHeight)
        return {};
    return {group.rect.left(), group.rect.top(), group.rect.width(), height};
}

void TreeMap::placeTiles(const Group& group)
{
    std::vector<std::int64_t> sizes;
    for (std::size_t i = group.begin; i < group.end; ++i)
        sizes.push_back(m_tiles[i].bytes);
    QRectF inside = group.rect;
    inside.setTop(inside.top() + titleRect(group).height());
    const std::vector<QRectF> rects = treeMapLayout(sizes, inside);
    for (std::size_t i = group.begin; i < group.end; ++i)
        m_tiles[i].rect = rects[i - group.begin];
}

QString TreeMap::cursorText() const
{
    return m_current < 0
               ? QString()
               : tr("Chosen: %1").arg(tileText(m_tiles[static_cast<std::size_t>(m_current)]));
}

QString TreeMap::summary() const
{
    QStringList said;
    for (const Group& group : m_groups)
        said << tr("%1: %2").arg(partName(group.part), bytesText(group.bytes));
    return said.join(QStringLiteral("; "));
}

QString TreeMap::emptyText() const
{
    return m_groups.empty() ? tr("No layer keeps anything") : QString();
}

ChartTable TreeMap::table() const
{
    ChartTable table{.titles = {tr("Part"), tr("Layer"), tr("Layers"), tr("Kept (bytes)")},
                     .rows = {}};
    for (const Tile& tile : m_tiles)
        table.rows.push_back({partName(tile.part),
                              tile.op < 0
                                  ? QString()
                                  : toQString(m_graph->ops[static_cast<std::size_t>(tile.op)].name),
                              QString::number(tile.count), QString::number(tile.bytes)});
    return table;
}

void TreeMap::setCurrentOp(int op)
{
    int found = -1;
    for (std::size_t i = 0; i < m_tiles.size(); ++i) {
        if (op >= 0 && m_tiles[i].op == op)
            found = static_cast<int>(i);
    }
    if (std::exchange(m_current, found) == found)
        return;
    refreshDescription();
    repaintPicture();
}

int TreeMap::currentOp() const
{
    return m_current < 0 ? -1 : m_tiles[static_cast<std::size_t>(m_current)].op;
}

QRectF TreeMap::tileRect(int op) const
{
    for (const Tile& tile : m_tiles) {
        if (tile.op == op)
            return tile.rect;
    }
    return {};
}

QSize TreeMap::sizeHint() const
{
    return {50 * kGrid, 30 * kGrid};
}

QSize TreeMap::minimumSizeHint() const
{
    return {24 * kGrid, 16 * kGrid};
}

std::optional<std::size_t> TreeMap::markAt(QPointF position) const
{
    for (std::size_t i = 0; i < m_tiles.size(); ++i) {
        if (m_tiles[i].rect.contains(position))
            return i;
    }
    return std::nullopt;
}

QPointF TreeMap::markPlace(std::size_t mark) const
{
    return m_tiles[mark].rect.center();
}

QString TreeMap::tileText(const Tile& tile) const
{
    const double share =
        m_total > 0 ? static_cast<double>(tile.bytes) / static_cast<double>(m_total) : 0.0;
    const QString bytes =
        tr("%1 (%2 of what is kept)").arg(bytesText(tile.bytes), traceShare(share));
    if (tile.op < 0)
        return tr("%n small layer(s) of the part %1: %2", nullptr, tile.count)
            .arg(partName(tile.part), bytes);
    const vram::Op& op = m_graph->ops[static_cast<std::size_t>(tile.op)];
    return tr("%1, %2: %3").arg(toQString(op.name), opText(op), bytes);
}

QString TreeMap::markText(std::size_t mark) const
{
    return tileText(m_tiles[mark]);
}

void TreeMap::resizeEvent(QResizeEvent* event)
{
    ChartCanvas::resizeEvent(event);
    place();
}

void TreeMap::choose(int tile)
{
    if (tile < 0 || std::exchange(m_current, tile) == tile)
        return;
    refreshDescription();
    repaintPicture();
    if (currentOp() >= 0)
        emit opChosen(currentOp());
}

void TreeMap::chooseMark(std::size_t mark)
{
    choose(static_cast<int>(mark));
}

void TreeMap::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (const std::optional<std::size_t> mark = markAt(event->position()))
        chooseMark(*mark);
    if (currentOp() >= 0)
        emit opOpened(currentOp());
}

void TreeMap::moveGroup(int by)
{
    int at = by > 0 ? -1 : static_cast<int>(m_groups.size());
    for (std::size_t i = 0; i < m_groups.size(); ++i) {
        const auto current = static_cast<std::size_t>(std::max(0, m_current));
        if (m_current >= 0 && current >= m_groups[i].begin && current < m_groups[i].end)
            at = static_cast<int>(i);
    }
    const int next = std::clamp(at + by, 0, static_cast<int>(m_groups.size()) - 1);
    choose(static_cast<int>(m_groups[static_cast<std::size_t>(next)].begin));
}

void TreeMap::keyPressEvent(QKeyEvent* event)
{
    const auto last = static_cast<int>(m_tiles.size()) - 1;
    if (last < 0) {
        QWidget::keyPressEvent(event);
        return;
    }
    switch (event->key()) {
    case Qt::Key_Left: choose(std::max(0, m_current - 1)); return;
    case Qt::Key_Right: choose(std::min(last, m_current + 1)); return;
    case Qt::Key_Up: moveGroup(-1); return;
    case Qt::Key_Down: moveGroup(1); return;
    case Qt::Key_Home: choose(0); return;
    case Qt::Key_End: choose(last); return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (currentOp() >= 0)
            emit opOpened(currentOp());
        return;
    default: ChartCanvas::keyPressEvent(event);
    }
}

void TreeMap::paintAbove(QPainter& painter) const
{
    painter.setFont(font());
    for (const Group& group : m_groups) {
        const QRectF title = titleRect(group);
        painter.setPen(palette().color(QPalette::WindowText));
        const QString text = tr("%1: %2").arg(partName(group.part), bytesText(group.bytes));
        painter.drawText(
            title.adjusted(2.0, 0.0, 0.0, 0.0), Qt::AlignLeft | Qt::AlignVCenter,
            fontMetrics().elidedText(text, Qt::ElideRight, static_cast<int>(title.width())));
        for (std::size_t i = group.begin; i < group.end; ++i)
            paintTile(painter, m_tiles[i], false);
    }
    if (m_current >= 0)
        paintTile(painter, m_tiles[static_cast<std::size_t>(m_current)], true);
}

void TreeMap::paintCursor(QPainter& painter, std::size_t mark) const
{
    painter.setPen(QPen(style().text, 1.0));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(m_tiles[mark].rect.adjusted(0.5, 0.5, -0.5, -0.5));
}

void TreeMap::paintTile(QPainter& painter, const Tile& tile, bool isCurrent) const
{
    const QColor window = palette().color(QPalette::Window);
    const QColor color = componentColor(componentOf(tile.part), palette());
    // Layers that make the parameters work on something are strong, the rest paler.
    const bool isStrong =
        tile.op >= 0
        && m_graph->ops[static_cast<std::size_t>(tile.op)].kind == vram::OpKind::Convolution;
    const QColor fill =
        tile.op < 0 ? mixed(color, window, 0.45) : mixed(color, window, isStrong ? 0.95 : 0.72);
    painter.fillRect(tile.rect, fill);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(
        QPen(isCurrent ? palette().color(QPalette::WindowText) : window, isCurrent ? 3.0 : 1.0));
    painter.drawRect(isCurrent ? tile.rect.adjusted(1.0, 1.0, -1.0, -1.0) : tile.rect);
    const QRectF room = tile.rect.adjusted(3.0, 1.0, -3.0, -1.0);
    const int lineHeight = fontMetrics().height();
    if (room.width() < 6.0 * kGrid || room.height() < lineHeight)
        return;
    const QString name = tile.op < 0
                             ? tr("%n small", nullptr, tile.count)
                             : toQString(m_graph->ops[static_cast<std::size_t>(tile.op)].name);
    painter.setPen(textColorOn(fill));
    // The end of a name tells layers of one block apart.
    painter.drawText(room, Qt::AlignLeft | Qt::AlignTop,
                     fontMetrics().elidedText(name, Qt::ElideLeft, static_cast<int>(room.width())));
    if (room.height() >= 2 * lineHeight)
        painter.drawText(room.adjusted(0.0, lineHeight, 0.0, 0.0), Qt::AlignLeft | Qt::AlignTop,
                         fontMetrics().elidedText(bytesText(tile.bytes), Qt::ElideRight,
                                                  static_cast<int>(room.width())));
}

} // namespace faultline::ui
