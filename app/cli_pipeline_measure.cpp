// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli_pipeline_measure.h"

#include "app/cli_load.h"
#include "app/cli_open_dataset.h"
#include "app/cli_progress.h"
#include "model/augment/pipeline_files.h"
#include "model/preview/measure_elements.h"
#include "model/report/plain_text.h"

#include <cmath>
#include <cstdio>
#include <thread>
#include <utility>

namespace faultline::cli {

namespace {

constexpr std::string_view kAsker = "pipeline";

class MeasureMonitor final : public ReadMonitor {
public:
    void advance(std::uint64_t) override {}
    [[nodiscard]] bool isCancelled() const override { return InterruptGuard::wasInterrupted(); }
};

std::optional<double> rateIn(const std::string& text)
{
    constexpr double kMost = 1e6;
    char* end = nullptr;
    const double rate = std::strtod(text.c_str(), &end);
    if (text.empty() || *end != '\0' || !std::isfinite(rate) || !(rate > 0.0) || rate > kMost)
        return std::nullopt;
    return rate;
}

OrExit<BatchRequest> requestOf(const std::string& file, const Arguments& arguments)
{
    Result<augment::Pipeline> read = augment::readPipeline(file);
    if (!read) {
        complain(printable(read.error().message()));
        return ExitCode::NothingReadable;
    }
    const unsigned threads = std::max(1U, std::thread::hardware_concurrency());
    OrExit<DatasetPtr> opened =
        openDataset(arguments.value("--dataset").value_or(file), threads, arguments);
    if (const auto* code = std::get_if<ExitCode>(&opened))
        return *code;
    BatchRequest request;
    request.dataset = std::get<DatasetPtr>(std::move(opened));
    request.pipeline = *std::move(read);
    const auto split = splitOf(kAsker, *request.dataset, std::nullopt);
    if (const auto* code = std::get_if<ExitCode>(&split))
        return *code;
    request.split = std::get<0>(split);
    return request;
}

} // namespace

std::vector<OptionSpec> measureOptions()
{
    return {{"--measure", "", "FILE",
             "where nothing else tells: make elements as the configuration FILE augments them, "
             "and time that here"},
            {"--dataset", "", "PATH", "with --measure: the dataset; without it the one FILE names"},
            {"--decodes", "", "N",
             "with --measure: what --probe printed on the machine of the training"},
            {"--probe", "", "",
             "print how many images a second one core of this machine decodes, nothing else"}};
}

OrExit<std::optional<pipeline::PreviewCosts>> measuredPreview(const Arguments& arguments)
{
    const std::optional<std::string> file = arguments.value("--measure");
    const std::optional<std::string> target = arguments.value("--decodes");
    if (!file) {
        if (target || arguments.value("--dataset"))
            return complainUsage(kAsker, "--dataset and --decodes belong to --measure");
        return std::optional<pipeline::PreviewCosts>();
    }
    std::optional<double> rate;
    if (target) {
        rate = rateIn(*target);
        if (!rate)
            return complainUsage(kAsker, "--decodes takes images a second, as --probe prints");
    }
    const InterruptGuard guard;
    OrExit<BatchRequest> request = requestOf(*file, arguments);
    if (const auto* code = std::get_if<ExitCode>(&request))
        return *code;
    MeasureMonitor monitor;
    ElementTimes times = measureElements(std::get<BatchRequest>(request), monitor);
    if (InterruptGuard::wasInterrupted()) {
        complain("interrupted: nothing was measured");
        return ExitCode::Interrupted;
    }
    if (times.failed > 0)
        complain(counted(times.failed, "image", "images") + " could not be read; not measured");
    if (times.seconds.empty()) {
        complain(printable(*file) + ": no element could be made, so nothing was measured");
        return ExitCode::NothingReadable;
    }
    pipeline::PreviewCosts costs;
    costs.elementSeconds = std::move(times.seconds);
    costs.decodeShare = times.decodeShare;
    if (rate)
        costs.targetFactor = probeDecoding().imagesPerSecond / *rate;
    return std::optional(std::move(costs));
}

ExitCode printProbe()
{
    const double rate = probeDecoding().imagesPerSecond;
    return writeOutput(
        [rate](TextSink& sink) {
            char line[32];
            const int length = std::snprintf(line, sizeof line, "%.0f\n", rate);
            sink.write({line, static_cast<std::size_t>(length)});
        },
        ExitCode::Good);
}

} // namespace faultline::cli
