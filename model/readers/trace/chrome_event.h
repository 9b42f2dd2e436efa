// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/io/json_cursor.h"
#include "model/readers/trace/trace_builder.h"

#include <cstdint>
#include <string_view>

namespace faultline::trace {

/// What of an event's arguments matters, as written; views into the text.
struct ChromeArgs {
    std::string_view name;
    std::string_view labels;
    std::string_view externalId;
    std::string_view device;
    std::string_view bytes; ///< of a copy, or the signed change of a memory event
    std::string_view address;
    std::string_view deviceType;
    std::string_view deviceId;
    std::string_view totalAllocated;
    std::string_view totalReserved;
    std::string_view stepNumber;
    std::string_view tfOp;
    std::string_view memcpyDetails;
};

/// One element of traceEvents, as written; views into the text.
struct ChromeEvent {
    std::string_view phase;
    std::string_view category;
    std::string_view name;
    std::string_view process;
    std::string_view thread;
    std::string_view begin;
    std::string_view duration;
    ChromeArgs args;
    bool nameHasEscape = false;
};

/// Reads the object that `cursor` stands at.
[[nodiscard]] ChromeEvent readChromeEvent(JsonCursor& cursor);

/// Turns elements of traceEvents into events of a profile.
class ChromeEventSink {
public:
    /// What elements added up to, and oddities.
    struct Counts {
        std::uint64_t elements = 0; ///< of any kind, without empty ones
        std::uint64_t withoutTime = 0;
        std::uint64_t openEnded = 0; ///< begun and never ended
        bool hasCategories = false;  ///< some event says its category: not TensorFlow
        bool hasKinetoNames = false;
    };

    explicit ChromeEventSink(TraceBuilder& builder) : m_builder(builder) {}

    void add(const ChromeEvent& event);
    /// Counts begun events that never ended.
    void finish();
    [[nodiscard]] const Counts& counts() const { return m_counts; }

private:
    struct Open {
        std::int64_t beginNs;
        std::uint32_t name;
        TraceCategory category;
    };

    void addMetadata(const ChromeEvent& event);
    void addComplete(const ChromeEvent& event);
    void addMemory(const ChromeEvent& event);
    void addBeginOrEnd(const ChromeEvent& event);
    [[nodiscard]] std::uint32_t nameOf(const ChromeEvent& event);
    [[nodiscard]] std::uint16_t trackOf(const ChromeEvent& event);
    [[nodiscard]] TraceCategory categoryOf(const ChromeEvent& event, std::string_view name);

    TraceBuilder& m_builder;
    Counts m_counts;
    std::map<std::uint16_t, std::vector<Open>> m_open; ///< phases B and E, by track
    std::string m_lastProcess; ///< and what it gave: events of a thread come together
    std::string m_lastThread;
    std::uint16_t m_lastTrack = 0;
    bool m_hasLast = false;
};

/// num_bytes or size of TensorFlow's memcpy details; 0 if they do not say.
[[nodiscard]] std::int64_t bytesOfMemcpyDetails(std::string_view details);

} // namespace faultline::trace
