// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/import_issue.h"
#include "model/core/run.h"
#include "model/core/text.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace faultline {

/// One thing that is wrong with a file, and the run whose file it is.
struct LedgerRow {
    ImportIssue issue;
    std::string run;  ///< Run::name; empty if the file belongs to none
    std::string file; ///< relative to what was opened, where that is known
};

/// Sums over rows. What the rows of one file lost and what was read of it add up to its size.
struct LedgerTotals {
    std::uint64_t places = 0;
    std::uint64_t files = 0;
    std::uint64_t bytesLost = 0;
    std::uint64_t recordsLost = 0;
    bool isAtLeast = false; ///< records: behind a damaged header there may be more than one
};

/// Everything that is wrong with the files of a case.
struct DamageLedger {
    std::vector<LedgerRow> rows; ///< as the case lists its issues
    LedgerTotals totals;         ///< of all, also of those that were counted and not kept
    std::uint64_t unlisted = 0;  ///< occurrences that were counted and not kept
};

/// Whether something that was written is missing, by its kind or by what it cost.
[[nodiscard]] bool isDamage(const ImportIssue& issue);

/// Every issue, damage or not.
[[nodiscard]] std::vector<LedgerRow> ledgerRows(const CaseData& data);
/// Damage alone.
[[nodiscard]] DamageLedger damageLedger(const CaseData& data);
[[nodiscard]] LedgerTotals totalsOf(std::span<const LedgerRow> rows);

/// What is missing, with the steps around it: "One record between step 1,200 and step 1,350";
/// empty if nothing is.
[[nodiscard]] Text lossOf(const ImportIssue& issue);
/// Whether the number of records is exact and no lower bound.
[[nodiscard]] bool isRecordCountExact(const ImportIssue& issue);

/// RFC 4180 with a header line: run, file, path, kind, severity, offset, bytes_lost, records_lost,
/// step_before, step_after, what, lost, advice. English; empty where there is nothing.
[[nodiscard]] std::string ledgerAsCsv(std::span<const LedgerRow> rows);
/// {"schema": "faultline/damage/1", "totals", "damage"}; the rows as in `inspect --json`.
[[nodiscard]] std::string ledgerAsJson(std::span<const LedgerRow> rows);

} // namespace faultline
