// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace faultline::ui {

class ViewContext;

/// A row of the runs tree: swatch in the run's colour (filled = shown, ring = hidden), the sign of
/// a console if that is all there is of the run, name, points at the right edge, damage badge.
class RunDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    /// Where the parts of a row go: a value, so that it can be tested without painting.
    struct Layout {
        QRect swatch;
        QRect text;
        QRect points;
        QRect badge; ///< null if there is no damage
    };
    [[nodiscard]] static Layout layoutOf(const QRect& row, int pointsWidth, bool damaged);

    RunDelegate(const ViewContext& context, QObject* parent);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                                 const QModelIndex& index) const override;
    bool editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option,
                     const QModelIndex& index) override;

private:
    const ViewContext& m_context;
};

} // namespace faultline::ui
