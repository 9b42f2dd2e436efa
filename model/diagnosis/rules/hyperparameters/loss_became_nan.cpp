// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/loss_became_nan.h"

#include "model/core/text_marker.h"
#include "model/diagnosis/evidence/learning_evidence.h"
#include "model/diagnosis/evidence/log_evidence.h"
#include "model/diagnosis/evidence/missing_signal.h"
#include "model/diagnosis/judged/judged_log.h"
#include "model/diagnosis/setup/learning_fixes.h"
#include "model/diagnosis/signals/half_precision.h"
#include "model/diagnosis/signals/nan_onset.h"
#include "model/diagnosis/signals/printed_nan.h"
#include "model/diagnosis/training/learning_curve.h"

#include <algorithm>
#include <numeric>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace faultline::rules::loss_became_nan {

namespace {

constexpr std::size_t kPointsAfter = 10; // shown after the first bad value

const BadSignal* firstPermanent(const std::vector<BadSignal>& signals)
{
    const auto found = std::find_if(signals.begin(), signals.end(),
                                    [](const BadSignal& bad) { return bad.isPermanent(); });
    return found == signals.end() ? nullptr : &*found;
}

const BadSignal* mostIsolated(const std::vector<BadSignal>& signals)
{
    const auto found = std::max_element(signals.begin(), signals.end(),
                                        [](const BadSignal& a, const BadSignal& b) {
                                            return a.nonFinite.count < b.nonFinite.count;
                                        });
    return found == signals.end() ? nullptr : &*found;
}

/// The tags that broke at the first bad step: the terms of the loss, if any is among them.
std::string firstTags(const std::vector<BadSignal>& order)
{
    constexpr std::size_t kMostNamed = 3;
    const auto isFirst = [&order](const BadSignal& bad) {
        return bad.firstStep == order.front().firstStep
               && bad.signal->kind == order.front().signal->kind;
    };
    std::string names;
    std::size_t named = 0;
    for (const BadSignal& bad : order) {
        if (!isFirst(bad))
            continue;
        if (++named > kMostNamed)
            return names + ", ...";
        names += (names.empty() ? "" : ", ") + bad.signal->tag;
    }
    return names;
}

Text explain(const LeadUp& leadUp, const std::vector<BadSignal>& order, double interval)
{
    const Quantity points = countOf(leadUp.points);
    const Quantity at = stepOf(order.front().firstStep);
    const std::string first = firstTags(order);
    switch (leadUp.kind) {
    case LeadUp::Kind::FromStart:
        return {FAULTLINE_TR_NOOP(
                    "Diagnosis",
                    "Only %1 finite values were logged before it, so the training broke almost at "
                    "once. Suspect, in this order: a learning rate too high without warm-up, "
                    "invalid labels or boxes, half precision without loss scaling. First to "
                    "break, at step %3: %2. What broke later is a consequence."),
                {points, first, at}};
    case LeadUp::Kind::Growth:
        return {FAULTLINE_TR_NOOP(
                    "Diagnosis",
                    "Over the last %1 values before it the loss rose from %2 to %3. A rise "
                    "before the end is what a learning rate too high for the batch does; one bad "
                    "record strikes without warning. First to break, at step %5: %4. What "
                    "broke later is a consequence."),
                {points, plain(leadUp.usual), plain(leadUp.last), first, at}};
    case LeadUp::Kind::Spike:
        return {
            FAULTLINE_TR_NOOP(
                "Diagnosis",
                "The loss was steady at %1, jumped to %2 and broke. One bad batch does this (a "
                "box without area, a NaN coordinate) or an overflow in half precision; the "
                "learning rate is the second suspect. The loss was logged every %3 steps: a "
                "rise between two values is not visible. First to break, at step %5: %4."),
            {plain(leadUp.usual), plain(leadUp.last), Quantity{interval, Unit::Step}, first, at}};
    case LeadUp::Kind::Sudden: break;
    }
    if (interval <= 1.0) {
        return {
            FAULTLINE_TR_NOOP(
                "Diagnosis",
                "Nothing announced it: the last %1 values lay around %2. An operation failed at "
                "once: an invalid record, log of 0, 0/0, or an overflow in half precision. "
                "First to break, at step %4: %3."),
            {points, plain(leadUp.usual), first, at}};
    }
    return {
        FAULTLINE_TR_NOOP(
            "Diagnosis",
            "Nothing announced it: the last %1 values lay around %2. Either an operation failed "
            "at once (an invalid record, log of 0, 0/0, an overflow in half precision), or the "
            "loss rose within the %3 steps between two logged values. First to break, at step "
            "%5: %4."),
        {points, plain(leadUp.usual), Quantity{interval, Unit::Step}, first, at}};
}

void reportPermanent(const Training& training, const BadSignal& main, Severity severity,
                     std::size_t leadUpPoints, FindingSink& sink);
void reportIsolated(const Training& training, const BadSignal& main, std::size_t leadUpPoints,
                    FindingSink& sink);
void reportEarlierAttempt(const Training& training, FindingSink& sink);
[[nodiscard]] bool reportPrintedEnd(const Training& training, FindingSink& sink);
void addFixes(const Training& training, const LeadUp& leadUp, const LearningCurve& before,
              std::int64_t step, Finding& finding);
void addNumbers(const Training& training, const BadSignal& main, const LeadUp& leadUp,
                const LearningCurve& before, Finding& finding);

/// SeriesEvidence around the first bad value: what led to it and a little after.
SeriesEvidence around(const BadSignal& bad, const LearningCurve& before, std::size_t points,
                      Text caption)
{
    const ScalarSeries& series = *bad.signal->series;
    const std::size_t last = std::min(bad.firstIndex() + kPointsAfter, series.size() - 1);
    SeriesEvidence evidence{.run = bad.signal->run->name,
                            .tag = bad.signal->tag,
                            .firstStep = bad.firstStep,
                            .lastStep = std::max(series.step(last), bad.firstStep),
                            .firstWallTime = series.wallTime(bad.firstIndex()),
                            .lastWallTime = series.wallTime(last),
                            .caption = std::move(caption)};
    if (!before.empty()) {
        const std::size_t first = before.size() - std::min(points, before.size());
        evidence.firstStep = before.steps[first];
        evidence.firstWallTime = before.wallTimes[first];
    }
    return evidence;
}

/// Finite points of the lineage of a signal before its first bad value.
LearningCurve curveBefore(const BadSignal& bad)
{
    LearningCurve curve = learningCurve(*bad.signal->series, 0);
    if (bad.isPermanent())
        return curve;
    const auto end = static_cast<std::size_t>(
        std::lower_bound(curve.steps.begin(), curve.steps.end(), bad.firstStep)
        - curve.steps.begin());
    curve.steps.resize(end);
    curve.wallTimes.resize(end);
    curve.values.resize(end);
    return curve;
}

NumberEvidence badValues(std::size_t count)
{
    return numberEvidence("bad-values",
                          {FAULTLINE_TR_NOOP("Diagnosis", "Values that are no numbers"), {}},
                          countOf(count), 0.0);
}

/// Advice about half precision is for those who use it.
void keepWhatConcerns(const Training& training, Finding& finding)
{
    if (!mayUseHalfPrecision(training))
        std::erase_if(finding.fixes,
                      [](const Fix& fix) { return fix.id == "scale-half-precision"; });
}

/// A curve of the training loss shows it.
bool hasBadValues(const Training& training)
{
    return !badSignals(training, SignalKind::TrainLoss).empty()
           || !badSignals(training, SignalKind::LossComponent).empty();
}

/// The framework stopped because of it and said so, and no curve shows where it began.
bool reportPrintedEnd(const Training& training, FindingSink& sink)
{
    if (hasBadValues(training))
        return false;
    const std::vector<LoggedEvent> events =
        findEvents(training, {"num.tf1diverge", "num.losstensor", "num.globalnorm", "num.d2",
                              "num.hist", "num.tvision", "num.nanloss", "num.mm", "num.kerasterm",
                              "num.scalemin", "num.anomaly", "num.raised", "num.loss"});
    if (events.empty())
        return false;
    const LoggedEvent& first = events.front();
    const std::optional<std::int64_t> step = lastStepOf(*first.log);
    Finding finding;
    finding.severity = Severity::Critical;
    finding.confidence = 0.95; // the framework looked at the number itself
    finding.cost = 1.0;
    finding.stake.modelQuality = true;
    finding.title =
        step ? Text{FAULTLINE_TR_NOOP("Diagnosis", "The loss became NaN or infinite about step %1, "
                                                   "says the console"),
                    {stepOf(*step)}}
             : Text{FAULTLINE_TR_NOOP("Diagnosis", "The loss became NaN or infinite in the first "
                                                   "steps, says the console"),
                    {}};
    finding.explanation = {
        FAULTLINE_TR_NOOP("Diagnosis",
                          "Which term broke first and what the loss did before cannot be seen: its "
                          "values are not in the curves. From the first steps on it is mostly an "
                          "invalid record (a box with swapped corners, of no width, or in pixels) "
                          "or far too high a rate; later mostly a single record, or a loss that "
                          "grew before."),
        {}};
    finding.evidence.emplace_back(
        first.evidence({FAULTLINE_TR_NOOP("Diagnosis", "Where the framework noticed it"), {}}));
    const std::int64_t shown = step.value_or(0);
    tellOnset(shown, sink);
    sink.computed(badValues(1));
    finding.fixes = {checkTheData(shown), lowerLearningRate(std::nullopt, shown),
                     scaleHalfPrecision()};
    keepWhatConcerns(training, finding);
    sink.report(std::move(finding));
    return true;
}

void reportPermanent(const Training& training, const BadSignal& main, Severity severity,
                     std::size_t leadUpPoints, FindingSink& sink)
{
    const ScalarSeries& series = *main.signal->series;
    const std::int64_t step = main.firstStep;
    const std::int64_t lastStep = series.step(main.nonFinite.last);
    const std::vector<BadSignal> order = onsetOrder(training);
    const BadSignal& first = order.front();
    const LearningCurve before = curveBefore(main);
    const LeadUp leadUp =
        describeLeadUp(std::span(before.values).last(std::min(leadUpPoints, before.size())));

    Finding finding;
    finding.run = main.signal->run->name;
    finding.severity = severity;
    finding.confidence = main.nonFinite.countFromOnset > 1 ? 0.99 : 0.9;
    finding.cost = severity == Severity::Critical ? 1.0 : 0.3;
    finding.explanation = explain(leadUp, order, medianStepInterval(before));
    if (main.signal->kind == SignalKind::ValidationLoss) {
        finding.title = {FAULTLINE_TR_NOOP("Diagnosis",
                                           "Validation loss became %1 at step %2 while the "
                                           "training loss is finite (%3)"),
                         {main.valueName(), stepOf(step), main.signal->tag}};
        finding.explanation = {
            FAULTLINE_TR_NOOP("Diagnosis",
                              "The training itself goes on. Suspect what only the evaluation does: "
                              "an average over no objects (0/0), statistics of batch "
                              "normalisation, an invalid validation record."),
            {}};
    } else if (main.signal->kind == SignalKind::GradientNorm) {
        finding.title = {FAULTLINE_TR_NOOP("Diagnosis",
                                           "Gradient norm became %1 at step %2 and stayed so "
                                           "while the loss is finite (%3)"),
                         {main.valueName(), stepOf(step), main.signal->tag}};
        finding.explanation = {
            FAULTLINE_TR_NOOP("Diagnosis",
                              "Either every step since then was skipped (the loss scale of mixed "
                              "precision cannot get low enough), or the norm includes a parameter "
                              "whose gradient is invalid. A loss that no longer moves tells the "
                              "first."),
            {}};
    } else if (lastStep > step) {
        finding.title = {
            FAULTLINE_TR_NOOP("Diagnosis", "Loss became %1 at step %2 and stayed so "
                                           "for the last %3 steps (%4)"),
            {main.valueName(), stepOf(step), stepOf(lastStep - step), main.signal->tag}};
    } else {
        finding.title = {
            FAULTLINE_TR_NOOP("Diagnosis", "Loss became %1 at step %2, where its log ends (%3)"),
            {main.valueName(), stepOf(step), main.signal->tag}};
    }
    finding.evidence.emplace_back(around(
        main, before, leadUpPoints,
        {FAULTLINE_TR_NOOP("Diagnosis", "The loss before and after the first bad value"), {}}));
    if (first.firstStep < step) {
        finding.evidence.emplace_back(
            around(first, curveBefore(first), leadUpPoints,
                   {FAULTLINE_TR_NOOP("Diagnosis", "What broke first, at step %1"),
                    {stepOf(first.firstStep)}}));
    }
    addNumbers(training, main, leadUp, before, finding);
    addFixes(training, leadUp, before, step, finding);
    tellOnset(first.firstStep, sink);
    sink.report(std::move(finding));
}

void addNumbers(const Training& training, const BadSignal& main, const LeadUp& leadUp,
                const LearningCurve& before, Finding& finding)
{
    constexpr std::size_t kMostListed = 5;
    const std::vector<BadSignal> order = onsetOrder(training);
    for (std::size_t i = 0; i < std::min(order.size(), kMostListed); ++i) {
        finding.evidence.emplace_back(numberEvidence(
            "first-bad-step",
            {FAULTLINE_TR_NOOP("Diagnosis", "First bad step of %1"), {order[i].signal->tag}},
            stepOf(order[i].firstStep)));
    }
    finding.evidence.emplace_back(numberEvidence(
        "bad-values",
        {FAULTLINE_TR_NOOP("Diagnosis", "Values from there on that are no numbers"), {}},
        countOf(main.nonFinite.countFromOnset)));
    if (leadUp.kind != LeadUp::Kind::FromStart) {
        finding.evidence.emplace_back(numberEvidence(
            "growth-before",
            {FAULTLINE_TR_NOOP("Diagnosis", "Loss just before, against its level %1 values "
                                            "earlier"),
             {countOf(leadUp.points)}},
            {leadUp.growth(), Unit::Ratio}));
    }
    if (before.empty())
        return;
    const std::size_t last = before.size() - 1;
    const std::size_t first = before.size() - std::min(leadUp.points + 1, before.size());
    if (const std::optional<RateAtStep> rate = rateAt(training, before, last)) {
        finding.evidence.emplace_back(numberEvidence(
            "learning-rate", {FAULTLINE_TR_NOOP("Diagnosis", "Learning rate at that step"), {}},
            plain(rate->then)));
    }
    const Signal* norm = training.best(SignalKind::GradientNorm);
    if (auto evidence = matchingEvidence(
            norm, before, first, last,
            {FAULTLINE_TR_NOOP("Diagnosis", "The gradient norm over the same steps"), {}}))
        finding.evidence.emplace_back(std::move(*evidence));
    if (auto evidence = matchingEvidence(
            lossScale(training), before, first, last,
            {FAULTLINE_TR_NOOP("Diagnosis", "The loss scale of mixed precision: falling to 1 and "
                                            "below means overflow at every step"),
             {}}))
        finding.evidence.emplace_back(std::move(*evidence));
}

/// The point to go on from: the last one before the loss left its usual level or, if that level
/// was already well above the lowest, the lowest.
std::size_t lastHealthyIndex(const LearningCurve& before, const LeadUp& leadUp)
{
    constexpr std::size_t kWindows = 40;
    constexpr std::size_t kFewestInWindow = 5;
    constexpr double kRisen = 1.25;
    const std::size_t last = before.size() - 1;
    const std::size_t undisturbed = last - std::min(leadUp.disturbed, last);
    const std::size_t width = std::max(before.size() / kWindows, kFewestInWindow);
    const std::vector<double> windows = windowMedians(before.values, width);
    const auto lowest = std::min_element(windows.begin(), windows.end());
    if (lowest == windows.end() || *lowest <= 0.0 || leadUp.usual < kRisen * *lowest)
        return undisturbed;
    const std::size_t middle =
        static_cast<std::size_t>(lowest - windows.begin()) * width + width / 2;
    return std::min(middle, undisturbed);
}

void addFixes(const Training& training, const LeadUp& leadUp, const LearningCurve& before,
              std::int64_t step, Finding& finding)
{
    const std::size_t last = before.empty() ? 0 : before.size() - 1;
    const std::size_t healthy = before.empty() ? 0 : lastHealthyIndex(before, leadUp);
    finding.stake = lostSince(training, before, last);
    const Fix rate = lowerLearningRate(rateAt(training, before, last), step);
    const Fix clip = clipGradients(healthyGradientNorm(training, before, healthy));
    if (leadUp.kind == LeadUp::Kind::Growth)
        finding.fixes = {rate, clip, scaleHalfPrecision()};
    else if (leadUp.kind == LeadUp::Kind::FromStart)
        finding.fixes = {rate, checkTheData(step), scaleHalfPrecision(), clip};
    else
        finding.fixes = {checkTheData(step), clip, scaleHalfPrecision(), rate};
    if (!before.empty() && leadUp.kind != LeadUp::Kind::FromStart) {
        finding.fixes.insert(finding.fixes.begin() + 1,
                             restartFromCheckpoint(training, before.steps[healthy]));
    }
    keepWhatConcerns(training, finding);
}

void reportIsolated(const Training& training, const BadSignal& main, std::size_t leadUpPoints,
                    FindingSink& sink)
{
    const NonFinite& bad = main.nonFinite;
    const LearningCurve before = curveBefore(main);
    Finding finding;
    finding.run = main.signal->run->name;
    finding.severity = Severity::Warning;
    finding.confidence = 0.8;
    finding.cost = static_cast<double>(bad.count) / static_cast<double>(bad.pointCount);
    finding.title = {FAULTLINE_TR_NOOP("Diagnosis",
                                       "%1 of %2 logged losses were %3, first at step %4, and the "
                                       "loss recovered (%5)"),
                     {countOf(bad.count), countOf(bad.pointCount), main.valueName(),
                      stepOf(main.firstStep), main.signal->tag}};
    finding.explanation = {
        FAULTLINE_TR_NOOP("Diagnosis",
                          "The values after it are finite, so the weights survived: the step was "
                          "skipped, as mixed precision does when a value overflows, or the batch "
                          "gave no valid loss (no objects in it). A skipped step in some thousands "
                          "is normal; the same record failing in every epoch is not."),
        {}};
    finding.evidence.emplace_back(
        around(main, before, leadUpPoints,
               {FAULTLINE_TR_NOOP("Diagnosis", "The first value that is no number"), {}}));
    finding.evidence.emplace_back(badValues(bad.count));
    const std::size_t last = before.empty() ? 0 : before.size() - 1;
    finding.fixes = {checkTheData(main.firstStep), scaleHalfPrecision(),
                     clipGradients(healthyGradientNorm(training, before, last))};
    keepWhatConcerns(training, finding);
    sink.report(std::move(finding));
}

void reportEarlierAttempt(const Training& training, FindingSink& sink)
{
    for (const SignalKind kind : {SignalKind::TrainLoss, SignalKind::LossComponent}) {
        for (const Signal* signal : training.all(kind)) {
            const ScalarSeries& series = *signal->series;
            const std::size_t bad = series.totals().firstNonFinite;
            if (bad == ScalarSeries::npos)
                continue;
            Finding finding;
            finding.run = signal->run->name;
            finding.severity = Severity::Info;
            finding.confidence = 0.9;
            finding.title = {FAULTLINE_TR_NOOP("Diagnosis",
                                               "An earlier attempt broke at step %1; the newest "
                                               "one is free of it (%2)"),
                             {stepOf(series.step(bad)), signal->tag}};
            finding.explanation = {
                FAULTLINE_TR_NOOP("Diagnosis",
                                  "The training was restarted from an earlier step since, and what "
                                  "it logged after that is finite."),
                {}};
            finding.evidence.emplace_back(around(
                {.signal = signal, .nonFinite = {.first = bad}, .firstStep = series.step(bad)}, {},
                0, {FAULTLINE_TR_NOOP("Diagnosis", "The first bad value of that attempt"), {}}));
            sink.report(std::move(finding));
            return;
        }
    }
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    const Training& training = input.training;
    const RuleSettings& settings = input.settings;
    const auto leadUpPoints =
        static_cast<std::size_t>(std::max(settings.threshold(info(), "lead-up-points"), 5.0));
    tellLines(training, sink);
    tellLastStep(training, sink);
    if (reportPrintedEnd(training, sink))
        return;
    if (std::optional<Finding> arose = nanInCalculation(training);
        arose && !hasBadValues(training)) {
        sink.report(std::move(*arose));
        return;
    }
    if (!hasSignal(training, SignalKind::TrainLoss)
        && !hasSignal(training, SignalKind::ValidationLoss)) {
        if (!training.allSignals.empty())
            sink.abstain(abstainWithoutSignal(SignalKind::TrainLoss));
        return;
    }
    const std::vector<BadSignal> totals = badSignals(training, SignalKind::TrainLoss);
    const std::vector<BadSignal> terms = badSignals(training, SignalKind::LossComponent);
    const std::vector<BadSignal> validation = badSignals(training, SignalKind::ValidationLoss);
    const std::vector<BadSignal> norms = badSignals(training, SignalKind::GradientNorm);
    const bool hasTotal = training.best(SignalKind::TrainLoss) != nullptr;
    const LearningCurve curve = learningCurve(training.best(SignalKind::TrainLoss));
    if (!curve.empty())
        sink.judged(judgedCurve(
            curve,
            {FAULTLINE_TR_NOOP("Diagnosis", "Training loss, as long as it was finite"), {}}));
    sink.computed(badValues(std::accumulate(
        totals.begin(), totals.end(), std::size_t{0},
        [](std::size_t sum, const BadSignal& bad) { return sum + bad.nonFinite.count; })));

    if (const BadSignal* total = firstPermanent(totals))
        reportPermanent(training, *total, Severity::Critical, leadUpPoints, sink);
    else if (const BadSignal* term = firstPermanent(terms))
        reportPermanent(training, *term, hasTotal ? Severity::Warning : Severity::Critical,
                        leadUpPoints, sink);
    else if (const BadSignal* norm = firstPermanent(norms))
        reportPermanent(training, *norm, Severity::Warning, leadUpPoints, sink);
    else if (const BadSignal* loss = firstPermanent(validation))
        reportPermanent(training, *loss, Severity::Warning, leadUpPoints, sink);
    else if (const BadSignal* isolated = mostIsolated(totals.empty() ? terms : totals))
        reportIsolated(training, *isolated, leadUpPoints, sink);
    else
        reportEarlierAttempt(training, sink);
}

} // namespace faultline::rules::loss_became_nan
