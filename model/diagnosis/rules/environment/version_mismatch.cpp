// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/version_mismatch.h"

#include "model/diagnosis/environment/compatibility.h"
#include "model/diagnosis/environment/compatibility_tables.h"
#include "model/diagnosis/environment/known_environment.h"
#include "model/diagnosis/environment/package_pins.h"
#include "model/diagnosis/evidence/exception_meaning.h"
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
                       "cuda.badimage", "gpu.nvmlver", "tf.ptxjit", "cuda.sm", "cudnn.mismatch",
                       "docker.cudareq", "jax.cudnnold"});
}

/// A log shows that a device was created and steps were made with it.
bool trainedOnGpu(const Training& training)
{
    return hasStepped(training) && hasEvent(training, {"tf.dev.created", "tf.dev.old"});
}

/// The first PyTorch with code for the card of which the program says that it has none ("sm_120").
std::optional<Fix> installForGpu(const LoggedEvent& one)
{
    std::string capability(one.event->field("sm"));
    if (capability.size() < 2)
        return std::nullopt;
    capability.insert(capability.size() - 1, ".");
    const CompatibilityTables& tables = CompatibilityTables::get();
    const auto row =
        std::find_if(tables.capabilities.begin(), tables.capabilities.end(),
                     [&capability](const CapabilityRow& r) { return r.capability == capability; });
    if (row == tables.capabilities.end())
        return std::nullopt;
    const FrameworkRow* first = nullptr;
    for (const FrameworkRow& torch : tables.pytorch) {
        const bool isBuiltFor =
            std::any_of(torch.cuda.begin(), torch.cuda.end(), [&row](const std::string& cuda) {
                return compareVersions(cuda, row->firstCuda) >= 0
                       && (row->lastCuda.empty() || compareVersions(cuda, row->lastCuda) <= 0);
            });
        if (isBuiltFor && (first == nullptr || compareVersions(torch.version, first->version) < 0))
            first = &torch;
    }
    if (first == nullptr)
        return std::nullopt;
    return fix::installForGpu(
        {.torch = first->version, .cuda = row->firstCuda, .capability = capability});
}

/// In the words of the catalogue of console messages where it has advice.
Fix fixOfEvent(const LoggedEvent& one)
{
    const std::string_view id = one.event->signature;
    if (std::optional<Fix> install = installForGpu(one)) {
        install->snippets = {snippet::computeCapability(), snippet::architectures()};
        return std::move(*install);
    }
    Fix fix = fix::followMessage();
    if (one.event->info != nullptr && !one.event->info->advice.empty())
        fix.title.source = one.event->info->advice;
    if (id == "cuda.drivermismatch" || id == "gpu.nvmlver")
        fix.snippets = {snippet::reboot()};
    else if (id == "cudnn.ptversion")
        fix.snippets = {snippet::bundledCudnn()};
    else if (id == "cuda.nokernel" || id == "cuda.badimage" || id == "tf.ptxjit" || id == "cuda.sm")
        fix.snippets = {snippet::computeCapability(), snippet::architectures()};
    else
        fix.snippets = {snippet::driverVersion()};
    return fix;
}

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
    finding.confidence = isSaid             ? confidence::programSaysSo
                         : worst->isChecked ? confidence::tableChecked
                                            : confidence::tableOnly;
    finding.cost = finding.severity == Severity::Critical  ? cost::critical
                   : finding.severity == Severity::Warning ? cost::warning
                                                           : cost::note;
    if (worst != nullptr) {
        finding.title = worst->sentence;
        finding.explanation = worst->table;
    } else {
        const LoggedEvent& first = ended != said.end() ? *ended : said.front();
        finding.title = titleOf(*first.event);
        if (first.event->info != nullptr)
            finding.explanation.source = first.event->info->meaning;
    }
    std::vector<std::string_view> shown;
    for (const LoggedEvent& one : said) {
        if (std::find(shown.begin(), shown.end(), one.event->signature) != shown.end())
            continue;
        shown.push_back(one.event->signature);
        finding.evidence.emplace_back(one.evidence(text::programSaysSo()));
    }
    const auto tensorflow = KnownEnvironment(training.environments).inUse("tensorflow");
    for (const CompatibilityVerdict& verdict : verdicts) {
        Fix install = fix::install(joined(verdict.pins));
        install.detail = verdict.table;
        addVerdict(training, verdict, std::move(install),
                   tensorflow ? std::string_view(tensorflow->fact.version) : "", finding);
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
    sink.computed(number::mismatches(Count(verdicts.size() + said.size()), Count(0)));
    if (!verdicts.empty() || !said.empty())
        report(training, verdicts, said, sink);
    else if (training.environments.empty() && training.logs.empty())
        sink.abstain(abstainWithoutEvidence(EvidenceKind::Environment));
}

} // namespace faultline::rules::version_mismatch
