// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/dataset_source.h"
#include "model/core/import_issue.h"
#include "model/core/result.h"
#include "model/image/image_header.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace faultline {

/// What the index knows about a picture, as bits of ImageRow::flags.
enum ImageFlag : std::uint32_t {
    kImageMissing = 1U << 0,    ///< its file is not there, or the record holds no picture
    kImageUnreadable = 1U << 1, ///< there, but its header tells no size
    kImageCut = 1U << 2,        ///< its end marker is missing
    kImageCmyk = 1U << 3,
    kImageSixteenBit = 1U << 4,
    kImageGrey = 1U << 5, ///< stored with one or two channels
    kImageAlpha = 1U << 6,
    kImageAnimated = 1U << 7,
    kImageTooLarge = 1U << 8,     ///< more encoded bytes than are read (kMaxImageBytes)
    kImageOutside = 1U << 9,      ///< its path leads out of the dataset's folder: not opened
    kAnnotationBroken = 1U << 10, ///< its annotation was damaged; what could be read was kept
    kListsUnequal = 1U << 11,     ///< tf.Example: box and class lists of unequal length
    kNoAnnotation = 1U << 12,     ///< there is no annotation for it (YOLO: background)
    kFormatMismatch = 1U << 13,   ///< image/format or the extension says another format
    kHashMismatch = 1U << 14,     ///< image/key/sha256 is not that of the bytes
    kRecordDamaged = 1U << 15,    ///< the record's checksum is wrong; nothing of it was used
    kSequenceExample = 1U << 16,  ///< a tf.SequenceExample: recognised, not read
    kDuplicateId = 1U << 17,      ///< another picture has the same id or name
};

/// One picture. 64 bytes, so that a million fit where the index must fit.
struct ImageRow {
    std::uint64_t offset = 0;    ///< of its encoded bytes in the container; 0 for a file of its own
    std::int64_t id = 0;         ///< COCO image id; TFRecord: number of the record in its shard
    std::uint32_t sizeBytes = 0; ///< encoded
    std::uint32_t container = 0; ///< index into Dataset::containers(); kOwnFile: name() is a file
    std::uint32_t name = 0;      ///< into the pool of names
    std::uint32_t annotation = 0; ///< the same: annotation file; 0: the container
    std::uint32_t firstBox = 0;
    std::uint32_t boxCount = 0;
    std::uint32_t flags = 0;    ///< ImageFlag
    std::uint32_t checksum = 0; ///< CRC-32C of the encoded bytes; 0 if they were not read
    std::uint16_t width = 0;    ///< of the picture's header; 0: unknown; 65535: that or more
    std::uint16_t height = 0;
    std::uint16_t statedWidth = 0; ///< what the annotation says; 0: nothing
    std::uint16_t statedHeight = 0;
    ImageFormat format = ImageFormat::Unknown;
    std::uint8_t split = 0; ///< index into DatasetSource::splits
    std::uint8_t orientation = 1;
    std::uint8_t channels = 0;
    std::uint32_t recordBytes = 0; ///< of the record or annotation that holds it; 0: unknown

    static constexpr std::uint32_t kOwnFile = 0xFFFF'FFFFU;
    [[nodiscard]] bool has(ImageFlag flag) const { return (flags & flag) != 0; }
};
static_assert(sizeof(ImageRow) == 64);

/// Bits of BoxRow::flags.
enum BoxFlag : std::uint16_t {
    kBoxCrowd = 1U << 0,
    kBoxDifficult = 1U << 1,
    kBoxTruncated = 1U << 2, ///< the annotator says that the object leaves the picture
    kBoxOccluded = 1U << 3,
    kBoxGroupOf = 1U << 4,
    kBoxPolygon = 1U << 5,     ///< has an outline: Dataset::outline()
    kBoxMask = 1U << 6,        ///< has a mask (RLE, PNG)
    kBoxMalformed = 1U << 7,   ///< some number could not be read and stands as NaN
    kBoxFromOutline = 1U << 8, ///< no box was written; it is the hull of outline or mask
    kBoxPixels = 1U << 9,      ///< in pixels, because the size of the picture is not known
    kBoxUnlabelled = 1U << 10, ///< no class was written
};

