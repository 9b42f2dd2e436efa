// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/import_issue.h"

#include <gtest/gtest.h>

#include <set>

namespace faultline {
namespace {

TEST(IssueTable, HasOneRowForEachCodeInOrder)
{
    std::set<std::string_view> ids;
    std::size_t row = 0;
    for (const IssueInfo& info : allIssueInfos()) {
        EXPECT_EQ(static_cast<std::size_t>(info.code), row++);
        EXPECT_TRUE(ids.insert(info.id).second) << info.id;
        EXPECT_FALSE(info.sentence.empty());
        EXPECT_FALSE(info.advice.empty());
        EXPECT_EQ(info.advice.back(), '.') << info.id;
    }
    EXPECT_EQ(row, kIssueCodeCount);
}

TEST(ImportLog, CountsEverythingAndKeepsTheFirst)
{
    ImportLog log;
    for (std::uint64_t i = 0; i < 5000; ++i) {
        log.add({.code = IssueCode::BadDataChecksum,
                 .path = "f",
                 .offsetBytes = i,
                 .bytesLost = 10,
                 .detail = {}});
    }
    log.add({.code = IssueCode::TruncatedTail,
             .path = "f",
             .offsetBytes = {},
             .bytesLost = 3,
             .detail = {}});
    EXPECT_EQ(log.count(IssueCode::BadDataChecksum), 5000U);
    EXPECT_EQ(log.kept().size(), ImportLog::kKeptPerCode + 1);
    EXPECT_EQ(log.bytesLost(), 50'003U);
    EXPECT_EQ(log.damageCount(), 5000U) << "a truncated tail is not damage";

    ImportLog other;
    other.append(log);
    other.append(log);
    EXPECT_EQ(other.count(IssueCode::BadDataChecksum), 10'000U);
    EXPECT_EQ(other.totalCount(), 10'002U);
}

} // namespace
} // namespace faultline
