// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/policy_stuck.h"

#include "model/core/statistics.h"
#include "model/diagnosis/evidence/judged_points.h"
#include "model/diagnosis/evidence/learning_evidence.h"
#include "model/diagnosis/setup/odd_setting.h"
#include "model/diagnosis/setup/stated_settings.h"
#include "model/diagnosis/training/learning_curve.h"

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace faultline::rules::policy_stuck {

namespace {

using Words = std::vector<std::string>;

constexpr std::size_t kBlocks = 10;
constexpr std::size_t kFewestEvaluations = 5;
constexpr double kMostUpdates = 0.9;

bool hasAny(const Words& words, std::initializer_list<std::string_view> wanted)
{
    return std::any_of(words.begin(), words.end(), [wanted](const std::string& word) {
        return std::find(wanted.begin(), wanted.end(), word) != wanted.end();
    });
}

bool hasAll(const Words& words, std::initializer_list<std::string_view> wanted)
{
    return std::all_of(wanted.begin(), wanted.end(),
                       [&words](std::string_view word) { return hasAny(words, {word}); });
}

bool isReward(const Words& words)
{
    return hasAny(words, {"reward", "rewards", "rew", "return", "returns"})
           && !hasAny(words, {"loss", "std", "min", "max", "best", "scale", "variance", "length",
                              "len", "time", "model", "margin", "margins", "accuracies"});
}

bool isOfEvaluation(const Words& words)
{
    return hasAny(words, {"eval", "evaluation", "test", "val"});
}

struct Curve {
    const Signal* signal = nullptr;
    LearningCurve curve;

    [[nodiscard]] std::span<const double> values() const { return curve.values; }
};

/// The longest curve whose tag fits; of as many values the shortest tag.
template <typename Fits>
std::optional<Curve> find(const Training& training, std::size_t fewest, Fits fits)
{
    std::optional<Curve> best;
    for (const Signal& signal : training.allSignals) {
        if (!fits(tagWords(signal.tag)))
            continue;
        Curve one{.signal = &signal, .curve = learningCurve(&signal)};
        if (one.curve.size() >= fewest && (!best || one.curve.size() > best->curve.size()))
            best = std::move(one);
    }
    return best;
}

SeriesEvidence whole(const Curve& one, Text caption)
{
    return curveEvidence(*one.signal, one.curve, 0, one.curve.size() - 1, std::move(caption));
}

Finding warning(const Curve& about, double confidence, double cost)
{
    Finding finding;
    finding.run = about.signal->run->id;
    finding.severity = Severity::Warning;
    finding.confidence = confidence;
    finding.cost = cost;
    finding.stake.modelQuality = true;
    return finding;
}

/// What was lost of the best block of the rewards, against it.
struct Fall {
    double best = 0.0;
    double last = 0.0;
    double lost = 0.0;   ///< of the size of the best
    bool isSure = false; ///< more than noise
};

Fall fallOf(const Curve& reward)
{
    constexpr double kSure = 4.0;
    constexpr double kMedianError = 1.2533;
    const std::vector<double> blocks = blockMedians(reward.values(), kBlocks);
    Fall fall;
    fall.best = *std::max_element(blocks.begin(), blocks.end());
    fall.last = median(std::span(blocks).last(std::min<std::size_t>(3, blocks.size())));
    const double size = std::max(std::abs(fall.best), std::abs(fall.last));
    fall.lost = size > 0.0 ? (fall.best - fall.last) / size : 0.0;
    const double inBlock =
        static_cast<double>(reward.curve.size()) / static_cast<double>(blocks.size());
    fall.isSure = fall.best - fall.last
                  > kSure * kMedianError * differenceNoise(reward.values()) / std::sqrt(inBlock);
    return fall;
}

std::optional<Curve> entropyOf(const Training& training, std::size_t fewest)
{
    return find(training, fewest, [](const Words& words) {
        return hasAny(words, {"entropy"})
               && !hasAny(words, {"cross", "coef", "coefficient", "target", "bonus", "alpha"});
    });
}

/// True if it fired.
bool judgeCollapse(const Training& training, const Curve& reward, const Thresholds& thresholds,
                   FindingSink& sink)
{
    const std::optional<Curve> entropy = entropyOf(training, kBlocks);
    if (!entropy)
        return false;
    const std::vector<double> blocks = blockMedians(entropy->values(), kBlocks);
    const double left = blocks.front() != 0.0 ? std::abs(blocks.back() / blocks.front()) : 1.0;
    const Fall fall = fallOf(reward);
    const NumberEvidence lost = number::rewardLost(Fraction(fall.lost), thresholds);
    const NumberEvidence kept = number::entropyLeft(Fraction(left), thresholds);
    sink.computed(lost);
    sink.computed(kept);
    if (!fall.isSure || fall.lost < thresholds.rewardLost || left > thresholds.entropyLeft)
        return false;
    Finding finding = warning(reward, confidence::collapsed, cost::collapsed);
    finding.title = text::collapsed({.best = Plain(fall.best),
                                     .last = Plain(fall.last),
                                     .left = Fraction(left),
                                     .tag = reward.signal->tag});
    finding.explanation = text::collapsedExplained();
    finding.evidence = {whole(reward, text::reward()), whole(*entropy, text::entropy()), lost,
                        kept};
    finding.fixes = {fix::keepEntropy()};
    sink.report(std::move(finding));
    return true;
}

/// True if it fired.
bool judgeMoves(const Training& training, const std::optional<Curve>& reward, std::size_t points,
                const Thresholds& thresholds, FindingSink& sink)
{
    constexpr double kRising = 1.645;
    constexpr double kNothing = 1e-7;
    constexpr std::size_t kFewestUpdates = 8;
    const std::size_t fewest = std::min(points, kFewestUpdates);
    const std::optional<Curve> clipped = find(training, fewest, [](const Words& words) {
        return hasAny(words, {"clip", "clipped"}) && hasAny(words, {"fraction", "frac"});
    });
    const std::optional<Curve> change = find(training, fewest, [](const Words& words) {
        return hasAny(words, {"approxkl"}) || hasAll(words, {"approx", "kl"});
    });
    // Few updates say as much if not one of them changed anything.
    const bool isNone = change && quantile(change->values(), kMostUpdates) <= kNothing;
    if (!clipped || !change || (!isNone && change->curve.size() < points))
        return false;
    const NumberEvidence kl = number::medianKl(Plain(median(change->values())), thresholds);
    sink.computed(kl);
    const bool rises =
        reward && mannKendallZ(blockMedians(reward->values(), 3 * kBlocks)) > kRising;
    if (rises || quantile(clipped->values(), kMostUpdates) > 0.0
        || !(quantile(change->values(), kMostUpdates) < thresholds.leastKl))
        return false;
    Finding finding = warning(*change, confidence::hardlyMoves, cost::stuck);
    finding.title =
        text::hardlyMoves({.kl = Plain(median(change->values())), .tag = change->signal->tag});
    const std::optional<UsedRate> rate = usedRate(training);
    const RateExtreme extreme = rate ? rateExtremeOf(training, *rate) : RateExtreme::None;
    const bool isLow = extreme == RateExtreme::TooLow || extreme == RateExtreme::Nothing;
    finding.explanation =
        isLow ? text::rateTooLowToMove(Plain(rate->peak)) : text::hardlyMovesExplained();
    finding.evidence = {whole(*change, text::changeOfPolicy()), kl};
    if (reward)
        finding.evidence.emplace_back(whole(*reward, text::reward()));
    finding.fixes = {fix::moveMore()};
    sink.report(std::move(finding));
    return true;
}

/// True if it fired.
bool judgeValues(const Training& training, std::size_t points, const Thresholds& thresholds,
                 FindingSink& sink)
{
    const std::optional<Curve> explained = find(training, points, [](const Words& words) {
        return hasAll(words, {"explained", "variance"});
    });
    const std::optional<Curve> loss = find(training, points, [](const Words& words) {
        return hasAny(words, {"value", "vf", "critic"}) && hasAny(words, {"loss"});
    });
    if (!explained || !loss)
        return false;
    const NumberEvidence level = number::valueLoss(Plain(median(loss->values())), thresholds);
    sink.computed(level);
    std::vector<double> sizes(explained->curve.values);
    for (double& size : sizes)
        size = std::abs(size);
    if (!(quantile(sizes, kMostUpdates) < thresholds.explained)
        || !(median(loss->values()) > thresholds.hugeValueLoss))
        return false;
    Finding finding = warning(*loss, confidence::unscaled, cost::stuck);
    finding.title =
        text::unscaledValues({.loss = Plain(median(loss->values())), .tag = loss->signal->tag});
    finding.explanation = text::unscaledValuesExplained();
    finding.evidence = {whole(*loss, text::valueLoss()),
                        whole(*explained, text::explainedVariance()), level};
    finding.fixes = {fix::scaleReturns()};
    sink.report(std::move(finding));
    return true;
}

void judgeGoal(const Training& training, const Thresholds& thresholds, FindingSink& sink)
{
    const std::optional<Curve> reward = find(training, kFewestEvaluations, [](const Words& words) {
        return isReward(words) && isOfEvaluation(words);
    });
    if (!reward)
        return;
    const auto [low, high] =
        std::minmax_element(reward->curve.values.begin(), reward->curve.values.end());
    const double lowest = *low;
    const auto atLowest =
        std::count_if(reward->curve.values.begin(), reward->curve.values.end(),
                      [lowest](double value) { return value <= lowest + 1e-9 * std::abs(lowest); });
    const double share = static_cast<double>(atLowest) / static_cast<double>(reward->curve.size());
    const NumberEvidence ofMinimum = number::atMinimum(Fraction(share), thresholds);
    sink.computed(ofMinimum);
    // The same reward each time may be the highest there is.
    if (*high == lowest || share < thresholds.atMinimum)
        return;
    Finding finding = warning(*reward, confidence::goal, cost::stuck);
    finding.title = text::goalNotReached(
        {.tag = reward->signal->tag, .lowest = Plain(lowest), .share = Fraction(share)});
    finding.explanation = text::goalNotReachedExplained();
    finding.evidence = {whole(*reward, text::evaluations()), ofMinimum};
    finding.fixes = {fix::shapeReward()};
    sink.report(std::move(finding));
}

/// The policy decides for one action long before the end, and not because it has learned enough.
bool judgeEarlyCollapse(const Training& training, const Curve& reward, FindingSink& sink)
{
    constexpr std::size_t kFewest = 20;
    constexpr double kLeft = 0.05;
    constexpr double kHugeKl = 0.3;
    const std::optional<Curve> entropy = entropyOf(training, kFewest);
    if (!entropy)
        return false;
    std::vector<double> sizes(entropy->curve.values);
    for (double& size : sizes)
        size = std::abs(size);
    const std::size_t third = sizes.size() / 3;
    const double start = *std::max_element(sizes.begin(), sizes.begin() + 3);
    const double most = quantile(std::span(sizes).subspan(third), kMostUpdates);
    const std::optional<Curve> change = find(training, kFewest, [](const Words& words) {
        return hasAny(words, {"approxkl"}) || hasAll(words, {"approx", "kl"});
    });
    const bool isLeap = change && quantile(change->values(), kMostUpdates) > kHugeKl;
    if (!(start > 0.0) || !(most == 0.0 || (isLeap && most <= 4.0 * kLeft * start)))
        return false;
    Finding finding = warning(*entropy, confidence::hardlyMoves, cost::collapsed);
    finding.title = text::oneAction({.start = Plain(start),
                                     .end = Plain(median(std::span(sizes).subspan(third))),
                                     .step = Step(entropy->curve.steps[third]),
                                     .tag = entropy->signal->tag});
    finding.explanation = isLeap
                              ? text::leapExplained(Plain(quantile(change->values(), kMostUpdates)))
                              : text::oneActionExplained();
    finding.evidence = {whole(*entropy, text::entropy()), whole(reward, text::reward())};
    finding.fixes = {fix::keepEntropy()};
    sink.report(std::move(finding));
    return true;
}

/// A reward that falls, or stays where a policy begins that has learned nothing.
void judgeProgress(const Training& training, const Curve& reward, FindingSink& sink)
{
    constexpr std::size_t kFewest = 20;
    constexpr double kSure = 2.33;
    constexpr double kRising = 1.645;
    constexpr double kFallen = 0.25;
    constexpr double kSame = 0.15;
    constexpr double kUntouched = 0.03; // of the entropy
    if (reward.curve.size() < kFewest)
        return;
    const std::span<const double> values(reward.curve.values);
    const double start = median(values.first(std::max<std::size_t>(values.size() / 10, 2)));
    const double end = median(values.subspan(2 * values.size() / 3));
    const double scale = std::max(std::abs(start), std::abs(end));
    const double z = mannKendallZ(blockMedians(reward.values(), kBlocks));
    const bool falls = z < -kSure && start - end > kFallen * scale;
    bool stays = z < kRising && std::abs(end - start) < kSame * scale;
    if (stays) {
        const std::optional<Curve> entropy = entropyOf(training, kFewest);
        if (!entropy)
            return;
        const std::span<const double> all(entropy->curve.values);
        const double first = all.front();
        const double last = median(all.subspan(2 * all.size() / 3));
        stays = first != 0.0 && std::abs(last / first - 1.0) < kUntouched;
    }
    if (!falls && !stays)
        return;
    Finding finding = warning(reward, confidence::hardlyMoves, cost::stuck);
    finding.title = falls
                        ? text::rewardFalls(
                            {.start = Plain(start), .end = Plain(end), .tag = reward.signal->tag})
                        : text::rewardStays(
                            {.start = Plain(start), .end = Plain(end), .tag = reward.signal->tag});
    finding.explanation = falls ? text::rewardFallsExplained() : text::rewardStaysExplained();
    finding.evidence = {whole(reward, text::reward())};
    finding.fixes = {fix::checkEnvironment()};
    sink.report(std::move(finding));
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    const Training& training = input.training;
    const Thresholds thresholds(input.settings);
    const auto points = static_cast<std::size_t>(std::clamp(thresholds.points.value, 10.0, 1e6));
    const std::optional<Curve> reward = find(training, points, [](const Words& words) {
        return isReward(words) && !isOfEvaluation(words);
    });
    const bool hasRewards =
        std::any_of(training.allSignals.begin(), training.allSignals.end(),
                    [](const Signal& signal) { return isReward(tagWords(signal.tag)); });
    if (!hasRewards) {
        // Other kinds of training need not be told what a policy should log.
        const bool hasPolicy = std::any_of(
            training.allSignals.begin(), training.allSignals.end(), [](const Signal& signal) {
                return hasAny(tagWords(signal.tag), {"policy", "rollout", "episode", "actor"});
            });
        if (hasPolicy)
            sink.abstain(abstention::noRewards());
        else
            sink.judged(judgedFact(text::noPolicy()));
        return;
    }
    if (reward) {
        sink.judged(judgedCurve(reward->curve, text::reward()));
    }
    const bool isStuck = (reward
                          && (judgeCollapse(training, *reward, thresholds, sink)
                              || judgeEarlyCollapse(training, *reward, sink)))
                         || judgeMoves(training, reward, points, thresholds, sink)
                         || judgeValues(training, points, thresholds, sink);
    if (!isStuck && reward)
        judgeProgress(training, *reward, sink);
    judgeGoal(training, thresholds, sink);
}

} // namespace faultline::rules::policy_stuck
