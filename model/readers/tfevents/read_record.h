// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/read_monitor.h"
#include "model/core/result.h"
#include "model/io/byte_source.h"

#include <cstdint>
#include <string>

namespace faultline::tfevents {

/// Bytes [offset, offset + size) of the payload of the record whose header is at `record`. The
/// whole record is read, in pieces, and both of its checksums are verified. Fails with
/// ErrorCode::Corrupt when one is wrong, when the record ends before those bytes, or the file
/// within the record. Memory: `size`, if the record is that long, and one piece.
[[nodiscard]] Result<std::string> readRecordPart(const ByteSource& source, std::uint64_t record,
                                                 std::uint64_t offset, std::uint64_t size);

/// Verifies the checksums of the record whose header is at `record`; gives the bytes of its
/// payload. Errors as above, and ErrorCode::Cancelled.
[[nodiscard]] Result<std::uint64_t> checkRecord(const ByteSource& source, std::uint64_t record,
                                                const ReadMonitor& monitor);

} // namespace faultline::tfevents
