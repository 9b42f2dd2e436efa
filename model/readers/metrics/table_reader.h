// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/table_choice.h"
#include "model/readers/format_reader.h"
#include "model/readers/metrics/table_guess.h"

#include <memory>
#include <optional>

namespace faultline {

/// Tables of metrics, "metrics-csv" (docs/formats/metrics-csv.md): Keras' CSVLogger, Lightning's
/// metrics.csv, Ultralytics' results.csv and others that name a step and a measurement. gzip too.
[[nodiscard]] std::unique_ptr<const FormatReader> makeMetricsCsvReader();

/// Records of metrics, one JSON object a line, "metrics-jsonl" (docs/formats/metrics-jsonl.md):
/// Detectron2, MMEngine, MMDetection 2 and others that name a step and a measurement. gzip too.
[[nodiscard]] std::unique_ptr<const FormatReader> makeMetricsJsonReader();

/// The state of the Hugging Face trainer, "trainer-state" (docs/formats/trainer-state.md).
[[nodiscard]] std::unique_ptr<const FormatReader> makeTrainerStateReader();

/// Any table or log of records, by the columns that the user chose; fails if one is not there.
/// `only`: of a table of several runs the one that is read; none: all rows as one.
[[nodiscard]] std::unique_ptr<const FormatReader> makeChosenTableReader(
    TableChoice choice, std::optional<metrics::TableGuess::OnlyRun> only = {});

namespace metrics {

/// What the readers do once the columns are known. `guess` is of `source`.
[[nodiscard]] Result<ReadEnd> readCells(const ByteSource& source, ReadContext& context,
                                        const TableGuess& guess);
[[nodiscard]] Result<ReadEnd> readRecords(const ByteSource& source, ReadContext& context,
                                          const TableGuess& guess);

} // namespace metrics

} // namespace faultline
