// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/pipeline_bottleneck.h"

#include "model/core/text_marker.h"
#include "model/diagnosis/evidence/progress_evidence.h"
#include "model/diagnosis/fixes/input_fixes.h"
#include "model/diagnosis/judged/judged_series.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace faultline::rules::pipeline_bottleneck {

namespace {

constexpr std::size_t kMostStages = 5;

/// The stage that holds up a profile's steps.
struct Bottleneck {
    const StepShares* shares = nullptr;
    const InputStageTotal* stage = nullptr;
    StageKind kind = StageKind::Wait;
    double perStep = 0.0; ///< self seconds of the stage for a step
    double waited = 0.0;  ///< share of a step that waits for input
};

std::optional<Bottleneck> bottleneckOf(const StepShares& shares)
{
    const InputStageTotal* stage = slowestStage(shares.profile());
    if (stage == nullptr)
        return std::nullopt;
    Bottleneck found{.shares = &shares, .stage = stage, .kind = stageKind(stage->name)};
    found.perStep = stage->selfSeconds / static_cast<double>(shares.steps());
    found.waited = shares.of({StepCategory::Input}).median;
    return found;
}

[[nodiscard]] Text titleOf(const Bottleneck& found);
[[nodiscard]] Text explain(StageKind kind);
[[nodiscard]] std::vector<Fix> fixes(const Training& training, const Bottleneck& found);
[[nodiscard]] Fix readFaster(const Bottleneck& found, Text check);
[[nodiscard]] Fix makeOffline(const Bottleneck& found, Text check);

Text titleOf(const Bottleneck& found)
{
    const std::string name = shortStageName(found.stage->name);
    const Quantity own = seconds(found.perStep);
    switch (found.kind) {
    case StageKind::OneProcess:
        return {FAULTLINE_TR_NOOP("Diagnosis",
                                  "The DataLoader makes each batch in the training process itself: "
                                  "%1 of each step"),
                {own}};
    case StageKind::Workers:
        return {FAULTLINE_TR_NOOP("Diagnosis",
                                  "The workers of the DataLoader are too slow: each step waits %1 "
                                  "for them"),
                {own}};
    case StageKind::Source:
        return {FAULTLINE_TR_NOOP("Diagnosis",
                                  "Reading (%1) holds up the input pipeline: %2 for each step"),
                {name, own}};
    default: break;
    }
    return {
        FAULTLINE_TR_NOOP("Diagnosis", "Stage %1 holds up the input pipeline: %2 for each step"),
        {name, own}};
}

Text explain(StageKind kind)
{
    switch (kind) {
    case StageKind::OneProcess:
        return {FAULTLINE_TR_NOOP(
                    "Diagnosis",
                    "Without workers, decoding and augmentation happen between two steps, and the "
                    "GPU waits for all of it."),
                {}};
    case StageKind::Workers:
        return {FAULTLINE_TR_NOOP(
                    "Diagnosis",
                    "The training takes batches faster than the workers make them: too few of "
                    "them, too slow a disk, or work that could be done once before the training."),
                {}};
    case StageKind::Source:
        return {FAULTLINE_TR_NOOP(
                    "Diagnosis",
                    "The records do not come in fast enough: few files read one after the other, a "
                    "remote or slow disk, or a generator in Python."),
                {}};
    case StageKind::Service:
        return {FAULTLINE_TR_NOOP(
                    "Diagnosis",
                    "The batches come from other machines, and not fast enough: workers are "
                    "missing there, or the network is the limit."),
                {}};
    case StageKind::Sequential:
        return {FAULTLINE_TR_NOOP(
                    "Diagnosis",
                    "This stage works through its elements one after the other, in one thread. It "
                    "cannot be shared among threads as it is; move it, or make several pipelines "
                    "and interleave them."),
                {}};
    default: break;
    }
    return {FAULTLINE_TR_NOOP("Diagnosis",
                              "Its function is applied to each element and could run on several "
                              "at once; the processors that it may use do not suffice for the "
                              "pace of the device."),
            {}};
}

Fix readFaster(const Bottleneck& found, Text check)
{
    Fix fix;
    fix.id = "read-in-parallel";
    fix.title = {FAULTLINE_TR_NOOP("Diagnosis", "Read several files at once"), {}};
    fix.detail = {FAULTLINE_TR_NOOP("Diagnosis",
                                    "Split the records into files of about 100 MB and interleave "
                                    "them; copy them to a local disk first where they are remote. "
                                    "Reading takes %1 of a step now."),
                  {seconds(found.perStep)}};
    fix.snippets = {{"tensorflow",
                     "files = tf.data.Dataset.list_files(pattern, shuffle=True)\n"
                     "dataset = files.interleave(tf.data.TFRecordDataset, cycle_length=16,\n"
                     "                           num_parallel_calls=tf.data.AUTOTUNE)"}};
    fix.check = std::move(check);
    return fix;
}

Fix makeOffline(const Bottleneck& found, Text check)
{
    Fix fix;
    fix.id = "move-stage";
    fix.title = {FAULTLINE_TR_NOOP("Diagnosis", "Take %1 out of the way of each step"),
                 {shortStageName(found.stage->name)}};
    fix.detail = {FAULTLINE_TR_NOOP("Diagnosis",
                                    "Do once what does not change: resize before writing the "
                                    "records, or keep the decoded elements if they fit into main "
                                    "memory. What stays goes before the batch, so that it can be "
                                    "shared."),
                  {}};
    fix.snippets = {{"tensorflow",
                     "dataset = dataset.map(decode, num_parallel_calls=tf.data.AUTOTUNE).cache()"}};
    fix.check = std::move(check);
    return fix;
}

std::vector<Fix> fixes(const Training& training, const Bottleneck& found)
{
    const Text check{FAULTLINE_TR_NOOP("Diagnosis",
                                       "In a profile of the next run this stage no longer has the "
                                       "largest self time, and steps are shorter by up to %1."),
                     {share(found.waited)}};
    const double rest = found.shares->medianSeconds() * (1.0 - found.waited);
    const int workers = workersNeeded(training, found.perStep, rest);
    std::vector<Fix> made;
    switch (found.kind) {
    case StageKind::OneProcess:
    case StageKind::Workers:
    case StageKind::Parallel:
        made.push_back(raiseParallelism(training, found.kind, workers, check));
        break;
    case StageKind::Source: made.push_back(readFaster(found, check)); break;
    case StageKind::Sequential:
    case StageKind::Service:
    case StageKind::Wait: break;
    }
    if (found.kind != StageKind::OneProcess && found.kind != StageKind::Workers)
        made.push_back(makeOffline(found, check));
    for (Fix& fix : made) {
        fix.promises = {{.kind = Promise::Kind::NumberAtMost,
                         .ruleId = "input-bound",
                         .number = "input-share",
                         .value = share(0.05)}};
    }
    return made;
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    const std::vector<StepShares> profiles = stepSharesOf(input.training);
    if (profiles.empty()) {
        sink.abstain(abstainWithoutSteps(input.training));
        return;
    }
    std::optional<Bottleneck> worst;
    for (const StepShares& shares : profiles) {
        const std::optional<Bottleneck> found = bottleneckOf(shares);
        if (found && (!worst || found->waited > worst->waited))
            worst = found;
    }
    sink.computed(numberEvidence("profiles",
                                 {FAULTLINE_TR_NOOP("Diagnosis", "Profiles with steps"), {}},
                                 countOf(profiles.size())));
    if (!worst)
        return; // no stage was traced; input-bound tells whether that matters
    const double limit = input.settings.threshold(info(), "stage-share");
    const double stageShare =
        std::clamp(worst->perStep / std::max(worst->shares->medianSeconds(), 1e-9), 0.0, 1.0);
    const NumberEvidence own = numberEvidence(
        "stage-share", {FAULTLINE_TR_NOOP("Diagnosis", "Self time of the stage by the step"), {}},
        share(stageShare), limit);
    sink.computed(own);
    sink.computed(numberEvidence(
        "input-share", {FAULTLINE_TR_NOOP("Diagnosis", "Share of a step that waits for input"), {}},
        share(worst->waited), limit));
    tellStages(worst->shares->profile(), sink);
    sink.judged(worst->shares->points(
        {StepCategory::Input},
        {FAULTLINE_TR_NOOP("Diagnosis", "Share of each step that waits for input"), {}}, limit));
    if (worst->waited < limit || stageShare < limit
        || worst->stage->longestSeconds <= input.settings.threshold(info(), "call-seconds"))
        return;

    const bool isSure = worst->shares->steps() >= kStepsToBeSure;
    Finding finding;
    finding.severity = worst->waited >= 0.6 && isSure ? Severity::Critical
                       : worst->waited >= 0.2         ? Severity::Warning
                                                      : Severity::Info;
    finding.confidence = isSure ? 0.85 : 0.6;
    finding.cost = std::clamp(std::min(worst->waited, stageShare), 0.0, 1.0);
    finding.stake.stepTimeShare = finding.cost;
    finding.title = titleOf(*worst);
    finding.explanation = explain(worst->kind);
    finding.evidence.emplace_back(worst->shares->evidence(
        {FAULTLINE_TR_NOOP("Diagnosis", "%1 takes %2 for each of these steps, %3 calls in all"),
         {shortStageName(worst->stage->name), seconds(worst->perStep),
          Quantity{static_cast<double>(worst->stage->count), Unit::Count}}}));
    finding.evidence.emplace_back(own);
    finding.evidence.emplace_back(numberEvidence(
        "input-share", {FAULTLINE_TR_NOOP("Diagnosis", "Share of a step that waits for input"), {}},
        share(worst->waited), limit));
    finding.evidence.emplace_back(numberEvidence(
        "longest-call", {FAULTLINE_TR_NOOP("Diagnosis", "Longest call of the stage"), {}},
        seconds(worst->stage->longestSeconds), input.settings.threshold(info(), "call-seconds")));
    std::size_t told = 0;
    for (const InputStageTotal& stage : worst->shares->profile().inputStages) {
        if (++told > kMostStages)
            break;
        finding.evidence.emplace_back(
            numberEvidence("stage-" + std::to_string(told),
                           {FAULTLINE_TR_NOOP("Diagnosis", "Self time of %1"), {stage.name}},
                           seconds(stage.selfSeconds)));
    }
    finding.fixes = fixes(input.training, *worst);
    sink.report(std::move(finding));
}

} // namespace faultline::rules::pipeline_bottleneck
