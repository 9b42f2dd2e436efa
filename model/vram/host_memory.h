// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/config_document.h"
#include "model/core/result.h"
#include "model/core/text.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace faultline::vram {

/// What an input pipeline keeps in main memory. Ids are stable: JSON and translations use them.
enum class HostComponent : std::uint8_t {
    Process,       ///< "process": framework, libraries, the training loop
    ReadBuffers,   ///< "read_buffers": of the files that are read side by side
    ShuffleBuffer, ///< "shuffle_buffer": records, still encoded
    Decoding,      ///< "decoding": pictures being decoded and augmented
    Batches,       ///< "batches": finished, waiting for the device
    Workers,       ///< "workers": processes of a DataLoader
    Cache,         ///< "cache": the data set, decoded
};
[[nodiscard]] std::string_view toString(HostComponent component);

struct HostBytes {
    HostComponent component = HostComponent::Process;
    std::int64_t bytes = 0;
    Text note; ///< one line: how it comes about
};

/// Sizes of the records that a training reads, from the statistics of its dataset. What is 0 is
/// not known; then COCO's is taken, and a remark says so.
struct DatasetSizes {
    double meanRecordBytes = 0;
    double meanPixels = 0; ///< of a decoded picture
    std::int64_t images = 0;
};

/// Main memory of one training process with its helpers.
struct HostEstimate {
    std::int64_t totalBytes = 0;
    std::vector<HostBytes> components; ///< by HostComponent; sum to totalBytes
    std::vector<Text> remarks;         ///< what was assumed
};

/// From the configuration of a training: pipeline.config of the Object Detection API (formula of
/// rule H01: shuffle buffer, decoding of batch x num_parallel_batches pictures at once, prefetched
/// float32 batches), args.yaml of Ultralytics (workers, cache), configurations of mmdetection
/// (workers of the DataLoader). An upper bound: what is in flight is taken as full.
///
/// Fails for other configurations, and when a field is out of its range, naming it.
[[nodiscard]] Result<HostEstimate> hostMemory(const ConfigDocument& document,
                                              const DatasetSizes& sizes);

/// What the estimate means for a machine (rule H01: a warning at 70 %, critical at 90 %).
enum class HostVerdict : std::uint8_t { Unknown, Fits, Tight, Exceeds };
[[nodiscard]] HostVerdict hostVerdict(const HostEstimate& estimate, std::int64_t machineBytes);

} // namespace faultline::vram
