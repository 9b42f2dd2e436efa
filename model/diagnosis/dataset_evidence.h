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

#include <memory>
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
    std::string config;  ///< Artifact::name() of that configuration; empty: none
    std::string problem; ///< English: why it could not be read; empty if it was
};
using DatasetEvidencePtr = std::shared_ptr<const DatasetEvidence>;

/// Reads and measures every dataset of a case (from the index cache where it is fresh). A dataset
/// that several trainings use with different resizers or anchors is measured for each. Blocks for
/// as long as that takes: off the GUI thread. Cancelled through `monitor`: what was done by then.
[[nodiscard]] std::vector<DatasetEvidencePtr> measureDatasets(const CaseData& data,
                                                              ReadMonitor& monitor,
                                                              const DatasetLoadOptions& options);

/// The evidence that is about a training: same source, measured under its configuration or none.
[[nodiscard]] std::vector<DatasetEvidencePtr> evidenceFor(
    const std::vector<DatasetSourcePtr>& sources, std::string_view config,
    const std::vector<DatasetEvidencePtr>& all);

} // namespace faultline
