// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/policy_stuck.h"

#include "model/core/statistics.h"
#include "model/diagnosis/evidence/judged_points.h"
#include "model/diagnosis/evidence/learning_evidence.h"
#include "model/diagnosis/rules/hyperparameters/policy_stuck_updates.h"
#include "model/diagnosis/setup/rate_extreme.h"
#include "model/diagnosis/setup/stated_settings.h"
#include "model/diagnosis/training/learning_curve.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <functional>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace faultline::rules::policy_stuck {

namespace {

constexpr std::size_t kBlocks = 10;
constexpr std::size_t kFewestEvaluations = 5;
constexpr double kMostUpdates = 0.9;

bool hasAll(const TagWords& words, std::initializer_list<std::string_view> wanted)
{
    return std::all_of(wanted.begin(), wanted.end(),
                       [&words](std::string_view word) { return hasAny(words, {word}); });
}

bool isReward(const TagWords& words)
{
    return hasAny(words, {"reward", "rewards", "rew", "return", "returns"})
           && !hasAny(words, {"loss", "std", "min", "max", "best", "scale", "variance", "length",
                              "len", "time", "model", "margin", "margins", "accuracies"});
}

bool isOfEvaluation(const TagWords& words)
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
        if (!fits(signal.words()))
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
    constexpr double kOfRange = 0.5;
    const std::vector<double> blocks = blockMedians(reward.values(), kBlocks);
    Fall fall;
    fall.best = *std::max_element(blocks.begin(), blocks.end());
    fall.last = median(std::span(blocks).last(std::min<std::size_t>(3, blocks.size())));
    const double size = std::max(std::abs(fall.best), std::abs(fall.last));
    fall.lost = size > 0.0 ? (fall.best - fall.last) / size : 0.0;
    const double inBlock =
        static_cast<double>(reward.curve.size()) / static_cast<double>(blocks.size());
    // A reward that stays far above its start has not collapsed.
    const double range = fall.best - *std::min_element(blocks.begin(), blocks.end());
    fall.isSure = fall.best - fall.last >= kOfRange * range
                  && fall.best - fall.last > kSure * kMedianError * differenceNoise(reward.values())
                                                 / std::sqrt(inBlock);
    return fall;
}

