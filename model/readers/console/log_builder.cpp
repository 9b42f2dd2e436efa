// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/console/log_builder.h"

#include "model/core/ascii.h"
#include "model/core/training_words.h"
#include "model/readers/console/bar_state.h"
#include "model/readers/console/find_cause.h"
#include "model/readers/console/system_messages.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <optional>
#include <string>

namespace faultline::console {

namespace {

constexpr std::size_t kEvictBytes = std::size_t{32} << 20; // given back at a time
constexpr std::size_t kMostMiddle = 100'000;               // lines of events kept from the middle
constexpr std::size_t kNarrowest = 60;     // column at which somebody may wrap lines
constexpr std::size_t kFewestWide = 3;     // lines that end at one column: they were wrapped
constexpr std::size_t kFewestDoubled = 16; // bytes of a message that two handlers printed
constexpr double kDoubledSeconds = 2.0;    // within which they do
constexpr std::size_t kFarthestDouble = 3; // lines back
constexpr std::size_t kLinesToOp = 200;    // from a dump to the tensor that did not fit

std::size_t costOf(const LogLine& line)
{
    return sizeof(LogLine) + line.textLength;
}

/// "path.py:12: UserWarning: ...", "RuntimeWarning: ...": the program goes on.
bool isPythonWarning(std::string_view text)
{
    constexpr std::string_view kWarning = "Warning: ";
    const std::size_t at = text.find(kWarning);
    if (at == std::string_view::npos)
        return false;
    std::size_t begin = at;
    while (begin > 0 && isLetter(text[begin - 1]))
        --begin;
    const bool isClass = begin < at && isUpper(text[begin]);
    return isClass && (begin == 0 || text.substr(0, begin).ends_with(": "));
}

Text lineOfFile(const RawLine& raw)
{
    return {FAULTLINE_TR_NOOP("Errors", "line %1"), {std::to_string(raw.number)}};
}

/// Whether a line may be what was cut off `line`: it neither begins alike nor names a place first.
bool isRestOf(std::string_view line, std::string_view text)
{
    constexpr std::size_t kAlike = 4;
    if (text.empty() || text.substr(0, kAlike) == line.substr(0, kAlike)
        || std::string_view("[{|\"'*").find(text.front()) != std::string_view::npos)
        return false;
    std::size_t length = 0;
    while (length < text.size() && isWordCharacter(text[length]))
        ++length;
    return !isPlaceWord(lowerAscii(text.substr(0, length)));
}

bool isIndented(std::string_view text)
{
    return !text.empty() && (text.front() == ' ' || text.front() == '\t');
}

} // namespace

/// Of srun --label: "3: " before each line. A numbered list looks alike, but its numbers do not
/// come again.
std::string_view LogBuilder::withoutRankLabel(std::string_view text, std::int16_t& rank)
{
    constexpr int kMostRanks = 4096;
    constexpr int kFewestLines = 6;
    constexpr int kFewestAgain = 3;
    std::string_view rest = text;
    int number = 0;
    std::size_t digits = 0;
    rest = trimmedStart(rest, " ");
    while (digits < std::min<std::size_t>(rest.size(), 4) && isDigit(rest[digits]))
        number = number * 10 + (rest[digits++] - '0');
    if (digits == 0 || number >= kMostRanks || !rest.substr(digits).starts_with(":")
        || (rest.size() > digits + 1 && rest[digits + 1] != ' ')) {
        m_labelled = 0;
        return text;
    }
    if (!m_hasLabels) {
        m_labels.resize(kMostRanks, false);
        if (m_labelled++ == 0) {
            std::fill(m_labels.begin(), m_labels.end(), false);
            m_labelsAgain = 0;
        }
        m_labelsAgain += m_labels[static_cast<std::size_t>(number)] ? 1 : 0;
        m_labels[static_cast<std::size_t>(number)] = true;
        m_hasLabels = m_labelled >= kFewestLines && m_labelsAgain >= kFewestAgain;
        if (!m_hasLabels)
            return text;
    }
    rank = static_cast<std::int16_t>(number);
    rest.remove_prefix(std::min(digits + 2, rest.size()));
    return rest;
}

LogBuilder::LogBuilder(ConsoleLog& log, FileReport& file, const Limits& limits)
    : m_log(log),
      m_file(file),
      m_limits(limits),
      m_table(SignatureTable::builtin()),
      m_tracebacks([this](Traceback traceback) { addTraceback(std::move(traceback)); }),
      m_dumps([this](AllocatorDump dump) { addDump(std::move(dump)); })
{
}

void LogBuilder::add(const RawLine& raw, const LinePrefix* outer)
{
    m_lastNumber = raw.number;
    noteOddities(raw);
    std::int16_t label = -1;
    std::string_view text = withoutRankLabel(raw.text, label);
    const bool counts = m_sides.counts(text);
    LinePrefix prefix = takePrefix(text);
    const LogLevel ownLevel = prefix.level; // a cloud calls all of the error stream errors
    if (prefix.rank < 0)
        prefix.rank = label;
    if (outer != nullptr) {
        if (outer->stamp.kind != StampKind::None)
            prefix.stamp = outer->stamp;
        if (prefix.level == LogLevel::None)
            prefix.level = outer->level;
        if (outer->rank >= 0)
            prefix.rank = outer->rank;
    }
    const double time = readTime(prefix.stamp);
    const std::size_t width = raw.text.size();
    if (foldIntoEarlier(text, prefix, time))
        return;
    if (m_sides.hasConflict() && !m_conflictNoted) {
        m_conflictNoted = true;
        m_file.issues.add(
            {.code = IssueCode::MergeConflict,
             .path = m_file.path,
             .offsetBytes = raw.offset,
             .bytesLost = 0,
             .detail = {FAULTLINE_TR_NOOP("Errors", "first at %1"), {lineOfFile(raw)}}});
    }

    LogLine line;
    line.textOffset = m_log.addText(text);
    line.textLength = static_cast<std::uint32_t>(text.size());
    line.sourceLine = raw.number;
    line.hasOwnTime = !std::isnan(time);
    line.wallTime = line.hasOwnTime ? time : m_clock.last();
    line.rank = prefix.rank;
    line.level = prefix.level;
    line.isProgress = raw.isProgressBar;
    if (counts)
        recognise(line, text, raw, prefix, ownLevel);
    append(line);

    m_lastForms.push_back(prefix.form);
    if (m_lastForms.size() > kFarthestDouble)
        m_lastForms.erase(m_lastForms.begin());
    if (width > m_widest) {
        m_widest = width;
        m_widestCount = 0;
    }
    m_lastIsWidest = width == m_widest && width >= kNarrowest;
    m_widestCount += width == m_widest ? 1 : 0;
}

void LogBuilder::noteOddities(const RawLine& raw)
{
    const Text place = lineOfFile(raw);
    if (raw.bytesCut > 0)
        m_file.issues.add({.code = IssueCode::LongLine,
                           .path = m_file.path,
                           .offsetBytes = raw.offset,
                           .bytesLost = raw.bytesCut,
                           .detail = place});
    if (raw.nulBytes > 0)
        m_file.issues.add({.code = IssueCode::NulBytes,
                           .path = m_file.path,
                           .offsetBytes = raw.offset,
                           .bytesLost = 0,
                           .detail = {FAULTLINE_TR_NOOP("Errors", "%1, %2 bytes"),
                                      {place, std::to_string(raw.nulBytes)}}});
    if (raw.hadBadEncoding && !m_badEncodingNoted) {
        m_badEncodingNoted = true;
        m_file.issues.add({.code = IssueCode::WrongEncoding,
                           .path = m_file.path,
                           .offsetBytes = raw.offset,
                           .bytesLost = 0,
                           .detail = {FAULTLINE_TR_NOOP("Errors", "first at %1"), {place}}});
    }
}

double LogBuilder::readTime(const Stamp& stamp)
{
    const double time = m_clock.read(stamp);
    if (const auto correction = m_clock.takeCorrection()) {
        const auto put = [&correction](LogLine& line) {
            line.wallTime = correction->apply(line.wallTime);
        };
        std::for_each(m_head.begin(), m_head.end(), put);
        std::for_each(m_tail.begin(), m_tail.end(), put);
        for (Middle& middle : m_middle)
            put(middle.line);
        m_steps.correct(*correction);
        m_held.time = correction->apply(m_held.time);
    }
    return time;
}

/// The same text again is counted, not listed: adjacent, or by another handler within two seconds.
bool LogBuilder::foldIntoEarlier(std::string_view text, const LinePrefix& prefix, double time)
{
    for (std::size_t back = 1; back <= std::min(kFarthestDouble, nextId()); ++back) {
        LogLine& earlier = lineOf(nextId() - back);
        if (earlier.textLength != text.size() || earlier.rank != prefix.rank
            || m_log.text(earlier) != text)
            continue;
        if (back > 1) {
            const bool isOtherHandler =
                back <= m_lastForms.size() && m_lastForms[m_lastForms.size() - back] != prefix.form;
            const bool isFar = !std::isnan(time) && earlier.hasOwnTime
                               && std::abs(time - earlier.wallTime) > kDoubledSeconds;
            if (text.size() < kFewestDoubled || !isOtherHandler || isFar)
                continue;
        }
        ++earlier.repeats;
        if (!earlier.hasOwnTime && !std::isnan(time)) {
            earlier.hasOwnTime = true;
            earlier.wallTime = time;
        }
        if (earlier.level == LogLevel::None)
            earlier.level = prefix.level;
        return true;
    }
    return false;
}

void LogBuilder::addRedrawn(std::string_view state)
{
    constexpr std::size_t kLongest = 4096;
    if (state.size() > kLongest || state.find_first_of("0123456789") == std::string_view::npos)
        return;
    takeBar(state);
    const LinePrefix prefix = takePrefix(state);
    if (!m_stepRank || prefix.rank == *m_stepRank)
        m_steps.takeRedrawn(state, m_clock.last(), nextId());
}

void LogBuilder::takeBar(std::string_view text)
{
    if (m_log.bars.size() >= BarState::kMost || text.find("%|") == std::string_view::npos)
        return;
    if (const std::optional<BarState> state = barStateOf(text))
        m_log.bars.push_back(*state);
}

/// The numbers of one rank are the series: those of the others would be points of the same steps.
bool LogBuilder::takeStepLine(std::string_view text, std::int16_t rank, double time, std::size_t id)
{
    constexpr std::uint64_t kKept = 1'000;
    if (!m_stepRank || *m_stepRank == rank) {
        const bool isTaken = m_steps.take(text, time, id);
        if (isTaken && !m_stepRank && rank >= 0)
            m_stepRank = rank;
        return isTaken;
    }
    if (++m_otherLines % kKept == 0)
        m_otherSteps = {};
    return m_otherSteps.take(text, time, id);
}

/// A line that was cut at the width of a terminal is read together with its rest: a number may be
/// cut as well.
bool LogBuilder::takeSteps(const LogLine& line, std::string_view text, bool hasPrefix,
                           std::size_t width)
{
    constexpr std::size_t kLongest = 4096;
    std::string joined;
    std::size_t id = nextId();
    if (!m_held.text.empty()) {
        if (!hasPrefix && line.rank == m_held.rank && isRestOf(m_held.text, text)) {
            id = m_held.id;
            joined = std::move(m_held.text);
            joined += text;
            text = joined;
            m_held.text.clear();
        } else {
            releaseHeld();
        }
    }
    const bool isCut =
        width == m_widest && width >= kNarrowest && m_rests > 1 && m_rests >= m_wholes;
    if (isCut && text.size() < kLongest) {
        m_held = {.text = std::string(text), .rank = line.rank, .time = line.wallTime, .id = id};
        return false;
    }
    const bool isTaken = takeStepLine(text, line.rank, line.wallTime, id);
    if (isTaken && id != nextId())
        lineOf(id).isProgress = true;
    return isTaken;
}

/// No rest has come: the line is whole.
void LogBuilder::releaseHeld()
{
    if (m_held.text.empty())
        return;
    const Held held = std::move(m_held);
    m_held.text.clear();
    if (!takeStepLine(held.text, held.rank, held.time, held.id))
        return;
    lineOf(held.id).isProgress = true;
    ++m_counted.progress;
    ++m_counted.training;
}

void LogBuilder::recognise(LogLine& line, std::string_view text, const RawLine& raw,
                           const LinePrefix& prefix, LogLevel ownLevel)
{
    const bool isBare = prefix.form == PrefixForm::None || prefix.form == PrefixForm::Recorder;
    const bool hasPrefix = !isBare || (line.hasOwnTime && !prefix.isTransport);
    const std::size_t id = nextId();
    std::optional<SignatureMatch> match = m_table.match(text, m_scratch);
    const std::uint32_t hints = m_scratch.hints;
    if (!match) {
        if (const std::string english = systemMessageInEnglish(text); !english.empty())
            match = m_table.match(english, m_scratch);
    }
    if (match && match->info->id.substr(0, 5) == "nccl." && line.rank < 0) {
        for (const LogField& field : match->fields) {
            if (field.name == "rank" && field.value.size() < 4)
                line.rank = static_cast<std::int16_t>(std::stoi(field.value));
        }
    }
    // Events first: a traceback that ends asks whether its exception is known already.
    const bool isKnown = match.has_value();
    const Outcome known = match ? match->info->outcome : Outcome::Benign;
    const bool tellsEnd =
        match && match->info->isConsequence && match->info->id.substr(0, 5) == "host.";
    if (match) {
        if (known >= Outcome::Failure)
            line.level = std::max(line.level, LogLevel::Error);
        else if (known == Outcome::Warning)
            line.level = std::max(line.level, LogLevel::Warning);
        const std::string_view signature = match->info->id;
        addEvent(std::move(*match), id, id);
        LogEvent& event = m_found.back().event;
        const bool isWarning = ownLevel == LogLevel::Warning || text.starts_with("WARN");
        if (known >= Outcome::Failure && isPythonWarning(text))
            event.outcome = Outcome::Warning;
        else if (event.firstLine == id && known == Outcome::Fatal && isWarning
                 && mayBeAnswered(signature))
            event.outcome = Outcome::Failure;
    }
    const bool inTraceback = m_tracebacks.offer({.id = id,
                                                 .text = text,
                                                 .rank = line.rank,
                                                 .hasPrefix = hasPrefix,
                                                 .tellsEnd = tellsEnd,
                                                 .hasHint = (hints & TracebackHint) != 0});
    const bool inDump =
        !inTraceback
        && m_dumps.offer(id, text, (hints & AllocatorHint) != 0 || text.substr(0, 4) == "BFCA");
    if (m_lastIsWidest && m_widestCount >= kFewestWide && id > 0) {
        const bool isRest = !hasPrefix && isRestOf(m_log.text(lineOf(id - 1)), text);
        ++(isRest ? m_rests : m_wholes);
    }
    constexpr std::size_t kShort = 160;
    const bool mayBeSteps = (hints & ProgressHint) != 0 || StepTables::mayBeRow(text)
                            || (!hasPrefix && text.size() < kShort && m_steps.isOpen(id));
    takeBar(text);
    if (!inTraceback && !inDump && (mayBeSteps || !m_held.text.empty()))
        line.isProgress = takeSteps(line, text, hasPrefix, raw.text.size()) || line.isProgress;
    else
        releaseHeld();

    const bool isWrapped = !hasPrefix && !isKnown && !inTraceback && !inDump && !line.isProgress
                           && recogniseWrapped(line, text);
    line.isContinuation =
        !hasPrefix && id > 0 && (isIndented(raw.text) || inTraceback || inDump || isWrapped);
    const bool isOwn = !inTraceback && !inDump && !line.isContinuation && !text.empty()
                       && (hints & TracebackHint) == 0;
    const bool isError = ownLevel >= LogLevel::Error && !line.isProgress;
    if (isOwn && (ownLevel == LogLevel::None || isError) && known < Outcome::Fatal)
        takeBareException(text, isKnown);
    if (isOwn && isError && !isKnown)
        noteErrorRecord(text);
    m_counted.progress += line.isProgress ? 1 : 0;
    const bool isFailure = known >= Outcome::Failure || isError;
    const bool trains =
        line.isProgress
        || ((hints & ProgressHint) != 0 && isOwn && !isFailure && tellsOfTraining(text));
    m_counted.training += trains ? 1 : 0;
    m_counted.ordinary += isOwn && !isFailure ? 1 : 0;
    if (line.level == LogLevel::None) {
        if (inTraceback || (hints & (TracebackHint | ErrorHint)) != 0)
            line.level = LogLevel::Error;
        else if ((hints & WarningHint) != 0)
            line.level = LogLevel::Warning;
        else if (line.isContinuation)
            line.level = lineOf(id - 1).level;
    }
    m_lastHadEvent = isKnown;
}

/// An exception without the traceback above it: an excerpt, or a log that holds only its end.
void LogBuilder::takeBareException(std::string_view text, bool isKnown)
{
    const std::string_view type = bareException(text);
    if (type.empty())
        return;
    if (isKnown) { // its message says more than its type
        LogEvent& event = m_found.back().event;
        if (event.firstLine != nextId())
            return;
        if (event.outcome == Outcome::Failure)
            event.outcome = Outcome::Fatal;
        else if (event.signature == "data.end") // as an exception, and not in passing
            event.outcome = Outcome::Failure;
        return;
    }
    constexpr std::size_t kLongest = 4096;
    SignatureMatch match{.info = m_table.find("py.exception"), .fields = {}};
    match.fields.push_back({"type", std::string(type)});
    match.fields.push_back(
        {"message", std::string(messageOfException(text, type).substr(0, kLongest))});
    addEvent(std::move(match), nextId(), nextId());
}

/// A record of an error that no row of the table knows. Of those that follow each other closely
/// the first counts: the others mostly tell how it went on.
void LogBuilder::noteErrorRecord(std::string_view text)
{
    constexpr std::uint64_t kClose = 5;
    constexpr std::size_t kLongest = 4096;
    const bool goesOn = m_error && m_counted.ordinary - m_ordinaryAtError <= kClose
                        && m_counted.training == m_error->before.training;
    m_ordinaryAtError = m_counted.ordinary;
    if (goesOn) {
        m_error->before.ordinary = m_counted.ordinary;
        return;
    }
    LogEvent event;
    event.info = m_table.find("log.error");
    if (event.info == nullptr)
        return;
    event.signature = event.info->id;
    event.outcome = event.info->outcome;
    event.firstLine = event.lastLine = nextId();
    event.fields.push_back({"message", std::string(text.substr(0, kLongest))});
    m_error = Found{.event = std::move(event), .before = m_counted};
}

/// A line that was cut at the width of a terminal is looked at together with its rest.
bool LogBuilder::recogniseWrapped(LogLine& line, std::string_view text)
{
    if (!m_lastIsWidest || m_widestCount < kFewestWide || nextId() == 0)
        return false;
    if (m_lastHadEvent)
        return true;
    const std::string joined = std::string(m_log.text(lineOf(nextId() - 1))) + std::string(text);
    std::optional<SignatureMatch> match = m_table.match(joined, m_scratch);
    if (match) {
        if (match->info->outcome >= Outcome::Failure)
            line.level = std::max(line.level, LogLevel::Error);
        addEvent(std::move(*match), nextId() - 1, nextId());
    }
    return true;
}

void LogBuilder::addEvent(SignatureMatch match, std::size_t firstLine, std::size_t lastLine)
{
    const auto field = [&match](std::string_view name) -> std::string_view {
        for (const LogField& known : match.fields) {
            if (known.name == name)
                return known.value;
        }
        return {};
    };
    if (match.info->id == "tf.oom.bfc")
        m_dumps.request(field("alloc"), field("human"), field("rounded"), field("op"));
    else if (match.info->id == "tf.oom.op")
        completeDump(match);

    LogEvent event;
    event.signature = match.info->id;
    event.info = match.info;
    event.outcome = match.info->outcome;
    if (event.signature == "host.exit" && field("code") == "0")
        event.outcome = Outcome::Note;
    event.firstLine = firstLine;
    event.lastLine = lastLine;
    event.fields = std::move(match.fields);

    Count& count = m_counts[event.info];
    if (count.kept < m_limits.eventsPerSignature) {
        ++count.kept;
        count.last = m_found.size();
        m_found.push_back({.event = std::move(event), .before = m_counted});
        m_marks.push_back(firstLine);
        if (lastLine != firstLine)
            m_marks.push_back(lastLine);
    } else {
        ++m_found[count.last].event.more;
    }
}

/// Python prints what is raised in a destructor or while logging, and goes on.
bool LogBuilder::endsNothing(const Traceback& traceback)
{
    if (traceback.firstLine == 0)
        return false;
    const std::string_view before = m_log.text(lineOf(traceback.firstLine - 1));
    return before.find("Exception ignored in") != std::string_view::npos
           || before.find("--- Logging error ---") != std::string_view::npos;
}

void LogBuilder::addTraceback(Traceback traceback)
{
    // Its message may say more than "an exception": then that is the event.
    const bool isIgnored = endsNothing(traceback);
    bool isKnown = isIgnored;
    for (auto it = m_found.rbegin(); it != m_found.rend(); ++it) {
        LogEvent& event = it->event;
        // A launcher that quotes the beginning of a traceback has said that the program ended.
        const std::size_t near = traceback.exceptionType.empty() ? kFarthestDouble : 0;
        if (event.lastLine + near < traceback.firstLine)
            break;
        if (event.lastLine > traceback.lastLine || lineOf(event.firstLine).rank != traceback.rank)
            continue;
        // What need not end a run does if it was raised.
        const bool isRaised = !isIgnored && event.outcome == Outcome::Failure
                              && !event.info->isConsequence && event.info->family != "numbers"
                              && !bareException(m_log.text(lineOf(event.firstLine))).empty();
        if (isRaised)
            event.outcome = Outcome::Fatal;
        isKnown = isKnown || event.outcome == Outcome::Fatal;
    }
    const bool isTorn = traceback.exceptionType.empty();
    const SignatureInfo* info = m_table.find(isTorn ? "py.torn" : "py.exception");
    if (!isKnown && info != nullptr) {
        SignatureMatch match{.info = info, .fields = {}};
        if (!isTorn) {
            match.fields.push_back({"type", traceback.exceptionType});
            match.fields.push_back({"message", traceback.message});
        }
        if (!traceback.frames.empty()) {
            const Traceback::Frame& frame = traceback.frames[traceback.meaningfulFrame];
            match.fields.push_back({"file", frame.file});
            match.fields.push_back({"line", std::to_string(frame.line)});
            match.fields.push_back({"function", frame.function});
        }
        addEvent(std::move(match), traceback.firstLine, traceback.lastLine);
    }
    m_marks.push_back(traceback.lastLine);
    m_log.tracebacks.push_back(std::move(traceback));
}

void LogBuilder::addDump(AllocatorDump dump)
{
    SignatureMatch match{.info = m_table.find("bfc.dump"), .fields = {}};
    const auto put = [&match](const char* name, std::uint64_t bytes) {
        if (bytes > 0)
            match.fields.push_back({name, std::to_string(bytes)});
    };
    put("limit", dump.limitBytes);
    put("in_use", dump.inUseBytes);
    put("request", dump.requestBytes);
    put("largest_free", dump.largestFreeChunkBytes);
    m_lastDumpEnd = dump.lastLine;
    addEvent(std::move(match), dump.firstLine, dump.lastLine);
    m_log.dumps.push_back(std::move(dump));
}

/// The tensor that did not fit is named behind the dump.
void LogBuilder::completeDump(const SignatureMatch& match)
{
    m_dumps.finish();
    if (m_log.dumps.empty() || nextId() > m_lastDumpEnd + kLinesToOp)
        return;
    AllocatorDump& dump = m_log.dumps.back();
    for (const LogField& field : match.fields) {
        if (field.name == "shape" && dump.requestShape.empty())
            dump.requestShape = "[" + field.value + "]";
        else if (field.name == "dtype" && dump.requestType.empty())
            dump.requestType = field.value;
        else if (field.name == "alloc" && dump.allocator.empty())
            dump.allocator = field.value;
    }
}

LogLine& LogBuilder::lineOf(std::size_t id)
{
    if (id < m_head.size())
        return m_head[id];
    if (id >= m_tailBase && id < nextId() && m_hasTail)
        return m_tail[id - m_tailBase];
    const auto it =
        std::lower_bound(m_middle.begin(), m_middle.end(), id,
                         [](const Middle& kept, std::size_t wanted) { return kept.id < wanted; });
    return it != m_middle.end() ? it->line : (m_tail.empty() ? m_head.back() : m_tail.front());
}

void LogBuilder::append(const LogLine& line)
{
    if (!m_hasTail) {
        if (m_headCost + costOf(line) <= m_limits.headBytes) {
            m_headCost += costOf(line);
            m_head.push_back(line);
            m_tailBase = m_head.size();
            return;
        }
        m_hasTail = true;
    }
    m_tailCost += costOf(line);
    m_tail.push_back(line);
    if (m_tailCost > m_limits.tailBytes + std::min(kEvictBytes, m_limits.tailBytes))
        shorten();
}

/// Forgets the oldest lines of the tail, but for those of events.
void LogBuilder::shorten()
{
    std::sort(m_marks.begin(), m_marks.end());
    auto mark = std::lower_bound(m_marks.begin(), m_marks.end(), m_tailBase);
    const std::uint64_t from = m_tail.front().textOffset;
    while (m_tailCost > m_limits.tailBytes && m_tail.size() > kFarthestDouble + 1) {
        const LogLine& line = m_tail.front();
        while (mark != m_marks.end() && *mark < m_tailBase)
            ++mark;
        if (mark != m_marks.end() && *mark == m_tailBase && m_middle.size() < kMostMiddle)
            m_middle.push_back({m_tailBase, line, std::string(m_log.text(line))});
        else
            ++m_log.droppedLines;
        m_tailCost -= costOf(line);
        m_tail.pop_front();
        ++m_tailBase;
    }
    m_log.dropText(from, m_tail.front().textOffset);
}

std::size_t LogBuilder::indexOf(std::size_t id) const
{
    if (id < m_headCount)
        return id;
    const auto it =
        std::lower_bound(m_middle.begin(), m_middle.end(), id,
                         [](const Middle& kept, std::size_t wanted) { return kept.id < wanted; });
    const std::size_t before =
        m_headCount + static_cast<std::size_t>(std::distance(m_middle.begin(), it));
    return id >= m_tailBase ? before + (id - m_tailBase) : before;
}

void LogBuilder::finish()
{
    m_dumps.finish();
    m_tracebacks.finish();
    releaseHeld();
    m_steps.finish();
    addErrorRecord();
    assembleLines();
    assembleEvents();
    assemblePlans();
    assembleSeries();
    closeReport();
}

/// A record of an error is an event only if nothing better tells of an end.
void LogBuilder::addErrorRecord()
{
    if (!m_error || m_counted.training != m_error->before.training)
        return;
    const std::size_t line = m_error->event.firstLine;
    const bool isTold = std::any_of(m_found.begin(), m_found.end(), [&](const Found& found) {
        return found.event.outcome == Outcome::Fatal && found.event.info != nullptr
               && !saysLeast(found.event)
               && m_counted.progress - found.before.progress <= kLateLines;
    });
    if (isTold)
        return;
    m_marks.push_back(line);
    m_found.push_back(std::move(*m_error));
    m_error.reset();
}

} // namespace faultline::console
