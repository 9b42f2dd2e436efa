// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/case_artifacts.h"
#include "model/diagnosis/training/case_clocks.h"
#include "model/diagnosis/training/clock_evidence.h"
#include "model/diagnosis/training/tag_meaning.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace faultline {

/// The first and last time written in an artifact, by its own clock; nothing if it holds none.
[[nodiscard]] std::optional<TimeSpan> writtenSpan(const ConsoleLog& log);
[[nodiscard]] std::optional<TimeSpan> writtenSpan(const HardwareLog& log);
[[nodiscard]] std::optional<TimeSpan> writtenSpan(const TraceProfile& profile);

/// From the first to the last sample in which a GPU worked; nothing if none idled as well.
[[nodiscard]] std::optional<TimeSpan> busySpan(const HardwareLog& log);

/// Guesses the clocks of one case (see guessClocks()). Logs first: what they tell of a machine's
/// zone holds for its hardware logs too.
class ClockGuesser {
public:
    /// Stops early, with some clocks missing, where `monitor` says so.
    ClockGuesser(const CaseData& data, const ReadMonitor& monitor)
        : m_data(data), m_monitor(monitor)
    {
    }

    [[nodiscard]] CaseClocks guess();

private:
    /// What an artifact says of itself, whatever its kind.
    struct Subject {
        const Artifact* artifact = nullptr;
        std::optional<TimeSpan> written;
        std::optional<TimeSpan> busy;
        std::vector<std::pair<double, double>> steps; ///< step, written time; in file order
        ArtifactKind kind = ArtifactKind::Log;
    };

    [[nodiscard]] Clock clockOf(const Subject& subject);
    [[nodiscard]] Clock absoluteClock(const Subject& subject);
    [[nodiscard]] Clock localClock(const Subject& subject);
    [[nodiscard]] std::optional<Clock> zoneByMoments(const Subject& subject);
    [[nodiscard]] std::optional<Clock> zoneBySpans(const Subject& subject);
    [[nodiscard]] std::optional<Clock> zoneOfNeighbour(const Subject& subject);
    [[nodiscard]] Clock relativeClock(const Subject& subject);
    [[nodiscard]] Clock timelessClock(const Subject& subject);
    void placeLogsByEvents();

    [[nodiscard]] std::vector<SharedMoment> momentsOf(const Subject& subject);
    /// The event runs an artifact may be compared with: its own, or all of a small case.
    [[nodiscard]] std::vector<const Run*> referenceRuns(const Artifact& artifact) const;
    [[nodiscard]] const StepTimes& stepTimes(const Run& run);
    /// From the first to the last event of the reference runs; without any, of what else has
    /// absolute times.
    [[nodiscard]] std::optional<TimeSpan> referenceSpan(const Artifact& artifact) const;
    /// The same, or where all else of the run was placed.
    [[nodiscard]] std::optional<TimeSpan> placedSpan(const Artifact& artifact) const;
    void settle(const Subject& subject, Clock clock);

    const CaseData& m_data;
    const ReadMonitor& m_monitor;
    CaseClocks m_clocks;
    std::map<const Run*, StepTimes> m_stepTimes;
    struct Placed {
        TimeSpan span;          ///< on the wall
        bool isCertain = false; ///< its times are absolute
    };
    std::map<ArtifactId, Placed> m_placed; ///< by artifact
    TagDictionary m_tags;
};

} // namespace faultline
