// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/gpu_memory_taken.h"

#include "model/core/text_marker.h"
#include "model/diagnosis/evidence/learning_evidence.h"
#include "model/diagnosis/evidence/log_evidence.h"
#include "model/diagnosis/judged/judged_log.h"
#include "model/diagnosis/memory/gpu_occupancy.h"

#include <string>
#include <utility>

namespace faultline::rules::gpu_memory_taken {

namespace {

constexpr std::size_t kMostNamed = 8;

Text titleOf(const GpuOccupancy& found)
{
    if (found.takenBytes <= 0.0)
        return {FAULTLINE_TR_NOOP("Diagnosis",
                                  "The GPU was occupied when the training started: the driver "
                                  "refused TensorFlow its memory"),
                {}};
    if (found.isByLimit)
        return {FAULTLINE_TR_NOOP("Diagnosis", "The training may use only %1 of the %2 of its GPU"),
                {bytesOf(found.totalBytes - found.takenBytes), bytesOf(found.totalBytes)}};
    return {FAULTLINE_TR_NOOP("Diagnosis", "Others hold %1 of the %2 of the GPU"),
            {bytesOf(found.takenBytes), bytesOf(found.totalBytes)}};
}

std::vector<Fix> fixesOf(const GpuOccupancy& found)
{
    Fix end;
    end.id = "end-others";
    std::string code = "nvidia-smi --query-compute-apps=pid,name,used_memory --format=csv";
    for (std::size_t i = 0; i < found.processes.size() && i < kMostNamed; ++i) {
        if (found.processes[i].pid > 0)
            code += "\nkill " + std::to_string(found.processes[i].pid);
    }
    end.title = {FAULTLINE_TR_NOOP("Diagnosis", "End the other processes on the GPU"), {}};
    end.detail = {FAULTLINE_TR_NOOP("Diagnosis",
                                    "Mostly they are an earlier training that was not ended, a "
                                    "notebook, or an evaluation beside the training. That one can "
                                    "run on the CPU."),
                  {}};
    end.snippets = {{"shell", code
                                  + "\n# an evaluation beside it:\nCUDA_VISIBLE_DEVICES=-1 python "
                                    "model_main_tf2.py --checkpoint_dir=model_dir"}};
    std::vector<Fix> fixes{std::move(end)};
    if (found.isByLimit) {
        Fix cap;
        cap.id = "lift-cap";
        cap.title = {FAULTLINE_TR_NOOP("Diagnosis", "Or lift the limit that the program sets"), {}};
        cap.detail = {FAULTLINE_TR_NOOP("Diagnosis",
                                        "A memory fraction or a logical device caps the pool; so "
                                        "does a part of a card (MIG)."),
                      {}};
        cap.snippets = {{"tensorflow", "for gpu in tf.config.list_physical_devices(\"GPU\"):\n    "
                                       "tf.config.experimental.set_memory_growth(gpu, True)"}};
        fixes.push_back(std::move(cap));
    }
    for (Fix& fix : fixes)
        fix.check = {
            FAULTLINE_TR_NOOP("Diagnosis", "The next run starts with at least %1 of the card."),
            {Quantity{0.9, Unit::Fraction}}};
    return fixes;
}

void addEvidence(const GpuOccupancy& found, double least, Finding& finding)
{
    if (found.refusalLog != nullptr)
        finding.evidence.emplace_back(
            lineEvidence(*found.refusalLog, found.refusalLine, found.refusalLine,
                         {FAULTLINE_TR_NOOP("Diagnosis", "The driver refuses the pool"), {}}));
    if (found.takenBytes > 0.0) {
        finding.evidence.emplace_back(numberEvidence(
            "foreign-share",
            {FAULTLINE_TR_NOOP("Diagnosis", "Share of the card that the training cannot use"), {}},
            {found.share(), Unit::Fraction}, least));
        finding.evidence.emplace_back(numberEvidence(
            "foreign-bytes", {FAULTLINE_TR_NOOP("Diagnosis", "Held by others, or not given"), {}},
            bytesOf(found.takenBytes)));
    }
    for (std::size_t i = 0; i < found.processes.size() && i < kMostNamed; ++i)
        finding.evidence.emplace_back(numberEvidence(
            "process-" + std::to_string(found.processes[i].pid),
            {FAULTLINE_TR_NOOP("Diagnosis", "Process %1 (%2)"),
             {std::to_string(found.processes[i].pid), firstLineOf(found.processes[i].name, 60)}},
            bytesOf(found.processes[i].memoryBytes)));
}

void tell(const Training& training, const std::optional<GpuOccupancy>& found, double least,
          FindingSink& sink)
{
    tellLines(training, sink);
    sink.computed(numberEvidence(
        "processes", {FAULTLINE_TR_NOOP("Diagnosis", "Other processes seen on the card"), {}},
        countOf(found ? found->processes.size() : 0)));
    sink.computed(numberEvidence(
        "foreign-share",
        {FAULTLINE_TR_NOOP("Diagnosis", "Share of the card that the training cannot use"), {}},
        {found ? found->share() : 0.0, Unit::Fraction}, least));
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    const std::optional<Crash> crash = crashAbout(input.training, CrashSubject::GpuMemory);
    const std::optional<GpuOccupancy> found =
        occupancyOf(input.training, crash ? &*crash : nullptr);
    const double least = input.settings.threshold(info(), "foreign-share");
    tell(input.training, found, least, sink);
    if (!found)
        return;
    const double serious = input.settings.threshold(info(), "serious-share");
    const bool isRefused = found->refusalLog != nullptr;
    if (found->share() < least && !isRefused)
        return;
    const bool isDecisive = crash && found->wouldHaveFitted.value_or(isRefused);
    const bool isSerious = found->share() >= serious || isRefused;
    Finding finding;
    if (isDecisive) {
        finding.severity = Severity::Critical;
        finding.confidence = found->isByLimit && !isRefused ? 0.8 : 0.9;
        finding.cost = 0.95;
    } else {
        finding.severity = crash && isSerious ? Severity::Warning : Severity::Info;
        finding.confidence = 0.7;
        finding.cost = crash ? 0.3 : 0.05;
    }
    finding.title = titleOf(*found);
    finding.explanation =
        isDecisive ? Text{FAULTLINE_TR_NOOP("Diagnosis",
                                            "What was asked for would have fitted on an empty "
                                            "card. A smaller batch only hides that."),
                          {}}
                   : Text{FAULTLINE_TR_NOOP("Diagnosis",
                                            "The card has more than the training can use. That "
                                            "leaves less room for the batch and for faster "
                                            "algorithms."),
                          {}};
    if (crash)
        faultline::addEvidence(*crash, finding);
    addEvidence(*found, least, finding);
    finding.fixes = fixesOf(*found);
    sink.report(std::move(finding));
}

} // namespace faultline::rules::gpu_memory_taken
