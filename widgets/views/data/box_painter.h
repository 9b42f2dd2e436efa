// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/dataset/dataset.h"
#include "model/qt/thumbnail_loader.h"

#include <QColor>
#include <QImage>
#include <QPalette>
#include <QRectF>

class QPainter;

namespace faultline::ui {

// How pictures of a dataset and their boxes look, the same in grids and in the large view.

/// The pixels without a copy; the thumbnail lives as long as the image does.
[[nodiscard]] QImage imageOf(const ThumbnailPtr& thumbnail);
/// Stable by class; what has no class is grey.
[[nodiscard]] QColor classColor(std::int32_t classIndex, const QPalette& palette);

struct BoxPainting {
    bool withLabels = true;   ///< where there is room
    int highlighted = -1;     ///< a box of the picture that stands out, the others step back
    bool withOutlines = true; ///< polygons where there are some
};

/// Draws the boxes of a picture that is shown in `target`. Nothing is drawn far outside of it.
void paintBoxes(QPainter& painter, const QRectF& target, const Dataset& dataset,
                std::size_t picture, QSize pictureSize, const QPalette& palette,
                const BoxPainting& options);

} // namespace faultline::ui
