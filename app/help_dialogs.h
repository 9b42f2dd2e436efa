// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QList>

class QWidget;

namespace faultline::ui {

// What the Help menu shows. None of them blocks.

void showAboutDialog(QWidget* parent);
/// `actions`: all that have a shortcut.
void showShortcutsDialog(const QList<QAction*>& actions, QWidget* parent);
/// Version, system and the program's last messages, for a problem report.
void copyDiagnosticsText();

} // namespace faultline::ui
