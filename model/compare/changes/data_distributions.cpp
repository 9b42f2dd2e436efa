// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/compare/changes/data_distributions.h"

#include "model/core/statistics.h"
#include "model/dataset/statistics/dataset_statistics.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <numeric>
#include <random>
#include <utility>

namespace faultline {

namespace {

constexpr std::size_t kMostPictures = 2500; ///< of a side
constexpr std::size_t kRounds = 200;
constexpr std::size_t kBins = 10;
constexpr double kFalseShare = 0.05;
constexpr double kSmallestDelta = 0.147;
constexpr double kSmallestV = 0.1;

/// The bins that a picture's values fall into.
using PictureBins = std::vector<std::uint16_t>;

struct Measured {
    std::string_view id;
    bool isClass = false;
    std::size_t bins = kBins;
    std::vector<std::vector<double>> values; ///< of each picture; A's first
    std::vector<PictureBins> binned;
};

/// The same pictures of a side each time.
std::vector<const ComparedPicture*> sampledPictures(const std::vector<ComparedPicture>& all)
{
    std::vector<const ComparedPicture*> sample;
    const std::size_t step =
        std::max<std::size_t>(1, (all.size() + kMostPictures - 1) / kMostPictures);
    for (std::size_t i = 0; i < all.size(); i += step)
        sample.push_back(&all[i]);
    return sample;
}

std::vector<Measured> measuresOf(const std::vector<const ComparedPicture*>& pictures)
{
    enum Id : std::size_t { PerImage, Side, Aspect, Area, ImageSide, Bytes, Class, Count };
    std::vector<Measured> all(Count);
    static constexpr std::array<std::string_view, Count> kIds{
        "boxes-per-image", "box-side",    "box-aspect", "box-area",
        "image-side",      "image-bytes", "class-share"};
    for (std::size_t i = 0; i < Count; ++i) {
        all[i].id = kIds[i];
        all[i].values.resize(pictures.size());
    }
    all[Class].isClass = true;
    std::map<std::string, std::size_t> labels;
    for (std::size_t i = 0; i < pictures.size(); ++i) {
        const ComparedPicture& picture = *pictures[i];
        const ImageRow& row = picture.dataset->image(picture.image);
        const PixelSize size = pictureSize(row);
        const std::vector<ComparedBox> boxes = boxesOf(picture, labels);
        all[PerImage].values[i].push_back(static_cast<double>(boxes.size()));
        const double pixels = static_cast<double>(size.width) * static_cast<double>(size.height);
        if (pixels > 0.0)
            all[ImageSide].values[i].push_back(std::sqrt(pixels));
        if (row.sizeBytes > 0)
            all[Bytes].values[i].push_back(static_cast<double>(row.sizeBytes));
        for (const ComparedBox& box : boxes) {
            const double width = static_cast<double>(box.xmax - box.xmin);
            const double height = static_cast<double>(box.ymax - box.ymin);
            all[Class].values[i].push_back(static_cast<double>(box.label));
            if (!(width > 0.0) || !(height > 0.0))
                continue;
            all[Area].values[i].push_back(width * height);
            if (!(pixels > 0.0))
                continue;
            all[Side].values[i].push_back(std::sqrt(width * height * pixels));
            all[Aspect].values[i].push_back(width * static_cast<double>(size.width)
                                            / (height * static_cast<double>(size.height)));
        }
    }
    all[Class].bins = std::max<std::size_t>(labels.size(), 1);
    return all;
}

/// Bins by the tenths of both sides together.
void putIntoBins(Measured& measure)
{
    std::vector<double> all;
    for (const std::vector<double>& values : measure.values)
        all.insert(all.end(), values.begin(), values.end());
    std::vector<double> edges;
    if (!measure.isClass && !all.empty()) {
        std::sort(all.begin(), all.end());
        for (std::size_t i = 1; i < kBins; ++i) {
            const double edge = all[i * all.size() / kBins];
            if (edges.empty() || edge > edges.back())
                edges.push_back(edge);
        }
        measure.bins = edges.size() + 1;
    }
    for (const std::vector<double>& values : measure.values) {
        PictureBins bins;
        for (const double value : values)
            bins.push_back(static_cast<std::uint16_t>(
                measure.isClass
                    ? static_cast<std::size_t>(value)
                    : static_cast<std::size_t>(std::upper_bound(edges.begin(), edges.end(), value)
                                               - edges.begin())));
        measure.binned.push_back(std::move(bins));
    }
}

struct TwoCounts {
    std::vector<double> a;
    std::vector<double> b;

