// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/rules/rules.h"
#include "tests/diagnosis/support/data_maker.h"

#include <gtest/gtest.h>

namespace faultline::test {

namespace {

DatasetMaker catsAndDogs(int cats, int dogs, std::int64_t dogId = 2)
{
    DatasetMaker maker(DatasetFormat::TfRecord);
    maker.split("train");
    for (int i = 0; i < cats; ++i)
        maker.picture("c" + std::to_string(i), 640, 480).box("cat", 0.1F, 0.1F, 0.5F, 0.5F, 1);
    for (int i = 0; i < dogs; ++i)
        maker.picture("d" + std::to_string(i), 640, 480).box("dog", 0.1F, 0.1F, 0.5F, 0.5F, dogId);
    return maker;
}

Judgement judgedForLabelsDisagree(DatasetMaker& maker, const ConfigDocumentPtr& config)
{
    return judge(*makeLabelsDisagree(), plannedOn(evidenceOf(maker.make(), config), config));
}

const Fix* fixNamed(const Finding& finding, std::string_view id)
{
    for (const Fix& fix : finding.fixes) {
        if (fix.id == id)
            return &fix;
    }
    return nullptr;
}

} // namespace

TEST(LabelsDisagree, AnIdAboveTheNumberOfClassesIsCritical)
{
    DatasetMaker maker = catsAndDogs(60, 40);
    const Judgement said = judgedForLabelsDisagree(maker, ssdConfig(1));
    ASSERT_EQ(said.findings.size(), 1U);
    const Finding& finding = said.findings.front();
    EXPECT_EQ(finding.severity, Severity::Critical);
    EXPECT_EQ(said.title(),
              "Class dog has id 2, above num_classes: its boxes (40) are learned as background");
    EXPECT_DOUBLE_EQ(said.number("lost-share"), 0.4);
    const Fix* fix = fixNamed(finding, "set-num-classes");
    ASSERT_NE(fix, nullptr);
    ASSERT_EQ(fix->edits.size(), 1U);
    EXPECT_EQ(fix->edits.front(),
              (ConfigEdit{ArtifactId("pipeline.config"), "model.ssd.num_classes", "2"}));
}

TEST(LabelsDisagree, ANameThatTheMapSpellsOtherwise)
{
    DatasetMaker maker(DatasetFormat::TfRecord);
    maker.split("train").labelMap({{1, "Cat"}, {2, "dog"}});
    for (int i = 0; i < 30; ++i)
        maker.picture("c" + std::to_string(i), 640, 480).box("cat", 0.1F, 0.1F, 0.5F, 0.5F);
    for (int i = 0; i < 30; ++i)
        maker.picture("d" + std::to_string(i), 640, 480).box("dog", 0.1F, 0.1F, 0.5F, 0.5F, 2);
    const Judgement said = judgedForLabelsDisagree(maker, ssdConfig(2));
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings.front().severity, Severity::Critical);
    EXPECT_EQ(said.title(), "Class \"cat\" is missing from the label map: its boxes (30) are lost");
    EXPECT_NE(snippetTexts(said.findings.front()).find("--fix fix-class-text"), std::string::npos)
        << snippetTexts(said.findings.front());
}

TEST(LabelsDisagree, ASlipOfOneBoxInManyIsAWarning)
{
    DatasetMaker maker = catsAndDogs(400, 1, 3);
    const Judgement said = judgedForLabelsDisagree(maker, ssdConfig(2));
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings.front().severity, Severity::Warning);
}

TEST(LabelsDisagree, TooManyOutputsAreAWarningAndTheMapSaysHowMany)
{
    DatasetMaker maker = catsAndDogs(50, 50);
    maker.labelMap({{1, "cat"}, {2, "dog"}});
    const Judgement said = judgedForLabelsDisagree(maker, ssdConfig(90));
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings.front().severity, Severity::Warning);
    EXPECT_EQ(said.title(), "num_classes is 90, but the label map has 2 classes");
    const Fix* fix = fixNamed(said.findings.front(), "set-num-classes");
    ASSERT_NE(fix, nullptr);
    EXPECT_EQ(fix->edits.front().value, "2");
}

TEST(LabelsDisagree, AnUnusedClassIsARemarkWithANewMap)
{
    DatasetMaker maker = catsAndDogs(50, 50);
    maker.labelMap({{1, "cat"}, {2, "dog"}, {3, "emu's"}});
    const Judgement said = judgedForLabelsDisagree(maker, ssdConfig(3));
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings.front().severity, Severity::Info);
    EXPECT_NE(snippetTexts(said.findings.front()).find("id: 3\n  name: 'emu\\'s'"),
              std::string::npos)
        << snippetTexts(said.findings.front());
}

TEST(LabelsDisagree, WhatAValidationPartLacksIsNoRemark)
{
    DatasetMaker maker(DatasetFormat::TfRecord);
    maker.split("val").labelMap({{1, "cat"}, {2, "dog"}});
    maker.picture("a", 640, 480).box("cat", 0.1F, 0.1F, 0.5F, 0.5F, 1);
    EXPECT_TRUE(judgedForLabelsDisagree(maker, ssdConfig(2)).silent());
}

TEST(LabelsDisagree, AgreementIsSilent)
{
    DatasetMaker maker = catsAndDogs(60, 40);
    maker.labelMap({{1, "cat"}, {2, "dog"}});
    const DatasetPtr dataset = maker.make();
    const ConfigDocumentPtr config = ssdConfig(2);
    const std::unique_ptr<const Rule> rule = makeLabelsDisagree();
    EXPECT_TRUE(judge(*rule, plannedOn(evidenceOf(dataset, config), config)).silent());
    EXPECT_TRUE(judge(*rule, plannedOn(evidenceOf(dataset))).silent());
}

TEST(LabelsDisagree, YoloCountsFromZero)
{
    DatasetMaker maker(DatasetFormat::Yolo);
    maker.split("train");
    maker.picture("a.jpg", 640, 480).box("cat", 0.1F, 0.1F, 0.5F, 0.5F, 0);
    EXPECT_TRUE(judgedForLabelsDisagree(maker, nullptr).silent());
}

} // namespace faultline::test
