// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/checkpoint_not_used.h"

#include "model/core/text_marker.h"
#include "model/diagnosis/evidence/judged_points.h"
#include "model/diagnosis/evidence/learning_evidence.h"
#include "model/diagnosis/evidence/log_evidence.h"
#include "model/diagnosis/evidence/missing_signal.h"
#include "model/diagnosis/judged/judged_log.h"
#include "model/diagnosis/training/learning_curve.h"
#include "model/vram/sources/config_fields.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>
#include <optional>
#include <string>
#include <utility>

namespace faultline::rules::checkpoint_not_used {

namespace {

constexpr std::string_view kPath = "train_config.fine_tune_checkpoint";
constexpr std::string_view kType = "train_config.fine_tune_checkpoint_type";

/// Lines that name variables which a restore left out.
struct Unrestored {
    std::optional<FoundLine> first;
    std::size_t count = 0; ///< variables of the network itself
};

/// What of the configuration keeps the checkpoint from being used; true if it fired.
bool judgeConfig(const ConfigDocument& config, FindingSink& sink);
void reportType(const ConfigDocument& config, const std::string& path, FindingSink& sink);
void reportLog(const RuleInput& input, const Unrestored& lost, FindingSink& sink);

bool holdsAny(std::string_view text, std::initializer_list<std::string_view> words)
{
    return std::any_of(words.begin(), words.end(), [text](std::string_view word) {
        return text.find(word) != std::string_view::npos;
    });
}

/// Names of detectors of the model zoo, and the folder that its TF2 archives keep them in.
bool isOfDetector(std::string_view path)
{
    std::string name(path);
    std::transform(name.begin(), name.end(), name.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return holdsAny(name, {"_coco17", "_coco_", "_coco/", "efficientdet", "faster_rcnn",
                           "mask_rcnn", "centernet", "ssd_", "_pets", "_kitti", "_oid"});
}

/// Lines about variables that no network needs restored: optimizers, counters, heads of other
/// classes.
bool isExpected(std::string_view line)
{
    return holdsAny(line, {"ptimizer",
                           "momentum",
                           "Momentum",
                           "Adam",
                           "adam",
                           "save_counter",
                           "learning_rate",
                           "global_step",
                           ".step",
                           ".iter",
                           "decay",
                           "ClassPredictor",
                           "class_predict",
                           "_prediction_head",
                           "_box_prediction",
                           "class_embed",
                           "classifier",
                           "roi_heads.box_predictor",
                           "fc.weight",
                           "fc.bias",
                           "ExponentialMovingAverage"});
}

Unrestored findUnrestored(const Training& training)
{
    constexpr std::size_t kMostLines = 500'000;
    Unrestored lost;
    std::size_t read = 0;
    for (const ConsoleLogPtr& log : training.logs) {
        for (std::size_t i = 0; i < log->lines.size() && read < kMostLines; ++i, ++read) {
            const std::string_view text = log->text(i);
            const bool isAbout =
                holdsAny(text, {"Unresolved object in checkpoint",
                                "could not be found in the restored object",
                                "is not available in checkpoint", "is in checkpoint, but its shape",
                                "not found in the checkpoint"});
            if (!isAbout || isExpected(text))
                continue;
            if (!lost.first)
                lost.first = FoundLine{.log = log.get(), .line = i};
            lost.count += std::max<std::uint32_t>(log->lines[i].repeats, 1);
        }
    }
    return lost;
}

/// What the configuration says of the checkpoint.
void tellCheckpoint(const ConfigDocument& config, FindingSink& sink)
{
    const vram::ConfigFields fields(config);
    const std::string path(fields.text(kPath).value_or(""));
    const std::string type(fields.text(kType).value_or(""));
    if (path.empty())
        sink.judged(
            judgedFact({FAULTLINE_TR_NOOP("Diagnosis", "%1 names no checkpoint to start from."),
                        {config.name()}}));
    else
        sink.judged(judgedFact(
            {FAULTLINE_TR_NOOP("Diagnosis", "%1 names the checkpoint %2, restored as \"%3\"."),
             {config.name(), path, type}}));
}

bool judgeConfig(const ConfigDocument& config, FindingSink& sink)
{
    const vram::ConfigFields fields(config);
    const std::string path(fields.text(kPath).value_or(""));
    const std::string type(fields.text(kType).value_or(""));
    const bool isOfTf2 = config.dialect == "TF2";
    if (isOfTf2 && type == "classification" && isOfDetector(path)) {
        reportType(config, path, sink);
        return true;
    }
    return false;
}

ConfigEvidence fieldEvidence(const ConfigDocument& config, std::string_view path, Text caption)
{
    const vram::ConfigFields fields(config);
    return {.config = config.name(),
            .path = std::string(path),
            .line = fields.line(path),
            .value = std::string(fields.text(path).value_or("")),
            .caption = std::move(caption)};
}

void reportType(const ConfigDocument& config, const std::string& path, FindingSink& sink)
{
    Finding finding;
    finding.severity = Severity::Warning;
    finding.confidence = 0.85;
    finding.cost = 0.6;
    finding.stake.modelQuality = true;
    finding.title = {FAULTLINE_TR_NOOP("Diagnosis",
                                       "fine_tune_checkpoint_type is \"classification\", but %1 is "
                                       "the checkpoint of a detector: little of it is used"),
                     {path}};
    finding.explanation = {
        FAULTLINE_TR_NOOP("Diagnosis",
                          "The stock configurations name a classification network that the "
                          "archives do not hold. Restored as one, the checkpoint of a detector "
                          "matches nothing or only a part, without an error."),
        {}};
    finding.evidence = {
        fieldEvidence(config, kType, {FAULTLINE_TR_NOOP("Diagnosis", "The kind of restore"), {}}),
        fieldEvidence(config, kPath, {FAULTLINE_TR_NOOP("Diagnosis", "The checkpoint"), {}})};
    Fix fix;
    fix.id = "restore-detector";
    fix.title = {FAULTLINE_TR_NOOP("Diagnosis", "Set fine_tune_checkpoint_type to \"detection\""),
                 {}};
    fix.detail = {
        FAULTLINE_TR_NOOP("Diagnosis", "Everything but the head for the classes is then restored."),
        {}};
    fix.edits = {{.config = config.name(), .path = std::string(kType), .value = "\"detection\""}};
    fix.snippets = {{"pipeline.config", "fine_tune_checkpoint_type: \"detection\""}};
    fix.check = {FAULTLINE_TR_NOOP("Diagnosis",
                                   "The first losses of the next run are clearly lower than those "
                                   "of this one."),
                 {}};
    finding.fixes = {std::move(fix)};
    sink.report(std::move(finding));
}

void reportLog(const RuleInput& input, const Unrestored& lost, FindingSink& sink)
{
    const Training& training = input.training;
    const ConfigDocumentPtr config = training.config();
    const bool isPipeline = config && config->kind == ConfigKind::PipelineConfig;
    Finding finding;
    finding.severity = Severity::Warning;
    finding.confidence = 0.8;
    finding.cost = 0.5;
    finding.stake.modelQuality = true;
    finding.title = {FAULTLINE_TR_NOOP("Diagnosis",
                                       "%1 variables of the network were not restored from the "
                                       "checkpoint"),
                     {countOf(lost.count)}};
    finding.explanation = {
        FAULTLINE_TR_NOOP("Diagnosis",
                          "Optimizer, counters and the head for the classes are not counted: they "
                          "differ by design. So many others mean that the checkpoint is of another "
                          "network, or restored as another kind."),
        {}};
    finding.evidence = {
        lineEvidence(*lost.first->log, lost.first->line, lost.first->line,
                     {FAULTLINE_TR_NOOP("Diagnosis", "The first of them"), {}}),
        numberEvidence("unrestored",
                       {FAULTLINE_TR_NOOP("Diagnosis", "Variables that were not restored"), {}},
                       countOf(lost.count), input.settings.threshold(info(), "variables"))};
    Fix fix;
    fix.id = "match-checkpoint";
    fix.title = {FAULTLINE_TR_NOOP("Diagnosis",
                                   "Take the checkpoint of this very network, restored "
                                   "as a detector"),
                 {}};
    fix.detail = {FAULTLINE_TR_NOOP("Diagnosis",
                                    "The path of a TensorFlow 2 checkpoint ends in ckpt-0, without "
                                    "\".index\"."),
                  {}};
    fix.snippets = {{"pipeline.config", "fine_tune_checkpoint_type: \"detection\""},
                    {"pytorch", "missing, unexpected = model.load_state_dict(state, strict=False)\n"
                                "assert len(missing) < 10, missing"}};
    if (isPipeline)
        fix.edits = {
            {.config = config->name(), .path = std::string(kType), .value = "\"detection\""}};
    fix.isConcrete = isPipeline;
    fix.check = {FAULTLINE_TR_NOOP("Diagnosis", "The next log names fewer than %1 such variables."),
                 {Quantity{input.settings.threshold(info(), "variables"), Unit::Count}}};
    fix.promises = {{.kind = Promise::Kind::NumberAtMost,
                     .ruleId = std::string(kId),
                     .number = "unrestored",
                     .value = {input.settings.threshold(info(), "variables"), Unit::Count}}};
    finding.fixes = {std::move(fix)};
    sink.report(std::move(finding));
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    const Training& training = input.training;
    const ConfigDocumentPtr config = training.config();
    const bool isPipeline = config && config->kind == ConfigKind::PipelineConfig;
    if (isPipeline)
        tellCheckpoint(*config, sink);
    tellLines(training, sink);
    if (isPipeline && judgeConfig(*config, sink))
        return;
    const Unrestored lost = findUnrestored(training);
    sink.computed(numberEvidence(
        "unrestored", {FAULTLINE_TR_NOOP("Diagnosis", "Variables that were not restored"), {}},
        countOf(lost.count), input.settings.threshold(info(), "variables")));
    if (static_cast<double>(lost.count) >= input.settings.threshold(info(), "variables")) {
        reportLog(input, lost, sink);
        return;
    }
    if (training.logs.empty() && !isPipeline)
        sink.abstain(abstainWithoutEvidence(EvidenceKind::Console));
}

} // namespace faultline::rules::checkpoint_not_used
