// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/dataset/partial/dataset_partial.h"
#include "model/dataset/partial/merge_hashes.h"
#include "model/report/text_sink.h"

#include <optional>

namespace faultline {

/// Partials of one dataset that were merged.
struct MergeReport {
    DatasetPartial partial;
    ResizerGeometry resizer;
    std::optional<NearDuplicates> near; ///< none: the pictures were not decoded
    int nearBits = 4;
};

/// Schema "faultline/dataset/1" with "merge" in its one dataset. `complete` is false where a shard
/// is missing; nothing is said to be absent then.
void writeMergeJson(TextSink& sink, const MergeReport& report);

/// For people.
void writeMergeText(TextSink& sink, const MergeReport& report);

} // namespace faultline
