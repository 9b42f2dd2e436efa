// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/dataset/config_datasets.h"
#include "model/readers/dataset/config_file.h"
#include "model/readers/dataset/label_names.h"
#include "model/readers/load_case.h"
#include "tests/support/event_writer.h"
#include "tests/support/read_artifacts.h"
#include "tests/support/read_dataset.h"
#include "tests/support/shared_data.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace faultline {
namespace {

using test::ProtoWriter;
using test::TempFolder;
using testing::ElementsAre;
using testing::Pair;

constexpr const char* kPipeline = R"(model { ssd { num_classes: 1 } }
train_config { batch_size: 2 }
train_input_reader {
  label_map_path: "C:\\work\\data\\map.pbtxt"
  tf_record_input_reader {
    input_path: "C:\\work\\data\\train.record-0000?-of-00002"
    input_path: "C:\\work\\data\\more.record"
  }
}
eval_input_reader {
  label_map_path: "C:\\work\\data\\map.pbtxt"
  tf_record_input_reader { input_path: "PATH_TO_BE_CONFIGURED/val.record" }
}
)";

std::string example()
{
    const std::string entry = ProtoWriter().bytes(1, "image/encoded").bytes(2, "").data();
    return test::frame(ProtoWriter().bytes(1, ProtoWriter().bytes(1, entry).data()).data());
}

std::vector<std::string> missingOf(const DatasetSource& source)
{
    std::vector<std::string> written;
    for (const MissingPath& one : source.missing)
        written.push_back(one.written);
    return written;
}

TEST(PathRemap, PutsTheLongestFittingPrefixElsewhere)
{
    const PathRemap remap{{{"C:\\work", "/mnt"}, {"C:/work/data", "/data/"}, {"/wor", "/x"}}};
    EXPECT_EQ(remap.apply("C:\\work\\data\\a.record"), "/data/a.record");
    EXPECT_EQ(remap.apply("C:\\work\\b"), "/mnt/b");
    EXPECT_EQ(remap.apply("/work/a"), "/work/a") << "whole names only";
    EXPECT_EQ(remap.apply("a\\b"), "a/b");
}

TEST(PathRemap, ExpandsNoPatternThatWouldWalkTheDisk)
{
    const TempFolder folder;
    folder.write("a/b/c.record", "x");
    EXPECT_THAT(resolveWritten("a/b/?.record", folder.path(), {}),
                ElementsAre(folder.path() + "/a/b/c.record"));
    EXPECT_THAT(resolveWritten("a/*/c.record", folder.path(), {}),
                ElementsAre(folder.path() + "/a/b/c.record"));
    EXPECT_TRUE(resolveWritten("/*/*/*/*/*/*", folder.path(), {}).empty());
    EXPECT_TRUE(resolveWritten(std::string(200, '*'), folder.path(), {}).empty());
}

TEST(ConfigDatasets, FollowsAPipelineConfigOfAnotherMachine)
{
    const TempFolder folder;
    const ConfigDocumentPtr config =
        readConfigFile(folder.write("models/pipeline.config", kPipeline));
    ASSERT_NE(config, nullptr);
    const auto lost = datasetsOfConfig(*config);
    ASSERT_EQ(lost.size(), 1U);
    EXPECT_TRUE(lost.front()->splits.empty());
    EXPECT_THAT(missingOf(*lost.front()),
                ElementsAre("C:\\work\\data\\train.record-0000?-of-00002",
                            "C:\\work\\data\\more.record", "PATH_TO_BE_CONFIGURED/val.record",
                            "C:\\work\\data\\map.pbtxt"));

    folder.write("set/data/train.record-00000-of-00002", example());
    folder.write("set/data/train.record-00001-of-00002", example());
    folder.write("set/data/map.pbtxt", "item { id: 1 name: 'cat' }");
    const auto pairs = suggestRemap(lost.front()->missing, folder.path());
    ASSERT_FALSE(pairs.empty());
    EXPECT_THAT(pairs.front(), Pair("C:/work", folder.path() + "/set"));
    const auto there = datasetsOfConfig(*config, {pairs});
    ASSERT_EQ(there.size(), 1U);
    const DatasetSource& source = *there.front();
    ASSERT_EQ(source.splits.size(), 1U);
    EXPECT_THAT(source.splits[0].paths,
                ElementsAre(folder.path() + "/set/data/train.record-00000-of-00002",
                            folder.path() + "/set/data/train.record-00001-of-00002"));
    EXPECT_EQ(source.labelMapPath, folder.path() + "/set/data/map.pbtxt");
    EXPECT_THAT(missingOf(source),
                ElementsAre("C:\\work\\data\\more.record", "PATH_TO_BE_CONFIGURED/val.record"));
    EXPECT_EQ(source.root, folder.path() + "/set/data");
    EXPECT_THAT(readLabelNames(source.labelMapPath), ElementsAre(Pair(1, "cat")));
}

