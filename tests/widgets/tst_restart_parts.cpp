// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/qtmodel/case_maker.h"
#include "widgets/charts/chart_frame.h"
#include "widgets/charts/chart_style.h"
#include "widgets/charts/restart_marks.h"
#include "widgets/views/scalars/curve_parts.h"
#include "widgets/views/scalars/restart_remarks.h"

#include <QImage>
#include <QPainter>

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

TEST(RestartRemarks, TellTheWorkDoneAgainAndInDetailWhatTensorBoardDrops)
{
    const QStringList remarks = restartRemarks({restartedRun()});
    ASSERT_EQ(remarks.size(), 2);
    EXPECT_TRUE(remarks[0].startsWith(QStringLiteral("2 attempt")));
    EXPECT_TRUE(remarks[1].startsWith(QStringLiteral("40 steps"))) << remarks[1].toStdString();
    const QStringList details = restartDetails({restartedRun()});
    ASSERT_EQ(details.size(), 1);
    EXPECT_TRUE(details[0].contains(QStringLiteral("data server would drop 40 points")))
        << details[0].toStdString();
    EXPECT_TRUE(restartRemarks({}).isEmpty());
}

/// A chart of 500 x 300 that shows steps 0 to 1000.
ChartFrame chartFrame()
{
    ChartFrame frame;
    frame.size = {500.0, 300.0};
    frame.plot = {50.0, 10.0, 400.0, 260.0};
    frame.x = AxisMap({0.0, 1000.0}, false);
    return frame;
}

TEST(RestartMarks, AreFoundWithinReach)
{
    const ChartFrame frame = chartFrame();
    const std::vector<RestartMark> marks{{.x = 500.0, .color = Qt::red, .text = {}},
                                         {.x = 505.0, .color = Qt::blue, .text = {}},
                                         {.x = 2000.0, .color = Qt::blue, .text = {}}};
    EXPECT_EQ(restartMarkAt(marks, frame, {250.0, 100.0}), &marks[0]);
    EXPECT_EQ(restartMarkAt(marks, frame, {252.0, 20.0}), &marks[1]);
    EXPECT_EQ(restartMarkAt(marks, frame, {270.0, 100.0}), nullptr);
    EXPECT_EQ(restartMarkAt(marks, frame, {850.0, 100.0}), nullptr); // out of sight
}

int paintedColumns(const std::vector<RestartMark>& marks, double y)
{
    QImage image(500, 300, QImage::Format_RGB32);
    image.fill(Qt::white);
    ChartStyle style;
    style.background = Qt::white;
    QPainter painter(&image);
    paintRestartMarks(painter, marks, chartFrame(), style);
    painter.end();
    int columns = 0;
    for (int x = 0; x < image.width(); ++x) {
        bool isPainted = false;
        for (int row = static_cast<int>(y); row < static_cast<int>(y) + 8; ++row)
            isPainted = isPainted || image.pixelColor(x, row) != Qt::white;
        columns += isPainted ? 1 : 0;
    }
    return columns;
}

TEST(RestartMarks, AreLinesUntilTheyWouldHideTheCurves)
{
    std::vector<RestartMark> marks{{.x = 500.0, .color = Qt::red, .text = {}},
                                   {.x = 5000.0, .color = Qt::red, .text = {}}};
    EXPECT_EQ(paintedColumns(marks, 100.0), 1); // the other one is out of sight
    EXPECT_GT(paintedColumns(marks, 263.0), 3); // the tick at its foot
    for (int i = 0; i < 40; ++i)
        marks.push_back({.x = 20.0 * i, .color = Qt::red, .text = {}});
    EXPECT_EQ(paintedColumns(marks, 100.0), 0);
    EXPECT_GT(paintedColumns(marks, 263.0), 40);
}

TEST(RestartRemarks, SumUpSeveralRunsAndTellEachInDetail)
{
    const std::vector<KnownRestartsPtr> two{restartedRun(), restartedRun()};
    const QStringList remarks = restartRemarks(two);
    ASSERT_EQ(remarks.size(), 2);
    EXPECT_TRUE(remarks[0].startsWith(QStringLiteral("2 run"))) << remarks[0].toStdString();
    EXPECT_TRUE(remarks[1].startsWith(QStringLiteral("80 steps"))) << remarks[1].toStdString();
    const QStringList details = restartDetails(two);
    ASSERT_EQ(details.size(), 2);
    EXPECT_TRUE(details[0].startsWith(QStringLiteral("a: 2 attempt"))) << details[0].toStdString();
    EXPECT_TRUE(details[0].contains(QStringLiteral("TensorBoard")));
    const std::vector<KnownRestartsPtr> many(20, restartedRun());
    EXPECT_EQ(restartDetails(many).size(), 13);
    EXPECT_TRUE(restartDetails(many).back().contains(QStringLiteral("8")));
}

TEST(RestartRemarks, AnAttemptTellsWhenItBeganAndWhatWasLost)
{
    const KnownRestartsPtr known = restartedRun();
    const QString text = attemptText(known->run->attempts(), 1);
    EXPECT_TRUE(text.startsWith(QStringLiteral("Attempt 2 of 2 began"))) << text.toStdString();
    EXPECT_TRUE(text.contains(QStringLiteral("at step 60"))) << text.toStdString();
    EXPECT_TRUE(text.contains(QStringLiteral("40 steps"))) << text.toStdString();
}

} // namespace
} // namespace faultline::ui
