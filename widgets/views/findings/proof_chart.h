// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/findings/finding.h"
#include "widgets/view_context.h"

class QWidget;

namespace faultline::ui {

/// A small chart of what an evidence points at, range shaded, for use inside a card. It zooms for
/// itself alone. Null if the case has no such series.
[[nodiscard]] CurveView* makeProofChart(const ViewContext& context, const SeriesEvidence& evidence,
                                        Severity severity, QWidget* parent);

} // namespace faultline::ui
