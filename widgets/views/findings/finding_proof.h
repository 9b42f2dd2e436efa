// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/view_context.h"

class QPushButton;
class QWidget;

namespace faultline::ui {

/// The best evidence of a finding that a page can show; nullptr: none. Lives in the finding.
[[nodiscard]] const Evidence* bestProof(const Finding& finding);

/// A button that opens an evidence where it can be seen. `evidence` must outlive it.
[[nodiscard]] QPushButton* makeProofButton(ViewContext& context, const Evidence& evidence,
                                           Severity severity, QWidget* parent);

/// What proves a finding: the curve, a link to every place, the numbers with their thresholds. Null
/// if there is nothing. `finding` must outlive it.
[[nodiscard]] QWidget* makeProof(ViewContext& context, const Finding& finding, QWidget* parent);

/// Name, value and threshold of each, numbers right-aligned; null for none.
[[nodiscard]] QWidget* makeNumberTable(const std::vector<const NumberEvidence*>& numbers,
                                       QWidget* parent);

} // namespace faultline::ui
