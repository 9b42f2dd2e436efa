// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli_command.h"
#include "app/cli_load.h"
#include "model/readers/tfevents/event_models.h"
#include "model/report/plain_text.h"
#include "model/report/vram_report.h"
#include "model/vram/architectures.h"
#include "model/vram/hardware.h"
#include "model/vram/sources/file_model.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

namespace faultline::cli {

namespace {

using vram::TrainingSetup;

constexpr unsigned kMostPixels = 1U << 16;
constexpr unsigned kMostImages = 1U << 16;
constexpr unsigned kMostCount = 1U << 20;

/// The value that was made, or the code to exit with (its reason has been told).
template <typename T>
using OrExit = std::variant<T, ExitCode>;

/// A graph to plan, with what is told of it.
struct Planned {
    std::string model;
    std::string family;
    vram::LayerGraph graph;
    TrainingSetup setup;
};

std::optional<std::pair<unsigned, unsigned>> parseSize(std::string_view text)
{
    const std::size_t cross = text.find_first_of("xX");
    const auto width = parseNumber(text.substr(0, cross), 1, kMostPixels);
    const auto height = cross == std::string_view::npos
                            ? width
                            : parseNumber(text.substr(cross + 1), 1, kMostPixels);
    if (!width || !height)
        return std::nullopt;
    return std::pair(*width, *height);
}

/// What the options say about training. Every one that is not given is left to the model.
class SetupReader {
public:
    explicit SetupReader(const Arguments& arguments) : m_arguments(arguments) {}

    OrExit<TrainingSetup> read()
    {
        m_setup.framework = m_arguments.value("--framework").value_or("");
        m_setup.optimizer = m_arguments.value("--optimizer").value_or("");
        m_setup.allocator = m_arguments.value("--allocator").value_or("");
        readSize();
        readNumber("--batch", 1, kMostImages, m_setup.batchPerReplica);
        readNumber("--classes", 1, kMostCount, m_setup.classes);
        readNumber("--boxes", 1, kMostCount, m_setup.boxesPerImage);
        readNumber("--replicas", 1, kMostImages, m_setup.replicas);
        readNumber("--accumulate", 1, kMostCount, m_setup.accumulationSteps);
        int stages = -1;
        readNumber("--freeze", 0, 64, stages);
        if (stages >= 0)
            m_setup.frozenStages = stages;
        readNamed("--precision", "fp32, amp or fp16", vram::precisionNamed, m_setup.precision);
        std::optional<vram::Measure> measure;
        readNamed("--measure", "allocated, reserved or device", vram::measureNamed, measure);
        m_setup.measure = measure.value_or(vram::Measure::Device);
        if (m_arguments.has("--frozen-bn"))
            m_setup.normMode = vram::NormMode::Frozen;
        if (m_arguments.has("--ema"))
            m_setup.movingAverage = true;
        if (m_arguments.has("--checkpointing"))
            m_setup.checkpointing = true;
        if (!m_problem.empty())
            return complainUsage("vram", m_problem);
        return m_setup;
    }

private:
    void complainLater(std::string problem)
    {
        if (m_problem.empty())
            m_problem = std::move(problem);
    }

    void readSize()
    {
        const auto text = m_arguments.value("--input");
        if (!text)
            return;
        const auto size = parseSize(*text);
        if (!size)
            return complainLater("--input takes WIDTHxHEIGHT in pixels, each from 1 to "
                                 + std::to_string(kMostPixels) + ", as 1344x800");
        m_setup.imageWidth = size->first;
        m_setup.imageHeight = size->second;
    }

    template <typename Number>
    void readNumber(std::string_view option, unsigned smallest, unsigned largest, Number& number)
    {
        const auto text = m_arguments.value(option);
        if (!text)
            return;
        const auto value = parseNumber(*text, smallest, largest);
        if (value)
            number = static_cast<Number>(*value);
        else
            complainLater(std::string(option) + " takes a number from " + std::to_string(smallest)
                          + " to " + std::to_string(largest));
    }

    template <typename Value>
    void readNamed(std::string_view option, std::string_view names,
                   std::optional<Value> (*parse)(std::string_view), std::optional<Value>& value)
    {
        const auto text = m_arguments.value(option);
        if (!text)
            return;
        value = parse(*text);
        if (!value)
            complainLater(std::string(option) + " takes " + std::string(names));
    }

