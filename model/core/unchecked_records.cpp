// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/unchecked_records.h"

#include <algorithm>
#include <tuple>

namespace faultline {

std::vector<UncheckedRecord> uncheckedRecords(const Run& run)
{
    std::vector<UncheckedRecord> records;
    for (const auto& entry : run.blobs) {
        const BlobIndex& items = entry.second.items;
        for (std::size_t i = 0; i < items.size(); ++i) {
            const BlobRef& ref = items[i];
            const std::uint64_t end = std::uint64_t{ref.offset} + ref.size;
            if (ref.size >= kLongValue && end > kCheckedUpTo)
                records.push_back({.file = ref.file, .record = ref.record, .bytes = end});
        }
    }
    const auto place = [](const UncheckedRecord& one) { return std::tuple(one.file, one.record); };
    std::sort(records.begin(), records.end(),
              [&](const UncheckedRecord& a, const UncheckedRecord& b) {
                  return std::tuple(place(a), b.bytes) < std::tuple(place(b), a.bytes);
              });
    records.erase(std::unique(records.begin(), records.end(),
                              [&](const UncheckedRecord& a, const UncheckedRecord& b) {
                                  return place(a) == place(b); // the one that reaches furthest
                              }),
                  records.end());
    return records;
}

std::vector<UncheckedTotal> uncheckedTotals(const Run& run)
{
    std::vector<UncheckedTotal> totals(run.files.size());
    for (const UncheckedRecord& record : uncheckedRecords(run)) {
        if (record.file >= totals.size())
            continue;
        ++totals[record.file].records;
        totals[record.file].bytes += record.bytes;
    }
    return totals;
}

} // namespace faultline
