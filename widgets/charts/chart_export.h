// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QMenu;

namespace faultline::ui {

class ChartCanvas;

/// Actions that copy or save picture and data of a chart. What cannot be written is said in a
/// message box.
void addExportActions(QMenu& menu, ChartCanvas& chart);

/// Write what a chart shows now; false if that failed. The suffix .svg makes a drawing of vectors,
/// any other a PNG image.
[[nodiscard]] bool savePicture(const ChartCanvas& chart, const QString& path);
[[nodiscard]] bool saveTable(const ChartCanvas& chart, const QString& path);

} // namespace faultline::ui
