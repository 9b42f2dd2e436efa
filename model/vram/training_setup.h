// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace faultline::vram {

enum class Precision : std::uint8_t {
    Float32,
    Mixed,   ///< PyTorch AMP, Keras mixed_float16: 2-byte activations, 4-byte master weights
    Float16, ///< weights too
};
[[nodiscard]] std::string_view toString(Precision precision); ///< "fp32", "amp", "fp16"
[[nodiscard]] std::optional<Precision> precisionNamed(std::string_view name);

/// What batch normalisation does while training.
enum class NormMode : std::uint8_t {
    Train,    ///< statistics of the batch
    Evaluate, ///< moving statistics, trainable scale and shift (mmdetection's norm_eval)
    Frozen,   ///< folded into one scale and shift without gradient (FrozenBatchNorm2d)
    Synchronised,
};

/// Which figure an estimate is to be compared with (memory-model: what tools report).
enum class Measure : std::uint8_t {
    Allocated, ///< torch.cuda.max_memory_allocated, TensorFlow's MaxInUse
    Reserved,  ///< torch.cuda.max_memory_reserved, what the allocator took from the driver
    Device,    ///< what nvidia-smi shows: with the context and the libraries
};
[[nodiscard]] std::string_view toString(Measure measure);
[[nodiscard]] std::optional<Measure> measureNamed(std::string_view name);

/// How a model is trained. What is not set is what the framework does by itself
/// (resources/architectures/frameworks); resolveSetup() fills it in.
struct TrainingSetup {
    std::string framework;       ///< "mmdetection"; empty: the model's first
    std::int64_t imageWidth = 0; ///< pixels of what goes into the network; 0: the model's own
    std::int64_t imageHeight = 0;
    std::int64_t batchPerReplica = 0; ///< images on one device in one step; 0: the model's own
    std::int64_t classes = 0;         ///< without background; 0: the model's own (COCO: 80 or 90)
    std::int64_t boxesPerImage = 0;   ///< the most in one image of the training; 0: COCO's
    int replicas = 0;                 ///< data-parallel processes; 0: the framework's habit
    std::optional<Precision> precision;
    std::string optimizer; ///< "sgd", "momentum", "adam", ...; empty: the framework's
    std::optional<NormMode> normMode;
    std::optional<int> frozenStages;     ///< of the backbone, 0: none, 1: the stem, 2: and stage 1
    std::optional<bool> movingAverage;   ///< a second copy of the weights
    std::optional<bool> checkpointing;   ///< activations recomputed in the backward pass
    std::optional<bool> triesAlgorithms; ///< cudnn.benchmark: convolutions are tried with as much
                                         ///< scratch memory as there is, needed or not
    int accumulationSteps = 1;           ///< batches whose gradients are added up
    Measure measure = Measure::Device;
    std::string allocator; ///< "caching", "expandable", "bfc", "bfc-growth"; empty: the framework's

    friend bool operator==(const TrainingSetup&, const TrainingSetup&) = default;
};

} // namespace faultline::vram
