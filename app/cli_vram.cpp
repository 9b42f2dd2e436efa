// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli_vram_plan.h"
#include "model/report/plain_text.h"
#include "model/report/vram_report.h"
#include "model/vram/architectures.h"
#include "model/vram/hardware.h"

#include <optional>
#include <utility>
#include <variant>
#include <vector>

namespace faultline::cli {

namespace {

using vram::TrainingSetup;

/// The one that was asked for, or all.
OrExit<std::vector<vram::Gpu>> chosenGpus(const Arguments& arguments)
{
    const auto name = arguments.value("--gpu");
    if (!name)
        return std::vector<vram::Gpu>(vram::gpus().begin(), vram::gpus().end());
    const Result<vram::Gpu> gpu = vram::findGpu(*name);
    if (!gpu)
        return complainUsage("vram", printable(toEnglish(gpu.error().detail)));
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

/// What the peak and its band are worth without anything measured, and with it.
Result<vram::Estimate> estimateOf(const PlannedTraining& planned, VramReport& report)
{
    Result<vram::Estimate> estimate = vram::estimate(planned.graph, planned.setup);
    if (!estimate)
        return estimate;
    estimate->remarks.insert(estimate->remarks.end(), planned.remarks.begin(),
                             planned.remarks.end());
    report.modelAlone = {.peakBytes = estimate->peakBytes, .interval = estimate->interval};
    report.calibration = planned.calibration;
    if (planned.calibration)
        return vram::calibrated(*std::move(estimate), *planned.calibration);
    return estimate;
}

vram::PlannedRun runOf(const PlannedTraining& planned)
{
    return {.model = planned.model,
            .expand = planned.expand,
            .setup = planned.setup,
            .calibration = planned.calibration};
}

/// The training of --against, and why the planned one takes more or less than it.
OrExit<std::optional<VramDifference>> differenceOf(const PlannedTraining& now,
                                                   const TrainingSetup& wishes,
                                                   const Arguments& arguments)
{
    const auto config = arguments.value("--against");
    const auto dataset = arguments.value("--against-dataset");
    if (!config && !dataset)
        return std::optional<VramDifference>();
    const auto facts = readFacts(arguments, dataset ? dataset : arguments.value("--dataset"));
    if (const auto* code = std::get_if<ExitCode>(&facts))
        return *code;
    // Options are of the training that is planned; of the other, those that make them comparable.
    TrainingSetup asked = config ? TrainingSetup{} : wishes;
    asked.framework = wishes.framework;
    asked.replicas = wishes.replicas;
    asked.measure = wishes.measure;
    const OrExit<PlannedTraining> before =
        planTraining(arguments, config ? config : arguments.value("--config"), asked,
                     std::get<std::optional<vram::DatasetFacts>>(facts));
    if (const auto* code = std::get_if<ExitCode>(&before))
        return *code;
    Result<vram::Explanation> why =
        vram::explainDifference(runOf(std::get<PlannedTraining>(before)), runOf(now));
    if (!why) {
        complain(printable(why.error().message()));
        return ExitCode::Usage;
    }
    return std::optional(VramDifference{.before = config ? *config : *dataset,
                                        .remarks = std::get<PlannedTraining>(before).remarks,
                                        .explanation = *std::move(why)});
}

ExitCode report(const PlannedTraining& planned, std::vector<vram::Gpu> gpus,
                std::optional<VramDifference> difference, const Arguments& arguments)
{
    vram::Estimate shown;
    VramReport report{.model = planned.model,
                      .family = planned.family,
                      .graph = planned.graph,
                      .estimate = shown,
                      .gpus = std::move(gpus),
                      .maxBatches = {},
                      .hasChosenGpu = arguments.has("--gpu"),
                      .listsLayers = arguments.has("--layers"),
                      .modelAlone = {},
                      .calibration = {},
                      .difference = std::move(difference)};
    Result<vram::Estimate> estimate = estimateOf(planned, report);
    if (!estimate) {
        complain(printable(estimate.error().message()));
        return ExitCode::Usage;
    }
    shown = *std::move(estimate);
    Result<std::vector<vram::MaxBatch>> batches =
        vram::maxBatches(planned.graph, shown.setup, report.gpus, planned.calibration.get());
    if (!batches) {
        complain(printable(batches.error().message()));
        return ExitCode::Usage;
    }
    report.maxBatches = *std::move(batches);
    return writeOutput(
        [&](TextSink& sink) {
            if (arguments.has("--json"))
                writeVramJson(sink, report);
            else
                writeVramText(sink, report, {.width = 100, .colour = wantsColour()});
        },
        ExitCode::Good);
}

ExitCode planAndReport(const TrainingSetup& wishes, std::vector<vram::Gpu> gpus,
                       const Arguments& arguments)
{
    const auto facts = readFacts(arguments, arguments.value("--dataset"));
    if (const auto* code = std::get_if<ExitCode>(&facts))
        return *code;
    OrExit<PlannedTraining> plan = planTraining(arguments, arguments.value("--config"), wishes,
                                                std::get<std::optional<vram::DatasetFacts>>(facts));
    if (const auto* code = std::get_if<ExitCode>(&plan))
        return *code;
    OrExit<PlannedTraining> measured =
        withMeasurements(std::get<PlannedTraining>(std::move(plan)), arguments);
    if (const auto* code = std::get_if<ExitCode>(&measured))
        return *code;
    const auto& planned = std::get<PlannedTraining>(measured);
    OrExit<std::optional<VramDifference>> difference = differenceOf(planned, wishes, arguments);
    if (const auto* code = std::get_if<ExitCode>(&difference))
        return *code;
    return report(planned, std::move(gpus),
                  std::get<std::optional<VramDifference>>(std::move(difference)), arguments);
}

ExitCode runVram(const Arguments& arguments)
{
    if (arguments.has("--demo"))
        return complainUsage("vram", "the demo case has no model to plan; give --model NAME");
    if (!arguments.paths.empty())
        return complainUsage("vram", "name the model with --model NAME");
    if (arguments.has("--list-models"))
        return listModels(arguments);
    if (arguments.has("--model") == arguments.has("--config"))
        return complainUsage("vram",
                             "give --model NAME or --config FILE; --list-models lists the names");
    const OrExit<TrainingSetup> setup = readSetup(arguments);
    if (const auto* code = std::get_if<ExitCode>(&setup))
        return *code;
    OrExit<std::vector<vram::Gpu>> gpus = chosenGpus(arguments);
    if (const auto* code = std::get_if<ExitCode>(&gpus))
        return *code;
    return planAndReport(std::get<TrainingSetup>(setup),
                         std::get<std::vector<vram::Gpu>>(std::move(gpus)), arguments);
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
             {"--measured", "", "BYTES@BATCH",
              "what was measured at a batch, as --measure counts: 10.2GiB@16; several with commas"},
             {"--calibrate", "", "PATH",
              "peaks that a log, an event run, a memory snapshot or profile of the run tells"},
             {"--measured-batch", "", "N", "the batch of that run, if it is not that of the plan"},
             {"--dataset", "", "PATH",
              "take boxes and sizes of images from this dataset, where no option says them"},
             {"--against", "", "PATH",
              "why it takes more or less than what this configuration or run describes"},
             {"--against-dataset", "", "PATH", "the dataset that the other training had"},
             {"--gpu", "", "NAME", "the largest batch for this device only, or for a size: 24GB"},
             {"--layers", "", "", "list every layer"},
             {"--json", "", "", "print JSON (schema faultline/vram/1)"}},
        .examples =
            {"faultline-cli vram --model retinanet_r50_fpn --framework mmdetection",
             "faultline-cli vram --model yolov8_s --input 640x640 --batch 16 --precision amp "
             "--gpu T4",
             "faultline-cli vram --model yolov8_s --batch 16 --measured 10.2GiB@16",
             "faultline-cli vram --config now/pipeline.config --against before/pipeline.config"},
        .run = runVram,
    };
}

} // namespace faultline::cli
