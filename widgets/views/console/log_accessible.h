// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace faultline::ui {

class LogList;

/// From now on screen readers know a LogList as a list whose rows have text. Every list calls it;
/// the first call counts.
void makeLogsAccessible();
/// The current row is another one.
void announceRow(LogList& list);

} // namespace faultline::ui
