// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/adversaries_unbalanced.h"

#include "model/core/statistics.h"
#include "model/diagnosis/evidence/judged_points.h"
#include "model/diagnosis/evidence/learning_evidence.h"
#include "model/diagnosis/setup/stated_settings.h"
#include "model/diagnosis/training/learning_curve.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace faultline::rules::adversaries_unbalanced {

namespace {

bool isOfDiscriminator(const TagWords& words)
{
    return hasAny(words, {"d", "disc", "discriminator", "netd"});
}

bool isLoss(const TagWords& words)
{
    return hasAny(words, {"loss", "losses", "err", "error"});
}

/// A score of real samples: "D(x)", "D/real", "real_score".
bool isScoreOfReal(const TagWords& words)
{
    const bool isScore = isOfDiscriminator(words) || hasAny(words, {"score", "prob", "output"});
    return isScore && !isLoss(words) && !hasAny(words, {"g", "fake", "acc", "accuracy"})
           && hasAny(words, {"x", "real"});
}

/// A score of generated samples: "D(G(z))", "D/fake", "fake_score".
bool isScoreOfFake(const TagWords& words)
{
    const bool isScore = isOfDiscriminator(words) || hasAny(words, {"score", "prob", "output"});
    const bool isGenerated = hasAny(words, {"fake", "gen", "generated"})
                             || (hasAny(words, {"g"}) && hasAny(words, {"z", "z1", "z2", "x"}));
    return isScore && !isLoss(words) && !hasAny(words, {"real", "acc", "accuracy"}) && isGenerated;
}

bool isLossOfDiscriminator(const TagWords& words)
{
    return isLoss(words) && isOfDiscriminator(words) && !hasAny(words, {"real", "fake", "g", "gp"});
}

bool isLossOfGenerator(const TagWords& words)
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
        if (!fits(signal.words()))
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

/// Medians of blocks without the first fifth: the course of a noisy curve.
std::vector<double> courseOf(const Curve& one)
{
    constexpr double kFirstPart = 0.2;
    constexpr std::size_t kBlocks = 8;
    return blockMedians(
        std::span(one.curve.values)
            .subspan(std::min(one.curve.indexAtShare(kFirstPart), one.curve.size() - 1)),
        kBlocks);
}

/// Whether the highest value is hardly above the lowest.
bool isLevel(std::span<const double> values, double spread)
{
    const auto [low, high] = std::minmax_element(values.begin(), values.end());
    return *high - *low <= spread * std::max(std::abs(*low), std::abs(*high));
}

/// A measure of the generated samples, of an evaluation.
bool isSampleMeasure(const TagWords& words)
{
    return hasAny(words,
                  {"dist", "distance", "fid", "fid50k", "kid", "mmd", "swd", "emd", "nearest"})
           && !isLoss(words)
           && !hasAny(words,
                      {"best", "min", "max", "time", "critic", "weight", "weights", "lambda"});
}

/// How many of the groups of the data the samples cover.
bool isModeCount(const TagWords& words)
{
    return hasAny(words, {"modes", "nmodes"})
           || (hasAny(words, {"mode"}) && hasAny(words, {"count", "coverage", "covered", "num"}));
}

/// A loss of the generator beyond what a cross-entropy of a bounded network gives: the weights have
/// grown without end. True if it reported a finding.
bool reportBlownUp(const Training& training, const Curve& fake, FindingSink& sink)
{
    constexpr double kBeyond = 100.0;   // a score of e^-100, if the loss is nothing but that of it
    constexpr double kMostFooled = 0.2; // then samples are told from the data
    const std::optional<Curve> ofD = longest(training, isLossOfDiscriminator);
    const std::optional<Curve> ofG = longest(training, isLossOfGenerator);
    if (!ofD || !ofG || !(ofG->level > kBeyond) || fake.level > kMostFooled
        || ofG->level < ofG->curve.values.front()
        || std::any_of(ofD->curve.values.begin(), ofD->curve.values.end(),
                       [](double value) { return value < 0.0; }))
        return false;
    Finding finding = warning(*ofG, confidence::scores, cost::won);
    const std::optional<UsedRate> rate = usedRate(training);
    finding.title =
        rate ? text::rateBlewUp(
            {.rate = Plain(rate->peak), .loss = Plain(ofG->level), .tag = ofG->signal->tag})
             : text::blewUp({.loss = Plain(ofG->level), .tag = ofG->signal->tag});
    finding.explanation = text::blewUpExplained();
    finding.evidence = {whole(*ofG, text::lossOfGenerator()),
                        whole(*ofD, text::lossOfDiscriminator()),
                        whole(fake, text::scoresOfFakes())};
    finding.fixes = {fix::lowerBothRates(), fix::compareRanges()};
    sink.report(std::move(finding));
    return true;
}

/// Samples that are as far from the data at the end as at first, and a discriminator that tells
/// them from it. True if it reported a finding.
bool reportUntrained(const Training& training, const Curve& real, const Curve& fake,
                     FindingSink& sink)
{
    constexpr double kApart = 0.25;
    constexpr double kFarApart = 0.35;
    constexpr double kFooled = 0.05; // less is a discriminator that has won
    constexpr double kSame = 0.03;
    constexpr double kSameCourse = 0.04;
    constexpr std::size_t kFewest = 5;
    if (real.level - fake.level < kApart || fake.level < kFooled)
        return false;
    const std::optional<Curve> measure = longest(training, isSampleMeasure);
    if (measure && measure->curve.size() >= kFewest) {
        const std::vector<double>& values = measure->curve.values;
        const double highest = *std::max_element(values.begin(), values.end());
        if (!(highest > 0.0) || !isLevel(values, kSame))
            return false;
        Finding finding = warning(*measure, confidence::scores, cost::won);
        finding.title = text::generatorUntrained({.tag = measure->signal->tag,
                                                  .level = Plain(measure->level),
                                                  .evaluations = Count(values.size())});
        finding.explanation =
            text::untrainedExplained({.real = Plain(real.level), .fake = Plain(fake.level)});
        finding.evidence = {whole(*measure, text::measureOfSamples()),
                            whole(fake, text::scoresOfFakes())};
        finding.fixes = {fix::stepGenerator()};
        sink.report(std::move(finding));
        return true;
    }
    // Without a measure: two opponents of which neither reacts to the other.
    const std::optional<Curve> ofD = longest(training, isLossOfDiscriminator);
    const std::optional<Curve> ofG = longest(training, isLossOfGenerator);
    if (!ofD || !ofG || real.level - fake.level < kFarApart || !isLevel(courseOf(fake), kSameCourse)
        || !isLevel(courseOf(*ofD), kSameCourse) || !isLevel(courseOf(*ofG), kSameCourse))
        return false;
    Finding finding = warning(fake, confidence::losses, cost::won);
    finding.title = text::generatorStands(
        {.fake = Plain(fake.level), .real = Plain(real.level), .tag = fake.signal->tag});
    finding.explanation =
        text::untrainedExplained({.real = Plain(real.level), .fake = Plain(fake.level)});
    finding.evidence = {whole(fake, text::scoresOfFakes()), whole(*ofG, text::lossOfGenerator())};
    finding.fixes = {fix::stepGenerator()};
    sink.report(std::move(finding));
    return true;
}

/// A loss of the generator of ln(1 - D(G(z))) beside a discriminator that is ahead: the gradient of
/// that loss is the score itself. True if it reported a finding.
bool reportSaturated(const Training& training, const Curve& real, const Curve& fake,
                     FindingSink& sink)
{
    constexpr double kApart = 0.45;
    constexpr double kMostFooled = 0.35;
    constexpr double kLeast = 0.7;
    constexpr double kMost = 5.0;
    const std::optional<Curve> ofG = longest(training, isLossOfGenerator);
    if (!ofG || real.level - fake.level < kApart || fake.level > kMostFooled
        || std::any_of(ofG->curve.values.begin(), ofG->curve.values.end(),
                       [](double value) { return value > 0.0; }))
        return false;
    // Of scores that differ between samples the mean of the logarithm is further below 0.
    const double expected = std::log(1.0 - fake.level);
    if (ofG->level > kLeast * expected || ofG->level < kMost * expected)
        return false;
    Finding finding = warning(*ofG, confidence::losses, cost::won);
    finding.title = text::saturated(
        {.real = Plain(real.level), .fake = Plain(fake.level), .tag = fake.signal->tag});
    finding.explanation = text::saturatedExplained();
    finding.evidence = {whole(fake, text::scoresOfFakes()), whole(real, text::scoresOfReals()),
                        whole(*ofG, text::lossOfGenerator())};
    finding.fixes = {fix::useOtherLoss(), fix::balanceRates()};
    sink.report(std::move(finding));
    return true;
}

double softplus(double x)
{
    return std::max(x, 0.0) + std::log1p(std::exp(-std::abs(x)));
}

/// Scores of both kinds of samples before the sigmoid.
struct Logits {
    double real = 0.0;
    double fake = 0.0;
};

/// Scores from 0 to 1 are taken for probabilities.
std::optional<Logits> logitsOf(const std::optional<Curve>& real, const std::optional<Curve>& fake)
{
    if (!real || !fake)
        return std::nullopt;
    if (!areProbabilities(*real) || !areProbabilities(*fake))
        return Logits{.real = real->level, .fake = fake->level};
    const auto logit = [](double p) {
        constexpr double kNearest = 1e-6;
        const double inside = std::clamp(p, kNearest, 1.0 - kNearest);
        return std::log(inside / (1.0 - inside));
    };
    return Logits{.real = logit(real->level), .fake = logit(fake->level)};
}

/// The curves of the two opponents.
struct Opponents {
    Curve ofD;
    Curve ofG;
    std::optional<Curve> real;
    std::optional<Curve> fake;
    std::optional<Logits> logits;
    std::optional<Curve> measure; ///< lower is better
};

/// Of the losses of opponents, whatever the threshold was set to.
std::size_t fewestOf(const Thresholds& thresholds)
{
    return static_cast<std::size_t>(std::clamp(thresholds.points.value, 3.0, 1e6));
}

std::optional<Opponents> opponentsOf(const Training& training, const Thresholds& thresholds)
{
    std::optional<Curve> ofD = longest(training, isLossOfDiscriminator);
    std::optional<Curve> ofG = longest(training, isLossOfGenerator);
    if (!ofD || !ofG || ofD->curve.size() < fewestOf(thresholds)
        || ofG->curve.size() < fewestOf(thresholds)
        || std::any_of(ofD->curve.values.begin(), ofD->curve.values.end(),
                       [](double value) { return value < 0.0; }))
        return std::nullopt;
    Opponents found{.ofD = std::move(*ofD),
                    .ofG = std::move(*ofG),
                    .real = longest(training, isScoreOfReal),
                    .fake = longest(training, isScoreOfFake),
                    .logits = std::nullopt,
                    .measure = longest(training, isSampleMeasure)};
    found.logits = logitsOf(found.real, found.fake);
    return found;
}

/// Whether the samples were never clearly nearer to the data than at the first evaluation.
bool neverNearer(const Curve& measure)
{
    constexpr std::size_t kFewest = 4;
    constexpr double kNearer = 0.9;
    const std::vector<double>& values = measure.curve.values;
    return values.size() >= kFewest && values.front() > 0.0
           && *std::min_element(values.begin(), values.end()) >= kNearer * values.front();
}

std::vector<Evidence> evidenceOf(const Opponents& found)
{
    std::vector<Evidence> evidence{whole(found.ofG, text::lossOfGenerator()),
                                   whole(found.ofD, text::lossOfDiscriminator())};
    if (found.fake)
        evidence.emplace_back(whole(*found.fake, text::scoresOfFakes()));
    if (found.measure)
        evidence.emplace_back(whole(*found.measure, text::measureOfSamples()));
    return evidence;
}

/// A generator that is rewarded for being recognized. In each form of the losses that of the
/// generator is near 0 or above while the discriminator wins.
bool isGeneratorReversed(const Opponents& found)
{
    constexpr double kWins = 0.5;
    constexpr double kBelow = -1.0;
    constexpr double kNear = 0.1;
    const double loss = found.ofG.level;
    if (!(found.ofD.level < kWins) || !(loss < kBelow)
        || std::any_of(found.ofG.curve.values.begin(), found.ofG.curve.values.end(),
                       [](double value) { return value > 0.0; }))
        return false;
    if (!found.logits)
        return found.measure && neverNearer(*found.measure);
    const double fake = found.logits->fake;
    return fake < kBelow
           && (std::abs(loss + softplus(-fake)) <= kNear * std::abs(loss)
               || std::abs(loss - fake) <= kNear * std::abs(loss));
}

/// What a cross-entropy would be of a discriminator with the usual labels.
double expectedOfDiscriminator(const Logits& logits)
{
    return softplus(-logits.real) + softplus(logits.fake);
}

/// Real samples score lower than generated ones, and the loss says that this is right. Whoever
/// means it (real is 0) trains the generator towards 0 as well.
bool areLabelsSwapped(const Opponents& found)
{
    constexpr double kSure = 1.66; // 1.2 times that of a guess
    constexpr double kLess = 0.45; // it may be the mean of both halves
    if (!found.logits || found.logits->real >= found.logits->fake)
        return false;
    const double expected = expectedOfDiscriminator(*found.logits);
    return expected > kSure && found.ofD.level < kLess * expected
           && found.ofG.level < 0.5 * softplus(found.logits->fake);
}

/// A cross-entropy above that of a guess, which any discriminator that learns avoids: it need only
/// give 0 for everything.
bool isDiscriminatorUntrained(const Opponents& found)
{
    constexpr double kGuess = 1.386; // 2 ln 2
    constexpr double kAbove = 1.1;
    constexpr double kNear = 0.25;
    constexpr double kSame = 0.15;
    if (!found.logits || found.logits->fake <= found.logits->real)
        return false;
    const std::vector<double> course = courseOf(found.ofD);
    const double expected = softplus(-found.logits->fake);
    return *std::min_element(course.begin(), course.end()) > kAbove * kGuess
           && isLevel(course, kSame) && std::abs(found.ofG.level - expected) <= kNear * expected
           && std::abs(found.ofD.level - expectedOfDiscriminator(*found.logits))
                  <= kNear * found.ofD.level;
}

/// An objective that drives one of the two the wrong way, or not at all. True if it reported a
/// finding.
bool judgeObjectives(const Opponents& found, FindingSink& sink)
{
    Finding finding = warning(found.ofG, confidence::scores, cost::won);
    finding.evidence = evidenceOf(found);
    if (isGeneratorReversed(found)) {
        finding.title = text::generatorReversed({.loss = Plain(found.ofG.level),
                                                 .tag = found.ofG.signal->tag,
                                                 .discriminator = Plain(found.ofD.level)});
        finding.explanation = text::generatorReversedExplained();
        finding.fixes = {fix::turnSign()};
    } else if (areLabelsSwapped(found)) {
        finding.title = text::labelsSwapped({.real = Plain(found.real->level),
                                             .fake = Plain(found.fake->level),
                                             .loss = Plain(found.ofD.level),
                                             .tag = found.ofD.signal->tag});
        finding.explanation = text::labelsSwappedExplained();
        finding.fixes = {fix::labelReals()};
    } else if (isDiscriminatorUntrained(found)) {
        finding.title = text::discriminatorUntrained(
            {.loss = Plain(found.ofD.level), .tag = found.ofD.signal->tag});
        finding.explanation = text::discriminatorUntrainedExplained();
        finding.fixes = {fix::stepDiscriminator()};
    } else {
        return false;
    }
    sink.report(std::move(finding));
    return true;
}

/// Samples that never come nearer to the data: while the discriminator tells all of them, or
/// without a trend while the losses look balanced. True if it reported a finding.
bool judgeReach(const Opponents& found, const Thresholds& thresholds, FindingSink& sink)
{
    constexpr std::size_t kFewest = 6;
    constexpr double kHardly = 0.6;
    constexpr double kFalling = -1.0;
    constexpr std::size_t kBlocks = 30;
    if (!found.measure || !found.logits)
        return false;
    const auto sigmoid = [](double x) { return 1.0 / (1.0 + std::exp(-x)); };
    const std::vector<double>& values = found.measure->curve.values;
    const double last = median(std::span(values).subspan(2 * values.size() / 3));
    Finding finding = warning(*found.measure, confidence::losses, cost::won);
    finding.evidence = evidenceOf(found);
    if (neverNearer(*found.measure) && sigmoid(found.logits->real) > thresholds.sureOfReal
        && sigmoid(found.logits->fake) < thresholds.sureOfFake) {
        finding.title = text::outOfReach({.tag = found.measure->signal->tag,
                                          .first = Plain(values.front()),
                                          .last = Plain(last)});
        finding.explanation = text::outOfReachExplained();
        finding.fixes = {fix::compareRanges(), fix::balanceRates()};
    } else if (values.size() >= kFewest && values.front() > 0.0 && last > kHardly * values.front()
               && neverNearer(*found.measure)
               && mannKendallZ(blockMedians(values, kBlocks)) > kFalling) {
        finding.confidence = confidence::noTrend;
        finding.title = text::samplesStay({.tag = found.measure->signal->tag,
                                           .first = Plain(values.front()),
                                           .last = Plain(last)});
        finding.explanation = text::samplesStayExplained();
        finding.fixes = {fix::drawNoise(), fix::spreadSamples()};
    } else {
        return false;
    }
    sink.report(std::move(finding));
    return true;
}

/// Samples that cover next to none of the groups of the data.
void judgeModes(const Training& training, FindingSink& sink)
{
    constexpr std::size_t kFewest = 5;
    constexpr double kHalf = 0.5;
    const std::optional<Curve> modes = longest(training, isModeCount);
    if (!modes || modes->curve.size() < kFewest)
        return;
    const std::vector<double>& values = modes->curve.values;
    const bool isCount = std::all_of(values.begin(), values.end(), [](double value) {
        return value >= 0.0 && value == std::round(value);
    });
    if (!isCount)
        return;
    sink.judged(judgedCurve(modes->curve, text::coveredModes()));
    const double last = median(std::span(values).subspan(2 * values.size() / 3));
    const std::vector<double> smooth = runningMedian(values, 1);
    const double best = *std::max_element(smooth.begin(), smooth.end());
    // None at all is a generator that gives something else than the data, and how many there are is
    // not known: the data may have two.
    if (last < kHalf || (last > 1.0 && last > kHalf * best))
        return;
    Finding finding = warning(*modes, confidence::scores, cost::won);
    finding.title = text::modeCollapse(
        {.last = Count(static_cast<std::size_t>(std::lround(last))), .tag = modes->signal->tag});
    finding.explanation = text::modeCollapseExplained();
    finding.evidence = {whole(*modes, text::coveredModes())};
    finding.fixes = {fix::spreadSamples(), fix::balanceRates()};
    sink.report(std::move(finding));
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
    if (reportBlownUp(training, *fake, sink) || reportUntrained(training, *real, *fake, sink)
        || reportSaturated(training, *real, *fake, sink))
        return true;
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

bool judgeLosses(const Training& training, const std::optional<Opponents>& opponents,
                 const Thresholds& thresholds, FindingSink& sink)
{
    const std::optional<Curve> ofD = longest(training, isLossOfDiscriminator);
    const std::optional<Curve> ofG = longest(training, isLossOfGenerator);
    if (!ofD || !ofG || ofD->curve.size() < fewestOf(thresholds)
        || ofG->curve.size() < fewestOf(thresholds))
        return false;
    sink.judged(judgedCurve(ofD->curve, text::lossOfDiscriminator()));
    const double first = median(std::span(ofG->curve.values).first(3));
    const bool isPositive = std::all_of(ofD->curve.values.begin(), ofD->curve.values.end(),
                                        [](double value) { return value >= 0.0; });
    if (!isPositive || !(ofD->level < thresholds.vanished) || !(ofG->level > thresholds.losing)
        || ofG->level < first || median(ofD->curve.values) == 0.0) {
        if (opponents)
            judgeReach(*opponents, thresholds, sink);
        return true;
    }
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
    const std::optional<Curve> fid = longest(training, [](const TagWords& words) {
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
    const std::optional<Opponents> opponents = opponentsOf(input.training, thresholds);
    if (opponents && judgeObjectives(*opponents, sink)) {
        sink.judged(judgedCurve(opponents->ofD.curve, text::lossOfDiscriminator()));
        return;
    }
    const bool hasSamples = judgeSamples(input.training, thresholds, sink);
    const bool hasBalance = judgeScores(input.training, thresholds, sink)
                            || judgeLosses(input.training, opponents, thresholds, sink);
    if (hasBalance)
        judgeModes(input.training, sink);
    // Other kinds of training need not be told what a generator should log.
    const auto& signals = input.training.allSignals;
    const bool isAdversarial = std::any_of(signals.begin(), signals.end(), [](const Signal& one) {
        const TagWords& words = one.words();
        return isLossOfDiscriminator(words)
               || hasAny(words, {"discriminator", "generator", "gan", "netd", "netg"});
    });
    if (!hasSamples && !hasBalance && isAdversarial)
        sink.abstain(abstention::noScores());
    else if (!hasSamples && !hasBalance)
        sink.judged(judgedFact(text::noAdversaries()));
}

} // namespace faultline::rules::adversaries_unbalanced
