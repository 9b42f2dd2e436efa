// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/picture_check.h"

#include "model/dataset/defects/duplicates.h"
#include "model/dataset/defects/picture_scan.h"

#include <QString>

#include <algorithm>
#include <filesystem>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

namespace faultline {

namespace {

std::string scanPath(const std::string& cacheFolder, std::uint64_t key)
{
    const QString name = QStringLiteral("%1.pictures").arg(key, 16, 16, QLatin1Char('0'));
    return (std::filesystem::path(cacheFolder) / name.toStdString()).string();
}

PictureScan scanOf(const Dataset& dataset, const std::string& cacheFolder, WorkerPool& pool,
                   ReadMonitor& monitor)
{
    const std::uint64_t key = datasetKey(dataset);
    if (!cacheFolder.empty()) {
        Result<PictureScan> known = loadPictureScan(scanPath(cacheFolder, key), key);
        if (known)
            return std::move(known).value();
    }
    PictureScan scan = scanPictures(dataset, pool, monitor);
    if (!cacheFolder.empty() && scan.isComplete) {
        std::error_code ignored; // without the folder, saving fails
        std::filesystem::create_directories(cacheFolder, ignored);
        // Only costs time if it fails: the pictures are decoded again.
        static_cast<void>(savePictureScan(scanPath(cacheFolder, key), key, scan));
    }
    return scan;
}

std::vector<PicturePair> nearPairs(const Dataset& dataset, const PictureScan& scan, int mostBits)
{
    std::vector<std::uint64_t> hashes;
    std::vector<std::uint8_t> groups;
    std::vector<std::uint8_t> usable;
    for (std::size_t i = 0; i < scan.pictures.size(); ++i) {
        const PictureFacts& facts = scan.pictures[i];
        hashes.push_back(facts.hash);
        groups.push_back(dataset.image(i).split);
        usable.push_back(facts.has(kPictureRead) && !facts.has(kPictureBroken)
                                 && !facts.has(kPictureFlat) && !facts.has(kPictureUnsupported)
                             ? 1
                             : 0);
    }
    return findNearHashes(hashes, groups, usable, mostBits);
}

} // namespace

DefectReport checkPictures(const Dataset& dataset, const DefectOptions& options,
                           const std::string& cacheFolder, ReadMonitor& monitor)
{
    WorkerPool pool(std::max(1U, std::thread::hardware_concurrency()));
    const PictureScan scan = scanOf(dataset, cacheFolder, pool, monitor);
    DefectReport report;
    if (monitor.isCancelled() || !scan.isComplete) {
        report.isComplete = false;
        return report;
    }
    const std::vector<PicturePair> equal = findEqualPairs(dataset, pool, monitor);
    const std::vector<PicturePair> near = nearPairs(dataset, scan, options.thresholds.nearHashBits);
    report = duplicateDefects(dataset, equal, near, options);
    report.append(pictureDefects(dataset, scan, options));
    report.isComplete = !monitor.isCancelled();
    return report;
}

bool isPictureCheckCached(const Dataset& dataset, const std::string& cacheFolder)
{
    if (cacheFolder.empty())
        return false;
    const std::uint64_t key = datasetKey(dataset);
    return loadPictureScan(scanPath(cacheFolder, key), key).has_value();
}

} // namespace faultline
