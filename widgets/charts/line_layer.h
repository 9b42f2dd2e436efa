// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/line_pieces.h"

#include <QRectF>
#include <QSizeF>

#include <memory>
#include <vector>

class QPainter;

namespace faultline::ui {

/// Draws the lines of a big chart with Qt Charts. GUI thread only.
///
/// What costs time there is known and avoided: series are filled with replace() alone and reused
/// from one redraw to the next; see UnitChart for the rest.
class LineLayer {
public:
    LineLayer();
    ~LineLayer();
    LineLayer(const LineLayer&) = delete;
    LineLayer& operator=(const LineLayer&) = delete;

    void setLines(std::vector<LinePiece> pieces, QSizeF plotSize);
    /// `plot` must have the size given to setLines(). Clips to it.
    void paint(QPainter& painter, const QRectF& plot) const;
    /// For SVG, PDF and printers: each piece as one stroke instead of a stroke per segment.
    /// Expects pieces that were cut at the plot's border: SVG knows no clipping.
    static void paintAsPaths(QPainter& painter, const QRectF& plot,
                             const std::vector<LinePiece>& pieces);

private:
    class Private;
    std::unique_ptr<Private>
        d; ///< made by the first setLines(): a card that is never seen is light
};

} // namespace faultline::ui
