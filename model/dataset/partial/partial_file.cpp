// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/dataset/partial/partial_file.h"

#include "model/io/crc32c.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <bit>
#include <cerrno>
#include <cstring>
#include <system_error>
#include <utility>
#include <vector>

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

namespace faultline {

namespace {

using PartialJson = nlohmann::json;

/// Magic and sizes; then the head as CBOR, hashes, ends of names, names, and a checksum of all of
/// it.
struct FileHead {
    std::array<char, 8> magic{'F', 'L', 'P', 'A', 'R', 'T', '1', '\n'};
    std::uint64_t headBytes = 0;
    std::uint64_t hashes = 0;
    std::uint64_t nameBytes = 0;
};
static_assert(std::endian::native == std::endian::little, "the file is little-endian");

constexpr std::size_t kAlign = 16;
constexpr std::uint64_t kMostHeadBytes = std::uint64_t{1} << 30;

std::size_t padded(std::size_t size)
{
    return (size + kAlign - 1) / kAlign * kAlign;
}

PartialJson toJson(const Distribution& values)
{
    const Distribution::Parts parts = values.parts();
    std::vector<std::uint64_t> flat;
    for (const auto& [bin, count] : parts.bins) {
        flat.push_back(bin);
        flat.push_back(count);
    }
    return {parts.zeros, parts.sum.limbs(), std::bit_cast<std::uint32_t>(parts.min),
            std::bit_cast<std::uint32_t>(parts.max), flat};
}

/// What does not fit throws, as the library does; open() catches it.
Distribution distributionOf(const PartialJson& json)
{
    Distribution::Parts parts;
    parts.zeros = json.at(0).get<std::uint64_t>();
    parts.sum = ExactSum::of(json.at(1).get<ExactSum::Limbs>());
    parts.min = std::bit_cast<float>(json.at(2).get<std::uint32_t>());
    parts.max = std::bit_cast<float>(json.at(3).get<std::uint32_t>());
    const auto flat = json.at(4).get<std::vector<std::uint64_t>>();
    for (std::size_t i = 0; i + 1 < flat.size(); i += 2)
        parts.bins.emplace_back(static_cast<std::uint32_t>(flat[i]), flat[i + 1]);
    std::optional<Distribution> made = Distribution::of(parts);
    if (!made)
        throw std::out_of_range("bins");
    return *std::move(made);
}

constexpr std::array kCounts{
    &SplitStatistics::images,          &SplitStatistics::imagesWithoutBoxes,
    &SplitStatistics::boxes,           &SplitStatistics::unusableBoxes,
    &SplitStatistics::crowdBoxes,      &SplitStatistics::outlines,
    &SplitStatistics::totalImageBytes, &SplitStatistics::unknownSizes};

PartialJson toJson(const SizeClasses& sizes)
{
    return {sizes.small, sizes.medium, sizes.large};
}

SizeClasses sizeClassesOf(const PartialJson& json)
{
    return {.small = json.at(0), .medium = json.at(1), .large = json.at(2)};
}

PartialJson toJson(const PartialSplit& split)
{
    const SplitStatistics& counts = split.counts;
    PartialJson json{{"name", counts.name},
                     {"sizes", toJson(counts.sizes)},
                     {"resized", toJson(counts.resizedSizes)},
                     {"heat", counts.heatMap.cells},
                     {"map", counts.sizeMap.cells},
                     {"resized_map", counts.resizedSizeMap.cells},
                     {"formats", counts.formats}};
    for (const auto member : kCounts)
        json["counts"].push_back(counts.*member);
    for (const auto member : kSplitDistributions)
        json["values"].push_back(toJson(counts.*member));
    json["classes"] = PartialJson::array();
    for (const ClassStatistics& one : counts.classes)
        json["classes"].push_back({one.boxes, one.images});
    json["pictures"] = PartialJson::array();
    for (const auto& [size, count] : split.sizes)
        json["pictures"].push_back({size, count});
    return json;
}

PartialSplit splitOf(const PartialJson& json)
{
    PartialSplit split;
    SplitStatistics& counts = split.counts;
    counts.name = json.at("name");
    counts.sizes = sizeClassesOf(json.at("sizes"));
    counts.resizedSizes = sizeClassesOf(json.at("resized"));
    counts.heatMap.cells = json.at("heat");
    counts.sizeMap.cells = json.at("map");
    counts.resizedSizeMap.cells = json.at("resized_map");
    counts.formats = json.at("formats");
    for (std::size_t i = 0; i < kCounts.size(); ++i)
        counts.*kCounts[i] = json.at("counts").at(i).get<std::uint64_t>();
    for (std::size_t i = 0; i < kSplitDistributions.size(); ++i)
        counts.*kSplitDistributions[i] = distributionOf(json.at("values").at(i));
    for (const PartialJson& one : json.at("classes"))
        counts.classes.push_back({.boxes = one.at(0), .images = one.at(1)});
    for (const PartialJson& one : json.at("pictures"))
        split.sizes[one.at(0).get<std::uint32_t>()] = one.at(1).get<std::uint64_t>();
    return split;
}

PartialJson toJson(const DefectExample& example)
{
    PartialJson json{example.record, example.where,     example.otherRecord,
                     example.box,    example.className, example.reason};
    if (example.corners) {
        for (const float corner : *example.corners)
            json.push_back(std::bit_cast<std::uint32_t>(corner));
    }
    return json;
}

DefectExample exampleOfJson(const PartialJson& json)
{
    DefectExample example{.record = json.at(0),
                          .where = json.at(1),
                          .otherRecord = json.at(2),
                          .box = json.at(3),
                          .className = json.at(4),
                          .corners = {},
                          .reason = json.at(5)};
    if (json.size() > 6) {
        example.corners.emplace();
        for (std::size_t i = 0; i < 4; ++i)
            (*example.corners)[i] = std::bit_cast<float>(json.at(6 + i).get<std::uint32_t>());
    }
    return example;
}

PartialJson toJson(const DatasetPartial& partial)
{
    PartialJson json{{"schema", kPartialSchema},
                     {"version", partial.version},
                     {"dataset", partial.dataset},
                     {"format", partial.format},
                     {"key", partial.key},
                     {"options", partial.options},
                     {"classes", partial.classes},
                     {"shard_count", partial.shardCount},
                     {"whole_pictures", partial.wholePictures},
                     {"issues", partial.issues},
                     {"pixels", partial.hasPixels},
                     {"shards", partial.shards},
                     {"bytes_read", partial.bytesRead},
                     {"failed_pictures", partial.failedPictures},
                     {"all", toJson(partial.all)},
                     {"splits", PartialJson::array()},
                     {"defects", PartialJson::array()},
                     {"contents", PartialJson::array()}};
    for (const PartialSplit& split : partial.splits)
        json["splits"].push_back(toJson(split));
    for (const auto& [id, found] : partial.defects) {
        PartialJson examples = PartialJson::array();
        for (const auto& [key, example] : found.examples.kept())
            examples.push_back({key, toJson(example)});
        json["defects"].push_back({defectKind(id).name, static_cast<int>(found.severity),
                                   found.count, found.images, found.wholeCount, found.wholeShare,
                                   std::move(examples)});
    }
    for (const auto& [hash, unused] : partial.contents.kept())
        json["contents"].push_back(hash);
    return json;
}

DatasetPartial partialOf(const PartialJson& json)
{
    DatasetPartial partial;
    partial.version = json.at("version");
    partial.dataset = json.at("dataset");
    partial.format = json.at("format");
    partial.key = json.at("key");
    partial.options = json.at("options");
    partial.classes = json.at("classes").get<std::vector<std::string>>();
    partial.shardCount = json.at("shard_count");
    partial.wholePictures = json.at("whole_pictures");
    partial.issues = json.at("issues").get<std::map<std::string, std::uint64_t>>();
    partial.hasPixels = json.at("pixels");
    partial.shards = json.at("shards").get<std::vector<std::uint32_t>>();
    partial.bytesRead = json.at("bytes_read");
    partial.failedPictures = json.at("failed_pictures");
    partial.all = splitOf(json.at("all"));
    for (const PartialJson& split : json.at("splits"))
        partial.splits.push_back(splitOf(split));
    for (const PartialJson& one : json.at("defects")) {
        const DefectKind* const kind = findDefectKind(one.at(0).get<std::string>());
        if (kind == nullptr)
            throw std::out_of_range("defect");
        PartialDefects& found = partial.defects[kind->id];
        found.severity = static_cast<DefectSeverity>(std::clamp(one.at(1).get<int>(), 0, 2));
        found.count = one.at(2);
        found.images = one.at(3);
        found.wholeCount = one.at(4);
        found.wholeShare = one.at(5);
        for (const PartialJson& example : one.at(6))
            found.examples.add(example.at(0).get<std::uint64_t>(), exampleOfJson(example.at(1)));
    }
    for (const PartialJson& hash : json.at("contents"))
        partial.contents.add(hash.get<std::uint64_t>(), true);
    return partial;
}

/// Writes with a running checksum; the first failure stays.
class ChecksumWriter {
public:
    explicit ChecksumWriter(int descriptor) : m_descriptor(descriptor) {}

