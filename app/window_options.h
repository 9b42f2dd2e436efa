// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/style/theme.h"

#include <QSize>
#include <QString>
#include <QStringList>

#include <optional>

namespace faultline::ui {

/// What the command line of the window says.
struct WindowOptions {
    QStringList paths; ///< absolute; kDemoPath for the demo case
    QString page;      ///< ViewFactory::id(), or empty
    std::optional<ThemeChoice> theme;
    QString language;    ///< "de", "zh_CN", or empty for the system's
    QSize size;          ///< empty: as it was last time
    bool follow = false; ///< what is opened, however old it is
    QString screenshot;  ///< picture to save, then exit; empty: none
};

/// The outcome of parsing: options, or a text to print and an exit code.
struct ParsedOptions {
    std::optional<WindowOptions> options;
    QString text;
    int exitCode = 0;
};

/// Pure: reads nothing but the arguments (the first is the program).
[[nodiscard]] ParsedOptions parseWindowOptions(const QStringList& arguments,
                                               const QStringList& pageIds);

} // namespace faultline::ui
