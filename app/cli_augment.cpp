// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli_command.h"
#include "app/cli_load.h"
#include "app/cli_open_dataset.h"
#include "app/cli_progress.h"
#include "model/augment/pipeline_files.h"
#include "model/augment/ultralytics/close_mosaic.h"
#include "model/image/encode_image.h"
#include "model/preview/batch.h"
#include "model/report/augment_report.h"
#include "model/report/contact_sheet.h"
#include "model/report/plain_text.h"

#include <charconv>
#include <filesystem>
#include <system_error>
#include <thread>

namespace faultline::cli {

namespace {

namespace fs = std::filesystem;

constexpr unsigned kMostPictures = 4096;

/// What the options ask for, checked as far as that needs no file.
struct Wish {
    std::string dataset;
    std::string pipeline;
    std::string out;
    unsigned batch = 64;
    std::uint64_t seed = 0;
    unsigned threads = 0;
};

std::optional<std::uint64_t> wholeNumber(std::string_view text)
{
    std::uint64_t number = 0;
    const auto [stop, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (problem != std::errc() || stop != text.data() + text.size())
        return std::nullopt;
    return number;
}

OrExit<Wish> wishOf(const Arguments& arguments)
{
    if (arguments.has("--demo"))
        return complainUsage("augment", "the demo case has no dataset");
    if (!arguments.paths.empty())
        return complainUsage("augment", "name the dataset with --dataset PATH");
    Wish wish;
    wish.pipeline = arguments.value("--pipeline").value_or("");
    wish.dataset = arguments.value("--dataset").value_or(wish.pipeline);
    wish.out = arguments.value("--out").value_or("");
    if (wish.pipeline.empty())
        return complainUsage("augment", "give --pipeline FILE");
    const auto batch = parseNumber(arguments.value("--batch").value_or("64"), 1, kMostPictures);
    if (!batch)
        return complainUsage("augment",
                             "--batch takes a number from 1 to " + std::to_string(kMostPictures));
    const auto seed = wholeNumber(arguments.value("--seed").value_or("0"));
    if (!seed)
        return complainUsage("augment", "--seed takes a whole number");
    const auto threads = parseNumber(arguments.value("--threads").value_or("0"), 0, kMostThreads);
    if (!threads)
        return complainUsage("augment",
                             "--threads takes a number from 1 to " + std::to_string(kMostThreads));
    wish.batch = *batch;
    wish.seed = *seed;
    wish.threads = *threads > 0 ? *threads : std::max(1U, std::thread::hardware_concurrency());
    return wish;
}

OrExit<std::optional<std::size_t>> imageOf(const Dataset& dataset,
                                           const std::optional<std::string>& name)
{
    if (!name)
        return std::optional<std::size_t>();
    for (std::size_t i = 0; i < dataset.imageCount(); ++i) {
        const std::string_view written = dataset.name(i);
        if (written == *name || written.substr(written.rfind('/') + 1) == *name
            || dataset.recordId(i) == *name)
            return std::optional(i);
    }
    complain("no image of the dataset is called " + printable(*name));
    return ExitCode::NothingReadable;
}

/// Makes the folder, or sees to it that nothing in it is overwritten.
bool prepareFolder(const std::string& folder, bool isForced)
{
    std::error_code problem;
    fs::create_directories(folder, problem);
    if (problem) {
        complain(printable(folder) + ": " + printable(problem.message()));
        return false;
    }
    if (!fs::is_empty(folder, problem) && !isForced) {
        complain(printable(folder) + ": is not empty; --force writes into it all the same");
        return false;
    }
    return true;
}

bool writeFile(const fs::path& path, const std::function<void(TextSink&)>& fill)
{
    const Result<void> written = writeWholeFile(path.string(), fill);
    if (!written)
        complain(printable(written.error().message()));
    return written.has_value();
}

bool writePicture(const fs::path& path, const cv::Mat& pixels)
{
    const Result<std::vector<std::byte>> png = encodePng(pixels);
    if (!png) {
        complain(printable(path.string()) + ": " + printable(toEnglish(png.error().detail)));
        return false;
    }
    return writeFile(path, [&png](TextSink& sink) {
        sink.write({reinterpret_cast<const char*>(png->data()), png->size()});
    });
}

std::string pictureName(std::size_t position)
{
    const std::string number = std::to_string(position);
    return std::string(4 - std::min<std::size_t>(number.size(), 4), '0') + number + ".png";
}

bool writeBatch(const std::string& folder, AugmentReport& report)
{
    const Dataset& dataset = *report.request.dataset;
    for (std::size_t i = 0; i < report.items.size(); ++i) {
        const cv::Mat& image = report.items[i].sample.image;
        report.files.push_back(image.empty() ? std::string() : pictureName(i));
        if (!image.empty()
            && !writePicture(fs::path(folder) / report.files[i], augment::toDisplay(image)))
            return false;
    }
    return writePicture(fs::path(folder) / "contact-sheet.png", contactSheet(report.items, dataset))
           && writeFile(fs::path(folder) / "boxes.json",
                        [&report](TextSink& sink) { writeAugmentJson(sink, report); });
}

class BatchMonitor final : public ReadMonitor {
public:
    void advance(std::uint64_t) override {}
    [[nodiscard]] bool isCancelled() const override { return InterruptGuard::wasInterrupted(); }
};

ExitCode makeAndReport(const BatchRequest& request, const Wish& wish, const Arguments& arguments)
{
    if (!wish.out.empty() && !prepareFolder(wish.out, arguments.has("--force")))
        return ExitCode::Failed;
    std::vector<augment::PipelineRemark> remarks = request.pipeline.remarks;
    const augment::CompiledPipeline compiled = compiledPipeline(request, remarks);
    std::vector<BatchItem> items(request.size);
    BatchMonitor monitor;
    WorkerPool pool(wish.threads);
    // Each position is written by one thread, once.
    makeBatch(request, pool, monitor, [&items](std::size_t position, BatchItem item) {
        items[position] = std::move(item);
    });
    if (InterruptGuard::wasInterrupted()) {
        complain("interrupted");
        return ExitCode::Interrupted;
    }
    AugmentReport report{
        .request = request,
        .items = items,
        .stepIndices = {compiled.stepIndices().begin(), compiled.stepIndices().end()},
        .remarks = std::move(remarks),
        .files = {}};
    bool hasPicture = false;
    for (const BatchItem& item : items) {
        hasPicture = hasPicture || item.error.empty();
        if (!item.error.empty() && !arguments.has("--quiet"))
            complain(printable(toEnglish(item.error)));
    }
    if (!wish.out.empty() && !writeBatch(wish.out, report))
        return ExitCode::Failed;
    return writeOutput(
        [&](TextSink& sink) {
            if (arguments.has("--json"))
                writeAugmentJson(sink, report);
            else
                writeAugmentText(sink, report, !arguments.has("--no-times"));
        },
        hasPicture ? ExitCode::Good : ExitCode::NothingReadable);
}

ExitCode runAugment(const Arguments& arguments)
{
    const OrExit<Wish> wished = wishOf(arguments);
    if (const auto* code = std::get_if<ExitCode>(&wished))
        return *code;
    const Wish& wish = std::get<Wish>(wished);
    Result<augment::Pipeline> pipeline = augment::readPipeline(wish.pipeline);
    if (!pipeline) {
        complain(printable(pipeline.error().message()));
        return ExitCode::NothingReadable;
    }
    const InterruptGuard guard;
    const OrExit<DatasetPtr> opened = openDataset(wish.dataset, wish.threads, arguments);
    if (const auto* code = std::get_if<ExitCode>(&opened))
        return *code;
    BatchRequest request;
    request.dataset = std::get<DatasetPtr>(opened);
    request.pipeline =
        arguments.has("--last-epochs") ? augment::withoutMixing(*pipeline) : *pipeline;
    request.seed = wish.seed;
    request.size = wish.batch;
    request.shuffle = !arguments.has("--no-shuffle");
    const auto split = splitOf("augment", *request.dataset, arguments.value("--split"));
    const auto image = imageOf(*request.dataset, arguments.value("--image"));
    if (const auto* code = std::get_if<ExitCode>(&split))
        return *code;
    if (const auto* code = std::get_if<ExitCode>(&image))
        return *code;
    request.split = std::get<0>(split);
    request.onlyImage = std::get<0>(image);
    if (imagesOfBatch(request).empty()) {
        complain("the split holds no image");
        return ExitCode::NothingReadable;
    }
    return makeAndReport(request, wish, arguments);
}

} // namespace

Command augmentCommand()
{
    return {
        .name = "augment",
        .synopsis = "--pipeline FILE [--dataset PATH] [--batch N] [--seed S] [--out DIR]",
        .summary = "the augmented batch as the trainer sees it",
        .details = "Makes a batch as the training pipeline of FILE does: pipeline.config of the "
                   "Object\nDetection API, Ultralytics settings, Albumentations or Keras layers. "
                   "Prints the shape\nof the tensor and what each step did to the boxes. With "
                   "--out, DIR gets a contact\nsheet, every image as PNG and boxes.json.\n",
        .options = {{"--pipeline", "", "FILE", "the configuration that describes the augmentation"},
                    {"--dataset", "", "PATH", "the dataset; without it the one that FILE names"},
                    {"--batch", "", "N", "images in the batch, 1 to 4096; 64 without it"},
                    {"--seed", "", "S", "of the order and of all chance; 0 without it"},
                    {"--out", "", "DIR", "where to write; must be empty or not be there yet"},
                    {"--force", "", "", "write into DIR though it is not empty"},
                    {"--split", "", "NAME",
                     "only images of this split; without it train, if there is "
                     "one"},
                    {"--image", "", "NAME", "only this image, each time drawn anew"},
                    {"--label-map", "", "FILE", "names of the classes"},
                    {"--no-shuffle", "", "", "images in the order in which they are stored"},
                    {"--last-epochs", "", "", "as after close_mosaic: no images are mixed"},
                    {"--no-times", "", "", "leave out what differs from run to run"},
                    {"--json", "", "", "print JSON (schema faultline/augment/1)"}},
        .examples = {"faultline-cli augment --pipeline pipeline.config --out batch",
                     "faultline-cli augment --dataset data.yaml --pipeline args.yaml --seed 7"},
        .run = runAugment,
    };
}

} // namespace faultline::cli
