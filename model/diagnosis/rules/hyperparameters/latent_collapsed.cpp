// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/latent_collapsed.h"

#include "model/core/statistics.h"
#include "model/diagnosis/evidence/judged_points.h"
#include "model/diagnosis/evidence/learning_evidence.h"
#include "model/diagnosis/setup/stated_settings.h"
#include "model/diagnosis/signals/answer_curves.h"
#include "model/diagnosis/signals/pair_course.h"
#include "model/diagnosis/training/learning_curve.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <initializer_list>
#include <numeric>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace faultline::rules::latent_collapsed {

namespace {

bool isDivergence(const TagWords& words)
{
    // Those of policies and of distillation are other quantities.
    return hasAny(words, {"kl", "kld", "kldiv", "kls"})
           && !hasAny(words, {"approx", "policy", "coef", "weight", "beta", "distill", "target",
                              "teacher", "penalty", "mean", "rollout"});
}

bool isReconstruction(const TagWords& words)
{
    return std::any_of(words.begin(), words.end(), [](const std::string& word) {
        return word.starts_with("recon") || word == "rec" || word == "recloss";
    });
}

template <typename Fits>
std::optional<AnswerCurve> find(const Training& training, bool ofEvaluation, Fits fits)
{
    return longestCurve(training, 1, [&](const Signal& signal) {
        return isOfEvaluation(signal) == ofEvaluation && fits(signal.words());
    });
}

/// What the divergence counts in the total of its run, by the steps where it is largest.
std::optional<double> weightIn(const Training& training, const AnswerCurve& divergence,
                               const AnswerCurve& reconstruction)
{
    constexpr std::size_t kMostPoints = 5000;
    constexpr std::size_t kLooked = 20;
    constexpr double kSpread = 0.1;
    constexpr double kDigits = 1e-5; // of the total: what a float and a few operations keep
    const LearningCurve kl = learningCurve(divergence.signal, kMostPoints);
    const LearningCurve other = learningCurve(reconstruction.signal, kMostPoints);
    for (const Signal* total : training.all(SignalKind::TrainLoss)) {
        const LearningCurve sum = learningCurve(total, kMostPoints);
        if (total->run != divergence.signal->run || sum.steps != kl.steps
            || sum.steps != other.steps)
            continue;
        std::vector<std::size_t> order(kl.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        std::sort(order.begin(), order.end(),
                  [&kl](std::size_t a, std::size_t b) { return kl.values[a] > kl.values[b]; });
        order.resize(std::min(order.size(), kLooked));
        std::vector<double> weights;
        for (const std::size_t i : order) {
            const double left = sum.values[i] - other.values[i];
            const bool isNone = std::abs(left) <= kDigits * std::abs(sum.values[i]);
            if (kl.values[i] > 0.0)
                weights.push_back(isNone ? 0.0 : left / kl.values[i]);
        }
        if (weights.empty())
            continue;
        const double weight = median(weights);
        if (quantile(weights, 0.9) - quantile(weights, 0.1) <= kSpread * std::abs(weight))
            return weight;
    }
    return std::nullopt;
}

struct Terms {
    AnswerCurve divergence;
    AnswerCurve reconstruction;
    std::optional<double> weight; ///< of the divergence in the total
};

Finding warning(const Terms& terms, double confidence, double cost)
{
    const AnswerCurve& divergence = terms.divergence;
    const AnswerCurve& reconstruction = terms.reconstruction;
    Finding finding;
    finding.run = divergence.signal->run->id;
    finding.severity = Severity::Warning;
    finding.confidence = confidence;
    finding.cost = cost;
    finding.stake.modelQuality = true;
    finding.evidence.emplace_back(curveEvidence(*divergence.signal, divergence.curve, 0,
                                                divergence.size() - 1, text::divergence()));
    finding.evidence.emplace_back(curveEvidence(*reconstruction.signal, reconstruction.curve, 0,
                                                reconstruction.size() - 1, text::reconstruction()));
    return finding;
}

void reportCollapse(const Terms& terms, bool isReconstructed, const NumberEvidence& last,
                    const NumberEvidence& kept, FindingSink& sink)
{
    constexpr double kHigh = 3.0;
    constexpr double kUsual = 1.5;
    const std::string& tag = terms.divergence.signal->tag;
    const std::string& other = terms.reconstruction.signal->tag;
    const Plain end(terms.divergence.level());
    const Plain level(terms.reconstruction.level());
    Finding finding = warning(terms, confidence::collapsed, cost::collapsed);
    finding.evidence.emplace_back(last);
    finding.evidence.emplace_back(kept);
    finding.fixes = {fix::annealWeight()};
    if (terms.weight && *terms.weight > kHigh) {
        finding.title =
            text::weightTooHigh({.weight = Plain(*terms.weight), .tag = tag, .last = end});
        finding.explanation = text::explained();
    } else if (isReconstructed) {
        finding.title = text::fellToNothing(
            {.tag = tag, .start = Plain(terms.divergence.start()), .last = end});
        finding.explanation = text::explained();
    } else if (terms.weight && *terms.weight <= kUsual) {
        finding.title =
            text::hardlyReconstructs({.other = other, .level = level, .tag = tag, .last = end});
        finding.explanation = text::hardlyReconstructsExplained(Plain(*terms.weight));
        finding.fixes = {fix::checkDecoder(), fix::annealWeight()};
    } else {
        finding.title = text::collapsed({.tag = tag, .last = end, .other = other, .level = level});
        finding.explanation = text::explained();
    }
    sink.report(std::move(finding));
}

/// A divergence that grows without limit, because the total is the reconstruction alone.
bool hasNoWeight(const Training& training, const Terms& terms)
{
    constexpr double kGrown = 1.5;
    constexpr double kMuch = 1.0; // nats
    const AnswerCurve& divergence = terms.divergence;
    // A stated weight is meant: one in a million does not show in the digits of the total.
    if (statedNumber(training, {"kl_weight", "kld_weight", "kl_coef", "beta", "lambda_kl"}))
        return false;
    return terms.weight && *terms.weight == 0.0 && divergence.level() > kMuch
           && divergence.level() > kGrown * divergence.curve.values.front();
}

/// The divergence of an evaluation that is the same to the last digit while the reconstruction
/// improves: nothing that it depends on is trained.
bool isEncoderFixed(const Terms& terms)
{
    constexpr std::size_t kFewest = 5;
    constexpr double kSame = 1e-6;
    constexpr double kImproved = 0.95;
    const std::vector<double>& values = terms.divergence.curve.values;
    const auto [low, high] = std::minmax_element(values.begin(), values.end());
    return values.size() >= kFewest && *low > 0.0 && *high - *low <= kSame * *high
           && terms.reconstruction.level() < kImproved * terms.reconstruction.start();
}

/// What a training on pairs of examples tells. True if it fired.
bool judgePairs(const Training& training, FindingSink& sink)
{
    const std::optional<PairFault> fault = findPairFault(training);
    if (!fault)
        return false;
    const std::string& tag = fault->signal->tag;
    const Plain start(fault->start);
    const Plain level(fault->level);
    Finding finding;
    finding.run = fault->signal->run->id;
    finding.severity = Severity::Warning;
    finding.confidence = confidence::pairs;
    finding.cost = cost::collapsed;
    finding.stake.modelQuality = true;
    const auto describe = [&finding](Text title, Text explanation, Fix fix) {
        finding.title = std::move(title);
        finding.explanation = std::move(explanation);
        finding.fixes = {std::move(fix)};
    };
    switch (fault->sign) {
    case PairFault::Sign::Collapsed:
        describe(text::representationCollapsed({.tag = tag, .start = start, .last = level}),
                 text::representationCollapsedExplained(), fix::pushApart());
        break;
    case PairFault::Sign::LossIsBlind:
        describe(text::temperatureTooHigh({.tag = tag, .level = level}),
                 text::temperatureTooHighExplained(), fix::lowerTemperature());
        break;
    case PairFault::Sign::EncoderFixed:
        describe(text::encoderOfPairsFixed(
                     {.tag = tag, .level = level, .evaluations = Count(fault->curve.size())}),
                 text::encoderOfPairsFixedExplained(), fix::trainEncoder());
        break;
    case PairFault::Sign::SameViews:
        describe(text::sameViews({.tag = tag, .probe = fault->probe->tag, .level = level}),
                 text::sameViewsExplained(), fix::augmentViews());
        break;
    case PairFault::Sign::NothingShared:
        describe(
            text::nothingShared({.tag = tag, .level = level, .expected = Plain(fault->expected)}),
            text::nothingSharedExplained(), fix::weakenAugmentation());
        break;
    case PairFault::Sign::SameNegatives:
        describe(text::sameNegatives({.tag = tag, .level = level}), text::sameNegativesExplained(),
                 fix::drawNegatives());
        break;
    case PairFault::Sign::EasyNegatives:
        describe(text::easyNegatives(
                     {.tag = tag, .probe = fault->probe->tag, .start = start, .last = level}),
                 text::easyNegativesExplained(), fix::drawNegatives());
        break;
    }
    finding.evidence = {
        curveEvidence(*fault->signal, fault->curve, 0, fault->curve.size() - 1, text::pairs())};
    if (fault->probe != nullptr)
        finding.evidence.emplace_back(curveEvidence(*fault->probe, fault->probeCurve, 0,
                                                    fault->probeCurve.size() - 1, text::probe()));
    sink.report(std::move(finding));
    return true;
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    const Training& training = input.training;
    const Thresholds thresholds(input.settings);
    if (judgePairs(training, sink))
        return;
    bool isJudged = false;
    for (const bool ofEvaluation : {false, true}) {
        auto divergence = find(training, ofEvaluation, isDivergence);
        auto reconstruction = find(training, ofEvaluation, isReconstruction);
        if (!divergence || !reconstruction || !(reconstruction->start() > 0.0))
            continue;
        Terms terms{.divergence = std::move(*divergence),
                    .reconstruction = std::move(*reconstruction),
                    .weight = std::nullopt};
        if (ofEvaluation && isEncoderFixed(terms)) {
            Finding finding = warning(terms, confidence::computed, cost::collapsed);
            finding.title = text::encoderFixed({.tag = terms.divergence.signal->tag,
                                                .level = Plain(terms.divergence.level()),
                                                .evaluations = Count(terms.divergence.size())});
            finding.explanation = text::encoderFixedExplained();
            finding.fixes = {fix::trainEncoder()};
            sink.report(std::move(finding));
            return;
        }
        if (static_cast<double>(terms.divergence.size()) < thresholds.points
            || static_cast<double>(terms.reconstruction.size()) < thresholds.points)
            continue;
        isJudged = true;
        if (!ofEvaluation)
            terms.weight = weightIn(training, terms.divergence, terms.reconstruction);
        const double level = terms.divergence.level();
        const double share = terms.reconstruction.level() / terms.reconstruction.start();
        const NumberEvidence last = number::lastDivergence(Plain(level), thresholds);
        const NumberEvidence kept = number::reconstructionKept(Fraction(share), thresholds);
        sink.judged(judgedCurve(terms.divergence.curve, text::divergence()));
        sink.computed(last);
        sink.computed(kept);
        if (hasNoWeight(training, terms)) {
            Finding finding = warning(terms, confidence::computed, cost::collapsed);
            finding.title = text::noWeight({.tag = terms.divergence.signal->tag,
                                            .other = terms.reconstruction.signal->tag,
                                            .start = Plain(terms.divergence.curve.values.front()),
                                            .last = Plain(level)});
            finding.explanation = text::noWeightExplained();
            finding.fixes = {fix::giveWeight()};
            sink.report(std::move(finding));
            return;
        }
        const double highest = *std::max_element(terms.divergence.curve.values.begin(),
                                                 terms.divergence.curve.values.end());
        const double limit = highest > thresholds.nothing ? thresholds.left * highest : highest;
        // Below 0 it is no divergence: impossible-loss tells that. One that is small by its scale
        // does not fall to nothing of what it was.
        const bool isNothing = level >= 0.0 && level < thresholds.nothing && level <= limit;
        const bool fellToNothing =
            isNothing && level < thresholds.vanished && level <= thresholds.vanished * highest;
        if (fellToNothing || (isNothing && share > thresholds.kept)) {
            reportCollapse(terms, share <= thresholds.kept, last, kept, sink);
            return;
        }
    }
    // Other kinds of training need not be told what an autoencoder should log.
    const bool isAutoencoder = std::any_of(
        training.allSignals.begin(), training.allSignals.end(), [](const Signal& signal) {
            return isReconstruction(signal.words()) || isDivergence(signal.words());
        });
    if (!isJudged && isAutoencoder)
        sink.abstain(abstention::noTerms());
    else if (!isJudged)
        sink.judged(judgedFact(text::noLatentVariables()));
}

} // namespace faultline::rules::latent_collapsed
