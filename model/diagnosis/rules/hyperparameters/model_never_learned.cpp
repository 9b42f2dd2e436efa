// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/model_never_learned.h"

#include "model/core/statistics.h"
#include "model/diagnosis/evidence/learning_evidence.h"
#include "model/diagnosis/evidence/log_evidence.h"
#include "model/diagnosis/evidence/missing_signal.h"
#include "model/diagnosis/rules/hyperparameters/model_never_learned_chance.h"
#include "model/diagnosis/setup/learning_fixes.h"
#include "model/diagnosis/setup/stated_settings.h"
#include "model/diagnosis/setup/training_recipe.h"
#include "model/diagnosis/signals/chance_level.h"
#include "model/diagnosis/signals/divergence.h"
#include "model/diagnosis/signals/half_precision.h"
#include "model/diagnosis/signals/loss_flatness.h"
#include "model/diagnosis/signals/loss_meaning.h"
#include "model/diagnosis/signals/unlearned_reason.h"
#include "model/diagnosis/signals/validation_curve.h"
#include "model/diagnosis/training/learning_curve.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace faultline::rules::model_never_learned {

namespace {

constexpr std::size_t kFewestPoints = LossFlatness::kFewestPoints;
constexpr std::size_t kBlocks = LossFlatness::kBlocks;

/// What counts as the level of a guess.
ChanceLimits chanceLimits(const Thresholds& thresholds)
{
    return {.evaluations =
                static_cast<std::size_t>(std::clamp(thresholds.evaluations.value, 3.0, 1e6)),
            .accuracy = thresholds.accuracyTolerance,
            .lossBelow = thresholds.lossBelow,
            .lossAbove = thresholds.lossAbove,
            .fall = thresholds.leastFall};
}

/// What else speaks for or against it.
struct Circumstances {
    bool isResumed = false;  ///< the log begins long after step 0
    bool isConstant = false; ///< the value never changes
    bool isRateZero = false;
    bool isMetricNil = false;     ///< a validation metric that stays near 0
    bool isLevel = false;         ///< from the second value on it hardly moves at all
    double fineRate = 0.0;        ///< a learning rate of fine-tuning; 0: another
    std::size_t guessedAmong = 0; ///< the level is the logarithm of this number of classes
    LossMeaning meaning;
    bool hasTrend = false; ///< it falls, but by next to nothing

