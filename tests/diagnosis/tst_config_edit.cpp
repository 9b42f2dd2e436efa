// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/fixes/config_edit.h"
#include "model/diagnosis/fixes/unified_diff.h"
#include "tests/support/config_edit_checks.h"
#include "tests/support/read_artifacts.h"
#include "tests/support/shared_data.h"

#include <gtest/gtest.h>

#include <filesystem>

namespace faultline::test {
namespace {

std::string edited(const std::string& name, const std::string& text,
                   const std::vector<ConfigEdit>& edits)
{
    const ConfigDocumentPtr document = readConfigText(name, text);
    if (!document)
        return "(not read)";
    const Result<PatchedFile> patched = patchConfig(*document, edits);
    return patched ? patched->text : "(refused) " + toEnglish(patched.error().detail);
}

const std::string kPipeline = "# my training\n"
                              "model {\n"
                              "  ssd {\n"
                              "    num_classes: 3  # of them\n"
                              "    feature_extractor { type: \"ssd_resnet50_v1_fpn_keras\" }\n"
                              "  }\n"
                              "}\n"
                              "train_config {\n"
                              "  batch_size: 64\n"
                              "  optimizer { momentum_optimizer { } }\n"
                              "  data_augmentation_options { random_horizontal_flip { } }\n"
                              "}\n";

std::vector<ConfigEdit> one(const std::string& name, const std::string& path,
                            const std::string& value)
{
    return {{.config = ArtifactId(name), .path = path, .value = value}};
}

std::string replaced(std::string text, const std::string& what, const std::string& with)
{
    const std::size_t at = text.find(what);
    EXPECT_NE(at, std::string::npos) << what;
    return text.replace(at, what.size(), with);
}

TEST(ConfigEdit, ReplacesOneValueOfAPipelineAndNothingElse)
{
    EXPECT_EQ(
        edited("pipeline.config", kPipeline, one("pipeline.config", "model.ssd.num_classes", "4")),
        replaced(kPipeline, "num_classes: 3 ", "num_classes: 4 "));
}

TEST(ConfigEdit, AddsFieldsAndGroupsThatAreNotThere)
{
    EXPECT_EQ(edited("pipeline.config", kPipeline,
                     one("pipeline.config", "train_config.num_steps", "9000")),
              replaced(kPipeline, "{ } }\n}\n", "{ } }\n  num_steps: 9000\n}\n"));
    EXPECT_EQ(edited("pipeline.config", kPipeline,
                     one("pipeline.config",
                         "train_config.optimizer.momentum_optimizer.learning_rate."
                         "constant_learning_rate.learning_rate",
                         "0.004")),
              replaced(kPipeline, "momentum_optimizer { }",
                       "momentum_optimizer { learning_rate { constant_learning_rate { "
                       "learning_rate: 0.004 } } }"));
    EXPECT_EQ(
        edited("pipeline.config", kPipeline, one("pipeline.config", "eval_config.batch_size", "1")),
        kPipeline + "eval_config {\n  batch_size: 1\n}\n");
    EXPECT_EQ(edited("pipeline.config", kPipeline,
                     one("pipeline.config", "train_config.data_augmentation_options[1]",
                         "{ random_crop_image { } }")),
              replaced(kPipeline, "flip { } }\n}\n",
                       "flip { } }\n  data_augmentation_options { random_crop_image { } }\n}\n"));
}

TEST(ConfigEdit, TakesFieldsOutWithTheirLine)
{
    EXPECT_EQ(
        edited("pipeline.config", kPipeline, one("pipeline.config", "train_config.batch_size", "")),
        replaced(kPipeline, "  batch_size: 64\n", ""));
    EXPECT_EQ(
        edited("pipeline.config", kPipeline, one("pipeline.config", "train_config.num_steps", "")),
        kPipeline);
}

TEST(ConfigEdit, KeepsLineEndsOfOtherSystems)
{
    std::string text;
    for (const char c : kPipeline)
        text += c == '\n' ? std::string("\r\n") : std::string(1, c);
    const std::string got =
        edited("pipeline.config", text, one("pipeline.config", "train_config.num_steps", "9000"));
    EXPECT_EQ(got, replaced(text, "{ } }\r\n}\r\n", "{ } }\r\n  num_steps: 9000\r\n}\r\n"));
}

TEST(ConfigEdit, RefusesWhatIsNotSure)
{
    const std::string cut = kPipeline.substr(0, kPipeline.size() - 3);
    EXPECT_NE(edited("pipeline.config", cut, one("pipeline.config", "train_config.num_steps", "1"))
                  .find("line 11"),
              std::string::npos);
    const std::string twice =
        replaced(kPipeline, "  batch_size: 64\n", "  batch_size: 64\n  batch_size: 32\n");
    const std::string refusal =
        edited("pipeline.config", twice, one("pipeline.config", "train_config.batch_size", "16"));
    EXPECT_NE(refusal.find("(refused)"), std::string::npos);
    EXPECT_NE(refusal.find("9, 10"), std::string::npos) << refusal;
    EXPECT_NE(edited("pipeline.config", kPipeline, one("pipeline.config", "model.ssd", "3"))
                  .find("it is a group of fields"),
              std::string::npos);
    EXPECT_NE(edited("pipeline.config", kPipeline,
                     one("pipeline.config", "train_config.batch_size", "1 num_steps: 2"))
                  .find("read back"),
              std::string::npos);
    EXPECT_NE(edited("pipeline.config", kPipeline,
                     one("pipeline.config", "train_config.batch_size.x", "1"))
                  .find("is a value, not a group"),
              std::string::npos);
}

const std::string kYaml = "# Ultralytics\n"
                          "task: detect\n"
                          "epochs: 100  # long\n"
                          "lr0: 0.01\n"
                          "empty:\n"
                          "classes: [0, 1]\n"
                          "names:\n"
                          "- cat\n"
                          "- dog\n"
                          "nested:\n"
                          "    a: 1\n"
                          "    b: 'two'\n"
                          "base: &base\n"
                          "    c: 3\n"
                          "other: *base\n"
                          "last: |\n"
                          "    text: 1\n"
                          "    more\n";

TEST(ConfigEdit, EditsYamlInItsOwnStyle)
{
    const auto yaml = [](const std::string& path, const std::string& value) {
        return edited("args.yaml", kYaml, one("args.yaml", path, value));
    };
    EXPECT_EQ(yaml("epochs", "50"), replaced(kYaml, "100", "50"));
    EXPECT_EQ(yaml("empty", "1"), replaced(kYaml, "empty:\n", "empty: 1\n"));
    EXPECT_EQ(yaml("empty.x", "1"), replaced(kYaml, "empty:\n", "empty:\n  x: 1\n"));
    EXPECT_EQ(yaml("classes[1]", "7"), replaced(kYaml, "[0, 1]", "[0, 7]"));
    EXPECT_EQ(yaml("names[1]", "cow"), replaced(kYaml, "- dog", "- cow"));
    EXPECT_EQ(yaml("names[2]", "cow"), replaced(kYaml, "- dog\n", "- dog\n- cow\n"));
    EXPECT_EQ(yaml("nested.b", "3"), replaced(kYaml, "'two'", "3"));
    EXPECT_EQ(yaml("nested.d", "4"), replaced(kYaml, "'two'\n", "'two'\n    d: 4\n"));
    EXPECT_EQ(yaml("lr0", ""), replaced(kYaml, "lr0: 0.01\n", ""));
    EXPECT_EQ(yaml("batch", "16"), kYaml + "batch: 16\n");
    EXPECT_EQ(yaml("amp.on", "true"), kYaml + "amp:\n  on: true\n");
    EXPECT_NE(yaml("base.c", "4").find("(refused)"), std::string::npos);
    EXPECT_NE(yaml("other", "4").find("(refused)"), std::string::npos);
    EXPECT_NE(yaml("last", "4").find("(refused)"), std::string::npos);
    EXPECT_NE(yaml("epochs", "5\nlr0: 9").find("(refused)"), std::string::npos);
}

TEST(ConfigEdit, EditsYamlWhereItIsNotWrittenPlainly)
{
    const std::string text = "--- # one\n"
                             "epochs: 3\n"
                             "lr0: 1\t# a tab\n"
                             "list:\n"
                             "-\n"
                             "- {a: , b: 1,}\n"
                             "\"q\": two\n"
                             "  words  # \xC3\xA9\n"
                             "last: |\n"
                             "  # text\n";
    const auto yaml = [&](const std::string& path, const std::string& value) {
        return edited("args.yaml", text, one("args.yaml", path, value));
    };
    EXPECT_EQ(yaml("lr0", "2"), replaced(text, "lr0: 1", "lr0: 2"));
    EXPECT_EQ(yaml("list[0]", "5"), replaced(text, "-\n- {", "- 5\n- {"));
    EXPECT_EQ(yaml("list[1].a", "6"), replaced(text, "a: ,", "a: 6 ,"));
    EXPECT_EQ(yaml("q", "7"), replaced(text, "two\n  words", "7"));
    EXPECT_EQ(yaml("imgsz", "8"), text + "imgsz: 8\n");
    EXPECT_NE(
        edited("args.yaml", text + "open: \"x\n", one("args.yaml", "lr0", "2")).find("(refused)"),
        std::string::npos);
}

TEST(ConfigEdit, FindsNamesOfJsonByWhatTheySay)
{
    EXPECT_EQ(edited("config.json", "{\"lr\": 1, \"epochs\": 2, \"caf\\u00e9\": 3}",
                     one("config.json", "caf\xC3\xA9", "4")),
              "{\"lr\": 1, \"epochs\": 2, \"caf\\u00e9\": 4}");
}

TEST(ConfigEdit, RefusesNamesThatPathsCannotHold)
{
    const std::string text = "task: detect\nmode: train\nlr0: 0.1\na.b: 1\n.c: 2\n";
    for (const char* path : {"a.b", ".c", "a..b", "a.b.c"})
        EXPECT_NE(edited("args.yaml", text, one("args.yaml", path, "3")).find("(refused)"),
                  std::string::npos)
            << path;
}

TEST(ConfigEdit, EditsJsonWithItsCommas)
{
    const std::string text = "{\n"
                             "  \"lr\": 0.1,\n"
                             "  \"model\": {\"depth\": 18, \"heads\": []},\n"
                             "  \"batch\": 8\n"
                             "}\n";
    const auto json = [&](const std::string& path, const std::string& value) {
        return edited("config.json", text, one("config.json", path, value));
    };
    EXPECT_EQ(json("lr", "0.01"), replaced(text, "0.1", "0.01"));
    EXPECT_EQ(json("steps", "9"),
              replaced(text, "\"batch\": 8\n", "\"batch\": 8,\n  \"steps\": 9\n"));
    EXPECT_EQ(json("model.width", "2"), replaced(text, "[]}", "[], \"width\": 2}"));
    EXPECT_EQ(json("model.neck.type", "\"FPN\""),
              replaced(text, "[]}", "[], \"neck\": {\"type\": \"FPN\"}}"));
    EXPECT_EQ(json("model.heads[0]", "3"), replaced(text, "[]", "[3]"));
    EXPECT_EQ(json("batch", ""), replaced(text, ",\n  \"batch\": 8", ""));
    EXPECT_EQ(json("lr", ""), replaced(text, "  \"lr\": 0.1,\n", ""));
    EXPECT_EQ(json("model.depth", ""), replaced(text, "\"depth\": 18, ", ""));
    EXPECT_EQ(json("model.heads", ""), replaced(text, ", \"heads\": []", ""));
}

TEST(ConfigEdit, EditsAssignmentsOfPython)
{
    const std::string text = "load_from = None\n"
                             "model = dict(\n"
                             "    type='RetinaNet',\n"
                             "    backbone=dict(depth=50, frozen_stages=1),\n"
                             ")\n"
                             "optimizer = dict(type='SGD', lr=0.02)  # for 16 pictures\n"
                             "runner = {'type': 'EpochBasedRunner', 'max_epochs': 12}\n"
                             "workers = 2 * 2\n";
    const auto python = [&](const std::string& path, const std::string& value) {
        return edited("retinanet.py", text, one("retinanet.py", path, value));
    };
    EXPECT_EQ(python("optimizer.lr", "0.0025"), replaced(text, "0.02)", "0.0025)"));
    EXPECT_EQ(python("optimizer.momentum", "0.9"), replaced(text, "0.02)", "0.02, momentum=0.9)"));
    EXPECT_EQ(python("model.neck.type", "'FPN'"),
              replaced(text, "=1),\n)", "=1),\n    neck=dict(type='FPN'),\n)"));
    EXPECT_EQ(python("runner.max_iters", "9"), replaced(text, "12}", "12, 'max_iters': 9}"));
    EXPECT_EQ(python("runner.max_epochs", "24"), replaced(text, "12}", "24}"));
    EXPECT_EQ(python("data.samples_per_gpu", "2"), text + "data = dict(samples_per_gpu=2)\n");
    EXPECT_EQ(python("optimizer.type", ""), replaced(text, "type='SGD', ", ""));
    EXPECT_EQ(python("workers", "1"), replaced(text, "2 * 2", "1"));
}

TEST(ConfigEdit, AppliesSeveralEditsAndLeavesThoseOfOtherFiles)
{
    const ConfigDocumentPtr document = readConfigText("pipeline.config", kPipeline);
    ASSERT_TRUE(document);
    const std::vector<ConfigEdit> edits{
        {.config = ArtifactId("pipeline.config"), .path = "train_config.batch_size", .value = "8"},
        {.config = ArtifactId("other.yaml"), .path = "x", .value = "1"},
        {.config = ArtifactId("pipeline.config"), .path = "train_config.num_steps", .value = "9"},
    };
    const Result<PatchedFile> patched = patchConfig(*document, edits);
    ASSERT_TRUE(patched) << patched.error().message();
    EXPECT_EQ(patched->diff, "--- a/pipeline.config\n"
                             "+++ b/pipeline.config\n"
                             "@@ -6,7 +6,8 @@\n"
                             "   }\n"
                             " }\n"
                             " train_config {\n"
                             "-  batch_size: 64\n"
                             "+  batch_size: 8\n"
                             "   optimizer { momentum_optimizer { } }\n"
                             "   data_augmentation_options { random_horizontal_flip { } }\n"
                             "+  num_steps: 9\n"
                             " }\n");
}

TEST(ConfigEdit, EveryFieldThatCanBeChangedReadsBackAndNoOtherMoves)
{
    for (const auto& [name, text] :
         {std::pair<std::string, std::string>{"pipeline.config", kPipeline}, {"args.yaml", kYaml}})
        EXPECT_GT(checkEveryField(*readConfigText(name, text)), 2U) << name;
}

TEST(ConfigEdit, EveryFieldOfOwnAndRealConfigurations)
{
    namespace fs = std::filesystem;
    for (const SampleFolder& folder : ownAndReal("vram/reference/odapi_variants", "configs")) {
        std::size_t changed = 0;
        for (const auto& entry : fs::recursive_directory_iterator(folder.path)) {
            if (!entry.is_regular_file() || entry.file_size() > 60'000)
                continue;
            for (const auto& document : readPath(entry.path().string()).artifacts.configs)
                changed += checkEveryField(*document, 12);
        }
        EXPECT_GT(changed, 50U) << folder.path;
    }
}

TEST(EnvironmentEdit, ChangesLinesOfRequirements)
{
    const std::string text = "# pinned\nnumpy==2.0.0  # newest\nopencv_python\n";
    const EnvironmentPtr list = readEnvironmentText("requirements.txt", text);
    ASSERT_TRUE(list);
    const std::string name = list->name();
    const std::vector<ConfigEdit> edits{
        {.config = ArtifactId(name), .path = "numpy", .value = "numpy==1.23.5"},
        {.config = ArtifactId(name), .path = "opencv-python", .value = ""},
        {.config = ArtifactId(name), .path = "protobuf", .value = "protobuf<3.21"},
    };
    const Result<PatchedFile> patched = patchEnvironment(*list, text, edits);
    ASSERT_TRUE(patched) << patched.error().message();
    EXPECT_EQ(patched->text, "# pinned\nnumpy==1.23.5  # newest\nprotobuf<3.21\n");
}

TEST(EnvironmentEdit, ChangesImageAndInstallsOfADockerfile)
{
    const std::string text = "FROM --platform=linux/amd64 tensorflow/tensorflow:2.4.0-gpu AS base\n"
                             "RUN apt-get update && \\\n"
                             "    pip install numpy==2.0.0 \"tf-slim\"\n"
                             "CMD [\"python\", \"train.py\"]\n";
    const EnvironmentPtr list = readEnvironmentText("Dockerfile", text);
    ASSERT_TRUE(list);
    const std::string name = list->name();
    const std::vector<ConfigEdit> image{
        {.config = ArtifactId(name),
         .path = "base-image",
         .value = "tensorflow/tensorflow:2.5.0-gpu"},
        {.config = ArtifactId(name), .path = "protobuf", .value = "protobuf==3.20.3"}};
    const Result<PatchedFile> patched = patchEnvironment(*list, text, image);
    ASSERT_TRUE(patched) << patched.error().message();
    EXPECT_EQ(patched->text, "FROM --platform=linux/amd64 tensorflow/tensorflow:2.5.0-gpu AS base\n"
                             "RUN apt-get update && \\\n"
                             "    pip install numpy==2.0.0 \"tf-slim\"\n"
                             "RUN pip install 'protobuf==3.20.3'\n"
                             "CMD [\"python\", \"train.py\"]\n");
}

TEST(UnifiedDiff, IsEmptyForEqualTextsAndMarksAMissingLineEnd)
{
    EXPECT_EQ(unifiedDiff("a", "x\n", "x\n"), "");
    EXPECT_EQ(unifiedDiff("a", "x\ny", "x\nz\n"),
              "--- a/a\n+++ b/a\n@@ -1,2 +1,2 @@\n x\n-y\n\\ No newline at end of file\n+z\n");
    EXPECT_EQ(unifiedDiff("a", "", "x\n"), "--- a/a\n+++ b/a\n@@ -0,0 +1 @@\n+x\n");
}

TEST(UnifiedDiff, SplitsHunksThatAreFarApart)
{
    std::string before;
    for (int i = 0; i < 20; ++i)
        before += std::to_string(i) + "\n";
    std::string after = replaced(before, "2\n", "two\n");
    after = replaced(after, "17\n", "");
    const std::string diff = unifiedDiff("a", before, after, 1);
    EXPECT_EQ(diff, "--- a/a\n+++ b/a\n@@ -2,3 +2,3 @@\n 1\n-2\n+two\n 3\n"
                    "@@ -17,3 +17,2 @@\n 16\n-17\n 18\n");
}

} // namespace
} // namespace faultline::test
