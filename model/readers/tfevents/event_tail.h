// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/read_monitor.h"
#include "model/core/run.h"
#include "model/io/byte_source.h"
#include "model/readers/tfevents/event_merge.h"

#include <cstdint>
#include <optional>

namespace faultline {
class RunBuilder;
}

namespace faultline::tfevents {

struct Segment;
class SegmentReader;

/// Reads an event file as it grows: what was appended since the last time, and nothing else. After
/// settle() the run and the report are those that one pass over the whole file gives.
///
/// While the file may grow, its end is no damage: a record that is not all there waits. Damage
/// among what was appended is believed when the bytes have been there for a while (kSettleSeconds):
/// on network file systems a file is longer before its bytes arrive.
///
/// The file must be the builder's current one. Not thread-safe.
class EventTail {
public:
    static constexpr double kSettleSeconds = 2.0;

    /// Of a file of which nothing has been read.
    EventTail() = default;
    /// Continues behind what the report says was read, and takes out of it what concerned the end
    /// of the file. None if the report does not tell where the next record begins.
    [[nodiscard]] static std::optional<EventTail> after(FileReport& report);

    struct Growth {
        bool isNew = false;   ///< the run has something that it did not have before
        bool hasMore = false; ///< look again even if the file stays as it is
        bool failed = false;  ///< the file could not be read, or became shorter meanwhile
    };
    /// Reads what lies beyond position(). `now`: seconds, of any clock that does not jump.
    Growth read(const ByteSource& source, ReadMonitor& monitor, RunBuilder& run, double now);
    /// Nothing more is expected: what is left is judged as the reader of whole files does.
    Growth settle(const ByteSource& source, ReadMonitor& monitor, RunBuilder& run);
    /// The file is not there any more: what had been read of it is all.
    void abandon() { m_isSettled = true; }

    /// Adds to the report of the current file what concerns the file as a whole: its size, and once
    /// it is settled how it ended. To be shown; the builder's own report stays without it.
    [[nodiscard]] FileReport shown(FileReport report) const;

    /// Offset at which the next record begins.
    [[nodiscard]] std::uint64_t position() const { return m_position; }
    /// Bytes of the file when it was looked at last.
    [[nodiscard]] std::uint64_t sizeSeen() const { return m_size; }
    [[nodiscard]] bool isSettled() const { return m_isSettled; }
    /// Bytes that wait for the rest of their record.
    [[nodiscard]] bool isWaiting() const { return m_position < m_size && !m_isSettled; }

private:
    Growth advance(const ByteSource& source, ReadMonitor& monitor, RunBuilder& run, bool isFinal);
    void take(Segment& segment, RunBuilder& run);
    /// The first damage of the stretch that is too new to be believed.
    [[nodiscard]] std::optional<std::uint64_t> doubted(const Segment& segment) const;
    void trustWhatStayed(std::uint64_t size, double now);

    std::uint64_t m_position = 0;
    std::uint64_t m_size = 0;
    /// Garbage from m_position on was searched up to here for the next record.
    std::uint64_t m_searchedTo = 0;
    std::optional<IssueCode> m_openDamage;
    std::uint64_t m_trustedSize = 0; ///< bytes before this have been there for kSettleSeconds
    std::uint64_t m_newerSize = 0;   ///< bytes before this have been there since m_newerSince
    double m_newerSince = 0.0;
    EventTally m_tally;
    bool m_isSettled = false;
    bool m_isGzip = false; ///< what has no record at all
};

} // namespace faultline::tfevents
