// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/augment/run_pipeline.h"
#include "model/core/read_monitor.h"
#include "model/dataset/dataset.h"
#include "model/io/worker_pool.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace faultline {

/// What a preview batch is made of. A value.
struct BatchRequest {
    DatasetPtr dataset;
    augment::Pipeline pipeline;
    std::uint64_t seed = 0;
    std::size_t size = 64;
    std::size_t number = 0; ///< which batch of the epoch
    bool shuffle = true;    ///< in the order of a permutation by seed; else as stored
    std::optional<std::uint8_t> split = {}; ///< only pictures of this split
    /// All of the batch is this picture, each under a seed of its own.
    std::optional<std::size_t> onlyImage = {};
    bool keepOriginals = false; ///< BatchItem::original is filled in
};

/// One picture of a batch.
struct BatchItem {
    std::size_t image = 0;    ///< in the dataset
    std::uint64_t stream = 0; ///< of SeededRandom(seed, stream): what to draw again with
    augment::Sample sample;   ///< after the pipeline; empty image if it failed
    augment::Sample original; ///< as decoded, boxes as annotated
    std::vector<augment::StepOutcome> steps; ///< of the steps that ran, as in stepIndices()
    Text error;                              ///< why there is no picture
    double decodeSeconds = 0.0;
};

/// What the batch is as a tensor.
struct BatchShape {
    std::vector<std::int64_t> dimensions; ///< batch, height, width, channels; -1: differs
    std::string elementType;              ///< "float32"
    std::uint64_t bytes = 0;              ///< 0 if a dimension differs
    bool cannotBeStacked = false;         ///< sizes differ and the batch has more than one
};

/// A step's doings summed over samples.
struct StepTotals {
    std::size_t step = 0; ///< index into Pipeline::steps
    std::uint64_t samples = 0;
    std::uint64_t applied = 0;
    std::uint64_t boxesBefore = 0;
    std::uint64_t lost = 0;
    std::uint64_t clipped = 0;
    std::uint64_t added = 0;
    std::uint64_t failures = 0;
    double seconds = 0.0; ///< summed
};

/// What a pipeline did to many samples.
struct PipelineTotals {
    std::uint64_t samples = 0;
    std::uint64_t failedSamples = 0;
    double decodeSeconds = 0.0; ///< summed over samples
    std::vector<StepTotals> steps;
    std::uint64_t boxes = 0;        ///< of the results
    std::uint64_t tinyBoxes = 0;    ///< short side below kTinyPixels, or empty
    std::uint64_t emptySamples = 0; ///< lost all boxes that they had

    void add(const BatchItem& item, std::span<const std::size_t> stepIndices);
};
inline constexpr double kTinyPixels = 8.0;

/// The order of pictures: what BatchRequest selects, batch `number` of it. Wraps around: each epoch
/// holds every picture once, in an order of its own. Empty if nothing is selected. Needs no memory
/// that grows with the dataset unless a split is selected.
[[nodiscard]] std::vector<std::size_t> imagesOfBatch(const BatchRequest& request);
/// What makeBatch() draws the picture at `position` with: its place among all that the seed gives,
/// so that batches of another size hold the same pictures.
[[nodiscard]] std::uint64_t streamOf(const BatchRequest& request, std::size_t position);

/// Makes one item: reads, decodes (reduced where the pipeline allows), runs the pipeline. With an
/// observer every step can be looked at. Any thread. The picture is turned as EXIF says where the
/// library's trainer does that (Ultralytics). Boxes are those of the annotation, unrepaired; only
/// those in pixels (kBoxPixels) are normalised by the size of the picture.
[[nodiscard]] BatchItem makeItem(const BatchRequest& request,
                                 const augment::CompiledPipeline& pipeline, std::size_t image,
                                 std::uint64_t stream,
                                 const augment::CompiledPipeline::Observer& observer = {});

/// The numbers by which the trainer knows the classes, for CompiledPipeline: those of the label
/// map, else those that the annotations hold, else the place of the class plus one.
[[nodiscard]] std::vector<std::int64_t> labelIdsOf(const Dataset& dataset);

/// The pipeline of a request made ready to run, with the labels of its dataset; remarks as of
/// CompiledPipeline.
[[nodiscard]] augment::CompiledPipeline compiledPipeline(
    const BatchRequest& request, std::vector<augment::PipelineRemark>& remarks);

/// Makes the batch on `pool`; `ready(position, item)` is called from its threads as pictures get
/// done. Blocks. Cancelled by `monitor` (advance() counts pictures).
void makeBatch(const BatchRequest& request, WorkerPool& pool, ReadMonitor& monitor,
               const std::function<void(std::size_t position, BatchItem item)>& ready);

[[nodiscard]] BatchShape shapeOf(std::span<const BatchItem> items);

/// How fast this machine makes batches.
struct WorkerSpeed {
    unsigned workers = 0;
    double imagesPerSecond = 0.0;
};

/// Runs the pipeline, reading and decoding included, for about `secondsEach` with 1, 2, 4, ... and
/// all cores. Blocks; ends early, with what was measured by then, if cancelled.
[[nodiscard]] std::vector<WorkerSpeed> measureWorkers(const BatchRequest& request,
                                                      ReadMonitor& monitor,
                                                      double secondsEach = 1.0);

/// Whether that would feed a training: share of each step in which the GPU would wait for its
/// batch, max(0, 1 - stepSeconds * imagesPerSecond / batchSize), where stepSeconds is what the
/// computation of a step alone takes. In 0..1.
[[nodiscard]] double starvedShare(double imagesPerSecond, double batchSize, double stepSeconds);

} // namespace faultline
