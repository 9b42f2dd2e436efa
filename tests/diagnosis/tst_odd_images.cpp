// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/rules/rules.h"
#include "tests/diagnosis/support/data_maker.h"
#include "tests/support/log_maker.h"

#include <gtest/gtest.h>

#include <variant>

namespace faultline::test {

namespace {

/// A hundred pictures, the first `odd` of them with these flags.
std::shared_ptr<DatasetEvidence> withFlags(int odd, std::uint32_t flags)
{
    DatasetMaker maker(DatasetFormat::PascalVoc);
    maker.split("train");
    for (int i = 0; i < 100; ++i) {
        maker.picture("p" + std::to_string(i) + ".jpg", 640, 480)
            .box("cat", 0.1F, 0.1F, 0.5F, 0.5F);
        if (i < odd)
            maker.row().flags |= flags;
    }
    return evidenceOf(maker.make());
}

} // namespace

TEST(OddImages, ADamagedPictureIsCriticalBeforeTheLaunch)
{
    const auto evidence = withFlags(2, kImageCut);
    const Judgement planned = judge(*makeOddImages(), plannedOn(evidence));
    ASSERT_EQ(planned.findings.size(), 1U);
    EXPECT_EQ(planned.findings.front().severity, Severity::Critical);
    EXPECT_EQ(planned.title(), "Truncated images: 2 (2 %), the first is p0.jpg");
    EXPECT_NE(snippetTexts(planned.findings.front()).find("--fix drop-unreadable-pictures"),
              std::string::npos);
    const Judgement ran = judge(*makeOddImages(), ranOn(evidence));
    ASSERT_EQ(ran.findings.size(), 1U);
    EXPECT_EQ(ran.findings.front().severity, Severity::Warning);
}

TEST(OddImages, ALogThatStopsAtARecordMakesItCritical)
{
    Training training = ranOn(withFlags(1, kRecordDamaged));
    training.logs = {LogMaker()
                         .line("Step 100 per-step time 0.5s")
                         .line("tensorflow.python.framework.errors_impl.DataLossError: corrupted "
                               "record at 1234")
                         .build()};
    const Judgement said = judge(*makeOddImages(), training);
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings.front().severity, Severity::Critical);
    EXPECT_EQ(std::get<LogEvidence>(said.findings.front().evidence.front()).sourceLine, 2U);
}

TEST(OddImages, SixteenBitsAreAWarning)
{
    const Judgement said = judge(*makeOddImages(), plannedOn(withFlags(1, kImageSixteenBit)));
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings.front().severity, Severity::Warning);
}

TEST(OddImages, GreyAmongColouredIsARemark)
{
    const Judgement said = judge(*makeOddImages(), plannedOn(withFlags(30, kImageGrey)));
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings.front().severity, Severity::Info);
}

TEST(OddImages, ATurnedPictureIsAWarningUnlessTheTrainerTurnsIt)
{
    DatasetMaker maker(DatasetFormat::PascalVoc);
    maker.split("train");
    maker.picture("p.jpg", 640, 480).box("cat", 0.1F, 0.1F, 0.5F, 0.5F);
    maker.row().orientation = 6;
    const DatasetPtr dataset = maker.make();
    const Judgement said = judge(*makeOddImages(), plannedOn(evidenceOf(dataset)));
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_EQ(said.findings.front().severity, Severity::Warning);
    auto turned = evidenceOf(dataset);
    turned->options.trainerAppliesOrientation = true;
    turned->defects = findDefects(*dataset, turned->options);
    EXPECT_TRUE(judge(*makeOddImages(), plannedOn(turned)).silent());
}

TEST(OddImages, SoundPicturesAreSilent)
{
    EXPECT_TRUE(judge(*makeOddImages(), plannedOn(withFlags(0, 0))).silent());
}

TEST(OddImages, AbstainsWhereThePicturesAreElsewhere)
{
    const Judgement said = judge(*makeOddImages(), plannedOn(withFlags(100, kImageMissing)));
    EXPECT_TRUE(said.findings.empty());
    EXPECT_EQ(said.abstentions.size(), 1U);
}

} // namespace faultline::test
