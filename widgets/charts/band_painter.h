// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QPainter;

namespace faultline::ui {

struct ChartFrame;
struct ChartInput;
struct ChartStyle;

/// Fills the bands of grouped runs, translucent so that all of them are seen where they overlap.
/// `cutsItself`: the painter knows no clipping, as SVG.
void paintBands(QPainter& painter, const ChartFrame& frame, const ChartInput& input,
                const ChartStyle& style, bool cutsItself);

} // namespace faultline::ui
