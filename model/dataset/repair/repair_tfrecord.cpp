// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/byte_source.h"
#include "model/core/byte_stream.h"
#include "model/dataset/repair/example_edit.h"
#include "model/dataset/repair/repair_writer.h"
#include "model/readers/tfevents/crc32c.h"

#include <array>
#include <cstring>
#include <fstream>
#include <map>
#include <vector>

namespace faultline::repair {

namespace {

constexpr std::uint64_t kMaxRecordBytes = kMaxImageBytes + (std::uint64_t{64} << 20);

struct Record {
    std::uint64_t begin = 0; ///< of its data, in the unpacked shard
    std::string data;
};

template <typename Number>
Number littleEndian(const char* bytes)
{
    Number number = 0;
    for (std::size_t i = sizeof(Number); i-- > 0;)
        number = static_cast<Number>((number << 8) | static_cast<unsigned char>(bytes[i]));
    return number;
}

template <typename Number>
void appendLittleEndian(std::string& text, Number number)
{
    for (std::size_t i = 0; i < sizeof(Number); ++i)
        text.push_back(static_cast<char>((number >> (8 * i)) & 0xFF));
}

std::uint32_t maskedCrc(std::string_view text)
{
    return tfevents::maskCrc(tfevents::crc32c(std::as_bytes(std::span(text))));
}

/// Reads the records of a shard in order, up to its first damage.
class ShardReader {
public:
    explicit ShardReader(ByteStream& stream) : m_stream(stream) {}

    /// False at the end, or where the framing is broken (isBroken()).
    bool next(Record& record)
    {
        std::array<char, 12> head{};
        if (!fill(head.data(), head.size()))
            return false;
        const auto length = littleEndian<std::uint64_t>(head.data());
        const bool isSound = maskedCrc({head.data(), 8}) == littleEndian<std::uint32_t>(&head[8]);
        if (!isSound || length > kMaxRecordBytes)
            return broken();
        record.begin = m_stream.position();
        if (!readData(static_cast<std::size_t>(length), record.data))
            return broken();
        std::array<char, 4> crc{};
        if (!fill(crc.data(), crc.size())
            || maskedCrc(record.data) != littleEndian<std::uint32_t>(crc.data()))
            return broken();
        return true;
    }
    [[nodiscard]] bool isBroken() const { return m_isBroken; }

private:
    bool broken()
    {
        m_isBroken = true;
        return false;
    }
    bool fill(char* into, std::size_t count)
    {
        return m_stream.read(std::as_writable_bytes(std::span(into, count))) == count;
    }
    /// Grows with what is there, not with what the length promises.
    bool readData(std::size_t length, std::string& data)
    {
        constexpr std::size_t kPiece = std::size_t{1} << 20;
        data.clear();
        while (data.size() < length) {
            const std::size_t at = data.size();
            const std::size_t piece = std::min(kPiece, length - at);
            data.resize(at + piece);
            if (!fill(data.data() + at, piece))
                return false;
        }
        return true;
    }

    ByteStream& m_stream;
    bool m_isBroken = false;
};

std::string framed(std::string_view data)
{
    std::string text;
    appendLittleEndian(text, static_cast<std::uint64_t>(data.size()));
    appendLittleEndian(text, maskedCrc(text));
    text += data;
    appendLittleEndian(text, maskedCrc(data));
    return text;
}

/// Finds the picture that a record of a shard holds.
class ShardIndex {
public:
    ShardIndex(const Dataset& dataset, std::uint32_t container)
    {
        for (std::size_t image = 0; image < dataset.imageCount(); ++image) {
            const ImageRow& row = dataset.image(image);
            if (row.container == container)
                m_byNumber.emplace(row.id, image);
        }
    }
    [[nodiscard]] std::optional<std::size_t> imageOf(std::int64_t number) const
    {
        const auto found = m_byNumber.find(number);
        return found == m_byNumber.end() ? std::nullopt : std::optional(found->second);
    }

private:
    std::map<std::int64_t, std::size_t> m_byNumber;
};

/// The record as it goes into the copy; none if it is left out.
std::optional<std::string> repaired(Job& job, std::size_t image, const std::string& data)
{
    const ImageEdit& edit = job.plan.images[image];
    if (edit.isDropped)
        return std::nullopt;
    if (!edit.changesAnything())
        return data;
    std::optional<std::string> edited =
        editExample(data, edit, job.dataset.image(image), job.dataset.classes());
    if (edited)
        return edited;
    job.report.remarks.push_back(job.dataset.where(image)
                                 + ": its lists do not fit together, so it was copied as it is");
    return data;
}

Result<void> writeShard(Job& job, std::uint32_t container)
{
    const std::string& path = job.dataset.containers()[container];
    const Result<std::unique_ptr<ByteSource>> source = openFile(path);
    if (!source)
        return source.error();
    const std::unique_ptr<ByteStream> stream = openStream(*source.value());
    const std::filesystem::path target = job.targetOf(path);
    std::error_code ignored;
    std::filesystem::create_directories(target.parent_path(), ignored);
    std::ofstream file(target, std::ios::binary | std::ios::trunc);
    const ShardIndex index(job.dataset, container);
    ShardReader reader(*stream);
    Record record;
    for (std::int64_t number = 0; reader.next(record); ++number) {
        if (job.monitor.isCancelled())
            return job.cancelled();
        job.monitor.advance(record.data.size());
        const std::optional<std::size_t> image = index.imageOf(number);
        if (image)
            job.count(*image);
        const std::optional<std::string> data =
            image ? repaired(job, *image, record.data) : std::optional(record.data);
        if (!data)
            continue;
        const std::string text = framed(*data);
        file.write(text.data(), static_cast<std::streamsize>(text.size()));
        job.report.bytesWritten += text.size();
    }
    if (reader.isBroken()) {
        job.report.remarks.push_back(path + ": what follows its first damage, at byte "
                                     + std::to_string(stream->position())
                                     + " or shortly before, was left out");
    }
    file.close();
    if (!file)
        return failure(ErrorCode::Io, target, "could not be written; is the disk full?");
    ++job.report.filesWritten;
    return {};
}

} // namespace

Result<void> writeTfRecord(Job& job)
{
    for (std::uint32_t i = 0; i < job.dataset.containers().size(); ++i) {
        if (const Result<void> done = writeShard(job, i); !done)
            return done;
    }
    return {};
}

} // namespace faultline::repair
