// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/summaries/hparam_table.h"

#include <cstddef>
#include <span>
#include <string>
#include <vector>

namespace faultline {

/// Rows and columns of a table to write out, in this order.
struct HparamSelection {
    std::vector<std::size_t> rows;
    std::vector<std::size_t> columns;
};

enum class HparamFormat { Csv, Json, Markdown };

/// The name of a column in a file: "lr", "validation/epoch_loss (min)".
[[nodiscard]] std::string columnTitle(const HparamColumn& column);

/// The selection as a file, numbers so that they read back the same. CSV: a header, then a line for
/// each session; what is missing is an empty field. JSON: {"schema": "faultline/hparams/1",
/// "sessions": [{"run", "group", "status", "hparams": {}, "metrics": {}}]}; what is missing is left
/// out, numbers that are not finite are strings. Markdown: a table.
[[nodiscard]] std::string exportHparams(const HparamTable& table, const HparamSelection& selection,
                                        HparamFormat format);

[[nodiscard]] std::string_view toString(HparamStatus status); ///< "success"; "" if not known

} // namespace faultline