    [[nodiscard]] double sumA() const { return std::accumulate(a.begin(), a.end(), 0.0); }
    [[nodiscard]] double sumB() const { return std::accumulate(b.begin(), b.end(), 0.0); }
};

/// `order`: the first `countA` of its pictures are taken for A's.
TwoCounts countsOf(const Measured& measure, const std::vector<std::size_t>& order,
                   std::size_t countA)
{
    TwoCounts counts{.a = std::vector<double>(measure.bins, 0.0),
                     .b = std::vector<double>(measure.bins, 0.0)};
    for (std::size_t i = 0; i < order.size(); ++i) {
        std::vector<double>& side = i < countA ? counts.a : counts.b;
        for (const std::uint16_t bin : measure.binned[order[i]])
            side[bin] += 1.0;
    }
    return counts;
}

double stabilityIndex(const TwoCounts& counts)
{
    constexpr double kHalf = 0.5; // so that an empty bin does not weigh without end
    const double bins = static_cast<double>(counts.a.size());
    const double sumA = counts.sumA() + kHalf * bins;
    const double sumB = counts.sumB() + kHalf * bins;
    double index = 0.0;
    for (std::size_t i = 0; i < counts.a.size(); ++i) {
        const double p = (counts.a[i] + kHalf) / sumA;
        const double q = (counts.b[i] + kHalf) / sumB;
        index += (p - q) * std::log(p / q);
    }
    return index;
}

double cliffsDelta(const TwoCounts& counts)
{
    double below = 0.0;
    double delta = 0.0;
    double belowB = 0.0;
    for (std::size_t i = 0; i < counts.a.size(); ++i) {
        delta += counts.a[i] * belowB - counts.b[i] * below;
        below += counts.a[i];
        belowB += counts.b[i];
    }
    const double pairs = below * belowB;
    return pairs > 0.0 ? std::abs(delta) / pairs : 0.0;
}

double cramersV(const TwoCounts& counts)
{
    const double sumA = counts.sumA();
    const double sumB = counts.sumB();
    const double all = sumA + sumB;
    double chi = 0.0;
    for (std::size_t i = 0; i < counts.a.size(); ++i) {
        const double both = counts.a[i] + counts.b[i];
        if (both <= 0.0 || sumA <= 0.0 || sumB <= 0.0)
            continue;
        const double inA = both * sumA / all;
        const double inB = both * sumB / all;
        chi += (counts.a[i] - inA) * (counts.a[i] - inA) / inA
               + (counts.b[i] - inB) * (counts.b[i] - inB) / inB;
    }
    return all > 0.0 ? std::sqrt(chi / all) : 0.0;
}

double medianOf(const Measured& measure, std::size_t first, std::size_t last)
{
    std::vector<double> values;
    for (std::size_t i = first; i < last; ++i)
        values.insert(values.end(), measure.values[i].begin(), measure.values[i].end());
    return values.empty() ? 0.0 : medianInPlace(values);
}

struct Tested {
    SpreadDifference difference;
    double chance = 1.0; ///< that equal sets differ so much
};

Tested tested(const Measured& measure, std::size_t countA)
{
    Tested made;
    made.difference.id = measure.id;
    std::vector<std::size_t> order(measure.binned.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    const TwoCounts counts = countsOf(measure, order, countA);
    if (counts.sumA() < 1.0 || counts.sumB() < 1.0 || measure.bins < 2)
        return made;
    made.difference.index = stabilityIndex(counts);
    made.difference.effect = measure.isClass ? cramersV(counts) : cliffsDelta(counts);
    if (!measure.isClass) {
        made.difference.medianA = medianOf(measure, 0, countA);
        made.difference.medianB = medianOf(measure, countA, measure.values.size());
    }
    std::mt19937_64 random(20'260'101); // the same each time
    std::size_t asFar = 0;
    double sum = 0.0;
    for (std::size_t round = 0; round < kRounds; ++round) {
        for (std::size_t i = order.size(); i > 1; --i)
            std::swap(order[i - 1], order[random() % i]);
        const double index = stabilityIndex(countsOf(measure, order, countA));
        asFar += index >= made.difference.index ? 1 : 0;
        sum += index;
    }
    made.difference.expected = sum / static_cast<double>(kRounds);
    made.chance = static_cast<double>(asFar + 1) / static_cast<double>(kRounds + 1);
    return made;
}

/// Benjamini and Hochberg: the greatest chance that still counts.
double greatestChance(std::vector<double> chances)
{
    std::sort(chances.begin(), chances.end());
    double greatest = 0.0;
    for (std::size_t i = 0; i < chances.size(); ++i) {
        if (chances[i]
            <= kFalseShare * static_cast<double>(i + 1) / static_cast<double>(chances.size()))
            greatest = chances[i];
    }
    return greatest;
}

bool comesFirst(const std::vector<const ComparedPicture*>& a,
                const std::vector<const ComparedPicture*>& b)
{
    if (a.size() != b.size())
        return a.size() < b.size();
    return std::lexicographical_compare(
        a.begin(), a.end(), b.begin(), b.end(),
        [](const ComparedPicture* one, const ComparedPicture* other) {
            return one->key < other->key;
        });
}

} // namespace

std::vector<SpreadDifference> spreadDifferences(const std::vector<ComparedPicture>& a,
                                                const std::vector<ComparedPicture>& b)
{
    std::vector<const ComparedPicture*> one = sampledPictures(a);
    std::vector<const ComparedPicture*> other = sampledPictures(b);
    const bool isTurned = comesFirst(other, one); // so that chance falls the same both ways
    if (isTurned)
        std::swap(one, other);
    const std::size_t countA = one.size();
    one.insert(one.end(), other.begin(), other.end());
    std::vector<Tested> results;
    std::vector<double> chances;
    for (Measured& measure : measuresOf(one)) {
        putIntoBins(measure);
        results.push_back(tested(measure, countA));
        chances.push_back(results.back().chance);
    }
    const double greatest = greatestChance(chances);
    std::vector<SpreadDifference> found;
    for (Tested& result : results) {
        const double smallest = result.difference.id == "class-share" ? kSmallestV : kSmallestDelta;
        if (result.chance > greatest || result.difference.effect < smallest)
            continue;
        if (isTurned)
            std::swap(result.difference.medianA, result.difference.medianB);
        found.push_back(result.difference);
    }
    return found;
}

} // namespace faultline
