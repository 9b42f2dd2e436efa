// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/dataset_json_parts.h"
#include "model/report/dataset_report.h"
#include "model/report/json_values.h"

#include <algorithm>

namespace faultline {

namespace {

constexpr std::size_t kMostOccurrences = 100;

Json distributionJson(const Distribution& values)
{
    if (values.empty())
        return nullptr;
    return Json{{"count", values.count()},
                {"min", jsonNumber(values.min())},
                {"p10", jsonNumber(values.quantile(0.10))},
                {"p50", jsonNumber(values.quantile(0.50))},
                {"p90", jsonNumber(values.quantile(0.90))},
                {"p99", jsonNumber(values.quantile(0.99))},
                {"max", jsonNumber(values.max())},
                {"mean", jsonNumber(values.mean())}};
}

Json sizesJson(const SizeClasses& sizes)
{
    return Json{{"small", sizes.small}, {"medium", sizes.medium}, {"large", sizes.large}};
}

Json classesJson(const SplitStatistics& split, const DatasetStatistics& all)
{
    Json classes = Json::array();
    for (const std::uint32_t index : all.classesByFrequency) {
        classes.push_back({{"name", all.classNames[index]},
                           {"boxes", split.classes[index].boxes},
                           {"images", split.classes[index].images}});
    }
    return classes;
}

Json formatsJson(const SplitStatistics& split)
{
    Json formats = Json::object();
    for (std::size_t i = 0; i < split.formats.size(); ++i) {
        if (split.formats[i] > 0)
            formats[std::string(toString(static_cast<ImageFormat>(i)))] = split.formats[i];
    }
    return formats;
}

Json commonSizesJson(const SplitStatistics& split)
{
    Json sizes = Json::array();
    for (const auto& size : split.commonSizes)
        sizes.push_back({{"width", size.width}, {"height", size.height}, {"images", size.images}});
    return sizes;
}

} // namespace

Json splitJson(const SplitStatistics& split, const DatasetStatistics& all)
{
    return Json{
        {"name", split.name},
        {"images", split.images},
        {"images_without_boxes", split.imagesWithoutBoxes},
        {"boxes", split.boxes},
        {"unusable_boxes", split.unusableBoxes},
        {"crowd_boxes", split.crowdBoxes},
        {"outlines", split.outlines},
        {"classes", classesJson(split, all)},
        {"boxes_per_image", distributionJson(split.boxesPerImage)},
        {"box_width", distributionJson(split.boxWidth)},
        {"box_height", distributionJson(split.boxHeight)},
        {"box_side", distributionJson(split.boxSide)},
        {"box_aspect", distributionJson(split.boxAspect)},
        {"box_area_share", distributionJson(split.boxArea)},
        {"coco_sizes", sizesJson(split.sizes)},
        {"resized_short_side", distributionJson(split.resizedShortSide)},
        {"resized_side", distributionJson(split.resizedSide)},
        {"resized_aspect", distributionJson(split.resizedAspect)},
        {"resized_coco_sizes", sizesJson(split.resizedSizes)},
        {"image_width", distributionJson(split.imageWidth)},
        {"image_height", distributionJson(split.imageHeight)},
        {"image_aspect", distributionJson(split.imageAspect)},
        {"image_bytes", distributionJson(split.imageBytes)},
        {"record_bytes", distributionJson(split.recordBytes)},
        {"total_image_bytes", split.totalImageBytes},
        {"distinct_sizes", split.distinctSizes},
        {"unknown_sizes", split.unknownSizes},
        {"common_sizes", commonSizesJson(split)},
        {"formats", formatsJson(split)},
        {"heat_map_side", HeatMap::kSide},
        {"heat_map", split.heatMap.cells},
    };
}

namespace {

Json resizerJson(const ResizerGeometry& resizer)
{
    switch (resizer.kind) {
    case ResizerGeometry::Kind::Identity: return Json{{"kind", "identity"}};
    case ResizerGeometry::Kind::KeepAspect:
        return Json{{"kind", "keep-aspect"},
                    {"min_side", jsonNumber(double{resizer.minSide})},
                    {"max_side", jsonNumber(double{resizer.maxSide})}};
    case ResizerGeometry::Kind::Fixed:
    case ResizerGeometry::Kind::Letterbox: break;
    }
    return Json{{"kind", resizer.kind == ResizerGeometry::Kind::Fixed ? "fixed" : "letterbox"},
                {"width", jsonNumber(double{resizer.width})},
                {"height", jsonNumber(double{resizer.height})}};
}

Json occurrenceJson(const Dataset& dataset, const Defect& defect)
{
    Json made{{"record", nullptr}, {"where", nullptr},   {"box", nullptr},
              {"class", nullptr},  {"corners", nullptr}, {"other_record", nullptr}};
    if (defect.hasImage()) {
        made["record"] = dataset.recordId(defect.image);
        made["where"] = dataset.where(defect.image);
    }
    if (defect.hasBox()) {
        const BoxRow& box = dataset.boxes(defect.image)[defect.box];
        made["box"] = defect.box + 1;
        made["corners"] = {jsonNumber(double{box.xmin}), jsonNumber(double{box.ymin}),
                           jsonNumber(double{box.xmax}), jsonNumber(double{box.ymax})};
    } else if (defect.hasImage() && defect.hasOther()) {
        made["other_record"] = dataset.recordId(defect.other);
    }
    if (defect.classIndex >= 0)
        made["class"] = className(dataset.classes()[static_cast<std::size_t>(defect.classIndex)]);
    made["reason"] = toEnglish(defectReason(dataset, defect));
    return made;
}

Json defectJson(const DatasetReport& report, const DefectSummary& summary)
{
    const DefectKind& kind = defectKind(summary.id);
    Json occurrences = Json::array();
    const std::span<const Defect> rows = report.defects.rowsOf(summary.id);
    for (const Defect& row : rows.first(std::min(rows.size(), kMostOccurrences)))
        occurrences.push_back(occurrenceJson(*report.dataset, row));
    return Json{{"id", kind.name},
                {"code", kind.code},
                {"severity", toString(summary.severity)},
                {"count", summary.count},
                {"images", summary.images},
                {"share", jsonNumber(summary.share)},
                {"title", kind.title},
                {"why", kind.why},
                {"advice", kind.advice},
                {"occurrences", std::move(occurrences)}};
}

Json changeJson(const DatasetChange& change)
{
    return Json{{"kind", toString(change.kind)},         {"subject", change.subject},
                {"before", jsonNumber(change.before)},   {"after", jsonNumber(change.after)},
                {"unit", unitId(change.unit)},           {"weight", jsonNumber(change.weight)},
                {"sentence", toEnglish(change.sentence)}};
}

Json costJson(const DecodeCost& cost)
{
    return Json{{"pictures", cost.pictures},
                {"failed", cost.failed},
                {"read_ms", jsonNumber(cost.readMs)},
                {"decode_ms", jsonNumber(cost.decodeMs)},
                {"decode_ms_p90", jsonNumber(cost.decodeMsP90)},
                {"megapixels_per_second", jsonNumber(cost.megapixelsPerSecond)},
                {"threads", cost.threads},
                {"images_per_second", jsonNumber(cost.imagesPerSecond)}};
}

Json datasetJson(const DatasetReport& report)
{
    const Dataset& dataset = *report.dataset;
    const DatasetSource& source = dataset.source();
    Json made{{"name", source.name()},
              {"format", toString(source.format)},
              {"path", source.root},
              {"pictures_beside", source.picturesBeside},
              {"label_map", source.labelMapPath},
              {"config", source.configPath},
              {"complete", dataset.isComplete() && report.defects.isComplete},
              {"pixels_read", report.hasPixels},
              {"source_bytes", dataset.sourceBytes()},
              {"resizer", resizerJson(report.statistics.resizer)}};
    made["all"] = splitJson(report.statistics.all, report.statistics);
    made["splits"] = Json::array();
    for (const SplitStatistics& split : report.statistics.splits)
        made["splits"].push_back(splitJson(split, report.statistics));
    made["defects"] = Json::array();
    for (const DefectSummary& summary : report.defects.summaries)
        made["defects"].push_back(defectJson(report, summary));
    made["suggested_anchors"] = Json::array();
    for (const PixelSize size : report.suggestedAnchors.sizes)
        made["suggested_anchors"].push_back(
            {jsonNumber(double{size.width}), jsonNumber(double{size.height})});
    made["decode_cost"] = report.decodeCost ? costJson(*report.decodeCost) : Json(nullptr);
    made["compared_with"] = report.comparedWith.empty() ? Json(nullptr) : Json(report.comparedWith);
    made["changes"] = Json::array();
    for (const DatasetChange& change : report.changes)
        made["changes"].push_back(changeJson(change));
    made["missing"] = Json::array();
    for (const MissingPath& missing : source.missing)
        made["missing"].push_back({{"path", missing.written}, {"use", missing.use}});
    made["issue_counts"] = issueCountsJson(dataset.issues());
    made["issues"] = issuesJson(dataset.issues());
    return made;
}

} // namespace

void writeDatasetJson(TextSink& sink, std::span<const DatasetReport> reports)
{
    Json document{{"schema", "faultline/dataset/1"}};
    document["datasets"] = Json::array();
    for (const DatasetReport& report : reports)
        document["datasets"].push_back(datasetJson(report));
    sink.write(indentedJson(document) + '\n');
}

} // namespace faultline
