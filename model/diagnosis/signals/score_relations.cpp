// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/signals/score_relations.h"

#include "model/core/statistics.h"
#include "model/diagnosis/setup/stated_settings.h"
#include "model/diagnosis/signals/answer_curves.h"
#include "model/diagnosis/signals/chance_level.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace faultline {

namespace {

using Sign = ScoreRelation::Sign;
/// The values of one evaluation, in the order of the measures.
using RowValues = std::array<double, 3>;

/// In which evaluations a relation holds.
enum class Extent {
    Always,    ///< in every one
    LaterHalf, ///< in every one of the later half: the first may be those of first weights
};

/// Whose numbers they must be.
enum class Part { Any, Training, Evaluation };

struct Relation {
    Sign sign = Sign::FoundTwice;
    std::array<Measure, 3> measures = {}; ///< of one part of the data, output and run
    Part part = Part::Any;
    std::size_t fewest = 0; ///< evaluations; 0: as many as usual
    Extent extent = Extent::LaterHalf;
    bool (*holds)(const RowValues&) = nullptr;
    /// What must be true of the course as well; null: nothing.
    bool (*course)(const ScoreRelation&) = nullptr;
};

constexpr double kExact = 1e-3; // scores are printed with three digits or more

bool isNear(double value, double level, double tolerance)
{
    return std::abs(value - level) <= tolerance;
}

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

/// Whether a curve fell by so much of where it began.
bool fell(const LearningCurve& curve, double share)
{
    const AnswerCurve one{.signal = nullptr, .curve = curve};
    return one.size() > 1 && one.start() > 0.0 && one.level() < (1.0 - share) * one.start();
}

/// Answers as a whole that are all right while there is still much to learn.
bool isLearning(const ScoreRelation& found)
{
    constexpr double kHalf = 0.5;
    return fell(found.curves[1], kHalf) && !hasAny(found.signals[0]->words(), {"token", "tokens"});
}

/// Whether all of it lies within so much of its level.
bool stays(const LearningCurve& curve, double share)
{
    const AnswerCurve one{.signal = nullptr, .curve = curve};
    // The first value may be that of the first weights.
    const std::span<const double> rest = std::span(curve.values).subspan(1);
    const auto [low, high] = std::minmax_element(rest.begin(), rest.end());
    return !rest.empty() && isNear(one.start(), one.level(), share * std::abs(one.level()))
           && *high - *low <= share * std::abs(one.level());
}

/// The thresholds of each row are those of its arithmetic, with room for rounding.
constexpr auto kRelations = std::to_array<Relation>({
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
     .course = [](const ScoreRelation& found) { return !fell(found.curves[1], 0.5); }},
    {.sign = Sign::NeverEnds,
     .measures = {Measure::Reward, Measure::EpisodeLength, Measure::None},
     .fewest = 6,
     .extent = Extent::Always,
     .holds = [](const RowValues& v) { return v[0] < 0.0 && isNear(v[0], -v[1], 1e-6 * v[1]); },
     .course = firstIsLevel},
});

/// A score that can never exceed another of the same evaluation.
struct Order {
    Measure smaller = Measure::None;
    Measure larger = Measure::None;
};
constexpr auto kOrders = std::to_array<Order>({
    {Measure::AveragePrecision, Measure::ApAt50},
    {Measure::ApAt75, Measure::ApAt50},
    {Measure::AveragePrecision, Measure::AverageRecall},
    {Measure::Accuracy, Measure::TopFive},
    {Measure::RecallAt1, Measure::RecallAt5},
    {Measure::RecallAt5, Measure::RecallAt10},
    {Measure::RecallAt1, Measure::RecallAt10},
});

/// Measures of one output, part of the data and run.
using Group = std::multimap<Measure, const MeasuredCurve*>;

/// The curves at the steps that all of them have.
std::optional<ScoreRelation> aligned(Sign sign, std::span<const MeasuredCurve* const> curves)
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

