// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/signals/score_relations.h"

#include "model/core/statistics.h"
#include "model/diagnosis/setup/stated_settings.h"
#include "model/diagnosis/signals/answer_curves.h"
#include "model/diagnosis/signals/chance_level.h"
#include "model/diagnosis/signals/score_relation_table.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <map>
#include <optional>
#include <span>
#include <tuple>
#include <utility>
#include <vector>

namespace faultline {

namespace {

using Sign = ScoreRelation::Sign;

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

std::optional<ScoreRelation> findImpossible(const MeasureGroup& group, std::size_t usual)
{
    for (const Order& order : kOrders) {
        const ScoreRow relation{.sign = Sign::Impossible,
                                .measures = {order.smaller, order.larger, Measure::None},
                                .part = ScoreRow::Part::Evaluation,
                                .holds = [](const ScoreRow::Values& v) {
                                    constexpr double kRounding = 0.02;
                                    return v[0] > v[1] + kRounding * std::max(1.0, v[1]);
                                }};
        if (std::optional<ScoreRelation> found = findRow(relation, group, usual))
            return found;
    }
    return std::nullopt;
}

/// An evaluation whose loss more than halved while its score of parts of images or of boxes never
/// rose: the two are not of the same thing.
std::optional<ScoreRelation> findBlindScore(const MeasureGroup& group, std::size_t usual)
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
        const ScoreRow relation{
            .sign = Sign::ScoreBlind,
            .measures = {measure, Measure::Loss, Measure::None},
            .part = ScoreRow::Part::Evaluation,
            .holds = [](const ScoreRow::Values& v) { return v[0] > 0.02 && v[0] < 0.8; },
            .course =
                [](const ScoreRelation& found) {
                    constexpr double kRise = 1.05;
                    constexpr double kHalf = 0.5;
                    const std::vector<double>& scores = found.curves[0].values;
                    return *std::max_element(scores.begin(), scores.end()) <= kRise * scores.front()
                           && hasFallen(found.curves[1], kHalf);
                }};
        if (std::optional<ScoreRelation> found = findRow(relation, group, usual))
            return found;
    }
    return std::nullopt;
}

/// A perplexity that is not the exponential of the loss beside it.
std::optional<ScoreRelation> findOtherPerplexity(const MeasureGroup& group, std::size_t usual)
{
    const ScoreRow relation{.sign = Sign::OtherPerplexity,
                            .measures = {Measure::Perplexity, Measure::Loss, Measure::None},
                            .part = ScoreRow::Part::Evaluation,
                            .fewest = 3,
                            .extent = ScoreRow::Extent::Always,
                            .holds = [](const ScoreRow::Values& v) {
                                constexpr double kApart = 0.3;
                                constexpr double kLeast = 0.2;
                                return v[0] > 1.0 && v[1] > kLeast
                                       && !isNear(std::log(v[0]), v[1], kApart * v[1]);
                            }};
    return findRow(relation, group, usual);
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
            if (other == still || isPenalty(*other->signal) || !hasFallen(other->curve, kFell))
                continue;
            std::optional<ScoreRelation> found =
                alignedCurves(Sign::TermUnlearned, std::array{still, other});
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
                alignedCurves(Sign::FewBoxesMatched, std::array{boxes, other});
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
    std::optional<ScoreRelation> found =
        alignedCurves(Sign::ClassesOutweigh, std::array{largest, boxes});
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
        || total.curve.endsNonFinite || hasFallen(total.curve, kFell)
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
                    || !(term->curve.values.back() > 0.0) || !hasFallen(term->curve, kFell))
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
        std::optional<ScoreRelation> found =
            alignedCurves(Sign::ClassOfNone, std::array{none, *best});
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
        || hasFallen(loss.curve, kFell))
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
std::optional<ScoreRelation> findFarOff(const Training& training, const MeasureGroup& group,
                                        std::size_t usual)
{
    constexpr double kFell = 0.3;
    const ScoreRow relation{.sign = Sign::FarOff,
                            .measures = {Measure::Determination, Measure::None, Measure::None},
                            .part = ScoreRow::Part::Evaluation,
                            .holds = [](const ScoreRow::Values& v) { return v[0] <= -1.0; },
                            .course =
                                [](const ScoreRelation& found) {
                                    // One that comes nearer has not had its time.
                                    return found.levels[0] <= 0.5 * found.starts[0];
                                }};
    std::optional<ScoreRelation> found = findRow(relation, group, usual);
    return found && trainingLossFell(training, kFell) ? found : std::nullopt;
}

} // namespace

std::vector<ScoreRelation> findScoreRelations(const Training& training, std::size_t fewest)
{
    const std::vector<MeasuredCurve> curves = measuredCurves(training);
    const std::vector<MeasureGroup> groups = measureGroups(curves);
    std::vector<ScoreRelation> all;
    const auto add = [&all](std::optional<ScoreRelation> found) {
        if (found)
            all.push_back(std::move(*found));
    };
    for (const ScoreRow& relation : scoreRows()) {
        for (const MeasureGroup& group : groups)
            add(findRow(relation, group, fewest));
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
    for (const MeasureGroup& group : groups) {
        add(findImpossible(group, fewest));
        add(findFarOff(training, group, fewest));
        add(findBlindScore(group, fewest));
        add(findOtherPerplexity(group, fewest));
    }
    return all;
}

} // namespace faultline
