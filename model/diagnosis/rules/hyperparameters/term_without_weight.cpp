// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/term_without_weight.h"

#include "model/core/statistics.h"
#include "model/diagnosis/evidence/judged_points.h"
#include "model/diagnosis/evidence/learning_evidence.h"
#include "model/diagnosis/setup/learning_fixes.h"
#include "model/diagnosis/training/learning_curve.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace faultline::rules::term_without_weight {

namespace {

constexpr std::size_t kMostTerms = 12;
constexpr std::size_t kMostPoints = 5000;

struct Term {
    const Signal* signal = nullptr;
    LearningCurve curve;
    double weight = 0.0;
    double error = 0.0; ///< standard error of the weight
    /// How much the other terms inflate that error (variance inflation factor).
    double inflation = 1.0;

    /// The weight may be anything up to this.
    [[nodiscard]] double mostWeight() const { return std::abs(weight) + 2.0 * error; }
};

struct Sum {
    const Signal* total = nullptr;
    LearningCurve curve;
    std::vector<Term> terms = {};
    double fit = 0.0; ///< R2
};

/// Solves a x = b by elimination with the largest pivot and gives the inverse of a; nothing if
/// a is singular for practice. a is small, symmetric, and has ones on its diagonal.
std::optional<std::vector<std::vector<double>>> inverse(std::vector<std::vector<double>> a)
{
    constexpr double kSingular = 1e-10;
    const std::size_t n = a.size();
    std::vector<std::vector<double>> made(n, std::vector<double>(n, 0.0));
    for (std::size_t i = 0; i < n; ++i)
        made[i][i] = 1.0;
    for (std::size_t column = 0; column < n; ++column) {
        std::size_t pivot = column;
        for (std::size_t row = column + 1; row < n; ++row) {
            if (std::abs(a[row][column]) > std::abs(a[pivot][column]))
                pivot = row;
        }
        if (std::abs(a[pivot][column]) < kSingular)
            return std::nullopt;
        std::swap(a[pivot], a[column]);
        std::swap(made[pivot], made[column]);
        const double scale = a[column][column];
        for (std::size_t k = 0; k < n; ++k) {
            a[column][k] /= scale;
            made[column][k] /= scale;
        }
        for (std::size_t row = 0; row < n; ++row) {
            const double factor = a[row][column];
            if (row == column || factor == 0.0)
                continue;
            for (std::size_t k = 0; k < n; ++k) {
                a[row][k] -= factor * a[column][k];
                made[row][k] -= factor * made[column][k];
            }
        }
    }
    return made;
}

double product(std::span<const double> a, std::span<const double> b)
{
    double sum = 0.0;
    for (std::size_t i = 0; i < a.size(); ++i)
        sum += a[i] * b[i];
    return sum;
}

/// Weights of the terms by least squares, with their errors; false if they cannot be told.
bool fitWeights(Sum& sum)
{
    const std::vector<double>& total = sum.curve.values;
    const std::size_t n = sum.terms.size();
    std::vector<double> lengths;
    for (const Term& term : sum.terms)
        lengths.push_back(std::sqrt(product(term.curve.values, term.curve.values)));
    std::vector<std::vector<double>> products(n, std::vector<double>(n, 1.0));
    std::vector<double> withTotal(n);
    for (std::size_t i = 0; i < n; ++i) {
        withTotal[i] = product(sum.terms[i].curve.values, total) / lengths[i];
        for (std::size_t k = i + 1; k < n; ++k) {
            products[i][k] = product(sum.terms[i].curve.values, sum.terms[k].curve.values)
                             / (lengths[i] * lengths[k]);
            products[k][i] = products[i][k];
        }
    }
    const auto inverted = inverse(std::move(products));
    if (!inverted)
        return false;
    for (std::size_t i = 0; i < n; ++i)
        sum.terms[i].weight = product((*inverted)[i], withTotal) / lengths[i];
    for (std::size_t i = 0; i < n; ++i)
        sum.terms[i].inflation = (*inverted)[i][i];
    double squares = 0.0;
    double mean = 0.0;
    for (const double value : total)
        mean += value / static_cast<double>(total.size());
    double variation = 0.0;
    for (std::size_t point = 0; point < total.size(); ++point) {
        double left = total[point];
        for (const Term& term : sum.terms)
            left -= term.weight * term.curve.values[point];
        squares += left * left;
        variation += (total[point] - mean) * (total[point] - mean);
    }
    if (!(variation > 0.0))
        return false;
    sum.fit = 1.0 - squares / variation;
    const double variance = squares / static_cast<double>(total.size() - n);
    for (std::size_t i = 0; i < n; ++i)
        sum.terms[i].error = std::sqrt(std::max((*inverted)[i][i], 0.0) * variance) / lengths[i];
    return true;
}

/// Terms of a loss that are called by what they hold: of a differential equation, its initial and
/// its boundary values.
bool isOfEquation(const Signal& signal)
{
    if (signal.kind != SignalKind::Other)
        return false;
    const std::vector<std::string>& words = signal.words();
    // The longer words name much else than a loss.
    const bool isNamed =
        hasAny(words, {"pde", "ode", "ic", "ics", "bc", "bcs"})
        || (hasAny(words, {"residual", "residuals", "physics", "boundary", "initial"})
            && hasAny(words, {"loss", "losses", "mse", "error", "err"}));
    return isNamed && !hasAny(words, {"time", "weight", "lambda", "norm", "grad", "best"});
}

std::vector<const Signal*> termsOf(const Training& training)
{
    std::vector<const Signal*> terms = training.all(SignalKind::LossComponent);
    for (const Signal& signal : training.allSignals) {
        if (isOfEquation(signal))
            terms.push_back(&signal);
    }
    return terms;
}

/// The total with all terms of its run that were logged at the same steps. A sum to the last digit
/// needs fewer points than one within the noise.
std::optional<Sum> sumOf(const Training& training, const Signal& total,
                         const Thresholds& thresholds)
{
    constexpr double kExact = 0.999999; // R2
    constexpr std::size_t kFewest = 4;
    const auto points = static_cast<std::size_t>(std::clamp(thresholds.points.value, 3.0, 1e6));
    Sum sum{.total = &total, .curve = learningCurve(&total, kMostPoints)};
    for (const Signal* part : termsOf(training)) {
        if (part->run != total.run || sum.terms.size() == kMostTerms)
            continue;
        Term term{.signal = part, .curve = learningCurve(part, kMostPoints)};
        const bool isUsed = std::any_of(term.curve.values.begin(), term.curve.values.end(),
                                        [](double value) { return value != 0.0; });
        if (isUsed && term.curve.steps == sum.curve.steps)
            sum.terms.push_back(std::move(term));
    }
    const std::size_t least = sum.terms.size() + std::min(points, kFewest);
    if (sum.terms.size() < 2 || sum.curve.size() < least || !fitWeights(sum))
        return std::nullopt;
    if (sum.curve.size() < sum.terms.size() + points && sum.fit < kExact)
        return std::nullopt;
    return sum;
}

/// A penalty on the weights: its coefficient is small by design, or it was multiplied already.
bool isPenalty(const Signal& signal)
{
    const std::vector<std::string>& words = signal.words();
    return std::any_of(words.begin(), words.end(), [](const std::string& word) {
        return word.starts_with("regulari") || word == "reg" || word == "l1" || word == "l2"
               || word == "decay" || word == "penalty" || word == "wd";
    });
}

/// A term that compares with labels, of which nobody means to learn a thousandth.
bool isOfLabels(const Signal& signal)
{
    return hasAny(signal.words(),
                  {"box", "bbox", "boxes", "loc", "localization", "cls", "class", "classification",
                   "obj", "objectness", "mask", "seg", "keypoint", "keypoints", "pose"});
}

/// Whether a term stays where it began.
bool stays(const Term& term, double kept)
{
    const std::span<const double> values(term.curve.values);
    const double start = median(values.first(3));
    const double end = median(values.subspan(term.curve.indexAtShare(2.0 / 3.0)));
    return start > 0.0 && end > kept * start;
}

/// What a term counts in the total where it began: a small weight may be that of large values.
double shareOfTotal(const Sum& sum, const Term& term)
{
    const double total = median(std::span(sum.curve.values).first(3));
    const double part = term.mostWeight() * median(std::span(term.curve.values).first(3));
    return total > 0.0 ? part / total : 0.0;
}

void report(const Sum& sum, const Term& term, const Term& largest, const Thresholds& thresholds,
            FindingSink& sink)
{
    const double share = std::abs(term.weight / largest.weight);
    Finding finding;
    finding.run = term.signal->run->id;
    finding.severity = Severity::Warning;
    finding.confidence = confidence::noWeight;
    finding.cost = cost::noWeight;
    finding.stake.modelQuality = true;
    constexpr double kNothing = 1e-7;
    const bool falls = !stays(term, thresholds.kept);
    finding.title =
        share < kNothing ? text::notInTotal(term.signal->tag)
        : falls
            ? text::hardlyWeighs(
                {.tag = term.signal->tag, .weight = Plain(term.weight), .share = Fraction(share)})
            : text::noWeight(
                {.tag = term.signal->tag, .weight = Plain(term.weight), .share = Fraction(share)});
    finding.explanation = falls ? text::hardlyWeighsExplained() : text::explained();
    if (falls)
        finding.confidence = confidence::hardlyWeighs;
    finding.evidence.emplace_back(
        curveEvidence(*term.signal, term.curve, 0, term.curve.size() - 1, text::theTerm()));
    finding.evidence.emplace_back(
        curveEvidence(*sum.total, sum.curve, 0, sum.curve.size() - 1, text::theTotal()));
    for (const Term& one : sum.terms)
        finding.evidence.emplace_back(number::weightOf(Plain(one.weight), one.signal->tag));
    finding.evidence.emplace_back(number::weightShare(Fraction(share), thresholds));
    finding.evidence.emplace_back(number::fit(Fraction(sum.fit), thresholds));
    finding.fixes = {fix::setWeight(
        {.tag = term.signal->tag, .weight = configNumber(std::abs(largest.weight))})};
    sink.report(std::move(finding));
}

/// A relative error of 1 is that of a prediction of 0 everywhere.
const Signal* errorOfZero(const Training& training)
{
    constexpr std::size_t kFewest = 3;
    constexpr double kNear = 0.005;
    for (const Signal& signal : training.allSignals) {
        if (!hasAny(signal.words(), {"rel", "relative"})
            || !hasAny(signal.words(), {"l2", "error", "err"}))
            continue;
        const LearningCurve curve = learningCurve(&signal);
        if (curve.size() < kFewest)
            continue;
        const auto last = std::span(curve.values).subspan(curve.indexAtShare(2.0 / 3.0));
        if (std::all_of(last.begin(), last.end(),
                        [](double value) { return std::abs(value - 1.0) <= kNear; }))
            return &signal;
    }
    return nullptr;
}

/// An equation that 0 solves, and whose other terms stay at what 0 costs.
bool judgeZero(const Training& training, FindingSink& sink)
{
    constexpr std::size_t kFewest = 10;
    constexpr double kSame = 0.05;
    constexpr double kFell = 0.01;
    const Signal* error = errorOfZero(training);
    if (error == nullptr)
        return false;
    std::optional<Term> still;
    std::optional<Term> falls;
    for (const Signal* signal : termsOf(training)) {
        Term term{.signal = signal, .curve = learningCurve(signal)};
        if (term.curve.size() < kFewest)
            continue;
        const std::span<const double> values(term.curve.values);
        const double start = median(values.first(3));
        const double end = median(values.subspan(term.curve.indexAtShare(2.0 / 3.0)));
        if (!(start > 0.0))
            continue;
        if (std::abs(end - start) <= kSame * start)
            still = std::move(term);
        else if (end < kFell * start && (!falls || start > falls->curve.values.front()))
            falls = std::move(term);
    }
    if (!still || !falls)
        return false;
    Finding finding;
    finding.run = falls->signal->run->id;
    finding.severity = Severity::Warning;
    finding.confidence = confidence::noWeight;
    finding.cost = cost::noWeight;
    finding.stake.modelQuality = true;
    finding.title = text::zeroSolution({.tag = falls->signal->tag,
                                        .still = still->signal->tag,
                                        .level = Plain(still->curve.values.back()),
                                        .error = error->tag});
    finding.explanation = text::zeroSolutionExplained();
    finding.evidence.emplace_back(
        curveEvidence(*still->signal, still->curve, 0, still->curve.size() - 1, text::theTerm()));
    finding.evidence.emplace_back(curveEvidence(*falls->signal, falls->curve, 0,
                                                falls->curve.size() - 1, text::theTermThatFalls()));
    finding.evidence.emplace_back(wholeSeries(*error, text::theError()));
    finding.fixes = {fix::balanceTerms({.tag = still->signal->tag, .other = falls->signal->tag})};
    sink.report(std::move(finding));
    return true;
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    const Training& training = input.training;
    const Thresholds thresholds(input.settings);
    std::optional<Sum> sum;
    for (const Signal* total : training.all(SignalKind::TrainLoss)) {
        std::optional<Sum> found = sumOf(training, *total, thresholds);
        if (found && (!sum || found->fit > sum->fit))
            sum = std::move(found);
    }
    if (!sum || sum->fit <= thresholds.fit) {
        if (!judgeZero(training, sink))
            sink.abstain(termsOf(training).empty() ? abstention::noTerms() : abstention::noSum());
        return;
    }
    const auto largest =
        std::max_element(sum->terms.begin(), sum->terms.end(), [](const Term& a, const Term& b) {
            return std::abs(a.weight) < std::abs(b.weight);
        });
    // Terms that fall alike share their weight in any way: the sum does not tell it.
    constexpr double kMostInflation = 1e4;
    constexpr double kNone = 1e-5;
    constexpr double kNext = 0.002;
    constexpr double kHardlyKept = 0.3;
    if (!(std::abs(largest->weight) > 0.0) || largest->inflation > kMostInflation)
        return;
    std::vector<double> shares;
    const Term* smallest = nullptr;
    for (const Term& term : sum->terms) {
        const double most = term.mostWeight() / std::abs(largest->weight);
        shares.push_back(std::abs(term.weight / largest->weight));
        // The terms of an equation have scales of their own, which weights make up for.
        const double least = isOfEquation(*term.signal) ? kNone : thresholds.leastWeight.value;
        // What other terms teach the shared layers may bring it down a little.
        const double share = shareOfTotal(*sum, term);
        const bool isNothing =
            most < kNext && share < kNext && isOfLabels(*term.signal) && stays(term, kHardlyKept);
        const bool isSmall =
            most < least && term.inflation < kMostInflation && !isPenalty(*term.signal)
            && (isNothing || (stays(term, thresholds.kept) && share < thresholds.kept));
        if (isSmall && (smallest == nullptr || term.mostWeight() < smallest->mostWeight()))
            smallest = &term;
    }
    sink.computed(number::fit(Fraction(sum->fit), thresholds));
    sink.computed(
        number::weightShare(Fraction(*std::min_element(shares.begin(), shares.end())), thresholds));
    sink.judged(
        heldAgainst(judgedSorted(shares, text::judgedShares(), text::terms(), Unit::Fraction),
                    text::limit(), thresholds.leastWeight));
    if (smallest != nullptr)
        report(*sum, *smallest, *largest, thresholds, sink);
    else
        judgeZero(training, sink);
}

} // namespace faultline::rules::term_without_weight
