// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/dataset/defects/find_defects.h"

#include "model/dataset/defects/box_defects.h"
#include "model/dataset/defects/class_defects.h"
#include "model/dataset/statistics/config_geometry.h"
#include "model/dataset/statistics/dataset_statistics.h"

#include <algorithm>
#include <charconv>
#include <utility>
#include <vector>

namespace faultline {

namespace {

/// Pictures that are judged together by one thread.
struct Stretch {
    explicit Stretch(std::size_t kept) : found(kept) {}
    DefectCollector found;
    std::uint64_t sizedBoxes = 0;
};

std::vector<Stretch> judgePictures(const Dataset& dataset, const DefectOptions& options,
                                   WorkerPool& pool, ReadMonitor& monitor)
{
    constexpr std::size_t kPictures = 16'384;
    const std::size_t count = (dataset.imageCount() + kPictures - 1) / kPictures;
    std::vector<Stretch> stretches(count, Stretch(options.keptPerKind));
    pool.parallelFor(count, [&](std::size_t at) {
        if (monitor.isCancelled())
            return;
        PictureJudge judge(dataset, options, stretches[at].found);
        const std::size_t end = std::min(dataset.imageCount(), (at + 1) * kPictures);
        for (std::size_t image = at * kPictures; image < end; ++image)
            judge.judge(static_cast<std::uint32_t>(image));
        stretches[at].sizedBoxes = judge.sizedBoxes();
        monitor.advance((end - at * kPictures) * sizeof(ImageRow));
    });
    return stretches;
}

/// D05 of the dataset as a whole: what share of its boxes is small, or fits no anchor.
void judgeShares(const DefectThresholds& limits, std::uint64_t sizedBoxes, DefectCollector& found)
{
    if (sizedBoxes == 0)
        return;
    const auto judge = [&](DefectId of, DefectId fact, double limit) {
        const double share = static_cast<double>(found.count(of)) / static_cast<double>(sizedBoxes);
        if (share > limit) {
            found.add({.id = fact,
                       .value = static_cast<float>(share),
                       .limit = static_cast<float>(limit)});
        }
    };
    judge(DefectId::BoxTooSmall, DefectId::ObjectsTooSmall, limits.smallShare);
    judge(DefectId::BoxWithoutAnchor, DefectId::AnchorsDoNotFit, limits.anchorShare);
}

float longSide(const ImageRow& row)
{
    return static_cast<float>(std::max(row.width, row.height));
}

/// What only a look at all pictures shows: sizes and channels unlike those of the others.
void judgeOutliers(const Dataset& dataset, const DefectThresholds& limits, DefectCollector& found)
{
    Distribution sides;
    std::uint64_t grey = 0;
    std::uint64_t known = 0;
    for (const ImageRow& row : dataset.images()) {
        sides.add(longSide(row), row.width > 0 ? 1 : 0);
        known += row.channels > 0 ? 1 : 0;
        grey += row.has(kImageGrey) ? 1 : 0;
    }
    const double median = sides.quantile(0.5);
    const bool isMixed = grey > 0 && grey < known;
    const auto factor = static_cast<float>(limits.sizeOutlierFactor);
    const auto middle = static_cast<float>(median);
    for (std::size_t image = 0; image < dataset.imageCount(); ++image) {
        const ImageRow& row = dataset.image(image);
        if (isMixed && row.has(kImageGrey))
            found.add({.id = DefectId::PictureGrey, .image = static_cast<std::uint32_t>(image)});
        if (row.width == 0)
            continue;
        const float side = longSide(row);
        if (side > middle * factor || side * factor < middle) {
            found.add({.id = DefectId::PictureSizeOutlier,
                       .image = static_cast<std::uint32_t>(image),
                       .value = side,
                       .limit = middle});
        }
    }
}

/// The field of the input reader counts; the older one of train_config where only that is written.
std::uint32_t maxBoxesOf(const ConfigDocument& config)
{
    constexpr std::uint32_t kDefault = 100; // of both fields
    for (const std::string_view path :
         {"train_input_reader.max_number_of_boxes", "train_config.max_number_of_boxes"}) {
        const std::size_t node = config.find(path);
        if (node == ConfigNode::npos || config.nodes[node].line == 0)
            continue;
        const std::string& written = config.nodes[node].value;
        std::uint32_t most = 0;
        const auto [end, problem] =
            std::from_chars(written.data(), written.data() + written.size(), most);
        if (problem == std::errc() && most > 0)
            return most;
    }
    return kDefault;
}

} // namespace

DefectOptions defectOptionsOfConfig(const ConfigDocument& config)
{
    DefectOptions options;
    const ModelFields model(config);
    options.resizer = resizerOfConfig(config);
    options.anchors = anchorsOfConfig(config, options.resizer);
    if (const std::optional<double> classes = model.modelNumber("num_classes");
        classes && *classes >= 0 && *classes < 1e9)
        options.numClasses = static_cast<std::int64_t>(*classes);
    options.maxBoxes = maxBoxesOf(config);
    return options;
}

DefectReport findDefects(const Dataset& dataset, const DefectOptions& options, WorkerPool& pool,
                         ReadMonitor& monitor)
{
    DefectCollector found(options.keptPerKind);
    std::uint64_t sizedBoxes = 0;
    for (Stretch& stretch : judgePictures(dataset, options, pool, monitor)) {
        found.append(std::move(stretch.found));
        sizedBoxes += stretch.sizedBoxes;
    }
    if (!monitor.isCancelled()) {
        judgeShares(options.thresholds, sizedBoxes, found);
        judgeOutliers(dataset, options.thresholds, found);
        findClassDefects(dataset, options, found);
        findBalanceDefects(dataset, options, found);
    }
    DefectReport report = found.finish(dataset, options.thresholds);
    report.isComplete = report.isComplete && !monitor.isCancelled();
    return report;
}

DefectReport findDefects(const Dataset& dataset, const DefectOptions& options)
{
    WorkerPool pool(1);
    SilentMonitor monitor;
    return findDefects(dataset, options, pool, monitor);
}

} // namespace faultline
