// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPalette>

namespace faultline::ui {

/// Colour number `hue` of a list whose neighbours differ for every common kind of colour
/// blindness, at least 3:1 against the charts of its theme. Runs of one training (`variant`
/// 0, 1, ...) take lighter and darker forms of one hue; after the last hue the list starts
/// again, shifted in lightness.
[[nodiscard]] QColor runColorOf(int hue, int variant, const QPalette& palette);

} // namespace faultline::ui
