// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/evidence/target_machine.h"
#include "model/diagnosis/rules/rules.h"
#include "tests/diagnosis/support/data_maker.h"
#include "tests/diagnosis/support/profile_maker.h"

#include <gtest/gtest.h>

namespace faultline::test {

namespace {

/// So many records of 100 kB with 600 x 400 pixels; in blocks of one class, or mixed.
DatasetPtr records(int count, bool inBlocks, std::uint16_t width = 600, std::uint16_t height = 400,
                   std::uint32_t bytes = 100'000)
{
    DatasetMaker maker(DatasetFormat::TfRecord);
    maker.split("train");
    for (int i = 0; i < count; ++i) {
        const bool isCat = inBlocks ? i < count / 2 : (i * 7919) % 13 < 6;
        maker.picture("p" + std::to_string(i), width, height)
            .box(isCat ? "cat" : "dog", 0.1F, 0.1F, 0.5F, 0.5F, isCat ? 1 : 2);
        maker.row().sizeBytes = bytes;
    }
    return maker.make();
}

Judgement judgedForPipelineMisconfigured(const DatasetPtr& dataset, const std::string& reader,
                                         std::optional<double> memory = std::nullopt)
{
    const ConfigDocumentPtr config =
        ssdConfig(2, 400, {}, "train_input_reader {\n" + reader + "\n}\n");
    Training training = plannedOn(evidenceOf(dataset, config), config);
    TargetMachine machine;
    machine.memoryBytes = memory;
    training.machine = std::make_shared<const TargetMachine>(machine);
    return judge(*makePipelineMisconfigured(), training);
}

const Fix* fixNamed(const Judgement& said, std::string_view id)
{
    for (const Finding& finding : said.findings) {
        for (const Fix& fix : finding.fixes) {
            if (fix.id == id)
                return &fix;
        }
    }
    return nullptr;
}

} // namespace

TEST(PipelineMisconfigured, RecordsInTheOrderOfTheirClassesNeedABuffer)
{
    const Judgement said =
        judgedForPipelineMisconfigured(records(4000, true), "shuffle_buffer_size: 100");
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings.front().severity, Severity::Warning);
    EXPECT_EQ(said.title(), "Shuffle buffer is small: it holds 100 of 4,000 records (2.5 %)");
    const Fix* fix = fixNamed(said, "set-shuffle-buffer");
    ASSERT_NE(fix, nullptr);
    EXPECT_EQ(fix->edits.front(), (ConfigEdit{ArtifactId("pipeline.config"),
                                              "train_input_reader.shuffle_buffer_size", "4000"}));
}

TEST(PipelineMisconfigured, ASmallBufferForMixedRecordsIsARemark)
{
    const Judgement said =
        judgedForPipelineMisconfigured(records(4000, false), "shuffle_buffer_size: 100");
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings.front().severity, Severity::Info);
}

TEST(PipelineMisconfigured, ABufferThatDoesNotFitIsAWarning)
{
    // 600 records of 1 MB against 2 GB of main memory: three tenths of it
    const Judgement said = judgedForPipelineMisconfigured(records(600, false, 600, 400, 1'000'000),
                                                          "shuffle: true", 2e9);
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings.front().severity, Severity::Warning);
    const Fix* fix = fixNamed(said, "set-shuffle-buffer");
    ASSERT_NE(fix, nullptr);
    EXPECT_EQ(fix->edits.front().value, "200"); // a tenth of the memory
    EXPECT_TRUE(judgedForPipelineMisconfigured(records(600, false, 600, 400, 1'000'000),
                                               "shuffle: true", 64e9)
                    .silent());
}

TEST(PipelineMisconfigured, FewerFilesThanTheReadersThatWereAskedFor)
{
    const Judgement said = judgedForPipelineMisconfigured(records(500, false), "num_readers: 16");
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings.front().severity, Severity::Info);
    EXPECT_EQ(said.title(), "Too few record files: 1 for 16 readers");
    EXPECT_TRUE(judgedForPipelineMisconfigured(records(500, false), "shuffle: true").silent())
        << "64 is the default";
}

TEST(PipelineMisconfigured, OneHugeFileIsAWarningWithANumberOfShards)
{
    const Judgement said =
        judgedForPipelineMisconfigured(records(300, false, 600, 400, 10'000'000), "shuffle: true");
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings.front().severity, Severity::Warning);
    const Fix* fix = fixNamed(said, "write-shards"); // 3 GB in files of 150 MB
    ASSERT_NE(fix, nullptr);
    EXPECT_EQ(toEnglish(fix->title), "Split the records into 20 files");
}

TEST(PipelineMisconfigured, LargePicturesAreARemarkUnlessStepsWait)
{
    const DatasetPtr dataset = records(200, false, 4000, 3000);
    const ConfigDocumentPtr config = ssdConfig(2, 400);
    Training training = plannedOn(evidenceOf(dataset, config), config);
    const Judgement planned = judge(*makePipelineMisconfigured(), training);
    ASSERT_EQ(planned.findings.size(), 1U);
    EXPECT_EQ(planned.findings.front().severity, Severity::Info);
    EXPECT_NE(snippetTexts(planned.findings.front()).find("800x800>"), std::string::npos);
    training.profiles =
        ProfileMaker()
            .steps(30, 0.1, {{StepCategory::Input, 0.4}, {StepCategory::Compute, 0.6}})
            .training()
            .profiles;
    const Judgement waiting = judge(*makePipelineMisconfigured(), training);
    ASSERT_EQ(waiting.findings.size(), 1U);
    EXPECT_EQ(waiting.findings.front().severity, Severity::Warning);
}

TEST(PipelineMisconfigured, NoPrefetchingIsAWarning)
{
    const Judgement said =
        judgedForPipelineMisconfigured(records(200, false), "num_prefetch_batches: 0");
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings.front().severity, Severity::Warning);
    const Fix* fix = fixNamed(said, "prefetch");
    ASSERT_NE(fix, nullptr);
    EXPECT_EQ(fix->edits.front().path, "train_input_reader.num_prefetch_batches");
}

TEST(PipelineMisconfigured, DefaultsOnAnOrdinaryDatasetAreSilent)
{
    EXPECT_TRUE(
        judgedForPipelineMisconfigured(records(3000, false), "shuffle: true", 16e9).silent());
    EXPECT_TRUE(judgedForPipelineMisconfigured(records(3000, true), "shuffle: true", 16e9).silent())
        << "two thirds of it are held";
}

} // namespace faultline::test
