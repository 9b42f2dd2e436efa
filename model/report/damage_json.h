// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/report/damage_ledger.h"
#include "model/report/json_values.h"

#include <span>

namespace faultline {

/// {run, file, path, kind, severity, offset, bytes_lost, records_lost, records_exact, step_before,
/// step_after, lost, detail, advice}; private to model/report as json_values.h.
[[nodiscard]] Json ledgerJson(std::span<const LedgerRow> rows);
/// {places, files, bytes_lost, records_lost, records_exact}
[[nodiscard]] Json ledgerTotalsJson(const LedgerTotals& totals);

} // namespace faultline
