// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPalette>
#include <QRectF>
#include <QSize>

class QPainter;

namespace faultline::ui {

/// Where a picture of `size` pixels goes in `area`: in its middle, whole, and as large as fits. It
/// is enlarged by whole factors of the pixels of the screen only, so that each of its pixels is as
/// wide as the others, and not at all by less than two.
[[nodiscard]] QRectF fittedPixels(const QRectF& area, QSize size, double pixelRatio);

/// What is seen through pixels that are not opaque.
void paintCheckers(QPainter& painter, const QRectF& area, const QPalette& palette);

} // namespace faultline::ui