    const Arguments& m_arguments;
    TrainingSetup m_setup;
    std::string m_problem;
};

OrExit<Planned> planModel(const std::string& name, TrainingSetup setup)
{
    const std::string framework = setup.framework;
    const auto found = vram::findArchitecture(name, framework, setup);
    if (!found)
        return complainUsage("vram", printable(found.error().detail));
    const Result<TrainingSetup> complete = vram::resolveSetup(*found, setup);
    if (!complete)
        return complainUsage("vram", printable(complete.error().detail));
    Result<vram::LayerGraph> graph = vram::expandArchitecture(*found, *complete);
    if (!graph) {
        complain(printable(graph.error().message()));
        return ExitCode::NothingReadable;
    }
    return Planned{found->name, found->family, std::move(*graph), *complete};
}

/// Why a file's model was not planned, and what to exit with.
struct Refusal {
    std::string reason;
    bool isUsage = false; ///< an option would help
};

std::variant<Planned, Refusal> planFileModel(const vram::FileModel& model,
                                             const TrainingSetup& wishes)
{
    const Result<TrainingSetup> setup = vram::completeSetup(model, wishes);
    if (!setup)
        return Refusal{printable(setup.error().detail), true};
    Result<vram::LayerGraph> graph = model.expand(*setup);
    if (!graph)
        return Refusal{printable(graph.error().message())};
    return Planned{model.info().name, model.info().family, std::move(*graph), *setup};
}

/// Plans the first of the configurations that are tried; remembers why the first one was not.
class ConfigPlanner {
public:
    ConfigPlanner(std::string path, const TrainingSetup& wishes)
        : m_wishes(wishes), m_refusal{printable(path) + ": holds no configuration of a model"}
    {
    }

    /// `origin` is told where the configuration is not the file itself.
    std::optional<Planned> attempt(const ConfigDocument& config, std::string_view origin = {})
    {
        const auto model = vram::modelFromConfig(config, std::max(m_wishes.replicas, 1));
        if (!model) {
            refuse({printable(model.error().message())});
            return std::nullopt;
        }
        std::variant<Planned, Refusal> planned = planFileModel(**model, m_wishes);
        if (auto* refusal = std::get_if<Refusal>(&planned)) {
            refuse(std::move(*refusal));
            m_hasModel = true;
            return std::nullopt;
        }
        auto& made = std::get<Planned>(planned);
        if (!origin.empty())
            made.graph.remarks.push_back("planned from " + std::string(origin));
        return std::move(made);
    }

    ExitCode complainOfAll() const
    {
        if (m_refusal.isUsage)
            return complainUsage("vram", m_refusal.reason);
        complain(m_refusal.reason);
        return ExitCode::NothingReadable;
    }

private:
    void refuse(Refusal refusal)
    {
        if (!m_hasModel)
            m_refusal = std::move(refusal);
    }

