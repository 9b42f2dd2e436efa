// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/data/data_files.h"
#include "model/diagnosis/evidence/exception_meaning.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace faultline {
namespace {

using nlohmann::json;

std::vector<json> rowsOf(std::string_view file)
{
    std::vector<json> rows;
    std::string_view text = dataFile(file);
    while (!text.empty()) {
        const std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(line.size() + 1, text.size()));
        rows.push_back(json::parse(line, nullptr, false));
    }
    return rows;
}

ExceptionMeaning meant(std::string_view type, std::string_view message,
                       const std::vector<Traceback::Frame>& frames = {})
{
    return meaningOf({.type = type, .message = message, .frames = frames});
}

std::string title(std::string_view type, std::string_view message,
                  const std::vector<Traceback::Frame>& frames = {})
{
    return toEnglish(meant(type, message, frames).title);
}

const ConsoleLog kNoLog;
const Traceback::Frame kOwn{"/home/me/train.py", 40, "main"};
const Traceback::Frame kLoader{
    "/opt/env/lib/python3.10/site-packages/torch/utils/data/dataloader.py", 630, "__next__"};
const Traceback::Frame kPillow{"/opt/env/lib/python3.10/site-packages/PIL/Image.py", 3200, "open"};

TEST(ExceptionTables, EveryRowCanBeUsed)
{
    for (const std::string& problem : exceptionTableProblems())
        ADD_FAILURE() << problem;
    std::set<std::string> components;
    for (const json& row : rowsOf("signatures/components.jsonl")) {
        ASSERT_TRUE(row.is_object());
        EXPECT_TRUE(components.insert(row.at("id")).second) << row;
        EXPECT_FALSE(row.at("name").get<std::string>().empty()) << row;
    }
    std::set<std::string> paths;
    std::set<std::string> packages;
    for (const json& row : rowsOf("signatures/modules.jsonl")) {
        ASSERT_TRUE(row.is_object());
        EXPECT_TRUE(paths.insert(row.at("path")).second) << row;
        EXPECT_TRUE(components.contains(row.at("component"))) << row;
        packages.insert(row.at("package"));
    }
    EXPECT_GE(packages.size(), 100U);
    std::set<std::string> ids;
    for (const json& row : rowsOf("signatures/exceptions.jsonl")) {
        ASSERT_TRUE(row.is_object());
        EXPECT_TRUE(ids.insert(row.at("id")).second) << row;
        EXPECT_TRUE(row.contains("types") || row.contains("message")) << row;
        EXPECT_FALSE(row.contains("own") && !row.contains("source")) << row;
        for (const std::string& component : row.value("components", std::vector<std::string>()))
            EXPECT_TRUE(components.contains(component)) << row;
        const auto values = row.value("values", std::vector<std::string>());
        EXPECT_EQ(values.empty(), !row.contains("titleWithValues")) << row;
        EXPECT_EQ(row.at("meaning").get<std::string>().back(), '.') << row;
        EXPECT_NE(row.at("title").get<std::string>().back(), '.') << row;
    }
}

TEST(ExceptionMeaning, TellsWhatHappenedWithTheValuesOfTheMessage)
{
    EXPECT_EQ(title("AttributeError", "'NoneType' object has no attribute 'shape'"),
              "A value is None where an object with .shape is needed");
    EXPECT_EQ(title("TypeError", "fit() got an unexpected keyword argument 'workers'"),
              "fit() has no argument 'workers'");
    EXPECT_EQ(title("IndexError", "index 91 is out of bounds for axis 0 with size 80"),
              "Index 91 is outside of an array with 80 elements");
    EXPECT_EQ(title("ValueError", "num_samples should be a positive integer value, but got "
                                  "num_samples=0"),
              "The dataset is empty: no sample was found");
    EXPECT_EQ(title("ValueError", "not enough values to unpack (expected 3, got 2)"),
              "The code takes 3 values and gets 2");
    EXPECT_EQ(title("KeyError", "'SwinXX is not in the mmdet::model registry. Please check'"),
              "'SwinXX' of the config is not in the registry 'mmdet::model'");
}

