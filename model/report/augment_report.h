// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/preview/batch.h"
#include "model/report/text_sink.h"

#include <span>
#include <vector>

namespace faultline {

/// A batch that was made, with what a report tells of it.
struct AugmentReport {
    const BatchRequest& request;
    std::span<const BatchItem> items; ///< in the order of the batch
    std::vector<std::size_t> stepIndices;
    std::vector<augment::PipelineRemark> remarks; ///< of the pipeline and of compiling it
    std::vector<std::string> files; ///< of each item the name of its picture; may be empty
};

/// For people: the tensor, what each step did and cost, small boxes, remarks. `withTimes`: how
/// long steps took, which differs from run to run.
void writeAugmentText(TextSink& sink, const AugmentReport& report, bool withTimes);

/// Schema faultline/augment/1 (docs/cli.md).
void writeAugmentJson(TextSink& sink, const AugmentReport& report);

} // namespace faultline
