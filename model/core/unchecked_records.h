// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/run.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace faultline {

// A log of pictures is not read whole to see what it holds: of a record with a value of kLongValue
// bytes or more that ends beyond kCheckedUpTo bytes, only the names, the metadata and the short
// values are read. Its data checksum covers all of it and is therefore not verified then, but when
// a value of it is shown (readSummary) or the file is checked (checkLongRecords).

inline constexpr std::uint64_t kCheckedUpTo = 32U << 10;
inline constexpr std::uint64_t kLongValue = 16U << 10;

/// A record whose data checksum was not verified when its file was read, unless so much stood
/// beside its long value that it was read whole.
struct UncheckedRecord {
    std::uint32_t file = 0; ///< index into Run::files
    std::uint64_t record = 0;
    std::uint64_t bytes = 0; ///< of its payload, as far as its values reach

    friend bool operator==(const UncheckedRecord&, const UncheckedRecord&) = default;
};

/// Those of a run, by file and offset. Linear in its values that are no scalars. Values that the
/// index left out (BlobTag::items) are not seen.
[[nodiscard]] std::vector<UncheckedRecord> uncheckedRecords(const Run& run);

/// How many there are in one file, and their bytes.
struct UncheckedTotal {
    std::uint64_t records = 0;
    std::uint64_t bytes = 0;
};
/// For each file of the run.
[[nodiscard]] std::vector<UncheckedTotal> uncheckedTotals(const Run& run);

} // namespace faultline
