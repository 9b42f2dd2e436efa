// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/training/phases.h"

#include <QColor>
#include <QPalette>

namespace faultline::ui {

/// Fill of a phase on a timeline. Kept away from the colours of severities, and never without
/// a legend or tooltip that names the phase.
[[nodiscard]] QColor phaseColor(PhaseKind phase, const QPalette& palette);

} // namespace faultline::ui
