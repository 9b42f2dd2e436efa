// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/periodic_stalls.h"

#include "model/core/ascii.h"
#include "model/core/decimal.h"
#include "model/core/statistics.h"
#include "model/diagnosis/evidence/progress_evidence.h"
#include "model/diagnosis/judged/judged_log.h"
#include "model/diagnosis/judged/judged_series.h"
#include "model/diagnosis/signals/bar_stalls.h"
#include "model/diagnosis/signals/speed_course.h"
#include "model/diagnosis/signals/stalls.h"
#include "model/diagnosis/signals/time_shares.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace faultline::rules::periodic_stalls {

namespace {

constexpr std::size_t kFewestStepTimes = 60;
constexpr std::size_t kFewestShort = 12;    // enough to see stalls that take most of the time
constexpr double kMostTogether = 0.7;       // of the stalls that one cause must explain
constexpr double kTargetShare = 0.02;       // what the stalls may cost after the fix
constexpr double kEvaluationIsChosen = 0.2; // below this an evaluation's cost is a choice
constexpr double kIrregularIsMinor = 0.1;
constexpr double kFewestOfEpoch = 5.0; // steps
constexpr double kOffEpoch = 0.1;      // of its steps, for points that do not divide it

enum class Pattern {
    Evaluation,
    AfterEvaluation,
    EpochEnd, ///< after the evaluation of each epoch, by Keras
    Checkpoint,
    Summary,
    EpochStart, ///< an epoch apart, and nothing that was logged explains them
    Periodic,
    Irregular,
};

/// Where stalls were found.
struct Source {
    Stalls found;
    std::string name;        ///< series or log whose times were taken
    bool isOfSeries = false; ///< else they are not on the clock of the training's series
    bool isEpochEnd = false;
    double epochSteps = 0.0; ///< of an epoch; 0: not known
};

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

Pattern patternOf(const Source& source, const std::vector<Stall>& stalls)
{
    const Stalls& found = source.found;
    if (source.isEpochEnd)
        return Pattern::EpochEnd;
    if (shareWith(StallCause::AfterEvaluation, stalls) >= kMostTogether)
        return Pattern::AfterEvaluation;
    if (shareWith(StallCause::Evaluation, stalls) + shareWith(StallCause::AfterEvaluation, stalls)
        >= kMostTogether)
        return Pattern::Evaluation;
    if (shareWith(StallCause::Checkpoint, stalls) >= kMostTogether)
        return Pattern::Checkpoint;
    if (!found.summaryTag.empty())
        return Pattern::Summary;
    if (!found.period)
        return Pattern::Irregular;
    const double apart = std::abs(found.period->length - source.epochSteps);
    const bool isAnEpochApart = found.period->inSteps && source.epochSteps >= kFewestOfEpoch
                                && apart <= kOffEpoch * source.epochSteps;
    return isAnEpochApart ? Pattern::EpochStart : Pattern::Periodic;
}

Summary sumUp(const Source& source)
{
    const Stalls& found = source.found;
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
    summary.pattern = patternOf(source, summary.stalls);
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
    case Pattern::AfterEvaluation:
    case Pattern::EpochEnd: return confidence::behindEvaluation;
    case Pattern::Summary:
    case Pattern::EpochStart:
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
    case Pattern::AfterEvaluation:
        return text::afterEvaluationsStop({.count = count, .typical = typical, .lost = lost});
    case Pattern::EpochEnd: return text::epochEndsStop({.typical = typical, .lost = lost});
    case Pattern::Checkpoint:
        return text::checkpointsStop({.count = count, .typical = typical, .lost = lost});
    case Pattern::EpochStart: return text::epochStartsStall({.typical = typical, .lost = lost});
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
    case Pattern::AfterEvaluation:
        return text::afterEvaluationsExplained({.usual = usual, .tag = tag});
    case Pattern::EpochEnd: return text::epochEndsExplained({.usual = usual, .tag = tag});
    case Pattern::Checkpoint: return text::checkpointsExplained({.usual = usual, .tag = tag});
    case Pattern::Summary:
        return text::summariesExplained({.usual = usual, .tag = tag, .summary = found.summaryTag});
    case Pattern::EpochStart: return text::epochStartsExplained({.usual = usual, .tag = tag});
    case Pattern::Periodic: return text::regularExplained({.usual = usual, .tag = tag});
    case Pattern::Irregular: break;
    }
    return text::irregularExplained({.usual = usual, .tag = tag});
}

