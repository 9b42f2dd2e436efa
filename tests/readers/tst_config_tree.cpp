// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/readers/config_checks.h"
#include "tests/support/shared_data.h"

#include <ctime>

namespace faultline::test {
namespace {

constexpr std::string_view kId = "config-tree";

ConfigDocument readAs(const std::string& name, std::string_view text, ReadResult* result = nullptr)
{
    ReadResult read = readBytes(*readerOfId(kId), text, name);
    ConfigDocument document;
    if (!read.artifacts.configs.empty())
        document = *read.artifacts.configs.front();
    if (result != nullptr)
        *result = std::move(read);
    return document;
}

const std::string kYamlOfTree = "# comment\n"
                                "base: &base {lr: 0.1, betas: [0.9, 0.999]}\n"
                                "optimizer:\n"
                                "  <<: *base\n"
                                "  name: adam\n"
                                "steps:\n"
                                "- 1\n"
                                "- {a: ~}\n"
                                "tag: !!python/tuple [1, 2]\n"
                                "--- \n"
                                "second: 'x: y'\n";

TEST(ConfigTree, ReadsYamlWithLines)
{
    ReadResult result;
    const ConfigDocument document = readAs("a.yaml", kYamlOfTree, &result);
    EXPECT_TRUE(result.file.issues.empty());
    EXPECT_EQ(document.kind, ConfigKind::Yaml);
    EXPECT_EQ(document.value("optimizer.<<.lr"), "0.1");
    EXPECT_EQ(document.value("optimizer.<<.betas[1]"), "0.999");
    EXPECT_EQ(document.value("base.betas"), "[0.9, 0.999]");
    EXPECT_EQ(nodeAt(document, "optimizer.name").line, 5U);
    EXPECT_EQ(nodeAt(document, "steps[1].a").value, "null");
    EXPECT_EQ(nodeAt(document, "steps[1].a").line, 8U);
    EXPECT_EQ(nodeAt(document, "tag").type, "tag:yaml.org,2002:python/tuple");
    EXPECT_EQ(document.value("second"), "x: y");
    EXPECT_EQ(nodeAt(document, "second").line, 11U);
    expectSoundTree(document);
}

TEST(ConfigTree, ReadsJsonWithLinesAndWhatPythonWrites)
{
    ReadResult result;
    const ConfigDocument document =
        readAs("a.json",
               "{\n \"lr\": NaN,\n \"list\": [1,\n -2.5e3, true],\n \"deep\": {\"a\": -Infinity,"
               " \"s\": \"\\u00e9\\n\\\"\\ud83d\\ude00\"},\n \"n\": null\n}\n",
               &result);
    EXPECT_TRUE(result.file.issues.empty());
    EXPECT_EQ(document.value("lr"), "NaN");
    EXPECT_EQ(nodeAt(document, "lr").line, 2U);
    EXPECT_EQ(nodeAt(document, "list[0]").line, 3U);
    EXPECT_EQ(nodeAt(document, "list[1]").line, 4U);
    EXPECT_EQ(document.value("list"), "[1, -2.5e3, true]");
    EXPECT_EQ(document.value("deep.a"), "-Infinity");
    EXPECT_EQ(document.value("deep.s"), "é\n\"😀");
    EXPECT_EQ(nodeAt(document, "n").line, 6U);
}

TEST(ConfigTree, GoesOnAfterDamageInJson)
{
    ReadResult result;
    const ConfigDocument document = readAs(
        "a.json",
        "{\n \"a\": 1\n \"b\": two,\n \"c\" 3,\n \"d\": [1, 2\n}, \"e\": 5, \"e\": 6,\n \"f\": {",
        &result);
    for (const char* line : {"line 3:", "line 4:", "line 6:"})
        EXPECT_TRUE(hasIssue(result, IssueCode::SyntaxError, line)) << line;
    EXPECT_EQ(document.value("a"), "1");
    EXPECT_EQ(document.value("b"), "two");
    EXPECT_EQ(result.file.end, ReadEnd::TruncatedTail);
    expectSoundTree(document);
}

TEST(ConfigTree, ReadsADumpOfMmdetectionWithoutRunningIt)
{
    ReadResult result;
    const ConfigDocument document = readAs(
        "faster_rcnn.py",
        "model = dict(\n    type='FasterRCNN',\n    backbone=dict(depth=50, stages=(0, 1)),\n"
        "    head={'num_classes': 3, 'x': None})\n"
        "optimizer = dict(type='SGD', lr=0.02, momentum=0.9)  # comment\n"
        "train_pipeline = [dict(type='Resize', scale=[(1333, 800)]), dict(type=\"Flip\")]\n"
        "work_dir = './work' 'er'\ngpu_ids = range(0, 1)\n",
        &result);
    EXPECT_TRUE(result.file.issues.empty());
    EXPECT_EQ(document.kind, ConfigKind::MmDetection);
    EXPECT_EQ(document.value("model.type"), "FasterRCNN");
    EXPECT_EQ(document.value("model.backbone.stages"), "[0, 1]");
    EXPECT_EQ(document.value("model.head.num_classes"), "3");
    EXPECT_EQ(nodeAt(document, "model.head.num_classes").line, 4U);
    EXPECT_EQ(document.value("optimizer.lr"), "0.02");
    EXPECT_EQ(document.value("train_pipeline[0].scale[0][1]"), "800");
    EXPECT_EQ(document.value("train_pipeline[1].type"), "Flip");
    EXPECT_EQ(document.value("work_dir"), "./worker");
    EXPECT_EQ(document.value("gpu_ids"), "range(0, 1)") << "kept as text, not called";
}

TEST(ConfigTree, KnowsTheSettingsOfUltralytics)
{
    ReadResult result;
    const ConfigDocument document = readAs(
        "args.yaml",
        "task: detect\nmode: train\nimgsz: 320\nepochs: 3\nepoch: 4\nlr0: 0.02\nfoobar_x: 1\n",
        &result);
    EXPECT_EQ(document.kind, ConfigKind::Ultralytics);
    EXPECT_EQ(document.dialect, "Ultralytics 8");
    EXPECT_EQ(nodeAt(document, "imgsz").defaultValue, "640");
    EXPECT_EQ(nodeAt(document, "imgsz").value, "320");
    EXPECT_EQ(nodeAt(document, "batch").state, FieldState::Default);
    EXPECT_EQ(nodeAt(document, "batch").value, "16");
    EXPECT_EQ(nodeAt(document, "epoch").state, FieldState::Unknown);
    EXPECT_TRUE(hasIssue(result, IssueCode::UnknownField, "perhaps \"epochs\" is meant"));
    EXPECT_EQ(result.file.issues.count(IssueCode::UnknownField), 2U);
}

TEST(ConfigTree, ShowsBothSidesOfAMergeInYaml)
{
    ReadResult result;
    const ConfigDocument document =
        readAs("hparams.yaml", "a: 1\n<<<<<<< HEAD\nlr: 0.1\n=======\nlr: 0.2\n>>>>>>> x\nb: 2\n",
               &result);
    EXPECT_EQ(document.kind, ConfigKind::Lightning);
    EXPECT_EQ(nodeAt(document, "lr").state, FieldState::Conflict);
    EXPECT_EQ(document.value("lr"), "0.2");
    EXPECT_EQ(nodeAt(document, "b").line, 7U);
    EXPECT_EQ(result.file.issues.count(IssueCode::MergeConflict), 1U);
    EXPECT_NE(document.text.find("<<<<<<< HEAD"), std::string::npos) << "the text is as it was";
}

TEST(ConfigTree, KeepsWhatComesBeforeAYamlError)
{
    ReadResult result;
    const ConfigDocument document = readAs("a.yaml", "lr: 0.1\nb: [1, 2\nc: }\n", &result);
    EXPECT_EQ(document.value("lr"), "0.1");
    EXPECT_EQ(result.file.issues.count(IssueCode::SyntaxError), 1U);
    EXPECT_EQ(result.file.end, ReadEnd::TruncatedTail);
}

TEST(ConfigTree, ReadsTheObjectsOfPython)
{
    ReadResult result;
    const ConfigDocument document =
        readAs("hparams.yaml",
               "best: !!python/object/apply:numpy.core.multiarray.scalar\n- "
               "!!python/object/apply:numpy.dtype\n"
               "  args:\n  - f8\n- !!binary |\n  AAAAAAAA8D8=\nloss: "
               "!!python/name:torch.nn.functional.mse_loss "
               "''\nlr: 0.1\n",
               &result);
    EXPECT_TRUE(result.file.issues.empty());
    EXPECT_EQ(document.value("lr"), "0.1");
    EXPECT_EQ(nodeAt(document, "lr").line, 8U);
}

TEST(ConfigTree, SaysWhereAStringOfYamlHasNoEnd)
{
    ReadResult result;
    EXPECT_EQ(readAs("a.yaml", "lr: 0.1\nb: \"open\nc: 1\n", &result).value("lr"), "0.1");
    EXPECT_TRUE(hasIssue(result, IssueCode::SyntaxError, "line 2: a string has no closing quote"));
    EXPECT_EQ(result.file.end, ReadEnd::TruncatedTail);
    EXPECT_EQ(nodeAt(readAs("a.yaml", "lr:\n-\n- 1\n", &result), "lr[0]").line, 2U);
    EXPECT_EQ(readAs("a.yaml", "a: 1\n---\nlr: [1, 2]\n").value("lr"), "[1, 2]");
    EXPECT_EQ(readAs("a.yaml", "lr: [1, 2\n").value("lr"), "") << "there may have been more";
}

TEST(ConfigTree, TellsKindsApart)
{
    EXPECT_EQ(readAs("x.json", R"({"class_name": "Functional", "config": {"layers": []},
                                  "keras_version": "2.4.0"})")
                  .kind,
              ConfigKind::KerasModel);
    EXPECT_EQ(readAs("x.json", R"({"train_dataloader": {}, "optim_wrapper": {}})").kind,
              ConfigKind::MmDetection);
    EXPECT_EQ(readAs("config.yaml", "wandb_version: 1\nlr:\n  value: 0.1\n").dialect,
              "Weights & Biases");
    EXPECT_EQ(readAs("data.yaml", "train: a\nval: b\nnc: 1\nnames: [x]\n").dialect, "YOLO dataset");
}

TEST(ConfigTree, ClaimsConfigurationsOnly)
{
    EXPECT_EQ(ownerOf("opt.yaml", "weights: a\nhyp: b\nepochs: 3\n"), kId);
    EXPECT_EQ(ownerOf("data.yaml", "train: a\nval: b\nnc: 1\nnames: [x]\n"), kId);
    EXPECT_EQ(ownerOf("x.json", "{\"learning_rate\": 1, \"model\": {\"dropout\": 0}}"), kId);
    EXPECT_EQ(ownerOf("config.json", "{\"lr\": 1"), kId);
    EXPECT_EQ(ownerOf("c.py", "model = dict(type='x')\noptimizer = dict(lr=1)\n"), kId);
    const std::pair<const char*, const char*> others[] = {
        {"instances.json", R"({"info": {}, "images": [{"id": 1}], "annotations": []})"},
        {"trace.json", R"({"schemaVersion": 1, "traceEvents": []})"},
        {"a.json", R"({"shapes": [], "imagePath": "a.jpg", "lr": 1, "epochs": 2})"},
        {"package.json", R"({"name": "x", "dependencies": {"optimizer": "1", "momentum": "2"}})"},
        {"log.json", "{\"lr\": 1, \"epochs\": 2}\n{\"lr\": 1, \"epochs\": 3}\n"},
        {"20240101.log.json", "{\"mode\": \"train\", \"lr\": 0.1, \"momentum\": 0.9}"},
        {"environment.yml", "name: x\nchannels: [a]\ndependencies:\n- lr\n"},
        {"docker-compose.yml", "services:\n  lr:\n    workers: 3\n"},
        {"train.py", "import torch\nmodel = dict(a=1)\noptimizer = dict(lr=1)\n"},
        {"notes.txt", "learning_rate: 0.1\nbatch_size: 4\n"},
        {"x.yaml", "title: page\nlr: right\n"},
        {"x.json", "{\"loss\": 0.1, \"value\": 3}"}};
    for (const auto& [name, text] : others)
        EXPECT_NE(ownerOf(name, text), kId) << name;
}

TEST(ConfigTree, SurvivesCutsAndFlips)
{
    const auto spoilAs = [](const std::string& name, const std::string& sample) {
        for (std::size_t i = 0; i < sample.size(); ++i) {
            expectSoundTree(readAs(name, std::string_view(sample).substr(0, i)));
            for (const int mask : {0x01, 0x20, 0x80}) {
                std::string flipped = sample;
                flipped[i] = static_cast<char>(flipped[i] ^ mask);
                expectSoundTree(readAs(name, flipped));
            }
        }
    };
    spoilAs("a.yaml", kYamlOfTree);
    spoilAs("a.json", R"({"a": [1, {"b": "x\u00e9"}], "c": NaN, "d": {}, "e": -1e9})");
    spoilAs("a.py", "model = dict(a='x', b=[1, (2, 3)], c={'d': r'\\e'})\nlr = f(1, 'a')\n");
}

TEST(ConfigTree, IsBoundedWhateverTheInput)
{
    const std::clock_t begin = std::clock(); // of the processor: a busy machine is no fault
    std::string laughs = "a: &a [lol, lol, lol, lol, lol, lol, lol, lol, lol, lol]\n";
    for (char c = 'b'; c <= 'j'; ++c)
        laughs += std::string(1, c) + ": &" + c + " [" + [c] {
            std::string items;
            for (int i = 0; i < 10; ++i)
                items += std::string(i == 0 ? "" : ", ") + "*" + static_cast<char>(c - 1);
            return items;
        }() + "]\n";
    ReadResult result;
    EXPECT_LE(readAs("a.yaml", laughs, &result).nodes.size(), 200'000U);
    EXPECT_GE(result.file.issues.count(IssueCode::CountLimit), 1U);
    expectSoundTree(readAs("a.yaml", "a: &a [1, *a]\nb: *nowhere\n"));

    const std::size_t many = 1 << 20;
    for (const std::string piece :
         {"[", "{", "- ", "a: ", "? ", "&a ", "!a ", "'", "x", "\"\\", "{a: ", "\n", "#", "*a "}) {
        std::string text = "lr: 1\nb: ";
        while (text.size() < many)
            text += piece;
        expectSoundTree(readAs("a.yaml", text));
        expectSoundTree(readAs("a.json", "{\"a\": " + text.substr(9)));
        expectSoundTree(readAs("a.py", "a = " + text.substr(9)));
    }
    std::string deep = "{\"a\": ";
    for (int i = 0; i < 1'000'000; ++i)
        deep += "[";
    expectSoundTree(readAs("a.json", deep, &result));
    EXPECT_EQ(result.file.issues.count(IssueCode::CountLimit), 1U);
    const double took = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
    EXPECT_LT(took, 120.0) << "something is not linear";
}

TEST(ConfigTree, ReadsTheRealOnes)
{
    FAULTLINE_NEEDS_REAL(folder, "events/lego-yolov5");
    const ReadResult options = readPath(folder + "/opt.yaml");
    ASSERT_EQ(options.artifacts.configs.size(), 1U);
    EXPECT_EQ(options.artifacts.configs.front()->dialect, "YOLOv5");
    EXPECT_EQ(options.artifacts.configs.front()->value("batch_size"), "16");
    EXPECT_EQ(options.artifacts.configs.front()->value("freeze[0]"), "0");
    EXPECT_TRUE(options.file.issues.empty());
    const ReadResult hyp = readPath(folder + "/hyp.yaml");
    ASSERT_EQ(hyp.artifacts.configs.size(), 1U);
    EXPECT_EQ(hyp.artifacts.configs.front()->value("warmup_bias_lr"), "0.1");
    EXPECT_TRUE(hyp.file.issues.empty());
}

} // namespace
} // namespace faultline::test
