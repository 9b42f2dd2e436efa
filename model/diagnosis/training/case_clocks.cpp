// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/training/case_clocks.h"

#include "model/core/text_marker.h"
#include "model/diagnosis/training/clock_guess.h"

#include <cmath>
#include <utility>

namespace faultline {

namespace {

/// Daylight saving ends by an hour, of which a file that is written rarely shows less.
constexpr double kSetBack = 1200.0;
/// Before the end of an hour that occurs twice lie so many seconds that it was written in.
constexpr double kLongestSetBack = 2.0 * 3600.0;

double offsetFor(const Clock& clock, double written)
{
    double offset = clock.offsetSeconds;
    for (const Clock::Change& change : clock.changes) {
        if (written >= change.fromWritten)
            offset = change.offsetSeconds;
    }
    return offset;
}

} // namespace

std::string_view toString(Clock::Source source)
{
    switch (source) {
    case Clock::Source::AsWritten: return "as-written";
    case Clock::Source::ZoneGuessed: return "zone-guessed";
    case Clock::Source::Aligned: return "aligned";
    case Clock::Source::Assumed: return "assumed";
    case Clock::Source::User: return "user";
    }
    return "as-written";
}

double Clock::toWall(double written) const
{
    return offsetFor(*this, written) + rate * written;
}

double Clock::fromWall(double wall) const
{
    const auto inverse = [this, wall](double offset) { return (wall - offset) / rate; };
    // Latest change first: a time that lies after it under its own offset belongs to it.
    for (auto change = changes.rbegin(); change != changes.rend(); ++change) {
        if (inverse(change->offsetSeconds) >= change->fromWritten)
            return inverse(change->offsetSeconds);
    }
    return inverse(offsetSeconds);
}

double ClockWalk::next(double written)
{
    if (!std::isfinite(written))
        return written;
    const std::vector<Clock::Change>& changes = m_clock.changes;
    while (m_change < changes.size()) {
        const Clock::Change& change = changes[m_change];
        const bool goesBack = m_hasLast && written < m_last - kSetBack
                              && written >= change.fromWritten - kLongestSetBack;
        if (written < change.fromWritten && !goesBack)
            break;
        ++m_change;
    }
    m_last = written;
    m_hasLast = true;
    const double offset =
        m_change == 0 ? m_clock.offsetSeconds : changes[m_change - 1].offsetSeconds;
    return offset + m_clock.rate * written;
}

const Clock& CaseClocks::of(const ArtifactId& artifact) const
{
    static const Clock kNothing;
    const auto found = m_clocks.find(artifact);
    return found == m_clocks.end() ? kNothing : found->second;
}

double CaseClocks::toWall(const ArtifactId& artifact, double time) const
{
    return of(artifact).toWall(time);
}

double CaseClocks::fromWall(const ArtifactId& artifact, double wall) const
{
    return of(artifact).fromWall(wall);
}

bool CaseClocks::isPlaced(const ArtifactId& artifact) const
{
    return of(artifact).isPlaced;
}

const Clock& CaseClocks::ofRun(const Run& run) const
{
    const bool isPrinted = run.origin == RunOrigin::Console && !run.files.empty();
    return of(isPrinted ? run.files.front().id : ArtifactId());
}

void CaseClocks::set(const ArtifactId& artifact, Clock clock)
{
    m_clocks.insert_or_assign(artifact, std::move(clock));
}

CaseClocks guessClocks(const CaseData& data, const std::map<ArtifactId, double>& corrections,
                       const ReadMonitor& monitor)
{
    CaseClocks clocks = ClockGuesser(data, monitor).guess();
    for (auto& entry : clocks.m_clocks)
        entry.second.guessedOffsetSeconds = entry.second.offsetSeconds;
    for (const auto& [artifact, seconds] : corrections) {
        if (clocks.all().count(artifact) == 0)
            continue;
        Clock clock = clocks.of(artifact);
        for (Clock::Change& change : clock.changes)
            change.offsetSeconds += seconds - clock.offsetSeconds;
        clock.offsetSeconds = seconds;
        clock.source = Clock::Source::User;
        clock.isPlaced = true;
        clock.uncertaintySeconds = 0.0;
        clock.reason = {.source = FAULTLINE_TR_NOOP("Diagnosis", "You set this clock."),
                        .arguments = {}};
        clocks.set(artifact, std::move(clock));
    }
    return clocks;
}

} // namespace faultline
