// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/late_out_of_memory.h"

#include "model/core/text_marker.h"
#include "model/diagnosis/evidence/dataset_evidence.h"
#include "model/diagnosis/evidence/learning_evidence.h"
#include "model/diagnosis/judged/judged_log.h"
#include "model/diagnosis/judged/judged_series.h"
#include "model/diagnosis/memory/late_shortage.h"
#include "model/diagnosis/memory/memory_budget.h"
#include "model/diagnosis/setup/training_batch.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

namespace faultline::rules::late_out_of_memory {

namespace {

Text titleOf(const LateShortage& late)
{
    const Quantity steps = stepOf(late.steps);
    if (late.variations.empty())
        return {
            FAULTLINE_TR_NOOP("Diagnosis", "GPU memory was enough for %1 steps and then ran out"),
            {steps}};
    switch (late.variations.front().kind) {
    case MemoryVariation::Kind::ImageShape:
        return {FAULTLINE_TR_NOOP("Diagnosis",
                                  "After %1 steps a batch of larger images came, and GPU memory "
                                  "ran out"),
                {steps}};
    case MemoryVariation::Kind::BoxCount:
        return {FAULTLINE_TR_NOOP("Diagnosis",
                                  "After %1 steps an image with more boxes came, and GPU memory "
                                  "ran out"),
                {steps}};
    case MemoryVariation::Kind::Evaluation:
        return {FAULTLINE_TR_NOOP("Diagnosis",
                                  "After %1 steps an evaluation began, and GPU memory ran out"),
                {steps}};
    case MemoryVariation::Kind::Retracing: break;
    }
    return {FAULTLINE_TR_NOOP("Diagnosis",
                              "After %1 steps of compiling shape after shape GPU memory ran out"),
            {steps}};
}

/// The most boxes that an image of the training's datasets has; the reader's default if none was
/// read.
std::int64_t mostBoxes(const Training& training)
{
    constexpr double kDefault = 100.0;
    double most = 0.0;
    for (const DatasetEvidencePtr& evidence : training.datasets)
        most = std::max(most, evidence->statistics.all.boxesPerImage.max());
    return std::llround(most > 0.0 ? most : kDefault);
}

Fix padField(const Training& training, const ConfigDocument& config,
             const MemoryVariation& variation)
{
    Fix fix;
    fix.id = variation.kind == MemoryVariation::Kind::ImageShape ? "one-shape" : "pad-boxes";
    fix.title = variation.kind == MemoryVariation::Kind::ImageShape
                    ? Text{FAULTLINE_TR_NOOP("Diagnosis", "Give every batch the same shape"), {}}
                    : Text{FAULTLINE_TR_NOOP("Diagnosis", "Pad the boxes to a fixed number"), {}};
    fix.detail = {FAULTLINE_TR_NOOP("Diagnosis",
                                    "Then the first step needs what every step does, and a batch "
                                    "that does not fit shows at once."),
                  {}};
    setField(config, variation.path, variation.value, fix);
    if (variation.kind == MemoryVariation::Kind::BoxCount)
        setField(config, "train_config.max_number_of_boxes", std::to_string(mostBoxes(training)),
                 fix);
    return fix;
}

Fix evaluateElsewhere()
{
    Fix fix;
    fix.id = "evaluate-elsewhere";
    fix.title = {FAULTLINE_TR_NOOP("Diagnosis", "Evaluate in a process of its own"), {}};
    fix.detail = {FAULTLINE_TR_NOOP("Diagnosis",
                                    "An evaluation holds its own tensors beside those of the "
                                    "training. Without gradients and with a smaller batch it needs "
                                    "less."),
                  {}};
    fix.snippets = {{"shell", "CUDA_VISIBLE_DEVICES=-1 python model_main_tf2.py "
                              "--pipeline_config_path=pipeline.config --model_dir=model_dir "
                              "--checkpoint_dir=model_dir"},
                    {"pytorch", "with torch.no_grad():\n    evaluate(model)\n"
                                "torch.cuda.empty_cache()"}};
    return fix;
}

Fix fixedSignature()
{
    Fix fix;
    fix.id = "fixed-signature";
    fix.title = {FAULTLINE_TR_NOOP("Diagnosis", "Let functions be compiled once"), {}};
    fix.detail = {FAULTLINE_TR_NOOP("Diagnosis",
                                    "Each new shape or Python number makes another graph, and "
                                    "graphs stay in memory."),
                  {}};
    fix.snippets = {{"tensorflow", "@tf.function(reduce_retracing=True)"}};
    return fix;
}

Fix logShapes()
{
    Fix fix;
    fix.id = "log-shapes";
    fix.title = {FAULTLINE_TR_NOOP("Diagnosis", "Log the shape of each batch, and its boxes"), {}};
    fix.detail = {FAULTLINE_TR_NOOP("Diagnosis",
                                    "Something changed what a step needs; the last line before the "
                                    "end then tells what."),
                  {}};
    fix.snippets = {{"pytorch",
                     "print(step, images.shape, sum(len(t[\"boxes\"]) for t in targets), "
                     "torch.cuda.max_memory_allocated())"},
                    {"tensorflow", "tf.print(step, tf.shape(images))"}};
    fix.isConcrete = false;
    return fix;
}

std::vector<Fix> fixesOf(const RuleInput& input, const Crash& crash, const LateShortage& late)
{
    std::vector<Fix> fixes;
    const ConfigDocumentPtr config = input.training.config();
    for (const MemoryVariation& variation : late.variations) {
        if (!variation.path.empty() && config)
            fixes.push_back(padField(input.training, *config, variation));
        else if (variation.kind == MemoryVariation::Kind::Evaluation)
            fixes.push_back(evaluateElsewhere());
        else
            fixes.push_back(fixedSignature());
    }
    if (fixes.empty())
        fixes.push_back(logShapes());
    if (const auto budget = budgetOfCrash(input, crash); budget && budget->largestBatch > 0)
        fixes.push_back(
            changeBatch(input.training, budget->largestBatch, crash.memory->isTensorFlow));
    for (Fix& fix : fixes)
        fix.check = {FAULTLINE_TR_NOOP("Diagnosis", "The next run gets past this point."), {}};
    return fixes;
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    const std::optional<Crash> crash = crashAbout(input.training, CrashSubject::GpuMemory);
    tellEnd(input.training, crash.has_value(),
            {FAULTLINE_TR_NOOP("Diagnosis", "Ends for want of GPU memory"), {}}, sink);
    tellMemory(gpuMemorySeries(input.training),
               {FAULTLINE_TR_NOOP("Diagnosis", "Memory of the GPU in use"), {}}, sink);
    if (!crash)
        return;
    const auto fewest =
        static_cast<std::int64_t>(input.settings.threshold(info(), "healthy-steps"));
    const std::optional<LateShortage> late = lateShortage(input.training, *crash, fewest);
    if (!late)
        return;
    const bool isKnown = !late->variations.empty();
    Finding finding;
    finding.severity = isKnown ? Severity::Critical : Severity::Warning;
    finding.confidence = isKnown ? 0.85 : 0.5;
    finding.cost = isKnown ? 0.92 : 0.5;
    finding.title = titleOf(*late);
    finding.explanation =
        isKnown ? Text{FAULTLINE_TR_NOOP("Diagnosis",
                                         "A step that fitted fits again unless it is another step. "
                                         "What is named here changes from step to step."),
                       {}}
                : Text{FAULTLINE_TR_NOOP("Diagnosis",
                                         "A step that fitted fits again unless it is another step: "
                                         "larger images, more boxes, an evaluation in the same "
                                         "process. Nothing that was opened tells which."),
                       {}};
    for (const MemoryVariation& variation : late->variations)
        finding.evidence.push_back(variation.evidence);
    addEvidence(*crash, finding);
    finding.evidence.emplace_back(numberEvidence(
        "healthy-steps", {FAULTLINE_TR_NOOP("Diagnosis", "Steps that had gone well"), {}},
        stepOf(late->steps), static_cast<double>(fewest)));
    finding.fixes = fixesOf(input, *crash, *late);
    sink.report(std::move(finding));
}

} // namespace faultline::rules::late_out_of_memory
