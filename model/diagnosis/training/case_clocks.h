// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/read_monitor.h"
#include "model/core/run.h"
#include "model/core/text.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace faultline {

/// Smaller times count from the start of a machine or of a file, not from 1970: 1973.
inline constexpr double kEarliestWallTime = 1e8;

/// How the times written in one artifact become seconds since the epoch:
/// wall = offsetSeconds + rate * written. docs/time.md says how each is found.
struct Clock {
    enum class Source {
        AsWritten,   ///< nothing added: the times are absolute, or nothing tells their zone
        ZoneGuessed, ///< local times; the zone follows from what event files tell as well
        Aligned,     ///< times of unknown origin, moved until shared moments meet
        Assumed,     ///< put where it may belong; nothing proves it
        User,        ///< as the user set it
    };
    /// From a written time on another offset holds: daylight saving began or ended. Of an hour that
    /// was written twice this is the end; toWall() takes it for its first pass, see ClockWalk.
    struct Change {
        double fromWritten = 0.0;
        double offsetSeconds = 0.0;
    };

    double offsetSeconds = 0.0;
    double guessedOffsetSeconds = 0.0; ///< the same unless the user set another
    double rate = 1.0;           ///< not 1 only where samples without times were spread over a run
    std::vector<Change> changes; ///< ascending; usually none
    Source source = Source::AsWritten;
    bool isPlaced = true; ///< false: nothing tells when; the artifact has an axis of its own
    double uncertaintySeconds = 0.0; ///< the true time lies within so much on either side
    Text reason;                     ///< a sentence for the user

    [[nodiscard]] double toWall(double written) const;
    [[nodiscard]] double fromWall(double wall) const;
};
[[nodiscard]] std::string_view toString(Clock::Source source);

/// Follows the times of one artifact in the order of its file. Where clocks were set back an hour,
/// a written time occurs twice and only the order tells which is meant.
class ClockWalk {
public:
    explicit ClockWalk(const Clock& clock) : m_clock(clock) {}
    /// NaN stays NaN.
    double next(double written);

private:
    const Clock& m_clock;
    std::size_t m_change = 0; ///< of those passed
    double m_last = 0.0;
    bool m_hasLast = false;
};

/// The clocks of all artifacts of a case. Immutable once made; any thread.
class CaseClocks {
public:
    /// One that adds nothing, for an artifact that is not known.
    [[nodiscard]] const Clock& of(const ArtifactId& artifact) const;
    [[nodiscard]] double toWall(const ArtifactId& artifact, double time) const;
    [[nodiscard]] double fromWall(const ArtifactId& artifact, double wall) const;
    [[nodiscard]] bool isPlaced(const ArtifactId& artifact) const;
    /// The clock of the numbers of a run: those of event files are wall times already, those that
    /// a console printed follow the console's clock.
    [[nodiscard]] const Clock& ofRun(const Run& run) const;

    void set(const ArtifactId& artifact, Clock clock);
    [[nodiscard]] const std::map<ArtifactId, Clock>& all() const { return m_clocks; }

private:
    friend CaseClocks guessClocks(const CaseData& data,
                                  const std::map<ArtifactId, double>& corrections,
                                  const ReadMonitor& monitor);

    std::map<ArtifactId, Clock> m_clocks;
};

/// Finds the clock of every artifact. Event files are the reference. `corrections` (seconds to add
/// to the written times) are what the user said and win over any guess. Pure; linear in the points
/// of the runs that have artifacts. Of no use if `monitor` was cancelled. Only analyse() calls it:
/// all else reads CaseAnalysis::clocks.
[[nodiscard]] CaseClocks guessClocks(const CaseData& data,
                                     const std::map<ArtifactId, double>& corrections,
                                     const ReadMonitor& monitor);

} // namespace faultline
