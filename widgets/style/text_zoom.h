// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QApplication;

namespace faultline::ui {

inline constexpr double kLeastTextZoom = 0.7;
inline constexpr double kMostTextZoom = 2.5;

/// Sets the size of all text of the program to `zoom` times that of the platform, in windows that
/// are open as in those to come. Clamped to the limits above; what was applied is returned.
double applyTextZoom(QApplication& app, double zoom);
/// The next size up or down; 10 % at a time.
[[nodiscard]] double nextTextZoom(double zoom, bool larger);

} // namespace faultline::ui
