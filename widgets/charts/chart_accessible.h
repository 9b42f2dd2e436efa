// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace faultline::ui {

/// From now on screen readers know widgets with a property "cursorText" as charts
/// (QAccessible::Chart) with that value, a CurveView also by what its curves say, and whatever
/// implements AccessibleItems by its parts. Every one of them calls it; the first call counts.
void makeChartsAccessible();
/// What the cursor of `chart` is on has changed.
void announceValue(QWidget& chart);

} // namespace faultline::ui
