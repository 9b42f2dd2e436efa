// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/console_log.h"
#include "model/io/line_splitter.h"
#include "model/io/merge_sides.h"
#include "model/readers/console/allocator_dump_parser.h"
#include "model/readers/console/line_prefix.h"
#include "model/readers/console/log_clock.h"
#include "model/readers/console/signature_table.h"
#include "model/readers/console/step_reader.h"
#include "model/readers/console/traceback_folder.h"

#include <cstddef>
#include <cstdint>
#include <deque>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace faultline::console {

/// Makes a ConsoleLog of raw lines, in one pass and in bounded memory: of a log that is too long
/// the head, the tail and the lines of events in between are kept; all of it is searched.
class LogBuilder {
public:
    struct Limits {
        std::size_t headBytes = std::size_t{256} << 20; ///< of text and lines
        std::size_t tailBytes = std::size_t{256} << 20;
        std::size_t eventsPerSignature = 5'000;
    };

    /// `log` and `file` must outlive the builder; issues go to `file`.
    LogBuilder(ConsoleLog& log, FileReport& file) : LogBuilder(log, file, Limits()) {}
    LogBuilder(ConsoleLog& log, FileReport& file, const Limits& limits);

    /// `outer`: what is known about the line from around it (a record of a cloud export).
    void add(const RawLine& raw, const LinePrefix* outer = nullptr);
    /// A state of the line that comes next, before it was written over.
    void addRedrawn(std::string_view state);
    /// Settles everything; the log is complete afterwards.
    void finish();

private:
    /// Lines so far, by what they say of the run's life.
    struct LineCounts {
        std::uint64_t progress = 0; ///< bars and per-step lines
        std::uint64_t training = 0; ///< those, and lines that name an epoch, a step or a loss
        std::uint64_t ordinary = 0; ///< neither blank nor part of a message nor a failure
    };
    struct Found {
        LogEvent event; ///< its lines are ids until finish()
        LineCounts before;
    };
    struct Count {
        std::size_t kept = 0;
        std::size_t last = 0; ///< index of the one that stands for the rest
    };

    /// A line of the middle of a log that is too long to keep.
    struct Middle {
        std::size_t id = 0;
        LogLine line;
        std::string text;
    };

    LogLine& lineOf(std::size_t id);
    [[nodiscard]] std::size_t nextId() const { return m_tailBase + m_tail.size(); }
    void append(const LogLine& line);
    void shorten();
    void noteOddities(const RawLine& raw);
    double readTime(const Stamp& stamp);
    bool foldIntoEarlier(std::string_view text, const LinePrefix& prefix, double time);
    void recognise(LogLine& line, std::string_view text, const RawLine& raw,
                   const LinePrefix& prefix, LogLevel ownLevel);
    bool recogniseWrapped(LogLine& line, std::string_view text);
    bool takeSteps(const LogLine& line, std::string_view text, bool hasPrefix, std::size_t width);
    void takeBar(std::string_view text);
    bool takeStepLine(std::string_view text, std::int16_t rank, double time, std::size_t id);
    void releaseHeld();
    void takeBareException(std::string_view text, bool isKnown);
    void noteErrorRecord(std::string_view text);
    void addErrorRecord();
    std::string_view withoutRankLabel(std::string_view text, std::int16_t& rank);
    void addEvent(SignatureMatch match, std::size_t firstLine, std::size_t lastLine);
    [[nodiscard]] bool endsNothing(const Traceback& traceback);
    void addTraceback(Traceback traceback);
    void addDump(AllocatorDump dump);
    void completeDump(const SignatureMatch& match);
    void assembleLines();
    void assembleEvents();
    void assemblePlans();
    void assembleSeries();
    void closeReport();
    [[nodiscard]] std::size_t indexOf(std::size_t id) const;

    ConsoleLog& m_log;
    FileReport& m_file;
    Limits m_limits;
    const SignatureTable& m_table;
    SignatureTable::Scratch m_scratch;
    LogClock m_clock;
    TracebackFolder m_tracebacks;
    AllocatorDumpParser m_dumps;
    StepReader m_steps;
    /// A per-step line that ends at the width where lines are wrapped: its rest may come.
    struct Held {
        std::string text; ///< empty: none
        std::int16_t rank = -1;
        double time = 0.0;
        std::size_t id = 0;
    };
    Held m_held;
    std::size_t m_rests = 0; ///< lines behind one of the greatest width that look like its rest ...
    std::size_t m_wholes = 0; ///< ... and that do not
    StepReader m_otherSteps;  ///< of ranks whose numbers are not kept
    MergeSides m_sides;

    // Lines have ids in the order they came; the head, then the middle, then the tail.
    std::vector<LogLine> m_head;
    std::vector<Middle> m_middle; ///< kept for their events
    std::deque<LogLine> m_tail;
    std::size_t m_tailBase = 0; ///< id of the first line of the tail
    std::size_t m_tailCost = 0;
    std::size_t m_headCost = 0;
    std::size_t m_headCount = 0; ///< set by finish()
    bool m_hasTail = false;
    std::vector<std::size_t> m_marks; ///< ids that must stay

    std::vector<Found> m_found;
    std::map<const SignatureInfo*, Count> m_counts;
    LineCounts m_counted;
    std::optional<Found> m_error;           ///< the first of the last records of errors
    std::uint64_t m_ordinaryAtError = 0;    ///< of the last of them
    std::optional<std::int16_t> m_stepRank; ///< whose numbers are the series
    std::uint64_t m_otherLines = 0;
    std::vector<bool> m_labels; ///< of ranks that the last lines began with ("3: ...")
    int m_labelled = 0;         ///< such lines in a row
    int m_labelsAgain = 0;
    bool m_hasLabels = false;
    bool m_conflictNoted = false;
    std::vector<PrefixForm> m_lastForms; ///< of the last lines, oldest first
    std::size_t m_widest = 0;            ///< longest line so far, in bytes ...
    std::size_t m_widestCount = 0;       ///< ... and how many are as long
    bool m_lastIsWidest = false;
    bool m_lastHadEvent = false;
    std::size_t m_lastDumpEnd = 0;
    std::uint32_t m_lastNumber = 0;
    bool m_badEncodingNoted = false;
};

} // namespace faultline::console
