// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/training/learning_curve.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace faultline {

/// A validation series with its direction: a loss (lower is better) or a metric (higher is).
struct ValidationCurve {
    const Signal* signal = nullptr;
    LearningCurve curve;
    bool higherIsBetter = false;
    std::vector<double> costs;  ///< lower is better: the values, negated for a metric
    std::vector<double> smooth; ///< running median of `costs` over 3 or 5 evaluations

    [[nodiscard]] std::size_t size() const { return costs.size(); }
    /// A smoothed cost as the value that the chart shows.
    [[nodiscard]] double shown(double cost) const { return higherIsBetter ? -cost : cost; }
    /// Index of the best smoothed cost; the first one if there are several.
    [[nodiscard]] std::size_t bestIndex() const;
};

/// The most telling validation series of each kind that has points: the metric first, because
/// it is what the model is for. A metric of -1 means "no such objects" and is left out.
[[nodiscard]] std::vector<ValidationCurve> validationCurves(const Training& training);

/// How far a metric from 0 to 1 (or in per cent) ends below its best, by the median of the last
/// third; 0 for a loss.
[[nodiscard]] double lostSinceBest(const ValidationCurve& validation);
/// So much that what had been learned is lost: no plateau, and not the length of the run.
inline constexpr double kFellApart = 0.1;

/// "Validation metric" or "Validation loss": what a rule looked at.
[[nodiscard]] Text judgedLabel(const ValidationCurve& validation);

/// Mann-Kendall z of at most 60 block medians of costs [begin, end): > 0 gets worse.
[[nodiscard]] double worseningZ(const ValidationCurve& validation, std::size_t begin,
                                std::size_t end);

/// What counts as overfitting; the thresholds of the rule overfitting.
struct OverfitLimits {
    double z = 2.33;             ///< trend of the validation since its best
    double ratio = 1.03;         ///< last level against the best
    std::size_t evaluations = 6; ///< since the best
    double trainZ = 1.645;       ///< the training loss must not rise more surely than this
};

struct Overfitting {
    std::size_t bestIndex = 0;
    double best = 0.0;    ///< smoothed, as shown
    double last = 0.0;    ///< median of the last evaluations, as shown
    double worseBy = 0.0; ///< |last - best| / |best|
    double z = 0.0;
    std::optional<double> trainZ; ///< none: no training loss to compare with
    std::size_t evaluationsSince = 0;
};

/// What became of a validation since its best, whether or not it is overfitting; trainZ is left
/// out.
[[nodiscard]] Overfitting sinceTheBest(const ValidationCurve& validation);

/// Whether the validation has been getting worse since its best while the training loss has not.
[[nodiscard]] std::optional<Overfitting> findOverfitting(const ValidationCurve& validation,
                                                         const LearningCurve& trainLoss,
                                                         const OverfitLimits& limits);

} // namespace faultline
