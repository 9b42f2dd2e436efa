// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/run.h"
#include "model/core/series_parts.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace faultline {

/// What TensorBoard leaves of a series where a training was restarted. It has two readers, and
/// they follow different rules (docs/restarts.md). Neither tells that it dropped something.
/// Sampling, the other thing that TensorBoard drops, is left out of account.
struct PurgedSeries {
    std::vector<IndexRange> kept; ///< ascending
    std::uint64_t dropped = 0;    ///< points

    /// The points kept.
    [[nodiscard]] ScalarSeries of(const ScalarSeries& series) const
    {
        return partsOf(series, kept);
    }
};

/// As the data server (the default where its package is installed): a point removes every kept
/// point of its tag whose step is not below its own. One pass over the points.
[[nodiscard]] PurgedSeries purgedAsDataServer(const ScalarSeries& series);

/// As the reader in Python, event by event in the order of the files:
///
/// - While the last file_version read is 2 or more, the second and every later session START drops,
///   of all tags, the points before it whose step is not below its own. The first one in a run
///   is taken for the beginning, wherever it stands.
/// - Else an event with a summary whose step is below that of the summary before it, of whatever
///   tag, drops, of its own tags, the points whose step is not below its own.
///
/// A run does not keep which event stood before which of another tag: their wall times say. Where
/// two processes wrote at once that may differ from the order in the files, see isOrderKnown().
///
/// Build one for a run and ask it for its tags. Holds the run by reference. Thread-safe.
class TensorBoardPurge {
public:
    /// Linear in the points of the run if it has a file older than version 2, else in its marks.
    explicit TensorBoardPurge(const Run& run);

    /// Empty, with nothing dropped, for a tag that the run does not have.
    [[nodiscard]] PurgedSeries purged(std::string_view tag) const;

    /// False where files of the run overlap in time: points near the overlap are then a guess.
    [[nodiscard]] bool isOrderKnown() const { return m_isOrderKnown; }

private:
    struct Version {
        double from = 0.0; ///< wall time
        bool hasSessions = false;
    };
    /// A step at which the summaries of the run, whatever their tag, went back.
    struct Summary {
        double wallTime = 0.0;
        std::int64_t step = 0;
    };

    [[nodiscard]] bool followsSessions(double wallTime) const;
    [[nodiscard]] bool goesBack(const ScalarPoint& point) const;
    void readVersions();
    void readSummaries();

    const Run& m_run;
    std::vector<Version> m_versions;   ///< by time
    std::vector<SessionMark> m_starts; ///< from the second one, in file order
    std::vector<Summary> m_summaries;  ///< by time; only if a file is older than version 2
    bool m_isOrderKnown = true;
};

[[nodiscard]] PurgedSeries purgedAsTensorBoard(const Run& run, std::string_view tag);

} // namespace faultline
