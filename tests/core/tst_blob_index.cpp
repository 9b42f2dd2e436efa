// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/blob_index.h"

#include <gtest/gtest.h>

namespace faultline {
namespace {

BlobRef place(std::size_t number)
{
    BlobRef ref;
    ref.step = static_cast<std::int64_t>(number);
    ref.record = 7 * number;
    ref.file = static_cast<std::uint32_t>(number / 1000);
    return ref;
}

TEST(BlobIndex, GoesOnFromAnIndexAsIfItHadNeverStopped)
{
    const std::size_t chunk = BlobIndex::kChunk;
    const std::size_t total = 2 * chunk + 3;
    for (const std::size_t cut :
         {std::size_t{0}, std::size_t{1}, chunk - 1, chunk, chunk + 1, 2 * chunk, total}) {
        BlobIndexBuilder first;
        for (std::size_t i = 0; i < cut; ++i) {
            const BlobRef ref = place(i);
            first.append({&ref, 1});
        }
        const BlobIndex before = first.snapshot();
        BlobIndexBuilder second(before);
        EXPECT_EQ(second.size(), cut);
        for (std::size_t i = cut; i < total; ++i) {
            const BlobRef ref = place(i);
            second.append({&ref, 1});
        }
        const BlobIndex after = second.snapshot();
        ASSERT_EQ(after.size(), total) << cut;
        for (std::size_t i = 0; i < total; ++i)
            ASSERT_EQ(after[i], place(i)) << cut;
        EXPECT_EQ(before.size(), cut) << "a snapshot stays as it is";
        if (cut >= chunk) {
            EXPECT_EQ(&after[0], &before[0]) << "full chunks are shared";
        }
    }
}

} // namespace
} // namespace faultline