std::optional<Curve> entropyOf(const Training& training, std::size_t fewest)
{
    return find(training, fewest, [](const TagWords& words) {
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
    const std::optional<Curve> clipped = find(training, fewest, [](const TagWords& words) {
        return hasAny(words, {"clip", "clipped"}) && hasAny(words, {"fraction", "frac"});
    });
    const std::optional<Curve> change = find(training, fewest, [](const TagWords& words) {
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
    const Plain moved(median(change->values()));
    const std::optional<UsedRate> rate = usedRate(training);
    const RateExtreme extreme = rate ? rateExtremeOf(training, *rate) : RateExtreme::None;
    const bool isLow = extreme == RateExtreme::TooLow || extreme == RateExtreme::Nothing;
    finding.title =
        isLow
            ? text::rateTooLow({.rate = Plain(rate->peak), .kl = moved, .tag = change->signal->tag})
            : text::hardlyMoves({.kl = moved, .tag = change->signal->tag});
    finding.explanation =
        isLow ? text::rateTooLowToMove(Plain(rate->peak)) : text::hardlyMovesExplained();
    finding.evidence = {whole(*change, text::changeOfPolicy()), kl};
    if (reward)
        finding.evidence.emplace_back(whole(*reward, text::reward()));
    finding.fixes = {fix::moveMore()};
    sink.report(std::move(finding));
    return true;
}

bool rises(const Curve& reward)
{
    constexpr double kRising = 1.645;
    return mannKendallZ(blockMedians(reward.values(), 3 * kBlocks)) > kRising;
}

/// Whether the reward of the last third is well above that of the first tenth.
bool isAboveStart(const Curve& reward)
{
    constexpr double kWell = 0.25;
    const std::span<const double> values = reward.values();
    const double start = median(values.first(std::max<std::size_t>(values.size() / 10, 2)));
    const double end = median(values.subspan(2 * values.size() / 3));
    return end - start > kWell * std::max(std::abs(start), std::abs(end));
}

/// True if it fired.
bool judgeValues(const Training& training, const std::optional<Curve>& reward, std::size_t points,
                 const Thresholds& thresholds, FindingSink& sink)
{
    const std::optional<Curve> explained = find(training, points, [](const TagWords& words) {
        return hasAll(words, {"explained", "variance"});
    });
    const std::optional<Curve> loss = find(training, points, [](const TagWords& words) {
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
    // The policy learns all the same: its advantages are normalised.
    if (reward && isAboveStart(*reward))
        finding.severity = Severity::Info;
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
    const std::optional<Curve> reward =
        find(training, kFewestEvaluations,
             [](const TagWords& words) { return isReward(words) && isOfEvaluation(words); });
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
    const std::optional<Curve> change = find(training, kFewest, [](const TagWords& words) {
        return hasAny(words, {"approxkl"}) || hasAll(words, {"approx", "kl"});
    });
    const bool isNeverOpen = quantile(sizes, 1.0) == 0.0;
    if (isNeverOpen && !rises(reward)) {
        Finding finding = warning(*entropy, confidence::hardlyMoves, cost::collapsed);
        finding.severity =
            Severity::Info; // it may be the best one: no reward says what others give
        finding.title = text::alwaysOneAction(entropy->signal->tag);
        finding.explanation = text::oneActionExplained();
        finding.evidence = {whole(*entropy, text::entropy()), whole(reward, text::reward())};
        finding.fixes = {fix::keepEntropy()};
        sink.report(std::move(finding));
        return true;
    }
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

/// What keeps a policy from learning, as far as its other curves say.
struct Hindrance {
    bool isBlind = false;      ///< the value network gives the same for everything that it sees
    double highRate = 0.0;     ///< a learning rate that no optimizer of its kind takes
    double entropyBonus = 0.0; ///< as stated, if it outweighs any reward
    double discount = 0.0;     ///< as stated, if it is too small
    double seen = 0.0;   ///< the return that the value network is asked for, if it is too small
    double steps = 0.0;  ///< that those are worth
    double length = 0.0; ///< of an episode
};

std::optional<Curve> lengthOf(const Training& training)
{
    return find(training, 2, [](const TagWords& words) {
        return hasAny(words, {"len", "length", "lengths"})
               && hasAny(words, {"ep", "episode", "episodes"}) && !isOfEvaluation(words);
    });
}

/// The explained variance of a network with random weights wanders; one that gives a constant
/// explains exactly nothing.
bool seesNothing(const Training& training)
{
    constexpr std::size_t kFewest = 10;
    constexpr double kNothing = 0.003;
    constexpr double kMoved = 1e-4;
    const std::optional<Curve> explained = find(training, kFewest, [](const TagWords& words) {
        return hasAll(words, {"explained", "variance"});
    });
    const std::optional<Curve> change = find(training, kFewest, [](const TagWords& words) {
        return hasAny(words, {"approxkl"}) || hasAll(words, {"approx", "kl"});
    });
    if (!explained || !change || quantile(change->values(), kMostUpdates) < kMoved)
        return false;
    std::vector<double> sizes(explained->curve.values);
    for (double& size : sizes)
        size = std::abs(size);
    return quantile(sizes, kMostUpdates) < kNothing;
}

Hindrance hindranceOf(const Training& training, const Curve& reward)
{
    constexpr double kLargeBonus = 0.5; // usual are 0 to 0.02
    constexpr double kSmallDiscount = 0.8;
    constexpr double kFewSteps = 4.0;
    constexpr double kLong = 4.0; // times what is seen
    Hindrance found;
    found.isBlind = seesNothing(training);
    if (const std::optional<UsedRate> rate = usedRate(training);
        rate && rateExtremeOf(training, *rate) == RateExtreme::TooHigh)
        found.highRate = rate->peak;
    if (const auto stated = statedNumber(
            training, {"ent_coef", "entropy_coef", "entropy_coefficient", "entropy_bonus"});
        stated && *stated->number() >= kLargeBonus)
        found.entropyBonus = *stated->number();
    if (const auto stated =
            statedNumber(training, {"gamma", "discount", "discount_factor", "discount_rate"});
        stated && *stated->number() < kSmallDiscount)
        found.discount = *stated->number();
    const std::optional<Curve> length = lengthOf(training);
    const std::optional<Curve> loss = find(training, 2, [](const TagWords& words) {
        return hasAny(words, {"value", "vf", "critic"}) && hasAny(words, {"loss"});
    });
    if (!length || !loss)
        return found;
    // The first predictions are near 0, so the first loss is the square of what it is asked for.
    const double asked = std::sqrt(std::max(loss->curve.values.front(), 0.0));
    const double steps = length->curve.values.front();
    const double perStep = steps > 0.0 ? std::abs(reward.curve.values.front()) / steps : 0.0;
    if (perStep > 0.0 && asked > 0.0 && asked < kFewSteps * perStep
        && steps > kLong * asked / perStep) {
        found.seen = asked;
        found.steps = asked / perStep;
        found.length = steps;
    }
    return found;
}

/// Rewards that rise only because each step costs the same and the episodes get shorter: right
/// where there is a goal to reach soon, wrong where to last is the goal.
void judgeShorter(const Training& training, const Curve& reward, FindingSink& sink)
{
    constexpr std::size_t kFewest = 10;
    constexpr double kSame = 0.005;
    constexpr double kShorter = 0.6;
    const std::optional<Curve> length = lengthOf(training);
    if (!length || length->curve.size() < kFewest || reward.curve.steps != length->curve.steps)
        return;
    std::vector<double> ofStep;
    for (std::size_t i = 0; i < length->curve.size(); ++i) {
        if (!(length->curve.values[i] > 0.0))
            return;
        ofStep.push_back(reward.curve.values[i] / length->curve.values[i]);
    }
    const auto [low, high] = std::minmax_element(ofStep.begin(), ofStep.end());
    const double last = median(length->values().subspan(2 * length->curve.size() / 3));
    if (*high >= 0.0 || *high - *low > kSame * std::abs(*low)
        || last > kShorter * length->curve.values.front())
        return;
    Finding finding = warning(reward, confidence::hardlyMoves, cost::stuck);
    finding.severity = Severity::Info;
    finding.title = text::episodesShorter({.start = Plain(length->curve.values.front()),
                                           .end = Plain(last),
                                           .cost = Plain(median(ofStep)),
                                           .tag = reward.signal->tag});
    finding.explanation = text::episodesShorterExplained();
    finding.evidence = {whole(reward, text::reward()), whole(*length, text::lengthOfEpisodes())};
    finding.fixes = {fix::checkEnvironment()};
    sink.report(std::move(finding));
}

/// What the entropy of a policy without success tells of the reason.
enum class EntropyCourse {
    Other,
    Constant, ///< the weights do not change
    ToMost,   ///< rose to that of random actions and stays there
    Falls,    ///< the policy decides, and gains nothing
};

EntropyCourse courseOf(const Curve& entropy)
{
    constexpr double kConstant = 0.002;
    constexpr double kAtMost = 5e-4;
    constexpr double kRose = 1e-3;
    constexpr double kFalls = 0.6;
    constexpr double kMostActions = 64.0;
    constexpr double kFewActions = 18.5; // of more the logarithms lie too near to each other
    constexpr double kNearMost = 0.02;
    constexpr double kSure = 2.33;
    std::vector<double> sizes(entropy.curve.values);
    for (double& size : sizes)
        size = std::abs(size);
    const auto [low, high] = std::minmax_element(sizes.begin(), sizes.end());
    const double first = sizes.front();
    const double last = median(std::span(sizes).subspan(2 * sizes.size() / 3));
    if (!(*low > 0.0))
        return EntropyCourse::Other;
    // The entropy of random actions is the logarithm of their number.
    const double actions = std::exp(std::min(last, 10.0));
    const double most = std::log(std::round(actions));
    constexpr double kRounding = 1e-9;
    const bool isRounded = std::abs(last - std::round(100.0 * most) / 100.0) < kRounding;
    const bool isAtMost = actions > 1.5 && actions < kMostActions
                          && (isRounded || std::abs(last - most) <= kAtMost * most);
    if (isAtMost)
        return last > (1.0 + kRose) * first ? EntropyCourse::ToMost : EntropyCourse::Other;
    if (*high - *low <= kConstant * *high)
        return EntropyCourse::Constant;
    // What random actions gained is known only if the first ones were.
    const double mostAtFirst = std::log(std::round(std::exp(std::min(first, 10.0))));
    const bool beganRandom = mostAtFirst > 0.5 && mostAtFirst < std::log(kFewActions)
                             && std::abs(first - mostAtFirst) <= kNearMost * mostAtFirst;
    const bool falls =
        beganRandom && last < kFalls * first && mannKendallZ(blockMedians(sizes, kBlocks)) < -kSure;
    return falls ? EntropyCourse::Falls : EntropyCourse::Other;
}

/// A policy that explores less and less and is worse than one that acts at random.
void judgeExploration(const Training& training, FindingSink& sink)
{
    constexpr std::size_t kFewest = 6;
    constexpr double kLeft = 0.5; // of the exploration at the start
    constexpr double kLost = 0.25;
    const std::optional<Curve> share = find(training, kFewest, [](const TagWords& words) {
        return (hasAny(words, {"exploration"}) && hasAny(words, {"rate", "eps", "epsilon"}))
               || hasAny(words, {"epsilon"});
    });
    const std::optional<Curve> reward = find(training, kFewest, [](const TagWords& words) {
        return isReward(words) && !isOfEvaluation(words);
    });
    if (!share || !reward || share->curve.steps.front() != reward->curve.steps.front())
        return;
    const std::span<const double> values = reward->values();
    const double start = median(values.first(2));
    const double end = median(values.last(2));
    const double atEnd = share->curve.values.back();
    const auto best = std::max_element(values.begin(), values.end());
    // Each of the points behind the best is lower than the one before, or the last are all low.
    const bool keepsFalling = std::is_sorted(best, values.end(), std::greater<>());
    const double scale = std::max(std::abs(*best), std::abs(end));
    if (!(share->curve.values.front() > 0.0) || atEnd > kLeft * share->curve.values.front()
        || !keepsFalling || values.end() - best < 4 || values.back() >= start
        || start - end < kLost * scale * 0.5 || *best - values.back() < kLost * scale)
        return;
    Finding finding = warning(*reward, confidence::hardlyMoves, cost::stuck);
    finding.title = text::worseThanRandom({.start = Plain(values.front()),
                                           .end = Plain(values.back()),
                                           .high = Fraction(share->curve.values.front()),
                                           .low = Fraction(atEnd),
                                           .tag = reward->signal->tag});
    finding.explanation = text::worseThanRandomExplained();
    finding.evidence = {whole(*reward, text::reward()), whole(*share, text::exploration())};
    finding.fixes = {fix::checkValueLearning()};
    sink.report(std::move(finding));
}

/// A reward that falls, or stays where a policy begins that has learned nothing.
void judgeProgress(const Training& training, const Curve& reward, FindingSink& sink)
{
    constexpr std::size_t kFewest = 20;
    constexpr double kSure = 2.33;
    constexpr double kRising = 1.645;
    constexpr double kFallen = 0.25;
    constexpr double kSame = 0.15;
    constexpr double kNoGain = 0.05;
    constexpr double kUntouched = 0.03; // of the entropy
    constexpr double kMedianError = 1.2533;
    if (reward.curve.size() < kFewest)
        return;
    const std::span<const double> values(reward.curve.values);
    const double start = median(values.first(std::max<std::size_t>(values.size() / 10, 2)));
    const double end = median(values.subspan(2 * values.size() / 3));
    const double scale = std::max(std::abs(start), std::abs(end));
    const double z = mannKendallZ(blockMedians(reward.values(), kBlocks));
    const bool falls = z < -kSure && start - end > kFallen * scale;
    bool stays = z < kRising && std::abs(end - start) < kSame * scale;
    const std::optional<Curve> openness = entropyOf(training, kFewest);
    const EntropyCourse course = openness ? courseOf(*openness) : EntropyCourse::Other;
    const bool decides = course == EntropyCourse::Falls && end <= start + kNoGain * scale;
    if (stays && !decides) {
        const std::optional<Curve> entropy = entropyOf(training, kFewest);
        if (!entropy)
            return;
        const std::span<const double> all(entropy->curve.values);
        const double first = all.front();
        const double last = median(all.subspan(2 * all.size() / 3));
        stays = first != 0.0 && std::abs(last / first - 1.0) < kUntouched;
    }
    // Beyond the noise of the first tenth: a policy that decides for less than random actions gain.
    const double noise = differenceNoise(values);
    const bool isWorse = start - end > kSure * kMedianError * noise
                                           / std::sqrt(static_cast<double>(values.size()) / 10.0)
                         && values.front() > end;
    stays = stays || (decides && !falls);
    if (!falls && !stays)
        return;
    const Hindrance hindrance = hindranceOf(training, reward);
    const Plain first(start);
    const Plain last(end);
    const std::string& tag = reward.signal->tag;
    Finding finding = warning(reward, confidence::hardlyMoves, cost::stuck);
    finding.title = falls ? text::rewardFalls({.start = first, .end = last, .tag = tag})
                          : text::rewardStays({.start = first, .end = last, .tag = tag});
    finding.explanation = falls ? text::rewardFallsExplained() : text::rewardStaysExplained();
    if (hindrance.highRate > 0.0) {
        finding.title = text::rateTooHigh(
            {.rate = Plain(hindrance.highRate), .start = first, .end = last, .tag = tag});
        finding.explanation = text::rateTooHighExplained();
    } else if (stays && hindrance.entropyBonus > 0.0) {
        finding.title = text::entropyBonusTooLarge(
            {.bonus = Plain(hindrance.entropyBonus), .start = first, .end = last, .tag = tag});
        finding.explanation = text::entropyBonusTooLargeExplained();
    } else if (stays && course == EntropyCourse::ToMost) {
        finding.title = text::bonusOutweighs({.start = first, .end = last, .tag = tag});
        finding.explanation = text::bonusOutweighsExplained();
    } else if (stays && course == EntropyCourse::Constant) {
        finding.title = text::weightsStay({.entropy = Plain(openness->curve.values.back()),
                                           .start = first,
                                           .end = last,
                                           .tag = tag});
        finding.explanation = text::weightsStayExplained();
    } else if (decides && isWorse) {
        finding.title = text::signProbablyWrong({.high = Plain(openness->curve.values.front()),
                                                 .low = Plain(openness->curve.values.back()),
                                                 .start = first,
                                                 .end = last,
                                                 .tag = tag});
        finding.explanation = text::signProbablyWrongExplained();
    } else if (stays && decides) {
        finding.title = text::decidesForNothing({.high = Plain(openness->curve.values.front()),
                                                 .low = Plain(openness->curve.values.back()),
                                                 .start = first,
                                                 .end = last,
                                                 .tag = tag});
        finding.explanation = text::decidesForNothingExplained();
    } else if (stays && hindrance.isBlind) {
        finding.title = text::seesNothing({.start = first, .end = last, .tag = tag});
        finding.explanation = text::seesNothingExplained();
    } else if (hindrance.discount > 0.0) {
        finding.title = text::discountTooSmall(
            {.discount = Plain(hindrance.discount), .start = first, .end = last, .tag = tag});
        finding.explanation = text::discountTooSmallExplained();
    } else if (hindrance.seen > 0.0) {
        finding.explanation = text::looksShort({.seen = Plain(hindrance.seen),
                                                .steps = Plain(hindrance.steps),
                                                .length = Plain(hindrance.length)});
    }
    finding.evidence = {whole(reward, text::reward())};
    finding.fixes = {fix::checkEnvironment()};
    sink.report(std::move(finding));
}

/// A reward of episodes, however short its curve is.
const Signal* anyReward(const Training& training)
{
    const std::optional<Curve> found = find(training, 1, [](const TagWords& words) {
        return isReward(words) && !isOfEvaluation(words);
    });
    return found ? found->signal : nullptr;
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    const Training& training = input.training;
    const Thresholds thresholds(input.settings);
    const auto points = static_cast<std::size_t>(std::clamp(thresholds.points.value, 10.0, 1e6));
    const std::optional<Curve> reward = find(training, points, [](const TagWords& words) {
        return isReward(words) && !isOfEvaluation(words);
    });
    const bool hasRewards =
        std::any_of(training.allSignals.begin(), training.allSignals.end(),
                    [](const Signal& signal) { return isReward(signal.words()); });
    if (!hasRewards) {
        // Other kinds of training need not be told what a policy should log.
        const bool hasPolicy = std::any_of(
            training.allSignals.begin(), training.allSignals.end(), [](const Signal& signal) {
                return hasAny(signal.words(), {"policy", "rollout", "episode", "actor"});
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
    const Signal* episodes = anyReward(training);
    const bool isStuck = (episodes != nullptr && judgeUpdates(training, *episodes, sink))
                         || (reward
                             && (judgeCollapse(training, *reward, thresholds, sink)
                                 || judgeEarlyCollapse(training, *reward, sink)))
                         || judgeMoves(training, reward, points, thresholds, sink)
                         || judgeValues(training, reward, points, thresholds, sink);
    if (!isStuck && reward) {
        judgeProgress(training, *reward, sink);
        judgeShorter(training, *reward, sink);
    }
    if (!isStuck)
        judgeExploration(training, sink);
    judgeGoal(training, thresholds, sink);
}

} // namespace faultline::rules::policy_stuck
