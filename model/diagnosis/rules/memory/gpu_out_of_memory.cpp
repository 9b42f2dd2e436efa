// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/text_marker.h"
#include "model/diagnosis/evidence/crash.h"
#include "model/diagnosis/evidence/learning_evidence.h"
#include "model/diagnosis/judged/judged_log.h"
#include "model/diagnosis/judged/judged_series.h"
#include "model/diagnosis/memory/memory_budget.h"
#include "model/diagnosis/rules/rules.h"
#include "model/diagnosis/setup/training_batch.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace faultline {

namespace {

// Libraries that cannot start mostly lack memory; a version that does not fit looks the same.
constexpr double kDisguisedConfidence = 0.6;
constexpr double kConfidence = 0.95;

class GpuOutOfMemory final : public Rule {
public:
    GpuOutOfMemory();
    [[nodiscard]] const RuleInfo& info() const override { return m_info; }
    void evaluate(const RuleInput& input, FindingSink& sink) const override;

private:
    RuleInfo m_info;
};

GpuOutOfMemory::GpuOutOfMemory()
{
    m_info.id = "gpu-out-of-memory";
    m_info.code = "V01";
    m_info.section = "memory";
    m_info.severity = Severity::Critical;
    m_info.title = FAULTLINE_TR_NOOP("Rules", "GPU memory ran out");
    m_info.summary = FAULTLINE_TR_NOOP("Rules", "Reads from the end of the console output what was "
                                                "asked for and what was free when the run died "
                                                "for lack of GPU memory.");
    m_info.formula = "the first fatal event of the logs is a failed allocation on the GPU\n"
                     "(or cuDNN / cuBLAS that could not start for lack of it)";
    m_info.needsEvidence = {EvidenceKind::Console};
    m_info.mayUseEvidence = {EvidenceKind::Config, EvidenceKind::MemoryPlan};
}

/// cuDNN or cuBLAS could not make their handles, or found no algorithm.
bool isDisguised(const Crash& crash)
{
    static constexpr std::array kSignatures{"cudnn.handle", "cudnn.convalg", "cudnn.noalgo",
                                            "cublas.create"};
    return std::find(kSignatures.begin(), kSignatures.end(), crash.event->signature)
           != kSignatures.end();
}

Text titleOf(const Crash& crash)
{
    if (isDisguised(crash))
        return {FAULTLINE_TR_NOOP("Diagnosis",
                                  "A library found no room on the GPU to start: out of memory in "
                                  "disguise"),
                {}};
    if (!crash.memory)
        return {FAULTLINE_TR_NOOP("Diagnosis", "GPU memory ran out"), {}};
    const MemoryShortage& memory = *crash.memory;
    if (memory.totalBytes > 0.0 && memory.askedBytes > 0.0)
        return {
            FAULTLINE_TR_NOOP("Diagnosis",
                              "GPU memory ran out: %1 were asked for, %2 of %3 were free"),
            {bytesOf(memory.askedBytes), bytesOf(memory.freeBytes), bytesOf(memory.totalBytes)}};
    if (!memory.shape.empty())
        return {FAULTLINE_TR_NOOP("Diagnosis",
                                  "GPU memory ran out: a tensor of shape %1 (%2) did not fit"),
                {memory.shape, bytesOf(memory.askedBytes)}};
    if (memory.totalBytes > 0.0)
        return {FAULTLINE_TR_NOOP("Diagnosis", "GPU memory ran out: %1 of %2 were free"),
                {bytesOf(memory.freeBytes), bytesOf(memory.totalBytes)}};
    if (memory.askedBytes > 0.0)
        return {FAULTLINE_TR_NOOP("Diagnosis", "GPU memory ran out: %1 were asked for"),
                {bytesOf(memory.askedBytes)}};
    return {FAULTLINE_TR_NOOP("Diagnosis", "GPU memory ran out"), {}};
}

/// Half of what did not fit, where nothing tells the limit.
std::int64_t halfTheBatch(const Training& training, const MemoryShortage& memory)
{
    const ConfigDocumentPtr config = training.config();
    const std::optional<ConfigNumber> batch = config ? batchField(*config) : std::nullopt;
    return (batch ? static_cast<std::int64_t>(batch->value) : memory.batch) / 2;
}

Fix leaveRoom()
{
    Fix fix;
    fix.id = "leave-room";
    fix.title = {FAULTLINE_TR_NOOP("Diagnosis", "Let TensorFlow take memory as it needs it"), {}};
    fix.detail = {FAULTLINE_TR_NOOP("Diagnosis",
                                    "Its pool takes nearly all of the card at the start and leaves "
                                    "the libraries nothing, above all beside another process."),
                  {}};
    fix.snippets = {{"shell", "nvidia-smi\nexport TF_FORCE_GPU_ALLOW_GROWTH=true"}};
    return fix;
}

Fix keepTheLog()
{
    Fix fix;
    fix.id = "keep-the-log";
    fix.title = {FAULTLINE_TR_NOOP("Diagnosis", "Keep the whole console output of the next run"),
                 {}};
    fix.detail = {FAULTLINE_TR_NOOP("Diagnosis",
                                    "What the allocator printed before this line tells the limit "
                                    "and what was in use; the batch that fits follows from them."),
                  {}};
    fix.snippets = {{"shell", "faultline-cli record -- python train.py"}};
    fix.isConcrete = false;
    return fix;
}

/// Where another finding names what to change: how much was missing.
Fix freeWhatIsMissing(const MemoryShortage& memory)
{
    Fix fix;
    fix.id = "free-what-is-missing";
    fix.title = {
        FAULTLINE_TR_NOOP("Diagnosis", "Find %1 more of GPU memory"),
        {bytesOf(std::max(memory.askedBytes - memory.freeBytes, memory.askedBytes / 2.0))}};
    fix.detail = {FAULTLINE_TR_NOOP("Diagnosis",
                                    "So much was missing for this request; later ones of the same "
                                    "step need more. See what else holds the card."),
                  {}};
    fix.snippets = {{"shell", "nvidia-smi --query-compute-apps=pid,name,used_memory --format=csv"}};
    return fix;
}

std::vector<Fix> fixesOf(const RuleInput& input, const Crash& crash)
{
    std::vector<Fix> fixes;
    if (isDisguised(crash))
        fixes.push_back(leaveRoom());
    const std::optional<MemoryBudget> budget = budgetOfCrash(input, crash);
    const std::optional<bool> isTensorFlow =
        crash.memory ? std::optional(crash.memory->isTensorFlow) : std::nullopt;
    if (budget && budget->largestBatch > 0) {
        std::vector<Fix> more = fixesFor(input.training, *budget, isTensorFlow);
        fixes.push_back(std::move(more.front()));
    } else {
        const std::int64_t half =
            halfTheBatch(input.training, crash.memory.value_or(MemoryShortage{}));
        if (half > 0)
            fixes.push_back(changeBatch(input.training, half, isTensorFlow));
        if (!budget)
            fixes.push_back(keepTheLog());
        else if (fixes.empty())
            fixes.push_back(freeWhatIsMissing(*crash.memory));
    }
    for (Fix& fix : fixes)
        fix.check = {FAULTLINE_TR_NOOP("Diagnosis", "The next run gets past this point."), {}};
    return fixes;
}

void GpuOutOfMemory::evaluate(const RuleInput& input, FindingSink& sink) const
{
    const std::optional<Crash> crash = crashAbout(input.training, CrashSubject::GpuMemory);
    tellEnd(input.training, crash.has_value(),
            {FAULTLINE_TR_NOOP("Diagnosis", "Ends for want of GPU memory"), {}}, sink);
    tellMemory(gpuMemorySeries(input.training),
               {FAULTLINE_TR_NOOP("Diagnosis", "Memory of the GPU in use"), {}}, sink);
    if (!crash)
        return;
    Finding finding;
    finding.severity = Severity::Critical;
    finding.confidence = isDisguised(*crash) ? kDisguisedConfidence : kConfidence;
    finding.cost = 0.75; // what brought it about is worth more to know
    finding.title = titleOf(*crash);
    finding.explanation = {
        FAULTLINE_TR_NOOP("Diagnosis",
                          "This is the first fatal event. The request that failed is the last one, "
                          "not the biggest user of memory: what filled it is told by the findings "
                          "about the batch, fragments, other processes or leaks, where the log "
                          "tells enough."),
        {}};
    addEvidence(*crash, finding);
    finding.fixes = fixesOf(input, *crash);
    sink.report(std::move(finding));
}

} // namespace

std::unique_ptr<const Rule> makeGpuOutOfMemory()
{
    return std::make_unique<GpuOutOfMemory>();
}

} // namespace faultline
