// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/text.h"
#include "model/report/text_sink.h"
#include "model/report/text_style.h"
#include "model/vram/architectures.h"
#include "model/vram/attribution.h"
#include "model/vram/calibration.h"
#include "model/vram/estimate.h"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace faultline {

/// Why the plan takes more or less than another training.
struct VramDifference {
    std::string before; ///< what the other training was read from
    std::vector<Text> remarks;
    vram::Explanation explanation;
};

/// A plan of memory, with what a report tells of it.
struct VramReport {
    std::string model;  ///< as listed, or the file that it was read from
    std::string family; ///< empty: not known
    const vram::LayerGraph& graph;
    const vram::Estimate& estimate;
    std::vector<vram::Gpu> gpus; ///< in the order of maxBatches
    std::vector<vram::MaxBatch> maxBatches;
    bool hasChosenGpu = false; ///< gpus holds the one that was asked for, no others
    bool listsLayers = false;
    vram::PeakFigures modelAlone{}; ///< peak and band without the calibration
    std::shared_ptr<const vram::Calibration> calibration{}; ///< null: nothing was measured
    std::optional<VramDifference> difference{};
};

/// For people: peak, band, components, what fits where, remarks.
void writeVramText(TextSink& sink, const VramReport& report, const TextStyle& style);

/// Schema faultline/vram/1 (docs/cli.md).
void writeVramJson(TextSink& sink, const VramReport& report);

/// The models that can be planned by name.
void writeVramModelsText(TextSink& sink, std::span<const vram::ArchitectureInfo> models);
void writeVramModelsJson(TextSink& sink, std::span<const vram::ArchitectureInfo> models);

} // namespace faultline
