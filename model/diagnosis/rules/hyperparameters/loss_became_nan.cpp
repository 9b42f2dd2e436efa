// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/loss_became_nan.h"

#include "model/core/statistics.h"
#include "model/diagnosis/evidence/learning_evidence.h"
#include "model/diagnosis/evidence/log_evidence.h"
#include "model/diagnosis/evidence/missing_signal.h"
#include "model/diagnosis/judged/judged_log.h"
#include "model/diagnosis/setup/learning_fixes.h"
#include "model/diagnosis/setup/rate_extreme.h"
#include "model/diagnosis/setup/stated_settings.h"
#include "model/diagnosis/signals/answer_curves.h"
#include "model/diagnosis/signals/half_precision.h"
#include "model/diagnosis/signals/nan_onset.h"
#include "model/diagnosis/signals/printed_nan.h"
#include "model/diagnosis/training/learning_curve.h"

#include <algorithm>
#include <charconv>
#include <initializer_list>
#include <numeric>
#include <optional>
#include <span>
#include <string>
#include <string_view>
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
    const Count points(leadUp.points);
    const Step at(order.front().firstStep);
    const std::string first = firstTags(order);
    switch (leadUp.kind) {
    case LeadUp::Kind::FromStart:
        return text::fromStart({.points = points, .first = first, .at = at});
    case LeadUp::Kind::Growth:
        return text::growth({.points = points,
                             .usual = Plain(leadUp.usual),
                             .last = Plain(leadUp.last),
                             .first = first,
                             .at = at});
    case LeadUp::Kind::Spike:
        return text::spike({.usual = Plain(leadUp.usual),
                            .last = Plain(leadUp.last),
                            .interval = Step(interval),
                            .first = first,
                            .at = at});
    case LeadUp::Kind::Sudden: break;
    }
    if (interval <= 1.0) {
        return text::suddenEachStep(
            {.points = points, .usual = Plain(leadUp.usual), .first = first, .at = at});
    }
    return text::sudden({.points = points,
                         .usual = Plain(leadUp.usual),
                         .interval = Step(interval),
                         .first = first,
                         .at = at});
}

