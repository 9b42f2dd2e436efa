// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/read_monitor.h"
#include "model/dataset/dataset.h"
#include "model/dataset/statistics/distribution.h"
#include "model/dataset/statistics/resizer_geometry.h"
#include "model/io/worker_pool.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace faultline {

/// COCO's sizes of objects, by area in pixels: small below 32 x 32, large from 96 x 96 on.
struct SizeClasses {
    static constexpr float kSmallArea = 32.0F * 32.0F;
    static constexpr float kLargeArea = 96.0F * 96.0F;

    std::uint64_t small = 0;
    std::uint64_t medium = 0;
    std::uint64_t large = 0;

    void add(float area);
    [[nodiscard]] std::uint64_t total() const { return small + medium + large; }
    [[nodiscard]] double smallShare() const; ///< 0 if there are none
    [[nodiscard]] double mediumShare() const;
    [[nodiscard]] double largeShare() const;
};

/// How many boxes cover each cell of a grid laid over the picture.
struct HeatMap {
    static constexpr std::size_t kSide = 32;

    std::array<std::uint64_t, kSide * kSide> cells{}; ///< row by row from the top left
    [[nodiscard]] std::uint64_t at(std::size_t x, std::size_t y) const
    {
        return cells[y * kSide + x];
    }
    [[nodiscard]] std::uint64_t max() const;
};

/// How many boxes have which width and height in pixels. Bins are thirds of an octave from 1 px on;
/// the first takes what is smaller too, the last what is larger.
struct SizeMap {
    static constexpr std::size_t kSide = 48;
    static constexpr std::size_t kPerOctave = 3;

    std::array<std::uint64_t, kSide * kSide> cells{}; ///< by height, then by width
    void add(float width, float height);
    [[nodiscard]] std::uint64_t at(std::size_t width, std::size_t height) const
    {
        return cells[height * kSide + width];
    }
    [[nodiscard]] std::uint64_t max() const;
    /// Pixels at which a bin begins.
    [[nodiscard]] static double edge(std::size_t bin);
};

/// A class in one split. In the order of Dataset::classes().
struct ClassStatistics {
    std::uint64_t boxes = 0;
    std::uint64_t images = 0;
};

/// Numbers of one split, or of all together.
///
/// Pixel sizes are those of the picture as stored; where that is unknown, of the size that the
/// annotation states. Boxes that have no size (NaN, swapped corners, in pixels of a picture of
/// unknown size) are counted in `unusableBoxes` and in no distribution.
struct SplitStatistics {
    std::string name; ///< of the split; empty for all together and for a split without a name
    std::uint64_t images = 0;
    std::uint64_t imagesWithoutBoxes = 0;
    std::uint64_t boxes = 0;
    std::uint64_t unusableBoxes = 0;
    std::uint64_t crowdBoxes = 0;
    std::uint64_t outlines = 0; ///< boxes with an outline or a mask
    std::vector<ClassStatistics> classes;

    Distribution boxesPerImage;
    Distribution boxWidth; ///< pixels
    Distribution boxHeight;
    Distribution boxSide;   ///< square root of the area, pixels
    Distribution boxAspect; ///< width / height in pixels
    Distribution boxArea;   ///< share of the picture, 0..1; boxes that reach outside are not cut
    SizeClasses sizes;
    SizeMap sizeMap;
    HeatMap heatMap;

    Distribution resizedShortSide; ///< of boxes after the resizer, pixels
    Distribution resizedSide;      ///< square root of the area
    Distribution resizedAspect;
    SizeClasses resizedSizes;
    SizeMap resizedSizeMap;

    Distribution imageWidth;
    Distribution imageHeight;
    Distribution imageAspect;
    Distribution imageBytes;  ///< encoded
    Distribution recordBytes; ///< of the record or annotation; 0 where unknown, not counted
    std::uint64_t totalImageBytes = 0;
    /// Most frequent sizes in pixels first, at most kMostSizes; how many there are in all.
    static constexpr std::size_t kMostSizes = 20;
    struct SizeCount {
        std::uint16_t width = 0;
        std::uint16_t height = 0;
        std::uint64_t images = 0;
    };
    std::vector<SizeCount> commonSizes;
    std::uint64_t distinctSizes = 0;
    std::array<std::uint64_t, 7> formats{}; ///< by ImageFormat
    std::uint64_t unknownSizes = 0;         ///< pictures without a known size
};

/// All distributions of a split, for what is done to each.
inline constexpr std::array kSplitDistributions{
    &SplitStatistics::boxesPerImage,    &SplitStatistics::boxWidth,
    &SplitStatistics::boxHeight,        &SplitStatistics::boxSide,
    &SplitStatistics::boxAspect,        &SplitStatistics::boxArea,
    &SplitStatistics::resizedShortSide, &SplitStatistics::resizedSide,
    &SplitStatistics::resizedAspect,    &SplitStatistics::imageWidth,
    &SplitStatistics::imageHeight,      &SplitStatistics::imageAspect,
    &SplitStatistics::imageBytes,       &SplitStatistics::recordBytes};

/// Adds everything but the sizes of pictures, whose most frequent ones cannot be added.
void addCounts(SplitStatistics& to, const SplitStatistics& from);
/// Sets what is said of the sizes of pictures; `all`: each size once, in any order.
void setCommonSizes(SplitStatistics& to, std::vector<SplitStatistics::SizeCount> all);

struct DatasetStatistics {
    ResizerGeometry resizer;
    SplitStatistics all;
    std::vector<SplitStatistics> splits;           ///< as in DatasetSource::splits
    std::vector<std::string> classNames;           ///< as in Dataset::classes(); "id 3" if unnamed
    std::vector<std::uint32_t> classesByFrequency; ///< indices, most boxes first
    bool isComplete = true;                        ///< false: cancelled on the way
};

/// Counts everything in one pass over the index; no picture is opened. `monitor` is asked to cancel
/// and is told of the bytes of index rows that were gone through.
[[nodiscard]] DatasetStatistics computeStatistics(const Dataset& dataset,
                                                  const ResizerGeometry& resizer, WorkerPool& pool,
                                                  ReadMonitor& monitor);
/// Same, on this thread.
[[nodiscard]] DatasetStatistics computeStatistics(const Dataset& dataset,
                                                  const ResizerGeometry& resizer = {});

/// Name of a class for people: its name, else "id 3".
[[nodiscard]] std::string className(const DatasetClass& one);

/// Width and height in pixels that its boxes are fractions of: of the picture, else as the
/// annotation states. 0 where neither is known.
[[nodiscard]] PixelSize pictureSize(const ImageRow& row);

} // namespace faultline
