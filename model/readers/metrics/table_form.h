// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/readers/metrics/table_guess.h"

#include <string>
#include <string_view>

namespace faultline::metrics {

/// Whether a table is surely one of metrics: a column that counts steps, and one with the name of a
/// measurement. Other tables are read only where the user says so.
[[nodiscard]] bool isMetricsTable(const TableGuess& guess);

/// Who wrote it, by its columns: "Ultralytics", "Lightning CSVLogger"; empty: not known.
[[nodiscard]] std::string_view writerOf(const TableGuess& guess);

/// Gives columns the names that the name of their file tells: TensorBoard exports the tag "loss" of
/// the run "a" as run-a-tag-loss.csv with a column "Value".
void nameByFile(TableGuess& guess, std::string_view path);

/// "Steps are the column \"epoch\". Times: ...", English.
[[nodiscard]] std::string descriptionOf(const TableGuess& guess);

} // namespace faultline::metrics
