// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/checklist/evaluate.h"

#include <QColor>
#include <QPalette>
#include <QString>

namespace faultline::ui {

// How an item of the checklist stands, as a shape and a colour; the word stands beside it. What
// rules found has the icon of its severity, as everywhere.
[[nodiscard]] QString itemIconName(ItemState state, std::optional<Severity> severity);
[[nodiscard]] QColor itemColor(ItemState state, std::optional<Severity> severity,
                               const QPalette& palette);

} // namespace faultline::ui
