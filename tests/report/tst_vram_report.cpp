// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/report/vram_report.h"
#include "model/vram/hardware.h"
#include "tests/support/graph_maker.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <memory>
#include <string>

namespace faultline {
namespace {

using nlohmann::json;

struct Planned {
    vram::LayerGraph graph = vram::resnetFpn(1344, 800);
    vram::Estimate estimate;
    std::vector<vram::Gpu> gpus{vram::gpus().begin(), vram::gpus().end()};
    std::vector<vram::MaxBatch> batches;

    Planned()
    {
        vram::TrainingSetup setup;
        setup.batchPerReplica = 2;
        setup.optimizer = "momentum";
        estimate = *vram::estimate(graph, setup);
        batches = *vram::maxBatches(graph, setup, gpus);
    }

    [[nodiscard]] VramReport report(bool listsLayers = false) const
    {
        return {.model = "resnet\x1b[2J",
                .family = "By hand",
                .graph = graph,
                .estimate = estimate,
                .gpus = gpus,
                .maxBatches = batches,
                .listsLayers = listsLayers};
    }
};

TEST(VramReport, JsonHoldsWhatTheSchemaPromises)
{
    const Planned planned;
    StringSink sink;
    writeVramJson(sink, planned.report());
    const json document = json::parse(sink.text(), nullptr, false);
    ASSERT_TRUE(document.is_object());
    EXPECT_EQ(document.at("schema"), "faultline/vram/1");
    EXPECT_EQ(document.at("peak_bytes"), planned.estimate.peakBytes);
    EXPECT_EQ(document.at("interval").at(0), planned.estimate.interval.low);
    EXPECT_EQ(document.at("interval").at(1), planned.estimate.interval.high);
    std::int64_t sum = 0;
    for (const auto& [id, bytes] : document.at("components").items()) {
        sum += bytes.get<std::int64_t>();
        EXPECT_TRUE(document.at("component_notes").contains(id)) << id;
    }
    EXPECT_EQ(sum, planned.estimate.peakBytes);
    EXPECT_EQ(document.at("max_batch").size(), planned.gpus.size());
    const json& t4 = document.at("max_batch").at("T4");
    EXPECT_LE(t4.at("certain"), t4.at("likely"));
    EXPECT_LE(t4.at("likely"), t4.at("possible"));
    EXPECT_EQ(document.at("setup").at("batch"), 2);
    EXPECT_EQ(document.at("setup").at("precision"), "fp32");
    EXPECT_FALSE(document.contains("layers"));
}

TEST(VramReport, ShowsWhatAMeasurementAddsToTheModel)
{
    Planned planned;
    const vram::PeakFigures model{.peakBytes = planned.estimate.peakBytes,
                                  .interval = planned.estimate.interval};
    const vram::MeasuredPeak peak{.bytes = model.peakBytes + (std::int64_t{300} << 20),
                                  .measure = planned.estimate.setup.measure,
                                  .batchPerReplica = 2,
                                  .isLowerBound = false,
                                  .source = "train.log"};
    const auto calibration = std::make_shared<const vram::Calibration>(
        *vram::calibrate(planned.graph, planned.estimate.setup, {&peak, 1}));
    planned.estimate = vram::calibrated(planned.estimate, *calibration);
    VramReport report = planned.report();
    report.modelAlone = model;
    report.calibration = calibration;
    StringSink sink;
    writeVramJson(sink, report);
    const json document = json::parse(sink.text(), nullptr, false);
    ASSERT_TRUE(document.is_object());
    EXPECT_EQ(document.at("peak_bytes"), peak.bytes);
    const json& shown = document.at("calibration");
    EXPECT_EQ(shown.at("model_peak_bytes"), model.peakBytes);
    EXPECT_EQ(shown.at("model_interval").at(1), model.interval.high);
    EXPECT_EQ(shown.at("unexplained_bytes"), std::int64_t{300} << 20);
    EXPECT_EQ(document.at("components").at("unexplained"), shown.at("unexplained_bytes"));
    EXPECT_EQ(shown.at("measurements").at(0).at("batch"), 2);
    StringSink text;
    writeVramText(text, report, {});
    for (const char* words :
         {"train.log", "the model alone: ", "not explained by it: +300 MiB", "not explained"})
        EXPECT_NE(text.text().find(words), std::string::npos) << words << "\n" << text.text();
}

TEST(VramReport, ShowsWhatEachChangeMakes)
{
    const Planned planned;
    VramReport report = planned.report();
    report.difference = VramDifference{
        .before = "old\x1b.config",
        .remarks = {{"The dataset has %1 pictures", {Quantity{100.0, Unit::Count}}}},
        .explanation = {.beforeBytes = 4'000'000'000,
                        .afterBytes = 6'500'000'000,
                        .changes = {{vram::SetupField::Batch, "16", "32", 2'000'000'000},
                                    {vram::SetupField::BoxesPerImage, "41", "212", 500'000'000}}}};
    StringSink sink;
    writeVramJson(sink, report);
    const json document = json::parse(sink.text(), nullptr, false);
    ASSERT_TRUE(document.is_object());
    const json& difference = document.at("difference");
    std::int64_t sum = 0;
    for (const json& change : difference.at("changes"))
        sum += change.at("bytes").get<std::int64_t>();
    EXPECT_EQ(sum, difference.at("bytes"));
    EXPECT_EQ(difference.at("changes").at(1).at("field"), "boxes_per_image");
    StringSink text;
    writeVramText(text, report, {});
    EXPECT_EQ(text.text().find('\x1b'), std::string::npos);
    for (const char* words : {"against old", "boxes per image", "212", "+", "100 pictures"})
        EXPECT_NE(text.text().find(words), std::string::npos) << words << "\n" << text.text();
}

TEST(VramReport, LayersAreListedOnRequest)
{
    const Planned planned;
    StringSink sink;
    writeVramJson(sink, planned.report(true));
    const json document = json::parse(sink.text(), nullptr, false);
    ASSERT_TRUE(document.is_object());
    ASSERT_EQ(document.at("layers").size(), planned.estimate.layers.size());
    std::int64_t parameters = 0;
    for (const json& layer : document.at("layers"))
        parameters += layer.at("parameters").get<std::int64_t>();
    EXPECT_EQ(parameters, document.at("parameters"));
}

TEST(VramReport, TextNamesEveryComponentAndEscapesNames)
{
    const Planned planned;
    StringSink sink;
    writeVramText(sink, planned.report(true), {});
    const std::string& text = sink.text();
    EXPECT_EQ(text.find('\x1b'), std::string::npos);
    EXPECT_NE(text.find("resnet\\x1b[2J"), std::string::npos);
    for (const char* words : {"weights", "gradients of activations", "workspace", "CUDA context",
                              "in nine of ten cases", "largest batch", "A100 80GB", "conv"})
        EXPECT_NE(text.find(words), std::string::npos) << words;
}

TEST(VramReport, ModelsAreListed)
{
    const std::vector<vram::ArchitectureInfo> models{{.name = "retinanet",
                                                      .family = "RetinaNet",
                                                      .framework = "mmdetection",
                                                      .otherNames = {"retina"},
                                                      .imageWidth = 1333,
                                                      .imageHeight = 800,
                                                      .batchPerReplica = 2}};
    StringSink text;
    writeVramModelsText(text, models);
    EXPECT_NE(text.text().find("retinanet"), std::string::npos);
    StringSink sink;
    writeVramModelsJson(sink, models);
    const json document = json::parse(sink.text(), nullptr, false);
    ASSERT_TRUE(document.is_object());
    EXPECT_EQ(document.at("schema"), "faultline/vram/1");
    EXPECT_EQ(document.at("models").at(0).at("name"), "retinanet");
    EXPECT_EQ(document.at("models").at(0).at("input").at(0), 1333);
}

} // namespace
} // namespace faultline
