// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/validation_apart.h"

#include "model/diagnosis/evidence/learning_evidence.h"
#include "model/diagnosis/evidence/log_evidence.h"
#include "model/diagnosis/setup/stated_settings.h"
#include "model/diagnosis/signals/chance_level.h"
#include "model/diagnosis/signals/validation_gap.h"
#include "model/diagnosis/training/learning_curve.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace faultline::rules::validation_apart {

namespace {

GapLimits limits(const Thresholds& thresholds)
{
    return {.evaluations =
                static_cast<std::size_t>(std::clamp(thresholds.evaluations.value, 3.0, 1e6)),
            .learned = thresholds.learned,
            .gap = thresholds.gap,
            .lossRatio = thresholds.lossRatio,
            .lossKept = thresholds.lossKept,
            .followed = thresholds.followed,
            .termRatio = thresholds.termRatio};
}

struct CostOfErrors {
    double each = 0.0; ///< in nats
    double accuracy = 0.0;
};

/// The sizes of the two sets if they look swapped.
std::optional<PrintedSplits> swappedSplits(const Training& training)
{
    constexpr double kManyTimes = 5.0;
    std::optional<PrintedSplits> splits = printedSplits(training);
    return splits && splits->validation > kManyTimes * splits->train ? std::move(splits)
                                                                     : std::nullopt;
}

/// Whether the training set is answered nearly without a mistake.
bool isKnownByHeart(const Training& training, double learned)
{
    const std::vector<AnswerCurve> scores = accuracyCurves(training);
    return std::any_of(scores.begin(), scores.end(), [learned](const AnswerCurve& one) {
        return !one.isEvaluation && one.level() >= learned;
    });
}

/// What the wrong answers of the evaluation cost on average, if they alone make up its loss: that
/// of a model that is unsure is 1 to 3, and even one that knows its training set by heart rarely
/// gets beyond 5.
std::optional<CostOfErrors> costOfErrors(const Training& training)
{
    constexpr double kFewestErrors = 0.05;
    constexpr double kSure = 5.5;
    constexpr double kBetterThanNothing = 0.3;
    std::optional<std::vector<CurvePair>> losses;
    for (const AnswerCurve& score : accuracyCurves(training)) {
        if (!score.isEvaluation)
            continue;
        const double level = score.level();
        if (level > 1.0 - kFewestErrors || level < kBetterThanNothing)
            continue;
        if (!losses)
            losses = lossPairs(training);
        for (const CurvePair& pair : *losses) {
            const double each = pair.isTotal() ? pair.validation.level() / (1.0 - level) : 0.0;
            if (each >= kSure)
                return CostOfErrors{.each = each, .accuracy = level};
        }
    }
    return std::nullopt;
}

/// What a validation that never followed says of why.
enum class Apart {
    Unknown,
    OtherInputs, ///< losses that no answer to the same kind of input would get
    OtherLabels, ///< answers that are wrong more often than a guess would be
    NoRelation,  ///< answers at chance: what was learned says nothing of other inputs
    Memorized,   ///< answers above chance, or good ones at first that were lost
};

Apart whyApart(const Training& training, const ValidationGap& gap)
{
    constexpr double kAbsurd = 3.0; // of the first loss of the training
    constexpr double kBelow = 0.5;  // of the share that a guess gets right
    constexpr double kAbove = 1.25;
    constexpr double kMostClasses = 1e4;
    const AnswerCurve& validation = gap.pair.validation;
    if (gap.sign == ValidationGap::Sign::FarAbove || gap.validation > kAbsurd * gap.pair.trainStart)
        return Apart::OtherInputs;
    const std::vector<AnswerCurve> scores = accuracyCurves(training);
    const auto score = std::find_if(scores.begin(), scores.end(),
                                    [](const AnswerCurve& one) { return one.isEvaluation; });
    if (score == scores.end()) {
        constexpr double kRisen = 1.15;
        const LearningCurve& curve = validation.curve;
        const auto best = std::min_element(curve.values.begin(), curve.values.end());
        const bool isEarly =
            best - curve.values.begin() <= static_cast<std::ptrdiff_t>(curve.size()) / 3;
        return isEarly && validation.level() > kRisen * *best ? Apart::Memorized : Apart::Unknown;
    }
    // An untrained model scores the logarithm of the number of classes.
    const std::vector<std::size_t> stated = statedClassCounts(training);
    const double classes =
        stated.size() == 1
            ? static_cast<double>(stated.front())
            : std::round(std::exp(std::min(gap.pair.trainStart, validation.start())));
    if (!(classes > 1.5) || classes > kMostClasses)
        return Apart::Unknown;
    const double guess = 1.0 / classes;
    const double level = score->level();
    return level < kBelow * guess   ? Apart::OtherLabels
           : level > kAbove * guess ? Apart::Memorized
                                    : Apart::NoRelation;
}

Text titleOf(Apart why, const ValidationGap& gap, const std::string& tag)
{
    const Plain best(gap.validation);
    const Plain start(gap.pair.trainStart);
    const Plain train(gap.train);
    switch (why) {
    case Apart::OtherInputs:
        return text::inputsDiffer({.tag = tag, .best = best, .start = start, .train = train});
    case Apart::OtherLabels:
        return text::classesDiffer({.tag = tag, .best = best, .start = start, .train = train});
    case Apart::NoRelation:
        return text::labelsUnrelated({.tag = tag, .best = best, .start = start, .train = train});
    case Apart::Memorized:
        return text::memorized({.tag = tag, .best = best, .start = start, .train = train});
    case Apart::Unknown: break;
    }
    return text::neverFollowed({.tag = tag, .best = best, .start = start, .train = train});
}

/// Of a training loss above that of the validation.
void describeAbove(const Training& training, const ValidationGap& gap, Finding& finding)
{
    constexpr double kFar = 5.0;
    constexpr double kMore = 1.5; // than a guess among the classes of the validation
    const std::string tag = gap.pair.validation.signal->tag;
    const Plain train(gap.train);
    const Plain validation(gap.validation);
    const double first = gap.pair.validation.curve.values.front();
    finding.severity = Severity::Warning;
    finding.confidence = confidence::trainAbove;
    finding.cost = cost::apart;
    finding.fixes = {fix::evaluateOnTrainingSet(), fix::compareLabels()};
    if (static_cast<double>(gap.guesses) > kMore * std::exp(std::min(first, 10.0))) {
        finding.title = text::trainGuesses({.start = Plain(gap.pair.trainStart),
                                            .guesses = Count(gap.guesses),
                                            .validation = Plain(first),
                                            .tag = tag});
        finding.explanation = text::trainGuessesExplained();
    } else if (gap.pair.train.curve.values.front() > kFar * first
               && gap.train > kFar * gap.validation && accuracyCurves(training).empty()) {
        finding.title = text::trainOutliers({.train = train, .validation = validation, .tag = tag});
        finding.explanation = text::trainOutliersExplained();
        finding.fixes = {fix::findOutliers()};
    } else {
        finding.title = text::trainAbove(
            {.train = train, .first = Plain(first), .validation = validation, .tag = tag});
        finding.explanation = text::trainAboveExplained();
    }
}

/// Of a validation that was best at its first evaluation.
void describeWorse(const Training& training, const ValidationGap& gap, Finding& finding)
{
    const std::string tag = gap.pair.validation.signal->tag;
    const Plain first(gap.validation);
    const Plain end(gap.pair.validation.level());
    const Apart why = whyApart(training, gap);
    finding.severity = Severity::Warning;
    finding.confidence = confidence::onlyWorse;
    finding.cost = cost::apart;
    finding.fixes = {fix::evaluateOnTrainingSet(), fix::compareLabels(), fix::moreVariety()};
    if (why == Apart::OtherInputs || why == Apart::OtherLabels || why == Apart::NoRelation) {
        finding.title = titleOf(why, gap, tag);
        finding.explanation = text::labelsDiffer();
    } else if (gap.isRising) {
        finding.title = text::confident({.first = first, .end = end, .tag = tag});
        finding.explanation = text::confidentExplained();
        std::swap(finding.fixes[0], finding.fixes[1]);
    } else {
        finding.title =
            text::onlyWorse({.tag = tag, .first = first, .end = end, .train = Plain(gap.train)});
        finding.explanation = text::onlyWorseExplained();
    }
}

void describe(const Training& training, const ValidationGap& gap, const Thresholds& thresholds,
              Finding& finding)
{
    const std::string tag = gap.pair.validation.signal->tag;
    switch (gap.sign) {
    case ValidationGap::Sign::Accuracy: {
        const bool isWide = gap.train - gap.validation > thresholds.wideGap;
        finding.severity = isWide ? Severity::Critical : Severity::Warning;
        finding.confidence = confidence::accuracyGap;
        finding.cost = isWide ? cost::apart : cost::gap;
        finding.title = text::accuracyGap(
            {.train = Fraction(gap.train), .validation = Fraction(gap.validation), .tag = tag});
        finding.explanation = text::accuracyGapExplained();
        finding.fixes = {fix::moreVariety(), fix::evaluateOnTrainingSet(), fix::compareLabels()};
        return;
    }
    case ValidationGap::Sign::SameLabels:
        finding.severity = Severity::Warning;
        finding.confidence = confidence::neverFollowed;
        finding.cost = cost::apart;
        finding.title = text::sameLabels({.score = gap.score->signal->tag,
                                          .level = Plain(gap.score->level()),
                                          .start = Plain(gap.pair.validation.curve.values.front()),
                                          .end = Plain(gap.validation),
                                          .tag = tag});
        finding.explanation = text::sameLabelsExplained();
        finding.fixes = {fix::countLabels(), fix::evaluateOnTrainingSet()};
        return;
    case ValidationGap::Sign::Outliers:
        finding.severity = Severity::Warning;
        finding.confidence = confidence::fromTheFirst;
        finding.cost = cost::apart;
        finding.title = text::outliers({.share = Fraction(gap.share),
                                        .train = Plain(gap.train),
                                        .validation = Plain(gap.validation),
                                        .tag = tag});
        finding.explanation = text::outliersExplained();
        finding.fixes = {fix::findOutliers()};
        return;
    case ValidationGap::Sign::TrainAbove: describeAbove(training, gap, finding); return;
    case ValidationGap::Sign::OnlyWorse: describeWorse(training, gap, finding); return;
    case ValidationGap::Sign::NoRelation:
        finding.severity = Severity::Warning;
        finding.confidence = confidence::neverFollowed;
        finding.cost = cost::apart;
        finding.title = text::targetsUnrelated({.tag = tag,
                                                .best = Plain(gap.validation),
                                                .start = Plain(gap.pair.trainStart),
                                                .train = Plain(gap.train)});
        finding.explanation = text::labelsDiffer();
        finding.fixes = {fix::compareLabels(), fix::evaluateOnTrainingSet(), fix::moreVariety()};
        return;
    case ValidationGap::Sign::EmptyInputs:
    case ValidationGap::Sign::FewExamples: {
        const bool isEmpty = gap.sign == ValidationGap::Sign::EmptyInputs;
        finding.severity = Severity::Warning;
        finding.confidence = confidence::fromTheFirst;
        finding.cost = cost::apart;
        const Plain first(gap.pair.validation.curve.values.front());
        const Plain end(gap.validation);
        const Plain train(gap.train);
        if (isEmpty)
            finding.title = text::emptyInputs({.share = Fraction(1.0 - gap.share),
                                               .tag = tag,
                                               .first = first,
                                               .end = end,
                                               .train = train});
        else
            finding.title =
                text::fewExamples({.tag = tag, .first = first, .end = end, .train = train});
        finding.explanation = isEmpty ? text::emptyInputsExplained() : text::fewExamplesExplained();
        finding.fixes = {fix::compareLabels(), fix::countExamples(), fix::evaluateOnTrainingSet()};
        if (!isEmpty)
            std::swap(finding.fixes[0], finding.fixes[1]);
        return;
    }
    case ValidationGap::Sign::FarAbove:
    case ValidationGap::Sign::NeverFollowed: {
        const bool isKnown = isKnownByHeart(training, thresholds.learned);
        finding.severity = isKnown ? Severity::Critical : Severity::Warning;
        finding.confidence = confidence::neverFollowed;
        finding.cost = cost::apart;
        const Apart why = whyApart(training, gap);
        finding.title = titleOf(why, gap, tag);
        finding.explanation = why == Apart::Memorized ? text::accuracyGapExplained()
                              : isKnown               ? text::evaluationDiffers()
                                                      : text::labelsDiffer();
        finding.fixes = {fix::evaluateOnTrainingSet(), fix::compareLabels(), fix::moreVariety()};
        if (why == Apart::Memorized)
            std::rotate(finding.fixes.begin(), finding.fixes.end() - 1, finding.fixes.end());
        else if (why == Apart::OtherLabels || why == Apart::NoRelation)
            std::swap(finding.fixes[0], finding.fixes[1]);
        return;
    }
    case ValidationGap::Sign::OneTerm:
        finding.severity = Severity::Warning;
        finding.confidence = confidence::oneTerm;
        finding.cost = cost::apart;
        finding.title = text::oneTerm(
            {.tag = tag, .validation = Plain(gap.validation), .train = Plain(gap.train)});
        finding.explanation = text::oneTermExplained();
        finding.fixes = {fix::compareLabels(), fix::evaluateOnTrainingSet()};
        return;
    case ValidationGap::Sign::Loss:
        finding.severity = Severity::Info;
        finding.confidence = confidence::lossGap;
        finding.cost = cost::remark;
        finding.title = text::lossGap(
            {.validation = Plain(gap.validation), .train = Plain(gap.train), .tag = tag});
        finding.explanation = text::lossGapExplained();
        finding.fixes = {fix::evaluateOnTrainingSet(), fix::moreVariety()};
        return;
    }
}

NumberEvidence measured(const ValidationGap& gap, const Thresholds& thresholds)
{
    if (gap.sign == ValidationGap::Sign::Accuracy)
        return number::accuracyGap(Fraction(gap.train - gap.validation), thresholds);
    return number::lossRatio(Ratio(gap.train > 0.0 ? gap.validation / gap.train : 0.0), thresholds);
}

/// Whether the rule takes it for a training set that is known by heart.
bool isOverfitting(const Training& training, const ValidationGap& gap)
{
    switch (gap.sign) {
    case ValidationGap::Sign::Accuracy: return true;
    case ValidationGap::Sign::OnlyWorse:
    case ValidationGap::Sign::NeverFollowed: return whyApart(training, gap) == Apart::Memorized;
    default: return false;
    }
}

/// Errors that cost too much for it: some inputs never had a chance.
void addCostOfErrors(const Training& training, const ValidationGap& gap, Finding& finding)
{
    const std::optional<CostOfErrors> cost =
        isOverfitting(training, gap) ? costOfErrors(training) : std::nullopt;
    if (!cost)
        return;
    finding.confidence = confidence::onlyWorse;
    finding.title = text::sureErrors({.tag = gap.pair.validation.signal->tag,
                                      .accuracy = Fraction(cost->accuracy),
                                      .each = Plain(cost->each)});
    finding.explanation = text::sureErrorsExplained();
    std::rotate(finding.fixes.begin(), finding.fixes.end() - 1, finding.fixes.end());
}

void report(const Training& training, const ValidationGap& gap, const Thresholds& thresholds,
            FindingSink& sink)
{
    Finding finding;
    finding.run = gap.pair.validation.signal->run->id;
    finding.stake.modelQuality = true;
    describe(training, gap, thresholds, finding);
    addCostOfErrors(training, gap, finding);
    const auto whole = [](const AnswerCurve& one, Text caption) {
        return curveEvidence(*one.signal, one.curve, 0, one.size() - 1, std::move(caption));
    };
    finding.evidence.emplace_back(whole(gap.pair.validation, text::validationPart()));
    finding.evidence.emplace_back(whole(gap.pair.train, text::trainingPart()));
    if (gap.other)
        finding.evidence.emplace_back(whole(gap.other->validation, text::otherTerm()));
    if (gap.score)
        finding.evidence.emplace_back(whole(*gap.score, text::unchangedMetric()));
    finding.evidence.emplace_back(measured(gap, thresholds));
    const std::optional<PrintedSplits> swapped = swappedSplits(training);
    if (swapped && gap.sign != ValidationGap::Sign::OneTerm) {
        finding.title = text::swapped(
            {.train = Count(swapped->train), .validation = Count(swapped->validation)});
        finding.explanation = text::swappedExplained();
        finding.evidence.emplace_back(
            lineEvidence(*swapped->log, swapped->line, swapped->line, text::sizesOfSets()));
        finding.fixes.insert(finding.fixes.begin(), fix::swapSets());
    }
    sink.report(std::move(finding));
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    const Training& training = input.training;
    const Thresholds thresholds(input.settings);
    const GapLimits held = limits(thresholds);
    if (!hasCurvePairs(training, held.evaluations)) {
        if (!training.allSignals.empty())
            sink.abstain(abstention::noPair());
        return;
    }
    for (const CurvePair& pair : accuracyPairs(training)) {
        sink.computed(number::accuracyGap(Fraction(pair.train.level() - pair.validation.level()),
                                          thresholds));
        sink.judged(judgedCurve(pair.validation.curve, text::judgedValidation()));
    }
    const std::optional<ValidationGap> gap = findValidationGap(training, held);
    // What learned nothing has nothing to carry over: model-never-learned tells that.
    if (!gap || findChanceLevel(training))
        return;
    report(training, *gap, thresholds, sink);
}

} // namespace faultline::rules::validation_apart