/// One box as it was written, nothing repaired: corners may be swapped, outside, NaN.
/// Normalised to 0..1 by the size that the annotation states (if it states none: by that of the
/// picture), origin top left; 0-based, ends exclusive. How each format is mapped to that is said
/// in docs/formats/<id>.md.
struct BoxRow {
    float xmin = 0;
    float ymin = 0;
    float xmax = 0;
    float ymax = 0;
    float weight = 1;             ///< tf.Example's image/object/weight
    std::int32_t classIndex = -1; ///< into Dataset::classes(); -1: kBoxUnlabelled
    std::uint16_t flags = 0;      ///< BoxFlag
    std::uint16_t reserved = 0;

    [[nodiscard]] bool has(BoxFlag flag) const { return (flags & flag) != 0; }
};
static_assert(sizeof(BoxRow) == 28);

/// A class as annotations or the label map name it. What only one of them knows is here too.
struct DatasetClass {
    std::string name;                  ///< empty if only the id is known
    std::optional<std::int64_t> id;    ///< as written in the annotations; none: only names are
    std::optional<std::int64_t> mapId; ///< in the label map; none: not there, or there is no map
    std::uint64_t boxCount = 0;
};

/// A corner of an outline, in 1/65535 of the picture's sides.
struct OutlinePoint {
    std::uint16_t x = 0;
    std::uint16_t y = 0;
};

/// No more encoded bytes of one picture than this are read.
inline constexpr std::uint64_t kMaxImageBytes = std::uint64_t{256} << 20;

struct DatasetStorage;

/// The index of a dataset: every picture and every box, without the pixels. Immutable; any number
/// of threads may use it. Made by loadDataset() (model/dataset/load_dataset.h) or DatasetBuilder.
class Dataset {
public:
    explicit Dataset(std::shared_ptr<const DatasetStorage> storage);
    ~Dataset();
    Dataset(const Dataset&) = delete;
    Dataset& operator=(const Dataset&) = delete;

    [[nodiscard]] const DatasetSource& source() const;
    [[nodiscard]] std::size_t imageCount() const;
    [[nodiscard]] std::size_t boxCount() const;
    [[nodiscard]] const ImageRow& image(std::size_t image) const;
    [[nodiscard]] std::span<const ImageRow> images() const;
    [[nodiscard]] std::span<const BoxRow> boxes(std::size_t image) const;
    [[nodiscard]] std::span<const BoxRow> allBoxes() const;
    [[nodiscard]] std::span<const DatasetClass> classes() const;
    /// Shards, JSON files, tables: absolute paths.
    [[nodiscard]] std::span<const std::string> containers() const;
    /// Path of its file relative to the dataset's root, or the name that its record gives it.
    [[nodiscard]] std::string_view name(std::size_t image) const;
    [[nodiscard]] std::string_view annotation(std::size_t image) const; ///< path; may be empty
    /// Outline of a box (an index into allBoxes()): its rings one after another, each of at least
    /// three corners. Empty without kBoxPolygon.
    [[nodiscard]] std::vector<std::span<const OutlinePoint>> outline(std::size_t box) const;
    /// "train.record, record 12" or "images/raccoon-1.jpg": how a person finds it.
    [[nodiscard]] std::string where(std::size_t image) const;
    /// Stable across runs, one word: "train.record#12", the file name, the COCO id. For lists of
    /// records to drop.
    [[nodiscard]] std::string recordId(std::size_t image) const;

    /// The encoded bytes of a picture, read from disk now. An Error if they are missing, outside
    /// the dataset or larger than kMaxImageBytes. Blocks: never on the GUI thread.
    [[nodiscard]] Result<std::vector<std::byte>> readImage(std::size_t image) const;

    /// What was wrong with the files.
    [[nodiscard]] const ImportLog& issues() const;
    /// Bytes that were read to make the index.
    [[nodiscard]] std::uint64_t sourceBytes() const;
    [[nodiscard]] bool isComplete() const; ///< false: cancelled on the way
    /// The columns themselves, for the cache.
    [[nodiscard]] const DatasetStorage& storage() const { return *m_storage; }

private:
    std::shared_ptr<const DatasetStorage> m_storage;
};

using DatasetPtr = std::shared_ptr<const Dataset>;

} // namespace faultline