Fix rarer(const Stalls& found, const Summary& summary)
{
    const double factor = std::ceil(summary.lostShare / kTargetShare);
    const bool isKnown =
        found.period && found.period->inSteps && summary.pattern != Pattern::EpochEnd;
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
    case Pattern::AfterEvaluation:
    case Pattern::EpochEnd:
    case Pattern::Checkpoint:
        fix = fix::saveLessOften({.factor = Count(factor), .steps = steps});
        if (isKnown)
            fix.title = text::saveEvery({.then = then, .now = now});
        break;
    case Pattern::Summary:
    case Pattern::EpochStart:
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
    if (summary.pattern != Pattern::Irregular && summary.pattern != Pattern::EpochStart)
        made.push_back(rarer(found, summary));
    switch (summary.pattern) {
    case Pattern::Evaluation: made.push_back(fix::evaluateElsewhere()); break;
    case Pattern::Checkpoint: made.push_back(fix::saveLocally()); break;
    case Pattern::AfterEvaluation:
    case Pattern::EpochEnd:
        made.push_back(fix::saveLocally());
        made.push_back(fix::lookInside());
        break;
    case Pattern::Summary:
    case Pattern::EpochStart:
    case Pattern::Periodic:
    case Pattern::Irregular: made.push_back(fix::lookInside()); break;
    }
    for (Fix& fix : made)
        fix.check = text::stallsTakeLess(
            {.target = Fraction(kTargetShare), .now = Fraction(summary.lostShare)});
    return made;
}

/// Whether the stalls are worth a word: a small share of a long training, or so much of a short one
/// that its reason is worth knowing before a long one is started.
bool isWorthTelling(const Source& source, const Summary& summary, const Thresholds& thresholds)
{
    constexpr std::size_t kFewestHeavy = 3; // one pause, two: of the machine
    if (summary.stalls.empty())
        return false;
    const bool isLong = source.isOfSeries && source.found.intervals >= kFewestStepTimes;
    if (isLong && summary.lostShare >= thresholds.lostShare
        && summary.lostSeconds >= thresholds.lostSeconds)
        return true;
    return summary.stalls.size() >= kFewestHeavy && summary.dominantShare >= thresholds.heavyShare
           && summary.lostSeconds >= thresholds.heavySeconds
           && summary.typicalSeconds >= thresholds.heavyPause;
}

void report(const Training& training, const Source& source, const Summary& summary,
            const Thresholds& thresholds, FindingSink& sink)
{
    const Stalls& found = source.found;
    Finding finding;
    finding.severity = severityOf(summary);
    finding.confidence = confidenceIn(summary.pattern);
    finding.cost = std::clamp(summary.lostShare, 0.0, 1.0);
    finding.title = titleOf(found, summary);
    finding.explanation = explain(found, summary.pattern, source.name);
    const auto longest = std::max_element(
        summary.stalls.begin(), summary.stalls.end(),
        [](const Stall& a, const Stall& b) { return a.lostSeconds < b.lostSeconds; });
    if (source.isOfSeries || source.isEpochEnd)
        finding.evidence.emplace_back(progressEvidence(
            training, training.progress, longest->interval.from, longest->interval.to,
            text::longest(Seconds(longest->interval.seconds))));
    finding.evidence.emplace_back(number::lostShare(Fraction(summary.lostShare), thresholds));
    finding.evidence.emplace_back(number::lostSeconds(Seconds(summary.lostSeconds)));
    finding.evidence.emplace_back(number::stalls(Count(summary.stalls.size())));
    finding.evidence.emplace_back(number::usualStepSeconds(Seconds(found.usualPerStep)));
    finding.fixes = fixes(found, summary);
    sink.report(std::move(finding));
}

/// Steps of an epoch, as the lines of a console count them; 0: they do not.
double countedSteps(const Training& training)
{
    double steps = 0.0;
    for (const ConsoleLogPtr& log : training.logs) {
        for (const PrintedPlan& plan : log->plans) {
            if (plan.unit == PrintedPlan::Unit::StepsOfEpoch)
                steps = std::max(steps, static_cast<double>(plan.total));
        }
    }
    return steps;
}

/// Of the bars with most states, which are one for each epoch or one for all.
double lengthOfBars(const ConsoleLog& log)
{
    std::map<double, std::size_t> states;
    for (const BarState& state : log.bars)
        ++states[state.whole];
    const auto most =
        std::max_element(states.begin(), states.end(),
                         [](const auto& a, const auto& b) { return a.second < b.second; });
    return most == states.end() ? 0.0 : most->first;
}

