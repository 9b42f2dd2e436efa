// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/vram/host_memory.h"

#include "model/vram/sources/config_fields.h"
#include "model/vram/sources/pipeline_model.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace faultline::vram {

namespace {

constexpr double kMebibyte = 1048576.0;
constexpr double kGibibyte = 1073741824.0;
// COCO 2017: pictures of 640 x 480 and about 160 KB.
constexpr double kCocoRecordBytes = 165'000;
constexpr double kCocoPixels = 640.0 * 480.0;
// Resident memory of a process that has imported the framework and made its GPU context.
constexpr double kTensorFlowProcess = 2.5 * kGibibyte;
constexpr double kTorchProcess = 2.0 * kGibibyte;
// Private memory of a forked DataLoader worker besides its pictures.
constexpr double kTorchWorker = 250.0 * kMebibyte;
constexpr double kReadBuffer = 8e6; // dataset_builder.py: _read_buffer_size
constexpr double kFloatPixel = 12;  // three channels of four bytes
constexpr double kBytePixel = 3;
constexpr std::int64_t kMost = 100'000'000;
constexpr double kMostHostBytes = 1e17; // sums stay far from the end of 64 bits

class HostPlan {
public:
    HostPlan(const ConfigDocument& document, const DatasetSizes& sizes)
        : m_document(document), m_fields(document), m_sizes(sizes)
    {
        if (!(m_sizes.meanRecordBytes > 0))
            m_sizes.meanRecordBytes =
                assume(kCocoRecordBytes,
                       FAULTLINE_TR_NOOP("Vram", "The size of a record is not known: COCO's is "
                                                 "taken."));
        if (!(m_sizes.meanPixels > 0))
            m_sizes.meanPixels =
                assume(kCocoPixels, FAULTLINE_TR_NOOP("Vram", "The size of an image is not known: "
                                                              "COCO's is taken."));
    }

    Result<HostEstimate> ofPipeline();
    Result<HostEstimate> ofUltralytics();
    Result<HostEstimate> ofMmDetection();

private:
    double assume(double value, std::string_view remark)
    {
        m_made.remarks.push_back({remark, {}});
        return value;
    }

    /// About a field: `remark` has a place for where it stands.
    void remarkOn(const std::string& path, std::string_view remark)
    {
        const std::uint32_t line = m_fields.line(path);
        m_made.remarks.push_back(
            {remark, {line == 0 ? path : path + " (" + std::to_string(line) + ")"}});
    }

    void add(HostComponent component, double bytes, Text note)
    {
        if (!(bytes > 0))
            return;
        const auto whole = static_cast<std::int64_t>(std::min(bytes, kMostHostBytes));
        m_made.components.push_back({component, whole, std::move(note)});
        m_made.totalBytes += whole;
    }

    /// A count that a field sets; a whole number of at least `low`.
    Result<double> count(const std::string& path, std::int64_t low, double otherwise)
    {
        if (!m_fields.number(path))
            return otherwise;
        const Result<std::int64_t> value = m_fields.whole(path, low, kMost);
        if (!value)
            return value.error();
        return static_cast<double>(*value);
    }

    /// Batches that the workers of a DataLoader hold, and their processes.
    void addWorkers(double workers, double batchBytes, double prefetch, double perWorker)
    {
        if (workers < 1) {
            add(HostComponent::Batches, batchBytes,
                {FAULTLINE_TR_NOOP("Vram", "one batch, made by the training process"), {}});
            return;
        }
        add(HostComponent::Batches, workers * prefetch * batchBytes,
            {FAULTLINE_TR_NOOP("Vram", "%1 workers x %2 batches"),
             {shown(workers), shown(prefetch)}});
        add(HostComponent::Workers, workers * perWorker,
            {FAULTLINE_TR_NOOP("Vram", "%1 processes"), {shown(workers)}});
    }

    static Quantity shown(double count) { return {std::round(count), Unit::Count}; }

