// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/evaluation_missing.h"

#include "model/diagnosis/data/data_findings.h"
#include "model/diagnosis/evidence/log_evidence.h"
#include "model/diagnosis/evidence/missing_signal.h"
#include "model/diagnosis/judged/judged_log.h"

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
    const std::int64_t stopped = stepAt(progress, times.back());
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
