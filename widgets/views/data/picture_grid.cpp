// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/data/picture_grid.h"

#include "model/qt/roles.h"
#include "widgets/charts/chart_style.h"
#include "widgets/style/theme.h"
#include "widgets/views/data/box_painter.h"

#include <QEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>

namespace faultline::ui {

namespace {

constexpr int kPictureHeight = 120;
constexpr int kGap = kGrid;
constexpr int kPadding = kGrid / 2;

/// The largest rectangle of the form of `size` in `area`, never larger than `size`.
QRectF fitted(const QSizeF& size, const QRectF& area)
{
    QSizeF scaled = size;
    if (scaled.width() > area.width() || scaled.height() > area.height())
        scaled.scale(area.size(), Qt::KeepAspectRatio);
    QRectF rect(QPointF(), scaled);
    rect.moveCenter(area.center());
    return rect;
}

} // namespace

PictureGrid::PictureGrid(ThumbnailLoader& loader, QWidget* parent)
    : QAbstractItemView(parent), m_loader(loader)
{
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(ScrollPerPixel);
    setSelectionMode(ExtendedSelection);
    setEditTriggers(NoEditTriggers);
    setTabKeyNavigation(false);
    viewport()->setBackgroundRole(QPalette::Window);
    m_wantTimer.setSingleShot(true);
    m_wantTimer.setInterval(0);
    connect(&m_wantTimer, &QTimer::timeout, this, &PictureGrid::wantVisible);
    connect(&m_loader, &ThumbnailLoader::loaded, this, [this] {
        if (isVisible())
            viewport()->update();
    });
}

void PictureGrid::setWithBoxes(bool with)
{
    m_withBoxes = with;
    viewport()->update();
}

void PictureGrid::setModel(QAbstractItemModel* model)
{
    QAbstractItemView::setModel(model);
    if (model != nullptr) {
        connect(model, &QAbstractItemModel::layoutChanged, this, [this] {
            updateGeometries();
            viewport()->update();
            m_wantTimer.start();
        });
    }
}

int PictureGrid::columns() const
{
    const int room = viewport()->width() - kGap;
    return std::max(1, room / (kThumbnailSide + 2 * kPadding + kGap));
}

QSize PictureGrid::tileSize() const
{
    const int room = viewport()->width() - kGap;
    const int textHeight = 2 * fontMetrics().height() + kPadding;
    return {std::max(kGrid, room / columns() - kGap), kPictureHeight + textHeight + 3 * kPadding};
}

QRect PictureGrid::tileRect(int row) const
{
    const QSize tile = tileSize();
    const int line = row / columns();
    const int column = row % columns();
    return {kGap + column * (tile.width() + kGap),
            kGap + line * (tile.height() + kGap) - verticalOffset(), tile.width(), tile.height()};
}

std::pair<int, int> PictureGrid::visibleRows() const
{
    if (model() == nullptr)
        return {0, 0};
    const int lineHeight = tileSize().height() + kGap;
    const int first = std::max(0, verticalOffset() - kGap) / lineHeight;
    const int last = (verticalOffset() + viewport()->height()) / lineHeight;
    const int count = model()->rowCount();
    return {std::min(first * columns(), count), std::min((last + 1) * columns(), count)};
}

QRect PictureGrid::visualRect(const QModelIndex& index) const
{
    return index.isValid() ? tileRect(index.row()) : QRect();
}

QModelIndex PictureGrid::indexAt(const QPoint& point) const
{
    const auto [first, end] = visibleRows();
    for (int row = first; row < end; ++row) {
        if (tileRect(row).contains(point))
            return model()->index(row, 0);
    }
    return {};
}

void PictureGrid::scrollTo(const QModelIndex& index, ScrollHint hint)
{
    if (!index.isValid())
        return;
    const QRect tile = tileRect(index.row()).adjusted(0, -kGap, 0, kGap);
    QScrollBar* bar = verticalScrollBar();
    if (hint == PositionAtCenter)
        bar->setValue(bar->value() + tile.center().y() - viewport()->height() / 2);
    else if (tile.top() < 0 || hint == PositionAtTop)
        bar->setValue(bar->value() + tile.top());
    else if (tile.bottom() > viewport()->height() || hint == PositionAtBottom)
        bar->setValue(bar->value() + tile.bottom() - viewport()->height());
}

void PictureGrid::reset()
{
    QAbstractItemView::reset();
    verticalScrollBar()->setValue(0);
    updateGeometries();
    m_wantTimer.start();
}

int PictureGrid::horizontalOffset() const
{
    return 0;
}

int PictureGrid::verticalOffset() const
{
    return verticalScrollBar()->value();
}

bool PictureGrid::isIndexHidden(const QModelIndex&) const
{
    return false;
}

QModelIndex PictureGrid::moveCursor(CursorAction action, Qt::KeyboardModifiers)
{
    const int count = model() == nullptr ? 0 : model()->rowCount();
    if (count == 0)
        return {};
    if (!currentIndex().isValid())
        return model()->index(0, 0);
    const int row = currentIndex().row();
    const int page = std::max(1, viewport()->height() / (tileSize().height() + kGap)) * columns();
    const auto target = [&]() -> int {
        switch (action) {
        case MoveLeft:
        case MovePrevious: return row - 1;
        case MoveRight:
        case MoveNext: return row + 1;
        case MoveUp: return row < columns() ? row : row - columns();
        case MoveDown: return row + columns() >= count ? row : row + columns();
        case MovePageUp: return row - page;
        case MovePageDown: return row + page;
        case MoveHome: return 0;
        case MoveEnd: return count - 1;
        }
        return row;
    };
    return model()->index(std::clamp(target(), 0, count - 1), 0);
}

void PictureGrid::setSelection(const QRect& rect, QItemSelectionModel::SelectionFlags flags)
{
    QItemSelection selection;
    const auto [first, end] = visibleRows();
    const QRect wanted = rect.normalized();
    for (int row = first; row < end; ++row) {
        if (tileRect(row).intersects(wanted))
            selection.select(model()->index(row, 0), model()->index(row, 0));
    }
    // A table beside it may share the selection.
    selectionModel()->select(selection, flags | QItemSelectionModel::Rows);
}

QRegion PictureGrid::visualRegionForSelection(const QItemSelection& selection) const
{
    QRegion region;
    const auto [first, end] = visibleRows();
    for (int row = first; row < end; ++row) {
        if (selection.contains(model()->index(row, 0)))
            region += tileRect(row);
    }
    return region;
}

void PictureGrid::updateGeometries()
{
    QAbstractItemView::updateGeometries();
    const int count = model() == nullptr ? 0 : model()->rowCount();
    const int lines = (count + columns() - 1) / columns();
    const int lineHeight = tileSize().height() + kGap;
    const qint64 height = static_cast<qint64>(lines) * lineHeight + kGap;
    const qint64 range = std::clamp<qint64>(height - viewport()->height(), 0, 2'000'000'000);
    verticalScrollBar()->setRange(0, static_cast<int>(range));
    verticalScrollBar()->setPageStep(viewport()->height());
    verticalScrollBar()->setSingleStep(lineHeight / 3);
}

void PictureGrid::wantVisible()
{
    if (!isVisible() || model() == nullptr)
        return;
    const auto [first, end] = visibleRows();
    std::vector<std::size_t> wanted;
    const auto add = [&](int from, int to) {
        for (int row = std::max(0, from); row < std::min(to, model()->rowCount()); ++row) {
            const QVariant picture = model()->index(row, 0).data(PictureRole);
            if (picture.isValid())
                wanted.push_back(picture.toUInt());
        }
    };
    add(first, end);
    add(end, end + columns()); // what comes next when scrolling on
    m_loader.want(wanted);
}

void PictureGrid::settle()
{
    wantVisible();
    m_loader.finish();
    viewport()->update();
}

void PictureGrid::paintEvent(QPaintEvent* event)
{
    QPainter painter(viewport());
    const auto [first, end] = visibleRows();
    for (int row = first; row < end; ++row) {
        const QRect tile = tileRect(row);
        if (tile.intersects(event->rect()))
            paintTile(painter, model()->index(row, 0), tile);
    }
}

void PictureGrid::paintTile(QPainter& painter, const QModelIndex& index, const QRect& tile) const
{
    const bool isSelected = selectionModel()->isSelected(index);
    const bool isCurrent = hasFocus() && index == currentIndex();
    painter.setRenderHint(QPainter::Antialiasing);
    QColor fill = cardColor(palette());
    QPen border(hairlineColor(palette()));
    if (isSelected || isCurrent)
        border = QPen(accentColor(palette()), 2.0);
    painter.setPen(border);
    painter.setBrush(fill);
    painter.drawRoundedRect(QRectF(tile).adjusted(0.5, 0.5, -0.5, -0.5), kGrid / 2.0, kGrid / 2.0);
    if (isSelected) {
        QColor tint = accentColor(palette());
        tint.setAlphaF(0.12F);
        painter.setBrush(tint);
        painter.drawRoundedRect(QRectF(tile).adjusted(0.5, 0.5, -0.5, -0.5), kGrid / 2.0,
                                kGrid / 2.0);
    }
    const QRect inner = tile.adjusted(kPadding, kPadding, -kPadding, -kPadding);
    paintPicture(painter, index, QRect(inner.topLeft(), QSize(inner.width(), kPictureHeight)));

    const int lineHeight = fontMetrics().height();
    QRect line(inner.left() + kPadding, inner.top() + kPictureHeight + kPadding,
               inner.width() - 2 * kPadding, lineHeight);
    painter.setFont(font());
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(
        line, Qt::AlignLeft | Qt::AlignVCenter,
        fontMetrics().elidedText(index.data(TitleRole).toString(), Qt::ElideMiddle, line.width()));
    line.translate(0, lineHeight);
    painter.setPen(mutedTextColor(palette()));
    painter.drawText(
        line, Qt::AlignLeft | Qt::AlignVCenter,
        fontMetrics().elidedText(index.data(DetailRole).toString(), Qt::ElideRight, line.width()));
}

void PictureGrid::paintPicture(QPainter& painter, const QModelIndex& index, const QRect& area) const
{
    const QVariant shown = index.data(PictureRole);
    if (!shown.isValid()) {
        painter.setPen(mutedTextColor(palette()));
        painter.drawText(area, Qt::AlignCenter, tr("Not about a single image"));
        return;
    }
    const auto picture = shown.toUInt();
    const ThumbnailPtr thumbnail = m_loader.thumbnail(picture);
    painter.setPen(mutedTextColor(palette()));
    if (!thumbnail) {
        QColor waiting = hairlineColor(palette());
        waiting.setAlphaF(0.4F);
        painter.fillRect(area, waiting);
        return;
    }
    const QImage image = imageOf(thumbnail);
    if (image.isNull()) {
        painter.drawText(area, Qt::AlignCenter | Qt::TextWordWrap, tr("Cannot be shown"));
        return;
    }
    painter.fillRect(area, mixed(mutedTextColor(palette()), cardColor(palette()), 0.10));
    const double ratio = devicePixelRatioF();
    const QRectF target = fitted(QSizeF(image.size()) / ratio, area);
    painter.save();
    painter.setClipRect(area);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(target, image);
    if (m_withBoxes && m_loader.dataset()) {
        QFont small = font();
        small.setPointSizeF(small.pointSizeF() * 0.85);
        painter.setFont(small);
        const int box = index.data(BoxRole).toInt();
        paintBoxes(painter, target, *m_loader.dataset(), picture,
                   {thumbnail->width, thumbnail->height}, palette(),
                   {.withLabels = true, .highlighted = box, .withOutlines = true});
    }
    painter.restore();
}

void PictureGrid::resizeEvent(QResizeEvent* event)
{
    QAbstractItemView::resizeEvent(event);
    updateGeometries();
    m_wantTimer.start();
}

void PictureGrid::scrollContentsBy(int, int)
{
    viewport()->update();
    m_wantTimer.start();
}

void PictureGrid::showEvent(QShowEvent* event)
{
    QAbstractItemView::showEvent(event);
    m_wantTimer.start();
}

void PictureGrid::changeEvent(QEvent* event)
{
    QAbstractItemView::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        updateGeometries();
}

} // namespace faultline::ui