    void write(const void* data, std::size_t size)
    {
        const std::span bytes(static_cast<const std::byte*>(data), size);
        m_checksum = extendCrc32c(m_checksum, bytes);
        put(bytes);
    }
    void pad(std::size_t written)
    {
        constexpr std::array<char, kAlign> kZeros{};
        write(kZeros.data(), padded(written) - written);
    }
    void finish()
    {
        const std::uint32_t checksum = m_checksum;
        put(std::as_bytes(std::span(&checksum, 1)));
        if (m_problem == 0 && ::fsync(m_descriptor) != 0)
            m_problem = errno;
    }
    [[nodiscard]] int problem() const { return m_problem; }

private:
    void put(std::span<const std::byte> bytes)
    {
        while (!bytes.empty() && m_problem == 0) {
            const ssize_t wrote = ::write(m_descriptor, bytes.data(), bytes.size());
            if (wrote < 0 && errno == EINTR)
                continue;
            if (wrote < 0)
                m_problem = errno;
            else
                bytes = bytes.subspan(static_cast<std::size_t>(wrote));
        }
    }

    int m_descriptor;
    std::uint32_t m_checksum = 0;
    int m_problem = 0;
};

Error systemError(const std::string& path, int code)
{
    return {.code = ErrorCode::Io,
            .path = path,
            .detail = verbatim(std::generic_category().message(code))};
}

} // namespace

Result<void> writePartial(const std::string& path, const ShardResult& result)
{
    const std::vector<std::uint8_t> head = PartialJson::to_cbor(toJson(result.partial));
    std::string names;
    std::vector<std::uint64_t> ends;
    ends.reserve(result.names.size());
    for (const std::string& name : result.names) {
        names += name;
        ends.push_back(names.size());
    }
    const std::string beside = path + ".tmp";
    const int descriptor = ::open(beside.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
    if (descriptor < 0)
        return systemError(beside, errno);
    ChecksumWriter writer(descriptor);
    FileHead start;
    start.headBytes = head.size();
    start.hashes = result.hashes.size();
    start.nameBytes = names.size();
    writer.write(&start, sizeof(start));
    writer.write(head.data(), head.size());
    writer.pad(head.size());
    writer.write(result.hashes.data(), result.hashes.size() * sizeof(PictureHash));
    writer.write(ends.data(), ends.size() * sizeof(std::uint64_t));
    writer.write(names.data(), names.size());
    writer.finish();
    int problem = writer.problem();
    if (::close(descriptor) != 0 && problem == 0)
        problem = errno;
    if (problem == 0 && ::rename(beside.c_str(), path.c_str()) != 0)
        problem = errno;
    if (problem == 0)
        return {};
    ::unlink(beside.c_str());
    return systemError(path, problem);
}

Result<PartialFile> PartialFile::open(const std::string& path)
{
    const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0)
        return systemError(path, errno);
    struct stat status {};
    const bool isKnown = ::fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode);
    const auto size = isKnown ? static_cast<std::size_t>(status.st_size) : 0;
    const auto refuse = [&path](Translatable why) {
        return Error{.code = ErrorCode::Corrupt, .path = path, .detail = why};
    };
    if (size < sizeof(FileHead) + sizeof(std::uint32_t)) {
        ::close(descriptor);
        return refuse(FAULTLINE_TR_NOOP("Errors", "is no partial of a dataset, or was cut"));
    }
    void* const mapped = ::mmap(nullptr, size, PROT_READ, MAP_PRIVATE, descriptor, 0);
    const int problem = errno;
    ::close(descriptor);
    if (mapped == MAP_FAILED)
        return systemError(path, problem);
    PartialFile file;
    file.m_path = path;
    file.m_size = size;
    file.m_mapping = std::shared_ptr<const void>(
        mapped, [size](const void* at) { ::munmap(const_cast<void*>(at), size); }); // NOLINT
    const auto* const bytes = static_cast<const char*>(mapped);
    FileHead head;
    std::memcpy(&head, bytes, sizeof(head));
    constexpr std::string_view kMagic = "FLPART";
    if (std::string_view(head.magic.data(), kMagic.size()) != kMagic)
        return refuse(FAULTLINE_TR_NOOP("Errors", "is no partial of a dataset"));
    if (head.magic != FileHead().magic)
        return refuse(FAULTLINE_TR_NOOP("Errors", "was written by another version of the program"));
    const std::size_t room = size - sizeof(FileHead) - sizeof(std::uint32_t);
    constexpr std::size_t kEach = sizeof(PictureHash) + sizeof(std::uint64_t);
    if (head.headBytes > kMostHeadBytes || head.hashes > room / kEach || head.nameBytes > room
        || padded(head.headBytes) + head.hashes * kEach + head.nameBytes != room)
        return refuse(FAULTLINE_TR_NOOP("Errors", "was cut or is damaged"));
    std::uint32_t checksum = 0;
    std::memcpy(&checksum, bytes + size - sizeof(checksum), sizeof(checksum));
    if (crc32c(std::as_bytes(std::span(bytes, size - sizeof(checksum)))) != checksum)
        return refuse(FAULTLINE_TR_NOOP("Errors", "is damaged: its checksum is wrong"));
    try {
        const auto* const begin = bytes + sizeof(FileHead);
        const PartialJson json = PartialJson::from_cbor(begin, begin + head.headBytes);
        if (json.at("schema") != kPartialSchema)
            return refuse(
                FAULTLINE_TR_NOOP("Errors", "was written by another version of the program"));
        file.m_partial = partialOf(json);
    } catch (const std::exception&) {
        return refuse(FAULTLINE_TR_NOOP("Errors", "was cut or is damaged"));
    }
    const char* at = bytes + sizeof(FileHead) + padded(head.headBytes);
    file.m_hashes = {reinterpret_cast<const PictureHash*>(at), head.hashes}; // NOLINT
    at += head.hashes * sizeof(PictureHash);
    file.m_nameEnds = {reinterpret_cast<const std::uint64_t*>(at), head.hashes}; // NOLINT
    at += head.hashes * sizeof(std::uint64_t);
    file.m_names = {at, head.nameBytes};
    file.release(); // of 64 files the pages that were checked are gigabytes
    return file;
}

std::string_view PartialFile::name(std::size_t hash) const
{
    if (hash >= m_nameEnds.size())
        return {};
    const std::uint64_t begin = hash == 0 ? 0 : m_nameEnds[hash - 1];
    const std::uint64_t end = m_nameEnds[hash];
    return begin <= end && end <= m_names.size() ? m_names.substr(begin, end - begin)
                                                 : std::string_view();
}

void PartialFile::release() const
{
    ::madvise(const_cast<void*>(m_mapping.get()), m_size, MADV_DONTNEED); // NOLINT
}

} // namespace faultline
