// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPointF>
#include <QRectF>
#include <QString>

#include <optional>
#include <vector>

class QPainter;

namespace faultline::ui {

struct ChartStyle;

/// A small translucent table: text lines above, then a row for each curve, then notes.
struct CursorBox {
    struct Row {
        QColor color;
        QString label;
        QString value;
        QString logged; ///< shown muted; empty if the same as value
        QString place;  ///< step or time, if it differs between rows
        bool dashed = false;
        bool isMuted = false; ///< the curve has no value here; this is its nearest
    };
    QString title;
    QString subtitle;
    /// Above the columns of the same names, muted; without them there is no such line.
    struct Heads {
        QString value;
        QString logged;
        QString place;
    };
    Heads heads;
    std::vector<Row> rows;
    QString more; ///< "+3 more"
    std::vector<QString> notes;

    /// Draws it inside `bounds`: beside `anchor` on the side with more room, or in the upper right
    /// corner without one. Columns that do not fit are left out, the least important first.
    void paint(QPainter& painter, const QRectF& bounds, std::optional<QPointF> anchor,
               const ChartStyle& style) const;
};

} // namespace faultline::ui
