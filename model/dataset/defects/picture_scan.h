// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/read_monitor.h"
#include "model/core/result.h"
#include "model/dataset/dataset.h"
#include "model/dataset/defects/find_defects.h"
#include "model/io/worker_pool.h"

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <vector>

namespace faultline {

/// Bits of PictureFacts::flags.
enum PictureFlag : std::uint8_t {
    kPictureRead = 1U << 0,       ///< looked at; without it the rest says nothing
    kPictureBroken = 1U << 1,     ///< could not be read or decoded
    kPictureEndsEarly = 1U << 2,  ///< decoded in part
    kPictureAllGrey = 1U << 3,    ///< red, green and blue are the same everywhere
    kPictureFlat = 1U << 4,       ///< hardly differs from one colour: its hash says nothing
    kPictureUnsupported = 1U << 5 ///< of a format that is not decoded
};

/// What the pixels of a picture tell. 16 bytes each: they are kept for every picture.
struct PictureFacts {
    std::uint64_t hash = 0;      ///< perceptualHash(); 0 unless the picture was decoded
    std::uint16_t deviation = 0; ///< standard deviation of grey, 1/100 levels
    std::uint8_t mean = 0;       ///< grey level
    std::uint8_t flags = 0;      ///< PictureFlag
    float decodeMs = 0;

    [[nodiscard]] bool has(PictureFlag flag) const { return (flags & flag) != 0; }
};
static_assert(sizeof(PictureFacts) == 16);

/// One entry for each picture of the dataset.
struct PictureScan {
    std::vector<PictureFacts> pictures;
    bool isComplete = true; ///< false: cancelled; some lack kPictureRead
};

/// Decodes every picture, reduced where its format allows (the hash and the statistics need no
/// more than 64 pixels a side), on the threads of the pool. `monitor` is told of the encoded bytes.
/// `onPicture` (may be empty) is called from several threads, once for each.
[[nodiscard]] PictureScan scanPictures(
    const Dataset& dataset, WorkerPool& pool, ReadMonitor& monitor,
    const std::function<void(std::size_t image, const PictureFacts&)>& onPicture = {});

/// D07 as far as it needs pixels: what did not decode, constant and grey pictures, those that end
/// early. Near duplicates are findNearHashes() of the hashes of pictures that are not flat.
[[nodiscard]] DefectReport pictureDefects(const Dataset& dataset, const PictureScan& scan,
                                          const DefectOptions& options);

/// The columns that findNearHashes() takes: hashes, splits, and whether a hash says something.
void nearHashInput(const Dataset& dataset, const PictureScan& scan,
                   std::vector<std::uint64_t>& hashes, std::vector<std::uint8_t>& groups,
                   std::vector<std::uint8_t>& usable);

/// D06 and D07 with all that they need, in one call: equal files, the scan of the pixels, near
/// duplicates. `scan` is kept for the caller, who may give it back with the next call.
[[nodiscard]] DefectReport findPictureDefects(const Dataset& dataset, const DefectOptions& options,
                                              WorkerPool& pool, ReadMonitor& monitor,
                                              PictureScan& scan);

/// A scan as a small file beside the index cache, so that pictures are decoded once. `key` tells
/// the dataset: datasetKey().
[[nodiscard]] Result<void> savePictureScan(const std::string& path, std::uint64_t key,
                                           const PictureScan& scan);
/// An Error if there is none, it is damaged or of another dataset.
[[nodiscard]] Result<PictureScan> loadPictureScan(const std::string& path, std::uint64_t key);
/// Changes when pictures are added, removed, or differ in size or checksum.
[[nodiscard]] std::uint64_t datasetKey(const Dataset& dataset);

} // namespace faultline
