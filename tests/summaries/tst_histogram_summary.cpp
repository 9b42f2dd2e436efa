// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/summaries/histogram_summary.h"
#include "tests/summaries/logged_values.h"
#include "tests/support/event_writer.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <vector>

namespace faultline {
namespace {

using test::ProtoWriter;

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();
constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr double kLargest = std::numeric_limits<double>::max();

template <typename T>
std::string raw(const std::vector<T>& values)
{
    return {reinterpret_cast<const char*>(values.data()), values.size() * sizeof(T)};
}

struct Proto {
    double min = 0.0;
    double max = 0.0;
    double num = 0.0;
    double sum = 0.0;
    double sumSquares = 0.0;
    std::vector<double> limits;
    std::vector<double> counts;
};

std::string protoValue(const Proto& proto, bool packed = true)
{
    ProtoWriter histogram;
    histogram.real64(1, proto.min).real64(2, proto.max).real64(3, proto.num);
    histogram.real64(4, proto.sum).real64(5, proto.sumSquares);
    if (packed) {
        histogram.bytes(6, raw(proto.limits)).bytes(7, raw(proto.counts));
    } else {
        for (const double limit : proto.limits)
            histogram.real64(6, limit);
        for (const double count : proto.counts)
            histogram.real64(7, count);
    }
    return ProtoWriter().bytes(1, "tag").bytes(5, histogram.data()).data();
}

std::string shapeOf(std::uint64_t rows, std::uint64_t columns)
{
    return ProtoWriter()
        .bytes(2, ProtoWriter().varint(1, rows).data())
        .bytes(2, ProtoWriter().varint(1, columns).data())
        .data();
}

enum class Layout { Content, Packed, Single };

std::string tensorValue(const std::vector<double>& numbers, bool isFloat, Layout layout)
{
    const std::vector<float> floats(numbers.begin(), numbers.end());
    const std::string bytes = isFloat ? raw(floats) : raw(numbers);
    const std::uint32_t field = isFloat ? 5 : 6;
    ProtoWriter tensor;
    tensor.varint(1, isFloat ? 1 : 2).bytes(2, shapeOf(numbers.size() / 3, 3));
    if (layout == Layout::Content)
        tensor.bytes(4, bytes);
    else if (layout == Layout::Packed)
        tensor.bytes(field, bytes);
    else
        for (const double number : numbers) {
            if (isFloat)
                tensor.real32(field, static_cast<float>(number));
            else
                tensor.real64(field, number);
        }
    return ProtoWriter().bytes(1, "tag").bytes(8, tensor.data()).data();
}

HistogramSummary decoded(const std::string& value)
{
    const Result<HistogramSummary> histogram = decodeHistogram(value);
    EXPECT_TRUE(histogram) << (histogram ? "" : toEnglish(histogram.error().detail));
    return histogram ? *histogram : HistogramSummary{};
}

const Proto kUsual{.min = -1.5,
                   .max = 2.5,
                   .num = 10.0,
                   .sum = 4.0,
                   .sumSquares = 12.0,
                   .limits = {-2.0, -1.0, 0.0, 1.0, kLargest},
                   .counts = {0.0, 2.0, 3.0, 4.0, 1.0}};

void compareWithTensorBoard(const std::string& maker)
{
    const test::Expected expected =
        test::expectedOf(test::summaryFile("histograms-" + maker + ".expected"));
    std::size_t compared = 0;
    for (const test::LoggedValue& value :
         test::valuesOf(test::summaryFile("histograms-" + maker + ".tfevents"))) {
        const auto total = expected.find({value.tag, value.step, "total"});
        if (total == expected.end())
            continue;
        const HistogramSummary histogram = decoded(value.message);
        EXPECT_DOUBLE_EQ(histogram.total, total->second.front()) << value.tag;
        const auto points = expected.find({value.tag, value.step, "distribution"});
        if (points == expected.end())
            continue;
        const std::vector<double> ours = percentiles(histogram, kDistributionPoints);
        ASSERT_EQ(ours.size(), points->second.size());
        for (std::size_t i = 0; i < ours.size(); ++i)
            // TensorBoard keeps the edges of old histograms as floats.
            EXPECT_NEAR(ours[i], points->second[i], 1e-6 * (1.0 + std::abs(points->second[i])))
                << value.tag << " at step " << value.step << ", point " << i;
        ++compared;
    }
    EXPECT_GE(compared, 5U);
}

TEST(HistogramSummary, AgreesWithTensorBoardOnPyTorchLogs)
{
    compareWithTensorBoard("torch");
}

TEST(HistogramSummary, AgreesWithTensorBoardOnTensorFlowLogs)
{
    compareWithTensorBoard("tf");
}

TEST(HistogramSummary, CutsEmptyEndsAndClosesThemWithTheExtremes)
{
    const HistogramSummary histogram = decoded(protoValue(kUsual));
    const std::vector<HistogramBucket> expected{
        {-1.5, -1.0, 2.0}, {-1.0, 0.0, 3.0}, {0.0, 1.0, 4.0}, {1.0, 2.5, 1.0}};
    EXPECT_EQ(histogram.buckets, expected);
    EXPECT_EQ(histogram.total, 10.0);
    EXPECT_EQ(histogram.loggedBuckets, 5U);
    EXPECT_DOUBLE_EQ(*histogram.mean, 0.4);
    EXPECT_DOUBLE_EQ(*histogram.deviation, std::sqrt(1.2 - 0.16));
    EXPECT_EQ(histogram.uncounted, 0.0);
    EXPECT_FALSE(histogram.holdsNonFinite);
}

TEST(HistogramSummary, ReadsListsThatAreNotPacked)
{
    EXPECT_EQ(decoded(protoValue(kUsual, false)).buckets, decoded(protoValue(kUsual)).buckets);
}

TEST(HistogramSummary, ReadsEveryFormOfTensor)
{
    const std::vector<double> rows{-1.0, 0.5, 3.0, 0.5, 2.0, 0.25};
    const std::vector<HistogramBucket> expected{{-1.0, 0.5, 3.0}, {0.5, 2.0, 0.25}};
    for (const Layout layout : {Layout::Content, Layout::Packed, Layout::Single}) {
        EXPECT_EQ(decoded(tensorValue(rows, true, layout)).buckets, expected);
        EXPECT_EQ(decoded(tensorValue(rows, false, layout)).buckets, expected);
    }
}

TEST(HistogramSummary, CountsValuesThatLieInNoBucket)
{
    Proto proto = kUsual;
    proto.num = 14.0;
    proto.min = proto.max = proto.sum = kNaN; // as PyTorch writes it when a value is NaN
    const HistogramSummary histogram = decoded(protoValue(proto));
    EXPECT_EQ(histogram.uncounted, 4.0);
    EXPECT_TRUE(histogram.holdsNonFinite);
    EXPECT_FALSE(histogram.mean);
    ASSERT_EQ(histogram.buckets.size(), 4U);
    EXPECT_EQ(histogram.buckets.front().left, -2.0);
    // The last limit is no edge: of that bucket only the left one is known.
    EXPECT_EQ(histogram.buckets.back(), (HistogramBucket{1.0, 1.0, 1.0}));
}

TEST(HistogramSummary, TellsNaNAloneFromNothingLogged)
{
    const HistogramSummary nan =
        decoded(tensorValue({kNaN, kNaN, 0.0, kNaN, kNaN, 2.0}, false, Layout::Content));
    EXPECT_TRUE(nan.empty());
    EXPECT_TRUE(nan.holdsNonFinite);
    const HistogramSummary none =
        decoded(tensorValue({0.0, 0.0, 0.0, 0.0, 0.0, 0.0}, false, Layout::Content));
    EXPECT_TRUE(none.empty());
    EXPECT_FALSE(none.holdsNonFinite);
    EXPECT_TRUE(decoded(tensorValue({}, false, Layout::Content)).empty());
    EXPECT_TRUE(percentiles(none, kDistributionPoints).empty());
    EXPECT_FALSE(spanOf(none));
}

TEST(HistogramSummary, KeepsASingleValueAsOneEdge)
{
    const HistogramSummary histogram =
        decoded(tensorValue({-2.5, -2.5, 0.0, -2.5, -2.5, 9.0}, false, Layout::Content));
    const ValueSpan span = drawableSpan(*spanOf(histogram));
    EXPECT_LT(span.min, -2.5);
    EXPECT_GT(span.max, -2.5);
    const std::vector<double> bins = resample(histogram, span, kTensorBoardBins);
    EXPECT_EQ(std::accumulate(bins.begin(), bins.end(), 0.0), 9.0);
    EXPECT_EQ(*std::max_element(bins.begin(), bins.end()), 9.0);
}

TEST(HistogramSummary, RefusesWhatIsNoHistogram)
{
    EXPECT_FALSE(decodeHistogram(""));
    EXPECT_FALSE(decodeHistogram(ProtoWriter().bytes(1, "tag").real32(2, 1.0F).data()));
    // Edges that go backwards.
    EXPECT_FALSE(
        decodeHistogram(tensorValue({2.0, 1.0, 1.0, 0.0, 1.0, 1.0}, false, Layout::Content)));
    // A table of two columns, a limit without its count, a shape larger than its content.
    const std::string narrow = ProtoWriter()
                                   .varint(1, 2)
                                   .bytes(2, shapeOf(1, 2))
                                   .bytes(4, raw(std::vector<double>{1.0, 2.0}))
                                   .data();
    EXPECT_FALSE(decodeHistogram(ProtoWriter().bytes(8, narrow).data()));
    Proto uneven = kUsual;
    uneven.counts.pop_back();
    EXPECT_FALSE(decodeHistogram(protoValue(uneven)));
    const std::string huge = ProtoWriter().varint(1, 2).bytes(2, shapeOf(1ULL << 60, 3)).data();
    const Result<HistogramSummary> tooLarge = decodeHistogram(ProtoWriter().bytes(8, huge).data());
    ASSERT_FALSE(tooLarge);
    EXPECT_EQ(tooLarge.error().code, ErrorCode::TooLarge);
}

TEST(HistogramSummary, NoCutGivesWhatTheWholeDoesNotHave)
{
    for (const std::string& whole :
         {protoValue(kUsual), protoValue(kUsual, false),
          tensorValue({-1.0, 0.5, 3.0, 0.5, 2.0, 0.25}, true, Layout::Content)}) {
        const HistogramSummary all = decoded(whole);
        for (std::size_t size = 0; size < whole.size(); ++size) {
            const Result<HistogramSummary> cut =
                decodeHistogram(std::string_view(whole).substr(0, size));
            if (cut) {
                EXPECT_LE(cut->total, all.total) << size;
            }
        }
    }
}

TEST(HistogramSummary, JoinsNeighboursWithoutLosingACount)
{
    std::vector<double> rows;
    constexpr int kRows = 10'000;
    for (int i = 0; i < kRows; ++i)
        rows.insert(rows.end(), {double(i), double(i + 1), 1.0});
    const HistogramSummary histogram = decoded(tensorValue(rows, false, Layout::Content));
    EXPECT_LE(histogram.buckets.size(), HistogramSummary::kMostBuckets);
    EXPECT_EQ(histogram.loggedBuckets, std::size_t{kRows});
    EXPECT_EQ(histogram.total, double(kRows));
    EXPECT_EQ(histogram.buckets.back().right, double(kRows));
    EXPECT_NEAR(percentiles(histogram, kDistributionPoints)[kMedianPoint], kRows / 2.0, 2.0);
}

TEST(HistogramSummary, ResamplesByOverlap)
{
    const HistogramSummary histogram =
        decoded(tensorValue({0.0, 2.0, 4.0, 2.0, 3.0, 6.0}, false, Layout::Content));
    EXPECT_EQ(resample(histogram, {0.0, 3.0}, 3), (std::vector<double>{2.0, 2.0, 6.0}));
    // Of a bucket that reaches beyond the span all that is counted lies in its part inside.
    EXPECT_EQ(resample(histogram, {1.0, 3.0}, 2), (std::vector<double>{4.0, 6.0}));
    EXPECT_EQ(resample(histogram, {0.0, 0.0}, 3), (std::vector<double>{0.0, 0.0, 0.0}));
    EXPECT_TRUE(resample(histogram, {0.0, 1.0}, 0).empty());
}

TEST(HistogramSummary, StandsExtremes)
{
    for (const double edge : {kInfinity, -kInfinity, kNaN, kLargest, -kLargest, 1e299}) {
        const Result<HistogramSummary> histogram = decodeHistogram(
            tensorValue({-1e299, edge, 1.0, edge, edge, 2.0}, false, Layout::Content));
        if (!histogram || histogram->empty())
            continue;
        const std::vector<double> bins =
            resample(*histogram, drawableSpan(*spanOf(*histogram)), kTensorBoardBins);
        for (const double count : bins)
            EXPECT_TRUE(std::isfinite(count));
    }
    const Result<HistogramSummary> next =
        decodeHistogram(tensorValue({0.0, 1.0, 7.56e-322}, false, Layout::Content));
    ASSERT_TRUE(next);
    EXPECT_TRUE(next->empty()) << "a count that cannot be shared among bins is none";
    EXPECT_FALSE(
        decodeHistogram(tensorValue({0.0, 1.0, 1e308, 1.0, 2.0, 1e308}, false, Layout::Content)));
}

TEST(HistogramSummary, LosesNothingBetweenEdgesThatCannotBeDivided)
{
    const double next = std::nextafter(1e10, kInfinity);
    const double afterNext = std::nextafter(next, kInfinity);
    const double tiny = std::numeric_limits<double>::denorm_min();
    for (const std::vector<double>& table :
         {std::vector<double>{1e10, next, 3.0, next, afterNext, 4.0},
          std::vector<double>{0.0, tiny, 3.0, tiny, 3 * tiny, 4.0},
          std::vector<double>{-tiny, 0.0, 0.7, 0.0, tiny, 1e9}}) {
        const Result<HistogramSummary> histogram =
            decodeHistogram(tensorValue(table, false, Layout::Content));
        ASSERT_TRUE(histogram);
        const ValueSpan span = drawableSpan(*spanOf(*histogram));
        double sum = 0.0;
        for (const double count : resample(*histogram, span, kTensorBoardBins))
            sum += count;
        EXPECT_NEAR(sum, histogram->total, 1e-6 * histogram->total);
        const std::vector<double> values = percentiles(*histogram, kDistributionPoints);
        EXPECT_TRUE(std::is_sorted(values.begin(), values.end()));
        EXPECT_GE(values.front(), table[0]);
        EXPECT_LE(values.back(), table[4]);
    }
}

} // namespace
} // namespace faultline
