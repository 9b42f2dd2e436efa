// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/signals/score_relation_table.h"

#include "model/diagnosis/signals/answer_curves.h"
#include "model/diagnosis/training/training.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <string>
#include <tuple>
#include <utility>

namespace faultline {

namespace {

using Sign = ScoreRelation::Sign;
using RowValues = ScoreRow::Values;
using Extent = ScoreRow::Extent;
using Part = ScoreRow::Part;

constexpr double kExact = 1e-3; // scores are printed with three digits or more

bool isSameThroughout(std::span<const double> values)
{
    constexpr double kSame = 1e-6;
    const auto [low, high] = std::minmax_element(values.begin(), values.end());
    return *high - *low <= kSame * std::max(std::abs(*low), std::abs(*high));
}

/// A number of classes for which a score is what one answer for all gives: `score` = `all` / K.
bool isOfOneAnswer(double score, double all)
{
    constexpr double kMostClasses = 30.0;
    constexpr double kNear = 0.01; // of K
    if (!(score > 0.0) || !(all > 0.0))
        return false;
    const double classes = all / score;
    return classes > 1.5 && classes < kMostClasses
           && isNear(classes, std::round(classes), kNear * std::min(classes, 5.0));
}

bool firstIsLevel(const ScoreRelation& found)
{
    return isSameThroughout(found.curves[0].values);
}

bool secondClimbs(const ScoreRelation& found)
{
    constexpr double kFound = 0.9;
    const std::vector<double>& recall = found.curves[1].values;
    return recall.back() < kFound && recall.back() > recall.front();
}

/// Answers as a whole that are all right while there is still much to learn.
bool isLearning(const ScoreRelation& found)
{
    constexpr double kHalf = 0.5;
    return hasFallen(found.curves[1], kHalf)
           && !hasAny(found.signals[0]->words(), {"token", "tokens"});
}

/// The thresholds of each row are those of its arithmetic, with room for rounding.
constexpr auto kScoreRows = std::to_array<ScoreRow>({
    {.sign = Sign::FoundTwice,
     .measures = {Measure::Precision, Measure::Recall, Measure::ApAt50},
     .fewest = 3,
     .holds =
         [](const RowValues& v) {
             return v[2] < v[0] + v[1] - 1.0 - 0.05; // the bound holds for means of classes as well
         }},
    {.sign = Sign::ScoreThreshold,
     .measures = {Measure::Precision, Measure::Recall, Measure::ApAt50},
     .extent = Extent::Always,
     .holds =
         [](const RowValues& v) {
             return (v[1] == 0.0 && v[2] == 0.0) || (v[0] >= 0.995 && isNear(v[2], v[1], 0.03));
         },
     .course = secondClimbs},
    {.sign = Sign::CoarseBoxes,
     .measures = {Measure::ApAt50, Measure::ApAt75, Measure::None},
     .holds = [](const RowValues& v) { return v[0] >= 0.5 && v[1] <= 0.05 * v[0]; }},
    {.sign = Sign::CoarseBoxes,
     .measures = {Measure::ApAt50, Measure::AveragePrecision, Measure::None},
     .holds = [](const RowValues& v) { return v[0] >= 0.5 && v[1] <= 0.2 * v[0]; }},
    {.sign = Sign::MisrankedBoxes,
     .measures = {Measure::AverageRecall, Measure::AveragePrecision, Measure::None},
     .holds = [](const RowValues& v) { return v[0] >= 0.5 && v[1] <= 0.1; }},
    {.sign = Sign::SmallMissed,
     .measures = {Measure::ApOfSmall, Measure::ApOfLarge, Measure::None},
     .holds = [](const RowValues& v) { return v[0] >= 0.0 && v[0] <= 0.01 && v[1] >= 0.4; }},
    {.sign = Sign::NoBoxMatched,
     .measures = {Measure::BoxTerm, Measure::OtherTerm, Measure::None},
     .part = Part::Training,
     .extent = Extent::Always,
     .holds = [](const RowValues& v) { return v[0] == 0.0 && v[1] > 0.0; }},
    {.sign = Sign::NoBoxInEvaluation,
     .measures = {Measure::BoxTerm, Measure::OtherTerm, Measure::None},
     .part = Part::Evaluation,
     .extent = Extent::Always,
     .holds = [](const RowValues& v) { return v[0] == 0.0 && v[1] > 0.0; }},
    {.sign = Sign::PerfectAtOnce,
     .measures = {Measure::Accuracy, Measure::Loss, Measure::None},
     .part = Part::Evaluation,
     .fewest = 5,
     .extent = Extent::Always,
     .holds = [](const RowValues& v) { return v[0] == 1.0 && v[1] > 0.0; },
     .course = isLearning},
    {.sign = Sign::OneClass,
     .measures = {Measure::Accuracy, Measure::BalancedAccuracy, Measure::None},
     .fewest = 3,
     .holds =
         [](const RowValues& v) { return v[1] < 0.51 && v[0] < 1.0 && isOfOneAnswer(v[1], 1.0); },
     .course = firstIsLevel},
    {.sign = Sign::OneClass,
     .measures = {Measure::Accuracy, Measure::MacroF1, Measure::None},
     .fewest = 3,
     .holds = [](const RowValues& v) { return isOfOneAnswer(v[1], 2.0 * v[0] / (1.0 + v[0])); },
     .course = firstIsLevel},
    {.sign = Sign::OneClass,
     .measures = {Measure::Accuracy, Measure::MeanIou, Measure::None},
     .fewest = 3,
     .holds = [](const RowValues& v) { return isOfOneAnswer(v[1], v[0]); },
     .course = firstIsLevel},
    {.sign = Sign::OneClass,
     .measures = {Measure::Accuracy, Measure::Precision, Measure::Recall},
     .fewest = 3,
     .holds =
         [](const RowValues& v) {
             return v[2] == 1.0 && v[0] < 0.999 && isNear(v[0], v[1], kExact);
         },
     .course = firstIsLevel},
    {.sign = Sign::OneClass,
     .measures = {Measure::Accuracy, Measure::Agreement, Measure::None},
     .fewest = 3,
     .holds = [](const RowValues& v) { return v[1] == 0.0 && v[0] < 1.0; },
     .course = firstIsLevel},
    {.sign = Sign::OneClass,
     .measures = {Measure::Recall, Measure::Specificity, Measure::None},
     .fewest = 3,
     .holds =
         [](const RowValues& v) {
             return (v[0] == 1.0 && v[1] == 0.0) || (v[0] == 0.0 && v[1] == 1.0);
         }},
    {.sign = Sign::UnderThreshold,
     .measures = {Measure::RankingArea, Measure::Recall, Measure::None},
     .holds = [](const RowValues& v) { return v[0] >= 0.8 && v[1] == 0.0; }},
    {.sign = Sign::UnderThreshold,
     .measures = {Measure::RankingArea, Measure::F1, Measure::None},
     .holds = [](const RowValues& v) { return v[0] >= 0.8 && v[1] == 0.0; }},
    {.sign = Sign::OtherScale,
     .measures = {Measure::Correlation, Measure::Determination, Measure::None},
     .holds = [](const RowValues& v) { return v[0] >= 0.7 && v[1] <= 0.0; }},
    {.sign = Sign::FewHuge,
     .measures = {Measure::RootSquaredError, Measure::AbsoluteError, Measure::None},
     .holds = [](const RowValues& v) { return v[1] > 0.0 && v[0] >= 8.0 * v[1]; }},
    {.sign = Sign::LastValue,
     .measures = {Measure::ScaledError, Measure::None, Measure::None},
     .holds = [](const RowValues& v) { return v[0] >= 0.98; }},
    {.sign = Sign::WordsSplit,
     .measures = {Measure::WordErrors, Measure::CharacterErrors, Measure::None},
     .holds = [](const RowValues& v) { return v[0] >= 0.97 && v[1] <= 0.4; }},
    {.sign = Sign::NothingWritten,
     .measures = {Measure::WordErrors, Measure::None, Measure::None},
     .extent = Extent::Always,
     .holds = [](const RowValues& v) { return isNear(v[0], 1.0, 5e-4); }},
    {.sign = Sign::NothingWritten,
     .measures = {Measure::CharacterErrors, Measure::None, Measure::None},
     .extent = Extent::Always,
     .holds = [](const RowValues& v) { return isNear(v[0], 1.0, 5e-4); }},
    {.sign = Sign::NeverStops,
     .measures = {Measure::WordErrors, Measure::None, Measure::None},
     .holds = [](const RowValues& v) { return v[0] >= 1.5; }},
    {.sign = Sign::DecodesBadly,
     .measures = {Measure::GeneratedText, Measure::Accuracy, Measure::None},
     .holds = [](const RowValues& v) { return v[0] <= 0.01 && v[1] >= 0.8; }},
    {.sign = Sign::DecodesBadly,
     .measures = {Measure::GeneratedText, Measure::Loss, Measure::None},
     .part = Part::Evaluation,
     .holds = [](const RowValues& v) { return v[0] <= 0.005 && v[1] <= 0.5; }},
    {.sign = Sign::CodesUnused,
     .measures = {Measure::CodebookUse, Measure::None, Measure::None},
     .holds = [](const RowValues& v) { return v[0] >= 0.999 && v[0] < 2.0; }},
    {.sign = Sign::PairsReversed,
     .measures = {Measure::PositiveDistance, Measure::NegativeDistance, Measure::None},
     .holds = [](const RowValues& v) { return v[1] < 0.8 * v[0]; }},
    {.sign = Sign::PairsReversed,
     .measures = {Measure::NegativeSimilarity, Measure::PositiveSimilarity, Measure::None},
     .holds = [](const RowValues& v) { return v[0] > v[1] + 0.1; }},
    {.sign = Sign::PairsAlike,
     .measures = {Measure::PositiveDistance, Measure::NegativeDistance, Measure::None},
     .holds = [](const RowValues& v) { return isNear(v[1], v[0], 0.02 * std::abs(v[0])); }},
    {.sign = Sign::PairsAlike,
     .measures = {Measure::PositiveSimilarity, Measure::NegativeSimilarity, Measure::None},
     .holds = [](const RowValues& v) { return isNear(v[1], v[0], 0.01); }},
    {.sign = Sign::DiscriminatorWon,
     .measures = {Measure::JudgedReals, Measure::JudgedFakes, Measure::None},
     .fewest = 8,
     .holds = [](const RowValues& v) { return v[0] >= 0.99 && v[1] >= 0.99; }},
    {.sign = Sign::GoalNeverReached,
     .measures = {Measure::Success, Measure::None, Measure::None},
     .fewest = 6,
     .extent = Extent::Always,
     .holds = [](const RowValues& v) { return v[0] == 0.0; }},
    {.sign = Sign::RewardScale,
     .measures = {Measure::Reward, Measure::ValueLoss, Measure::None},
     .extent = Extent::Always,
     .holds = [](const RowValues& v) { return std::abs(v[0]) >= 1e4 && v[1] >= 1e6; },
     .course = [](const ScoreRelation& found) { return !hasFallen(found.curves[1], 0.5); }},
    {.sign = Sign::NeverEnds,
     .measures = {Measure::Reward, Measure::EpisodeLength, Measure::None},
     .fewest = 6,
     .extent = Extent::Always,
     .holds = [](const RowValues& v) { return v[0] < 0.0 && isNear(v[0], -v[1], 1e-6 * v[1]); },
     .course = firstIsLevel},
});

bool holds(const ScoreRow& row, const ScoreRelation& found, std::size_t usual)
{
    const std::size_t all = found.evaluations();
    if (all < (row.fewest > 0 ? row.fewest : usual))
        return false;
    for (std::size_t i = row.extent == Extent::Always ? 0 : all / 2; i < all; ++i) {
        RowValues values = {};
        for (std::size_t k = 0; k < values.size() && found.signals[k] != nullptr; ++k)
            values[k] = found.curves[k].values[i];
        if (!row.holds(values))
            return false;
    }
    return row.course == nullptr || row.course(found);
}

/// The longest curve of each measure that a relation is of; empty if one is missing.
std::vector<std::vector<const MeasuredCurve*>> choices(const ScoreRow& row,
                                                       const MeasureGroup& group)
{
    constexpr std::size_t kMost = 6; // terms beside the boxes
    std::vector<std::vector<const MeasuredCurve*>> chosen{{}};
    for (const Measure measure : row.measures) {
        if (measure == Measure::None)
            continue;
        std::vector<std::vector<const MeasuredCurve*>> longer;
        const auto [begin, end] = group.equal_range(measure);
        for (auto it = begin; it != end; ++it) {
            for (const auto& one : chosen) {
                if (longer.size() == kMost * kMost)
                    break;
                longer.push_back(one);
                longer.back().push_back(it->second);
            }
        }
        chosen = std::move(longer);
    }
    return chosen;
}

/// Whether it holds in the last evaluation, where that is one of all curves: cheaper than to copy
/// them.
bool mayHold(const ScoreRow& row, std::span<const MeasuredCurve* const> curves)
{
    RowValues values = {};
    for (std::size_t k = 0; k < curves.size(); ++k) {
        if (curves[k]->curve.steps.back() != curves.front()->curve.steps.back())
            return true;
        values[k] = curves[k]->curve.values.back();
    }
    return row.holds(values);
}

} // namespace

std::span<const ScoreRow> scoreRows()
{
    return kScoreRows;
}

std::vector<MeasureGroup> measureGroups(const std::vector<MeasuredCurve>& curves)
{
    std::map<std::tuple<const Run*, bool, std::string>, MeasureGroup> groups;
    for (const MeasuredCurve& one : curves)
        groups[{one.signal->run.get(), one.isEvaluation, one.of}].emplace(one.measure, &one);
    std::vector<MeasureGroup> found;
    for (auto& [key, group] : groups)
        found.push_back(std::move(group));
    return found;
}

std::optional<ScoreRelation> findRow(const ScoreRow& row, const MeasureGroup& group,
                                     std::size_t usual)
{
    if (group.find(row.measures.front()) == group.end())
        return std::nullopt;
    const bool isEvaluation = group.begin()->second->isEvaluation;
    if (row.part != Part::Any && (row.part == Part::Evaluation) != isEvaluation)
        return std::nullopt;
    for (const auto& chosen : choices(row, group)) {
        if (!mayHold(row, chosen))
            continue;
        std::optional<ScoreRelation> found = alignedCurves(row.sign, chosen);
        if (found && holds(row, *found, usual))
            return found;
    }
    return std::nullopt;
}

std::optional<ScoreRelation> alignedCurves(ScoreRelation::Sign sign,
                                           std::span<const MeasuredCurve* const> curves)
{
    ScoreRelation found{.sign = sign};
    const std::vector<std::int64_t>& first = curves.front()->curve.steps;
    const bool isAlike = std::all_of(curves.begin(), curves.end(), [&first](const auto* one) {
        return one->curve.steps == first;
    });
    std::array<std::size_t, 3> at = {};
    for (std::size_t k = 0; k < curves.size(); ++k) {
        found.signals[k] = curves[k]->signal;
        if (isAlike)
            found.curves[k] = curves[k]->curve;
    }
    if (!isAlike) {
        for (std::size_t i = 0; i < first.size(); ++i) {
            const std::int64_t step = first[i];
            bool hasAll = true;
            for (std::size_t k = 0; k < curves.size(); ++k) {
                const LearningCurve& curve = curves[k]->curve;
                while (at[k] < curve.size() && curve.steps[at[k]] < step)
                    ++at[k];
                hasAll = hasAll && at[k] < curve.size() && curve.steps[at[k]] == step;
            }
            if (!hasAll)
                continue;
            for (std::size_t k = 0; k < curves.size(); ++k) {
                const LearningCurve& curve = curves[k]->curve;
                found.curves[k].steps.push_back(step);
                found.curves[k].wallTimes.push_back(curve.wallTimes[at[k]]);
                found.curves[k].values.push_back(curve.values[at[k]]);
            }
        }
    }
    if (found.evaluations() == 0)
        return std::nullopt;
    for (std::size_t k = 0; k < curves.size(); ++k) {
        const AnswerCurve one{.signal = found.signals[k], .curve = found.curves[k]};
        found.starts[k] = one.start();
        found.levels[k] = one.level();
    }
    return found;
}

bool isNear(double value, double level, double tolerance)
{
    return std::abs(value - level) <= tolerance;
}

bool hasFallen(const LearningCurve& curve, double share)
{
    const AnswerCurve one{.signal = nullptr, .curve = curve};
    return one.size() > 1 && one.start() > 0.0 && one.level() < (1.0 - share) * one.start();
}

} // namespace faultline