    [[nodiscard]] bool isCertain() const
    {
        return isConstant || isRateZero || isMetricNil || guessedAmong > 0;
    }
    /// Nothing says that a fall was due.
    [[nodiscard]] bool isOpen() const
    {
        return isResumed || hasTrend || !meaning.isOfAnswers || meaning.beganSkilled;
    }
};

/// True if a validation series got better by more than `fall` (a loss) or by a fifth of where it
/// began (a metric): the model learnt, whatever its training loss says.
bool validationImproved(const std::vector<ValidationCurve>& validations, double fall)
{
    constexpr double kLeastRise = 1.2;
    return std::any_of(validations.begin(), validations.end(), [fall](const ValidationCurve& one) {
        const AnswerCurve curve{.signal = one.signal, .curve = one.curve};
        const bool isMuch = one.higherIsBetter    ? curve.level() >= kLeastRise * curve.start()
                            : curve.start() > 0.0 ? curve.level() <= (1.0 - fall) * curve.start()
                                                  : true;
        return isMuch && worseningZ(one, 0, one.size()) < -1.645;
    });
}

/// Both losses ended well below their first value, within the scatter of what came after: a loss
/// that soon is at its floor.
bool bothFellAtOnce(const LearningCurve& loss, const std::vector<ValidationCurve>& validations)
{
    constexpr double kBelow = 0.9;
    const auto fell = [](const LearningCurve& curve) {
        const AnswerCurve one{.signal = nullptr, .curve = curve};
        return one.size() > 3 && one.level() < kBelow * curve.values.front();
    };
    return fell(loss) && std::any_of(validations.begin(), validations.end(), [&](const auto& one) {
               return !one.higherIsBetter && fell(one.curve);
           });
}

Circumstances look(const Training& training, const LearningCurve& loss, const LossFlatness& flat,
                   const std::vector<ValidationCurve>& validations)
{
    constexpr double kResumedShare = 0.05;
    constexpr double kNilMetric = 0.05;
    constexpr std::size_t kFewestMetrics = 3;
    constexpr double kGuessNoise = 0.05;
    constexpr double kLevel = 0.005;
    constexpr double kFineRate = 1e-5;
    Circumstances found;
    found.meaning = lossMeaning(training);
    const auto [low, high] = std::minmax_element(loss.values.begin(), loss.values.end());
    found.isConstant = *low == *high;
    const auto [least, most] = std::minmax_element(loss.values.begin() + 1, loss.values.end());
    found.isLevel = *most - *least <= kLevel * std::abs(*most);
    if (const std::optional<UsedRate> used = usedRate(training); used && used->peak <= kFineRate)
        found.fineRate = used->peak;
    found.isResumed =
        static_cast<double>(loss.steps.front())
        > kResumedShare * static_cast<double>(loss.steps.back()) + 2.0 * medianStepInterval(loss);
    const LearningCurve rate = learningCurve(training.best(SignalKind::LearningRate));
    found.isRateZero = !rate.empty() && quantile(rate.values, 0.9) == 0.0;
    for (const ValidationCurve& validation : validations) {
        if (validation.higherIsBetter && validation.size() >= kFewestMetrics
            && quantile(validation.curve.values, 0.9) < kNilMetric)
            found.isMetricNil = true;
    }
    const std::vector<std::size_t> stated = statedClassCounts(training);
    const std::size_t guessed = guessedClasses(flat.end, stated);
    // Late in a long training a loss may have any level.
    if (guessed == guessedClasses(flat.start, stated) && flat.noise < kGuessNoise
        && !found.isResumed)
        found.guessedAmong = guessed;
    found.hasTrend = flat.isFall;
    return found;
}

Text explain(const LossFlatness& flat, const Circumstances& about)
{
    if (about.isRateZero)
        return text::rateIsZero();
    if (about.isConstant)
        return text::neverChanges();
    if (about.guessedAmong > 0)
        return text::guesses(Count(about.guessedAmong));
    if (about.isMetricNil)
        return about.isLevel ? text::metricIsNilAndLossLevel() : text::metricIsNil(Plain(flat.z));
    if (about.fineRate > 0.0)
        return text::rateOfFineTuning(Plain(about.fineRate));
    if (about.hasTrend)
        return text::fallsByNothing(Fraction(flat.fallen()));
    if (about.isResumed)
        return text::resumed(Plain(flat.z));
    if (!about.meaning.isOfAnswers)
        return text::meaningUnknown(Plain(flat.z));
    if (about.meaning.beganSkilled)
        return text::beganSkilled(Plain(flat.z));
    return text::noFall(
        {.trend = Plain(flat.z), .blocks = Count(kBlocks), .noise = Fraction(flat.noise)});
}

Fix changeRate(const std::optional<RateAtStep>& rate)
{
    constexpr double kOther = 10.0;
    if (!rate)
        return fix::logLearningRate();
    const std::string higher = configNumber(rate->peak * kOther);
    Fix fix = fix::changeLearningRate(
        {.higher = higher, .lower = configNumber(rate->peak / kOther), .peak = Plain(rate->peak)});
    fix.edits = {{.config = {}, .path = std::string(setting::kRate), .value = higher}};
    return fix;
}

Fix checkTheStart()
{
    Fix fix = fix::checkStart();
    fix.edits = {
        {.config = {}, .path = std::string(setting::kCheckpointType), .value = "\"detection\""}};
    return fix;
}

using Reason = UnlearnedReason::Kind;

/// What the reason says; nothing if it is not known.
std::optional<Text> explain(const UnlearnedReason& reason)
{
    switch (reason.kind) {
    case Reason::NoGradient: return text::noGradientExplained(reason.norm->tag);
    case Reason::Frozen: return text::frozenExplained();
    case Reason::Counted: return text::countedExplained(Count(std::lround(reason.batch)));
    case Reason::StepsMissing: return text::stepsMissingExplained();
    case Reason::HugeOutputs: return text::hugeOutputsExplained();
    case Reason::LowPrecision: return text::lowPrecisionExplained(reason.norm->tag);
    case Reason::TargetsFarOff: return text::targetsFarOffExplained(Plain(reason.distance));
    case Reason::SmallUpdates: return text::smallUpdatesExplained(Plain(reason.rate->peak));
    case Reason::HardlyMoves: return text::hardlyMovesExplained();
    case Reason::Saturated: return text::saturatedExplained(Plain(reason.rate->peak));
    case Reason::FrozenElsewhere: return text::frozenElsewhereExplained();
    case Reason::GradientsPileUp: return text::gradientsPileUpExplained();
    case Reason::TooHigh:
        return reason.rate ? text::rateTooHighExplained(Plain(reason.rate->peak))
                           : text::thrownExplained();
    case Reason::TooLow: return text::rateTooLowExplained(Plain(reason.rate->peak));
    case Reason::Summed: return text::summedExplained(Ratio(reason.batch));
    case Reason::OddSetting: return reason.setting->effect();
    case Reason::Spent:
    case Reason::NotScaled:
    case Reason::ThrownOrUnscaled:
    case Reason::Unknown: break;
    }
    return std::nullopt;
}

/// The reason as the first clause of a title; nothing if it is not known, or if what happened says
/// it already.
std::optional<Text> named(const Training& training, const UnlearnedReason& reason)
{
    switch (reason.kind) {
    case Reason::NoGradient: return text::noGradientNamed();
    case Reason::GradientsPileUp: return text::gradientsPileUpNamed();
    case Reason::TooHigh:
        return reason.rate ? std::optional(text::rateTooHighNamed(Plain(reason.rate->peak)))
                           : std::nullopt;
    case Reason::TooLow: return text::rateTooLowNamed(Plain(reason.rate->peak));
    case Reason::Summed: return text::summedNamed();
    case Reason::OddSetting: {
        const OffSetting& off = *reason.setting;
        const Text label = off.range->label;
        const Plain value(off.value);
        return off.isHigh ? text::settingHighNamed({.label = label, .value = value})
                          : text::settingLowNamed({.label = label, .value = value});
    }
    case Reason::Spent: {
        const LearningCurve logged = learningCurve(training.best(SignalKind::LearningRate));
        return text::rateSpentNamed(Step(logged.steps[spentFrom(logged)]));
    }
    case Reason::NotScaled: return text::notScaledNamed();
    case Reason::Counted: return text::countedNamed();
    case Reason::StepsMissing: return text::stepsMissingNamed();
    case Reason::HugeOutputs: return text::hugeOutputsNamed();
    case Reason::LowPrecision: return text::lowPrecisionNamed();
    case Reason::TargetsFarOff: return text::targetsFarOffNamed();
    case Reason::HardlyMoves: return text::hardlyMovesNamed();
    case Reason::Saturated: return text::saturatedNamed();
    case Reason::Frozen:
    case Reason::FrozenElsewhere:
    case Reason::SmallUpdates:
    case Reason::ThrownOrUnscaled:
    case Reason::Unknown: break;
    }
    return std::nullopt;
}

/// What happened, behind its reason where that is known.
Text titleWithReason(const std::optional<Text>& reason, const std::string& tag, double level,
                     Text what)
{
    return reason ? text::becauseOf({.reason = *reason, .tag = tag, .level = Plain(level)})
                  : std::move(what);
}

Text explainChance(const Training& training, const ChanceLevel& chance,
                   const UnlearnedReason& reason)
{
    if (const std::optional<Text> plain = explain(reason))
        return *plain;
    if (reason.kind == Reason::Spent) {
        const LearningCurve logged = learningCurve(training.best(SignalKind::LearningRate));
        return text::rateSpentExplained(Step(logged.steps[spentFrom(logged)]));
    }
    if (reason.kind == Reason::NotScaled)
        return text::notScaledExplained(
            {.first = Plain(firstLoss(training, chance)),
             .guess = Plain(std::log(static_cast<double>(chance.classes)))});
    if (reason.kind == Reason::ThrownOrUnscaled)
        return text::thrownOrUnscaledExplained(
            {.first = Plain(firstLoss(training, chance)),
             .guess = Plain(std::log(static_cast<double>(chance.classes)))});
    return explainSign(training, chance, reason.rate);
}

/// Another learning rate, in the field of the user's file where there is one.
Fix otherRate(const std::optional<UsedRate>& rate, double factor)
{
    if (!rate)
        return factor < 1.0 ? fix::divideRate() : fix::multiplyRate();
    const std::string value = configNumber(rate->peak * factor);
    Fix fix = factor < 1.0 ? fix::lowerRate({.rate = value, .now = Plain(rate->peak)})
                           : fix::raiseRate({.rate = value, .now = Plain(rate->peak)});
    fix.edits = {rate->edit(value)};
    return fix;
}

/// The odd setting back to a common value, in the field of the user's file.
Fix usualSetting(const OffSetting& off)
{
    const std::string value = configNumber(off.range->usual);
    Fix fix = fix::usualSetting({.name = off.stated.name, .value = value, .now = Plain(off.value)});
    fix.edits = off.stated.edits(value);
    return fix;
}

/// Empty if the reason is not known.
std::vector<Fix> fixesFor(const UnlearnedReason& reason)
{
    constexpr double kLower = 0.1;
    constexpr double kHigher = 30.0;
    switch (reason.kind) {
    case Reason::Counted: return {fix::compareProbabilities(), fix::overfitOneBatch()};
    case Reason::SmallUpdates: return {fix::loosenClipping(), fix::checkOptimizer()};
    case Reason::LowPrecision: return {fix::keepFloat32(), fix::overfitOneBatch()};
    case Reason::TargetsFarOff: return {fix::scaleTargets(), fix::overfitOneBatch()};
    case Reason::HugeOutputs: return {fix::scaleInputs(), fix::checkOutputs()};
    case Reason::StepsMissing:
    case Reason::NoGradient:
    case Reason::Frozen:
    case Reason::HardlyMoves:
    case Reason::GradientsPileUp: return {fix::checkOptimizer(), fix::overfitOneBatch()};
    case Reason::FrozenElsewhere: return {fix::evaluateTrainedWeights()};
    case Reason::OddSetting: return {usualSetting(*reason.setting), fix::overfitOneBatch()};
    case Reason::Saturated:
        return {fix::checkOutputs(), otherRate(reason.rate, kLower), fix::overfitOneBatch()};
    case Reason::TooHigh: return {otherRate(reason.rate, kLower), fix::overfitOneBatch()};
    case Reason::TooLow: return {otherRate(reason.rate, kHigher), fix::overfitOneBatch()};
    case Reason::Summed: return {fix::averageLoss(), fix::overfitOneBatch()};
    case Reason::Spent: return {fix::stretchSchedule(), fix::overfitOneBatch()};
    case Reason::NotScaled:
    case Reason::ThrownOrUnscaled:
        return {fix::scaleInputs(), otherRate(reason.rate, kLower), fix::overfitOneBatch()};
    case Reason::Unknown: break;
    }
    return {};
}

std::vector<Fix> fixesFor(const UnlearnedReason& reason, const ChanceLevel& chance)
{
    constexpr double kLower = 0.1;
    constexpr double kHigher = 10.0;
    std::vector<Fix> fixes = fixesFor(reason);
    if (!fixes.empty())
        return fixes;
    if (chance.sign == ChanceLevel::Sign::Creeps)
        return {otherRate(reason.rate, kHigher), fix::checkOptimizer(), fix::overfitOneBatch()};
    fixes = {fix::overfitOneBatch(), fix::lookAtLabels(), otherRate(reason.rate, kLower)};
    if (chance.sign == ChanceLevel::Sign::Mean)
        fixes.insert(fixes.begin(), fix::scaleInputs());
    return fixes;
}

/// What shows the reason, beside the curves.
void addEvidence(const UnlearnedReason& reason, Finding& finding)
{
    if (reason.kind == Reason::GradientsPileUp)
        finding.evidence.emplace_back(wholeSeries(*reason.norm, text::normOnlyGrows()));
    if (reason.kind == Reason::NoGradient)
        finding.evidence.emplace_back(wholeSeries(*reason.norm, text::normIsZero()));
    if (reason.kind == Reason::LowPrecision)
        finding.evidence.emplace_back(wholeSeries(*reason.norm, text::hasEightDigits()));
    if (reason.line)
        finding.evidence.emplace_back(lineEvidence(*reason.line->log, reason.line->line,
                                                   reason.line->line, text::warningOfPytorch()));
    if (reason.setting)
        finding.evidence.emplace_back(reason.setting->stated.evidence(text::settingAsStated()));
    else if (reason.rate && reason.rate->stated)
        finding.evidence.emplace_back(reason.rate->stated->evidence(text::learningRateAsStated()));
}

void reportChance(const Training& training, const ChanceLevel& chance, FindingSink& sink)
{
    constexpr std::size_t kManySteps = 100;
    const AnswerCurve& shown = chance.shown();
    const UnlearnedReason reason = unlearnedReason(training, chance);
    const bool isOfGain =
        chance.sign == ChanceLevel::Sign::Creeps || chance.sign == ChanceLevel::Sign::Settles;
    const bool isSure =
        chance.sign == ChanceLevel::Sign::Guess || chance.sign == ChanceLevel::Sign::Constant
        || (chance.sign == ChanceLevel::Sign::Frozen && reason.kind != Reason::FrozenElsewhere);
    // Single steps without an evaluation may be the first minutes of a long run.
    const bool mayBeEarly = chance.sign != ChanceLevel::Sign::Frequencies && !shown.isMean
                            && !chance.isEvaluation() && shown.size() < kManySteps;
    Finding finding;
    finding.run = shown.signal->run->id;
    finding.severity = mayBeEarly ? Severity::Info
                       : isSure   ? Severity::Critical
                                  : Severity::Warning;
    finding.confidence = mayBeEarly ? confidence::open
                         : isSure   ? confidence::atChance
                         : isOfGain ? confidence::littleGain
                                    : confidence::worthless;
    finding.cost = mayBeEarly ? cost::open : cost::certain;
    finding.stake.modelQuality = true;
    finding.title = titleWithReason(named(training, reason), shown.signal->tag, shown.level(),
                                    chanceTitle(chance, reason.kind));
    finding.explanation = explainChance(training, chance, reason);
    finding.evidence.emplace_back(curveEvidence(*shown.signal, shown.curve, shown.lastThird(),
                                                shown.size() - 1, text::lastThird()));
    if (chance.score && chance.loss)
        finding.evidence.emplace_back(curveEvidence(*chance.loss->signal, chance.loss->curve,
                                                    chance.loss->lastThird(),
                                                    chance.loss->size() - 1, text::lossAtTheEnd()));
    if (chance.train)
        finding.evidence.emplace_back(curveEvidence(*chance.train->signal, chance.train->curve, 0,
                                                    chance.train->size() - 1,
                                                    text::whereItShouldFall()));
    addEvidence(reason, finding);
    finding.fixes = fixesFor(reason, chance);
    sink.report(std::move(finding));
}

/// Losses of both parts of the data that end next to where they began, whether they settled or
/// still fall a little. True if it was told.
bool reportGain(const Training& training, bool maySettle, bool mayCreep, FindingSink& sink)
{
    const std::optional<ChanceLevel> gain = findSmallGain(training);
    // Fine-tuning at its floor looks the same in the losses of single steps.
    const bool isOfEpochs =
        gain && (gain->train->isMean || unlearnedReason(training).kind != Reason::Unknown);
    const bool isTold =
        isOfEpochs && (gain->sign == ChanceLevel::Sign::Creeps ? maySettle || mayCreep : maySettle);
    if (isTold)
        reportChance(training, *gain, sink);
    return isTold;
}

/// Of a curve too short for a test of its trend.
void reportGuesses(const Training& training, const TrainingLoss& loss, std::size_t classes,
                   FindingSink& sink)
{
    const LearningCurve& curve = loss.curve;
    Finding finding;
    finding.run = loss.parts.front()->run->id;
    finding.severity = Severity::Warning;
    finding.confidence = confidence::guesses;
    finding.cost = cost::guesses;
    finding.title = text::answersByChance({.classes = Count(classes),
                                           .points = Count(curve.size()),
                                           .level = Plain(curve.values.back()),
                                           .tag = loss.name()});
    finding.explanation = text::answersByChanceExplained(Count(classes));
    finding.evidence.emplace_back(
        curveEvidence(*loss.parts.front(), curve, 0, curve.size() - 1, text::everyValue()));
    finding.fixes = {changeRate(rateAt(training, curve, curve.size() - 1)), fix::overfitOneBatch()};
    sink.report(std::move(finding));
}

void report(const Training& training, const TrainingLoss& loss, const LossFlatness& flat,
            const Circumstances& about, const Thresholds& thresholds, FindingSink& sink)
{
    const LearningCurve& curve = loss.curve;
    const UnlearnedReason reason = unlearnedReason(training);
    const bool isCertain = about.isCertain() || reason.kind == Reason::NoGradient;
    const bool isOpen = about.isOpen() && reason.kind == Reason::Unknown;
    Finding finding;
    finding.run = loss.parts.front()->run->id;
    finding.severity = isCertain ? Severity::Critical : isOpen ? Severity::Info : Severity::Warning;
    finding.confidence = isCertain ? confidence::certain
                         : isOpen  ? confidence::open
                                   : confidence::flat;
    finding.cost = isCertain ? cost::certain : isOpen ? cost::open : cost::flat;
    const bool rises = risesFromTheStart(flat);
    finding.title = titleWithReason(
        about.isRateZero ? text::rateZeroNamed() : named(training, reason), loss.name(), flat.end,
        rises ? text::risesFromStart({.start = Plain(flat.start),
                                      .end = Plain(flat.end),
                                      .last = Step(curve.steps.back()),
                                      .tag = loss.name()})
              : text::neverFell({.start = Plain(flat.start),
                                 .from = Step(curve.steps[flat.judgedFrom]),
                                 .end = Plain(flat.end),
                                 .last = Step(curve.steps.back()),
                                 .tag = loss.name()}));
    finding.explanation =
        explain(reason).value_or(rises ? text::risesFromStartExplained() : explain(flat, about));
    finding.evidence.emplace_back(curveEvidence(*loss.parts.front(), curve, flat.judgedFrom,
                                                flat.judgedTo - 1, text::whereItShouldFall()));
    finding.evidence.emplace_back(number::trendZ(Plain(flat.z), thresholds));
    finding.evidence.emplace_back(number::relativeNoise(Fraction(flat.noise)));
    addEvidence(reason, finding);
    finding.fixes = fixesFor(reason);
    if (!finding.fixes.empty()) {
        sink.report(std::move(finding));
        return;
    }
    const std::optional<RateAtStep> rate = rateAt(training, curve, curve.size() - 1);
    if (about.isRateZero || !about.isConstant)
        finding.fixes = {changeRate(rate), fix::overfitOneBatch(), checkTheStart()};
    else
        finding.fixes = {fix::overfitOneBatch(), checkTheStart(), changeRate(rate)};
    sink.report(std::move(finding));
}

/// A training that learns, and from some point on next to nothing more: of weights in bfloat16 the
/// updates are then smaller than the last of their digits. True if it reported a finding.
bool reportRounding(const Training& training, FindingSink& sink)
{
    constexpr std::size_t kFewest = 3;
    constexpr double kKept = 0.75; // of the first loss
    constexpr double kFalling = -1.645;
    constexpr double kFell = 0.02;
    const Signal* shown = signalInBfloat16(training);
    const TrainingLoss loss = finestTrainingLoss(training);
    if (shown == nullptr || loss.parts.empty() || loss.curve.size() < kFewestPoints
        || loss.curve.endsNonFinite)
        return false;
    const AnswerCurve train{.signal = loss.parts.front(), .curve = loss.curve};
    const double first = loss.curve.values.front();
    // One that is only computed in bfloat16 goes on falling.
    const std::vector<double> blocks =
        blockMedians(std::span(loss.curve.values).subspan(loss.curve.size() / 2), kBlocks);
    if (mannKendallZ(blocks) < kFalling && blocks.front() - blocks.back() > kFell * blocks.front())
        return false;
    const std::vector<AnswerCurve> losses = classLossCurves(training);
    const bool isHigh =
        train.level() > kKept * first
        && std::any_of(losses.begin(), losses.end(), [first](const AnswerCurve& one) {
               return one.isEvaluation && one.size() >= kFewest && one.level() > kKept * first;
           });
    if (!isHigh)
        return false;
    Finding finding;
    finding.run = train.signal->run->id;
    finding.severity = Severity::Warning;
    finding.confidence = confidence::flat;
    finding.cost = cost::flat;
    finding.stake.modelQuality = true;
    finding.title = text::roundedAway(
        {.tag = train.signal->tag, .first = Plain(first), .level = Plain(train.level())});
    finding.explanation = text::lowPrecisionExplained(shown->tag);
    finding.evidence.emplace_back(
        curveEvidence(*train.signal, train.curve, 0, train.size() - 1, text::whereItShouldFall()));
    finding.evidence.emplace_back(wholeSeries(*shown, text::hasEightDigits()));
    finding.fixes = {fix::keepFloat32(), otherRate(usedRate(training), 3.0)};
    sink.report(std::move(finding));
    return true;
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    const Training& training = input.training;
    const Thresholds thresholds(input.settings);
    const TrainingLoss loss = trainingLoss(training);
    const bool isOpposed = hasOpposingLosses(training);
    if (!loss.curve.endsNonFinite
        && !isWarmingUp(learningCurve(training.best(SignalKind::LearningRate)))) {
        // Of opponents only what an evaluation says: a discriminator that guesses is a good sign.
        const std::optional<ChanceLevel> chance =
            findChanceLevel(training, chanceLimits(thresholds));
        if (chance && (!isOpposed || chance->isEvaluation())) {
            sink.judged(judgedCurve(chance->shown().curve, text::answersAtTheEnd()));
            reportChance(training, *chance, sink);
            return;
        }
        if (!isOpposed && reportRounding(training, sink))
            return;
    }
    if (loss.parts.empty()) {
        sink.abstain(hasSignal(training, SignalKind::TrainLoss)
                         ? abstainWithoutTotal()
                         : abstainWithoutSignal(SignalKind::TrainLoss));
        return;
    }
    if (isOpposed) {
        sink.abstain(abstainOpposingLosses());
        return;
    }
    const LearningCurve& curve = loss.curve;
    sink.judged(judgedCurve(curve, text::trainingLoss()));
    if (curve.endsNonFinite)
        return; // loss-became-nan tells that story
    if (curve.size() < kFewestPoints) {
        if (const std::size_t classes =
                guessedThroughout(training, curve, statedClassCounts(training))) {
            reportGuesses(training, loss, classes, sink);
            return;
        }
        if (!reportGain(training, true, true, sink))
            sink.abstain(abstainTooFewPoints(loss.name(), curve, kFewestPoints));
        return;
    }
    if (std::all_of(curve.values.begin(), curve.values.end(), [](double v) { return v == 0.0; })) {
        Abstention abstention = abstainWithoutSignal(SignalKind::TrainLoss);
        abstention.reason = text::isZero(loss.name());
        sink.abstain(std::move(abstention));
        return;
    }
    LossFlatness flat = measureFlatness(training, curve);
    sink.computed(number::trendZ(Plain(flat.z), thresholds));
    const bool isSure = flat.z <= thresholds.trendZ || flat.zWhole <= thresholds.wholeRunZ;
    // A loss around 0 has no size to hold a fall against.
    const bool isPositive = *std::min_element(curve.values.begin(), curve.values.end()) > 0.0;
    flat.isFall = isSure;
    if ((isSure && (!isPositive || flat.fallen() >= thresholds.leastFall))
        || fellAtOnce(curve.values)) {
        reportGain(training, true, true, sink);
        return;
    }
    const LearningCurve rate = learningCurve(training.best(SignalKind::LearningRate));
    if (isWarmingUp(rate)) {
        sink.abstain(abstention::duringWarmUp(Step(rate.steps.back())));
        return;
    }
    if (findDivergence(curve, rate, {}))
        return; // it rose: loss-diverged tells that story
    const std::vector<ValidationCurve> validations = validationCurves(training);
    const Circumstances about = look(training, curve, flat, validations);
    const bool isFlat = !validationImproved(validations, thresholds.leastFall)
                        && !about.meaning.gotBetter && !bothFellAtOnce(curve, validations);
    const bool isOpen =
        about.isOpen() && !about.isCertain() && unlearnedReason(training).kind == Reason::Unknown;
    // What still falls from epoch to epoch learns, far too slowly.
    const bool mayCreep = !about.isConstant && !about.isRateZero && !about.isLevel;
    if (reportGain(training, !isFlat || isOpen, mayCreep, sink))
        return;
    if (isFlat)
        report(training, loss, flat, about, thresholds, sink);
}

} // namespace faultline::rules::model_never_learned