TEST(ExceptionMeaning, TellsAFolderThatIsMissingFromAFile)
{
    const Traceback::Frame save{"/env/site-packages/torch/serialization.py", 829, "__init__"};
    EXPECT_EQ(title("RuntimeError", "Parent directory out/weights does not exist.", {kOwn, save}),
              "The folder for the checkpoint does not exist: out/weights");
}

TEST(ExceptionMeaning, KnowsResultsAndColumnsOfAWrongType)
{
    EXPECT_EQ(title("TypeError", "Object of type ndarray is not JSON serializable", {kOwn}),
              "A result of type ndarray cannot be written as JSON");
    const char* text = "A column of the table that should hold numbers holds text";
    EXPECT_EQ(title("TypeError", "agg function failed [how->mean,dtype->object]"), text);
    EXPECT_EQ(title("TypeError", "'Categorical' with dtype category does not support operation "
                                 "'std'"),
              text);
    EXPECT_NE(title("TypeError", "this layer does not support operation 'mean'"), text);
}

TEST(ExceptionMeaning, TheSameTypeMeansOtherThingsInOtherParts)
{
    const std::string missing = "[Errno 2] No such file or directory: '/data/images/0007.jpg'";
    EXPECT_EQ(title("FileNotFoundError", missing, {kOwn, kLoader, kPillow}),
              "A file of the dataset does not exist: /data/images/0007.jpg");
    EXPECT_EQ(title("FileNotFoundError", "[Errno 2] No such file or directory: 'best.pt'",
                    {kOwn, {"/env/site-packages/torch/serialization.py", 1000, "_open_file"}}),
              "The checkpoint file does not exist: best.pt");
    EXPECT_EQ(
        title("FileNotFoundError", "[Errno 2] No such file or directory: 'notes.txt'", {kOwn}),
        "The file or folder notes.txt does not exist");
    EXPECT_EQ(title("KeyError", "'bbox'", {kOwn, kLoader}), "The data have no field 'bbox'");
    EXPECT_EQ(title("KeyError", "'optimizer'", {kOwn, {"/home/me/util.py", 3, "load_checkpoint"}}),
              "The checkpoint has no entry 'optimizer'");
}

TEST(ExceptionMeaning, KnowsTheUsersOwnLineAndThePackage)
{
    const std::vector<Traceback::Frame> frames{kOwn, kLoader, kPillow};
    const ExceptionMeaning meaning = meant("ValueError", "xyzzy", frames);
    ASSERT_NE(meaning.own, nullptr);
    EXPECT_EQ(meaning.own->line, 40U);
    EXPECT_EQ(meaning.package, "Pillow");
    EXPECT_EQ(toEnglish(meaning.component), "image file");
    EXPECT_EQ(meaning.source, MeaningSource::TypeAndModule);
}

TEST(ExceptionMeaning, ARequirementIsNoMissingSetting)
{
    EXPECT_EQ(title("ValueError", "`depth` must be given"),
              "A required setting is missing: 'depth'");
    EXPECT_EQ(title("ValueError", "this mode requires the `depth` argument"),
              "A required setting or argument is missing");
    EXPECT_EQ(title("ValueError", "sorting requires uniqueness"),
              "A condition for what was asked for does not hold");
    EXPECT_EQ(title("ValueError", "the sharded mode requires foolib>=2.1"),
              "An optional package that this feature needs is missing");
    EXPECT_EQ(title("ValueError", "Unknown `norm_kind` 7"),
              "A setting has a value that the program does not know");
}

TEST(ExceptionMeaning, AKeyThatIsAFileIsASampleWithoutLabels)
{
    EXPECT_EQ(title("KeyError", "'train/00042.png'"),
              "The labels or annotations have no entry for the file '00042.png'");
    EXPECT_EQ(title("KeyError", "'depth'", {kOwn}), "A dictionary has no entry 'depth'");
}

TEST(ExceptionMeaning, SaysSoIfNothingIsKnown)
{
    const ExceptionMeaning meaning = meant("my_pkg.errors.FooFailure", "xyzzy", {kOwn});
    EXPECT_EQ(meaning.source, MeaningSource::Nothing);
    EXPECT_TRUE(meaning.title.empty());
    EXPECT_EQ(shortType("my_pkg.errors.FooFailure"), "FooFailure");
}

