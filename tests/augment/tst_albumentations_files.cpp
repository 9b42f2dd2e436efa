// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/pipeline_files.h"
#include "model/augment/run_pipeline.h"
#include "tests/augment/albumentations_support.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace faultline {

using namespace augment;
using namespace test;

namespace {

bool isEqual(const PipelineStep& a, const PipelineStep& b)
{
    return a.transform == b.transform && a.parameters == b.parameters
           && std::equal(a.children.begin(), a.children.end(), b.children.begin(), b.children.end(),
                         isEqual);
}

bool isEqual(const Pipeline& a, const Pipeline& b)
{
    return a.version == b.version && a.boxRules == b.boxRules
           && std::equal(a.steps.begin(), a.steps.end(), b.steps.begin(), b.steps.end(),
                         [](const auto& x, const auto& y) { return isEqual(x, y); });
}

bool hasRemark(const Pipeline& pipeline, std::string_view part, bool isLeftOut)
{
    return std::any_of(pipeline.remarks.begin(), pipeline.remarks.end(), [&](const auto& remark) {
        return remark.isLeftOut == isLeftOut
               && (remark.step + ": " + toEnglish(remark.text)).find(part) != std::string::npos;
    });
}

const std::string kOld = R"({"__version__": "1.3.1", "transform": {
"__class_fullname__": "albumentations.core.composition.Compose", "p": 1.0, "transforms": [
{"__class_fullname__": "albumentations.augmentations.transforms.HorizontalFlip",
 "always_apply": false, "p": 0.25},
{"__class_fullname__": "OneOf", "p": 0.5, "transforms": [
 {"__class_fullname__": "Affine", "always_apply": false, "p": 0.5, "interpolation": 1,
  "mask_interpolation": 0, "cval": 0, "mode": 0, "scale": {"x": [0.5, 1.5], "y": [1.0, 1.0]},
  "translate_percent": null, "translate_px": {"x": [-3, 3], "y": [0, 0]}, "rotate": [10, 10],
  "fit_output": false, "shear": {"x": [0.0, 0.0], "y": [0.0, 0.0]}, "cval_mask": 0,
  "keep_ratio": false, "rotate_method": "ellipse"},
 {"__class_fullname__": "Blur", "always_apply": true, "p": 0.5, "blur_limit": 5}]},
{"__class_fullname__": "ShiftScaleRotate", "always_apply": false, "p": 0.5,
 "shift_limit_x": [-0.0625, 0.0625], "shift_limit_y": [-0.1, 0.1],
 "scale_limit": [-0.09999999999999998, 0.10000000000000009], "rotate_limit": [-45, 45],
 "interpolation": 2, "border_mode": 4, "value": null, "mask_value": null,
 "rotate_method": "largest_box"},
{"__class_fullname__": "Lambda", "__name__": "mine", "always_apply": false, "p": 1.0},
{"__class_fullname__": "my.own.Thing", "p": 0.5}],
"bbox_params": {"format": "coco", "label_fields": ["labels"], "min_area": 16.0,
 "min_visibility": 0.1, "min_width": 0.0, "min_height": 0.0, "check_each_transform": true},
"keypoint_params": null, "additional_targets": {"image0": "image"}, "is_check_shapes": true}})";

} // namespace

TEST(AlbumentationsFiles, AreReadWithTheirVersionRulesAndNestedSteps)
{
    const Pipeline pipeline = pipelineOf(kOld);
    EXPECT_EQ(pipeline.library, Library::Albumentations);
    EXPECT_EQ(pipeline.version, "1.3.1");
    ASSERT_EQ(pipeline.steps.size(), 3U);
    EXPECT_EQ(pipeline.steps[0].transform, "albumentations/HorizontalFlip");
    EXPECT_EQ(pipeline.steps[0].parameters, (Parameters{{"p", 0.25}}));
    EXPECT_EQ(pipeline.steps[0].line, 3U);
    const PipelineStep& choice = pipeline.steps[1];
    ASSERT_EQ(choice.children.size(), 2U);
    const Parameters& affine = choice.children[0].parameters;
    EXPECT_EQ(affine.at("scale.x"), Value(std::vector<double>{0.5, 1.5}));
    EXPECT_EQ(affine.at("translate_px.x"), Value(std::vector<double>{-3, 3}));
    EXPECT_EQ(affine.at("rotate"), Value(std::vector<double>{10, 10}));
    EXPECT_EQ(affine.at("rotate_method"), Value(std::string("ellipse")));
    EXPECT_EQ(choice.children[1].parameters.at("blur_limit"), Value(std::vector<double>{3, 5}));
    EXPECT_EQ(choice.children[1].parameters.at("always_apply"), Value(true));
    const Parameters& shift = pipeline.steps[2].parameters;
    EXPECT_EQ(shift.at("interpolation"), Value(std::string("cubic")));
    EXPECT_EQ(shift.count("scale_limit"), 0U) << "the default but for rounding";
    EXPECT_EQ(pipeline.boxRules.at("min_area"), Value(16.0));
    EXPECT_EQ(pipeline.boxRules.at("format"), Value(std::string("coco")));
    EXPECT_TRUE(hasRemark(pipeline, "Lambda: Left out: its code", true));
    EXPECT_TRUE(hasRemark(pipeline, "my.own.Thing: Left out", true));
    EXPECT_TRUE(hasRemark(pipeline, "Additional targets", false));
    EXPECT_EQ(pipeline.remarks.size(), 3U);
}

