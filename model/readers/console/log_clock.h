// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/artifact.h"
#include "model/readers/console/stamp.h"

#include <optional>

namespace faultline::console {

/// Puts the stamps of one log on one clock. The first full date decides whether that is absolute or
/// local; others are brought to it: a missing year is taken from the dates around it, a missing
/// date from the line before, a zone from the distance at the first meeting.
class LogClock {
public:
    LogClock();

    /// How times given out before are to be changed, now that more is known.
    struct Correction {
        double shift = 0.0;
        std::optional<int> year; ///< they lack a year: this one; `shift` is 0 then
        [[nodiscard]] double apply(double seconds) const;
    };

    /// Seconds on the log's clock; NaN if the stamp does not fit it (an uptime among dates).
    double read(const Stamp& stamp);
    /// To be asked after read(): once for each change of clock.
    std::optional<Correction> takeCorrection();
    /// Of the last stamp read; NaN if there was none.
    [[nodiscard]] double last() const { return m_last; }
    [[nodiscard]] TimeKind kind() const;

private:
    double readFull(const Stamp& stamp);
    double readNoYear(double seconds);
    double readTimeOfDay(double seconds);

    StampKind m_base = StampKind::None;
    double m_last;
    double m_wraps = 0.0;         ///< years or days that have passed without a date to tell
    std::optional<double> m_zone; ///< local less absolute time, of the other of the two kinds
    std::optional<Correction> m_correction;
};

} // namespace faultline::console
