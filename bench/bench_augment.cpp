// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Transforms of Albumentations 2.x on a decoded picture of 500 x 375, one thread, as the published
// benchmark of that library runs them. Prints pictures per second and their ratio to the published
// rate of AlbumentationsX 2.2.2; where FAULTLINE_BENCH_PYTHON names an interpreter that has the
// library, its rate on this machine too.

#include "model/augment/pipeline.h"
#include "model/augment/random.h"
#include "model/augment/transform.h"
#include "model/core/text.h"
#include "model/preview/picture_memory.h"

#include <benchmark/benchmark.h>
#include <opencv2/core.hpp>

#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <string>
#include <vector>

namespace {

using namespace faultline::augment;

constexpr int kWidth = 500;
constexpr int kHeight = 375;

struct Row {
    const char* name;
    Parameters parameters;
    double publishedRate; ///< pictures per second, one thread; 0: none
};

std::vector<double> pair(double low, double high)
{
    return {low, high};
}

/// The rows of the published table, with the parameters that it was made with where they are told.
std::vector<Row> rows()
{
    const std::int64_t side = 224;
    return {
        {"HorizontalFlip", {}, 12126},
        {"VerticalFlip", {}, 23891},
        {"RandomRotate90", {}, 2012},
        {"Affine",
         {{"rotate", pair(-25, 25)}, {"scale.x", pair(0.8, 1.2)}, {"shear.x", pair(-10, 10)}},
         1479},
        {"Perspective", {}, 1192},
        {"RandomResizedCrop", {{"size", std::vector<double>{224, 224}}}, 4352},
        {"ElasticTransform", {{"alpha", 50.0}}, 427},
        {"Blur", {{"blur_limit", pair(5, 5)}}, 7879},
        {"GaussianBlur", {{"blur_limit", pair(5, 5)}}, 2499},
        {"MedianBlur", {{"blur_limit", pair(5, 5)}}, 1594},
        {"RandomBrightnessContrast", {}, 10673},
        {"RandomGamma", {}, 14442},
        {"ColorJitter", {}, 1211},
        {"CLAHE", {}, 661},
        {"ToGray", {}, 18661},
        {"GaussNoise", {}, 316},
        {"Normalize", {}, 1558},
        {"ImageCompression", {{"quality_range", pair(75, 75)}}, 1384},
        {"PadIfNeeded",
         {{"min_height", std::int64_t{395}}, {"min_width", std::int64_t{520}}},
         28177},
        {"CenterCrop", {{"height", std::int64_t{128}}, {"width", std::int64_t{128}}}, 69933},
        {"HueSaturationValue", {}, 0},
        {"RGBShift", {}, 0},
        {"MotionBlur", {}, 0},
        {"Sharpen", {}, 0},
        {"ISONoise", {}, 0},
        {"CoarseDropout", {}, 0},
        {"GridDistortion", {}, 0},
        {"Downscale", {}, 0},
        {"Resize", {{"height", side}, {"width", side}}, 0},
    };
}

/// Colours as a photograph has them: slopes, edges and some noise.
cv::Mat picture()
{
    cv::Mat made(kHeight, kWidth, CV_8UC3);
    SeededRandom random(1, 1);
    for (int y = 0; y < kHeight; ++y) {
        for (int x = 0; x < kWidth; ++x) {
            const double wave = 60.0 * std::sin(0.03 * x) + 40.0 * std::cos(0.05 * y + 0.01 * x);
            const double edge = ((x / 60 + y / 50) % 2) * 30.0;
            for (int channel = 0; channel < 3; ++channel)
                made.at<cv::Vec3b>(y, x)[channel] = cv::saturate_cast<std::uint8_t>(
                    110.0 + wave + edge + 15.0 * channel + random.uniform(-8.0, 8.0));
        }
    }
    return made;
}

void transform(benchmark::State& state, const Row& row)
{
    PipelineStep step;
    step.transform = "albumentations/" + std::string(row.name);
    step.parameters = row.parameters;
    step.parameters["p"] = 1.0;
    faultline::Text why;
    const TransformPtr made = findTransform(step.transform)->make(step, "2.0.8", why);
    if (!made) {
        state.SkipWithError(toEnglish(why).c_str());
        return;
    }
    Sample given;
    given.image = picture();
    Box box;
    box.xmin = 0.2F;
    box.ymin = 0.3F;
    box.xmax = 0.6F;
    box.ymax = 0.7F;
    given.boxes.assign(3, box);
    SeededRandom random(7, 0);
    TransformContext context{.random = random, .other = {}};
    for (auto _ : state) {
        Sample sample = given;
        made->apply(sample, context);
        benchmark::DoNotOptimize(sample.image.data);
    }
    state.SetItemsProcessed(static_cast<std::int64_t>(state.iterations()));
}

/// A rate and ours by it; blank where there is none.
void printBeside(double rate, double ours)
{
    if (rate > 0.0)
        std::printf(" %10.0f %7.2f", rate, ours / rate);
    else
        std::printf(" %10s %7s", "", "");
}

/// Keeps the rates beside printing them.
class Collector final : public benchmark::ConsoleReporter {
public:
    void ReportRuns(const std::vector<Run>& runs) override
    {
        for (const Run& run : runs) {
            const auto rate = run.counters.find("items_per_second");
            if (rate != run.counters.end())
                rates[run.benchmark_name()] = rate->second.value;
        }
        ConsoleReporter::ReportRuns(runs);
    }

    std::map<std::string, double> rates;
};

/// "Name rate" lines of the script; empty if no interpreter is named or it fails.
std::map<std::string, double> libraryRates()
{
    std::map<std::string, double> rates;
    const char* interpreter = std::getenv("FAULTLINE_BENCH_PYTHON");
    if (interpreter == nullptr)
        return rates;
    const std::string command =
        '"' + std::string(interpreter) + "\" \"" FAULTLINE_BENCH_DIR "/albumentations_rates.py\"";
    std::FILE* pipe = popen(command.c_str(), "r");
    if (pipe == nullptr)
        return rates;
    std::array<char, 64> name{};
    double rate = 0.0;
    while (std::fscanf(pipe, "%63s %lf", name.data(), &rate) == 2)
        rates[name.data()] = rate;
    pclose(pipe);
    return rates;
}

void printRatios(const std::map<std::string, double>& ours)
{
    const std::map<std::string, double> theirs = libraryRates();
    std::printf("\n%-26s %10s %10s %7s %10s %7s\n", "pictures/s, 500 x 375", "here", "published",
                "ratio", "library", "ratio");
    for (const Row& row : rows()) {
        const auto mine = ours.find(row.name);
        if (mine == ours.end())
            continue;
        const auto other = theirs.find(row.name);
        std::printf("%-26s %10.0f", row.name, mine->second);
        printBeside(row.publishedRate, mine->second);
        printBeside(other == theirs.end() ? 0.0 : other->second, mine->second);
        std::printf("\n");
    }
}

} // namespace

int main(int argc, char** argv)
{
    cv::setNumThreads(1);
    faultline::reusePictureMemory(); // as wherever batches are made
    benchmark::Initialize(&argc, argv);
    for (const Row& row : rows())
        benchmark::RegisterBenchmark(row.name, transform, row)->Unit(benchmark::kMicrosecond);
    Collector collector;
    benchmark::RunSpecifiedBenchmarks(&collector);
    printRatios(collector.rates);
    return 0;
}
