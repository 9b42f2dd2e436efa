// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/readers/metrics/metrics_checks.h"
#include "tests/support/gzip.h"
#include "tests/support/shared_data.h"

#include <fstream>
#include <iterator>

namespace faultline {
namespace {

using test::ownerOf;
using test::pointsOf;
using test::readAs;
using test::ReadResult;
using test::timesOf;

constexpr std::string_view kId = "metrics-csv";

std::string dataFile(const std::string& name)
{
    std::ifstream file(std::string(FAULTLINE_TESTS_DIR) + "/data/metrics/" + name);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

TEST(MetricsCsv, ReadsWhatKerasWrites)
{
    const std::string text = dataFile("keras/diverged.csv");
    EXPECT_EQ(ownerOf("training.log.csv", text), kId);
    const ReadResult result = readAs(kId, text);
    EXPECT_EQ(result.file.writer, "Keras CSVLogger");
    EXPECT_EQ(result.file.recordCount, 30U);
    EXPECT_EQ(result.file.issues.totalCount(), 0U);
    ASSERT_EQ(result.run->scalars.size(), 4U);
    const ScalarSeries* loss = result.run->findScalar("loss");
    ASSERT_NE(loss, nullptr);
    EXPECT_EQ(loss->size(), 30U);
    EXPECT_EQ(loss->step(29), 29);
    // The first and the last line of the file, as the program wrote them.
    EXPECT_NEAR(loss->value(0), 3.5, 3.5);
    EXPECT_GT(loss->totals().nanCount + loss->totals().positiveInfinityCount, 0U);
    EXPECT_TRUE(std::isnan(loss->wallTime(0))) << "the file tells no times";
}

TEST(MetricsCsv, GoesOnWhereATrainingWasContinued)
{
    const ReadResult result = readAs(kId, dataFile("keras/continued.csv"));
    const ScalarSeries* loss = result.run->findScalar("loss");
    ASSERT_NE(loss, nullptr);
    EXPECT_EQ(loss->size(), 7U);
    EXPECT_EQ(loss->stepBreaks().positions, (std::vector<std::size_t>{4}));
    EXPECT_EQ(result.file.issues.totalCount(), 0U);
}

TEST(MetricsCsv, TakesTheHeaderThatStandsAgain)
{
    const ReadResult result =
        readAs(kId, "epoch,loss\n0,4\n1,3\nepoch,acc,loss\n2,0.5,2\nepoch,loss\n3,1\n");
    EXPECT_EQ(pointsOf(result, "loss"), "0=4 1=3 2=2 3=1");
    EXPECT_EQ(pointsOf(result, "acc"), "2=0.5");
    EXPECT_EQ(result.file.issues.totalCount(), 0U);
}

TEST(MetricsCsv, FindsTheSeparator)
{
    EXPECT_EQ(ownerOf("log.csv", dataFile("keras/semicolons.csv")), kId);
    const ReadResult result = readAs(kId, dataFile("keras/semicolons.csv"));
    EXPECT_EQ(result.file.scalarCount, 20U);
    EXPECT_EQ(pointsOf(readAs(kId, "step\tloss\n1\t0.5\n2\t0.25\n"), "loss"), "1=0.5 2=0.25");
    EXPECT_EQ(pointsOf(readAs(kId, "step;loss\n1;0,5\n2;1,25e1\n"), "loss"), "1=0.5 2=12.5");
    EXPECT_EQ(pointsOf(readAs(kId, "step,loss\n1,\"0,5\"\n2,\"0,25\"\n"), "loss"), "1=0.5 2=0.25");
}

TEST(MetricsCsv, ReadsWhatLightningWrites)
{
    const std::string text = dataFile("lightning/metrics.csv");
    EXPECT_EQ(ownerOf("metrics.csv", text), kId);
    const ReadResult result = readAs(kId, text);
    EXPECT_EQ(result.file.writer, "Lightning CSVLogger");
    EXPECT_EQ(pointsOf(result, "val_acc"), "5=0.25 10=0.5 15=0.75 20=1");
    EXPECT_EQ(pointsOf(result, "train_loss"),
              "2=1 4=0.5 6=0.333333 8=0.25 10=0.2 12=0.166667 14=0.142857 16=nan 18=nan 20=nan");
    EXPECT_EQ(result.run->findScalar("epoch")->size(), 14U);
    EXPECT_EQ(result.run->findScalar("step"), nullptr);
    EXPECT_EQ(result.file.issues.totalCount(), 0U);
}

TEST(MetricsCsv, ReadsWhatUltralyticsWrites)
{
    const ReadResult result = readAs(kId, "epoch,time,train/box_loss,metrics/mAP50(B),lr/pg0\n"
                                          "1,12.5,1.2,0.1,0.01\n2,25.25,1.1,0.2,0.009\n");
    EXPECT_EQ(result.file.writer, "Ultralytics");
    EXPECT_EQ(pointsOf(result, "metrics/mAP50(B)"), "1=0.1 2=0.2");
    EXPECT_EQ(timesOf(result, "lr/pg0"), (std::vector<double>{12.5, 25.25}));
    EXPECT_EQ(result.run->findScalar("time"), nullptr);
}

TEST(MetricsCsv, ReadsARealOneOfUltralytics)
{
    FAULTLINE_NEEDS_REAL(real, "events/lego-yolov5/results.csv");
    const ReadResult yolo = test::readPath(real);
    EXPECT_EQ(yolo.file.writer, "Ultralytics");
    ASSERT_NE(yolo.run->findScalar("x/lr2"), nullptr);
    EXPECT_DOUBLE_EQ(yolo.run->findScalar("x/lr2")->value(1), 0.04006);
    EXPECT_DOUBLE_EQ(yolo.run->findScalar("metrics/mAP_0.5:0.95")->value(0), 0.15845);
}

TEST(MetricsCsv, ReadsWhatTensorBoardExports)
{
    const std::string text = "Wall time,Step,Value\n1700000000.5,0,2.5\n1700000001.5,10,1.5\n";
    EXPECT_EQ(ownerOf("run-train-tag-epoch_loss.csv", text), kId);
    const ReadResult result = readAs(kId, text, "/x/run-train-tag-epoch_loss.csv");
    EXPECT_EQ(pointsOf(result, "epoch_loss"), "0=2.5 10=1.5");
    EXPECT_EQ(timesOf(result, "epoch_loss"), (std::vector<double>{1700000000.5, 1700000001.5}));
    EXPECT_EQ(pointsOf(readAs(kId, text, "a.csv"), "Value"), "0=2.5 10=1.5");
}

TEST(MetricsCsv, TakesAnyTableThatIsOpenedItself)
{
    const auto given = [](std::string_view name, std::string_view text) {
        const FormatReader* reader =
            readerForGivenFile(name, std::as_bytes(std::span(text.data(), text.size())));
        return reader == nullptr ? std::string_view() : reader->info().id;
    };
    EXPECT_EQ(given("x.csv", "step,left,right\n1,2,3\n"), kId);
    EXPECT_EQ(given("x.jsonl", "{\"a\": 1}\n{\"a\": 2}\n"), "metrics-jsonl");
    EXPECT_EQ(given("x.csv", "name,place\na,b\n"), "console-log") << "no numbers";
    EXPECT_EQ(given("notes.txt", "a,b\n1,2\n"), "console-log");
}

TEST(MetricsCsv, KeepsWhatIsNoNumber)
{
    const ReadResult result = readAs(
        kId, "step,loss\n1,nan\n2,NaN\n3,inf\n4,-Infinity\n5,NA\n6,None\n7,\n8,1e999\n9,-1e999\n");
    EXPECT_EQ(pointsOf(result, "loss"), "1=nan 2=nan 3=inf 4=-inf 8=inf 9=-inf");
    EXPECT_EQ(result.file.issues.totalCount(), 0U);
}

TEST(MetricsCsv, TellsTimesApart)
{
    const auto times = [](const std::string& text) { return timesOf(readAs(kId, text), "loss"); };
    EXPECT_EQ(times("step,_timestamp,loss\n1,1700000000.5,1\n2,1700000001,2\n"),
              (std::vector<double>{1700000000.5, 1700000001}));
    EXPECT_EQ(times("step,timestamp,loss\n1,1700000000500,1\n"),
              (std::vector<double>{1700000000.5}));
    EXPECT_EQ(times("step,timestamp,loss\n1,2023-11-14T22:13:20Z,1\n"),
              (std::vector<double>{1700000000}));
    // How long a step took is no time of day; it stays a curve.
    const ReadResult durations = readAs(kId, "step,time,loss\n1,0.5,1\n2,0.4,2\n3,0.6,3\n");
    EXPECT_TRUE(std::isnan(timesOf(durations, "loss").at(0)));
    EXPECT_EQ(pointsOf(durations, "time"), "1=0.5 2=0.4 3=0.6");
}

TEST(MetricsCsv, CountsRowsWhereTheStepStartsAgain)
{
    const ReadResult result = readAs(kId, "epoch,iter,loss\n1,1,9\n1,2,8\n2,1,7\n2,2,6\n");
    EXPECT_EQ(pointsOf(result, "loss"), "1=9 1=8 2=7 2=6") << "epochs count on, iterations do not";
}

TEST(MetricsCsv, SaysWhichRowsItCouldNotUse)
{
    const ReadResult result =
        readAs(kId, "step,loss,acc\n1,0.5,1\n2,0.5\n3,0.5,1,7\n,4,4\nx,4,4\n5,oops,1\n6,1,1,\n7,1,"
                    "1\n8,1,1\n9,1,1\n10,1,1\n11,1,1\n");
    EXPECT_EQ(pointsOf(result, "loss"), "1=0.5 6=1 7=1 8=1 9=1 10=1 11=1");
    EXPECT_EQ(pointsOf(result, "acc"), "1=1 5=1 6=1 7=1 8=1 9=1 10=1 11=1");
    EXPECT_EQ(result.file.issues.count(IssueCode::BadRow), 3U);
    std::uint64_t lost = 0;
    for (const ImportIssue& issue : result.file.issues.kept())
        lost += issue.recordsLost;
    EXPECT_EQ(lost, 4U) << "two ragged rows, two without a step; the word cost a cell, no row";
}

TEST(MetricsCsv, LeavesOutWhatMayBeCut)
{
    const ReadResult result = readAs(kId, "step,loss\n1,0.5\n2,0.0000");
    EXPECT_EQ(pointsOf(result, "loss"), "1=0.5");
    EXPECT_EQ(result.file.end, ReadEnd::TruncatedTail);
    EXPECT_EQ(result.file.issues.count(IssueCode::TruncatedTail), 1U);
    test::expectCutsGiveNothingNew(
        kId, "step,time,loss,acc\r\n1,1.5,0.25,1\r\n2,2.5,\"1.25\",\r\n30,3.5,nan,-1e-3\r\n");
}

TEST(MetricsCsv, ReadsOddText)
{
    EXPECT_EQ(pointsOf(readAs(kId, "\xEF\xBB\xBFstep,loss\r\n1,2\r\n"), "loss"), "1=2");
    EXPECT_EQ(pointsOf(readAs(kId, test::gzipped("step,loss\n1,2\n")), "loss"), "1=2");
    EXPECT_EQ(pointsOf(readAs(kId, "# step , \"loss\" \n 1 , 2 \n"), "loss"), "1=2");
    EXPECT_EQ(pointsOf(readAs(kId, "step,note,loss\n1,\"a \"\"b\"\"\nc, d\",2\n2,x,3\n"), "loss"),
              "1=2 2=3");
    const ReadResult nuls = readAs(kId, std::string("step,loss\n1,2\n\0\0\0\n2,3\n", 22));
    EXPECT_EQ(pointsOf(nuls, "loss"), "1=2 2=3");
    EXPECT_EQ(nuls.file.issues.count(IssueCode::NulBytes), 1U);
    const ReadResult longLine =
        readAs(kId, "step,loss\n1,2\n" + std::string(5 << 20, '7') + "\n2,3\n");
    EXPECT_EQ(pointsOf(longLine, "loss"), "1=2 2=3");
    EXPECT_EQ(longLine.file.issues.count(IssueCode::LongLine), 1U);
    const ReadResult twice = readAs(kId, "step,loss,loss\n1,2,3\n");
    EXPECT_EQ(pointsOf(twice, "loss"), "1=3");
    EXPECT_EQ(twice.file.issues.count(IssueCode::DuplicateField), 1U);
}

TEST(MetricsCsv, IsNoOtherTable)
{
    const std::pair<const char*, const char*> others[] = {
        {"boxes.csv", "filename,width,height,class,xmin,ymin,xmax,ymax\na.jpg,1,1,x,0,0,1,1\n"},
        {"gpu.csv", "timestamp, index, utilization.gpu [%]\n2024/01/01 00:00:00.000, 0, 5 %\n"},
        {"sales.csv", "date,price,count\n2024-01-01,3.5,4\n"},
        {"data.csv", "step,left,right\n1,2,3\n"},
        {"iris.csv", "sepal_length,sepal_width,species\n5.1,3.5,setosa\n"},
        {"x.csv", "loss,acc\n1,2\n"},
        {"note.txt", "In this step, the loss, as always, fell.\n"},
        {"list.csv", "1,2,3\n4,5,6\n"}};
    for (const auto& [name, text] : others)
        EXPECT_NE(ownerOf(name, text), kId) << name;
    EXPECT_EQ(ownerOf("x.csv", "epoch,loss\n"), kId) << "died in its first epoch";
}

TEST(MetricsCsv, SurvivesFlips)
{
    test::expectFlipsAreSurvived(kId, "step,time,loss\n1,1.5,0.25\n2,2.5,\"1.2\"\n3,3.5,nan\n");
}

} // namespace
} // namespace faultline
