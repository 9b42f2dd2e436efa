// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/read_monitor.h"
#include "model/core/result.h"
#include "model/dataset/repair/repair_plan.h"

#include <cstdint>
#include <string>
#include <vector>

namespace faultline {

/// What was written.
struct RepairReport {
    std::string folder; ///< absolute
    std::uint64_t picturesWritten = 0;
    std::uint64_t picturesDropped = 0;
    std::uint64_t boxesWritten = 0;
    std::uint64_t boxesDropped = 0;
    std::uint64_t filesWritten = 0;
    std::uint64_t bytesWritten = 0;
    std::vector<std::string> remarks; ///< English: what could not be carried over, and why
};

/// Whether repaired copies of this form of dataset can be written.
[[nodiscard]] bool canWriteRepaired(DatasetFormat format);

/// Writes a copy of a dataset with a plan applied: TFRecord, COCO, Pascal VOC, YOLO. Everything
/// that is not repaired is carried over as it is: features, keys and elements that are not known
/// here, and the pictures byte for byte. Beside it repairs.csv lists every change, repairs.txt sums
/// them up for people.
///
/// `folder` must be new or empty, and neither inside the source's folder nor around it: the source
/// is never written to. An Error leaves what was written so far in `folder`, and says so.
/// Blocks; advance() counts bytes read. Memory: one record, one file of annotations.
[[nodiscard]] Result<RepairReport> writeRepaired(const Dataset& dataset, const RepairPlan& plan,
                                                 const std::string& folder, ReadMonitor& monitor);

/// The changes as a table: picture, record id, box (from 1), repair, before, after. RFC 4180.
[[nodiscard]] std::string changesAsCsv(const Dataset& dataset,
                                       const std::vector<RepairChange>& changes);

/// What was written and what each repair changed, with the first of its changes. English, UTF-8.
[[nodiscard]] std::string changesAsText(const Dataset& dataset,
                                        const std::vector<RepairChange>& changes,
                                        const RepairReport& report);

} // namespace faultline
