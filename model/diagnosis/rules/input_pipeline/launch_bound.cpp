// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/launch_bound.h"

#include "model/core/text_marker.h"
#include "model/diagnosis/evidence/judged_points.h"
#include "model/diagnosis/evidence/progress_evidence.h"
#include "model/diagnosis/signals/step_shares.h"

#include <algorithm>
#include <utility>

namespace faultline::rules::launch_bound {

namespace {

/// Where the host keeps a device waiting.
struct HostWork {
    const StepShares* shares = nullptr;
    ShareOfSteps launch; ///< host in calls of the runtime or in operators
    ShareOfSteps idle;   ///< nothing that was traced
    double together = 0.0;
    double input = 0.0;
    double shortKernels = 0.0; ///< of all kernels, shorter than their launch
    double kernelsPerStep = 0.0;
};

bool usesDevice(const TraceProfile& profile)
{
    return std::any_of(profile.devices.begin(), profile.devices.end(),
                       [](const DeviceTotal& device) { return device.kernelCount > 0; });
}

HostWork hostWorkOf(const StepShares& shares)
{
    HostWork work;
    work.shares = &shares;
    work.launch = shares.of({StepCategory::KernelLaunch});
    work.idle = shares.of({StepCategory::Idle});
    work.together = shares.of({StepCategory::KernelLaunch, StepCategory::Idle}).median;
    work.input = shares.of({StepCategory::Input, StepCategory::HostToDevice}).median;
    double kernels = 0.0;
    double brief = 0.0;
    for (const DeviceTotal& device : shares.profile().devices) {
        kernels += static_cast<double>(device.kernelCount);
        brief += static_cast<double>(device.shortKernelCount);
    }
    if (kernels > 0.0) {
        work.shortKernels = brief / kernels;
        work.kernelsPerStep = kernels / static_cast<double>(shares.steps());
    }
    return work;
}

[[nodiscard]] Severity severityOf(const HostWork& work);
[[nodiscard]] Text explain(const HostWork& work);
[[nodiscard]] std::vector<Fix> fixes(const Training& training, const HostWork& work);

Severity severityOf(const HostWork& work)
{
    if (work.together >= 0.6 && work.shares->steps() >= kStepsToBeSure)
        return Severity::Critical;
    return work.together >= 0.3 ? Severity::Warning : Severity::Info;
}

Text explain(const HostWork& work)
{
    if (work.idle.median > work.launch.median) {
        return {FAULTLINE_TR_NOOP(
                    "Diagnosis",
                    "Most of it was not traced: Python between two steps (metrics, logging, "
                    "callbacks), or making batches in a way that the profiler does not see. The "
                    "training may be bound by its input."),
                {}};
    }
    return {FAULTLINE_TR_NOOP(
                "Diagnosis",
                "A step launches %1 kernels, %2 of them shorter than the launch itself. The "
                "device finishes each before the host has the next one ready; a faster GPU would "
                "change nothing."),
            {Quantity{work.kernelsPerStep, Unit::Count}, share(work.shortKernels)}};
}

std::vector<Fix> fixes(const Training& training, const HostWork& work)
{
    const Text check{FAULTLINE_TR_NOOP("Diagnosis",
                                       "In a profile of the next run the device waits for the host "
                                       "in less than %1 of a step instead of %2."),
                     {share(0.15), share(work.together)}};
    const Framework framework = frameworkOf(training);
    Fix compile;
    compile.id = "compile-step";
    compile.title = {FAULTLINE_TR_NOOP("Diagnosis",
                                       "Compile the step, so that fewer than its %1 kernels are "
                                       "launched"),
                     {Quantity{work.kernelsPerStep, Unit::Count}}};
    compile.detail = {FAULTLINE_TR_NOOP("Diagnosis",
                                        "A compiler joins small kernels, and a recorded graph is "
                                        "launched as one. Both need shapes that stay the same."),
                      {}};
    Fix threads;
    threads.id = "free-the-host";
    threads.title = {FAULTLINE_TR_NOOP("Diagnosis", "Do less in Python between the steps"), {}};
    threads.detail = {FAULTLINE_TR_NOOP("Diagnosis",
                                        "Reading a value off the device waits for everything "
                                        "before it. Log every hundredth step, and keep what "
                                        "launches kernels apart from what makes batches."),
                      {}};
    if (framework != Framework::PyTorch) {
        compile.snippets.push_back(
            {"tensorflow", "@tf.function(jit_compile=True)\ndef train_step(batch): ..."});
        threads.snippets.push_back(
            {"shell", "TF_GPU_THREAD_MODE=gpu_private TF_GPU_THREAD_COUNT=2 python train.py"});
        threads.snippets.push_back({"tensorflow", "model.compile(..., steps_per_execution=16)"});
    }
    if (framework != Framework::TensorFlow && framework != Framework::ObjectDetectionApi) {
        compile.snippets.push_back(
            {"pytorch", "model = torch.compile(model, mode=\"reduce-overhead\")"});
        threads.snippets.push_back(
            {"pytorch", "if step % 100 == 0:\n    writer.add_scalar(\"loss\", loss.item(), step)"});
    }
    compile.check = check;
    threads.check = check;
    const std::vector<Promise> promises{{.kind = Promise::Kind::NumberAtMost,
                                         .ruleId = "launch-bound",
                                         .number = "host-share",
                                         .value = share(0.15)}};
    compile.promises = promises;
    threads.promises = promises;
    if (work.idle.median > work.launch.median)
        return {std::move(threads), std::move(compile)};
    return {std::move(compile), std::move(threads)};
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    const std::vector<StepShares> profiles = stepSharesOf(input.training);
    if (profiles.empty()) {
        sink.abstain(abstainWithoutSteps(input.training));
        return;
    }
    HostWork worst;
    for (const StepShares& shares : profiles) {
        if (!usesDevice(shares.profile()))
            continue;
        const HostWork work = hostWorkOf(shares);
        if (worst.shares == nullptr || work.together > worst.together)
            worst = work;
    }
    if (worst.shares == nullptr) {
        // The host does the work itself, or they were not traced.
        sink.judged(judgedFact(
            {FAULTLINE_TR_NOOP("Diagnosis", "No profile with steps shows kernels of a device."),
             {}}));
        return;
    }
    const double limit = input.settings.threshold(info(), "host-share");
    const NumberEvidence measured = numberEvidence(
        "host-share",
        {FAULTLINE_TR_NOOP("Diagnosis", "Share of a step in which the device waits for the host"),
         {}},
        share(worst.together), limit);
    sink.computed(measured);
    sink.judged(worst.shares->points(
        {StepCategory::KernelLaunch, StepCategory::Idle},
        {FAULTLINE_TR_NOOP("Diagnosis", "Share of each step in which the device waits for the "
                                        "host"),
         {}},
        limit));
    if (worst.together < limit || worst.input > worst.together)
        return;

    const double brief = input.settings.threshold(info(), "short-kernels");
    Finding finding;
    finding.severity = severityOf(worst);
    finding.confidence = worst.shares->steps() >= kStepsToBeSure ? 0.8 : 0.55;
    finding.cost = std::clamp(worst.together, 0.0, 1.0);
    finding.stake.stepTimeShare = worst.together;
    finding.title = {
        FAULTLINE_TR_NOOP("Diagnosis", "The device waits for the host in %1 of each step, %2 of "
                                       "it while kernels are prepared"),
        {share(worst.together), share(worst.launch.median / std::max(worst.together, 1e-9))}};
    finding.explanation = explain(worst);
    finding.evidence.emplace_back(
        worst.shares->evidence({FAULTLINE_TR_NOOP("Diagnosis", "The %1 steps that were judged"),
                                {countOf(worst.shares->steps())}}));
    finding.evidence.emplace_back(measured);
    finding.evidence.emplace_back(numberEvidence(
        "launch-share",
        {FAULTLINE_TR_NOOP("Diagnosis", "Share of a step that prepares kernels"), {}},
        share(worst.launch.median)));
    finding.evidence.emplace_back(numberEvidence(
        "unattributed-share",
        {FAULTLINE_TR_NOOP("Diagnosis", "Share of a step in which nothing was traced"), {}},
        share(worst.idle.median)));
    finding.evidence.emplace_back(numberEvidence(
        "short-kernels", {FAULTLINE_TR_NOOP("Diagnosis", "Kernels shorter than their launch"), {}},
        share(worst.shortKernels), brief));
    finding.evidence.emplace_back(numberEvidence(
        "kernels-per-step", {FAULTLINE_TR_NOOP("Diagnosis", "Kernels of a step"), {}},
        {worst.kernelsPerStep, Unit::Count}));
    finding.fixes = fixes(input.training, worst);
    sink.report(std::move(finding));
}

} // namespace faultline::rules::launch_bound
