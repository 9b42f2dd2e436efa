// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/gpu_out_of_memory.h"

#include "model/diagnosis/evidence/crash.h"
#include "model/diagnosis/evidence/learning_evidence.h"
#include "model/diagnosis/judged/judged_log.h"
#include "model/diagnosis/judged/judged_series.h"
#include "model/diagnosis/memory/memory_budget.h"
#include "model/diagnosis/setup/training_batch.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace faultline::rules::gpu_out_of_memory {

namespace {

/// cuDNN or cuBLAS could not make their handles, or found no algorithm.
bool isDisguised(const Crash& crash)
{
    static constexpr std::array kSignatures{"cudnn.handle", "cudnn.convalg", "cudnn.noalgo",
                                            "cublas.create", "cublas.notinit"};
    return std::find(kSignatures.begin(), kSignatures.end(), crash.event->signature)
           != kSignatures.end();
}

Text titleOf(const Crash& crash)
{
    if (isDisguised(crash))
        return text::libraryFoundNoRoom();
    if (!crash.memory)
        return text::ranOut();
    const MemoryShortage& memory = *crash.memory;
    const Bytes asked(memory.askedBytes);
    const Bytes free(memory.freeBytes);
    const Bytes total(memory.totalBytes);
    if (total > 0.0 && asked > 0.0)
        return text::askedAndFree({.asked = asked, .free = free, .total = total});
    if (!memory.shape.empty())
        return text::tensorDidNotFit({.shape = memory.shape, .asked = asked});
    if (total > 0.0)
        return text::freeOfTotal({.free = free, .total = total});
    return asked > 0.0 ? text::askedFor(asked) : text::ranOut();
}

/// Half of what did not fit, where nothing tells the limit.
std::int64_t halfTheBatch(const Training& training, const MemoryShortage& memory)
{
    const ConfigDocumentPtr config = training.config();
    const std::optional<ConfigNumber> batch = config ? batchField(*config) : std::nullopt;
    return (batch ? static_cast<std::int64_t>(batch->value) : memory.batch) / 2;
}

/// Where another finding names what to change: how much was missing.
Fix freeWhatIsMissing(const MemoryShortage& memory)
{
    const double missing = std::max(memory.askedBytes - memory.freeBytes, memory.askedBytes / 2.0);
    return fix::freeWhatIsMissing(Bytes(missing));
}

std::vector<Fix> fixesOf(const RuleInput& input, const Crash& crash)
{
    std::vector<Fix> fixes;
    if (isDisguised(crash))
        fixes.push_back(fix::leaveRoom());
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
            fixes.push_back(fix::keepTheLog());
        else if (fixes.empty())
            fixes.push_back(freeWhatIsMissing(*crash.memory));
    }
    for (Fix& fix : fixes)
        fix.check = text::getsPast();
    return fixes;
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    const std::optional<Crash> crash = crashAbout(input.training, CrashSubject::GpuMemory);
    tellEnd(input.training, crash.has_value(), text::endsForWant(), sink);
    tellMemory(gpuMemorySeries(input.training), text::memoryInUse(), sink);
    if (!crash)
        return;
    Finding finding;
    finding.severity = Severity::Critical;
    finding.confidence =
        isDisguised(*crash) ? confidence::libraryDidNotStart : confidence::allocationFailed;
    finding.cost = cost::runDied;
    finding.title = titleOf(*crash);
    finding.explanation = text::explained();
    addEvidence(*crash, finding);
    finding.fixes = fixesOf(input, *crash);
    sink.report(std::move(finding));
}

} // namespace faultline::rules::gpu_out_of_memory
