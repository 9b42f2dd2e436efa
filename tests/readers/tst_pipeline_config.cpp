// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/readers/config_checks.h"
#include "tests/support/shared_data.h"

#include <filesystem>
#include <fstream>

namespace faultline::test {
namespace {

constexpr std::string_view kPipelineConfigId = "pipeline-config";

const std::string kSmall = R"(# a comment, model { not this }
model {
  ssd {
    num_classes: 3
    feature_extractor { type: "ssd_mobilenet_v2_fpn_keras" depth_multiplier: .5 }
    anchor_generator < ssd_anchor_generator: { aspect_ratios: [1.0, 2.0] aspect_ratios: .5 } >
  }
}
train_config: {
  batch_size: 0x10; optimizer { momentum_optimizer { learning_rate { cosine_decay_learning_rate {
    learning_rate_base: 4e-05 } } } },
  fine_tune_checkpoint: 'a' "b" 'c\'\"\303\251'
  fine_tune_checkpoint_version: V2
  data_augmentation_options { random_horizontal_flip { } }
  data_augmentation_options { random_crop_image { min_area: 0.2 } }
}
)";

TEST(PipelineConfig, ReadsEveryWayOfWritingAField)
{
    ReadResult result;
    const ConfigDocument document = readConfig(kPipelineConfigId, kSmall, &result);
    EXPECT_TRUE(result.file.issues.empty());
    EXPECT_EQ(document.value("model.ssd.num_classes"), "3");
    EXPECT_EQ(document.value("model.ssd.feature_extractor.depth_multiplier"), ".5");
    EXPECT_EQ(document.value("train_config.batch_size"), "0x10");
    EXPECT_EQ(document.value("train_config.fine_tune_checkpoint"), "abc'\"é");
    const std::string ratios = "model.ssd.anchor_generator.ssd_anchor_generator.aspect_ratios";
    EXPECT_EQ(document.value(ratios), "[1.0, 2.0, .5]");
    EXPECT_EQ(document.value(ratios + "[2]"), ".5");
    EXPECT_EQ(nodeAt(document, "train_config.batch_size").line, 10U);
    EXPECT_EQ(nodeAt(document, "train_config.batch_size").type, "uint32");
    EXPECT_EQ(nodeAt(document, "train_config.fine_tune_checkpoint_version").type, "enum");
    const ConfigNode step = nodeAt(document, "train_config.data_augmentation_options[1]");
    EXPECT_EQ(step.value, "random_crop_image");
    EXPECT_EQ(step.line, 15U);
    expectSoundTree(document);
    // What path() says, find() finds.
    for (std::size_t at = 0; at < document.nodes.size(); ++at)
        EXPECT_EQ(document.find(document.path(at)), at);
}

TEST(PipelineConfig, ShowsDefaultsAndWhatIsNotSet)
{
    const ConfigDocument document = readConfig(kPipelineConfigId, kSmall);
    const ConfigNode warmup =
        nodeAt(document, "train_config.optimizer.momentum_optimizer.learning_rate."
                         "cosine_decay_learning_rate.warmup_steps");
    EXPECT_EQ(warmup.value, "10000");
    EXPECT_EQ(warmup.defaultValue, "10000");
    EXPECT_EQ(warmup.state, FieldState::Default);
    EXPECT_EQ(warmup.line, 0U);
    const ConfigNode batch = nodeAt(document, "train_config.batch_size");
    EXPECT_EQ(batch.state, FieldState::Set);
    EXPECT_EQ(batch.defaultValue, "32");
    EXPECT_EQ(document.value("train_config.optimizer.use_moving_average"), "true");

    // Read by the trainer though nobody wrote it, two levels deep.
    EXPECT_EQ(nodeAt(document, "eval_config").state, FieldState::Default);
    EXPECT_EQ(document.value("eval_config.num_visualizations"), "10");
    EXPECT_EQ(document.value("model.ssd.post_processing.batch_non_max_suppression."
                             "max_detections_per_class"),
              "100");
    // Off when absent: no defaults of what is not used.
    EXPECT_EQ(nodeAt(document, "graph_rewriter").state, FieldState::Unset);
    EXPECT_EQ(document.find("graph_rewriter.quantization"), ConfigNode::npos);
    EXPECT_EQ(document.value("graph_rewriter"), std::nullopt);
}

TEST(PipelineConfig, ExpandsNoMemberOfAOneofThatIsNotChosen)
{
    const ConfigDocument document = readConfig(kPipelineConfigId, kSmall);
    EXPECT_EQ(document.find("train_config.optimizer.adam_optimizer"), ConfigNode::npos);
    EXPECT_EQ(document.find("model.faster_rcnn"), ConfigNode::npos);
    // Of a oneof with nothing set, every member is listed, none opened.
    const ConfigNode resizer = nodeAt(document, "model.ssd.image_resizer");
    EXPECT_EQ(resizer.state, FieldState::Unset);
    const ConfigDocument empty = readConfig(kPipelineConfigId, "train_config { optimizer { } }");
    const ConfigNode adam = nodeAt(empty, "train_config.optimizer.adam_optimizer");
    EXPECT_EQ(adam.state, FieldState::Unset);
    EXPECT_EQ(adam.firstChild, ConfigNode::npos);
}

TEST(PipelineConfig, KeepsAndFlagsUnknownFields)
{
    ReadResult result;
    const ConfigDocument document =
        readConfig(kPipelineConfigId,
                   "train_config {\n  batch_sise: 4\n  odd { deep: 1 }\n"
                   "  first_stage_max_proposals: 3\n}\n",
                   &result);
    const ConfigNode misspelt = nodeAt(document, "train_config.batch_sise");
    EXPECT_EQ(misspelt.state, FieldState::Unknown);
    EXPECT_EQ(misspelt.value, "4");
    EXPECT_EQ(misspelt.line, 2U);
    EXPECT_EQ(nodeAt(document, "train_config.odd.deep").state, FieldState::Unknown);
    EXPECT_EQ(result.file.issues.count(IssueCode::UnknownField), 3U);
    EXPECT_TRUE(hasIssue(result, IssueCode::UnknownField, "line 2: \"batch_sise\""));
    EXPECT_TRUE(hasIssue(result, IssueCode::UnknownField, "perhaps \"batch_size\" is meant"));
    EXPECT_TRUE(hasIssue(result, IssueCode::UnknownField, "it belongs to FasterRcnn"));
    // The right spelling is still shown with its default.
    EXPECT_EQ(nodeAt(document, "train_config.batch_size").state, FieldState::Default);
}

TEST(PipelineConfig, SaysWhichValuesDoNotFit)
{
    ReadResult result;
    const ConfigDocument document = readConfig(
        kPipelineConfigId,
        "train_config {\n batch_size: many\n num_steps: 2.5\n sync_replicas: yes\n"
        " fine_tune_checkpoint: model\n fine_tune_checkpoint_version: V3\n optimizer: 3\n"
        " gradient_clipping_by_norm: 10f\n add_regularization_loss: t\n}",
        &result);
    EXPECT_EQ(result.file.issues.count(IssueCode::BadValue), 6U);
    EXPECT_TRUE(hasIssue(result, IssueCode::BadValue, "line 2: \"batch_size\" takes uint32"));
    EXPECT_TRUE(hasIssue(result, IssueCode::BadValue, "one of UNKNOWN, V1, V2, not \"V3\""));
    EXPECT_EQ(document.value("train_config.batch_size"), "many");
}

TEST(PipelineConfig, MarksAFieldWrittenTwice)
{
    ReadResult result;
    const ConfigDocument document = readConfig(
        kPipelineConfigId, "train_config {\n batch_size: 4\n batch_size: 8\n}\n", &result);
    EXPECT_EQ(nodeAt(document, "train_config.batch_size").state, FieldState::Conflict);
    EXPECT_EQ(document.value("train_config.batch_size"), "8") << "the last one counts";
    EXPECT_TRUE(hasIssue(result, IssueCode::DuplicateField, "line 3"));
}

TEST(PipelineConfig, KeepsBothSidesOfAMergeConflict)
{
    ReadResult result;
    const ConfigDocument document = readConfig(kPipelineConfigId,
                                               "train_config {\n"
                                               "<<<<<<< HEAD\n"
                                               "  batch_size: 4\n"
                                               "  optimizer { adam_optimizer {\n"
                                               "||||||| base\n"
                                               "  batch_size: 2\n"
                                               "=======\n"
                                               "  batch_size: 8\n"
                                               "  optimizer { momentum_optimizer {\n"
                                               ">>>>>>> theirs\n"
                                               "  } }\n"
                                               "  num_steps: 7\n"
                                               "}\n",
                                               &result);
    EXPECT_EQ(result.file.issues.count(IssueCode::MergeConflict), 1U);
    EXPECT_TRUE(hasIssue(result, IssueCode::MergeConflict, "line 2"));
    EXPECT_EQ(result.file.issues.count(IssueCode::SyntaxError), 0U);
    EXPECT_EQ(result.file.issues.count(IssueCode::DuplicateField), 0U);
    std::vector<std::string> sizes;
    const ConfigNode train = nodeAt(document, "train_config");
    for (std::size_t at = train.firstChild; at != ConfigNode::npos;
         at = document.nodes[at].nextSibling) {
        const ConfigNode& node = document.nodes[at];
        if (node.name == "batch_size") {
            sizes.push_back(node.value);
            EXPECT_EQ(node.state, FieldState::Conflict);
        }
    }
    EXPECT_EQ(sizes, (std::vector<std::string>{"4", "2", "8"}));
    // The other side did not swallow what follows.
    EXPECT_EQ(document.value("train_config.num_steps"), "7");
    EXPECT_EQ(nodeAt(document, "train_config.num_steps").state, FieldState::Set);
}

TEST(PipelineConfig, UnderstandsWindowsPathsWithAndWithoutEscapes)
{
    ReadResult result;
    const ConfigDocument document =
        readConfig(kPipelineConfigId,
                   "train_input_reader {\n"
                   "  label_map_path: \"C:\\\\data\\\\new\\\\map.pbtxt\"\n"
                   "  tf_record_input_reader {\n"
                   "    input_path: \"C:\\train\\new\\Users\\x.record\"\n"
                   "    input_path: \"ends\\\\\"\n"
                   "  }\n"
                   "  shuffle: false\n"
                   "}\n",
                   &result);
    EXPECT_EQ(document.value("train_input_reader.label_map_path"), R"(C:\data\new\map.pbtxt)");
    EXPECT_EQ(document.value("train_input_reader.tf_record_input_reader.input_path[0]"),
              R"(C:\train\new\Users\x.record)");
    EXPECT_EQ(document.value("train_input_reader.tf_record_input_reader.input_path[1]"), "ends\\");
    EXPECT_EQ(document.value("train_input_reader.shuffle"), "false");
    EXPECT_EQ(result.file.issues.count(IssueCode::UnescapedBackslash), 1U);
    EXPECT_TRUE(hasIssue(result, IssueCode::UnescapedBackslash, "line 4"));
}

TEST(PipelineConfig, GoesOnAfterASyntaxError)
{
    ReadResult result;
    const ConfigDocument document = readConfig(kPipelineConfigId,
                                               "train_config {\n"
                                               "  batch_size 4 5 6\n"
                                               "  num_steps: : 3\n"
                                               "  fine_tune_checkpoint: \"unclosed\n"
                                               "  $%& more\n"
                                               "  sync_replicas: true\n"
                                               "  }\n"
                                               "}\n"
                                               "eval_config { num_examples: 3 ]\n"
                                               "}\n",
                                               &result);
    for (const char* line : {"line 2:", "line 3:", "line 4:", "line 5:", "line 8:", "line 9:"})
        EXPECT_TRUE(hasIssue(result, IssueCode::SyntaxError, line)) << line;
    EXPECT_EQ(document.value("train_config.sync_replicas"), "true");
    EXPECT_EQ(document.value("train_config.fine_tune_checkpoint"), "unclosed");
    EXPECT_EQ(document.value("eval_config.num_examples"), "3");
    EXPECT_EQ(result.file.end, ReadEnd::Complete);
}

TEST(PipelineConfig, SaysWhereACutFileIsOpen)
{
    ReadResult result;
    const ConfigDocument document =
        readConfig(kPipelineConfigId,
                   "train_config {\n  optimizer {\n    use_moving_average: false\n", &result);
    EXPECT_EQ(result.file.end, ReadEnd::TruncatedTail);
    EXPECT_TRUE(hasIssue(result, IssueCode::SyntaxError, "missing for line 2"));
    EXPECT_EQ(document.value("train_config.optimizer.use_moving_average"), "false");
}

TEST(PipelineConfig, TellsTf1FromTf2AndWhy)
{
    const ConfigDocument tf2 = readConfig(kPipelineConfigId, kSmall);
    EXPECT_EQ(tf2.dialect, "TF2");
    ASSERT_EQ(tf2.dialectEvidence.size(), 2U);
    EXPECT_EQ(tf2.dialectEvidence[0], "feature extractor type \"ssd_mobilenet_v2_fpn_keras\" ends "
                                      "in _keras (line 5: TF2)");
    const ConfigDocument tf1 =
        readConfig(kPipelineConfigId,
                   "model { faster_rcnn { feature_extractor { type: 'faster_rcnn_resnet50' } } }");
    EXPECT_EQ(tf1.dialect, "TF1");
    const ConfigDocument neither = readConfig(kPipelineConfigId, "train_config { batch_size: 4 }");
    EXPECT_EQ(neither.dialect, "");
    EXPECT_TRUE(neither.dialectEvidence.empty());
    // Both at once: an error that the evidence shows.
    const ConfigDocument both = readConfig(
        kPipelineConfigId, "model { ssd { feature_extractor { type: 'ssd_mobilenet_v2' } } }\n"
                           "train_config { fine_tune_checkpoint_version: V2 }");
    EXPECT_EQ(both.dialect, "");
    EXPECT_EQ(both.dialectEvidence.size(), 2U);
}

TEST(PipelineConfig, IsKnownByItsFieldsNotByItsName)
{
    EXPECT_EQ(ownerOf("x", kSmall), kPipelineConfigId);
    EXPECT_EQ(ownerOf("pipeline.config.gz", "train_config: {"), kPipelineConfigId);
    EXPECT_EQ(ownerOf("x.pbtxt", "eval_input_reader <\n"), kPipelineConfigId);
    for (const char* other :
         {"model {\n  name: \"x\"\n}", "layer { name: \"conv\" }",
          "name: \"resnet\"\nplatform: \"x\"", "model: yolov5\ntrain_config: path",
          "Training the model {x}", "train_config", "{}", "model_checkpoint_path: \"ckpt-3\""})
        EXPECT_NE(ownerOf("pipeline.config", other), kPipelineConfigId) << other;
}

TEST(PipelineConfig, SurvivesCutsAndFlips)
{
    spoil(kPipelineConfigId, kSmall);
    spoil(kPipelineConfigId,
          "train_config {\n<<<<<<< a\nbatch_size: 1\n=======\nbatch_size: 2\n>>>>>>> b\n}\n");
}

TEST(PipelineConfig, ReadsOtherEncodings)
{
    ReadResult result;
    std::string utf16 = "\xFF\xFE";
    for (const char c : std::string_view("train_config { batch_size: 4 }"))
        utf16 += {c, '\0'};
    EXPECT_EQ(readConfig(kPipelineConfigId, utf16, &result).value("train_config.batch_size"), "4");
    EXPECT_TRUE(result.file.issues.empty());
    std::string latin = "train_config { fine_tune_checkpoint: \"\xE9t\xE9\" ";
    latin += '\0';
    const ConfigDocument bad = readConfig(kPipelineConfigId, latin + " batch_size: 2 }", &result);
    EXPECT_EQ(bad.value("train_config.fine_tune_checkpoint"), "\uFFFDt\uFFFD");
    EXPECT_EQ(bad.value("train_config.batch_size"), "2");
    EXPECT_EQ(result.file.issues.count(IssueCode::WrongEncoding), 1U);
    EXPECT_EQ(result.file.issues.count(IssueCode::NulBytes), 1U);
}

TEST(PipelineConfig, IsBoundedWhateverTheInput)
{
    ReadResult result;
    std::string deep = "train_config {";
    for (int i = 0; i < 200'000; ++i)
        deep += "a{";
    expectSoundTree(readConfig(kPipelineConfigId, deep, &result));
    EXPECT_EQ(result.file.issues.count(IssueCode::CountLimit), 1U);

    std::string wide = "train_config {\n";
    for (int i = 0; i < 300'000; ++i)
        wide += "freeze_variables: \"x\"\n";
    const ConfigDocument document = readConfig(kPipelineConfigId, wide + "}", &result);
    EXPECT_LE(document.nodes.size(), 200'000U);
    EXPECT_GE(result.file.issues.count(IssueCode::CountLimit), 1U);

    std::string conflicts = "train_config {";
    for (int i = 0; i < 90; ++i)
        conflicts += "a{";
    for (int i = 0; i < 200'000; ++i)
        conflicts += "\n<<<<<<< a\n=======";
    expectSoundTree(readConfig(kPipelineConfigId, conflicts, &result));

    const std::string line = "train_config { fine_tune_checkpoint: \"" + std::string(17 << 20, 'x');
    readConfig(kPipelineConfigId, line, &result);
    EXPECT_EQ(result.file.issues.count(IssueCode::CountLimit), 1U);
    EXPECT_EQ(result.file.end, ReadEnd::TruncatedTail);
}

TEST(PipelineConfig, NamesALfsPointerAndAnEmptyFile)
{
    ReadResult result;
    readConfig(kPipelineConfigId,
               "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n", &result);
    EXPECT_TRUE(result.failed);
    EXPECT_EQ(result.file.issues.count(IssueCode::LfsPointer), 1U);
    readConfig(kPipelineConfigId, "", &result);
    EXPECT_EQ(result.file.issues.count(IssueCode::EmptyFile), 1U);
}

/// Each value that is set stands in the line that is named.
void expectTrueLines(const ConfigDocument& document, const std::filesystem::path& path)
{
    std::ifstream stream(path);
    std::vector<std::string> lines{""};
    for (std::string line; std::getline(stream, line);)
        lines.push_back(line);
    for (const ConfigNode& node : document.nodes) {
        if (node.line > 0 && !node.name.starts_with('[')) {
            ASSERT_NE(lines.at(node.line).find(node.name), std::string::npos)
                << path << " line " << node.line << " " << node.name;
        }
    }
}

TEST(PipelineConfig, ReadsOwnAndRealOnesWithoutASyntaxError)
{
    for (const SampleFolder& folder : ownAndReal("vram/reference/odapi_variants", "configs")) {
        std::size_t read = 0;
        std::map<std::string, int> dialects;
        for (const auto& entry : std::filesystem::recursive_directory_iterator(folder.path)) {
            if (entry.path().extension() != ".config")
                continue;
            const ReadResult result = readPath(entry.path().string());
            ASSERT_EQ(result.artifacts.configs.size(), 1U) << entry.path();
            const ConfigDocument& document = *result.artifacts.configs.front();
            EXPECT_EQ(document.kind, ConfigKind::PipelineConfig) << entry.path();
            EXPECT_EQ(result.file.issues.count(IssueCode::SyntaxError), 0U) << entry.path();
            EXPECT_EQ(result.file.issues.count(IssueCode::BadValue), 0U) << entry.path();
            EXPECT_EQ(result.file.issues.count(IssueCode::UnescapedBackslash), 0U) << entry.path();
            expectSoundTree(document);
            expectTrueLines(document, entry.path());
            ++dialects[document.dialect];
            ++read;
        }
        EXPECT_GE(read, folder.isReal ? 22U : 13U) << folder.path;
        EXPECT_GT(dialects["TF2"], 0) << folder.path;
        EXPECT_EQ(dialects["TF1"] > 0, folder.isReal) << folder.path;
        EXPECT_EQ(dialects[""], 0) << folder.path;
    }
}

} // namespace
} // namespace faultline::test