TEST(ConfigDatasets, TakesPathsFromTheFolderThatTheTrainerWasStartedIn)
{
    const TempFolder folder;
    folder.write("project/data/train.record", example());
    const ConfigDocumentPtr config =
        readConfigFile(folder.write("project/models/my/pipeline.config",
                                    "model { ssd { num_classes: 1 } }\ntrain_config { batch_size: "
                                    "2 }\ntrain_input_reader { tf_record_input_reader { "
                                    "input_path: \"data/train.record\" } }\n"));
    ASSERT_NE(config, nullptr);
    const auto found = datasetsOfConfig(*config);
    ASSERT_EQ(found.size(), 1U);
    EXPECT_TRUE(found.front()->missing.empty());
    EXPECT_THAT(found.front()->splits.at(0).paths,
                ElementsAre(folder.path() + "/project/data/train.record"));
}

TEST(ConfigDatasets, FollowsAYamlAndNamesWhatIsMissing)
{
    const TempFolder folder;
    folder.write("set/train/images/a.png", test::pngOf(4, 4));
    folder.write("set/train/labels/a.txt", "0 0.5 0.5 1 1\n");
    const ConfigDocumentPtr config = readConfigFile(
        folder.write("set/data.yaml", "train: ../train/images\nval: ../valid/images\n"
                                      "nc: 1\nnames: ['cat']\n"));
    ASSERT_NE(config, nullptr);
    const auto found = datasetsOfConfig(*config);
    ASSERT_EQ(found.size(), 1U);
    const DatasetSource& source = *found.front();
    ASSERT_EQ(source.splits.size(), 1U);
    EXPECT_THAT(source.splits[0].paths, ElementsAre(folder.path() + "/set/train/labels"));
    EXPECT_EQ(source.splits[0].imageRoot, folder.path() + "/set/train/images");
    EXPECT_THAT(missingOf(source), ElementsAre("../valid/images"));
}

TEST(ConfigDatasets, JoinWhatTheCaseFoundByItself)
{
    const TempFolder folder;
    folder.write("data/train.record", example());
    const std::string config = folder.write(
        "pipeline.config", "model { ssd { num_classes: 1 } }\ntrain_config { batch_size: 2 "
                           "}\ntrain_input_reader { tf_record_input_reader { "
                           "input_path: \"data/train.record\" } }\neval_input_reader { "
                           "tf_record_input_reader { input_path: \"data/gone.record\" } }\n");
    folder.write(
        "copy/pipeline.config",
        "model { ssd { num_classes: 1 } }\ntrain_config { batch_size: 2 }\ntrain_input_reader { "
        "tf_record_input_reader { input_path: \"no\" } }\n");
    folder.write(
        "copy2/pipeline.config",
        "model { ssd { num_classes: 1 } }\ntrain_config { batch_size: 2 }\ntrain_input_reader { "
        "tf_record_input_reader { input_path: \"no\" } }\n");
    SilentMonitor monitor;
    const std::vector<std::string> paths{folder.path()};
    const Result<CasePtr> loaded = loadCase(paths, monitor);
    ASSERT_TRUE(loaded);
    ASSERT_EQ((*loaded)->datasets.size(), 2U) << "two configurations name the same nothing";
    const DatasetSource& joined = *(*loaded)->datasets.front();
    EXPECT_EQ(joined.configPath, config);
    EXPECT_THAT(missingOf(joined), ElementsAre("data/gone.record"));
    EXPECT_TRUE((*loaded)->datasets.back()->splits.empty());
}

TEST(ConfigDatasets, OfTheRealConfigurations)
{
    FAULTLINE_NEEDS_REAL(folder, "configs");
    SilentMonitor monitor;
    const std::vector<std::string> paths{folder};
    const Result<CasePtr> loaded = loadCase(paths, monitor);
    ASSERT_TRUE(loaded);
    EXPECT_GE((*loaded)->datasets.size(), 8U);
    for (const auto& dataset : (*loaded)->datasets) {
        EXPECT_FALSE(dataset->missing.empty()) << dataset->name() << ": none of it is here";
        EXPECT_TRUE(dataset->splits.empty()) << dataset->name();
    }
}

} // namespace
} // namespace faultline
