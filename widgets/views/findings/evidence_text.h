// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/findings/finding.h"

#include <QString>

namespace faultline::ui {

class ViewContext;

/// "Loss/total_loss, steps 1,180–1,260": where to look, in a few words. Empty for a mere number.
[[nodiscard]] QString evidencePlace(const SeriesEvidence& evidence);
[[nodiscard]] QString evidencePlace(const Evidence& evidence, const ViewContext& context);
/// What is to be seen there; empty if the evidence does not say.
[[nodiscard]] QString evidenceCaption(const Evidence& evidence);
/// "Show in the charts", "Show in the console": what opening it does.
[[nodiscard]] QString evidenceAction(const Evidence& evidence);
/// As in resources/icons.
[[nodiscard]] QString evidenceIconName(const Evidence& evidence);

/// "3.2 GPU-hours lost · 41 % of every step · the model may be worse for it"; empty if nothing is
/// known.
[[nodiscard]] QString stakeText(const Stake& stake);

} // namespace faultline::ui