TEST(ExceptionMeaning, TellsOwnCodeFromPackagesAndCheckouts)
{
    const std::vector<Traceback::Frame> frames{
        {"C:\\work\\run.py", 3, "<module>"},
        {"C:\\Python310\\lib\\site-packages\\numpy\\core\\shape_base.py", 9, "stack"},
        {"/usr/lib/python3.10/json/decoder.py", 355, "raw_decode"},
        {"/home/me/detectron2/detectron2/data/build.py", 90, "filter_images"},
        {"<frozen importlib._bootstrap>", 1027, "_find"}};
    ASSERT_NE(ownFrame(frames), nullptr);
    EXPECT_EQ(ownFrame(frames)->file, "C:\\work\\run.py");
    const std::vector<Traceback::Frame> own{{"/home/me/datasets/load.py", 7, "read"}};
    EXPECT_EQ(ownFrame(own), own.data()) << "a folder of the name of a package is none";
}

TEST(ExceptionMeaning, OfAChainTheOneThatMeansMost)
{
    Traceback traceback;
    traceback.exceptionType = "struct.error";
    traceback.message = "xyzzy";
    traceback.later = {{"OSError", "image file is truncated", {kOwn, kLoader, kPillow}}};
    EXPECT_EQ(tellingException(kNoLog, traceback).type, "OSError");
    traceback.exceptionType = "KeyError";
    traceback.message = "'a'";
    traceback.later = {{"KeyError", "'b'", {}}};
    EXPECT_EQ(tellingException(kNoLog, traceback).message, "'a'") << "of equals the first";
}

/// The title of an exception below this line of the user's own code.
std::string titleAt(const std::string& source, std::string_view type, std::string_view message,
                    std::vector<Traceback::Frame> behind = {}, const char* function = "main")
{
    std::vector<Traceback::Frame> frames{{"/home/me/train.py", 40, function}};
    frames.insert(frames.end(), behind.begin(), behind.end());
    return toEnglish(
        meaningOf({.type = type, .message = message, .frames = frames, .ownSource = source}).title);
}

TEST(ExceptionMeaning, TheLineOfTheUsersCodeSaysWhatALookUpIsIn)
{
    const Traceback::Frame os{"<frozen os>", 679, "__getitem__"};
    EXPECT_EQ(titleAt("root = os.environ[\"DATA_ROOT\"]", "KeyError", "'DATA_ROOT'", {os}),
              "The environment variable DATA_ROOT is not set");
    EXPECT_EQ(titleAt("root = paths()", "KeyError", "'DATA_ROOT'", {os}),
              "The environment variable DATA_ROOT is not set");
    EXPECT_EQ(titleAt("lr = cfg[\"optim\"][\"lr\"]", "KeyError", "'lr'"),
              "The config has no entry 'lr'");
    EXPECT_EQ(titleAt("net.load_state_dict(ck[\"state_dict\"])", "KeyError", "'state_dict'"),
              "The checkpoint has no entry 'state_dict'");
    EXPECT_EQ(titleAt("boxes = sample[\"boxes\"]", "KeyError", "'boxes'"),
              "The data have no field 'boxes'");
    EXPECT_EQ(titleAt("y = self.class_to_idx[name]", "KeyError", "'truck'", {}, "__getitem__"),
              "The data hold 'truck', which is not in the table of known labels or tokens");
    EXPECT_EQ(titleAt("runner.train()", "KeyError", "'coco/segm_mAP'",
                      {{"/e/site-packages/mmengine/hooks/checkpoint_hook.py", 370, "_save_best"}}),
              "The monitored metric 'coco/segm_mAP' is not among the results");
    EXPECT_EQ(titleAt("score = metrics[self.monitor]", "KeyError", "'val_f1'"),
              "The monitored metric 'val_f1' is not among the results");
    EXPECT_EQ(titleAt("best = ckpt[\"best_acc\"]", "KeyError", "'best_acc'"),
              "The checkpoint has no entry 'best_acc'");
}

