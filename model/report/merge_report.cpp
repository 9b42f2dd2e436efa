// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/merge_report.h"

#include "model/dataset/stable_hash.h"
#include "model/report/dataset_json_parts.h"
#include "model/report/json_values.h"
#include "model/report/plain_text.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

namespace faultline {

namespace {

struct MergedDefect {
    DefectId id;
    const PartialDefects* found;
};

/// Kinds that occur, worst first.
std::vector<MergedDefect> defectsOf(const DatasetPartial& partial)
{
    std::vector<MergedDefect> all;
    for (const auto& [id, found] : partial.defects) {
        if (found.count > 0)
            all.push_back({id, &found});
    }
    std::stable_sort(all.begin(), all.end(), [](const MergedDefect& a, const MergedDefect& b) {
        return a.found->severity < b.found->severity;
    });
    return all;
}

/// Of the pictures, boxes or classes of the whole dataset.
double shareOf(const DatasetPartial& partial, const MergedDefect& defect)
{
    const PartialDefects& found = *defect.found;
    if (found.wholeCount > 0)
        return found.wholeShare * static_cast<double>(found.count)
               / static_cast<double>(found.wholeCount);
    return partial.wholePictures > 0
               ? static_cast<double>(found.count) / static_cast<double>(partial.wholePictures)
               : 0.0;
}

Json exampleJson(const DefectExample& example)
{
    const auto orNull = [](const std::string& text) {
        return text.empty() ? Json(nullptr) : Json(text);
    };
    Json made{{"record", orNull(example.record)},
              {"where", orNull(example.where)},
              {"box", example.box > 0 ? Json(example.box) : Json(nullptr)},
              {"class", orNull(example.className)},
              {"corners", nullptr},
              {"other_record", orNull(example.otherRecord)},
              {"reason", example.reason}};
    if (example.corners) {
        made["corners"] = Json::array();
        for (const float corner : *example.corners)
            made["corners"].push_back(jsonNumber(double{corner}));
    }
    return made;
}

Json mergedDefectJson(const DatasetPartial& partial, const MergedDefect& defect)
{
    const DefectKind& kind = defectKind(defect.id);
    Json occurrences = Json::array();
    for (const auto& [key, example] : defect.found->examples.kept())
        occurrences.push_back(exampleJson(example));
    return Json{{"id", kind.name},
                {"code", kind.code},
                {"severity", toString(defect.found->severity)},
                {"count", defect.found->count},
                {"images", defect.found->images},
                {"share", jsonNumber(shareOf(partial, defect))},
                {"title", kind.title},
                {"why", kind.why},
                {"advice", kind.advice},
                {"occurrences", std::move(occurrences)}};
}

/// Null where the index has no checksums: the files of an image folder are not read for it.
Json distinctJson(const DatasetPartial& partial)
{
    return partial.contents.kept().empty() ? Json(nullptr)
                                           : jsonNumber(std::round(partial.contents.distinct()));
}

Json nearJson(const MergeReport& report)
{
    if (!report.near)
        return nullptr;
    const NearDuplicates& near = *report.near;
    Json examples = Json::array();
    for (const NearDuplicates::Example& one : near.examples)
        examples.push_back(
            {{"record", one.first}, {"other_record", one.second}, {"bits", one.distance}});
    return Json{{"complete", missingShards(report.partial).empty()},
                {"bits", report.nearBits},
                {"compared", near.compared},
                {"hashes", near.hashes},
                {"images", near.pictures},
                {"images_in_other_splits", near.inOtherSplits},
                {"examples", std::move(examples)}};
}

} // namespace

void writeMergeJson(TextSink& sink, const MergeReport& report)
{
    const DatasetPartial& partial = report.partial;
    const DatasetStatistics statistics = statisticsOf(partial, report.resizer);
    const std::vector<std::uint32_t> missing = missingShards(partial);
    Json dataset{
        {"name", partial.dataset},
        {"format", partial.format},
        {"complete", missing.empty()},
        {"missing_shards", missing},
        {"pixels_read", partial.hasPixels},
        {"merge",
         {{"version", partial.version},
          {"options", partial.options},
          {"images", partial.wholePictures},
          {"images_seen", partial.all.counts.images},
          {"image_bytes_read", partial.bytesRead},
          {"images_failed", partial.failedPictures},
          {"distinct_images_estimate", distinctJson(partial)},
          {"distinct_images_exact", partial.contents.kept().size() < partial.contents.most()}}}};
    dataset["all"] = splitJson(statistics.all, statistics);
    dataset["splits"] = Json::array();
    for (const SplitStatistics& split : statistics.splits)
        dataset["splits"].push_back(splitJson(split, statistics));
    dataset["defects"] = Json::array();
    for (const MergedDefect& defect : defectsOf(partial))
        dataset["defects"].push_back(mergedDefectJson(partial, defect));
    dataset["near_duplicates"] = nearJson(report);
    dataset["issue_counts"] = partial.issues;
    const Json document{{"schema", "faultline/dataset/1"},
                        {"complete", missing.empty()},
                        {"missing_shards", missing},
                        {"datasets", Json::array({dataset})}};
    sink.write(indentedJson(document) + '\n');
}

void writeMergeText(TextSink& sink, const MergeReport& report)
{
    const DatasetPartial& partial = report.partial;
    const std::vector<std::uint32_t> missing = missingShards(partial);
    sink.write(printable(partial.dataset) + " (" + partial.format
               + "): " + counted(partial.all.counts.images, "image", "images") + " and "
               + counted(partial.all.counts.boxes, "box", "boxes") + " of "
               + counted(partial.shards.size(), "shard", "shards") + "\n");
    if (!missing.empty()) {
        std::string list;
        constexpr std::size_t kMostListed = 20;
        for (std::size_t i = 0; i < std::min(missing.size(), kMostListed); ++i)
            list += (i > 0 ? ", " : "") + std::to_string(missing[i]);
        if (missing.size() > kMostListed)
            list += ", ...";
        sink.write("Not complete: " + counted(missing.size(), "shard is", "shards are")
                   + " missing of " + std::to_string(partial.shardCount) + " (" + list
                   + "). What is not listed may be there.\n");
    }
    for (const MergedDefect& defect : defectsOf(partial)) {
        const DefectKind& kind = defectKind(defect.id);
        sink.write("  " + std::string(toString(defect.found->severity)) + "  "
                   + std::string(kind.code) + "  " + std::string(kind.title) + ": "
                   + std::to_string(defect.found->count) + "\n");
    }
    if (partial.failedPictures > 0)
        sink.write("  " + counted(partial.failedPictures, "image", "images")
                   + " could not be decoded\n");
    if (!report.near) {
        sink.write("Near duplicates were not looked for: make the partials with --pixels.\n");
        return;
    }
    const NearDuplicates& near = *report.near;
    if (near.pictures > 0)
        sink.write(counted(near.pictures, "image has", "images have")
                   + " a near duplicate (at most " + std::to_string(report.nearBits) + " bits), "
                   + std::to_string(near.inOtherSplits) + " of them in another split\n");
    else if (missing.empty())
        sink.write("No near duplicates among " + counted(near.compared, "image", "images") + "\n");
    for (std::size_t i = 0; i < std::min<std::size_t>(near.examples.size(), 5); ++i)
        sink.write("  " + printable(near.examples[i].first) + " and "
                   + printable(near.examples[i].second) + ": "
                   + std::to_string(near.examples[i].distance) + " bits\n");
}

} // namespace faultline
