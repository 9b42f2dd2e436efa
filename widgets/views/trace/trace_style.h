// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/profile.h"

#include <QBrush>
#include <QColor>
#include <QPalette>
#include <QRectF>
#include <QSizeF>

class QPainter;

namespace faultline::ui {

// How a trace looks, the same in bars, timeline and legends. After Okabe and Ito: told apart by
// every common kind of colour vision; step categories have a pattern too.

[[nodiscard]] QColor stepCategoryColor(StepCategory category, const QPalette& palette);
[[nodiscard]] QColor traceCategoryColor(TraceCategory category, const QPalette& palette);
/// Black or white, whichever reads better on a fill.
[[nodiscard]] QColor textColorOn(const QColor& fill);
/// Lines over that colour, or no brush; and whether a piece of that size has room to see them.
[[nodiscard]] QBrush stepCategoryPattern(StepCategory category, const QPalette& palette);
[[nodiscard]] bool showsStepPattern(QSizeF piece);
/// Fills a piece of a bar: the colour and, where there is room to see it, the pattern.
void paintStepCategory(QPainter& painter, const QRectF& rect, StepCategory category,
                       const QPalette& palette);

} // namespace faultline::ui
