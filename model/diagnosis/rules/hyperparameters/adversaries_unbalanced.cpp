// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/adversaries_unbalanced.h"

#include "model/core/statistics.h"
#include "model/diagnosis/evidence/judged_points.h"
#include "model/diagnosis/evidence/learning_evidence.h"
#include "model/diagnosis/training/learning_curve.h"

#include <algorithm>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace faultline::rules::adversaries_unbalanced {

namespace {

using Words = std::vector<std::string>;

bool hasAny(const Words& words, std::initializer_list<std::string_view> wanted)
{
    return std::any_of(words.begin(), words.end(), [wanted](const std::string& word) {
        return std::find(wanted.begin(), wanted.end(), word) != wanted.end();
    });
}

bool isOfDiscriminator(const Words& words)
{
    return hasAny(words, {"d", "disc", "discriminator", "netd"});
}

bool isLoss(const Words& words)
{
    return hasAny(words, {"loss", "losses", "err", "error"});
}

/// A score of real samples: "D(x)", "D/real", "real_score".
bool isScoreOfReal(const Words& words)
{
    const bool isScore = isOfDiscriminator(words) || hasAny(words, {"score", "prob", "output"});
    return isScore && !isLoss(words) && !hasAny(words, {"g", "fake", "acc", "accuracy"})
           && hasAny(words, {"x", "real"});
}

/// A score of generated samples: "D(G(z))", "D/fake", "fake_score".
bool isScoreOfFake(const Words& words)
{
    const bool isScore = isOfDiscriminator(words) || hasAny(words, {"score", "prob", "output"});
    const bool isGenerated = hasAny(words, {"fake", "gen", "generated"})
                             || (hasAny(words, {"g"}) && hasAny(words, {"z", "z1", "z2", "x"}));
    return isScore && !isLoss(words) && !hasAny(words, {"real", "acc", "accuracy"}) && isGenerated;
}

bool isLossOfDiscriminator(const Words& words)
{
    return isLoss(words) && isOfDiscriminator(words) && !hasAny(words, {"real", "fake", "g", "gp"});
}

bool isLossOfGenerator(const Words& words)
{
    return isLoss(words) && hasAny(words, {"g", "gen", "generator", "netg"})
           && !hasAny(words, {"d", "real", "fake"});
}

struct Curve {
    const Signal* signal = nullptr;
    LearningCurve curve;
    double level = 0.0; ///< median without the first fifth
};

template <typename Fits>
std::optional<Curve> longest(const Training& training, Fits fits)
{
    constexpr double kFirstPart = 0.2;
    std::optional<Curve> best;
    for (const Signal& signal : training.allSignals) {
        if (!fits(tagWords(signal.tag)))
            continue;
        Curve one{.signal = &signal, .curve = learningCurve(&signal)};
        if (one.curve.empty() || (best && one.curve.size() <= best->curve.size()))
            continue;
        one.level = median(
            std::span(one.curve.values)
                .subspan(std::min(one.curve.indexAtShare(kFirstPart), one.curve.size() - 1)));
        best = std::move(one);
    }
    return best;
}

bool areProbabilities(const Curve& one)
{
    return std::all_of(one.curve.values.begin(), one.curve.values.end(),
                       [](double value) { return value >= 0.0 && value <= 1.0; });
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

/// True if there was something to judge.
bool judgeScores(const Training& training, const Thresholds& thresholds, FindingSink& sink)
{
    const std::optional<Curve> real = longest(training, isScoreOfReal);
    const std::optional<Curve> fake = longest(training, isScoreOfFake);
    const auto isUsable = [&thresholds](const std::optional<Curve>& one) {
        return one && static_cast<double>(one->curve.size()) >= thresholds.points
               && areProbabilities(*one);
    };
    if (!isUsable(real) || !isUsable(fake))
        return false;
    const NumberEvidence ofReal = number::scoreOfReal(Plain(real->level), thresholds);
    const NumberEvidence ofFake = number::scoreOfFake(Plain(fake->level), thresholds);
    sink.computed(ofReal);
    sink.computed(ofFake);
    sink.judged(judgedCurve(fake->curve, text::scoresOfFakes()));
    if (!(real->level > thresholds.sureOfReal) || !(fake->level < thresholds.sureOfFake))
        return true;
    Finding finding = warning(*fake, confidence::scores, cost::won);
    finding.title = text::discriminatorWon(
        {.real = Plain(real->level), .fake = Plain(fake->level), .tag = fake->signal->tag});
    finding.explanation = text::wonExplained();
    finding.evidence = {whole(*fake, text::scoresOfFakes()), whole(*real, text::scoresOfReals()),
                        ofReal, ofFake};
    finding.fixes = {fix::balanceRates(), fix::compareRanges()};
    sink.report(std::move(finding));
    return true;
}

bool judgeLosses(const Training& training, const Thresholds& thresholds, FindingSink& sink)
{
    const std::optional<Curve> ofD = longest(training, isLossOfDiscriminator);
    const std::optional<Curve> ofG = longest(training, isLossOfGenerator);
    if (!ofD || !ofG || static_cast<double>(ofD->curve.size()) < thresholds.points
        || static_cast<double>(ofG->curve.size()) < thresholds.points)
        return false;
    sink.judged(judgedCurve(ofD->curve, text::lossOfDiscriminator()));
    const double first = median(std::span(ofG->curve.values).first(3));
    const bool isPositive = std::all_of(ofD->curve.values.begin(), ofD->curve.values.end(),
                                        [](double value) { return value >= 0.0; });
    if (!isPositive || !(ofD->level < thresholds.vanished) || !(ofG->level > thresholds.losing)
        || ofG->level < first || median(ofD->curve.values) == 0.0)
        return true;
    Finding finding = warning(*ofD, confidence::losses, cost::won);
    finding.title = text::lossesApart({.discriminator = Plain(ofD->level),
                                       .generator = Plain(ofG->level),
                                       .tag = ofD->signal->tag});
    finding.explanation = text::wonExplained();
    finding.evidence = {whole(*ofD, text::lossOfDiscriminator()),
                        whole(*ofG, text::lossOfGenerator())};
    finding.fixes = {fix::balanceRates(), fix::compareRanges()};
    sink.report(std::move(finding));
    return true;
}

bool judgeSamples(const Training& training, const Thresholds& thresholds, FindingSink& sink)
{
    constexpr std::size_t kFewest = 5;
    const std::optional<Curve> fid = longest(training, [](const Words& words) {
        return hasAny(words, {"fid", "fid50k"}) && !hasAny(words, {"best", "min", "time"});
    });
    if (!fid || fid->curve.size() < kFewest)
        return false;
    const std::vector<double> smooth = runningMedian(fid->curve.values, 1);
    const auto best = std::min_element(smooth.begin(), smooth.end());
    const double last =
        median(std::span(fid->curve.values)
                   .subspan(std::min(fid->curve.indexAtShare(2.0 / 3.0), fid->curve.size() - 1)));
    if (!(*best > 0.0))
        return true; // an impossible value: impossible-loss tells that
    const NumberEvidence ratio = number::fidRatio(Ratio(last / *best), thresholds);
    sink.computed(ratio);
    if (last < thresholds.worse * *best)
        return true;
    const auto at = static_cast<std::size_t>(best - smooth.begin());
    const Step step(fid->curve.steps[at]);
    Finding finding = warning(*fid, confidence::samples, cost::worse);
    finding.title = text::samplesWorse(
        {.step = step, .best = Plain(*best), .last = Plain(last), .tag = fid->signal->tag});
    finding.explanation = text::worseExplained();
    finding.evidence = {
        curveEvidence(*fid->signal, fid->curve, at, fid->curve.size() - 1, text::sinceBest()),
        ratio};
    finding.fixes = {fix::useBestSamples(step), fix::balanceRates()};
    sink.report(std::move(finding));
    return true;
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    const Thresholds thresholds(input.settings);
    const bool hasSamples = judgeSamples(input.training, thresholds, sink);
    const bool hasBalance = judgeScores(input.training, thresholds, sink)
                            || judgeLosses(input.training, thresholds, sink);
    // Other kinds of training need not be told what a generator should log.
    const auto& signals = input.training.allSignals;
    const bool isAdversarial = std::any_of(signals.begin(), signals.end(), [](const Signal& one) {
        const Words words = tagWords(one.tag);
        return isLossOfDiscriminator(words)
               || hasAny(words, {"discriminator", "generator", "gan", "netd", "netg"});
    });
    if (!hasSamples && !hasBalance && isAdversarial)
        sink.abstain(abstention::noScores());
    else if (!hasSamples && !hasBalance)
        sink.judged(judgedFact(text::noAdversaries()));
}

} // namespace faultline::rules::adversaries_unbalanced
