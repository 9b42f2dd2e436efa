// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/preview/batch.h"

#include <cstddef>
#include <cstdint>

namespace faultline {

class BatchSelection;
class DecodedPictures;

/// What the items of a batch have in common. Immutable but for `decoded`.
struct BatchSource {
    const BatchRequest& request;
    const augment::CompiledPipeline& pipeline;
    const BatchSelection& others;       ///< what steps that mix take from
    DecodedPictures* decoded = nullptr; ///< null: every picture is decoded when it is needed
};

/// makeItem() where all that needs a pass over the dataset or is shared is at hand.
[[nodiscard]] BatchItem makeItem(const BatchSource& source, std::size_t image, std::uint64_t stream,
                                 const augment::CompiledPipeline::Observer& observer = {});

/// How many bytes of decoded pictures are kept while a batch is made.
inline constexpr std::size_t kDecodedBytes = std::size_t{256} << 20U;

/// Keeps OpenCV from starting threads of its own, as the pictures of a batch already share the
/// cores, and from giving their memory back to the system.
void prepareOpenCv();

} // namespace faultline
