// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/dataset/packed_shards.h"
#include "model/dataset/repair/example_edit.h"
#include "model/dataset/repair/repair_writer.h"
#include "model/io/byte_source.h"
#include "model/io/crc32c.h"
#include "model/io/record_scanner.h"

#include <fstream>
#include <limits>
#include <map>
#include <optional>

namespace faultline::repair {

namespace {

constexpr std::uint64_t kWholeRecord = kMaxImageBytes + (std::uint64_t{64} << 20);

template <typename Number>
void appendLittleEndian(std::string& text, Number number)
{
    for (std::size_t i = 0; i < sizeof(Number); ++i)
        text.push_back(static_cast<char>((number >> (8 * i)) & 0xFF));
}

std::uint32_t maskedCrc(std::string_view text)
{
    return maskCrc(crc32c(std::as_bytes(std::span(text))));
}

std::string framed(std::string_view data)
{
    std::string text;
    appendLittleEndian(text, static_cast<std::uint64_t>(data.size()));
    appendLittleEndian(text, maskedCrc(text));
    text += data;
    appendLittleEndian(text, maskedCrc(data));
    return text;
}

/// Copies the records of a shard, repaired. The number of a record is that of its row.
class ShardCopy final : public RecordSink {
public:
    ShardCopy(Job& job, std::uint32_t container, std::ofstream& file)
        : m_job(job), m_path(job.dataset.containers()[container]), m_file(file)
    {
        for (std::size_t image = 0; image < job.dataset.imageCount(); ++image) {
            const ImageRow& row = job.dataset.image(image);
            if (row.container == container)
                m_imageOf.emplace(row.id, image);
        }
    }

    void onRecord(std::uint64_t, std::string_view payload) override
    {
        m_job.monitor.advance(payload.size());
        const auto found = m_imageOf.find(m_number++);
        if (found == m_imageOf.end()) {
            write(payload);
            return;
        }
        m_job.count(found->second);
        if (!m_job.plan.images[found->second].isDropped)
            writeRepaired(found->second, payload);
    }

    void onLargeRecord(std::uint64_t offset, std::uint64_t size) override
    {
        leaveOut(offset, "a record of " + std::to_string(size) + " bytes");
    }

    void onDamagedRecord(std::uint64_t offset, std::uint64_t) override
    {
        leaveOut(offset, "a damaged record");
    }

    void onIssue(ImportIssue issue) override
    {
        std::string remark = m_path + ": " + std::string(issueInfo(issue.code).sentence);
        if (issue.offsetBytes)
            remark += " (at byte " + std::to_string(*issue.offsetBytes) + ")";
        m_job.report.remarks.push_back(remark);
    }

private:
    void leaveOut(std::uint64_t offset, const std::string& what)
    {
        const auto found = m_imageOf.find(m_number++);
        if (found != m_imageOf.end()) {
            ++m_job.report.picturesDropped;
            m_job.report.boxesDropped += m_job.dataset.boxes(found->second).size();
        }
        m_job.report.remarks.push_back(m_path + ": " + what + " at byte " + std::to_string(offset)
                                       + " was left out");
    }

    void writeRepaired(std::size_t image, std::string_view payload)
    {
        const ImageEdit& edit = m_job.plan.images[image];
        if (!edit.changesAnything()) {
            write(payload);
            return;
        }
        const std::optional<std::string> edited =
            editExample(payload, edit, m_job.dataset.image(image), m_job.dataset.classes());
        if (!edited) {
            m_job.report.remarks.push_back(
                m_job.dataset.where(image)
                + ": its lists do not fit together, so it was copied as it is");
        }
        write(edited ? std::string_view(*edited) : payload);
    }

    void write(std::string_view payload)
    {
        const std::string text = framed(payload);
        m_file.write(text.data(), static_cast<std::streamsize>(text.size()));
        m_job.report.bytesWritten += text.size();
    }

    Job& m_job;
    const std::string& m_path;
    std::ofstream& m_file;
    std::map<std::int64_t, std::size_t> m_imageOf; ///< by number of the record
    std::int64_t m_number = 0;
};

/// All records from front to end.
RecordStretch scan(const ByteSource& source, ReadMonitor& monitor, ShardCopy& copy)
{
    constexpr std::uint64_t kEnd = std::numeric_limits<std::uint64_t>::max();
    const Packing packing = packingOf(source);
    if (packing == Packing::None) {
        return RecordScanner(source, monitor, kWholeRecord).scan(0, source.size(), true, copy);
    }
    const UnpackedSource unpacked(source, packing, &monitor);
    return RecordScanner(unpacked, monitor, kWholeRecord, false).scan(0, kEnd, true, copy);
}

Result<void> writeShard(Job& job, std::uint32_t container)
{
    const std::string& path = job.dataset.containers()[container];
    const Result<std::unique_ptr<ByteSource>> source = openFile(path);
    if (!source)
        return source.error();
    const std::filesystem::path target = job.targetOf(path);
    std::error_code ignored; // opening fails then
    std::filesystem::create_directories(target.parent_path(), ignored);
    std::ofstream file(target, std::ios::binary | std::ios::trunc);
    ShardCopy copy(job, container, file);
    const RecordStretch stretch = scan(*source.value(), job.monitor, copy);
    file.close();
    if (stretch.cancelled || job.monitor.isCancelled())
        return job.cancelled();
    if (!file)
        return Error{.code = ErrorCode::Io,
                     .path = target,
                     .detail =
                         FAULTLINE_TR_NOOP("Errors", "could not be written; is the disk full?")};
    if (stretch.damage || stretch.failed)
        job.report.remarks.push_back(path + ": what follows its last readable record was left out");
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
