// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/findings/finding.h"
#include "model/diagnosis/training/learning_curve.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace faultline {

/// Evidence and abstentions that the rules about learning word alike.

[[nodiscard]] inline Quantity plain(double value)
{
    return {value, Unit::None};
}
[[nodiscard]] inline Quantity stepOf(std::int64_t step)
{
    return {static_cast<double>(step), Unit::Step};
}
[[nodiscard]] inline Quantity countOf(std::size_t count)
{
    return {static_cast<double>(count), Unit::Count};
}

/// All of a series that has points.
[[nodiscard]] SeriesEvidence wholeSeries(const Signal& signal, Text caption);

/// Points [first, last] of `curve`, which was made from `signal`.
[[nodiscard]] SeriesEvidence curveEvidence(const Signal& signal, const LearningCurve& curve,
                                           std::size_t first, std::size_t last, Text caption);

/// The part of another signal of the training that belongs to points [first, last] of `curve`.
[[nodiscard]] std::optional<SeriesEvidence> matchingEvidence(const Signal* signal,
                                                             const LearningCurve& curve,
                                                             std::size_t first, std::size_t last,
                                                             Text caption);

[[nodiscard]] NumberEvidence numberEvidence(std::string name, Text label, Quantity value,
                                            std::optional<double> threshold = std::nullopt);

/// Only terms of the loss, at different steps: there is no total to judge.
/// What a rule about a curve looked at: over its steps the medians of at most JudgedPoints::kMost
/// windows of equally many points; the points themselves where these are few.
[[nodiscard]] JudgedPoints judgedCurve(const LearningCurve& curve, Text label);

[[nodiscard]] Abstention abstainWithoutTotal();
/// `have` points of `tag`, `needed` wanted; tells when the newest attempt is what is short.
[[nodiscard]] Abstention abstainTooFewPoints(const std::string& tag, const LearningCurve& curve,
                                             std::size_t needed);
/// Generators, discriminators, rewards: the loss need not fall.
[[nodiscard]] Abstention abstainOpposingLosses();
/// No validation, or fewer evaluations than `needed`.
[[nodiscard]] Abstention abstainTooFewEvaluations(std::size_t have, std::size_t needed);

} // namespace faultline
