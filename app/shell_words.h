// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace faultline::ui {

/// A command line as sh takes it apart, without doing what only a shell does.
struct ShellWords {
    QStringList words;
    bool isUnclosed = false; ///< a quote was opened and not closed, or it ends in a backslash
    bool needsShell = false; ///< a pipe, a variable, a pattern, ...: a shell would not pass it on
};

/// Splits by the quoting rules of POSIX: 'literal', "with \" and \\", backslash before any other
/// character outside of quotes.
[[nodiscard]] ShellWords splitShellWords(const QString& line);

} // namespace faultline::ui
