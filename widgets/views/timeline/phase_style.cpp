// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/timeline/phase_style.h"

#include "widgets/style/theme.h"

namespace faultline::ui {

QColor phaseColor(PhaseKind phase, const QPalette& palette)
{
    const bool dark = isDark(palette);
    switch (phase) {
    case PhaseKind::StartUp: return dark ? QColor(0x6b7480) : QColor(0xa7b0bb);
    case PhaseKind::WarmUp: return dark ? QColor(0x3f6f68) : QColor(0xa9d6cb);
    case PhaseKind::Steady: return dark ? QColor(0x3aa391) : QColor(0x3f9d8c);
    case PhaseKind::Evaluation: return dark ? QColor(0x7d8fe0) : QColor(0x6f82d6);
    case PhaseKind::Checkpoint: return dark ? QColor(0xb583bd) : QColor(0xa86fb0);
    case PhaseKind::Idle: return hairlineColor(palette);
    case PhaseKind::End: return dark ? QColor(0x8d96a3) : QColor(0x6e7783);
    }
    return hairlineColor(palette);
}

} // namespace faultline::ui
