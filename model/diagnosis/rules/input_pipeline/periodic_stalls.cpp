// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/periodic_stalls.h"

#include "model/core/statistics.h"
#include "model/diagnosis/evidence/progress_evidence.h"
#include "model/diagnosis/judged/judged_log.h"
#include "model/diagnosis/judged/judged_series.h"
#include "model/diagnosis/signals/stalls.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

namespace faultline::rules::periodic_stalls {

namespace {

constexpr std::size_t kFewestStepTimes = 60;
constexpr double kMostTogether = 0.7;       // of the stalls that one cause must explain
constexpr double kTargetShare = 0.02;       // what the stalls may cost after the fix
constexpr double kEvaluationIsChosen = 0.2; // below this an evaluation's cost is a choice
constexpr double kIrregularIsMinor = 0.1;

enum class Pattern { Evaluation, Checkpoint, Summary, Periodic, Irregular };

/// The stalls of a training, summed up.
struct Summary {
    std::vector<Stall> stalls; ///< the dominant ones
    Pattern pattern = Pattern::Irregular;
    double lostSeconds = 0.0;    ///< in all stalls
    double lostShare = 0.0;      ///< in all stalls
    double dominantShare = 0.0;  ///< in the dominant ones
    double typicalSeconds = 0.0; ///< median loss of a dominant one
};

double shareWith(StallCause cause, const std::vector<Stall>& stalls)
{
    const auto count = std::count_if(stalls.begin(), stalls.end(),
                                     [cause](const Stall& stall) { return stall.cause == cause; });
    return static_cast<double>(count) / static_cast<double>(stalls.size());
}

Pattern patternOf(const Stalls& found, const std::vector<Stall>& stalls)
{
    if (shareWith(StallCause::Evaluation, stalls) >= kMostTogether)
        return Pattern::Evaluation;
    if (shareWith(StallCause::Checkpoint, stalls) >= kMostTogether)
        return Pattern::Checkpoint;
    if (!found.summaryTag.empty())
        return Pattern::Summary;
    return found.period ? Pattern::Periodic : Pattern::Irregular;
}

Summary sumUp(const Stalls& found)
{
    Summary summary;
    summary.stalls = found.dominant();
    if (summary.stalls.empty())
        return summary;
    for (const Stall& stall : found.ordinary())
        summary.lostSeconds += stall.lostSeconds;
    std::vector<double> losses;
    double dominantSeconds = 0.0;
    for (const Stall& stall : summary.stalls) {
        losses.push_back(stall.lostSeconds);
        dominantSeconds += stall.lostSeconds;
    }
    double judged = found.judgedSeconds;
    for (const Stall& gap : found.gaps())
        judged -= gap.lostSeconds; // told by stopped-progressing
    if (judged > 0.0) {
        summary.lostShare = summary.lostSeconds / judged;
        summary.dominantShare = dominantSeconds / judged;
    }
    summary.typicalSeconds = median(losses);
    summary.pattern = patternOf(found, summary.stalls);
    return summary;
}

Severity severityOf(const Summary& summary)
{
    const bool isMinor =
        (summary.pattern == Pattern::Evaluation && summary.lostShare < kEvaluationIsChosen)
        || (summary.pattern == Pattern::Irregular && summary.lostShare < kIrregularIsMinor);
    return isMinor ? Severity::Info : Severity::Warning;
}

double confidenceIn(Pattern pattern)
{
    switch (pattern) {
    case Pattern::Evaluation:
    case Pattern::Checkpoint: return confidence::matched;
    case Pattern::Summary:
    case Pattern::Periodic: return confidence::regular;
    case Pattern::Irregular: break;
    }
    return confidence::irregular;
}

Text titleOf(const Stalls& found, const Summary& summary)
{
    const Count count(summary.stalls.size());
    const Seconds typical(summary.typicalSeconds);
    const Fraction lost(summary.dominantShare);
    switch (summary.pattern) {
    case Pattern::Evaluation:
        return text::evaluationsStop({.count = count, .typical = typical, .lost = lost});
    case Pattern::Checkpoint:
        return text::checkpointsStop({.count = count, .typical = typical, .lost = lost});
    case Pattern::Irregular:
        return text::stallsIrregularly({.count = count, .typical = typical, .lost = lost});
    case Pattern::Summary:
    case Pattern::Periodic: break;
    }
    const double every = found.period->length;
    return found.period->inSteps
               ? text::stallsInSteps({.every = Count(every), .typical = typical, .lost = lost})
               : text::stallsInTime({.every = Seconds(every), .typical = typical, .lost = lost});
}

Text explain(const Stalls& found, Pattern pattern, const std::string& tag)
{
    const Seconds usual(found.usualPerStep);
    switch (pattern) {
    case Pattern::Evaluation: return text::evaluationsExplained({.usual = usual, .tag = tag});
    case Pattern::Checkpoint: return text::checkpointsExplained({.usual = usual, .tag = tag});
    case Pattern::Summary:
        return text::summariesExplained({.usual = usual, .tag = tag, .summary = found.summaryTag});
    case Pattern::Periodic: return text::regularExplained({.usual = usual, .tag = tag});
    case Pattern::Irregular: break;
    }
    return text::irregularExplained({.usual = usual, .tag = tag});
}

Fix rarer(const Stalls& found, const Summary& summary)
{
    const double factor = std::ceil(summary.lostShare / kTargetShare);
    const bool isKnown = found.period && found.period->inSteps;
    const double every = isKnown ? std::round(found.period->length) : 0.0;
    const Count then(factor * every);
    const Count now(every);
    const std::string steps = isKnown ? wholeNumber(std::min(then.value, 9e15)) : "N";
    Fix fix;
    switch (summary.pattern) {
    case Pattern::Evaluation:
        fix = fix::evaluateLessOften(Count(factor));
        if (isKnown) {
            fix.title = text::evaluateEvery({.then = then, .now = now});
            fix.snippets.front() = snippet::evaluateEvery(steps);
        }
        break;
    case Pattern::Checkpoint:
        fix = fix::saveLessOften({.factor = Count(factor), .steps = steps});
        if (isKnown)
            fix.title = text::saveEvery({.then = then, .now = now});
        break;
    case Pattern::Summary:
    case Pattern::Periodic:
    case Pattern::Irregular:
        fix = fix::causeLessOften({.factor = Count(factor), .steps = steps});
        if (isKnown)
            fix.title = text::causeEvery({.then = then, .now = now});
        break;
    }
    fix.detail = text::atThatInterval(Fraction(summary.lostShare / factor));
    return fix;
}

std::vector<Fix> fixes(const Stalls& found, const Summary& summary)
{
    std::vector<Fix> made;
    if (summary.pattern != Pattern::Irregular)
        made.push_back(rarer(found, summary));
    switch (summary.pattern) {
    case Pattern::Evaluation: made.push_back(fix::evaluateElsewhere()); break;
    case Pattern::Checkpoint: made.push_back(fix::saveLocally()); break;
    case Pattern::Summary:
    case Pattern::Periodic:
    case Pattern::Irregular: made.push_back(fix::lookInside()); break;
    }
    for (Fix& fix : made)
        fix.check = text::stallsTakeLess(
            {.target = Fraction(kTargetShare), .now = Fraction(summary.lostShare)});
    return made;
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    const Training& training = input.training;
    const Progress& progress = training.progress;
    if (progress.empty())
        return tellProgress(training, sink); // evidence-not-usable tells that
    const Thresholds thresholds(input.settings);
    const Stalls found = findStalls(
        training, progress, {.sigmas = thresholds.sigmas, .share = thresholds.shareOfMedian});
    if (found.intervals < kFewestStepTimes) {
        sink.abstain(abstainTooFewStepTimes(found.intervals, kFewestStepTimes));
        return;
    }
    if (clockIsTooCoarse(progress, found.usualSeconds)) {
        sink.abstain(abstainCoarseClock(found.usualSeconds));
        return;
    }
    const Summary summary = sumUp(found);
    const NumberEvidence lostShare = number::lostShare(Fraction(summary.lostShare), thresholds);
    const NumberEvidence usual = number::usualStepSeconds(Seconds(found.usualPerStep));
    sink.computed(lostShare);
    sink.computed(usual);
    sink.judged(heldAgainst(judgedStepTimes(training), usual.label, found.usualPerStep));
    if (summary.stalls.empty() || summary.lostShare < thresholds.lostShare
        || summary.lostSeconds < thresholds.lostSeconds)
        return;

    Finding finding;
    finding.severity = severityOf(summary);
    finding.confidence = confidenceIn(summary.pattern);
    finding.cost = std::clamp(summary.lostShare, 0.0, 1.0);
    finding.title = titleOf(found, summary);
    finding.explanation = explain(found, summary.pattern, progress.tag);
    const auto longest = std::max_element(
        summary.stalls.begin(), summary.stalls.end(),
        [](const Stall& a, const Stall& b) { return a.lostSeconds < b.lostSeconds; });
    finding.evidence = {progressEvidence(training, progress, longest->interval.from,
                                         longest->interval.to,
                                         text::longest(Seconds(longest->interval.seconds))),
                        lostShare, number::lostSeconds(Seconds(summary.lostSeconds)),
                        number::stalls(Count(summary.stalls.size())), usual};
    finding.fixes = fixes(found, summary);
    sink.report(std::move(finding));
}

} // namespace faultline::rules::periodic_stalls
