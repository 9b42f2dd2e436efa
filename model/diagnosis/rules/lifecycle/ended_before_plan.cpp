// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/ended_before_plan.h"

#include "model/core/ascii.h"
#include "model/diagnosis/evidence/crash.h"
#include "model/diagnosis/evidence/learning_evidence.h"
#include "model/diagnosis/evidence/log_evidence.h"
#include "model/diagnosis/judged/judged_log.h"
#include "model/diagnosis/signals/final_silence.h"
#include "model/diagnosis/signals/log_course.h"
#include "model/diagnosis/signals/repeated_run.h"
#include "model/diagnosis/signals/run_length.h"
#include "model/diagnosis/signals/validation_curve.h"
#include "model/diagnosis/signals/wrong_direction.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace faultline::rules::ended_before_plan {

namespace {

/// What trainers print while they set up. Small letters.
constexpr std::array<std::string_view, 16> kStartWords{
    "start training",     "starting training",
    "begin training",     "running training",
    "training begins",    "start running",
    "starting run",       "checkpoints will be saved",
    "trainable param",    "total optimization steps",
    "hooks will be exec", "training samples",
    "training set",       "train dataset",
    "training dataset",   "number of training"};

/// A log that sets a training up and comes to no step.
bool endsBeforeIteration(const ConsoleLog& log, const LogCourse& course)
{
    if (!log.series.empty() || log.cause || course.hasPlace())
        return false;
    for (std::size_t i = 0; i < log.lines.size(); ++i) {
        const std::string lower = lowerAscii(log.text(i));
        if (std::any_of(kStartWords.begin(), kStartWords.end(),
                        [&lower](std::string_view word) { return contains(lower, word); }))
            return true;
    }
    return false;
}

/// The event file that was written last breaks off within a record.
const FileReport* tornFile(const Training& training)
{
    const FileReport* last = nullptr;
    for (const RunPtr& run : training.runs) {
        for (const FileReport& file : run->files) {
            if (file.lastWallTime && (last == nullptr || *file.lastWallTime > *last->lastWallTime))
                last = &file;
        }
    }
    return last != nullptr && last->end == ReadEnd::TruncatedTail ? last : nullptr;
}

/// Every validation curve has been without a gain for as long as early stopping waits.
bool mayHaveStoppedSilently(const Training& training, double evaluations)
{
    const std::vector<ValidationCurve> curves = validationCurves(training);
    return !curves.empty()
           && std::all_of(
               curves.begin(), curves.end(), [evaluations](const ValidationCurve& curve) {
                   const auto since = static_cast<double>(curve.size() - 1 - curve.bestIndex());
                   return curve.size() > 1 && since >= evaluations;
               });
}

Text titleOf(const RunLength& length, bool hasConsole)
{
    const double done = std::ceil(length.done); // within the fourth epoch is at epoch 4
    switch (length.unit) {
    case LengthUnit::Epochs:
        return hasConsole
                   ? text::atEpoch({.done = Plain(done), .planned = Plain(length.planned)})
                   : text::atEpochOfCurves({.done = Plain(done), .planned = Plain(length.planned)});
    case LengthUnit::Steps:
        return hasConsole
                   ? text::atStep({.done = Step(done), .planned = Step(length.planned)})
                   : text::atStepOfCurves({.done = Step(done), .planned = Step(length.planned)});
    case LengthUnit::ThousandImages: break;
    }
    return text::atImages({.done = Plain(done), .planned = Plain(length.planned)});
}

/// What a run leaves on disk is more than its console; without it the training may run on, or
/// somebody copied a part of the log.
bool isLogAlone(const Training& training)
{
    const bool hasFiles =
        std::any_of(training.runs.begin(), training.runs.end(), [](const RunPtr& run) {
            return std::any_of(run->files.begin(), run->files.end(), [](const FileReport& file) {
                return file.lastWallTime.has_value();
            });
        });
    return !hasFiles && training.configs.empty() && training.hardwareLogs.empty();
}

/// A log of the first minutes and nothing beside it.
bool hasOnlyBegun(const Training& training, const RunLength& length)
{
    constexpr double kFirstPart = 0.05;
    return length.share() < kFirstPart && isLogAlone(training);
}

void report(const Training& training, const RunCourse& course, FindingSink& sink)
{
    const RunLength& length = *course.length;
    const FileReport* torn = tornFile(training);
    const bool isAlone = torn == nullptr && course.log != nullptr && isLogAlone(training);
    const bool hasBegun = isAlone && hasOnlyBegun(training, length);
    // Between two epochs a log that was copied by hand ends as that of a process that is gone.
    const bool isExcerpt = isAlone && !hasBegun && course.end != LoggedEnd::InEpoch
                           && length.unit == LengthUnit::Epochs;
    const bool mayRun = hasBegun || isExcerpt;
    Finding finding;
    finding.severity = mayRun ? Severity::Info : Severity::Warning;
    finding.confidence = mayRun                  ? confidence::onlyBegun
                         : course.log == nullptr ? confidence::noConsole
                         : course.end == LoggedEnd::InEpoch || torn != nullptr
                             ? confidence::withinEpoch
                             : confidence::brokeOff;
    finding.cost = std::clamp(1.0 - length.share(), 0.0, 1.0);
    finding.title = hasBegun    ? text::onlyBegun(Fraction(length.share()))
                    : isExcerpt ? text::logEndsAtEpoch(
                          {.done = Plain(std::ceil(length.done)), .planned = Plain(length.planned)})
                                : titleOf(length, course.log != nullptr);
    finding.explanation = hasBegun          ? text::onlyBegunExplained()
                          : isExcerpt       ? text::logEndsExplained()
                          : torn != nullptr ? text::tornExplained()
                                            : text::endedExplained();
    finding.evidence = {length.reachedAt, length.plannedAt,
                        number::shareDone(Fraction(length.share()), Fraction(1.0))};
    if (course.log != nullptr) {
        const std::size_t last = course.log->lines.size() - 1;
        finding.evidence.emplace_back(lineEvidence(*course.log, last, last, text::lastLine()));
    }
    if (torn != nullptr)
        finding.evidence.emplace_back(FileEvidence{
            .path = torn->path, .offsetBytes = std::nullopt, .caption = text::tornRecord()});
    finding.fixes = {fix::findOutWhy(), fix::resume()};
    sink.report(std::move(finding));
}

/// True if early stopping ended a training of which every evaluation was better than the one
/// before.
bool judgeStop(const Training& training, const RunCourse& course, FindingSink& sink)
{
    // A trainer that sums up its run before the planned end stopped itself.
    const bool endedItself =
        course.length && !course.length->isWhole()
        && std::any_of(training.allSignals.begin(), training.allSignals.end(),
                       [](const Signal& signal) { return signal.tag == "train_runtime"; });
    const std::optional<StopWhileImproving> stop = findStopWhileImproving(training, endedItself);
    if (!stop)
        return false;
    const bool isTold = stop->log != nullptr;
    const LearningCurve& curve = stop->curve.curve;
    Finding finding;
    finding.run = stop->curve.signal->run->id;
    finding.severity = Severity::Warning;
    finding.confidence = isTold ? confidence::stopWhileImproving : confidence::noConsole;
    finding.cost =
        course.length ? std::clamp(1.0 - course.length->share(), 0.1, 1.0) : cost::stopped;
    finding.title = text::stopWhileImproving({.tag = stop->curve.signal->tag,
                                              .first = Plain(curve.values.front()),
                                              .last = Plain(curve.values.back())});
    finding.explanation = text::stopWhileImprovingExplained(Count(curve.size()));
    finding.evidence = {
        curveEvidence(*stop->curve.signal, curve, 0, curve.size() - 1, text::everyEvaluation())};
    if (stop->log != nullptr)
        finding.evidence.emplace_back(
            lineEvidence(*stop->log, stop->line, stop->line, text::stopLine()));
    if (course.length)
        finding.evidence.emplace_back(
            number::shareDone(Fraction(course.length->share()), Fraction(1.0)));
    finding.fixes = {fix::turnStopMode()};
    sink.report(std::move(finding));
    return true;
}

/// True if early stopping ended a training after the first few evaluations of a long plan, and what
/// else was logged still improved.
bool judgeEarlyStop(const Training& training, const RunCourse& course, FindingSink& sink)
{
    constexpr std::size_t kFewEvaluations = 5;
    constexpr double kMostDone = 0.4;
    constexpr double kGain = 0.01; // of the value
    if (course.end != LoggedEnd::StoppedEarly || course.log == nullptr || !course.length
        || course.length->unit != LengthUnit::Epochs || course.length->share() > kMostDone
        || !isForWantOfGain(lowerAscii(course.log->text(course.line))))
        return false;
    const DirectedCurve* improving = nullptr;
    const std::vector<DirectedCurve> curves = directedCurves(training, 2);
    for (const DirectedCurve& curve : curves) {
        if (curve.size() > kFewEvaluations)
            return false;
        const std::size_t last = curve.size() - 1;
        const double gain = curve.cost(last - 1) - curve.cost(last);
        if (improving == nullptr && curve.bestIndex() == last
            && gain > kGain * std::abs(curve.cost(last)))
            improving = &curve;
    }
    if (improving == nullptr)
        return false;
    const RunLength& length = *course.length;
    Finding finding;
    finding.run = improving->signal->run->id;
    finding.severity = Severity::Warning;
    finding.confidence = confidence::stopTooSoon;
    finding.cost = std::clamp(1.0 - length.share(), 0.1, 1.0);
    finding.title = text::stopTooSoon({.done = Plain(std::ceil(length.done)),
                                       .planned = Plain(length.planned),
                                       .tag = improving->signal->tag,
                                       .first = Plain(improving->curve.values.front()),
                                       .last = Plain(improving->curve.values.back())});
    finding.explanation = text::stopTooSoonExplained();
    finding.evidence = {lineEvidence(*course.log, course.line, course.line, text::stopLine()),
                        curveEvidence(*improving->signal, improving->curve, 0,
                                      improving->curve.size() - 1, text::stillImproving()),
                        number::shareDone(Fraction(length.share()), Fraction(1.0))};
    finding.fixes = {fix::waitLonger()};
    sink.report(std::move(finding));
    return true;
}

void judgeStarts(const Training& training, FindingSink& sink)
{
    std::vector<const ConsoleLog*> starts;
    for (std::size_t i = 0; i < training.logs.size(); ++i) {
        if (endsBeforeIteration(*training.logs[i], *training.courses[i]))
            starts.push_back(training.logs[i].get());
    }
    sink.computed(number::starts(Count(starts.size())));
    if (starts.empty())
        return;
    Finding finding;
    finding.severity = Severity::Warning;
    finding.confidence = confidence::noIteration;
    finding.cost = cost::noIteration;
    finding.title = training.logs.size() == 1
                        ? text::noIteration()
                        : text::startsWithoutIteration(
                            {.starts = Count(starts.size()), .logs = Count(training.logs.size())});
    finding.explanation = text::noIterationExplained();
    for (const ConsoleLog* log : starts) {
        const std::size_t last = log->lines.size() - 1;
        finding.evidence.emplace_back(lineEvidence(*log, last, last, text::lastLine()));
    }
    finding.evidence.emplace_back(number::starts(Count(starts.size())));
    finding.fixes = {fix::readErrors(), fix::findOutWhy()};
    sink.report(std::move(finding));
}

bool hasRecordedEnd(const Training& training)
{
    return std::any_of(training.configs.begin(), training.configs.end(),
                       [](const ConfigDocumentPtr& config) { return recordedEnd(*config); })
           || std::any_of(training.logs.begin(), training.logs.end(),
                          [](const ConsoleLogPtr& log) { return log->exitCode.has_value(); });
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    const Training& training = input.training;
    tellLines(training, sink);
    tellLastStep(training, sink);
    // An end that is told is told by other rules.
    if (!crashesOf(training).empty() || hasRecordedEnd(training))
        return;
    const RunCourse course = runCourse(training);
    if (judgeStop(training, course, sink) || judgeEarlyStop(training, course, sink))
        return;
    if (!course.length) {
        if (!course.hasPlace && !training.logs.empty())
            judgeStarts(training, sink);
        else if (course.hasPlace)
            sink.abstain(abstention::noPlan());
        return;
    }
    const Thresholds thresholds(input.settings);
    sink.computed(number::shareDone(Fraction(course.length->share()), Fraction(1.0)));
    // A training that was resumed into another folder ends there.
    if (course.isEndSeen() || isContinuedElsewhere(training, input.trainings))
        return;
    const bool mayHaveStopped =
        course.end != LoggedEnd::InEpoch
        && (course.mayStopEarly || mayHaveStoppedSilently(training, thresholds.bestBeforeEnd));
    if (mayHaveStopped) {
        sink.abstain(abstention::mayHaveStopped(Fraction(course.length->share())));
        return;
    }
    if (isHeldToTheEnd(training)) {
        sink.abstain(abstention::mayStillRun(Fraction(course.length->share())));
        return;
    }
    report(training, course, sink);
}

} // namespace faultline::rules::ended_before_plan
