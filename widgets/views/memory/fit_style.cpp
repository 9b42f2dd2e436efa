// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/memory/fit_style.h"

#include "widgets/style/theme.h"

namespace faultline::ui {

namespace {

Severity severityOf(Fit fit)
{
    return fit == Fit::Barely ? Severity::Warning : Severity::Critical;
}

} // namespace

QString fitIconName(Fit fit)
{
    return fit == Fit::Fits ? QStringLiteral("check-circle") : severityIconName(severityOf(fit));
}

QColor fitColor(Fit fit, const QPalette& palette)
{
    return fit == Fit::Fits ? accentColor(palette) : severityColor(severityOf(fit), palette);
}

} // namespace faultline::ui
