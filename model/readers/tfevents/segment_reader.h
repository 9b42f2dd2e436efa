// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/byte_source.h"
#include "model/core/import_issue.h"
#include "model/core/read_monitor.h"
#include "model/readers/tfevents/event_batch.h"
#include "model/readers/tfevents/record_scanner.h"

#include <cstdint>

namespace faultline::tfevents {

/// One stretch of a file, decoded.
struct Segment : Stretch {
    EventBatch events;
    ImportLog issues;

    void clear();
};

/// Decodes stretches of an event file, each independently of the others (RecordScanner).
/// One object per thread: it keeps a buffer. Memory: at most kWholeRecord for one record.
class SegmentReader {
public:
    /// Records beyond this are checked in pieces and listed, but not decoded.
    static constexpr std::uint64_t kWholeRecord = 256U << 20;

    SegmentReader(const ByteSource& source, ReadMonitor& monitor);

    /// As RecordScanner::setMayGrow().
    void setMayGrow(bool mayGrow) { m_scanner.setMayGrow(mayGrow); }

    /// Decodes the records that begin in [begin, end). With `isRecordStart` a record must
    /// begin at `begin`; without it the first header found is taken.
    void read(std::uint64_t begin, std::uint64_t end, bool isRecordStart, Segment& segment);

private:
    const ByteSource& m_source;
    RecordScanner m_scanner;
};

} // namespace faultline::tfevents
