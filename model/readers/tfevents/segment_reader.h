// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/import_issue.h"
#include "model/core/read_monitor.h"
#include "model/core/unchecked_records.h"
#include "model/io/byte_source.h"
#include "model/io/record_scanner.h"
#include "model/readers/tfevents/event_batch.h"
#include "model/readers/tfevents/long_record_reader.h"

#include <cstdint>

namespace faultline::tfevents {

/// One stretch of a file, decoded.
struct Segment : RecordStretch {
    EventBatch events;
    ImportLog issues;
    std::uint64_t unreadBytes = 0; ///< of long records that were passed over

    void clear();
};

/// Decodes stretches of an event file, each independently of the others (RecordScanner).
/// Long records are not read whole (LongRecordReader). One object per thread: it keeps a buffer.
/// Memory: at most kWholeRecord for one record.
class SegmentReader {
public:
    /// Records beyond this that cannot be passed over are checked in pieces and listed, but not
    /// decoded.
    static constexpr std::uint64_t kWholeRecord = 256U << 20;

    SegmentReader(const ByteSource& source, ReadMonitor& monitor,
                  std::uint64_t checkedUpTo = kCheckedUpTo);

    /// As RecordScanner::setMayGrow().
    void setMayGrow(bool mayGrow) { m_scanner.setMayGrow(mayGrow); }

    /// Decodes the records that begin in [begin, end). With `isRecordStart` a record must
    /// begin at `begin`; without it the first header found is taken.
    void read(std::uint64_t begin, std::uint64_t end, bool isRecordStart, Segment& segment);

private:
    const ByteSource& m_source;
    RecordScanner m_scanner;
    LongRecordReader m_longRecords;
};

} // namespace faultline::tfevents
