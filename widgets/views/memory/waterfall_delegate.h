// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace faultline::ui {

/// A step of a waterfall: a bar from the sum before a row to the sum after it, on one scale for all
/// rows. More is drawn in the colour of warnings, less in the accent; the number beside it tells
/// the sign too. For ChangeTableModel::BeginRole and EndRole.
class WaterfallDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    /// The sums that the left and the right edge stand for.
    void setRange(double low, double high);
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                                 const QModelIndex& index) const override;

private:
    double m_low = 0.0;
    double m_high = 1.0;
};

} // namespace faultline::ui