/// What other clocks than that of the series tell. True if it was reported.
bool judgeOtherClocks(const Training& training, const Thresholds& thresholds, FindingSink& sink)
{
    std::vector<Source> sources;
    sources.push_back({.found = findEpochEndPauses(training),
                       .name = "evaluation_loss_vs_iterations",
                       .isEpochEnd = true});
    for (const ConsoleLogPtr& log : training.logs) {
        if (!log->bars.empty())
            sources.push_back({.found = findBarStalls(*log),
                               .name = log->name(),
                               .epochSteps = lengthOfBars(*log)});
    }
    for (const Source& source : sources) {
        const Summary summary = sumUp(source);
        if (!isWorthTelling(source, summary, thresholds))
            continue;
        sink.computed(number::lostShare(Fraction(summary.lostShare), thresholds));
        sink.computed(number::usualStepSeconds(Seconds(source.found.usualPerStep)));
        report(training, source, summary, thresholds, sink);
        return true;
    }
    return false;
}

/// By the time that the training itself logged of its evaluations.
bool judgeLoggedEvaluations(const Training& training, const Thresholds& thresholds,
                            FindingSink& sink)
{
    const std::optional<LoggedEvaluations> logged = loggedEvaluations(training);
    if (!logged || logged->share() < thresholds.heavyShare
        || logged->seconds < thresholds.heavySeconds)
        return false;
    const Count count(logged->count);
    const Fraction share(logged->share());
    Finding finding;
    finding.severity = Severity::Warning;
    finding.confidence = confidence::matched;
    finding.cost = std::clamp(logged->share(), 0.0, 1.0);
    finding.title = text::evaluationsTake({.share = share, .count = count});
    finding.explanation =
        text::evaluationsTakeExplained({.tag = logged->tag, .all = Seconds(logged->all)});
    const ScalarSeries& series = *logged->signal->series;
    finding.evidence = {SeriesEvidence{.run = logged->signal->run->id,
                                       .tag = TagId(logged->tag),
                                       .firstStep = StepIndex(series.minStep()),
                                       .lastStep = StepIndex(series.maxStep()),
                                       .firstWallTime = WallTime(series.minWallTime()),
                                       .lastWallTime = WallTime(series.maxWallTime()),
                                       .caption = text::loggedEvaluationTimes()},
                        number::lostShare(share, thresholds),
                        number::lostSeconds(Seconds(logged->seconds))};
    Fix less = fix::evaluateLessOften(Count(std::ceil(logged->share() / kTargetShare)));
    less.check = text::stallsTakeLess({.target = Fraction(kTargetShare), .now = share});
    finding.fixes = {std::move(less), fix::evaluateElsewhere()};
    sink.report(std::move(finding));
    return true;
}

/// Steps of an epoch, as a console counts them; 0: not told.
double stepsOfEpoch(const Training& training, const SpeedCourse& course)
{
    double steps = 0.0;
    if (course.log != nullptr && !course.lines.empty()) { // "25/25 - 2s - 63ms/step"
        std::string_view line = trimmedStart(course.log->text(course.lines.front()), " ");
        const std::optional<double> done = takeDecimal(line);
        if (done && line.starts_with("/")) {
            line.remove_prefix(1);
            const std::optional<double> whole = takeDecimal(line);
            steps = whole && *whole == *done ? *whole : 0.0;
        }
    }
    return std::max(steps, countedSteps(training));
}

/// The slow ones are those in which an evaluation was made, and others were made in none.
bool areThoseOfEvaluations(const Training& training, const SpeedCourse& course,
                           const SpeedSplit& split)
{
    std::set<std::int64_t> evaluated;
    for (const Signal& signal : training.allSignals) {
        if (signal.kind != SignalKind::ValidationLoss
            && signal.kind != SignalKind::ValidationMetric)
            continue;
        signal.series->forEach(
            [&evaluated](std::size_t, const ScalarPoint& point) { evaluated.insert(point.step); });
    }
    const auto isEvaluated = [&](std::size_t i) {
        return evaluated.contains(static_cast<std::int64_t>(course.at[i]));
    };
    return !evaluated.empty() && std::all_of(split.slow.begin(), split.slow.end(), isEvaluated)
           && evaluated.size() < course.size();
}

/// Epochs that take a multiple of the others now and then, by one clock.
struct SlowEpochs {
    SpeedCourse course;
    SpeedSplit split;
    double stepsOfPiece = 1.0; ///< what the times are multiplied with to be those of epochs
    double lostSeconds = 0.0;
    double typicalSeconds = 0.0; ///< that a slow one loses
    double share = 0.0;          ///< of the time
};

