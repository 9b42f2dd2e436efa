// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/pipeline_files.h"
#include "model/augment/python_call.h"
#include "model/augment/run_pipeline.h"
#include "tests/support/event_writer.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

// Pipelines that are written as Python: a call of ImageDataGenerator, a printed Compose.

namespace faultline::augment {
namespace {

using test::TempFolder;
using testing::ElementsAre;
using testing::IsEmpty;
using Numbers = std::vector<double>;

Result<Pipeline> pythonPipelineOf(const std::string& text, const std::string& name = "train.py")
{
    const TempFolder folder;
    folder.write(name, text);
    return readPipeline(folder.path() + "/" + name);
}

std::vector<std::string> stepsOf(const Pipeline& pipeline)
{
    std::vector<std::string> names;
    for (const PipelineStep& step : pipeline.steps)
        names.push_back(step.transform);
    return names;
}

std::vector<std::string> leftOutOf(const Pipeline& pipeline)
{
    std::vector<std::string> names;
    for (const PipelineRemark& remark : pipeline.remarks) {
        if (remark.isLeftOut)
            names.push_back(remark.step);
    }
    return names;
}

/// Every step can be made, and every parameter is one that it has.
void expectRunnable(const Pipeline& pipeline)
{
    std::vector<PipelineRemark> remarks;
    const CompiledPipeline compiled(pipeline, remarks);
    EXPECT_THAT(remarks, IsEmpty());
    EXPECT_EQ(compiled.stepIndices().size(), pipeline.steps.size());
    for (const PipelineStep& step : pipeline.steps) {
        const TransformInfo* info = findTransform(step.transform);
        ASSERT_NE(info, nullptr) << step.transform;
        for (const auto& [name, value] : step.parameters) {
            const auto known = parametersFor(*info, pipeline.version);
            EXPECT_TRUE(std::any_of(known.begin(), known.end(),
                                    [&name = name](const auto& one) { return one.name == name; }))
                << step.transform << " has no " << name;
        }
    }
}

TEST(PythonCall, ReadsValuesOfEveryKind)
{
    const auto call = parsePythonCall(
        "a.b.F(1, x = -2.5e1, s='it\\'s', t=\"(\", l=[1, (2, 3)], n=None, y=True,\n"
        "  q=1./255, # a comment, with a )\n  g=G(z=0)(w=4), f=lambda v: max(v, 1), r=3*4)",
        0);
    ASSERT_TRUE(call);
    EXPECT_EQ(call->text, "a.b.F");
    EXPECT_EQ(call->plainName(), "F");
    EXPECT_EQ(call->items.size(), 11U);
    EXPECT_EQ(call->items[0].number, 1.0);
    EXPECT_EQ(call->keywords[0], "");
    EXPECT_EQ(call->argument("x")->number, -25.0);
    EXPECT_EQ(call->argument("s")->text, "it's");
    EXPECT_EQ(call->argument("t")->text, "(");
    EXPECT_EQ(call->argument("l")->items[1].numbers(), (Numbers{2, 3}));
    EXPECT_THAT(call->argument("l")->numbers(), IsEmpty()) << "a list of lists is no numbers";
    EXPECT_EQ(call->argument("n")->kind, PythonValue::Kind::None);
    EXPECT_EQ(call->argument("y")->number, 1.0);
    EXPECT_DOUBLE_EQ(call->argument("q")->number, 1.0 / 255);
    EXPECT_EQ(call->argument("q")->line, 2U);
    EXPECT_EQ(call->argument("g")->argument("w")->number, 4.0);
    EXPECT_EQ(call->argument("f")->kind, PythonValue::Kind::Other);
    EXPECT_EQ(call->argument("r")->number, 12.0);
    EXPECT_EQ(call->argument("missing"), nullptr);
}

TEST(PythonCall, SurvivesWhateverIsWritten)
{
    const std::string good = "F(a=[1, 2], b=G(c='x', d=(3,)), e=-1/2)";
    for (std::size_t cut = 0; cut < good.size(); ++cut)
        EXPECT_FALSE(parsePythonCall(good.substr(0, cut), 0)) << cut;
    for (std::size_t at = 0; at < good.size(); ++at) {
        for (const char c : {'(', ')', '[', ']', '\'', '\0', '-', '=', ',', '\n'}) {
            std::string changed = good;
            changed[at] = c;
            (void)parsePythonCall(changed, 0);
        }
    }
    EXPECT_FALSE(parsePythonCall("F(" + std::string(100'000, '['), 0));
    std::string many = "F(";
    for (int i = 0; i < 20'000; ++i)
        many += "1,";
    EXPECT_FALSE(parsePythonCall(many + ")", 0));
    EXPECT_FALSE(parsePythonCall("F", 0));
    EXPECT_FALSE(parsePythonCall("", 0));
    EXPECT_EQ(parsePythonCall("F(1e999, 2**3, 1//2, 1+1)", 0)->items[1].kind,
              PythonValue::Kind::Other);
}

TEST(PythonCall, IsFoundWhereItIsACall)
{
    EXPECT_EQ(findPythonCall("x = keras.G(1)", "G"), 4U);
    EXPECT_EQ(findPythonCall("MyG(1)", "G"), std::string_view::npos);
    EXPECT_EQ(findPythonCall("class G(Base):", "G"), std::string_view::npos);
    EXPECT_EQ(findPythonCall("# G(1)\nG(2)", "G"), 7U);
}

/// A program with a generator and the pictures that go into it.
std::string programOf(const std::string& arguments,
                      const std::string& flow = "target_size=(150, 150)")
{
    return "from keras.preprocessing.image import ImageDataGenerator\n"
           "datagen = ImageDataGenerator("
           + arguments + ")\ntrain = datagen.flow_from_directory('data/train', " + flow + ")\n";
}

TEST(ImageDataGenerator, BecomesLayersThatComputeTheSame)
{
    const auto pipeline = pythonPipelineOf(R"(
from tensorflow.keras.preprocessing.image import ImageDataGenerator

test_datagen = ImageDataGenerator(rescale=1. / 255)
train_datagen = ImageDataGenerator(
    rescale=1. / 255,
    rotation_range=18,  # degrees
    horizontal_flip=True,
    vertical_flip=False,
    brightness_range=[0.8, 1.2],
    fill_mode='reflect')
train = train_datagen.flow_from_directory('data/train', target_size=(150, 150), batch_size=20)
)");
    ASSERT_TRUE(pipeline) << pipeline.error().message();
    EXPECT_EQ(pipeline->library, Library::Keras);
    ASSERT_THAT(stepsOf(*pipeline), ElementsAre("keras/Resizing", "keras/RandomRotation",
                                                "keras/RandomFlip", "keras/Rescaling"));
    EXPECT_EQ(std::get<std::int64_t>(pipeline->steps[0].parameters.at("height")), 150);
    EXPECT_EQ(std::get<std::string>(pipeline->steps[0].parameters.at("interpolation")), "nearest");
    EXPECT_EQ(std::get<Numbers>(pipeline->steps[1].parameters.at("factor")),
              (Numbers{-0.05, 0.05}));
    EXPECT_EQ(std::get<std::string>(pipeline->steps[1].parameters.at("fill_mode")), "reflect");
    EXPECT_EQ(std::get<std::string>(pipeline->steps[2].parameters.at("mode")), "horizontal");
    EXPECT_DOUBLE_EQ(std::get<double>(pipeline->steps[3].parameters.at("scale")), 1.0 / 255);
    EXPECT_EQ(pipeline->steps[1].line, 7U);
    EXPECT_THAT(leftOutOf(*pipeline), ElementsAre("brightness_range"));
    expectRunnable(*pipeline);
}

TEST(ImageDataGenerator, ZoomAndShiftHaveTheirOwnMeaning)
{
    const auto zoom = pythonPipelineOf(programOf("zoom_range=0.2", "class_mode='binary'"));
    ASSERT_TRUE(zoom);
    ASSERT_THAT(stepsOf(*zoom), ElementsAre("keras/Resizing", "keras/RandomZoom"));
    EXPECT_EQ(std::get<std::int64_t>(zoom->steps[0].parameters.at("width")), 256) << "the default";
    EXPECT_EQ(std::get<Numbers>(zoom->steps[1].parameters.at("height_factor")),
              (Numbers{-0.2, 0.2}));
    EXPECT_EQ(zoom->steps[1].parameters.at("width_factor"),
              zoom->steps[1].parameters.at("height_factor"));
    EXPECT_EQ(std::get<std::string>(zoom->steps[1].parameters.at("fill_mode")), "nearest");
    expectRunnable(*zoom);
    const auto ends = pythonPipelineOf(programOf("zoom_range=(0.5, 1.25)"));
    ASSERT_TRUE(ends);
    EXPECT_EQ(std::get<Numbers>(ends->steps.at(1).parameters.at("height_factor")),
              (Numbers{-0.5, 0.25}));
    const auto shift = pythonPipelineOf(programOf("height_shift_range=0.1, width_shift_range=.1"));
    ASSERT_TRUE(shift);
    ASSERT_THAT(stepsOf(*shift), ElementsAre("keras/Resizing", "keras/RandomTranslation"));
    EXPECT_EQ(std::get<Numbers>(shift->steps[1].parameters.at("height_factor")),
              (Numbers{-0.1, 0.1}));
    for (const char* other :
         {"width_shift_range=12, height_shift_range=12", "width_shift_range=0.1",
          "width_shift_range=0.1, height_shift_range=0.2", "width_shift_range=[-3, 3]"}) {
        const auto left = pythonPipelineOf(programOf(other));
        ASSERT_TRUE(left) << other;
        EXPECT_THAT(stepsOf(*left), ElementsAre("keras/Resizing")) << other;
        EXPECT_FALSE(leftOutOf(*left).empty()) << other;
    }
}

/// It warps about the middle of square pictures only, and fills as the layers do in two modes.
TEST(ImageDataGenerator, WarpsOnlyWhereTheLayersDoTheSame)
{
    for (const std::string& program :
         {programOf("rotation_range=20", "target_size=(150, 200)"),
          programOf("rotation_range=20, fill_mode='constant'"),
          programOf("rotation_range=20, fill_mode='wrap'"),
          programOf("rotation_range=20, interpolation_order=3"),
          programOf("rotation_range=20", "interpolation='bilinear'"),
          std::string("g = ImageDataGenerator(rotation_range=20)\ng.flow(x, y)\n")}) {
        const auto pipeline = pythonPipelineOf(program);
        ASSERT_TRUE(pipeline) << program;
        EXPECT_THAT(leftOutOf(*pipeline), ElementsAre("rotation_range")) << program;
    }
}

/// One warp of several is not several layers.
TEST(ImageDataGenerator, NamesWhatItCannotGive)
{
    const auto pipeline = pythonPipelineOf(programOf(
        "rotation_range=20, width_shift_range=0.2, height_shift_range=0.2,\n"
        " shear_range=0.2, zoom_range=0.2, horizontal_flip=True, channel_shift_range=10.,\n"
        " preprocessing_function=preprocess_input, samplewise_center=True, sparkle=3"));
    ASSERT_TRUE(pipeline);
    EXPECT_THAT(stepsOf(*pipeline), ElementsAre("keras/Resizing", "keras/RandomFlip"));
    EXPECT_THAT(leftOutOf(*pipeline),
                ElementsAre("rotation_range", "width_shift_range", "height_shift_range",
                            "shear_range", "zoom_range", "channel_shift_range",
                            "preprocessing_function", "samplewise_center", "sparkle"));
}

TEST(ImageDataGenerator, IsReadFromItsArgumentsAlone)
{
    const auto json = pythonPipelineOf(R"({"rotation_range": 36, "horizontal_flip": true,
        "vertical_flip": false, "fill_mode": "nearest", "cval": 0, "zca_whitening": null,
        "rescale": 0.5})",
                                       "generator.json");
    ASSERT_TRUE(json) << json.error().message();
    ASSERT_THAT(stepsOf(*json), ElementsAre("keras/RandomFlip", "keras/Rescaling"));
    EXPECT_THAT(leftOutOf(*json), ElementsAre("rotation_range")) << "of pictures of any shape";
    EXPECT_EQ(std::get<double>(json->steps[1].parameters.at("scale")), 0.5);
    expectRunnable(*json);
    EXPECT_FALSE(pythonPipelineOf(R"({"rotation_range": 36, "epochs": 3})", "settings.json"))
        << "settings of something else";
    EXPECT_FALSE(pythonPipelineOf(R"({"rescale": 0.5})", "settings.json"));
}

TEST(TorchvisionCompose, BecomesStepsThatComputeTheSame)
{
    const auto pipeline = pythonPipelineOf(R"(Compose(
    RandomHorizontalFlip(p=0.3)
    RandomRotation(degrees=[-10.0, 20.0], interpolation=nearest, expand=False, fill=0)
    RandomApply(
    p=0.8
    ColorJitter(brightness=(0.6, 1.4), contrast=(0.6, 1.4), saturation=None, hue=(-0.1, 0.1))
)
    RandomGrayscale(p=0.2)
    RandomCrop(size=(224, 192), padding=None)
    ToTensor()
    Normalize(mean=[0.485, 0.456, 0.406], std=[0.229, 0.224, 0.225])
)
)",
                                           "transforms.txt");
    ASSERT_TRUE(pipeline) << pipeline.error().message();
    EXPECT_EQ(pipeline->library, Library::Albumentations);
    ASSERT_THAT(stepsOf(*pipeline),
                ElementsAre("albumentations/HorizontalFlip", "albumentations/Rotate",
                            "albumentations/Sequential", "albumentations/ToGray",
                            "albumentations/RandomCrop", "albumentations/Normalize",
                            "albumentations/ToTensorV2"));
    EXPECT_THAT(leftOutOf(*pipeline), IsEmpty());
    const auto& steps = pipeline->steps;
    EXPECT_EQ(std::get<double>(steps[0].parameters.at("p")), 0.3);
    EXPECT_EQ(std::get<double>(steps[1].parameters.at("p")), 1.0);
    EXPECT_EQ(std::get<Numbers>(steps[1].parameters.at("limit")), (Numbers{-10, 20}));
    EXPECT_EQ(std::get<std::string>(steps[1].parameters.at("interpolation")), "nearest");
    EXPECT_EQ(std::get<double>(steps[2].parameters.at("p")), 0.8);
    ASSERT_EQ(steps[2].children.size(), 1U);
    EXPECT_EQ(std::get<Numbers>(steps[2].children[0].parameters.at("saturation")), (Numbers{1, 1}));
    EXPECT_EQ(std::get<std::int64_t>(steps[4].parameters.at("height")), 224);
    EXPECT_EQ(std::get<std::int64_t>(steps[4].parameters.at("width")), 192);
    EXPECT_EQ(std::get<double>(steps[5].parameters.at("max_pixel_value")), 255.0);
    EXPECT_EQ(steps[3].line, 8U);
    expectRunnable(*pipeline);
}

TEST(TorchvisionCompose, NamesWhatItCannotGive)
{
    const auto pipeline = pythonPipelineOf(R"(transforms: Compose(
      Resize(size=[256], interpolation=InterpolationMode.BILINEAR, antialias=True)
      CenterCrop(size=(224, 224))
      RandomRotation(degrees=[-10.0, 10.0], interpolation=nearest, expand=True, fill=0)
      Lambda()
      ToTensor()
      RandomErasing(p=0.5, scale=(0.02, 0.33), ratio=(0.3, 3.3), value=0, inplace=False)
))",
                                           "log.txt");
    ASSERT_TRUE(pipeline);
    EXPECT_THAT(leftOutOf(*pipeline),
                ElementsAre("Resize", "CenterCrop", "RandomRotation", "Lambda", "RandomErasing"));
    ASSERT_THAT(stepsOf(*pipeline),
                ElementsAre("albumentations/Normalize", "albumentations/ToTensorV2"));
    EXPECT_EQ(std::get<Numbers>(pipeline->steps[0].parameters.at("mean")), (Numbers{0}));
}

TEST(TorchvisionCompose, IsNotReadFromCodeOrOtherLibraries)
{
    EXPECT_FALSE(pythonPipelineOf("t = transforms.Compose([transforms.Resize(256)])\n"));
    EXPECT_FALSE(pythonPipelineOf("Compose([\n  HorizontalFlip(p=0.5),\n], p=1.0)\n", "a.txt"));
    EXPECT_FALSE(pythonPipelineOf("Compose(\n", "a.txt"));
    EXPECT_FALSE(pythonPipelineOf("nothing of the kind", "a.txt"));
    EXPECT_FALSE(pythonPipelineOf("", "a.txt"));
}

} // namespace
} // namespace faultline::augment
