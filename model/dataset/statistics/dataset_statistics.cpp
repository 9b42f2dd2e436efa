// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/dataset/statistics/dataset_statistics.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>
#include <unordered_map>

namespace faultline {

namespace {

/// Differences along both axes: a box changes four cells, a sum over all of them makes the map.
class HeatMapMaker {
public:
    void add(const BoxRow& box)
    {
        const std::size_t x0 = cellOf(box.xmin);
        const std::size_t y0 = cellOf(box.ymin);
        const std::size_t x1 = endOf(box.xmax, x0);
        const std::size_t y1 = endOf(box.ymax, y0);
        ++at(x0, y0);
        --at(x1, y0);
        --at(x0, y1);
        ++at(x1, y1);
    }
    void addTo(HeatMap& map) const
    {
        std::array<std::int64_t, HeatMap::kSide + 1> above{};
        for (std::size_t y = 0; y < HeatMap::kSide; ++y) {
            std::int64_t left = 0;
            for (std::size_t x = 0; x < HeatMap::kSide; ++x) {
                left += m_steps[y * (HeatMap::kSide + 1) + x];
                above[x] += left;
                map.cells[y * HeatMap::kSide + x] += static_cast<std::uint64_t>(above[x]);
            }
        }
    }

private:
    static std::size_t cellOf(float place)
    {
        const float cell = std::floor(place * float{HeatMap::kSide});
        return static_cast<std::size_t>(std::clamp(cell, 0.0F, float{HeatMap::kSide - 1}));
    }
    /// One behind the last cell; a box covers one at least.
    static std::size_t endOf(float place, std::size_t begin)
    {
        const float cell = std::ceil(place * float{HeatMap::kSide});
        const auto end = static_cast<std::size_t>(std::clamp(cell, 0.0F, float{HeatMap::kSide}));
        return std::max(end, begin + 1);
    }
    std::int64_t& at(std::size_t x, std::size_t y) { return m_steps[y * (HeatMap::kSide + 1) + x]; }

