// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/metric_stays_zero.h"

#include "model/core/ascii.h"
#include "model/core/statistics.h"
#include "model/diagnosis/evidence/learning_evidence.h"
#include "model/diagnosis/evidence/missing_signal.h"
#include "model/diagnosis/signals/answer_curves.h"
#include "model/diagnosis/signals/contradicted_score.h"
#include "model/diagnosis/signals/validation_curve.h"
#include "model/diagnosis/training/learning_curve.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <span>
#include <utility>

namespace faultline::rules::metric_stays_zero {

namespace {

constexpr std::size_t kBlocks = 30;

/// How far the loss had fallen, of all that it ever fell, when the metric was first measured.
double fallenBefore(const LearningCurve& loss, const LearningCurve& metric)
{
    const double start = loss.values[0];
    const std::size_t tail = std::max<std::size_t>(loss.size() / 10, 1);
    const double end = median(std::span(loss.values).last(tail));
    const std::size_t then = loss.indexMatching(metric, 0);
    return start > end ? std::clamp((start - loss.values[then]) / (start - end), 0.0, 1.0) : 0.0;
}

/// Still 0 for practice, but on its way up: a slow start. A rise by less than half is the noise of
/// a few chance hits, which a trend test of six values takes for a rise once in twenty runs.
bool isRising(const LearningCurve& metric)
{
    constexpr double kRising = 1.645;
    constexpr std::size_t kFewest = 4;
    constexpr double kLeastRise = 1.5;
    if (metric.size() < kFewest)
        return false;
    const auto values = std::span(metric.values);
    const double before = median(values.first(values.size() / 2));
    const double after = median(values.last(values.size() / 2));
    return after > kLeastRise * before && mannKendallZ(metric.values) > kRising;
}

/// What the terms of a detector's loss say of its boxes.
enum class Boxes {
    Unknown,
    InPixels,    ///< errors that coordinates from 0 to 1 cannot have
    NotLearned,  ///< their loss stays while another term falls
    OtherFormat, ///< they are learned, and overlap by chance with those of the evaluation
};

Boxes boxesOf(const Training& training)
{
    constexpr std::size_t kFewest = 4;
    constexpr double kMostOfShares = 20.0; // four coordinates from 0 to 1, with a usual weight of 5
    constexpr double kStillLarge = 2.0;
    constexpr double kStays = 0.9;
    constexpr double kLearned = 0.5;
    constexpr double kByChance = 0.02;
    constexpr double kOverlap = 0.5;
    constexpr double kRisen = 1.3;
    std::optional<AnswerCurve> boxes;
    bool learnsOther = false;
    for (const Signal* signal : training.all(SignalKind::LossComponent)) {
        AnswerCurve curve{.signal = signal, .curve = learningCurve(signal)};
        if (curve.size() < kFewest || isEvaluationRun(signal->run->name))
            continue;
        if (hasAny(signal->words(),
                   {"box", "bbox", "boxes", "loc", "localization", "giou", "ciou"}))
            boxes = std::move(curve);
        else
            learnsOther = learnsOther || curve.level() < kLearned * curve.start();
    }
    if (!boxes)
        return Boxes::Unknown;
    const double level = boxes->level();
    const double start = boxes->start();
    if (boxes->curve.values.front() > kMostOfShares && level > kStillLarge)
        return Boxes::InPixels;
    if (level >= kStays * start && learnsOther)
        return Boxes::NotLearned;
    const bool overlaps = std::any_of(
        training.allSignals.begin(), training.allSignals.end(), [](const Signal& signal) {
            const bool isScore =
                signal.kind == SignalKind::ValidationMetric || signal.kind == SignalKind::Other;
            // "mIoU" is three words.
            if (!isScore || !contains(lowerAscii(signal.tag), "iou"))
                return false;
            const AnswerCurve one{.signal = &signal, .curve = learningCurve(&signal)};
            return one.size() >= kFewest && one.level() > kByChance && one.level() < kOverlap
                   && one.level() <= kRisen * one.start();
        });
    return overlaps && level < kLearned * start ? Boxes::OtherFormat : Boxes::Unknown;
}

/// The title with what is wrong with the boxes, where that can be told.
Text withBoxes(Boxes boxes, Text title)
{
    switch (boxes) {
    case Boxes::InPixels:
        return text::because({.title = std::move(title), .reason = text::boxesInPixels()});
    case Boxes::NotLearned:
        return text::because({.title = std::move(title), .reason = text::boxesNotLearned()});
    case Boxes::OtherFormat:
        return text::because({.title = std::move(title), .reason = text::boxesInOtherFormat()});
    case Boxes::Unknown: break;
    }
    return title;
}

Text explanationOf(Boxes boxes)
{
    switch (boxes) {
    case Boxes::InPixels: return text::boxesInPixelsExplained();
    case Boxes::NotLearned: return text::boxesNotLearnedExplained();
    case Boxes::OtherFormat: return text::boxesInOtherFormatExplained();
    case Boxes::Unknown: break;
    }
    return text::explained();
}

Fix compareClasses(const Training& training, const Thresholds& thresholds)
{
    const ConfigDocumentPtr map = training.labelMap();
    const ConfigDocumentPtr config = training.config();
    Fix fix = fix::compareClasses({.labelMap = map ? map->name() : "label_map.pbtxt",
                                   .config = config ? config->name() : "pipeline.config",
                                   .nil = Plain(thresholds.nil.value)});
    fix.isConcrete = map || config;
    return fix;
}

std::vector<Fix> fixesOf(Boxes boxes, const Training& training, const Thresholds& thresholds)
{
    std::vector<Fix> fixes{compareClasses(training, thresholds),
                           fix::evaluateOnTrainingData(Plain(thresholds.nil.value))};
    if (boxes != Boxes::Unknown)
        fixes.insert(fixes.begin(), fix::drawBoxes());
    return fixes;
}

void report(const Training& training, const Signal& signal, const LearningCurve& metric,
            double lossZ, const Thresholds& thresholds, FindingSink& sink)
{
    constexpr double kLearned = 0.1;
    constexpr double kShareOfRun = 0.25;
    const TrainingLoss loss = trainingLoss(training);
    const bool isMany = static_cast<double>(metric.size()) >= thresholds.sureEvaluations;
    const bool isLong = metric.span() >= kShareOfRun * loss.curve.span();
    const bool isSure =
        isMany && isLong
        && (fallenBefore(loss.curve, metric) >= kLearned || loss.curve.endsNonFinite);
    Finding finding;
    finding.run = signal.run->id;
    finding.severity = isSure ? Severity::Critical : Severity::Warning;
    finding.confidence = isSure ? confidence::sure : confidence::unsure;
    finding.cost = isSure ? cost::sure : cost::unsure;
    finding.stake.modelQuality = true;
    const Boxes boxes = boxesOf(training);
    finding.title = withBoxes(boxes, text::staysZero({.tag = signal.tag,
                                                      .evaluations = Count(metric.size()),
                                                      .last = Step(metric.steps.back())}));
    finding.explanation = explanationOf(boxes);
    finding.evidence.emplace_back(
        curveEvidence(signal, metric, 0, metric.size() - 1, text::everyEvaluation()));
    if (auto evidence = matchingEvidence(loss.parts.front(), metric, 0, metric.size() - 1,
                                         text::lossOverTheSameSteps()))
        finding.evidence.emplace_back(std::move(*evidence));
    const double best = *std::max_element(metric.values.begin(), metric.values.end());
    finding.evidence.emplace_back(number::bestMetric(Plain(best), thresholds));
    finding.evidence.emplace_back(number::lossTrend(Plain(lossZ), thresholds));
    finding.fixes = fixesOf(boxes, training, thresholds);
    sink.report(std::move(finding));
}

/// A score that is 0 to the last digit in nearly every evaluation.
struct ExactZero {
    AnswerCurve score;
    std::size_t zeros = 0;
};

std::optional<ExactZero> findExactZero(const Training& training, const Thresholds& thresholds)
{
    std::optional<ExactZero> found;
    for (AnswerCurve& score : evaluationScores(training)) {
        const auto zeros = static_cast<std::size_t>(
            std::count(score.curve.values.begin(), score.curve.values.end(), 0.0));
        const auto all = static_cast<double>(score.size());
        // Hits in the later half are a slow start, or a task that is hard.
        const bool isZeroAtLast =
            std::all_of(score.curve.values.begin() + static_cast<std::ptrdiff_t>(score.size() / 2),
                        score.curve.values.end(), [](double value) { return value == 0.0; });
        if (all < thresholds.exactEvaluations || !isZeroAtLast
            || static_cast<double>(zeros) < thresholds.exactShare * all)
            continue;
        if (!found || zeros > found->zeros)
            found = ExactZero{.score = std::move(score), .zeros = zeros};
    }
    return found;
}

/// An accuracy of the evaluation that the commonest answer alone would give.
std::optional<AnswerCurve> accuracyOfMajority(const Training& training)
{
    constexpr double kHigh = 0.9;
    for (AnswerCurve& one : accuracyCurves(training)) {
        if (one.isEvaluation && one.level() >= kHigh)
            return std::move(one);
    }
    return std::nullopt;
}

bool validationLossFell(const Training& training)
{
    constexpr double kClearly = 0.9;
    const Signal* signal = training.best(SignalKind::ValidationLoss);
    const AnswerCurve loss{.signal = signal, .curve = learningCurve(signal)};
    return loss.size() > 1 && loss.level() < kClearly * loss.start();
}

void reportExactZero(const Training& training, const ExactZero& zero, const Thresholds& thresholds,
                     FindingSink& sink)
{
    const AnswerCurve& score = zero.score;
    const Count zeros(zero.zeros);
    const Count evaluations(score.size());
    const std::optional<AnswerCurve> majority = accuracyOfMajority(training);
    const bool isOfRegression = namesAccuracy(score.signal->words()) && isRegression(training)
                                && validationLossFell(training);
    const Boxes boxes = boxesOf(training);
    Finding finding;
    finding.run = score.signal->run->id;
    finding.severity = isOfRegression ? Severity::Info : Severity::Warning;
    finding.confidence = isOfRegression ? confidence::unsure : confidence::exact;
    finding.cost = isOfRegression ? cost::remark : cost::sure;
    finding.stake.modelQuality = !isOfRegression;
    if (isOfRegression) {
        finding.title = text::accuracyOfRegression(score.signal->tag);
        finding.explanation = text::accuracyOfRegressionExplained();
    } else if (majority) {
        finding.title = text::majorityAnswer({.tag = score.signal->tag,
                                              .zeros = zeros,
                                              .evaluations = evaluations,
                                              .accuracyTag = majority->signal->tag,
                                              .accuracy = Plain(majority->level())});
        finding.explanation = text::majorityAnswerExplained();
    } else {
        finding.title = withBoxes(
            boxes, text::exactlyZero(
                       {.tag = score.signal->tag, .zeros = zeros, .evaluations = evaluations}));
        finding.explanation = explanationOf(boxes);
    }
    finding.evidence.emplace_back(
        curveEvidence(*score.signal, score.curve, 0, score.size() - 1, text::everyEvaluation()));
    if (majority)
        finding.evidence.emplace_back(curveEvidence(*majority->signal, majority->curve, 0,
                                                    majority->size() - 1, text::theAccuracy()));
    finding.evidence.emplace_back(number::zeroShare(
        Fraction(static_cast<double>(zero.zeros) / static_cast<double>(score.size())), thresholds));
    if (isOfRegression)
        finding.fixes = {fix::logErrorOfRegression()};
    else if (majority)
        finding.fixes = {fix::weighClasses(), fix::chooseThreshold()};
    else
        finding.fixes = fixesOf(boxes, training, thresholds);
    sink.report(std::move(finding));
}

/// What the evaluation says of the model elsewhere, and the score does not. True if there is such.
bool judgeContradiction(const Training& training, const Thresholds& thresholds, FindingSink& sink)
{
    const auto fewest =
        static_cast<std::size_t>(std::clamp(thresholds.exactEvaluations.value, 3.0, 1e6));
    const std::optional<ContradictedScore> found = findContradictedScore(training, fewest);
    if (!found)
        return false;
    const AnswerCurve& score = found->score;
    const AnswerCurve& other = found->other;
    Finding finding;
    finding.run = score.signal->run->id;
    finding.severity = Severity::Warning;
    finding.confidence = confidence::contradicted;
    finding.cost = cost::unsure;
    finding.stake.modelQuality = true;
    finding.title = text::contradicted({.tag = score.signal->tag,
                                        .level = Plain(score.level()),
                                        .other = other.signal->tag,
                                        .first = Plain(other.curve.values.front()),
                                        .last = Plain(other.level())});
    finding.explanation = text::contradictedExplained();
    finding.evidence = {
        curveEvidence(*score.signal, score.curve, 0, score.size() - 1, text::everyEvaluation()),
        curveEvidence(*other.signal, other.curve, 0, other.size() - 1, text::whatContradicts())};
    finding.fixes = {fix::computeByHand()};
    sink.report(std::move(finding));
    return true;
}

/// A loss long enough to be judged that does not fall: then nothing was learned, and
/// model-never-learned tells that.
bool isFlat(const Training& training, const Thresholds& thresholds)
{
    const TrainingLoss loss = trainingLoss(training);
    return loss.curve.size() >= kBlocks && !loss.curve.endsNonFinite
           && mannKendallZ(blockMedians(loss.curve.values, kBlocks)) >= thresholds.fallingZ;
}

/// The rule as long as it looks at the most telling metric. True if it fired or had to abstain.
bool judgeBestMetric(const Training& training, const Thresholds& thresholds, FindingSink& sink)
{
    const Signal& signal = *training.best(SignalKind::ValidationMetric);
    LearningCurve metric = learningCurve(&signal);
    const auto evaluations =
        static_cast<std::size_t>(std::clamp(thresholds.evaluations.value, 1.0, 1e6));
    const bool hasNoObjects = std::all_of(metric.values.begin(), metric.values.end(),
                                          [](double value) { return value < 0.0; });
    if (metric.size() < evaluations || hasNoObjects) {
        sink.abstain(abstainTooFewEvaluations(hasNoObjects ? 0 : metric.size(), evaluations));
        return true;
    }
    sink.judged(judgedCurve(metric, text::metric()));
    const double best = *std::max_element(metric.values.begin(), metric.values.end());
    sink.computed(number::bestMetric(Plain(best), thresholds));
    const TrainingLoss loss = trainingLoss(training);
    if (loss.parts.empty() || loss.curve.size() < kBlocks) {
        if (findExactZero(training, thresholds))
            return false;
        sink.abstain(loss.parts.empty() ? abstainWithoutSignal(SignalKind::TrainLoss)
                                        : abstainTooFewPoints(loss.name(), loss.curve, kBlocks));
        return true;
    }
    const double z = mannKendallZ(blockMedians(loss.curve.values, kBlocks));
    sink.computed(number::lossTrend(Plain(z), thresholds));
    // A loss that became NaN fell before that, and leaves a metric of 0 as well.
    const bool fell = z < thresholds.fallingZ || loss.curve.endsNonFinite;
    if (!(best < thresholds.nil) || !fell || isRising(metric))
        return false;
    report(training, signal, metric, z, thresholds, sink);
    return true;
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    const Training& training = input.training;
    const Thresholds thresholds(input.settings);
    if (judgeContradiction(training, thresholds, sink))
        return;
    if (judgeBestMetric(training, thresholds, sink))
        return;
    const std::optional<ExactZero> zero = findExactZero(training, thresholds);
    if (zero && (!isFlat(training, thresholds) || accuracyOfMajority(training)))
        reportExactZero(training, *zero, thresholds, sink);
}

} // namespace faultline::rules::metric_stays_zero
