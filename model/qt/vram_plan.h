// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"
#include "model/vram/architectures.h"
#include "model/vram/attribution.h"
#include "model/vram/calibration.h"
#include "model/vram/estimate.h"
#include "model/vram/mitigations.h"
#include "model/vram/sources/file_model.h"
#include "model/vram/sweep.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace faultline {

using LayerGraphPtr = std::shared_ptr<const vram::LayerGraph>;

/// What is to be planned.
struct PlanRequest {
    std::string model;         ///< by a name of its zoo; empty: none yet, or that of `file`
    vram::FileModelPtr file;   ///< of the user's; null: `model`
    vram::TrainingSetup setup; ///< what the user set; the rest is the framework's and the model's
    vram::Gpu gpu;             ///< without a name: fits are not judged
    std::optional<double> learningRate; ///< of the training as it is, where that is known
    /// What measurements add to the model; null: the model alone.
    std::shared_ptr<const vram::Calibration> calibration;

    [[nodiscard]] bool isEmpty() const { return model.empty() && !file; }
    /// Whether the same comes out of both.
    [[nodiscard]] bool isSameAs(const PlanRequest& other) const
    {
        return model == other.model && file == other.file && setup == other.setup
               && gpu.name == other.gpu.name && gpu.totalBytes == other.gpu.totalBytes
               && learningRate == other.learningRate && calibration == other.calibration;
    }
};

/// What one step of a training needs and what it is held against. Immutable.
struct VramPlan {
    PlanRequest request;
    vram::ArchitectureInfo model;
    LayerGraphPtr graph;
    vram::Estimate estimate;      ///< corrected by the calibration of the request
    vram::PeakFigures modelAlone; ///< peak and band without it
    std::optional<vram::Gpu> gpu; ///< of the request, less what its framework leaves to others
    vram::MaxBatch maxBatch;      ///< on that GPU; empty without one
};
using VramPlanPtr = std::shared_ptr<const VramPlan>;

/// How the peak moves with the two things that move it most; ascending.
struct PlanSweeps {
    std::vector<vram::SweepPoint> batches;
    std::vector<vram::SweepPoint> modelBatches; ///< without the calibration; empty without one
    std::vector<vram::SweepPoint> sizes;        ///< same shape of image
};

/// One of several code bases that have a model of the name that was asked for.
struct PlanVariant {
    vram::ArchitectureInfo model;
    std::int64_t peakBytes = 0;
};

/// Why one plan needs more than another.
struct PlanComparison {
    VramPlanPtr before;
    VramPlanPtr after;
    vram::Explanation explanation;
};

// All of these block for milliseconds to a second: off the GUI thread. Any thread.

[[nodiscard]] Result<VramPlanPtr> makePlan(const PlanRequest& request);
/// A curve that cannot be made is empty.
[[nodiscard]] PlanSweeps makeSweeps(const VramPlan& plan);
/// The devices of the table, and that of the plan if it is not among them: by memory. Less what the
/// framework of the plan leaves to others.
[[nodiscard]] std::vector<vram::Gpu> gpusFor(const VramPlan& plan);
/// The largest batch on each of them.
[[nodiscard]] Result<std::vector<vram::MaxBatch>> makeMaxBatches(const VramPlan& plan);
/// The code bases that know the name of the request; empty where only one does.
[[nodiscard]] std::vector<std::string> frameworksOf(const VramPlan& plan);
/// What the plan takes in each of them; what cannot be planned there is left out.
[[nodiscard]] std::vector<PlanVariant> makeVariants(const VramPlan& plan,
                                                    const std::vector<std::string>& frameworks);
/// Empty without a GPU.
[[nodiscard]] Result<std::vector<vram::Mitigation>> makeMitigations(const VramPlan& plan);
[[nodiscard]] Result<PlanComparison> comparePlans(const PlanRequest& before,
                                                  const PlanRequest& after);

/// The setup with another input size of the shape that `complete` has, its longer side `pixels`.
[[nodiscard]] vram::TrainingSetup withLongerSide(vram::TrainingSetup setup,
                                                 const vram::TrainingSetup& complete,
                                                 std::int64_t pixels);
/// The plan's request with what a mitigation changes, and nothing else set.
[[nodiscard]] PlanRequest withMitigation(const VramPlan& plan, const vram::Mitigation& mitigation);

} // namespace faultline
