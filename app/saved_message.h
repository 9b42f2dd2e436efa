// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QStatusBar;

namespace faultline::ui {

/// Says in the status bar where a file was written, with buttons that open it or its folder. The
/// next file takes its place; goes by itself after a while.
void showSavedFile(QStatusBar& bar, const QString& path);

} // namespace faultline::ui
