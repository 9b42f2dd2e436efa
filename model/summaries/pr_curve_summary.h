// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace faultline {

/// What TensorBoard's pr_curves plugin logs of a binary classifier at one step: for thresholds from
/// 0 to 1 at equal distances how many examples were judged how. Immutable once read.
struct PrCurveSummary {
    struct Point {
        double threshold = 0.0;
        double truePositives = 0.0; ///< counts may be weighted: no whole numbers
        double falsePositives = 0.0;
        double trueNegatives = 0.0;
        double falseNegatives = 0.0;
        double precision = 0.0;
        double recall = 0.0;

        /// Harmonic mean of precision and recall; 0 where both are.
        [[nodiscard]] double f1() const;
        friend bool operator==(const Point&, const Point&) = default;
    };

    /// By ascending threshold, so that recall goes down. Thresholds at the end above which nothing
    /// was judged positive are left out, as in TensorBoard: precision means nothing there.
    std::vector<Point> points;
    std::size_t loggedThresholds = 0;
    bool holdsNonFinite = false; ///< points with NaN or infinity were left out

    [[nodiscard]] bool empty() const { return points.empty(); }
    /// Sum over the points of precision times the gain in recall, from the highest threshold down:
    /// no interpolation, so that it promises nothing between two thresholds. Nothing if empty.
    [[nodiscard]] std::optional<double> averagePrecision() const;
    /// Index of the point with the greatest F1, the highest threshold among equals; nothing if
    /// empty or if it is zero everywhere.
    [[nodiscard]] std::optional<std::size_t> bestF1() const;

    static constexpr std::size_t kMostThresholds = 1U << 20;
};

/// Decodes a Summary.Value message whose tensor has six rows: true positives, false positives, true
/// negatives, false negatives, precision, recall. Fails when it is damaged or has another shape.
[[nodiscard]] Result<PrCurveSummary> decodePrCurve(std::string_view summaryValue);

} // namespace faultline
