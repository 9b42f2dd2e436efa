// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/pipeline/storage.h"

#include "model/data/data_rows.h"

#include <algorithm>
#include <limits>
#include <vector>

namespace faultline::pipeline {

double Storage::fileSeconds(double bytes) const
{
    return latencySeconds * roundTrips + (streamBytes > 0.0 ? bytes / streamBytes : 0.0);
}

double Storage::mostFilesPerSecond(double bytes) const
{
    double most = std::numeric_limits<double>::infinity();
    if (totalBytes > 0.0 && bytes > 0.0)
        most = totalBytes / bytes;
    if (requestsPerSecond > 0.0)
        most = std::min(most, requestsPerSecond / std::max(1.0, roundTrips));
    return most;
}

std::span<const Storage> storageKinds()
{
    static const std::vector<Storage> kRows = [] {
        std::vector<Storage> rows;
        forEachDataRow("pipeline/storage.jsonl", [&rows](const nlohmann::json& row) {
            rows.push_back({.id = row.at("id"),
                            .title = row.at("title"),
                            .latencySeconds = 1e-3 * row.at("latency_ms").get<double>(),
                            .streamBytes = 1e6 * row.at("stream_mbs").get<double>(),
                            .totalBytes = 1e6 * row.value("total_mbs", 0.0),
                            .requestsPerSecond = row.value("requests_per_second", 0.0),
                            .roundTrips = row.value("round_trips", 1.0),
                            .isNetwork = row.at("network"),
                            .source = row.at("source")});
        });
        return rows;
    }();
    return kRows;
}

const Storage* findStorage(std::string_view id)
{
    const std::span<const Storage> rows = storageKinds();
    const auto at =
        std::find_if(rows.begin(), rows.end(), [id](const Storage& row) { return row.id == id; });
    return at == rows.end() ? nullptr : &*at;
}

} // namespace faultline::pipeline