/// SeriesEvidence around the first bad value: what led to it and a little after.
SeriesEvidence around(const BadSignal& bad, const LearningCurve& before, std::size_t points,
                      Text caption)
{
    const ScalarSeries& series = *bad.signal->series;
    const std::size_t last = std::min(bad.firstIndex() + kPointsAfter, series.size() - 1);
    SeriesEvidence evidence{.run = bad.signal->run->id,
                            .tag = TagId(bad.signal->tag),
                            .firstStep = StepIndex(bad.firstStep),
                            .lastStep = StepIndex(std::max(series.step(last), bad.firstStep)),
                            .firstWallTime = WallTime(series.wallTime(bad.firstIndex())),
                            .lastWallTime = WallTime(series.wallTime(last)),
                            .caption = std::move(caption)};
    if (!before.empty()) {
        const std::size_t first = before.size() - std::min(points, before.size());
        evidence.firstStep = StepIndex(before.steps[first]);
        evidence.firstWallTime = WallTime(before.wallTimes[first]);
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
    return number::badValues(Count(count), Count(0));
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

/// The step that a message names: "at iteration=512", "in step 40".
std::optional<std::int64_t> printedStep(std::string_view text)
{
    for (const std::string_view word : {"iteration", "step", "iter"}) {
        std::size_t at = text.find(word);
        if (at == std::string_view::npos)
            continue;
        at += word.size();
        while (at < text.size() && (text[at] == ' ' || text[at] == '=' || text[at] == ':'))
            ++at;
        std::int64_t step = 0;
        const auto read = std::from_chars(text.data() + at, text.data() + text.size(), step);
        if (read.ec == std::errc() && step >= 0)
            return step;
    }
    return std::nullopt;
}

/// What frameworks print when they stop because of it.
std::vector<LoggedEvent> printedEnds(const Training& training)
{
    return findEvents(training,
                      {"num.tf1diverge", "num.losstensor", "num.globalnorm", "num.d2", "num.hist",
                       "num.tvision", "num.nanloss", "num.mm", "num.kerasterm", "num.scalemin",
                       "num.anomaly", "num.raised", "num.loss"});
}

/// The framework stopped because of it and said so, and no curve shows where it began.
bool reportPrintedEnd(const Training& training, FindingSink& sink)
{
    if (hasBadValues(training))
        return false;
    const std::vector<LoggedEvent> events = printedEnds(training);
    if (events.empty())
        return false;
    const LoggedEvent& first = events.front();
    std::optional<std::int64_t> step = printedStep(first.text());
    if (!step)
        step = lastStepOf(*first.log);
    Finding finding;
    finding.severity = Severity::Critical;
    finding.confidence = confidence::frameworkSaysSo;
    finding.cost = cost::trainingBroke;
    finding.stake.modelQuality = true;
    finding.title = step ? text::consoleAboutStep(Step(*step)) : text::consoleFirstSteps();
    finding.explanation = text::consoleExplained();
    finding.evidence.emplace_back(first.evidence(text::whereNoticed()));
    const std::int64_t shown = step.value_or(0);
    tellOnset(shown, sink);
    sink.computed(badValues(1));
    finding.fixes = {checkTheData(shown), lowerLearningRate(std::nullopt, shown),
                     scaleHalfPrecision()};
    keepWhatConcerns(training, finding);
    sink.report(std::move(finding));
    return true;
}

void addNumbers(const Training& training, const BadSignal& main, const LeadUp& leadUp,
                const LearningCurve& before, Finding& finding)
{
    constexpr std::size_t kMostListed = 5;
    const std::vector<BadSignal> order = onsetOrder(training);
    for (std::size_t i = 0; i < std::min(order.size(), kMostListed); ++i) {
        finding.evidence.emplace_back(
            number::firstBadStep(Step(order[i].firstStep), order[i].signal->tag));
    }
    finding.evidence.emplace_back(numberEvidence("bad-values", text::badValuesFromThere(),
                                                 countOf(main.nonFinite.countFromOnset)));
    if (leadUp.kind != LeadUp::Kind::FromStart) {
        finding.evidence.emplace_back(
            number::growthBefore(Ratio(leadUp.growth()), Count(leadUp.points)));
    }
    if (before.empty())
        return;
    const std::size_t last = before.size() - 1;
    const std::size_t first = before.size() - std::min(leadUp.points + 1, before.size());
    if (const std::optional<RateAtStep> rate = rateAt(training, before, last)) {
        finding.evidence.emplace_back(number::learningRate(Plain(rate->then)));
    }
    const Signal* norm = training.best(SignalKind::GradientNorm);
    if (auto evidence =
            matchingEvidence(norm, before, first, last, text::gradientNormOverSameSteps()))
        finding.evidence.emplace_back(std::move(*evidence));
    if (auto evidence =
            matchingEvidence(lossScale(training), before, first, last, text::lossScale()))
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

/// What is suspected before anything else.
enum class Suspect { Usual, NoBatch, Gradient, Boxes, Input, Rate, Evaluation };

bool namesAny(const std::string& tag, std::initializer_list<std::string_view> stems)
{
    const std::vector<std::string> words = tagWords(tag);
    return std::any_of(words.begin(), words.end(), [stems](const std::string& word) {
        return std::any_of(stems.begin(), stems.end(),
                           [&word](std::string_view stem) { return word.starts_with(stem); });
    });
}

/// The last gradient norms before it were beyond what any model needs.
bool gradientExploded(const Training& training, std::int64_t step)
{
    constexpr double kLarge = 100.0;
    const LearningCurve norm = learningCurve(training.best(SignalKind::GradientNorm));
    const auto end = static_cast<std::size_t>(
        std::upper_bound(norm.steps.begin(), norm.steps.end(), step) - norm.steps.begin());
    const std::size_t count = std::min<std::size_t>(end, 3);
    return count > 0 && median(std::span(norm.values).subspan(end - count, count)) > kLarge;
}

/// Only terms about boxes broke first, others were still finite then.
bool onlyBoxesBroke(const Training& training, const std::vector<BadSignal>& order)
{
    bool isBox = false;
    for (const BadSignal& bad : order) {
        if (bad.firstStep != order.front().firstStep
            || bad.signal->kind != SignalKind::LossComponent)
            continue;
        if (!namesAny(bad.signal->tag, {"box", "bbox", "loc", "giou", "iou", "reg"}))
            return false;
        isBox = true;
    }
    const std::vector<const Signal*> terms = training.all(SignalKind::LossComponent);
    return isBox && std::any_of(terms.begin(), terms.end(), [&order](const Signal* term) {
               return std::none_of(
                   order.begin(), order.end(), [term, &order](const BadSignal& bad) {
                       return bad.signal == term && bad.firstStep == order.front().firstStep;
                   });
           });
}

/// The learning rate was still coming up when the loss broke, or had just reached its peak.
bool brokeInWarmUp(const Training& training, std::int64_t step)
{
    constexpr std::size_t kFewest = 4;
    constexpr double kRisen = 1.5;
    constexpr double kJustNow = 0.3; // of the steps up to there
    const LearningCurve rate = learningCurve(training.best(SignalKind::LearningRate));
    const auto end = static_cast<std::size_t>(
        std::upper_bound(rate.steps.begin(), rate.steps.end(), step) - rate.steps.begin());
    if (end < kFewest)
        return false;
    const auto peak = std::max_element(rate.values.begin(), rate.values.end());
    const auto at = static_cast<std::size_t>(peak - rate.values.begin());
    const double until = rate.position(end - 1) - rate.position(0);
    return *peak > kRisen * rate.values.front()
           && (at >= end || rate.position(end - 1) - rate.position(at) <= kJustNow * until);
}

/// No optimizer of that kind takes such a rate, or the loss broke when it had come up.
bool isOfRate(const Training& training, std::int64_t step)
{
    const std::optional<UsedRate> used = usedRate(training);
    return used
           && (rateExtremeOf(training, *used) == RateExtreme::TooHigh
               || brokeInWarmUp(training, step));
}

/// Not one value of the training is a number, and the evaluation never changes: no step was made.
bool hadNoBatch(const Training& training, const BadSignal& main)
{
    constexpr std::size_t kFewest = 3;
    if (main.signal->kind != SignalKind::TrainLoss
        || main.nonFinite.count < main.nonFinite.pointCount || main.nonFinite.count < kFewest)
        return false;
    bool isConstant = false;
    for (const AnswerCurve& one : lossCurves(training)) {
        if (!one.isEvaluation || one.size() < kFewest)
            continue;
        const std::vector<double>& values = one.curve.values;
        if (one.curve.endsNonFinite
            || std::any_of(values.begin(), values.end(),
                           [&values](double value) { return value != values.front(); }))
            return false;
        isConstant = true;
    }
    return isConstant;
}

Suspect suspectOf(const Training& training, const BadSignal& main, const LeadUp& leadUp,
                  const std::vector<BadSignal>& order)
{
    if (main.signal->kind == SignalKind::ValidationLoss)
        return Suspect::Evaluation;
    if (hadNoBatch(training, main))
        return Suspect::NoBatch;
    if (onlyBoxesBroke(training, order))
        return Suspect::Boxes;
    // At a rate beyond the usual the gradients explode because of it.
    const bool isRate = isOfRate(training, main.firstStep);
    if (isRate && !isUsual(usedRate(training)))
        return Suspect::Rate;
    if (gradientExploded(training, main.firstStep))
        return Suspect::Gradient;
    if (isRate)
        return Suspect::Rate;
    const bool isAtOnce = leadUp.kind == LeadUp::Kind::FromStart && leadUp.points == 0;
    const bool isOfInput = isAtOnce && (isRegression(training) || isUsual(usedRate(training)));
    return isOfInput ? Suspect::Input : Suspect::Usual;
}

void moveFirst(std::vector<Fix>& fixes, std::string_view id)
{
    const auto found =
        std::find_if(fixes.begin(), fixes.end(), [id](const Fix& fix) { return fix.id == id; });
    if (found != fixes.end())
        std::rotate(fixes.begin(), found, found + 1);
}

void addFixes(const Training& training, const LeadUp& leadUp, const LearningCurve& before,
              std::int64_t step, Suspect suspect, Finding& finding)
{
    const std::size_t last = before.empty() ? 0 : before.size() - 1;
    const std::size_t healthy = before.empty() ? 0 : lastHealthyIndex(before, leadUp);
    finding.stake = lostSince(training, before, last);
    // Without a finite value before it: the first rate that was logged.
    std::optional<RateAtStep> used = rateAt(training, before, last);
    if (!used) {
        const LearningCurve logged = learningCurve(training.best(SignalKind::LearningRate));
        if (!logged.empty() && logged.values.front() > 0.0)
            used = RateAtStep{.then = logged.values.front(), .peak = logged.values.front()};
    }
    const Fix rate = lowerLearningRate(used, step);
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
    if (suspect == Suspect::Gradient)
        moveFirst(finding.fixes, clip.id);
    else if (suspect == Suspect::Boxes)
        finding.fixes = {checkTheData(step), clip, rate};
    else if (suspect == Suspect::Input)
        moveFirst(finding.fixes, "find-bad-record");
    else if (suspect == Suspect::Rate)
        moveFirst(finding.fixes, rate.id);
    else if (suspect == Suspect::NoBatch)
        finding.fixes = {fix::fillBatches()};
    else if (suspect == Suspect::Evaluation)
        finding.fixes = {scaleHalfPrecision(), checkTheData(step)};
    keepWhatConcerns(training, finding);
}

/// What happened, behind its first suspect where the curves name one.
Text withSuspect(const Training& training, Suspect suspect, const LeadUp& leadUp, Text what)
{
    const auto because = [&what](Text reason) {
        return text::becauseOf({.reason = std::move(reason), .what = std::move(what)});
    };
    switch (suspect) {
    case Suspect::NoBatch: return because(text::noBatchNamed());
    case Suspect::Gradient: return because(text::gradientNamed());
    case Suspect::Boxes: return because(text::boxesNamed());
    case Suspect::Input: return because(text::inputNamed());
    case Suspect::Rate: return because(text::rateNamed(Plain(usedRate(training)->peak)));
    case Suspect::Usual:
        // Steady until then, at a usual rate: what came with this step is left.
        if (leadUp.kind == LeadUp::Kind::Sudden && isUsual(usedRate(training)))
            return because(text::recordNamed());
        break;
    case Suspect::Evaluation: break;
    }
    return what;
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
    finding.run = main.signal->run->id;
    finding.severity = severity;
    finding.confidence =
        main.nonFinite.countFromOnset > 1 ? confidence::staysBad : confidence::oneBadValue;
    finding.cost = severity == Severity::Critical ? cost::trainingBroke : cost::lossGoesOn;
    const Suspect suspect = suspectOf(training, main, leadUp, order);
    finding.explanation =
        suspect == Suspect::NoBatch    ? text::noBatchExplained()
        : suspect == Suspect::Gradient ? text::gradientExploded()
        : suspect == Suspect::Boxes
            ? text::boxesBroke({.first = firstTags(order), .at = Step(first.firstStep)})
        : suspect == Suspect::Input ? text::inputHasNan()
        : suspect == Suspect::Rate  ? text::rateBroke(Plain(usedRate(training)->peak))
                                    : explain(leadUp, order, medianStepInterval(before));
    if (main.signal->kind == SignalKind::ValidationLoss) {
        finding.title = text::validationLossBecame(
            {.value = main.valueName(), .step = Step(step), .tag = main.signal->tag});
        finding.explanation = text::validationLossExplained();
    } else if (main.signal->kind == SignalKind::GradientNorm) {
        finding.title = text::gradientNormBecame(
            {.value = main.valueName(), .step = Step(step), .tag = main.signal->tag});
        finding.explanation = text::gradientNormExplained();
    } else if (lastStep > step) {
        finding.title = withSuspect(training, suspect, leadUp,
                                    text::becameAndStayed({.value = main.valueName(),
                                                           .step = Step(step),
                                                           .steps = Step(lastStep - step),
                                                           .tag = main.signal->tag}));
    } else {
        finding.title = withSuspect(
            training, suspect, leadUp,
            text::becameAtEnd(
                {.value = main.valueName(), .step = Step(step), .tag = main.signal->tag}));
    }
    finding.evidence.emplace_back(around(main, before, leadUpPoints, text::beforeAndAfter()));
    if (first.firstStep < step) {
        finding.evidence.emplace_back(around(first, curveBefore(first), leadUpPoints,
                                             text::whatBrokeFirst(Step(first.firstStep))));
    }
    if (const std::vector<LoggedEvent> printed = printedEnds(training); !printed.empty())
        finding.evidence.emplace_back(printed.front().evidence(text::whereNoticed()));
    addNumbers(training, main, leadUp, before, finding);
    addFixes(training, leadUp, before, step, suspect, finding);
    tellOnset(first.firstStep, sink);
    sink.report(std::move(finding));
}

void reportIsolated(const Training& training, const BadSignal& main, std::size_t leadUpPoints,
                    FindingSink& sink)
{
    const NonFinite& bad = main.nonFinite;
    const LearningCurve before = curveBefore(main);
    Finding finding;
    finding.run = main.signal->run->id;
    finding.severity = Severity::Warning;
    finding.confidence = confidence::recovered;
    finding.cost = static_cast<double>(bad.count) / static_cast<double>(bad.pointCount);
    finding.title = text::isolated({.bad = Count(bad.count),
                                    .logged = Count(bad.pointCount),
                                    .value = main.valueName(),
                                    .step = Step(main.firstStep),
                                    .tag = main.signal->tag});
    finding.explanation = text::isolatedExplained();
    finding.evidence.emplace_back(around(main, before, leadUpPoints, text::firstIsolated()));
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
            finding.run = signal->run->id;
            finding.severity = Severity::Info;
            finding.confidence = confidence::earlierAttempt;
            finding.title =
                text::earlierAttempt({.step = Step(series.step(bad)), .tag = signal->tag});
            finding.explanation = text::earlierAttemptExplained();
            finding.evidence.emplace_back(around(
                {.signal = signal, .nonFinite = {.first = bad}, .firstStep = series.step(bad)}, {},
                0, text::firstOfThatAttempt()));
            sink.report(std::move(finding));
            return;
        }
    }
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    const Training& training = input.training;
    const Thresholds thresholds(input.settings);
    const auto leadUpPoints =
        static_cast<std::size_t>(std::max(thresholds.leadUpPoints.value, 5.0));
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
        sink.judged(judgedCurve(curve, text::finiteTrainingLoss()));
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
