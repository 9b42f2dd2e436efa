// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/evidence/learning_evidence.h"
#include "model/diagnosis/findings/finding.h"
#include "model/diagnosis/training/progress.h"
#include "model/diagnosis/training/training.h"

#include <cstddef>
#include <cstdint>

namespace faultline {

/// Evidence and abstentions that the rules about time word alike.

[[nodiscard]] inline Quantity seconds(double value)
{
    return {value, Unit::Seconds};
}
[[nodiscard]] inline Quantity share(double value)
{
    return {value, Unit::Fraction};
}
[[nodiscard]] inline Quantity countOfSteps(double steps)
{
    return {steps, Unit::Count};
}

/// The stretch between two marks on the series that the progress was read from.
[[nodiscard]] SeriesEvidence progressEvidence(const Training& training, const Progress& progress,
                                              const StepMark& from, const StepMark& to,
                                              Text caption);

/// The clock of the log is too coarse for its step times.
[[nodiscard]] Abstention abstainCoarseClock(double usualSeconds);

/// `have` step times, `needed` wanted.
[[nodiscard]] Abstention abstainTooFewStepTimes(std::size_t have, std::size_t needed);

} // namespace faultline
