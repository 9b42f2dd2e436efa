// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/summaries/graph/graph_picture.h"

#include "model/qt/text.h"
#include "widgets/charts/chart_style.h"
#include "widgets/messages.h"
#include "widgets/style/theme.h"
#include "widgets/views/summaries/graph/graph_details.h"

#include <QEvent>
#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace faultline::ui {

namespace {

constexpr double kMargin = kGrid;
constexpr double kBoxGap = kGrid / 2.0;
constexpr double kMostBoxWidth = 30.0 * kGrid;
constexpr double kColumnGapShare = 0.11; ///< of the width; edges need room to bend
constexpr std::size_t kMostRows = 12;
constexpr double kPadding = kGrid;
constexpr double kArrow = 5.0;

double boxHeight(const QFontMetricsF& metrics)
{
    return std::ceil(2.0 * metrics.height()) + kPadding;
}

/// The three columns, in the middle of the widget if it is wide.
struct Columns {
    double width = 0.0;
    std::array<double, 3> left{};

    explicit Columns(double whole)
        : width(std::min(kMostBoxWidth, (whole * (1.0 - 2 * kColumnGapShare) - 2 * kMargin) / 3))
    {
        const double gap = std::min(whole * kColumnGapShare, width);
        left[0] = std::max(kMargin, (whole - 3 * width - 2 * gap) / 2);
        left[1] = left[0] + width + gap;
        left[2] = left[1] + width + gap;
    }
};

} // namespace

GraphPicture::GraphPicture(const JobQueuePtr& jobs, QWidget* parent)
    : QWidget(parent), m_work(jobs, JobLane::Short, JobPriority::Urgent)
{
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAccessibleName(tr("Neighbourhood"));
}

void GraphPicture::setEntry(std::shared_ptr<const GraphTree> tree, std::uint32_t entry)
{
    if (tree == m_tree && entry == m_entry && (m_isKnown || m_work.isRunning()))
        return;
    m_tree = std::move(tree);
    m_entry = entry;
    m_neighbours = {};
    m_isKnown = false;
    m_firstShown = {};
    m_current.reset();
    layOut();
    if (!m_tree) {
        m_work.drop();
        return;
    }
    m_work.start([graph = m_tree,
                  entry](WorkMonitor& monitor) { return neighboursOf(*graph, entry, monitor); },
                 [this](const Result<GraphNeighbours>& neighbours) {
                     if (!neighbours)
                         return;
                     m_neighbours = *neighbours;
                     m_isKnown = true;
                     layOut();
                 });
}

void GraphPicture::finish()
{
    m_work.finish();
}

QSize GraphPicture::sizeHint() const
{
    return {60 * kGrid, 28 * kGrid};
}

QSize GraphPicture::minimumSizeHint() const
{
    return {36 * kGrid, 14 * kGrid};
}

