// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/run.h"
#include "model/dataset/dataset.h"
#include "model/vram/calibration.h"
#include "model/vram/dataset_facts.h"
#include "model/vram/estimate.h"
#include "model/vram/host_memory.h"
#include "model/vram/sources/file_model.h"

#include <QString>

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace faultline {

// What a case tells of memory. Linear in its artifacts: off the GUI thread where there are many.

/// The one to compare an estimate with: the first of its measure, exact ones before lower bounds.
/// Null: none.
[[nodiscard]] const vram::MeasuredPeak* comparablePeak(const std::vector<vram::MeasuredPeak>& peaks,
                                                       vram::Measure measure);
/// "Measured: 9.8 GiB (log.csv). The estimate is 400 MiB above it." Empty if nothing was measured.
[[nodiscard]] QString measuredSentence(const std::vector<vram::MeasuredPeak>& peaks,
                                       const vram::Estimate& estimate);

/// A configuration that describes a network.
struct CaseModel {
    ArtifactId id;
    std::string config; ///< name of the artifact
    vram::FileModelPtr model;
    vram::InputRule rule; ///< what its training does to pictures and boxes
    /// Of what the logs of its run measured; null: nothing, or nothing that is of one run.
    std::shared_ptr<const vram::Calibration> calibration;
};
/// Those of a case that can be planned.
[[nodiscard]] std::vector<CaseModel> modelsOfCase(const CaseData& opened);

/// "The model alone estimates 9.0 GiB (8.1 to 9.9 GiB); +0.8 GiB is not explained by it."
[[nodiscard]] QString unexplainedSentence(const vram::PeakFigures& modelAlone,
                                          const vram::Estimate& estimate);

/// The first GPU that a hardware log names and the table of devices knows.
[[nodiscard]] std::optional<vram::Gpu> gpuOfCase(const CaseData& opened);
/// Main memory of the machine, from a hardware log; 0: not known.
[[nodiscard]] std::int64_t hostBytesOfCase(const CaseData& opened);
/// Sizes of the pictures of a dataset; what its index does not tell is 0.
[[nodiscard]] vram::DatasetSizes sizesOf(const Dataset& dataset);

} // namespace faultline
