// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/preview/batch.h"

namespace faultline {

class BatchSelection;

/// makeItem() where the selection that other pictures are taken from is at hand: finding it may
/// cost a pass over the dataset.
[[nodiscard]] BatchItem makeItem(const BatchRequest& request, const BatchSelection& selection,
                                 const augment::CompiledPipeline& pipeline, std::size_t image,
                                 std::uint64_t stream,
                                 const augment::CompiledPipeline::Observer& observer = {});

/// Keeps OpenCV from starting threads of its own: the pictures of a batch already share the cores.
void useOneOpenCvThread();

} // namespace faultline
