// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/checklist/item_style.h"

#include "widgets/style/theme.h"

namespace faultline::ui {

QString itemIconName(ItemState state, std::optional<Severity> severity)
{
    switch (state) {
    case ItemState::Problem: return severityIconName(severity.value_or(Severity::Warning));
    case ItemState::Unknown: return QStringLiteral("abstain");
    case ItemState::Open: return QStringLiteral("question");
    case ItemState::Answered: return QStringLiteral("check");
    case ItemState::Fine: return QStringLiteral("check-circle");
    case ItemState::Muted: return QStringLiteral("eye-off");
    }
    return {};
}

QColor itemColor(ItemState state, std::optional<Severity> severity, const QPalette& palette)
{
    switch (state) {
    case ItemState::Problem: return severityColor(severity.value_or(Severity::Warning), palette);
    case ItemState::Answered:
    case ItemState::Fine: return accentColor(palette);
    case ItemState::Open:
    case ItemState::Unknown:
    case ItemState::Muted: break;
    }
    return mutedTextColor(palette);
}

} // namespace faultline::ui
