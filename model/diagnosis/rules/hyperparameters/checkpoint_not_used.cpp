// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/checkpoint_not_used.h"

#include "model/core/ascii.h"
#include "model/diagnosis/evidence/judged_points.h"
#include "model/diagnosis/evidence/learning_evidence.h"
#include "model/diagnosis/evidence/log_evidence.h"
#include "model/diagnosis/evidence/missing_signal.h"
#include "model/diagnosis/judged/judged_log.h"
#include "model/diagnosis/signals/wrong_direction.h"
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
        sink.judged(judgedFact(text::noCheckpoint(config.name())));
    else
        sink.judged(judgedFact(
            text::checkpointAndKind({.config = config.name(), .checkpoint = path, .kind = type})));
}

ConfigEvidence fieldEvidence(const ConfigDocument& config, std::string_view path, Text caption)
{
    const vram::ConfigFields fields(config);
    return {.config = config.id(),
            .path = std::string(path),
            .line = fields.line(path),
            .value = std::string(fields.text(path).value_or("")),
            .caption = std::move(caption)};
}

void reportType(const ConfigDocument& config, const std::string& path, FindingSink& sink)
{
    Finding finding;
    finding.severity = Severity::Warning;
    finding.confidence = confidence::kindOfRestore;
    finding.cost = cost::kindOfRestore;
    finding.stake.modelQuality = true;
    finding.title = text::restoredAsClassification(path);
    finding.explanation = text::restoredAsClassificationExplained();
    finding.evidence = {fieldEvidence(config, kType, text::kindOfRestore()),
                        fieldEvidence(config, kPath, text::checkpoint())};
    Fix fix = fix::restoreDetector();
    fix.edits = {{.config = config.id(), .path = std::string(kType), .value = "\"detection\""}};
    finding.fixes = {std::move(fix)};
    sink.report(std::move(finding));
}

/// What of the configuration keeps the checkpoint from being used; true if it fired.
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

void reportLog(const RuleInput& input, const Unrestored& lost, FindingSink& sink)
{
    const Training& training = input.training;
    const ConfigDocumentPtr config = training.config();
    const bool isPipeline = config && config->kind == ConfigKind::PipelineConfig;
    const Thresholds thresholds(input.settings);
    Finding finding;
    finding.severity = Severity::Warning;
    finding.confidence = confidence::namedByConsole;
    finding.cost = cost::namedByConsole;
    finding.stake.modelQuality = true;
    finding.title = text::notRestored(Count(lost.count));
    finding.explanation = text::notRestoredExplained();
    finding.evidence = {
        lineEvidence(*lost.first->log, lost.first->line, lost.first->line, text::firstOfThem()),
        number::unrestored(Count(lost.count), thresholds)};
    Fix fix = fix::matchCheckpoint(thresholds.variables);
    if (isPipeline)
        fix.edits = {
            {.config = config->id(), .path = std::string(kType), .value = "\"detection\""}};
    fix.isConcrete = isPipeline;
    finding.fixes = {std::move(fix)};
    sink.report(std::move(finding));
}

/// Whether the training ended because nothing was better than the value that is called the best.
bool saysItStops(const WorstKept& found)
{
    constexpr std::size_t kLineLength = 600; // behind a progress bar
    constexpr std::array<std::string_view, 4> kStops{"early stopping", "early-stopping",
                                                     "trainer to stop", "stopping training"};
    for (std::size_t line = found.line; line < found.log->lines.size(); ++line) {
        if (containsAny(lowerAscii(found.log->text(line).substr(0, kLineLength)), kStops))
            return true;
    }
    return false;
}

/// The checkpoint that is called the best is the worst.
void reportWorstKept(const WorstKept& found, FindingSink& sink)
{
    const LearningCurve& curve = found.curve.curve;
    Finding finding;
    finding.run = found.curve.signal->run->id;
    finding.severity = Severity::Warning;
    finding.confidence = confidence::worstKept;
    finding.cost = cost::worstKept;
    finding.stake.modelQuality = true;
    const Plain kept(found.kept);
    const Plain best(curve.values[found.best]);
    const std::string& tag = found.curve.signal->tag;
    const bool isStop = saysItStops(found);
    finding.title = isStop ? text::stopsWrongWay({.kept = kept, .best = best, .tag = tag})
                           : text::worstKept({.kept = kept, .best = best, .tag = tag});
    finding.explanation = isStop ? text::stopsWrongWayExplained() : text::worstKeptExplained();
    finding.evidence = {
        lineEvidence(*found.log, found.line, found.line, text::whatIsCalledTheBest()),
        curveEvidence(*found.curve.signal, curve, 0, curve.size() - 1, text::allEvaluations())};
    finding.fixes = {isStop ? fix::stopTheRightWay() : fix::keepTheBest()};
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
    // A stop in the wrong direction names the same value; ended-before-plan tells that.
    if (const std::optional<WorstKept> worst = findWorstKept(training);
        worst && !findStopWhileImproving(training, false)) {
        reportWorstKept(*worst, sink);
        return;
    }
    if (isPipeline && judgeConfig(*config, sink))
        return;
    const Thresholds thresholds(input.settings);
    const Unrestored lost = findUnrestored(training);
    sink.computed(number::unrestored(Count(lost.count), thresholds));
    if (static_cast<double>(lost.count) >= thresholds.variables) {
        reportLog(input, lost, sink);
        return;
    }
    if (training.logs.empty() && !isPipeline)
        sink.abstain(abstainWithoutEvidence(EvidenceKind::Console));
}

} // namespace faultline::rules::checkpoint_not_used
