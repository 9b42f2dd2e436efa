// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/run_delegate.h"

#include "model/qt/roles.h"
#include "model/qt/run_tree.h"
#include "model/session/grouped_runs.h"
#include "widgets/messages.h"
#include "widgets/style/theme.h"
#include "widgets/view_context.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace faultline::ui {

namespace {

constexpr int kSwatch = 12;
constexpr int kBadge = 16;
constexpr int kRunGap = kGrid;

bool isFromConsole(const QModelIndex& index)
{
    return index.data(OriginRole).toInt() == static_cast<int>(RunOrigin::Console);
}

QString pointsText(const QModelIndex& index)
{
    const auto points = index.data(PointCountRole).value<quint64>();
    if (points == 0 && isFromConsole(index))
        return {}; // a log without numbers lacks nothing
    return formatted(static_cast<double>(points), Unit::Count);
}

bool isDamaged(const QModelIndex& index)
{
    return index.data(DamageCountRole).value<quint64>() > 0;
}

RunTree::Kind kindOf(const QModelIndex& index)
{
    return static_cast<RunTree::Kind>(index.data(KindRole).toInt());
}

void drawSwatch(QPainter& painter, const QRect& rect, const QColor& color, Qt::CheckState state)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box = QRectF(rect).adjusted(0.75, 0.75, -0.75, -0.75);
    painter.setPen(QPen(color, 1.5));
    painter.setBrush(state == Qt::Checked ? QBrush(color) : QBrush(Qt::NoBrush));
    painter.drawRoundedRect(box, 3, 3);
    if (state == Qt::PartiallyChecked) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(color);
        painter.drawRoundedRect(box.adjusted(3, 3, -3, -3), 1.5, 1.5);
    }
    painter.restore();
}

/// The name in one line, or its last part above the folders before it, whose end says most.
void drawName(QPainter& painter, QRect place, const QStyleOptionViewItem& row,
              const QString& folder, const QColor& muted)
{
    const QFontMetrics& metrics = row.fontMetrics;
    if (folder.isEmpty()) {
        painter.drawText(place, Qt::AlignVCenter | Qt::AlignLeft,
                         metrics.elidedText(row.text, Qt::ElideMiddle, place.width()));
        return;
    }
    const int middle = place.center().y() + 1;
    painter.drawText(
        QRect(place.topLeft(), QPoint(place.right(), middle)), Qt::AlignBottom | Qt::AlignLeft,
        metrics.elidedText(row.text.mid(folder.size() + 1), Qt::ElideMiddle, place.width()));
    painter.setPen(muted);
    painter.drawText(QRect(QPoint(place.left(), middle), place.bottomRight()),
                     Qt::AlignTop | Qt::AlignLeft,
                     metrics.elidedText(folder, Qt::ElideLeft, place.width()));
}

} // namespace

RunDelegate::Layout RunDelegate::layoutOf(const QRect& row, int pointsWidth, bool damaged)
{
    Layout layout;
    layout.swatch = QRect(row.left() + 2, row.center().y() - kSwatch / 2 + 1, kSwatch, kSwatch);
    int right = row.right() - kRunGap;
    if (damaged) {
        layout.badge = QRect(right - kBadge + 1, row.center().y() - kBadge / 2 + 1, kBadge, kBadge);
        right = layout.badge.left() - kRunGap / 2;
    }
    layout.points = QRect(right - pointsWidth + 1, row.top(), pointsWidth, row.height());
    const int left = layout.swatch.right() + 1 + kRunGap;
    const int end = std::max(left, layout.points.left() - kRunGap);
    layout.text = QRect(left, row.top(), end - left, row.height());
    return layout;
}

RunDelegate::RunDelegate(const ViewContext& context, QObject* parent)
    : QStyledItemDelegate(parent), m_context(context)
{
}

void RunDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                        const QModelIndex& index) const
{
    QStyleOptionViewItem row = option;
    initStyleOption(&row, index);
    const QStyle& style = row.widget ? *row.widget->style() : *QApplication::style();
    style.drawPrimitive(QStyle::PE_PanelItemViewItem, &row, painter, row.widget);

    const RunTree::Kind kind = kindOf(index);
    const bool selected = row.state.testFlag(QStyle::State_Selected);
    const QPalette& palette = row.palette;
    const bool file = kind == RunTree::Kind::File;
    const bool shown = file || row.checkState != Qt::Unchecked;
    const QColor muted = mutedTextColor(palette);
    const QColor strong =
        palette.color(selected ? QPalette::HighlightedText : QPalette::WindowText);
    const QString points = pointsText(index);
    Layout parts = layoutOf(row.rect, row.fontMetrics.horizontalAdvance(points), isDamaged(index));

    if (file) {
        icon(QStringLiteral("document"), selected ? strong : muted)
            .paint(painter, parts.swatch.adjusted(-2, -2, 2, 2));
    } else {
        const QColor color = kind == RunTree::Kind::Run
                                 ? m_context.groupColor(index.data(RunRole).toString())
                                 : muted;
        drawSwatch(*painter, parts.swatch, selected ? strong : color, row.checkState);
    }
    if (isFromConsole(index) && kind == RunTree::Kind::Run) {
        const QRect place(parts.text.left() - kRunGap / 2, row.rect.center().y() - kBadge / 2 + 1,
                          kBadge, kBadge);
        icon(QStringLiteral("log"), selected ? strong : muted).paint(painter, place);
        parts.text.setLeft(place.right() + kRunGap / 2);
    }
    if (!index.data(DetailRole).toString().isEmpty()) { // it was restarted
        const QRect place(parts.text.right() - kBadge + 1, row.rect.center().y() - kBadge / 2 + 1,
                          kBadge, kBadge);
        icon(QStringLiteral("reload"), selected ? strong : muted).paint(painter, place);
        parts.text.setRight(place.left() - kRunGap / 2);
    }
    painter->setFont(row.font);
    painter->setPen(selected ? strong : (shown ? strong : muted));
    drawName(*painter, parts.text, row, index.data(HintRole).toString(), selected ? strong : muted);
    painter->setPen(selected ? strong : muted);
    painter->drawText(parts.points, Qt::AlignVCenter | Qt::AlignRight, points);
    if (!parts.badge.isNull()) {
        icon(QStringLiteral("damage"),
             selected ? strong : issueColor(IssueSeverity::DataLoss, palette))
            .paint(painter, parts.badge);
    }
    if (row.state.testFlag(QStyle::State_HasFocus) && !selected) {
        QStyleOptionFocusRect focus;
        focus.QStyleOption::operator=(row);
        style.drawPrimitive(QStyle::PE_FrameFocusRect, &focus, painter, row.widget);
    }
}

QSize RunDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    // Rows of the tree differ in height, so that it asks every one: no text is laid out here.
    const int second =
        index.data(HintRole).toString().isEmpty() ? 0 : option.fontMetrics.lineSpacing();
    return {0, std::max(option.fontMetrics.height() + kGrid / 2, 3 * kGrid) + second};
}

bool RunDelegate::editorEvent(QEvent* event, QAbstractItemModel* model,
                              const QStyleOptionViewItem& option, const QModelIndex& index)
{
    if (!index.flags().testFlag(Qt::ItemIsUserCheckable))
        return false;
    bool hit = false;
    if (event->type() == QEvent::MouseButtonRelease) {
        const auto* mouse = static_cast<const QMouseEvent*>(event);
        // The whole height left of the name counts: twelve pixels are hard to hit.
        const Layout parts = layoutOf(option.rect, 0, false);
        hit = mouse->button() == Qt::LeftButton && mouse->position().x() < parts.text.left();
    } else if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<const QKeyEvent*>(event)->key();
        hit = key == Qt::Key_Space || key == Qt::Key_Select;
    }
    if (!hit)
        return false;
    const bool shown = index.data(Qt::CheckStateRole).value<Qt::CheckState>() == Qt::Checked;
    return model->setData(index, shown ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole);
}

} // namespace faultline::ui
