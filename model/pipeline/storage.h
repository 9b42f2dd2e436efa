// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace faultline::pipeline {

/// Where the files of a dataset are: a row of resources/pipeline/storage.jsonl, which names the
/// source of its numbers. They are typical values, not measurements of the user's own.
struct Storage {
    std::string id;                 ///< "gcs", "nvme"
    std::string title;              ///< English name
    double latencySeconds = 0.0;    ///< to the first byte of a request
    double streamBytes = 0.0;       ///< a second, of one reader
    double totalBytes = 0.0;        ///< a second, of all readers together; 0: no limit known
    double requestsPerSecond = 0.0; ///< of all readers together; 0: no limit known
    double roundTrips = 1.0;        ///< requests until a small file has been read
    bool isNetwork = false;
    std::string source;

    /// What one reader needs for a file of its own, alone.
    [[nodiscard]] double fileSeconds(double bytes) const;
    /// Files a second that all readers together cannot exceed; infinite where no limit is known.
    [[nodiscard]] double mostFilesPerSecond(double bytes) const;
};

/// All rows; read once.
[[nodiscard]] std::span<const Storage> storageKinds();
/// nullptr if there is none of this id.
[[nodiscard]] const Storage* findStorage(std::string_view id);

} // namespace faultline::pipeline
