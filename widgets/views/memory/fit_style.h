// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/qt/vram_text.h"

#include <QColor>
#include <QPalette>
#include <QString>

namespace faultline::ui {

// How fits look; always with fitName() beside it.

[[nodiscard]] QString fitIconName(Fit fit);
[[nodiscard]] QColor fitColor(Fit fit, const QPalette& palette);

} // namespace faultline::ui