    HostEstimate finished()
    {
        std::stable_sort(
            m_made.components.begin(), m_made.components.end(),
            [](const HostBytes& a, const HostBytes& b) { return a.component < b.component; });
        return std::move(m_made);
    }

    const ConfigDocument& m_document;
    ConfigFields m_fields;
    DatasetSizes m_sizes;
    HostEstimate m_made;
};

/// Order of the trainer's pipeline: files read side by side, records shuffled, decoded and
/// augmented (float32), resized and padded, batched, prefetched.
Result<HostEstimate> HostPlan::ofPipeline()
{
    const std::string reader = "train_input_reader.";
    const Result<PipelineModel> model = readPipelineModel(m_document);
    if (!model)
        return model.error();
    const Result<double> shuffle = count(reader + "shuffle_buffer_size", 0, 2048);
    const Result<double> readers = count(reader + "num_readers", 1, 64);
    const Result<double> parallel = count(reader + "num_parallel_batches", 1, 8);
    for (const Result<double>* const field : {&shuffle, &readers, &parallel}) {
        if (!*field)
            return field->error();
    }
    // -1 lets tf.data choose: it rarely goes beyond a few batches.
    constexpr double kAutotuned = 4;
    const double written = m_fields.number(reader + "num_prefetch_batches", 2);
    const double prefetch = written < 0 ? kAutotuned : written;
    if (written < 0)
        remarkOn(reader + "num_prefetch_batches",
                 FAULTLINE_TR_NOOP("Vram", "%1 is left to tf.data: 4 batches are taken."));

    const TrainingSetup& setup = model->setup;
    const auto batch = static_cast<double>(setup.batchPerReplica);
    const double image = static_cast<double>(setup.imageWidth)
                         * static_cast<double>(setup.imageHeight) * kFloatPixel;
    const bool hasMasks = m_fields.flag(reader + "load_instance_masks", false);
    // One float32 mask of the size of the image for each box that may be there.
    const double masks = hasMasks ? image / 3.0 * static_cast<double>(setup.boxesPerImage) : 0.0;

    add(HostComponent::Process, kTensorFlowProcess,
        {FAULTLINE_TR_NOOP("Vram", "TensorFlow with its libraries"), {}});
    add(HostComponent::ReadBuffers, *readers * kReadBuffer,
        {FAULTLINE_TR_NOOP("Vram", "at most %1 files x 8 MB"), {shown(*readers)}});
    if (m_fields.flag(reader + "shuffle", true))
        add(HostComponent::ShuffleBuffer, *shuffle * m_sizes.meanRecordBytes,
            {FAULTLINE_TR_NOOP("Vram", "%1 records x %2"),
             {shown(*shuffle), Quantity{m_sizes.meanRecordBytes, Unit::Bytes}}});
    add(HostComponent::Decoding, batch * *parallel * (m_sizes.meanPixels * kFloatPixel + masks),
        {hasMasks ? FAULTLINE_TR_NOOP("Vram", "%1 images at once, as float32, with their masks")
                  : FAULTLINE_TR_NOOP("Vram", "%1 images at once, as float32"),
         {shown(batch * *parallel)}});
    add(HostComponent::Batches, batch * (prefetch + 1) * (image + masks),
        {FAULTLINE_TR_NOOP("Vram", "%1 batches of %2 images, float32"),
         {shown(prefetch + 1), shown(batch)}});
    return finished();
}

/// ultralytics/data: every worker keeps the pictures that mosaics are made of (at most 1000, or
/// 8 batches), a batch holds bytes; the cache holds every picture with its long side at imgsz.
Result<HostEstimate> HostPlan::ofUltralytics()
{
    constexpr double kMostBuffered = 1000;
    constexpr double kPrefetch = 4;
    const Result<double> side = count("imgsz", 1, 640);
    const Result<double> workers = count("workers", 0, 8);
    if (!side || !workers)
        return side ? workers.error() : side.error();
    const std::optional<double> written = m_fields.number("batch");
    const double batch = written && *written >= 1 ? *written : 16;
    if (written && *written < 1)
        remarkOn("batch", FAULTLINE_TR_NOOP("Vram", "%1 is chosen by the trainer: 16 is taken."));

    // Pictures keep their aspect: the area is at most that of a square.
    const double kept = std::min(*side * *side, std::max(m_sizes.meanPixels, *side * *side * 0.5));
    const double batchBytes = batch * *side * *side * kBytePixel;
    const auto images = static_cast<double>(m_sizes.images);
    add(HostComponent::Process, kTorchProcess,
        {FAULTLINE_TR_NOOP("Vram", "PyTorch with its libraries"), {}});
    const std::string cache(m_fields.text("cache").value_or("False"));
    const bool isCached = cache == "True" || cache == "true" || cache == "ram";
    double buffered = 0;
    if (isCached && images > 0)
        add(HostComponent::Cache, images * kept * kBytePixel,
            {FAULTLINE_TR_NOOP("Vram", "%1 images with their long side at %2"),
             {shown(images), shown(*side)}});
    else if (isCached)
        remarkOn("cache", FAULTLINE_TR_NOOP("Vram", "%1: the number of images is not known; "
                                                    "planned without."));
    else
        buffered = std::min({batch * 8, kMostBuffered, images > 0 ? images : kMostBuffered});
    addWorkers(*workers, batchBytes, kPrefetch, kTorchWorker + buffered * kept * kBytePixel);
    return finished();
}

Result<HostEstimate> HostPlan::ofMmDetection()
{
    constexpr double kPrefetch = 2; // of torch.utils.data.DataLoader
    const bool isNew = m_fields.number("train_dataloader.batch_size").has_value();
    const Result<double> batch =
        count(isNew ? "train_dataloader.batch_size" : "data.samples_per_gpu", 1, 2);
    const Result<double> workers =
        count(isNew ? "train_dataloader.num_workers" : "data.workers_per_gpu", 0, 2);
    if (!batch || !workers)
        return batch ? workers.error() : batch.error();
    // Images leave the pipeline as they go into the network: up to 1333 x 800, float32.
    constexpr double kImage = 1333.0 * 800.0 * kFloatPixel;
    m_made.remarks.push_back(
        {FAULTLINE_TR_NOOP("Vram", "Images are taken as 1333 x 800, float32."), {}});
    add(HostComponent::Process, kTorchProcess,
        {FAULTLINE_TR_NOOP("Vram", "PyTorch with its libraries"), {}});
    addWorkers(*workers, *batch * kImage, kPrefetch,
               kTorchWorker + m_sizes.meanPixels * (kFloatPixel + kBytePixel));
    return finished();
}

} // namespace

