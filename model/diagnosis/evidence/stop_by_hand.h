// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/evidence/crash.h"

namespace faultline {

/// What a program waited for where somebody stopped it (Ctrl+C), by the stack trace.
enum class Waited { Unknown, ForWorkers, ForRanks };
[[nodiscard]] Waited waitedFor(const Crash& crash);

/// Seconds between the last line with a time before the end and the first one from there on; 0 if
/// the log does not tell, or if an epoch's end or a checkpoint may take as long.
[[nodiscard]] double hangBeforeStop(const Crash& crash);

} // namespace faultline
