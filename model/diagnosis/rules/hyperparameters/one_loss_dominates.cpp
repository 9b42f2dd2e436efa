// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/one_loss_dominates.h"

#include "model/core/statistics.h"
#include "model/diagnosis/evidence/judged_points.h"
#include "model/diagnosis/evidence/learning_evidence.h"
#include "model/diagnosis/signals/answer_curves.h"
#include "model/diagnosis/signals/chance_level.h"
#include "model/diagnosis/training/learning_curve.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace faultline::rules::one_loss_dominates {

namespace {

constexpr std::size_t kFewestPoints = 40;
constexpr std::size_t kWindows = 20;
constexpr double kFirstPart = 0.05; ///< of the run, left out

/// A term of the loss over the windows of the run.
struct Term {
    const Signal* signal = nullptr;
    LearningCurve curve;
    std::vector<double> windows; ///< medians without the first part
    bool isRegularization = false;
};

/// The term that outweighs the others.
struct Dominance {
    std::size_t term = 0;
    double share = 0.0;      ///< median of its share where it dominates
    double shareOfRun = 0.0; ///< how much of the run
    std::size_t firstWindow = 0;
};

/// Terms of the training run that were logged at the same steps.
std::vector<Term> termsOf(const Training& training)
{
    std::vector<Term> terms;
    for (const Signal* signal : training.all(SignalKind::LossComponent)) {
        if (signal->run != training.runs.front())
            continue;
        Term term{.signal = signal, .curve = learningCurve(signal), .windows = {}};
        if (term.curve.size() < kFewestPoints || term.curve.endsNonFinite)
            continue;
        if (!terms.empty() && terms.front().curve.steps != term.curve.steps)
            continue;
        const std::size_t first = term.curve.indexAtShare(kFirstPart);
        term.windows = blockMedians(std::span(term.curve.values).subspan(first), kWindows);
        term.isRegularization = hasStem(signal->words(), {"regulari", "l2"});
        terms.push_back(std::move(term));
    }
    return terms;
}

std::optional<Dominance> findDominance(const std::vector<Term>& terms, double share,
                                       double duration)
{
    const std::size_t windows = terms.front().windows.size();
    std::optional<Dominance> found;
    for (std::size_t term = 0; term < terms.size(); ++term) {
        std::vector<double> shares;
        std::size_t first = windows;
        for (std::size_t window = 0; window < windows; ++window) {
            double sum = 0.0;
            for (const Term& one : terms)
                sum += std::abs(one.windows[window]);
            const double part = sum > 0.0 ? std::abs(terms[term].windows[window]) / sum : 0.0;
            if (part > share) {
                first = std::min(first, window);
                shares.push_back(part);
            }
        }
        const double part = static_cast<double>(shares.size()) / static_cast<double>(windows);
        if (part > duration && (!found || part > found->shareOfRun))
            found = Dominance{
                .term = term, .share = median(shares), .shareOfRun = part, .firstWindow = first};
    }
    return found;
}

/// The share of the largest term in each window, over the steps.
JudgedPoints largestShares(const std::vector<Term>& terms)
{
    const LearningCurve& curve = terms.front().curve;
    const std::size_t begin = curve.indexAtShare(kFirstPart);
    const std::size_t windows = terms.front().windows.size();
    std::vector<double> steps;
    std::vector<double> shares;
    for (std::size_t window = 0; window < windows; ++window) {
        double sum = 0.0;
        double largest = 0.0;
        for (const Term& term : terms) {
            sum += std::abs(term.windows[window]);
            largest = std::max(largest, std::abs(term.windows[window]));
        }
        steps.push_back(curve.position(begin + window * (curve.size() - begin) / windows));
        shares.push_back(sum > 0.0 ? largest / sum : 0.0);
    }
    return judgedOver(steps, shares, text::largestShare(), text::step(), Unit::Step,
                      Unit::Fraction);
}

/// Whether a term still falls while it dominates: it is learned, however large it is.
bool isLearned(const Term& term, std::size_t firstWindow)
{
    constexpr double kFalling = -1.645;
    constexpr double kFallen = 0.7; // of its start
    const auto rest = std::span<const double>(term.windows).subspan(firstWindow);
    return mannKendallZ(rest) < kFalling || term.windows.back() < kFallen * term.windows.front();
}

void report(const RuleInput& input, const std::vector<Term>& terms, const Dominance& found,
            FindingSink& sink)
{
    const Term& term = terms[found.term];
    const std::size_t begin = term.curve.indexAtShare(kFirstPart);
    const std::size_t onset =
        std::min(begin + found.firstWindow * (term.curve.size() - begin) / term.windows.size(),
                 term.curve.size() - 1);
    const Thresholds thresholds(input.settings);
    Finding finding;
    finding.run = term.signal->run->id;
    finding.severity = Severity::Warning;
    finding.confidence = confidence::dominates;
    finding.cost = cost::dominates;
    finding.stake.modelQuality = true;
    finding.title = text::dominates({.tag = term.signal->tag,
                                     .share = Fraction(found.share),
                                     .step = Step(term.curve.steps[onset])});
    finding.explanation = text::dominatesExplained();
    finding.evidence.emplace_back(curveEvidence(*term.signal, term.curve, onset,
                                                term.curve.size() - 1, text::termThatDominates()));
    for (const Term& other : terms) {
        if (&other != &term)
            finding.evidence.emplace_back(curveEvidence(
                *other.signal, other.curve, onset, other.curve.size() - 1, text::anotherTerm()));
    }
    finding.evidence.emplace_back(number::dominatedShare(Fraction(found.shareOfRun), thresholds));
    // The weight with which it would be half of the loss.
    const double weight = (1.0 - found.share) / found.share;
    const std::string value = toEnglish(Quantity{weight, Unit::None});
    Fix fix = fix::weighTerms({.tag = term.signal->tag,
                               .weight = value,
                               .share = thresholds.share,
                               .duration = thresholds.duration});
    fix.snippets.insert(fix.snippets.begin(), term.isRegularization
                                                  ? snippet::weighRegularization(value)
                                              : hasStem(term.signal->words(), {"loc", "box", "reg"})
                                                  ? snippet::weighLocalization(value)
                                                  : snippet::weighClassification(value));
    finding.fixes = {std::move(fix)};
    sink.report(std::move(finding));
}

/// Whether it is a term that a prediction is held against: none of weights, opponents or chances.
bool isOfPredictions(const Signal& signal)
{
    return !hasStem(signal.words(), {"regulari", "entropy", "adversar", "weight", "policy"})
           && !hasAny(signal.words(),
                      {"reg", "l2", "wd", "decay", "adv", "gan", "disc", "discriminator", "gen",
                       "generator", "d", "g", "kl", "kld", "value", "best", "scale", "lr"});
}

/// A term that stands still, and one of the same part of the data that falls.
struct StuckTerm {
    AnswerCurve term;
    AnswerCurve other;
};

bool standsStill(const AnswerCurve& one)
{
    constexpr double kStill = 0.01;
    constexpr double kFell = 0.05;
    const std::vector<double>& values = one.curve.values;
    const auto [low, high] = std::minmax_element(values.begin() + 1, values.end());
    const double level = std::abs(one.level());
    return level > 0.0 && *high - *low < kStill * level
           && std::abs(values.front() - one.level()) < kFell * std::abs(values.front());
}

bool falls(const AnswerCurve& one)
{
    constexpr double kFell = 0.7;
    return one.curve.values.front() > 0.0 && one.level() < kFell * one.curve.values.front();
}

/// Judged in both parts of the data, where both were logged. Few epochs suffice, for each value is
/// the mean of many steps.
std::optional<StuckTerm> findStuckTerm(const Training& training)
{
    constexpr std::size_t kFewest = 5;
    std::vector<AnswerCurve> terms;
    for (AnswerCurve& one : lossCurves(training)) {
        const bool isTotal =
            one.signal->kind == SignalKind::TrainLoss || outputName(one.signal->words()).empty();
        if (!isTotal && isOfPredictions(*one.signal) && one.hasEnough(kFewest)
            && !one.curve.endsNonFinite)
            terms.push_back(std::move(one));
    }
    for (const AnswerCurve& term : terms) {
        if (!standsStill(term))
            continue;
        const std::string output = outputName(term.signal->words());
        const bool moves = std::any_of(terms.begin(), terms.end(), [&](const AnswerCurve& one) {
            return outputName(one.signal->words()) == output && !standsStill(one);
        });
        const auto other = std::find_if(terms.begin(), terms.end(), [&](const AnswerCurve& one) {
            return one.isEvaluation == term.isEvaluation && one.size() == term.size() && falls(one);
        });
        if (!moves && other != terms.end())
            return StuckTerm{.term = term, .other = *other};
    }
    return std::nullopt;
}

bool reportStuck(const Training& training, FindingSink& sink)
{
    const std::optional<StuckTerm> stuck = findStuckTerm(training);
    // An output at the level of a guess is told by model-never-learned.
    if (!stuck || findChanceLevel(training))
        return false;
    const auto whole = [](const AnswerCurve& one, Text caption) {
        return curveEvidence(*one.signal, one.curve, 0, one.size() - 1, std::move(caption));
    };
    Finding finding;
    finding.run = stuck->term.signal->run->id;
    finding.severity = Severity::Warning;
    finding.confidence = confidence::stuck;
    finding.cost = cost::stuck;
    finding.stake.modelQuality = true;
    finding.title = text::stuck({.tag = stuck->term.signal->tag,
                                 .level = Plain(stuck->term.level()),
                                 .other = stuck->other.signal->tag,
                                 .first = Plain(stuck->other.curve.values.front()),
                                 .last = Plain(stuck->other.curve.values.back())});
    finding.explanation = text::stuckExplained();
    finding.evidence = {whole(stuck->term, text::termThatStandsStill()),
                        whole(stuck->other, text::anotherTerm())};
    finding.fixes = {fix::printTargets()};
    sink.report(std::move(finding));
    return true;
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    const Training& training = input.training;
    if (hasOpposingLosses(training)) {
        sink.abstain(abstainOpposingLosses());
        return;
    }
    if (reportStuck(training, sink))
        return;
    const std::vector<Term> terms = termsOf(training);
    if (terms.size() < 2) {
        const std::vector<const Signal*> all = training.all(SignalKind::LossComponent);
        sink.abstain(
            abstainTooFewPoints(all.front()->tag, learningCurve(all.front()), kFewestPoints));
        return;
    }
    const Thresholds thresholds(input.settings);
    const std::optional<Dominance> any =
        findDominance(terms, thresholds.share, thresholds.duration);
    sink.judged(heldAgainst(largestShares(terms), text::limit(), thresholds.share));
    sink.computed(number::dominatedShare(Fraction(any ? any->shareOfRun : 0.0), thresholds));
    if (!any)
        return;
    const Term& term = terms[any->term];
    // What is left when the data terms have been learned is the weight decay: no fault.
    const bool dataLearned =
        term.isRegularization && std::any_of(terms.begin(), terms.end(), [](const Term& one) {
            return !one.isRegularization && isLearned(one, 0);
        });
    const bool grows = term.windows.back() > 2.0 * term.windows.front();
    if (isLearned(term, any->firstWindow) || (dataLearned && !grows))
        return;
    report(input, terms, *any, sink);
}

} // namespace faultline::rules::one_loss_dominates
