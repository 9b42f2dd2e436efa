// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/dataset/dataset.h"
#include "model/dataset/defects/defect.h"
#include "model/dataset/statistics/anchors.h"
#include "model/dataset/statistics/compare_datasets.h"
#include "model/dataset/statistics/dataset_statistics.h"
#include "model/dataset/statistics/decode_cost.h"
#include "model/report/text_sink.h"
#include "model/report/text_style.h"

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace faultline {

/// What is known of one dataset, to be written down.
struct DatasetReport {
    DatasetPtr dataset;
    DatasetStatistics statistics;
    DefectReport defects;
    bool hasPixels = false;               ///< pictures were decoded for D06 and D07
    AnchorSet suggestedAnchors;           ///< empty: not computed
    std::optional<DecodeCost> decodeCost; ///< none: not measured
    /// Text shows paths below it relative to it; empty: all are absolute. JSON is always absolute.
    std::string shownFrom;
    std::string comparedWith; ///< path of the older version; empty: not compared
    std::vector<DatasetChange> changes;
};

/// For people, at most TextStyle::width columns.
void writeDatasetText(TextSink& sink, const DatasetReport& report, const TextStyle& style);

/// One document for all of them: schema "faultline/dataset/1".
void writeDatasetJson(TextSink& sink, std::span<const DatasetReport> reports);

/// A table with a row for each defect: dataset, id, code, severity, split, picture, record, box,
/// class, corners, reason. RFC 4180 with \n line ends; names byte for byte.
void writeDefectHeader(TextSink& sink);
void writeDefectRows(TextSink& sink, const DatasetReport& report);

/// Record ids of pictures to leave out, one a line, each once, in the order of the dataset: those
/// with a defect that `takes` accepts; without it, of kinds with DefectKind::dropsPicture.
void writeDropList(TextSink& sink, const DatasetReport& report,
                   const std::function<bool(const Defect&)>& takes = {});

} // namespace faultline