std::string_view toString(HostComponent component)
{
    static constexpr std::array<std::string_view, 7> kNames{
        "process", "read_buffers", "shuffle_buffer", "decoding", "batches", "workers", "cache"};
    const auto index = static_cast<std::size_t>(component);
    return index < kNames.size() ? kNames[index] : std::string_view{};
}

Result<HostEstimate> hostMemory(const ConfigDocument& document, const DatasetSizes& sizes)
{
    HostPlan plan(document, sizes);
    switch (document.kind) {
    case ConfigKind::PipelineConfig: return plan.ofPipeline();
    case ConfigKind::Ultralytics: return plan.ofUltralytics();
    case ConfigKind::MmDetection: return plan.ofMmDetection();
    default: break;
    }
    return Error{.code = ErrorCode::UnknownFormat,
                 .path = document.file.path,
                 .detail = FAULTLINE_TR_NOOP("Errors", "tells no input pipeline that is known")};
}

HostVerdict hostVerdict(const HostEstimate& estimate, std::int64_t machineBytes)
{
    constexpr double kTight = 0.7;
    constexpr double kExceeds = 0.9;
    if (machineBytes <= 0)
        return HostVerdict::Unknown;
    const double share =
        static_cast<double>(estimate.totalBytes) / static_cast<double>(machineBytes);
    if (share >= kExceeds)
        return HostVerdict::Exceeds;
    return share >= kTight ? HostVerdict::Tight : HostVerdict::Fits;
}

} // namespace faultline::vram
