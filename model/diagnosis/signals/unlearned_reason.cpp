// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/signals/unlearned_reason.h"

#include "model/core/statistics.h"
#include "model/diagnosis/evidence/learning_evidence.h"
#include "model/diagnosis/setup/rate_extreme.h"
#include "model/diagnosis/signals/answer_curves.h"
#include "model/diagnosis/signals/half_precision.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace faultline {

namespace {

using Kind = UnlearnedReason::Kind;

constexpr std::size_t kBlocks = 30;

std::string replaced(std::string text, std::string_view what, std::string_view with)
{
    const std::size_t at = text.find(what);
    return at == std::string::npos ? text : text.replace(at, what.size(), with);
}

/// The norm of all gradients: exactly 0 in all but a few points.
const Signal* normOfZero(const Training& training)
{
    constexpr std::size_t kFewestZeros = 5;
    constexpr double kNearlyAll = 0.9;
    for (const Signal* signal : training.all(SignalKind::GradientNorm)) {
        const LearningCurve norm = learningCurve(signal);
        const auto zeros = std::count(norm.values.begin(), norm.values.end(), 0.0);
        if (norm.size() >= kFewestZeros
            && static_cast<double>(zeros) >= kNearlyAll * static_cast<double>(norm.size()))
            return signal;
    }
    return nullptr;
}

/// A gradient norm that only grows while no weight changes: nobody clears those gradients.
bool gradientsPileUp(const Training& training)
{
    constexpr std::size_t kFewestNorms = 10;
    constexpr double kSure = 4.0;
    constexpr double kGrown = 3.0;
    const LearningCurve norm = learningCurve(training.best(SignalKind::GradientNorm));
    if (norm.size() < kFewestNorms)
        return false;
    const std::span<const double> values(norm.values);
    const std::size_t part = norm.size() / 5;
    return mannKendallZ(blockMedians(values, kBlocks)) > kSure
           && median(values.last(part)) > kGrown * median(values.first(part));
}

/// Whether the learning rate was next to nothing for more than half of the run.
bool rateIsSpent(const Training& training)
{
    constexpr std::size_t kFewestRates = 5;
    constexpr double kHalf = 0.5;
    const LearningCurve rate = learningCurve(training.best(SignalKind::LearningRate));
    return rate.size() >= kFewestRates
           && rate.position(spentFrom(rate)) - rate.position(0) < kHalf * rate.span();
}

/// The batch size if the training loss is so many times the validation loss: a sum over the batch,
/// where the other is a mean. 0 otherwise.
double summedOver(const Training& training)
{
    constexpr double kFewestExamples = 4.0;
    constexpr double kTolerance = 0.15;
    const std::optional<StatedSetting> batch = statedBatch(training);
    if (!batch || *batch->number() < kFewestExamples)
        return 0.0;
    const TrainingLoss loss = finestTrainingLoss(training);
    if (loss.parts.empty() || loss.curve.empty() || loss.curve.endsNonFinite)
        return 0.0;
    const AnswerCurve train{.signal = loss.parts.front(), .curve = loss.curve};
    for (const AnswerCurve& one : classLossCurves(training)) {
        if (!one.isEvaluation || one.curve.endsNonFinite || !(one.level() > 0.0))
            continue;
        const double ratio = train.level() / one.level();
        if (std::abs(ratio / *batch->number() - 1.0) <= kTolerance)
            return ratio;
    }
    return 0.0;
}

/// The finest parts of 1 that a loss of this size has in half precision (bfloat16).
double partsInHalfPrecision(double value)
{
    constexpr int kBits = 8;
    int exponent = 0;
    std::frexp(value, &exponent);
    return std::ldexp(1.0, kBits - exponent);
}

/// The batch of which every value of the training loss is a whole part: a mean of whole numbers, as
/// of classes that argmax chose, has no gradient. 0 otherwise.
double countedOver(const Training& training)
{
    constexpr std::size_t kFewestValues = 20;
    constexpr std::size_t kFewestLevels = 6;
    constexpr double kDigits = 1e-4;
    constexpr double kSmallest = 4.0;
    constexpr double kLargest = 256.0;
    const TrainingLoss loss = finestTrainingLoss(training);
    if (loss.curve.size() < kFewestValues)
        return 0.0;
    const std::vector<double>& values = loss.curve.values;
    const double largest = *std::max_element(values.begin(), values.end());
    const double finest = partsInHalfPrecision(std::max(largest, 1e-6));
    // Powers of two only: a rounded log is made of tenths and hundredths.
    for (double batch = kSmallest; batch <= kLargest; batch *= 2.0) {
        std::vector<double> levels;
        // A loss in half precision has no other digits either, and a huge one has none.
        if (batch >= finest)
            break;
        const bool isWhole = std::all_of(values.begin(), values.end(), [&](double value) {
            const double counted = value * batch;
            levels.push_back(std::round(counted));
            return std::abs(counted - std::round(counted)) <= kDigits;
        });
        std::sort(levels.begin(), levels.end());
        const auto distinct = std::unique(levels.begin(), levels.end()) - levels.begin();
        if (isWhole && distinct >= static_cast<std::ptrdiff_t>(kFewestLevels))
            return batch;
    }
    return 0.0;
}

/// The mean absolute error of a regression whose errors all have one size and one direction, so
/// that the squared error is just its square, and that hardly becomes less: the targets are far
/// from 0, where the outputs begin. 0 otherwise.
double missesTargetsBy(const Training& training)
{
    constexpr std::size_t kFewest = 5;
    constexpr double kFar = 10.0;
    constexpr double kOneSided = 1.3; // evenly spread errors around 0: 4/3, normal ones 1.57
    constexpr double kKept = 0.9;
    for (const Signal& absolute : training.allSignals) {
        if (!hasAny(absolute.words(), {"mae"}))
            continue;
        const LearningCurve errors = learningCurve(&absolute);
        if (errors.size() < kFewest || errors.endsNonFinite || errors.values.back() < kFar
            || errors.values.back() < kKept * errors.values.front())
            continue;
        for (const Signal& squared : training.allSignals) {
            const std::string& tag = squared.tag;
            const bool isPair = squared.run == absolute.run
                                && (tag == replaced(absolute.tag, "mae", "mse")
                                    || tag == replaced(absolute.tag, "mae", "loss")
                                    || (absolute.tag == "mae" && tag == "loss"));
            const LearningCurve squares = isPair ? learningCurve(&squared) : LearningCurve();
            if (squares.size() != errors.size())
                continue;
            bool isOneSided = true;
            for (std::size_t i = 0; i < errors.size(); ++i) {
                const double ratio = squares.values[i] / (errors.values[i] * errors.values[i]);
                isOneSided = isOneSided && ratio > 0.999 && ratio < kOneSided;
            }
            if (isOneSided)
                return errors.values.back();
        }
    }
    return 0.0;
}

/// What PyTorch prints once if a schedule was stepped and no optimizer was.
std::optional<FoundLine> warnedOfSteps(const Training& training)
{
    return findLine(training, {"`lr_scheduler.step()` before `optimizer.step()`"});
}

/// The loss of both parts of the data is beyond any that a usual output gives, and was so from the
/// first value on.
bool isHugeFromTheStart(const Training& training, const ChanceLevel& chance)
{
    constexpr double kHuge = 1e6;
    const TrainingLoss loss = finestTrainingLoss(training);
    return chance.loss && chance.loss->curve.values.front() > kHuge && !loss.curve.empty()
           && loss.curve.values.front() > kHuge;
}

/// The setting that is off the most, of those that can keep a model from learning.
std::optional<OffSetting> settingThatStopsLearning(const Training& training)
{
    JudgedSettings judged = judgeSettings(training);
    const auto found =
        std::find_if(judged.off.begin(), judged.off.end(), [](const OffSetting& off) {
            return off.range->harm == Harm::Learning || off.range->harm == Harm::Stability;
        });
    return found == judged.off.end() ? std::nullopt : std::optional(std::move(*found));
}

/// What shows by itself, however the answers look.
UnlearnedReason plainReason(const Training& training)
{
    UnlearnedReason reason;
    reason.rate = usedRate(training);
    const RateExtreme extreme =
        reason.rate ? rateExtremeOf(training, *reason.rate) : RateExtreme::None;
    if ((reason.norm = normOfZero(training)) != nullptr)
        reason.kind = Kind::NoGradient;
    else if ((reason.batch = countedOver(training)) > 0.0)
        reason.kind = Kind::Counted;
    else if ((reason.norm = signalInBfloat16(training)) != nullptr)
        reason.kind = Kind::LowPrecision;
    else if ((reason.distance = missesTargetsBy(training)) > 0.0)
        reason.kind = Kind::TargetsFarOff;
    else if ((reason.setting = settingThatStopsLearning(training)))
        reason.kind = Kind::OddSetting;
    else if (extreme == RateExtreme::TooHigh)
        reason.kind = Kind::TooHigh;
    else if (extreme == RateExtreme::Nothing)
        reason.kind = Kind::TooLow;
    else if ((reason.batch = summedOver(training)) > 0.0)
        reason.kind = Kind::Summed;
    return reason;
}

/// The evaluation moves by next to nothing although rate and gradients are usual: something between
/// the gradient and the weights holds them.
bool updatesAreSmall(const Training& training, const ChanceLevel& chance,
                     const std::optional<UsedRate>& rate, double guess)
{
    constexpr std::size_t kFewestEvaluations = 3;
    constexpr double kStays = 0.002;
    constexpr double kAbove = 1.02; // times the loss of a guess
    constexpr double kLeastRate = 1e-5;
    constexpr double kLeastNorm = 0.01;
    constexpr double kMostNorm = 100.0;
    const LearningCurve norm = learningCurve(training.best(SignalKind::GradientNorm));
    if (!chance.loss || chance.loss->size() < kFewestEvaluations || norm.size() < kFewestEvaluations
        || !isUsual(rate) || rate->peak < kLeastRate)
        return false;
    const std::vector<double>& values = chance.loss->curve.values;
    const auto [low, high] = std::minmax_element(values.begin(), values.end());
    const double usual = median(norm.values);
    return guess > 0.0 && *low > kAbove * guess && *high - *low < kStays * *high
           && usual > kLeastNorm && usual < kMostNorm;
}

/// Neither loss leaves the level of the first weights, not even for that of an even guess, which
/// any training reaches at once.
bool hardlyMoves(const Training& training, const ChanceLevel& chance, double guess)
{
    constexpr double kStays = 0.02;
    constexpr double kAbove = 1.03; // times the loss of a guess
    constexpr double kFar = 3.0;
    const TrainingLoss loss = finestTrainingLoss(training);
    if (!(guess > 0.0) || !chance.loss || loss.parts.empty() || loss.curve.endsNonFinite)
        return false;
    const std::vector<double>& values = chance.loss->curve.values;
    const auto [low, high] = std::minmax_element(values.begin(), values.end());
    const AnswerCurve steps{.signal = loss.parts.front(), .curve = loss.curve};
    const std::span<const double> all(steps.curve.values);
    const double early = median(all.first(std::max<std::size_t>(all.size() / 3, 1)));
    return *low > kAbove * guess && *high < kFar * guess && *high - *low < kStays * *high
           && std::abs(steps.level() - early) < kStays * early;
}

/// The first value is the mean of an epoch, so it does not show how the weights began.
bool beginsWithEpoch(const Training& training)
{
    const TrainingLoss loss = finestTrainingLoss(training);
    return !loss.parts.empty() && !loss.curve.empty()
           && countsEpochs(training, *loss.parts.front(), loss.curve);
}

bool isTooHigh(const ChanceLevel& chance, double guess)
{
    constexpr double kAbove = 1.02; // times the loss of a guess
    return chance.fellBack
           || (guess > 0.0 && chance.loss && chance.score && chance.loss->level() > kAbove * guess
               && quantile(chance.score->curve.values, 0.9)
                      == quantile(chance.score->curve.values, 0.1));
}

/// SGD takes a tenth of it from random weights: not absurd by itself, but the first suspect where
/// nothing was learned.
bool isHighForSgd(const std::optional<UsedRate>& rate)
{
    constexpr double kHigh = 1.0;
    return rate && rate->family == OptimizerFamily::Sgd && rate->peak >= kHigh;
}

/// Far above the logarithm of the accuracy: sure of wrong answers.
bool isSureAndWrong(const ChanceLevel& chance)
{
    constexpr double kFar = 3.0;
    return chance.loss && chance.score && chance.score->level() > 0.0 && chance.score->level() < 1.0
           && chance.loss->level() > -kFar * std::log(chance.score->level());
}

} // namespace

