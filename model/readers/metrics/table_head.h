// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/run.h"
#include "model/io/byte_source.h"
#include "model/readers/metrics/table_guess.h"

namespace faultline::metrics {

/// The guess from the beginning of a file (at most 1 MiB of text), unpacked if it is gzip.
[[nodiscard]] TableGuess guessOfTable(const ByteSource& source);

/// Adds an issue for every name that several columns share.
void noteDuplicates(const TableGuess& guess, FileReport& file);

} // namespace faultline::metrics
