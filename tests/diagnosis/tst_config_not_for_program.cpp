// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/rules/rules.h"
#include "tests/diagnosis/support/case_maker.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <memory>
#include <string>

namespace faultline {

namespace {

using test::CaseMaker;
using test::judge;
using test::Judgement;
using test::snippetsOf;
using ::testing::HasSubstr;

const Rule& configNotForProgramRule()
{
    static const std::unique_ptr<const Rule> kRule = makeConfigNotForProgram();
    return *kRule;
}

std::string pipeline(const std::string& extractor, const std::string& reader = {},
                     const std::string& checkpoint = "/m/ckpt-0")
{
    return "model {\n  ssd {\n    num_classes: 3\n    feature_extractor {\n      type: \""
           + extractor
           + "\"\n    }\n  }\n}\n"
             "train_config {\n  batch_size: 8\n  fine_tune_checkpoint: \""
           + checkpoint
           + "\"\n}\n"
             "train_input_reader {\n  "
           + reader + "\n  label_map_path: \"map.pbtxt\"\n}\n";
}

TEST(ConfigNotForProgram, NamesTheExtractorOfTheOtherTensorFlow)
{
    const std::string console =
        "Traceback (most recent call last):\n"
        "  File \"model_main_tf2.py\", line 114, in <module>\n"
        "    tf.compat.v1.app.run()\n"
        "ValueError: ssd_mobilenet_v2 is not supported. See `model_builder.py` for features "
        "extractors compatible with different versions of Tensorflow\n";
    const Judgement said =
        judge(configNotForProgramRule(),
              CaseMaker().pipeline(pipeline("ssd_mobilenet_v2")).console(console).training());
    ASSERT_EQ(said.findings.size(), 1U);
    const Finding& finding = said.findings[0];
    EXPECT_EQ(finding.severity, Severity::Critical);
    EXPECT_THAT(snippetsOf(finding), HasSubstr("ssd_mobilenet_v2_keras"));
    ASSERT_FALSE(finding.fixes.at(0).edits.empty());
    EXPECT_EQ(finding.fixes[0].edits[0].path, "model.ssd.feature_extractor.type");
    EXPECT_EQ(finding.fixes[0].edits[0].value, "\"ssd_mobilenet_v2_keras\"");
}

TEST(ConfigNotForProgram, WarnsBeforeLaunchByTheVersion)
{
    const auto plan = [](const std::string& version) {
        return CaseMaker()
            .pipeline(pipeline("ssd_mobilenet_v2"))
            .packages("tensorflow==" + version + "\n")
            .training();
    };
    const Judgement said = judge(configNotForProgramRule(), plan("2.10.0"));
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings[0].severity, Severity::Warning);
    EXPECT_TRUE(judge(configNotForProgramRule(), plan("1.15.5")).silent());
}

TEST(ConfigNotForProgram, TheExtractorDecidesWhereOtherFieldsSayOtherwise)
{
    std::string text = pipeline("ssd_mobilenet_v2");
    text.insert(text.find("  fine_tune_checkpoint:"), "  fine_tune_checkpoint_version: V2\n");
    const Judgement said =
        judge(configNotForProgramRule(),
              CaseMaker().pipeline(text).packages("tensorflow==2.10.0\n").training());
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_THAT(said.title(), HasSubstr("written for TF1"));
}

TEST(ConfigNotForProgram, CorrectsAMisspelledField)
{
    const Judgement said =
        judge(configNotForProgramRule(),
              CaseMaker()
                  .pipeline(pipeline("ssd_mobilenet_v2_keras", "shufle_buffer_size: 2048"))
                  .training());
    ASSERT_EQ(said.findings.size(), 1U);
    const Finding& finding = said.findings[0];
    EXPECT_EQ(finding.severity, Severity::Critical);
    EXPECT_THAT(said.title(), HasSubstr("probably shuffle_buffer_size"));
    ASSERT_EQ(finding.fixes.at(0).edits.size(), 2U);
    EXPECT_EQ(finding.fixes[0].edits[0].path, "train_input_reader.shufle_buffer_size");
    EXPECT_EQ(finding.fixes[0].edits[0].value, "");
    EXPECT_EQ(finding.fixes[0].edits[1].path, "train_input_reader.shuffle_buffer_size");
    EXPECT_EQ(finding.fixes[0].edits[1].value, "2048");
}

TEST(ConfigNotForProgram, AFieldThatNobodyKnowsMayBeNewer)
{
    const Judgement said =
        judge(configNotForProgramRule(),
              CaseMaker()
                  .pipeline(pipeline("ssd_mobilenet_v2_keras", "something_of_next_year: true"))
                  .training());
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings[0].severity, Severity::Warning);
}

TEST(ConfigNotForProgram, PlaceholdersAreNamed)
{
    const Judgement said =
        judge(configNotForProgramRule(),
              CaseMaker()
                  .pipeline(pipeline("ssd_mobilenet_v2_keras", "", "PATH_TO_BE_CONFIGURED"))
                  .training());
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings[0].severity, Severity::Warning);
    EXPECT_THAT(snippetsOf(said.findings[0]), HasSubstr("train_config.fine_tune_checkpoint"));
}

TEST(ConfigNotForProgram, APathIsMissingOnlyIfOthersAreThere)
{
    const auto plan = [](bool someAreThere) {
        CaseMaker made;
        made.pipeline(pipeline("ssd_mobilenet_v2_keras"));
        DatasetSource source;
        source.file.displayName = "records";
        source.file.id = ArtifactId(source.file.displayName);
        source.format = DatasetFormat::TfRecord;
        source.configPath = made.data().configs.front()->file.path;
        source.missing = {{.written = "map.pbtxt", .use = "label map"}};
        if (someAreThere)
            source.splits = {{.name = "train", .paths = {"/d/train.record"}, .imageRoot = {}}};
        return made.dataset(std::move(source)).training();
    };
    const Judgement said = judge(configNotForProgramRule(), plan(true));
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings[0].severity, Severity::Warning);
    EXPECT_THAT(said.title(), HasSubstr("map.pbtxt"));
    const Judgement elsewhere = judge(configNotForProgramRule(), plan(false));
    EXPECT_TRUE(elsewhere.findings.empty());
    EXPECT_EQ(elsewhere.abstentions.size(), 1U);
}

TEST(ConfigNotForProgram, TheConsoleAloneTellsOfAConfiguration)
{
    const Judgement said =
        judge(configNotForProgramRule(),
              CaseMaker()
                  .console("NotFoundError: PATH_TO_BE_CONFIGURED/model.ckpt; No such file\n")
                  .training());
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings[0].severity, Severity::Critical);
    const Judgement unknown =
        judge(configNotForProgramRule(), CaseMaker().console("Loading the model\n").training());
    EXPECT_TRUE(unknown.findings.empty());
    ASSERT_EQ(unknown.abstentions.size(), 1U);
    EXPECT_EQ(unknown.abstentions[0].missing, "config");
}

TEST(ConfigNotForProgram, WhatTrainsWasTaken)
{
    EXPECT_TRUE(judge(configNotForProgramRule(),
                      CaseMaker()
                          .pipeline(pipeline("ssd_mobilenet_v2", "shufle_buffer_size: 1"))
                          .packages("tensorflow==2.10.0\n")
                          .steps(100)
                          .training())
                    .silent());
    EXPECT_TRUE(judge(configNotForProgramRule(),
                      CaseMaker().pipeline(pipeline("ssd_mobilenet_v2_keras")).training())
                    .silent());
}

} // namespace

} // namespace faultline
