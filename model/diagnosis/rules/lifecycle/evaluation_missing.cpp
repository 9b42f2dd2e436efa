// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/evaluation_missing.h"

#include "model/core/text_marker.h"
#include "model/diagnosis/evidence/learning_evidence.h"
#include "model/diagnosis/evidence/log_evidence.h"
#include "model/diagnosis/evidence/missing_signal.h"
#include "model/diagnosis/evidence/progress_evidence.h"
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

bool configuresEvaluation(const Training& training)
{
    const ConfigDocumentPtr config = training.config();
    if (!config || config->kind != ConfigKind::PipelineConfig)
        return false;
    return std::any_of(config->nodes.begin(), config->nodes.end(), [](const ConfigNode& node) {
        return node.parent == 0 && node.line > 0 && node.name.starts_with("eval_input_reader");
    });
}

/// An evaluation wrote its folder and nothing into it.
bool hasEmptyEvaluation(const Training& training)
{
    return std::any_of(training.runs.begin(), training.runs.end(), [](const RunPtr& run) {
        return isEvaluationRun(run->name) && run->pointCount() == 0 && !run->files.empty();
    });
}

void reportMissing(const RuleInput& input, std::int64_t last, FindingSink& sink);
void judgeEnd(const RuleInput& input, const std::vector<double>& times, std::int64_t last,
              FindingSink& sink);

Fix startEvaluation(const Training& training)
{
    const ConfigDocumentPtr config = training.config();
    Fix fix;
    fix.id = "start-evaluation";
    fix.title = {FAULTLINE_TR_NOOP("Diagnosis", "Start the evaluation beside the training, on the "
                                                "CPU or another GPU"),
                 {}};
    fix.detail = {FAULTLINE_TR_NOOP("Diagnosis",
                                    "With TensorFlow 2 the Object Detection API evaluates in a "
                                    "process of its own, which reads the checkpoints that the "
                                    "training writes. On the same GPU it would find no memory."),
                  {}};
    fix.snippets = {{"shell", "CUDA_VISIBLE_DEVICES=-1 python model_main_tf2.py "
                              "--pipeline_config_path="
                                  + (config ? firstLineOf(config->name()) : "pipeline.config")
                                  + " --model_dir=MODEL_DIR --checkpoint_dir=MODEL_DIR "
                                    "--eval_timeout=3600"}};
    fix.check = {FAULTLINE_TR_NOOP("Diagnosis",
                                   "The next run shows a metric of the validation data before a "
                                   "fifth of its steps."),
                 {}};
    fix.promises = {{.kind = Promise::Kind::NumberAtLeast,
                     .ruleId = "evaluation-missing",
                     .number = "evaluations",
                     .value = {1.0, Unit::Count}}};
    return fix;
}

void reportMissing(const RuleInput& input, std::int64_t last, FindingSink& sink)
{
    const Training& training = input.training;
    const std::vector<LoggedEvent> timeouts = findEvents(training, {"eval.timeout"});
    const std::vector<LoggedEvent> waits = findEvents(training, {"eval.waiting"});
    const bool wasMeant = !timeouts.empty() || !waits.empty() || hasEmptyEvaluation(training);
    const std::optional<double> done = shareDone(training, last);
    const double least = input.settings.threshold(info(), "run-share");
    if (done && *done < least)
        return; // it may still come
    if (!wasMeant && (!configuresEvaluation(training) || !done))
        return; // training only, by choice
    Finding finding;
    finding.severity = wasMeant ? Severity::Warning : Severity::Info;
    finding.confidence = !timeouts.empty() ? 0.9 : wasMeant ? 0.75 : 0.6;
    finding.cost = wasMeant ? 0.2 : 0.05;
    finding.stake.modelQuality = wasMeant;
    finding.title = {FAULTLINE_TR_NOOP("Diagnosis",
                                       "No result of an evaluation by step %1, though one was "
                                       "meant to run"),
                     {stepOf(last)}};
    finding.explanation =
        !timeouts.empty()
            ? Text{FAULTLINE_TR_NOOP("Diagnosis",
                                     "The evaluation waited for a new checkpoint until it gave up: "
                                     "it looks into another folder, or the training saves too "
                                     "seldom."),
                   {}}
        : wasMeant
            ? Text{FAULTLINE_TR_NOOP("Diagnosis", "The evaluation was started and left nothing."),
                   {}}
            : Text{FAULTLINE_TR_NOOP("Diagnosis",
                                     "The configuration names validation data. Without an "
                                     "evaluation nobody sees when the model overfits, and "
                                     "which checkpoint is the best."),
                   {}};
    for (const std::vector<LoggedEvent>* events : {&timeouts, &waits}) {
        if (!events->empty())
            finding.evidence.emplace_back(events->front().evidence(
                {FAULTLINE_TR_NOOP("Diagnosis", "What the evaluation said"), {}}));
    }
    const ConfigDocumentPtr config = training.config();
    if (configuresEvaluation(training)) {
        const auto node =
            std::find_if(config->nodes.begin(), config->nodes.end(), [](const ConfigNode& one) {
                return one.parent == 0 && one.line > 0 && one.name.starts_with("eval_input_reader");
            });
        finding.evidence.emplace_back(ConfigEvidence{
            .config = config->name(),
            .path = node->name,
            .line = node->line,
            .value = node->value,
            .caption = {FAULTLINE_TR_NOOP("Diagnosis", "The evaluation that was meant"), {}}});
    }
    if (done)
        finding.evidence.emplace_back(
            numberEvidence("share-done", {FAULTLINE_TR_NOOP("Diagnosis", "Steps done"), {}},
                           {*done, Unit::Fraction}, least));
    finding.fixes.push_back(startEvaluation(training));
    sink.report(std::move(finding));
}

