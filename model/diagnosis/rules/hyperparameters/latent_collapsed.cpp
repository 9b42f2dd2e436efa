// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/latent_collapsed.h"

#include "model/core/statistics.h"
#include "model/diagnosis/evidence/judged_points.h"
#include "model/diagnosis/evidence/learning_evidence.h"
#include "model/diagnosis/signals/answer_curves.h"
#include "model/diagnosis/training/learning_curve.h"

#include <algorithm>
#include <initializer_list>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace faultline::rules::latent_collapsed {

namespace {

using Words = std::vector<std::string>;

bool hasAny(const Words& words, std::initializer_list<std::string_view> wanted)
{
    return std::any_of(words.begin(), words.end(), [wanted](const std::string& word) {
        return std::find(wanted.begin(), wanted.end(), word) != wanted.end();
    });
}

bool isDivergence(const Words& words)
{
    // Those of policies and of distillation are other quantities.
    return hasAny(words, {"kl", "kld", "kldiv", "kls"})
           && !hasAny(words, {"approx", "policy", "coef", "weight", "beta", "distill", "target",
                              "teacher", "penalty", "mean", "rollout"});
}

bool isReconstruction(const Words& words)
{
    return std::any_of(words.begin(), words.end(), [](const std::string& word) {
        return word.starts_with("recon") || word == "rec" || word == "recloss";
    });
}

bool isOfEvaluation(const Signal& signal)
{
    return signal.kind == SignalKind::ValidationLoss || isEvaluationRun(signal.run->name)
           || hasAny(tagWords(signal.tag), {"val", "valid", "validation", "eval", "test"});
}

template <typename Fits>
std::optional<AnswerCurve> find(const Training& training, bool ofEvaluation, Fits fits)
{
    std::optional<AnswerCurve> best;
    for (const Signal& signal : training.allSignals) {
        if (isOfEvaluation(signal) != ofEvaluation || !fits(tagWords(signal.tag)))
            continue;
        AnswerCurve one{.signal = &signal, .curve = learningCurve(&signal)};
        if (!one.curve.empty() && (!best || one.size() > best->size()))
            best = std::move(one);
    }
    return best;
}

void report(const AnswerCurve& divergence, const AnswerCurve& reconstruction,
            const NumberEvidence& last, const NumberEvidence& kept, FindingSink& sink)
{
    Finding finding;
    finding.run = divergence.signal->run->id;
    finding.severity = Severity::Warning;
    finding.confidence = confidence::collapsed;
    finding.cost = cost::collapsed;
    finding.stake.modelQuality = true;
    finding.title = text::collapsed({.tag = divergence.signal->tag,
                                     .last = Plain(divergence.level()),
                                     .other = reconstruction.signal->tag,
                                     .level = Plain(reconstruction.level())});
    finding.explanation = text::explained();
    finding.evidence.emplace_back(curveEvidence(*divergence.signal, divergence.curve, 0,
                                                divergence.size() - 1, text::divergence()));
    finding.evidence.emplace_back(curveEvidence(*reconstruction.signal, reconstruction.curve, 0,
                                                reconstruction.size() - 1, text::reconstruction()));
    finding.evidence.emplace_back(last);
    finding.evidence.emplace_back(kept);
    finding.fixes = {fix::annealWeight()};
    sink.report(std::move(finding));
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    const Training& training = input.training;
    const Thresholds thresholds(input.settings);
    bool isJudged = false;
    for (const bool ofEvaluation : {false, true}) {
        const auto divergence = find(training, ofEvaluation, isDivergence);
        const auto reconstruction = find(training, ofEvaluation, isReconstruction);
        if (!divergence || !reconstruction
            || static_cast<double>(divergence->size()) < thresholds.points
            || static_cast<double>(reconstruction->size()) < thresholds.points
            || !(reconstruction->start() > 0.0))
            continue;
        isJudged = true;
        const double share = reconstruction->level() / reconstruction->start();
        const NumberEvidence last = number::lastDivergence(Plain(divergence->level()), thresholds);
        const NumberEvidence kept = number::reconstructionKept(Fraction(share), thresholds);
        sink.judged(judgedCurve(divergence->curve, text::divergence()));
        sink.computed(last);
        sink.computed(kept);
        const double highest =
            *std::max_element(divergence->curve.values.begin(), divergence->curve.values.end());
        const double limit = highest > thresholds.nothing ? thresholds.left * highest : highest;
        // Below 0 it is no divergence: impossible-loss tells that.
        if (divergence->level() >= 0.0 && divergence->level() < thresholds.nothing
            && divergence->level() <= limit && share > thresholds.kept) {
            report(*divergence, *reconstruction, last, kept, sink);
            return;
        }
    }
    // Other kinds of training need not be told what an autoencoder should log.
    const bool isAutoencoder = std::any_of(
        training.allSignals.begin(), training.allSignals.end(), [](const Signal& signal) {
            return isReconstruction(tagWords(signal.tag)) || isDivergence(tagWords(signal.tag));
        });
    if (!isJudged && isAutoencoder)
        sink.abstain(abstention::noTerms());
    else if (!isJudged)
        sink.judged(judgedFact(text::noLatentVariables()));
}

} // namespace faultline::rules::latent_collapsed
