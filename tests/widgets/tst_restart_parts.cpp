// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/qtmodel/case_maker.h"
#include "widgets/views/curve_parts.h"
#include "widgets/views/restart_remarks.h"

#include <gtest/gtest.h>

#include <memory>

namespace faultline::ui {
namespace {

/// 0..99, then again from 60 on, a second a step.
KnownRestartsPtr restartedRun()
{
    ScalarSeriesBuilder builder;
    for (int i = 0; i < 200; ++i) {
        const ScalarPoint point{
            .step = i < 100 ? i : i - 40, .wallTime = 1e9 + i + (i < 100 ? 0 : 500), .value = 1.0};
        builder.append({&point, 1});
    }
    auto run = test::makeRun("a", 3);
    run->scalars["loss"].series = builder.snapshot();
    run->files[0].fileVersion = "brain.Event:2";
    run->files[0].firstWallTime = 1e9;
    run->files[0].lastWallTime = 2e9;
    auto restarts = std::make_shared<const RunRestarts>(run);
    return std::make_shared<const KnownRestarts>(
        KnownRestarts{.run = restarts, .series = restarts->of("loss")});
}

TEST(RestartParts, AreTheAttemptsOrWhatAReaderKeeps)
{
    const KnownRestartsPtr known = restartedRun();
    const std::vector<CurvePart> attempts = partsOfRun(known.get(), RestartView::Attempts);
    ASSERT_EQ(attempts.size(), 2U);
    EXPECT_EQ(attempts[0].kept, (std::vector<IndexRange>{{0, 100}}));
    EXPECT_TRUE(attempts[0].isEarlier);
    EXPECT_EQ(attempts[1].kept, (std::vector<IndexRange>{{100, 200}}));
    EXPECT_FALSE(attempts[1].isEarlier);
    EXPECT_NE(attempts[0].suffix, attempts[1].suffix);

    const std::vector<CurvePart> all = partsOfRun(known.get(), RestartView::AllPoints);
    ASSERT_EQ(all.size(), 1U);
    EXPECT_TRUE(all[0].kept.empty()); // all of it
    // Its reader in Python needs a session mark to drop anything, the data server does not.
    EXPECT_TRUE(partsOfRun(known.get(), RestartView::TensorBoard).at(0).kept.empty());
    EXPECT_EQ(partsOfRun(known.get(), RestartView::TensorBoardServer).at(0).kept,
              (std::vector<IndexRange>{{0, 60}, {100, 200}}));
    EXPECT_EQ(partsOfRun(nullptr, RestartView::Attempts).size(), 1U);
}

TEST(RestartRemarks, TellTheWorkDoneAgainAndWhatTensorBoardDrops)
{
    const QStringList remarks = restartRemarks({restartedRun()});
    ASSERT_EQ(remarks.size(), 3);
    EXPECT_TRUE(remarks[0].startsWith(QStringLiteral("2 attempt")));
    EXPECT_TRUE(remarks[1].startsWith(QStringLiteral("40 steps"))) << remarks[1].toStdString();
    EXPECT_TRUE(remarks[2].contains(QStringLiteral("0"))) << remarks[2].toStdString();
    EXPECT_TRUE(remarks[2].contains(QStringLiteral("40"))) << remarks[2].toStdString();
    EXPECT_TRUE(restartRemarks({}).isEmpty());
}

} // namespace
} // namespace faultline::ui
