// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/vram/estimate.h"

#include <QColor>
#include <QPalette>
#include <QRectF>

#include <optional>

class QPainter;

namespace faultline::ui {

// How components of memory look, the same in bars, charts, tables and the map of activations.

/// Components of one kind are shades of one hue: parameters blue, activations green, losses orange.
[[nodiscard]] QColor componentColor(vram::Component component, const QPalette& palette);
/// The part whose layers make up a component; nullopt if layers of all parts do.
[[nodiscard]] std::optional<vram::Part> partOf(vram::Component component);
/// Fills a piece of a bar: the colour, and lines over what no tensor can use.
void paintComponent(QPainter& painter, const QRectF& rect, vram::Component component,
                    const QPalette& palette);

} // namespace faultline::ui
