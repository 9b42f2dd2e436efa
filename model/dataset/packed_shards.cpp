// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/dataset/packed_shards.h"

#include "model/io/record_scanner.h"

#include <algorithm>
#include <array>

namespace faultline {

Packing packingOf(const ByteSource& source)
{
    std::array<std::byte, kRecordHeaderBytes> head{};
    const Result<std::size_t> got = source.readAt(0, head);
    const std::span<const std::byte> bytes = std::span(head).first(got ? *got : 0);
    if (startsWithRecord(bytes))
        return Packing::None;
    if (isGzip(bytes))
        return Packing::Gzip;
    return isZlib(bytes) ? Packing::Zlib : Packing::None;
}

UnpackedSource::UnpackedSource(const ByteSource& file, Packing packing, ReadMonitor* monitor)
    : m_file(file),
      m_stream(packing == Packing::Zlib ? openZlibStream(file) : openStream(file)),
      m_monitor(monitor)
{
}

Result<std::size_t> UnpackedSource::readAt(std::uint64_t offsetBytes,
                                           std::span<std::byte> into) const
{
    if (offsetBytes < m_stream->position())
        return Error{.code = ErrorCode::Internal,
                     .path = m_file.name(),
                     .offsetBytes = offsetBytes,
                     .detail = FAULTLINE_TR_NOOP("Errors", "packed data is read forwards only")};
    std::vector<std::byte> skipped;
    while (m_stream->position() < offsetBytes) {
        constexpr std::uint64_t kSkip = 256U << 10;
        skipped.resize(static_cast<std::size_t>(
            std::min<std::uint64_t>(kSkip, offsetBytes - m_stream->position())));
        if (m_stream->read(skipped) < skipped.size())
            return std::size_t{0};
    }
    const std::size_t got = m_stream->read(into);
    if (m_monitor) {
        const std::uint64_t position = m_stream->sourcePosition();
        m_monitor->advance(position - m_reported);
        m_reported = position;
    }
    return got;
}

std::unique_ptr<PackedShards::Open> PackedShards::take(const std::string& path,
                                                       std::uint64_t offset)
{
    const std::lock_guard lock(m_mutex);
    auto best = m_open.end();
    for (auto it = m_open.begin(); it != m_open.end(); ++it) {
        const bool fits = (*it)->path == path && (*it)->unpacked->position() <= offset;
        if (fits
            && (best == m_open.end()
                || (*best)->unpacked->position() < (*it)->unpacked->position()))
            best = it;
    }
    if (best == m_open.end())
        return nullptr;
    std::unique_ptr<Open> open = std::move(*best);
    m_open.erase(best);
    return open;
}

void PackedShards::giveBack(std::unique_ptr<Open> open)
{
    const std::lock_guard lock(m_mutex);
    m_open.push_front(std::move(open));
    if (m_open.size() > kOpen)
        m_open.pop_back();
}

Result<std::vector<std::byte>> PackedShards::read(const std::string& path, std::uint64_t offset,
                                                  std::size_t size)
{
    std::unique_ptr<Open> open = take(path, offset);
    if (!open) {
        Result<std::unique_ptr<ByteSource>> file = openFile(path);
        if (!file)
            return file.error();
        open = std::make_unique<Open>();
        open->path = path;
        open->file = std::move(*file);
        open->unpacked = std::make_unique<UnpackedSource>(*open->file, packingOf(*open->file));
    }
    std::vector<std::byte> bytes(size);
    const Result<std::size_t> got = open->unpacked->readAt(offset, bytes);
    if (!got)
        return got.error();
    bytes.resize(*got);
    if (*got == size) // a stream that has ended is of no more use
        giveBack(std::move(open));
    return bytes;
}

} // namespace faultline
