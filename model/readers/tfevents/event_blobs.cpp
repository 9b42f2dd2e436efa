// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/tfevents/event_blobs.h"

#include "model/core/run.h"
#include "model/io/message_parser.h"
#include "model/io/record_scanner.h"
#include "model/readers/tfevents/event_decoder.h"
#include "model/schemas/summary.pb.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <utility>

namespace faultline::tfevents {

namespace {

constexpr std::size_t kMostBlobName = 1024;

class BlobFinder {
public:
    BlobFinder(const ByteSource& source, ReadMonitor& monitor, std::size_t most)
        : m_source(source), m_file(source), m_monitor(monitor), m_most(most)
    {
    }

    Result<std::vector<EventBlob>> find()
    {
        std::uint64_t at = 0;
        while (m_blobs.size() < m_most) {
            if (m_monitor.isCancelled())
                return Error{.code = ErrorCode::Cancelled, .path = m_source.name()};
            std::array<std::byte, kRecordHeaderBytes> header{};
            if (!readHeader(at, header) || !startsWithRecord(header))
                break;
            std::uint64_t size = 0;
            std::memcpy(&size, header.data(), sizeof size);
            const std::uint64_t begin = at + kRecordHeaderBytes;
            if (begin > m_source.size() || size > m_source.size() - begin)
                break;
            readEvent(WireCursor(m_file, begin, begin + size));
            at = begin + size + kRecordFooterBytes;
        }
        return std::move(m_blobs);
    }

private:
    bool readHeader(std::uint64_t at, std::span<std::byte> into)
    {
        std::string header;
        if (!m_file.append(at, into.size(), header))
            return false;
        std::memcpy(into.data(), header.data(), into.size());
        return true;
    }

    void readEvent(WireCursor event)
    {
        const std::size_t first = m_blobs.size();
        std::int64_t step = 0;
        while (event.next() && m_blobs.size() < m_most) {
            switch (event.field()) {
            case 2: step = static_cast<std::int64_t>(event.number()); break;
            case 4: add(event, BlobForm::GraphDef, "(graph)"); break;
            case 5: readSummary(event.message()); break;
            case 8: add(event, BlobForm::RunMetadata, "(run metadata)"); break;
            case 9: add(event, BlobForm::MetaGraphDef, "(meta graph)"); break;
            default: break;
            }
        }
        for (std::size_t at = first; at < m_blobs.size(); ++at)
            m_blobs[at].step = step;
    }

    void add(const WireCursor& from, BlobForm form, std::string tag, std::string plugin = {})
    {
        if (!from.isBytes() || m_blobs.size() >= m_most)
            return;
        m_blobs.push_back({.form = form,
                           .tag = std::move(tag),
                           .plugin = std::move(plugin),
                           .step = 0,
                           .begin = from.bytesBegin(),
                           .end = from.bytesBegin() + from.byteCount()});
    }

    void readSummary(WireCursor summary)
    {
        while (summary.next()) {
            if (summary.field() == 1 && summary.isBytes())
                readValue(summary.message());
        }
    }

    void readValue(WireCursor value)
    {
        std::string tag;
        std::string plugin;
        WireCursor tensor = value;
        bool hasTensor = false;
        while (value.next()) {
            if (value.field() == 1) {
                tag = value.text(kMostBlobName);
            } else if (value.field() == 8 && value.isBytes()) {
                tensor = value.message();
                hasTensor = true;
            } else if (value.field() == 9 && value.isBytes()) {
                plugin = pluginOf(value.message());
            }
        }
        if (!hasTensor || kindOfPlugin(plugin) != TagKind::Graph)
            return;
        constexpr std::uint32_t kTexts = 8;
        while (tensor.next()) {
            if (tensor.field() == kTexts && tensor.isBytes())
                return add(tensor, BlobForm::Text, std::move(tag), std::move(plugin));
        }
    }

    std::string pluginOf(WireCursor message)
    {
        schema::summary::Metadata metadata;
        static_cast<void>(m_parser.parse(message, metadata)); // what came before damage counts
        return metadata.plugin().name().substr(0, kMostBlobName);
    }

    const ByteSource& m_source;
    WireFile m_file;
    ReadMonitor& m_monitor;
    std::size_t m_most;
    MessageParser m_parser;
    std::vector<EventBlob> m_blobs;
};

} // namespace

Result<std::vector<EventBlob>> findBlobs(const ByteSource& source, ReadMonitor& monitor,
                                         std::size_t most)
{
    return BlobFinder(source, monitor, most).find();
}

Result<std::string> readBlob(const ByteSource& source, const EventBlob& blob, std::uint64_t most)
{
    const auto problem = [&](ErrorCode code, Text detail) {
        return Error{
            .code = code,
            .path = source.name(),
            .offsetBytes = blob.begin,
            .detail = {FAULTLINE_TR_NOOP("Errors", "\"%1\" %2"), {blob.tag, std::move(detail)}}};
    };
    if (blob.end < blob.begin || blob.end > source.size())
        return problem(ErrorCode::Corrupt,
                       FAULTLINE_TR_NOOP("Errors", "reaches beyond the end of the file"));
    const std::uint64_t size = blob.end - blob.begin;
    if (size > most)
        return problem(ErrorCode::TooLarge,
                       {FAULTLINE_TR_NOOP("Errors", "takes %1 bytes, more than %2"),
                        {std::to_string(size), std::to_string(most)}});
    std::string bytes(static_cast<std::size_t>(size), '\0');
    const Result<std::size_t> got =
        source.readAt(blob.begin, std::as_writable_bytes(std::span(bytes.data(), bytes.size())));
    if (!got)
        return got.error();
    if (*got < bytes.size())
        return problem(ErrorCode::Corrupt, FAULTLINE_TR_NOOP("Errors", "is cut"));
    return bytes;
}

} // namespace faultline::tfevents