TEST(ExceptionMeaning, AnEmptyReductionIsASampleWithoutObjects)
{
    const std::string empty = "max(): Expected reduction dim 1 to have non-zero size.";
    EXPECT_THAT(titleAt("best, which = iou.max(1)", "IndexError", empty),
                ::testing::StartsWith("An image without boxes or objects"));
    EXPECT_THAT(titleAt("a = x.max(1)", "IndexError", empty),
                ::testing::StartsWith("An empty tensor or list is reduced"));
    EXPECT_THAT(titleAt("n = max(lengths)", "ValueError", "max() arg is an empty sequence"),
                ::testing::StartsWith("An empty tensor or list is reduced"));
}

TEST(ExceptionMeaning, ChecksOfTheUsersOwnAreToldByTheirCondition)
{
    EXPECT_EQ(titleAt("assert len(images) == len(labels)", "AssertionError", ""),
              "Two lists of the data have different lengths: len(images) == len(labels) does not "
              "hold");
    EXPECT_THAT(titleAt("assert torch.isfinite(loss)", "AssertionError", ""),
                ::testing::HasSubstr("NaN or infinite"));
    EXPECT_EQ(titleAt("assert mode in MODES, mode", "AssertionError", ""),
              "A check in your own code failed: mode in MODES");
    EXPECT_EQ(titleAt("assert x", "AssertionError", "", {kPillow}), "A check on the data failed")
        << "a check of a package";
    const std::vector<Traceback::Frame> frames{kOwn};
    const ExceptionMeaning meaning = meaningOf({.type = "ValueError",
                                                .message = "xyzzy",
                                                .frames = frames,
                                                .ownSource = "loss = loss_fn(out, y)"});
    EXPECT_EQ(toEnglish(meaning.failed), "The loss could not be computed");
    EXPECT_FALSE(meaning.isByLine);
    EXPECT_TRUE(meaning.isOfOwnCode);
}

TEST(ExceptionMeaning, LongPathsAreShownByTheirEnd)
{
    const std::string path = "/mnt/storage/" + std::string(80, 'x') + "/train/0001.jpg";
    EXPECT_EQ(shownValue(path), "…/train/0001.jpg");
    EXPECT_EQ(shownValue("'fc.weight'"), "fc.weight");
    EXPECT_EQ(shownValue(std::string(100, 'x') + " and more"), "");
    EXPECT_EQ(shownValue("a\nb"), "");
}

TEST(ExceptionMeaning, TheDatasetsOwnCodeAndOthersRolesAreTold)
{
    const Traceback::Frame item{"/home/me/data.py", 31, "__getitem__"};
    const Traceback::Frame callback{"/home/me/hooks.py", 9, "on_validation_epoch_end"};
    const Traceback::Frame env{"/e/site-packages/stable_baselines3/common/vec_env/dummy_vec_env.py",
                               78, "reset"};
    EXPECT_THAT(title("IndexError", "list index out of range", {kOwn, item}),
                ::testing::StartsWith("The code of the dataset reads an entry"));
    EXPECT_EQ(title("IndexError", "list index out of range", {kOwn}),
              "An index is outside of its list or array");
    EXPECT_EQ(title("KeyError", "1412", {kOwn, item}),
              "A table or list of the data has no entry with the number 1412");
    EXPECT_EQ(title("KeyError", "'val_acc'", {kOwn, callback}),
              "No result was logged under the name 'val_acc'");
    EXPECT_THAT(title("ValueError", "too many values to unpack (expected 2)", {kOwn, env}),
                ::testing::HasSubstr("another version of Gym"));
    EXPECT_EQ(title("ValueError", "not enough values to unpack (expected 5, got 4)", {kOwn}),
              "The code takes 5 values and gets 4");
    EXPECT_EQ(title("ValueError", "Input 0 is incompatible with the layer: odd"),
              "Shapes or lengths do not fit together");
    EXPECT_EQ(title("ValueError", "option a is incompatible with option b"),
              "Settings contradict each other");
}

} // namespace
} // namespace faultline
