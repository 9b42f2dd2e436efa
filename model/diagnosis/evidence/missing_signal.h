// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/findings/finding.h"
#include "model/diagnosis/training/training.h"

namespace faultline {

/// True if a rule that needs `kind` can look at the training. The terms of a loss stand in for its
/// total: trainingLoss() sums them.
[[nodiscard]] bool hasSignal(const Training& training, SignalKind kind);

/// What to say when a rule needs a signal that was not logged: which, and how to log it.
[[nodiscard]] Abstention abstainWithoutSignal(SignalKind kind);

/// What rules about the course of a training say of a range test, which is none.
[[nodiscard]] Abstention abstainFromRangeTest();

/// The same for artifacts.
[[nodiscard]] bool hasEvidence(const Training& training, EvidenceKind kind);
[[nodiscard]] Abstention abstainWithoutEvidence(EvidenceKind kind);
/// The same; where the training has a configuration whose fields are not known, it is named.
[[nodiscard]] Abstention abstainWithoutEvidence(EvidenceKind kind, const Training& training);

} // namespace faultline