void judgeEnd(const RuleInput& input, const std::vector<double>& times, std::int64_t last,
              FindingSink& sink)
{
    constexpr double kManyIntervals = 10.0;
    const Training& training = input.training;
    const Progress& progress = training.progress;
    const double limit = input.settings.threshold(info(), "silent-share");
    const double begin = progress.firstOf(progress.attempts.front()).wallTime;
    const double end = progress.lastOf(progress.attempts.back()).wallTime;
    if (static_cast<double>(times.size()) < input.settings.threshold(info(), "evaluations")
        || !(end > begin) || times.back() >= end)
        return;
    const double usual = (times.back() - times.front()) / static_cast<double>(times.size() - 1);
    const double silent = end - times.back();
    const double share = std::min(silent / (end - begin), 1.0);
    sink.computed(numberEvidence(
        "silent-share", {FAULTLINE_TR_NOOP("Diagnosis", "Time since the last evaluation"), {}},
        {share, Unit::Fraction}, limit));
    if (share < limit || silent < kManyIntervals * usual || times.back() < begin)
        return;
    const std::int64_t stopped = stepAt(progress, times.back());
    Finding finding;
    finding.severity = Severity::Warning;
    finding.confidence = 0.8;
    finding.cost = 0.2;
    finding.stake.modelQuality = true;
    finding.title = {FAULTLINE_TR_NOOP(
                         "Diagnosis", "The evaluation stopped at step %1, and the training went on "
                                      "to step %2"),
                     {stepOf(stopped), stepOf(last)}};
    finding.explanation = {FAULTLINE_TR_NOOP("Diagnosis",
                                             "Before, there was a result every %1. What the model "
                                             "became since then is not known."),
                           {seconds(usual)}};
    const Signal* signal = training.best(SignalKind::ValidationMetric);
    if (signal == nullptr)
        signal = training.best(SignalKind::ValidationLoss);
    if (signal != nullptr)
        finding.evidence.emplace_back(SeriesEvidence{
            .run = signal->run->name,
            .tag = signal->tag,
            .firstStep = stopped,
            .lastStep = last,
            .firstWallTime = times.back(),
            .lastWallTime = end,
            .caption = {FAULTLINE_TR_NOOP("Diagnosis", "No result in this time"), {}}});
    finding.evidence.emplace_back(numberEvidence(
        "silent-share", {FAULTLINE_TR_NOOP("Diagnosis", "Time since the last evaluation"), {}},
        {share, Unit::Fraction}, limit));
    finding.fixes.push_back(startEvaluation(training));
    sink.report(std::move(finding));
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    const Training& training = input.training;
    if (training.progress.empty()) {
        sink.abstain(abstainWithoutSignal(SignalKind::TrainLoss));
        return;
    }
    std::int64_t last = 0;
    for (const StepMark& mark : training.progress.marks)
        last = std::max(last, mark.step);
    const std::vector<double> times = evaluationTimes(training);
    sink.computed(numberEvidence("evaluations",
                                 {FAULTLINE_TR_NOOP("Diagnosis", "Results of an evaluation"), {}},
                                 countOf(times.size())));
    tellLastStep(training, sink);
    if (times.empty())
        reportMissing(input, last, sink);
    else
        judgeEnd(input, times, last, sink);
}

} // namespace faultline::rules::evaluation_missing