TEST(AlbumentationsFiles, WrittenInEitherFormReadBackEqual)
{
    const Pipeline pipeline = pipelineOf(kOld);
    for (const PipelineFileForm& form : pipelineFileForms(Library::Albumentations)) {
        std::vector<PipelineRemark> remarks;
        const std::string text = writePipeline(pipeline, form.id, remarks);
        EXPECT_TRUE(remarks.empty());
        const Pipeline again = pipelineOf(text, "aug." + std::string(form.extension));
        EXPECT_TRUE(isEqual(pipeline, again)) << text;
        EXPECT_TRUE(again.remarks.empty()) << text;
    }
}

TEST(AlbumentationsFiles, HoldEveryTransformOfEveryVersionWithItsDefaults)
{
    for (const std::string_view version : {"1.3.1", "1.4.24", "2.0.8"}) {
        Pipeline pipeline;
        pipeline.library = Library::Albumentations;
        pipeline.version = version;
        pipeline.boxRules = {{"format", std::string("yolo")}, {"min_visibility", 0.25}};
        for (const TransformInfo& info : catalogue()) {
            if (info.library != Library::Albumentations)
                continue;
            PipelineStep step = stepOf(info.name);
            const std::vector<ParameterInfo> known = parametersFor(info, version);
            for (const auto& [name, value] : neededBy(info.name)) {
                if (findParameter(known, name) != nullptr)
                    step.parameters.emplace(name, value);
            }
            step.parameters["p"] = 0.125;
            Text why;
            if (info.make(step, version, why))
                pipeline.steps.push_back(std::move(step));
        }
        ASSERT_GE(pipeline.steps.size(), 40U);
        for (const PipelineFileForm& form : pipelineFileForms(Library::Albumentations)) {
            std::vector<PipelineRemark> remarks;
            const std::string text = writePipeline(pipeline, form.id, remarks);
            EXPECT_TRUE(remarks.empty());
            const Pipeline again = pipelineOf(text, "aug." + std::string(form.extension));
            EXPECT_TRUE(again.remarks.empty()) << version << ": " << again.remarks.front().step
                                               << ": " << toEnglish(again.remarks.front().text);
            ASSERT_EQ(again.steps.size(), pipeline.steps.size());
            for (std::size_t i = 0; i < again.steps.size(); ++i)
                EXPECT_TRUE(isEqual(pipeline.steps[i], again.steps[i]))
                    << version << " " << pipeline.steps[i].transform;
            EXPECT_EQ(again.boxRules, pipeline.boxRules);
        }
    }
}

TEST(AlbumentationsFiles, KeepTheProbabilityOfTheWholePipeline)
{
    const Pipeline pipeline =
        pipelineOf(R"({"__version__": "2.0.8", "transform": {"__class_fullname__": "Compose",
"p": 0.5, "transforms": [{"__class_fullname__": "VerticalFlip", "p": 1.0}], "bbox_params": null}})");
    ASSERT_EQ(pipeline.steps.size(), 1U);
    EXPECT_EQ(pipeline.steps[0].transform, "albumentations/Compose");
    ASSERT_EQ(pipeline.steps[0].children.size(), 1U);
    EXPECT_TRUE(hasRemark(pipeline, "Without bbox_params", false));
    std::vector<PipelineRemark> remarks;
    const Pipeline again = pipelineOf(writePipeline(pipeline, "albumentations-json", remarks));
    EXPECT_TRUE(isEqual(pipeline, again));
}

TEST(AlbumentationsFiles, OfOneTransformAloneAreOneStep)
{
    const Pipeline pipeline = pipelineOf(
        R"({"__version__": "2.0.8", "transform": {"__class_fullname__": "HueSaturationValue",
"p": 0.5, "hue_shift_limit": 10, "sat_shift_limit": [-5, 5], "val_shift_limit": "x",
"no_such": 3}})");
    ASSERT_EQ(pipeline.steps.size(), 1U);
    EXPECT_EQ(pipeline.steps[0].parameters.at("hue_shift_limit"),
              Value(std::vector<double>{-10, 10}));
    EXPECT_EQ(pipeline.steps[0].parameters.count("val_shift_limit"), 0U);
    EXPECT_TRUE(hasRemark(pipeline, "val_shift_limit: \"x\" is no number", false));
    EXPECT_TRUE(hasRemark(pipeline, "\"no_such\"", false));
}

TEST(AlbumentationsFiles, OfHugeDepthAndOddValuesAreBounded)
{
    std::string deep = R"({"__version__": "2.0.8", "transform": )";
    for (int i = 0; i < 45; ++i)
        deep += R"({"__class_fullname__": "Sequential", "transforms": [)";
    deep += R"({"__class_fullname__": "HorizontalFlip"})";
    for (int i = 0; i < 45; ++i)
        deep += "]}";
    deep += "}";
    EXPECT_TRUE(hasRemark(pipelineOf(deep), "Nested too deep", true));
    const Pipeline odd = pipelineOf(
        R"({"__version__": 7, "transform": {"__class_fullname__": "Compose", "transforms": [
{"__class_fullname__": "Resize", "height": 1e300, "width": -5, "interpolation": 99},
{"__class_fullname__": "Blur", "blur_limit": [3, 9, 5]},
{"__class_fullname__": "Normalize", "mean": [], "std": {}},
{"no": "name"}, 5, null]}})");
    std::vector<PipelineRemark> remarks;
    const CompiledPipeline compiled(odd, remarks);
    Sample sample = sampleWith({20, 10}, {1, 1, 5, 5});
    SeededRandom random(1, 1);
    compiled.run(sample, random);
    EXPECT_LE(sample.image.rows, kMaxSide);
    EXPECT_TRUE(hasRemark(odd, "Blur: blur_limit: two numbers", false));
}

} // namespace faultline
