// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/signals/capture_quality.h"

#include "model/core/text_marker.h"
#include "model/diagnosis/evidence/learning_evidence.h"
#include "model/diagnosis/signals/step_shares.h"
#include "model/diagnosis/training/case_clocks.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

namespace faultline {

namespace {

Fix profileAgain(std::string id, Text title, std::int64_t firstStep)
{
    const std::string from = std::to_string(firstStep);
    Fix fix;
    fix.id = std::move(id);
    fix.title = std::move(title);
    fix.detail = {
        FAULTLINE_TR_NOOP("Diagnosis", "Ten steps are enough, and each of them must be marked."),
        {}};
    fix.snippets = {
        {"tensorflow",
         "if step == " + from
             + ":\n    tf.profiler.experimental.start(log_dir)\n"
               "with tf.profiler.experimental.Trace(\"train\", step_num=step, _r=1):\n"
               "    train_step(batch)\nif step == "
             + std::to_string(firstStep + 10) + ":\n    tf.profiler.experimental.stop()"},
        {"pytorch", "schedule = torch.profiler.schedule(wait=" + from
                        + ", warmup=5, active=10, repeat=1)\n"
                          "with torch.profiler.profile(schedule=schedule, on_trace_ready="
                          "torch.profiler.tensorboard_trace_handler(log_dir)) as profiler:\n"
                          "    ...\n    profiler.step()"}};
    fix.check = {FAULTLINE_TR_NOOP("Diagnosis", "The next profile has ten marked steps with "
                                                "kernels."),
                 {}};
    return fix;
}

TraceEvidence wholeTrace(const TraceProfile& profile, Text caption)
{
    return {.profile = profile.id(), .beginNs = 0, .endNs = 0, .caption = std::move(caption)};
}

/// Whether the profile is one of steps at all: not a memory profile or a page of results.
bool hasTimeline(const TraceProfile& profile)
{
    return !profile.events.empty() && profile.source != ProfileSource::TfMemoryProfile
           && profile.source != ProfileSource::TorchMemorySnapshot;
}

void judgeProfile(const TraceProfile& profile, const CaptureLimits& limits,
                  std::vector<CaptureFlaw>& flaws)
{
    constexpr std::int64_t kPastWarmUp = 100;
    if (!hasTimeline(profile))
        return;
    if (!profile.hasStepMarkers) {
        flaws.push_back(
            {.severity = Severity::Info,
             .title = {FAULTLINE_TR_NOOP("Diagnosis",
                                         "%1 has no step markers: nothing in it can be "
                                         "told by the step"),
                       {profile.name()}},
             .explanation = {FAULTLINE_TR_NOOP("Diagnosis",
                                               "Shares of the step time are then shares of the "
                                               "whole recording, its start and end included."),
                             {}},
             .evidence = wholeTrace(profile, {FAULTLINE_TR_NOOP("Diagnosis", "The profile"), {}}),
             .fix =
                 profileAgain("mark-steps",
                              {FAULTLINE_TR_NOOP("Diagnosis", "Mark the steps of the profile"), {}},
                              kPastWarmUp)});
    } else if (profile.steps.size() < kFewestSteps) {
        flaws.push_back(
            {.severity = Severity::Info,
             .title = {FAULTLINE_TR_NOOP("Diagnosis",
                                         "%1 has too few complete steps to tell what a step is "
                                         "spent on: %2"),
                       {profile.name(), countOf(profile.steps.size())}},
             .explanation = {FAULTLINE_TR_NOOP("Diagnosis",
                                               "Steps differ from each other, and the first and "
                                               "the last of a recording are cut. At least %1 whole "
                                               "ones are needed, and %2 to be sure."),
                             {countOf(kFewestSteps), countOf(kStepsToBeSure)}},
             .evidence = wholeTrace(profile, {FAULTLINE_TR_NOOP("Diagnosis", "The profile"), {}}),
             .fix = profileAgain("more-steps",
                                 {FAULTLINE_TR_NOOP("Diagnosis", "Record ten steps or more"), {}},
                                 kPastWarmUp)});
    } else if (!profile.steps.empty()
               && std::all_of(profile.steps.begin(), profile.steps.end(),
                              [&limits](const TraceStep& step) {
                                  return step.number >= 0
                                         && static_cast<double>(step.number) < limits.warmUpSteps;
                              })
               && profile.source != ProfileSource::Kineto) {
        flaws.push_back(
            {.severity = Severity::Info,
             .title = {FAULTLINE_TR_NOOP(
                           "Diagnosis", "%1 shows only steps %2 to %3, the warm-up of the program"),
                       {profile.name(), stepOf(profile.steps.front().number),
                        stepOf(profile.steps.back().number)}},
             .explanation = {FAULTLINE_TR_NOOP("Diagnosis",
                                               "Graphs are compiled, algorithms tried and buffers "
                                               "filled in the first steps; none of that is how the "
                                               "training goes on."),
                             {}},
             .evidence = wholeTrace(profile, {FAULTLINE_TR_NOOP("Diagnosis", "The profile"), {}}),
             .fix = profileAgain("profile-later",
                                 {FAULTLINE_TR_NOOP("Diagnosis", "Profile ten steps from step %1 "
                                                                 "on"),
                                  {Quantity{static_cast<double>(kPastWarmUp), Unit::Step}}},
                                 kPastWarmUp)});
    }
}

/// A profiler that may not read the counters of the GPU records the host alone.
void judgeKernels(const TraceProfile& profile, std::vector<CaptureFlaw>& flaws)
{
    const auto remark =
        std::find_if(profile.remarks.begin(), profile.remarks.end(), [](const Text& said) {
            const std::string text = toEnglish(said);
            return text.find("CUPTI") != std::string::npos
                   || text.find("No kernels") != std::string::npos;
        });
    if (remark == profile.remarks.end())
        return;
    Fix fix;
    fix.id = "allow-counters";
    fix.title = {FAULTLINE_TR_NOOP("Diagnosis", "Allow the profiler to read the GPU"), {}};
    fix.detail = {FAULTLINE_TR_NOOP("Diagnosis",
                                    "The driver keeps its counters for the administrator; a "
                                    "container needs the right as well."),
                  {}};
    fix.snippets = {{"shell", "echo 'options nvidia NVreg_RestrictProfilingToAdminUsers=0' | sudo "
                              "tee /etc/modprobe.d/nvidia-profiling.conf\n"
                              "docker run --gpus all --cap-add=CAP_SYS_ADMIN ..."}};
    fix.check = {FAULTLINE_TR_NOOP("Diagnosis", "The next profile has kernels."), {}};
    flaws.push_back(
        {.severity = Severity::Info,
         .title = {FAULTLINE_TR_NOOP("Diagnosis", "%1 has no kernels: the profiler could not read "
                                                  "the GPU"),
                   {profile.name()}},
         .explanation = {FAULTLINE_TR_NOOP("Diagnosis", "The reader says: %1"), {*remark}},
         .evidence = wholeTrace(profile, {FAULTLINE_TR_NOOP("Diagnosis", "The profile"), {}}),
         .fix = std::move(fix)});
}

void judgeSamples(const HardwareLog& log, const CaptureLimits& limits,
                  std::vector<CaptureFlaw>& flaws)
{
    if (!(log.sampleSeconds > limits.sampleSeconds) || log.timeKind == TimeKind::None)
        return;
    constexpr double kSamples = 5.0;
    Fix fix;
    fix.id = "sample-more-often";
    fix.title = {FAULTLINE_TR_NOOP("Diagnosis", "Take a sample every second"), {}};
    fix.detail = {FAULTLINE_TR_NOOP("Diagnosis", "That costs nothing worth mentioning."), {}};
    fix.snippets = {{"shell", "nvidia-smi --query-gpu=timestamp,index,utilization.gpu,memory.used,"
                              "temperature.gpu,power.draw,clocks.sm --format=csv -l 1 > gpu.csv"}};
    fix.check = {FAULTLINE_TR_NOOP("Diagnosis", "The next log has a sample every second."), {}};
    flaws.push_back(
        {.severity = Severity::Info,
         .title = {FAULTLINE_TR_NOOP("Diagnosis",
                                     "%1 has a sample only every %2: what lasts less than %3 "
                                     "cannot be seen"),
                   {log.name(), Quantity{log.sampleSeconds, Unit::Seconds},
                    Quantity{kSamples * log.sampleSeconds, Unit::Seconds}}},
         .explanation = {FAULTLINE_TR_NOOP("Diagnosis",
                                           "A phenomenon shows only if it lasts several samples."),
                         {}},
         .evidence = numberEvidence("sample-seconds",
                                    {FAULTLINE_TR_NOOP("Diagnosis", "Time between samples"), {}},
                                    {log.sampleSeconds, Unit::Seconds}, limits.sampleSeconds),
         .fix = std::move(fix)});
}

/// Zones differ by quarters of an hour; what is left of an offset is a clock that is wrong.
double wrongBy(double offset)
{
    constexpr double kQuarter = 900.0;
    return std::abs(offset - kQuarter * std::round(offset / kQuarter));
}

void judgeClock(const Training& training, const Artifact& artifact, const CaptureLimits& limits,
                std::vector<CaptureFlaw>& flaws)
{
    if (!training.clocks || artifact.timeKind != TimeKind::Absolute)
        return;
    const Clock& clock = training.clocks->of(artifact.id());
    const double off = wrongBy(clock.guessedOffsetSeconds);
    if (clock.source == Clock::Source::User || !clock.isPlaced
        || !(off > limits.clockSeconds + clock.uncertaintySeconds))
        return;
    Fix fix;
    fix.id = "synchronise-clocks";
    fix.title = {FAULTLINE_TR_NOOP("Diagnosis", "Synchronise the clocks of the machines"), {}};
    fix.detail = {FAULTLINE_TR_NOOP("Diagnosis",
                                    "The times were corrected here; what is closer together than "
                                    "the correction is not sure may still be in the wrong order."),
                  {}};
    fix.snippets = {{"shell", "sudo timedatectl set-ntp true && timedatectl"}};
    fix.check = {FAULTLINE_TR_NOOP("Diagnosis", "Clocks of the next run agree within %1."),
                 {Quantity{limits.clockSeconds, Unit::Seconds}}};
    flaws.push_back(
        {.severity = Severity::Info,
         .title = {FAULTLINE_TR_NOOP("Diagnosis", "The clock of %1 differs by %2 from that of the "
                                                  "event files"),
                   {artifact.name(), Quantity{off, Unit::Seconds}}},
         .explanation = clock.reason,
         .evidence = numberEvidence(
             "clock-seconds", {FAULTLINE_TR_NOOP("Diagnosis", "Difference of the clocks"), {}},
             {off, Unit::Seconds}, limits.clockSeconds),
         .fix = std::move(fix)});
}

} // namespace

std::vector<CaptureFlaw> captureFlaws(const Training& training, const CaptureLimits& limits)
{
    std::vector<CaptureFlaw> flaws;
    for (const TraceProfilePtr& profile : training.profiles) {
        judgeProfile(*profile, limits, flaws);
        judgeKernels(*profile, flaws);
    }
    for (const HardwareLogPtr& log : training.hardwareLogs) {
        judgeSamples(*log, limits, flaws);
        judgeClock(training, *log, limits, flaws);
    }
    for (const ConsoleLogPtr& log : training.logs)
        judgeClock(training, *log, limits, flaws);
    return flaws;
}

} // namespace faultline
