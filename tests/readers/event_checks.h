// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/read_events.h"

#include <gtest/gtest.h>

namespace faultline::test {

inline void expectSameBlobs(const ReadEvents& a, const ReadEvents& b)
{
    ASSERT_EQ(a.run->blobs.size(), b.run->blobs.size());
    for (const auto& [tag, blobs] : a.run->blobs) {
        ASSERT_TRUE(b.run->blobs.contains(tag)) << tag;
        const BlobTag& other = b.run->blobs.at(tag);
        EXPECT_EQ(blobs.kind, other.kind) << tag;
        EXPECT_EQ(blobs.count, other.count) << tag;
        EXPECT_EQ(blobs.bytes, other.bytes) << tag;
        EXPECT_EQ(blobs.minStep, other.minStep) << tag;
        EXPECT_EQ(blobs.maxStep, other.maxStep) << tag;
        ASSERT_EQ(blobs.items.size(), other.items.size()) << tag;
        for (std::size_t i = 0; i < other.items.size(); ++i)
            ASSERT_EQ(blobs.items[i], other.items[i]) << tag << ' ' << i;
    }
}

inline void expectSame(const ReadEvents& a, const ReadEvents& b)
{
    expectSameBlobs(a, b);
    ASSERT_EQ(a.run->scalars.size(), b.run->scalars.size());
    EXPECT_EQ(a.file().end, b.file().end);
    EXPECT_EQ(a.file().recordCount, b.file().recordCount);
    EXPECT_EQ(a.file().scalarCount, b.file().scalarCount);
    EXPECT_EQ(a.file().issues.totalCount(), b.file().issues.totalCount());
    EXPECT_EQ(a.file().issues.bytesLost(), b.file().issues.bytesLost());
    ASSERT_EQ(a.file().issues.kept().size(), b.file().issues.kept().size());
    for (std::size_t i = 0; i < a.file().issues.kept().size(); ++i) {
        const ImportIssue& issue = a.file().issues.kept()[i];
        const ImportIssue& other = b.file().issues.kept()[i];
        EXPECT_EQ(issue.offsetBytes, other.offsetBytes);
        EXPECT_EQ(issue.bytesLost, other.bytesLost);
        EXPECT_EQ(issue.recordsLost, other.recordsLost);
        EXPECT_EQ(issue.stepBefore, other.stepBefore);
        EXPECT_EQ(issue.stepAfter, other.stepAfter);
    }
    for (const auto& [tag, scalar] : a.run->scalars) {
        const ScalarSeries* other = b.run->findScalar(tag);
        ASSERT_NE(other, nullptr) << tag;
        ASSERT_EQ(scalar.series.size(), other->size());
        for (std::size_t i = 0; i < other->size(); ++i)
            ASSERT_EQ(scalar.series.point(i), other->point(i));
    }
}

} // namespace faultline::test
