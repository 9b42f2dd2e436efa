// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QMainWindow;

namespace faultline::ui {

/// Moves the keyboard to the next panel of a window, or the one before, and round: its toolbars,
/// its docks that are shown, the page in its centre, its status bar. Panels without anything to
/// focus are passed over.
void focusNextPanel(const QMainWindow& window, bool forwards);

} // namespace faultline::ui
