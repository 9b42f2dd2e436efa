// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/findings/finding.h"

#include <cstddef>
#include <span>
#include <string>
#include <vector>

namespace faultline {

class Distribution;

/// How a rule tells what it looked at, whether or not it fires: the points beside its formula
/// (FindingSink::judged) and the numbers (FindingSink::computed). Every function keeps to
/// JudgedPoints::kMost points, and leaves out values that are not finite.

/// Values over x, both of one length, x ascending. Where they are too many, each of equally long
/// stretches is told by its lowest and its highest, so that no spike and no pause is lost.
[[nodiscard]] JudgedPoints judgedOver(std::span<const double> x, std::span<const double> values,
                                      Text label, Text xLabel, Unit xUnit, Unit unit);

/// The same over a clock: x is the seconds since the first sample; the samples' numbers where no
/// clock was noted.
[[nodiscard]] JudgedPoints judgedOverTime(std::span<const double> times,
                                          std::span<const double> values, Text label, Unit unit);

/// Where a rule counts samples: of at most `blocks` equally many samples with `isLookedAt` the
/// share with `isHit`, over the clock. All three of one length.
[[nodiscard]] JudgedPoints judgedShares(std::span<const double> times,
                                        const std::vector<bool>& isLookedAt,
                                        const std::vector<bool>& isHit, Text label,
                                        std::size_t blocks = 60);

/// Values of which the order does not matter, smallest first; x is their number, from 1 on.
[[nodiscard]] JudgedPoints judgedSorted(std::vector<double> values, Text label, Text xLabel,
                                        Unit unit);

/// Values of a distribution by the percentage of what lies below, 0..100.
[[nodiscard]] JudgedPoints judgedQuantiles(const Distribution& distribution, Text label, Unit unit);

/// The points with one more line that they were held against.
[[nodiscard]] JudgedPoints heldAgainst(JudgedPoints points, Text label, double limit);

/// Something that was looked at and is no number: points without any, of which only the label is
/// shown. "The configuration names no checkpoint."
[[nodiscard]] JudgedPoints judgedFact(Text fact);
[[nodiscard]] bool isFact(const JudgedPoints& judged);

} // namespace faultline
