// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/finding.h"

#include <QString>

namespace faultline::ui {

/// "Loss/total_loss, steps 1,180–1,260": where to look, in a few words.
[[nodiscard]] QString evidencePlace(const SeriesEvidence& evidence);

} // namespace faultline::ui
