// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/damage_ledger.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <memory>
#include <string>
#include <vector>

namespace faultline {
namespace {

ImportIssue issueOf(IssueCode code, std::uint64_t bytes, std::uint64_t records,
                    std::optional<std::int64_t> before = {}, std::optional<std::int64_t> after = {})
{
    ImportIssue issue;
    issue.code = code;
    issue.path = "/runs/a/events.1";
    issue.offsetBytes = 100;
    issue.bytesLost = bytes;
    issue.recordsLost = records;
    issue.stepBefore = before;
    issue.stepAfter = after;
    return issue;
}

CaseData caseWith(const std::vector<ImportIssue>& issues)
{
    auto run = std::make_shared<faultline::Run>();
    run->name = "a";
    run->id = RunId(run->name);
    FileReport file;
    file.path = "/runs/a/events.1";
    file.displayName = "a/events.1";
    file.id = ArtifactId(file.displayName);
    for (const ImportIssue& issue : issues)
        file.issues.add(issue);
    CaseData data;
    data.issues.append(file.issues);
    run->files.push_back(file);
    data.runs.push_back(run);
    return data;
}

TEST(DamageLedger, SaysWhatIsMissing)
{
    const auto loss = [](const ImportIssue& issue) { return toEnglish(lossOf(issue)); };
    EXPECT_EQ(loss(issueOf(IssueCode::BadDataChecksum, 50, 1, 1200, 1350)),
              "One record between step 1,200 and step 1,350");
    EXPECT_EQ(loss(issueOf(IssueCode::TruncatedTail, 50, 1, 60)), "One record after step 60");
    EXPECT_EQ(loss(issueOf(IssueCode::BadLengthChecksum, 50, 1, {}, 7)),
              "At least one record before step 7");
    EXPECT_EQ(loss(issueOf(IssueCode::InvalidMessage, 50, 1)), "A part of one record");
    EXPECT_EQ(loss(issueOf(IssueCode::NotEventFile, 2048, 0)), "2 KiB of the file");
    EXPECT_EQ(loss(issueOf(IssueCode::HeaderOnlyFile, 0, 0)), "");
}

TEST(DamageLedger, ListsWhatCostSomethingAndAddsItUp)
{
    const DamageLedger ledger = damageLedger(caseWith({issueOf(IssueCode::BadDataChecksum, 50, 1),
                                                       issueOf(IssueCode::TruncatedTail, 7, 1),
                                                       issueOf(IssueCode::HeaderOnlyFile, 0, 0)}));
    ASSERT_EQ(ledger.rows.size(), 2U);
    EXPECT_EQ(ledger.rows[0].run, "a");
    EXPECT_EQ(ledger.rows[0].file, "a/events.1");
    EXPECT_EQ(ledger.totals.places, 2U);
    EXPECT_EQ(ledger.totals.files, 1U);
    EXPECT_EQ(ledger.totals.bytesLost, 57U);
    EXPECT_EQ(ledger.totals.recordsLost, 2U);
    EXPECT_FALSE(ledger.totals.isAtLeast);
    EXPECT_TRUE(
        damageLedger(caseWith({issueOf(IssueCode::BadLengthChecksum, 50, 1)})).totals.isAtLeast);
    EXPECT_TRUE(damageLedger(CaseData()).rows.empty());
}

TEST(DamageLedger, CountsWhatWasNotKept)
{
    const std::vector<ImportIssue> many(250, issueOf(IssueCode::BadDataChecksum, 10, 1));
    const DamageLedger ledger = damageLedger(caseWith(many));
    EXPECT_EQ(ledger.rows.size(), ImportLog::kKeptPerCode);
    EXPECT_EQ(ledger.unlisted, 150U);
    EXPECT_EQ(ledger.totals.places, 250U);
    EXPECT_EQ(ledger.totals.recordsLost, 250U);
    EXPECT_EQ(ledger.totals.bytesLost, 2500U);
}

TEST(DamageLedger, IsCsvAndJson)
{
    ImportIssue issue = issueOf(IssueCode::BadDataChecksum, 50, 1, 3, {});
    issue.detail = verbatim("odd, \"quoted\"");
    const DamageLedger ledger = damageLedger(caseWith({issue}));
    const std::string csv = ledgerAsCsv(ledger.rows);
    EXPECT_NE(
        csv.find("\r\na,a/events.1,/runs/a/events.1,bad-data-checksum,data-loss,100,50,1,3,,"),
        std::string::npos)
        << csv;
    EXPECT_NE(csv.find("(odd, \"\"quoted\"\")\""), std::string::npos) << csv;

    const nlohmann::json json = nlohmann::json::parse(ledgerAsJson(ledger.rows));
    EXPECT_EQ(json["schema"], "faultline/damage/1");
    EXPECT_EQ(json["totals"]["bytes_lost"], 50);
    ASSERT_EQ(json["damage"].size(), 1U);
    const nlohmann::json& row = json["damage"][0];
    EXPECT_EQ(row["kind"], "bad-data-checksum");
    EXPECT_EQ(row["step_before"], 3);
    EXPECT_TRUE(row["step_after"].is_null());
    EXPECT_EQ(row["records_exact"], true);
    EXPECT_EQ(row["lost"], "One record after step 3");
}

} // namespace
} // namespace faultline
