// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/training/clock_guess.h"

#include "model/core/text_marker.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <limits>
#include <span>
#include <utility>

namespace faultline {

namespace {

constexpr std::size_t kMostMoments = 4000;   // more would not make it surer
constexpr std::size_t kMostReferences = 16;  // runs to compare an artifact of no run with
constexpr double kTellingSkew = 2.0;         // seconds; less is the delay of a print
constexpr double kEndsShare = 0.2;           // of the run, between the ends of a log and the run's
constexpr double kLeastEndsTolerance = 20.0; // seconds
constexpr double kMostEndsTolerance = 300.0;
constexpr double kZoneUncertainty = 600.0; // where no shared moment tells more
constexpr double kBusy = 0.1;              // a GPU works
constexpr double kDay = 86'400.0;

std::string zoneName(double offsetSeconds)
{
    const auto minutes = static_cast<int>(std::lround(-offsetSeconds / 60.0));
    if (minutes == 0)
        return "UTC";
    const int rest = std::abs(minutes) % 60;
    std::string name =
        "UTC" + std::string(minutes < 0 ? "-" : "+") + std::to_string(std::abs(minutes) / 60);
    if (rest != 0)
        name += (rest < 10 ? ":0" : ":") + std::to_string(rest);
    return name;
}

Quantity count(std::size_t number)
{
    return {.value = static_cast<double>(number), .unit = Unit::Count};
}

Quantity inSeconds(double value)
{
    return {.value = value, .unit = Unit::Seconds};
}

void widen(std::optional<TimeSpan>& span, double begin, double end)
{
    if (!std::isfinite(begin) || !std::isfinite(end))
        return;
    span = span ? TimeSpan{.begin = std::min(span->begin, begin), .end = std::max(span->end, end)}
                : TimeSpan{.begin = begin, .end = end};
}

/// The series that best tells when steps were printed.
std::vector<std::pair<double, double>> printedSteps(const ConsoleLog& log)
{
    const ScalarSeries* longest = nullptr;
    for (const auto& [tag, scalar] : log.series) {
        if (longest == nullptr || scalar.series.size() > longest->size())
            longest = &scalar.series;
    }
    std::vector<std::pair<double, double>> steps;
    const std::size_t stride = longest == nullptr ? 1 : longest->size() / kMostMoments + 1;
    for (std::size_t i = 0; longest != nullptr && i < longest->size(); i += stride) {
        const ScalarPoint point = longest->point(i);
        // A log without steps numbers its lines, all of one step.
        if (std::isfinite(point.wallTime))
            steps.emplace_back(static_cast<double>(point.step), point.wallTime);
    }
    return steps;
}

std::vector<std::pair<double, double>> tracedSteps(const TraceProfile& profile)
{
    std::vector<std::pair<double, double>> steps;
    if (!profile.hasStepMarkers)
        return steps;
    for (const TraceStep& step : profile.steps) {
        if (steps.size() < kMostMoments)
            steps.emplace_back(static_cast<double>(step.number),
                               profile.beginTime + 1e-9 * static_cast<double>(step.endNs));
    }
    return steps;
}

Clock zoneClock(double offsetSeconds, double uncertainty, Text reason)
{
    Clock clock;
    clock.offsetSeconds = offsetSeconds;
    clock.source = Clock::Source::ZoneGuessed;
    clock.uncertaintySeconds = uncertainty;
    clock.reason = std::move(reason);
    return clock;
}

/// The time from which on the second zone of a vote holds. Daylight saving changes at a full hour.
double changeTime(const ZoneVote& vote, std::span<const SharedMoment> moments)
{
    const double after = *vote.changeAtWritten;
    double before = moments.front().written;
    for (const SharedMoment& moment : moments) {
        if (moment.written == after)
            break;
        before = std::max(before, moment.written);
    }
    constexpr double kHour = 3600.0;
    if (after <= before)
        return (std::floor(before / kHour) + 1.0) * kHour;
    const double hour = std::floor(after / kHour) * kHour;
    return hour > before ? hour : after;
}

Clock clockOfVote(const ZoneVote& vote, std::span<const SharedMoment> moments)
{
    const double uncertainty =
        std::max({1.0, std::abs(vote.residualSeconds), 2.0 * vote.spreadSeconds});
    const std::string zone = zoneName(vote.offsetSeconds);
    if (!vote.changeAtWritten)
        return zoneClock(
            vote.offsetSeconds, uncertainty,
            {.source = FAULTLINE_TR_NOOP("Diagnosis", "Local times of zone %1: so %2 steps meet "
                                                      "those of the event files."),
             .arguments = {zone, count(vote.moments)}});
    Clock clock = zoneClock(
        vote.offsetSeconds, uncertainty,
        {.source = FAULTLINE_TR_NOOP("Diagnosis", "Local times of zone %1, and of %2 after clocks "
                                                  "were changed: so %3 steps meet those of the "
                                                  "event files."),
         .arguments = {zone, zoneName(vote.offsetAfterChange), count(vote.moments)}});
    clock.changes.push_back(
        {.fromWritten = changeTime(vote, moments), .offsetSeconds = vote.offsetAfterChange});
    return clock;
}

Clock alignedClock(const Alignment& alignment, Text reason)
{
    Clock clock;
    clock.offsetSeconds = alignment.offsetSeconds;
    clock.source = Clock::Source::Aligned;
    clock.uncertaintySeconds = std::max(1.0, 2.0 * alignment.spreadSeconds);
    clock.reason = std::move(reason);
    return clock;
}

Clock unplaced(Text reason)
{
    Clock clock;
    clock.isPlaced = false;
    clock.uncertaintySeconds = std::numeric_limits<double>::infinity();
    clock.reason = std::move(reason);
    return clock;
}

/// Event files tell moments; tables of metrics may tell moments, seconds since the start or
/// nothing.
bool hasWallTimes(const Run& run)
{
    if (run.origin == RunOrigin::Metrics)
        return run.startTime().value_or(0.0) > kEarliestWallTime;
    return run.origin == RunOrigin::Events;
}

} // namespace

std::optional<TimeSpan> writtenSpan(const ConsoleLog& log)
{
    std::optional<TimeSpan> span;
    if (log.file.firstWallTime && log.file.lastWallTime) {
        widen(span, *log.file.firstWallTime, *log.file.lastWallTime);
        return span;
    }
    for (const LogLine& line : log.lines) {
        if (line.hasOwnTime)
            widen(span, line.wallTime, line.wallTime);
    }
    return span;
}

std::optional<TimeSpan> writtenSpan(const HardwareLog& log)
{
    std::optional<TimeSpan> span;
    for (const HardwareSeries& one : log.series) {
        if (!one.series.empty())
            widen(span, one.series.minWallTime(), one.series.maxWallTime());
    }
    return span;
}

std::optional<TimeSpan> writtenSpan(const TraceProfile& profile)
{
    std::optional<TimeSpan> span;
    widen(span, profile.beginTime,
          profile.beginTime + 1e-9 * static_cast<double>(profile.durationNs));
    return span;
}

std::optional<TimeSpan> busySpan(const HardwareLog& log)
{
    std::optional<TimeSpan> busy;
    bool idledBefore = false;
    bool idlesAfter = false;
    for (const HardwareSeries& one : log.series) {
        if (one.quantity != HardwareQuantity::GpuUtilization)
            continue;
        one.series.forEach([&](std::size_t, const ScalarPoint& point) {
            if (point.value >= kBusy) {
                widen(busy, point.wallTime, point.wallTime);
                idlesAfter = false;
            } else if (point.value < kBusy) {
                idledBefore = idledBefore || !busy;
                idlesAfter = busy.has_value();
            }
        });
    }
    return idledBefore && idlesAfter ? busy : std::nullopt;
}

CaseClocks ClockGuesser::guess()
{
    std::vector<Subject> subjects;
    for (const ConsoleLogPtr& log : m_data.logs)
        subjects.push_back({.artifact = log.get(),
                            .written = writtenSpan(*log),
                            .busy = {},
                            .steps = printedSteps(*log),
                            .kind = ArtifactKind::Log});
    for (const HardwareLogPtr& log : m_data.hardwareLogs)
        subjects.push_back({.artifact = log.get(),
                            .written = writtenSpan(*log),
                            .busy = busySpan(*log),
                            .steps = {},
                            .kind = ArtifactKind::HardwareLog});
    for (const TraceProfilePtr& profile : m_data.profiles)
        subjects.push_back({.artifact = profile.get(),
                            .written = writtenSpan(*profile),
                            .busy = {},
                            .steps = tracedSteps(*profile),
                            .kind = ArtifactKind::Profile});
    // Each is placed by what is surer than it.
    for (const TimeKind kind :
         {TimeKind::Absolute, TimeKind::Local, TimeKind::Relative, TimeKind::None}) {
        for (const Subject& subject : subjects) {
            if (subject.artifact->timeKind == kind && !m_monitor.isCancelled())
                settle(subject, clockOf(subject));
        }
    }
    placeLogsByEvents();
    return std::move(m_clocks);
}

void ClockGuesser::settle(const Subject& subject, Clock clock)
{
    const ArtifactId& id = subject.artifact->id();
    if (clock.isPlaced && subject.written)
        m_placed[id] = {.span = {.begin = clock.toWall(subject.written->begin),
                                 .end = clock.toWall(subject.written->end)},
                        .isCertain = subject.artifact->timeKind == TimeKind::Absolute};
    m_clocks.set(id, std::move(clock));
}

Clock ClockGuesser::clockOf(const Subject& subject)
{
    switch (subject.artifact->timeKind) {
    case TimeKind::Absolute: return absoluteClock(subject);
    case TimeKind::Local: return localClock(subject);
    case TimeKind::Relative: return relativeClock(subject);
    case TimeKind::None: break;
    }
    return timelessClock(subject);
}

Clock ClockGuesser::absoluteClock(const Subject& subject)
{
    Clock clock;
    clock.reason = {.source = FAULTLINE_TR_NOOP("Diagnosis", "Its times are absolute."),
                    .arguments = {}};
    const std::optional<Alignment> skew = align(momentsOf(subject));
    if (!skew || std::abs(skew->offsetSeconds) <= kTellingSkew)
        return clock;
    // Both sides say that they are absolute: which of them is wrong, only the user can know.
    clock.uncertaintySeconds = std::abs(skew->offsetSeconds);
    const bool late = skew->offsetSeconds < 0.0;
    clock.reason.source =
        late
            ? FAULTLINE_TR_NOOP("Diagnosis", "Its times are absolute, yet %2 steps come %1 later "
                                             "than in the event files. Nothing was moved.")
            : FAULTLINE_TR_NOOP("Diagnosis", "Its times are absolute, yet %2 steps come %1 earlier "
                                             "than in the event files. Nothing was moved.");
    clock.reason.arguments = {inSeconds(std::abs(skew->offsetSeconds)), count(skew->moments)};
    return clock;
}

Clock ClockGuesser::localClock(const Subject& subject)
{
    if (std::optional<Clock> clock = zoneByMoments(subject))
        return *std::move(clock);
    if (std::optional<Clock> clock = zoneOfNeighbour(subject))
        return *std::move(clock);
    if (std::optional<Clock> clock = zoneBySpans(subject))
        return *std::move(clock);
    Clock clock;
    clock.uncertaintySeconds = kMostZoneSeconds;
    clock.reason = {.source = FAULTLINE_TR_NOOP("Diagnosis", "Local times; nothing tells their "
                                                             "zone. They are read as UTC."),
                    .arguments = {}};
    return clock;
}

std::optional<Clock> ClockGuesser::zoneByMoments(const Subject& subject)
{
    const std::vector<SharedMoment> moments = momentsOf(subject);
    if (const std::optional<ZoneVote> vote = voteForZone(moments))
        return clockOfVote(*vote, moments);
    const std::optional<Alignment> alignment = align(moments);
    if (!alignment || alignment->moments < 3)
        return std::nullopt;
    return alignedClock(
        *alignment,
        {.source =
             FAULTLINE_TR_NOOP("Diagnosis", "No time zone explains these times: the clock was "
                                            "wrong. Moved by %1, so that %2 steps meet those "
                                            "of the event files."),
         .arguments = {inSeconds(alignment->offsetSeconds), count(alignment->moments)}});
}

std::optional<Clock> ClockGuesser::zoneOfNeighbour(const Subject& subject)
{
    const RunId& run = m_data.runOf(subject.artifact->id());
    for (const auto& [id, clock] : m_clocks.all()) {
        if (clock.source != Clock::Source::ZoneGuessed || m_data.runOf(id) != run
            || !subject.written || m_placed.count(id) == 0)
            continue;
        // Only where it brings the two together: another machine may have another zone.
        const TimeSpan& placed = m_placed.at(id).span;
        if (clock.toWall(subject.written->begin) > placed.end + kDay
            || clock.toWall(subject.written->end) < placed.begin - kDay)
            continue;
        Clock same = zoneClock(clock.offsetSeconds, clock.uncertaintySeconds,
                               {.source = FAULTLINE_TR_NOOP(
                                    "Diagnosis", "Local times; taken for zone %1, that of %2."),
                                .arguments = {zoneName(clock.offsetSeconds), m_data.nameOf(id)}});
        same.changes = clock.changes;
        return same;
    }
    return std::nullopt;
}

std::optional<Clock> ClockGuesser::zoneBySpans(const Subject& subject)
{
    const std::optional<TimeSpan> run = referenceSpan(*subject.artifact);
    if (!run || !subject.written)
        return std::nullopt;
    const double tolerance =
        std::clamp(kEndsShare * run->seconds(), kLeastEndsTolerance, kMostEndsTolerance);
    if (const auto offset = zoneByEnds(*subject.written, *run, tolerance))
        return zoneClock(*offset, kZoneUncertainty,
                         {.source = FAULTLINE_TR_NOOP("Diagnosis", "Local times of zone %1: so it "
                                                                   "begins and ends with the run."),
                          .arguments = {zoneName(*offset)}});
    if (!subject.busy)
        return std::nullopt;
    if (const auto offset = zoneByEnds(*subject.busy, *run, tolerance))
        return zoneClock(*offset, kZoneUncertainty,
                         {.source = FAULTLINE_TR_NOOP("Diagnosis", "Local times of zone %1: so the "
                                                                   "GPU is busy while the run "
                                                                   "logs."),
                          .arguments = {zoneName(*offset)}});
    return std::nullopt;
}

Clock ClockGuesser::relativeClock(const Subject& subject)
{
    if (const std::optional<Alignment> alignment = align(momentsOf(subject)))
        return alignedClock(
            *alignment,
            {.source = FAULTLINE_TR_NOOP("Diagnosis", "Its times count from an unknown moment: "
                                                      "moved so that %1 steps meet those of the "
                                                      "event files."),
             .arguments = {count(alignment->moments)}});
    const std::optional<TimeSpan> run = placedSpan(*subject.artifact);
    if (!run || !subject.written)
        return unplaced({.source = FAULTLINE_TR_NOOP("Diagnosis", "Its times count from an unknown "
                                                                  "moment, and nothing tells "
                                                                  "which."),
                         .arguments = {}});
    Clock clock;
    clock.source = Clock::Source::Assumed;
    clock.uncertaintySeconds = std::max(run->seconds(), subject.written->seconds());
    // A trace is taken early in a run; a kernel log is saved when something went wrong.
    if (subject.kind != ArtifactKind::Log) {
        clock.offsetSeconds = run->begin - subject.written->begin;
        clock.reason.source =
            FAULTLINE_TR_NOOP("Diagnosis", "Its times count from an unknown moment: put at the "
                                           "begin of the run, which is an assumption.");
    } else {
        clock.offsetSeconds = run->end - subject.written->end;
        clock.reason.source =
            FAULTLINE_TR_NOOP("Diagnosis", "Its times count from an unknown moment: put so that it "
                                           "ends with the run, which is an assumption.");
    }
    return clock;
}

Clock ClockGuesser::timelessClock(const Subject& subject)
{
    const std::optional<TimeSpan> run = placedSpan(*subject.artifact);
    const bool canSpread = subject.kind == ArtifactKind::HardwareLog && subject.written
                           && subject.written->seconds() > 0.0;
    if (!run || !canSpread)
        return unplaced({.source = FAULTLINE_TR_NOOP("Diagnosis", "It holds no times, and nothing "
                                                                  "else tells when it was."),
                         .arguments = {}});
    Clock clock;
    clock.source = Clock::Source::Assumed;
    clock.rate = run->seconds() > 0.0 ? run->seconds() / subject.written->seconds() : 1.0;
    clock.offsetSeconds = run->begin - clock.rate * subject.written->begin;
    clock.uncertaintySeconds = run->seconds();
    clock.reason = {.source = FAULTLINE_TR_NOOP("Diagnosis", "It holds no times: its samples were "
                                                             "spread over the %1 of the run, which "
                                                             "is an assumption."),
                    .arguments = {inSeconds(run->seconds())}};
    return clock;
}

void ClockGuesser::placeLogsByEvents()
{
    using Key = std::pair<std::string_view, std::string>;
    const auto keyOf = [](const LogEvent& event) {
        std::string fields;
        for (const LogField& field : event.fields)
            fields += field.name + '=' + field.value + '\n';
        return Key(event.signature, std::move(fields));
    };
    const auto timeOf = [](const ConsoleLog& log, const LogEvent& event) {
        return log.lines[event.firstLine].wallTime;
    };
    for (const ConsoleLogPtr& log : m_data.logs) {
        const Clock& clock = m_clocks.of(log->id());
        if (log->timeKind != TimeKind::Relative || clock.source == Clock::Source::Aligned
            || m_monitor.isCancelled())
            continue;
        std::map<Key, std::vector<double>> known;
        for (const ConsoleLogPtr& other : m_data.logs) {
            const Clock& others = m_clocks.of(other->id());
            const bool tells = other->timeKind == TimeKind::Absolute
                               || others.source == Clock::Source::ZoneGuessed;
            for (std::size_t i = 0; tells && i < other->events.size(); ++i) {
                const double time = others.toWall(timeOf(*other, other->events[i]));
                if (std::isfinite(time) && !other->events[i].fields.empty())
                    known[keyOf(other->events[i])].push_back(time);
            }
        }
        std::vector<SharedMoment> moments;
        for (const LogEvent& event : log->events) {
            const auto same = known.find(keyOf(event));
            const double written = timeOf(*log, event);
            // What was printed over and over tells no moment.
            if (same != known.end() && same->second.size() <= 4 && std::isfinite(written))
                moments.push_back({.written = written, .walls = same->second});
        }
        if (const std::optional<Alignment> alignment = align(moments))
            m_clocks.set(log->id(),
                         alignedClock(*alignment,
                                      {.source = FAULTLINE_TR_NOOP(
                                           "Diagnosis", "Its times count from an unknown moment: "
                                                        "moved so that %1 lines meet the same ones "
                                                        "of another log."),
                                       .arguments = {count(alignment->moments)}}));
    }
}

std::vector<SharedMoment> ClockGuesser::momentsOf(const Subject& subject)
{
    std::vector<SharedMoment> best;
    if (subject.steps.empty())
        return best;
    for (const Run* run : referenceRuns(*subject.artifact)) {
        if (m_monitor.isCancelled())
            break;
        const StepTimes& times = stepTimes(*run);
        std::vector<SharedMoment> moments;
        for (const auto& [step, written] : subject.steps) {
            std::vector<double> walls = times.at(step);
            if (!walls.empty())
                moments.push_back({.written = written, .walls = std::move(walls)});
        }
        if (moments.size() > best.size())
            best = std::move(moments);
    }
    return best;
}

std::vector<const Run*> ClockGuesser::referenceRuns(const Artifact& artifact) const
{
    const RunId& id = m_data.runOf(artifact.id());
    std::vector<const Run*> runs;
    for (const RunPtr& run : m_data.runs) {
        const bool isIts = id.empty() || run->id == id;
        if (isIts && hasWallTimes(*run) && runs.size() < kMostReferences)
            runs.push_back(run.get());
    }
    return runs;
}

const StepTimes& ClockGuesser::stepTimes(const Run& run)
{
    const auto known = m_stepTimes.find(&run);
    if (known != m_stepTimes.end())
        return known->second;
    return m_stepTimes.emplace(&run, StepTimes(findProgress(run, m_tags))).first->second;
}

std::optional<TimeSpan> ClockGuesser::referenceSpan(const Artifact& artifact) const
{
    std::optional<TimeSpan> span;
    for (const Run* run : referenceRuns(artifact)) {
        if (run->startTime() && run->endTime())
            widen(span, *run->startTime(), *run->endTime());
    }
    const RunId& run = m_data.runOf(artifact.id());
    if (span)
        return span;
    for (const auto& [id, placed] : m_placed) {
        if (placed.isCertain && m_data.runOf(id) == run && id != artifact.id())
            widen(span, placed.span.begin, placed.span.end);
    }
    return span;
}

std::optional<TimeSpan> ClockGuesser::placedSpan(const Artifact& artifact) const
{
    std::optional<TimeSpan> span = referenceSpan(artifact);
    if (span)
        return span;
    const RunId& run = m_data.runOf(artifact.id());
    for (const auto& [id, placed] : m_placed) {
        if (m_data.runOf(id) == run && id != artifact.id())
            widen(span, placed.span.begin, placed.span.end);
    }
    return span;
}

} // namespace faultline
