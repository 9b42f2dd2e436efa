// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/summaries/histogram_summary.h"

#include "model/io/message_parser.h"
#include "model/schemas/summary.pb.h"
#include "model/summaries/number_tensor.h"
#include "model/summaries/summary_value.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <string>
#include <utility>

namespace faultline {

namespace {

/// Beyond this differences of edges overflow. HistogramProto closes its ends with the largest
/// double, which is no edge either.
constexpr double kMostEdge = 1e300;
/// Of a tensor; more than anybody logs, few enough to be read at once.
constexpr std::size_t kMostLoggedBuckets = std::size_t{1} << 20;

bool isEdge(double value)
{
    return std::abs(value) < kMostEdge; // false for NaN
}

/// HistogramProto as it is written.
struct ProtoHistogram {
    double min = 0.0;
    double max = 0.0;
    double num = 0.0;
    double sum = 0.0;
    double sumSquares = 0.0;
    std::vector<double> limits; ///< right edges
    std::vector<double> counts;
};

void appendReals(WireReader packed, std::vector<double>& values)
{
    values.reserve(values.size() + packed.remaining() / sizeof(double));
    while (!packed.atEnd()) {
        const double value = std::bit_cast<double>(packed.fixed(sizeof(double)));
        if (packed.ok())
            values.push_back(value);
    }
}

bool readProto(std::string_view message, ProtoHistogram& histogram)
{
    schema::summary::Histogram parsed;
    // Lists are taken as they lie: they may be longer than what is parsed.
    const bool isWhole =
        MessageParser().parseFields(WireReader(message), parsed, [&](const WireReader& field) {
            if (field.isBytes(6))
                appendReals(field.message(), histogram.limits);
            else if (field.isBytes(7))
                appendReals(field.message(), histogram.counts);
            return field.isBytes();
        });
    histogram.min = parsed.min();
    histogram.max = parsed.max();
    histogram.num = parsed.num();
    histogram.sum = parsed.sum();
    histogram.sumSquares = parsed.sum_squares();
    histogram.limits.insert(histogram.limits.end(), parsed.bucket_limit().begin(),
                            parsed.bucket_limit().end());
    histogram.counts.insert(histogram.counts.end(), parsed.bucket().begin(), parsed.bucket().end());
    return isWhole;
}

/// Buckets from the first to the last that holds something. The outermost limits of a
/// HistogramProto may be the largest double: there the logged minimum and maximum are the edges.
std::vector<HistogramBucket> bucketsOf(const ProtoHistogram& proto)
{
    const auto holds = [](double count) { return count > 0.0; };
    const auto first = std::find_if(proto.counts.begin(), proto.counts.end(), holds);
    if (first == proto.counts.end())
        return {};
    const auto last = std::find_if(proto.counts.rbegin(), proto.counts.rend(), holds).base() - 1;
    const auto begin = static_cast<std::size_t>(first - proto.counts.begin());
    const auto end = static_cast<std::size_t>(last - proto.counts.begin());

    std::vector<HistogramBucket> buckets;
    buckets.reserve(end - begin + 1);
    for (std::size_t i = begin; i <= end; ++i) {
        HistogramBucket bucket{.left = i == 0 ? proto.limits[0] : proto.limits[i - 1],
                               .right = proto.limits[i],
                               .count = proto.counts[i]};
        if (i == begin && isEdge(proto.min))
            bucket.left = std::min(proto.min, bucket.right);
        if (i == end && isEdge(proto.max))
            bucket.right = std::max(proto.max, bucket.left);
        // An end that reaches to infinity, of values that are NaN or infinite themselves.
        if (!isEdge(bucket.left))
            bucket.left = bucket.right;
        if (!isEdge(bucket.right))
            bucket.right = bucket.left;
        buckets.push_back(bucket);
    }
    return buckets;
}

Result<std::vector<HistogramBucket>> bucketsOf(const NumberTensor& tensor)
{
    constexpr std::size_t kColumns = 3;
    if (tensor.dims.size() != 2 || tensor.dims[1] != kColumns)
        return Error::corrupt(FAULTLINE_TR_NOOP(
            "Errors", "the tensor is no table of left edge, right edge and count"));
    std::vector<HistogramBucket> buckets;
    buckets.reserve(tensor.values.size() / kColumns);
    for (std::size_t at = 0; at + kColumns <= tensor.values.size(); at += kColumns)
        buckets.push_back({.left = tensor.values[at],
                           .right = tensor.values[at + 1],
                           .count = tensor.values[at + 2]});
    return buckets;
}

bool isUsable(const HistogramBucket& bucket)
{
    return isEdge(bucket.left) && isEdge(bucket.right) && std::isfinite(bucket.count)
           && bucket.count >= 0.0;
}

bool ascends(const std::vector<HistogramBucket>& buckets)
{
    for (std::size_t i = 0; i < buckets.size(); ++i) {
        if (buckets[i].right < buckets[i].left
            || (i > 0
                && (buckets[i].left < buckets[i - 1].left
                    || buckets[i].right < buckets[i - 1].right)))
            return false;
    }
    return true;
}

/// Joins neighbours until at most kMostBuckets are left; no count is lost.
void joinNeighbours(std::vector<HistogramBucket>& buckets)
{
    const std::size_t each =
        (buckets.size() + HistogramSummary::kMostBuckets - 1) / HistogramSummary::kMostBuckets;
    if (each <= 1)
        return;
    std::vector<HistogramBucket> joined;
    joined.reserve(buckets.size() / each + 1);
    for (std::size_t begin = 0; begin < buckets.size(); begin += each) {
        const std::size_t end = std::min(begin + each, buckets.size());
        HistogramBucket one{
            .left = buckets[begin].left, .right = buckets[end - 1].right, .count = 0.0};
        for (std::size_t i = begin; i < end; ++i)
            one.count += buckets[i].count;
        joined.push_back(one);
    }
    buckets = std::move(joined);
}

/// Takes over what can be drawn and says what cannot.
Result<HistogramSummary> summaryOf(std::vector<HistogramBucket> buckets, std::size_t logged)
{
    HistogramSummary histogram;
    histogram.loggedBuckets = logged;
    const std::size_t before = buckets.size();
    std::erase_if(buckets, [](const HistogramBucket& bucket) { return !isUsable(bucket); });
    histogram.holdsNonFinite = buckets.size() < before;
    if (!ascends(buckets))
        return Error::corrupt(
            FAULTLINE_TR_NOOP("Errors", "the edges of the histogram go backwards"));
    for (const HistogramBucket& bucket : buckets)
        histogram.total += bucket.count;
    if (!std::isfinite(histogram.total))
        return Error::corrupt(
            FAULTLINE_TR_NOOP("Errors", "the counts of the histogram are too large"));
    // Less than the smallest normal number is no count: its parts would round to anything.
    if (histogram.total < std::numeric_limits<double>::min())
        histogram.total = 0.0;
    if (histogram.total > 0.0) {
        joinNeighbours(buckets);
        histogram.buckets = std::move(buckets);
    }
    return histogram;
}

Result<HistogramSummary> decodeProto(std::string_view message)
{
    ProtoHistogram proto;
    if (!readProto(message, proto))
        return Error::corrupt(FAULTLINE_TR_NOOP("Errors", "the histogram is damaged"));
    if (proto.limits.size() != proto.counts.size())
        return Error::corrupt(
            {FAULTLINE_TR_NOOP("Errors", "the histogram has %1 limits for %2 counts"),
             {std::to_string(proto.limits.size()), std::to_string(proto.counts.size())}});
    Result<HistogramSummary> made = summaryOf(bucketsOf(proto), proto.counts.size());
    if (!made)
        return made;
    HistogramSummary& histogram = *made;
    const bool isFinite = std::isfinite(proto.min) && std::isfinite(proto.max)
                          && std::isfinite(proto.sum) && std::isfinite(proto.num);
    histogram.holdsNonFinite = histogram.holdsNonFinite || !isFinite;
    // A little above the total is rounding of weights; whole values are missing only beyond that.
    if (std::isfinite(proto.num) && proto.num - histogram.total >= 0.5)
        histogram.uncounted = proto.num - histogram.total;
    if (proto.num > 0.0 && isFinite) {
        histogram.min = proto.min;
        histogram.max = proto.max;
        histogram.mean = proto.sum / proto.num;
        const double variance = proto.sumSquares / proto.num - *histogram.mean * *histogram.mean;
        if (std::isfinite(variance))
            histogram.deviation = std::sqrt(std::max(0.0, variance));
    }
    return made;
}

Result<HistogramSummary> decodeTensor(std::string_view message)
{
    const Result<NumberTensor> tensor = readNumberTensor(message, kMostLoggedBuckets * 3);
    if (!tensor)
        return tensor.error();
    Result<std::vector<HistogramBucket>> buckets = bucketsOf(*tensor);
    if (!buckets)
        return buckets.error();
    const std::size_t logged = buckets->size();
    Result<HistogramSummary> made = summaryOf(std::move(*buckets), logged);
    if (made && !made->empty()) {
        made->min = made->buckets.front().left;
        made->max = made->buckets.back().right;
    }
    return made;
}

} // namespace

Result<HistogramSummary> decodeHistogram(std::string_view summaryValue)
{
    const Result<SummaryContent> content = readSummaryContent(summaryValue);
    if (!content)
        return content.error();
    switch (content->form) {
    case SummaryContent::Form::OldHisto: return decodeProto(content->message);
    case SummaryContent::Form::Tensor: return decodeTensor(content->message);
    default: return Error::corrupt(FAULTLINE_TR_NOOP("Errors", "the value holds no histogram"));
    }
}

std::vector<double> percentiles(const HistogramSummary& histogram,
                                std::span<const double> basisPoints)
{
    constexpr double kWhole = 10000.0;
    std::vector<double> values;
    if (histogram.empty())
        return values;
    values.reserve(basisPoints.size());
    const double low = histogram.buckets.front().left;
    const double high = histogram.buckets.back().right;
    double before = 0.0; // share of the buckets to the left, in basis points
    auto bucket = histogram.buckets.begin();
    for (const double point : basisPoints) {
        double until = before;
        for (; bucket != histogram.buckets.end(); ++bucket) {
            until = before + bucket->count * kWhole / histogram.total;
            if (until > point && until > before)
                break;
            before = until;
        }
        if (bucket == histogram.buckets.end()) {
            values.push_back(high);
            continue;
        }
        // As TensorBoard: a bucket begins where the one before it ends, the first one that holds
        // something at the very beginning.
        const double left = before > 0.0 ? std::max((bucket - 1)->right, low) : low;
        const double right = std::min(bucket->right, high);
        // Among edges next to each other (or to zero) the sum rounds beyond the bucket.
        values.push_back(std::clamp(left + (point - before) * (right - left) / (until - before),
                                    left, std::max(left, right)));
    }
    return values;
}

std::optional<ValueSpan> spanOf(const HistogramSummary& histogram)
{
    if (histogram.empty())
        return std::nullopt;
    return ValueSpan{histogram.buckets.front().left, histogram.buckets.back().right};
}

ValueSpan drawableSpan(ValueSpan span)
{
    // Narrower than this it cannot be divided into bins.
    constexpr double kLeastWidth = 1e6 * std::numeric_limits<double>::min();
    if (span.max - span.min >= kLeastWidth)
        return span;
    const double low = std::min(span.min / 1.1, span.min * 1.1) - 1.0;
    const double high = std::max(span.max / 1.1, span.max * 1.1) + 1.0;
    // So far from zero that nothing around it can be told from it.
    return high > low ? ValueSpan{low, high} : ValueSpan{span.min * 0.5, span.min * 2.0};
}

std::vector<double> resample(const HistogramSummary& histogram, ValueSpan span, std::size_t bins)
{
    std::vector<double> counts(bins, 0.0);
    const double width = (span.max - span.min) / static_cast<double>(bins);
    if (bins == 0 || !(width > 0.0))
        return counts;
    const auto edge = [&](std::size_t bin) {
        return bin == bins ? span.max : span.min + width * static_cast<double>(bin);
    };
    const auto binOf = [&](double value) {
        const double place = std::floor((value - span.min) / width);
        return static_cast<std::size_t>(std::clamp(place, 0.0, static_cast<double>(bins - 1)));
    };
    for (const HistogramBucket& bucket : histogram.buckets) {
        const double left = std::max(bucket.left, span.min);
        const double right = std::min(bucket.right, span.max);
        if (right < left)
            continue;
        const std::size_t first = binOf(left);
        if (right == left) { // a single value; at the far end it belongs to the last bin
            counts[first] += bucket.count;
            continue;
        }
        const std::size_t last = binOf(right);
        double leftOver = bucket.count;
        for (std::size_t bin = first; bin <= last; ++bin) {
            const double shared = std::min(right, edge(bin + 1)) - std::max(left, edge(bin));
            if (shared <= 0.0)
                continue;
            const double part = std::min(leftOver, bucket.count * (shared / (right - left)));
            counts[bin] += part;
            leftOver -= part;
        }
        // Within the span everything is of some bin, however its edges round.
        constexpr double kRounding = 1e-9;
        const bool isWithin = bucket.left >= span.min && bucket.right <= span.max;
        if (isWithin && leftOver > kRounding * bucket.count)
            counts[last] += leftOver;
    }
    return counts;
}

} // namespace faultline
