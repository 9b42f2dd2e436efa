// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/augment/sample.h"
#include "model/dataset/dataset.h"

#include <QImage>
#include <QPalette>
#include <QRectF>

#include <span>

class QPainter;

namespace faultline::ui {

// How pictures of a batch and their boxes look, the same in the grid and in the large view.

/// The pixels (CV_8UC3, RGB) without a copy; they live as long as the image does.
[[nodiscard]] QImage imageOf(const cv::Mat& pixels);

/// Where a picture of this size is drawn in `area`, whole and in the middle.
[[nodiscard]] QRectF fitted(const cv::Size& size, const QRectF& area);

/// Draws boxes on a picture that is shown in `target`, with the names of `dataset` (may be null)
/// where there is room for them. Boxes that are not all numbers are left out.
void paintBoxes(QPainter& painter, const QRectF& target, std::span<const augment::Box> boxes,
                const Dataset* dataset, const QPalette& palette, bool withLabels);

} // namespace faultline::ui
