// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/series_parts.h"
#include "model/core/tensorboard_purge.h"
#include "model/diagnosis/training/attempts.h"

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace faultline {

/// The points of a series that one attempt logged.
struct AttemptPoints {
    std::size_t attempt = 0; ///< index into RunAttempts::attempts
    std::vector<IndexRange> points;
};

/// How the restarts of a run show in one of its series, and how TensorBoard would show it.
struct SeriesRestarts {
    std::vector<AttemptPoints> attempts; ///< that logged it, by time; no more than one: no restart
    PurgedSeries tensorBoard;            ///< its reader in Python
    PurgedSeries dataServer;

    /// Whether TensorBoard would show other points than were logged, whichever reader it uses.
    [[nodiscard]] bool isShownOtherwise() const
    {
        return tensorBoard.dropped > 0 || dataServer.dropped > 0;
    }
};

/// What is known of the restarts of one run, for all of its series. Holds the run; immutable, so
/// any thread may ask.
class RunRestarts {
public:
    /// Linear in the points of one series; of all of them if a file is older than version 2.
    explicit RunRestarts(RunPtr run);

    [[nodiscard]] const Run& run() const { return *m_run; }
    [[nodiscard]] const RunAttempts& attempts() const { return m_attempts; }
    [[nodiscard]] bool isOrderKnown() const { return m_purge.isOrderKnown(); }
    /// Linear in the points of the series; empty for a tag that the run does not have.
    [[nodiscard]] SeriesRestarts of(std::string_view tag) const;

private:
    RunPtr m_run;
    RunAttempts m_attempts;
    TensorBoardPurge m_purge;
};

} // namespace faultline
