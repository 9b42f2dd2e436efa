// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace faultline::ui {

/// The program's own messages: passed on to standard error as usual, and the last thousand kept
/// for "Copy diagnostics". Any thread may log.
class MessageLog {
public:
    static constexpr qsizetype kMaxLines = 1000;

    /// Takes the place of Qt's message handler for as long as the program runs.
    static void install();
    /// Oldest first.
    [[nodiscard]] static QStringList lines();
};

} // namespace faultline::ui