    const TrainingSetup& m_wishes;
    Refusal m_refusal;
    bool m_hasModel = false; ///< m_refusal is of a model
};

/// The networks that the event files of a run tell of.
std::optional<Planned> planRun(const Run& run, ConfigPlanner& planner)
{
    if (!mayHoldModels(run))
        return std::nullopt;
    for (const FileReport& file : run.files) {
        SilentMonitor monitor;
        const Result<EventModels> models = eventModels(file, monitor);
        if (!models) {
            complain(printable(models.error().message()));
            continue;
        }
        for (const Error& error : models->errors)
            complain(printable(error.message()));
        for (const ConfigDocumentPtr& document : models->documents) {
            const std::string origin = std::string(toString(document->kind)) + " in " + file.path;
            if (auto planned = planner.attempt(*document, origin))
                return planned;
        }
    }
    return std::nullopt;
}

/// The first configuration at `path` that describes a network, then what its event files tell.
OrExit<Planned> planConfig(const std::string& path, const TrainingSetup& wishes,
                           const Arguments& arguments)
{
    Arguments files = arguments;
    files.paths = {path};
    const Loaded loaded = loadPaths("vram", files);
    if (const auto* code = std::get_if<ExitCode>(&loaded))
        return *code;
    const CaseData& data = *std::get<CasePtr>(loaded);
    ConfigPlanner planner(path, wishes);
    for (const auto& config : data.configs) {
        const bool isTheFile = data.configs.size() == 1 && data.runs.empty();
        const std::string_view origin = isTheFile ? std::string_view() : config->file.path;
        if (auto planned = planner.attempt(*config, origin))
            return std::move(*planned);
    }
    for (const RunPtr& run : data.runs) {
        if (auto planned = planRun(*run, planner))
            return std::move(*planned);
    }
    return planner.complainOfAll();
}

/// The one that was asked for, or all.
OrExit<std::vector<vram::Gpu>> chosenGpus(const Arguments& arguments)
{
    const auto name = arguments.value("--gpu");
    if (!name)
        return std::vector<vram::Gpu>(vram::gpus().begin(), vram::gpus().end());
    const Result<vram::Gpu> gpu = vram::findGpu(*name);
    if (!gpu)
        return complainUsage("vram", printable(gpu.error().detail));
    return std::vector<vram::Gpu>{*gpu};
}

ExitCode listModels(const Arguments& arguments)
{
    return writeOutput(
        [&arguments](TextSink& sink) {
            if (arguments.has("--json"))
                writeVramModelsJson(sink, vram::architectures());
            else
                writeVramModelsText(sink, vram::architectures());
        },
        ExitCode::Good);
}

ExitCode report(const Planned& planned, std::vector<vram::Gpu> gpus, const Arguments& arguments)
{
    const Result<vram::Estimate> estimate = vram::estimate(planned.graph, planned.setup);
    if (!estimate) {
        complain(printable(estimate.error().message()));
        return ExitCode::Usage;
    }
    Result<std::vector<vram::MaxBatch>> batches =
        vram::maxBatches(planned.graph, estimate->setup, gpus);
    if (!batches) {
        complain(printable(batches.error().message()));
        return ExitCode::Usage;
    }
    const VramReport report{.model = planned.model,
                            .family = planned.family,
                            .graph = planned.graph,
                            .estimate = *estimate,
                            .gpus = std::move(gpus),
                            .maxBatches = std::move(*batches),
                            .hasChosenGpu = arguments.has("--gpu"),
                            .listsLayers = arguments.has("--layers")};
    return writeOutput(
        [&](TextSink& sink) {
            if (arguments.has("--json"))
                writeVramJson(sink, report);
            else
                writeVramText(sink, report, {.width = 100, .colour = wantsColour()});
        },
        ExitCode::Good);
}

ExitCode runVram(const Arguments& arguments)
{
    if (arguments.has("--demo"))
        return complainUsage("vram", "the demo case has no model to plan; give --model NAME");
    if (!arguments.paths.empty())
        return complainUsage("vram", "name the model with --model NAME");
    if (arguments.has("--list-models"))
        return listModels(arguments);
    const auto model = arguments.value("--model");
    const auto config = arguments.value("--config");
    if (model.has_value() == config.has_value())
        return complainUsage("vram",
                             "give --model NAME or --config FILE; --list-models lists the names");
    const OrExit<TrainingSetup> setup = SetupReader(arguments).read();
    if (const auto* code = std::get_if<ExitCode>(&setup))
        return *code;
    OrExit<std::vector<vram::Gpu>> gpus = chosenGpus(arguments);
    if (const auto* code = std::get_if<ExitCode>(&gpus))
        return *code;
    const TrainingSetup& wishes = std::get<TrainingSetup>(setup);
    const OrExit<Planned> planned =
        model ? planModel(*model, wishes) : planConfig(*config, wishes, arguments);
    if (const auto* code = std::get_if<ExitCode>(&planned))
        return *code;
    return report(std::get<Planned>(planned), std::get<std::vector<vram::Gpu>>(std::move(gpus)),
                  arguments);
}

} // namespace

Command vramCommand()
{
    return {
        .name = "vram",
        .synopsis = "--model NAME | --config FILE [--input WxH] [--batch N] [--framework NAME] "
                    "[--gpu NAME]",
        .summary = "GPU memory of a training: what it is made of, what fits",
        .details = "Plans the memory of one training step: layer by layer, through the allocator "
                   "of the\nframework. What is not given is what the code base does by itself; the "
                   "same model\ntakes twice as much in one as in another. NAME is that of the zoo "
                   "or of one of its\nconfigurations (faster_rcnn_r50_fpn_1x_coco).\n",
        .options =
            {{"--model", "", "NAME", "the model"},
             {"--config", "", "FILE",
              "the model in a pipeline.config, an Ultralytics YAML, a Keras JSON, an ONNX file, a "
              "graph of TensorFlow (.pb), an event file or the folder of a run"},
             {"--list-models", "", "", "the models that are known, and nothing else"},
             {"--framework", "", "NAME",
              "the code base: tensorflow, torchvision, detectron2, mmdetection, mmyolo, "
              "ultralytics"},
             {"--input", "", "WxH", "what goes into the network, in pixels, after padding"},
             {"--batch", "", "N", "images on one device in one step"},
             {"--precision", "", "NAME", "fp32, amp or fp16"},
             {"--optimizer", "", "NAME", "sgd, momentum, adam, adamw, ..."},
             {"--frozen-bn", "", "", "batch normalisation as a fixed scale and shift"},
             {"--freeze", "", "STAGES", "stages of the backbone that are not trained; 1: the stem"},
             {"--classes", "", "N", "classes without the background"},
             {"--boxes", "", "N", "the most boxes in one image of the training"},
             {"--replicas", "", "N", "devices that train together"},
             {"--ema", "", "", "keep a moving average of the weights"},
             {"--checkpointing", "", "", "compute activations again in the backward pass"},
             {"--accumulate", "", "N", "batches whose gradients are added up"},
             {"--allocator", "", "NAME", "caching, expandable, bfc or bfc-growth"},
             {"--measure", "", "NAME",
              "what the figure is compared with: allocated, reserved or device (without it)"},
             {"--gpu", "", "NAME", "the largest batch for this device only, or for a size: 24GB"},
             {"--layers", "", "", "list every layer"},
             {"--json", "", "", "print JSON (schema faultline/vram/1)"}},
        .examples =
            {"faultline-cli vram --model retinanet_r50_fpn --framework mmdetection",
             "faultline-cli vram --model yolov8_s --input 640x640 --batch 16 --precision amp "
             "--gpu T4"},
        .run = runVram,
    };
}

} // namespace faultline::cli
