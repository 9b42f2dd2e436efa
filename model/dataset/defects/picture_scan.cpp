// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/dataset/defects/picture_scan.h"

#include "model/dataset/defects/defect_collector.h"
#include "model/dataset/defects/duplicates.h"
#include "model/dataset/defects/perceptual_hash.h"
#include "model/image/decode_image.h"
#include "model/io/byte_source.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <utility>

namespace faultline {

namespace {

/// What hash and statistics need. JPEG is decoded at an eighth of its size where that is larger.
constexpr int kNeededSide = 64;
/// Below this deviation the signs that make a hash are noise of the encoder.
constexpr double kFlatDeviation = 4.0;
/// Colour that a JPEG of a grey picture may show after rounding.
constexpr double kGreyTolerance = 2.0;

/// Whether the three channels differ by no more than rounding anywhere.
bool isAllGrey(const cv::Mat& pixels)
{
    std::array<cv::Mat, 3> channels;
    cv::split(pixels, channels.data());
    for (std::size_t other = 1; other < channels.size(); ++other) {
        if (cv::norm(channels[0], channels[other], cv::NORM_INF) > kGreyTolerance)
            return false;
    }
    return true;
}

void judgePixels(const DecodedImage& decoded, PictureFacts& facts)
{
    cv::Mat grey;
    cv::cvtColor(decoded.pixels, grey, cv::COLOR_RGB2GRAY);
    cv::Scalar mean;
    cv::Scalar deviation;
    cv::meanStdDev(grey, mean, deviation);
    facts.mean = static_cast<std::uint8_t>(std::lround(mean[0]));
    facts.deviation = static_cast<std::uint16_t>(std::lround(deviation[0] * 100.0));
    facts.hash = perceptualHash(grey);
    if (deviation[0] < kFlatDeviation)
        facts.flags |= kPictureFlat;
    if (decoded.header.channels >= 3 && isAllGrey(decoded.pixels))
        facts.flags |= kPictureAllGrey;
    if (decoded.isTruncated)
        facts.flags |= kPictureEndsEarly;
}

PictureFacts factsOf(const Dataset& dataset, std::size_t image, ReadMonitor& monitor)
{
    PictureFacts facts{.flags = kPictureRead};
    const Result<std::vector<std::byte>> bytes = dataset.readImage(image);
    if (!bytes) {
        facts.flags |= kPictureBroken;
        return facts;
    }
    monitor.advance(bytes->size());
    const auto begin = std::chrono::steady_clock::now();
    DecodeOptions options;
    options.minWidth = kNeededSide;
    options.minHeight = kNeededSide;
    try {
        const Result<DecodedImage> decoded = decodeImage(*bytes, options);
        if (decoded)
            judgePixels(*decoded, facts);
        else if (decoded.error().code == ErrorCode::UnknownFormat
                 && dataset.image(image).format != ImageFormat::Unknown)
            facts.flags |= kPictureUnsupported;
        else
            facts.flags |= kPictureBroken;
    } catch (const cv::Exception&) {
        facts.flags |= kPictureBroken;
    }
    const std::chrono::duration<float, std::milli> took = std::chrono::steady_clock::now() - begin;
    facts.decodeMs = took.count();
    return facts;
}

bool wasDecoded(const PictureFacts& facts)
{
    return facts.has(kPictureRead) && !facts.has(kPictureBroken) && !facts.has(kPictureUnsupported);
}

/// Beginning of a file of facts. Native byte order: a cache is of one machine.
struct ScanHeader {
    std::array<char, 8> magic{'F', 'L', 'S', 'C', 'A', 'N', '0', '1'};
    std::uint64_t key = 0;
    std::uint64_t count = 0;
};

} // namespace

PictureScan scanPictures(
    const Dataset& dataset, WorkerPool& pool, ReadMonitor& monitor,
    const std::function<void(std::size_t image, const PictureFacts&)>& onPicture)
{
    PictureScan scan;
    scan.pictures.resize(dataset.imageCount());
    pool.parallelFor(dataset.imageCount(), [&](std::size_t image) {
        if (monitor.isCancelled())
            return;
        scan.pictures[image] = factsOf(dataset, image, monitor);
        if (onPicture)
            onPicture(image, scan.pictures[image]);
    });
    scan.isComplete = !monitor.isCancelled();
    return scan;
}

DefectReport pictureDefects(const Dataset& dataset, const PictureScan& scan,
                            const DefectOptions& options)
{
    DefectCollector found(options.keptPerKind);
    const std::size_t count = std::min(scan.pictures.size(), dataset.imageCount());
    for (std::size_t image = 0; image < count; ++image) {
        const PictureFacts& facts = scan.pictures[image];
        const ImageRow& row = dataset.image(image);
        Defect defect{.image = static_cast<std::uint32_t>(image)};
        const auto add = [&](DefectId id) {
            defect.id = id;
            found.add(defect);
        };
        // What the headers told already is not told twice.
        const bool isToldBroken = row.has(kImageMissing) || row.has(kImageUnreadable)
                                  || row.has(kImageTooLarge) || row.has(kImageOutside)
                                  || row.has(kRecordDamaged) || row.has(kSequenceExample);
        if (facts.has(kPictureBroken) && !isToldBroken && !row.has(kImageCut))
            add(DefectId::PictureUnreadable);
        if (facts.has(kPictureEndsEarly) && !row.has(kImageCut))
            add(DefectId::PictureCut);
        if (facts.has(kPictureAllGrey))
            add(DefectId::PictureGreyInColour);
        const float deviation = static_cast<float>(facts.deviation) / 100.0F;
        if (wasDecoded(facts) && deviation < options.thresholds.constantDeviation) {
            defect.value = deviation;
            defect.limit = options.thresholds.constantDeviation;
            add(DefectId::PictureConstant);
        }
    }
    DefectReport report = found.finish(dataset, options.thresholds);
    report.isComplete = report.isComplete && scan.isComplete;
    return report;
}

void nearHashInput(const Dataset& dataset, const PictureScan& scan,
                   std::vector<std::uint64_t>& hashes, std::vector<std::uint8_t>& groups,
                   std::vector<std::uint8_t>& usable)
{
    const std::size_t count = std::min(scan.pictures.size(), dataset.imageCount());
    hashes.resize(count);
    groups.resize(count);
    usable.resize(count);
    for (std::size_t image = 0; image < count; ++image) {
        const PictureFacts& facts = scan.pictures[image];
        hashes[image] = facts.hash;
        groups[image] = dataset.image(image).split;
        usable[image] = wasDecoded(facts) && !facts.has(kPictureFlat) ? 1 : 0;
    }
}

DefectReport findPictureDefects(const Dataset& dataset, const DefectOptions& options,
                                WorkerPool& pool, ReadMonitor& monitor, PictureScan& scan)
{
    const bool isKnown = scan.isComplete && scan.pictures.size() == dataset.imageCount();
    if (!isKnown)
        scan = scanPictures(dataset, pool, monitor);
    const std::vector<PicturePair> equal = findEqualPairs(dataset, pool, monitor);
    std::vector<std::uint64_t> hashes;
    std::vector<std::uint8_t> groups;
    std::vector<std::uint8_t> usable;
    nearHashInput(dataset, scan, hashes, groups, usable);
    const std::vector<PicturePair> near =
        findNearHashes(hashes, groups, usable, options.thresholds.nearHashBits);
    DefectReport report = duplicateDefects(dataset, equal, near, options);
    report.append(pictureDefects(dataset, scan, options));
    report.isComplete = report.isComplete && !monitor.isCancelled();
    return report;
}

std::uint64_t datasetKey(const Dataset& dataset)
{
    std::uint64_t key = 0xCBF2'9CE4'8422'2325U;
    const auto take = [&key](std::uint64_t value) {
        key = (key ^ value) * 0x9E37'79B9'7F4A'7C15U;
        key ^= key >> 29U;
    };
    for (const std::string& container : dataset.containers()) {
        for (const char c : container)
            take(static_cast<unsigned char>(c));
    }
    for (std::size_t image = 0; image < dataset.imageCount(); ++image) {
        const ImageRow& row = dataset.image(image);
        take(row.sizeBytes);
        take(row.checksum);
        take(row.offset);
        for (const char c : dataset.name(image))
            take(static_cast<unsigned char>(c));
    }
    take(dataset.imageCount());
    return key;
}

Result<void> savePictureScan(const std::string& path, std::uint64_t key, const PictureScan& scan)
{
    namespace fs = std::filesystem;
    std::error_code problem;
    fs::create_directories(fs::path(path).parent_path(), problem);
    const std::string unfinished = path + ".part";
    {
        std::ofstream stream(unfinished, std::ios::binary | std::ios::trunc);
        const ScanHeader header{.key = key, .count = scan.pictures.size()};
        stream.write(reinterpret_cast<const char*>(&header), sizeof header);
        stream.write(reinterpret_cast<const char*>(scan.pictures.data()),
                     static_cast<std::streamsize>(scan.pictures.size() * sizeof(PictureFacts)));
        if (!stream.flush())
            return Error{.code = ErrorCode::Io,
                         .path = path,
                         .detail = FAULTLINE_TR_NOOP("Errors", "the results could not be written")};
    }
    fs::rename(unfinished, path, problem);
    if (problem)
        return Error{.code = ErrorCode::Io, .path = path, .detail = verbatim(problem.message())};
    return {};
}

Result<PictureScan> loadPictureScan(const std::string& path, std::uint64_t key)
{
    const Result<std::unique_ptr<ByteSource>> source = openFile(path);
    if (!source)
        return source.error();
    ScanHeader header;
    const auto headerBytes = std::as_writable_bytes(std::span(&header, 1));
    const Result<std::size_t> got = (*source)->readAt(0, headerBytes);
    const std::uint64_t room = (*source)->size() / sizeof(PictureFacts);
    if (!got || *got != sizeof header || header.magic != ScanHeader{}.magic || header.count > room)
        return Error{.code = ErrorCode::Corrupt,
                     .path = path,
                     .detail = FAULTLINE_TR_NOOP("Errors", "not a list of image facts")};
    if (header.key != key)
        return Error{.code = ErrorCode::UnknownFormat,
                     .path = path,
                     .detail = FAULTLINE_TR_NOOP("Errors", "made of another dataset")};
    PictureScan scan;
    scan.pictures.resize(static_cast<std::size_t>(header.count));
    const auto bytes = std::as_writable_bytes(std::span(scan.pictures));
    const Result<std::size_t> read = (*source)->readAt(sizeof header, bytes);
    if (!read || *read != bytes.size())
        return Error{.code = ErrorCode::Corrupt,
                     .path = path,
                     .detail = FAULTLINE_TR_NOOP("Errors", "the list of image facts is cut")};
    scan.isComplete = std::all_of(scan.pictures.begin(), scan.pictures.end(),
                                  [](const PictureFacts& one) { return one.has(kPictureRead); });
    return scan;
}

} // namespace faultline