std::size_t spentFrom(const LearningCurve& rate)
{
    constexpr double kNothing = 1e-4;
    const double peak = *std::max_element(rate.values.begin(), rate.values.end());
    std::size_t from = rate.size();
    while (from > 0 && rate.values[from - 1] <= kNothing * peak)
        --from;
    return std::min(from, rate.size() - 1);
}

double firstLoss(const Training& training, const ChanceLevel& chance)
{
    const TrainingLoss loss = finestTrainingLoss(training);
    if (!loss.curve.empty())
        return loss.curve.values.front();
    return chance.loss ? chance.loss->curve.values.front() : 0.0;
}

UnlearnedReason unlearnedReason(const Training& training, const ChanceLevel& chance)
{
    constexpr double kUnscaled = 10.0; // times the loss of a guess
    constexpr double kClearFall = 0.1;
    UnlearnedReason reason = plainReason(training);
    if (reason.kind == Kind::NoGradient || reason.kind == Kind::Counted
        || reason.kind == Kind::LowPrecision)
        return reason;
    const auto is = [&reason](Kind kind) {
        reason.kind = kind;
        return reason;
    };
    if (rateIsSpent(training) && !chance.fellBack)
        return is(Kind::Spent);
    if (chance.sign == ChanceLevel::Sign::Frozen) {
        if (isHugeFromTheStart(training, chance))
            return is(Kind::HugeOutputs);
        if ((reason.line = warnedOfSteps(training)))
            return is(Kind::StepsMissing);
        if (trainingLossFell(training, kClearFall))
            return is(Kind::FrozenElsewhere);
        if (reason.kind == Kind::TooLow)
            return reason;
        if (!gradientsPileUp(training))
            return is(Kind::Frozen);
        reason.norm = training.best(SignalKind::GradientNorm);
        return is(Kind::GradientsPileUp);
    }
    if (reason.kind != Kind::Unknown)
        return reason;
    const double guess = chance.classes > 1 ? std::log(static_cast<double>(chance.classes)) : 0.0;
    if (reason.rate && rateExtremeOf(training, *reason.rate) == RateExtreme::TooLow)
        return is(Kind::TooLow);
    const double evenGuess = guess > 0.0 || !chance.score || !(chance.score->level() > 0.0)
                                 ? guess
                                 : std::log(std::max(std::round(1.0 / chance.score->level()), 2.0));
    if (updatesAreSmall(training, chance, reason.rate, evenGuess))
        return is(Kind::SmallUpdates);
    if (hardlyMoves(training, chance, guess))
        return is(Kind::HardlyMoves);
    const Kind thrown = isUsual(reason.rate) ? Kind::Saturated : Kind::TooHigh;
    if (isSureAndWrong(chance))
        return is(thrown);
    if (guess > 0.0 && firstLoss(training, chance) >= kUnscaled * guess)
        return is(beginsWithEpoch(training) && !isUsual(reason.rate) ? Kind::ThrownOrUnscaled
                                                                     : Kind::NotScaled);
    return isTooHigh(chance, guess) || isHighForSgd(reason.rate) ? is(thrown) : reason;
}

UnlearnedReason unlearnedReason(const Training& training)
{
    return plainReason(training);
}

bool fellAtOnce(std::span<const double> values)
{
    constexpr double kMedianError = 1.2533;
    constexpr double kSureSingle = 6.0;
    constexpr double kSure = 4.0;
    constexpr double kLeastFall = 1.05;
    constexpr double kLeastSingleFall = 1.5;
    const double noise = differenceNoise(values);
    for (std::size_t count = 1; count <= values.size() / 4; count = count == 1 ? 3 : count * 2) {
        const auto head = values.first(count);
        const double rest = median(values.subspan(2 * count));
        const double sigma = count > 3 ? std::max(noise, differenceNoise(head)) : noise;
        const double fall = median(head) - rest;
        const double error =
            count == 1 ? kSureSingle * sigma
                       : kSure * kMedianError * sigma / std::sqrt(static_cast<double>(count));
        const double least = (count == 1 ? kLeastSingleFall : kLeastFall) - 1.0;
        if (fall > error && fall > least * std::abs(rest))
            return true;
    }
    return false;
}

} // namespace faultline
