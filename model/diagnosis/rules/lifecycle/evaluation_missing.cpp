// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/evaluation_missing.h"

#include "model/diagnosis/data/data_findings.h"
#include "model/diagnosis/evidence/log_evidence.h"
#include "model/diagnosis/evidence/missing_signal.h"
#include "model/diagnosis/judged/judged_log.h"
#include "model/diagnosis/setup/stated_settings.h"
#include "model/diagnosis/signals/run_length.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace faultline::rules::evaluation_missing {

namespace {

/// When there were results of an evaluation, ascending. Times, not steps: Keras counts epochs in
/// its validation run and batches beside it.
std::vector<double> evaluationTimes(const Training& training)
{
    const Signal* longest = nullptr;
    for (const Signal& signal : training.allSignals) {
        const bool isResult = signal.kind == SignalKind::ValidationLoss
                              || signal.kind == SignalKind::ValidationMetric;
        if (isResult && (longest == nullptr || signal.series->size() > longest->series->size()))
            longest = &signal;
    }
    std::vector<double> times;
    for (std::size_t i = 0; longest != nullptr && i < longest->series->size(); ++i) {
        if (std::isfinite(longest->series->wallTime(i)))
            times.push_back(longest->series->wallTime(i));
    }
    std::sort(times.begin(), times.end());
    return times;
}

/// The step that the training had reached at a time.
std::int64_t stepAt(const Progress& progress, double time)
{
    std::int64_t step = progress.marks.front().step;
    for (const StepMark& mark : progress.marks) {
        if (mark.wallTime <= time)
            step = mark.step;
    }
    return step;
}

std::optional<double> numberAt(const ConfigDocument& config, std::string_view path)
{
    const std::optional<std::string_view> text = config.value(path);
    double value = 0.0;
    if (!text
        || std::from_chars(text->data(), text->data() + text->size(), value).ec != std::errc())
        return std::nullopt;
    return value;
}

/// How far the training came of what it was to do; nothing if that is not known.
std::optional<double> shareDone(const Training& training, std::int64_t last)
{
    const ConfigDocumentPtr config = training.config();
    const std::optional<double> planned = config && config->kind == ConfigKind::PipelineConfig
                                              ? numberAt(*config, "train_config.num_steps")
                                              : std::nullopt;
    if (!planned || !(*planned > 0.0))
        return std::nullopt;
    return static_cast<double>(last) / *planned;
}

/// Where the configuration names validation data; npos: nowhere.
std::size_t evaluationNode(const ConfigDocument& config)
{
    if (config.kind != ConfigKind::PipelineConfig)
        return ConfigNode::npos;
    const auto node =
        std::find_if(config.nodes.begin(), config.nodes.end(), [](const ConfigNode& one) {
            return one.parent == 0 && one.line > 0 && one.name.starts_with("eval_input_reader");
        });
    return node == config.nodes.end() ? ConfigNode::npos
                                      : static_cast<std::size_t>(node - config.nodes.begin());
}

/// A setting by which the first evaluation comes behind the end of the training.
struct LateEvaluation {
    StatedSetting setting;
    double interval = 0.0;
    double length = 0.0; ///< of the training, in the same unit
    bool inEpochs = false;
};

bool hasResult(const Training& training)
{
    const auto isResult = [](SignalKind kind) {
        return kind == SignalKind::ValidationLoss || kind == SignalKind::ValidationMetric;
    };
    const bool isLogged =
        std::any_of(training.allSignals.begin(), training.allSignals.end(),
                    [&isResult](const Signal& signal) { return isResult(signal.kind); });
    return isLogged
           || std::any_of(training.logs.begin(), training.logs.end(),
                          [&isResult](const ConsoleLogPtr& log) {
                              return std::any_of(log->series.begin(), log->series.end(),
                                                 [&isResult](const auto& one) {
                                                     return isResult(classifyTag({}, one.first));
                                                 });
                          });
}

/// The last step of any loss that was trained on; 0: none.
double lastTrainStep(const Training& training)
{
    std::int64_t last = 0;
    for (const Signal& signal : training.allSignals) {
        if (signal.kind == SignalKind::TrainLoss || signal.kind == SignalKind::LossComponent)
            last = std::max(last, signal.series->maxStep());
    }
    return static_cast<double>(last);
}

std::optional<LateEvaluation> lateEvaluation(const Training& training)
{
    const std::optional<StatedSetting> byEpochs = statedNumber(
        training, {"check_val_every_n_epoch", "eval_every_n_epochs", "eval_every_n_epoch",
                   "val_every_n_epochs", "evaluate_every_n_epochs", "validation_freq",
                   "validate_every_n_epochs", "eval_epochs", "val_epochs", "val_interval_epochs",
                   "eval_interval_epochs"});
    const std::optional<StatedSetting> bySteps =
        statedNumber(training, {"eval_steps", "evaluation_steps", "valid_steps",
                                "validation_steps_interval", "eval_every_steps",
                                "eval_every_n_steps", "val_every_n_steps", "eval_iters_interval"});
    const std::optional<StatedSetting> byEither =
        statedNumber(training, {"val_interval", "eval_interval", "eval_every", "eval_freq",
                                "eval_period", "val_freq", "val_every", "valid_every",
                                "validate_every", "test_interval", "evaluate_every"});
    const RunCourse course = runCourse(training);
    const bool hasEpochs = course.length && course.length->unit == LengthUnit::Epochs;
    const bool hasSteps = course.length && course.length->unit == LengthUnit::Steps;
    const double epochs = hasEpochs ? std::max(course.length->planned, course.length->done) : 0.0;
    const double steps =
        std::max(hasSteps ? std::max(course.length->planned, course.length->done) : 0.0,
                 lastTrainStep(training));
    const auto isLate = [](const std::optional<StatedSetting>& setting, double length) {
        return setting && length > 0.0 && *setting->number() > length;
    };
    if (isLate(byEpochs, epochs))
        return LateEvaluation{.setting = *byEpochs,
                              .interval = *byEpochs->number(),
                              .length = epochs,
                              .inEpochs = true};
    // A run that goes on may still come to it.
    if (isLate(bySteps, steps) && course.isEndSeen())
        return LateEvaluation{.setting = *bySteps, .interval = *bySteps->number(), .length = steps};
    if (isLate(byEither, std::max(steps, epochs)) && steps > 0.0 && course.isEndSeen())
        return LateEvaluation{
            .setting = *byEither, .interval = *byEither->number(), .length = steps};
    return std::nullopt;
}

/// True if the training never comes to an evaluation by its own settings.
bool reportLate(const Training& training, FindingSink& sink)
{
    if (hasResult(training))
        return false;
    const std::optional<LateEvaluation> late = lateEvaluation(training);
    if (!late)
        return false;
    Finding finding;
    finding.severity = Severity::Warning;
    finding.confidence = confidence::gaveUp;
    finding.cost = cost::meantToRun;
    finding.stake.modelQuality = true;
    const Count interval(late->interval);
    const Count length(late->length);
    finding.title = late->inEpochs ? text::neverInEpochs({.interval = interval, .length = length})
                                   : text::neverInSteps({.interval = interval, .length = length});
    finding.explanation = text::neverExplained(late->setting.name);
    finding.evidence = {late->setting.evidence(text::evaluationMeant())};
    finding.fixes = {fix::evaluateWithin(late->setting.name)};
    sink.report(std::move(finding));
    return true;
}

/// An evaluation wrote its folder and nothing into it.
bool hasEmptyEvaluation(const Training& training)
{
    return std::any_of(training.runs.begin(), training.runs.end(), [](const RunPtr& run) {
        return isEvaluationRun(run->name) && run->pointCount() == 0 && !run->files.empty();
    });
}

Fix startEvaluation(const Training& training)
{
    const ConfigDocumentPtr config = training.config();
    return fix::startEvaluation(config ? firstLineOf(config->name()) : "pipeline.config");
}

void reportMissing(const RuleInput& input, std::int64_t last, FindingSink& sink)
{
    const Training& training = input.training;
    const std::vector<LoggedEvent> timeouts = findEvents(training, {"eval.timeout"});
    const std::vector<LoggedEvent> waits = findEvents(training, {"eval.waiting"});
    const bool wasMeant = !timeouts.empty() || !waits.empty() || hasEmptyEvaluation(training);
    const std::optional<double> done = shareDone(training, last);
    const Thresholds thresholds(input.settings);
    const ConfigDocumentPtr config = training.config();
    const std::size_t configured = config ? evaluationNode(*config) : ConfigNode::npos;
    if (done && *done < thresholds.runShare)
        return; // it may still come
    if (!wasMeant && (configured == ConfigNode::npos || !done))
        return; // training only, by choice
    Finding finding;
    finding.severity = wasMeant ? Severity::Warning : Severity::Info;
    finding.confidence = !timeouts.empty() ? confidence::gaveUp
                         : wasMeant        ? confidence::started
                                           : confidence::configured;
    finding.cost = wasMeant ? cost::meantToRun : cost::neverStarted;
    finding.stake.modelQuality = wasMeant;
    finding.title = text::noResult(Step(last));
    finding.explanation = !timeouts.empty() ? text::gaveUpExplained()
                          : wasMeant        ? text::leftNothingExplained()
                                            : text::configuredExplained();
    for (const std::vector<LoggedEvent>* events : {&timeouts, &waits}) {
        if (!events->empty())
            finding.evidence.emplace_back(events->front().evidence(text::evaluationSaid()));
    }
    if (configured != ConfigNode::npos)
        finding.evidence.emplace_back(configEvidence(*config, configured, text::evaluationMeant()));
    if (done)
        finding.evidence.emplace_back(number::shareDone(Fraction(*done), thresholds));
    finding.fixes.push_back(startEvaluation(training));
    sink.report(std::move(finding));
}

void judgeEnd(const RuleInput& input, const std::vector<double>& times, std::int64_t last,
              FindingSink& sink)
{
    constexpr double kManyIntervals = 10.0;
    constexpr double kFewIntervals = 2.0; // of steps
    const Training& training = input.training;
    const Progress& progress = training.progress;
    const Thresholds thresholds(input.settings);
    const double begin = progress.firstOf(progress.attempts.front()).wallTime;
    const double end = progress.lastOf(progress.attempts.back()).wallTime;
    if (static_cast<double>(times.size()) < thresholds.evaluations || !(end > begin)
        || times.back() >= end)
        return;
    const double usual = (times.back() - times.front()) / static_cast<double>(times.size() - 1);
    const double silent = end - times.back();
    const double share = std::min(silent / (end - begin), 1.0);
    const NumberEvidence silentShare = number::silentShare(Fraction(share), thresholds);
    sink.computed(silentShare);
    if (share < thresholds.silentShare || silent < kManyIntervals * usual || times.back() < begin)
        return;
    // The last point of a training may come late, and only a few steps on.
    const std::int64_t stopped = stepAt(progress, times.back());
    const double usualSteps = static_cast<double>(stopped - stepAt(progress, times.front()))
                              / static_cast<double>(times.size() - 1);
    if (static_cast<double>(last - stopped) < kFewIntervals * usualSteps)
        return;
    Finding finding;
    finding.severity = Severity::Warning;
    finding.confidence = confidence::stopped;
    finding.cost = cost::meantToRun;
    finding.stake.modelQuality = true;
    finding.title = text::stopped({.stopped = Step(stopped), .last = Step(last)});
    finding.explanation = text::stoppedExplained(Seconds(usual));
    const Signal* signal = training.best(SignalKind::ValidationMetric);
    if (signal == nullptr)
        signal = training.best(SignalKind::ValidationLoss);
    if (signal != nullptr)
        finding.evidence.emplace_back(SeriesEvidence{.run = signal->run->id,
                                                     .tag = TagId(signal->tag),
                                                     .firstStep = StepIndex(stopped),
                                                     .lastStep = StepIndex(last),
                                                     .firstWallTime = WallTime(times.back()),
                                                     .lastWallTime = WallTime(end),
                                                     .caption = text::noResultInThisTime()});
    finding.evidence.emplace_back(silentShare);
    finding.fixes.push_back(startEvaluation(training));
    sink.report(std::move(finding));
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    const Training& training = input.training;
    if (reportLate(training, sink))
        return;
    if (training.progress.empty()) {
        sink.abstain(training.allSignals.empty() ? abstainWithoutSignal(SignalKind::TrainLoss)
                                                 : abstention::noTimes());
        return;
    }
    std::int64_t last = 0;
    for (const StepMark& mark : training.progress.marks)
        last = std::max(last, mark.step);
    const std::vector<double> times = evaluationTimes(training);
    sink.computed(number::evaluations(Count(times.size())));
    tellLastStep(training, sink);
    if (times.empty())
        reportMissing(input, last, sink);
    else
        judgeEnd(input, times, last, sink);
}

} // namespace faultline::rules::evaluation_missing
