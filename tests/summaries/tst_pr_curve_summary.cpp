// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/summaries/pr_curve_summary.h"
#include "tests/summaries/logged_values.h"
#include "tests/support/event_writer.h"

#include <gtest/gtest.h>

#include <limits>

namespace faultline {
namespace {

using test::ProtoWriter;

std::string curveValue(const std::vector<double>& numbers, std::uint64_t rows,
                       std::uint64_t columns)
{
    const std::string bytes(reinterpret_cast<const char*>(numbers.data()),
                            numbers.size() * sizeof(double));
    const std::string shape = ProtoWriter()
                                  .bytes(2, ProtoWriter().varint(1, rows).data())
                                  .bytes(2, ProtoWriter().varint(1, columns).data())
                                  .data();
    const std::string tensor = ProtoWriter().varint(1, 2).bytes(2, shape).bytes(4, bytes).data();
    return ProtoWriter().bytes(1, "curve").bytes(8, tensor).data();
}

/// Three thresholds: everything positive, one of two right, nothing positive.
const std::vector<double> kThree{2,        1, 0, /**/ 2, 0,   0, /**/ 0, 2, 2, /**/ 0, 1, 2,
                                 /**/ 0.5, 1, 0, /**/ 1, 0.5, 0};

void comparePrCurveWithTensorBoard(const std::string& maker)
{
    const test::Expected expected =
        test::expectedOf(test::summaryFile("histograms-" + maker + ".expected"));
    std::size_t compared = 0;
    for (const test::LoggedValue& value :
         test::valuesOf(test::summaryFile("histograms-" + maker + ".tfevents"))) {
        const auto precision = expected.find({value.tag, value.step, "precision"});
        if (precision == expected.end())
            continue;
        const std::vector<double>& recall = expected.at({value.tag, value.step, "recall"});
        const std::vector<double>& best = expected.at({value.tag, value.step, "best"});
        const Result<PrCurveSummary> curve = decodePrCurve(value.message);
        ASSERT_TRUE(curve) << toEnglish(curve.error().detail);
        ASSERT_EQ(curve->points.size(), recall.size());
        for (std::size_t i = 0; i < recall.size(); ++i) {
            EXPECT_EQ(curve->points[i].precision, precision->second[i]);
            EXPECT_EQ(curve->points[i].recall, recall[i]);
        }
        EXPECT_NEAR(*curve->averagePrecision(),
                    expected.at({value.tag, value.step, "average"}).front(), 1e-12);
        ASSERT_TRUE(curve->bestF1());
        EXPECT_EQ(*curve->bestF1(), static_cast<std::size_t>(best[0]));
        EXPECT_NEAR(curve->points[*curve->bestF1()].f1(), best[1], 1e-12);
        ++compared;
    }
    EXPECT_GE(compared, 1U);
}

TEST(PrCurveSummary, AgreesWithTensorBoardOnPyTorchLogs)
{
    comparePrCurveWithTensorBoard("torch");
}

TEST(PrCurveSummary, AgreesWithTensorBoardOnTensorFlowLogs)
{
    comparePrCurveWithTensorBoard("tf");
}

TEST(PrCurveSummary, LeavesOutThresholdsWherePrecisionMeansNothing)
{
    const Result<PrCurveSummary> curve = decodePrCurve(curveValue(kThree, 6, 3));
    ASSERT_TRUE(curve);
    ASSERT_EQ(curve->points.size(), 2U);
    EXPECT_EQ(curve->loggedThresholds, 3U);
    EXPECT_EQ(curve->points[0].threshold, 0.0);
    EXPECT_EQ(curve->points[1].threshold, 0.5);
    EXPECT_EQ(curve->points[1].falseNegatives, 1.0);
    EXPECT_DOUBLE_EQ(*curve->averagePrecision(), 1.0 * 0.5 + 0.5 * 0.5);
    EXPECT_EQ(*curve->bestF1(), 1U); // both have 2/3: the higher threshold
}

TEST(PrCurveSummary, CurveWithoutAnyPositiveIsEmpty)
{
    const Result<PrCurveSummary> curve =
        decodePrCurve(curveValue(std::vector<double>(18, 0.0), 6, 3));
    ASSERT_TRUE(curve);
    EXPECT_TRUE(curve->empty());
    EXPECT_FALSE(curve->averagePrecision());
    EXPECT_FALSE(curve->bestF1());
}

TEST(PrCurveSummary, LeavesOutAndTellsNonFinitePoints)
{
    std::vector<double> numbers = kThree;
    numbers[12] = std::numeric_limits<double>::quiet_NaN();
    const Result<PrCurveSummary> curve = decodePrCurve(curveValue(numbers, 6, 3));
    ASSERT_TRUE(curve);
    EXPECT_TRUE(curve->holdsNonFinite);
    EXPECT_EQ(curve->points.size(), 1U);
}

TEST(PrCurveSummary, RefusesOtherShapes)
{
    EXPECT_FALSE(decodePrCurve(curveValue(kThree, 3, 6)));
    EXPECT_FALSE(decodePrCurve(curveValue(kThree, 6, 4)));
    EXPECT_FALSE(decodePrCurve(curveValue({}, 6, std::uint64_t{1} << 40)));
    EXPECT_FALSE(decodePrCurve(""));
    const Result<PrCurveSummary> none = decodePrCurve(curveValue({}, 6, 0));
    ASSERT_TRUE(none);
    EXPECT_TRUE(none->empty());
}

TEST(PrCurveSummary, EveryCutIsRefusedOrEmpty)
{
    const std::string whole = curveValue(kThree, 6, 3);
    for (std::size_t size = 0; size < whole.size(); ++size) {
        const Result<PrCurveSummary> cut = decodePrCurve(std::string_view(whole).substr(0, size));
        EXPECT_FALSE(cut && !cut->empty()) << size;
    }
}

} // namespace
} // namespace faultline