QString GraphPicture::detailOf(std::uint32_t index) const
{
    const GraphTree::Entry& entry = m_tree->entries()[index];
    if (entry.node == GraphTree::kNone) {
        const QString nodes =
            tr("%n node(s)", nullptr,
               static_cast<int>(std::min<std::uint64_t>(entry.totals.nodes, 1'000'000'000)));
        return entry.isFunction ? tr("function · %1", "number of nodes").arg(nodes) : nodes;
    }
    const NetworkNode& node = m_tree->node(entry.node);
    QString text = toQString(node.op);
    if (const std::vector<std::string> shapes = outputShapes(node); !shapes.empty())
        text += tr(" · ") + toQString(shapes.front());
    return text;
}

GraphPicture::Box GraphPicture::boxOf(const GraphNeighbour& neighbour, Side side) const
{
    Box box{.side = side,
            .rect = {},
            .title = toQString(neighbour.name),
            .detail = tr("argument"),
            .toolTip = toQString(neighbour.name),
            .entry = neighbour.entry,
            .edges = neighbour.edges,
            .isScope = false,
            .isControl = neighbour.isControl,
            .more = 0};
    if (neighbour.entry != GraphTree::kNone) {
        const GraphTree::Entry& entry = m_tree->entries()[neighbour.entry];
        box.title = toQString(m_tree->path(neighbour.entry));
        box.isScope = entry.node == GraphTree::kNone;
        box.detail = detailOf(neighbour.entry);
        box.toolTip = tr("%1\n%2", "name, operation").arg(box.title, box.detail);
    }
    if (neighbour.edges > 1)
        box.toolTip += QLatin1Char('\n') + tr("%1 edges").arg(entryCount(neighbour.edges));
    if (neighbour.isControl)
        box.toolTip += QLatin1Char('\n') + tr("It only has to run first.");
    return box;
}

GraphPicture::Box GraphPicture::middleBox() const
{
    Box box;
    box.entry = m_entry;
    box.title = toQString(m_tree->path(m_entry));
    if (box.title.isEmpty())
        box.title = tr("The whole graph");
    box.isScope = m_tree->entries()[m_entry].node == GraphTree::kNone;
    box.detail = detailOf(m_entry);
    box.toolTip = tr("%1\n%2", "name, operation").arg(box.title, box.detail);
    return box;
}

void GraphPicture::layOutSide(Side side, const std::vector<GraphNeighbour>& neighbours)
{
    const QFontMetricsF metrics(font());
    const double rowHeight = boxHeight(metrics) + kBoxGap;
    const double room = height() - 2 * kMargin - metrics.height() - kBoxGap;
    const auto rows = static_cast<std::size_t>(
        std::clamp(std::floor((room + kBoxGap) / rowHeight), 2.0, static_cast<double>(kMostRows)));
    std::size_t& first = m_firstShown[side == Side::Input ? 0 : 1];
    if (first >= neighbours.size())
        first = 0;
    const bool hasMore = neighbours.size() > rows;
    const std::size_t shown = std::min(hasMore ? rows - 1 : rows, neighbours.size() - first);
    const std::size_t begin = m_boxes.size();
    for (std::size_t i = 0; i < shown; ++i)
        m_boxes.push_back(boxOf(neighbours[first + i], side));
    if (hasMore) {
        Box more;
        more.side = side;
        more.more = neighbours.size() - shown;
        more.title = tr("+%1 more", "neighbours without room").arg(entryCount(more.more));
        more.toolTip = tr("Shows the next ones");
        m_boxes.push_back(std::move(more));
    }
    const double used = static_cast<double>(m_boxes.size() - begin) * rowHeight - kBoxGap;
    double top = kMargin + metrics.height() + kBoxGap + std::max(0.0, (room - used) / 2.0);
    const Columns columns(width());
    const double left = columns.left[side == Side::Input ? 0 : 2];
    for (std::size_t i = begin; i < m_boxes.size(); ++i, top += rowHeight)
        m_boxes[i].rect = QRectF(left, top, columns.width, boxHeight(metrics));
}

void GraphPicture::layOut()
{
    m_boxes.clear();
    m_hovered.reset();
    update();
    if (!m_tree)
        return;
    const QFontMetricsF metrics(font());
    const Columns columns(width());
    layOutSide(Side::Input, m_neighbours.inputs);
    Box middle = middleBox();
    const double top = kMargin + metrics.height() + kBoxGap;
    const double room = height() - kMargin - top;
    middle.rect = QRectF(columns.left[1], top + std::max(0.0, (room - boxHeight(metrics)) / 2.0),
                         columns.width, boxHeight(metrics));
    m_middle = m_boxes.size();
    m_boxes.push_back(std::move(middle));
    layOutSide(Side::Output, m_neighbours.outputs);
    if (m_current && *m_current >= m_boxes.size())
        m_current.reset();
    refreshAccessibleText();
}

void GraphPicture::refreshAccessibleText()
{
    if (!m_tree) {
        setAccessibleDescription({});
        return;
    }
    if (m_current) {
        const Box& box = m_boxes[*m_current];
        setAccessibleDescription(box.more > 0 ? box.title : box.toolTip);
        return;
    }
    setAccessibleDescription(tr("%1: %2 inputs, %3 readers", "name, counts")
                                 .arg(middleBox().title, entryCount(m_neighbours.inputs.size()),
                                      entryCount(m_neighbours.outputs.size())));
}

void GraphPicture::paintEdge(QPainter& painter, const Box& box, const QRectF& middle) const
{
    const bool isInput = box.side == Side::Input;
    const QPointF from(isInput ? box.rect.right() : middle.right(),
                       isInput ? box.rect.center().y() : middle.center().y());
    const QPointF to((isInput ? middle.left() : box.rect.left()) - 1.0,
                     isInput ? middle.center().y() : box.rect.center().y());
    const double bend = (to.x() - from.x()) / 2.0;
    QPainterPath path(from);
    path.cubicTo(from + QPointF(bend, 0.0), to - QPointF(bend, 0.0), to - QPointF(kArrow, 0.0));
    const QColor color = mixed(mutedTextColor(palette()), cardColor(palette()), 0.7);
    const double weight = std::log10(static_cast<double>(std::max<std::uint64_t>(box.edges, 1)));
    QPen pen(color, std::min(1.0 + weight, 3.0));
    pen.setCapStyle(Qt::FlatCap);
    if (box.isControl)
        pen.setDashPattern({3.0, 3.0});
    painter.setBrush(Qt::NoBrush);
    painter.setPen(pen);
    painter.drawPath(path);
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    painter.drawPolygon(QPolygonF({to, to + QPointF(-kArrow - 1.0, -kArrow + 1.0),
                                   to + QPointF(-kArrow - 1.0, kArrow - 1.0)}));
}

void GraphPicture::paintBox(QPainter& painter, const Box& box, bool isCurrent) const
{
    const QColor card = cardColor(palette());
    const QColor accent = accentColor(palette());
    const bool isMiddle = box.side == Side::Middle;
    const bool isHovered = box.canActivate() && m_hovered && &m_boxes[*m_hovered] == &box;
    QPen border(isMiddle || isHovered || isCurrent ? accent
                                                   : mixed(mutedTextColor(palette()), card, 0.45),
                isMiddle || isCurrent ? 2.0 : 1.0);
    if (box.entry == GraphTree::kNone)
        border.setDashPattern({4.0, 3.0});
    painter.setPen(border);
    painter.setBrush(isMiddle || isHovered ? mixed(accent, card, 0.12)
                     : box.isScope         ? mixed(mutedTextColor(palette()), card, 0.1)
                                           : card);
    const QRectF frame = box.rect.adjusted(0.5, 0.5, -0.5, -0.5);
    // Scopes are rounder than what does something.
    const double radius = box.isScope ? kGrid * 1.25 : kGrid / 4.0;
    painter.drawRoundedRect(frame, radius, radius);

    const QFontMetricsF metrics(font());
    const QRectF inner = box.rect.adjusted(kPadding, kPadding / 2, -kPadding, -kPadding / 2);
    painter.setPen(palette().color(QPalette::WindowText));
    if (box.more > 0) {
        painter.drawText(inner, Qt::AlignCenter, box.title);
        return;
    }
    // The end of a name tells more than its scopes.
    painter.drawText(QRectF(inner.left(), inner.top(), inner.width(), metrics.height()),
                     Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                     metrics.elidedText(box.title, Qt::ElideLeft, inner.width()));
    painter.setPen(mutedTextColor(palette()));
    painter.drawText(
        QRectF(inner.left(), inner.top() + metrics.height(), inner.width(), metrics.height()),
        Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
        metrics.elidedText(box.detail, Qt::ElideRight, inner.width()));
}

void GraphPicture::paintCaptions(QPainter& painter) const
{
    const QFontMetricsF metrics(font());
    const Columns columns(width());
    painter.setPen(mutedTextColor(palette()));
    const auto write = [&](double left, const QString& text) {
        painter.drawText(QRectF(left, kMargin, columns.width, metrics.height()),
                         Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                         metrics.elidedText(text, Qt::ElideRight, columns.width));
    };
    const std::size_t inputs = m_neighbours.inputs.size();
    const std::size_t outputs = m_neighbours.outputs.size();
    write(columns.left[0],
          inputs == 0 ? tr("No inputs") : tr("Inputs (%1)").arg(entryCount(inputs)));
    write(columns.left[2],
          outputs == 0 ? tr("Nothing reads it") : tr("Read by (%1)").arg(entryCount(outputs)));
}

void GraphPicture::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), cardColor(palette()));
    if (m_boxes.empty())
        return;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(font());
    if (m_isKnown)
        paintCaptions(painter);
    for (const Box& box : m_boxes) {
        if (box.side != Side::Middle && box.more == 0)
            paintEdge(painter, box, m_boxes[m_middle].rect);
    }
    for (std::size_t i = 0; i < m_boxes.size(); ++i)
        paintBox(painter, m_boxes[i], m_isFocusVisible && m_current == i);
    if (m_isFocusVisible && !m_current) {
        painter.setPen(QPen(accentColor(palette()), 2.0));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), kGrid / 2.0, kGrid / 2.0);
    }
}

void GraphPicture::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    layOut();
}

void GraphPicture::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange
        || event->type() == QEvent::LanguageChange)
        layOut();
}

} // namespace faultline::ui
