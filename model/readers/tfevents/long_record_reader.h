// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/io/byte_source.h"
#include "model/io/wire_cursor.h"
#include "model/readers/tfevents/event_batch.h"
#include "model/readers/tfevents/event_decoder.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace faultline::tfevents {

/// Takes from a long record what says what it holds, and leaves its pictures in the file: goes
/// through the Event by the lengths of its fields and reads only short values, names and metadata.
/// So a scalar that stands behind a picture is found at the cost of a few small reads.
///
/// Nothing is verified: the checksum of a record covers all of its bytes. A message that makes no
/// sense is therefore not taken but left to be read whole, so that damage is called damage.
///
/// One object per thread.
class LongRecordReader {
public:
    /// `checkedUpTo`: kCheckedUpTo (model/core/unchecked_records.h).
    LongRecordReader(const ByteSource& source, std::uint64_t checkedUpTo);

    /// Adds the record to the batch as decodeEvent() would. False: nothing was added, it is to be
    /// read whole: it holds no long value, so many others that reading is cheaper, or something
    /// unexpected.
    [[nodiscard]] bool read(std::uint64_t record, std::uint64_t size, EventBatch& batch);

private:
    /// A Summary.Value: a short one is kept whole, of a long one the parts.
    struct Value {
        std::uint64_t offset = 0; ///< within the payload
        std::uint64_t size = 0;
        bool isShort = false;
        std::size_t bytesBegin = 0; ///< of a short one, in m_bytes
        std::string tag;
        std::string nodeName;
        std::string metadata;
        std::uint32_t kind = 0;
        std::uint64_t contentSize = 0;
    };

    [[nodiscard]] bool isLong(std::uint64_t offset, std::uint64_t size) const;
    [[nodiscard]] bool surveyEvent(WireCursor event, EventHead& head);
    [[nodiscard]] bool surveySummary(WireCursor summary);
    [[nodiscard]] bool surveyShort(const WireCursor& summary, Value& value);
    [[nodiscard]] bool surveyLong(WireCursor cursor, Value& value);
    void commit(const EventHead& head, EventBatch& batch) const;

    WireFile m_file;
    std::uint64_t m_checkedUpTo;
    std::uint64_t m_longValue;
    std::uint64_t m_payload = 0; ///< where the payload begins in the file
    std::vector<Value> m_values; ///< of the record at hand, in order
    std::string m_bytes;         ///< of the short values
    std::uint64_t m_blobOffset = 0;
    std::uint64_t m_blobSize = 0;
    std::uint32_t m_blobField = 0; ///< 0: the Event itself holds none
    bool m_hasSummary = false;
    bool m_hasLong = false;     ///< a value that makes passing over worth while
    std::uint64_t m_budget = 0; ///< what may still be spent on passing over
};

} // namespace faultline::tfevents
