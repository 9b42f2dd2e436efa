// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/qt/console_digest.h"

#include <QString>

#include <cstddef>

namespace faultline {

// What is said of a log in the user's language.

[[nodiscard]] QString logLevelName(LogLevel level);      ///< "Warning"; empty for None
[[nodiscard]] QString outcomeName(Outcome outcome);      ///< "Ended the run"
[[nodiscard]] QString lineWeightName(LineWeight weight); ///< empty for Plain

/// What a signature is called, what it means for the run, and what to do; the id itself and
/// nothing for an unknown one.
[[nodiscard]] QString eventTitle(const LogEvent& event);
[[nodiscard]] QString eventMeaning(const LogEvent& event);
[[nodiscard]] QString eventAdvice(const LogEvent& event);
/// What the line named, "[8,48,48,112] · float"; empty without fields.
[[nodiscard]] QString eventFields(const LogEvent& event);

/// A fold in one line: "BFC dump: 1.27 GiB limit, asked 1.2 GiB, largest free 56 MiB".
[[nodiscard]] QString foldSummary(const ConsoleDigest& digest, const LogFold& fold);

/// How a log writes a time: of day where it tells one, else since its origin.
[[nodiscard]] QString logTimeOfDay(double time, TimeKind kind);
[[nodiscard]] QString logDateTime(double time, TimeKind kind);
/// "+1:02:03.450", "-0:00:01.000".
[[nodiscard]] QString relativeTime(double seconds);

/// A line as a screen reader says it: number, time, what it is, text.
[[nodiscard]] QString spokenLine(const ConsoleDigest& digest, std::uint32_t line,
                                 bool tellsMeaning = true);

} // namespace faultline
