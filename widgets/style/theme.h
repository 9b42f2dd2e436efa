// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/import_issue.h"
#include "model/diagnosis/findings/finding.h"

#include <QColor>
#include <QFont>
#include <QIcon>
#include <QPalette>
#include <QString>

class QApplication;
class QWidget;

namespace faultline::ui {

enum class ThemeChoice { System, Light, Dark, HighContrast };

/// Sets palette and style of the whole program. Dark or light, and high contrast, is afterwards
/// seen from the palette (isDark, isHighContrast), never stored elsewhere. High contrast is dark or
/// light as the platform is; a platform in high contrast makes `System` so.
void applyTheme(QApplication& app, ThemeChoice choice);
[[nodiscard]] bool isDark(const QPalette& palette);
/// Black on white or white on black: everything is drawn with at least 7:1 then.
[[nodiscard]] bool isHighContrast(const QPalette& palette);
/// Contrast of two opaque colours as WCAG 2 defines it: 1 to 21.
[[nodiscard]] double contrastRatio(const QColor& a, const QColor& b);

/// The 8-pixel grid.
inline constexpr int kGrid = 8;

/// Colours with a meaning; chosen for at least 4.5:1 against window and cards of their theme, 7:1
/// in high contrast.
[[nodiscard]] QColor severityColor(Severity severity, const QPalette& palette);
[[nodiscard]] QColor issueColor(IssueSeverity severity, const QPalette& palette);
[[nodiscard]] QColor accentColor(const QPalette& palette);
[[nodiscard]] QColor mutedTextColor(const QPalette& palette); ///< secondary text, captions
[[nodiscard]] QColor hairlineColor(const QPalette& palette);  ///< grid lines, separators
[[nodiscard]] QColor cardColor(const QPalette& palette);      ///< background of cards

/// A line icon of resources/icons/<name>.svg in the text colour of the palette (all modes).
/// An unknown name gives a null icon and a warning.
[[nodiscard]] QIcon icon(const QString& name, const QPalette& palette);
/// The same in a colour of one's choice, e.g. a severity.
[[nodiscard]] QIcon icon(const QString& name, const QColor& color);
[[nodiscard]] QString severityIconName(Severity severity); ///< "severity-critical", ...

/// Digits of equal width, for numbers in columns.
[[nodiscard]] QFont tabularFont(const QFont& base);

} // namespace faultline::ui
