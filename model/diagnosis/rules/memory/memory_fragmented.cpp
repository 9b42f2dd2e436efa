// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/memory_fragmented.h"

#include "model/core/text_marker.h"
#include "model/diagnosis/evidence/crash.h"
#include "model/diagnosis/evidence/learning_evidence.h"
#include "model/diagnosis/judged/judged_log.h"
#include "model/diagnosis/memory/memory_fragments.h"
#include "model/diagnosis/setup/training_batch.h"

#include <string>
#include <utility>

namespace faultline::rules::memory_fragmented {

namespace {

Fix otherAllocator(bool isTensorFlow)
{
    Fix fix;
    fix.id = "allocator";
    fix.title = {FAULTLINE_TR_NOOP("Diagnosis", "Let the allocator join its free pieces"), {}};
    fix.detail =
        isTensorFlow
            ? Text{FAULTLINE_TR_NOOP("Diagnosis",
                                     "The driver's own pool can map scattered pieces side by side "
                                     "(CUDA 11.2 and later)."),
                   {}}
            : Text{FAULTLINE_TR_NOOP("Diagnosis",
                                     "Segments that can grow are mapped side by side, so that free "
                                     "pieces are used again (PyTorch 2.1 and later)."),
                   {}};
    fix.snippets = {{"shell", isTensorFlow
                                  ? "export TF_GPU_ALLOCATOR=cuda_malloc_async"
                                  : "export PYTORCH_CUDA_ALLOC_CONF=expandable_segments:True"}};
    return fix;
}

/// Images of one shape leave no odd pieces behind.
Fix oneShape(const Training& training)
{
    Fix fix;
    fix.id = "one-shape";
    fix.title = {FAULTLINE_TR_NOOP("Diagnosis", "Give every batch the same shape"), {}};
    fix.detail = {FAULTLINE_TR_NOOP("Diagnosis",
                                    "Each new shape cuts the pool differently. Padding to one size "
                                    "costs some arithmetic."),
                  {}};
    const ConfigDocumentPtr config = training.config();
    for (const char* meta : {"ssd", "faster_rcnn", "center_net"}) {
        const std::string path =
            std::string("model.") + meta + ".image_resizer.keep_aspect_ratio_resizer";
        if (config && config->find(path) != ConfigNode::npos
            && config->value(path + ".pad_to_max_dimension") != "true")
            setField(*config, path + ".pad_to_max_dimension", "true", fix);
    }
    fix.isConcrete = !fix.edits.empty();
    if (fix.snippets.empty())
        fix.snippets = {{"pytorch", "torch.backends.cudnn.benchmark = False"}};
    return fix;
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    const std::optional<Crash> crash = crashAbout(input.training, CrashSubject::GpuMemory);
    tellEnd(input.training, crash.has_value(),
            {FAULTLINE_TR_NOOP("Diagnosis", "Ends for want of GPU memory"), {}}, sink);
    if (!crash)
        return;
    const std::optional<MemoryFragments> found = fragmentsOf(input.training, *crash);
    if (!found)
        return;
    NumberEvidence fragmentation = numberEvidence(
        "fragmentation",
        {FAULTLINE_TR_NOOP("Diagnosis", "Share of the free memory outside its largest piece"), {}},
        {found->fragmentation, Unit::Fraction},
        input.settings.threshold(info(), "strong-fragmentation"));
    if (found->isKnown)
        sink.computed(fragmentation);
    if (!found->explains(input.settings.threshold(info(), "full-pressure")))
        return;
    const bool isStrong =
        found->isKnown
            ? found->fragmentation >= input.settings.threshold(info(), "strong-fragmentation")
            : found->availableBytes >= 2.0 * found->askedBytes;
    Finding finding;
    finding.severity = Severity::Critical;
    finding.confidence = isStrong ? 0.9 : 0.65;
    finding.cost = 0.95;
    finding.title =
        found->isKnown
            ? Text{FAULTLINE_TR_NOOP("Diagnosis",
                                     "GPU memory is in pieces: %1 were free, %2 were asked for, "
                                     "but the largest piece had %3"),
                   {bytesOf(found->availableBytes), bytesOf(found->askedBytes),
                    bytesOf(found->largestBytes)}}
            : Text{FAULTLINE_TR_NOOP("Diagnosis",
                                     "GPU memory is in pieces: the framework held %1 that it did "
                                     "not use, and could not place %2 there"),
                   {bytesOf(found->availableBytes), bytesOf(found->askedBytes)}};
    finding.explanation = {
        FAULTLINE_TR_NOOP("Diagnosis",
                          "There was enough memory, but in no single piece. TensorFlow prints its "
                          "hint about fragmentation at every failure; here the numbers bear it "
                          "out."),
        {}};
    addEvidence(*crash, finding);
    if (found->isKnown) {
        finding.evidence.emplace_back(std::move(fragmentation));
        finding.evidence.emplace_back(numberEvidence(
            "largest-free-bytes", {FAULTLINE_TR_NOOP("Diagnosis", "Largest free piece"), {}},
            bytesOf(found->largestBytes), found->askedBytes));
    }
    finding.fixes = {otherAllocator(found->isTensorFlow), oneShape(input.training)};
    for (Fix& fix : finding.fixes)
        fix.check = {FAULTLINE_TR_NOOP("Diagnosis", "The next run gets past this point."), {}};
    sink.report(std::move(finding));
}

} // namespace faultline::rules::memory_fragmented