std::optional<SlowEpochs> slowEpochsOf(const Training& training, SpeedCourse course)
{
    const bool isOfSteps = course.piece == SpeedCourse::Piece::Step && course.countsEpochs;
    const double pieces = course.piece == SpeedCourse::Piece::Epoch ? 1.0
                          : isOfSteps                               ? stepsOfEpoch(training, course)
                                                                    : 0.0;
    std::optional<SpeedSplit> split = pieces > 0.0 ? speedSplit(course) : std::nullopt;
    if (!split || areThoseOfEvaluations(training, course, *split))
        return std::nullopt;
    SlowEpochs found{.course = {}, .split = {}, .stepsOfPiece = pieces};
    double all = 0.0;
    for (const double seconds : course.seconds)
        all += seconds * pieces;
    for (const std::size_t i : split->slow)
        found.lostSeconds += (course.seconds[i] - split->fastSeconds) * pieces;
    found.typicalSeconds = (split->slowSeconds - split->fastSeconds) * pieces;
    found.share = all > 0.0 ? found.lostSeconds / all : 0.0;
    found.course = std::move(course);
    found.split = std::move(*split);
    return found;
}

/// True if slow epochs were reported.
bool judgeEpochs(const Training& training, const Thresholds& thresholds, FindingSink& sink)
{
    std::optional<SlowEpochs> worst; // of most epochs
    for (SpeedCourse& course : speedCourses(training)) {
        std::optional<SlowEpochs> one = slowEpochsOf(training, std::move(course));
        if (one && one->share >= thresholds.heavyShare
            && one->lostSeconds >= thresholds.heavySeconds
            && one->typicalSeconds >= thresholds.heavyPause
            && (!worst || one->split.pieces > worst->split.pieces))
            worst = std::move(one);
    }
    if (!worst)
        return false;
    const SpeedSplit& split = worst->split;
    const Fraction share(worst->share);
    Finding finding;
    finding.severity = Severity::Warning;
    finding.confidence = confidence::irregular;
    finding.cost = std::clamp(worst->share, 0.0, 1.0);
    finding.title = text::someEpochsStall({.slow = Count(split.slow.size()),
                                           .all = Count(split.pieces),
                                           .more = Seconds(worst->typicalSeconds),
                                           .lost = share});
    finding.explanation =
        text::someEpochsStallExplained({.slow = Seconds(split.slowSeconds * worst->stepsOfPiece),
                                        .fast = Seconds(split.fastSeconds * worst->stepsOfPiece),
                                        .source = worst->course.source});
    if (std::optional<Evidence> place =
            worst->course.evidence(split.slow.front(), text::slowEpoch()))
        finding.evidence.push_back(std::move(*place));
    finding.evidence.emplace_back(number::lostShare(share, thresholds));
    finding.evidence.emplace_back(number::lostSeconds(Seconds(worst->lostSeconds)));
    finding.fixes = {fix::lookInside()};
    finding.fixes.front().check =
        text::stallsTakeLess({.target = Fraction(kTargetShare), .now = share});
    sink.report(std::move(finding));
    return true;
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    const Training& training = input.training;
    const Progress& progress = training.progress;
    const Thresholds thresholds(input.settings);
    if (judgeLoggedEvaluations(training, thresholds, sink))
        return;
    if (progress.empty()) {
        if (!judgeOtherClocks(training, thresholds, sink)
            && !judgeEpochs(training, thresholds, sink))
            tellProgress(training, sink); // evidence-not-usable tells that
        return;
    }
    const Source source{
        .found = findStalls(training, progress,
                            {.sigmas = thresholds.sigmas, .share = thresholds.shareOfMedian}),
        .name = progress.tag,
        .isOfSeries = true,
        .epochSteps = countedSteps(training)};
    const Stalls& found = source.found;
    const bool isCoarse = found.intervals > 0 && clockIsTooCoarse(progress, found.usualSeconds);
    const Summary summary = isCoarse ? Summary() : sumUp(source);
    if (found.intervals >= kFewestShort && !isCoarse) {
        const NumberEvidence usual = number::usualStepSeconds(Seconds(found.usualPerStep));
        if (isWorthTelling(source, summary, thresholds)) {
            sink.computed(number::lostShare(Fraction(summary.lostShare), thresholds));
            sink.computed(usual);
            sink.judged(heldAgainst(judgedStepTimes(training), usual.label, found.usualPerStep));
            report(training, source, summary, thresholds, sink);
            return;
        }
    }
    if (judgeOtherClocks(training, thresholds, sink) || judgeEpochs(training, thresholds, sink))
        return;
    if (found.intervals < kFewestStepTimes) {
        sink.abstain(abstainTooFewStepTimes(found.intervals, kFewestStepTimes));
        return;
    }
    if (isCoarse) {
        sink.abstain(abstainCoarseClock(found.usualSeconds));
        return;
    }
    const NumberEvidence usual = number::usualStepSeconds(Seconds(found.usualPerStep));
    sink.computed(number::lostShare(Fraction(summary.lostShare), thresholds));
    sink.computed(usual);
    sink.judged(heldAgainst(judgedStepTimes(training), usual.label, found.usualPerStep));
}

} // namespace faultline::rules::periodic_stalls
