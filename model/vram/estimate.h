// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"
#include "model/core/text.h"
#include "model/vram/layer_graph.h"
#include "model/vram/training_setup.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace faultline::vram {

/// What memory is made of at the peak. Ids are stable: JSON and translations use them.
enum class Component : std::uint8_t {
    Weights,               ///< "weights"
    Gradients,             ///< "gradients"
    Optimizer,             ///< "optimizer"
    MovingAverage,         ///< "moving_average"
    GradientBuckets,       ///< "gradient_buckets": copies for the exchange between replicas
    Input,                 ///< "input"
    BackboneActivations,   ///< "backbone_activations": kept for the backward pass
    NeckActivations,       ///< "neck_activations"
    HeadActivations,       ///< "head_activations"
    SecondHeadActivations, ///< "second_head_activations"
    Loss,                  ///< "loss"
    Assignment,            ///< "assignment"
    ActivationGradients,   ///< "activation_gradients": alive at the peak
    Workspace,             ///< "workspace": of convolutions
    AllocatorWaste, ///< "allocator": rounding and fragments; with Measure::Reserved and Device
    Context,        ///< "context": CUDA, cuDNN, cuBLAS, NCCL; with Measure::Device
    Unexplained,    ///< "unexplained": what a measurement adds to the model; may be negative
};
inline constexpr std::size_t kComponentCount = 17;
[[nodiscard]] std::string_view toString(Component component);
/// What the tensors of a part count as.
[[nodiscard]] Component componentOf(Part part);

struct ComponentBytes {
    Component component = Component::Weights;
    std::int64_t bytes = 0;
    Text note; ///< one line: how it comes about ("%1 parameters, with their 2-byte copies")
};

enum class StepPhase : std::uint8_t { Forward, Loss, Backward, Update };
[[nodiscard]] std::string_view toString(StepPhase phase);

/// Memory after something happened in the step; in order.
struct StepPoint {
    StepPhase phase = StepPhase::Forward;
    std::int32_t op = -1;       ///< index into LayerGraph::ops; -1: none (update)
    std::int64_t bytes = 0;     ///< live, without context and allocator waste
    std::int64_t peakBytes = 0; ///< highest while it ran, with its temporaries
};

/// A row of the table of layers. One for each op that is more than a view.
struct LayerRow {
    std::int32_t op = -1;
    std::int64_t parameters = 0;
    std::int64_t keptBytes = 0; ///< of the whole batch, kept for the backward pass
    std::int64_t workspaceBytes = 0;
    std::int64_t multiplyAdds = 0; ///< of the whole batch, forward
};

struct Interval {
    std::int64_t low = 0;
    std::int64_t high = 0;
};

/// What an estimate comes down to, with what a calibration goes by.
struct PeakFigures {
    std::int64_t peakBytes = 0; ///< by the setup's measure
    Interval interval;
    double variableBytes = 0;    ///< of it, what grows with the batch and the size of the images
    double bookkeepingBytes = 0; ///< of it, context and allocator: what the measures differ in
};

/// What one process needs on one device.
struct Estimate {
    TrainingSetup setup;                    ///< complete: nothing left open
    std::int64_t peakBytes = 0;             ///< by setup.measure
    Interval interval;                      ///< that the truth lies in, in nine of ten cases
    std::vector<ComponentBytes> components; ///< by Component; sum to peakBytes
    StepPhase peakPhase = StepPhase::Forward;
    std::int32_t peakOp = -1;
    std::vector<StepPoint> timeline;
    std::vector<LayerRow> layers;
    std::vector<Text> remarks; ///< what was assumed, what is not modelled
};

/// The step is simulated for the setup's batch. Deterministic; no shared state, any thread; a few
/// milliseconds. Fails when a size overflows or the setup contradicts itself, naming the field.
[[nodiscard]] Result<Estimate> estimate(const LayerGraph& graph, const TrainingSetup& setup);

struct Calibration; // model/vram/calibration.h

/// A device to train on (resources/hardware/gpus.jsonl).
struct Gpu {
    std::string name;               ///< "T4"
    std::int64_t totalBytes = 0;    ///< as nvidia-smi shows
    std::int64_t reservedBytes = 0; ///< not usable: driver, display, framework's reserve
    double computeCapability = 0.0;
    std::string fullName;            ///< part of what the driver calls it: "Tesla T4"
    double bandwidthGigabytes = 0.0; ///< per second
    double floatTeraflops = 0.0;     ///< of data sheets, dense
    double halfTeraflops = 0.0;      ///< with 4-byte accumulation; 0: no faster than floats

    [[nodiscard]] std::int64_t usableBytes() const { return totalBytes - reservedBytes; }
};

/// The largest batch whose estimate, corrected by `calibration` if there is one, fits.
struct MaxBatch {
    std::string gpu;
    std::int64_t likely = 0;   ///< the estimate itself fits; 0: not even one image
    std::int64_t certain = 0;  ///< the upper end of the interval fits
    std::int64_t possible = 0; ///< the lower end fits
};
[[nodiscard]] Result<MaxBatch> maxBatch(const LayerGraph& graph, const TrainingSetup& setup,
                                        const Gpu& gpu, const Calibration* calibration = nullptr);
/// The same for several devices, in their order: each batch is simulated once for all. At most
/// 4096; compared with what the framework can use of the device, whatever setup.measure says.
[[nodiscard]] Result<std::vector<MaxBatch>> maxBatches(const LayerGraph& graph,
                                                       const TrainingSetup& setup,
                                                       std::span<const Gpu> gpus,
                                                       const Calibration* calibration = nullptr);

} // namespace faultline::vram
