// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/artifact_delegate.h"

#include "model/core/artifact.h"
#include "model/qt/roles.h"
#include "widgets/messages.h"
#include "widgets/style/theme.h"
#include "widgets/view_context.h"

#include <QApplication>
#include <QLocale>
#include <QPainter>

#include <algorithm>

namespace faultline::ui {

namespace {

constexpr int kIcon = 2 * kGrid;
constexpr int kRunBar = 3;
constexpr int kArtifactGap = kGrid;

QString iconNameOf(const QVariant& kind)
{
    if (!kind.isValid())
        return QStringLiteral("abstain");
    switch (static_cast<ArtifactKind>(kind.toInt())) {
    case ArtifactKind::Log: return QStringLiteral("log");
    case ArtifactKind::HardwareLog: return QStringLiteral("hardware");
    case ArtifactKind::Config: return QStringLiteral("config");
    case ArtifactKind::Environment: return QStringLiteral("environment");
    case ArtifactKind::Profile: return QStringLiteral("trace");
    case ArtifactKind::Dataset: return QStringLiteral("dataset");
    case ArtifactKind::Run: break;
    }
    return QStringLiteral("run");
}

QString sizeText(const QModelIndex& index)
{
    const QVariant bytes = index.data(SizeRole);
    return index.data(ArtifactKindRole).isValid() && bytes.isValid()
               ? formatted(static_cast<double>(bytes.toULongLong()), Unit::Bytes)
               : QString();
}

/// The colours of a row, chosen or not.
struct RowColors {
    QColor strong;
    QColor muted;

    explicit RowColors(const QStyleOptionViewItem& row)
    {
        const bool selected = row.state.testFlag(QStyle::State_Selected);
        strong = row.palette.color(selected ? QPalette::HighlightedText : QPalette::WindowText);
        muted = selected ? strong : mutedTextColor(row.palette);
    }
};

} // namespace

ArtifactDelegate::Layout ArtifactDelegate::layoutOf(const QRect& row, int sizeWidth, bool hasRun,
                                                    bool hasBadge)
{
    Layout layout;
    const int iconTop = row.center().y() - kIcon / 2 + 1;
    if (hasRun)
        layout.run = QRect(row.left(), row.top() + 4, kRunBar, row.height() - 8);
    layout.icon = QRect(row.left() + kRunBar + kArtifactGap / 2, iconTop, kIcon, kIcon);
    int right = row.right() - kArtifactGap;
    if (hasBadge) {
        layout.badge = QRect(right - kIcon + 1, iconTop, kIcon, kIcon);
        right = layout.badge.left() - kArtifactGap / 2;
    }
    layout.size = QRect(right - sizeWidth + 1, row.top(), sizeWidth, row.height());
    const int left = layout.icon.right() + 1 + kArtifactGap / 2;
    const int end = sizeWidth > 0 ? layout.size.left() - kArtifactGap : right;
    layout.text = QRect(left, row.top(), std::max(0, end - left), row.height());
    return layout;
}

ArtifactDelegate::ArtifactDelegate(const ViewContext& context, QObject* parent)
    : QStyledItemDelegate(parent), m_context(context)
{
}

void ArtifactDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                             const QModelIndex& index) const
{
    QStyleOptionViewItem row = option;
    initStyleOption(&row, index);
    const QStyle& style = row.widget ? *row.widget->style() : *QApplication::style();
    style.drawPrimitive(QStyle::PE_PanelItemViewItem, &row, painter, row.widget);
    painter->setFont(row.font);
    if (index.parent().isValid())
        paintEntry(*painter, row, index);
    else
        paintGroup(*painter, row, index);
    const bool selected = row.state.testFlag(QStyle::State_Selected);
    if (row.state.testFlag(QStyle::State_HasFocus) && !selected) {
        QStyleOptionFocusRect focus;
        focus.QStyleOption::operator=(row);
        style.drawPrimitive(QStyle::PE_FrameFocusRect, &focus, painter, row.widget);
    }
}

void ArtifactDelegate::paintGroup(QPainter& painter, const QStyleOptionViewItem& row,
                                  const QModelIndex& index) const
{
    const RowColors colors(row);
    const QRect text = row.rect.adjusted(2, 0, -kArtifactGap, 0);
    painter.setPen(colors.strong);
    painter.drawText(text, Qt::AlignVCenter | Qt::AlignLeft, row.text);
    painter.setPen(colors.muted);
    painter.drawText(text, Qt::AlignVCenter | Qt::AlignRight,
                     QLocale().toString(index.data(CountRole).value<quint64>()));
}

void ArtifactDelegate::paintEntry(QPainter& painter, const QStyleOptionViewItem& row,
                                  const QModelIndex& index) const
{
    const RowColors colors(row);
    const QFontMetrics& metrics = row.fontMetrics;
    const QString run = index.data(RunRole).toString();
    const QVariant severity = index.data(SeverityRole);
    // Where there are two lines, the size stands in the second one. A name that is cut says less
    // than a size says, which is in the tooltip as well.
    const QString hint = index.data(HintRole).toString();
    QString size = sizeText(index);
    int sizeWidth = size.isEmpty() ? 0 : metrics.horizontalAdvance(size);
    Layout parts =
        layoutOf(row.rect, hint.isEmpty() ? sizeWidth : 0, !run.isEmpty(), severity.isValid());
    if (hint.isEmpty() && metrics.horizontalAdvance(row.text) > parts.text.width()) {
        size.clear();
        sizeWidth = 0;
        parts = layoutOf(row.rect, 0, !run.isEmpty(), severity.isValid());
    }
    if (!parts.run.isNull())
        painter.fillRect(parts.run, m_context.runColor(run));
    icon(iconNameOf(index.data(ArtifactKindRole)), colors.muted).paint(&painter, parts.icon);

    const QString name = metrics.elidedText(row.text, Qt::ElideMiddle, parts.text.width());
    QRect first = parts.text;
    QRect second = parts.size;
    if (!hint.isEmpty()) {
        const int middle = row.rect.center().y() + 1;
        first.setBottom(middle);
        const int end = parts.badge.isNull() ? row.rect.right() : parts.badge.left();
        second = QRect(first.left(), middle, end - kArtifactGap - first.left(),
                       row.rect.bottom() - middle);
        // Its end says most: the folder that the file lies in.
        painter.setPen(colors.muted);
        painter.drawText(
            second, Qt::AlignTop | Qt::AlignLeft,
            metrics.elidedText(hint, Qt::ElideLeft, second.width() - sizeWidth - kArtifactGap));
    }
    painter.setPen(colors.strong);
    painter.drawText(first, (hint.isEmpty() ? Qt::AlignVCenter : Qt::AlignBottom) | Qt::AlignLeft,
                     name);
    painter.setPen(colors.muted);
    painter.drawText(second, (hint.isEmpty() ? Qt::AlignVCenter : Qt::AlignTop) | Qt::AlignRight,
                     size);
    if (severity.isValid()) {
        const auto badge = static_cast<Severity>(severity.toInt());
        const bool selected = row.state.testFlag(QStyle::State_Selected);
        icon(severityIconName(badge), selected ? colors.strong : severityColor(badge, row.palette))
            .paint(&painter, parts.badge);
    }
}

QSize ArtifactDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    // As for runs: without laying out text.
    const int lines = index.data(HintRole).toString().isEmpty() ? 1 : 2;
    return {0, std::max(option.fontMetrics.height() + kGrid / 2, 3 * kGrid)
                   + (lines - 1) * option.fontMetrics.lineSpacing()};
}

} // namespace faultline::ui
