// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/damage_ledger.h"

#include "model/core/case_artifacts.h"
#include "model/io/csv.h"
#include "model/report/damage_json.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <string_view>
#include <utility>

namespace faultline {

namespace {

/// The sentences about one amount of records: with the steps on both sides, with the one before,
/// with the one behind, without.
struct LossSentences {
    std::string_view between;
    std::string_view after;
    std::string_view before;
    std::string_view alone;
};

constexpr LossSentences kOneRecord{
    FAULTLINE_TR_NOOP("Diagnosis", "One record between step %1 and step %2"),
    FAULTLINE_TR_NOOP("Diagnosis", "One record after step %1"),
    FAULTLINE_TR_NOOP("Diagnosis", "One record before step %1"),
    FAULTLINE_TR_NOOP("Diagnosis", "One record")};
constexpr LossSentences kAtLeastOne{
    FAULTLINE_TR_NOOP("Diagnosis", "At least one record between step %1 and step %2"),
    FAULTLINE_TR_NOOP("Diagnosis", "At least one record after step %1"),
    FAULTLINE_TR_NOOP("Diagnosis", "At least one record before step %1"),
    FAULTLINE_TR_NOOP("Diagnosis", "At least one record")};
constexpr LossSentences kPartOfOne{
    FAULTLINE_TR_NOOP("Diagnosis", "A part of one record between step %1 and step %2"),
    FAULTLINE_TR_NOOP("Diagnosis", "A part of one record after step %1"),
    FAULTLINE_TR_NOOP("Diagnosis", "A part of one record before step %1"),
    FAULTLINE_TR_NOOP("Diagnosis", "A part of one record")};

const LossSentences& sentencesFor(const ImportIssue& issue)
{
    if (issue.code == IssueCode::InvalidMessage)
        return kPartOfOne;
    return isRecordCountExact(issue) ? kOneRecord : kAtLeastOne;
}

std::string_view chosen(const LossSentences& sentences, const ImportIssue& issue)
{
    if (issue.stepBefore && issue.stepAfter)
        return sentences.between;
    if (issue.stepBefore)
        return sentences.after;
    return issue.stepAfter ? sentences.before : sentences.alone;
}

struct FileOwner {
    std::string run;
    std::string file;
};

std::map<std::string_view, FileOwner> ownersOf(const CaseData& data)
{
    std::map<std::string_view, FileOwner> owners;
    for (const RunPtr& run : data.runs) {
        for (const FileReport& file : run->files)
            owners.try_emplace(file.path, FileOwner{run->name, file.displayName});
    }
    forEachFile(data, [&owners](const FileReport& file) {
        owners.try_emplace(file.path, FileOwner{{}, file.displayName});
    });
    return owners;
}

std::string optionalText(const std::optional<std::int64_t>& step)
{
    return step ? std::to_string(*step) : std::string();
}

Json optionalJson(const std::optional<std::int64_t>& step)
{
    return step ? Json(*step) : Json(nullptr);
}

} // namespace

bool isDamage(const ImportIssue& issue)
{
    return issueInfo(issue.code).severity >= IssueSeverity::DataLoss || issue.bytesLost > 0
           || issue.recordsLost > 0;
}

bool isRecordCountExact(const ImportIssue& issue)
{
    switch (issue.code) {
    case IssueCode::BadDataChecksum:
    case IssueCode::InvalidMessage:
    case IssueCode::TruncatedTail: return issue.recordsLost > 0;
    default: return false;
    }
}

std::vector<LedgerRow> ledgerRows(const CaseData& data)
{
    const std::map<std::string_view, FileOwner> owners = ownersOf(data);
    std::vector<LedgerRow> rows;
    rows.reserve(data.issues.kept().size());
    for (const ImportIssue& issue : data.issues.kept()) {
        const auto owner = owners.find(issue.path);
        const bool isKnown = owner != owners.end();
        rows.push_back(
            {.issue = issue,
             .run = isKnown ? owner->second.run : std::string(),
             .file = isKnown && !owner->second.file.empty() ? owner->second.file : issue.path});
    }
    return rows;
}

LedgerTotals totalsOf(std::span<const LedgerRow> rows)
{
    LedgerTotals totals;
    std::set<std::string_view> files;
    for (const LedgerRow& row : rows) {
        ++totals.places;
        totals.bytesLost += row.issue.bytesLost;
        totals.recordsLost += row.issue.recordsLost;
        totals.isAtLeast =
            totals.isAtLeast || (row.issue.recordsLost > 0 && !isRecordCountExact(row.issue));
        if (!row.issue.path.empty())
            files.insert(row.issue.path);
    }
    totals.files = files.size();
    return totals;
}

DamageLedger damageLedger(const CaseData& data)
{
    DamageLedger ledger;
    ledger.rows = ledgerRows(data);
    std::erase_if(ledger.rows, [](const LedgerRow& row) { return !isDamage(row.issue); });
    ledger.totals = totalsOf(ledger.rows);
    ledger.totals.bytesLost = data.issues.bytesLost();
    // Of what was counted and not kept, each cost as many records as the ones of its kind that
    // were: at least one.
    std::map<IssueCode, std::pair<std::uint64_t, bool>> kept; // places, and whether with records
    for (const LedgerRow& row : ledger.rows) {
        auto& [places, hasRecords] = kept[row.issue.code];
        ++places;
        hasRecords = hasRecords || row.issue.recordsLost > 0;
    }
    for (const auto& [code, known] : kept) {
        const std::uint64_t count = data.issues.count(code);
        if (count <= known.first)
            continue;
        const std::uint64_t rest = count - known.first;
        ledger.unlisted += rest;
        ledger.totals.places += rest;
        if (known.second)
            ledger.totals.recordsLost += rest;
    }
    return ledger;
}

Text lossOf(const ImportIssue& issue)
{
    if (issue.recordsLost == 0 && issue.bytesLost == 0)
        return {};
    if (issue.recordsLost == 0)
        return {FAULTLINE_TR_NOOP("Diagnosis", "%1 of the file"),
                {Quantity{static_cast<double>(issue.bytesLost), Unit::Bytes}}};
    Text text{chosen(sentencesFor(issue), issue), {}};
    for (const std::optional<std::int64_t>& step : {issue.stepBefore, issue.stepAfter}) {
        if (step)
            text.arguments.emplace_back(Quantity{static_cast<double>(*step), Unit::Step});
    }
    return text;
}

std::string ledgerAsCsv(std::span<const LedgerRow> rows)
{
    std::string csv = "run,file,path,kind,severity,offset,bytes_lost,records_lost,step_before,"
                      "step_after,what,lost,advice\r\n";
    for (const LedgerRow& row : rows) {
        const ImportIssue& issue = row.issue;
        const IssueInfo& info = issueInfo(issue.code);
        const std::array<std::string, 13> fields{
            row.run,
            row.file,
            issue.path,
            std::string(info.id),
            std::string(toString(info.severity)),
            issue.offsetBytes ? std::to_string(*issue.offsetBytes) : std::string(),
            std::to_string(issue.bytesLost),
            std::to_string(issue.recordsLost),
            optionalText(issue.stepBefore),
            optionalText(issue.stepAfter),
            issue.detail.empty()
                ? std::string(info.sentence)
                : std::string(info.sentence) + " (" + toEnglish(issue.detail) + ")",
            toEnglish(lossOf(issue)),
            std::string(info.advice)};
        for (std::size_t i = 0; i < fields.size(); ++i)
            csv += (i > 0 ? "," : "") + csvField(fields[i]);
        csv += "\r\n";
    }
    return csv;
}

Json ledgerJson(std::span<const LedgerRow> rows)
{
    Json out = Json::array();
    for (const LedgerRow& row : rows) {
        const ImportIssue& issue = row.issue;
        const IssueInfo& info = issueInfo(issue.code);
        out.push_back(Json{
            {"run", row.run.empty() ? Json(nullptr) : Json(row.run)},
            {"file", row.file},
            {"path", issue.path},
            {"kind", info.id},
            {"severity", toString(info.severity)},
            {"offset", issue.offsetBytes ? Json(*issue.offsetBytes) : Json(nullptr)},
            {"bytes_lost", issue.bytesLost},
            {"records_lost", issue.recordsLost},
            {"records_exact", isRecordCountExact(issue)},
            {"step_before", optionalJson(issue.stepBefore)},
            {"step_after", optionalJson(issue.stepAfter)},
            {"lost", toEnglish(lossOf(issue))},
            {"detail", toEnglish(issue.detail)},
            {"advice", info.advice},
        });
    }
    return out;
}

Json ledgerTotalsJson(const LedgerTotals& totals)
{
    return Json{
        {"places", totals.places},
        {"files", totals.files},
        {"bytes_lost", totals.bytesLost},
        {"records_lost", totals.recordsLost},
        {"records_exact", !totals.isAtLeast},
    };
}

std::string ledgerAsJson(std::span<const LedgerRow> rows)
{
    return indentedJson(Json{
               {"schema", "faultline/damage/1"},
               {"totals", ledgerTotalsJson(totalsOf(rows))},
               {"damage", ledgerJson(rows)},
           })
           + "\n";
}

} // namespace faultline
