// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/memory_fragmented.h"

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
    Fix fix = fix::allocator();
    fix.detail = isTensorFlow ? text::poolOfDriver() : text::growingSegments();
    fix.snippets.push_back(isTensorFlow ? snippet::poolOfDriver() : snippet::growingSegments());
    return fix;
}

/// Images of one shape leave no odd pieces behind.
Fix oneShape(const Training& training)
{
    Fix fix = fix::oneShape();
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
        fix.snippets.push_back(snippet::noBenchmark());
    return fix;
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    const std::optional<Crash> crash = crashAbout(input.training, CrashSubject::GpuMemory);
    tellEnd(input.training, crash.has_value(), text::endsForWant(), sink);
    if (!crash)
        return;
    const std::optional<MemoryFragments> found = fragmentsOf(input.training, *crash);
    if (!found)
        return;
    const Thresholds thresholds(input.settings);
    const NumberEvidence fragmentation =
        number::fragmentation(Fraction(found->fragmentation), thresholds);
    if (found->isKnown)
        sink.computed(fragmentation);
    if (!found->explains(thresholds.fullPressure))
        return;
    const bool isStrong = found->isKnown ? found->fragmentation >= thresholds.strongFragmentation
                                         : found->availableBytes >= 2.0 * found->askedBytes;
    Finding finding;
    finding.severity = Severity::Critical;
    finding.confidence = isStrong ? confidence::strong : confidence::weak;
    finding.cost = cost::runDied;
    const Bytes free(found->availableBytes);
    const Bytes asked(found->askedBytes);
    const Bytes largest(found->largestBytes);
    finding.title = found->isKnown
                        ? text::largestTooSmall({.free = free, .asked = asked, .largest = largest})
                        : text::couldNotPlace({.free = free, .asked = asked});
    finding.explanation = text::explained();
    addEvidence(*crash, finding);
    if (found->isKnown) {
        finding.evidence.emplace_back(fragmentation);
        finding.evidence.emplace_back(number::largestFreeBytes(largest, asked));
    }
    finding.fixes = {otherAllocator(found->isTensorFlow), oneShape(input.training)};
    for (Fix& fix : finding.fixes)
        fix.check = text::getsPast();
    sink.report(std::move(finding));
}

} // namespace faultline::rules::memory_fragmented
