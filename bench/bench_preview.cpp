// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Batches of 64 for the preview page: time to the whole batch and to the first picture, with two
// threads, from JPEG files of usual sizes. Goals: 400 ms and 100 ms.

#include "model/image/encode_image.h"
#include "model/preview/batch.h"
#include "tests/support/dataset_maker.h"

#include <benchmark/benchmark.h>
#include <opencv2/imgproc.hpp>

#include <atomic>
#include <chrono>

namespace faultline {
namespace {

constexpr int kPictures = 64;

/// Smooth shapes with some grain: compresses like a photograph.
cv::Mat photograph(cv::Size size, int number)
{
    cv::Mat coarse(size.height / 16 + 1, size.width / 16 + 1, CV_8UC3);
    cv::RNG random(static_cast<std::uint64_t>(number) + 1);
    random.fill(coarse, cv::RNG::UNIFORM, 0, 256);
    cv::Mat smooth;
    cv::resize(coarse, smooth, size, 0, 0, cv::INTER_CUBIC);
    cv::Mat grain(size, CV_8UC3);
    random.fill(grain, cv::RNG::NORMAL, 128, 6);
    cv::Mat result;
    cv::addWeighted(smooth, 1.0, grain, 1.0, -128.0, result);
    return result;
}

class Pictures {
public:
    explicit Pictures(cv::Size size)
    {
        test::DatasetMaker maker(DatasetFormat::PascalVoc, m_folder.path());
        for (int i = 0; i < kPictures; ++i) {
            const std::string name = std::to_string(i) + ".jpg";
            const auto bytes = encodeJpeg(photograph(size, i), 90);
            m_folder.write(name, *bytes);
            maker.picture(name, static_cast<std::uint16_t>(size.width),
                          static_cast<std::uint16_t>(size.height));
            for (int box = 0; box < 5; ++box) {
                const float at = 0.1F + 0.12F * static_cast<float>(box);
                maker.box("object", at, at, at + 0.3F, at + 0.25F);
            }
        }
        m_dataset = maker.make();
    }

    [[nodiscard]] const DatasetPtr& dataset() const { return m_dataset; }

private:
    test::ScratchFolder m_folder;
    DatasetPtr m_dataset;
};

const DatasetPtr& pictures(bool isLarge)
{
    static const Pictures kSmall(cv::Size(500, 375));
    static const Pictures kLarge(cv::Size(1280, 960));
    return isLarge ? kLarge.dataset() : kSmall.dataset();
}

augment::Pipeline pipelineOf(augment::Library library, std::vector<augment::PipelineStep> steps)
{
    augment::Pipeline pipeline;
    pipeline.library = library;
    pipeline.steps = std::move(steps);
    return pipeline;
}

augment::PipelineStep step(const std::string& id, augment::Parameters parameters = {})
{
    augment::PipelineStep made;
    made.transform = id;
    made.parameters = std::move(parameters);
    return made;
}

augment::Pipeline efficientDet()
{
    return pipelineOf(
        augment::Library::ObjectDetectionApi,
        {step("odapi/random_horizontal_flip"),
         step("odapi/random_scale_crop_and_pad_to_square",
              {{"output_size", std::int64_t{640}}, {"scale_min", 0.1}, {"scale_max", 2.0}})});
}

augment::Pipeline ultralytics(double mosaic)
{
    return pipelineOf(augment::Library::Ultralytics,
                      {step("ultralytics/load_image"),
                       step("ultralytics/mosaic", {{"mosaic", mosaic}}),
                       step("ultralytics/letterbox", {{"imgsz", std::int64_t{640}}}),
                       step("ultralytics/random_perspective"), step("ultralytics/random_hsv"),
                       step("ultralytics/fliplr")});
}

augment::Pipeline keras()
{
    return pipelineOf(
        augment::Library::Keras,
        {step("keras/Resizing", {{"height", std::int64_t{640}}, {"width", std::int64_t{640}}}),
         step("keras/RandomFlip"), step("keras/RandomRotation"), step("keras/RandomContrast"),
         step("keras/Rescaling", {{"scale", std::vector<double>{1.0 / 255.0}}})});
}

void makeBatches(benchmark::State& state, const augment::Pipeline& pipeline)
{
    using Clock = std::chrono::steady_clock;
    BatchRequest request;
    request.dataset = pictures(state.range(0) == 1280);
    request.pipeline = pipeline;
    request.size = kPictures;
    WorkerPool pool(static_cast<unsigned>(state.range(1)));
    SilentMonitor monitor;
    double firstSeconds = 0.0;
    std::uint64_t failed = 0;
    for ([[maybe_unused]] auto _ : state) {
        const Clock::time_point begin = Clock::now();
        std::atomic<bool> hasFirst = false;
        std::atomic<std::uint64_t> failures = 0;
        makeBatch(request, pool, monitor, [&](std::size_t, const BatchItem& item) {
            if (!hasFirst.exchange(true))
                firstSeconds += std::chrono::duration<double>(Clock::now() - begin).count();
            failures += item.error.empty() ? 0U : 1U;
        });
        failed += failures;
        ++request.number;
    }
    const auto batches = static_cast<double>(state.iterations());
    state.counters["first_ms"] = 1000.0 * firstSeconds / batches;
    state.counters["pictures/s"] =
        benchmark::Counter(batches * kPictures, benchmark::Counter::kIsRate);
    if (failed > 0)
        state.SkipWithError("pictures failed");
}

void BM_EfficientDet(benchmark::State& state)
{
    makeBatches(state, efficientDet());
}

void BM_UltralyticsMosaic(benchmark::State& state)
{
    makeBatches(state, ultralytics(1.0));
}

void BM_UltralyticsLastEpochs(benchmark::State& state)
{
    makeBatches(state, ultralytics(0.0));
}

void BM_Keras(benchmark::State& state)
{
    makeBatches(state, keras());
}

/// Decoding alone: no step.
void BM_DecodeOnly(benchmark::State& state)
{
    makeBatches(state, pipelineOf(augment::Library::Ultralytics, {}));
}

void sizesAndThreads(benchmark::internal::Benchmark* bench)
{
    bench->ArgNames({"width", "threads"});
    for (const int width : {500, 1280}) {
        for (const int threads : {1, 2})
            bench->Args({width, threads});
    }
    bench->Unit(benchmark::kMillisecond)->UseRealTime();
}

BENCHMARK(BM_EfficientDet)->Apply(sizesAndThreads);
BENCHMARK(BM_UltralyticsMosaic)->Apply(sizesAndThreads);
BENCHMARK(BM_UltralyticsLastEpochs)->Apply(sizesAndThreads);
BENCHMARK(BM_Keras)->Apply(sizesAndThreads);
BENCHMARK(BM_DecodeOnly)->Apply(sizesAndThreads);

} // namespace
} // namespace faultline

BENCHMARK_MAIN();
