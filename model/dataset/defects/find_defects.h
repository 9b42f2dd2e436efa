// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/config_document.h"
#include "model/core/read_monitor.h"
#include "model/dataset/dataset.h"
#include "model/dataset/defects/defect.h"
#include "model/dataset/statistics/anchors.h"
#include "model/dataset/statistics/resizer_geometry.h"
#include "model/io/worker_pool.h"

#include <cstddef>
#include <cstdint>
#include <optional>

namespace faultline {

/// Every limit that decides whether something is a defect, in one place. The letters tell where a
/// number is from: C the rule catalogue of the project, O the Object Detection API's default,
/// J a judgement of ours.
struct DefectThresholds {
    float outsideTolerance = 1e-3F;    ///< fraction of a side; rounding stays below it (C)
    float notNormalisedFrom = 1.5F;    ///< coordinates above it are pixels (C)
    double criticalBoxShare = 0.001;   ///< of broken boxes: more is critical (C)
    float smallestBoxArea = 1.0F;      ///< pixels after the resizer (C)
    float wholePictureArea = 0.98F;    ///< of the picture (J)
    float sameBox = 1e-4F;             ///< fraction of a side: corners closer are the same (J)
    double imbalanceInfo = 10;         ///< most / least frequent class (C)
    double imbalanceWarning = 100;     ///< (C)
    std::uint64_t starvingBoxes = 50;  ///< fewer boxes of a class (C)
    double starvingShare = 0.01;       ///< of all boxes (C)
    float smallSide = 8.0F;            ///< pixels after the resizer (C)
    double smallShare = 0.20;          ///< of boxes with a short side below smallSide (C)
    float anchorIou = 0.5F;            ///< (C)
    double anchorShare = 0.10;         ///< of boxes whose best anchor is below anchorIou (C)
    int nearHashBits = 4;              ///< Hamming distance of perceptual hashes (C)
    double sizeOutlierFactor = 4.0;    ///< side over or under the median by it (J)
    float constantDeviation = 1.0F;    ///< grey levels, standard deviation of a picture (J)
    double pictureWithoutBoxes = 0.10; ///< share from which it is worth a line (J)
};

struct DefectOptions {
    ResizerGeometry resizer;
    std::optional<std::int64_t> numClasses; ///< of the configuration
    std::optional<std::uint32_t> maxBoxes;  ///< max_number_of_boxes (O: 100)
    AnchorSet anchors;                      ///< empty: not judged
    bool trainerAppliesOrientation = false; ///< the OD API does not
    DefectThresholds thresholds;
    std::size_t keptPerKind = 100'000; ///< rows of each kind; all are counted
};

/// What a pipeline.config says about resizer, classes, box limit and anchors; the defaults of the
/// trainer where it says nothing.
[[nodiscard]] DefectOptions defectOptionsOfConfig(const ConfigDocument& config);

/// Everything that the index alone shows: D01 to D05 and what headers tell of D07. No picture is
/// opened. Deterministic, whatever the number of threads.
[[nodiscard]] DefectReport findDefects(const Dataset& dataset, const DefectOptions& options,
                                       WorkerPool& pool, ReadMonitor& monitor);
/// Same, on this thread.
[[nodiscard]] DefectReport findDefects(const Dataset& dataset, const DefectOptions& options = {});

} // namespace faultline