bool holds(const Relation& relation, const ScoreRelation& found, std::size_t usual)
{
    const std::size_t all = found.evaluations();
    if (all < (relation.fewest > 0 ? relation.fewest : usual))
        return false;
    for (std::size_t i = relation.extent == Extent::Always ? 0 : all / 2; i < all; ++i) {
        RowValues values = {};
        for (std::size_t k = 0; k < values.size() && found.signals[k] != nullptr; ++k)
            values[k] = found.curves[k].values[i];
        if (!relation.holds(values))
            return false;
    }
    return relation.course == nullptr || relation.course(found);
}

/// The longest curve of each measure that a relation is of; empty if one is missing.
std::vector<std::vector<const MeasuredCurve*>> choices(const Relation& relation, const Group& group)
{
    constexpr std::size_t kMost = 6; // terms beside the boxes
    std::vector<std::vector<const MeasuredCurve*>> chosen{{}};
    for (const Measure measure : relation.measures) {
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
bool mayHold(const Relation& relation, std::span<const MeasuredCurve* const> curves)
{
    RowValues values = {};
    for (std::size_t k = 0; k < curves.size(); ++k) {
        if (curves[k]->curve.steps.back() != curves.front()->curve.steps.back())
            return true;
        values[k] = curves[k]->curve.values.back();
    }
    return relation.holds(values);
}

std::optional<ScoreRelation> find(const Relation& relation, const Group& group, std::size_t usual)
{
    if (group.find(relation.measures.front()) == group.end())
        return std::nullopt;
    const bool isEvaluation = group.begin()->second->isEvaluation;
    if (relation.part != Part::Any && (relation.part == Part::Evaluation) != isEvaluation)
        return std::nullopt;
    for (const auto& chosen : choices(relation, group)) {
        if (!mayHold(relation, chosen))
            continue;
        std::optional<ScoreRelation> found = aligned(relation.sign, chosen);
        if (found && holds(relation, *found, usual))
            return found;
    }
    return std::nullopt;
}

std::vector<Group> groupsOf(const std::vector<MeasuredCurve>& curves)
{
    std::map<std::tuple<const Run*, bool, std::string>, Group> groups;
    for (const MeasuredCurve& one : curves)
        groups[{one.signal->run.get(), one.isEvaluation, one.of}].emplace(one.measure, &one);
    std::vector<Group> found;
    for (auto& [key, group] : groups)
        found.push_back(std::move(group));
    return found;
}

std::optional<ScoreRelation> findImpossible(const Group& group, std::size_t usual)
{
    for (const Order& order : kOrders) {
        const Relation relation{.sign = Sign::Impossible,
                                .measures = {order.smaller, order.larger, Measure::None},
                                .part = Part::Evaluation,
                                .holds = [](const RowValues& v) {
                                    constexpr double kRounding = 0.02;
                                    return v[0] > v[1] + kRounding * std::max(1.0, v[1]);
                                }};
        if (std::optional<ScoreRelation> found = find(relation, group, usual))
            return found;
    }
    return std::nullopt;
}

/// An evaluation whose loss more than halved while its score of parts of images or of boxes never
/// rose: the two are not of the same thing.
std::optional<ScoreRelation> findBlindScore(const Group& group, std::size_t usual)
{
    constexpr std::array kScores{Measure::AveragePrecision,
                                 Measure::ApAt50,
                                 Measure::MeanIou,
                                 Measure::Iou,
                                 Measure::Dice,
                                 Measure::F1,
                                 Measure::RecallAt1,
                                 Measure::GeneratedText};
    for (const Measure measure : kScores) {
        const Relation relation{
            .sign = Sign::ScoreBlind,
            .measures = {measure, Measure::Loss, Measure::None},
            .part = Part::Evaluation,
            .holds = [](const RowValues& v) { return v[0] > 0.02 && v[0] < 0.8; },
            .course =
                [](const ScoreRelation& found) {
                    constexpr double kRise = 1.05;
                    constexpr double kHalf = 0.5;
                    const std::vector<double>& scores = found.curves[0].values;
                    return *std::max_element(scores.begin(), scores.end()) <= kRise * scores.front()
                           && fell(found.curves[1], kHalf);
                }};
        if (std::optional<ScoreRelation> found = find(relation, group, usual))
            return found;
    }
    return std::nullopt;
}

/// A perplexity that is not the exponential of the loss beside it.
std::optional<ScoreRelation> findOtherPerplexity(const Group& group, std::size_t usual)
{
    const Relation relation{.sign = Sign::OtherPerplexity,
                            .measures = {Measure::Perplexity, Measure::Loss, Measure::None},
                            .part = Part::Evaluation,
                            .fewest = 3,
                            .extent = Extent::Always,
                            .holds = [](const RowValues& v) {
                                constexpr double kApart = 0.3;
                                constexpr double kLeast = 0.2;
                                return v[0] > 1.0 && v[1] > kLeast
                                       && !isNear(std::log(v[0]), v[1], kApart * v[1]);
                            }};
    return find(relation, group, usual);
}

/// The terms of the loss at the steps of their run and part.
struct Terms {
    std::vector<const MeasuredCurve*> all;
};

std::vector<Terms> termsOf(const std::vector<MeasuredCurve>& curves)
{
    std::map<std::pair<const Run*, bool>, Terms> terms;
    for (const MeasuredCurve& one : curves) {
        if (one.measure == Measure::BoxTerm || one.measure == Measure::OtherTerm)
            terms[{one.signal->run.get(), one.isEvaluation}].all.push_back(&one);
    }
    constexpr std::size_t kMost = 24; // more are logged by layer or by example
    std::vector<Terms> found;
    for (auto& [key, one] : terms) {
        if (one.all.size() > 1 && one.all.size() <= kMost)
            found.push_back(std::move(one));
    }
    return found;
}

/// A part of the loss that is no answer: it may stay where it is.
bool isPenalty(const Signal& signal)
{
    return hasAny(signal.words(), {"reg",        "regularization",
                                   "l1",         "l2",
                                   "wd",         "decay",
                                   "penalty",    "kl",
                                   "kld",        "entropy",
                                   "vq",         "commit",
                                   "commitment", "aux",
                                   "gp",         "margin",
                                   "prior",      "weight",
                                   "norm",       "adv",
                                   "gan",        "acc",
                                   "accuracy",   "auc",
                                   "bac",        "f1",
                                   "lr"});
}

/// Of how few classes a guess costs as much; 0 if of none.
std::size_t classesOfGuess(double level)
{
    constexpr double kNear = 0.004;
    constexpr double kMost = 20.0;
    const double classes = std::round(std::exp(std::min(level, 5.0)));
    const bool isGuess =
        classes >= 2.0 && classes <= kMost && isNear(level, std::log(classes), kNear * level);
    return isGuess ? static_cast<std::size_t>(classes) : 0;
}

/// A term that stays where it began while another one falls.
std::optional<ScoreRelation> findUnlearnedTerm(const Terms& terms)
{
    constexpr std::size_t kFewest = 5;
    constexpr double kStays = 0.02;
    constexpr double kFell = 0.25;
    constexpr double kHuge = 5.0;  // times what the other term was
    constexpr double kLarge = 3.0; // four coordinates from 0 to 1
    for (const MeasuredCurve* still : terms.all) {
        if (still->curve.size() < kFewest || still->curve.endsNonFinite || isPenalty(*still->signal)
            || !stays(still->curve, kStays)
            || !(AnswerCurve{.signal = nullptr, .curve = still->curve}.level() > 0.0))
            continue;
        for (const MeasuredCurve* other : terms.all) {
            if (other == still || isPenalty(*other->signal) || !fell(other->curve, kFell))
                continue;
            std::optional<ScoreRelation> found =
                aligned(Sign::TermUnlearned, std::array{still, other});
            if (!found || found->evaluations() < kFewest)
                continue;
            found->guessed = classesOfGuess(found->levels[0]);
            if (still->measure == Measure::BoxTerm && found->levels[0] > kLarge
                && found->levels[0] > kHuge * found->starts[1])
                found->sign = Sign::BoxesInPixels;
            return found;
        }
    }
    return std::nullopt;
}

/// Steps without a single matched box, while the other term is never 0.
std::optional<ScoreRelation> findFewMatched(const Terms& terms)
{
    constexpr std::size_t kFewest = 8;
    constexpr double kMany = 0.25;
    for (const MeasuredCurve* boxes : terms.all) {
        const std::vector<double>& all = boxes->curve.values;
        if (boxes->measure != Measure::BoxTerm || boxes->isEvaluation
            || std::find(all.begin(), all.end(), 0.0) == all.end())
            continue;
        for (const MeasuredCurve* other : terms.all) {
            if (other->measure != Measure::OtherTerm)
                continue;
            std::optional<ScoreRelation> found =
                aligned(Sign::FewBoxesMatched, std::array{boxes, other});
            if (!found || found->evaluations() < kFewest)
                continue;
            const std::vector<double>& values = found->curves[0].values;
            const auto later = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
            const auto zeros = std::count(later, values.end(), 0.0);
            found->share = static_cast<double>(std::count(values.begin(), values.end(), 0.0))
                           / static_cast<double>(values.size());
            const auto& others = found->curves[1].values;
            if (static_cast<double>(zeros) >= kMany * static_cast<double>(values.end() - later)
                && found->share >= kMany && found->share < 1.0
                && std::find(others.begin(), others.end(), 0.0) == others.end())
                return found;
        }
    }
    return std::nullopt;
}

/// The total of the same run at the same steps.
const MeasuredCurve* totalOf(const std::vector<MeasuredCurve>& curves, const MeasuredCurve& term)
{
    const auto total = std::find_if(curves.begin(), curves.end(), [&term](const auto& one) {
        return one.measure == Measure::Loss && one.isEvaluation == term.isEvaluation
               && one.signal->run == term.signal->run && one.curve.steps == term.curve.steps;
    });
    return total == curves.end() ? nullptr : &*total;
}

/// A total that is the sum of its terms as they were logged, of which the boxes are next to
/// nothing.
std::optional<ScoreRelation> findClassesOutweigh(const std::vector<MeasuredCurve>& curves,
                                                 const Terms& terms)
{
    constexpr std::size_t kFewest = 8;
    constexpr double kSum = 0.03;
    constexpr double kMostOfBoxes = 0.04; // of the total, in every value
    if (terms.all.front()->isEvaluation)
        return std::nullopt;
    const MeasuredCurve* total = totalOf(curves, *terms.all.front());
    if (total == nullptr || total->curve.size() < kFewest)
        return std::nullopt;
    const MeasuredCurve* boxes = nullptr;
    const MeasuredCurve* largest = nullptr;
    std::vector<double> sums(total->curve.size(), 0.0);
    std::vector<double> ofBoxes(total->curve.size(), 0.0);
    for (const MeasuredCurve* term : terms.all) {
        if (term->curve.steps != total->curve.steps)
            return std::nullopt;
        for (std::size_t i = 0; i < sums.size(); ++i) {
            sums[i] += term->curve.values[i];
            if (term->measure == Measure::BoxTerm)
                ofBoxes[i] += term->curve.values[i];
        }
        if (term->measure == Measure::BoxTerm)
            boxes = term;
        else if (largest == nullptr || term->curve.values.back() > largest->curve.values.back())
            largest = term;
    }
    if (boxes == nullptr || largest == nullptr)
        return std::nullopt;
    double most = 0.0;
    for (std::size_t i = 0; i < sums.size(); ++i) {
        const double value = total->curve.values[i];
        if (!(value > 0.0) || !(ofBoxes[i] > 0.0) || !isNear(sums[i], value, kSum * value))
            return std::nullopt;
        most = std::max(most, ofBoxes[i] / value);
    }
    if (most > kMostOfBoxes)
        return std::nullopt;
    std::optional<ScoreRelation> found = aligned(Sign::ClassesOutweigh, std::array{largest, boxes});
    if (found)
        found->share = most;
    return found;
}

/// A loss in the tens and more that stays, and boxes that never overlap: coordinates in pixels.
std::optional<ScoreRelation> findPixelsInTotal(const Training& training,
                                               const std::vector<MeasuredCurve>& curves)
{
    constexpr std::size_t kFewest = 6;
    constexpr double kLarge = 30.0;
    constexpr double kFell = 0.1;
    constexpr double kByChance = 0.1;
    const TrainingLoss total = trainingLoss(training);
    if (total.parts.empty() || total.isSum() || total.curve.size() < kFewest
        || total.curve.endsNonFinite || fell(total.curve, kFell)
        || *std::min_element(total.curve.values.begin(), total.curve.values.end()) < kLarge)
        return std::nullopt;
    for (const MeasuredCurve& score : curves) {
        const bool isOverlap = score.measure == Measure::Iou || score.measure == Measure::ApAt50
                               || score.measure == Measure::AveragePrecision;
        if (!isOverlap || !score.isEvaluation || score.curve.size() < kFewest
            || *std::max_element(score.curve.values.begin(), score.curve.values.end()) > kByChance)
            continue;
        ScoreRelation found{.sign = Sign::TotalInPixels};
        const AnswerCurve loss{.signal = total.parts.front(), .curve = total.curve};
        const AnswerCurve overlap{.signal = score.signal, .curve = score.curve};
        found.signals = {loss.signal, score.signal, nullptr};
        found.curves = {loss.curve, score.curve, {}};
        found.starts = {loss.start(), overlap.start(), 0.0};
        found.levels = {loss.level(), overlap.level(), 0.0};
        return found;
    }
    return std::nullopt;
}

/// An average precision that comes to nothing while the terms of boxes and classes fall.
std::optional<ScoreRelation> findBoxesReadOtherwise(const std::vector<MeasuredCurve>& curves)
{
    constexpr std::size_t kFewest = 5;
    constexpr double kNothing = 0.01;
    constexpr double kAtFirst = 0.05;
    constexpr double kFell = 0.4;
    for (const MeasuredCurve& score : curves) {
        const std::vector<double>& values = score.curve.values;
        const bool isNothing =
            (score.measure == Measure::ApAt50 || score.measure == Measure::AveragePrecision)
            && values.size() >= kFewest && values.front() <= kAtFirst
            && std::all_of(values.begin() + 1, values.end(),
                           [](double value) { return value <= kNothing; })
            && values.back() <= values.front();
        if (!isNothing)
            continue;
        for (const Terms& terms : termsOf(curves)) {
            const MeasuredCurve* boxes = nullptr;
            const MeasuredCurve* other = nullptr;
            for (const MeasuredCurve* term : terms.all) {
                // Of the evaluation: its labels are read as those of the training are.
                if (!term->isEvaluation || term->curve.size() < kFewest
                    || !(term->curve.values.back() > 0.0) || !fell(term->curve, kFell))
                    continue;
                (term->measure == Measure::BoxTerm ? boxes : other) = term;
            }
            if (boxes == nullptr || other == nullptr)
                continue;
            ScoreRelation found{.sign = Sign::BoxesReadOtherwise,
                                .signals = {score.signal, boxes->signal, other->signal},
                                .curves = {score.curve, boxes->curve, other->curve}};
            for (std::size_t k = 0; k < found.curves.size(); ++k) {
                const AnswerCurve one{.signal = found.signals[k], .curve = found.curves[k]};
                found.starts[k] = one.start();
                found.levels[k] = one.level();
            }
            return found;
        }
    }
    return std::nullopt;
}

/// The same score of several classes: one is never found, and the others are.
std::optional<ScoreRelation> findClassOfNone(const std::vector<MeasuredCurve>& curves)
{
    constexpr std::size_t kFewest = 4;
    constexpr std::size_t kFewestClasses = 3;
    constexpr std::size_t kMostClasses = 200;
    constexpr double kFound = 0.5;
    constexpr std::array kScores{
        Measure::AveragePrecision, Measure::ApAt50, Measure::Iou,     Measure::Dice,
        Measure::Recall,           Measure::F1,     Measure::Accuracy};
    std::map<std::tuple<const Run*, bool, Measure>, std::vector<const MeasuredCurve*>> families;
    for (const MeasuredCurve& one : curves) {
        const bool isScore =
            std::find(kScores.begin(), kScores.end(), one.measure) != kScores.end();
        if (isScore && one.isEvaluation && !one.of.empty() && one.curve.size() >= kFewest)
            families[{one.signal->run.get(), one.isEvaluation, one.measure}].push_back(&one);
    }
    for (const auto& [key, family] : families) {
        if (family.size() < kFewestClasses || family.size() > kMostClasses)
            continue;
        const MeasuredCurve* none = nullptr;
        std::vector<double> others;
        for (const MeasuredCurve* one : family) {
            const std::vector<double>& values = one->curve.values;
            const bool isNone =
                std::all_of(values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2),
                            values.end(), [](double value) { return value == 0.0; });
            if (isNone && none == nullptr)
                none = one;
            else
                others.push_back(AnswerCurve{.signal = nullptr, .curve = one->curve}.level());
        }
        if (none == nullptr || others.size() + 1 < family.size() || median(others) < kFound)
            continue;
        const auto best = std::find_if(family.begin(), family.end(),
                                       [none](const auto* one) { return one != none; });
        std::optional<ScoreRelation> found = aligned(Sign::ClassOfNone, std::array{none, *best});
        if (found) {
            found->levels[1] = median(others);
            return found;
        }
    }
    return std::nullopt;
}

bool namesPairs(const Training& training)
{
    return std::any_of(
        training.allSignals.begin(), training.allSignals.end(), [](const Signal& signal) {
            return hasAny(signal.words(), {"clip", "contrastive", "infonce", "nce", "ntxent",
                                           "simclr", "moco", "retrieval", "zero"});
        });
}

/// A loss of pairs that comes out no lower than a guess among the examples of a batch.
std::optional<ScoreRelation> findPairsByChance(const Training& training)
{
    constexpr std::size_t kFewest = 6;
    constexpr double kSmallest = 4.0;
    constexpr double kBelow = 0.98; // of the guess, in the first half
    constexpr double kLeft = 0.85;  // of it, at the end
    constexpr double kFell = 0.1;   // of where it began
    const TrainingLoss total = trainingLoss(training);
    if (total.parts.empty() || total.isSum() || total.curve.size() < kFewest
        || total.curve.endsNonFinite || !namesPairs(training))
        return std::nullopt;
    const auto batch = statedNumber(
        training, {"batch_size", "train_batch_size", "per_device_train_batch_size", "batch"});
    if (!batch || *batch->number() < kSmallest)
        return std::nullopt;
    const double guess = std::log(*batch->number());
    const AnswerCurve loss{.signal = total.parts.front(), .curve = total.curve};
    const std::span<const double> values(loss.curve.values);
    if (median(values.first(values.size() / 2)) < kBelow * guess || loss.level() < kLeft * guess
        || fell(loss.curve, kFell))
        return std::nullopt;
    ScoreRelation found{.sign = Sign::PairsByChance};
    found.signals[0] = loss.signal;
    found.curves[0] = loss.curve;
    found.starts[0] = loss.start();
    found.levels[0] = loss.level();
    found.guessed = static_cast<std::size_t>(std::lround(*batch->number()));
    return found;
}

/// Rewards of the evaluation that stay while those of the training rise.
std::optional<ScoreRelation> findEvaluationApart(const std::vector<MeasuredCurve>& curves)
{
    constexpr std::size_t kFewest = 6;
    constexpr double kRose = 0.3;   // of the larger of start and end
    constexpr double kGained = 0.1; // of what the training gained
    constexpr double kApart = 0.5;
    const auto longest = [&curves](bool isEvaluation) {
        const MeasuredCurve* best = nullptr;
        for (const MeasuredCurve& one : curves) {
            if (one.measure == Measure::Reward && one.isEvaluation == isEvaluation
                && one.curve.size() >= kFewest
                && (best == nullptr || one.curve.size() > best->curve.size()))
                best = &one;
        }
        return best;
    };
    const MeasuredCurve* trained = longest(false);
    const MeasuredCurve* evaluated = longest(true);
    if (trained == nullptr || evaluated == nullptr)
        return std::nullopt;
    ScoreRelation found{.sign = Sign::EvaluationApart};
    const std::array both{evaluated, trained};
    for (std::size_t k = 0; k < both.size(); ++k) {
        const AnswerCurve one{.signal = both[k]->signal, .curve = both[k]->curve};
        found.signals[k] = one.signal;
        found.curves[k] = one.curve;
        found.starts[k] = one.start();
        found.levels[k] = one.level();
    }
    const double gain = found.levels[1] - found.starts[1];
    const double size = std::max(std::abs(found.levels[1]), std::abs(found.starts[1]));
    const std::vector<double>& values = found.curves[0].values;
    const double best = *std::max_element(values.begin(), values.end());
    const bool isApart = gain > kRose * size && best - found.starts[0] <= kGained * gain
                         && found.levels[0] < found.levels[1] - kApart * gain;
    return isApart ? std::optional(std::move(found)) : std::nullopt;
}

/// Much worse than the mean of the targets, while the training loss falls.
std::optional<ScoreRelation> findFarOff(const Training& training, const Group& group,
                                        std::size_t usual)
{
    constexpr double kFell = 0.3;
    const Relation relation{.sign = Sign::FarOff,
                            .measures = {Measure::Determination, Measure::None, Measure::None},
                            .part = Part::Evaluation,
                            .holds = [](const RowValues& v) { return v[0] <= -1.0; },
                            .course =
                                [](const ScoreRelation& found) {
                                    // One that comes nearer has not had its time.
                                    return found.levels[0] <= 0.5 * found.starts[0];
                                }};
    std::optional<ScoreRelation> found = find(relation, group, usual);
    return found && trainingLossFell(training, kFell) ? found : std::nullopt;
}

} // namespace

std::vector<ScoreRelation> findScoreRelations(const Training& training, std::size_t fewest)
{
    const std::vector<MeasuredCurve> curves = measuredCurves(training);
    const std::vector<Group> groups = groupsOf(curves);
    std::vector<ScoreRelation> all;
    const auto add = [&all](std::optional<ScoreRelation> found) {
        if (found)
            all.push_back(std::move(*found));
    };
    for (const Relation& relation : kRelations) {
        for (const Group& group : groups)
            add(find(relation, group, fewest));
    }
    for (const Terms& terms : termsOf(curves)) {
        add(findUnlearnedTerm(terms));
        add(findFewMatched(terms));
        add(findClassesOutweigh(curves, terms));
    }
    add(findPixelsInTotal(training, curves));
    add(findBoxesReadOtherwise(curves));
    add(findClassOfNone(curves));
    add(findPairsByChance(training));
    add(findEvaluationApart(curves));
    for (const Group& group : groups) {
        add(findImpossible(group, fewest));
        add(findFarOff(training, group, fewest));
        add(findBlindScore(group, fewest));
        add(findOtherPerplexity(group, fewest));
    }
    return all;
}

} // namespace faultline