    std::array<std::int64_t, (HeatMap::kSide + 1) * (HeatMap::kSide + 1)> m_steps{};
};

/// What one thread counts of one split.
struct Partial {
    SplitStatistics counts;
    HeatMapMaker heat;
    std::unordered_map<std::uint32_t, std::uint64_t> sizes; ///< of pictures: width << 16 | height
    std::vector<std::uint32_t> lastImage; ///< by class: the last picture that had it, + 1
};

bool isInsideUsable(const BoxRow& box)
{
    return box.xmax > box.xmin && box.ymax > box.ymin && std::isfinite(box.xmin)
           && std::isfinite(box.ymin) && std::isfinite(box.xmax) && std::isfinite(box.ymax)
           && !box.has(kBoxPixels);
}

void countBox(Partial& part, const BoxRow& box, PixelSize picture, PixelSize resized)
{
    SplitStatistics& to = part.counts;
    if (box.has(kBoxCrowd))
        ++to.crowdBoxes;
    if (box.has(kBoxPolygon) || box.has(kBoxMask))
        ++to.outlines;
    if (!isInsideUsable(box)) {
        ++to.unusableBoxes;
        return;
    }
    const float width = box.xmax - box.xmin;
    const float height = box.ymax - box.ymin;
    to.boxArea.add(width * height);
    part.heat.add(box);
    if (picture.width <= 0.0F)
        return;
    const float wide = width * picture.width;
    const float high = height * picture.height;
    to.boxWidth.add(wide);
    to.boxHeight.add(high);
    to.boxSide.add(std::sqrt(wide * high));
    to.boxAspect.add(wide / high);
    to.sizes.add(wide * high);
    to.sizeMap.add(wide, high);
    const float resizedWide = width * resized.width;
    const float resizedHigh = height * resized.height;
    to.resizedShortSide.add(std::min(resizedWide, resizedHigh));
    to.resizedSide.add(std::sqrt(resizedWide * resizedHigh));
    to.resizedAspect.add(resizedWide / resizedHigh);
    to.resizedSizes.add(resizedWide * resizedHigh);
    to.resizedSizeMap.add(resizedWide, resizedHigh);
}

void countPicture(Partial& part, const ImageRow& row, PixelSize picture)
{
    SplitStatistics& to = part.counts;
    ++to.images;
    ++to.formats[static_cast<std::size_t>(row.format)];
    to.boxesPerImage.add(static_cast<float>(row.boxCount));
    if (row.boxCount == 0)
        ++to.imagesWithoutBoxes;
    if (row.sizeBytes > 0)
        to.imageBytes.add(static_cast<float>(row.sizeBytes));
    to.totalImageBytes += row.sizeBytes;
    if (row.recordBytes > 0)
        to.recordBytes.add(static_cast<float>(row.recordBytes));
    if (picture.width <= 0.0F) {
        ++to.unknownSizes;
        return;
    }
    to.imageWidth.add(picture.width);
    to.imageHeight.add(picture.height);
    to.imageAspect.add(picture.width / picture.height);
    ++part.sizes[(static_cast<std::uint32_t>(picture.width) << 16U)
                 | static_cast<std::uint32_t>(picture.height)];
}

void countImage(Partial& part, const Dataset& dataset, std::size_t image,
                const ResizerGeometry& resizer)
{
    const ImageRow& row = dataset.image(image);
    const PixelSize picture = pictureSize(row);
    const PixelSize resized =
        picture.width > 0.0F ? resizedSize(resizer, picture.width, picture.height) : PixelSize{};
    countPicture(part, row, picture);
    for (const BoxRow& box : dataset.boxes(image)) {
        ++part.counts.boxes;
        countBox(part, box, picture, resized);
        if (box.classIndex < 0)
            continue;
        const auto index = static_cast<std::size_t>(box.classIndex);
        ++part.counts.classes[index].boxes;
        if (part.lastImage[index] != static_cast<std::uint32_t>(image) + 1) {
            part.lastImage[index] = static_cast<std::uint32_t>(image) + 1;
            ++part.counts.classes[index].images;
        }
    }
}

void addSizes(SizeClasses& to, const SizeClasses& from)
{
    to.small += from.small;
    to.medium += from.medium;
    to.large += from.large;
}

void addCells(SizeMap& to, const SizeMap& from)
{
    std::transform(to.cells.begin(), to.cells.end(), from.cells.begin(), to.cells.begin(),
                   std::plus<>());
}

double shareOf(std::uint64_t part, std::uint64_t whole)
{
    return whole > 0 ? static_cast<double>(part) / static_cast<double>(whole) : 0.0;
}

using SizeCounts = std::unordered_map<std::uint32_t, std::uint64_t>;

std::vector<SplitStatistics::SizeCount> listed(const SizeCounts& sizes)
{
    std::vector<SplitStatistics::SizeCount> all;
    all.reserve(sizes.size());
    for (const auto& [key, count] : sizes)
        all.push_back({.width = static_cast<std::uint16_t>(key >> 16U),
                       .height = static_cast<std::uint16_t>(key & 0xFFFFU),
                       .images = count});
    return all;
}

/// Stretches of pictures for the threads. Few: each costs a set of bins per split.
std::size_t stretchCount(const Dataset& dataset, unsigned threads)
{
    constexpr std::size_t kSmallest = 16'384;
    return std::clamp(dataset.imageCount() / kSmallest, std::size_t{1}, std::size_t{threads} * 2);
}

std::size_t splitCountOf(const Dataset& dataset)
{
    return std::max(dataset.source().splits.size(), std::size_t{1});
}

void addSizes(SizeCounts& to, const SizeCounts& from)
{
    for (const auto& [key, count] : from)
        to[key] += count;
}

/// What the pictures [first, last) add to each split.
std::vector<Partial> countStretch(const Dataset& dataset, const ResizerGeometry& resizer,
                                  std::size_t first, std::size_t last, ReadMonitor& monitor)
{
    constexpr std::size_t kBetweenChecks = 8192;
    std::vector<Partial> parts(splitCountOf(dataset));
    for (Partial& part : parts) {
        part.counts.classes.resize(dataset.classes().size());
        part.lastImage.resize(dataset.classes().size());
    }
    for (std::size_t image = first; image < last; ++image) {
        const std::size_t split =
            std::min(std::size_t{dataset.image(image).split}, parts.size() - 1);
        countImage(parts[split], dataset, image, resizer);
        if (image % kBetweenChecks != 0)
            continue;
        if (monitor.isCancelled())
            break;
        monitor.advance(kBetweenChecks * sizeof(ImageRow));
    }
    for (Partial& part : parts)
        part.heat.addTo(part.counts.heatMap);
    return parts;
}

/// By stretch, then by split.
std::vector<std::vector<Partial>> countAll(const Dataset& dataset, const ResizerGeometry& resizer,
                                           WorkerPool& pool, ReadMonitor& monitor)
{
    std::vector<std::vector<Partial>> parts(stretchCount(dataset, pool.threadCount()));
    pool.parallelFor(parts.size(), [&](std::size_t at) {
        const auto edge = [&](std::size_t stretch) {
            return dataset.imageCount() * stretch / parts.size();
        };
        parts[at] = countStretch(dataset, resizer, edge(at), edge(at + 1), monitor);
    });
    return parts;
}

/// Adds up what the stretches counted of one split; returns the sizes of its pictures.
SizeCounts joinSplit(const Dataset& dataset, const std::vector<std::vector<Partial>>& parts,
                     std::size_t split, SplitStatistics& to)
{
    to.classes.resize(dataset.classes().size());
    if (split < dataset.source().splits.size())
        to.name = dataset.source().splits[split].name;
    SizeCounts sizes;
    for (const std::vector<Partial>& stretch : parts) {
        addCounts(to, stretch[split].counts);
        addSizes(sizes, stretch[split].sizes);
    }
    setCommonSizes(to, listed(sizes));
    return sizes;
}

} // namespace

void addCounts(SplitStatistics& to, const SplitStatistics& from)
{
    to.images += from.images;
    to.imagesWithoutBoxes += from.imagesWithoutBoxes;
    to.boxes += from.boxes;
    to.unusableBoxes += from.unusableBoxes;
    to.crowdBoxes += from.crowdBoxes;
    to.outlines += from.outlines;
    to.totalImageBytes += from.totalImageBytes;
    to.unknownSizes += from.unknownSizes;
    to.classes.resize(std::max(to.classes.size(), from.classes.size()));
    for (std::size_t i = 0; i < from.classes.size(); ++i) {
        to.classes[i].boxes += from.classes[i].boxes;
        to.classes[i].images += from.classes[i].images;
    }
    for (std::size_t i = 0; i < to.formats.size(); ++i)
        to.formats[i] += from.formats[i];
    for (std::size_t i = 0; i < to.heatMap.cells.size(); ++i)
        to.heatMap.cells[i] += from.heatMap.cells[i];
    addSizes(to.sizes, from.sizes);
    addSizes(to.resizedSizes, from.resizedSizes);
    addCells(to.sizeMap, from.sizeMap);
    addCells(to.resizedSizeMap, from.resizedSizeMap);
    for (const auto distribution : kSplitDistributions)
        (to.*distribution).merge(from.*distribution);
}

void setCommonSizes(SplitStatistics& to, std::vector<SplitStatistics::SizeCount> all)
{
    to.distinctSizes = all.size();
    std::sort(all.begin(), all.end(), [](const auto& a, const auto& b) {
        if (a.images != b.images)
            return a.images > b.images;
        return a.width != b.width ? a.width > b.width : a.height > b.height;
    });
    all.resize(std::min(all.size(), SplitStatistics::kMostSizes));
    to.commonSizes = std::move(all);
}

void SizeClasses::add(float area)
{
    if (area < kSmallArea)
        ++small;
    else if (area < kLargeArea)
        ++medium;
    else
        ++large;
}

double SizeClasses::smallShare() const
{
    return shareOf(small, total());
}

double SizeClasses::mediumShare() const
{
    return shareOf(medium, total());
}

double SizeClasses::largeShare() const
{
    return shareOf(large, total());
}

void SizeMap::add(float width, float height)
{
    const auto binOf = [](float pixels) {
        const float bin = std::floor(std::log2(pixels) * float{kPerOctave});
        return static_cast<std::size_t>(std::clamp(bin, 0.0F, float{kSide - 1}));
    };
    ++cells[binOf(height) * kSide + binOf(width)];
}

std::uint64_t SizeMap::max() const
{
    return *std::max_element(cells.begin(), cells.end());
}

double SizeMap::edge(std::size_t bin)
{
    return std::exp2(static_cast<double>(bin) / kPerOctave);
}

std::uint64_t HeatMap::max() const
{
    return *std::max_element(cells.begin(), cells.end());
}

std::string className(const DatasetClass& one)
{
    if (!one.name.empty())
        return one.name;
    return one.id ? "id " + std::to_string(*one.id) : std::string();
}

PixelSize pictureSize(const ImageRow& row)
{
    if (row.width > 0 && row.height > 0)
        return {static_cast<float>(row.width), static_cast<float>(row.height)};
    if (row.statedWidth > 0 && row.statedHeight > 0)
        return {static_cast<float>(row.statedWidth), static_cast<float>(row.statedHeight)};
    return {};
}

DatasetStatistics computeStatistics(const Dataset& dataset, const ResizerGeometry& resizer,
                                    WorkerPool& pool, ReadMonitor& monitor)
{
    const std::vector<std::vector<Partial>> parts = countAll(dataset, resizer, pool, monitor);
    DatasetStatistics made;
    made.resizer = resizer;
    made.isComplete = !monitor.isCancelled() && dataset.isComplete();
    made.splits.resize(splitCountOf(dataset));
    made.all.classes.resize(dataset.classes().size());
    SizeCounts allSizes;
    for (std::size_t split = 0; split < made.splits.size(); ++split) {
        const SizeCounts sizes = joinSplit(dataset, parts, split, made.splits[split]);
        addCounts(made.all, made.splits[split]);
        addSizes(allSizes, sizes);
    }
    setCommonSizes(made.all, listed(allSizes));
    for (const DatasetClass& one : dataset.classes())
        made.classNames.push_back(className(one));
    made.classesByFrequency.resize(made.classNames.size());
    std::iota(made.classesByFrequency.begin(), made.classesByFrequency.end(), 0U);
    std::stable_sort(made.classesByFrequency.begin(), made.classesByFrequency.end(),
                     [&](std::uint32_t a, std::uint32_t b) {
                         return made.all.classes[a].boxes > made.all.classes[b].boxes;
                     });
    return made;
}

DatasetStatistics computeStatistics(const Dataset& dataset, const ResizerGeometry& resizer)
{
    WorkerPool pool(1);
    SilentMonitor monitor;
    return computeStatistics(dataset, resizer, pool, monitor);
}

} // namespace faultline
