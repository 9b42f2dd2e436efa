// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/read_monitor.h"
#include "model/core/run.h"
#include "model/dataset/dataset.h"
#include "model/dataset/defects/defect.h"
#include "model/dataset/defects/find_defects.h"
#include "model/dataset/load_dataset.h"
#include "model/dataset/statistics/dataset_statistics.h"
#include "model/diagnosis/training/training.h"

#include <memory>
#include <span>
#include <string>
#include <vector>

namespace faultline {

/// A dataset of a case, read and measured under the configuration of its training. Immutable.
struct DatasetEvidence {
    DatasetSourcePtr source;
    DatasetPtr dataset;           ///< null: it could not be read
    DatasetStatistics statistics; ///< sizes after the resizer of the configuration, if there is one
    DefectOptions options;        ///< what the defects were found under
    DefectReport defects;
    bool comparedFiles = false; ///< equal pictures were looked for
    bool hasPixels = false;     ///< pictures were decoded: near duplicates, broken and empty ones
    ArtifactId config;          ///< that configuration; empty: none
    Text problem;               ///< why it could not be read; empty if it was
};
using DatasetEvidencePtr = std::shared_ptr<const DatasetEvidence>;

/// What is looked for in the pixels, which takes the time to decode every picture.
enum class PixelScan {
    IfKnown, ///< what an earlier scan left in the cache folder
    Decode,  ///< decode where nothing is known, and leave it in the cache folder
};

/// Reads and measures every dataset of the trainings of a case (from the index cache where it is
/// fresh): of CaseAnalysis::trainings, so that rules find what was measured for them. A dataset
/// that several trainings use under different configurations is read once and measured for each.
/// One without a label map of its own is held against the label map of its training. Equal pictures
/// are looked for by size and checksum; only candidates are read, and none if that came to more
/// than kMostComparedBytes.
///
/// Blocks for as long as that takes: off the GUI thread. Cancelled through `monitor`: those that
/// were whole by then; the others say so in `problem`.
[[nodiscard]] std::vector<DatasetEvidencePtr> measureDatasets(
    std::span<const Training> trainings, ReadMonitor& monitor, const DatasetLoadOptions& options,
    PixelScan pixels = PixelScan::IfKnown);
inline constexpr std::uint64_t kMostComparedBytes = std::uint64_t{1} << 30;

/// What a configuration says of resizer, classes, box limit and anchors: a pipeline.config, or the
/// arguments of Ultralytics (input size). Limits that its trainer does not have are left out.
/// `config` may be null.
[[nodiscard]] DefectOptions defectOptionsFor(const ConfigDocument* config);

/// The evidence that is about a training: same source, measured under its configuration or none.
[[nodiscard]] std::vector<DatasetEvidencePtr> evidenceFor(
    const std::vector<DatasetSourcePtr>& sources, const ArtifactId& config,
    const std::vector<DatasetEvidencePtr>& all);

} // namespace faultline
