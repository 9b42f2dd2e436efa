// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/read_monitor.h"
#include "model/core/run.h"

#include <cstdint>

namespace faultline {

/// Bytes that checkLongRecords() has to read.
[[nodiscard]] std::uint64_t uncheckedBytes(const CaseData& data);

/// Verifies the records whose data was not verified when the case was read (uncheckedRecords()).
/// Gives the case with what is wrong with them added to its files: their values stay listed, and
/// reading one fails. Blocks on I/O, on `threads` threads (0: one per core). Cancelling gives what
/// was found by then.
[[nodiscard]] CasePtr checkLongRecords(const CasePtr& data, ReadMonitor& monitor,
                                       unsigned threads = 0);

} // namespace faultline
