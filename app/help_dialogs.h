// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QList>
#include <QString>

class QWidget;

namespace faultline::ui {

// What the Help menu shows. None of them blocks.

void showAboutDialog(QWidget* parent);
/// Every shortcut as a table of Markdown. `actions`: all that have one.
[[nodiscard]] QString shortcutsMarkdown(const QList<QAction*>& actions);
/// Version, system and the program's last messages, for a problem report.
void copyDiagnosticsText();

} // namespace faultline::ui
