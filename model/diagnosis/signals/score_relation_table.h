// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/signals/measured_scores.h"
#include "model/diagnosis/signals/score_relations.h"
#include "model/diagnosis/training/learning_curve.h"
#include "model/diagnosis/training/measure.h"

#include <array>
#include <cstddef>
#include <map>
#include <optional>
#include <span>
#include <vector>

/// Internal to findScoreRelations(): the table of relations, how a row is looked for, and what the
/// relations that are no row share with it.
namespace faultline {

/// A relation that must hold of the values of single evaluations.
struct ScoreRow {
    /// The values of one evaluation, in the order of the measures.
    using Values = std::array<double, 3>;

    /// In which evaluations a relation holds.
    enum class Extent {
        Always,    ///< in every one
        LaterHalf, ///< in every one of the later half: the first may be those of first weights
    };

    /// Whose numbers they must be.
    enum class Part { Any, Training, Evaluation };

    ScoreRelation::Sign sign = ScoreRelation::Sign::FoundTwice;
    std::array<Measure, 3> measures = {}; ///< of one part of the data, output and run
    Part part = Part::Any;
    std::size_t fewest = 0; ///< evaluations; 0: as many as usual
    Extent extent = Extent::LaterHalf;
    bool (*holds)(const Values&) = nullptr;
    /// What must be true of the course as well; null: nothing.
    bool (*course)(const ScoreRelation&) = nullptr;
};

/// The table.
[[nodiscard]] std::span<const ScoreRow> scoreRows();

/// Measures of one output, part of the data and run.
using MeasureGroup = std::multimap<Measure, const MeasuredCurve*>;

/// They point to the curves.
[[nodiscard]] std::vector<MeasureGroup> measureGroups(const std::vector<MeasuredCurve>& curves);

/// The relation of a row, if it holds of a group. `usual`: evaluations that it needs, but where the
/// row says otherwise.
[[nodiscard]] std::optional<ScoreRelation> findRow(const ScoreRow& row, const MeasureGroup& group,
                                                   std::size_t usual);

/// The curves at the steps that all of them have; nothing if there is no such step.
[[nodiscard]] std::optional<ScoreRelation> alignedCurves(
    ScoreRelation::Sign sign, std::span<const MeasuredCurve* const> curves);

[[nodiscard]] bool isNear(double value, double level, double tolerance);

/// Whether a curve fell by so much of where it began.
[[nodiscard]] bool hasFallen(const LearningCurve& curve, double share);

} // namespace faultline
