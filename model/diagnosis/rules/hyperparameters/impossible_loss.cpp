// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/impossible_loss.h"

#include "model/core/statistics.h"
#include "model/diagnosis/evidence/learning_evidence.h"
#include "model/diagnosis/signals/answer_curves.h"
#include "model/diagnosis/signals/score_bounds.h"
#include "model/diagnosis/training/learning_curve.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <utility>

namespace faultline::rules::impossible_loss {

namespace {

bool has(const TagWords& words, std::string_view wanted)
{
    return std::find(words.begin(), words.end(), wanted) != words.end();
}

/// Whether the name is that of a quantity without negative values.
bool cannotBeNegative(std::string_view tag)
{
    static constexpr std::array<std::string_view, 13> kNever{
        "mse", "mae", "rmse", "huber", "smoothl1",     "bce", "ce",
        "kl",  "kld", "kls",  "kldiv", "crossentropy", "xent"};
    static constexpr std::array<std::string_view, 2> kDistances{"l1", "l2"}; // or layers
    // What makes another quantity of it: a logarithm, an estimate, a factor, a bound.
    static constexpr std::array<std::string_view, 17> kUnlessAlso{
        "log",  "approx", "policy", "weight", "coef",  "scale", "neg",   "negative", "elbo",
        "diff", "delta",  "change", "lr",     "ratio", "reg",   "score", "reward"};
    const TagWords words = tagWords(tag);
    const bool isNamed = hasAny(words, kNever) || (has(words, "cross") && has(words, "entropy"))
                         || (hasAny(words, kDistances) && has(words, "loss"));
    return isNamed && !hasAny(words, kUnlessAlso);
}

/// A curve and its last third.
struct Tail {
    const Signal* signal = nullptr;
    LearningCurve curve;
    std::size_t first = 0;
    double median = 0.0;
    double negativeShare = 0.0;
};

Tail tailOf(const Signal& signal)
{
    Tail tail{.signal = &signal, .curve = learningCurve(&signal)};
    if (tail.curve.empty())
        return tail;
    tail.first = tail.curve.indexAtShare(2.0 / 3.0);
    const auto values = std::span(tail.curve.values).subspan(tail.first);
    tail.median = median(values);
    const auto negative =
        std::count_if(values.begin(), values.end(), [](double value) { return value < 0.0; });
    tail.negativeShare = static_cast<double>(negative) / static_cast<double>(values.size());
    return tail;
}

/// An error of an evaluation that is below 0 from the first value to the last: scikit-learn's
/// scorers turn errors round, so that higher is better ("neg_root_mean_squared_error").
bool isTurnedRound(const Signal& signal, const LearningCurve& curve)
{
    return isOfEvaluation(signal) && hasAny(signal.words(), {"mse", "mae", "rmse", "l1", "l2"})
           && std::all_of(curve.values.begin(), curve.values.end(),
                          [](double value) { return value < 0.0; });
}

/// Where the last stretch of negative values begins.
std::size_t onsetOf(const LearningCurve& curve)
{
    const auto above = std::find_if(curve.values.rbegin(), curve.values.rend(),
                                    [](double value) { return !(value < 0.0); });
    const auto after = static_cast<std::size_t>(curve.values.rend() - above);
    return std::min(after, curve.size() - 1);
}

void report(const Tail& tail, const Thresholds& thresholds, FindingSink& sink)
{
    Finding finding;
    finding.run = tail.signal->run->id;
    finding.severity = Severity::Critical;
    finding.confidence = confidence::impossible;
    finding.cost = cost::impossible;
    finding.stake.modelQuality = true;
    finding.title = text::negative({.tag = tail.signal->tag, .median = Plain(tail.median)});
    finding.explanation = text::explained();
    const std::size_t onset = std::min(onsetOf(tail.curve), tail.first);
    finding.evidence.emplace_back(
        curveEvidence(*tail.signal, tail.curve, onset, tail.curve.size() - 1, text::belowZero()));
    finding.evidence.emplace_back(number::negativeShare(Fraction(tail.negativeShare), thresholds));
    finding.fixes = {fix::checkTheSign()};
    sink.report(std::move(finding));
}

/// A share that is none, or a distance below 0.
struct ImpossibleScore {
    const Signal* signal = nullptr;
    LearningCurve curve;
    double level = 0.0;
    bool isDistance = false;
    bool mayBePercent = false;
    const Signal* total = nullptr; ///< a loss that ends below 0 with it, as if it were a term
};

bool isShare(const TagWords& words)
{
    static constexpr std::array<std::string_view, 11> kShares{
        "accuracy", "acc", "precision", "recall", "f1",  "auc",
        "auroc",    "iou", "miou",      "dice",   "top1"};
    static constexpr std::array<std::string_view, 6> kUnless{"loss",  "best", "time",
                                                             "count", "diff", "std"};
    return hasAny(words, kShares) && !hasAny(words, kUnless);
}

std::optional<ImpossibleScore> impossibleScore(const Training& training)
{
    constexpr std::size_t kFewest = 3;
    constexpr double kMostPercent = 100.5;
    constexpr double kRounding = 1.02;
    constexpr double kMostShare = 2.0;
    constexpr double kNone = -0.001; // -1 stands for "no such objects"
    std::optional<ImpossibleScore> doubtful;
    for (const Signal& signal : training.allSignals) {
        const TagWords& words = signal.words();
        const bool isDistance = has(words, "fid") || has(words, "fid50k");
        if (!isDistance && !isShare(words))
            continue;
        ImpossibleScore score{
            .signal = &signal, .curve = learningCurve(&signal), .isDistance = isDistance};
        if (score.curve.size() < kFewest)
            continue;
        const auto& values = score.curve.values;
        score.level = median(std::span(values).subspan(
            std::min(score.curve.indexAtShare(2.0 / 3.0), values.size() - 1)));
        const double highest = *std::max_element(values.begin(), values.end());
        const bool isNone = std::find(values.begin(), values.end(), -1.0) != values.end();
        if ((isDistance && score.level < 0.0)
            || (!isDistance && (score.level > kMostPercent || (score.level < kNone && !isNone))))
            return score;
        score.mayBePercent = true;
        if (!isDistance && !doubtful && score.level > kRounding && highest < kMostShare)
            doubtful = std::move(score);
    }
    return doubtful;
}

/// A total of the same part of the data that ends below 0 as well.
const Signal* negativeTotal(const Training& training, const ImpossibleScore& score)
{
    if (!(score.level < 0.0) || score.isDistance)
        return nullptr;
    for (const Signal* total : training.all(SignalKind::TrainLoss)) {
        const Tail tail = tailOf(*total);
        if (total->run == score.signal->run && !tail.curve.empty() && tail.median < 0.0)
            return total;
    }
    return nullptr;
}

void reportScore(const ImpossibleScore& score, FindingSink& sink)
{
    Finding finding;
    finding.run = score.signal->run->id;
    finding.severity = score.mayBePercent ? Severity::Info : Severity::Warning;
    finding.confidence =
        score.mayBePercent ? confidence::mayBePercent : confidence::impossibleScore;
    finding.cost = cost::impossibleScore;
    finding.title =
        score.isDistance
            ? text::negativeDistance({.tag = score.signal->tag, .level = Plain(score.level)})
            : text::noShare({.tag = score.signal->tag, .level = Plain(score.level)});
    finding.explanation = text::noShareExplained();
    if (score.total != nullptr) {
        finding.title = text::termOfWrongSign(
            {.tag = score.signal->tag, .level = Plain(score.level), .total = score.total->tag});
        finding.explanation = text::termOfWrongSignExplained();
    }
    finding.evidence.emplace_back(
        curveEvidence(*score.signal, score.curve, 0, score.curve.size() - 1, text::wholeCurve()));
    if (score.total != nullptr)
        finding.fixes = {fix::checkTheSign()};
    else
        finding.fixes = {fix::computeScoreAnew()};
    sink.report(std::move(finding));
}

/// The loss is 0 to the last digit while the gradient norm never changes: nothing is compared.
bool reportVoidLoss(const Training& training, FindingSink& sink)
{
    constexpr std::size_t kFewest = 3;
    const Signal* loss = training.best(SignalKind::TrainLoss);
    const Signal* norm = training.best(SignalKind::GradientNorm);
    if (loss == nullptr || norm == nullptr)
        return false;
    const LearningCurve curve = learningCurve(loss);
    const LearningCurve norms = learningCurve(norm);
    const auto isZero = [](double value) { return value == 0.0; };
    const bool isVoid =
        curve.size() >= kFewest && std::all_of(curve.values.begin(), curve.values.end(), isZero);
    // A norm that is NaN throughout has no values left in its curve.
    const bool isFrozen = norms.values.empty()
                          || std::all_of(norms.values.begin(), norms.values.end(),
                                         [&norms](double v) { return v == norms.values.front(); });
    if (!isVoid || !isFrozen || (!norms.values.empty() && norms.values.front() == 0.0))
        return false;
    Finding finding;
    finding.run = loss->run->id;
    finding.severity = Severity::Critical;
    finding.confidence = confidence::impossible;
    finding.cost = cost::impossible;
    finding.stake.modelQuality = true;
    finding.title = text::voidLoss({.tag = loss->tag, .points = Count(curve.size())});
    finding.explanation = text::voidLossExplained();
    finding.evidence.emplace_back(
        curveEvidence(*loss, curve, 0, curve.size() - 1, text::wholeCurve()));
    finding.fixes = {fix::printOneBatch()};
    sink.report(std::move(finding));
    return true;
}

/// A loss and a score that cannot belong together. True if there are such.
bool judgeBounds(const Training& training, FindingSink& sink)
{
    const std::optional<BoundBreak> found = findBoundBreak(training);
    if (!found)
        return false;
    const Plain level(found->lossLevel);
    const Plain score(found->scoreLevel);
    const std::string& loss = found->loss->tag;
    const std::string& tag = found->score->tag;
    Finding finding;
    finding.run = found->score->run->id;
    finding.severity = Severity::Warning;
    finding.confidence = confidence::bound;
    finding.cost = cost::impossible;
    finding.stake.modelQuality = true;
    switch (found->sign) {
    case BoundBreak::Sign::OrderReversed:
        finding.title = hasAny(found->score->words(), {"auc", "auroc", "rocauc"})
                            ? text::orderReversed({.tag = tag, .score = score, .loss = loss})
                            : text::timesReversed({.tag = tag, .score = score, .loss = loss});
        finding.explanation = text::orderReversedExplained();
        finding.fixes = {fix::turnOrder()};
        break;
    case BoundBreak::Sign::PairsReversed:
        finding.title = text::pairsReversed(
            {.loss = loss, .level = level, .share = Fraction(found->scoreLevel)});
        finding.explanation = text::pairsReversedExplained(Plain(found->bound));
        finding.fixes = {fix::turnOrder()};
        break;
    case BoundBreak::Sign::ScaledDown:
        finding.title = text::scaledDown({.loss = loss,
                                          .start = Plain(found->lossStart),
                                          .bound = Plain(found->bound),
                                          .tag = tag});
        finding.explanation = text::scaledDownExplained();
        finding.fixes = {fix::averageOnce()};
        break;
    case BoundBreak::Sign::FavoursFrequent:
        finding.title =
            text::favoursFrequent({.loss = loss, .level = level, .tag = tag, .score = score});
        finding.explanation = text::favoursFrequentExplained(Plain(found->bound));
        finding.fixes = {fix::weighRareClasses()};
        break;
    }
    finding.evidence = {curveEvidence(*found->score, found->scoreCurve, 0,
                                      found->scoreCurve.size() - 1, text::theScore()),
                        curveEvidence(*found->loss, found->lossCurve, 0,
                                      found->lossCurve.size() - 1, text::judgedWith())};
    sink.report(std::move(finding));
    return true;
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    const Thresholds thresholds(input.settings);
    const auto fewest = static_cast<std::size_t>(std::clamp(thresholds.points.value, 1.0, 1e6));
    if (reportVoidLoss(input.training, sink))
        return;
    const bool isBroken = judgeBounds(input.training, sink);
    std::optional<ImpossibleScore> score = impossibleScore(input.training);
    if (score)
        score->total = negativeTotal(input.training, *score);
    // Some log the Dice loss from -1 to 0: as a term of a loss that is negative with it, that is no
    // fault where the evaluation scores well.
    constexpr double kGood = 0.5;
    const bool isMeant = score && score->total != nullptr && endsWithScore(input.training, kGood);
    if (score && !isMeant)
        reportScore(*score, sink);
    std::optional<Tail> lowest; // of those that are long enough, the one with the most below 0
    std::optional<Tail> tooShort;
    for (const Signal& signal : input.training.allSignals) {
        if (!cannotBeNegative(signal.tag))
            continue;
        Tail tail = tailOf(signal);
        if (isTurnedRound(signal, tail.curve))
            continue;
        std::optional<Tail>& kept = tail.curve.size() - tail.first < fewest ? tooShort : lowest;
        if (!kept || tail.negativeShare > kept->negativeShare)
            kept = std::move(tail);
    }
    if (!lowest) {
        if (isBroken || (score && !isMeant))
            return;
        if (tooShort)
            sink.abstain(
                abstention::tooShort({.tag = tooShort->signal->tag,
                                      .have = Count(tooShort->curve.size() - tooShort->first)}));
        else
            sink.abstain(abstention::noKnownSign());
        return;
    }
    JudgedPoints judged = judgedCurve(lowest->curve, text::judgedLoss());
    judged.limits.push_back({.label = text::zero(), .value = 0.0});
    sink.judged(std::move(judged));
    sink.computed(number::negativeShare(Fraction(lowest->negativeShare), thresholds));
    if (lowest->median < 0.0 && lowest->negativeShare >= thresholds.share)
        report(*lowest, thresholds, sink);
}

} // namespace faultline::rules::impossible_loss
