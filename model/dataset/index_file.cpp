// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/dataset/index_file.h"

#include "model/dataset/index_tables.h"
#include "model/io/crc32c.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstddef>
#include <cstring>
#include <type_traits>

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

namespace faultline {

namespace {

constexpr std::array<char, 8> kMagic{'F', 'L', 'T', 'I', 'N', 'D', 'E', 'X'};
constexpr std::uint64_t kAlignment = 64;

enum Section : std::size_t { Tables, Images, Boxes, Names, BoxRings, RingEnds, Points };
constexpr std::size_t kSectionCount = 7;

struct SectionPlace {
    std::uint64_t offset = 0;
    std::uint64_t bytes = 0;
    std::uint32_t crc = 0;
    std::uint32_t reserved = 0;
};

struct Header {
    std::array<char, 8> magic = kMagic;
    std::uint32_t version = kIndexFileVersion;
    std::uint32_t imageRowBytes = sizeof(ImageRow);
    std::uint32_t boxRowBytes = sizeof(BoxRow);
    std::uint32_t reserved = 0;
    std::uint64_t fileBytes = 0;
    std::uint64_t stateHash = 0;
    std::array<SectionPlace, kSectionCount> sections;
    std::uint32_t reserved2 = 0;
    std::uint32_t crc = 0; ///< of everything before it
};
static_assert(sizeof(Header) == 216 && std::is_trivially_copyable_v<Header>);
static_assert(
    std::is_trivially_copyable_v<
        ImageRow> && std::is_trivially_copyable_v<BoxRow> && std::is_trivially_copyable_v<OutlinePoint>);

using Bytes = std::span<const std::byte>;

std::uint32_t headerCrc(const Header& header)
{
    return crc32c({reinterpret_cast<const std::byte*>(&header), offsetof(Header, crc)});
}

std::array<Bytes, kSectionCount> sectionsOf(const DatasetStorage& storage, std::string_view tables)
{
    return {std::as_bytes(std::span(tables.data(), tables.size())),
            std::as_bytes(storage.images),
            std::as_bytes(storage.boxes),
            std::as_bytes(storage.names),
            std::as_bytes(storage.boxRings),
            std::as_bytes(storage.ringEnds),
            std::as_bytes(storage.points)};
}

std::uint64_t aligned(std::uint64_t offset)
{
    return (offset + kAlignment - 1) / kAlignment * kAlignment;
}

Header headerOf(const std::array<Bytes, kSectionCount>& sections, std::uint64_t stateHash)
{
    Header header;
    header.stateHash = stateHash;
    std::uint64_t at = sizeof(Header);
    for (std::size_t i = 0; i < kSectionCount; ++i) {
        at = aligned(at);
        header.sections[i] = {
            .offset = at, .bytes = sections[i].size(), .crc = crc32c(sections[i]), .reserved = 0};
        at += sections[i].size();
    }
    header.fileBytes = at;
    header.crc = headerCrc(header);
    return header;
}

/// One section as rows; false if it is not whole.
template <typename Row>
bool takeSection(Bytes file, const SectionPlace& place, std::span<const Row>& rows)
{
    if (place.offset > file.size() || place.bytes > file.size() - place.offset
        || place.offset % kAlignment != 0 || place.bytes % sizeof(Row) != 0)
        return false;
    const Bytes bytes =
        file.subspan(static_cast<std::size_t>(place.offset), static_cast<std::size_t>(place.bytes));
    if (crc32c(bytes) != place.crc)
        return false;
    rows = {reinterpret_cast<const Row*>(bytes.data()), bytes.size() / sizeof(Row)};
    return true;
}

/// Ends that never go back and stay within `limit`.
bool areEnds(std::span<const std::uint32_t> ends, std::size_t limit)
{
    return std::is_sorted(ends.begin(), ends.end()) && (ends.empty() || ends.back() <= limit);
}

bool isWithin(const ImageRow& row, const DatasetStorage& storage)
{
    return std::uint64_t{row.firstBox} + row.boxCount <= storage.boxes.size()
           && row.name < storage.names.size() && row.annotation < storage.names.size()
           && (row.container < storage.containers.size() || row.container == ImageRow::kOwnFile)
           && (storage.source.format != DatasetFormat::TfRecord
               || row.container != ImageRow::kOwnFile)
           && row.split < std::max<std::size_t>(1, storage.source.splits.size())
           && row.format <= ImageFormat::Tiff;
}

bool areColumnsSound(const DatasetStorage& storage)
{
    const auto classes = static_cast<std::int64_t>(storage.classes.size());
    return !storage.names.empty() && storage.names.front() == '\0' && storage.names.back() == '\0'
           && (storage.boxRings.empty() || storage.boxRings.size() == storage.boxes.size())
           && areEnds(storage.boxRings, storage.ringEnds.size())
           && areEnds(storage.ringEnds, storage.points.size())
           && std::all_of(storage.images.begin(), storage.images.end(),
                          [&](const ImageRow& row) { return isWithin(row, storage); })
           && std::all_of(storage.boxes.begin(), storage.boxes.end(), [=](const BoxRow& box) {
                  return box.classIndex >= -1 && box.classIndex < classes;
              });
}

bool writeAll(int file, Bytes bytes)
{
    while (!bytes.empty()) {
        const ssize_t done = ::write(file, bytes.data(), bytes.size());
        if (done < 0 && errno == EINTR)
            continue;
        if (done <= 0)
            return false;
        bytes = bytes.subspan(static_cast<std::size_t>(done));
    }
    return true;
}

bool writeSections(int file, const Header& header, const std::array<Bytes, kSectionCount>& sections)
{
    static constexpr std::array<std::byte, kAlignment> kPadding{};
    if (!writeAll(file, std::as_bytes(std::span(&header, 1))))
        return false;
    std::uint64_t at = sizeof(Header);
    for (std::size_t i = 0; i < kSectionCount; ++i) {
        const auto gap = static_cast<std::size_t>(header.sections[i].offset - at);
        if (!writeAll(file, Bytes(kPadding).first(gap)) || !writeAll(file, sections[i]))
            return false;
        at = header.sections[i].offset + header.sections[i].bytes;
    }
    return true;
}

} // namespace

std::optional<IndexFile> parseIndexFile(Bytes bytes, const DatasetSource& source,
                                        std::string_view key)
{
    Header header;
    if (bytes.size() < sizeof header)
        return std::nullopt;
    std::memcpy(&header, bytes.data(), sizeof header);
    const bool isOurs = header.magic == kMagic && header.version == kIndexFileVersion
                        && header.imageRowBytes == sizeof(ImageRow)
                        && header.boxRowBytes == sizeof(BoxRow) && header.crc == headerCrc(header)
                        && header.fileBytes == bytes.size();
    if (!isOurs)
        return std::nullopt;
    auto storage = std::make_shared<DatasetStorage>();
    storage->source = source;
    std::span<const char> tables;
    const auto& places = header.sections;
    const bool isWhole = takeSection(bytes, places[Tables], tables)
                         && takeSection(bytes, places[Images], storage->images)
                         && takeSection(bytes, places[Boxes], storage->boxes)
                         && takeSection(bytes, places[Names], storage->names)
                         && takeSection(bytes, places[BoxRings], storage->boxRings)
                         && takeSection(bytes, places[RingEnds], storage->ringEnds)
                         && takeSection(bytes, places[Points], storage->points);
    if (!isWhole || !readIndexTables({tables.data(), tables.size()}, key, *storage)
        || !areColumnsSound(*storage))
        return std::nullopt;
    return IndexFile{.storage = std::move(storage), .stateHash = header.stateHash};
}

std::optional<IndexFile> openIndexFile(const std::string& path, const DatasetSource& source,
                                       std::string_view key)
{
    const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);
    if (file < 0)
        return std::nullopt;
    struct stat status {};
    void* memory = MAP_FAILED;
    const bool isFile =
        ::fstat(file, &status) == 0 && S_ISREG(status.st_mode) && status.st_size > 0;
    const auto size = static_cast<std::size_t>(isFile ? status.st_size : 0);
    if (isFile)
        memory = ::mmap(nullptr, size, PROT_READ, MAP_PRIVATE, file, 0);
    ::close(file);
    if (memory == MAP_FAILED)
        return std::nullopt;
    const std::shared_ptr<const void> mapping(
        memory, [size](const void* mapped) { ::munmap(const_cast<void*>(mapped), size); });
    std::optional<IndexFile> index =
        parseIndexFile({static_cast<const std::byte*>(memory), size}, source, key);
    if (!index)
        return std::nullopt;
    index->storage->mapping = mapping;
    // Checking has touched every page; those that are used come back from the page cache.
    ::madvise(memory, size, MADV_DONTNEED);
    return index;
}

std::uint64_t indexFileBytes(const DatasetStorage& storage, std::string_view key)
{
    std::uint64_t at = sizeof(Header);
    for (const Bytes section : sectionsOf(storage, writeIndexTables(storage, key)))
        at = aligned(at) + section.size();
    return at;
}

bool writeIndexFile(const std::string& path, const DatasetStorage& storage, std::string_view key,
                    std::uint64_t stateHash)
{
    const std::string tables = writeIndexTables(storage, key);
    const auto sections = sectionsOf(storage, tables);
    const int file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW,
                            S_IRUSR | S_IWUSR);
    if (file < 0)
        return false;
    const bool isWritten = writeSections(file, headerOf(sections, stateHash), sections);
    return ::close(file) == 0 && isWritten;
}

} // namespace faultline
