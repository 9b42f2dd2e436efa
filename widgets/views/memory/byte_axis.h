// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <QString>

#include <functional>
#include <vector>

class QPainter;
class QWidget;

namespace faultline::ui {

// The frames of the charts of this page, whose one axis is bytes.

/// Room for the labels of a vertical axis of bytes up to `top`, in pixels.
[[nodiscard]] double byteLabelWidth(const QWidget& widget, double top);
/// Grid lines with their labels to the left of `plot`; 0 is at its bottom, `top` at its top.
void paintByteAxis(QPainter& painter, const QWidget& widget, const QRectF& plot, double top);
/// Ticks with labels below `plot`; 0 is at its left edge, `top` at its right one.
void paintHorizontalByteAxis(QPainter& painter, const QWidget& widget, const QRectF& plot,
                             double top);
/// Whole numbers from `first` to `last` below `plot`, as many as there is room for; `xOf` tells
/// where each is.
void paintCountAxis(QPainter& painter, const QWidget& widget, const QRectF& plot, double first,
                    double last, const std::function<double(double)>& xOf);

} // namespace faultline::ui
