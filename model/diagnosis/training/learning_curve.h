// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/training/training.h"

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace faultline {

/// A stretch of points of a series: [begin, end), indices in logging order.
struct PointRange {
    std::size_t begin = 0;
    std::size_t end = 0;
};

/// Which points of a series led to the weights the training ended with.
///
/// Where the step goes back, the training went on from an earlier checkpoint: what was
/// logged at or after that step before is dropped, as TensorBoard does. A restart from scratch
/// thus leaves only the newest attempt. A counter that merely starts again with each epoch
/// (stretches of equal length without a pause between them) is no restart: all is kept.
struct Lineage {
    std::vector<PointRange> ranges; ///< ascending
    std::size_t attempts = 0;       ///< 0 for an empty series
    bool stepsRepeat = false;       ///< the step is a counter within the epoch

    [[nodiscard]] std::size_t pointCount() const;
};

[[nodiscard]] Lineage findLineage(const ScalarSeries& series);

/// Whether single points with a small step lie among those that train: an evaluation was logged
/// under the same name with the number of its epoch. Not a restart, which goes on from where it
/// went back to. findLineage() leaves such points out.
[[nodiscard]] bool mixesCounters(const ScalarSeries& series);

/// Values of a lineage that are not numbers.
struct NonFinite {
    std::size_t count = 0;      ///< NaN and infinities in the lineage
    std::size_t pointCount = 0; ///< points of the lineage
    std::size_t first = npos;   ///< index in the series
    std::size_t last = npos;    ///< index in the series
    std::size_t onset = npos;   ///< index where it became permanent: three bad values in a row,
                                ///< and at least half of all from there to the end, the
                                ///< last one included
    std::size_t countFromOnset = 0;

    static constexpr std::size_t npos = ScalarSeries::npos;
    [[nodiscard]] bool isPermanent() const { return onset != npos; }
};

[[nodiscard]] NonFinite findNonFinite(const ScalarSeries& series, const Lineage& lineage);

/// What the rules about learning judge of a series: the finite points of its lineage before its
/// values became NaN or infinite for good. Isolated bad values are left out and counted.
struct LearningCurve {
    std::vector<std::int64_t> steps;
    std::vector<double> wallTimes;
    std::vector<double> values;
    std::size_t leftOut = 0; ///< isolated values that were not finite
    std::size_t attempts = 0;
    bool stepsRepeat = false;
    bool endsNonFinite = false; ///< cut off where the values became NaN for good

    [[nodiscard]] std::size_t size() const { return values.size(); }
    [[nodiscard]] bool empty() const { return values.empty(); }
    /// How far through the curve point `i` is: its step, or its index if steps repeat.
    [[nodiscard]] double position(std::size_t i) const;
    /// position() of the last point minus that of the first; 0 if empty.
    [[nodiscard]] double span() const;
    /// Index of the first point at or after the given share (0..1) of the span.
    [[nodiscard]] std::size_t indexAtShare(double share) const;
    /// Index of the point that belongs to point `i` of another curve of the same training: the
    /// latest at or before its step or, if the two do not count in the same unit (epochs against
    /// iterations), before its time. The first one if that is later. Must not be empty.
    [[nodiscard]] std::size_t indexMatching(const LearningCurve& other, std::size_t i) const;
    /// Seconds between points `first` and `last`; 0 if the clock went backwards.
    [[nodiscard]] double secondsBetween(std::size_t first, std::size_t last) const;
};

/// More points than this are replaced by the medians of as many equal blocks: trends and
/// levels do not need them, and a diagnosis must not take time or memory for them.
inline constexpr std::size_t kJudgedPoints = 200'000;

/// `maxPoints` 0: every point.
[[nodiscard]] LearningCurve learningCurve(const ScalarSeries& series,
                                          std::size_t maxPoints = kJudgedPoints);
/// Empty for a null signal.
[[nodiscard]] LearningCurve learningCurve(const Signal* signal,
                                          std::size_t maxPoints = kJudgedPoints);

/// The loss that the training minimises: its total, or, when only its terms are logged (at the
/// same steps), their sum.
struct TrainingLoss {
    LearningCurve curve;
    std::vector<const Signal*> parts; ///< one for a total; empty if no loss was found
    [[nodiscard]] bool isSum() const { return parts.size() > 1; }
    /// The tag, or the tags joined by " + ".
    [[nodiscard]] std::string name() const;
};

[[nodiscard]] TrainingLoss trainingLoss(const Training& training,
                                        std::size_t maxPoints = kJudgedPoints);

/// Of several totals (per epoch, per step) the one with the most points, all of them; else as
/// trainingLoss().
[[nodiscard]] TrainingLoss finestTrainingLoss(const Training& training);

using TagWords = std::vector<std::string>;
/// Lower-case words of a tag: "Loss/RPNLoss" is loss, rpn, loss.
[[nodiscard]] TagWords tagWords(std::string_view tag);
/// Whether one of them is among those wanted.
[[nodiscard]] bool hasAny(const TagWords& words, std::span<const std::string_view> wanted);
[[nodiscard]] inline bool hasAny(const TagWords& words,
                                 std::initializer_list<std::string_view> wanted)
{
    return hasAny(words, std::span(wanted.begin(), wanted.size()));
}
/// Whether one of them begins with one of the stems: "regularization" does with "regulari".
[[nodiscard]] bool hasStem(const TagWords& words, std::initializer_list<std::string_view> stems);

/// True where a loss need not fall: generators against discriminators, rewards and
/// policies. Seen by the tags of the whole training.
[[nodiscard]] bool hasOpposingLosses(const Training& training);

/// Median interval between the steps of a curve; 0 for fewer than two points.
[[nodiscard]] double medianStepInterval(const LearningCurve& curve);

/// Medians of consecutive windows of `width` values; a remainder of fewer joins the last.
[[nodiscard]] std::vector<double> windowMedians(std::span<const double> values, std::size_t width);

} // namespace faultline
