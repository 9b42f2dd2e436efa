// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/version_mismatch.h"

#include "model/core/text_marker.h"
#include "model/diagnosis/environment/known_environment.h"
#include "model/diagnosis/environment/package_pins.h"
#include "model/diagnosis/evidence/learning_evidence.h"
#include "model/diagnosis/evidence/log_evidence.h"
#include "model/diagnosis/evidence/missing_signal.h"
#include "model/diagnosis/judged/judged_log.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace faultline::rules::version_mismatch {

namespace {

/// What concerns the framework, CUDA, cuDNN, the driver and the device. Packages among each other
/// are broken-dependencies, a GPU that is left out is training-on-cpu.
constexpr std::array<std::string_view, 11> kVerdicts{
    "tensorflow-python", "tensorflow-cuda", "tensorflow-cudnn", "torch-python",
    "torch-cuda",        "cudnn-runtime",   "cuda-driver",      "gpu-cuda",
    "torch-capability",  "nccl-p2p",        "versions-disagree"};

bool isJudgedHere(const CompatibilityVerdict& verdict)
{
    return std::find(kVerdicts.begin(), kVerdicts.end(), verdict.id) != kVerdicts.end()
           && verdict.level >= CompatibilityLevel::Warning;
}

/// The program itself says that versions do not go together.
std::vector<LoggedEvent> mismatchesSaid(const Training& training)
{
    return findEvents(training,
                      {"cudnn.version", "cudnn.ptversion", "cudnn.missing", "cuda.olddriver",
                       "cuda.drivermismatch", "cuda.ptx", "cuda.forward", "cuda.nokernel",
                       "cuda.badimage", "gpu.nvmlver", "tf.ptxjit"});
}

/// A log shows that a device was created and steps were made with it.
bool trainedOnGpu(const Training& training)
{
    return hasStepped(training) && hasEvent(training, {"tf.dev.created", "tf.dev.old"});
}

Fix fixOfEvent(const LoggedEvent& one)
{
    Fix fix;
    const std::string_view id = one.event->signature;
    fix.id = "follow-message";
    fix.title.source = one.event->info != nullptr && !one.event->info->advice.empty()
                           ? one.event->info->advice
                           : FAULTLINE_TR_NOOP("Diagnosis", "Bring the versions together");
    if (id == "cuda.drivermismatch" || id == "gpu.nvmlver")
        fix.snippets = {{"shell", "sudo reboot"}};
    else if (id == "cudnn.ptversion")
        fix.snippets = {{"shell", "unset LD_LIBRARY_PATH\npython -c \"import torch; "
                                  "print(torch.backends.cudnn.version())\""}};
    else if (id == "cuda.nokernel" || id == "cuda.badimage" || id == "tf.ptxjit")
        fix.snippets = {{"shell", "nvidia-smi --query-gpu=name,compute_cap --format=csv"},
                        {"pytorch", "print(torch.cuda.get_arch_list())"}};
    else
        fix.snippets = {{"shell", "nvidia-smi --query-gpu=driver_version --format=csv"}};
    fix.check = {FAULTLINE_TR_NOOP("Diagnosis", "The next run does not print this line."), {}};
    return fix;
}

void report(const Training& training, const std::vector<CompatibilityVerdict>& verdicts,
            const std::vector<LoggedEvent>& said, FindingSink& sink);

void report(const Training& training, const std::vector<CompatibilityVerdict>& verdicts,
            const std::vector<LoggedEvent>& said, FindingSink& sink)
{
    const CompatibilityVerdict* worst = verdicts.empty() ? nullptr : &verdicts.front();
    const auto ended = std::find_if(said.begin(), said.end(),
                                    [](const LoggedEvent& one) { return one.isCause(); });
    const bool isSaid = !said.empty();
    const bool rulesOut = worst != nullptr && worst->level == CompatibilityLevel::Critical;
    const bool works = trainedOnGpu(training);
    Finding finding;
    // What the tables rule out and yet trained on the GPU is a note about the tables.
    finding.severity = ended != said.end()                          ? Severity::Critical
                       : works                                      ? Severity::Info
                       : rulesOut && (isSaid || training.isPlanned) ? Severity::Critical
                       : rulesOut && !hasStepped(training)          ? Severity::Critical
                       : rulesOut || isSaid                         ? Severity::Warning
                                                                    : Severity::Info;
    finding.confidence = isSaid ? 0.95 : worst->isChecked ? 0.85 : 0.6;
    finding.cost = finding.severity == Severity::Critical  ? 0.9
                   : finding.severity == Severity::Warning ? 0.3
                                                           : 0.05;
    if (worst != nullptr) {
        finding.title = worst->sentence;
        finding.explanation = worst->table;
    } else {
        const LoggedEvent& first = ended != said.end() ? *ended : said.front();
        finding.title = {FAULTLINE_TR_NOOP("Diagnosis", "Versions do not go together: %1"),
                         {firstLineOf(first.text(), 120)}};
        if (first.event->info != nullptr)
            finding.explanation.source = first.event->info->meaning;
    }
    std::vector<std::string_view> shown;
    for (const LoggedEvent& one : said) {
        if (std::find(shown.begin(), shown.end(), one.event->signature) != shown.end())
            continue;
        shown.push_back(one.event->signature);
        finding.evidence.emplace_back(
            one.evidence({FAULTLINE_TR_NOOP("Diagnosis", "The program says so"), {}}));
    }
    const auto tensorflow = KnownEnvironment(training.environments).inUse("tensorflow");
    for (const CompatibilityVerdict& verdict : verdicts) {
        for (const CompatibilityFact& fact : verdict.facts)
            finding.evidence.push_back(factEvidence(training, fact));
        if (verdict.pins.empty())
            continue;
        Fix fix;
        fix.id = "install-" + verdict.id;
        fix.title = {FAULTLINE_TR_NOOP("Diagnosis", "Install %1"), {joined(verdict.pins)}};
        fix.detail = verdict.table;
        fix.snippets = installSnippets(
            verdict.pins, tensorflow ? std::string_view(tensorflow->fact.version) : "");
        fix.check = {FAULTLINE_TR_NOOP("Diagnosis",
                                       "The versions of the next run are in the same table row."),
                     {}};
        finding.fixes.push_back(std::move(fix));
    }
    if (finding.fixes.empty() && isSaid)
        finding.fixes.push_back(fixOfEvent(ended != said.end() ? *ended : said.front()));
    sink.report(std::move(finding));
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    const Training& training = input.training;
    const std::vector<EnvironmentPtr> environments = judgedEnvironments(training);
    std::vector<CompatibilityVerdict> verdicts = checkCompatibility(environments);
    tellVersions(verdicts, sink);
    tellLines(training, sink);
    std::erase_if(verdicts, [](const auto& verdict) { return !isJudgedHere(verdict); });
    const std::vector<LoggedEvent> said = mismatchesSaid(training);
    sink.computed(numberEvidence(
        "mismatches", {FAULTLINE_TR_NOOP("Diagnosis", "Versions that do not go together"), {}},
        countOf(verdicts.size() + said.size()), 0.0));
    if (!verdicts.empty() || !said.empty())
        report(training, verdicts, said, sink);
    else if (training.environments.empty() && training.logs.empty())
        sink.abstain(abstainWithoutEvidence(EvidenceKind::Environment));
}

} // namespace faultline::rules::version_mismatch
