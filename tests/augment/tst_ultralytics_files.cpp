// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/pipeline_files.h"
#include "model/augment/ultralytics/close_mosaic.h"
#include "model/readers/config/config_tree_reader.h"
#include "tests/support/read_artifacts.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace faultline::augment {
namespace {

ConfigDocumentPtr configOf(const std::string& text, const std::string& name = "args.yaml")
{
    const test::ReadResult read = test::readBytes(*makeConfigTreeReader(), text, name);
    EXPECT_FALSE(read.failed);
    return read.artifacts.configs.empty() ? nullptr : read.artifacts.configs.front();
}

Pipeline pipelineOf(const std::string& text, const std::string& name = "args.yaml")
{
    const ConfigDocumentPtr config = configOf(text, name);
    Result<Pipeline> pipeline = ultralyticsPipeline(*config);
    EXPECT_TRUE(pipeline);
    return pipeline ? *pipeline : Pipeline{};
}

const PipelineStep* stepOf(const Pipeline& pipeline, const std::string& name)
{
    const auto found =
        std::find_if(pipeline.steps.begin(), pipeline.steps.end(),
                     [&](const auto& step) { return step.transform == "ultralytics/" + name; });
    return found == pipeline.steps.end() ? nullptr : &*found;
}

double valueOf(const Pipeline& pipeline, const std::string& name, const std::string& parameter)
{
    const PipelineStep* step = stepOf(pipeline, name);
    const TransformInfo* info = findTransform("ultralytics/" + name);
    if (step == nullptr || info == nullptr)
        return -1.0;
    return ParameterReader(info->parameters, step->parameters).real(parameter);
}

const std::string kArgs = "task: detect\nmode: train\nimgsz: 320\nclose_mosaic: 10\n"
                          "hsv_h: 0.02\nhsv_s: 0.6\ndegrees: 5\nscale: 0.9\nfliplr: 0.25\n"
                          "mosaic: 0.5\nmixup: 0.1\ncutmix: 0.2\ncopy_paste: 0.3\n";

TEST(UltralyticsFiles, ReadsArgsWithDefaults)
{
    const Pipeline pipeline = pipelineOf(kArgs);
    EXPECT_EQ(pipeline.library, Library::Ultralytics);
    EXPECT_EQ(pipeline.version, "8");
    EXPECT_DOUBLE_EQ(valueOf(pipeline, "letterbox", "imgsz"), 320.0);
    EXPECT_DOUBLE_EQ(valueOf(pipeline, "random_hsv", "hsv_h"), 0.02);
    EXPECT_DOUBLE_EQ(valueOf(pipeline, "random_hsv", "hsv_v"), 0.4) << "not written: the default";
    EXPECT_DOUBLE_EQ(valueOf(pipeline, "random_perspective", "degrees"), 5.0);
    EXPECT_DOUBLE_EQ(valueOf(pipeline, "mosaic", "mosaic"), 0.5);
    EXPECT_DOUBLE_EQ(valueOf(pipeline, "cutmix", "cutmix"), 0.2);
    EXPECT_EQ(stepOf(pipeline, "fliplr")->line, 9U);
    EXPECT_FALSE(stepOf(pipeline, "albumentations")->enabled);
    EXPECT_FALSE(stepOf(pipeline, "random_hsv")->parameters.contains("hue")) << "8.3.79 and later";
}

TEST(UltralyticsFiles, KnowsOlderReleasesByWhatTheyLack)
{
    std::string text = kArgs;
    text.erase(text.find("cutmix: 0.2\n"), 12);
    const Pipeline pipeline = pipelineOf(text);
    EXPECT_EQ(toText(stepOf(pipeline, "random_hsv")->parameters.at("hue")), "multiply");
    const Pipeline old = pipelineOf("lr0: 0.01\nlrf: 0.01\nmomentum: 0.9\nwarmup_bias_lr: 0.1\n"
                                    "mosaic: 0.0\nfliplr: 0.5\n",
                                    "hyp.yaml");
    EXPECT_EQ(old.version, "5");
    EXPECT_EQ(stepOf(old, "cutmix"), nullptr);
    EXPECT_DOUBLE_EQ(valueOf(old, "mosaic", "mosaic"), 0.0);
}

TEST(UltralyticsFiles, MovesCopyPasteByItsMode)
{
    const Pipeline pipeline = pipelineOf(kArgs + "copy_paste_mode: mixup\n");
    const auto place = [&](const std::string& name) {
        return stepOf(pipeline, name) - pipeline.steps.data();
    };
    EXPECT_EQ(place("copy_paste"), place("random_perspective") + 1);
    EXPECT_LT(place("copy_paste"), place("mixup"));
}

TEST(UltralyticsFiles, NamesWhatIsNotReproduced)
{
    const Pipeline pipeline =
        pipelineOf("task: classify\nmode: train\nimgsz: 320\nmulti_scale: True\nmosaic: lots\n");
    int leftOut = 0;
    bool namesValue = false;
    for (const PipelineRemark& remark : pipeline.remarks) {
        leftOut += remark.isLeftOut ? 1 : 0;
        namesValue = namesValue || toEnglish(remark.text).find("lots") != std::string::npos;
    }
    EXPECT_EQ(leftOut, 2);
    EXPECT_TRUE(namesValue);
}

TEST(UltralyticsFiles, RectMixesNothing)
{
    const Pipeline pipeline = pipelineOf(kArgs + "rect: True\n");
    EXPECT_FALSE(stepOf(pipeline, "mosaic")->enabled);
    EXPECT_FALSE(stepOf(pipeline, "mixup")->enabled);
    EXPECT_TRUE(stepOf(pipeline, "random_hsv")->enabled);
}

TEST(UltralyticsFiles, ADatasetFileDescribesNoPipeline)
{
    const ConfigDocumentPtr config = configOf("names: [a]\nnc: 1\ntrain: images\n", "data.yaml");
    EXPECT_FALSE(describesUltralyticsPipeline(*config));
    EXPECT_FALSE(ultralyticsPipeline(*config));
}

/// Steps that do something, with all parameters.
std::vector<std::string> effectOf(const Pipeline& pipeline)
{
    std::vector<std::string> lines;
    for (const PipelineStep& step : pipeline.steps) {
        const TransformInfo* info = findTransform(step.transform);
        if (!step.enabled || info == nullptr)
            continue;
        std::string line = step.transform;
        for (const ParameterInfo& parameter : info->parameters)
            line += " " + std::string(parameter.name) + "="
                    + ParameterReader(info->parameters, step.parameters).text(parameter.name);
        lines.push_back(line);
    }
    return lines;
}

TEST(UltralyticsFiles, WritesWhatItReadsBackEqually)
{
    std::string older = kArgs;
    older.erase(older.find("cutmix: 0.2\n"), 12);
    for (const std::string& text :
         {kArgs, older, kArgs + "copy_paste_mode: mixup\n", kArgs + "perspective: 0.0005\n"}) {
        const Pipeline pipeline = pipelineOf(text);
        std::vector<PipelineRemark> remarks;
        const std::string written = writePipeline(pipeline, "ultralytics", remarks);
        EXPECT_TRUE(remarks.empty());
        EXPECT_EQ(effectOf(pipelineOf(written)), effectOf(pipeline)) << written;
    }
    const Pipeline old = pipelineOf("lr0: 0.01\nlrf: 0.01\nmomentum: 0.9\nwarmup_bias_lr: 0.1\n"
                                    "mosaic: 0.25\nfliplr: 0.5\nmixup: 0.1\n",
                                    "hyp.yaml");
    std::vector<PipelineRemark> remarks;
    const std::string written = writePipeline(old, "ultralytics", remarks);
    EXPECT_EQ(effectOf(pipelineOf(written, "hyp.yaml")), effectOf(old)) << written;
}

TEST(UltralyticsFiles, WritesZeroForStepsThatAreOff)
{
    Pipeline pipeline = pipelineOf(kArgs);
    pipeline = withoutMixing(pipeline);
    std::vector<PipelineRemark> remarks;
    const Pipeline back = pipelineOf(writePipeline(pipeline, "ultralytics", remarks));
    EXPECT_DOUBLE_EQ(valueOf(back, "mosaic", "mosaic"), 0.0);
    EXPECT_DOUBLE_EQ(valueOf(back, "mixup", "mixup"), 0.0);
    EXPECT_DOUBLE_EQ(valueOf(back, "fliplr", "fliplr"), 0.25);
}

TEST(UltralyticsFiles, SaysThatSettingsKnowNoOrder)
{
    Pipeline pipeline = pipelineOf(kArgs);
    std::reverse(pipeline.steps.begin(), pipeline.steps.end());
    std::vector<PipelineRemark> remarks;
    static_cast<void>(writePipeline(pipeline, "ultralytics", remarks));
    EXPECT_EQ(remarks.size(), 1U);
}

} // namespace
} // namespace faultline::augment
