// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/dataset/dataset.h"

#include "model/dataset/dataset_storage.h"
#include "model/dataset/image_path.h"
#include "model/io/byte_source.h"

#include <filesystem>
#include <utility>

namespace faultline {

void DatasetStorage::useOwned()
{
    images = owned.images;
    boxes = owned.boxes;
    names = owned.names;
    boxRings = owned.boxRings;
    ringEnds = owned.ringEnds;
    points = owned.points;
}

Dataset::Dataset(std::shared_ptr<const DatasetStorage> storage) : m_storage(std::move(storage)) {}
Dataset::~Dataset() = default;

const DatasetSource& Dataset::source() const
{
    return m_storage->source;
}

std::size_t Dataset::imageCount() const
{
    return m_storage->images.size();
}

std::size_t Dataset::boxCount() const
{
    return m_storage->boxes.size();
}

const ImageRow& Dataset::image(std::size_t image) const
{
    return m_storage->images[image];
}

std::span<const ImageRow> Dataset::images() const
{
    return m_storage->images;
}

std::span<const BoxRow> Dataset::boxes(std::size_t image) const
{
    const ImageRow& row = m_storage->images[image];
    return m_storage->boxes.subspan(row.firstBox, row.boxCount);
}

std::span<const BoxRow> Dataset::allBoxes() const
{
    return m_storage->boxes;
}

std::span<const DatasetClass> Dataset::classes() const
{
    return m_storage->classes;
}

std::span<const std::string> Dataset::containers() const
{
    return m_storage->containers;
}

std::string_view Dataset::name(std::size_t image) const
{
    return m_storage->names.data() + m_storage->images[image].name;
}

std::string_view Dataset::annotation(std::size_t image) const
{
    const ImageRow& row = m_storage->images[image];
    if (row.annotation != 0 || row.container == ImageRow::kOwnFile)
        return m_storage->names.data() + row.annotation;
    return m_storage->containers[row.container];
}

std::vector<std::span<const OutlinePoint>> Dataset::outline(std::size_t box) const
{
    std::vector<std::span<const OutlinePoint>> rings;
    if (m_storage->boxRings.empty())
        return rings;
    const std::uint32_t first = box == 0 ? 0 : m_storage->boxRings[box - 1];
    for (std::uint32_t ring = first; ring < m_storage->boxRings[box]; ++ring) {
        const std::uint32_t begin = ring == 0 ? 0 : m_storage->ringEnds[ring - 1];
        rings.push_back(m_storage->points.subspan(begin, m_storage->ringEnds[ring] - begin));
    }
    return rings;
}

std::string Dataset::where(std::size_t image) const
{
    const ImageRow& row = m_storage->images[image];
    if (m_storage->source.format != DatasetFormat::TfRecord)
        return std::string(name(image));
    const std::filesystem::path shard(m_storage->containers[row.container]);
    return shard.filename().string() + ", record " + std::to_string(row.id);
}

std::string Dataset::recordId(std::size_t image) const
{
    const ImageRow& row = m_storage->images[image];
    switch (m_storage->source.format) {
    case DatasetFormat::TfRecord:
        return std::filesystem::path(m_storage->containers[row.container]).filename().string() + '#'
               + std::to_string(row.id);
    case DatasetFormat::Coco: return std::to_string(row.id);
    default: return std::string(name(image));
    }
}

Result<std::vector<std::byte>> Dataset::readImage(std::size_t image) const
{
    const ImageRow& row = m_storage->images[image];
    const bool isOwnFile =
        row.container == ImageRow::kOwnFile || m_storage->source.format != DatasetFormat::TfRecord;
    Error error{.code = ErrorCode::Io,
                .path =
                    isOwnFile ? std::string(name(image)) : m_storage->containers[row.container]};
    if (row.has(kImageMissing)) {
        error.detail = FAULTLINE_TR_NOOP("Errors", "there is no such image");
        return error;
    }
    if (row.has(kImageTooLarge)) {
        error.code = ErrorCode::TooLarge;
        error.detail = FAULTLINE_TR_NOOP("Errors", "the encoded image is larger than what is read");
        return error;
    }
    std::string path = error.path;
    if (isOwnFile) {
        const std::optional<std::string> inside = resolveImagePath(m_storage->source, name(image));
        if (!inside) {
            error.detail =
                FAULTLINE_TR_NOOP("Errors", "its path leads out of the dataset's folder");
            return error;
        }
        path = *inside;
    }
    const Result<std::unique_ptr<ByteSource>> source = openFile(path);
    if (!source)
        return source.error();
    const std::uint64_t size = isOwnFile ? source.value()->size() : row.sizeBytes;
    if (size > kMaxImageBytes) {
        error.code = ErrorCode::TooLarge;
        error.detail = FAULTLINE_TR_NOOP("Errors", "the encoded image is larger than what is read");
        return error;
    }
    if (!isOwnFile && packingOf(**source) != Packing::None)
        return m_storage->packedShards->read(path, row.offset, static_cast<std::size_t>(size));
    std::vector<std::byte> bytes(static_cast<std::size_t>(size));
    const Result<std::size_t> got = source.value()->readAt(isOwnFile ? 0 : row.offset, bytes);
    if (!got)
        return got.error();
    bytes.resize(*got); // shorter if the file shrank
    return bytes;
}

const ImportLog& Dataset::issues() const
{
    return m_storage->issues;
}

std::uint64_t Dataset::sourceBytes() const
{
    return m_storage->sourceBytes;
}

bool Dataset::isComplete() const
{
    return m_storage->isComplete;
}

} // namespace faultline
