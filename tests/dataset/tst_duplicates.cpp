// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/dataset/defects/duplicates.h"
#include "model/dataset/defects/perceptual_hash.h"
#include "model/dataset/defects/picture_scan.h"
#include "model/image/decode_image.h"
#include "model/image/encode_image.h"
#include "tests/support/dataset_maker.h"
#include "tests/support/read_artifacts.h"
#include "tests/support/shared_data.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <random>

namespace faultline {
namespace {

using test::DatasetMaker;
using test::ScratchFolder;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

/// A picture of smooth blobs: has low frequencies, as photographs do.
cv::Mat blobs(unsigned seed, int width = 320, int height = 240)
{
    std::mt19937 random(seed);
    cv::Mat pixels(height, width, CV_8UC3, cv::Scalar(90, 100, 110));
    for (int i = 0; i < 12; ++i) {
        const cv::Point centre(static_cast<int>(random() % static_cast<unsigned>(width)),
                               static_cast<int>(random() % static_cast<unsigned>(height)));
        const auto level = [&random] { return static_cast<double>(random() % 256); };
        const cv::Scalar colour(level(), level(), level());
        cv::circle(pixels, centre, 10 + static_cast<int>(random() % 60), colour, -1);
    }
    cv::GaussianBlur(pixels, pixels, {0, 0}, 5);
    return pixels;
}

std::uint64_t hashOf(const cv::Mat& pixels)
{
    cv::Mat grey;
    cv::cvtColor(pixels, grey, cv::COLOR_RGB2GRAY);
    return perceptualHash(grey);
}

cv::Mat encodedAgain(const cv::Mat& pixels, int quality)
{
    return decodeImage(*encodeJpeg(pixels, quality))->pixels;
}

cv::Mat resized(const cv::Mat& pixels, double factor)
{
    cv::Mat small;
    cv::resize(pixels, small, {}, factor, factor, cv::INTER_AREA);
    return small;
}

TEST(PerceptualHash, HardlyChangesWhenAPictureIsEncodedAgainOrResized)
{
    for (unsigned seed = 0; seed < 25; ++seed) {
        const cv::Mat pixels = blobs(seed);
        const std::uint64_t hash = hashOf(pixels);
        EXPECT_LE(hashDistance(hash, hashOf(encodedAgain(pixels, 60))), 4) << seed;
        EXPECT_LE(hashDistance(hash, hashOf(resized(pixels, 0.4))), 4) << seed;
        EXPECT_LE(hashDistance(hash, hashOf(encodedAgain(resized(pixels, 0.7), 75))), 4) << seed;
    }
}

TEST(PerceptualHash, TellsDifferentPicturesApart)
{
    std::vector<std::uint64_t> hashes;
    for (unsigned seed = 0; seed < 60; ++seed)
        hashes.push_back(hashOf(blobs(seed)));
    for (std::size_t i = 0; i < hashes.size(); ++i) {
        for (std::size_t j = i + 1; j < hashes.size(); ++j)
            EXPECT_GT(hashDistance(hashes[i], hashes[j]), 4) << i << ' ' << j;
    }
    // A mirrored picture is another picture.
    cv::Mat mirrored;
    cv::flip(blobs(1), mirrored, 1);
    EXPECT_GT(hashDistance(hashes[1], hashOf(mirrored)), 4);
}

TEST(PerceptualHash, RealPicturesAreOnlyLikeTheirOwnCopies)
{
    FAULTLINE_NEEDS_REAL(folder, "datasets/raccoon/images");
    std::vector<std::string> files;
    for (const auto& entry : std::filesystem::directory_iterator(folder))
        files.push_back(entry.path().string());
    std::sort(files.begin(), files.end());
    files.resize(std::min<std::size_t>(files.size(), 30));
    std::size_t decoded = 0;
    for (const std::string& file : files) {
        std::ifstream stream(file, std::ios::binary);
        const std::string text{std::istreambuf_iterator<char>(stream), {}};
        const auto image = decodeImage(std::as_bytes(std::span(text)));
        if (!image)
            continue;
        ++decoded;
        const std::uint64_t hash = hashOf(image->pixels);
        EXPECT_LE(hashDistance(hash, hashOf(encodedAgain(image->pixels, 70))), 4) << file;
        EXPECT_LE(hashDistance(hash, hashOf(encodedAgain(resized(image->pixels, 0.5), 85))), 4)
            << file;
    }
    EXPECT_GT(decoded, 20U);
}

std::vector<PicturePair> near(const std::vector<std::uint64_t>& hashes,
                              std::vector<std::uint8_t> groups = {}, int bits = 4)
{
    groups.resize(hashes.size());
    const std::vector<std::uint8_t> usable(hashes.size(), 1);
    return findNearHashes(hashes, groups, usable, bits);
}

TEST(NearHashes, FindFourBitsAndNotFive)
{
    EXPECT_THAT(near({0, 0x8000'4000'2000'1000U}), ElementsAre(PicturePair{0, 1, 4}));
    EXPECT_THAT(near({0, 0x8000'4000'2000'1001U}), IsEmpty());
    EXPECT_THAT(near({7, 7}, {}, 0), ElementsAre(PicturePair{0, 1, 0}));
}

TEST(NearHashes, NameTheNearestInTheOwnAndInOtherSplits)
{
    // 3 is equal to 1 of the other split, and one bit off 0 and 2 of its own.
    const auto pairs = near({0b0, 0b1, 0b11, 0b1}, {0, 1, 0, 0});
    EXPECT_THAT(pairs, ElementsAre(PicturePair{0, 1, 1}, PicturePair{0, 2, 2}, PicturePair{1, 2, 1},
                                   PicturePair{0, 3, 1}, PicturePair{1, 3, 0}));
}

TEST(NearHashes, FindWhatComparingAllFinds)
{
    std::mt19937_64 random(5);
    std::vector<std::uint64_t> hashes;
    for (int i = 0; i < 1500; ++i) {
        std::uint64_t hash = random();
        if (i % 3 == 0 && i > 0) {
            hash = hashes[random() % hashes.size()];
            for (auto flips = random() % 7; flips > 0; --flips)
                hash ^= std::uint64_t{1} << (random() % 64);
        }
        hashes.push_back(hash);
    }
    std::map<std::uint32_t, std::uint32_t> nearest; // distance to the nearest earlier one
    for (std::uint32_t i = 0; i < hashes.size(); ++i) {
        for (std::uint32_t j = 0; j < i; ++j) {
            const auto distance = static_cast<std::uint32_t>(hashDistance(hashes[i], hashes[j]));
            if (distance <= 4 && (!nearest.contains(i) || distance < nearest[i]))
                nearest[i] = distance;
        }
    }
    std::map<std::uint32_t, std::uint32_t> got;
    for (const PicturePair& pair : near(hashes)) {
        EXPECT_EQ(pair.distance, static_cast<std::uint32_t>(
                                     hashDistance(hashes[pair.first], hashes[pair.second])));
        got[pair.second] = pair.distance;
    }
    EXPECT_GT(got.size(), 200U);
    EXPECT_EQ(got, nearest);
}

TEST(NearHashes, AllTheSameTakeNoQuadraticTime)
{
    const std::vector<std::uint64_t> hashes(200'000, 42);
    const auto pairs = near(hashes);
    ASSERT_EQ(pairs.size(), 199'999U);
    EXPECT_EQ(pairs.back(), (PicturePair{0, 199'999, 0}));
}

/// Pictures on disk, and the dataset that names them.
class PictureSet : public ::testing::Test {
protected:
    void add(const std::string& split, const std::string& name, const std::vector<std::byte>& bytes,
             bool hasChecksum = true)
    {
        m_folder.write(name, bytes);
        ImageHeader header;
        static_cast<void>(readImageHeader(bytes, header));
        m_maker.split(split).picture(name, static_cast<std::uint16_t>(header.width),
                                     static_cast<std::uint16_t>(header.height));
        std::uint32_t sum = 1;
        for (const std::byte byte : bytes)
            sum = sum * 31 + std::to_integer<std::uint32_t>(byte);
        m_maker.row().sizeBytes = static_cast<std::uint32_t>(bytes.size());
        m_maker.row().checksum = hasChecksum ? sum : 0;
        m_maker.row().format = header.format;
        m_maker.row().channels = header.channels;
    }
    static std::vector<std::byte> jpeg(const cv::Mat& pixels, int quality = 90)
    {
        return *encodeJpeg(pixels, quality);
    }
    DefectReport report(const Dataset& dataset)
    {
        WorkerPool pool(2);
        SilentMonitor monitor;
        m_scan = scanPictures(dataset, pool, monitor);
        std::vector<std::uint64_t> hashes;
        std::vector<std::uint8_t> groups;
        std::vector<std::uint8_t> usable;
        nearHashInput(dataset, m_scan, hashes, groups, usable);
        const auto equal = findEqualPairs(dataset, pool, monitor);
        DefectReport made =
            duplicateDefects(dataset, equal, findNearHashes(hashes, groups, usable, 4), {});
        made.append(pictureDefects(dataset, m_scan, {}));
        return made;
    }

    ScratchFolder m_folder;
    DatasetMaker m_maker{DatasetFormat::PascalVoc, m_folder.path()};
    PictureScan m_scan;
};

TEST_F(PictureSet, EqualFilesAreFoundWithAndWithoutChecksum)
{
    for (const bool hasChecksum : {true, false}) {
        m_maker = DatasetMaker(DatasetFormat::PascalVoc, m_folder.path());
        add("train", "a.jpg", jpeg(blobs(1)), hasChecksum);
        add("train", "b.jpg", jpeg(blobs(2)), hasChecksum);
        add("train", "c.jpg", jpeg(blobs(1)), hasChecksum);
        add("val", "d.jpg", jpeg(blobs(2)), hasChecksum);
        const DatasetPtr set = m_maker.make();
        WorkerPool pool(2);
        SilentMonitor monitor;
        EXPECT_THAT(findEqualPairs(*set, pool, monitor),
                    ElementsAre(PicturePair{0, 2, 0}, PicturePair{1, 3, 0}));
        const DefectReport made = report(*set);
        EXPECT_EQ(made.count(DefectId::PictureDuplicate), 1U);
        EXPECT_EQ(made.count(DefectId::PictureLeak), 1U);
        EXPECT_EQ(made.count(DefectId::PictureNearDuplicate), 0U);
        EXPECT_EQ(made.count(DefectId::PictureNearLeak), 0U);
    }
}

TEST_F(PictureSet, SameSizeAndChecksumIsNotEnough)
{
    add("train", "a.jpg", jpeg(blobs(1)));
    std::vector<std::byte> other = jpeg(blobs(1));
    other[other.size() / 2] ^= std::byte{1};
    const std::uint32_t checksum = m_maker.row().checksum;
    add("train", "b.jpg", other);
    m_maker.row().checksum = checksum;
    WorkerPool pool(1);
    SilentMonitor monitor;
    EXPECT_THAT(findEqualPairs(*m_maker.make(), pool, monitor), IsEmpty());
}

TEST_F(PictureSet, EqualPicturesWithOtherBoxesContradictEachOther)
{
    add("train", "a.jpg", jpeg(blobs(1)));
    m_maker.box("cat", 0.1F, 0.1F, 0.5F, 0.5F).box("dog", 0.2F, 0.1F, 0.5F, 0.5F);
    add("train", "b.jpg", jpeg(blobs(1)));
    m_maker.box("dog", 0.2F, 0.1F, 0.5F, 0.5F).box("cat", 0.1F, 0.1F, 0.5F, 0.5F);
    EXPECT_EQ(report(*m_maker.make()).count(DefectId::DuplicateLabelsDiffer), 0U);
    m_maker = DatasetMaker(DatasetFormat::PascalVoc, m_folder.path());
    add("train", "a.jpg", jpeg(blobs(1)));
    m_maker.box("cat", 0.1F, 0.1F, 0.5F, 0.5F);
    add("train", "b.jpg", jpeg(blobs(1)));
    EXPECT_EQ(report(*m_maker.make()).count(DefectId::DuplicateLabelsDiffer), 1U);
}

TEST_F(PictureSet, CopiesThatWereResizedOrEncodedAgainAreNear)
{
    add("train", "a.jpg", jpeg(blobs(1)));
    add("train", "b.jpg", jpeg(blobs(2)));
    add("train", "c.jpg", jpeg(resized(blobs(1), 0.6), 70));
    add("val", "d.png", *encodePng(blobs(2)));
    const DefectReport made = report(*m_maker.make());
    ASSERT_EQ(made.count(DefectId::PictureNearDuplicate), 1U);
    EXPECT_EQ(made.rowsOf(DefectId::PictureNearDuplicate)[0].other, 0U);
    ASSERT_EQ(made.count(DefectId::PictureNearLeak), 1U);
    EXPECT_EQ(made.rowsOf(DefectId::PictureNearLeak)[0].image, 3U);
}

TEST_F(PictureSet, PixelsShowWhatHeadersDoNot)
{
    add("train", "flat.jpg", jpeg(cv::Mat(64, 64, CV_8UC3, cv::Scalar(9, 200, 30))));
    add("train", "flat2.jpg", jpeg(cv::Mat(64, 64, CV_8UC3, cv::Scalar(200, 20, 30))));
    cv::Mat grey;
    cv::cvtColor(blobs(5), grey, cv::COLOR_RGB2GRAY);
    cv::cvtColor(grey, grey, cv::COLOR_GRAY2RGB);
    add("train", "grey.jpg", jpeg(grey));
    std::vector<std::byte> cut = jpeg(blobs(6));
    cut.resize(cut.size() / 2);
    add("train", "cut.jpg", cut);
    std::vector<std::byte> noise(200, std::byte{0x5A});
    add("train", "noise.jpg", noise);
    add("train", "good.jpg", jpeg(blobs(7)));
    const DefectReport made = report(*m_maker.make());
    EXPECT_EQ(made.count(DefectId::PictureConstant), 2U);
    EXPECT_EQ(made.count(DefectId::PictureNearDuplicate), 0U); // flat ones have no hash
    EXPECT_EQ(made.count(DefectId::PictureGreyInColour), 1U);
    EXPECT_EQ(made.rowsOf(DefectId::PictureGreyInColour)[0].image, 2U);
    EXPECT_EQ(made.count(DefectId::PictureCut) + made.count(DefectId::PictureUnreadable), 2U);
    EXPECT_TRUE(made.hasCritical());
}

TEST_F(PictureSet, ScanIsKeptForTheSameDatasetOnly)
{
    add("train", "a.jpg", jpeg(blobs(1)));
    const DatasetPtr set = m_maker.make();
    static_cast<void>(report(*set));
    const std::string path = m_folder.path("cache/scan.bin");
    ASSERT_TRUE(savePictureScan(path, datasetKey(*set), m_scan));
    const Result<PictureScan> loaded = loadPictureScan(path, datasetKey(*set));
    ASSERT_TRUE(loaded);
    EXPECT_EQ(loaded->pictures[0].hash, m_scan.pictures[0].hash);
    EXPECT_TRUE(loaded->isComplete);
    EXPECT_FALSE(loadPictureScan(path, datasetKey(*set) + 1));
    std::filesystem::resize_file(path, 30);
    EXPECT_FALSE(loadPictureScan(path, datasetKey(*set)));
    EXPECT_FALSE(loadPictureScan(m_folder.path("none"), 0));
    // Another picture of the same name is another dataset.
    m_maker = DatasetMaker(DatasetFormat::PascalVoc, m_folder.path());
    add("train", "a.jpg", jpeg(blobs(2)));
    EXPECT_NE(datasetKey(*m_maker.make()), datasetKey(*set));
}

TEST_F(PictureSet, CancelledScanSaysSo)
{
    add("train", "a.jpg", jpeg(blobs(1)));
    class Cancelled final : public ReadMonitor {
    public:
        void advance(std::uint64_t) override {}
        [[nodiscard]] bool isCancelled() const override { return true; }
    } monitor;
    WorkerPool pool(1);
    const PictureScan scan = scanPictures(*m_maker.make(), pool, monitor);
    EXPECT_FALSE(scan.isComplete);
    EXPECT_FALSE(scan.pictures[0].has(kPictureRead));
}

} // namespace
} // namespace faultline
