// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/preview/batch.h"
#include "model/preview/batch_order.h"
#include "tests/support/dataset_maker.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <set>

namespace faultline {
namespace {

DatasetPtr datasetOf(std::size_t train, std::size_t val)
{
    test::DatasetMaker maker;
    maker.split("train");
    for (std::size_t i = 0; i < train; ++i)
        maker.picture("t" + std::to_string(i), 10, 10);
    maker.split("val");
    for (std::size_t i = 0; i < val; ++i)
        maker.picture("v" + std::to_string(i), 10, 10);
    return maker.make();
}

/// The pictures of the first `count` places, taken in batches of `size`.
std::vector<std::size_t> sequence(BatchRequest request, std::size_t size, std::size_t count)
{
    std::vector<std::size_t> images;
    request.size = size;
    for (request.number = 0; images.size() < count; ++request.number) {
        const std::vector<std::size_t> batch = imagesOfBatch(request);
        EXPECT_EQ(batch.size(), size);
        images.insert(images.end(), batch.begin(), batch.end());
    }
    images.resize(count);
    return images;
}

TEST(Permutation, HoldsEveryNumberOnce)
{
    for (const std::uint64_t size : {1U, 2U, 3U, 4U, 5U, 17U, 64U, 65U, 1000U, 4097U}) {
        const Permutation permutation(size, 7);
        std::set<std::uint64_t> seen;
        for (std::uint64_t i = 0; i < size; ++i) {
            const std::uint64_t to = permutation(i);
            EXPECT_LT(to, size);
            seen.insert(to);
        }
        EXPECT_EQ(seen.size(), size);
    }
}

TEST(Permutation, SpreadsPicturesEvenly)
{
    // Of 200 keys each of ten numbers should come first about twenty times.
    std::vector<int> first(10, 0);
    for (std::uint64_t key = 0; key < 200; ++key)
        ++first[static_cast<std::size_t>(Permutation(10, key)(0))];
    EXPECT_GE(*std::min_element(first.begin(), first.end()), 6);
    EXPECT_LE(*std::max_element(first.begin(), first.end()), 40);
}

TEST(BatchOrder, EachEpochHoldsEveryPictureOnceInAnOrderOfItsOwn)
{
    const BatchRequest request{.dataset = datasetOf(23, 0), .pipeline = {}, .seed = 3};
    const std::vector<std::size_t> images = sequence(request, 5, 46);
    const std::vector<std::size_t> first(images.begin(), images.begin() + 23);
    const std::vector<std::size_t> second(images.begin() + 23, images.end());
    EXPECT_EQ(std::set<std::size_t>(first.begin(), first.end()).size(), 23U);
    EXPECT_EQ(std::set<std::size_t>(second.begin(), second.end()).size(), 23U);
    EXPECT_NE(first, second);
    EXPECT_FALSE(std::is_sorted(first.begin(), first.end()));
}

TEST(BatchOrder, DoesNotDependOnTheSizeOfBatches)
{
    const BatchRequest request{.dataset = datasetOf(23, 0), .pipeline = {}, .seed = 3};
    EXPECT_EQ(sequence(request, 5, 40), sequence(request, 8, 40));
    BatchRequest other = request;
    other.seed = 4;
    EXPECT_NE(sequence(request, 8, 23), sequence(other, 8, 23));
}

TEST(BatchOrder, StreamIsThePlaceAmongAll)
{
    BatchRequest request{.dataset = datasetOf(4, 0), .pipeline = {}};
    request.size = 8;
    request.number = 3;
    EXPECT_EQ(streamOf(request, 2), 26U);
}

TEST(BatchOrder, KeepsTheStoredOrderWithoutShuffle)
{
    BatchRequest request{.dataset = datasetOf(4, 3), .pipeline = {}};
    request.shuffle = false;
    EXPECT_EQ(sequence(request, 3, 9), (std::vector<std::size_t>{0, 1, 2, 3, 4, 5, 6, 0, 1}));
    request.split = std::uint8_t{1};
    EXPECT_EQ(sequence(request, 2, 4), (std::vector<std::size_t>{4, 5, 6, 4}));
}

TEST(BatchOrder, TakesOnePictureOnlyIfAsked)
{
    BatchRequest request{.dataset = datasetOf(4, 3), .pipeline = {}};
    request.size = 3;
    request.onlyImage = 5;
    EXPECT_EQ(imagesOfBatch(request), (std::vector<std::size_t>{5, 5, 5}));
    request.onlyImage = 7; // not there
    EXPECT_TRUE(imagesOfBatch(request).empty());
}

TEST(BatchOrder, IsEmptyWhereNothingIsSelected)
{
    BatchRequest request{.dataset = datasetOf(4, 0), .pipeline = {}};
    request.split = std::uint8_t{1};
    EXPECT_TRUE(imagesOfBatch(request).empty());
    request.dataset = nullptr;
    EXPECT_TRUE(imagesOfBatch(request).empty());
}

} // namespace
} // namespace faultline
